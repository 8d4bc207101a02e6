/* SPDX-License-Identifier: MIT */
/* Cheney's algorithm with a frontier per to-space: copies are scanned in the order in which
 * they were made, by a pointer that follows the top through the regions; objects marked in
 * place go over a stack.
 *
 *   region 1              region 2
 *   | seen | seen | seen  | seen | not seen | free |
 *                               ^ scan      ^ top
 *
 * The loops exist once in the source and once per mode in the program: `mode` is a constant in
 * each. No event is sent from here: what moved and what died is read off the from-arenas
 * afterwards. */
#include "gc/evacuate.h"

#include "gc/plan.h"

#include <string.h>

enum {
    SLICE = 1024, /* elements of a marked array that are seen at once: bounds the stack */
    MARKS_AHEAD = 8,
    STACK_LEAST = 8192,
    FETCH_BYTES =
        48,       /* most objects end before: what they are copied from is two lines at most */
    STRIDE = 1024 /* bytes of copies that are seen between two looks at the top */
};

/* An object whose fields have to be seen, from element `from` on when it is an array of
 * references. */
typedef struct MarkItem {
    Ref ref;
    uint32_t from;
} MarkItem;

#define INLINE static inline __attribute__((always_inline))

/* ---- Making objects live ---- */

/* All but the header. */
INLINE void copy_fields(char *to, const char *from, size_t bytes) {
    if (__builtin_expect(bytes > 128, 0)) {
        memcpy(to + sizeof(Object), from + sizeof(Object), bytes - sizeof(Object));
        return;
    }
    size_t i = sizeof(Object);
    for (; i + 16 <= bytes; i += 16) __builtin_memcpy(to + i, from + i, 16);
    if (i < bytes) __builtin_memcpy(to + i, from + i, 8);
}

static __attribute__((noinline)) char *copy_place_slow(Evacuation *e, ToSpace *to,
                                                       size_t bytes) {
    char *at = to_space_take(e->heap, to, bytes);
    if (at == NULL) heap_fatal("to-space is smaller than what was reserved");
    if (to == &e->to && to->bytes > e->heap->policy.young_survivors) e->tenure = 0;
    return at;
}

INLINE Ref evacuate_copy(Evacuation *e, Object *object, Ref lock, const EvacuateMode mode) {
    size_t bytes = object_size(object);
    ToSpace *to = &e->to;
    unsigned age = (unsigned)(lock & LOCK_AGE_MASK) >> LOCK_AGE_SHIFT;
    if (age < AGES - 1) {
        age++;
        lock += 1 << LOCK_AGE_SHIFT;
    }
    if (mode == EVACUATE_YOUNG) {
        e->age_bytes[age] += bytes;
        if (age > e->tenure) to = &e->old;
    }
    char *copy = to->top;
    if (__builtin_expect(bytes > (size_t)(to->limit - copy), 0))
        copy = copy_place_slow(e, to, bytes);
    else
        to->top = copy + bytes;
    copy_fields(copy, (const char *)object, bytes);
    ((Object *)(void *)copy)->shape = object->shape;
    atomic_store_explicit(&((Object *)(void *)copy)->lock, lock, memory_order_relaxed);
    Ref now = object_ref((Object *)(void *)copy);
    object->shape = now;
    atomic_store_explicit(&object->lock, LOCK_FORWARDED, memory_order_relaxed);
    return now;
}

static __attribute__((noinline)) bool evacuate_push_slow(Evacuation *e, Ref ref,
                                                         uint32_t from) {
    MarkItem *item = vector_try_push(&e->heap->mark_stack, sizeof *item);
    if (item != NULL) *item = (MarkItem){ref, from};
    return item != NULL;
}

/* False: the stack is full and does not grow. */
static inline bool evacuate_push(Evacuation *e, Ref ref, uint32_t from) {
    Vector *stack = &e->heap->mark_stack;
    if (__builtin_expect(stack->count == stack->capacity, 0))
        return evacuate_push_slow(e, ref, from);
    ((MarkItem *)stack->items)[stack->count++] = (MarkItem){ref, from};
    return true;
}

INLINE void evacuate_mark(Evacuation *e, Ref ref) {
    Object *object = ref_object(ref);
    Arena *arena = arena_at(&e->heap->table, (uintptr_t)ref);
    if (!arena_mark(arena, object)) return;
    /* Who drains looks for those that are marked and were lost. */
    if (__builtin_expect(!evacuate_push(e, ref, 0), 0)) e->lost = e->recount = true;
}

