/* SPDX-License-Identifier: MIT */
/* An agent: how many methods did the program call?
 *     cc -shared -fPIC $(pkg-config --cflags minijvm) count_methods.c -o libcount_methods.so
 *     javac -d . Work.java
 *     minijvm -Xrun./libcount_methods.so -cp . Work */
#include <jvmpi.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_long calls; /* handlers run on every thread of the program */

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_METHOD_ENTRY)
        calls++;
    else
        fprintf(stderr, "%ld methods called\n", (long)calls);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    JVMPI_Interface *jvmpi;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    return JNI_OK;
}
