/* SPDX-License-Identifier: MIT */
/* What management reads of a heap: how much of each part is used, now, at most so far and after
 * its last collection; how many collections there were of each kind and what they took. */
#ifndef MINIJVM_GC_USAGE_H
#define MINIJVM_GC_USAGE_H

#include "gc/gc.h"

/* The generations are parts of a generational plan's heap only. */
typedef enum GcPart { GC_WHOLE, GC_YOUNG, GC_OLD, GC_PARTS } GcPart;

/* used <= committed, which is there for the part's objects before the heap has to grow. */
typedef struct GcUse {
    size_t used, committed;
} GcUse;

typedef struct GcUsage {
    GcUse now, peak, collected; /* the last: zeroes before the part was collected first */
} GcUsage;

typedef struct GcEffort {
    uint64_t collections, nanoseconds;
} GcEffort;

/* One collection, with the parts before and after it. */
typedef struct GcPass {
    uint64_t number;     /* of its kind, from 1; 0: there was none */
    uint64_t begin, end; /* nanoseconds of CLOCK_MONOTONIC */
    GcCause cause;
    GcUse before[GC_PARTS], after[GC_PARTS];
} GcPass;

bool gc_has_generations(const Heap *heap);
bool gc_collects(const Heap *heap);
const char *gc_plan_name(const Heap *heap);
GcUsage gc_usage(Heap *heap, GcPart part);
/* The peak becomes what is used now. */
void gc_reset_peak(Heap *heap, GcPart part);
/* Those of the young generation alone, or the others; a plan without generations has only the
 * others. */
GcEffort gc_effort(const Heap *heap, bool young);
/* The last one, as gc_effort divides them. */
GcPass gc_last_pass(const Heap *heap, bool young);
/* Bytes that threads which have left the heap had allocated. */
uint64_t gc_allocated_before(const Heap *heap);
/* Bytes that the mutator has allocated; its thread is the calling one or at rest. */
static inline uint64_t gc_allocated(const Mutator *mutator) {
    return mutator->allocated_bytes - (uint64_t)(mutator->buffer_limit - mutator->top);
}
/* One line per collection, as of the next. */
bool gc_is_verbose(const Heap *heap);
void gc_set_verbose(Heap *heap, bool verbose);

/* ---- For gc/collect.c. World stopped. ---- */

/* A collection begins. */
void usage_note_begin(Heap *heap);
/* It has ended; `full`: the old part was collected, too. `begin`: when it began. */
void usage_note_end(Heap *heap, GcCause cause, bool full, uint64_t begin);

#endif
