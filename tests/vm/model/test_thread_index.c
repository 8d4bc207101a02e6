/* SPDX-License-Identifier: MIT */
/* The index of threads, with threads that nobody runs. */
#include <check.h>
#include <stdlib.h>

#include "tests/suite.h"
#include "vm/threads/transition.h"
#include "vm/model/thread_index.h"

enum { THREADS = 100 };

static ThreadIndex *threads;
static Thread *made[THREADS];

static void make_threads(void) {
    threads = thread_index_create();
    for (uint32_t i = 0; i < THREADS; i++) {
        void *memory = NULL;
        ck_assert_int_eq(posix_memalign(&memory, THREAD_ALIGNMENT, sizeof(Thread)), 0);
        made[i] = memory;
        *made[i] = (Thread){.id = 1 + i * 3};
        thread_index_add(threads, made[i]);
    }
}
static void free_threads(void) {
    thread_index_destroy(threads);
    for (int i = 0; i < THREADS; i++) free(made[i]);
}

START_TEST(any_address_is_looked_for) {
    for (int i = 0; i < THREADS; i++) {
        ck_assert(thread_index_has(threads, made[i]));
        ck_assert_ptr_eq(thread_index_at(threads, made[i]->id), made[i]);
        const Thread *beside = (const Thread *)(const void *)((const char *)made[i] + 8);
        ck_assert(!thread_index_has(threads, beside));
    }
    ck_assert(!thread_index_has(threads, NULL));
    ck_assert_ptr_null(thread_index_at(threads, 2));
    ck_assert_ptr_null(thread_index_at(threads, UINT32_MAX));
}
END_TEST

START_TEST(who_waits_is_not_among_the_running) {
    Thread *list[THREADS];
    ck_assert_uint_eq(thread_index_running(threads, list, THREADS), THREADS);
    for (int i = 0; i < THREADS; i++) {
        ck_assert_ptr_eq(list[i], made[i]);
        if (i != 42) ck_assert_int_eq(thread_set_wait_kind(made[i], WAIT_OBJECT), WAIT_NONE);
    }
    ck_assert_uint_eq(thread_index_running(threads, list, THREADS), 1);
    ck_assert_ptr_eq(list[0], made[42]);
    ck_assert_int_eq(thread_set_wait_kind(made[7], WAIT_NONE), WAIT_OBJECT);
    ck_assert_uint_eq(thread_index_running(threads, list, 1), 2);
    ck_assert_ptr_eq(list[0], made[7]);
}
END_TEST

START_TEST(what_is_removed_is_gone) {
    Thread *list[THREADS];
    for (int i = 0; i < THREADS; i += 2) thread_index_remove(threads, made[i]);
    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(thread_index_has(threads, made[i]), i % 2);
    ck_assert_uint_eq(thread_index_running(threads, list, THREADS), THREADS / 2);
    thread_index_add(threads, made[0]);
    ck_assert(thread_index_has(threads, made[0]));
}
END_TEST

int main(void) {
    return run_suite(SUITE("thread index", 0, make_threads, free_threads,
                           any_address_is_looked_for, who_waits_is_not_among_the_running,
                           what_is_removed_is_gone));
}
