/* SPDX-License-Identifier: MIT */
/* Parsing of the VM's options. Pure: a table of what is known (options.def), by exact text or
 * by prefix, and a function each. Messages are java's where java has one. */
#include "vm/system/options_parse.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINIMUM_STACK = 128 << 10 };
#define MAXIMUM_STACK ((size_t)1 << 30)

bool option_fail(const Parse *parse, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(parse->message, parse->size, format, list);
    va_end(list);
    return false;
}

bool option_fail_memory(const Parse *parse) {
    parse->options->no_memory = true;
    return option_fail(parse, "Out of memory while options are read");
}

/* ---- Life ---- */

void options_init(Options *options) {
    memset(options, 0, sizeof *options);
    options->stack_bytes = 1 * MIB;
    options->metadata_bytes = SIZE_MAX;
    options->trace_depth = 1024;
    options->verify_user = true;
    options->gc = (GcOptions){
        .plan = "generational", .initial_bytes = 8 * MIB, .maximum_bytes = 512 * MIB};
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
    free(options->out_of_memory_command);
    free(options->attach_path);
    free(options->jvmpi_methods);
    free(options->jdk_home);
    free(options->jdk_archive);
    free(options->trace_library);
    free(options->trace_flags);
    pairs_free(options->properties, options->property_count);
    pairs_free(options->given, options->given_count);
    pairs_free(options->agents, options->agent_count);
    pairs_free(options->monitors, options->monitor_count);
    for (size_t i = 0; i < options->assertion_count; i++) free(options->assertions[i].name);
    free(options->assertions);
    free(options->plan_storage);
    free(options->verbose_storage);
    free(options->appended_path);
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

bool option_is_of_user(const char *option) {
    static const char *const others[] = {
        "-Djava.class.path=", "-Dsun.java.command=", "-Djdk.module.main",
        "-Dsun.java.launcher=SUN_STANDARD"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strncmp(option, others[i], strlen(others[i])) == 0) return false;
    return true;
}

/* ---- Pieces ---- */

char *option_copy(const char *text, size_t length) {
    char *result = malloc(length + 1);
    if (result != NULL) {
        memcpy(result, text, length);
        result[length] = 0;
    }
    return result;
}

bool option_add_pair(OptionPair **pairs, size_t *count, const char *key, size_t key_length,
                     const char *value) {
    OptionPair *grown = realloc(*pairs, (*count + 1) * sizeof **pairs);
    if (grown == NULL) return false;
    *pairs = grown;
    OptionPair *pair = &grown[*count];
    pair->key = option_copy(key, key_length);
    pair->value = value != NULL ? option_copy(value, strlen(value)) : NULL;
    if (pair->key == NULL || (value != NULL && pair->value == NULL)) {
        free(pair->key);
        free(pair->value);
        return false;
    }
    ++*count;
    return true;
}

bool option_parse_size(const char *text, size_t *size) {
    unsigned base = 10, shift = 0;
    unsigned long long value = 0;
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        text += 2;
    }
    const char *first = text;
    for (;; text++) {
        unsigned digit;
        if (*text >= '0' && *text <= '9')
            digit = (unsigned)(*text - '0');
        else if (base == 16 && *text >= 'a' && *text <= 'f')
            digit = (unsigned)(*text - 'a' + 10);
        else if (base == 16 && *text >= 'A' && *text <= 'F')
            digit = (unsigned)(*text - 'A' + 10);
        else
            break;
        if (__builtin_mul_overflow(value, base, &value) ||
            __builtin_add_overflow(value, digit, &value))
            return false;
    }
    if (text == first) return false;
    switch (*text) {
    case 'k':
    case 'K': shift = 10; break;
    case 'm':
    case 'M': shift = 20; break;
    case 'g':
    case 'G': shift = 30; break;
    case 't':
    case 'T': shift = 40; break;
    case 0: break;
    default: return false;
    }
    if (*text != 0 && text[1] != 0) return false;
    if (shift != 0 && value >> (64 - shift) != 0) return false;
    *size = (size_t)(value << shift);
    return true;
}

/* ---- One function per option ---- */

/* Folders of jars that once were part of the library: what is in them would be missed. */
static const struct {
    const char *property, *instead;
} gone[] = {
    {"java.ext.dirs=", ".  Use -classpath instead."},
    {"java.endorsed.dirs=",
     ". Endorsed standards and standalone APIs\n"
     "in modular form will be supported via the concept of upgradeable modules."},
};

