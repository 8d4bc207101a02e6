/* SPDX-License-Identifier: MIT */
/* Counts events and does nothing else. Options: the numbers of the events, between colons;
 * none: an agent that listens to nothing. At the end one line on stderr: "events N". */
#include <stdio.h>
#include <stdlib.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static unsigned long count;

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN)
        fprintf(stderr, "events %lu\n", count);
    else
        __atomic_store_n(&count, count + 1, __ATOMIC_RELAXED);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    for (char *at = options; at != NULL && *at != 0; at += *at == ':') {
        jint event = (jint)strtol(at, &at, 10);
        if (jvmpi->EnableEvent(event, NULL) != JVMPI_SUCCESS) return JNI_ERR;
    }
    return JNI_OK;
}
