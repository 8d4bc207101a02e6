/* SPDX-License-Identifier: MIT */
/* An agent that refuses, that ends the VM, or that waits for its end: options "err", "exit",
 * "exit-later", "end". The runner counts the line that JVM_SHUT_DOWN leaves. */
#include "conformance.h"

static int exits, last_ended;

static void notify(JVMPI_Event *event) {
    static JNIEnv *last;
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE:
        if (exits) jvmpi->ProfilerExit(7);
        break;
    case JVMPI_EVENT_THREAD_START:
        if (strcmp(event->u.thread_start.thread_name, "last") == 0) last = event->env_id;
        break;
    case JVMPI_EVENT_THREAD_END: last_ended += last != NULL && event->env_id == last; break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        CHECK("R125", last == NULL || last_ended == 1,
              "JVM_SHUT_DOWN comes after the end of the last thread that is no daemon");
        conf_line("shut", "-", "JVM_SHUT_DOWN");
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (options == NULL || !conf_load(vm, "fail", notify, JVMPI_VERSION_1)) return JNI_ERR;
    if (strcmp(options, "exit") == 0) jvmpi->ProfilerExit(9);
    if (strcmp(options, "exit-later") == 0 || strcmp(options, "end") == 0) {
        exits = strcmp(options, "end") != 0;
        ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN, JVMPI_EVENT_THREAD_START,
               JVMPI_EVENT_THREAD_END);
        return JNI_OK;
    }
    return JNI_ERR;
}
