/* SPDX-License-Identifier: MIT */
/* Accuses tracing/spans.c. */
#include <stdlib.h>

#include "tests/suite.h"
#include "tracing/spans.h"

static SpanList list;

static void add(uintptr_t start, size_t bytes, uintptr_t to) {
    ck_assert(spans_add(&list, start, bytes, to, false));
}
static void is(size_t at, uintptr_t start, uintptr_t end, uintptr_t to, size_t objects) {
    ck_assert_uint_lt(at, list.count);
    ck_assert_uint_eq(list.spans[at].start, start);
    ck_assert_uint_eq(list.spans[at].end, end);
    ck_assert_uint_eq(list.spans[at].to, to);
    ck_assert_uint_eq(list.spans[at].objects, objects);
}

START_TEST(neighbours_that_keep_their_distance_are_one_span) {
    add(0x1000, 16, 0x9000);
    add(0x1010, 24, 0x9010);
    add(0x1028, 8, 0x9028);
    spans_settle(&list);
    ck_assert_uint_eq(list.count, 1);
    is(0, 0x1000, 0x1030, 0x9000, 3);
}
END_TEST

START_TEST(a_hole_on_either_side_parts_renames) {
    add(0x1000, 16, 0x9000);
    add(0x1020, 16, 0x9010); /* a hole where it was */
    add(0x1030, 16, 0x9030); /* a hole where it is */
    spans_settle(&list);
    ck_assert_uint_eq(list.count, 3);
}
END_TEST

START_TEST(spans_come_in_ascending_order_and_join_when_they_are_settled) {
    add(0x2000, 16, 0);
    add(0x1000, 16, 0);
    add(0x1010, 0xff0, 0);
    add(0x500, 16, 0);
    spans_settle(&list);
    ck_assert_uint_eq(list.count, 2);
    is(0, 0x500, 0x510, 0, 1);
    is(1, 0x1000, 0x2010, 0, 3);
}
END_TEST

START_TEST(deletions_go_over_holes_when_they_may) {
    add(0x1000, 16, 0);
    ck_assert(spans_add(&list, 0x1100, 16, 0, true));
    add(0x1200, 16, 0);
    spans_settle(&list);
    ck_assert_uint_eq(list.count, 2);
    is(0, 0x1000, 0x1110, 0, 2);
}
END_TEST

START_TEST(what_came_before_never_joins_over_a_hole) {
    add(0x2000, 16, 0);
    ck_assert(spans_add(&list, 0x1000, 16, 0, true));
    spans_settle(&list);
    ck_assert_uint_eq(list.count, 2);
}
END_TEST

START_TEST(a_list_is_empty_after_it_is_cleared) {
    for (uintptr_t i = 0; i < 10000; i++) add(0x100000 + 64 * i, 16, 0);
    ck_assert_uint_eq(list.count, 10000);
    spans_clear(&list);
    ck_assert_uint_eq(list.count, 0);
    spans_settle(&list);
    add(0x10, 16, 0);
    spans_settle(&list);
    is(0, 0x10, 0x20, 0, 1);
}
END_TEST

static void clean(void) { spans_free(&list); }

int main(void) {
    return run_suite(SUITE(
               "spans", 0, clean, clean, neighbours_that_keep_their_distance_are_one_span,
               a_hole_on_either_side_parts_renames,
               spans_come_in_ascending_order_and_join_when_they_are_settled,
               deletions_go_over_holes_when_they_may, what_came_before_never_joins_over_a_hole,
               a_list_is_empty_after_it_is_cleared)) != 0;
}
