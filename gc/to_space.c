/* SPDX-License-Identifier: MIT */
/* Where copies go. Old copies fill the rest of the old arena filled last, then gaps that the
 * last full collection found, then fresh arenas; other copies only fresh ones. */
#include "gc/evacuate.h"

#include <string.h>

enum { REGIONS_BESIDE = 2 /* the rest of the arena filled last */ };

static void region_leave(Heap *heap, ToSpace *to) {
    if (to->top == NULL) return;
    Region *region = (Region *)to->regions.items + to->regions.count - 1;
    size_t rest = (size_t)(to->limit - to->top);
    to->bytes +=
        (size_t)(to->top - region->end); /* nothing when it is left for the second time */
    region->end = to->top;
    Arena *arena = region->arena;
    if (region->gap) {
        if (rest > 0) {
            arena_write_gap(to->top, rest);
            free_list_add(&heap->gaps, to->top, rest);
        }
        return;
    }
    arena->top = to->top;
    if (arena->clean < arena->top) arena->clean = arena->top;
}

static void region_enter(ToSpace *to, Arena *arena, char *base, char *limit, bool gap) {
    Region *region = vector_push(&to->regions, sizeof *region); /* there is room */
    *region = (Region){arena, base, base, gap};
    to->top = base;
    to->limit = limit;
    if (to->regions.count == 1) {
        to->scanning = 0;
        to->scan = base;
    }
}

/* The end of an arena that a big object did not fit into is a gap from now on. */
static void region_convert_rest(Heap *heap, ToSpace *to) {
    if (to->top == NULL) return;
    const Region *region = (Region *)to->regions.items + to->regions.count - 1;
    Arena *arena = region->arena;
    size_t rest = (size_t)(arena->limit - arena->top);
    if (region->gap || to->kind != ARENA_OLD || rest < GAP_MINIMUM_BYTES) return;
    arena_write_gap(arena->top, rest);
    free_list_add(&heap->gaps, arena->top, rest);
    arena->top = arena->clean = arena->limit;
}

static void region_next(Heap *heap, ToSpace *to, size_t bytes) {
    region_leave(heap, to);
    if (to->kind == ARENA_OLD) {
        Arena *last = to->top == NULL ? heap->old : NULL;
        Gap gap;
        if (last != NULL && bytes <= (size_t)(last->limit - last->top)) {
            arena_contents_changed(last);
            region_enter(to, last, last->top, last->limit, false);
            return;
        }
        /* Those that were reserved find room for their regions, whatever gaps take. */
        size_t room = to->regions.count + 1 + heap->memory.reserved.count;
        if (vector_reserve(&to->regions, room, sizeof(Region)) &&
            free_list_take(&heap->gaps, bytes, &gap)) {
            Arena *arena = arena_at(&heap->table, (uintptr_t)gap.address);
            arena_contents_changed(arena);
            region_convert_rest(heap, to);
            region_enter(to, arena, gap.address, gap.address + gap.bytes, true);
            return;
        }
    }
    Arena *arena = NULL;
    if (vector_reserve(&to->regions, to->regions.count + 1, sizeof(Region)))
        arena = heap_take_reserved(heap, to->kind);
    if (arena == NULL) {
        to->limit = to->top; /* stays left: the region was published */
        return;
    }
    region_convert_rest(heap, to);
    if (to->kind == ARENA_OLD) {
        arena_clear_firsts(arena);
        arena_clear_cards(arena);
        heap->old = arena;
    } else {
        arena_set_role(&heap->table, arena, arena->young ? ROLE_YOUNG : ROLE_NONE);
    }
    region_enter(to, arena, arena->base, arena->limit, false);
}

char *to_space_take(Heap *heap, ToSpace *to, size_t bytes) {
    if (bytes > (size_t)(to->limit - to->top)) {
        region_next(heap, to, bytes);
        if (to->top == NULL || bytes > (size_t)(to->limit - to->top)) return NULL;
    }
    char *at = to->top;
    to->top = at + bytes;
    return at;
}

void to_space_close(Heap *heap, ToSpace *to) {
    region_leave(heap, to);
    to->top = to->limit = NULL;
    to->regions.count = 0;
    heap->regions[to->kind == ARENA_OLD] = to->regions;
    to->regions = (Vector){0};
}

void to_space_open(Heap *heap, ToSpace *to, ArenaKind kind) {
    *to = (ToSpace){.kind = kind, .regions = heap->regions[kind == ARENA_OLD]};
    heap->regions[kind == ARENA_OLD] = (Vector){0};
}

bool to_space_reserve(Heap *heap, size_t arenas) {
    return vector_reserve(&heap->regions[0], arenas + REGIONS_BESIDE, sizeof(Region)) &&
           vector_reserve(&heap->regions[1], arenas + REGIONS_BESIDE, sizeof(Region));
}

size_t to_space_room(const Heap *heap) {
    size_t to = heap->regions[0].capacity, old = heap->regions[1].capacity;
    size_t least = to < old ? to : old;
    return least > REGIONS_BESIDE ? least - REGIONS_BESIDE : 0;
}
