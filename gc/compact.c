/* SPDX-License-Identifier: MIT */
/* In steps: mark; process references; empty the weak tables of the dead; sort the arenas by
 * what lives in them; sweep those that stay, which finds the gaps; copy, as long as there is
 * room, out of the emptiest; update every reference; drop what is empty. An arena that could be
 * emptied only in part stays with what is left.
 *
 * No more memory is needed than was reserved, and the collection succeeds with none: then
 * nothing moves. */
#include "gc/compact.h"

#include "gc/evacuate.h"
#include "gc/large.h"
#include "gc/object_refs.h"
#include "gc/remember.h"
#include "gc/reserve.h"
#include "gc/sweep.h"

#include <stdlib.h>
#include <string.h>

enum {
    DENSE_BYTES = CHUNK_BYTES / 4 * 3, /* an arena with more than this live stays */
    FRESH_MINIMUM = 4,
    GAP_YIELD = 8, /* of ten bytes of gaps, so many can be expected to be filled */
    MOVE_ALL_MARGIN = 2
};

typedef struct Compaction {
    Heap *heap;
    Sweep sweep;
    ToSpace to;
    Arena **arenas; /* those that may move, the emptiest first */
    size_t count;
} Compaction;

/* ---- How much ---- */

/* Young arenas are mostly dead, old ones mostly alive. Beyond -Xmx a sixteenth is lent. */
size_t compact_need(const Heap *heap) {
    if (heap->options.move_all) return reserve_need(heap, false) + MOVE_ALL_MARGIN;
    size_t wanted = 1 + (policy_cost(heap, true) + policy_cost(heap, false) / 4) / CHUNK_BYTES;
    size_t maximum = heap->options.maximum_bytes + heap->reserve_bytes;
    size_t room = maximum > heap->committed ? (maximum - heap->committed) / CHUNK_BYTES : 0;
    if (room < FRESH_MINIMUM) room = FRESH_MINIMUM;
    return wanted < room ? wanted : room;
}

/* ---- Marking ---- */

static void compact_mark(Heap *heap, GcCause cause) {
    ArenaTable *table = &heap->table;
    for (size_t i = 0; i < table->count; i++) {
        arena_set_role(table, table->list[i], ROLE_MARK);
        arena_contents_changed(table->list[i]);
        arena_clear_marks(table->list[i]);
    }
    Evacuation e;
    evacuate_begin(&e, heap, cause, EVACUATE_MARK);
    evacuate_roots(&e);
    evacuate_owners(&e);
    references_process(&e);
    evacuate_end(&e);
}

/* ---- Which arenas stay ---- */

static int compare_live(const void *a, const void *b) {
    size_t x = (*(Arena *const *)a)->live_bytes, y = (*(Arena *const *)b)->live_bytes;
    return x < y ? -1 : x > y;
}

static void compact_sort(Compaction *c) {
    Heap *heap = c->heap;
    c->arenas = heap->table.some;
    for (size_t i = 0; i < heap->table.count; i++) {
        Arena *arena = heap->table.list[i];
        if (arena->kind == ARENA_CLASSES) {
            sweep_keep_mirrors(arena);
            sweep_marked(&c->sweep, arena);
        } else if (arena->kind != ARENA_LARGE &&
                   (!reserve_moves(arena) ||
                    (arena->live_bytes > DENSE_BYTES && !heap->options.move_all))) {
            sweep_marked(&c->sweep, arena);
        } else if (arena->kind != ARENA_LARGE) {
            c->arenas[c->count++] = arena;
        }
    }
    qsort(c->arenas, c->count, sizeof(Arena *), compare_live);
    /* The emptiest go as far as there is room, which the fullest of them make by staying. */
    size_t fresh = heap->memory.reserved.count * (CHUNK_BYTES - heap->biggest);
    size_t moving = 0, first = 0, last = c->count;
    while (first < last) {
        size_t room = fresh + heap->gaps.bytes / 10 * GAP_YIELD;
        if (moving + c->arenas[first]->live_bytes <= room)
            moving += c->arenas[first++]->live_bytes;
        else
            sweep_marked(&c->sweep, c->arenas[--last]);
    }
    c->count = first;
    for (size_t i = 0; i < c->count; i++) arena_set_role(&heap->table, c->arenas[i], ROLE_FROM);
}

/* ---- Moving ---- */

/* False: no room. What stays remains marked. */
static bool compact_move(Compaction *c, Arena *from, Object *object) {
    Heap *heap = c->heap;
    size_t bytes = object_size(object);
    char *copy = to_space_take(heap, &c->to, bytes);
    if (copy == NULL) return false;
    memcpy(copy, object, bytes);
    const Region *region = (const Region *)c->to.regions.items + c->to.regions.count - 1;
    arena_note_first(region->arena, copy);
    /* The rest of a fresh arena can be a gap too: such an arena is walked, not looked up by
     * marks. */
    if (region->gap && region->arena->marks != NULL) arena_mark(region->arena, copy);
    c->to.objects++;
    arena_unmark(from, object);
    object->shape = object_ref((Object *)(void *)copy);
    atomic_store_explicit(&object->lock, LOCK_FORWARDED, memory_order_relaxed);
    return true;
}

static void compact_empty(Compaction *c, Arena *arena) {
    const char *at = arena->base;
    for (Object *o; (o = arena_next_marked(arena, at)) != NULL;
         at = (const char *)o + OBJECT_ALIGNMENT)
        if (!compact_move(c, arena, o)) {
            arena->fallback = true;
            break;
        }
}

