/* SPDX-License-Identifier: MIT */
/* An agent that is told everything there is and keeps a model of it: threads and their stacks,
 * classes, methods, compiled code, objects, arenas, references, monitors. Each event is checked
 * against the model before it changes the model; dumps and traces, which it asks for at random
 * moments, are compared with it.
 *
 * One raw monitor guards the model. It is held for short sections in which nothing of the VM is
 * called, but by the thread that collects from GC_START to GC_FINISH (R116, R117). Who turns GC
 * off or asks for a dump does not hold it: a collection that has begun needs it. Between
 * GC_START and GC_FINISH nothing is allocated (R21).
 *
 * What a dump shows may be in the handler that tells of it, on a thread that waits for the
 * monitor: it is noted, and must be told before the next collection, which waits for all such
 * handlers. */
#ifndef TESTS_AGENT_MODEL_H
#define TESTS_AGENT_MODEL_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

enum { NO_OBJECT = 0 };

typedef struct Class Class;
typedef struct Thread Thread;

typedef struct Method {
    jmethodID id;
    Class *class;
    struct Method *same_bucket;
    jint first_line, last_line;
    char *name;
    int compiled; /* pieces of code of it */
} Method;

struct Class {
    jobjectID id; /* changes when the mirror moves */
    Class *same_bucket, *next, *before;
    char *name;
    jint interfaces, method_count, static_count, instance_count;
    char *statics, *instances; /* the first letters of the fields' types */
    Method *methods;
    unsigned mirror; /* NO_OBJECT: its allocation is not told yet (R205) */
    long objects;    /* live instances; of an element class: its arrays, too */
    int super_known; /* a dump has told it */
    Class *super;
    unsigned described; /* number of the dump that has a record of it */
};

typedef struct Object {
    jobjectID id;
    Class *class;     /* of the elements, of an array of references; NULL: primitive ones */
    Class *describes; /* it is the mirror of this class */
    jint size, arena, kind;
    unsigned same_bucket, before, behind; /* in its bucket; in its arena's list */
    unsigned references;                  /* global ones */
    unsigned seen;                        /* number of the dump that has a record of it */
    long entered, exits;                  /* contended entries that were told, and exits */
} Object;

typedef struct Frame {
    Method *method;
    char entry, entry2; /* METHOD_ENTRY, METHOD_ENTRY2 have come */
} Frame;

struct Thread {
    JNIEnv *env;
    Thread *next;
    char *name;
    unsigned object;
    Frame *stack;
    int depth, capacity;
    unsigned entering, waiting;  /* objects; */
    int is_entering, is_waiting; /* a sleep waits for no object */
    JVMPI_RawMonitor entering_raw;
    unsigned long events, version;
    unsigned long long random;
    int acting; /* an event of its own brought the event about */
};

typedef struct Reference {
    jobject id;
    jobjectID early; /* told before its object */
    unsigned object;
    int weak;
    struct Reference *same_bucket;
} Reference;

typedef struct Code {
    Method *method;
    const char *start;
    size_t size;
    struct Code *next;
} Code;

/* ---- agent_model.c ---- */

extern JVMPI_Interface *jvmpi;
extern __thread Thread *self; /* the thread's own, between its THREAD_START and THREAD_END */
extern __thread JVMPI_Event *current; /* for reports */
extern int late;   /* it comes to a VM that runs: `self` is whom an event names */
extern int others; /* agents like this one are there */
enum { ENTRIES = 1, RECEIVERS = 2 };
extern int entries; /* which of METHOD_ENTRY and METHOD_ENTRY2 are enabled */
extern int announced, init_done, shut_down, in_gc;
extern long event_count, dump_count, trace_count;
/* How many there were in all. */
extern long objects_told, objects_moved, objects_freed, classes_told, classes_unloaded,
    code_loaded, code_unloaded;
extern long references_told, contentions, waits, collections, threads_told;

