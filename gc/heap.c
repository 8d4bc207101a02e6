/* SPDX-License-Identifier: MIT */
/* The heap's life, its arenas' ids and its threads. */
#include "gc/heap.h"

#include "gc/ballast.h"
#include "gc/bump.h"
#include "gc/log.h"
#include "gc/plan.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RESERVE_MINIMUM = 1 << 20, MAXIMUM_MINIMUM = 2 << 20 };

static const Plan *const plans[] = {&plan_generational, &plan_semispace, &plan_marksweep,
                                    &plan_none,
#if defined(MINIJVM_WIDE_REFS)
                                    &plan_boehm
#endif
};

/* ---- Arenas ---- */

Arena *heap_new_arena(Heap *heap, ArenaKind kind) {
    Arena *arena = heap->retired_first;
    bool again = arena != NULL && (arena->died < heap->collections || heap->options.reuse_ids);
    if (!again) {
        arena = calloc(1, sizeof *arena);
        if (arena == NULL) return NULL;
    }
    arena->kind = kind;
    if (!arena_make_rooms(arena) ||
        (!again && !arena_table_reserve(&heap->table, (size_t)heap->next_id + 1))) {
        arena_forget(arena);
        if (!again) free(arena);
        return NULL;
    }
    if (again) {
        heap->retired_first = arena->next;
        if (heap->retired_first == NULL) heap->retired_last = &heap->retired_first;
    } else {
        arena->id = ++heap->next_id;
    }
    arena_name(arena, kind, ++heap->numbers[kind]);
    arena->young = heap->plan->generational &&
                   (kind == ARENA_EDEN || kind == ARENA_SURVIVOR || kind == ARENA_LARGE);
    return arena;
}

void heap_retire_arena(Heap *heap, Arena *arena) {
    arena_forget(arena);
    arena->died = heap->collections + 1;
    if (heap->options.reuse_ids) {
        arena->next = heap->retired_first;
        if (arena->next == NULL) heap->retired_last = &arena->next;
        heap->retired_first = arena;
        return;
    }
    arena->next = NULL;
    *heap->retired_last = arena;
    heap->retired_last = &arena->next;
}

void heap_announce(Heap *heap, Mutator *mutator, Arena *arena) {
    if (arena->announced) return;
    arena->announced = true;
    HEAP_EMIT(heap, mutator, arena_new, .arena = arena->id, .arena_name = arena->name);
}

void heap_delete_arena(Heap *heap, Mutator *mutator, Arena *arena) {
    arena_table_remove(&heap->table, arena);
    heap->committed -= arena->cost;
    memory_set_aside(heap, arena->kind == ARENA_LARGE, arena->base, arena->chunks);
    HEAP_EMIT(heap, mutator, arena_delete, .arena = arena->id);
    heap_retire_arena(heap, arena);
}

Arena *heap_make_arena(Heap *heap, Mutator *mutator, ArenaKind kind, size_t chunks,
                       size_t cost) {
    Piece piece;
    Arena *arena = NULL;
    bool sure = ballast_hold(heap);
    while (!sure && memory_return(heap)) sure = ballast_hold(heap);
    if (sure && memory_take(heap, kind == ARENA_LARGE, chunks, &piece)) {
        heap_lock(heap);
        arena = heap_new_arena(heap, kind);
        heap_unlock(heap);
        if (arena == NULL) memory_give(heap, piece);
    }
    if (arena == NULL) {
        heap_lock(heap);
        heap->committed -= cost;
        heap_unlock(heap);
        return NULL;
    }
    arena_give_memory(arena, piece.address, chunks, piece.zero);
    arena->cost = cost;
    if (kind == ARENA_CLASSES) arena_clear_firsts(arena);
    heap_announce(heap, mutator, arena);
    return arena;
}

/* ---- To-space ---- */

bool heap_reserve_ids(Heap *heap, Mutator *mutator, ArenaKind kind, size_t count) {
    size_t have = heap_reserved_ids(heap, kind);
    for (; have < count; have++) {
        heap_lock(heap);
        Arena *arena = heap_new_arena(heap, kind);
        heap_unlock(heap);
        if (arena == NULL) return false;
        heap_announce(heap, mutator, arena);
        heap_lock(heap);
        arena->next = heap->pool[kind];
        heap->pool[kind] = arena;
        heap_unlock(heap);
    }
    return true;
}

size_t heap_reserved_ids(const Heap *heap, ArenaKind kind) {
    size_t count = 0;
    heap_lock(heap);
    for (const Arena *a = heap->pool[kind]; a != NULL; a = a->next) count++;
    heap_unlock(heap);
    return count;
}

void heap_end_reserved(Heap *heap, Mutator *mutator) {
    for (int kind = 0; kind < ARENA_KINDS; kind++)
        for (Arena *arena; (arena = heap->pool[kind]) != NULL;) {
            heap->pool[kind] = arena->next;
            HEAP_EMIT(heap, mutator, arena_delete, .arena = arena->id);
            heap_retire_arena(heap, arena);
        }
}

Arena *heap_take_reserved(Heap *heap, ArenaKind kind) {
    Arena *arena = heap->pool[kind];
    Piece piece;
    if (arena == NULL || !memory_take_reserved(heap, &piece)) return NULL;
    heap->pool[kind] = arena->next;
    arena->next = NULL;
    arena_give_memory(arena, piece.address, 1, piece.zero);
    arena->cost = CHUNK_BYTES;
    heap->committed += CHUNK_BYTES;
    arena_table_add(&heap->table, arena);
    return arena;
}

/* ---- Life ---- */