static bool parse_property(Parse *parse, const char *rest) {
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++) {
        size_t length = strlen(gone[i].property);
        if (strncmp(rest, gone[i].property, length) == 0 && rest[length] != 0)
            return option_fail(parse, "%s is not supported%s", parse->text, gone[i].instead);
    }
    if (parse->options->on_jdk && option_is_of_modules(rest)) {
        snprintf(parse->message, parse->size,
                 "minijvm: %s is ignored: the name is reserved, there is an option",
                 parse->text);
        return true;
    }
    const char *equals = strchr(rest, '=');
    size_t length = equals != NULL ? (size_t)(equals - rest) : strlen(rest);
    if (length == strlen(OPTION_DIRECT_MEMORY_PROPERTY) &&
        strncmp(rest, OPTION_DIRECT_MEMORY_PROPERTY, length) == 0)
        return true;
    if (parse->options->on_jdk && option_is_of_management(rest)) {
        if (!parse->options->jdk_manages && !option_add_management(parse)) return false;
        parse->options->jdk_manages = true;
    }
    return option_add_pair(&parse->options->properties, &parse->options->property_count, rest,
                           length, equals != NULL ? equals + 1 : "") ||
           option_fail_memory(parse);
}

static bool parse_maximum(Parse *parse, const char *rest) {
    size_t bytes;
    if (!option_parse_size(rest, &bytes) || bytes == 0)
        return option_fail(parse, "Invalid maximum heap size: %s", parse->text);
    if (bytes < MINIMUM_HEAP) return option_fail(parse, "Too small maximum heap");
    parse->options->gc.maximum_bytes = bytes;
    parse->options->maximum_given = true;
    return true;
}

static bool parse_initial(Parse *parse, const char *rest) {
    size_t bytes;
    if (!option_parse_size(rest, &bytes))
        return option_is_flag(parse)
                   ? option_improper(parse)
                   : option_fail(parse, "Invalid initial heap size: %s", parse->text);
    parse->options->gc.initial_bytes = bytes;
    parse->options->initial_given = bytes != 0;
    if (bytes == 0) parse->options->gc.initial_bytes = 8 * MIB;
    return true;
}

bool parse_stack(Parse *parse, const char *rest) {
    size_t bytes;
    if (!option_parse_size(rest, &bytes))
        return option_is_flag(parse)
                   ? option_improper(parse)
                   : option_fail(parse, "Invalid thread stack size: %s", parse->text);
    if (bytes > MAXIMUM_STACK)
        return option_fail(parse,
                           "Invalid thread stack size: %s\n"
                           "The specified size exceeds the maximum representable size.",
                           parse->text);
    if (bytes != 0 && bytes < MINIMUM_STACK)
        return option_fail(
            parse, "The Java thread stack size specified is too small. Specify at least %dk",
            MINIMUM_STACK >> 10);
    parse->options->stack_bytes = bytes != 0 ? (bytes + 4095) & ~(size_t)4095 : 1 * MIB;
    return true;
}

static bool parse_metadata(Parse *parse, const char *rest) {
    size_t bytes;
    if (!option_parse_size(rest, &bytes) || bytes == 0) return option_improper(parse);
    parse->options->metadata_bytes = bytes;
    return true;
}

bool option_unrecognized(const Parse *parse) {
    return option_fail(parse, "Unrecognized option: %s", parse->text);
}

bool option_is_flag(const Parse *parse) { return strncmp(parse->text, "-XX:", 4) == 0; }

bool option_improper(const Parse *parse) {
    return option_fail(parse, "Improperly specified VM option '%s'",
                       parse->text + 4 + strspn(parse->text + 4, "+-"));
}

/* What other VMs would tell of is taken with a word. */
static bool parse_verbose(Parse *parse, const char *rest) {
    Options *options = parse->options;
    parse->help = "only class, gc and jni are told of";
    if (*rest == 0) {
        options->verbose_class = true;
        return true;
    }
    if (*rest++ != ':') return parse_accepted(parse, rest);
    for (;;) {
        size_t length = strcspn(rest, ",");
        if (length == 5 && strncmp(rest, "class", length) == 0)
            options->verbose_class = true;
        else if (length == 2 && strncmp(rest, "gc", length) == 0)
            options->gc.verbose = options->verbose_gc = true;
        else if (length == 3 && strncmp(rest, "jni", length) == 0)
            options->verbose_jni = true;
        else
            return parse_accepted(parse, rest);
        if (rest[length] == 0) return true;
        rest += length + 1;
    }
}

