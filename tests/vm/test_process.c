/* SPDX-License-Identifier: MIT */
/* The process-wide file: chunks and the table of cards. */
#include <check.h>
#include <jni.h>
#include <stdlib.h>

#include "gc/cards.h"
#include "gc/pages.h"
#include "tests/suite.h"
#include "vm/process.h"

START_TEST(chunks_bring_the_card_table_and_the_last_one_takes_it_away) {
    void *a = process_map_chunks(1), *b = process_map_chunks(3);
    ck_assert_ptr_nonnull(a);
    ck_assert_ptr_nonnull(b);
    ck_assert_msg(!pages_map_low(CARDS_BASE, 4096), "no table lies there");
    char *slot = (char *)b + CARD_BYTES + 40;
    card_mark(slot);
    ck_assert_int_eq(*card_of((char *)b + CARD_BYTES), 1);
    ck_assert_int_eq(*card_of((char *)b + 2 * CARD_BYTES - 1), 1);
    ck_assert_int_eq(*card_of((char *)b + CARD_BYTES - 1), 0);
    ck_assert_int_eq(*card_of((char *)b + 2 * CARD_BYTES), 0);
    cards_mark((char *)b + 4 * CARD_BYTES + 508, 8);
    ck_assert_int_eq(*card_of((char *)b + 4 * CARD_BYTES), 1);
    ck_assert_int_eq(*card_of((char *)b + 5 * CARD_BYTES), 1);
    ck_assert_int_eq(*card_of((char *)b + 6 * CARD_BYTES), 0);
    process_unmap_chunks(a, 1);
    ck_assert_msg(!pages_map_low(CARDS_BASE, 4096), "no table while there are chunks");
    process_unmap_chunks(b, 3);
    ck_assert_msg(pages_map_low(CARDS_BASE, 4096), "the table stayed");
    pages_unmap((void *)CARDS_BASE, 4096);
}
END_TEST

START_TEST(a_taken_place_of_the_card_table_is_an_error_not_a_crash) {
    ck_assert(pages_map_low(CARDS_BASE, 4096));
    JavaVM *java;
    void *env;
    JavaVMInitArgs args = {.version = JNI_VERSION_1_6};
    ck_assert_int_lt(JNI_CreateJavaVM(&java, &env, &args), 0);
    pages_unmap((void *)CARDS_BASE, 4096);
    ck_assert_int_eq(JNI_CreateJavaVM(&java, &env, &args), 0);
    (*java)->DestroyJavaVM(java);
}
END_TEST

int main(void) {
    Suite *suite = SUITE("process", 60, NULL, NULL,
        chunks_bring_the_card_table_and_the_last_one_takes_it_away,
        a_taken_place_of_the_card_table_is_an_error_not_a_crash);
    return run_suite(suite) != 0;
}
