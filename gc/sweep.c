/* SPDX-License-Identifier: MIT */
#include "gc/sweep.h"

#include "gc/large.h"
#include "gc/plan.h"

#include <stdlib.h>
#include <string.h>

enum { POISON = 0xdb }; /* odd: a stale reference finds no shape */

Sweep sweep_begin(Heap *heap, Mutator *mutator) {
    Sweep s = {.heap = heap, .mutator = mutator};
    s.tell = heap_wants(heap, EVENT_object_move) || heap_wants(heap, EVENT_object_free);
    s.old = heap->plan->generational;
    s.gaps = heap->plan->generational || heap->plan->fills_gaps;
    return s;
}

/* ---- Dead mirrors ---- */

static bool sweep_keeps_mirror(Arena *arena, Object *mirror) {
    const Shape *shape = object_shape(mirror);
    if (shape->kind != SHAPE_MIRROR) return false;
    size_t index = arena_mark_index(arena, mirror);
    uint64_t bit = (uint64_t)1 << (index % 64);
    if (arena->zombies == NULL) {
        arena->zombies = arena->zombie_room;
        memset(arena->zombies, 0, arena_mark_words(arena) * sizeof *arena->zombies);
    }
    arena->zombies[index / 64] ^= bit;
    if (!(arena->zombies[index / 64] & bit)) return false;
    for (uint32_t i = 0; i < shape->run_count; i++)
        memset((char *)mirror + shape->runs[i].offset, 0, shape->runs[i].count * sizeof(Ref));
    const uint32_t *tail = (const uint32_t *)(const void *)((const char *)mirror + shape->size);
    memset((char *)mirror + shape->size + 8, 0, tail[1] * sizeof(Ref));
    atomic_store_explicit(&mirror->lock, LOCK_NEUTRAL, memory_order_relaxed);
    return true;
}

void sweep_keep_mirrors(Arena *arena) {
    const char *at = arena->base;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        at = (const char *)o + object_size(o);
        if (!arena_marked(arena, o) && sweep_keeps_mirror(arena, o)) arena_mark(arena, o);
    }
}

/* ---- Telling ---- */

void sweep_tell(const Sweep *s, const Arena *arena, bool arena_dies) {
    Heap *heap = s->heap;
    if (!s->tell) return;
    const char *at = arena->base;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        Ref lock = atomic_load_explicit(&o->lock, memory_order_relaxed);
        if ((lock & LOCK_TAG_MASK) == LOCK_FORWARDED) {
            Object *to = ref_object(o->shape);
            at = (const char *)o + object_size(to);
            HEAP_EMIT(heap, s->mutator, object_move, .from = o, .to = to,
                      .from_arena = arena->id,
                      .to_arena = arena_at(&heap->table, (uintptr_t)to)->id);
            continue;
        }
        at = (const char *)o + object_size(o);
        if (arena->marks != NULL && !arena_dies && arena_marked(arena, o)) continue;
        HEAP_EMIT(heap, s->mutator, object_free, .object = o, .arena = arena->id,
                  .arena_dies = arena_dies);
    }
}

/* ---- Sweeping ---- */

static void sweep_gap(const Sweep *s, const Arena *arena, char *from, char *to) {
    if (from == to) return;
    if (s->heap->options.guard) memset(from, POISON, (size_t)(to - from));
    arena_write_gap(from, (size_t)(to - from));
    if (arena->kind == ARENA_CLASSES)
        large_add_free_block(s->heap, from, (size_t)(to - from));
    else if (s->gaps)
        free_list_add(&s->heap->gaps, from, (size_t)(to - from));
}

void sweep_marked(Sweep *s, Arena *arena) {
    bool old = s->old || arena->kind == ARENA_CLASSES;
    sweep_tell(s, arena, false);
    if (old) arena_clear_firsts(arena);
    char *gap = arena->base; /* the end of the last live object */
    size_t objects = 0, bytes = 0;
    for (Object *o; (o = arena_next_marked(arena, gap)) != NULL;) {
        size_t size = object_size(o);
        if (old) arena_note_first(arena, o);
        sweep_gap(s, arena, gap, (char *)o);
        gap = (char *)o + size;
        objects++;
        bytes += size;
    }
    if (s->gaps && arena->kind != ARENA_CLASSES) arena->top = arena->clean = arena->limit;
    sweep_gap(s, arena, gap, arena->top);
    arena_contents_changed(arena);
    arena->fallback = false;
    if (s->old) arena->young = false;
    s->objects += objects;
    s->bytes += bytes;
    if (arena->kind != ARENA_CLASSES) return;
    s->fixed_objects += objects;
    s->fixed_bytes += bytes;
}

bool sweep_large(Sweep *s, Arena *arena) {
    Object *object = (Object *)(void *)arena->base;
    /* Made but not yet published as an object: its thread stands in an arena_new handler. */
    bool live = arena_is_gap_word(object->shape) || arena_marked(arena, object);
    if (live) {
        s->objects += !arena_is_gap_word(object->shape);
        s->bytes += (size_t)(arena->top - arena->base);
        return false;
    }
    if (s->tell)
        HEAP_EMIT(s->heap, s->mutator, object_free, .object = object, .arena = arena->id,
                  .arena_dies = true);
    heap_delete_arena(s->heap, s->mutator, arena);
    return true;
}
