/* SPDX-License-Identifier: MIT */
/* The generational plan. Threads allocate in young arenas. A young collection copies what lives
 * in them to survivor arenas, or to old ones when it is old enough; it follows the roots and
 * the references in marked cards of old arenas, so that its cost is that of the survivors.
 * Arenas with pinned objects, and those without to-space, become old where they are; large
 * objects grow old in arenas of their own. Class loaders and their classes are taken as alive.
 * A full collection is gc/compact.c. When which one comes is gc/policy.c. */
#include "gc/compact.h"
#include "gc/evacuate.h"
#include "gc/plan.h"
#include "gc/remember.h"
#include "gc/reserve.h"
#include "gc/sweep.h"

enum {
    MARGIN = 4 /* arenas: two spaces are filled, and some are allocated until the world stops */
};

/* ---- Reserving ---- */

static void generational_prepare(Heap *heap, Mutator *mutator) {
    heap_lock(heap);
    size_t need = heap->full ? compact_need(heap) : reserve_need(heap, true) + MARGIN;
    heap_unlock(heap);
    heap->reserve_short =
        !memory_reserve(heap, need) || !heap_reserve_ids(heap, mutator, ARENA_OLD, need);
    if (heap->full) return;
    heap->reserve_short |= !heap_reserve_ids(heap, mutator, ARENA_SURVIVOR, need);
    memory_populate(heap, policy_expects(heap) / CHUNK_BYTES + 1);
}

static bool generational_is_prepared(Heap *heap) {
    return heap->full || heap->reserve_short ||
           reserve_need(heap, true) + 2 <= heap->memory.reserved.count;
}

/* ---- A young collection ---- */

static unsigned young_role(const Heap *heap, Arena *arena) {
    if (!arena->young) return ROLE_NONE;
    arena_contents_changed(arena);
    if (reserve_moves(arena)) return ROLE_FROM;
    arena_clear_marks(arena);
    if (arena->kind == ARENA_LARGE && ++arena->age <= heap->policy.tenure)
        return ROLE_MARK | ROLE_YOUNG;
    arena_clear_cards(arena); /* it becomes old: the trace marks those that matter */
    return ROLE_MARK;
}

static void young_set_roles(Heap *heap, Collection *c) {
    ArenaTable *table = &heap->table;
    reserve_fall_back(heap, true);
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        if (arena->young) c->young_before += (size_t)(arena->top - arena->base);
        arena_set_role(table, arena, young_role(heap, arena));
    }
}

typedef struct Kept {
    size_t young_objects, young_bytes, old_objects, old_bytes;
} Kept;

static void young_sweep_large(Sweep *s, Arena *arena, unsigned role, Kept *kept) {
    size_t bytes = (size_t)(arena->top - arena->base);
    if (sweep_large(s, arena)) return;
    arena->young = (role & ROLE_YOUNG) != 0;
    if (arena->young) {
        kept->young_objects++;
        kept->young_bytes += bytes;
    } else {
        kept->old_objects++;
        kept->old_bytes += bytes;
    }
}

static Kept young_sweep(Heap *heap, Sweep *s) {
    ArenaTable *table = &heap->table;
    Kept kept = {0};
    /* From the end: removing moves the last one, which was seen, into the place. */
    for (size_t i = table->count; i-- > 0;) {
        Arena *arena = table->list[i];
        unsigned role = arena_role(table, object_ref((Object *)(void *)arena->base));
        arena_set_role(table, arena, ROLE_NONE);
        if (role & ROLE_FROM) {
            sweep_tell(s, arena, true);
            heap_delete_arena(heap, s->mutator, arena);
        } else if ((role & ROLE_MARK) && arena->kind == ARENA_LARGE) {
            young_sweep_large(s, arena, role, &kept);
        } else if (role & ROLE_MARK) {
            size_t objects = s->objects, bytes = s->bytes;
            sweep_marked(s, arena);
            kept.old_objects += s->objects - objects;
            kept.old_bytes += s->bytes - bytes;
        }
    }
    return kept;
}

static Object *young_survivor(void *plan, Object *object) {
    return object == NULL ? NULL : evacuate_survivor(plan, object);
}

static void young_collect(Heap *heap, Mutator *mutator, Collection *c) {
    young_set_roles(heap, c);
    Evacuation e;
    evacuate_begin(&e, heap, c->cause, EVACUATE_YOUNG);
    evacuate_roots(&e);
    remember_scan(&e);
    evacuate_owners(&e);
    references_process(&e);
    const GcClient *client = heap->client;
    (client->sweep_young != NULL ? client->sweep_young
                                 : client->sweep_weak)(heap->client_data, young_survivor, &e);
    for (int i = 0; i < AGES; i++) c->age_bytes[i] = e.age_bytes[i];
    evacuate_end(&e);
    ToSpace to = e.to, old = e.old;

    heap->current = heap->ready = heap->survivor = NULL;
    Sweep s = sweep_begin(heap, mutator);
    Kept kept = young_sweep(heap, &s);
    heap->old_objects += old.objects + kept.old_objects;
    heap->old_bytes += old.bytes + kept.old_bytes;
    c->moved_objects = to.objects + old.objects;
    c->moved_bytes = to.bytes + old.bytes;
    c->survived_bytes = to.bytes + kept.young_bytes;
    c->promoted_bytes = old.bytes + kept.old_bytes;
    heap->live_objects =
        heap->old_objects + heap->fixed_objects + to.objects + kept.young_objects;
    heap->live_bytes = heap->old_bytes + heap->fixed_bytes + c->survived_bytes;
}

static void generational_collect(Heap *heap, Mutator *mutator, Collection *c) {
    if (c->full)
        compact_collect(heap, mutator, c);
    else
        young_collect(heap, mutator, c);
}

const Plan plan_generational = {
    .name = "generational",
    .collects = true,
    .generational = true,
    .is_due = policy_is_due,
    .prepare = generational_prepare,
    .is_prepared = generational_is_prepared,
    .collect = generational_collect,
};
