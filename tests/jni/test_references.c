/* SPDX-License-Identifier: MIT */
/* The table of global references, without a VM around it. */
#include <check.h>
#include <stdlib.h>

#include "tests/suite.h"
#include "vm/threads/event_delivery.h"
#include "vm/heap/global_references.h"

static VM vm;
static Object objects[8];

static void open_table(void) { vm.globals = global_references_create(); }
static void close_table(void) { global_references_destroy(vm.globals); }

static void count_slot(void *data, Object **slot, bool weak, ReferenceNews news) {
    ck_assert_ptr_nonnull(*slot);
    ck_assert_int_eq(news, REFERENCE_IS_KNOWN);
    ((unsigned *)data)[weak]++;
}

static Object *only_the_first_survives(void *plan, Object *object) {
    (void)plan;
    return object == &objects[0] ? &objects[7] : NULL;
}

START_TEST(a_reference_is_known_by_its_kind_until_it_is_deleted) {
    Object **strong = global_reference_new(&vm, &objects[0], false);
    Object **weak = global_reference_new(&vm, &objects[0], true);
    ck_assert(*strong == &objects[0] && *weak == &objects[0]);
    ck_assert_int_eq(global_reference_kind(&vm, strong), 1);
    ck_assert_int_eq(global_reference_kind(&vm, weak), 2);
    ck_assert(!global_reference_delete(&vm, strong, true));
    ck_assert(global_reference_delete(&vm, strong, false));
    ck_assert(!global_reference_delete(&vm, strong, false));
    ck_assert_int_eq(global_reference_kind(&vm, strong), 0);
    ck_assert_ptr_null(*strong);
}
END_TEST

START_TEST(any_address_may_be_asked_for) {
    Object **reference = global_reference_new(&vm, &objects[0], false);
    ck_assert_int_eq(global_reference_kind(&vm, NULL), 0);
    ck_assert_int_eq(global_reference_kind(&vm, &objects[0]), 0);
    ck_assert_int_eq(global_reference_kind(&vm, (char *)reference + 1), 0);
    ck_assert_int_eq(global_reference_kind(&vm, reference + 1), 0);
    ck_assert_int_eq(global_reference_kind(&vm, (void *)-8), 0);
    ck_assert(!global_reference_delete(&vm, (Object **)(void *)&objects[3], false));
}
END_TEST

START_TEST(references_do_not_move_when_many_are_made) {
    enum { MANY = 5000 };
    static Object **references[MANY];
    for (int i = 0; i < MANY; i++)
        references[i] = global_reference_new(&vm, &objects[i % 8], i % 2);
    for (int i = 0; i < MANY; i++) ck_assert_ptr_eq(*references[i], &objects[i % 8]);
    unsigned counts[2] = {0};
    global_references_visit(&vm, count_slot, counts);
    ck_assert(counts[0] == MANY / 2 && counts[1] == MANY / 2);
    for (int i = 0; i < MANY; i += 3)
        ck_assert(global_reference_delete(&vm, references[i], i % 2));
    for (int i = 0; i < MANY; i++)
        ck_assert_int_eq(global_reference_kind(&vm, references[i]), i % 3 == 0 ? 0
                                                                    : i % 2    ? 2
                                                                               : 1);
    for (int i = 0; i < MANY; i += 3)
        ck_assert_ptr_nonnull(global_reference_new(&vm, &objects[1], false));
}
END_TEST

START_TEST(weak_references_follow_or_are_cleared) {
    Object **strong = global_reference_new(&vm, &objects[1], false);
    Object **moved = global_reference_new(&vm, &objects[0], true);
    Object **dead = global_reference_new(&vm, &objects[1], true);
    global_references_sweep(&vm, only_the_first_survives, NULL);
    ck_assert_ptr_eq(*strong, &objects[1]);
    ck_assert_ptr_eq(*moved, &objects[7]);
    ck_assert_ptr_null(*dead);
    ck_assert_int_eq(global_reference_kind(&vm, dead), 2);
}
END_TEST

int main(void) {
    Suite *suite = SUITE(
        "references", 0, open_table, close_table,
        a_reference_is_known_by_its_kind_until_it_is_deleted, any_address_may_be_asked_for,
        references_do_not_move_when_many_are_made, weak_references_follow_or_are_cleared);
    return run_suite(suite) != 0;
}
