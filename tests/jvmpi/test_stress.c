/* SPDX-License-Identifier: MIT */
/* What -Xjvmpi:stress does beyond collecting.
 *
 * delay: between the events of a contended monitor time passes, which an agent that takes
 * ENTER and ENTERED for one moment does not expect. The times are drawn from the seed, and
 * sleeping is never shorter than asked: a sum has a floor.
 *
 * together: a thread that is about to call a handler waits for another one to come to an event.
 * Two threads that take strict turns never meet, so that each wait lasts its whole time. */
#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

#include <stdatomic.h>
#include <time.h>

/* ---- delay ---- */

enum { ROUNDS = 40, FLOOR_MICROSECONDS = 20000 };

static JVMPI_RawMonitor disputed;
static atomic_int held, waits,
    went; /* rounds in which the monitor was taken, ENTER was heard, all is over */
static _Atomic(long) between; /* microseconds from ENTER to ENTERED, all rounds */

static long now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void heard(JVMPI_Event *event) {
    static _Thread_local long began;
    switch (event->event_type) {
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
        if (event->u.raw_monitor.id != disputed) return;
        began = now();
        atomic_fetch_add(&waits, 1);
        break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED:
        if (event->u.raw_monitor.id == disputed) atomic_fetch_add(&between, now() - began);
        break;
    default: break;
    }
}

static void other(void *data) {
    (void)data;
    for (int i = 0; i < ROUNDS; i++) {
        while (atomic_load(&held) <= i) usleep(100);
        jvmpi->RawMonitorEnter(disputed);
        jvmpi->RawMonitorExit(disputed);
        atomic_store(&went, i + 1);
    }
}

START_TEST(contention_takes_time) {
    static const jint events[] = {JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER,
                                  JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED};
    static char name[] = "disputed", thread[] = "other";
    start_vm("-Xmx32m", "-Xjvmpi:stress=1,delay");
    jvmpi->NotifyEvent = heard;
    disputed = jvmpi->RawMonitorCreate(name);
    ENABLE(events);
    for (int i = 0; i < ROUNDS; i++) {
        jvmpi->RawMonitorEnter(disputed);
        atomic_store(&held, i + 1);
        if (i == 0)
            ck_assert_int_eq(jvmpi->CreateSystemThread(thread, JVMPI_NORMAL_PRIORITY, other),
                             JNI_OK);
        while (atomic_load(&waits) <= i) usleep(100);
        jvmpi->RawMonitorExit(disputed);
        while (atomic_load(&went) <= i) usleep(100);
    }
    ck_assert_int_ge(atomic_load(&between), FLOOR_MICROSECONDS);
    DISABLE(events);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

/* ---- reuse ---- */

static _Atomic(JNIEnv *) ended;

static void heard_end(JVMPI_Event *event) { atomic_store(&ended, event->env_id); }
static void nothing(void *data) { (void)data; }

/* The id of a system thread that was told to have ended. */
static JNIEnv *id_of_one_thread(void) {
    static char thread[] = "one";
    atomic_store(&ended, NULL);
    ck_assert_int_eq(jvmpi->CreateSystemThread(thread, JVMPI_NORMAL_PRIORITY, nothing), JNI_OK);
    while (atomic_load(&ended) == NULL) usleep(100);
    return atomic_load(&ended);
}

START_TEST(ids_of_the_dead_are_given_at_once) {
    static char name[] = "_one";
    start_vm("-Xmx32m", "-Xjvmpi:stress=1,reuse");
    JVMPI_RawMonitor monitor = jvmpi->RawMonitorCreate(name);
    for (int i = 0; i < 10; i++) {
        jvmpi->RawMonitorDestroy(monitor);
        ck_assert_ptr_eq(jvmpi->RawMonitorCreate(name), monitor);
    }
    static const jint events[] = {JVMPI_EVENT_THREAD_END};
    JNIEnv *seen[20] = {NULL};
    int count = 0;
    jvmpi->NotifyEvent = heard_end;
    ENABLE(events);
    for (int i = 0, at; i < 20; i++) {
        JNIEnv *id = id_of_one_thread(); /* told a moment before the thread is gone: two may
                                            take turns */
        for (at = 0; at < count && seen[at] != id;) at++;
        if (at == count) seen[count++] = id;
    }
    ck_assert_int_le(count, 5);
    DISABLE(events);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

/* ---- together ---- */

enum { TURNS = 400, WAITS_FLOOR_MICROSECONDS = 5000 };

static atomic_int turn, heard_allocations;
static _Atomic(long)
    before_handlers; /* microseconds from allocating to the handler, all turns */
static _Thread_local long allocating; /* since when this thread is, or 0 */

static void heard_allocation(JVMPI_Event *event) {
    (void)event;
    if (allocating == 0) return;
    atomic_fetch_add(&before_handlers, now() - allocating);
    atomic_fetch_add(&heard_allocations, 1);
    allocating = 0;
}

static void take_turns(JNIEnv *e, int first) {
    for (int mine = first; mine < TURNS; mine += 2) {
        while (atomic_load(&turn) != mine) usleep(20);
        allocating = now();
        (*e)->DeleteLocalRef(e, (*e)->NewByteArray(e, 8));
        atomic_store(&turn, mine + 1);
    }
}

static void odd_turns(void *data) {
    JNIEnv *e;
    (void)data;
    if ((*vm)->GetEnv(vm, (void **)&e, JNI_VERSION_1_2) == JNI_OK) take_turns(e, 1);
}

/* The microseconds that two threads' handlers were put off, in all. */
static long turns_under(const char *option) {
    static const jint events[] = {JVMPI_EVENT_OBJECT_ALLOC};
    static char thread[] = "odd";
    start_vm("-Xmx32m", option);
    atomic_store(&turn, 0);
    atomic_store(&heard_allocations, 0);
    atomic_store(&before_handlers, 0);
    jvmpi->NotifyEvent = heard_allocation;
    ENABLE(events);
    ck_assert_int_eq(jvmpi->CreateSystemThread(thread, JVMPI_NORMAL_PRIORITY, odd_turns),
                     JNI_OK);
    take_turns(env, 0);
    while (atomic_load(&turn) < TURNS) usleep(100);
    DISABLE(events);
    ck_assert_int_eq(atomic_load(&heard_allocations), TURNS);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    return atomic_load(&before_handlers);
}

START_TEST(threads_wait_for_one_another) {
    /* one event in four waits, 200 us at least: of 100 waits a quarter would be enough */
    ck_assert_int_ge(turns_under("-Xjvmpi:stress=1,together"), WAITS_FLOOR_MICROSECONDS);
}
END_TEST

int main(void) {
    Suite *suite = SUITE("stress", 60, NULL, NULL, contention_takes_time,
                         ids_of_the_dead_are_given_at_once, threads_wait_for_one_another);
    return run_suite(suite) != 0;
}
