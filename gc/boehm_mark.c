/* SPDX-License-Identifier: MIT */
/* How the plan boehm marks: within libgc's own marking, by shapes, and after it what references
 * and owners bring to life. */
#if defined(MINIJVM_WIDE_REFS)
#include "gc/boehm.h"
#include "gc/descriptor.h"
#include "gc/object_refs.h"

/* ---- Marking ---- */

typedef struct MarkStack {
    struct GC_ms_entry *top, *limit;
} MarkStack;

static inline void mark_slots(void *data, Ref *slots, size_t count) {
    MarkStack *stack = data;
    size_t last = count > LOOK_AHEAD ? count - LOOK_AHEAD
                                     : 0; /* the last is taken first from the stack */
    for (size_t i = last; i < count; i++) __builtin_prefetch(ref_object(slots[i]));
    for (size_t i = 0; i < count; i++) {
        void *object = ref_object(slots[i]);
        if (object != NULL)
            stack->top =
                GC_MARK_AND_PUSH(object, stack->top, stack->limit, (void **)(void *)&slots[i]);
    }
}

static void defer_root(RootVisitor *visitor, Object **slot) {
    (void)visitor;
    boehm_push(&boehm.deferred, *slot);
}

static void mark_owner(ShapeOwner *owner, RootVisitor *visitor) {
    if (owner == NULL || owner->epoch == boehm.trace.epoch) return;
    owner->epoch = boehm.trace.epoch;
    boehm.heap->client->visit_owner(boehm.heap->client_data, owner, visitor);
}

static inline Ref *reference_slot(uint32_t offset, Object *reference) {
    return (Ref *)(void *)((char *)reference + offset);
}

/* All but a referent. */
static void visit_strong(Object *object, const Shape *shape,
                         void (*seen)(void *, Ref *, size_t), void *data) {
    if (shape->kind != SHAPE_REFERENCE) {
        object_visit_refs(boehm.heap, object, seen, data);
        return;
    }
    for (uint32_t i = 0; i < shape->run_count; i++)
        seen(data, (Ref *)(void *)((char *)object + shape->runs[i].offset),
             shape->runs[i].count);
    if (boehm.heap->referent_offset != 0)
        seen(data, reference_slot(boehm.heap->discovered_offset, object), 1);
}

struct GC_ms_entry *boehm_mark_object(GC_word *address, struct GC_ms_entry *top,
                                      struct GC_ms_entry *limit, GC_word environment) {
    Object *object = (Object *)(void *)address;
    (void)environment;
    if (!boehm.collecting || !boehm_cell_is_object(object)) return top;
    const Shape *shape = object_shape(object);
    RootVisitor visitor = {defer_root};
    mark_owner(shape->owner, &visitor);
    if (shape->kind == SHAPE_PRIM_ARRAY) {
        boehm.atomic_bytes += object_size(object);
        return top;
    }
    if (shape->kind == SHAPE_REFERENCE &&
        *reference_slot(boehm.heap->referent_offset, object) != 0)
        boehm_push(&boehm.found, object);
    MarkStack stack = {top, limit};
    visit_strong(object, shape, mark_slots, &stack);
    return stack.top;
}

void boehm_describe(Shape *shape) { shape->descriptor = descriptor_of(shape, boehm.procedure); }

/* ---- The trace after libgc's: what references and owners bring to life ---- */

Object *boehm_survivor(const Evacuation *e, Object *object) {
    (void)e;
    return object == NULL || GC_is_marked(object) ? object : NULL;
}

Object *boehm_make_live(Evacuation *e, Object *object) {
    if (object == NULL || GC_is_marked(object)) return object;
    GC_set_mark_bit(object);
    boehm_push(&e->heap->mark_stack, object);
    return object;
}

static void live_slots(void *data, Ref *slots, size_t count) {
    for (size_t i = 0; i < count; i++) boehm_make_live(data, ref_object(slots[i]));
}

void boehm_drain(Evacuation *e) {
    Vector *stack = &e->heap->mark_stack;
    while (stack->count > 0) {
        Object *object = ((Object **)stack->items)[--stack->count];
        const Shape *shape = object_shape(object);
        mark_owner(shape->owner, &e->visitor);
        if (shape->kind == SHAPE_PRIM_ARRAY && !e->look)
            boehm.atomic_bytes += object_size(object);
        visit_strong(object, shape, live_slots, e);
        if (shape->kind == SHAPE_REFERENCE && e->heap->referent_offset != 0)
            references_found(e, object, shape);
    }
}

void boehm_process_found(Evacuation *e) {
    for (size_t i = 0; i < boehm.deferred.count; i++)
        boehm_make_live(e, ((Object **)boehm.deferred.items)[i]);
    Object **found = boehm.found.items;
    for (size_t i = 0, count = boehm.found.count; i < count && e->heap->referent_offset != 0;
         i++) {
        if (i + LOOK_AHEAD < count) __builtin_prefetch(found[i + LOOK_AHEAD]);
        references_found(e, found[i], object_shape(found[i]));
    }
    boehm.found.count = boehm.deferred.count = 0;
    references_once(&e->references);
    evacuate_owners(e);
}
#endif
