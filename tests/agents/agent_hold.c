/* SPDX-License-Identifier: MIT */
/* Turns GC off when the VM is ready, on the main thread, and never on again: the program's
 * memory can only grow. */
#include <jvmpi.h>

#include <stddef.h>

static JVMPI_Interface *jvmpi;

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) jvmpi->DisableGC();
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    return jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL) == JVMPI_SUCCESS ? JNI_OK
                                                                                : JNI_ERR;
}