INLINE Ref evacuate_ref(Evacuation *e, Ref ref, const EvacuateMode mode) {
    /* Null lies in chunk 0, which has no role. */
    unsigned role = arena_role(&e->heap->table, ref);
    if (mode < EVACUATE_MARK && (role & ROLE_FROM)) {
        Object *object = ref_object(ref);
        Ref lock = atomic_load_explicit(&object->lock, memory_order_relaxed);
        if ((lock & LOCK_TAG_MASK) == LOCK_FORWARDED) return object->shape;
        return evacuate_copy(e, object, lock, mode);
    }
    if (role & ROLE_MARK) evacuate_mark(e, ref);
    return ref;
}

/* Most of a copy's cost is waiting for the original. A reference to what is to be copied is put
 * in a queue while that is fetched; when the queue is full its older half is dealt with: the
 * order stays the same. */
INLINE void evacuate_due(Evacuation *e, unsigned count, const EvacuateMode mode) {
    for (unsigned first = e->first_due, end = first + count; first != end; first++) {
        Due due = e->due[first % DUES];
        Object *object = ref_object(due.ref);
        Ref *slot = (Ref *)(due.slot & ~(uintptr_t)DUE_OLD);
        Ref lock = atomic_load_explicit(&object->lock, memory_order_relaxed), now;
        if ((lock & LOCK_TAG_MASK) == LOCK_FORWARDED)
            now = object->shape;
        else
            now = evacuate_copy(e, object, lock, mode);
        *slot = now;
        if (mode == EVACUATE_YOUNG && (due.slot & DUE_OLD) &&
            (arena_role(&e->heap->table, now) & ROLE_YOUNG))
            card_mark(slot);
    }
    e->first_due += count;
}

static __attribute__((noinline)) void evacuate_due_all(Evacuation *e, unsigned count) {
    evacuate_due(e, count, EVACUATE_ALL);
}
static __attribute__((noinline)) void evacuate_due_young(Evacuation *e, unsigned count) {
    evacuate_due(e, count, EVACUATE_YOUNG);
}

INLINE void evacuate_later(Evacuation *e, Ref *slot, Ref ref, const EvacuateMode mode,
                           const bool old) {
    __builtin_prefetch(ref_object(ref), 1);
    __builtin_prefetch((const char *)ref_object(ref) + FETCH_BYTES);
    e->due[e->next_due++ % DUES] = (Due){(uintptr_t)slot | (old ? DUE_OLD : 0), ref};
    if (e->next_due - e->first_due < DUES) return;
    if (mode == EVACUATE_YOUNG)
        evacuate_due_young(e, DUES / 2);
    else
        evacuate_due_all(e, DUES / 2);
}

INLINE void evacuate_slot(Evacuation *e, Ref *slot, const EvacuateMode mode, const bool old) {
    Ref ref = *slot;
    unsigned role = arena_role(&e->heap->table, ref);
    if (role == ROLE_NONE) return;
    if (mode < EVACUATE_MARK && (role & ROLE_FROM)) {
        evacuate_later(e, slot, ref, mode, old);
        return;
    }
    if (role & ROLE_MARK) evacuate_mark(e, ref);
    if (mode == EVACUATE_YOUNG && old && (role & ROLE_YOUNG)) card_mark(slot);
}

INLINE void evacuate_slots(Evacuation *e, Ref *slot, size_t count, const EvacuateMode mode,
                           const bool old) {
    for (Ref *end = slot + count; slot < end; slot++) evacuate_slot(e, slot, mode, old);
}

/* Most of what an array that was stored to leads to is old or null: four are passed over at
 * once. */
INLINE void evacuate_many(Evacuation *e, Ref *slot, size_t count, const EvacuateMode mode,
                          const bool old) {
    const ArenaTable *table = &e->heap->table;
    Ref *end = slot + count;
    for (; end - slot >= 4; slot += 4)
        if (arena_role(table, slot[0]) | arena_role(table, slot[1]) |
            arena_role(table, slot[2]) | arena_role(table, slot[3]))
            evacuate_slots(e, slot, 4, mode, old);
    evacuate_slots(e, slot, (size_t)(end - slot), mode, old);
}

static void many_all(Evacuation *e, Ref *slots, size_t count) {
    evacuate_many(e, slots, count, EVACUATE_ALL, false);
}
static void many_young(Evacuation *e, Ref *slots, size_t count) {
    evacuate_many(e, slots, count, EVACUATE_YOUNG, false);
}
static void many_mark(Evacuation *e, Ref *slots, size_t count) {
    evacuate_many(e, slots, count, EVACUATE_MARK, false);
}
void evacuate_old_slots(Evacuation *e, Ref *slots, size_t count) {
    evacuate_many(e, slots, count, EVACUATE_YOUNG, true);
}

