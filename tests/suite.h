/* SPDX-License-Identifier: MIT */
/* What every unit test's main ends with. */
#ifndef MINIJVM_TESTS_SUITE_H
#define MINIJVM_TESTS_SUITE_H

#include <check.h>

/* Runs the suite, prints its failures and frees it. How many checks failed. */
static inline int run_suite(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed;
}

#endif