static const char *create_wrong(const GcOptions *options, const Plan *plan) {
    if (plan == NULL) return "unknown garbage collector";
    if (options->maximum_bytes < MAXIMUM_MINIMUM)
        return "the maximum heap size must be at least 2 MiB";
    if (options->initial_bytes > options->maximum_bytes)
        return "the initial heap size exceeds the maximum heap size";
#if !defined(MINIJVM_WIDE_REFS)
    if (options->maximum_bytes >= (size_t)4 << 30)
        return "a heap of 4 GiB or more needs the build with wide references";
#endif
    return NULL;
}

static const Plan *create_plan(const char *name) {
    if (name == NULL) return plans[0];
    if (strcmp(name, "copying") == 0) name = "semispace";
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
        if (strcmp(plans[i]->name, name) == 0) return plans[i];
    return NULL;
}

Heap *gc_create(const GcOptions *options, const GcClient *client, void *client_data,
                EventSink *sink, char *message, size_t message_size) {
    const Plan *plan = create_plan(options->plan);
    const char *wrong = create_wrong(options, plan);
    Heap *heap = wrong == NULL ? calloc(1, sizeof *heap) : NULL;
    if (wrong == NULL && (heap == NULL || pthread_mutex_init(&heap->lock, NULL) != 0))
        wrong = "no native memory for the heap";
    if (wrong != NULL) {
        free(heap);
        if (message != NULL) snprintf(message, message_size, "%s", wrong);
        return NULL;
    }
    heap->plan = plan;
    heap->client = client;
    heap->client_data = client_data;
    heap->sink = sink;
    heap->options = *options;
    heap->options.plan = plan->name;
    heap->reserve_bytes = options->maximum_bytes / 16;
    if (heap->reserve_bytes < RESERVE_MINIMUM) heap->reserve_bytes = RESERVE_MINIMUM;
    heap->retired_last = &heap->retired_first;
    heap->biggest = BUFFER_OBJECT_BYTES;
    policy_begin(heap);
    if (plan->external != NULL && (wrong = plan->external->begin(heap)) != NULL) {
        if (message != NULL) snprintf(message, message_size, "%s", wrong);
        gc_destroy(heap);
        return NULL;
    }
    if (options->log_file != NULL &&
        (heap->log = log_open(options->log_file, message, message_size)) == NULL) {
        gc_destroy(heap);
        return NULL;
    }
    if (options->verbose_file != NULL &&
        (heap->verbose_to = fopen(options->verbose_file, "we")) == NULL) {
        if (message != NULL)
            snprintf(message, message_size, "the log of collections %s: %s",
                     options->verbose_file, strerror(errno));
        gc_destroy(heap);
        return NULL;
    }
    return heap;
}

bool gc_plan_exists(const char *name) { return create_plan(name) != NULL; }

static void destroy_arenas(Heap *heap, Arena *arena) {
    while (arena != NULL) {
        Arena *next = arena->next;
        if (arena->base != NULL)
            heap->client->unmap_chunks(heap->client_data, arena->base, arena->chunks);
        arena_forget(arena);
        free(arena);
        arena = next;
    }
}

void gc_destroy(Heap *heap) {
    if (heap == NULL) return;
    if (heap->plan->external != NULL) heap->plan->external->end(heap);
    ballast_drop(heap);
    memory_destroy(heap);
    for (size_t i = 0; i < heap->table.count; i++) {
        heap->table.list[i]->next = NULL;
        destroy_arenas(heap, heap->table.list[i]);
    }
    heap->table.count = 0;
    for (Arena *a = heap->retired_first; a != NULL; a = a->next) a->base = NULL;
    for (int i = 0; i < ARENA_KINDS; i++) destroy_arenas(heap, heap->pool[i]);
    destroy_arenas(heap, heap->retired_first);
    arena_table_destroy(&heap->table);
    vector_free(&heap->free_blocks);
    free_list_free(&heap->gaps);
    vector_free(&heap->inactive_finals);
    vector_free(&heap->mark_stack);
    for (int i = 0; i < 2; i++) vector_free(&heap->regions[i]);
    if (heap->log != NULL) log_close(heap->log);
    if (heap->verbose_to != NULL) fclose(heap->verbose_to);
    pthread_mutex_destroy(&heap->lock);
    free(heap);
}

/* ---- Threads ---- */

void gc_mutator_attach(Heap *heap, Mutator *mutator) {
    memset(mutator, 0, sizeof *mutator);
    mutator->heap = heap;
    mutator->stressed = heap->options.stress > 0;
    heap_lock(heap);
    mutator->next = heap->mutators;
    if (heap->mutators != NULL) heap->mutators->previous = mutator;
    heap->mutators = mutator;
    heap_unlock(heap);
}

void gc_mutator_detach(Mutator *mutator) {
    Heap *heap = mutator->heap;
    heap_lock(heap);
    bump_retire(heap, mutator);
    heap->allocated_before += mutator->allocated_bytes;
    mutator->allocated_bytes = 0;
    if (heap->plan->external != NULL) heap->plan->external->detach(mutator);
    if (mutator->previous != NULL)
        mutator->previous->next = mutator->next;
    else
        heap->mutators = mutator->next;
    if (mutator->next != NULL) mutator->next->previous = mutator->previous;
    heap_unlock(heap);
    mutator->next = mutator->previous = NULL;
    mutator->heap = NULL;
}

void gc_mutator_set_slow(Mutator *mutator, bool slow) {
    heap_lock(mutator->heap);
    if (slow)
        mutator->slow++;
    else if (mutator->slow > 0)
        mutator->slow--;
    bump_set_limit(mutator->heap, mutator);
    heap_unlock(mutator->heap);
}