/* ---- Seeing an object's fields ---- */

static __attribute__((noinline)) void evacuate_owner(Evacuation *e, ShapeOwner *owner) {
    owner->epoch = e->epoch;
    e->heap->client->visit_owner(e->heap->client_data, owner, &e->visitor);
}

static __attribute__((noinline)) void evacuate_reference(Evacuation *e, Object *object,
                                                         const Shape *shape) {
    const Heap *heap = e->heap;
    if (heap->referent_offset == 0) return;
    Ref *discovered = (Ref *)(void *)((char *)object + heap->discovered_offset);
    Object *next = evacuate_object(e, ref_object(*discovered));
    if (next != NULL) object_set_ref(object, discovered, next);
    references_found(e, object, shape);
}

static void evacuate_elements(Evacuation *e, Ref *slots, size_t count, EvacuateMode mode,
                              bool old) {
    if (old)
        evacuate_old_slots(e, slots, count);
    else if (mode == EVACUATE_YOUNG)
        many_young(e, slots, count);
    else if (mode == EVACUATE_ALL)
        many_all(e, slots, count);
    else
        many_mark(e, slots, count);
}

static __attribute__((noinline)) size_t
evacuate_scan_array(Evacuation *e, Object *object, uint32_t from, EvacuateMode mode, bool old) {
    const Shape *shape = object_shape(object);
    size_t length = (size_t)array_length(object), count = length - from;
    if (shape->kind == SHAPE_PRIM_ARRAY)
        return object_align(ARRAY_ELEMENTS_OFFSET + (length << shape->element_shift));
    /* Where there is no room for the rest, it is all seen now: a search for what was lost would
     * come to the same place for ever. */
    if (mode >= EVACUATE_MARK && count > SLICE &&
        evacuate_push(e, object_ref(object), from + SLICE))
        count = SLICE;
    evacuate_elements(e, (Ref *)array_elements(object) + from, count, mode, old);
    return object_align(ARRAY_ELEMENTS_OFFSET + length * sizeof(Ref));
}

/* What the runs of a mirror or of a reference object do not say. */
static __attribute__((noinline)) size_t evacuate_scan_rest(Evacuation *e, Object *object,
                                                           EvacuateMode mode, bool old) {
    const Shape *shape = object_shape(object);
    if (shape->kind == SHAPE_MIRROR) {
        const uint32_t *tail =
            (const uint32_t *)(const void *)((const char *)object + shape->size);
        evacuate_elements(e, (Ref *)(void *)((char *)object + shape->size + 8), tail[1], mode,
                          old);
        return tail[0];
    }
    evacuate_reference(e, object, shape);
    return shape->size;
}

/* Answers the object's bytes: the scan goes on behind it. */
INLINE size_t evacuate_scan(Evacuation *e, Object *object, uint32_t from,
                            const EvacuateMode mode, const bool old) {
    Shape *shape = object_shape(object);
    if (mode != EVACUATE_YOUNG) {
        ShapeOwner *owner = shape->owner;
        if (__builtin_expect(owner != NULL, 0) && owner->epoch != e->epoch)
            evacuate_owner(e, owner);
    }
    if (__builtin_expect(shape->kind >= SHAPE_REF_ARRAY, 0))
        return evacuate_scan_array(e, object, from, mode, old);
    const RefRun *run = shape->runs;
    for (uint32_t left = shape->run_count; left > 0; left--, run++)
        evacuate_slots(e, (Ref *)(void *)((char *)object + run->offset), run->count, mode, old);
    if (__builtin_expect(shape->kind == SHAPE_PLAIN, 1)) return shape->size;
    return evacuate_scan_rest(e, object, mode, old);
}

/* ---- Draining ---- */

INLINE size_t drain_fields(Evacuation *e, MarkItem item, const EvacuateMode mode) {
    Object *object = ref_object(item.ref);
    if (mode == EVACUATE_YOUNG && !(arena_role(&e->heap->table, item.ref) & ROLE_YOUNG))
        return evacuate_scan(e, object, item.from, mode, true);
    return evacuate_scan(e, object, item.from, mode, false);
}

INLINE void drain_item(Evacuation *e, MarkItem item, const EvacuateMode mode) {
    size_t bytes = drain_fields(e, item, mode);
    if (item.from > 0) return;
    Arena *arena = arena_at(&e->heap->table, (uintptr_t)item.ref);
    arena->live_objects++;
    arena->live_bytes += bytes;
}

