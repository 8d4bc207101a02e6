/* SPDX-License-Identifier: MIT */
/* The heap's life, the slow path of allocation, and the protocol of a collection. Allocation goes in
 * steps: room in the thread's buffer; a new buffer from the current arena; a new arena, when none is
 * due to be collected instead and the limit allows it; a collection; one that clears soft references;
 * NULL. A thread that holds GC off gets the reserve beyond the limit instead of collections. */
#include "gc/gc.h"

#include "gc/bump.h"
#include "gc/evacuate.h"
#include "gc/heap_check.h"
#include "gc/large.h"
#include "gc/pages.h"
#include "gc/plan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PASSES_BEFORE_GIVING_UP = 16, FUTILE_SHARE = 25, FUTILE_COLLECTIONS = 4, RESERVE_MINIMUM = 1 << 20, MAXIMUM_MINIMUM = 2 << 20 };

static const Plan *const plans[] = {&plan_copying, &plan_none};

/* ---- Piles ---- */

void heap_fatal(const char *message) {
    fprintf(stderr, "minijvm: heap: %s\n", message);
    abort();
}

void *pile_push(Pile *pile, size_t item_bytes) {
    if (pile->count == pile->capacity) {
        pile->capacity = pile->capacity == 0 ? 16 : 2 * pile->capacity;
        pile->items = realloc(pile->items, pile->capacity * item_bytes);
        if (pile->items == NULL) heap_fatal("no native memory");
    }
    return (char *)pile->items + pile->count++ * item_bytes;
}

void pile_free(Pile *pile) {
    free(pile->items);
    *pile = (Pile){0};
}

/* ---- Memory ---- */

static bool memory_pop(Heap *heap, Pile *pile, Piece *piece) {
    heap_lock(heap);
    bool any = pile->count > 0;
    if (any) *piece = ((Piece *)pile->items)[--pile->count];
    heap_unlock(heap);
    return any;
}

static void memory_unguard(Heap *heap, Piece piece) {
    if (!pages_unprotect(piece.address, piece.chunks * CHUNK_BYTES))
        heap_fatal("cannot make guarded memory accessible");
    heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
}

bool heap_take_memory(Heap *heap, size_t chunks, Piece *piece) {
    if (chunks == 1 && memory_pop(heap, &heap->cached, piece)) return true;
    void *got = heap->client->map_chunks(heap->client_data, chunks);
    Piece spare;
    while (got == NULL && memory_pop(heap, &heap->guarded, &spare)) {
        memory_unguard(heap, spare);
        got = heap->client->map_chunks(heap->client_data, chunks);
    }
    while (got == NULL && memory_pop(heap, &heap->cached, &spare)) {
        heap->client->unmap_chunks(heap->client_data, spare.address, spare.chunks);
        got = heap->client->map_chunks(heap->client_data, chunks);
    }
    *piece = (Piece){.address = got, .chunks = chunks, .zero = true};
    return got != NULL;
}

static size_t memory_cache_limit(const Heap *heap) {
    size_t limit = heap->live_bytes >> CHUNK_SHIFT;
    if (limit < CACHED_CHUNKS_MINIMUM) return CACHED_CHUNKS_MINIMUM;
    return limit < CACHED_CHUNKS_MAXIMUM ? limit : CACHED_CHUNKS_MAXIMUM;
}

void heap_give_memory(Heap *heap, Piece piece) {
    bool kept = false;
    if (piece.chunks == 1) {
        heap_lock(heap);
        kept = heap->cached.count < memory_cache_limit(heap);
        if (kept) *(Piece *)pile_push(&heap->cached, sizeof piece) = piece;
        heap_unlock(heap);
    }
    if (!kept) heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
}

void heap_release_memory(Heap *heap) {
    Piece piece;
    while (memory_pop(heap, &heap->released, &piece)) heap_give_memory(heap, piece);
    /* Oldest first in the pile: what an earlier collection emptied is let go. */
    heap_lock(heap);
    Pile old = heap->guarded;
    heap->guarded = (Pile){0};
    for (size_t i = 0; i < old.count; i++) {
        Piece *p = (Piece *)old.items + i;
        if (p->since < heap->collections) continue;
        *(Piece *)pile_push(&heap->guarded, sizeof piece) = *p;
        p->address = NULL;
    }
    heap_unlock(heap);
    for (size_t i = 0; i < old.count; i++) {
        Piece *p = (Piece *)old.items + i;
        if (p->address != NULL) memory_unguard(heap, *p);
    }
    pile_free(&old);
}

