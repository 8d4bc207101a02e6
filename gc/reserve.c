/* SPDX-License-Identifier: MIT */
#include "gc/reserve.h"

#include "gc/evacuate.h"

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

/* What can be filled: for each to-arena its memory and, of each kind that the plan fills, an
 * id. */
static size_t reserve_have(const Heap *heap, bool young) {
    size_t have = heap->memory.reserved.count, ids[2], room = to_space_room(heap);
    if (room < have) have = room;
    ids[0] = heap_reserved_ids(heap, young ? ARENA_SURVIVOR : ARENA_TO);
    ids[1] = young ? heap_reserved_ids(heap, ARENA_OLD) : ids[0];
    for (int i = 0; i < 2; i++)
        if (ids[i] < have) have = ids[i];
    return have;
}

void reserve_fall_back(Heap *heap, bool young) {
    size_t spare = young ? 2 : 0; /* two spaces are filled at once */
    size_t have = reserve_have(heap, young);
    for (size_t i = heap->table.count; i-- > 0;) {
        size_t need = reserve_need(heap, young);
        if (need == 0 || need + spare <= have) return;
        Arena *arena = heap->table.list[i];
        if (reserve_moves(arena) && (arena->young || !young)) arena->fallback = true;
    }
}