/* What comes off the stack waits its turn while it is fetched, as references to what is copied
 * do. */
INLINE void drain_stack(Evacuation *e, const EvacuateMode mode) {
    Vector *stack = &e->heap->mark_stack;
    MarkItem waiting[MARKS_AHEAD];
    unsigned next = 0, count = 0;
    while (stack->count > 0 || count > 0) {
        while (stack->count > 0 && count < MARKS_AHEAD) {
            MarkItem item = ((MarkItem *)stack->items)[--stack->count];
            __builtin_prefetch(ref_object(item.ref));
            waiting[next++ % MARKS_AHEAD] = item;
            count++;
        }
        drain_item(e, waiting[(next - count--) % MARKS_AHEAD], mode);
    }
}

/* Some objects that are marked were lost: the fields of all are seen, again. False: none was.
 */
static __attribute__((noinline)) bool drain_lost(Evacuation *e) {
    const ArenaTable *table = &e->heap->table;
    if (!e->lost) return false;
    e->lost = false;
    for (size_t i = 0, count = table->count; i < count; i++) {
        const Arena *arena = table->list[i];
        Object *first = (Object *)(void *)arena->base;
        if (!(arena_role(table, object_ref(first)) & ROLE_MARK)) continue;
        const char *at = arena->base;
        for (Object *o; (o = arena_next_marked(arena, at)) != NULL;) {
            at = (const char *)o + OBJECT_ALIGNMENT;
            MarkItem item = {object_ref(o), 0};
            if (e->mode == EVACUATE_YOUNG)
                drain_fields(e, item, EVACUATE_YOUNG), drain_stack(e, EVACUATE_YOUNG);
            else if (e->mode == EVACUATE_ALL)
                drain_fields(e, item, EVACUATE_ALL), drain_stack(e, EVACUATE_ALL);
            else
                drain_fields(e, item, EVACUATE_MARK), drain_stack(e, EVACUATE_MARK);
            if (arena->kind == ARENA_LARGE) break;
        }
    }
    return true;
}

/* What is live in the arenas that were marked in. */
static void recount_marked(const Evacuation *e) {
    const ArenaTable *table = &e->heap->table;
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        Object *first = (Object *)(void *)arena->base;
        if (!(arena_role(table, object_ref(first)) & ROLE_MARK)) continue;
        const char *at = arena->base;
        arena->live_objects = arena->live_bytes = 0;
        for (Object *o; (o = arena_next_marked(arena, at)) != NULL;) {
            at = (const char *)o + OBJECT_ALIGNMENT;
            arena->live_objects++;
            arena->live_bytes += object_size(o);
            if (arena->kind == ARENA_LARGE) break;
        }
    }
}

/* False: nothing was to be done. */
INLINE bool drain_space(Evacuation *e, ToSpace *to, const EvacuateMode mode, const bool old) {
    if (to->regions.count == 0) return false;
    bool any = false;
    size_t objects = 0;
    for (;;) {
        const Region *region = (const Region *)to->regions.items + to->scanning;
        bool last = to->scanning + 1 == to->regions.count;
        const char *end = last ? to->top : region->end;
        char *scan = to->scan;
        Arena *arena = region->arena; /* `region` may move */
        if (scan < end) {
            /* The end may move meanwhile, and be in another region: it is looked at again soon.
             */
            const char *stop = end - scan > STRIDE ? scan + STRIDE : end;
            do {
                Object *object = (Object *)(void *)scan;
                if (old) arena_note_first(arena, object);
                scan += evacuate_scan(e, object, 0, mode, old);
                objects++;
            } while (scan < stop);
            to->scan = scan;
            any = true;
        } else if (last) {
            to->objects += objects;
            return any;
        } else {
            to->scan = ((const Region *)to->regions.items)[++to->scanning].base;
        }
    }
}

static void drain_all(Evacuation *e) {
    do {
        drain_stack(e, EVACUATE_ALL);
        evacuate_due_all(e, e->next_due - e->first_due);
    } while (drain_space(e, &e->to, EVACUATE_ALL, false) || drain_lost(e));
}
static void drain_young(Evacuation *e) {
    do {
        drain_stack(e, EVACUATE_YOUNG);
        evacuate_due_young(e, e->next_due - e->first_due);
    } while (drain_space(e, &e->to, EVACUATE_YOUNG, false) |
                 drain_space(e, &e->old, EVACUATE_YOUNG, true) ||
             drain_lost(e));
}
static void drain_marks(Evacuation *e) {
    do drain_stack(e, EVACUATE_MARK);
    while (drain_lost(e));
}

