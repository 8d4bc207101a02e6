/* SPDX-License-Identifier: MIT */
/* Patterns of methods, as docs/attach.md (Choosing methods) defines them. Accuses
 * vm/text/choice.c.
 */
#include <string.h>

#include "tests/suite.h"
#include "vm/text/choice.h"

static const struct {
    const char *patterns, *class_name, *method, *descriptor;
    bool has;
} cases[] = {
    {"java.util", "java/util/HashMap", "get", "(I)I", true}, /* a package and all inside */
    {"java.util", "java/util/zip/CRC32", "update", "(I)V", true},
    {"java/util", "java/util/HashMap", "get", "(I)I", true},
    {"java.util", "java/utility/A", "get", "()V", false}, /* whole names */
    {"java.util.HashMap", "java/util/HashMap", "get", "(I)I", true},
    {"java.util.HashMap", "java/util/HashMap$Node", "get", "(I)I", false},
    {"java.util.HashMap*", "java/util/HashMap$Node", "get", "(I)I", true},
    {"java.util.HashMap.get", "java/util/HashMap", "get", "(I)I", true}, /* any descriptor */
    {"java.util.HashMap.get", "java/util/HashMap", "getOrDefault", "(I)I", false},
    {"A.m(I)J", "A", "m", "(I)J", true},
    {"A.m(I)J", "A", "m", "(I)I", false},
    {"A.m(I)*", "A", "m", "(I)[J", true},
    {"*.m(*)V", "p/A", "m", "(ILjava/lang/String;)V", true},
    {"*.m(Ljava/lang/String;)V", "p/A", "m", "(Ljava/lang/String;)V", true},
    {"A.<init>", "A", "<init>", "()V", true},
    {"?.m", "A", "m", "()V", true},
    {"?.m", "AB", "m", "()V", false},
    {"*", "A", "m", "()V", true},
    {"*a*b", "xa/yaab/C", "m", "()V", true},
    {"*.b", "a/b/C", "m", "()V", true}, /* a wildcard tries every place */
    {"*.toString", "a/b/C", "toString", "()Ljava/lang/String;", true},
    {"I", "A", "m", "(I)V", false}, /* no part of a descriptor */
    {"*V", "A", "m", "()V", false},
    {"a,!a.b", "a/C", "m", "()V", true}, /* the last one that fits decides */
    {"a,!a.b", "a/b/C", "m", "()V", false},
    {"a,!a.b,a.b.C.m", "a/b/C", "m", "()V", true},
    {"a,!a.b,a.b.C.m", "a/b/C", "n", "()V", false},
    {"!a", "b/C", "m", "()V", true}, /* the rest, when the first excludes */
    {"!a", "a/C", "m", "()V", false},
    {"a,!b", "c/D", "m", "()V", false},
};

START_TEST(patterns_fit_as_defined) {
    char message[200];
    ChoiceText text = {0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        MethodChoice *choice = choice_parse(cases[i].patterns, message, sizeof message);
        ck_assert_ptr_nonnull(choice);
        ck_assert_str_eq(choice_text(choice), cases[i].patterns);
        choice_begin_class(&text, cases[i].class_name);
        ck_assert_msg(choice_has(choice, &text, cases[i].method, cases[i].descriptor) ==
                          cases[i].has,
                      "%s and %s.%s%s", cases[i].patterns, cases[i].class_name, cases[i].method,
                      cases[i].descriptor);
        choice_free(choice);
    }
    choice_end(&text);
}
END_TEST

START_TEST(bad_patterns_are_refused) {
    static const char *const bad[] = {
        "",   "!",  "a,", ",a", "a,,b", "!!a",  "a b",   "a\tb",  "a.",   ".a",       "a..b",
        "a;", "[a", "a)", "a(", "a(I",  "a(I)", "a(Q)V", "a()V(", "(I)V", "a(La.b;)*"};
    char message[200];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        message[0] = 0;
        ck_assert_msg(choice_parse(bad[i], message, sizeof message) == NULL, "%s", bad[i]);
        ck_assert_ptr_nonnull(strstr(message, "Invalid pattern of methods \""));
    }
}
END_TEST

int main(void) {
    return run_suite(
        SUITE("choice", 0, NULL, NULL, patterns_fit_as_defined, bad_patterns_are_refused));
}