/* One line that names rule, event and what is wrong with which ids; then the end. */
_Noreturn void fail(const char *rule, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
#define CHECK(truth, rule, ...)                                                                \
    do {                                                                                       \
        if (__builtin_expect(!(truth), 0)) fail(rule, __VA_ARGS__);                            \
    } while (0)
const char *event_name(jint type);
void *need(void *memory); /* ends when there is none */
void model_lock(void);
void model_unlock(void);

/* ---- heap.c ---- */
int element_bytes(jint kind); /* of an array of primitives; 0: it is none */

enum ArenaMode { ARENAS_EXPLICIT, ARENAS_IMPLICIT, ARENAS_NONE };
extern enum ArenaMode arena_mode;
extern Object *objects;
extern unsigned object_count;
extern long object_bytes;

void heap_begin(void);
unsigned object_find(jobjectID id); /* NO_OBJECT: unknown */
/* The object of an id in the event; ends when there is none. */
unsigned object_known(const char *rule, jobjectID id, const char *what);
unsigned object_at_random(unsigned long long random);
void on_alloc(JVMPI_Event *e);
void on_alloc_requested(JVMPI_Event *e);
void on_free(JVMPI_Event *e);
void on_move(JVMPI_Event *e);
void on_arena_new(JVMPI_Event *e);
void on_arena_delete(JVMPI_Event *e);
void on_gc_start(void);
void on_gc_finish(JVMPI_Event *e);

/* ---- classes.c ---- */

extern Class *all_classes;
extern int class_count;
Class *class_find(jobjectID id);
Class *class_known(const char *rule, jobjectID id, const char *what);
void class_move(Class *c, jobjectID to);
Method *method_known(const char *rule, jmethodID id, const char *what);
void on_hook(JVMPI_Event *e);
void on_class_load(JVMPI_Event *e);
void on_class_load_requested(JVMPI_Event *e);
void on_class_unload(JVMPI_Event *e);
void on_compiled_load(JVMPI_Event *e);
void on_compiled_unload(JVMPI_Event *e);
void classes_check_at_init(void);

/* ---- threads.c ---- */

extern Thread *all_threads;
Thread *thread_find(JNIEnv *env);
void thread_check_sender(JVMPI_Event *e);
void on_thread_start(JVMPI_Event *e);
void on_thread_start_requested(JVMPI_Event *e);
void on_thread_end(JVMPI_Event *e);
void on_entry(JVMPI_Event *e);
void on_exit_of_method(JVMPI_Event *e);
void on_instruction(JVMPI_Event *e);
void on_monitor(JVMPI_Event *e);
void on_raw_monitor(JVMPI_Event *e);
void on_wait(JVMPI_Event *e);
void on_reference_alloc(JVMPI_Event *e);
void on_reference_free(JVMPI_Event *e);
void references_meet_objects(void); /* those that were told before their objects */
Reference *reference_find(jobject id);
int reference_was_freed(jobject id);
void raw_monitors_begin(void);
int raw_monitor_is_ours(JVMPI_RawMonitor monitor, const char *name);
/* The caller's own stack, as the VM sees it, against the model. */
void trace_compare(void);

/* ---- dumps.c ---- */

void on_heap_dump(JVMPI_Event *e);
void on_object_dump(JVMPI_Event *e);
void on_monitor_dump(JVMPI_Event *e);
/* What a dump showed and nobody told of yet. */
enum Kind { KIND_OBJECT, KIND_THREAD, KIND_REFERENCE };
void owe(enum Kind kind, const void *id);
void owed_paid(enum Kind kind, const void *id);
void owed_none(void);

/* ---- acts.c ---- */

extern unsigned long act_every;
void act(JVMPI_Event *e);
void act_at_end(void);
void references_drop(JNIEnv *env);
extern JVMPI_RawMonitor contended;

/* ---- plants.c ---- */

/* 0: no such plant. */
int plant_choose(const char *name, size_t length);
/* What the agent is to hear instead of the event: nothing (0), it as it is or changed (1), or
 * twice (2). */
int plant_event(JVMPI_Event *e);
int plant_late(void); /* an event after JVM_SHUT_DOWN is to be made up */
void *plant_id(const char *where, void *id, void *before);
unsigned plant_number(const char *where, unsigned number);

#endif
