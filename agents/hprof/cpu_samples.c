/* SPDX-License-Identifier: MIT */
/*
 * cpu=samples: a thread of the agent's own looks at the others every few milliseconds. A
 * runnable thread is suspended, asked whether it used time since the last look, its trace is
 * written into a buffer that exists already, and it is resumed before anything else is done
 * with the trace: while a thread is suspended it may own any lock, malloc's included. Holding
 * hprof.data during a round keeps the listed threads from ending; collections go off first, as
 * everywhere.
 */
#include "hprof.h"

static JVMPI_RawMonitor tick;
static bool stop; /* guarded by tick */

static bool is_runnable(const ThreadData *thread) {
    jint status = hprof.jvmpi->GetThreadStatus(thread->env);
    return (status & ~JVMPI_THREAD_INTERRUPTED) == JVMPI_THREAD_RUNNABLE;
}

static void sample_thread(const ThreadData *thread) {
    static JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_Interface *jvmpi = hprof.jvmpi;
    if (!is_runnable(thread)) return;
    JVMPI_CallTrace call = {.env_id = thread->env, .frames = frames};
    jvmpi->SuspendThread(thread->env);
    /* It may have run and come to wait since. */
    if (jvmpi->ThreadHasRun(thread->env) && is_runnable(thread))
        jvmpi->GetCallTrace(&call, hprof.options.depth);
    jvmpi->ResumeThread(thread->env);
    if (call.num_frames > 0) trace_at(trace_intern_call(thread, &call))->samples++;
}

static void sample_all(void) {
    hprof.jvmpi->DisableGC();
    data_lock();
    if (!hprof.done) {
        for (const ThreadData *thread = hprof.threads; thread != NULL; thread = thread->next) {
            if (!thread->own) sample_thread(thread);
        }
    }
    data_unlock();
    hprof.jvmpi->EnableGC();
}

static void sampler_run(void *argument) {
    (void)argument;
    void *env = NULL;
    if ((*hprof.vm)->GetEnv(hprof.vm, &env, JNI_VERSION_1_2) != JNI_OK || env == NULL) {
        fputs("hprof: the sampler is not attached to the VM\n", stderr);
        return;
    }
    thread_of(env)->own = true;
    for (;;) {
        hprof.jvmpi->RawMonitorEnter(tick);
        if (!stop) hprof.jvmpi->RawMonitorWait(tick, hprof.options.interval);
        bool stopped = stop;
        hprof.jvmpi->RawMonitorExit(tick);
        if (stopped) return;
        sample_all();
    }
}

void cpu_samples_start(void) {
    static char monitor_name[] = "_hprof sampler", thread_name[] = "HPROF sampler";
    tick = hprof.jvmpi->RawMonitorCreate(monitor_name);
    if (hprof.jvmpi->CreateSystemThread(thread_name, JVMPI_MAXIMUM_PRIORITY, sampler_run) !=
        JNI_OK)
        fputs("hprof: cannot create the sampler thread\n", stderr);
}

void cpu_samples_stop(void) {
    if (tick == NULL) return;
    hprof.jvmpi->RawMonitorEnter(tick);
    stop = true;
    hprof.jvmpi->RawMonitorNotifyAll(tick);
    hprof.jvmpi->RawMonitorExit(tick);
}
