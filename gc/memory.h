/* SPDX-License-Identifier: MIT */
/* Memory that belongs to no arena, in its several states: kept for the next arena, reserved as
 * to-space, set aside by the collection that is going on, or inaccessible behind it. Called by
 * the rest of gc/. Lock: the heap's, taken inside where not said otherwise. */
#ifndef MINIJVM_GC_MEMORY_H
#define MINIJVM_GC_MEMORY_H

#include "gc/gc.h"
#include "gc/vector.h"

typedef struct Piece {
    char *address;
    size_t chunks;
    bool zero, large; /* large: it held a large object, and is kept for one */
    uint64_t since;   /* guarded or large: the collection that emptied it */
} Piece;

typedef struct Memory {
    Vector cached;     /* Piece of one chunk, last used on top */
    Vector large;      /* Piece for a large object, last used on top */
    Vector reserved;   /* Piece of one chunk: to-space of the collection to come */
    Vector released;   /* Piece emptied by the collection that has just ended */
    Vector guarded;    /* Piece inaccessible */
    Vector surplus;    /* Piece for the system */
    Vector sorted;     /* Piece, while they are settled */
    size_t pieces;     /* there are: in these lists, of arenas, on their way */
    size_t keep;       /* chunks worth caching */
    size_t keep_large; /* and those for large objects, beside them */
} Memory;

/* Chunks from the cache or the client; in need, guarded memory is given up first. No lock held.
 */
bool memory_take(Heap *heap, bool large, size_t chunks, Piece *piece);
/* To the cache or the client. No lock held. */
void memory_give(Heap *heap, Piece piece);
/* Reserves until there are `chunks` pieces; false: that much cannot be mapped. No lock held. */
bool memory_reserve(Heap *heap, size_t chunks);
/* Gives one piece that is kept for later back to the client; false: none is. No lock held. */
bool memory_return(Heap *heap);
/* Commits what copies will take first of the reserve, as far as it was never touched: faults
 * that would be a part of the pause. No lock held. */
void memory_populate(Heap *heap, size_t chunks);
/* A piece of the reserve; false: it is used up. Stopped. */
bool memory_take_reserved(Heap *heap, Piece *piece);
/* Sets the memory of a deleted arena aside, inaccessible when the heap is guarded. Stopped. */
void memory_set_aside(Heap *heap, bool large, char *address, size_t chunks);
/* After a collection, still stopped, so that who goes on finds memory that was touched: of what
 * was reserved or set aside is cached what will be needed again. */
void memory_settle(Heap *heap);
/* Then, world running: the surplus goes back, and what an earlier collection emptied is let go
 * from behind the guard. No lock held. */
void memory_trim(Heap *heap);
/* Gives everything back: the heap ends. */
void memory_destroy(Heap *heap);

#endif