/* After marking, before anything moves: whether it lives. Later nobody can tell, because a copy
 * may lie where a dead object lay. */
static Object *compact_survivor(void *plan, Object *object) {
    const Compaction *c = plan;
    if (object == NULL) return NULL;
    const Arena *arena = arena_at(&c->heap->table, (uintptr_t)object);
    return arena == NULL || arena_marked(arena, object) ? object : NULL;
}

/* ---- Updating ---- */

typedef struct Update {
    RootVisitor visitor; /* first: what the client is given */
    Heap *heap;
} Update;

static inline Ref update_ref(const Heap *heap, Ref ref) {
    if (arena_role(&heap->table, ref) != ROLE_FROM) return ref;
    const Object *object = ref_object(ref);
    Ref lock = atomic_load_explicit((_Atomic(Ref) *)&object->lock, memory_order_relaxed);
    return (lock & LOCK_TAG_MASK) == LOCK_FORWARDED ? object->shape : ref;
}

static inline __attribute__((always_inline)) void update_slots(void *data, Ref *slots,
                                                               size_t count) {
    const Heap *heap = data;
    for (size_t i = 0; i < count; i++) {
        Ref ref = slots[i], now = update_ref(heap, ref);
        if (now != ref) slots[i] = now;
    }
}

/* Weak tables hold live objects only by now. */
static Object *compact_moved(void *plan, Object *object) {
    const Compaction *c = plan;
    return object == NULL ? NULL : ref_object(update_ref(c->heap, object_ref(object)));
}

static void update_root(RootVisitor *visitor, Object **slot) {
    const Update *u = (const Update *)visitor;
    root_set(slot, ref_object(update_ref(u->heap, object_ref(*slot))));
}

static void update_arena(Heap *heap, const Arena *arena) {
    const char *at = arena->base;
    if (arena->marks == NULL) { /* made by this collection: all of it lives */
        for (Object *o; (o = arena_next_object(arena, at)) != NULL;
             at = (const char *)o + object_size(o))
            object_visit_refs(heap, o, update_slots, heap);
        return;
    }
    for (Object *o; (o = arena_next_marked(arena, at)) != NULL;) {
        object_visit_refs(heap, o, update_slots, heap);
        if (arena->kind == ARENA_LARGE) return;
        at = (const char *)o + OBJECT_ALIGNMENT;
    }
}

static void compact_update(Compaction *c) {
    Heap *heap = c->heap;
    Update u = {{update_root}, heap};
    heap->client->visit_roots(heap->client_data, &u.visitor);
    update_root(&u.visitor, &heap->pending);
    Object **finals = heap->inactive_finals.items;
    for (size_t i = 0; i < heap->inactive_finals.count; i++)
        update_root(&u.visitor, &finals[i]);
    for (size_t i = 0; i < heap->table.count; i++) update_arena(heap, heap->table.list[i]);
}

/* ---- The end ---- */

static void compact_drop(Compaction *c) {
    Heap *heap = c->heap;
    ArenaTable *table = &heap->table;
    for (size_t i = table->count; i-- > 0;) {
        Arena *arena = table->list[i];
        if (arena->kind == ARENA_LARGE) {
            if (!sweep_large(&c->sweep, arena)) arena->young = false;
            continue;
        }
        if (arena_role(table, object_ref((Object *)(void *)arena->base)) != ROLE_FROM) continue;
        if (arena->fallback) {
            c->sweep.tell = false; /* it was told when the rest of the arena moved */
            sweep_marked(&c->sweep, arena);
            continue;
        }
        heap_delete_arena(heap, c->sweep.mutator, arena);
    }
    for (size_t i = 0; i < table->count; i++) arena_set_role(table, table->list[i], ROLE_NONE);
    remember_nothing(heap);
}

void compact_collect(Heap *heap, Mutator *mutator, Collection *collection) {
    Compaction c = {.heap = heap, .sweep = sweep_begin(heap, mutator)};
    compact_mark(heap, collection->cause);
    to_space_open(heap, &c.to, ARENA_OLD);
    heap->client->sweep_weak(heap->client_data, compact_survivor, &c);
    heap->current = heap->ready = heap->old = heap->survivor = NULL;
    large_clear_free_blocks(heap);
    free_list_clear(&heap->gaps);
    compact_sort(&c);
    for (size_t i = 0; i < c.count; i++) {
        compact_empty(&c, c.arenas[i]);
        sweep_tell(&c.sweep, c.arenas[i], !c.arenas[i]->fallback);
    }
    to_space_close(heap, &c.to);
    collection->moved_objects = c.to.objects;
    collection->moved_bytes = c.to.bytes;
    if (c.count > 0) {
        heap->client->sweep_weak(heap->client_data, compact_moved, &c);
        compact_update(&c);
    }
    compact_drop(&c);

    heap->live_objects = c.sweep.objects + collection->moved_objects;
    heap->live_bytes = c.sweep.bytes + collection->moved_bytes;
    heap->fixed_objects = c.sweep.fixed_objects;
    heap->fixed_bytes = c.sweep.fixed_bytes;
    heap->old_objects = heap->live_objects - heap->fixed_objects;
    heap->old_bytes = heap->live_bytes - heap->fixed_bytes;
    collection->survived_bytes = heap->live_bytes;
}
