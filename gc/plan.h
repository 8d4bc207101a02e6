/* SPDX-License-Identifier: MIT */
/* What a collector is: the struct of functions that gc/ calls, in the order of one collection. Each
 * plan is a constant; its state lies in the Heap. */
#ifndef MINIJVM_GC_PLAN_H
#define MINIJVM_GC_PLAN_H

#include "gc/heap.h"

struct Plan {
    const char *name;
    /* Whether it collects at all; when not, the other functions are NULL. */
    bool collects;
    bool generational; /* arenas are young or old, and collections full or not */
    bool fills_gaps;   /* threads' buffers and objects are put into heap->gaps too */
    /* Whether a collection is due before `bytes` more are given to an arena. Lock: held. */
    bool (*is_due)(const Heap *heap, size_t bytes);
    /* World running, gate closed; heap->full says what kind: reserves what the worst case takes and
     * announces its arenas. */
    void (*prepare)(Heap *heap, Mutator *mutator);
    /* Stopped: what was reserved still suffices. */
    bool (*is_prepared)(Heap *heap);
    /* Stopped. Buffers are closed. Sends object_move, object_free, arena_delete; updates the figures. */
    void (*collect)(Heap *heap, Mutator *mutator, Collection *collection);
};

extern const Plan plan_generational;
extern const Plan plan_semispace;
extern const Plan plan_marksweep;
extern const Plan plan_none;

#endif
