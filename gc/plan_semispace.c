/* SPDX-License-Identifier: MIT */
/* The semispace plan: each collection moves what is live out of all arenas into fresh to-arenas
 * and gives the old arenas back. Exempt, and marked in place: large objects, mirrors, arenas
 * that hold pinned objects, and as many arenas as to-space could not be reserved for. What dies
 * there becomes a gap.
 *
 * -Xmx bounds the arenas outside of collections; while copying, to-space comes on top. A
 * collection is due when as much was allocated since the last one as was live after it, and at
 * least 8 MiB. */
#include "gc/evacuate.h"
#include "gc/large.h"
#include "gc/plan.h"
#include "gc/reserve.h"
#include "gc/sweep.h"

enum {
    MARGIN = 2 /* arenas reserved for what is allocated until the world stops */,
    THRESHOLD_BYTES = 8 << 20
};

static bool semispace_is_due(const Heap *heap, size_t bytes) {
    size_t threshold = heap->live_bytes;
    if (threshold < THRESHOLD_BYTES) threshold = THRESHOLD_BYTES;
    if (heap->options.initial_bytes > heap->live_bytes + threshold)
        threshold = heap->options.initial_bytes - heap->live_bytes;
    return heap->since_last + bytes > threshold;
}

static void semispace_prepare(Heap *heap, Mutator *mutator) {
    heap_lock(heap);
    size_t need = reserve_need(heap, false) + MARGIN;
    heap_unlock(heap);
    heap->reserve_short =
        !memory_reserve(heap, need) || !heap_reserve_ids(heap, mutator, ARENA_TO, need);
}

static bool semispace_is_prepared(Heap *heap) {
    return heap->reserve_short || reserve_need(heap, false) <= heap->memory.reserved.count;
}

static void semispace_set_roles(Heap *heap) {
    ArenaTable *table = &heap->table;
    reserve_fall_back(heap, false);
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        arena_contents_changed(arena);
        bool moves = reserve_moves(arena);
        arena_set_role(table, arena, moves ? ROLE_FROM : ROLE_MARK);
        if (!moves) arena_clear_marks(arena);
    }
}

/* It stayed in its place for want of to-space, or for a pin that is gone, and all of it died.
 */
static bool is_of_no_use(const Heap *heap, const Arena *arena) {
    return arena->kind != ARENA_CLASSES && arena->pins == 0 && arena->open_buffers == 0 &&
           arena != heap->current;
}

static void semispace_sweep(Heap *heap, Sweep *s) {
    large_clear_free_blocks(heap);
    /* From the end: removing moves the last one, which was seen, into the place. */
    for (size_t i = heap->table.count; i-- > 0;) {
        Arena *arena = heap->table.list[i];
        switch (arena_role(&heap->table, object_ref((Object *)(void *)arena->base))) {
        case ROLE_FROM:
            sweep_tell(s, arena, true);
            heap_delete_arena(heap, s->mutator, arena);
            break;
        case ROLE_MARK:
            if (arena->kind == ARENA_LARGE) {
                sweep_large(s, arena);
            } else {
                size_t before = s->objects;
                if (arena->kind == ARENA_CLASSES) sweep_keep_mirrors(arena);
                sweep_marked(s, arena);
                if (s->objects == before && is_of_no_use(heap, arena))
                    heap_delete_arena(heap, s->mutator, arena);
            }
            break;
        default: break;
        }
    }
    for (size_t i = 0; i < heap->table.count; i++)
        arena_set_role(&heap->table, heap->table.list[i], ROLE_NONE);
}

static Object *semispace_survivor(void *plan, Object *object) {
    return object == NULL ? NULL : evacuate_survivor(plan, object);
}

static void semispace_collect(Heap *heap, Mutator *mutator, Collection *c) {
    semispace_set_roles(heap);
    bool current_stays = heap->current != NULL && !reserve_moves(heap->current);

    Evacuation e;
    evacuate_begin(&e, heap, c->cause, EVACUATE_ALL);
    evacuate_roots(&e);
    evacuate_owners(&e);
    references_process(&e);
    heap->client->sweep_weak(heap->client_data, semispace_survivor, &e);
    size_t regions = e.to.regions.count;
    heap->survivor = regions > 0 ? ((Region *)e.to.regions.items)[regions - 1].arena : NULL;
    evacuate_end(&e);
    c->moved_objects = e.to.objects;
    c->moved_bytes = e.to.bytes;

    if (!current_stays) heap->current = NULL;
    heap->ready = NULL; /* empty ones go with the others */
    Sweep s = sweep_begin(heap, mutator);
    semispace_sweep(heap, &s);
    heap->live_objects = c->moved_objects + s.objects;
    heap->live_bytes = c->moved_bytes + s.bytes;
    c->survived_bytes = heap->live_bytes;
}

const Plan plan_semispace = {
    .name = "semispace",
    .collects = true,
    .is_due = semispace_is_due,
    .prepare = semispace_prepare,
    .is_prepared = semispace_is_prepared,
    .collect = semispace_collect,
};
