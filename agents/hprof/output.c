/* SPDX-License-Identifier: MIT */
/*
 * The profile's text: header, tables of CPU costs, and the order of a dump. Lines and columns
 * are those that tools for java.hprof.txt read. Everything is written under hprof.data.
 */
#include "hprof.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

void output_date(char buffer[32]) {
    time_t now = time(NULL);
    struct tm parts;
    locale_t language = stream_language();
    if (localtime_r(&now, &parts) == NULL ||
        strftime(buffer, 32, "%a %b %e %H:%M:%S %Y", &parts) == 0)
        buffer[0] = '\0';
    uselocale(language);
}

/* ---- Where it goes ----------------------------------------------------------------------- */

/* As fopen's "w" and "wx" do. NULL: errno says why. */
static FILE *open_file(const char *name, bool is_new) {
    int flags = O_WRONLY | O_CREAT | O_CLOEXEC | (is_new ? O_EXCL : O_TRUNC);
    int file = open(name, flags, 0666);
    FILE *out = file >= 0 ? stream_open(file, false) : NULL;
    if (file >= 0 && out == NULL) close(file);
    return out;
}

static bool open_socket(const char *host, const char *port) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
    int error = getaddrinfo(host, port, &hints, &found), to = -1;
    for (const struct addrinfo *a = found; error == 0 && a != NULL && to < 0; a = a->ai_next) {
        to = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC, a->ai_protocol);
        if (to >= 0 && connect(to, a->ai_addr, a->ai_addrlen) != 0) {
            int why = errno;
            close(to);
            errno = why;
            to = -1;
        }
    }
    if (found != NULL) freeaddrinfo(found);
    if (to < 0) {
        load_refuse("cannot connect to %s:%s: %s", host, port,
                    error != 0 ? gai_strerror(error) : strerror(errno));
        return false;
    }
    hprof.out = stream_open(to, true);
    return hprof.out != NULL;
}

/* With force=n: no file is written over, whoever makes one meanwhile; what has this process's
 * name is kept too. */
static bool open_beside(Options *options) {
    size_t length = strlen(options->file), room = sizeof options->file - length;
    for (int again = 0; hprof.out == NULL && again < 1000; again++) {
        int size = again == 0
                       ? snprintf(options->file + length, room, ".%d", (int)getpid())
                       : snprintf(options->file + length, room, ".%d.%d", (int)getpid(), again);
        if ((size_t)size >= room) {
            options->file[length] = '\0';
            load_refuse("%s exists, and with a process id the file name is too long",
                        options->file);
            return false;
        }
        hprof.out = open_file(options->file, true);
        if (hprof.out == NULL && errno != EEXIST) break;
    }
    return true;
}

bool output_open(void) {
    Options *options = &hprof.options;
    if (options->host[0] != '\0') return open_socket(options->host, options->port);
    hprof.out = open_file(options->file, !options->force);
    if (hprof.out == NULL && !options->force && errno == EEXIST && !open_beside(options))
        return false;
    if (hprof.out == NULL) load_refuse("cannot write %s: %s", options->file, strerror(errno));
    return hprof.out != NULL;
}

/* ---- Texts ------------------------------------------------------------------------------- */

/* The next UTF-16 unit of a text in the JVM's UTF-8; a byte that begins none stands for itself.
 */
static unsigned take_unit(const uint8_t **text) {
    const uint8_t *t = *text;
    unsigned size = t[0] < 0x80 ? 1 : (t[0] & 0xe0) == 0xc0 ? 2 : (t[0] & 0xf0) == 0xe0 ? 3 : 1;
    for (unsigned i = 1; i < size; i++)
        if ((t[i] & 0xc0) != 0x80) size = 1;
    *text = t + size;
    if (size == 1) return t[0];
    return size == 2 ? (t[0] & 0x1fu) << 6 | (t[1] & 0x3fu)
                     : (t[0] & 0xfu) << 12 | (t[1] & 0x3fu) << 6 | (t[2] & 0x3fu);
}

/* What ends a line somewhere, or nobody sees. */
static bool is_control(unsigned unit) {
    return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) || unit == 0x2028 || unit == 0x2029;
}

