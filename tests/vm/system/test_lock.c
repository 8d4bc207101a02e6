/* SPDX-License-Identifier: MIT */
/* The order of the VM's locks is checked in debug builds: wrong orders end the process. Accuses
 * vm/system/lock.h. */
#include <check.h>
#include <signal.h>
#include <stdlib.h>

#include "tests/suite.h"
#include "vm/system/lock.h"

static pthread_mutex_t low = PTHREAD_MUTEX_INITIALIZER, high = PTHREAD_MUTEX_INITIALIZER;

START_TEST(locks_may_be_taken_in_rising_order) {
    lock_acquire(&low, LOCK_CLASS);
    lock_acquire(&high, LOCK_SYMBOLS);
    lock_release(&high, LOCK_SYMBOLS);
    lock_release(&low, LOCK_CLASS);
    lock_assert_none();
    ck_assert_int_eq(pthread_mutex_trylock(&low), 0);
    ck_assert_int_eq(pthread_mutex_trylock(&high), 0);
}
END_TEST

#ifdef MINIJVM_DEBUG
START_TEST(a_lower_lock_under_a_higher_one_is_fatal) {
    lock_acquire(&high, LOCK_SYMBOLS);
    lock_acquire(&low, LOCK_CLASS);
}
END_TEST

START_TEST(the_same_lock_twice_is_fatal) {
    lock_acquire(&low, LOCK_CLASS);
    lock_acquire(&high, LOCK_CLASS);
}
END_TEST

START_TEST(a_lock_held_at_a_safepoint_is_fatal) {
    lock_acquire(&low, LOCK_CLASS);
    lock_assert_none();
}
END_TEST
#endif

int main(void) {
    Suite *suite = suite_create("lock");
    TCase *tests = tcase_create("lock");
    tcase_add_test(tests, locks_may_be_taken_in_rising_order);
#ifdef MINIJVM_DEBUG
    tcase_add_test_raise_signal(tests, a_lower_lock_under_a_higher_one_is_fatal, SIGABRT);
    tcase_add_test_raise_signal(tests, the_same_lock_twice_is_fatal, SIGABRT);
    tcase_add_test_raise_signal(tests, a_lock_held_at_a_safepoint_is_fatal, SIGABRT);
#endif
    suite_add_tcase(suite, tests);
    return run_suite(suite) != 0;
}