bool option_keep(Parse *parse, char **storage, const char **option, const char *text,
                 size_t length) {
    char *made = option_copy(text, length);
    if (made == NULL) return option_fail_memory(parse);
    free(*storage);
    *option = *storage = made;
    return true;
}

static bool parse_run(Parse *parse, const char *rest) {
    const char *colon = strchr(rest, ':');
    size_t length = colon != NULL ? (size_t)(colon - rest) : strlen(rest);
    if (length == 0) return option_unrecognized(parse);
    return option_add_pair(&parse->options->agents, &parse->options->agent_count, rest, length,
                           colon != NULL ? colon + 1 : NULL) ||
           option_fail_memory(parse);
}

static bool parse_monitor(Parse *parse, const char *rest) {
    const char *colon = strchr(rest, ':');
    size_t length = colon != NULL ? (size_t)(colon - rest) : strlen(rest);
    if (length == 0) return option_unrecognized(parse);
    return option_add_pair(&parse->options->monitors, &parse->options->monitor_count, rest,
                           length, colon != NULL ? colon + 1 : NULL) ||
           option_fail_memory(parse);
}

static bool parse_trace(Parse *parse, const char *rest) {
    Options *options = parse->options;
    const char *colon = strchr(rest, ':');
    size_t length = colon != NULL ? (size_t)(colon - rest) : strlen(rest);
    if (length == 0) return option_unrecognized(parse);
    free(options->trace_library);
    free(options->trace_flags);
    options->trace_library = strndup(rest, length);
    options->trace_flags = colon != NULL ? strdup(colon + 1) : NULL;
    if (options->trace_library == NULL || (colon != NULL && options->trace_flags == NULL))
        return option_fail_memory(parse);
    return true;
}

static bool assertion_add(Parse *parse, const char *rest, bool enable) {
    Options *options = parse->options;
    AssertionOption *grown =
        realloc(options->assertions, (options->assertion_count + 1) * sizeof *grown);
    if (grown == NULL) return option_fail_memory(parse);
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
    if (row.name == NULL) return option_fail_memory(parse);
    for (size_t i = 0; i < length; i++) row.name[i] = rest[i] == '.' ? '/' : rest[i];
    if (row.is_package && length > 0) row.name[length++] = '/';
    row.name[length] = 0;
    grown[options->assertion_count++] = row;
    return true;
}

/* Behind a colon may stand nothing, which is the name of no class. */
static bool parse_assertions(Parse *parse, const char *rest, bool enable) {
    if (*rest != 0 && *rest != ':') return option_unrecognized(parse);
    return strcmp(rest, ":") == 0 || assertion_add(parse, rest, enable);
}

static bool parse_enable(Parse *parse, const char *rest) {
    return parse_assertions(parse, rest, true);
}
static bool parse_disable(Parse *parse, const char *rest) {
    return parse_assertions(parse, rest, false);
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
    if (*rest != 0 && strcmp(rest, "all") != 0 && strcmp(rest, "remote") != 0 &&
        strcmp(rest, "none") != 0)
        return option_fail(parse, "Unrecognized verification option: %s", parse->text);
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
    return parse->options->heap_dump_path != NULL || option_fail_memory(parse);
}
static bool parse_attach(Parse *parse, const char *rest) {
    enum {
        MOST = 103
    }; /* what a socket's address holds, with room for a beginning under another name */
    Options *options = parse->options;
    if (strcmp(rest, "off") == 0) return options->attach_off = true;
    if (strcmp(rest, "java") == 0) return options->attach_java = true;
    if (strncmp(rest, "path=", 5) != 0 || rest[5] != '/')
        return option_fail(parse,
                           "Invalid -Xattach option: off, java or path=<absolute file>: %s",
                           parse->text);
    if (strlen(rest + 5) > MOST)
        return option_fail(parse,
                           "Invalid -Xattach option: the name is longer than %d bytes: %s",
                           MOST, parse->text);
    free(options->attach_path);
    options->attach_path = strdup(rest + 5);
    return options->attach_path != NULL || option_fail_memory(parse);
}

/* ---- The table ---- */

typedef enum Match { EXACT, PREFIX } Match;

typedef struct OptionRow {
    OptionGroup group;
    Match match;
    const char *name;
    bool (*parse)(Parse *parse, const char *rest);
    const char *syntax, *help;
} OptionRow;

