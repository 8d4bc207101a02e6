/* SPDX-License-Identifier: MIT */
/*
 * Options: the text behind -Xrunhprof: into an Options. The text is foreign input; each of its
 * parts is either understood completely or refused by name, and nothing is guessed.
 */
#include "hprof.h"

void options_usage(FILE *out) {
    fputs(
        "Usage: -Xrunhprof[:help]|[:<option>=<value>, ...]\n"
        "\n"
        "Option                    What it chooses               Default\n"
        "------                    ---------------               -------\n"
        "heap=dump|sites|all       what is in memory             all, without cpu=, monitor=\n"
        "cpu=samples|times|old     where time is spent           off\n"
        "monitor=y|n               waits for monitors            n\n"
        "format=a|b                text or binary                a\n"
        "file=<file>               where the profile goes        java.hprof (.txt with "
        "format=a)\n"
        "net=<host>:<port>         the profile over a socket     write to file\n"
        "depth=<frames>            depth of stack traces         4\n"
        "interval=<ms>             time between samples          10\n"
        "methods=<pattern>,...     of these methods only, for    all methods\n"
        "                          cpu=times|old and over=\n"
        "over=<time>               calls that took longer, as    none\n"
        "                          they end: 10ms, 500us, 2s\n"
        "cutoff=<fraction>         smallest share in a table     0.0001\n"
        "thread=y|n                threads apart in traces?      n\n"
        "lineno=y|n                line numbers in traces?       y\n"
        "doe=y|n                   profile at exit?              y\n"
        "msa=y|n                   micro state accounting        n (one system's; CPU time "
        "here)\n"
        "force=y|n                 write over a file?            y (n: <file>.<process id>)\n"
        "verbose=y|n               say when dumping?             y\n"
        "\n"
        "Example: -Xrunhprof:cpu=samples,depth=8,file=app.hprof.txt\n"
        "         -Xrunhprof:cpu=times,methods=com.shop,!com.shop.log,over=10ms\n"
        "monitor=y, over= and cpu=old exist as text only.\n",
        out);
}

static bool bad(const char *name, const char *value, const char *why) {
    if (!load_refuse("%s=%s: %s", name, value, why)) options_usage(stderr);
    return false;
}

static bool parse_flag(const char *name, const char *value, bool *flag) {
    if (strcmp(value, "y") != 0 && strcmp(value, "n") != 0)
        return bad(name, value, "y or n expected");
    *flag = value[0] == 'y';
    return true;
}

static bool parse_number(const char *name, const char *value, long low, long high,
                         int *number) {
    char *end;
    long result = strtol(value, &end, 10);
    if (value[0] < '0' || value[0] > '9' || *end != '\0' || result < low || result > high) {
        char why[80];
        snprintf(why, sizeof why, "a number from %ld to %ld expected", low, high);
        return bad(name, value, why);
    }
    *number = (int)result;
    return true;
}

static bool parse_cpu(const char *value, Options *options) {
    if (strcmp(value, "samples") == 0)
        options->cpu = CPU_SAMPLES;
    else if (strcmp(value, "times") == 0)
        options->cpu = CPU_TIMES;
    else if (strcmp(value, "old") == 0)
        options->cpu = CPU_OLD;
    else
        return bad("cpu", value, "samples, times or old expected");
    return true;
}

static bool parse_heap(const char *value, Options *options) {
    bool all = strcmp(value, "all") == 0;
    if (!all && strcmp(value, "sites") != 0 && strcmp(value, "dump") != 0)
        return bad("heap", value, "dump, sites or all expected");
    options->sites |= all || value[0] == 's';
    options->heap_dump |= all || value[0] == 'd';
    return true;
}

/* An address of version 6 stands in brackets: its colons are not the port's. */
static bool parse_net(const char *value, Options *options) {
    const char *host = value, *host_end = strrchr(value, ':'), *colon = host_end;
    if (value[0] == '[') {
        host++;
        host_end = strchr(value, ']');
        colon = host_end == NULL ? NULL : host_end + 1;
    }
    char *end;
    long port = colon == NULL || *colon != ':' || colon[1] < '0' || colon[1] > '9'
                    ? 0
                    : strtol(colon + 1, &end, 10);
    if (port < 1 || port > 65535 || *end != '\0' || host_end == host ||
        (size_t)(host_end - host) >= sizeof options->host ||
        (host == value && memchr(host, ':', (size_t)(host_end - host))))
        return bad("net", value, "<host>:<port> expected, or [<address of version 6>]:<port>");
    memcpy(options->host, host, (size_t)(host_end - host));
    options->host[host_end - host] = '\0';
    snprintf(options->port, sizeof options->port, "%ld", port);
    return true;
}

static bool parse_time(const char *name, const char *value, uint64_t *nanoseconds) {
    static const struct {
        const char *unit;
        double nanoseconds;
    } units[] = {{"", 1e6}, {"ms", 1e6}, {"us", 1e3}, {"ns", 1}, {"s", 1e9}};
    char *end;
    double number = value[0] >= '0' && value[0] <= '9' ? strtod(value, &end) : 0;
    for (size_t i = 0; number > 0 && i < sizeof units / sizeof *units; i++) {
        double time = number * units[i].nanoseconds;
        if (strcmp(end, units[i].unit) != 0 || time < 1 || time > 1e18) continue;
        *nanoseconds = (uint64_t)time;
        return true;
    }
    return bad(name, value, "a time expected, as 10ms, 500us or 2s");
}

