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

/* Whoever names a collector wants one; what else is used or not is no business of programs, but
 * for names that nobody knows. */
bool parse_use(Parse *parse, const char *rest) {
    static const char *const others[] = {"CompressedOops",
                                         "CompressedClassPointers",
                                         "StringDeduplication",
                                         "NUMA",
                                         "LargePages",
                                         "TransparentHugePages",
                                         "TLAB",
                                         "AdaptiveSizePolicy",
                                         "ContainerSupport",
                                         "BiasedLocking",
                                         "FastAccessorMethods",
                                         "PerfData",
                                         "OnStackReplacement",
                                         "ISM",
                                         "ThreadPriorities",
                                         "JVMCICompiler"};
    size_t length = strlen(rest);
    if (length > 2 && strcmp(rest + length - 2, "GC") == 0) return parse_accepted(parse, rest);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(rest, others[i]) == 0) {
            parse->help = "this VM has its own ways";
            return parse_accepted(parse, rest);
        }
    return parse->options->ignore_unknown_flags || option_unknown_flag(parse);
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
    if (*rest == 0) return option_unrecognized(parse);
    parse_verbose_gc(parse, rest);
    return option_keep(parse, &parse->options->verbose_storage,
                       &parse->options->gc.verbose_file, rest, strlen(rest));
}

/* Tags, then perhaps where to; levels and decorations are not told apart. */
bool parse_log(Parse *parse, const char *rest) {
    size_t length = strcspn(rest, ":=,");
    const char *to = strchr(rest, ':');
    bool gc = strncmp(rest, "gc", 2) == 0 && (length == 2 || rest[2] == '*' || rest[2] == '+');
    bool loading = strncmp(rest, "class+load", length) == 0 && length == 10;
    if (!gc && !loading) {
        parse->help = "only gc and class+load are logged";
        return parse_accepted(parse, rest);
    }
    if (loading) parse->options->verbose_class = true;
    if (gc) parse_verbose_gc(parse, rest);
    if (to == NULL || *++to == 0 || *to == ':' || strncmp(to, "std", 3) == 0 || !gc)
        return true;
    if (strncmp(to, "file=", 5) == 0) to += 5;
    return option_keep(parse, &parse->options->verbose_storage,
                       &parse->options->gc.verbose_file, to, strcspn(to, ":"));
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
    char with_unit[40];
    size_t digits = strspn(rest, "0123456789");
    if (digits == 0 || rest[digits] != 0 || digits > 20) return parse_stack(parse, rest);
    snprintf(with_unit, sizeof with_unit, "%sk", rest);
    return parse_stack(parse, with_unit);
}

bool parse_percentage(Parse *parse, const char *rest) {
    char *end;
    double percent = strtod(rest, &end);
    if (*rest == 0 || *end != 0 || !(percent > 0 && percent <= 100))
        return option_fail(parse, "Improperly specified VM option '%s'", parse->text + 4);
    double bytes =
        (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE) * percent / 100;
#if !defined(MINIJVM_WIDE_REFS)
    double limit = 3.0 * 1024 * (double)MIB; /* of what narrow references can address */
    if (bytes > limit) bytes = limit;
#endif
    if (parse->options->maximum_given) return true; /* -Xmx is stronger */
    parse->options->gc.maximum_bytes =
        bytes < (double)MINIMUM_HEAP ? MINIMUM_HEAP : (size_t)bytes & ~(MIB - 1);
    return true;
}

bool parse_append(Parse *parse, const char *rest) {
    const char *ignored;
    return *rest != 0 ? option_keep(parse, &parse->options->appended_path, &ignored, rest,
                                    strlen(rest))
                      : option_unrecognized(parse);
}

bool parse_ignore(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->ignore_unknown_flags = parse->text[4] == '+';
    return true;
}
