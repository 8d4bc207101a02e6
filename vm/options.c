/* SPDX-License-Identifier: MIT */
/* Parsing of the VM's options. Pure: a table of what is known, by exact text or by prefix, and a function
 * each. Messages are java's where java has one. */
#include "vm/options.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KIB ((size_t)1 << 10)
#define MIB ((size_t)1 << 20)

enum { MINIMUM_STACK = 128 << 10 };
#define MAXIMUM_STACK ((size_t)1 << 30)
#define MINIMUM_HEAP (2 * MIB)

typedef struct Parse {
    Options *options;
    const char *text; /* the whole option */
    void *extra;
    char *message;
    size_t size;
} Parse;

__attribute__((format(printf, 2, 3))) static bool fail(const Parse *parse, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(parse->message, parse->size, format, list);
    va_end(list);
    return false;
}

static bool fail_memory(const Parse *parse) {
    return fail(parse, "Out of memory while options are read");
}

/* ---- Life ---- */

void options_init(Options *options) {
    memset(options, 0, sizeof *options);
    options->stack_bytes = 1 * MIB;
    options->metadata_bytes = SIZE_MAX;
    options->verify_user = true;
    options->gc = (GcOptions){.plan = "generational", .initial_bytes = 8 * MIB, .maximum_bytes = 512 * MIB};
    options->jit = (JitOptions){.enabled = true, .threshold = 500, .cache_bytes = 64 * MIB};
}

static void pairs_free(OptionPair *pairs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        free(pairs[i].key);
        free(pairs[i].value);
    }
    free(pairs);
}

void options_free(Options *options) {
    free(options->heap_dump_path);
    pairs_free(options->properties, options->property_count);
    pairs_free(options->agents, options->agent_count);
    for (size_t i = 0; i < options->assertion_count; i++) free(options->assertions[i].name);
    free(options->assertions);
    free(options->plan_storage);
    free(options->jit.print);
    free(options->jit.dump);
    free(options->gc_log_storage);
    memset(options, 0, sizeof *options);
}

const char *options_property(const Options *options, const char *key) {
    for (size_t i = options->property_count; i-- > 0;)
        if (strcmp(options->properties[i].key, key) == 0) return options->properties[i].value;
    return NULL;
}

/* ---- Pieces ---- */

static char *copy(const char *text, size_t length) {
    char *result = malloc(length + 1);
    if (result != NULL) {
        memcpy(result, text, length);
        result[length] = 0;
    }
    return result;
}

static bool pair_add(OptionPair **pairs, size_t *count, const char *key, size_t key_length,
                     const char *value) {
    OptionPair *grown = realloc(*pairs, (*count + 1) * sizeof **pairs);
    if (grown == NULL) return false;
    *pairs = grown;
    OptionPair *pair = &grown[*count];
    pair->key = copy(key, key_length);
    pair->value = value != NULL ? copy(value, strlen(value)) : NULL;
    if (pair->key == NULL || (value != NULL && pair->value == NULL)) {
        free(pair->key);
        free(pair->value);
        return false;
    }
    ++*count;
    return true;
}

/* Decimal or 0x, then nothing or one of k m g t. */
static bool size_parse(const char *text, size_t *size) {
    unsigned base = 10, shift = 0;
    unsigned long long value = 0;
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        text += 2;
    }
    const char *first = text;
    for (;; text++) {
        unsigned digit;
        if (*text >= '0' && *text <= '9') digit = (unsigned)(*text - '0');
        else if (base == 16 && *text >= 'a' && *text <= 'f') digit = (unsigned)(*text - 'a' + 10);
        else if (base == 16 && *text >= 'A' && *text <= 'F') digit = (unsigned)(*text - 'A' + 10);
        else break;
        if (__builtin_mul_overflow(value, base, &value) || __builtin_add_overflow(value, digit, &value))
            return false;
    }
    if (text == first) return false;
    switch (*text) {
    case 'k': case 'K': shift = 10; break;
    case 'm': case 'M': shift = 20; break;
    case 'g': case 'G': shift = 30; break;
    case 't': case 'T': shift = 40; break;
    case 0: break;
    default: return false;
    }
    if (*text != 0 && text[1] != 0) return false;
    if (shift != 0 && value >> (64 - shift) != 0) return false;
    *size = (size_t)(value << shift);
    return true;
}

/* ---- One function per option ---- */