/* The patterns that follow are parts without "=". */
static bool add_pattern(const char *pattern, Options *options) {
    size_t length = strlen(options->methods), more = strlen(pattern);
    if (more == 0) return bad("methods", pattern, "a pattern expected");
    if (length + more + 2 > sizeof options->methods)
        return bad("methods", pattern, "the patterns are too long");
    snprintf(options->methods + length, sizeof options->methods - length, "%s%s",
             length > 0 ? "," : "", pattern);
    return true;
}

static bool parse_option(const char *name, const char *value, Options *options) {
    if (strcmp(name, "cpu") == 0) return parse_cpu(value, options);
    if (strcmp(name, "heap") == 0) return parse_heap(value, options);
    if (strcmp(name, "monitor") == 0) return parse_flag(name, value, &options->monitors);
    if (strcmp(name, "net") == 0) return parse_net(value, options);
    if (strcmp(name, "format") == 0) {
        if (strcmp(value, "a") != 0 && strcmp(value, "b") != 0)
            return bad(name, value, "a or b expected");
        options->binary = value[0] == 'b';
        return true;
    }
    if (strcmp(name, "file") == 0) {
        if (value[0] == '\0' || strlen(value) >= sizeof options->file)
            return bad(name, value, "a file name expected");
        strcpy(options->file, value);
        return true;
    }
    if (strcmp(name, "depth") == 0)
        return parse_number(name, value, 1, MAX_DEPTH, &options->depth);
    if (strcmp(name, "interval") == 0)
        return parse_number(name, value, 1, 3600000, &options->interval);
    if (strcmp(name, "cutoff") == 0) {
        char *end;
        double cutoff = strtod(value, &end);
        if (end == value || *end != '\0' || !(cutoff >= 0 && cutoff < 1))
            return bad(name, value, "a fraction from 0 up to 1 expected");
        options->cutoff = cutoff;
        return true;
    }
    if (strcmp(name, "methods") == 0) return add_pattern(value, options);
    if (strcmp(name, "over") == 0) return parse_time(name, value, &options->over);
    if (strcmp(name, "thread") == 0) return parse_flag(name, value, &options->thread);
    if (strcmp(name, "lineno") == 0) return parse_flag(name, value, &options->lineno);
    if (strcmp(name, "doe") == 0) return parse_flag(name, value, &options->dump_on_exit);
    if (strcmp(name, "force") == 0) return parse_flag(name, value, &options->force);
    if (strcmp(name, "verbose") == 0) return parse_flag(name, value, &options->verbose);
    if (strcmp(name, "msa") == 0) return parse_flag(name, value, &options->micro_states);
    return bad(name, value, "no such option");
}

static OptionsResult parse_all(const char *text, Options *options) {
    *options = (Options){.lineno = true,
                         .dump_on_exit = true,
                         .depth = 4,
                         .interval = 10,
                         .cutoff = 0.0001,
                         .force = true,
                         .verbose = true};
    if (text == NULL) text = "";
    if (strcmp(text, "help") == 0) return OPTIONS_HELP;

    bool in_methods = false;
    char part[sizeof options->file + 64];
    while (*text != '\0') {
        size_t length = strcspn(text, ",");
        if (length >= sizeof part) {
            if (!load_refuse("an option is too long")) options_usage(stderr);
            return OPTIONS_BAD;
        }
        memcpy(part, text, length);
        part[length] = '\0';
        text += length;
        if (*text == ',' && *++text == '\0') {
            if (!load_refuse("an option is missing after the last comma"))
                options_usage(stderr);
            return OPTIONS_BAD;
        }
        char *equals = strchr(part, '=');
        if (equals == NULL && in_methods) {
            if (!add_pattern(part, options)) return OPTIONS_BAD;
            continue;
        }
        if (equals == NULL) {
            if (!load_refuse("%s: <option>=<value> expected", part)) options_usage(stderr);
            return OPTIONS_BAD;
        }
        *equals = '\0';
        in_methods = strcmp(part, "methods") == 0;
        if (!parse_option(part, equals + 1, options)) return OPTIONS_BAD;
    }
    bool has_calls = options->cpu == CPU_TIMES || options->cpu == CPU_OLD || options->over != 0;
    if (options->methods[0] != '\0' && !has_calls) {
        bad("methods", options->methods, "it is for cpu=times, cpu=old and over=");
        return OPTIONS_BAD;
    }
    if (options->binary && options->over != 0) {
        bad("over", "", "this output is text; use format=a");
        return OPTIONS_BAD;
    }
    if (options->cpu == CPU_OFF && !options->sites && !options->heap_dump &&
        !options->monitors && options->over == 0)
        options->sites = options->heap_dump = true;
    if (options->binary && options->monitors) {
        bad("monitor", "y", "the binary format has no records for monitors; use format=a");
        return OPTIONS_BAD;
    }
    if (options->binary && options->cpu == CPU_OLD) {
        bad("cpu", "old", "this output is text; use format=a");
        return OPTIONS_BAD;
    }
    if (options->cpu == CPU_OLD && options->depth < 2)
        options->depth = 2; /* a callee and its caller */
    if (options->file[0] == '\0')
        strcpy(options->file, options->binary ? "java.hprof" : "java.hprof.txt");
    return OPTIONS_OK;
}

OptionsResult options_parse(const char *text, Options *options) {
    locale_t language = stream_language();
    OptionsResult result = parse_all(text, options);
    uselocale(language);
    return result;
}
