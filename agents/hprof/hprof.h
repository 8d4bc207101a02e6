/* SPDX-License-Identifier: MIT */
/*
 * What the files of the agent share: the profiler's state and each file's functions.
 *
 * Lock: everything in `hprof` that changes after JVM_OnLoad, and every table, is touched only
 * under the raw monitor hprof.data; the exceptions are the per-thread cells that cpu_times.c
 * describes. The monitor is taken at GC_START and released at GC_FINISH, so the handlers
 * between the two find every table at rest, and none of them allocates. Order: collections off
 * first, then hprof.data. Nobody who holds it waits for a collection.
 */
#ifndef HPROF_H
#define HPROF_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

#include "memory.h"
#include "names.h"
#include "options.h"
#include "output.h"
#include "table.h"

/* ---- Allocation sites (site.c) ---- */

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

/* ---- Heap dumps (heap_dump.c) ---- */

/* HEAP_DUMP's handler: writes the buffer as text or as binary segments. hprof.data is held. */
void heap_dump_write(const JVMPI_Event *event);

/* ---- Monitors (monitor.c) ---- */

void monitor_contended(const JVMPI_Event *event);
void monitor_given_up(const JVMPI_Event *event);
void monitor_entered(const JVMPI_Event *event);
void monitor_moved(jobjectID from, jobjectID to);
void monitor_dump_write(const JVMPI_Event *event);
void monitor_print(void);
void monitors_free(void);
/* What a requested OBJECT_ALLOC said about a monitor's object. */
void monitor_object_told(const JVMPI_Event *event);

/* ---- CPU (cpu_samples.c, cpu_times.c) ---- */

void cpu_samples_start(void); /* creates the sampler; after JVM_INIT_DONE */
void cpu_samples_stop(void);
/* Between GC_START and GC_FINISH; hprof.data is held. */
void cpu_samples_collecting(bool begins);
/* How many of the samples are of where their thread came to rest, of all; false: unknown. */
bool cpu_samples_rested(uint64_t *rested, uint64_t *all);
/* Before any thread enters a method. `counter`: of the processor, if it has one that goes on
 * evenly; else every interval is measured by the CPU clock. */
void cpu_times_start(bool counter);
/* The VM hands calls over in batches from now on, if it can. */
void cpu_times_take_batches(void);
/* All calls that it has noted are in the threads' costs. hprof.data is held. */
void cpu_times_complete(void);
/* The handler of all events: those of methods it takes itself, which are nearly all. */
void cpu_times_notify(JVMPI_Event *event);
void cpu_times_entry(JNIEnv *env, jmethodID method);
void cpu_times_exit(JNIEnv *env, jmethodID method);
/* Between them the thread works for the agent: what it takes is charged to nobody. */
void cpu_times_pause(JNIEnv *env);
void cpu_times_go_on(JNIEnv *env);
void cpu_times_fold(ThreadData *thread); /* adds the thread's costs to the traces */
/* Turns what was added into nanoseconds; answers those of a probe, which were taken off. */
double cpu_times_settle(void);
void cpu_times_free(ThreadData *thread);
void cpu_times_forget_methods(void); /* method ids may be used again */

/* ---- Chosen methods (over.c) ---- */

void over_entry(JNIEnv *env, jmethodID method);
void over_exit(JNIEnv *env, jmethodID method);
void over_free(ThreadData *thread);
/* Before method events are enabled. False, and said why: the VM refuses them. */
bool methods_choose(JavaVM *vm, const char *patterns);
/* In JVM_OnLoad: why it fails, to whoever attached the agent, else to stderr. False: the VM
 * starts. */
bool load_refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- The profiler (hprof.c) ---- */

void notify(JVMPI_Event *event); /* the handler of all events */

typedef struct {
    JavaVM *vm;
    JVMPI_Interface *jvmpi;
    JVMPI_RawMonitor data;
    Options options;
    FILE *out;
    ThreadData *threads;
    uint32_t next_serial;
    bool failed; /* something could not be written, or memory ended */
    bool done;   /* read without the lock as well: a late event is harmless */
} Profiler;

extern Profiler hprof;

#endif
