/* SPDX-License-Identifier: MIT */
/* Notes when it is told the first event, and when it has been told what it missed, in words of
 * the program that makes the VM (attach.c). Options: the numbers of the events, between colons.
 */
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "jvmpi.h"

extern _Atomic uint64_t bench_first, bench_told, bench_events;

static JVMPI_Interface *jvmpi;

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void notify(JVMPI_Event *event) {
    if (bench_events++ == 0) bench_first = now();
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) bench_told = now();
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *table;
    (void)reserved;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    for (char *at = options; at != NULL && *at != 0; at += *at == ':') {
        jint event = (jint)strtol(at, &at, 10);
        if (jvmpi->EnableEvent(event, NULL) != JVMPI_SUCCESS) return JNI_ERR;
    }
    return JNI_OK;
}
