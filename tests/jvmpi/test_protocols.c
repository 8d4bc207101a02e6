/* SPDX-License-Identifier: MIT */
/* The protocols between agents, threads and the collector, each under load for a bounded time:
 * a test that deadlocks is killed by its watchdog. The test itself is the agent: the program's
 * own code gets the VM's anonymous interface. PROTOCOL_SECONDS in the environment sets how long
 * each runs (default 5). Needs the class library and javac; run from the root of the sources.
 */
#include <check.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

static void run_load(int threads) {
    jclass work = (*env)->FindClass(env, "Work");
    ck_assert_ptr_nonnull(work);
    jmethodID run = (*env)->GetStaticMethodID(env, work, "run", "(II)I");
    ck_assert_ptr_nonnull(run);
    jint turns = (*env)->CallStaticIntMethod(env, work, run, seconds * 1000, threads);
    ck_assert(!(*env)->ExceptionCheck(env));
    ck_assert_int_gt(turns, 0);
}

/* ---- One lock in every handler ---- */

static int brackets; /* guarded by lock */
static unsigned long collections, wrong;

static void notify_locking(JVMPI_Event *event) {
    jvmpi->RawMonitorEnter(lock);
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START: wrong += brackets++ != 0; return;
    case JVMPI_EVENT_GC_FINISH:
        wrong += --brackets != 0;
        collections++;
        jvmpi->RawMonitorExit(lock);
        break;
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_OBJECT_MOVE:
    case JVMPI_EVENT_ARENA_DELETE: wrong += brackets != 1; break;
    default: wrong += brackets != 0; break;
    }
    jvmpi->RawMonitorExit(lock);
}

START_TEST(one_lock_in_every_handler_never_deadlocks) { /* JVMPI R20, R116, R117 */
    static const jint events[] = {1,  2,  3,  4,  5,  6,  33, 34, 42,
                                  48, 49, 54, 55, 56, 57, 58, 60, 61};
    start_vm("-Xmx64m", "-Xgc:generational,stress=499");
    jvmpi->NotifyEvent = notify_locking;
    ENABLE(events);
    run_load(4);
    DISABLE(events);
    ck_assert_uint_eq(wrong, 0);
    ck_assert_uint_gt(collections, 0);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

/* ---- A sampler among threads that sit in handlers ---- */

enum { MAX_THREADS = 64, DEPTH = 32 };
static JNIEnv *threads[MAX_THREADS]; /* guarded by list */
static int thread_count;
static JVMPI_RawMonitor list;
static volatile int stop;
static volatile int stopped;
static unsigned long samples, frames;

static void notify_sampled(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
        jvmpi->RawMonitorEnter(list);
        if (event->u.thread_start.thread_name[0] == 'w' && thread_count < MAX_THREADS)
            threads[thread_count++] = event->env_id;
        jvmpi->RawMonitorExit(list);
        break;
    case JVMPI_EVENT_THREAD_END:
        jvmpi->RawMonitorEnter(list);
        for (int i = 0; i < thread_count; i++)
            if (threads[i] == event->env_id) threads[i--] = threads[--thread_count];
        jvmpi->RawMonitorExit(list);
        break;
    default: jvmpi->RawMonitorEnter(lock); jvmpi->RawMonitorExit(lock);
    }
}

static void sample(void *argument) {
    JVMPI_CallFrame buffer[DEPTH];
    (void)argument;
    while (!stop) {
        bool gc_off = samples % 2 == 0; /* the VM keeps it off by itself otherwise */
        if (gc_off) jvmpi->DisableGC();
        jvmpi->RawMonitorEnter(list);
        for (int i = 0; i < thread_count; i++) jvmpi->SuspendThread(threads[i]);
        for (int i = 0; i < thread_count; i++) {
            JVMPI_CallTrace trace = {threads[i], 0, buffer};
            jvmpi->GetCallTrace(&trace, DEPTH);
            wrong += (jvmpi->GetThreadStatus(threads[i]) & JVMPI_THREAD_SUSPENDED) != 0;
            frames += (unsigned long)trace.num_frames;
            jvmpi->ThreadHasRun(threads[i]);
        }
        samples++;
        for (int i = 0; i < thread_count; i++) jvmpi->ResumeThread(threads[i]);
        jvmpi->RawMonitorExit(list);
        if (gc_off) jvmpi->EnableGC();
        nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
    }
    stopped = 1;
}