/* Two units of a pair become one character; a unit without its half is no text. */
static void print_wide(unsigned unit, const uint8_t **text) {
    FILE *out = hprof.out;
    if (unit >= 0xd800 && unit < 0xdc00) {
        const uint8_t *next = *text;
        unsigned low = *next == 0xed ? take_unit(&next) : 0;
        if (low >= 0xdc00 && low < 0xe000) {
            uint32_t point = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
            fprintf(out, "%c%c%c%c", (int)(0xf0 | point >> 18),
                    (int)(0x80 | (point >> 12 & 0x3f)), (int)(0x80 | (point >> 6 & 0x3f)),
                    (int)(0x80 | (point & 0x3f)));
            *text = next;
            return;
        }
    }
    if (is_control(unit) || (unit >= 0xd800 && unit < 0xe000))
        fprintf(out, "\\u%04x", unit);
    else if (unit < 0x800)
        fprintf(out, "%c%c", (int)(0xc0 | unit >> 6), (int)(0x80 | (unit & 0x3f)));
    else
        fprintf(out, "%c%c%c", (int)(0xe0 | unit >> 12), (int)(0x80 | (unit >> 6 & 0x3f)),
                (int)(0x80 | (unit & 0x3f)));
}

void text_print(const char *text) {
    const uint8_t *at = (const uint8_t *)(text == NULL ? "" : text);
    while (*at != 0) {
        bool single = *at < 0x80;
        unsigned unit = take_unit(&at);
        if (!single)
            print_wide(unit, &at);
        else if (unit == '\n')
            fputs("\\n", hprof.out);
        else if (unit == '\r')
            fputs("\\r", hprof.out);
        else if (unit == '\t')
            fputs("\\t", hprof.out);
        else if (unit == '"' || unit == '\\')
            fprintf(hprof.out, "\\%c", (int)unit);
        else if (is_control(unit))
            fprintf(hprof.out, "\\u%04x", unit);
        else
            fputc((int)unit, hprof.out);
    }
}

/* ---- The beginning ----------------------------------------------------------------------- */

void output_header(void) {
    if (hprof.options.binary) {
        binary_header();
        return;
    }
    char date[32];
    output_date(date);
    fprintf(hprof.out, "JAVA PROFILE 1.0.1, created %s\n\n", date);
    fputs(
        "How to read this file\n"
        "\n"
        "THREAD START and THREAD END tell when threads came and went. A thread's id is used\n"
        "once and is the number that traces name it by.\n"
        "\n"
        "TRACE n is a call stack, innermost method first, cut to the depth that the option\n"
        "depth= allows. The tables refer to traces by n. A trace stands before the first\n"
        "table that mentions it and is written once.\n"
        "\n"
        "SITES lists places of allocation, that is, a trace and a class. \"live\" counts what\n"
        "is still in memory (garbage that no collection has found yet included), \"alloc'ed\"\n"
        "all that was ever made there.\n"
        "\n"
        "CPU SAMPLES counts how often a trace was seen on a thread that was running.\n"
        "\n"
        "CPU TIME gives the processor time that a trace's first method used itself, without\n"
        "the methods it called, and how often it was called. To observe an entry or exit "
        "takes\n"
        "time itself; what this came to is taken off, and is told before the table.\n"
        "\n"
        "HEAP DUMP lists what is reachable: ROOT why, CLS a class, OBJ an object with its\n"
        "references, ARR an array; sz is in bytes, trace where it was allocated (0: unknown).\n"
        "\n"
        "MONITOR TIME gives the time that threads waited to enter monitors, MONITOR DUMP who\n"
        "owned and who waited for which (R running, MW waiting for a monitor, CW waiting).\n"
        "\n"
        "In names \\n, \\r, \\t, \\\", \\\\ and \\u with four digits stand for a line's end, a "
        "tab, a quote,\n"
        "a backslash and what cannot be shown: every line is one that the profiler wrote.\n"
        "\n"
        "In every table \"self\" is the row's share of the whole and \"accum\" the share of\n"
        "all rows down to it.\n"
        "\n"
        "--------\n"
        "\n",
        hprof.out);
}

/* ---- CPU tables -------------------------------------------------------------------------- */

static uint64_t trace_cost(uint32_t number) {
    const Trace *trace = trace_at(number);
    return hprof.options.cpu == CPU_SAMPLES ? trace->samples : trace->nanoseconds;
}

static int trace_compare(const void *left, const void *right) {
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    uint64_t cost_a = trace_cost(a), cost_b = trace_cost(b);
    if (cost_a != cost_b) return cost_a < cost_b ? 1 : -1;
    return a < b ? -1 : a > b;
}

static void output_cpu_binary(const uint32_t *order, uint32_t count, uint64_t total) {
    bool samples = hprof.options.cpu == CPU_SAMPLES;
    uint64_t unit = samples ? 1 : 1000000;
    Buffer body = {0};
    buffer_u4(&body, (uint32_t)(total / unit));
    buffer_u4(&body, count);
    for (uint32_t i = 0; i < count; i++) {
        buffer_u4(&body, (uint32_t)(trace_cost(order[i]) / unit));
        buffer_u4(&body, order[i]);
    }
    binary_record(HPROF_CPU_SAMPLES, &body);
    buffer_free(&body);
}

