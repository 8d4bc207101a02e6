/* SPDX-License-Identifier: MIT */
/* Requests as bytes (A18, A57 to A61, A80). */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "attach/request.h"
#include "tests/suite.h"

static const char java_bytes[] = "1\0threaddump\0-l\0\0"; /* and the literal's own zero: five */
static const char own_bytes[] = "m1\0load\0"
                                "2\0/tmp/a.so\0x=y";

START_TEST(a_request_of_the_jdk_has_five_zeroes) {
    Request request;
    for (size_t length = 0; length < sizeof java_bytes; length++)
        ck_assert_int_eq(request_parse(java_bytes, length, true, &request), REQUEST_MORE);
    ck_assert_int_eq(request_parse(java_bytes, sizeof java_bytes, true, &request),
                     REQUEST_WHOLE);
    ck_assert_str_eq(request.command, "threaddump");
    ck_assert_uint_eq(request.count, 3);
    ck_assert_str_eq(request.arguments[0], "-l");
    ck_assert_str_eq(request.arguments[2], "");
}
END_TEST

START_TEST(an_own_request_has_as_many_arguments_as_it_says) {
    Request request;
    for (size_t length = 0; length < sizeof own_bytes; length++)
        ck_assert_int_eq(request_parse(own_bytes, length, false, &request), REQUEST_MORE);
    ck_assert_int_eq(request_parse(own_bytes, sizeof own_bytes, false, &request),
                     REQUEST_WHOLE);
    ck_assert_uint_eq(request.count, 2);
    ck_assert_str_eq(request.arguments[1], "x=y");
    ck_assert_ptr_null(request.arguments[2]);
}
END_TEST

START_TEST(what_follows_a_request_is_nobodys) {
    static const char bytes[] = "m1\0version\0"
                                "0\0garbage";
    Request request;
    ck_assert_int_eq(request_parse(bytes, sizeof bytes - 1, false, &request), REQUEST_WHOLE);
    ck_assert_str_eq(request.command, "version");
}
END_TEST

START_TEST(another_version_is_told_from_garbage) {
    Request request;
    ck_assert_int_eq(request_parse("2\0x", 3, true, &request), REQUEST_OTHER_VERSION);
    ck_assert_int_eq(request_parse("1\0x", 3, false, &request), REQUEST_OTHER_VERSION);
    ck_assert_int_eq(request_parse("GET / HTTP/1.1", 14, false, &request), REQUEST_BAD);
}
END_TEST

START_TEST(what_is_too_long_is_bad_before_it_is_whole) {
    Request request;
    char bytes[8192];
    memset(bytes, 'a', sizeof bytes);
    memcpy(bytes, "1", 2);
    ck_assert_int_eq(request_parse(bytes, 2 + REQUEST_COMMAND, true, &request), REQUEST_MORE);
    ck_assert_int_eq(request_parse(bytes, 3 + REQUEST_COMMAND, true, &request), REQUEST_BAD);
    bytes[2 + REQUEST_COMMAND] = 0;
    size_t start = 3 + REQUEST_COMMAND;
    ck_assert_int_eq(request_parse(bytes, start + REQUEST_JAVA_ARGUMENT, true, &request),
                     REQUEST_MORE);
    ck_assert_int_eq(request_parse(bytes, start + REQUEST_JAVA_ARGUMENT + 1, true, &request),
                     REQUEST_BAD);
    memset(bytes, 'a', sizeof bytes);
    memcpy(bytes,
           "m1\0load\0"
           "1",
           10);
    ck_assert_int_eq(request_parse(bytes, 10 + REQUEST_ARGUMENT, false, &request),
                     REQUEST_MORE);
    ck_assert_int_eq(request_parse(bytes, 11 + REQUEST_ARGUMENT, false, &request), REQUEST_BAD);
}
END_TEST

START_TEST(numbers_of_arguments_are_small_and_decimal) {
    static const char *const bad[] = {"", "7", "-1", "x", "99", "1 "};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char bytes[64] = "m1\0load";
        Request request;
        strcpy(bytes + 8, bad[i]);
        ck_assert_int_eq(request_parse(bytes, 8 + strlen(bad[i]) + 1, false, &request),
                         REQUEST_BAD);
    }
}
END_TEST

int main(void) {
    return run_suite(SUITE(
        "request", 0, NULL, NULL, a_request_of_the_jdk_has_five_zeroes,
        an_own_request_has_as_many_arguments_as_it_says, what_follows_a_request_is_nobodys,
        another_version_is_told_from_garbage, what_is_too_long_is_bad_before_it_is_whole,
        numbers_of_arguments_are_small_and_decimal));
}
