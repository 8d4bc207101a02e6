/* SPDX-License-Identifier: MIT */
/* Two passes: the first walks all arenas and notes the starts of objects in bitmaps of its own,
 * the second looks each reference up in them. */
#include "gc/heap_check.h"

#include "gc/plan.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct HeapCheck {
    Heap *heap;
    uint64_t **starts; /* by arena->index */
    char *message;
    size_t message_size;
    bool failed;
} HeapCheck;

static void check_fail(HeapCheck *c, const Arena *arena, const Object *object, const char *what,
                       Ref value) {
    if (!c->failed)
        snprintf(c->message, c->message_size, "%s: object %p in arena %s: 0x%llx", what,
                 (const void *)object, arena->name, (unsigned long long)value);
    c->failed = true;
}

/* A parse for this object's card must not begin behind it. */
static bool check_first(const Arena *arena, const Object *o) {
    if (arena->kind == ARENA_LARGE) return true;
    if (arena->firsts == NULL) return false;
    size_t offset = (size_t)((const char *)o - arena->base),
           first = arena->firsts[offset >> CARD_SHIFT];
    return first != 0 && (first - 1) * OBJECT_ALIGNMENT <= offset % CARD_BYTES;
}

static bool check_starts(HeapCheck *c, Arena *arena) {
    uint64_t *bits = calloc(arena_mark_words(arena), sizeof *bits);
    c->starts[arena->index] = bits;
    if (bits == NULL) return false;
    const char *at = arena->base;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        const Shape *shape = object_shape(o);
        Ref lock = atomic_load_explicit(&o->lock, memory_order_relaxed);
        if ((uintptr_t)shape % 4 != 0 || shape->kind > SHAPE_PRIM_ARRAY) {
            check_fail(c, arena, o, "no shape", o->shape);
            return true;
        }
        if ((lock & LOCK_TAG_MASK) == LOCK_FORWARDED)
            check_fail(c, arena, o, "forwarded", lock);
        size_t size = object_size(o);
        if (size < sizeof(Object) || size % OBJECT_ALIGNMENT != 0 ||
            size > (size_t)(arena->top - (const char *)o)) {
            check_fail(c, arena, o, "impossible size", (Ref)size);
            return true;
        }
        size_t index = arena_mark_index(arena, o);
        bits[index / 64] |= (uint64_t)1 << (index % 64);
        if (c->heap->plan->generational && !arena->young && !check_first(arena, o))
            check_fail(c, arena, o, "not found from its card", 0);
        at = (const char *)o + size;
    }
    return true;
}

static void check_refs(HeapCheck *c, const Arena *arena, const Object *o, size_t offset,
                       size_t count) {
    const Ref *slot = (const Ref *)((const char *)o + offset);
    for (size_t i = 0; i < count; i++) {
        if (slot[i] == 0) continue;
        uintptr_t address = (uintptr_t)slot[i];
        const Arena *target = arena_at(&c->heap->table, address);
        bool good = target != NULL && address % OBJECT_ALIGNMENT == 0;
        if (good && target->kind == ARENA_LARGE) {
            good = address == (uintptr_t)target->base;
        } else if (good) {
            size_t index = arena_mark_index(target, (const void *)address);
            good = (c->starts[target->index][index / 64] >> (index % 64)) & 1;
        }
        if (!good) check_fail(c, arena, o, "reference to no object", slot[i]);
        if (good && !arena->young && target->young && c->heap->plan->generational &&
            !*card_of(&slot[i]))
            check_fail(c, arena, o, "young object that no card remembers", slot[i]);
    }
}

static void check_object(HeapCheck *c, const Arena *arena, const Object *o) {
    const Shape *shape = object_shape(o);
    if (shape->kind == SHAPE_PRIM_ARRAY) return;
    if (shape->kind == SHAPE_REF_ARRAY) {
        check_refs(c, arena, o, ARRAY_ELEMENTS_OFFSET, (size_t)array_length(o));
        return;
    }
    for (uint32_t i = 0; i < shape->run_count; i++)
        check_refs(c, arena, o, shape->runs[i].offset, shape->runs[i].count);
    if (shape->kind == SHAPE_REFERENCE && c->heap->referent_offset != 0) {
        check_refs(c, arena, o, c->heap->referent_offset, 1);
        check_refs(c, arena, o, c->heap->discovered_offset, 1);
    } else if (shape->kind == SHAPE_MIRROR) {
        const uint32_t *tail = (const uint32_t *)((const char *)o + shape->size);
        if (shape->size + 8 + (size_t)tail[1] * sizeof(Ref) > tail[0])
            check_fail(c, arena, o, "too many static references", tail[1]);
        else
            check_refs(c, arena, o, shape->size + 8, tail[1]);
    }
}

bool heap_check(Heap *heap, char *message, size_t message_size) {
    HeapCheck c = {.heap = heap, .message = message, .message_size = message_size};
    c.starts = calloc(heap->table.count + 1, sizeof *c.starts);
    bool enough = c.starts != NULL;
    for (size_t i = 0; enough && !c.failed && i < heap->table.count; i++)
        enough = check_starts(&c, heap->table.list[i]);
    for (size_t i = 0; enough && !c.failed && i < heap->table.count; i++) {
        const Arena *arena = heap->table.list[i];
        const char *at = arena->base;
        for (Object *o; (o = arena_next_object(arena, at)) != NULL;
             at = (const char *)o + object_size(o))
            check_object(&c, arena, o);
    }
    for (size_t i = 0; c.starts != NULL && i < heap->table.count; i++) free(c.starts[i]);
    free(c.starts);
    return !c.failed;
}
