/* SPDX-License-Identifier: MIT */
/* -Xgc and -Xjit: each a list of words. */
#include <stdlib.h>
#include <string.h>

#include "vm/system/options_parse.h"

static bool parse_gc_word(Parse *parse, const char *word, size_t length) {
    GcOptions *gc = &parse->options->gc;
    if (length == 5 && strncmp(word, "guard", 5) == 0) {
        gc->guard = true;
        return true;
    }
    if (length == 6 && strncmp(word, "stress", 6) == 0) {
        gc->stress = 1;
        return true;
    }
    if (length > 7 && length < 17 && strncmp(word, "stress=", 7) == 0) {
        char number[16] = {0};
        size_t every;
        memcpy(number, word + 7, length - 7);
        if (!option_parse_size(number, &every) || every == 0 || every > UINT32_MAX)
            return false;
        gc->stress = (uint32_t)every;
        return true;
    }
    if (length > 4 && strncmp(word, "log=", 4) == 0)
        return option_keep(parse, &parse->options->gc_log_storage, &gc->log_file, word + 4,
                           length - 4);
    return false;
}

/* The plan, if one is named, comes first. */
bool parse_gc(Parse *parse, const char *rest) {
    Options *options = parse->options;
    for (bool first = true;; first = false) {
        size_t length = strcspn(rest, ",");
        bool known = parse_gc_word(parse, rest, length);
        if (!known && first && memchr(rest, '=', length) == NULL) {
            if (length > 0 &&
                !option_keep(parse, &options->plan_storage, &options->gc.plan, rest, length))
                return false;
        } else if (!known) {
            return option_fail(parse, "Invalid -Xgc option: %s", parse->text);
        }
        if (rest[length] == 0) return true;
        rest += length + 1;
    }
}

static bool parse_jit_events(Parse *parse, const char *way) {
    static const char *const ways[] = {"test", "patch", "recompile"};
    for (unsigned i = 0; i < 3; i++) {
        if (strcmp(way, ways[i]) != 0) continue;
        parse->options->jit.events = (JitEventsOption)i;
        return true;
    }
    return option_fail(
        parse, "Invalid -Xjit option: events are hooked by test, patch or recompile: %s",
        parse->text);
}

static bool parse_jit_option(Parse *parse, const char *text) {
    JitOptions *jit = &parse->options->jit;
    size_t number;
    if (strcmp(text, "verbose") == 0) return jit->verbose = jit->statistics = true;
    if (strcmp(text, "statistics") == 0) return jit->statistics = true;
    if (strcmp(text, "perfmap") == 0) return jit->perf_map = true;
    if (strcmp(text, "gdb") == 0) return jit->gdb = true;
    if (strcmp(text, "isa=v1") == 0) return jit->isa_v1 = true;
    if (strcmp(text, "jitdump") == 0 || (strncmp(text, "jitdump=", 8) == 0 && text[8] != 0)) {
        const char *directory = text[7] == '=' ? text + 8 : ".";
        free(jit->dump);
        jit->dump = option_copy(directory, strlen(directory));
        return jit->dump != NULL || option_fail_memory(parse);
    }
    if (strncmp(text, "events=", 7) == 0) return parse_jit_events(parse, text + 7);
    if (strncmp(text, "print=", 6) == 0 && text[6] != 0) {
        free(jit->print);
        jit->print = option_copy(text + 6, strlen(text + 6));
        return jit->print != NULL || option_fail_memory(parse);
    }
    if (strncmp(text, "threshold=", 10) == 0 && option_parse_size(text + 10, &number) &&
        number <= 1000000000) {
        jit->threshold = (uint32_t)number;
        return true;
    }
    if (strncmp(text, "deopt=", 6) == 0 && option_parse_size(text + 6, &number) &&
        number != 0) {
        jit->deopt_seed = number;
        return true;
    }
    if (strncmp(text, "cache=", 6) == 0 && option_parse_size(text + 6, &number) &&
        number >= 64 << 10 && number <= 1u << 30) {
        jit->cache_bytes = (number + 4095) & ~(size_t)4095;
        return true;
    }
    return option_fail(parse, "Invalid -Xjit option: '%s' in %s", text, parse->text);
}

/* -Xjit, -Xjit:option,option... */
bool parse_jit(Parse *parse, const char *rest) {
    if (*rest != 0 && (*rest != ':' || rest[1] == 0)) return option_unrecognized(parse);
    parse->options->jit.enabled = true;
    parse->options->interpreted_only = false;
    if (*rest == 0) return true;
    char *list = option_copy(rest + 1, strlen(rest + 1)), *state = NULL;
    if (list == NULL) return option_fail_memory(parse);
    bool good = true;
    for (char *text = strtok_r(list, ",", &state); good && text != NULL;
         text = strtok_r(NULL, ",", &state))
        good = parse_jit_option(parse, text);
    free(list);
    return good;
}
