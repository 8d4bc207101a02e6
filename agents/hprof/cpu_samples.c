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

#include <time.h>

static JVMPI_RawMonitor tick;
static bool stop; /* guarded by tick */

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static bool is_runnable(const ThreadData *thread) {
    jint status = hprof.jvmpi->GetThreadStatus(thread->env);
    return (status & ~JVMPI_THREAD_INTERRUPTED) == JVMPI_THREAD_RUNNABLE;
}

static void sample_thread(const ThreadData *thread) {
    static JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_Interface *jvmpi = hprof.jvmpi;
    if (thread->own || !is_runnable(thread)) return;
    JVMPI_CallTrace call = {.env_id = thread->env, .frames = frames};
    jvmpi->SuspendThread(thread->env);
    /* It may have run and come to wait since. */
    if (jvmpi->ThreadHasRun(thread->env) && is_runnable(thread))
        jvmpi->GetCallTrace(&call, hprof.options.depth);
    jvmpi->ResumeThread(thread->env);
    if (call.num_frames > 0) trace_at(trace_intern_call(thread, &call))->samples++;
}

/* minijvm.h's. Weak: other VMs have none, and each thread is asked whether it runs. */
JNIEXPORT jint JNICALL minijvm_running_threads(JavaVM *vm, JNIEnv **threads, jint capacity)
    __attribute__((weak));

/* Of threads that wait nothing is asked, so that they cost nothing. Only those that
 * THREAD_START was told of are known not to end. */
static void sample_running(void) {
    static JNIEnv **running;
    static jint capacity;
    jint count = minijvm_running_threads(hprof.vm, running, capacity);
    if (count > capacity) {
        JNIEnv **more = must_alloc((size_t)count * 2, sizeof *more);
        free(running);
        running = more;
        capacity = count * 2;
        count = minijvm_running_threads(hprof.vm, running, capacity);
    }
    for (jint i = 0; i < count && i < capacity; i++) {
        const ThreadData *thread = thread_find(running[i]);
        if (thread != NULL) sample_thread(thread);
    }
}

/* ---- Collections ---- */

/* No thread can be looked at in one. What rounds were due meanwhile are the collection's, and
 * nobody makes up for them. */
static uint64_t collection_began, collected; /* nanoseconds; guarded by hprof.data */

void cpu_samples_collecting(bool begins) {
    if (hprof.options.cpu != CPU_SAMPLES) return;
    if (begins)
        collection_began = now();
    else
        collected += now() - collection_began;
}

static uint64_t charge_collections(void) {
    static const TraceFrame frame = {COLLECTION, -1};
    static bool is_introduced;
    uint64_t interval = (uint64_t)hprof.options.interval * 1000000;
    uint64_t rounds = collected / interval;
    if (rounds == 0) return 0;
    if (hprof.options.binary && !is_introduced) binary_class(COLLECTION);
    is_introduced = true;
    collected -= rounds * interval;
    trace_at(trace_intern(0, &frame, 1))->samples += rounds;
    return rounds;
}

/* ---- Rounds ---- */

/* Answers how many rounds were collections'. */
static void sample_all(void *passed) {
    collections_off();
    data_lock();
    if (!hprof.done) {
        *(uint64_t *)passed = charge_collections();
        if (minijvm_running_threads != NULL)
            sample_running();
        else
            for (const ThreadData *at = hprof.threads; at != NULL; at = at->next)
                sample_thread(at);
    }
    data_unlock();
    collections_on();
}

static void introduce_sampler(void *env) { thread_of(env)->own = true; }

static uint64_t now_milliseconds(void) { return now() / 1000000; }

/* How long to wait for the next round, which is due an interval after the last one was, however
 * long that took: a sampler that comes late makes up for it. */
static jlong until_next(uint64_t *due) {
    enum { MADE_UP = 20 };
    uint64_t interval = (uint64_t)hprof.options.interval, now = now_milliseconds();
    *due += interval;
    if (now > *due + MADE_UP * interval) *due = now + interval; /* it was stopped */
    return (jlong)*due - (jlong)now;
}

static void sampler_run(void *argument) {
    (void)argument;
    void *env = NULL;
    if ((*hprof.vm)->GetEnv(hprof.vm, &env, JNI_VERSION_1_2) != JNI_OK || env == NULL) {
        fputs("hprof: the sampler is not attached to the VM\n", stderr);
        return;
    }
    if (!attempt(introduce_sampler, env)) return;
    uint64_t due = now_milliseconds();
    for (;;) {
        hprof.jvmpi->RawMonitorEnter(tick);
        jlong pause = until_next(&due);
        if (!stop && pause > 0) hprof.jvmpi->RawMonitorWait(tick, pause);
        bool stopped = stop;
        hprof.jvmpi->RawMonitorExit(tick);
        if (stopped) return;
        uint64_t passed = 0;
        attempt(sample_all, &passed);
        due += passed * (uint64_t)hprof.options.interval;
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

JNIEXPORT jint JNICALL minijvm_trace_counts(JavaVM *vm, jlong *noted, jlong *rested)
    __attribute__((weak));

bool cpu_samples_rested(uint64_t *rested, uint64_t *all) {
    jlong there = 0, noted = 0;
    if (minijvm_trace_counts == NULL ||
        minijvm_trace_counts(hprof.vm, &noted, &there) != JNI_OK)
        return false;
    *rested = (uint64_t)there;
    *all = (uint64_t)(noted + there);
    return true;
}
