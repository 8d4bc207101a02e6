/* SPDX-License-Identifier: MIT */
/*
 * What the files of the agent share: the profiler's state and each file's functions.
 *
 * Lock: everything in `hprof` that changes after JVM_OnLoad, and every table, is touched only
 * under the raw monitor hprof.data; the exceptions are the per-thread cells that cpu_times.c
 * describes. The monitor is taken at GC_START and released at GC_FINISH, so the handlers between
 * the two find every table at rest, and none of them allocates.
 * Order: collections off first, then hprof.data. Nobody who holds it waits for a collection.
 */
#ifndef HPROF_H
#define HPROF_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

/* ---- Options (options.c) ----------------------------------------------------------------- */

typedef enum { CPU_OFF, CPU_SAMPLES, CPU_TIMES, CPU_OLD } CpuMode;

typedef struct {
    CpuMode cpu;
    bool sites;
    bool heap_dump;
    bool monitors;
    bool binary;       /* format=b */
    bool thread;       /* traces of different threads are different traces */
    bool lineno;
    bool dump_on_exit;
    bool force;        /* an existing file is written over */
    bool verbose;      /* says on stderr when it dumps */
    bool micro_states; /* msa=y, which only one system ever had */
    int depth;         /* frames of a trace, 1..MAX_DEPTH */
    int interval;      /* ms between samples */
    double cutoff;     /* part of the whole below which a table row is left out */
    char file[1024];
    char host[256];    /* net=; "" when the output is a file */
    char port[8];
} Options;

enum { MAX_DEPTH = 1024 };

typedef enum { OPTIONS_OK, OPTIONS_HELP, OPTIONS_BAD } OptionsResult;

/* Fills `options` from the text behind -Xrunhprof: (NULL allowed); complains on stderr. */
OptionsResult options_parse(const char *text, Options *options);
void options_usage(FILE *out);

/* ---- Tables (table.c) -------------------------------------------------------------------- */

/* From an id to a number. Removal leaves no gap, so moving an entry never needs memory. */
typedef struct {
    uintptr_t key; /* 0: the place is free */
    uint32_t value;
    uint32_t size; /* of an object; its bytes, saturated */
    int32_t arena;
} MapEntry;

typedef struct {
    MapEntry *entries;
    uint32_t capacity; /* a power of two */
    uint32_t count;
} Map;

MapEntry *map_find(const Map *map, uintptr_t key);
/* Answers the entry of `key`, made if need be. Allocates: never between GC_START and _FINISH. */
MapEntry *map_put(Map *map, uintptr_t key);
void map_remove(Map *map, MapEntry *entry);
/* Gives `entry` the key `key`, which must not be in use. Never allocates. */
void map_rekey(Map *map, MapEntry *entry, uintptr_t key);

/* A growing array of records and an open hash of their numbers; records never move. */
typedef struct {
    void **chunks;
    size_t record_size;
    uint32_t count;
    uint32_t *slots; /* number + 1, or 0 */
    uint32_t capacity;
} Pool;

void *pool_at(const Pool *pool, uint32_t number);
/* Appends a zeroed record that is found under `hash`. */
void *pool_add(Pool *pool, uint32_t hash, uint32_t (*hash_of)(const void *record));
/* First candidate under `hash`, then the next ones: NULL at the end. `*cursor` starts at hash. */
void *pool_probe(const Pool *pool, uint32_t *cursor, uint32_t *number);

void map_free(Map *map);
void pool_free(Pool *pool);

uint32_t hash_mix(uint64_t value);
void *must_alloc(size_t count, size_t size); /* zeroed; ends the process when there is none */
char *must_copy(const char *text);           /* NULL becomes "" */

/* ---- Classes and methods (method.c) ------------------------------------------------------ */

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

enum { UNKNOWN = 0 }; /* class and method number 0 stand for what nobody could tell */

void method_tables_create(void);
void class_loaded(const JVMPI_Event *event);
void class_unloaded(jobjectID id);
void class_moved(jobjectID from, jobjectID to);
/* Collections are off: unknown ids are asked for. */
uint32_t class_number(jobjectID id);
uint32_t method_number(jmethodID id);
Class *class_at(uint32_t number);
uint32_t class_count(void);
const Method *method_at(uint32_t number);
void method_tables_free(void);

/* ---- Threads (thread.c) ------------------------------------------------------------------ */

typedef struct ThreadCosts ThreadCosts;

typedef struct ThreadData {
    struct ThreadData *next;
    JNIEnv *env;
    uint32_t serial;
    bool own;           /* the agent's sampler */
    ThreadCosts *costs; /* for cpu=times */
    uint64_t blocked_since;         /* monitor=y: ns, 0 when it waits for none */
    uint32_t blocked_trace;
} ThreadData;

