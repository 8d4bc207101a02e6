/* SPDX-License-Identifier: MIT */
/* Asks GetCurrentThreadCpuTime in every event, those of collections included, and charges what
 * went by to the thread: the clock of "cpu=times" profilers. It must never go back on a thread.
 * The last reading is kept in the thread's local storage, as a number in place of a pointer. */
#include "period.h"

static atomic_long events, went_back, total;
static __thread jlong last;

static void notify(JVMPI_Event *event) {
    jlong now = jvmpi->GetCurrentThreadCpuTime();
    atomic_fetch_add(&events, 1);
    if (now < last || now <= 0) atomic_fetch_add(&went_back, 1);
    atomic_fetch_add(&total, (long)(now - last));
    last = now;
    if (event->env_id != NULL && event->event_type != JVMPI_EVENT_GC_FINISH) {
        jlong kept = (jlong)(intptr_t)jvmpi->GetThreadLocalStorage(event->env_id);
        if (event->event_type != JVMPI_EVENT_THREAD_END && kept > now)
            atomic_fetch_add(&went_back, 1);
        jvmpi->SetThreadLocalStorage(event->env_id, event->event_type == JVMPI_EVENT_THREAD_END
                                                        ? NULL
                                                        : (void *)(intptr_t)now);
    }
    if (event->event_type == JVMPI_EVENT_CLASS_LOAD_HOOK) {
        event->u.class_load_hook.new_class_data = event->u.class_load_hook.class_data;
        event->u.class_load_hook.new_class_data_len = event->u.class_load_hook.class_data_len;
    }
    if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        EXPECT(went_back == 0, "time went back %ld times in %ld events", (long)went_back,
               (long)events);
        EXPECT(total > 0, "no time went by");
        period_end("%ld events, %ld ms", (long)events, (long)total / 1000000);
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "cpu_time", notify)) return JNI_ERR;
    for (jint number = 1; number <= JVMPI_MAX_EVENT_TYPE_VAL; number++)
        if (number != JVMPI_EVENT_INSTRUCTION_START) jvmpi->EnableEvent(number, NULL);
    return JNI_OK;
}
