/* SPDX-License-Identifier: MIT */
/* How much to-space the worst case takes: everything in the arenas that move is alive. Called
 * by the plans that copy. */
#ifndef MINIJVM_GC_RESERVE_H
#define MINIJVM_GC_RESERVE_H

#include "gc/heap.h"

/* Arenas of this kind move unless something is pinned in them or they are marked in place for
 * want of to-space. */
static inline bool reserve_moves(const Arena *arena) {
    bool movable = arena->kind != ARENA_LARGE && arena->kind != ARENA_CLASSES;
    return movable && arena->pins == 0 && !arena->fallback;
}
/* To-arenas that hold everything in the arenas that move; only young ones count when `young`.
 * Lock. */
size_t reserve_need(const Heap *heap, bool young);
/* Until what was reserved suffices: arenas are marked in place instead. Stopped. */
void reserve_fall_back(Heap *heap, bool young);

#endif
