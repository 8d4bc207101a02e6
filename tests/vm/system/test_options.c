/* SPDX-License-Identifier: MIT */
/* Parsing of the VM's options. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/system/options.h"

static Options options;
static char message[512];

static bool parse(const char *text) {
    message[0] = 0;
    return options_parse(&options, text, NULL, message, sizeof message);
}
static bool parse_and_finish(const char *text) {
    return parse(text) && options_finish(&options, message, sizeof message);
}
static void open_options(void) { options_init(&options); }
static void close_options(void) { options_free(&options); }

START_TEST(sizes_have_suffixes_and_limits) {
    ck_assert(parse("-Xmx64m") && options.gc.maximum_bytes == (size_t)64 << 20);
    ck_assert(parse("-Xmx2097152") && options.gc.maximum_bytes == (size_t)2 << 20);
    ck_assert(parse("-Xmx1G") && options.gc.maximum_bytes == (size_t)1 << 30);
    ck_assert(parse("-Xmx0x4000000") && options.gc.maximum_bytes == (size_t)64 << 20);
    ck_assert(parse("-Xss512k") && options.stack_bytes == (size_t)512 << 10);
    static const char *const wrong[] = {"-Xmx",
                                        "-Xmx0x",
                                        "-Xmx0",
                                        "-Xmx12q",
                                        "-Xmx1mm",
                                        "-Xmx-5",
                                        "-Xmx99999999999999999999",
                                        "-Xmx99999999999t"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char expected[100];
        snprintf(expected, sizeof expected, "Invalid maximum heap size: %s", wrong[i]);
        ck_assert(!parse(wrong[i]));
        ck_assert_str_eq(message, expected);
    }
    ck_assert(!parse("-Xss1k") && strstr(message, "too small") != NULL);
    ck_assert(!parse("-Xss2g") && strstr(message, "exceeds") != NULL);
}
END_TEST

START_TEST(one_collector_is_chosen) {
    ck_assert(parse("-XX:+UseSerialGC"));
    ck_assert(!parse_and_finish("-XX:+UseG1GC"));
    ck_assert_str_eq(message, "Multiple garbage collectors selected");
    ck_assert(parse_and_finish("-XX:-UseG1GC"));
    ck_assert(!parse("-XX:+UseEpsilonGC")); /* it is locked */
    ck_assert(parse("-XX:+UnlockExperimentalVMOptions"));
    ck_assert(!parse_and_finish("-XX:+UseEpsilonGC"));
}
END_TEST

