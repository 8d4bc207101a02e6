/* SPDX-License-Identifier: MIT */
/* Which handlers protect an instruction, found without looking at the others, however many
 * there are: the code is cut where ranges begin and end, a binary tree stands on the pieces,
 * and each handler is listed at the few nodes that make up its range. Those of a piece are
 * listed on its way to the root, each once. Used by the verifiers and the frame maps. */
#ifndef MINIJVM_VM_FLOW_HANDLER_INDEX_H
#define MINIJVM_VM_FLOW_HANDLER_INDEX_H

#include "vm/classfile/parse_arena.h"
#include "vm/classfile/classfile.h"

/* Handlers by their place in the table, rising; those behind `distinct` lead where one before
 * them does. */
typedef struct HandlerList {
    uint32_t first, count, distinct;
} HandlerList;

typedef struct HandlerIndex {
    const ExceptionHandler *handlers;
    uint32_t handler_count;
    uint32_t cut_count; /* pieces lie between neighbouring cuts */
    const uint16_t *cuts;
    uint32_t leaf_count; /* a power of two; 0: there are no handlers */
    HandlerList *lists;  /* by node: 1 is the root, 2n and 2n + 1 are below n, leaf_count + i is
                            piece i */
    uint16_t *entries;
} HandlerIndex;

/* False: no memory. Lies in the arena. */
bool handler_index_build(HandlerIndex *index, const ExceptionHandler *handlers, uint32_t count,
                         ParseArena *arena);

/* The leaf of the bytecode index, 0: it lies before all ranges or behind them. `near` is any
 * leaf, best the last answer. */
uint32_t handler_index_leaf(const HandlerIndex *index, uint32_t pc, uint32_t near);
/* Where the next piece begins. */
uint32_t handler_index_next(const HandlerIndex *index, uint32_t pc, uint32_t leaf);

static inline const uint16_t *handler_index_list(const HandlerIndex *index, uint32_t node) {
    return index->entries + index->lists[node].first;
}
/* Does the way from the leaf to the root lead through the node? */
static inline bool handler_index_passes(uint32_t leaf, uint32_t node) {
    return leaf != 0 && leaf >> (__builtin_clz(node) - __builtin_clz(leaf)) == node;
}

#endif
