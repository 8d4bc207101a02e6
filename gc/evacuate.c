/* SPDX-License-Identifier: MIT */
/* Cheney's algorithm with two frontiers: copies are scanned in the order in which they were made, by a
 * pointer that follows the top through the to-arenas; objects marked in place go over a stack. The
 * stack is drained first, which keeps it short.
 *
 *   to-arena 1            to-arena 2
 *   | seen | seen | seen  | seen | not seen | free |
 *                               ^ scan      ^ to_top
 *
 * No event is sent from here: what moved and what died is read off the from-arenas afterwards. */
#include "gc/evacuate.h"

#include <string.h>

/* ---- Making objects live ---- */

static void evacuate_next_arena(Evacuation *e) {
    Heap *heap = e->heap;
    if (e->to != NULL) e->to->top = e->to_top;
    Arena **from = &heap->pool;
    while (*from != NULL && (*from)->base == NULL) from = &(*from)->next;
    Arena *arena = *from;
    if (arena == NULL) heap_fatal("to-space is smaller than what was reserved");
    *from = arena->next;
    arena->next = NULL;
    heap->pool_mapped--;
    heap->committed += arena->cost;
    if (!arena_table_add(&heap->table, arena)) heap_fatal("no native memory for a to-arena");
    Arena **item = pile_push(&e->to_arenas, sizeof *item);
    *item = arena;
    e->to = arena;
    e->to_top = arena->base;
    e->to_limit = arena->limit;
    if (e->to_arenas.count == 1) {
        e->scanning = 0;
        e->scan = arena->base;
    }
}

static inline void evacuate_words(char *to, const char *from, size_t bytes) {
    if (bytes <= 64) {
        for (size_t i = 0; i < bytes; i += 8) {
            uint64_t word;
            memcpy(&word, from + i, sizeof word);
            memcpy(to + i, &word, sizeof word);
        }
    } else {
        memcpy(to, from, bytes);
    }
}

static inline Ref evacuate_copy(Evacuation *e, Object *object, Ref lock) {
    size_t bytes = object_size(object);
    if (__builtin_expect(bytes > (size_t)(e->to_limit - e->to_top), 0)) evacuate_next_arena(e);
    char *copy = e->to_top;
    e->to_top = copy + bytes;
    evacuate_words(copy, (const char *)object, bytes);
    if ((lock & LOCK_AGE_MASK) != LOCK_AGE_MASK) lock += 1 << LOCK_AGE_SHIFT;
    atomic_store_explicit(&((Object *)copy)->lock, lock, memory_order_relaxed);
    e->copied_objects++;
    e->copied_bytes += bytes;
    Ref to = object_ref((Object *)copy);
    object->shape = to;
    atomic_store_explicit(&object->lock, LOCK_FORWARDED, memory_order_relaxed);
    return to;
}

static void evacuate_mark(Evacuation *e, Object *object) {
    Arena *arena = arena_at(&e->heap->table, (uintptr_t)object);
    if (!arena_mark(arena, object)) return;
    Object **item = pile_push(&e->heap->mark_stack, sizeof *item);
    *item = object;
}

static inline Ref evacuate_ref(Evacuation *e, Ref ref) {
    /* Null lies in chunk 0, which has no role. */
    ArenaRole role = arena_role(&e->heap->table, ref);
    if (role == ROLE_FROM) {
        Object *object = ref_object(ref);
        Ref lock = atomic_load_explicit(&object->lock, memory_order_relaxed);
        if ((lock & LOCK_TAG_MASK) == LOCK_FORWARDED) return object->shape;
        return evacuate_copy(e, object, lock);
    }
    if (role == ROLE_MARK) evacuate_mark(e, ref_object(ref));
    return ref;
}

static inline void evacuate_slot(Evacuation *e, Ref *slot) {
    Ref old = *slot;
    Ref now = evacuate_ref(e, old);
    if (now != old) *slot = now;
}

static inline void evacuate_slots(Evacuation *e, Ref *slot, size_t count) {
    for (Ref *end = slot + count; slot < end; slot++) evacuate_slot(e, slot);
}

/* ---- Seeing an object's fields ---- */

static inline void evacuate_fields(Evacuation *e, Object *object, const Shape *shape) {
    const RefRun *run = shape->runs;
    for (uint32_t left = shape->run_count; left > 0; left--, run++)
        evacuate_slots(e, (Ref *)((char *)object + run->offset), run->count);
}

static __attribute__((noinline)) void evacuate_owner(Evacuation *e, ShapeOwner *owner) {
    owner->epoch = e->epoch;
    e->heap->client->visit_owner(e->heap->client_data, owner, &e->visitor);
}

