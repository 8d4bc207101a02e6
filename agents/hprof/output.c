/* SPDX-License-Identifier: MIT */
/*
 * The profile's text: header, tables of CPU costs, and the order of a dump. Lines and columns are
 * those that tools for java.hprof.txt read. Everything is written under hprof.data.
 */
#include "hprof.h"

#include <errno.h>
#include <time.h>

void output_date(char buffer[32]) {
    time_t now = time(NULL);
    struct tm parts;
    if (localtime_r(&now, &parts) == NULL ||
        strftime(buffer, 32, "%a %b %e %H:%M:%S %Y", &parts) == 0)
        buffer[0] = '\0';
}

bool output_open(const char *path) {
    hprof.out = fopen(path, "w");
    if (hprof.out == NULL)
        fprintf(stderr, "hprof: cannot write %s: %s\n", path, strerror(errno));
    return hprof.out != NULL;
}

void output_header(void) {
    char date[32];
    output_date(date);
    fprintf(hprof.out, "JAVA PROFILE 1.0.1, created %s\n\n", date);
    fputs("How to read this file\n"
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
          "the methods it called, and how often it was called.\n"
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
    if (cost_a != cost_b)
        return cost_a < cost_b ? 1 : -1;
    return a < b ? -1 : a > b;
}

static void output_cpu(void) {
    bool samples = hprof.options.cpu == CPU_SAMPLES;
    const char *title = samples ? "CPU SAMPLES" : "CPU TIME (ms)";
    for (ThreadData *thread = hprof.threads; thread != NULL; thread = thread->next)
        cpu_times_fold(thread);

    uint32_t *order = must_alloc(trace_count(), sizeof *order);
    uint64_t total = 0;
    uint32_t count = 0;
    for (uint32_t i = 1; i <= trace_count(); i++) {
        total += trace_cost(i);
        if (trace_cost(i) > 0)
            order[count++] = i;
    }
    if (count > 0)
        qsort(order, count, sizeof *order, trace_compare);
    uint32_t shown = 0;
    while (shown < count &&
           (double)trace_cost(order[shown]) >= hprof.options.cutoff * (double)total)
        trace_print(order[shown++]);

    char date[32];
    output_date(date);
    fprintf(hprof.out, "%s BEGIN (total = %llu) %s\n", title,
            (unsigned long long)(samples ? total : total / 1000000), date);
    fputs("rank   self  accum   count trace method\n", hprof.out);
    double accumulated = 0;
    for (uint32_t i = 0; i < shown; i++) {
        char method[2048];
        double self = 100.0 * (double)trace_cost(order[i]) / (double)total;
        accumulated += self;
        trace_print_method(order[i], method, sizeof method);
        fprintf(hprof.out, "%4u %5.2f%% %5.2f%% %7llu %5u %s\n", i + 1, self, accumulated,
                (unsigned long long)(samples ? trace_cost(order[i]) : trace_at(order[i])->calls),
                order[i], method);
    }
    fprintf(hprof.out, "%s END\n", title);
    free(order);
}

void output_dump(void) {
    if (hprof.options.sites)
        site_print();
    if (hprof.options.cpu != CPU_OFF)
        output_cpu();
    fflush(hprof.out);
}

void output_close(void) {
    bool failed = ferror(hprof.out) != 0;
    if (fclose(hprof.out) != 0 || failed)
        fprintf(stderr, "hprof: cannot write all of %s\n", hprof.options.file);
    hprof.out = NULL;
}