/* ---- Arenas ---- */

Arena *heap_new_arena(Heap *heap, ArenaKind kind) {
    Arena *arena = heap->retired_first;
    if (arena != NULL && arena->died < heap->collections) {
        heap->retired_first = arena->next;
        if (heap->retired_first == NULL) heap->retired_last = &heap->retired_first;
    } else {
        arena = calloc(1, sizeof *arena);
        if (arena == NULL) return NULL;
        arena->id = ++heap->next_id;
    }
    arena_name(arena, kind, ++heap->numbers[kind]);
    return arena;
}

void heap_retire_arena(Heap *heap, Arena *arena) {
    arena_forget(arena);
    arena->died = heap->collections + 1;
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
    Piece piece = {arena->base, arena->chunks, false, heap->collections + 1};
    arena_table_remove(&heap->table, arena);
    heap->committed -= arena->cost;
    bool hide = heap->options.guard && pages_protect(piece.address, piece.chunks * CHUNK_BYTES);
    *(Piece *)pile_push(hide ? &heap->guarded : &heap->released, sizeof piece) = piece;
    HEAP_EMIT(heap, mutator, arena_delete, .arena = arena->id);
    heap_retire_arena(heap, arena);
}

/* Memory, table and announcement of a new arena whose cost is accounted for already. NULL: no memory;
 * the cost is taken back. No lock held. */
static Arena *arena_make(Heap *heap, Mutator *mutator, ArenaKind kind, size_t chunks, size_t cost) {
    Piece piece;
    Arena *arena = NULL;
    if (heap_take_memory(heap, chunks, &piece)) {
        heap_lock(heap);
        arena = heap_new_arena(heap, kind);
        heap_unlock(heap);
        if (arena == NULL) heap_give_memory(heap, piece);
    }
    if (arena == NULL) {
        heap_lock(heap);
        heap->committed -= cost;
        heap_unlock(heap);
        return NULL;
    }
    arena_give_memory(arena, piece.address, chunks, piece.zero);
    arena->cost = cost;
    heap_announce(heap, mutator, arena);
    return arena;
}

/* ---- Life ---- */

static bool create_fail(Heap *heap, char *message, size_t size, const char *text) {
    free(heap);
    if (message != NULL) snprintf(message, size, "%s", text);
    return false;
}

Heap *gc_create(const GcOptions *options, const GcClient *client, void *client_data,
                EventSink *sink, char *message, size_t message_size) {
    const Plan *plan = NULL;
    const char *wanted = options->plan != NULL ? options->plan : "copying";
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
        if (strcmp(plans[i]->name, wanted) == 0) plan = plans[i];
    Heap *heap = calloc(1, sizeof *heap);
    if (heap == NULL || pthread_mutex_init(&heap->lock, NULL) != 0) {
        create_fail(heap, message, message_size, "no native memory for the heap");
        return NULL;
    }
    const char *wrong = NULL;
    if (plan == NULL)
        wrong = "unknown garbage collector";
    else if (options->maximum_bytes < MAXIMUM_MINIMUM)
        wrong = "the maximum heap size must be at least 2 MiB";
    else if (options->initial_bytes > options->maximum_bytes)
        wrong = "the initial heap size exceeds the maximum heap size";
#if !defined(MINIJVM_WIDE_REFS)
    else if (options->maximum_bytes >= (size_t)4 << 30)
        wrong = "a heap of 4 GiB or more needs the build with wide references";
#endif
    if (wrong != NULL) {
        pthread_mutex_destroy(&heap->lock);
        create_fail(heap, message, message_size, wrong);
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
    return heap;
}

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
    Piece piece;
    while (memory_pop(heap, &heap->guarded, &piece)) memory_unguard(heap, piece);
    while (memory_pop(heap, &heap->cached, &piece) || memory_pop(heap, &heap->released, &piece))
        heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
    for (size_t i = 0; i < heap->table.count; i++) {
        heap->table.list[i]->next = NULL;
        destroy_arenas(heap, heap->table.list[i]);
    }
    heap->table.count = 0;
    for (Arena *a = heap->retired_first; a != NULL; a = a->next) a->base = NULL;
    destroy_arenas(heap, heap->pool);
    destroy_arenas(heap, heap->retired_first);
    arena_table_destroy(&heap->table);
    pile_free(&heap->free_blocks);
    pile_free(&heap->cached);
    pile_free(&heap->released);
    pile_free(&heap->guarded);
    pile_free(&heap->inactive_finals);
    pile_free(&heap->mark_stack);
    pthread_mutex_destroy(&heap->lock);
    free(heap);
}

