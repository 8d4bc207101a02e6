/* SPDX-License-Identifier: MIT */
/* What the VM may ask of the heap between collections: pins, pending references, figures,
 * walks. */
#include "gc/gc.h"

#include "gc/collect.h"
#include "gc/evacuate.h"
#include "gc/plan.h"

uint64_t gc_latest_begun(const Heap *heap) { return atomic_load(&heap->begun); }

GcTurn gc_collect_after(Mutator *mutator, GcCause cause, uint64_t begun) {
    Heap *heap = mutator->heap;
    for (;;) {
        GcTurn turn = collect(heap, mutator, cause, true);
        if (turn == GC_TURN_MINE || turn == GC_TURN_REFUSED) return turn;
        /* Another's keeps soft references that the last resort is to clear. */
        if (cause != GC_LAST_RESORT && atomic_load(&heap->latest_full) > begun)
            return GC_TURN_PASSED;
        if (turn == GC_TURN_HELD) return turn;
    }
}

bool gc_collect(Mutator *mutator, GcCause cause) {
    GcTurn turn = gc_collect_after(mutator, cause, gc_latest_begun(mutator->heap));
    return turn == GC_TURN_MINE || turn == GC_TURN_PASSED;
}

/* ---- Pins and references ---- */

void gc_pin(Heap *heap, Object *object) {
    heap_lock(heap);
    Arena *arena = arena_at(&heap->table, (uintptr_t)object);
    if (arena != NULL) arena->pins++;
    heap_unlock(heap);
}

void gc_unpin(Heap *heap, Object *object) {
    heap_lock(heap);
    Arena *arena = arena_at(&heap->table, (uintptr_t)object);
    if (arena != NULL && arena->pins > 0) arena->pins--;
    heap_unlock(heap);
}

Object *gc_take_pending_references(Heap *heap) {
    heap_lock(heap);
    Object *pending = heap->pending;
    heap->pending = NULL;
    heap_unlock(heap);
    return pending;
}

bool gc_has_pending_references(const Heap *heap) {
    return __atomic_load_n(&heap->pending, __ATOMIC_RELAXED) != NULL;
}

void gc_describe_shape(const Heap *heap, Shape *shape) {
    if (heap->plan->external != NULL) heap->plan->external->describe(shape);
}

void gc_set_reference_layout(Heap *heap, uint32_t referent, uint32_t discovered) {
    heap->referent_offset = referent;
    heap->discovered_offset = discovered;
}

/* ---- Questions ---- */

bool gc_gave_up(const Heap *heap) { return heap->gave_up; }

size_t heap_used_bytes(const Heap *heap) {
    size_t used = heap->live_bytes + heap->handed_out;
    for (const Mutator *m = heap->mutators; m != NULL; m = m->next)
        used -= (size_t)(m->buffer_limit - __atomic_load_n(&m->top, __ATOMIC_RELAXED));
    return used;
}

/* What is there, and what may be added without asking anybody: the rest of the young
 * generation. */
size_t heap_total_bytes(const Heap *heap) {
    size_t total = heap->committed;
    if (heap->plan->generational && heap->policy.young_bytes > heap->since_last)
        total += heap->policy.young_bytes - heap->since_last;
    if (total < heap->options.initial_bytes) total = heap->options.initial_bytes;
    size_t maximum = heap->options.maximum_bytes;
    return total > maximum && heap->committed <= maximum ? maximum : total;
}

/* An arena whose buffers are closed is counted once, up to its top; what has been counted
 * stays. */
static size_t figures_count(Arena *arena) {
    char *at = arena->base + arena->counted_bytes;
    size_t objects = arena->counted_objects;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        at = (char *)o + arena_object_size(arena, o);
        objects++;
    }
    if (arena->open_buffers == 0 && arena->kind != ARENA_CLASSES) {
        arena->counted_objects = objects;
        arena->counted_bytes = (size_t)(arena->top - arena->base);
    }
    return objects;
}

size_t gc_count_objects(const Heap *heap) {
    size_t count = 0;
    const ExternalAllocator *external = heap->plan->external;
    heap_lock(heap);
    if (external != NULL) count = external->count_objects();
    for (size_t i = 0; i < heap->table.count; i++) count += figures_count(heap->table.list[i]);
    heap_unlock(heap);
    return count;
}