START_TEST(threads_that_sit_in_handlers_can_be_sampled) { /* JVMPI R64, R95, R96 */
    static const jint events[] = {33, 34, 1, 3, 4, 60, 61};
    static char name[] = "_list", thread_name[] = "sampler";
    start_vm("-Xmx64m", "-Xgc:generational,stress=997");
    list = jvmpi->RawMonitorCreate(name);
    jvmpi->NotifyEvent = notify_sampled;
    ENABLE(events);
    ck_assert_int_eq(jvmpi->CreateSystemThread(thread_name, JVMPI_MAXIMUM_PRIORITY, sample),
                     JNI_OK);
    do run_load(4); /* once, unless the machine is too busy for ten samples meanwhile */
    while (samples <= 10);
    stop = 1;
    while (!stopped) nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    DISABLE(events);
    ck_assert_uint_eq(wrong, 0);
    ck_assert_uint_gt(samples, 10);
    ck_assert_uint_gt(frames, 0);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

/* ---- Exits balance entries, whenever they were enabled ---- */

static void notify_methods(JVMPI_Event *event) {
    char *depth = jvmpi->GetThreadLocalStorage(event->env_id);
    depth += event->event_type == JVMPI_EVENT_METHOD_ENTRY ? 1 : -1;
    if ((long)depth < 0) __atomic_fetch_add(&wrong, 1, __ATOMIC_SEQ_CST);
    jvmpi->SetThreadLocalStorage(event->env_id, depth);
}

static void enable_late(void *argument) {
    (void)argument;
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    /* Entries first: whatever is entered after METHOD_EXIT is enabled was told as entered too.
     */
    jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
    stopped = 1;
}

START_TEST(exits_enabled_late_are_those_of_later_entries) { /* JVMPI R209 */
    static char thread_name[] = "switch";
    start_vm("-Xmx64m", "-Xgc:generational");
    jvmpi->NotifyEvent = notify_methods;
    ck_assert_int_eq(jvmpi->CreateSystemThread(thread_name, JVMPI_NORMAL_PRIORITY, enable_late),
                     JNI_OK);
    do run_load(2);
    while (!stopped);
    jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    jvmpi->DisableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
    ck_assert_uint_eq(wrong, 0);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

/* ---- Ids ---- */

START_TEST(requests_answer_for_hostile_ids) { /* JVMPI R94 */
    start_vm("-Xmx64m", "-Xgc:generational");
    jvmpi->DisableGC();
    long garbage[4] = {0};
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, NULL), JVMPI_FAIL);
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, garbage), JVMPI_FAIL);
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, (void *)8), JVMPI_FAIL);
    jobjectID self = jvmpi->GetThreadObject(env);
    ck_assert_ptr_nonnull(self);
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, self), JVMPI_FAIL);
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, self), JVMPI_SUCCESS);
    jobject reference = jvmpi->jobjectID2jobject(self);
    ck_assert_ptr_nonnull(reference);
    ck_assert_ptr_eq(jvmpi->jobject2jobjectID(reference), self);
    jvmpi->EnableGC();
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

int main(void) {
    const char *text = getenv("PROTOCOL_SECONDS");
    if (text != NULL && atoi(text) > 0) seconds = atoi(text);
    if (!compile("Work")) return 2;
    Suite *suite = SUITE(
        "protocols", seconds * 6 + 60, NULL, NULL, one_lock_in_every_handler_never_deadlocks,
        threads_that_sit_in_handlers_can_be_sampled,
        exits_enabled_late_are_those_of_later_entries, requests_answer_for_hostile_ids);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
