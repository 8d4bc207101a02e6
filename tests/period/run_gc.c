/* SPDX-License-Identifier: MIT */
/* Calls RunGC in handlers: when a method is entered, a thread ends, the VM begins and ends, to
 * see what is garbage "now"; and, which the rules forbid, in handlers with GC off and between
 * GC_START and GC_FINISH, where it must do nothing. In the others a collection has come when
 * RunGC returns. */
#include "period.h"

static atomic_long entries, calls, forbidden, pairs, none;

static void collect(const char *where) {
    long before = atomic_load(&pairs);
    jvmpi->RunGC();
    atomic_fetch_add(&calls, 1);
    if (atomic_load(&pairs) == before) {
        atomic_fetch_add(&none, 1);
        wrong("no collection in %s, as in %ld of %ld calls", where, (long)none, (long)calls);
    }
}
static void forbid(void) {
    jvmpi->RunGC();
    atomic_fetch_add(&forbidden, 1);
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
        if (atomic_fetch_add(&entries, 1) % 10000 == 0) collect("METHOD_ENTRY");
        break;
    case JVMPI_EVENT_THREAD_END: collect("THREAD_END"); break;
    case JVMPI_EVENT_JVM_INIT_DONE: collect("JVM_INIT_DONE"); break;
    case JVMPI_EVENT_THREAD_START:
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_MONITOR_WAIT:
    case JVMPI_EVENT_GC_START: forbid(); break;
    case JVMPI_EVENT_GC_FINISH:
        atomic_fetch_add(&pairs, 1);
        forbid();
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        collect("JVM_SHUT_DOWN");
        EXPECT(pairs > 0, "no collection came");
        period_end("%ld calls, %ld of no effect, %ld forbidden, %ld collections", (long)calls,
                   (long)none, (long)forbidden, (long)pairs);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "run_gc", notify)) return JNI_ERR;
    ENABLE(JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END,
           JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_MONITOR_WAIT, JVMPI_EVENT_GC_START,
           JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