GcFigures gc_figures(const Heap *heap) {
    GcFigures f = {0};
    heap_lock(heap);
    f.used_bytes = heap_used_bytes(heap);
    f.total_bytes = heap_total_bytes(heap);
    f.maximum_bytes = heap->options.maximum_bytes;
    f.collections = heap->collections;
    f.collection_nanoseconds = heap->collection_nanoseconds;
    heap_unlock(heap);
    return f;
}

bool gc_is_object(const Heap *heap, const void *address) {
    heap_lock(heap);
    Arena *arena = arena_at(&heap->table, (uintptr_t)address);
    bool is = arena != NULL && arena_is_object(arena, address);
    if (heap->plan->external != NULL) is = heap->plan->external->is_object(address);
    heap_unlock(heap);
    return is;
}

bool gc_is_young(const Heap *heap, const Object *object) {
    const Arena *arena = heap != NULL ? arena_at(&heap->table, (uintptr_t)object) : NULL;
    return arena != NULL && arena->young;
}

int gc_arena_of(const Heap *heap, const Object *object) {
    heap_lock(heap);
    const Arena *arena = arena_at(&heap->table, (uintptr_t)object);
    int id = arena != NULL ? arena->id : -1;
    if (heap->plan->external != NULL) id = heap->plan->external->arena_of(object);
    heap_unlock(heap);
    return id;
}

void gc_visit_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                      void *data) {
    if (heap->plan->external != NULL) heap->plan->external->visit_objects(heap, visit, data);
    for (size_t i = 0; i < heap->table.count; i++) {
        const Arena *arena = heap->table.list[i];
        const char *at = arena->base;
        for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
            at = (const char *)o + arena_object_size(arena, o);
            visit(data, o, arena->id);
        }
    }
}

void gc_visit_live_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                           void *data) {
    if (heap->plan->external != NULL) {
        heap->plan->external->visit_live_objects(heap, visit, data);
        return;
    }
    ArenaTable *table = &heap->table;
    for (size_t i = 0; i < table->count; i++) {
        arena_set_role(table, table->list[i], ROLE_MARK);
        arena_clear_marks(table->list[i]);
    }
    Evacuation e;
    evacuate_begin(&e, heap, GC_EXPLICIT, EVACUATE_LOOK);
    evacuate_roots(&e);
    evacuate_owners(&e);
    evacuate_end(&e);
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        const char *at = arena->base;
        for (Object *o; (o = arena_next_marked(arena, at)) != NULL;) {
            visit(data, o, arena->id);
            if (arena->kind == ARENA_LARGE) break;
            at = (const char *)o + OBJECT_ALIGNMENT;
        }
        arena_set_role(table, arena, ROLE_NONE);
    }
}

static bool is_marked(const Heap *heap, Object *object) {
    if (heap->plan->external != NULL)
        return heap->plan->external->survivor(NULL, object) != NULL;
    const Arena *arena = arena_at(&heap->table, (uintptr_t)object);
    return arena != NULL && arena_marked(arena, object);
}

Object *gc_live_ref(const Heap *heap, const Object *holder, const void *slot) {
    Object *object = slot_get(slot);
    if (object == NULL || object_shape(holder)->kind != SHAPE_REFERENCE) return object;
    bool strong = heap->referent_offset == 0 ||
                  (const char *)slot - (const char *)holder != (ptrdiff_t)heap->referent_offset;
    return strong || is_marked(heap, object) ? object : NULL;
}

Object *gc_pending_references(const Heap *heap) { return heap->pending; }

void gc_visit_arenas(Heap *heap, void (*visit)(void *data, int arena, const char *name),
                     void *data) {
    if (heap->plan->external != NULL) heap->plan->external->visit_arena(visit, data);
    for (size_t i = 0; i < heap->table.count; i++)
        visit(data, heap->table.list[i]->id, heap->table.list[i]->name);
    for (int i = 0; i < ARENA_KINDS; i++)
        for (const Arena *a = heap->pool[i]; a != NULL; a = a->next)
            visit(data, a->id, a->name);
}

void gc_events_live(Heap *heap) {
    heap_lock(heap);
    for (size_t i = 0; i < heap->table.count; i++) heap->table.list[i]->announced = true;
    for (int i = 0; i < ARENA_KINDS; i++)
        for (Arena *a = heap->pool[i]; a != NULL; a = a->next) a->announced = true;
    heap_unlock(heap);
    atomic_store(&heap->events_live, true);
}
