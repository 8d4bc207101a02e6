/* SPDX-License-Identifier: MIT */
/* Keeps what it knows of each thread in a table from env ids, makes the entry at THREAD_START,
 * frees it at THREAD_END, and asserts in every other event that it is there. Time profilers
 * pushed and popped a stack of calls there, and ended with "stack underflow" when an exit had
 * no entry. The same data hang on the thread's local storage. */
#include "period.h"

enum { DEEP = 1 << 14 };
typedef struct Calls {
    long depth, deepest, entries, blocked;
    jmethodID stack[DEEP];
} Calls;

static Map threads;
static JVMPI_RawMonitor lock;
static atomic_long entries, exits, unnamed, ended;

static Calls *calls_of(JVMPI_Event *event) {
    if (event->env_id == NULL) {
        atomic_fetch_add(&unnamed, 1);
        return NULL;
    }
    jvmpi->RawMonitorEnter(lock);
    Entry *entry = map_find(&threads, event->env_id);
    Calls *calls = entry != NULL ? entry->data : NULL;
    jvmpi->RawMonitorExit(lock);
    EXPECT(calls != NULL, "event %d on thread %p, which never began or has ended",
           (int)event->event_type, (void *)event->env_id);
    EXPECT(calls == NULL || jvmpi->GetThreadLocalStorage(event->env_id) == calls,
           "thread %p has lost its storage", (void *)event->env_id);
    return calls;
}
static void on_entry(JVMPI_Event *event) {
    Calls *calls = calls_of(event);
    if (calls == NULL) return;
    if (calls->depth < DEEP) calls->stack[calls->depth] = event->u.method.method_id;
    if (++calls->depth > calls->deepest) calls->deepest = calls->depth;
    atomic_fetch_add(&entries, 1);
}
static void on_exit_of(JVMPI_Event *event) {
    Calls *calls = calls_of(event);
    if (calls == NULL) return;
    atomic_fetch_add(&exits, 1);
    EXPECT(calls->depth > 0, "stack underflow on %p", (void *)event->env_id);
    if (calls->depth > 0 && --calls->depth < DEEP)
        EXPECT(calls->stack[calls->depth] == event->u.method.method_id,
               "the method on the stack's top is not the one that ends");
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START: {
        Calls *calls = calloc(1, sizeof *calls);
        jvmpi->RawMonitorEnter(lock);
        EXPECT(map_find(&threads, event->u.thread_start.thread_env_id) == NULL,
               "a thread begins twice");
        map_add(&threads, event->u.thread_start.thread_env_id)->data = calls;
        jvmpi->RawMonitorExit(lock);
        jvmpi->SetThreadLocalStorage(event->u.thread_start.thread_env_id, calls);
        break;
    }
    case JVMPI_EVENT_THREAD_END: {
        Calls *calls = calls_of(event);
        EXPECT(calls == NULL || calls->blocked == 0, "a thread ends that waits for a monitor");
        jvmpi->RawMonitorEnter(lock);
        Entry *entry = map_find(&threads, event->env_id);
        if (entry != NULL) map_remove(&threads, entry);
        jvmpi->RawMonitorExit(lock);
        jvmpi->SetThreadLocalStorage(event->env_id, NULL);
        free(calls);
        atomic_fetch_add(&ended, 1);
        break;
    }
    case JVMPI_EVENT_METHOD_ENTRY: on_entry(event); break;
    case JVMPI_EVENT_METHOD_EXIT: on_exit_of(event); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER: {
        Calls *calls = calls_of(event);
        if (calls != NULL) EXPECT(calls->blocked++ == 0, "a thread waits for two monitors");
        break;
    }
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED: {
        Calls *calls = calls_of(event);
        if (calls != NULL)
            EXPECT(--calls->blocked == 0, "a thread has entered what it never waited for");
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        calls_of(event);
        EXPECT(entries >= exits, "%ld entries, %ld exits", (long)entries, (long)exits);
        period_end(
            "%ld entries, %ld exits, %ld threads ended, %ld live, %ld events of no thread",
            (long)entries, (long)exits, (long)ended, threads.count, (long)unnamed);
        break;
    default: calls_of(event);
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "thread_table", notify)) return JNI_ERR;
    lock = period_monitor("_thread_table");
    ENABLE(JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_METHOD_ENTRY,
           JVMPI_EVENT_METHOD_EXIT, JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
           JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
           JVMPI_EVENT_MONITOR_WAIT, JVMPI_EVENT_MONITOR_WAITED, JVMPI_EVENT_JVM_INIT_DONE,
           JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