START_TEST(flags_of_others_have_kinds_and_ranges) {
    static const char *const good[] = {"-XX:MaxGCPauseMillis=200", "-XX:NewRatio=2k",
                                       "-XX:+AlwaysPreTouch",
                                       "-XX:ErrorFile=", "-XX:MaxJavaStackTraceDepth=0x10"};
    static const char *const bad[] = {"-XX:MaxGCPauseMillis=0",   "-XX:MaxGCPauseMillis=-1",
                                      "-XX:+MaxGCPauseMillis",    "-XX:AlwaysPreTouch",
                                      "-XX:+AlwaysPreTouch=1",    "-XX:ErrorFile",
                                      "-XX:AliasLevel=4",         "-XX:AliasLevel=-1",
                                      "-XX:MaxRAMPercentage=101", "-XX:+NoSuchFlag"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        ck_assert_msg(parse(good[i]), "%s", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ck_assert_msg(!parse(bad[i]) && message[0] != 0, "%s", bad[i]);
    ck_assert_int_eq(options.trace_depth, 16);
}
END_TEST

START_TEST(initial_heap_does_not_exceed_the_maximum) {
    ck_assert(parse("-Xms64m"));
    ck_assert(!parse_and_finish("-Xmx32m"));
    ck_assert_str_eq(message,
                     "Initial heap size set to a larger value than the maximum heap size");
    options_free(&options);
    options_init(&options);
    ck_assert(parse_and_finish("-Xmx4m") && options.gc.initial_bytes == (size_t)4 << 20);
    options_free(&options);
    options_init(&options);
    ck_assert(parse_and_finish("-Xms1g") && options.gc.maximum_bytes == (size_t)1 << 30);
}
END_TEST

START_TEST(the_last_definition_of_a_property_counts) {
    ck_assert(parse("-Da=1") && parse("-Db") && parse("-Dc=x=y") && parse("-Da=2"));
    ck_assert_str_eq(options_property(&options, "a"), "2");
    ck_assert_str_eq(options_property(&options, "b"), "");
    ck_assert_str_eq(options_property(&options, "c"), "x=y");
    ck_assert_ptr_null(options_property(&options, "d"));
}
END_TEST

START_TEST(collector_options_are_a_list) {
    ck_assert(parse_and_finish("-Xgc:copying,stress=3,guard"));
    ck_assert_str_eq(options.gc.plan, "copying");
    ck_assert(options.gc.stress == 3 && options.gc.guard);
    ck_assert(parse_and_finish("-Xgc:none,stress") && options.gc.stress == 1);
    ck_assert(parse_and_finish("-Xgc:,guard"));
    ck_assert(!parse("-Xgc:copying,stress=0") && !parse("-Xgc:copying,fast"));
    ck_assert(!parse_and_finish("-Xgc:magic"));
}
END_TEST

START_TEST(agents_and_assertions_are_kept_in_order) {
    ck_assert(parse("-Xrunhprof:cpu=samples") && parse("-Xrunmine"));
    ck_assert_uint_eq(options.agent_count, 2);
    ck_assert_str_eq(options.agents[0].key, "hprof");
    ck_assert_str_eq(options.agents[0].value, "cpu=samples");
    ck_assert_ptr_null(options.agents[1].value);
    ck_assert(!parse("-Xrun"));
    ck_assert(parse("-ea") && parse("-da:a.b...") && parse("-ea:a.b.C") && parse("-ea:...") &&
              parse("-esa"));
    ck_assert_uint_eq(options.assertion_count, 4);
    ck_assert(options.assertions[0].enable && options.assertions[0].name[0] == 0);
    ck_assert_str_eq(options.assertions[1].name, "a/b/");
    ck_assert(options.assertions[1].is_package && !options.assertions[1].enable);
    ck_assert_str_eq(options.assertions[2].name, "a/b/C");
    ck_assert(options.assertions[3].is_package && options.system_assertions);
    ck_assert(parse("-ea:") && parse("-da:") && !parse("-eax"));
    ck_assert_uint_eq(options.assertion_count, 4);
}
END_TEST

START_TEST(unknown_options_are_named_or_passed_over) {
    ck_assert(!parse("-Xfoo"));
    ck_assert_str_eq(message, "Unrecognized option: -Xfoo");
    ck_assert(!parse("-XX:+UseFoo"));
    ck_assert_str_eq(message, "Unrecognized VM option 'UseFoo'");
    ck_assert(parse("-verbose:module") && parse("-verbose:gc,class") && parse("-verbosegc"));
    ck_assert(options.verbose_gc && options.verbose_class && !options.verbose_jni);
    options.ignore_unrecognized = true;
    ck_assert(parse("-Xfoo") && parse("_foo") && !parse("-foo"));
    ck_assert(!parse("") && !parse("Main"));
    options.ignore_unrecognized = false;
    options.ignore_unknown_flags = true;
    ck_assert(parse("-foo") && parse("-XX:Foo") && !parse("-Xmxfoo") &&
              !parse("-XX:MaxHeapSize"));
}
END_TEST

static void check_refused(const char *option, const char *why) {
    ck_assert_msg(!parse(option), "%s is taken", option);
    ck_assert_str_eq(message, why);
}

START_TEST(flags_are_looked_at_even_where_they_are_hints) {
    check_refused("-XX:MaxHeapSize", "Improperly specified VM option 'MaxHeapSize'");
    check_refused("-XX:+MaxHeapSize", "Unexpected +/- setting in VM option 'MaxHeapSize'");
    check_refused("-XX:UseSerialGC", "Missing +/- setting for VM option 'UseSerialGC'");
    check_refused("-XX:+UseSerialGC=1", "Improperly specified VM option 'UseSerialGC=1'");
    check_refused("-XX:+UseFooGC", "Unrecognized VM option 'UseFooGC'");
    check_refused("-XX:MetaspaceSize=x", "Improperly specified VM option 'MetaspaceSize=x'");
    check_refused("-XX:MaxRAMPercentage=1e1",
                  "Improperly specified VM option 'MaxRAMPercentage=1e1'");
    check_refused("-Xmnx", "Invalid initial young generation size: -Xmnx");
    ck_assert(parse("-XX:MetaspaceSize=64m") && parse("-XX:TieredStopAtLevel=4") &&
              parse("-XX:MaxRAMPercentage=0"));
}
END_TEST

START_TEST(logs_are_chosen_by_tags_and_levels) {
    ck_assert(parse("-Xlog:disable") && parse("-Xlog:gc=off") && parse("-Xlog:all=warning"));
    ck_assert(!options.verbose_gc && !options.verbose_class);
    ck_assert(parse("-Xlog:class+load,gc+heap=debug:file=log:time"));
    ck_assert(options.verbose_gc && options.verbose_class);
    ck_assert_str_eq(options.gc.verbose_file, "log");
    check_refused("-Xlog:gc=loud", "Invalid -Xlog option '-Xlog:gc=loud'");
    check_refused("-Xloggc", "Invalid -Xlog option '-Xloggc'");
}
END_TEST

int main(void) {
    Suite *suite = SUITE(
        "options", 0, open_options, close_options, sizes_have_suffixes_and_limits,
        initial_heap_does_not_exceed_the_maximum, one_collector_is_chosen,
        flags_of_others_have_kinds_and_ranges, the_last_definition_of_a_property_counts,
        collector_options_are_a_list, agents_and_assertions_are_kept_in_order,
        unknown_options_are_named_or_passed_over, flags_are_looked_at_even_where_they_are_hints,
        logs_are_chosen_by_tags_and_levels);
    return run_suite(suite) != 0;
}
