/* SPDX-License-Identifier: MIT */
/* Options of the interfaces for tools: what is checked, and what agents are told and spared. */
#include <stdlib.h>
#include <string.h>

#include "vm/system/options_parse.h"
#include "vm/system/process.h"
#include "vm/text/choice.h"

/* [:abort][,slow=<ms>] or [:slow=<ms>] */
bool parse_check_jvmpi(Parse *parse, const char *rest) {
    size_t limit;
    parse->options->check_jvmpi = CHECK_REPORT;
    if (*rest == 0) return true;
    if (*rest != ':') return option_unrecognized(parse);
    rest++;
    if (strncmp(rest, "abort", 5) == 0) {
        parse->options->check_jvmpi = CHECK_ABORT;
        rest += 5;
        if (*rest == 0) return true;
        if (*rest++ != ',') return option_unrecognized(parse);
    }
    if (strncmp(rest, "slow=", 5) != 0 || !option_parse_size(rest + 5, &limit) || limit == 0 ||
        limit > 3600000)
        return option_fail(parse, "Invalid -Xcheck:jvmpi option: %s", parse->text);
    parse->options->check_slow_ms = (uint32_t)limit;
    return true;
}
/* Nothing, or :abort */
static bool parse_check_level(Parse *parse, const char *rest, CheckLevel *level) {
    bool aborts = strcmp(rest, ":abort") == 0;
    if (*rest != 0 && !aborts) return option_unrecognized(parse);
    *level = aborts ? CHECK_ABORT : CHECK_REPORT;
    return true;
}
bool parse_check_monitors(Parse *parse, const char *rest) {
    return parse_check_level(parse, rest, &parse->options->check_monitors);
}
bool parse_check_tracing(Parse *parse, const char *rest) {
    return parse_check_level(parse, rest, &parse->options->check_tracing);
}
bool parse_jvmpi_arenas(Parse *parse, const char *rest) {
    static const char *const arenas[] = {"explicit", "implicit", "none"};
    for (unsigned i = 0; i < sizeof arenas / sizeof *arenas; i++) {
        if (strcmp(rest, arenas[i]) != 0) continue;
        parse->options->jvmpi_arenas = (JvmpiArenas)i;
        return true;
    }
    return option_fail(parse,
                       "Invalid -Xjvmpi option: arenas are explicit, implicit or none: %s",
                       parse->text);
}
bool parse_jvmpi_hooks(Parse *parse, const char *rest) {
    (void)rest;
    return parse->options->hidden_hooks = true;
}
bool parse_jvmpi_signal(Parse *parse, const char *rest) {
    int number = strcmp(rest, "none") == 0 ? -1 : process_signal_number(rest);
    if (number == 0)
        return option_fail(parse, "Invalid -Xjvmpi option: no signal that can be taken: %s",
                           parse->text);
    parse->options->note_signal = number;
    return true;
}
bool parse_jvmpi_methods(Parse *parse, const char *rest) {
    char message[512];
    MethodChoice *choice = choice_parse(rest, message, sizeof message);
    if (choice == NULL)
        return option_fail(parse, "Invalid -Xjvmpi option: %s: %s", message, parse->text);
    choice_free(choice);
    free(parse->options->jvmpi_methods);
    parse->options->jvmpi_methods = strdup(rest);
    return parse->options->jvmpi_methods != NULL || option_fail_memory(parse);
}
bool parse_jvmpi(Parse *parse, const char *rest) {
    Options *options = parse->options;
#ifdef MINIJVM_PLANTS
    size_t length = strlen(rest);
    if (strncmp(rest, "plant=", 6) == 0 && length > 6 && length - 6 < sizeof options->plant) {
        memcpy(options->plant, rest + 6, length - 5);
        return true;
    }
#endif
    if (strncmp(rest, "stress=", 7) != 0 || !stress_parse(&options->stress, rest + 7))
        return option_fail(parse, "Invalid -Xjvmpi option: %s", parse->text);
    options->gc.move_all = (options->stress.kinds & STRESS_MOVE) != 0;
    options->gc.reuse_ids = (options->stress.kinds & STRESS_REUSE) != 0;
    options->gc.fresh_arenas = (options->stress.kinds & STRESS_ARENAS) != 0;
    return true;
}
