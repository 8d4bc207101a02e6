/* SPDX-License-Identifier: MIT */
/* What the functions of the management table share (J530 to J534). They are called in native
 * code, with an environment, and use JNI: **Safepoint. Throws**, each of them. */
#ifndef MINIJVM_JDK_MANAGEMENT_H
#define MINIJVM_JDK_MANAGEMENT_H

#include "gc/usage.h"
#include "jdk/functions.h"
#include "vm/model/thread_list.h"

enum { MANAGEMENT_SLOTS = 40, MOST_POOLS = 4, MOST_MANAGERS = 4 };

typedef enum ThresholdKind { THRESHOLD_USAGE, THRESHOLD_COLLECTION, THRESHOLDS } ThresholdKind;

typedef struct Threshold {
    jlong limit;    /* 0: none */
    jobject sensor; /* a global reference; NULL: none yet */
    bool is_on;     /* the limit was reached when it was looked at last */
} Threshold;

struct Management {
    void *slots[MANAGEMENT_SLOTS];   /* first: its address is the table's (J530) */
    int64_t start_milliseconds;      /* since 1970 */
    bool cpu_time, allocated_memory; /* enabled */
    _Atomic(bool) has_beans;
    pthread_mutex_t bean_lock; /* leaf: guards the making of has_beans, and thresholds */
    jobject pools[MOST_POOLS]; /* global references, as management_memory.c lists */
    jobject managers[MOST_MANAGERS];
    Threshold thresholds[MOST_POOLS][THRESHOLDS];
    _Atomic(struct Notices *)
        notices; /* of collections: management_collections.c; NULL: none wanted yet */
};

/* ---- management_memory.c ---- */

jobjectArray management_pools(JNIEnv *env, jobject manager);
jobjectArray management_managers(JNIEnv *env, jobject pool);
jobject management_pool_usage(JNIEnv *env, jobject pool);
jobject management_peak_usage(JNIEnv *env, jobject pool);
jobject management_collection_usage(JNIEnv *env, jobject pool);
jobject management_memory_usage(JNIEnv *env, jboolean heap);
/* False: it is no pool of ours. */
bool management_reset_peak(JNIEnv *env, jobject pool);
/* Collections and milliseconds of a collector; NULL: of all. */
void management_effort(JNIEnv *env, jobject collector, jlong *count, jlong *milliseconds);
jint management_dump_heap(JNIEnv *env, jstring file, jboolean live);

/* Whether the bean is a collector of this VM, of the young generation alone or of all. */
bool management_find_collector(JNIEnv *env, jobject bean, bool *young);
/* A MemoryUsage of each pool, in their order, as they were before or after the collection; what
 * collections do not touch as it is. */
void management_fill_usage(JNIEnv *env, const GcPass *pass, bool before, jobjectArray usages);

/* The pool's place among them; -1: it is none of ours. */
int management_find_pool(JNIEnv *env, jobject pool);
/* A MemoryUsage of the pool in this place, and what it uses: now, or after a collection if that
 * was one of it. NULL: there is no such pool, or it was not collected. */
jobject management_usage_of(JNIEnv *env, int place, const GcPass *pass, bool young,
                            jlong *used);

/* ---- management_thresholds.c ---- */

bool thresholds_are_set(struct Management *management, ThresholdKind kind);
void thresholds_look(JNIEnv *env);
void thresholds_collected(JNIEnv *env, const GcPass *pass, bool young);

/* ---- management_collections.c ---- */

bool management_notices(JNIEnv *env); /* the thread that tells is there. False: no memory */
void management_wake(JNIEnv *env);    /* it looks at thresholds, and goes on doing so */

void management_end(VM *vm);     /* its thread ends, soon. No safepoint. */
void management_destroy(VM *vm); /* no thread runs any more */

/* ---- management_threads.c ---- */

jint management_thread_info(JNIEnv *env, jlongArray ids, jint depth, jobjectArray infos);
jobjectArray management_dump_threads(JNIEnv *env, jlongArray ids, jboolean monitors,
                                     jboolean synchronizers, jint depth);
jobjectArray management_find_circles(JNIEnv *env);
jobjectArray management_find_deadlocks(JNIEnv *env, jboolean monitors_only);

/* ---- management_times.c: -1 for a thread that is not alive ---- */

jlong management_cpu_time(JNIEnv *env, jlong id, jboolean system_too);
void management_cpu_times(JNIEnv *env, jlongArray ids, jlongArray times, jboolean system_too);
jlong management_allocated(JNIEnv *env, jlong id);
void management_allocated_each(JNIEnv *env, jlongArray ids, jlongArray sizes);
jlong management_allocated_total(JNIEnv *env);

/* ---- For all ---- */

static inline Management *management_of(JNIEnv *env) {
    return jdk_of(((Thread *)(void *)env)->vm)->management;
}
static inline VM *management_vm(JNIEnv *env) { return ((Thread *)(void *)env)->vm; }
/* Java's number of a live thread. No safepoint. */
int64_t management_thread_id(VM *vm, Object *thread_object);

#endif
