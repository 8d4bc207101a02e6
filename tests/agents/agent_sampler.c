/* SPDX-License-Identifier: MIT */
/* A sampler in the manner of the time: a system thread that turns GC off, suspends the others
 * wherever they are (in Java, in handlers, waiting), reads their stacks and resumes them.
 * Handlers take a raw monitor, so that threads are suspended while they hold it. Prints
 * "sampler ok" and whether it saw frames. Options: milliseconds between samples (default 2). */
#include <stdlib.h>
#include <time.h>

#include "jvmpi.h"

enum { MAX_THREADS = 256, DEPTH = 64 };

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock, data;
static JNIEnv *threads[MAX_THREADS]; /* guarded by data */
static int thread_count;
static unsigned long samples, frames, ran;
static volatile int stop;
static long pause_ms = 2;

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_sampler: FAILED: %s\n", claim);
    abort();
}

static void sample_one(JNIEnv *env) {
    static JVMPI_CallFrame buffer[DEPTH];
    JVMPI_CallTrace trace = {env, 0, buffer};
    jint before = jvmpi->GetThreadStatus(env);
    jvmpi->SuspendThread(env);
    jint status = jvmpi->GetThreadStatus(env);
    check(!(status & JVMPI_THREAD_SUSPENDED), "SuspendThread does not show in the status");
    check((before & 3) != 0 && (status & 3) != 0, "a status has a base value");
    ran += jvmpi->ThreadHasRun(env) ? 1 : 0;
    jvmpi->GetCallTrace(&trace, DEPTH);
    check(trace.num_frames >= 0 && trace.num_frames <= DEPTH,
          "a trace has at most the depth asked for");
    for (jint i = 0; i < trace.num_frames; i++)
        check(buffer[i].method_id != NULL && buffer[i].lineno >= -3,
              "a frame has a method and a line");
    frames += (unsigned long)trace.num_frames;
    samples++;
    jvmpi->ResumeThread(env);
}

static void sampler(void *argument) {
    check(argument == NULL, "the function of a system thread gets NULL");
    JNIEnv *self = NULL;
    (void)self;
    while (!stop) {
        nanosleep(&(struct timespec){.tv_nsec = pause_ms * 1000000}, NULL);
        jvmpi->DisableGC();
        jvmpi->RawMonitorEnter(data);
        for (int i = 0; i < thread_count; i++)
            if (jvmpi->GetThreadLocalStorage(threads[i]) != &stop) sample_one(threads[i]);
        jvmpi->RawMonitorExit(data);
        jvmpi->EnableGC();
        if (samples % 7 == 0) {
            /* The other way: GC on, so that the VM itself has to keep collections off. */
            jvmpi->RawMonitorEnter(data);
            if (thread_count > 0 && jvmpi->GetThreadLocalStorage(threads[0]) != &stop)
                sample_one(threads[0]);
            jvmpi->RawMonitorExit(data);
        }
    }
}

static void notify(JVMPI_Event *event) {
    static char name[] = "sampler";
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
        jvmpi->RawMonitorEnter(data);
        /* The sampler does not suspend itself. */
        if (event->u.thread_start.thread_name[0] == 's' &&
            event->u.thread_start.thread_name[1] == 'a' &&
            event->u.thread_start.thread_name[2] == 'm')
            jvmpi->SetThreadLocalStorage(event->env_id, (void *)(size_t)&stop);
        if (thread_count < MAX_THREADS) threads[thread_count++] = event->env_id;
        jvmpi->RawMonitorExit(data);
        break;
    case JVMPI_EVENT_THREAD_END:
        jvmpi->RawMonitorEnter(data);
        for (int i = 0; i < thread_count; i++)
            if (threads[i] == event->env_id) threads[i--] = threads[--thread_count];
        jvmpi->RawMonitorExit(data);
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        check(jvmpi->CreateSystemThread(name, JVMPI_MAXIMUM_PRIORITY, sampler) == JNI_OK,
              "a system thread can be made");
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        /* From here on threads end untold. */
        jvmpi->RawMonitorEnter(data);
        stop = 1;
        thread_count = 0;
        jvmpi->RawMonitorExit(data);
        fprintf(stderr, "sampler ok, frames: %s, running threads: %s\n",
                frames > 0 ? "some" : "none", ran > 0 ? "some" : "none");
        break;
    default: /* a handler to be suspended in */
        jvmpi->RawMonitorEnter(lock);
        jvmpi->RawMonitorExit(lock);
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char lock_name[] = "_sampler lock", data_name[] = "_sampler data";
    static const jint events[] = {33, 34, 46, 47, 60, 4, 1, 3};
    (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    if (options != NULL && atol(options) > 0) pause_ms = atol(options);
    lock = jvmpi->RawMonitorCreate(lock_name);
    data = jvmpi->RawMonitorCreate(data_name);
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        check(jvmpi->EnableEvent(events[i], NULL) == JVMPI_SUCCESS, "the event is available");
    return JNI_OK;
}
