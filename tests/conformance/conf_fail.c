/* SPDX-License-Identifier: MIT */
/* An agent that refuses, or that ends the VM: options "err", "exit", "exit-later". */
#include "conformance.h"

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) jvmpi->ProfilerExit(7);
    if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN)
        CHECK("R125", 1, "ProfilerExit is an orderly end: JVM_SHUT_DOWN is sent");
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (options == NULL || !conf_load(vm, "fail", notify, JVMPI_VERSION_1)) return JNI_ERR;
    if (strcmp(options, "exit") == 0) jvmpi->ProfilerExit(9);
    if (strcmp(options, "exit-later") == 0) {
        ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
        return JNI_OK;
    }
    return JNI_ERR;
}
