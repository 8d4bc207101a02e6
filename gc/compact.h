/* SPDX-License-Identifier: MIT */
/* The full collection of the generational plan: marks everything in place, then empties the
 * arenas for which that pays, the emptiest first, into the gaps of dense ones and into fresh
 * arenas, and leads the references to what moved. Dense arenas stay where they are. World
 * stopped. */
#ifndef MINIJVM_GC_COMPACT_H
#define MINIJVM_GC_COMPACT_H

#include "gc/heap.h"

/* Fresh arenas worth reserving. Lock: the heap's. */
size_t compact_need(const Heap *heap);
/* Everything that lives is of the old generation afterwards. */
void compact_collect(Heap *heap, Mutator *mutator, Collection *c);

#endif