/* ---- cpu=old: a line for each callee and caller ------------------------------------------ */

typedef struct {
    uint32_t callee, caller;
    uint64_t calls, nanoseconds;
} Call;

static int call_compare(const void *left, const void *right) {
    const Call *a = left, *b = right;
    if (a->callee != b->callee) return a->callee < b->callee ? -1 : 1;
    return a->caller < b->caller ? -1 : a->caller > b->caller;
}

static int call_compare_counts(const void *left, const void *right) {
    const Call *a = left, *b = right;
    if (a->calls != b->calls) return a->calls < b->calls ? 1 : -1;
    return call_compare(left, right);
}

static void print_signature(uint32_t number) {
    const Method *method = method_at(number);
    char *name = must_copy(class_at(method->class_number)->name);
    for (char *c = name; *c != '\0'; c++)
        if (*c == '.') *c = '/';
    text_print(name);
    free(name);
    fputc('.', hprof.out);
    text_print(method->name);
    text_print(method->signature);
    fputc(' ', hprof.out);
}

static void output_calls(void) {
    Call *calls = must_alloc(trace_count(), sizeof *calls);
    uint32_t count = 0;
    for (uint32_t i = 1; i <= trace_count(); i++) {
        const Trace *trace = trace_at(i);
        if (trace->calls == 0 || trace->count == 0) continue;
        calls[count++] = (Call){trace->frames[0].method,
                                trace->count > 1 ? trace->frames[1].method : (uint32_t)UNKNOWN,
                                trace->calls, trace->nanoseconds};
    }
    if (count > 0) qsort(calls, count, sizeof *calls, call_compare);
    uint32_t merged = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (merged > 0 && call_compare(&calls[merged - 1], &calls[i]) == 0) {
            calls[merged - 1].calls += calls[i].calls;
            calls[merged - 1].nanoseconds += calls[i].nanoseconds;
        } else {
            calls[merged++] = calls[i];
        }
    }
    if (merged > 0) qsort(calls, merged, sizeof *calls, call_compare_counts);
    fputs("count callee caller time\n", hprof.out);
    for (uint32_t i = 0; i < merged; i++) {
        fprintf(hprof.out, "%llu ", (unsigned long long)calls[i].calls);
        print_signature(calls[i].callee);
        print_signature(calls[i].caller);
        fprintf(hprof.out, "%llu\n", (unsigned long long)(calls[i].nanoseconds / 1000000));
    }
    free(calls);
}

/* ---- Rows of methods that have one name ---- */

static const char *class_name(uint32_t method) {
    return class_at(method_at(method)->class_number)->name;
}
static int names_compare(uint32_t a, uint32_t b) {
    int order = strcmp(class_name(a), class_name(b));
    return order != 0 ? order : strcmp(method_at(a)->name, method_at(b)->name);
}
static int overloads_compare(const void *left, const void *right) {
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    int order = names_compare(a, b);
    return order != 0 ? order : a < b ? -1 : a > b;
}

static int numbers_compare(const void *left, const void *right) {
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    return a < b ? -1 : a > b;
}
/* Of the rows' methods those that another one has the name of, by number; there is room for
 * one for each row. Answers how many. */
static uint32_t find_overloads(const uint32_t *rows, uint32_t count, uint32_t *methods) {
    uint32_t all = 0, kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        const Trace *trace = trace_at(rows[i]);
        if (trace->count > 0) methods[all++] = trace->frames[0].method;
    }
    if (all > 0) qsort(methods, all, sizeof *methods, overloads_compare);
    for (uint32_t first = 0, end; first < all; first = end) {
        uint32_t different = 1;
        for (end = first + 1; end < all && names_compare(methods[first], methods[end]) == 0;
             end++)
            different += methods[end] != methods[end - 1];
        for (uint32_t i = first; i < end && different > 1; i++) methods[kept++] = methods[i];
    }
    if (kept > 0) qsort(methods, kept, sizeof *methods, numbers_compare);
    return kept;
}

/* The row's method, with its descriptor where another row's has the same name. */
static void print_row_method(uint32_t number, const uint32_t *overloads, uint32_t count) {
    const Trace *trace = trace_at(number);
    trace_print_method(number);
    if (trace->count > 0 && count > 0 &&
        bsearch(&trace->frames[0].method, overloads, count, sizeof *overloads,
                numbers_compare) != NULL)
        text_print(method_at(trace->frames[0].method)->signature);
    fputc('\n', hprof.out);
}

