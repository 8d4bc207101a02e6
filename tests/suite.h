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

/* A suite of one test case. Seconds that each test has: 0 for Check's own. Before and after
 * each, in its process: may be NULL. */
static inline Suite *suite_of(const char *name, int seconds, void (*before)(void),
                              void (*after)(void), const TTest *const *tests) {
    Suite *suite = suite_create(name);
    TCase *c = tcase_create(name);
    if (seconds > 0) tcase_set_timeout(c, seconds);
    tcase_add_checked_fixture(c, before, after);
    for (; *tests != NULL; tests++) tcase_add_test(c, *tests);
    suite_add_tcase(suite, c);
    return suite;
}
#define SUITE(name, seconds, before, after, ...)                                               \
    suite_of(name, seconds, before, after, (const TTest *const[]){__VA_ARGS__, NULL})

#endif