const char *gc_plan_name(const Heap *heap) { return heap->plan->name; }

void gc_mutator_attach(Heap *heap, Mutator *mutator) {
    memset(mutator, 0, sizeof *mutator);
    mutator->heap = heap;
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

/* ---- A collection ---- */

static uint64_t collection_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void collection_check(Heap *heap, const char *when) {
#if defined(MINIJVM_DEBUG)
    char message[256], text[320];
    if (heap_check(heap, message, sizeof message)) return;
    snprintf(text, sizeof text, "%s collection %llu: %s", when,
             (unsigned long long)heap->collections + 1, message);
    heap_fatal(text);
#else
    (void)heap;
    (void)when;
#endif
}

static void collection_print(GcCause cause, size_t before, size_t after, size_t total,
                             uint64_t nanoseconds) {
    static const char *const causes[] = {
        [GC_ALLOCATION_FAILURE] = "GC (Allocation Failure)",
        [GC_EXPLICIT] = "Full GC (System.gc())",
        [GC_STRESS] = "GC (Stress)",
        [GC_LAST_RESORT] = "Full GC (Last Resort)",
    };
    fprintf(stderr, "[%s  %zuK->%zuK(%zuK), %.7f secs]\n", causes[cause], before >> 10, after >> 10,
            total >> 10, (double)nanoseconds / 1e9);
}

static void collection_finish_event(Heap *heap, Mutator *mutator, bool stopped) {
    if (!heap_wants(heap, EVENT_gc_finish)) return;
    const GcClient *client = heap->client;
    bool rests = !stopped && client->rest != NULL;
    if (rests) client->rest(heap->client_data, mutator, true);
    GcFigures f = gc_figures(heap);
    size_t objects = stopped || rests ? gc_count_objects(heap) : heap->live_objects;
    if (rests) client->rest(heap->client_data, mutator, false);
    HEAP_EMIT(heap, mutator, gc_finish, .used_objects = objects, .used_bytes = f.used_bytes,
              .total_bytes = f.total_bytes);
}

static void collection_run(Heap *heap, Mutator *mutator, GcCause cause) {
    uint64_t start = collection_clock();
    size_t before = heap_used_bytes(heap);
    collection_check(heap, "before");
    heap->plan->collect(heap, mutator, cause);
    collection_check(heap, "after");
    heap->collections++;
    uint64_t nanoseconds = collection_clock() - start;
    heap->collection_nanoseconds += nanoseconds;
    if (heap->options.verbose)
        collection_print(cause, before, heap_used_bytes(heap), heap->committed, nanoseconds);
}

static GcTurn collect(Heap *heap, Mutator *mutator, GcCause cause) {
    const GcClient *client = heap->client;
    if (!heap->plan->collects) return GC_TURN_REFUSED;
    for (bool done = false; !done;) {
        GcTurn turn = client->begin(heap->client_data, mutator);
        if (turn != GC_TURN_MINE) return turn;
        heap->plan->prepare(heap, mutator);
        HEAP_EMIT(heap, mutator, gc_start, .cause = (int)cause);
        if (client->stop(heap->client_data, mutator) && heap->plan->is_prepared(heap)) {
            collection_run(heap, mutator, cause);
            done = true;
        }
        collection_finish_event(heap, mutator, done);
        client->end(heap->client_data, mutator);
    }
    heap->plan->settle(heap);
    client->after(heap->client_data, mutator);
    return GC_TURN_MINE;
}

bool gc_collect(Mutator *mutator, GcCause cause) {
    GcTurn turn = collect(mutator->heap, mutator, cause);
    return turn == GC_TURN_MINE || turn == GC_TURN_PASSED;
}

/* ---- Allocation ---- */

typedef struct Attempt {
    int stage;  /* collections done for this allocation */
    int passes; /* collections done by others meanwhile */
    bool held;  /* this thread holds GC off: the reserve is open */
} Attempt;

/* A heap that stays full through several collections in a row is exhausted, although each of them found a
 * little: collecting on would take all the time there is. */
static bool collection_was_futile(Heap *heap) {
    heap_lock(heap);
    bool full = heap->live_bytes > heap->options.maximum_bytes - heap->options.maximum_bytes / FUTILE_SHARE;
    heap->futile = full ? heap->futile + 1 : 0;
    bool futile = heap->futile > FUTILE_COLLECTIONS;
    heap_unlock(heap);
    return futile;
}

/* False: nothing more can be done. */
static bool attempt_collect(Heap *heap, Mutator *mutator, Attempt *attempt) {
    if (attempt->held || attempt->stage == 2) return false;
    GcCause cause = attempt->stage == 0 ? GC_ALLOCATION_FAILURE : GC_LAST_RESORT;
    switch (collect(heap, mutator, cause)) {
    case GC_TURN_MINE:
        attempt->stage++;
        return !collection_was_futile(heap);
    case GC_TURN_PASSED:
        if (++attempt->passes % PASSES_BEFORE_GIVING_UP == 0) attempt->stage++;
        return true;
    case GC_TURN_HELD:
        attempt->held = true;
        return true;
    default:
        return false;
    }
}

/* Room in arenas there are. Lock: held. */
static char *allocate_existing(Heap *heap, Mutator *mutator, size_t bytes, ArenaKind kind) {
    char *at;
    switch (kind) {
    case ARENA_CLASSES:
        at = large_allocate_fixed(heap, bytes);
        break;
    case ARENA_EDEN:
        if (!bump_find_room(heap, bytes)) return NULL;
        if (bytes <= BUFFER_OBJECT_BYTES) {
            bump_retire(heap, mutator);
            if (!bump_find_room(heap, bytes)) return NULL;
            bump_refill(heap, mutator, bytes);
            at = mutator->top;
            mutator->top += bytes;
            return at;
        }
        if (bytes > heap->biggest) heap->biggest = bytes;
        at = bump_carve(heap->current, bytes);
        break;
    default:
        return NULL;
    }
    if (at == NULL) return NULL;
    heap->handed_out += bytes;
    mutator->allocated_bytes += bytes;
    return at;
}

/* At the limit the rest of the last to-arena is better than nothing. Lock: held. */
static bool allocate_from_survivor(Heap *heap, ArenaKind kind, size_t bytes) {
    Arena *arena = heap->survivor;
    if (kind != ARENA_EDEN || arena == NULL) return false;
    heap->survivor = NULL;
    if (bytes > (size_t)(arena->limit - arena->top)) return false;
    heap->current = arena;
    return true;
}

/* Makes an arena and puts it where allocation finds it; for a large object answers the object. */
static char *allocate_arena(Heap *heap, Mutator *mutator, ArenaKind kind, size_t bytes,
                            size_t cost, bool *made) {
    size_t chunks = kind == ARENA_LARGE ? large_chunks(bytes) : 1;
    Arena *arena = arena_make(heap, mutator, kind, chunks, cost);
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
    if (!arena_table_add(&heap->table, arena)) heap_fatal("no native memory for an arena");
    if (kind == ARENA_EDEN) {
        arena->next = heap->ready;
        heap->ready = arena;
    }
    heap_unlock(heap);
    return object;
}

static Object *allocate_shared(Heap *heap, Mutator *mutator, size_t bytes, ArenaKind kind) {
    Attempt attempt = {0};
    size_t cost = kind == ARENA_LARGE ? large_cost(bytes) : CHUNK_BYTES;
    for (;;) {
        heap_lock(heap);
        char *at = allocate_existing(heap, mutator, bytes, kind);
        size_t limit = heap->options.maximum_bytes + (attempt.held ? heap->reserve_bytes : 0);
        bool full = at == NULL && heap->committed + cost > limit;
        bool due = at == NULL && attempt.stage == 0 && !attempt.held && heap->plan->collects &&
                   heap->plan->is_due(heap, cost);
        bool again = full && (!due || attempt.stage > 0) && allocate_from_survivor(heap, kind, bytes);
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
        if (!attempt_collect(heap, mutator, &attempt)) return NULL;
    }
}

static void allocate_stress(Heap *heap, Mutator *mutator) {
    uint32_t count = atomic_fetch_add_explicit(&heap->stress_count, 1, memory_order_relaxed);
    if ((count + 1) % heap->options.stress == 0) collect(heap, mutator, GC_STRESS);
}

Object *gc_allocate_slow(Mutator *mutator, size_t bytes, AllocateHow how) {
    Heap *heap = mutator->heap;
    if (bytes > heap->options.maximum_bytes) return NULL;
    if (heap->options.stress > 0) allocate_stress(heap, mutator);
    if (bytes > LARGE_BYTES) return allocate_shared(heap, mutator, bytes, ARENA_LARGE);
    if (how == ALLOCATE_FIXED) return allocate_shared(heap, mutator, bytes, ARENA_CLASSES);
    if (bytes <= (size_t)(mutator->buffer_limit - mutator->top)) {
        char *at = mutator->top;
        __atomic_store_n(&mutator->top, at + bytes, __ATOMIC_RELAXED);
        return (Object *)at;
    }
    return allocate_shared(heap, mutator, bytes, ARENA_EDEN);
}

void gc_collect_if_due(Mutator *mutator, size_t bytes) {
    Heap *heap = mutator->heap;
    if (!heap->plan->collects) return;
    if (heap->options.stress > 0) allocate_stress(heap, mutator);
    if (bytes <= (size_t)(mutator->buffer_limit - mutator->top)) return;
    heap_lock(heap);
    bool due = heap->plan->is_due(heap, bytes > LARGE_BYTES ? large_cost(bytes) : CHUNK_BYTES);
    heap_unlock(heap);
    if (due) collect(heap, mutator, GC_ALLOCATION_FAILURE);
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

void gc_set_reference_layout(Heap *heap, uint32_t referent, uint32_t discovered) {
    heap->referent_offset = referent;
    heap->discovered_offset = discovered;
}

/* ---- Questions ---- */

size_t heap_used_bytes(const Heap *heap) {
    size_t used = heap->live_bytes + heap->handed_out;
    for (const Mutator *m = heap->mutators; m != NULL; m = m->next)
        used -= (size_t)(m->buffer_limit - __atomic_load_n(&m->top, __ATOMIC_RELAXED));
    return used;
}

/* An arena whose buffers are closed is counted once, up to its top; what has been counted stays. */
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
    heap_lock(heap);
    for (size_t i = 0; i < heap->table.count; i++) count += figures_count(heap->table.list[i]);
    heap_unlock(heap);
    return count;
}

GcFigures gc_figures(const Heap *heap) {
    GcFigures f = {0};
    heap_lock(heap);
    f.used_bytes = heap_used_bytes(heap);
    f.total_bytes = heap->committed;
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
    heap_unlock(heap);
    return is;
}

int gc_arena_of(const Heap *heap, const Object *object) {
    heap_lock(heap);
    const Arena *arena = arena_at(&heap->table, (uintptr_t)object);
    int id = arena != NULL ? arena->id : -1;
    heap_unlock(heap);
    return id;
}

void gc_visit_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena), void *data) {
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
    ArenaTable *table = &heap->table;
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        arena_set_role(table, arena, ROLE_MARK);
        arena->marks = calloc(arena_mark_words(arena), sizeof *arena->marks);
        if (arena->marks == NULL) heap_fatal("no native memory for mark bits");
    }
    Evacuation e;
    evacuate_begin(&e, heap, GC_EXPLICIT, true);
    evacuate_roots(&e);
    evacuate_end(&e);
    for (size_t i = 0; i < table->count; i++) {
        Arena *arena = table->list[i];
        const char *at = arena->base;
        for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
            at = (const char *)o + arena_object_size(arena, o);
            if (arena_marked(arena, o)) visit(data, o, arena->id);
        }
        arena_set_role(table, arena, ROLE_NONE);
        free(arena->marks);
        arena->marks = NULL;
    }
}

void gc_visit_arenas(Heap *heap, void (*visit)(void *data, int arena, const char *name), void *data) {
    for (size_t i = 0; i < heap->table.count; i++)
        visit(data, heap->table.list[i]->id, heap->table.list[i]->name);
    for (const Arena *a = heap->pool; a != NULL; a = a->next) visit(data, a->id, a->name);
}

void gc_events_live(Heap *heap) {
    heap_lock(heap);
    for (size_t i = 0; i < heap->table.count; i++) heap->table.list[i]->announced = true;
    for (Arena *a = heap->pool; a != NULL; a = a->next) a->announced = true;
    heap_unlock(heap);
    atomic_store(&heap->events_live, true);
}
