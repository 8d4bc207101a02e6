/* SPDX-License-Identifier: MIT */
/* What a thread notes of the symbols that its C code may hold (vm/model/symbols.h). */
#include <check.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/model/symbols.h"

static SymbolNotes n;

static void setup(void) { memset(&n, 0, sizeof n); }

static void note(unsigned count) {
    while (count-- > 0) {
        if (n.count < SYMBOL_NOTES)
            n.notes[n.count++] = "symbol";
        else
            n.lost_here = true;
    }
}

START_TEST(notes_below_stay_while_java_runs) {
    note(3);
    symbols_begin_layer(&n);
    note(2);
    symbols_let_go(&n);
    ck_assert_uint_eq(n.count, 3);
    note(4);
    symbols_end_layer(&n);
    ck_assert_uint_eq(n.count, 3);
    symbols_let_go(&n);
    ck_assert_uint_eq(n.count, 0);
}
END_TEST

START_TEST(a_layer_with_too_many_keeps_all_until_it_ends) {
    symbols_begin_layer(&n);
    note(SYMBOL_NOTES + 1);
    ck_assert(n.lost_here);
    symbols_begin_layer(&n);
    ck_assert(!n.lost_here && n.lost == 1);
    symbols_let_go(&n); /* the layer's own, not those below */
    ck_assert_uint_eq(n.lost, 1);
    symbols_end_layer(&n);
    ck_assert(n.lost_here && n.lost == 0);
    symbols_end_layer(&n);
    ck_assert(!n.lost_here && n.count == 0);
}
END_TEST

START_TEST(layers_without_a_place_keep_all_until_they_end) {
    for (int i = 0; i < SYMBOL_LAYERS; i++) {
        note(1);
        symbols_begin_layer(&n);
    }
    ck_assert_uint_eq(n.beyond, 0);
    for (int i = 0; i < 3; i++) symbols_begin_layer(&n);
    ck_assert_uint_eq(n.beyond, 3);
    symbols_let_go(&n);
    ck_assert_uint_eq(n.count, SYMBOL_LAYERS);
    for (int i = 0; i < 3; i++) symbols_end_layer(&n);
    ck_assert_uint_eq(n.beyond, 0);
    for (unsigned i = SYMBOL_LAYERS; i > 0; i--) {
        symbols_end_layer(&n);
        ck_assert_uint_eq(n.count, i);
    }
    ck_assert(n.depth == 0 && n.begin == 0);
}
END_TEST

START_TEST(what_keeps_all_may_call_java) {
    note(2);
    symbols_keep(&n);
    symbols_begin_layer(&n);
    symbols_let_go(&n);
    symbols_end_layer(&n);
    ck_assert_uint_eq(n.beyond, 1);
    symbols_keep_end(&n);
    ck_assert(n.beyond == 0 && n.count == 2);
}
END_TEST

int main(void) {
    Suite *suite =
        SUITE("symbols", 0, setup, NULL, notes_below_stay_while_java_runs,
              a_layer_with_too_many_keeps_all_until_it_ends,
              layers_without_a_place_keep_all_until_they_end, what_keeps_all_may_call_java);
    return run_suite(suite) != 0;
}
