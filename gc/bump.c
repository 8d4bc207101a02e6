/* SPDX-License-Identifier: MIT */
/* Clearing is done per buffer, right before use, and only below what is known to be zero: fresh
 * chunks are not touched before they are needed. It happens under the lock because another
 * thread may walk the arena (gc_is_object) as soon as its top has moved. */
#include "gc/bump.h"

#include "gc/plan.h"

#include <string.h>

char *bump_carve(Arena *arena, size_t bytes) {
    char *at = arena->top;
    if (bytes > (size_t)(arena->limit - at)) return NULL;
    if (at < arena->clean) {
        memset(at, 0, bytes);
        if (at + bytes > arena->clean) arena->clean = at + bytes;
    } else {
        arena->clean = at + bytes;
    }
    __atomic_store_n(&arena->top, at + bytes, __ATOMIC_RELEASE);
    return at;
}

static bool bump_fits(const Arena *arena, size_t bytes) {
    return arena != NULL && bytes <= (size_t)(arena->limit - arena->top);
}

/* The current arena, or the next empty one. */
static bool bump_find_arena(Heap *heap, size_t bytes) {
    if (bump_fits(heap->current, bytes)) return true;
    Arena *arena = heap->ready;
    if (arena == NULL) return false;
    heap->ready = arena->next;
    arena->next = NULL;
    heap->current = arena;
    return bump_fits(arena, bytes);
}

bool bump_find_room(Heap *heap, size_t bytes) {
    if (heap->plan->fills_gaps) {
        Gap gap;
        if (free_list_take(&heap->gaps, bytes, &gap)) {
            free_list_add(&heap->gaps, gap.address, gap.bytes);
            return true;
        }
    }
    return bump_find_arena(heap, bytes);
}

/* The front of a gap, cleared; `most` >= `least`; what is left stays a gap. */
static char *bump_from_gap(Heap *heap, size_t least, size_t most, size_t *bytes) {
    Gap gap;
    if (!heap->plan->fills_gaps || !free_list_take(&heap->gaps, least, &gap)) return NULL;
    size_t taken = gap.bytes < most + GAP_MINIMUM_BYTES ? gap.bytes : most;
    if (taken < gap.bytes) {
        arena_write_gap(gap.address + taken, gap.bytes - taken);
        free_list_add(&heap->gaps, gap.address + taken, gap.bytes - taken);
    }
    memset(gap.address + sizeof(Ref), 0, taken - sizeof(Ref));
    __atomic_store_n((Ref *)(void *)gap.address, 0, __ATOMIC_RELEASE);
    arena_contents_changed(arena_at(&heap->table, (uintptr_t)gap.address));
    *bytes = taken;
    return gap.address;
}

void bump_set_limit(const Heap *heap, Mutator *mutator) {
    bool slow = mutator->slow > 0 || heap->options.stress > 0;
    __atomic_store_n(&mutator->limit, slow ? NULL : mutator->buffer_limit, __ATOMIC_RELAXED);
}

bool bump_refill(Heap *heap, Mutator *mutator, size_t bytes) {
    size_t size =
        mutator->allocated_bytes < 8 * BUFFER_FIRST_BYTES ? BUFFER_FIRST_BYTES : BUFFER_BYTES;
    if (size < bytes) size = bytes;
    char *buffer = bump_from_gap(heap, bytes, size, &size);
    if (buffer == NULL) {
        if (!bump_find_arena(heap, bytes)) return false;
        size_t room = (size_t)(heap->current->limit - heap->current->top);
        if (size > room) size = room;
        buffer = bump_carve(heap->current, size);
    }
    Arena *arena = arena_at(&heap->table, (uintptr_t)buffer);
    arena->open_buffers++;
    mutator->arena = arena->id;
    heap->handed_out += size;
    mutator->allocated_bytes += size;
    mutator->top = buffer;
    mutator->buffer_limit = buffer + size;
    bump_set_limit(heap, mutator);
    return true;
}

char *bump_beside(Heap *heap, size_t bytes) {
    size_t taken = 0;
    char *at = bump_from_gap(heap, bytes, bytes, &taken);
    if (at != NULL) {
        if (taken > bytes) arena_write_gap(at + bytes, taken - bytes);
        return at;
    }
    if (!bump_find_arena(heap, bytes)) return NULL;
    if (bytes > heap->biggest) heap->biggest = bytes;
    return bump_carve(heap->current, bytes);
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
    } else if (rest > 0) {
        arena_write_gap(mutator->top, rest);
        if (heap->plan->fills_gaps) free_list_add(&heap->gaps, mutator->top, rest);
    }
    mutator->top = mutator->buffer_limit = NULL;
    bump_set_limit(heap, mutator);
}
