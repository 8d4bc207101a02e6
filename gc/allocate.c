/* SPDX-License-Identifier: MIT */
/* The slow path of allocation, in steps: room in the thread's buffer; a new buffer from the
 * current arena or from a gap; a new arena, when no collection is due instead and the limit
 * allows it; a collection; one of the whole heap; one that clears soft references; NULL. A
 * thread that holds GC off gets the reserve beyond the limit instead of collections. */
#include "gc/bump.h"
#include "gc/collect.h"
#include "gc/large.h"
#include "gc/plan.h"

#include <string.h>

enum { PASSES_BEFORE_GIVING_UP = 16 };

typedef enum Stage { STAGE_ORDINARY, STAGE_FULL, STAGE_LAST, STAGE_OVER } Stage;

/* False: nothing more can be done. */
static bool attempt_collect(Heap *heap, Mutator *mutator, GcAttempt *attempt) {
    if (attempt->held || attempt->stage == STAGE_OVER) return false;
    if (attempt->stage == STAGE_FULL && !heap->plan->generational) attempt->stage = STAGE_LAST;
    GcCause cause = attempt->stage == STAGE_LAST ? GC_LAST_RESORT : GC_ALLOCATION_FAILURE;
    switch (collect(heap, mutator, cause, attempt->stage != STAGE_ORDINARY)) {
    case GC_TURN_MINE:
        attempt->stage++;
        attempt->futile = policy_is_futile(heap);
        return !attempt->futile;
    case GC_TURN_PASSED:
        if (++attempt->passes % PASSES_BEFORE_GIVING_UP == 0) attempt->stage++;
        return true;
    case GC_TURN_HELD: attempt->held = true; return true;
    default: return false;
    }
}

/* Room in arenas there are. Lock: held. */
static char *allocate_existing(Heap *heap, Mutator *mutator, size_t bytes, ArenaKind kind) {
    char *at;
    switch (kind) {
    case ARENA_CLASSES: at = large_allocate_fixed(heap, bytes); break;
    case ARENA_EDEN:
        if (bytes <= BUFFER_OBJECT_BYTES) {
            if (!bump_find_room(heap, bytes)) return NULL;
            bump_retire(heap, mutator);
            if (!bump_refill(heap, mutator, bytes)) return NULL;
            at = mutator->top;
            mutator->top += bytes;
            return at;
        }
        at = bump_beside(heap, bytes);
        break;
    default: return NULL;
    }
    if (at == NULL) return NULL;
    heap->handed_out += bytes;
    mutator->allocated_bytes += bytes;
    return at;
}

/* At the limit the rest of the last to-arena is better than nothing; beyond it, where copies
 * that fill their arenas badly may lead, each collection would add another. Lock: held. */
static bool allocate_from_survivor(Heap *heap, ArenaKind kind, size_t bytes, size_t limit) {
    Arena *arena = heap->survivor;
    if (kind != ARENA_EDEN || arena == NULL || heap->committed > limit) return false;
    heap->survivor = NULL;
    if (bytes > (size_t)(arena->limit - arena->top)) return false;
    heap->current = arena;
    return true;
}

/* Makes an arena and puts it where allocation finds it; for a large object answers the object.
 */
static char *allocate_arena(Heap *heap, Mutator *mutator, ArenaKind kind, size_t bytes,
                            size_t cost, bool *made) {
    size_t chunks = kind == ARENA_LARGE ? large_chunks(bytes) : 1;
    Arena *arena = heap_make_arena(heap, mutator, kind, chunks, cost);
    *made = arena != NULL;
    if (arena == NULL) return NULL;
    char *object = NULL;
    if (kind == ARENA_LARGE && arena->clean != arena->base) memset(arena->base, 0, bytes);
    heap_lock(heap);
    if (kind == ARENA_LARGE) {
        object = arena->base;
        arena->top = object + bytes;
        heap->handed_out += bytes;
        mutator->allocated_bytes += bytes;
    }
    arena_table_add(&heap->table, arena);
    if (kind == ARENA_EDEN) {
        arena->next = heap->ready;
        heap->ready = arena;
    }
    heap_unlock(heap);
    return object;
}

/* When everything was tried small objects may take one arena more: the error itself has to be
 * made. */
static size_t allocate_limit(const Heap *heap, const GcAttempt *attempt, size_t bytes) {
    size_t limit = heap->options.maximum_bytes;
    if (attempt->held) return limit + heap->reserve_bytes;
    return attempt->stage == STAGE_OVER && bytes <= BUFFER_OBJECT_BYTES ? limit + CHUNK_BYTES
                                                                        : limit;
}

static Object *allocate_shared(Heap *heap, Mutator *mutator, size_t bytes, ArenaKind kind) {
    GcAttempt attempt = {0};
    size_t cost = kind == ARENA_LARGE ? large_cost(bytes) : CHUNK_BYTES;
    for (;;) {
        heap_lock(heap);
        char *at = allocate_existing(heap, mutator, bytes, kind);
        size_t limit = allocate_limit(heap, &attempt, bytes);
        bool full = at == NULL && heap->committed + cost > limit;
        bool due = at == NULL && attempt.stage == STAGE_ORDINARY && !attempt.held &&
                   heap->plan->collects && heap->plan->is_due(heap, cost);
        bool again = full && (!due || attempt.stage > STAGE_ORDINARY) &&
                     allocate_from_survivor(heap, kind, bytes, limit);
        bool grow = at == NULL && !full && !due;
        if (grow) {
            heap->committed += cost;
            heap->since_last += cost;
        }
        heap_unlock(heap);
        if (at != NULL) return (Object *)at;
        if (again) continue;
        if (grow) {
            bool made;
            at = allocate_arena(heap, mutator, kind, bytes, cost, &made);
            if (at != NULL) return (Object *)at;
            if (made) continue;
        }
        if (attempt_collect(heap, mutator, &attempt)) continue;
        heap_lock(heap);
        heap->gave_up = attempt.futile;
        heap->policy.futile = 0; /* the program hears of it: a fresh start */
        heap_unlock(heap);
        return NULL;
    }
}

