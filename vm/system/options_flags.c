/* SPDX-License-Identifier: MIT */
/* Flags, "-XX:": those of options.def mean something here or have a word of their own; all
 * others that a JDK 17 knows (foreign_flags.def) are looked at as it does, and taken with a
 * word. Start scripts of programs are full of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/system/options_parse.h"

/* A row is its kind, its type, its name, and its range behind a blank if it has one. */
static const char foreign[] =
#define FLAG(kind, type, name, range) #kind #type #name " " range "\0"
#include "vm/system/foreign_flags.def"
#undef FLAG
    ;

typedef struct Flag {
    char kind, type;  /* as in foreign_flags.def */
    const char *name; /* up to a blank */
    size_t length;
    const char *range;
} Flag;

static bool flag_find(const char *name, size_t length, Flag *flag) {
    for (const char *row = foreign; *row != 0; row += strlen(row) + 1) {
        *flag = (Flag){row[0], row[1], row + 2, strcspn(row + 2, " "), NULL};
        flag->range = flag->name + flag->length + 1;
        if (flag->length == length && strncmp(flag->name, name, length) == 0) return true;
    }
    return false;
}

/* ---- Values ---- */

static bool is_signed(char type) { return type == 'i' || type == 'n'; }

/* In the bits of the type; false: it is none of its values. */
static bool value_parse(char type, const char *text, uint64_t *bits) {
    bool is_negative = *text == '-';
    size_t size;
    if (is_negative && !is_signed(type)) return false;
    if (!option_parse_size(text + is_negative, &size)) return false;
    *bits = is_negative ? 0 - (uint64_t)size : size;
    if (is_signed(type) && is_negative != ((int64_t)*bits < 0) && size != 0) return false;
    if (type == 'i') return (int64_t)*bits == (int32_t)*bits;
    return type != 'j' || *bits <= UINT32_MAX;
}

static const char *type_name(char type) {
    switch (type) {
    case 'i': return "int";
    case 'j': return "uint";
    case 'n': return "intx";
    case 'u': return "uintx";
    case 's': return "size_t";
    case 'q': return "uint64_t";
    default: return "double";
    }
}

static bool out_of_range(const Parse *parse, const Flag *flag, const char *value,
                         const char *least, const char *most) {
    return option_fail(parse,
                       "%s %.*s=%s is outside the allowed range [ %s ... %s ]\n"
                       "Improperly specified VM option '%s'",
                       type_name(flag->type), (int)flag->length, flag->name, value, least, most,
                       parse->text + 4);
}

static bool check_number(const Parse *parse, const Flag *flag, const char *value) {
    char least[32], most[32];
    uint64_t bits, low, high;
    if (!value_parse(flag->type, value, &bits)) return option_improper(parse);
    if (sscanf(flag->range, "%31s %31s", least, most) != 2) return true;
    low = strtoull(least, NULL, 10);
    high = strtoull(most, NULL, 10);
    bool fits = is_signed(flag->type)
                    ? (int64_t)bits >= (int64_t)low && (int64_t)bits <= (int64_t)high
                    : bits >= low && bits <= high;
    return fits || out_of_range(parse, flag, value, least, most);
}

static bool check_fraction(const Parse *parse, const Flag *flag, const char *value) {
    char shown[64], least[32], most[32];
    double low, high;
    if (*value == 0 || value[strspn(value, "0123456789.")] != 0) return option_improper(parse);
    double number = strtod(value, NULL);
    if (sscanf(flag->range, "%lf %lf", &low, &high) != 2 || (number >= low && number <= high))
        return true;
    snprintf(shown, sizeof shown, "%f", number);
    snprintf(least, sizeof least, "%f", low);
    snprintf(most, sizeof most, "%f", high);
    return out_of_range(parse, flag, shown, least, most);
}

/* `value`: behind the "=", NULL: there is none. */
static bool check_value(const Parse *parse, const Flag *flag, const char *value) {
    if (flag->type == 'b') return value == NULL || option_improper(parse);
    if (value == NULL) return option_improper(parse);
    if (flag->type == 't' || flag->type == 'l') return true;
    return flag->type == 'f' ? check_fraction(parse, flag, value)
                             : check_number(parse, flag, value);
}

/* ---- Flags ---- */

bool flag_fail_spelling(const Parse *parse, bool is_switch) {
    const char *name = parse->text + 4;
    bool is_switched = *name == '+' || *name == '-';
    if (is_switch && !is_switched)
        return option_fail(parse, "Missing +/- setting for VM option '%s'", name);
    if (!is_switch && is_switched)
        return option_fail(parse, "Unexpected +/- setting in VM option '%s'", name + 1);
    return option_improper(parse);
}

static bool refuse_locked(const Parse *parse, const Flag *flag) {
    const char *kind = flag->kind == 'd' ? "diagnostic" : "experimental";
    const char *unlock = flag->kind == 'd' ? "Diagnostic" : "Experimental";
    return option_fail(parse,
                       "Error: VM option '%.*s' is %s and must be enabled via "
                       "-XX:+Unlock%sVMOptions.\n"
                       "Error: The unlock option must precede '%.*s'.",
                       (int)flag->length, flag->name, kind, unlock, (int)flag->length,
                       flag->name);
}

static bool is_locked(const Options *options, const Flag *flag) {
    return flag->kind == 'd' ? !options->diagnostic_flags
                             : flag->kind == 'e' && !options->experimental_flags;
}

