/* SPDX-License-Identifier: MIT */
/* The copying plan: each collection moves what is live out of all arenas into fresh to-arenas and gives
 * the old arenas back. Exempt, and marked in place: large objects, mirrors, arenas that hold pinned
 * objects, and as many arenas as to-space could not be reserved for. What dies there becomes a gap.
 *
 * -Xmx bounds the arenas outside of collections; while copying, to-space comes on top. A collection is
 * due when as much was allocated since the last one as was live after it, and at least 8 MiB. */
#include "gc/bump.h"
#include "gc/evacuate.h"
#include "gc/large.h"
#include "gc/plan.h"

#include <stdlib.h>
#include <string.h>

enum { COPYING_MARGIN = 2 }; /* arenas reserved for what is allocated until the world stops */

static size_t copying_threshold(const Heap *heap) {
    size_t threshold = heap->live_bytes;
    if (threshold < THRESHOLD_BYTES) threshold = THRESHOLD_BYTES;
    if (heap->options.initial_bytes > heap->live_bytes + threshold)
        threshold = heap->options.initial_bytes - heap->live_bytes;
    return threshold;
}

static bool copying_is_due(const Heap *heap, size_t bytes) {
    return heap->since_last + bytes > copying_threshold(heap);
}

/* ---- To-space ---- */

static bool copying_moves(const Arena *arena) {
    return (arena->kind == ARENA_EDEN || arena->kind == ARENA_TO) && arena->pins == 0 &&
           !arena->fallback;
}

/* To-arenas that hold everything in the arenas that move, each filled but for the biggest object. */
static size_t copying_need(const Heap *heap) {
    size_t bytes = 0;
    for (size_t i = 0; i < heap->table.count; i++) {
        const Arena *arena = heap->table.list[i];
        if (copying_moves(arena)) bytes += (size_t)(arena->top - arena->base);
    }
    size_t filled = CHUNK_BYTES - heap->biggest;
    return (bytes + filled - 1) / filled;
}

/* An arena of the pool that has no memory or is new; out of the pool while it is worked on. */
static Arena *copying_take_unmapped(Heap *heap) {
    heap_lock(heap);
    Arena **from = &heap->pool;
    while (*from != NULL && (*from)->base != NULL) from = &(*from)->next;
    Arena *arena = *from;
    if (arena != NULL)
        *from = arena->next;
    else
        arena = heap_new_arena(heap, ARENA_TO);
    heap_unlock(heap);
    return arena;
}

static void copying_prepare(Heap *heap, Mutator *mutator) {
    heap_lock(heap);
    size_t need = copying_need(heap) + COPYING_MARGIN;
    size_t mapped = heap->pool_mapped;
    heap_unlock(heap);
    heap->reserve_short = false;
    while (mapped < need && !heap->reserve_short) {
        Piece piece;
        Arena *arena = copying_take_unmapped(heap);
        if (arena == NULL) {
            heap->reserve_short = true;
            break;
        }
        bool got = heap_take_memory(heap, 1, &piece);
        if (got) {
            arena_give_memory(arena, piece.address, 1, piece.zero);
            arena->cost = CHUNK_BYTES;
            heap_announce(heap, mutator, arena);
        } else {
            heap->reserve_short = true;
        }
        heap_lock(heap);
        arena->next = heap->pool;
        heap->pool = arena;
        if (got) heap->pool_mapped++;
        mapped = heap->pool_mapped;
        heap_unlock(heap);
    }
}

static bool copying_is_prepared(Heap *heap) {
    return heap->reserve_short || copying_need(heap) <= heap->pool_mapped;
}

static void copying_settle(Heap *heap) {
    heap_release_memory(heap);
    for (;;) {
        heap_lock(heap);
        Arena *arena = heap->pool;
        while (arena != NULL && arena->base == NULL) arena = arena->next;
        Piece piece = {0};
        if (arena != NULL) {
            piece = (Piece){arena->base, 1, arena->clean == arena->base, 0};
            arena->base = NULL;
            heap->pool_mapped--;
        }
        heap_unlock(heap);
        if (arena == NULL) return;
        heap_give_memory(heap, piece);
    }
}

/* ---- What becomes of each arena ---- */

static void copying_set_roles(Heap *heap) {
    ArenaTable *table = &heap->table;
    for (size_t i = table->count; i-- > 0 && copying_need(heap) > heap->pool_mapped;)
        if (copying_moves(table->list[i])) table->list[i]->fallback = true;
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        arena_contents_changed(arena);
        bool moves = copying_moves(arena);
        arena_set_role(table, arena, moves ? ROLE_FROM : ROLE_MARK);
        if (moves) continue;
        arena->marks = calloc(arena_mark_words(arena), sizeof *arena->marks);
        if (arena->marks == NULL) heap_fatal("no native memory for mark bits");
    }
}

typedef struct Sweep {
    Heap *heap;
    Mutator *mutator;
    bool tell; /* somebody hears of single objects */
    size_t objects, bytes;
} Sweep;

/* Everything in an arena that was emptied either moved or died. */
static void copying_tell_from(const Sweep *s, const Arena *arena) {
    Heap *heap = s->heap;
    const char *at = arena->base;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        Ref lock = atomic_load_explicit(&o->lock, memory_order_relaxed);
        if ((lock & LOCK_TAG_MASK) == LOCK_FORWARDED) {
            Object *to = ref_object(o->shape);
            at = (const char *)o + object_size(to);
            HEAP_EMIT(heap, s->mutator, object_move, .from = o, .to = to, .from_arena = arena->id,
                      .to_arena = arena_at(&heap->table, (uintptr_t)to)->id);
        } else {
            at = (const char *)o + object_size(o);
            HEAP_EMIT(heap, s->mutator, object_free, .object = o, .arena = arena->id,
                      .arena_dies = true);
        }
    }
}

