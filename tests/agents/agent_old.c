/* SPDX-License-Identifier: MIT */
/* Written as agents of 1998 were: VERSION_1, the old event names, and EnableEvent before
 * NotifyEvent is set. Prints "old agent: ok" when it saw objects, an arena and the end. */
#include "jvmpi.h"
static JVMPI_Interface *jvmpi;
static int objects, arenas;
static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_OBJ_ALLOC: __atomic_store_n(&objects, 1, __ATOMIC_RELAXED); break;
    case JVMPI_EVENT_NEW_ARENA: __atomic_store_n(&arenas, 1, __ATOMIC_RELAXED); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        fprintf(stderr, "old agent: %s\n", objects && arenas ? "ok" : "FAILED");
        break;
    default: break;
    }
}
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->EnableEvent(JVMPI_EVENT_OBJ_ALLOC, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_NEW_ARENA, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    jvmpi->NotifyEvent = notify;
    return JNI_OK;
}
