/* SPDX-License-Identifier: MIT */
/* When the generational plan collects, how much, and whom it promotes: sizes that follow the
 * share of time spent collecting (docs/memory.md). Lock: the heap's in policy_is_due; else the
 * world is stopped. */
#ifndef MINIJVM_GC_POLICY_H
#define MINIJVM_GC_POLICY_H

#include "gc/gc.h"

enum { AGES = 16 };

/* What one collection did: for the policy and for whoever wants to see it. */
typedef struct Collection {
    GcCause cause;
    bool full;
    uint64_t start_nanoseconds, nanoseconds, cpu_nanoseconds;
    size_t used_before, used_after, total_before, total_after;
    size_t arenas_before, arenas_after;
    size_t survived_bytes; /* found live by a full collection, or young and still young */
    size_t promoted_bytes; /* copied or converted to the old generation */
    size_t moved_objects, moved_bytes;
    size_t young_before;    /* bytes of objects in arenas of the young generation */
    size_t age_bytes[AGES]; /* of what survived a young collection, by the age it has now */
} Collection;

typedef struct Policy {
    size_t young_bytes;     /* arenas given out between two young collections */
    size_t young_wanted;    /* as many as that would be, were it not for single pauses */
    size_t young_survivors; /* that may stay young: the others are promoted at once, not to be
                               copied again */
    size_t old_limit; /* cost of the old generation from which on a collection is a full one */
    unsigned tenure;  /* age up to which survivors stay young; 0: none does */
    unsigned masses;  /* collections in a row that kept nothing young */
    unsigned dense;   /* collections in a row that nearly all of the new survived */
    double share;     /* of time spent collecting, lately */
    size_t left;      /* bytes that the last collection left in the young generation */
    double staying;   /* part of what had been left there before that survived it */
    size_t survived;  /* bytes that survived it, promoted ones included */
    bool steady;      /* that is no more than before, although most was kept young */
    size_t working;   /* bytes that a full collection left that found most dead; 0: none did, or
                         more survived since */
    bool building;    /* what survived once does so again: something grows */
    double cost;      /* nanoseconds a surviving byte takes a young collection */
    double survival;  /* part of the young generation that survives, lately at most */
    double growth;    /* of the old generation between full collections, by its live size */
    uint64_t last_end;                              /* of a collection, or the heap's start */
    uint64_t mutator_nanoseconds, full_nanoseconds; /* since the last full collection; of it */
    size_t promoted;                                /* by a young collection, on average */
    unsigned futile; /* full collections in a row that left the heap full */
} Policy;

uint64_t policy_clock(void);
void policy_begin(Heap *heap);
/* Whether a collection comes before `bytes` more are given to an arena. */
bool policy_is_due(const Heap *heap, size_t bytes);
/* Whether the collection that is due has to be a full one. */
bool policy_wants_full(const Heap *heap);
/* Bytes that a young collection is likely to copy. */
size_t policy_expects(const Heap *heap);
/* Learns from a collection that has just ended. */
void policy_learn(Heap *heap, const Collection *collection);
/* The heap is full although it was collected again and again: going on would take all the time.
 */
bool policy_is_futile(const Heap *heap);
/* Cost of the arenas of one generation. */
size_t policy_cost(const Heap *heap, bool young);

#endif
