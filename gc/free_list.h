/* SPDX-License-Identifier: MIT */
/* The gaps between live objects that are worth filling, sorted by size: in powers of two from
 * GAP_MINIMUM_BYTES to a chunk. A gap in here is one gap (arena.h) in its arena, and nobody
 * else fills it. Lock: the heap's, or the world is stopped. */
#ifndef MINIJVM_GC_FREE_LIST_H
#define MINIJVM_GC_FREE_LIST_H

#include "gc/vector.h"

#include <stdbool.h>
#include <stddef.h>

enum { GAP_MINIMUM_SHIFT = 9, GAP_MINIMUM_BYTES = 1 << GAP_MINIMUM_SHIFT, GAP_BINS = 12 };

typedef struct Gap {
    char *address;
    size_t bytes;
} Gap;

typedef struct FreeList {
    Vector bins[GAP_BINS]; /* Gap; bin i: from GAP_MINIMUM_BYTES << i to twice that */
    size_t bytes;
} FreeList;

/* Notes a gap; one that is too small stays one, but is forgotten. */
void free_list_add(FreeList *gaps, char *address, size_t bytes);
/* Takes a gap of at least `bytes` out; false: there is none. */
bool free_list_take(FreeList *gaps, size_t bytes, Gap *gap);
void free_list_clear(FreeList *gaps);
void free_list_free(FreeList *gaps);

#endif
