/* SPDX-License-Identifier: MIT */
/* Threads' allocation buffers: parts of the current arena, or of gaps in plans that fill them,
 * zeroed when handed out, so that the unused rest of each is a gap. Called by allocate.c,
 * heap.c, collect.c. Lock: held in all of these, or the world is stopped. */
#ifndef MINIJVM_GC_BUMP_H
#define MINIJVM_GC_BUMP_H

#include "gc/heap.h"

/* Zeroed memory at the arena's top; NULL when it has no room. */
char *bump_carve(Arena *arena, size_t bytes);
/* Makes sure that heap->current or a gap has room for `bytes`; false: an arena is needed. */
bool bump_find_room(Heap *heap, size_t bytes);
/* A new buffer with room for `bytes`; false: an arena is needed. */
bool bump_refill(Heap *heap, Mutator *mutator, size_t bytes);
/* Zeroed memory for one object beside the buffers; NULL: an arena is needed. */
char *bump_beside(Heap *heap, size_t bytes);
/* Closes the thread's buffer; the rest goes back to the arena or becomes a gap. */
void bump_retire(Heap *heap, Mutator *mutator);
/* Sets the limit that the fast path sees. */
void bump_set_limit(const Heap *heap, Mutator *mutator);

#endif
