/* SPDX-License-Identifier: MIT */
/* How long each collection lasted and what a graph cost altogether. Part of graphs.h. */
#ifndef MINIJVM_BENCH_GC_PAUSES_H
#define MINIJVM_BENCH_GC_PAUSES_H

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { MAXIMUM_PAUSES = 1 << 17 };

static size_t graph_objects; /* made since graph_begin */

typedef struct Pause {
    double cpu, wall;
    int full;
} Pause;
static Pause *pauses; /* no static data: libgc would scan it */
static size_t pause_count;
static double pause_cpu, pause_wall;

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}
static __attribute__((unused)) void pause_begin(void) {
    pause_cpu = seconds(CLOCK_THREAD_CPUTIME_ID);
    pause_wall = seconds(CLOCK_MONOTONIC);
}
static __attribute__((unused)) void pause_end(int full) {
    if (pauses == NULL || pause_count == MAXIMUM_PAUSES) return;
    pauses[pause_count].cpu = seconds(CLOCK_THREAD_CPUTIME_ID) - pause_cpu;
    pauses[pause_count].wall = seconds(CLOCK_MONOTONIC) - pause_wall;
    pauses[pause_count++].full = full;
}

static double graph_start;
static void graph_begin(void) {
    graph_objects = pause_count = 0;
    node_round(1);
    if (pauses == NULL) pauses = malloc(MAXIMUM_PAUSES * sizeof *pauses);
    if (pauses == NULL) exit(3);
    graph_start = seconds(CLOCK_PROCESS_CPUTIME_ID);
}

static int by_cpu(const void *a, const void *b) {
    double x = ((const Pause *)a)->cpu, y = ((const Pause *)b)->cpu;
    return x < y ? -1 : x > y;
}

/* One line: program, who, ns per object, objects, bytes allocated, collections, share of
 * collecting in percent, then in milliseconds: all collecting, median and longest young pause,
 * longest of all in CPU and in wall time; peak KiB. */
static void graph_end(const char *program, const char *who, size_t bytes) {
    double spent = seconds(CLOCK_PROCESS_CPUTIME_ID) - graph_start, sum = 0, wall = 0,
           longest = 0;
    size_t young = 0;
    for (size_t i = 0; i < pause_count; i++) {
        sum += pauses[i].cpu;
        if (pauses[i].cpu > longest) longest = pauses[i].cpu;
        if (pauses[i].wall > wall) wall = pauses[i].wall;
    }
    size_t count = pause_count;
    for (size_t i = 0; i < count; i++)
        if (!pauses[i].full) pauses[young++] = pauses[i];
    qsort(pauses, young, sizeof *pauses, by_cpu);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%s %s %.2f %zu %zu %zu %.2f %.3f %.3f %.3f %.3f %.3f %ld\n", program, who,
           spent * 1e9 / (double)graph_objects, graph_objects, bytes, count, sum / spent * 100,
           sum * 1e3, young ? pauses[young / 2].cpu * 1e3 : 0,
           young ? pauses[young - 1].cpu * 1e3 : 0, longest * 1e3, wall * 1e3, usage.ru_maxrss);
}

#endif
