/* SPDX-License-Identifier: MIT */
/* Counts GC_START and GC_FINISH for each thread that it knows by THREAD_START. Profilers
 * charged a collection's time to the thread that began it, so both must name one thread, in
 * pairs that never overlap; what happens in between is between a thread's start and its end. */
#include "period.h"

static Map threads; /* number: collections begun; data: one is going on */
static JVMPI_RawMonitor lock;
static atomic_long collecting;
static long pairs, unnamed, freed;
static const void *collector;

static void on_start(const void *env) {
    EXPECT(atomic_fetch_add(&collecting, 1) == 0, "a collection begins inside another");
    collector = env;
    Entry *thread = map_find(&threads, env);
    EXPECT(env == NULL || thread != NULL,
           "GC_START names thread %p, which never began or has ended", env);
    if (thread != NULL) thread->number++, thread->data = thread;
}
static void on_finish(JVMPI_Event *event) {
    EXPECT(atomic_fetch_sub(&collecting, 1) == 1, "a collection ends that never began");
    EXPECT(event->env_id == collector, "GC_START on %p, GC_FINISH on %p", collector,
           (void *)event->env_id);
    Entry *thread = map_find(&threads, event->env_id);
    if (thread == NULL)
        unnamed++;
    else {
        EXPECT(thread->data != NULL, "GC_FINISH without GC_START on its thread");
        thread->data = NULL;
    }
    EXPECT(event->u.gc_info.used_object_space <= event->u.gc_info.total_object_space &&
               event->u.gc_info.used_objects > 0,
           "GC_FINISH tells of %ld objects, %ld bytes of %ld",
           (long)event->u.gc_info.used_objects, (long)event->u.gc_info.used_object_space,
           (long)event->u.gc_info.total_object_space);
    pairs++;
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_OBJECT_FREE: /* the lock is ours since GC_START */
        EXPECT(atomic_load(&collecting) == 1, "OBJECT_FREE outside a collection");
        freed++;
        return;
    case JVMPI_EVENT_GC_START:
        jvmpi->RawMonitorEnter(lock);
        on_start(event->env_id);
        return;
    case JVMPI_EVENT_GC_FINISH:
        on_finish(event);
        jvmpi->RawMonitorExit(lock);
        return;
    default: break;
    }
    jvmpi->RawMonitorEnter(lock);
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
        EXPECT(map_find(&threads, event->u.thread_start.thread_env_id) == NULL,
               "a thread starts twice");
        map_add(&threads, event->u.thread_start.thread_env_id);
        break;
    case JVMPI_EVENT_THREAD_END: {
        Entry *thread = map_find(&threads, event->env_id);
        EXPECT(thread != NULL && thread->data == NULL,
               "thread %p ends that never began, or in a collection", (void *)event->env_id);
        if (thread != NULL) map_remove(&threads, thread);
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        period_end("%ld collections, %ld of no known thread, %ld objects freed", pairs, unnamed,
                   freed);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "gc_pairs", notify)) return JNI_ERR;
    lock = period_monitor("_gc_pairs");
    ENABLE(JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_OBJECT_FREE,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
