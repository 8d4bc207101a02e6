/* SPDX-License-Identifier: MIT */
/* The inside of a Heap, for the files of gc/ only: arenas, who allocates where, figures.
 * Invariant: `lock` guards what the second section lists while the world runs; it is a leaf,
 * never held while the client is called or an event is sent. A stopped world needs no lock. */
#ifndef MINIJVM_GC_HEAP_H
#define MINIJVM_GC_HEAP_H

#include <stdio.h>

#include "events/events.h"
#include "gc/arena_table.h"
#include "gc/client.h"
#include "gc/free_list.h"
#include "gc/gc.h"
#include "gc/memory.h"
#include "gc/policy.h"
#include "gc/usage.h"

#include <pthread.h>

enum {
    BUFFER_FIRST_BYTES = 8 << 10, /* a thread's first buffers: most threads allocate little */
    BUFFER_BYTES = 32 << 10,
    BUFFER_OBJECT_BYTES = BUFFER_BYTES / 4, /* bigger objects go beside the buffers */
    LARGE_BYTES = 256 << 10,                /* bigger objects have an arena of their own */
};

typedef struct Plan Plan;
typedef struct GcLog GcLog;

struct Heap {
    const Plan *plan;
    const GcClient *client;
    void *client_data;
    EventSink *sink;
    GcOptions options;
    GcLog *log;           /* NULL: none */
    FILE *verbose_to;     /* NULL: standard output */
    size_t reserve_bytes; /* beyond maximum_bytes, for threads that hold GC off */
    uint32_t referent_offset, discovered_offset; /* 0: no references known */
    _Atomic bool events_live;
    _Atomic uint32_t stress_count;

    /* Lock. */
    pthread_mutex_t lock;
    ArenaTable table;
    Memory memory;
    Mutator *mutators;
    Arena *current;  /* buffers are carved from here */
    Arena *ready;    /* edens announced and empty: what threads made at the same time */
    Arena *survivor; /* the last to-arena, whose rest is used when the limit is reached */
    Arena *old;      /* the old arena whose rest is filled next */
    Arena *pool[ARENA_KINDS]; /* announced, without memory: for copies to come */
    Arena *retired_first;     /* ids to be used again, oldest first */
    Arena **retired_last;
    int next_id;
    unsigned numbers[ARENA_KINDS];
    Vector free_blocks; /* Gap, in arenas `classes` */
    FreeList gaps;      /* in old arenas; in all of a plan that allocates there */
    char *ballast;      /* ballast.h */
    size_t ballast_bytes;
    size_t committed;                /* cost of all arenas, those being made included */
    size_t since_last;               /* cost of arenas made since the last collection */
    size_t handed_out;               /* bytes of buffers and objects handed out since then */
    size_t live_bytes, live_objects; /* not reported dead by the last collection */
    size_t old_bytes, old_objects; /* those of the old generation, arenas `classes` excluded */
    size_t fixed_bytes, fixed_objects; /* in arenas `classes` */
    bool gave_up;    /* the last allocation that failed did so although it could have been tried
                        again */
    size_t biggest;  /* object ever put beside the buffers */
    Object *pending; /* references to be enqueued */
    uint64_t collections, full_collections, collection_nanoseconds, full_nanoseconds;
    uint64_t allocated_before; /* by mutators that are gone */
    GcUse peaks[GC_PARTS], collected[GC_PARTS], at_begin[GC_PARTS];
    GcPass passes[2];                    /* the last young and the last full collection */
    _Atomic uint64_t begun, latest_full; /* collections begun; which of them was the latest of
                                            the whole heap, and not empty */
    Policy policy;

    /* The collecting thread's. */
    bool full;              /* the collection that is prepared is one of the whole heap */
    uint32_t epoch;         /* traces so far: ShapeOwner.epoch */
    bool reserve_short;     /* to-space could not be mapped: some arenas are marked in place */
    Vector inactive_finals; /* Object *: final references that were made pending already */
    Vector mark_stack;      /* MarkItem, evacuate.c */
    Vector regions[2];      /* Region: of the to-spaces, which have them during a trace */
};

#define HEAP_EMIT(heap, mutator, name, ...)                                                    \
    do {                                                                                       \
        if (atomic_load_explicit(&(heap)->events_live, memory_order_relaxed))                  \
            EMIT_TO((heap)->sink,                                                              \
                    (heap)->client->event_thread((heap)->client_data, (mutator)), name,        \
                    __VA_ARGS__);                                                              \
    } while (0)

static inline bool heap_wants(const Heap *heap, EventType type) {
    return atomic_load_explicit(&heap->events_live, memory_order_relaxed) &&
           events_wanted(heap->sink, type);
}
static inline void heap_lock(const Heap *heap) {
    pthread_mutex_lock((pthread_mutex_t *)&heap->lock);
}
static inline void heap_unlock(const Heap *heap) {
    pthread_mutex_unlock((pthread_mutex_t *)&heap->lock);
}

/* ---- Arenas ---- */

/* An unannounced arena with an id and a name, without memory. NULL: no native memory. Lock:
 * held. */
Arena *heap_new_arena(Heap *heap, ArenaKind kind);
/* Memory, id and announcement of a new arena whose cost is accounted for already. NULL: no
 * memory; the cost is taken back. No lock held. */
Arena *heap_make_arena(Heap *heap, Mutator *mutator, ArenaKind kind, size_t chunks,
                       size_t cost);
/* The id may be used again from the next collection on. Lock: held or stopped. */
void heap_retire_arena(Heap *heap, Arena *arena);
/* Sends arena_new once per arena. No lock held. */
void heap_announce(Heap *heap, Mutator *mutator, Arena *arena);
/* Takes a dead arena out of the table, sends arena_delete and sets its memory aside. Stopped.
 */
void heap_delete_arena(Heap *heap, Mutator *mutator, Arena *arena);

/* ---- To-space ---- */

/* Announced ids of the kind without memory, at least `count` of them; false: no native memory.
 * No lock. */
bool heap_reserve_ids(Heap *heap, Mutator *mutator, ArenaKind kind, size_t count);
size_t heap_reserved_ids(const Heap *heap, ArenaKind kind);
/* Ends the announced ids that got no memory. Stopped. */
void heap_end_reserved(Heap *heap, Mutator *mutator);
/* An arena of that kind with memory from the reserve, in the table. Stopped; NULL: nothing
 * reserved. */
Arena *heap_take_reserved(Heap *heap, ArenaKind kind);

/* Bytes of objects, the unused rest of buffers excluded. Lock: held or stopped. */
size_t heap_used_bytes(const Heap *heap);
/* What is there for objects, present and to come, before the heap grows. Lock: held or stopped.
 */
size_t heap_total_bytes(const Heap *heap);

#endif