static bool parse_property(Parse *parse, const char *rest) {
    const char *equals = strchr(rest, '=');
    size_t length = equals != NULL ? (size_t)(equals - rest) : strlen(rest);
    return pair_add(&parse->options->properties, &parse->options->property_count, rest, length,
                    equals != NULL ? equals + 1 : "") ||
           fail_memory(parse);
}

/* MODULE/PACKAGE=TARGET,... becomes a numbered property, which the library takes away again. */
static bool parse_access(Parse *parse, const char *option, const char *key, const char *rest) {
    const char *equals = strchr(rest, '='), *slash = strchr(rest, '/');
    if (equals == NULL || equals == rest || equals[1] == 0)
        return fail(parse, "Unable to parse %s <module>=<value>: %s", option, rest);
    if (slash == NULL || slash == rest || slash + 1 >= equals || memchr(slash + 1, '/', (size_t)(equals - slash - 1)) != NULL)
        return fail(parse, "Unable to parse %s <module>/<package>: %.*s", option, (int)(equals - rest), rest);
    if (equals[1 + strspn(equals + 1, ",")] == 0) return fail(parse, "Target must be specified: %s %s", option, rest);
    Options *options = parse->options;
    char name[64];
    unsigned number = 0;
    do snprintf(name, sizeof name, "%s.%u", key, number++);
    while (options_property(options, name) != NULL);
    return pair_add(&options->properties, &options->property_count, name, strlen(name), rest) || fail_memory(parse);
}

static bool parse_exports(Parse *parse, const char *rest) {
    return parse_access(parse, "--add-exports", "jdk.module.addexports", rest);
}

static bool parse_opens(Parse *parse, const char *rest) {
    return parse_access(parse, "--add-opens", "jdk.module.addopens", rest);
}

static bool parse_maximum(Parse *parse, const char *rest) {
    size_t bytes;
    if (!size_parse(rest, &bytes) || bytes == 0) return fail(parse, "Invalid maximum heap size: %s", parse->text);
    if (bytes < MINIMUM_HEAP) return fail(parse, "Too small maximum heap");
    parse->options->gc.maximum_bytes = bytes;
    parse->options->maximum_given = true;
    return true;
}

static bool parse_initial(Parse *parse, const char *rest) {
    size_t bytes;
    if (!size_parse(rest, &bytes)) return fail(parse, "Invalid initial heap size: %s", parse->text);
    parse->options->gc.initial_bytes = bytes;
    parse->options->initial_given = bytes != 0;
    if (bytes == 0) parse->options->gc.initial_bytes = 8 * MIB;
    return true;
}

static bool parse_stack(Parse *parse, const char *rest) {
    size_t bytes;
    if (!size_parse(rest, &bytes)) return fail(parse, "Invalid thread stack size: %s", parse->text);
    if (bytes > MAXIMUM_STACK)
        return fail(parse, "Invalid thread stack size: %s\n"
                           "The specified size exceeds the maximum representable size.", parse->text);
    if (bytes != 0 && bytes < MINIMUM_STACK)
        return fail(parse, "The Java thread stack size specified is too small. Specify at least %dk",
                    MINIMUM_STACK >> 10);
    parse->options->stack_bytes = bytes != 0 ? (bytes + 4095) & ~(size_t)4095 : 1 * MIB;
    return true;
}

static bool parse_metadata(Parse *parse, const char *rest) {
    size_t bytes;
    if (!size_parse(rest, &bytes) || bytes == 0)
        return fail(parse, "Improperly specified VM option '%s'", parse->text + 4);
    parse->options->metadata_bytes = bytes;
    return true;
}

static bool unrecognized(const Parse *parse) {
    return fail(parse, "Unrecognized option: %s", parse->text);
}

static bool parse_verbose(Parse *parse, const char *rest) {
    Options *options = parse->options;
    if (*rest == 0) {
        options->verbose_class = true;
        return true;
    }
    if (*rest++ != ':') return unrecognized(parse);
    for (;;) {
        size_t length = strcspn(rest, ",");
        if (length == 5 && strncmp(rest, "class", length) == 0) options->verbose_class = true;
        else if (length == 2 && strncmp(rest, "gc", length) == 0) options->gc.verbose = options->verbose_gc = true;
        else if (length == 3 && strncmp(rest, "jni", length) == 0) options->verbose_jni = true;
        else return unrecognized(parse);
        if (rest[length] == 0) return true;
        rest += length + 1;
    }
}