void evacuate_drain(Evacuation *e) {
    if (e->mode == EVACUATE_YOUNG)
        drain_young(e);
    else if (e->mode == EVACUATE_ALL)
        drain_all(e);
    else if (e->mode == EVACUATE_EXTERNAL)
        e->heap->plan->external->drain(e);
    else
        drain_marks(e);
}

/* ---- The trace from outside ---- */

static void evacuate_visit_root(RootVisitor *visitor, Object **slot) {
    Evacuation *e = (Evacuation *)visitor;
    Object *old = *slot;
    Object *now = evacuate_object(e, old);
    if (now != old) root_set(slot, now);
}

void evacuate_begin(Evacuation *e, Heap *heap, GcCause cause, EvacuateMode mode) {
    memset(e, 0, sizeof *e);
    e->visitor.visit = evacuate_visit_root;
    e->heap = heap;
    e->mode = mode;
    e->cause = cause;
    e->tenure = heap->policy.tenure;
    to_space_open(heap, &e->to, mode == EVACUATE_YOUNG ? ARENA_SURVIVOR : ARENA_TO);
    to_space_open(heap, &e->old, ARENA_OLD);
    vector_reserve(&heap->mark_stack, STACK_LEAST, sizeof(MarkItem));
    e->epoch = ++heap->epoch;
    if (e->epoch == 0) e->epoch = heap->epoch = 1;
}

static Object *evacuate_survivor_of(void *plan, Object *object) {
    return object == NULL ? NULL : evacuate_survivor(plan, object);
}

void evacuate_owners(Evacuation *e) {
    const GcClient *client = e->heap->client;
    evacuate_drain(e);
    if (e->mode == EVACUATE_YOUNG || client->visit_found_owners == NULL) return;
    while (client->visit_found_owners(e->heap->client_data, e->epoch, evacuate_survivor_of, e,
                                      &e->visitor))
        evacuate_drain(e);
}

void evacuate_roots(Evacuation *e) {
    const GcClient *client = e->heap->client;
    if (e->mode == EVACUATE_YOUNG && client->visit_young_roots != NULL)
        client->visit_young_roots(e->heap->client_data, &e->visitor);
    else
        client->visit_roots(e->heap->client_data, &e->visitor);
    evacuate_visit_root(&e->visitor, &e->heap->pending);
}

Object *evacuate_object(Evacuation *e, Object *object) {
    Ref ref = object_ref(object);
    switch (e->mode) {
    case EVACUATE_ALL: return ref_object(evacuate_ref(e, ref, EVACUATE_ALL));
    case EVACUATE_YOUNG: return ref_object(evacuate_ref(e, ref, EVACUATE_YOUNG));
    case EVACUATE_EXTERNAL: return e->heap->plan->external->make_live(e, object);
    default: return ref_object(evacuate_ref(e, ref, EVACUATE_MARK));
    }
}

Object *evacuate_survivor(const Evacuation *e, Object *object) {
    if (e->mode == EVACUATE_EXTERNAL) return e->heap->plan->external->survivor(e, object);
    unsigned role = arena_role(&e->heap->table, object_ref(object));
    if (role & ROLE_FROM) {
        Ref lock = atomic_load_explicit(&object->lock, memory_order_relaxed);
        return (lock & LOCK_TAG_MASK) == LOCK_FORWARDED ? ref_object(object->shape) : NULL;
    }
    if (role & ROLE_MARK) {
        const Arena *arena = arena_at(&e->heap->table, (uintptr_t)object);
        return arena_marked(arena, object) ? object : NULL;
    }
    return object;
}

bool evacuate_is_copy(const Evacuation *e, const Object *object) {
    const ToSpace *spaces[] = {&e->to, &e->old};
    for (int s = 0; s < 2; s++)
        for (size_t i = 0; i < spaces[s]->regions.count; i++) {
            const Region *region = (const Region *)spaces[s]->regions.items + i;
            const char *end = i + 1 == spaces[s]->regions.count ? spaces[s]->top : region->end;
            if ((const char *)object >= region->base && (const char *)object < end) return true;
        }
    return false;
}

void evacuate_end(Evacuation *e) {
    if (e->recount) recount_marked(e);
    to_space_close(e->heap, &e->to);
    to_space_close(e->heap, &e->old);
    references_end(&e->references);
}
