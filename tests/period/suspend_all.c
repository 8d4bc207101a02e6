/* SPDX-License-Identifier: MIT */
/* A system thread turns GC off, suspends all threads it knows, takes a trace and the status of
 * each, asks whether it has run, resumes them in the opposite order and turns GC on: the
 * sampler of "cpu=samples" profilers. The lock of its list of threads is held all the while,
 * and THREAD_START and THREAD_END wait for it. */
#include "period.h"

enum { MOST = 256 };
static JNIEnv *threads[MOST];
static int count, stop, ended;
static JVMPI_RawMonitor lock;
static long rounds, traces, frames_seen, ran, unknown_frames;

static void look_at(JNIEnv *env) {
    JVMPI_CallFrame frames[100];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->GetCallTrace(&trace, 100);
    traces++;
    frames_seen += trace.num_frames;
    for (jint i = 0; i < trace.num_frames; i++)
        if (jvmpi->GetMethodClass(frames[i].method_id) == NULL) unknown_frames++;
    jint status =
        jvmpi->GetThreadStatus(env) & ~(JVMPI_THREAD_INTERRUPTED | JVMPI_THREAD_SUSPENDED);
    EXPECT(status >= JVMPI_THREAD_RUNNABLE && status <= JVMPI_THREAD_CONDVAR_WAIT, "status %d",
           (int)status);
    if (jvmpi->ThreadHasRun(env)) ran++;
}
static void run(void *unused) {
    (void)unused;
    JNIEnv *self = NULL;
    (*java_vm)->GetEnv(java_vm, (void **)&self, JNI_VERSION_1_2);
    for (;;) {
        jvmpi->DisableGC();
        jvmpi->RawMonitorEnter(lock);
        if (stop) break;
        for (int i = 0; i < count; i++)
            if (threads[i] != self) jvmpi->SuspendThread(threads[i]);
        for (int i = 0; i < count; i++)
            if (threads[i] != self) look_at(threads[i]);
        for (int i = count; i-- > 0;)
            if (threads[i] != self) jvmpi->ResumeThread(threads[i]);
        rounds++;
        jvmpi->RawMonitorExit(lock);
        jvmpi->EnableGC();
        sleep_ms(1);
    }
    ended = 1;
    jvmpi->RawMonitorNotifyAll(lock);
    jvmpi->RawMonitorExit(lock);
    jvmpi->EnableGC();
}

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) {
        char name[] = "sampler";
        EXPECT(jvmpi->CreateSystemThread(name, JVMPI_MAXIMUM_PRIORITY, run) == JNI_OK,
               "no system thread");
        return;
    }
    jvmpi->RawMonitorEnter(lock);
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
        if (count < MOST) threads[count++] = event->u.thread_start.thread_env_id;
        break;
    case JVMPI_EVENT_THREAD_END: {
        int at = 0;
        while (at < count && threads[at] != event->env_id) at++;
        EXPECT(at < count, "a thread ends that never began");
        if (at < count) threads[at] = threads[--count];
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        stop = 1;
        for (int i = 0; !ended && i < 500; i++) jvmpi->RawMonitorWait(lock, 20);
        EXPECT(ended && traces > 0 && frames_seen > 0, "the sampler took %ld traces", traces);
        EXPECT(unknown_frames == 0, "%ld frames of methods without a class", unknown_frames);
        period_end("%ld rounds, %ld traces, %ld frames, %ld had run", rounds, traces,
                   frames_seen, ran);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "suspend_all", notify)) return JNI_ERR;
    lock = period_monitor("_suspend_all");
    ENABLE(JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_JVM_INIT_DONE,
           JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
