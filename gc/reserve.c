/* SPDX-License-Identifier: MIT */
#include "gc/reserve.h"

/* Each to-arena is filled but for the biggest object. */
size_t reserve_need(const Heap *heap, bool young) {
    size_t bytes = 0;
    for (size_t i = 0; i < heap->table.count; i++) {
        const Arena *arena = heap->table.list[i];
        if (reserve_moves(arena) && (arena->young || !young))
            bytes += (size_t)(arena->top - arena->base);
    }
    size_t filled = CHUNK_BYTES - heap->biggest;
    return (bytes + filled - 1) / filled;
}

void reserve_fall_back(Heap *heap, bool young) {
    size_t spare = young ? 2 : 0; /* two spaces are filled at once */
    for (size_t i = heap->table.count; i-- > 0;) {
        size_t need = reserve_need(heap, young);
        if (need == 0 || need + spare <= heap->memory.reserved.count) return;
        Arena *arena = heap->table.list[i];
        if (reserve_moves(arena) && (arena->young || !young)) arena->fallback = true;
    }
}