/* The data of a thread, made when it is met for the first time. Takes hprof.data if it must. */
ThreadData *thread_of(JNIEnv *env);
void thread_started(const JVMPI_Event *event);
void thread_ended(JNIEnv *env);
uint32_t thread_serial(const JNIEnv *env); /* 0 when unknown; hprof.data is held */
void threads_free(void);

/* ---- Traces (trace.c) -------------------------------------------------------------------- */

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
    uint64_t calls;
    TraceFrame *frames; /* callee first */
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
void trace_print_method(uint32_t number, char *buffer, size_t size);
void traces_free(void);

/* ---- Allocation sites (site.c) ----------------------------------------------------------- */

void site_object_allocated(const JVMPI_Event *event);
void site_object_freed(jobjectID id);
void site_object_moved(const JVMPI_Event *event);
void site_arena_made(jint arena);
void site_arena_deleted(jint arena);
void site_collection_finished(void);
void site_print(void);
/* The trace and size of an object; false when its allocation was not seen. */
bool site_find(uintptr_t object, uint32_t *trace, uint32_t *size);
void sites_free(void);

/* ---- Heap dumps (heap_dump.c) ------------------------------------------------------------ */

/* HEAP_DUMP's handler: writes the buffer as text or as binary segments. hprof.data is held. */
void heap_dump_write(const JVMPI_Event *event);

/* ---- Monitors (monitor.c) ---------------------------------------------------------------- */

void monitor_contended(const JVMPI_Event *event);
void monitor_entered(const JVMPI_Event *event);
void monitor_dump_write(const JVMPI_Event *event);
void monitor_print(void);
void monitors_free(void);
/* What a requested OBJECT_ALLOC said about a monitor's object. */
void monitor_object_told(const JVMPI_Event *event);

/* ---- The binary format (binary.c) -------------------------------------------------------- */

/* Bytes of a record in the making; everything is big-endian. */
typedef struct {
    uint8_t *bytes;
    size_t size, capacity;
} Buffer;

void buffer_u1(Buffer *buffer, uint32_t value);
void buffer_u2(Buffer *buffer, uint32_t value);
void buffer_u4(Buffer *buffer, uint32_t value);
void buffer_u8(Buffer *buffer, uint64_t value);
void buffer_id(Buffer *buffer, uintptr_t id);
void buffer_bytes(Buffer *buffer, const void *bytes, size_t size);
void buffer_free(Buffer *buffer);

typedef enum {
    HPROF_UTF8 = 0x01, HPROF_LOAD_CLASS, HPROF_UNLOAD_CLASS, HPROF_FRAME, HPROF_TRACE,
    HPROF_ALLOC_SITES, HPROF_HEAP_SUMMARY, HPROF_START_THREAD = 0x0a, HPROF_END_THREAD,
    HPROF_CPU_SAMPLES = 0x0d, HPROF_CONTROL_SETTINGS, HPROF_HEAP_DUMP_SEGMENT = 0x1c,
    HPROF_HEAP_DUMP_END = 0x2c
} BinaryTag;

void binary_header(void);
/* The id of a text, whose record is written when the text is met for the first time. */
uintptr_t binary_name(const char *text);
void binary_record(uint8_t tag, Buffer *body); /* and empties the body */
void binary_class(uint32_t number);            /* LOAD CLASS */
void binary_trace(uint32_t number);
void binary_free(void);

/* ---- CPU --------------------------------------------------------------------------------- */

void cpu_samples_start(void); /* creates the sampler; after JVM_INIT_DONE */
void cpu_samples_stop(void);
void cpu_times_entry(JNIEnv *env, jmethodID method);
void cpu_times_exit(JNIEnv *env, jmethodID method);
void cpu_times_fold(ThreadData *thread); /* adds the thread's costs to the traces */
void cpu_times_free(ThreadData *thread);
void cpu_times_forget_methods(void); /* method ids may be used again */

/* ---- Output (output.c) ------------------------------------------------------------------- */

bool output_open(void);
void output_header(void);
void output_date(char buffer[32]); /* as ctime, without the line end */
void output_dump(void); /* hprof.data is held */
void output_close(void);

/* ---- The profiler (hprof.c) -------------------------------------------------------------- */

typedef struct {
    JavaVM *vm;
    JVMPI_Interface *jvmpi;
    JVMPI_RawMonitor data;
    Options options;
    FILE *out;
    ThreadData *threads;
    uint32_t next_serial;
    bool done; /* read without the lock as well: a late event is harmless */
} Profiler;

extern Profiler hprof;

void data_lock(void);
void data_unlock(void);

#endif
