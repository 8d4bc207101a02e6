/* SPDX-License-Identifier: MIT */
#include "gc/log.h"

#include "gc/plan.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct GcLog {
    FILE *file;
    uint64_t start;
};

static const char *const causes[] = {
    [GC_ALLOCATION_FAILURE] = "Allocation Failure",
    [GC_EXPLICIT] = "System.gc()",
    [GC_STRESS] = "Stress",
    [GC_LAST_RESORT] = "Last Resort",
};

GcLog *log_open(const char *file, char *message, size_t message_size) {
    GcLog *log = calloc(1, sizeof *log);
    if (log != NULL) log->file = fopen(file, "we");
    if (log == NULL || log->file == NULL) {
        snprintf(message, message_size, "the log of collections %s: %s", file, strerror(errno));
        free(log);
        return NULL;
    }
    log->start = policy_clock();
    fputs("seconds,number,kind,cause,used_before,used_after,total_after,arenas_before,arenas_"
          "after,"
          "survived,promoted,freed,moved_objects,moved_bytes,pause_ns,cpu_ns,share\n",
          log->file);
    return log;
}

void log_write(GcLog *log, const Heap *heap, const Collection *c) {
    uint64_t now = c->start_nanoseconds - log->start;
    uint64_t all = now + c->nanoseconds;
    fprintf(log->file,
            "%.6f,%" PRIu64 ",%s,%s,%zu,%zu,%zu,%zu,%zu,%zu,%zu,%zu,%zu,%zu,%" PRIu64
            ",%" PRIu64 ",%.5f\n",
            (double)now / 1e9, heap->collections, c->full ? "full" : "young", causes[c->cause],
            c->used_before, c->used_after, c->total_after, c->arenas_before, c->arenas_after,
            c->survived_bytes, c->promoted_bytes, c->used_before - c->used_after,
            c->moved_objects, c->moved_bytes, c->nanoseconds, c->cpu_nanoseconds,
            (double)heap->collection_nanoseconds / (double)(all > 0 ? all : 1));
    fflush(log->file);
}

void log_close(GcLog *log) {
    fclose(log->file);
    free(log);
}

void log_print(const Heap *heap, const Collection *c) {
    /* Plans without generations collect the whole heap every time: that is their ordinary
     * collection. */
    bool full = heap->plan->generational
                    ? c->full
                    : c->cause == GC_EXPLICIT || c->cause == GC_LAST_RESORT;
    /* The names that readers of such lines know. */
    const char *cause = causes[c->cause == GC_LAST_RESORT ? GC_ALLOCATION_FAILURE : c->cause];
    FILE *to = heap->verbose_to != NULL ? heap->verbose_to : stdout;
    fprintf(to, "[%sGC (%s)  %zuK->%zuK(%zuK), %.7f secs]\n", full ? "Full " : "", cause,
            c->used_before >> 10, c->used_after >> 10, c->total_after >> 10,
            (double)c->nanoseconds / 1e9);
    fflush(to);
}
