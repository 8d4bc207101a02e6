/* SPDX-License-Identifier: MIT */
/* Text encodings. */
#include <check.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/text/utf8.h"

static bool valid(const char *text) { return utf8_is_valid(text, strlen(text), NULL); }

START_TEST(only_modified_utf8_is_valid) {
    size_t at;
    ck_assert(valid("") && valid("abc") && valid("\xC0\x80") && valid("\xC3\xA4"));
    ck_assert(valid("\xED\xA0\xBD\xED\xB8\x80"));
    ck_assert(!utf8_is_valid("a\0b", 3, &at));
    ck_assert_uint_eq(at, 1);
    ck_assert(!valid("\xF0\x9F\x98\x80") && !valid("\xC1\x81") && !valid("\xE0\x80\x80"));
    ck_assert(!valid("\xC3") && !valid("\xE2\x82") && !valid("\x80") && !valid("\xFF"));
}
END_TEST

START_TEST(utf16_survives_the_way_through_modified_utf8) {
    const uint16_t units[] = {0, 'a', 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0xD83D, 0xDE00, 0xDC00};
    char bytes[40];
    uint16_t back[10];
    size_t length = utf8_length_of_utf16(units, 10);
    ck_assert_uint_eq(utf8_from_utf16(units, 10, bytes), length);
    ck_assert(utf8_is_valid(bytes, length, NULL));
    ck_assert_uint_eq(utf8_utf16_length(bytes, length), 10);
    ck_assert_uint_eq(utf8_to_utf16(bytes, length, back), 10);
    ck_assert_mem_eq(units, back, sizeof units);
}
END_TEST

START_TEST(latin1_survives_too) {
    uint8_t latin1[256], back[256];
    char bytes[512];
    for (int i = 0; i < 256; i++) latin1[i] = (uint8_t)i;
    size_t length = utf8_length_of_latin1(latin1, 256);
    ck_assert_uint_eq(utf8_from_latin1(latin1, 256, bytes), length);
    ck_assert(utf8_is_latin1(bytes, length));
    ck_assert_uint_eq(utf8_to_latin1(bytes, length, back), 256);
    ck_assert_mem_eq(latin1, back, 256);
    ck_assert(!utf8_is_latin1("\xE2\x82\xAC", 3));
}
END_TEST

START_TEST(supplementary_characters_are_pairs) {
    uint16_t units[2];
    char bytes[6];
    ck_assert_uint_eq(utf8_standard_utf16_length("\xF0\x9F\x98\x80", 4), 2);
    utf8_standard_to_utf16("\xF0\x9F\x98\x80", 4, units);
    ck_assert_uint_eq(units[0], 0xD83D);
    ck_assert_uint_eq(units[1], 0xDE00);
    ck_assert_uint_eq(utf8_standard_from_utf16(units, 2, bytes), 4);
    ck_assert_mem_eq(bytes, "\xF0\x9F\x98\x80", 4);
    ck_assert_uint_eq(utf8_from_utf16(units, 2, bytes), 6);
    ck_assert_mem_eq(bytes, "\xED\xA0\xBD\xED\xB8\x80", 6);
}
END_TEST

START_TEST(lone_surrogates_become_question_marks_in_standard_utf8) {
    const uint16_t units[] = {0xD83D, 'a', 0xDE00};
    char bytes[9];
    ck_assert_uint_eq(utf8_standard_length_of_utf16(units, 3), 3);
    utf8_standard_from_utf16(units, 3, bytes);
    ck_assert_mem_eq(bytes, "?a?", 3);
}
END_TEST

int main(void) {
    Suite *suite = SUITE("utf8", 0, NULL, NULL, only_modified_utf8_is_valid,
                         utf16_survives_the_way_through_modified_utf8, latin1_survives_too,
                         supplementary_characters_are_pairs,
                         lone_surrogates_become_question_marks_in_standard_utf8);
    return run_suite(suite) != 0;
}
