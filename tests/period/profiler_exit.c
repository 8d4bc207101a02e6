/* SPDX-License-Identifier: MIT */
/* Calls ProfilerExit in a handler when it has seen enough: option NUMBER:COUNT, at the COUNTth
 * event of that number (0: in JVM_OnLoad, as every agent's "help" did); NUMBER:COUNT:late: when
 * JVM_SHUT_DOWN has come too, on another thread, whose handler is still at work. Its results
 * are written before, and nothing else may come to it afterwards but JVM_SHUT_DOWN. The status
 * of the process is 43. */
#include "period.h"

enum { STATUS = 43 };
static atomic_long seen, after;
static atomic_int left;
static long wanted = 1;
static jint number;
static int late;
static atomic_int shut_down;

static void pause_for(long milliseconds) {
    nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
}

static void leave(void) {
    for (int i = 0; late && i < 10000 && atomic_load(&shut_down) == 0; i++) pause_for(1);
    period_end("leaves at event %d for the %ldth time", (int)number, (long)seen);
    atomic_store(&left, 1);
    jvmpi->ProfilerExit(STATUS);
}

static void notify(JVMPI_Event *event) {
    if (late && event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        atomic_store(&shut_down, 1);
        pause_for(100);
        fprintf(stderr, "shut down to its end\n");
        return;
    }
    if (atomic_load(&left) != 0) {
        if (event->event_type != JVMPI_EVENT_JVM_SHUT_DOWN) atomic_fetch_add(&after, 1);
        return;
    }
    if (event->event_type == number && atomic_fetch_add(&seen, 1) + 1 == wanted)
        leave();
    else if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN)
        period_end("event %d came only %ld times", (int)number, (long)seen);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (!period_load(vm, "profiler_exit", notify)) return JNI_ERR;
    if (options != NULL) {
        char *rest;
        number = (jint)strtol(options, &rest, 10);
        if (*rest == ':') wanted = strtol(rest + 1, &rest, 10);
        late = strcmp(rest, ":late") == 0;
    }
    if (number == 0) leave();
    ENABLE(JVMPI_EVENT_JVM_SHUT_DOWN);
    jvmpi->EnableEvent(number, NULL);
    return JNI_OK;
}