static void output_cpu(void) {
    bool samples = hprof.options.cpu == CPU_SAMPLES;
    const char *title = samples ? "CPU SAMPLES" : "CPU TIME (ms)";
    cpu_times_complete();
    for (ThreadData *thread = hprof.threads; thread != NULL; thread = thread->next)
        cpu_times_fold(thread);
    double probe = cpu_times_settle();
    if (hprof.options.cpu == CPU_OLD) {
        output_calls();
        return;
    }

    uint32_t *order = must_alloc(trace_count(), sizeof *order);
    uint64_t total = 0;
    uint32_t count = 0;
    for (uint32_t i = 1; i <= trace_count(); i++) {
        total += trace_cost(i);
        // A call whose own time is lost in the probes' was a call: cutoff=0 shows it.
        if (samples ? trace_cost(i) > 0 : trace_at(i)->calls > 0) order[count++] = i;
    }
    if (count > 0) qsort(order, count, sizeof *order, trace_compare);
    uint32_t shown = 0;
    while (shown < count &&
           (double)trace_cost(order[shown]) >= hprof.options.cutoff * (double)total)
        trace_print(order[shown++]);
    if (hprof.options.binary) {
        output_cpu_binary(order, shown, total);
        free(order);
        return;
    }

    char date[32];
    output_date(date);
    if (!samples && probe > 0)
        fprintf(hprof.out, "(%.0f ns were taken off for each entry and each exit)\n", probe);
    uint64_t rested, all;
    if (samples && cpu_samples_rested(&rested, &all) && rested > 0)
        fprintf(hprof.out, "(%llu of %llu traces are of where a thread came to rest)\n",
                (unsigned long long)rested, (unsigned long long)all);
    fprintf(hprof.out, "%s BEGIN (total = %llu) %s\n", title,
            (unsigned long long)(samples ? total : total / 1000000), date);
    fputs("rank   self  accum   count trace method\n", hprof.out);
    double accumulated = 0;
    uint32_t *overloads = must_alloc(shown + 1, sizeof *overloads),
             overload_count = find_overloads(order, shown, overloads);
    for (uint32_t i = 0; i < shown; i++) {
        double self = total == 0 ? 0 : 100.0 * (double)trace_cost(order[i]) / (double)total;
        accumulated += self;
        fprintf(
            hprof.out, "%4u %5.2f%% %5.2f%% %7llu %5u ", i + 1, self, accumulated,
            (unsigned long long)(samples ? trace_cost(order[i]) : trace_at(order[i])->calls),
            order[i]);
        print_row_method(order[i], overloads, overload_count);
    }
    fprintf(hprof.out, "%s END\n", title);
    free(overloads);
    free(order);
}

/* ---- All of it --------------------------------------------------------------------------- */

void output_dump(void) {
    locale_t language = stream_language();
    const Options *options = &hprof.options;
    const char *what = options->heap_dump ? "Java heap" : "Java profile";
    const char *where = options->host[0] != '\0' ? options->host : options->file;
    if (options->verbose) fprintf(stderr, "Dumping %s to %s ...", what, where);
    if (options->monitors) {
        hprof.jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL);
        monitor_print();
    }
    if (options->heap_dump) {
        JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_2};
        if (hprof.jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) != JVMPI_SUCCESS)
            fputs("\nhprof: the VM could not dump its heap\n", stderr);
    }
    if (options->sites) site_print();
    if (options->cpu != CPU_OFF) output_cpu();
    errno = 0;
    bool failed = fflush(hprof.out) != 0 || ferror(hprof.out) != 0;
    if (failed && !hprof.failed) {
        fprintf(stderr, "%shprof: cannot write all of %s", options->verbose ? "\n" : "", where);
        fprintf(stderr, errno != 0 ? ": %s\n" : "\n", strerror(errno));
    } else if (options->verbose) {
        fputs(failed ? "\n" : " done.\n", stderr);
    }
    hprof.failed |= failed;
    uselocale(language);
}

void output_close(void) {
    bool failed = ferror(hprof.out) != 0;
    errno = 0;
    if ((fclose(hprof.out) != 0 || failed) && !hprof.failed) {
        fprintf(stderr, "hprof: cannot write all of %s", hprof.options.file);
        fprintf(stderr, errno != 0 ? ": %s\n" : "\n", strerror(errno));
        hprof.failed = true;
    }
    hprof.out = NULL;
}
