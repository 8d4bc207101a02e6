/* SPDX-License-Identifier: MIT */
/* Cards are looked at eight at a time. A run of marked ones is cleared first and marked again
 * slot by slot where that is still true, so that nobody has to remember which cards to keep.
 * Objects that reach into the run are found by parsing from the first object of an earlier
 * card. The region that is being filled with copies has no parsable rest: the parse steps over
 * it. */
#include "gc/remember.h"

#include <string.h>

typedef struct Stretch {
    Evacuation *e;
    char *low, *high; /* the run of marked cards */
} Stretch;

static void stretch_slots(const Stretch *s, Ref *slots, size_t count) {
    Ref *end = slots + count;
    Ref *low = (Ref *)(void *)s->low, *high = (Ref *)(void *)s->high;
    if (slots < low) slots = low;
    if (end > high) end = high;
    if (slots < end) evacuate_old_slots(s->e, slots, (size_t)(end - slots));
}

static void stretch_reference(const Stretch *s, Object *object, const Shape *shape) {
    const Heap *heap = s->e->heap;
    if (heap->referent_offset == 0) return;
    stretch_slots(s, (Ref *)(void *)((char *)object + heap->discovered_offset), 1);
    char *referent = (char *)object + heap->referent_offset;
    if (referent < s->low || referent >= s->high || evacuate_is_copy(s->e, object)) return;
    references_found(s->e, object, shape);
}

static void stretch_object(const Stretch *s, Object *object) {
    const Shape *shape = object_shape(object);
    switch (shape->kind) {
    case SHAPE_PRIM_ARRAY: return;
    case SHAPE_REF_ARRAY:
        stretch_slots(s, array_elements(object), (size_t)array_length(object));
        return;
    default: break;
    }
    for (uint32_t i = 0; i < shape->run_count; i++)
        stretch_slots(s, (Ref *)(void *)((char *)object + shape->runs[i].offset),
                      shape->runs[i].count);
    if (shape->kind == SHAPE_REFERENCE) {
        stretch_reference(s, object, shape);
    } else if (shape->kind == SHAPE_MIRROR) {
        const uint32_t *tail =
            (const uint32_t *)(const void *)((const char *)object + shape->size);
        stretch_slots(s, (Ref *)(void *)((char *)object + shape->size + 8), tail[1]);
    }
}

static void remember_run(Evacuation *e, Arena *arena, char *low, char *high) {
    Stretch s = {e, low, high};
    const char *at = arena_parse_start(arena, low);
    while (at < high && at + sizeof(Object) <= arena->top) {
        if (at == e->old.top && at < e->old.limit) {
            at = e->old.limit;
            continue;
        }
        Ref word = *(const Ref *)(const void *)at;
        if (arena_is_gap_word(word)) {
            at += word == 0 ? OBJECT_ALIGNMENT : word - 1;
            continue;
        }
        Object *object = (Object *)(uintptr_t)at;
        at += object_size(object);
        if (at > low) stretch_object(&s, object);
    }
}

static void remember_arena(Evacuation *e, Arena *arena) {
    char *top = arena->top;
    size_t count = ((size_t)(top - arena->base) + CARD_BYTES - 1) >> CARD_SHIFT;
    uint8_t *cards = card_of(arena->base);
    if (arena->kind == ARENA_LARGE && count > 0) {
        Ref word = ((Object *)(void *)arena->base)->shape;
        if (arena_is_gap_word(word) ||
            object_shape((Object *)(void *)arena->base)->kind == SHAPE_PRIM_ARRAY)
            return;
    }
    for (size_t i = 0; i < count;) {
        uint64_t eight;
        memcpy(&eight, cards + i, sizeof eight); /* chunks have a multiple of 8 */
        if (eight == 0) {
            i += 8;
            continue;
        }
        size_t end = i + 8 < count ? i + 8 : count;
        while (i < end) {
            size_t first = i;
            while (i < count && cards[i]) cards[i++] = 0;
            if (i > first)
                remember_run(e, arena, arena->base + first * CARD_BYTES,
                             arena->base + i * CARD_BYTES);
            else
                i++;
        }
    }
}

void remember_scan(Evacuation *e) {
    const ArenaTable *table = &e->heap->table;
    for (size_t i = 0, count = table->count; i < count; i++)
        if (!table->list[i]->young) remember_arena(e, table->list[i]);
}

void remember_nothing(Heap *heap) {
    for (size_t i = 0; i < heap->table.count; i++) arena_clear_cards(heap->table.list[i]);
}