#define OPTION(group, match, name, parse, syntax, help)                                        \
    {OPTION_##group, match, name, parse, syntax, help},
static const OptionRow rows[] = {
#include "vm/system/options.def"
};
#undef OPTION

enum { ROWS = sizeof rows / sizeof *rows };

bool options_row(unsigned number, OptionGroup *group, const char **name, const char **syntax,
                 const char **help) {
    if (number >= ROWS) return false;
    *group = rows[number].group;
    *name = rows[number].name;
    *syntax = rows[number].syntax;
    *help = rows[number].help;
    return true;
}

/* A flag that no row takes: that of a row, but written as one of another kind, or none of
 * ours. */
static bool flag_without_row(Parse *parse) {
    const char *name = parse->text + 4;
    name += *name == '+' || *name == '-';
    size_t length = strcspn(name, "=");
    for (size_t i = 0; i < ROWS; i++) {
        if (strncmp(rows[i].name, "-XX:", 4) != 0 || rows[i].parse == parse_use) continue;
        const char *known = rows[i].name + 4;
        bool is_switch = *known == '+' || *known == '-';
        known += is_switch;
        if (strcspn(known, "=") == length && strncmp(known, name, length) == 0)
            return flag_fail_spelling(parse, is_switch);
    }
    return parse_foreign_flag(parse);
}

/* What is said of a row; one that says nothing shares what the next one says. */
static const char *row_help(size_t row) {
    while (rows[row].help[0] == 0 && row + 1 < ROWS) row++;
    return rows[row].help;
}

static bool option_note(Parse *parse, const char *text) {
    Options *options = parse->options;
    return option_add_pair(&options->given, &options->given_count, text, strlen(text), NULL) ||
           option_fail_memory(parse);
}

bool options_parse(Options *options, const char *text, void *extra, char *message,
                   size_t size) {
    Parse parse = {options, text, NULL, extra, message, size};
    for (size_t i = 0; text != NULL && i < ROWS; i++) {
        size_t length = strlen(rows[i].name);
        if (rows[i].parse == NULL) continue;
        if (rows[i].match == EXACT ? strcmp(text, rows[i].name) != 0
                                   : strncmp(text, rows[i].name, length) != 0)
            continue;
        parse.help = row_help(i);
        if (text[0] == '-' && !option_note(&parse, text)) return false;
        return rows[i].parse(&parse, text + length);
    }
    if (text != NULL && options->ignore_unrecognized &&
        (strncmp(text, "-X", 2) == 0 || text[0] == '_'))
        return true;
    parse.text = text != NULL ? text : "null";
    if (option_is_flag(&parse))
        return flag_without_row(&parse) && (text == NULL || option_note(&parse, text));
    return (text != NULL && options->ignore_unknown_flags) || option_unrecognized(&parse);
}

bool options_finish(Options *options, char *message, size_t size) {
    Parse parse = {options, NULL, NULL, NULL, message, size};
    if (__builtin_popcount(options->foreign_collectors) > 1)
        return option_fail(&parse, "Multiple garbage collectors selected");
    if (options->appended_path != NULL) {
        const char *path = options_property(options, "java.class.path");
        char *whole =
            malloc(strlen(options->appended_path) + (path != NULL ? strlen(path) : 0) + 2);
        if (whole == NULL) return option_fail_memory(&parse);
        sprintf(whole, "%s%s%s", options->appended_path, path != NULL && *path != 0 ? ":" : "",
                path != NULL ? path : "");
        bool added = option_add_pair(&options->properties, &options->property_count,
                                     "java.class.path", 15, whole);
        free(whole);
        if (!added) return option_fail_memory(&parse);
    }
    GcOptions *gc = &options->gc;
    if (gc->initial_bytes > gc->maximum_bytes) {
        if (options->initial_given && options->maximum_given)
            return option_fail(
                &parse, "Initial heap size set to a larger value than the maximum heap size");
        if (options->initial_given)
            gc->maximum_bytes = gc->initial_bytes;
        else
            gc->initial_bytes = gc->maximum_bytes;
    }
#if !defined(MINIJVM_WIDE_REFS)
    if (gc->plan != NULL && strcmp(gc->plan, "boehm") == 0)
        return option_fail(&parse,
                           "-Xgc:boehm needs the build with wide references (make REFS=64)");
#endif
    if (!gc_plan_exists(gc->plan))
        return option_fail(&parse, "Unknown collector: -Xgc:%s", gc->plan);
    return true;
}
