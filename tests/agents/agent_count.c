/* SPDX-License-Identifier: MIT */
/* Counts events. Options: event numbers separated by colons, e.g. 1:3; prints "event n count"
 * on stderr at shut-down. Shows what an event costs, and that enabling by number works. */
#include <stdlib.h>
#include "jvmpi.h"
static unsigned long counts[JVMPI_MAX_EVENT_TYPE_VAL + 1];
static JVMPI_Interface *jvmpi;
static void notify(JVMPI_Event *event) {
    __atomic_fetch_add(&counts[event->event_type & 63], 1, __ATOMIC_RELAXED);
    if (event->event_type != JVMPI_EVENT_JVM_SHUT_DOWN) return;
    for (int i = 1; i <= JVMPI_MAX_EVENT_TYPE_VAL; i++) {
        if (counts[i] > 0) fprintf(stderr, "event %d %lu\n", i, counts[i]);
    }
}
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    while (options != NULL && *options != '\0') {
        char *end;
        jint number = (jint)strtol(options, &end, 10);
        if (end == options || jvmpi->EnableEvent(number, NULL) != JVMPI_SUCCESS) {
            fprintf(stderr, "agent_count: cannot enable %s\n", options);
            return JNI_ERR;
        }
        options = *end == ':' ? end + 1 : end;
    }
    return JNI_OK;
}
