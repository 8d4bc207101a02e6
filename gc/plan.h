/* SPDX-License-Identifier: MIT */
/* What a collector is: the struct of functions that gc.c calls, in the order of one collection. Each
 * plan is a constant; its state lies in the Heap. */
#ifndef MINIJVM_GC_PLAN_H
#define MINIJVM_GC_PLAN_H

#include "gc/heap.h"

struct Plan {
    const char *name;
    /* Whether it collects at all; when not, the other functions are NULL. */
    bool collects;
    /* Whether a collection is due before `bytes` more are given to an arena. Lock: held. */
    bool (*is_due)(const Heap *heap, size_t bytes);
    /* World running, gate closed: reserves what the worst case takes and announces its arenas. */
    void (*prepare)(Heap *heap, Mutator *mutator);
    /* Stopped: what was reserved still suffices. */
    bool (*is_prepared)(Heap *heap);
    /* Stopped. Sends object_move, object_free, arena_delete; updates the figures. */
    void (*collect)(Heap *heap, Mutator *mutator, GcCause cause);
    /* World running: gives back what the collection left over. */
    void (*settle)(Heap *heap);
};

extern const Plan plan_copying;
extern const Plan plan_none;

#endif