/* A mirror found dead is kept once more, without what it refers to, so that the address is still its
 * own when the class's unloading is announced after the collection. */
static bool copying_keeps_mirror(Arena *arena, Object *mirror) {
    const Shape *shape = object_shape(mirror);
    if (arena->kind != ARENA_CLASSES || shape->kind != SHAPE_MIRROR) return false;
    size_t index = arena_mark_index(arena, mirror);
    uint64_t bit = (uint64_t)1 << (index % 64);
    if (arena->zombies == NULL) {
        arena->zombies = calloc(arena_mark_words(arena), sizeof *arena->zombies);
        if (arena->zombies == NULL) heap_fatal("no native memory for dead mirrors");
    }
    arena->zombies[index / 64] ^= bit;
    if (!(arena->zombies[index / 64] & bit)) return false;
    for (uint32_t i = 0; i < shape->run_count; i++)
        memset((char *)mirror + shape->runs[i].offset, 0, shape->runs[i].count * sizeof(Ref));
    const uint32_t *tail = (const uint32_t *)((const char *)mirror + shape->size);
    memset((char *)mirror + shape->size + 8, 0, tail[1] * sizeof(Ref));
    atomic_store_explicit(&mirror->lock, LOCK_NEUTRAL, memory_order_relaxed);
    return true;
}

static void copying_sweep_marked(Sweep *s, Arena *arena) {
    char *gap = arena->base; /* the end of the last live object */
    const char *at = arena->base;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        size_t bytes = object_size(o);
        at = (const char *)o + bytes;
        if (arena_marked(arena, o) || copying_keeps_mirror(arena, o)) {
            if (arena->kind == ARENA_CLASSES)
                large_add_free_block(s->heap, gap, (size_t)((char *)o - gap));
            gap = (char *)o + bytes;
            s->objects++;
            s->bytes += bytes;
            continue;
        }
        HEAP_EMIT(s->heap, s->mutator, object_free, .object = o, .arena = arena->id,
                  .arena_dies = false);
        memset(o, 0, bytes);
    }
    if (arena->kind == ARENA_CLASSES)
        large_add_free_block(s->heap, gap, (size_t)(arena->top - gap));
    free(arena->marks);
    arena->marks = NULL;
    arena->fallback = false;
}

static void copying_sweep_large(Sweep *s, Arena *arena) {
    Object *object = (Object *)arena->base;
    /* Made but not yet published as an object: its thread stands in an arena_new handler. */
    bool live = object->shape == 0 || arena_marked(arena, object);
    if (live) {
        s->objects++;
        s->bytes += (size_t)(arena->top - arena->base);
        free(arena->marks);
        arena->marks = NULL;
        return;
    }
    HEAP_EMIT(s->heap, s->mutator, object_free, .object = object, .arena = arena->id,
              .arena_dies = true);
    heap_delete_arena(s->heap, s->mutator, arena);
}

static void copying_sweep(Sweep *s) {
    Heap *heap = s->heap;
    large_clear_free_blocks(heap);
    /* From the end: removing moves the last one, which was seen, into the place. */
    for (size_t i = heap->table.count; i-- > 0;) {
        Arena *arena = heap->table.list[i];
        switch (arena_role(&heap->table, object_ref((Object *)arena->base))) {
        case ROLE_FROM:
            if (s->tell) copying_tell_from(s, arena);
            heap_delete_arena(heap, s->mutator, arena);
            break;
        case ROLE_MARK:
            if (arena->kind == ARENA_LARGE)
                copying_sweep_large(s, arena);
            else
                copying_sweep_marked(s, arena);
            break;
        default:
            break;
        }
    }
    for (size_t i = 0; i < heap->table.count; i++)
        arena_set_role(&heap->table, heap->table.list[i], ROLE_NONE);
}

/* ---- One collection ---- */

static Object *copying_survivor(void *plan, Object *object) {
    return object == NULL ? NULL : evacuate_survivor(plan, object);
}

static void copying_collect(Heap *heap, Mutator *mutator, GcCause cause) {
    for (Mutator *m = heap->mutators; m != NULL; m = m->next) bump_retire(heap, m);
    copying_set_roles(heap);
    bool current_stays = heap->current != NULL && !copying_moves(heap->current);

    Evacuation e;
    evacuate_begin(&e, heap, cause, false);
    evacuate_roots(&e);
    references_process(&e);
    heap->client->sweep_weak(heap->client_data, copying_survivor, &e);
    heap->survivor = e.to;
    evacuate_end(&e);

    if (!current_stays) heap->current = NULL;
    heap->ready = NULL; /* empty ones go with the others */
    Sweep sweep = {.heap = heap, .mutator = mutator};
    sweep.tell = heap_wants(heap, EVENT_object_move) || heap_wants(heap, EVENT_object_free);
    copying_sweep(&sweep);
    heap->live_objects = e.copied_objects + sweep.objects;
    heap->live_bytes = e.copied_bytes + sweep.bytes;
    heap->since_last = 0;
    heap->handed_out = 0;
    heap->mark_stack.count = 0;
}

const Plan plan_copying = {
    .name = "copying",
    .collects = true,
    .is_due = copying_is_due,
    .prepare = copying_prepare,
    .is_prepared = copying_is_prepared,
    .collect = copying_collect,
    .settle = copying_settle,
};
