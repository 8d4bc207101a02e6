/* SPDX-License-Identifier: MIT */
/* Raw monitors on threads that no VM knows: they need neither heap nor class library. */
#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "jvmpi/agent.h"
#include "jvmpi/raw_monitor.h"
#include "tests/suite.h"

static VM *vm;
static Agent *agent;
static int contended[62], entered_before_exit;

static void notify(JVMPI_Event *event) {
    int count = __atomic_add_fetch(&contended[event->event_type], 1, __ATOMIC_SEQ_CST);
    if (event->event_type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED &&
        count > __atomic_load_n(&contended[JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT],
                                __ATOMIC_SEQ_CST))
        __atomic_fetch_add(&entered_before_exit, 1, __ATOMIC_SEQ_CST);
}

static void set_up(void) {
    vm = calloc(1, sizeof *vm);
    agent = calloc(1, sizeof *agent);
    agent->vm = vm;
    agent->table.NotifyEvent = notify;
    atomic_store(&agent->enabled, UINT64_C(7) << JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER);
    pthread_mutex_init(&agent->lock, NULL);
}

static void tear_down(void) {
    raw_monitors_free(agent);
    free(agent);
    free(vm);
}

static void nap(long milliseconds) {
    nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* ---- Exclusion ---- */

enum { THREADS = 4, ROUNDS = 50000 };
static long counter;

static void *count_up(void *argument) {
    RawMonitor *m = argument;
    for (int i = 0; i < ROUNDS; i++) {
        raw_monitor_enter(m);
        raw_monitor_enter(m);
        counter++;
        raw_monitor_exit(m);
        counter++;
        raw_monitor_exit(m);
    }
    return NULL;
}

START_TEST(only_one_thread_is_inside) { /* JVMPI R79, R82 */
    RawMonitor *m = raw_monitor_create(agent, "_exclusion");
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, count_up, m);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    ck_assert_int_eq(counter, 2L * THREADS * ROUNDS);
    ck_assert_uint_eq(atomic_load(&m->owner), 0);
    ck_assert_int_eq(contended[51] + contended[52] + contended[53], 0);
}
END_TEST

static void *enter_and_wait(void *argument) {
    RawMonitor *m = argument;
    for (int i = 0; i < ROUNDS; i++) {
        raw_monitor_enter(m);
        if (i % 128 == 127) {
            raw_monitor_notify_all(m);
            raw_monitor_wait(m, 1);
        }
        raw_monitor_exit(m);
    }
    return NULL;
}

START_TEST(who_enters_after_contention_does_so_after_an_exit) { /* JVMPI R219 */
    RawMonitor *m = raw_monitor_create(agent, "told");
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, enter_and_wait, m);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    ck_assert_int_gt(contended[JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED], 0);
    ck_assert_int_eq(entered_before_exit, 0);
    ck_assert_uint_eq(atomic_load(&m->owner), 0);
}
END_TEST

/* ---- Waiting ---- */

static int ready;

static void *wait_inside(void *argument) {
    RawMonitor *m = argument;
    raw_monitor_enter(m);
    raw_monitor_enter(m);
    ready++;
    raw_monitor_wait(m, 0);
    counter += m->entries; /* 2: the depth is restored */
    raw_monitor_exit(m);
    raw_monitor_exit(m);
    return NULL;
}

START_TEST(waiting_releases_wholly_and_notify_all_wakes_everybody) { /* JVMPI R84, R85 */
    RawMonitor *m = raw_monitor_create(agent, "_wait");
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, wait_inside, m);
    for (int i = 0;; i++) {
        raw_monitor_enter(m);
        bool all = ready == THREADS;
        if (all) raw_monitor_notify_all(m);
        raw_monitor_exit(m);
        if (all) break;
        ck_assert_int_lt(i, 5000);
        nap(1);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    ck_assert_int_eq(counter, 2 * THREADS);
}
END_TEST

START_TEST(a_wait_ends_after_its_time) { /* JVMPI R85 */
    RawMonitor *m = raw_monitor_create(agent, "timed");
    raw_monitor_enter(m);
    double start = now();
    raw_monitor_wait(m, 50);
    double waited = now() - start;
    ck_assert(waited >= 0.049 && waited < 5);
    ck_assert_uint_eq(m->entries, 1);
    raw_monitor_exit(m);
}
END_TEST

START_TEST(waiting_without_owning_returns_at_once) {
    RawMonitor *m = raw_monitor_create(agent, "timed");
    double start = now();
    raw_monitor_wait(m, 0);
    raw_monitor_exit(m); /* not owned either */
    ck_assert(now() - start < 1);
    ck_assert_uint_eq(atomic_load(&m->owner), 0);
}
END_TEST

/* ---- Contention ---- */

static void *enter_once(void *argument) {
    raw_monitor_enter(argument);
    raw_monitor_exit(argument);
    return NULL;
}

static void contend(const char *name) {
    RawMonitor *m = raw_monitor_create(agent, name);
    pthread_t thread;
    raw_monitor_enter(m);
    pthread_create(&thread, NULL, enter_once, m);
    while (atomic_load(&m->entering) == 0) nap(1);
    raw_monitor_exit(m);
    pthread_join(thread, NULL);
    raw_monitor_enter(m); /* nobody else wants it: no event */
    raw_monitor_exit(m);
}

START_TEST(contention_is_told_once_each) { /* JVMPI R141 */
    contend("contended");
    ck_assert_int_eq(contended[JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER], 1);
    ck_assert_int_eq(contended[JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED], 1);
    ck_assert_int_eq(contended[JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT], 1);
}
END_TEST

START_TEST(names_with_an_underscore_are_silent) { /* JVMPI R80 */
    contend("_contended");
    ck_assert_int_eq(contended[51] + contended[52] + contended[53], 0);
}
END_TEST

/* ---- Misuse ---- */

START_TEST(null_is_ignored) {
    raw_monitor_enter(NULL);
    raw_monitor_exit(NULL);
    raw_monitor_wait(NULL, 0);
    raw_monitor_notify_all(NULL);
    raw_monitor_destroy(agent, NULL);
}
END_TEST

static void *hold(void *argument) {
    raw_monitor_enter(argument);
    ready = 1;
    while (__atomic_load_n(&ready, __ATOMIC_SEQ_CST) == 1) nap(1);
    raw_monitor_exit(argument);
    return NULL;
}

START_TEST(a_monitor_that_others_hold_is_not_destroyed) {
    RawMonitor *m = raw_monitor_create(agent, "held");
    pthread_t thread;
    pthread_create(&thread, NULL, hold, m);
    while (__atomic_load_n(&ready, __ATOMIC_SEQ_CST) == 0) nap(1);
    raw_monitor_destroy(agent, m);
    ck_assert_ptr_eq(agent->monitors, m);
    __atomic_store_n(&ready, 2, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    raw_monitor_destroy(agent, m);
    ck_assert_ptr_null(agent->monitors);
    raw_monitor_destroy(agent, m); /* a second time: not in the list */
}
END_TEST

int main(void) {
    Suite *suite = SUITE("raw_monitor", 30, set_up, tear_down, only_one_thread_is_inside,
                         who_enters_after_contention_does_so_after_an_exit,
                         waiting_releases_wholly_and_notify_all_wakes_everybody,
                         a_wait_ends_after_its_time, waiting_without_owning_returns_at_once,
                         contention_is_told_once_each, names_with_an_underscore_are_silent,
                         null_is_ignored, a_monitor_that_others_hold_is_not_destroyed);
    return run_suite(suite) != 0;
}