/* Answers the object's bytes: the scan goes on behind it. */
static inline size_t evacuate_scan(Evacuation *e, Object *object) {
    Shape *shape = object_shape(object);
    ShapeOwner *owner = shape->owner;
    if (__builtin_expect(owner != NULL, 0) && owner->epoch != e->epoch) evacuate_owner(e, owner);
    switch (shape->kind) {
    case SHAPE_PRIM_ARRAY:
        return object_align(ARRAY_ELEMENTS_OFFSET +
                            ((size_t)array_length(object) << shape->element_shift));
    case SHAPE_REF_ARRAY: {
        size_t length = (size_t)array_length(object);
        evacuate_slots(e, array_elements(object), length);
        return object_align(ARRAY_ELEMENTS_OFFSET + length * sizeof(Ref));
    }
    case SHAPE_MIRROR: {
        evacuate_fields(e, object, shape);
        const uint32_t *tail = (const uint32_t *)((const char *)object + shape->size);
        evacuate_slots(e, (Ref *)((char *)object + shape->size + 8), tail[1]);
        return tail[0];
    }
    case SHAPE_REFERENCE: {
        const Heap *heap = e->heap;
        evacuate_fields(e, object, shape);
        if (heap->referent_offset == 0) return shape->size;
        evacuate_slot(e, (Ref *)((char *)object + heap->discovered_offset));
        references_found(e, object, shape);
        return shape->size;
    }
    default:
        evacuate_fields(e, object, shape);
        return shape->size;
    }
}

void evacuate_drain(Evacuation *e) {
    Pile *stack = &e->heap->mark_stack;
    for (;;) {
        while (stack->count > 0) evacuate_scan(e, ((Object **)stack->items)[--stack->count]);
        if (e->to == NULL) return;
        Arena *arena = ((Arena **)e->to_arenas.items)[e->scanning];
        const char *end = arena == e->to ? e->to_top : arena->top;
        if (e->scan < end) {
            /* The end may move meanwhile; a little is done before it is looked at again. */
            do {
                __builtin_prefetch(e->scan + 256);
                e->scan += evacuate_scan(e, (Object *)e->scan);
            } while (e->scan < end);
        } else if (arena == e->to) {
            return;
        } else {
            e->scan = ((Arena **)e->to_arenas.items)[++e->scanning]->base;
        }
    }
}

/* ---- The trace from outside ---- */

static void evacuate_visit_root(RootVisitor *visitor, Object **slot) {
    Evacuation *e = (Evacuation *)visitor;
    Object *old = *slot;
    Object *now = evacuate_object(e, old);
    if (now != old) *slot = now;
}

void evacuate_begin(Evacuation *e, Heap *heap, GcCause cause, bool only_marking) {
    memset(e, 0, sizeof *e);
    e->visitor.visit = evacuate_visit_root;
    e->heap = heap;
    e->cause = cause;
    e->only_marking = only_marking;
    e->epoch = ++heap->epoch;
    if (e->epoch == 0) e->epoch = heap->epoch = 1;
}

static Object *evacuate_survivor_of(void *plan, Object *object) {
    return object == NULL ? NULL : evacuate_survivor(plan, object);
}

void evacuate_owners(Evacuation *e) {
    const GcClient *client = e->heap->client;
    do evacuate_drain(e);
    while (client->visit_found_owners != NULL &&
           client->visit_found_owners(e->heap->client_data, e->epoch, evacuate_survivor_of, e, &e->visitor));
}

void evacuate_roots(Evacuation *e) {
    e->heap->client->visit_roots(e->heap->client_data, &e->visitor);
    evacuate_visit_root(&e->visitor, &e->heap->pending);
    evacuate_owners(e);
}

Object *evacuate_object(Evacuation *e, Object *object) {
    return ref_object(evacuate_ref(e, object_ref(object)));
}

Object *evacuate_survivor(const Evacuation *e, Object *object) {
    switch (arena_role(&e->heap->table, object_ref(object))) {
    case ROLE_FROM: {
        Ref lock = atomic_load_explicit(&object->lock, memory_order_relaxed);
        return (lock & LOCK_TAG_MASK) == LOCK_FORWARDED ? ref_object(object->shape) : NULL;
    }
    case ROLE_MARK: {
        const Arena *arena = arena_at(&e->heap->table, (uintptr_t)object);
        return arena_marked(arena, object) ? object : NULL;
    }
    default:
        return object;
    }
}

void evacuate_end(Evacuation *e) {
    if (e->to != NULL) {
        e->to->top = e->to_top;
        for (size_t i = 0; i < e->to_arenas.count; i++) {
            Arena *arena = ((Arena **)e->to_arenas.items)[i];
            if (arena->clean < arena->top) arena->clean = arena->top;
        }
    }
    pile_free(&e->to_arenas);
    references_end(&e->references);
}
