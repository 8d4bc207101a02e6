/* SPDX-License-Identifier: MIT */
/* Options with which other VMs are started, then and today: obeyed where they mean something
 * here, accepted with a word where they are hints, refused where ignoring them would change
 * what the program does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vm/system/options_parse.h"

bool parse_accepted(Parse *parse, const char *rest) {
    (void)rest;
    snprintf(parse->message, parse->size, "minijvm: %s has no effect: %s", parse->text,
             parse->help);
    return true;
}

bool parse_refused(Parse *parse, const char *rest) {
    (void)rest;
    return option_fail(parse, "%s: %s", parse->text, parse->help);
}

bool option_unknown_flag(const Parse *parse) {
    const char *name = parse->text + 4;
    if (*name == '+' || *name == '-') name++;
    return option_fail(parse, "Unrecognized VM option '%s'", name);
}

bool parse_unknown_check(Parse *parse, const char *rest) {
    (void)rest;
    return option_fail(parse, "Unrecognized check option: %s", parse->text);
}

/* ---- Hints whose values are looked at all the same ---- */

bool parse_accepted_size(Parse *parse, const char *rest) {
    size_t bytes;
    if (option_parse_size(rest, &bytes)) return parse_accepted(parse, rest);
    if (strncmp(parse->text, "-Xmn", 4) == 0)
        return option_fail(parse, "Invalid initial young generation size: %s", parse->text);
    if (strstr(parse->text, "CodeCache") != NULL)
        return option_fail(parse, "Invalid maximum code cache size: %s.", parse->text);
    return option_improper(parse);
}

/* -agentlib:name=options, -agentpath:path=options: what they would be here. */
bool parse_agent(Parse *parse, const char *rest) {
    const char *equals = strchr(rest, '=');
    size_t length = equals != NULL ? (size_t)(equals - rest) : strlen(rest);
    return option_fail(parse,
                       "%s: agents of JVMTI cannot be loaded here; agents that speak JVMPI are "
                       "loaded by -Xrun%.*s%s%s",
                       parse->text, (int)length, length > 0 ? rest : "<agent>",
                       equals != NULL ? ":" : "", equals != NULL ? equals + 1 : "");
}

bool parse_verbose_gc(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->gc.verbose = parse->options->verbose_gc = true;
    return true;
}

bool parse_gc_file(Parse *parse, const char *rest) {
    parse_verbose_gc(parse, rest);
    return *rest == 0 || option_keep(parse, &parse->options->verbose_storage,
                                     &parse->options->gc.verbose_file, rest, strlen(rest));
}

/* ---- -Xlog: what, then perhaps where to; decorations are not told apart ---- */

typedef enum LogLevel { LOG_NO_LEVEL, LOG_QUIET, LOG_TELLS } LogLevel;

/* From "info" on there is something to tell; it is the level where none is given. */
static LogLevel log_level(const char *text, size_t length) {
    static const char *const levels[] = {"off", "error", "warning", "info", "debug", "trace"};
    if (length == 0 || *text != '=') return LOG_TELLS;
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (strlen(levels[i]) == length - 1 && strncmp(text + 1, levels[i], length - 1) == 0)
            return i < 3 ? LOG_QUIET : LOG_TELLS;
    return LOG_NO_LEVEL;
}

static bool log_fail(Parse *parse) {
    return option_fail(parse, "Invalid -Xlog option '%s'", parse->text);
}

/* One of the tags with their levels, "gc*=debug". */
static bool log_selection(Parse *parse, const char *text, size_t length) {
    size_t tags = 0;
    while (tags < length && text[tags] != '=') tags++;
    LogLevel level = log_level(text + tags, length - tags);
    if (level == LOG_NO_LEVEL) return log_fail(parse);
    bool all = tags == 0 || (tags == 3 && strncmp(text, "all", 3) == 0);
    bool gc =
        all || (strncmp(text, "gc", 2) == 0 && (tags == 2 || text[2] == '*' || text[2] == '+'));
    bool loading = all || (tags == 10 && strncmp(text, "class+load", 10) == 0);
    if (!gc && !loading) parse_accepted(parse, text);
    if (level == LOG_QUIET) return true;
    if (loading) parse->options->verbose_class = true;
    if (gc) parse_verbose_gc(parse, text);
    return true;
}

/* Where the collector's lines go; those of classes go to the output always. */
static bool log_output(Parse *parse, const char *to) {
    if (!parse->options->verbose_gc || *to == 0 || *to == ':' || strncmp(to, "std", 3) == 0)
        return true;
    if (strncmp(to, "file=", 5) == 0) to += 5;
    return option_keep(parse, &parse->options->verbose_storage,
                       &parse->options->gc.verbose_file, to, strcspn(to, ":"));
}

bool parse_log(Parse *parse, const char *rest) {
    parse->help = "only gc and class+load are logged";
    if (*rest != 0 && *rest != ':') return log_fail(parse);
    rest += *rest == ':';
    if (strcmp(rest, "disable") == 0) return true;
    for (;;) {
        size_t length = strcspn(rest, ",:");
        if (!log_selection(parse, rest, length)) return false;
        rest += length;
        if (*rest != ',') break;
        rest++;
    }
    return *rest != ':' || log_output(parse, rest + 1);
}

bool parse_compiled(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->interpreted_only = false;
    parse->options->jit.enabled = true;
    parse->options->jit.threshold = 0;
    return true;
}

bool parse_mixed(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->interpreted_only = false;
    return true;
}

bool parse_verify_none(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->verify_user = parse->options->verify_library = false;
    return true;
}

/* A number without a suffix counts KiB. */
bool parse_stack_kib(Parse *parse, const char *rest) {
    enum { MOST_KIB = 1 << 20 };
    char with_unit[40];
    char *end;
    long long kib = strtoll(rest, &end, 10);
    if (end == rest || *end != 0) return parse_stack(parse, rest);
    if (kib < 0 || kib > MOST_KIB)
        return option_fail(parse,
                           "intx %s is outside the allowed range [ 0 ... %d ]\n"
                           "Improperly specified VM option '%s'",
                           parse->text + 4, MOST_KIB, parse->text + 4);
    snprintf(with_unit, sizeof with_unit, "%lldk", kib);
    return parse_stack(parse, with_unit);
}

bool parse_percentage(Parse *parse, const char *rest) {
    if (!flag_fits(parse, rest)) return false;
    double percent = strtod(rest, NULL);
    double bytes =
        (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE) * percent / 100;
#if !defined(MINIJVM_WIDE_REFS)
    double limit = 3.0 * 1024 * (double)MIB; /* of what narrow references can address */
    if (bytes > limit) bytes = limit;
#endif
    /* -Xmx is stronger; of nothing there is no heap. */
    if (parse->options->maximum_given || percent <= 0) return true;
    parse->options->gc.maximum_bytes =
        bytes < (double)MINIMUM_HEAP ? MINIMUM_HEAP : (size_t)bytes & ~(MIB - 1);
    return true;
}

bool parse_append(Parse *parse, const char *rest) {
    const char *ignored;
    return *rest == 0 ||
           option_keep(parse, &parse->options->appended_path, &ignored, rest, strlen(rest));
}

bool parse_ignore(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->ignore_unknown_flags = parse->text[4] == '+';
    return true;
}
