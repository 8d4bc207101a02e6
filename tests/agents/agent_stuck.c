/* SPDX-License-Identifier: MIT */
/* Its handler of the event whose number is the option does not come back, once JVM_INIT_DONE
 * was there. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static int number, started;

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) started = 1;
    if (!started || event->event_type != number) return;
    fputs("stuck\n", stderr);
    for (;;) pause();
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *table;
    (void)reserved;
    if (options == NULL || (*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    number = atoi(options);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    return jvmpi->EnableEvent(number, NULL) == JVMPI_SUCCESS ? JNI_OK : JNI_ERR;
}
