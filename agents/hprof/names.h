/* SPDX-License-Identifier: MIT */
/* Who appears in a profile: classes, methods, threads and traces. hprof.h says which lock is
 * held. */
#ifndef HPROF_NAMES_H
#define HPROF_NAMES_H

#include <stdbool.h>
#include <stdint.h>
#include "jvmpi.h"

/* ---- Classes and methods (method.c) ---- */

typedef struct {
    char *name;
    uint8_t type; /* as is_array of OBJECT_ALLOC: JVMPI_CLASS is a reference */
} Field;

typedef struct {
    jobjectID id; /* NULL once it is unloaded */
    char *name;
    char *source; /* "" when unknown */
    uint32_t *methods;
    uint32_t method_count;
    Field *statics, *instances; /* declared ones, in the order of CLASS_LOAD; for heap dumps */
    uint32_t static_count, instance_count, interface_count;
    bool moved; /* since its LOAD CLASS record was written */
    /* What the class dumps of a heap dump told, for its other records. */
    uint32_t super; /* class number */
    uintptr_t loader;
    uint32_t instance_size;
    uintptr_t array; /* the class of its arrays; 0: none */
} Class;

typedef struct {
    uint32_t class_number;
    char *name, *signature;
    jmethodID id;
} Method;

/* Class and method number 0 stand for what nobody could tell, 1 for the VM's own: a collection.
 */
enum { UNKNOWN = 0, COLLECTION = 1 };

void method_tables_create(void);
void class_loaded(const JVMPI_Event *event);
void class_unloaded(jobjectID id);
/* Whether the profile names objects and classes by id, and so must hear of moves. */
bool ids_are_followed(void);
void class_moved(jobjectID from, jobjectID to);
/* Collections are off: unknown ids are asked for. */
uint32_t class_number(jobjectID id);
uint32_t method_number(jmethodID id);
Class *class_at(uint32_t number);
void class_print(uint32_t number,
                 bool of_arrays); /* its name as text, or that of the class of its arrays */
uint32_t class_count(void);
/* Sets `array` of every class that has arrays (array_class.c). */
void classes_join_arrays(void);
const Method *method_at(uint32_t number);
void method_tables_free(void);

/* ---- Threads (thread.c) ---- */

typedef struct ThreadCosts ThreadCosts;

typedef struct ThreadData {
    struct ThreadData *next, *previous; /* of all */
    struct ThreadData *next_alike;      /* thread.c's */
    JNIEnv *env;
    uint32_t serial;
    bool own;               /* the agent's sampler */
    bool told;              /* its THREAD START is written */
    ThreadCosts *costs;     /* for cpu=times */
    struct Calls *calls;    /* for over= */
    uint64_t blocked_since; /* monitor=y: ns, 0 when it waits for none */
    uint32_t blocked_trace;
    uintptr_t blocked_on;  /* the object, or the raw monitor */
    uint32_t holder_trace; /* where its holder gave it up last, 0: nobody was seen to */
} ThreadData;

/* The data of a thread, made when it is met for the first time. Takes hprof.data if it must. */
ThreadData *thread_of(JNIEnv *env);
void thread_started(const JVMPI_Event *event);
/* Its number, after its THREAD START has been written; collections are off, hprof.data is held.
 */
uint32_t thread_introduce(JNIEnv *env, jobjectID object);
void thread_ended(JNIEnv *env);
/* NULL: unknown. hprof.data is held, so it does not end meanwhile. */
ThreadData *thread_find(const JNIEnv *env);
uint32_t thread_serial(const JNIEnv *env); /* 0 when unknown; hprof.data is held */
void threads_free(void);

/* ---- Traces (trace.c) ---- */

typedef struct {
    uint32_t method;
    int32_t line;
} TraceFrame;

typedef struct {
    uint32_t hash;
    uint32_t thread; /* serial, 0 unless thread=y */
    uint32_t count;
    bool printed;
    uint64_t samples;
    uint64_t nanoseconds;
    uint64_t calls;          /* of the first method, and from it to others */
    uint64_t callees, ticks; /* as cpu_times.c counts them */
    TraceFrame *frames;      /* callee first */
} Trace;

/* Number of the trace with these frames; collections are off, hprof.data is held. */
uint32_t trace_intern(uint32_t thread, const TraceFrame *frames, uint32_t count);
/* As above, from what GetCallTrace answered. */
uint32_t trace_intern_call(const ThreadData *thread, const JVMPI_CallTrace *call);
/* The same uncut, whatever depth= says. */
uint32_t trace_intern_whole(uint32_t thread, const JVMPI_CallTrace *call);
Trace *trace_at(uint32_t number);
uint32_t trace_count(void);
void trace_print(uint32_t number);
void trace_print_method(uint32_t number); /* the first one, as text */
void traces_free(void);

#endif
