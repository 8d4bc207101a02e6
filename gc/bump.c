/* SPDX-License-Identifier: MIT */
/* Clearing is done per buffer, right before use, and only below what is known to be zero: fresh chunks
 * are not touched before they are needed. It happens under the lock because another thread may walk
 * the arena (gc_is_object) as soon as its top has moved. */
#include "gc/bump.h"

#include <string.h>

char *bump_carve(Arena *arena, size_t bytes) {
    char *at = arena->top;
    if (bytes > (size_t)(arena->limit - at)) return NULL;
    if (at < arena->clean) {
        memset(at, 0, bytes);
    } else {
        arena->clean = at + bytes;
    }
    __atomic_store_n(&arena->top, at + bytes, __ATOMIC_RELEASE);
    return at;
}

static bool bump_fits(const Arena *arena, size_t bytes) {
    return arena != NULL && bytes <= (size_t)(arena->limit - arena->top);
}

bool bump_find_room(Heap *heap, size_t bytes) {
    if (bump_fits(heap->current, bytes)) return true;
    Arena *arena = heap->ready;
    if (arena == NULL) return false;
    heap->ready = arena->next;
    arena->next = NULL;
    heap->current = arena;
    return bump_fits(arena, bytes);
}

void bump_set_limit(const Heap *heap, Mutator *mutator) {
    bool slow = mutator->slow > 0 || heap->options.stress > 0;
    __atomic_store_n(&mutator->limit, slow ? NULL : mutator->buffer_limit, __ATOMIC_RELAXED);
}

void bump_refill(Heap *heap, Mutator *mutator, size_t bytes) {
    Arena *arena = heap->current;
    size_t size = mutator->allocated_bytes < 8 * BUFFER_FIRST_BYTES ? BUFFER_FIRST_BYTES
                                                                    : BUFFER_BYTES;
    if (size < bytes) size = bytes;
    size_t room = (size_t)(arena->limit - arena->top);
    if (size > room) size = room;
    char *buffer = bump_carve(arena, size);
    arena->open_buffers++;
    heap->handed_out += size;
    mutator->allocated_bytes += size;
    mutator->top = buffer;
    mutator->buffer_limit = buffer + size;
    bump_set_limit(heap, mutator);
}

void bump_retire(Heap *heap, Mutator *mutator) {
    if (mutator->buffer_limit == NULL) return;
    Arena *arena = arena_at(&heap->table, (uintptr_t)mutator->buffer_limit - 1);
    size_t rest = (size_t)(mutator->buffer_limit - mutator->top);
    heap->handed_out -= rest;
    mutator->allocated_bytes -= rest;
    arena->open_buffers--;
    /* The rest is zero; what is known to be zero begins no lower than where it always did. */
    if (arena->top == mutator->buffer_limit) {
        __atomic_store_n(&arena->top, mutator->top, __ATOMIC_RELEASE);
        if (arena->clean == mutator->buffer_limit) arena->clean = mutator->top;
    }
    mutator->top = mutator->buffer_limit = NULL;
    bump_set_limit(heap, mutator);
}