bool parse_unlock(Parse *parse, const char *rest) {
    (void)rest;
    bool on = parse->text[4] == '+';
    if (strstr(parse->text, "Diagnostic") != NULL)
        parse->options->diagnostic_flags = on;
    else
        parse->options->experimental_flags = on;
    return true;
}

bool parse_foreign_flag(Parse *parse) {
    Flag flag;
    const char *name = parse->text + 4, *value = strchr(name, '=');
    bool is_switched = *name == '+' || *name == '-';
    name += is_switched;
    if (!flag_find(name, strcspn(name, "="), &flag))
        return parse->options->ignore_unknown_flags || option_unknown_flag(parse);
    if (is_locked(parse->options, &flag)) return refuse_locked(parse, &flag);
    if (is_switched != (flag.type == 'b')) return flag_fail_spelling(parse, flag.type == 'b');
    if (!check_value(parse, &flag, value != NULL ? value + 1 : NULL)) return false;
    parse->help = "this VM has its own ways";
    return parse_accepted(parse, "");
}

bool flag_fits(const Parse *parse, const char *value) {
    Flag flag;
    const char *name = parse->text + 4;
    return !flag_find(name, strcspn(name, "="), &flag) || check_value(parse, &flag, value);
}

bool parse_accepted_flag(Parse *parse, const char *rest) {
    return flag_fits(parse, rest) && parse_accepted(parse, rest);
}

/* ---- Collectors ---- */

/* The first are those of a JDK 17, which takes one of them. */
static const char *const collectors[] = {
    "SerialGC",      "ParallelGC",      "G1GC",     "ZGC",    "ShenandoahGC", "EpsilonGC",
    "ParallelOldGC", "ConcMarkSweepGC", "ParNewGC", "TrainGC"};
enum { COLLECTORS = sizeof collectors / sizeof *collectors, COLLECTORS_NOW = 6 };

/* Whoever names a collector wants one. */
bool parse_use(Parse *parse, const char *rest) {
    size_t length = strcspn(rest, "="), i = 0;
    while (i < COLLECTORS &&
           !(strlen(collectors[i]) == length && strncmp(collectors[i], rest, length) == 0))
        i++;
    if (i == COLLECTORS) return parse_foreign_flag(parse);
    if (i < COLLECTORS_NOW) {
        const char *help = parse->help;
        if (!parse_foreign_flag(parse)) return false;
        parse->help = help;
    }
    if (rest[length] == '=') return option_improper(parse);
    unsigned bit = i < COLLECTORS_NOW ? 1u << i : 0;
    parse->options->foreign_collectors &= ~bit;
    if (parse->text[4] == '+') parse->options->foreign_collectors |= bit;
    return parse_accepted(parse, rest);
}

/* ---- Those that mean something ---- */

bool parse_flag_switch(Parse *parse, const char *rest) {
    static const struct {
        const char *name;
        size_t field; /* a bool of Options */
        bool off;     /* which is true when the flag is off */
    } rows_of_switches[] = {
        {"DisableExplicitGC", offsetof(Options, ignores_gc), false},
        {"ExitOnOutOfMemoryError", offsetof(Options, out_of_memory_exits), false},
        {"CrashOnOutOfMemoryError", offsetof(Options, out_of_memory_aborts), false},
        {"StackTraceInThrowable", offsetof(Options, no_traces), true},
        {"ShowCodeDetailsInExceptionMessages", offsetof(Options, no_details), true},
    };
    (void)rest;
    for (size_t i = 0; i < sizeof rows_of_switches / sizeof *rows_of_switches; i++)
        if (strcmp(parse->text + 5, rows_of_switches[i].name) == 0)
            *(bool *)((char *)parse->options + rows_of_switches[i].field) =
                (parse->text[4] == '+') != rows_of_switches[i].off;
    return true;
}

static bool parse_number(Parse *parse, const char *value, int64_t *number) {
    Flag flag;
    uint64_t bits = 0;
    const char *name = parse->text + 4;
    if (!flag_find(name, strcspn(name, "="), &flag) || !check_value(parse, &flag, value))
        return false;
    value_parse(flag.type, value, &bits);
    *number = (int64_t)bits;
    return true;
}

bool parse_processors(Parse *parse, const char *rest) {
    int64_t number;
    if (!parse_number(parse, rest, &number)) return false;
    parse->options->processors = number > 0 ? (int)number : 0;
    return true;
}

bool parse_trace_depth(Parse *parse, const char *rest) {
    int64_t number;
    if (!parse_number(parse, rest, &number)) return false;
    parse->options->trace_depth = number > 0 ? (int)number : INT32_MAX;
    return true;
}

/* It reaches the library as a property of bytes, which programs neither set nor see. */
bool parse_direct_memory(Parse *parse, const char *rest) {
    static const char key[] = OPTION_DIRECT_MEMORY_PROPERTY;
    int64_t number;
    char bytes[32];
    if (!parse_number(parse, rest, &number)) return false;
    snprintf(bytes, sizeof bytes, "%lld", (long long)number);
    return option_add_pair(&parse->options->properties, &parse->options->property_count, key,
                           sizeof key - 1, bytes) ||
           option_fail_memory(parse);
}

/* Given twice, both are carried out. */
bool parse_out_of_memory_command(Parse *parse, const char *rest) {
    char **command = &parse->options->out_of_memory_command, *both = NULL;
    if (*command == NULL)
        both = strdup(rest);
    else if (asprintf(&both, "%s\n%s", *command, rest) < 0)
        both = NULL;
    if (both == NULL) return option_fail_memory(parse);
    free(*command);
    *command = both;
    return true;
}