static bool parse_gc_text(Parse *parse, char **storage, const char **option, const char *text, size_t length) {
    char *made = copy(text, length);
    if (made == NULL) return fail_memory(parse);
    free(*storage);
    *option = *storage = made;
    return true;
}

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
        if (!size_parse(number, &every) || every == 0 || every > UINT32_MAX) return false;
        gc->stress = (uint32_t)every;
        return true;
    }
    if (length > 4 && strncmp(word, "log=", 4) == 0)
        return parse_gc_text(parse, &parse->options->gc_log_storage, &gc->log_file, word + 4, length - 4);
    return false;
}

/* The plan, if one is named, comes first. */
static bool parse_gc(Parse *parse, const char *rest) {
    Options *options = parse->options;
    for (bool first = true;; first = false) {
        size_t length = strcspn(rest, ",");
        bool known = parse_gc_word(parse, rest, length);
        if (!known && first && memchr(rest, '=', length) == NULL) {
            if (length > 0 && !parse_gc_text(parse, &options->plan_storage, &options->gc.plan, rest, length)) return false;
        } else if (!known) {
            return fail(parse, "Invalid -Xgc option: %s", parse->text);
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
    return fail(parse, "Invalid -Xjit option: events are hooked by test, patch or recompile: %s", parse->text);
}

static bool parse_jit_option(Parse *parse, const char *text) {
    JitOptions *jit = &parse->options->jit;
    size_t number;
    if (strcmp(text, "verbose") == 0) return jit->verbose = jit->statistics = true;
    if (strcmp(text, "statistics") == 0) return jit->statistics = true;
    if (strcmp(text, "perfmap") == 0) return jit->perf_map = true;
    if (strcmp(text, "gdb") == 0) return jit->gdb = true;
    if (strcmp(text, "baseline") == 0) return jit->baseline = true;
    if (strcmp(text, "jitdump") == 0 || (strncmp(text, "jitdump=", 8) == 0 && text[8] != 0)) {
        const char *directory = text[7] == '=' ? text + 8 : ".";
        free(jit->dump);
        jit->dump = copy(directory, strlen(directory));
        return jit->dump != NULL || fail_memory(parse);
    }
    if (strncmp(text, "events=", 7) == 0) return parse_jit_events(parse, text + 7);
    if (strncmp(text, "print=", 6) == 0 && text[6] != 0) {
        free(jit->print);
        jit->print = copy(text + 6, strlen(text + 6));
        return jit->print != NULL || fail_memory(parse);
    }
    if (strncmp(text, "threshold=", 10) == 0 && size_parse(text + 10, &number) && number <= 1000000000) {
        jit->threshold = (uint32_t)number;
        return true;
    }
    if (strncmp(text, "deopt=", 6) == 0 && size_parse(text + 6, &number) && number != 0) {
        jit->deopt_seed = number;
        return true;
    }
    if (strncmp(text, "cache=", 6) == 0 && size_parse(text + 6, &number) && number >= 64 << 10 && number <= 1u << 30) {
        jit->cache_bytes = (number + 4095) & ~(size_t)4095;
        return true;
    }
    return fail(parse, "Invalid -Xjit option: '%s' in %s", text, parse->text);
}

/* -Xjit, -Xjit:option,option... */
static bool parse_jit(Parse *parse, const char *rest) {
    if (*rest != 0 && (*rest != ':' || rest[1] == 0)) return unrecognized(parse);
    parse->options->jit.enabled = true;
    parse->options->interpreted_only = false;
    if (*rest == 0) return true;
    char *list = copy(rest + 1, strlen(rest + 1)), *state = NULL;
    if (list == NULL) return fail_memory(parse);
    bool good = true;
    for (char *text = strtok_r(list, ",", &state); good && text != NULL; text = strtok_r(NULL, ",", &state))
        good = parse_jit_option(parse, text);
    free(list);
    return good;
}

static bool parse_run(Parse *parse, const char *rest) {
    const char *colon = strchr(rest, ':');
    size_t length = colon != NULL ? (size_t)(colon - rest) : strlen(rest);
    if (length == 0) return unrecognized(parse);
    return pair_add(&parse->options->agents, &parse->options->agent_count, rest, length,
                    colon != NULL ? colon + 1 : NULL) ||
           fail_memory(parse);
}

static bool assertion_add(Parse *parse, const char *rest, bool enable) {
    Options *options = parse->options;
    AssertionOption *grown =
        realloc(options->assertions, (options->assertion_count + 1) * sizeof *grown);
    if (grown == NULL) return fail_memory(parse);
    options->assertions = grown;
    AssertionOption row = {.enable = enable};
    if (*rest == ':') rest++;
    size_t length = strlen(rest);
    if (length >= 3 && strcmp(rest + length - 3, "...") == 0) {
        row.is_package = true;
        length -= 3;
    }
    /* "pkg..." becomes "pkg/", the bare "..." (the unnamed package) stays "". */
    row.name = malloc(length + 2);
    if (row.name == NULL) return fail_memory(parse);
    for (size_t i = 0; i < length; i++) row.name[i] = rest[i] == '.' ? '/' : rest[i];
    if (row.is_package && length > 0) row.name[length++] = '/';
    row.name[length] = 0;
    grown[options->assertion_count++] = row;
    return true;
}

static bool parse_enable(Parse *parse, const char *rest) {
    if (*rest != 0 && (*rest != ':' || rest[1] == 0)) return unrecognized(parse);
    return assertion_add(parse, rest, true);
}
static bool parse_disable(Parse *parse, const char *rest) {
    if (*rest != 0 && (*rest != ':' || rest[1] == 0)) return unrecognized(parse);
    return assertion_add(parse, rest, false);
}
static bool parse_system_on(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->system_assertions = true;
    return true;
}
static bool parse_system_off(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->system_assertions = false;
    return true;
}
static bool parse_interpreted(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->interpreted_only = true;
    return true;
}
static bool parse_check(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->check_jni = true;
    return true;
}
/* [:abort][,slow=<ms>] or [:slow=<ms>] */
static bool parse_check_jvmpi(Parse *parse, const char *rest) {
    size_t limit;
    parse->options->check_jvmpi = CHECK_JVMPI_REPORT;
    if (*rest == 0) return true;
    if (*rest != ':') return unrecognized(parse);
    rest++;
    if (strncmp(rest, "abort", 5) == 0) {
        parse->options->check_jvmpi = CHECK_JVMPI_ABORT;
        rest += 5;
        if (*rest == 0) return true;
        if (*rest++ != ',') return unrecognized(parse);
    }
    if (strncmp(rest, "slow=", 5) != 0 || !size_parse(rest + 5, &limit) || limit == 0 || limit > 3600000)
        return fail(parse, "Invalid -Xcheck:jvmpi option: %s", parse->text);
    parse->options->check_slow_ms = (uint32_t)limit;
    return true;
}
static bool parse_jvmpi(Parse *parse, const char *rest) {
    Options *options = parse->options;
    if (strncmp(rest, "stress=", 7) != 0 || !stress_parse(&options->stress, rest + 7))
        return fail(parse, "Invalid -Xjvmpi option: %s", parse->text);
    options->gc.move_all = (options->stress.kinds & STRESS_MOVE) != 0;
    options->gc.reuse_ids = (options->stress.kinds & STRESS_REUSE) != 0;
    options->gc.fresh_arenas = (options->stress.kinds & STRESS_ARENAS) != 0;
    return true;
}
static bool parse_vfprintf(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->vfprintf_hook = parse->extra;
    return true;
}
static bool parse_exit(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->exit_hook = parse->extra;
    return true;
}
static bool parse_abort(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->abort_hook = parse->extra;
    return true;
}

/* all: the class library's classes too; remote, none as with java. */
static bool parse_verify(Parse *parse, const char *rest) {
    Options *options = parse->options;
    if (*rest == ':') rest++;
    if (*rest != 0 && strcmp(rest, "all") != 0 && strcmp(rest, "remote") != 0 && strcmp(rest, "none") != 0)
        return fail(parse, "Unknown verification option: -Xverify:%s", rest);
    options->verify_user = strcmp(rest, "none") != 0;
    options->verify_library = *rest == 0 || strcmp(rest, "all") == 0;
    return true;
}
static bool parse_verify_user(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->verify_user = parse->text[4] == '+';
    return true;
}
static bool parse_verify_library(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->verify_library = parse->text[4] == '+';
    return true;
}

static bool parse_heap_dump(Parse *parse, const char *rest) {
    (void)rest;
    parse->options->heap_dump_on_error = parse->text[4] == '+';
    return true;
}
static bool parse_heap_dump_path(Parse *parse, const char *rest) {
    free(parse->options->heap_dump_path);
    parse->options->heap_dump_path = strdup(rest);
    return parse->options->heap_dump_path != NULL || fail(parse, "out of memory");
}

/* ---- The table ---- */

typedef struct OptionRow {
    const char *name;
    bool exact; /* else a prefix */
    bool (*parse)(Parse *parse, const char *rest);
} OptionRow;

static const OptionRow rows[] = {
    {"-D", false, parse_property},
    {"-Xmx", false, parse_maximum},
    {"-Xms", false, parse_initial},
    {"-Xss", false, parse_stack},
    {"-Xgc:", false, parse_gc},
    {"-Xjit", false, parse_jit},
    {"-Xrun", false, parse_run},
    {"-Xint", true, parse_interpreted},
    {"-Xverify", false, parse_verify},
    {"-XX:+HeapDumpOnOutOfMemoryError", true, parse_heap_dump},
    {"-XX:-HeapDumpOnOutOfMemoryError", true, parse_heap_dump},
    {"-XX:HeapDumpPath=", false, parse_heap_dump_path},
    {"-XX:MaxMetaspaceSize=", false, parse_metadata},
    {"-XX:+BytecodeVerificationRemote", true, parse_verify_user},
    {"-XX:-BytecodeVerificationRemote", true, parse_verify_user},
    {"-XX:+BytecodeVerificationLocal", true, parse_verify_library},
    {"-XX:-BytecodeVerificationLocal", true, parse_verify_library},
    {"-Xcheck:jni", true, parse_check},
    {"-Xcheck:jvmpi", false, parse_check_jvmpi},
    {"-Xjvmpi:", false, parse_jvmpi},
    {"-verbose", false, parse_verbose},
    {"--add-exports=", false, parse_exports},
    {"--add-opens=", false, parse_opens},
    {"-ea", false, parse_enable},
    {"-enableassertions", false, parse_enable},
    {"-da", false, parse_disable},
    {"-disableassertions", false, parse_disable},
    {"-esa", true, parse_system_on},
    {"-enablesystemassertions", true, parse_system_on},
    {"-dsa", true, parse_system_off},
    {"-disablesystemassertions", true, parse_system_off},
    {"vfprintf", true, parse_vfprintf},
    {"exit", true, parse_exit},
    {"abort", true, parse_abort},
};

bool options_parse(Options *options, const char *text, void *extra, char *message, size_t size) {
    Parse parse = {options, text, extra, message, size};
    for (size_t i = 0; text != NULL && i < sizeof rows / sizeof *rows; i++) {
        size_t length = strlen(rows[i].name);
        if (rows[i].exact ? strcmp(text, rows[i].name) == 0 : strncmp(text, rows[i].name, length) == 0)
            return rows[i].parse(&parse, text + length);
    }
    if (text != NULL && options->ignore_unrecognized &&
        (strncmp(text, "-X", 2) == 0 || text[0] == '_'))
        return true;
    if (text != NULL && strncmp(text, "-XX:", 4) == 0) {
        const char *name = text + 4;
        if (*name == '+' || *name == '-') name++;
        return fail(&parse, "Unrecognized VM option '%s'", name);
    }
    parse.text = text != NULL ? text : "null";
    return unrecognized(&parse);
}

bool options_finish(Options *options, char *message, size_t size) {
    Parse parse = {options, NULL, NULL, message, size};
    GcOptions *gc = &options->gc;
    if (gc->initial_bytes > gc->maximum_bytes) {
        if (options->initial_given && options->maximum_given)
            return fail(&parse, "Initial heap size set to a larger value than the maximum heap size");
        if (options->initial_given) gc->maximum_bytes = gc->initial_bytes;
        else gc->initial_bytes = gc->maximum_bytes;
    }
#if !defined(MINIJVM_WIDE_REFS)
    if (gc->plan != NULL && strcmp(gc->plan, "boehm") == 0)
        return fail(&parse, "-Xgc:boehm needs the build with wide references (make REFS=64)");
#endif
    if (!gc_plan_exists(gc->plan))
        return fail(&parse, "Unknown collector: -Xgc:%s", gc->plan);
    return true;
}
