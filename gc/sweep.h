/* SPDX-License-Identifier: MIT */
/* What becomes of an arena when a trace is over: those that were emptied go, in those marked in
 * place the dead become gaps. Tells who listens of every move and death. World stopped. */
#ifndef MINIJVM_GC_SWEEP_H
#define MINIJVM_GC_SWEEP_H

#include "gc/heap.h"

typedef struct Sweep {
    Heap *heap;
    Mutator *mutator;
    bool tell; /* somebody hears of single objects */
    bool old;  /* what stays belongs to the old generation: first objects and gaps are noted */
    bool gaps; /* gaps are noted to be filled */
    size_t objects, bytes;             /* that stay in arenas which were swept */
    size_t fixed_objects, fixed_bytes; /* among them in arenas `classes` */
} Sweep;

Sweep sweep_begin(Heap *heap, Mutator *mutator);
/* Marks dead mirrors that are kept once more, so that the address is still theirs when the
 * unloading of their class is announced after the collection; clears what they refer to. */
void sweep_keep_mirrors(Arena *arena);
/* Tells of what moved out of the arena, and of the dead in it that are not marked. */
void sweep_tell(const Sweep *s, const Arena *arena, bool arena_dies);
/* Makes gaps of what is not marked. */
void sweep_marked(Sweep *s, Arena *arena);
/* A large object that is not marked goes with its arena; true: it went. */
bool sweep_large(Sweep *s, Arena *arena);

#endif
