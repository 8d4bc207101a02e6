/* SPDX-License-Identifier: MIT */
/* The process-wide file: chunks and the table of cards. */
#include <check.h>
#include <jni.h>
#include <stdlib.h>
#include <string.h>

#include "gc/cards.h"
#include "gc/pages.h"
#include "tests/suite.h"
#include "vm/system/process.h"

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
    ck_assert(pages_map_low(CARDS_LOW, 4096));
    ck_assert(pages_map_low(CARDS_HIGH, 4096));
    JavaVM *java;
    void *env;
    JavaVMInitArgs args = {.version = JNI_VERSION_1_6};
    ck_assert_int_lt(JNI_CreateJavaVM(&java, &env, &args), 0);
    pages_unmap((void *)CARDS_HIGH, 4096);
    ck_assert_int_eq(JNI_CreateJavaVM(&java, &env, &args), 0);
    ck_assert_uint_eq(CARDS_BASE, CARDS_HIGH);
    (*java)->DestroyJavaVM(java);
    pages_unmap((void *)CARDS_LOW, 4096);
    ck_assert_int_eq(JNI_CreateJavaVM(&java, &env, &args), 0);
    ck_assert_uint_eq(CARDS_BASE, CARDS_LOW);
    (*java)->DestroyJavaVM(java);
}
END_TEST

START_TEST(runs_come_from_above_and_single_chunks_from_below) {
    char *one = process_map_chunks(1), *run = process_map_chunks(5),
         *next = process_map_chunks(1), *other = process_map_chunks(3);
    ck_assert_ptr_nonnull(other);
    ck_assert_msg(one < next && next < other && other + 3 * PROCESS_CHUNK_BYTES <= run,
                  "%p %p %p %p", (void *)one, (void *)next, (void *)other, (void *)run);
    process_unmap_chunks(run, 5);
    ck_assert_ptr_eq(process_map_chunks(5), run);
    process_unmap_chunks(run, 5);
    process_unmap_chunks(other, 3);
    process_unmap_chunks(next, 1);
    process_unmap_chunks(one, 1);
}
END_TEST

/* Ids in four bytes; a piece given back comes again after the others, and keeps what it held
 * until then. */
START_TEST(low_memory_is_aligned_zeroed_and_comes_again) {
#if !defined(__SANITIZE_ADDRESS__)
    enum { COUNT = 100, LARGE = 3000 };
    char *large[COUNT], *small[COUNT];
    for (int i = 0; i < COUNT; i++) {
        large[i] = process_take_low(LARGE, 1 << 16);
        small[i] = process_take_low(200, 8);
        ck_assert_uint_eq((uintptr_t)large[i] >> 32, 0);
        ck_assert_uint_eq((uintptr_t)small[i] >> 32, 0);
        ck_assert_uint_eq((uintptr_t)large[i] % (1 << 16), 0);
        for (int j = 0; j < LARGE; j++) ck_assert_int_eq(large[i][j], 0);
        memset(large[i], 0xff, LARGE);
        memset(small[i], 0xff, 200);
    }
    process_give_low(large[7], LARGE);
    process_give_low(large[3], LARGE);
    ck_assert_int_eq((unsigned char)large[7][0], 0xff);
    ck_assert_ptr_eq(process_take_low(LARGE, 1 << 16), large[7]);
    ck_assert_int_eq(large[7][0], 0);
    ck_assert_ptr_eq(process_take_low(LARGE, 1 << 16), large[3]);
    for (int i = 0; i < COUNT; i++) {
        process_give_low(large[i], LARGE);
        process_give_low(small[i], 200);
    }
    ck_assert_msg(pages_map_low(CARDS_BASE, 4096), "the last piece takes the chunks away");
    pages_unmap((void *)CARDS_BASE, 4096);
#endif
}
END_TEST

int main(void) {
    Suite *suite = SUITE("process", 60, NULL, NULL,
                         chunks_bring_the_card_table_and_the_last_one_takes_it_away,
                         a_taken_place_of_the_card_table_is_an_error_not_a_crash,
                         runs_come_from_above_and_single_chunks_from_below,
                         low_memory_is_aligned_zeroed_and_comes_again);
    return run_suite(suite) != 0;
}
