/* SPDX-License-Identifier: MIT */
/* One raw monitor in every handler, held from GC_START to GC_FINISH: must never deadlock, and
 * moves and frees come only inside the bracket (R147, R148). Prints "lock ok" at shut-down. */
#include <stdlib.h>
#include "jvmpi.h"
static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static int depth; /* of GC brackets; guarded by lock */
static unsigned long collections;
static void check(int truth, const char *claim) {
    if (!truth) {
        fprintf(stderr, "agent_lock: FAILED: %s\n", claim);
        abort();
    }
}
static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START:
        jvmpi->RawMonitorEnter(lock);
        check(depth++ == 0, "collections do not nest");
        return;
    case JVMPI_EVENT_GC_FINISH:
        check(--depth == 0, "GC_FINISH follows a GC_START");
        collections++;
        jvmpi->RawMonitorExit(lock);
        return;
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_OBJECT_MOVE:
    case JVMPI_EVENT_ARENA_DELETE:
        jvmpi->RawMonitorEnter(lock);
        check(depth == 1, "objects die and move inside a collection only");
        jvmpi->RawMonitorExit(lock);
        return;
    default:
        jvmpi->RawMonitorEnter(lock);
        check(depth == 0, "no other event while the collector owns the lock");
        jvmpi->RawMonitorExit(lock);
        if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN)
            fprintf(stderr, "lock ok, collections: %s\n", collections > 0 ? "some" : "none");
    }
}
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_agent_lock";
    static const jint events[] = {1, 3, 4, 5, 6, 33, 34, 42, 46, 47, 48, 49, 60, 61};
    (void)options, (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        check(jvmpi->EnableEvent(events[i], NULL) == JVMPI_SUCCESS, "the event is available");
    return JNI_OK;
}
