/* SPDX-License-Identifier: MIT */
/* What does not move: large objects, each alone in its arena, and the arenas `classes`, where
 * mirrors lie between gaps that are used again. Called by gc.c and the plans. */
#ifndef MINIJVM_GC_LARGE_H
#define MINIJVM_GC_LARGE_H

#include "gc/heap.h"

/* Bytes a large object counts against -Xmx: whole pages, not whole chunks. */
size_t large_cost(size_t bytes);
size_t large_chunks(size_t bytes);

/* Zeroed memory in an arena `classes`: the first gap that has room, else at the top. NULL: an
 * arena is needed. Lock: held. */
char *large_allocate_fixed(Heap *heap, size_t bytes);
/* Forgets the gaps, before a sweep finds them anew. Stopped. */
void large_clear_free_blocks(Heap *heap);
/* Notes a gap of zeroes. Stopped. */
void large_add_free_block(Heap *heap, char *address, size_t bytes);

#endif