/* As allocate_shared, with memory that grows by itself. */
static Object *allocate_foreign(Heap *heap, Mutator *mutator, size_t bytes) {
    GcAttempt attempt = {0};
    for (;;) {
        heap_lock(heap);
        bool due =
            attempt.stage == STAGE_ORDINARY && !attempt.held && heap->plan->is_due(heap, bytes);
        size_t limit = allocate_limit(heap, &attempt, bytes);
        bool at_once = attempt.held || attempt.stage > STAGE_ORDINARY;
        Object *object =
            due ? NULL : heap->plan->external->allocate(heap, mutator, bytes, limit, at_once);
        heap_unlock(heap);
        if (object != NULL) return object;
        if (attempt_collect(heap, mutator, &attempt)) continue;
        heap_lock(heap);
        if (!attempt.futile)
            object = heap->plan->external->allocate(heap, mutator, bytes, limit, true);
        heap->gave_up = attempt.futile;
        heap->policy.futile = 0;
        heap_unlock(heap);
        return object;
    }
}

static void allocate_stress(Heap *heap, Mutator *mutator) {
    uint32_t count =
        atomic_fetch_add_explicit(&heap->stress_count, 1, memory_order_relaxed) + 1;
    uint32_t every = heap->options.stress;
    /* Every third one is a full one: both kinds have their own mistakes to make. */
    if (count % every == 0) collect(heap, mutator, GC_STRESS, count / every % 3 == 0);
}

/* A large mirror is old from the beginning, as the others are: young collections do not look
 * for it. */
static void allocate_old(Heap *heap, Object *object, size_t bytes) {
    heap_lock(heap);
    Arena *arena = arena_at(&heap->table, (uintptr_t)object);
    if (arena->young) {
        arena->young = false;
        heap->old_objects++;
        heap->old_bytes += bytes;
    }
    heap_unlock(heap);
}

Object *gc_allocate_slow(Mutator *mutator, size_t bytes, AllocateHow how) {
    Heap *heap = mutator->heap;
    if (bytes > heap->options.maximum_bytes) return NULL;
    if (heap->options.stress > 0) allocate_stress(heap, mutator);
    if (heap->plan->external != NULL) {
        Object *object = heap->plan->external->take(mutator, bytes);
        if (object == NULL) object = allocate_foreign(heap, mutator, bytes);
        if (how == ALLOCATE_FIXED && object != NULL) {
            heap_lock(heap);
            heap->plan->external->note_mirror(object);
            heap_unlock(heap);
        }
        return object;
    }
    if (bytes > LARGE_BYTES) {
        Object *object = allocate_shared(heap, mutator, bytes, ARENA_LARGE);
        if (how == ALLOCATE_FIXED && object != NULL) allocate_old(heap, object, bytes);
        return object;
    }
    if (how == ALLOCATE_FIXED) return allocate_shared(heap, mutator, bytes, ARENA_CLASSES);
    if (bytes <= (size_t)(mutator->buffer_limit - mutator->top)) {
        char *at = mutator->top;
        __atomic_store_n(&mutator->top, at + bytes, __ATOMIC_RELAXED);
        return (Object *)at;
    }
    return allocate_shared(heap, mutator, bytes, ARENA_EDEN);
}

bool gc_give_back(Mutator *mutator, Object *object, size_t bytes) {
    char *at = (char *)object;
    if (mutator->heap->plan->external != NULL || bytes > LARGE_BYTES) return false;
    if (at + bytes == mutator->top)
        __atomic_store_n(&mutator->top, at, __ATOMIC_RELAXED);
    else
        arena_write_gap(at, bytes);
    return true;
}

static void collect_if_due(Heap *heap, Mutator *mutator, size_t bytes) {
    if (heap->options.stress > 0) allocate_stress(heap, mutator);
    if (bytes <= (size_t)(mutator->buffer_limit - mutator->top)) return;
    heap_lock(heap);
    bool due = heap->plan->is_due(heap, bytes > LARGE_BYTES ? large_cost(bytes) : CHUNK_BYTES);
    heap_unlock(heap);
    if (due) collect(heap, mutator, GC_ALLOCATION_FAILURE, false);
}

bool gc_make_room(Mutator *mutator, size_t bytes, GcAttempt *attempt) {
    Heap *heap = mutator->heap;
    bool begins = !attempt->begun;
    attempt->begun = true;
    if (bytes > heap->options.maximum_bytes || !heap->plan->collects) return begins;
    if (begins) {
        collect_if_due(heap, mutator, bytes);
        return true;
    }
    if (attempt_collect(heap, mutator, attempt)) return true;
    heap_lock(heap);
    heap->gave_up = attempt->futile;
    heap->policy.futile = 0;
    heap_unlock(heap);
    return false;
}
