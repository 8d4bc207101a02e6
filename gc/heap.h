/* SPDX-License-Identifier: MIT */
/* The inside of a Heap, for the files of gc/ only: memory in its several states, who allocates where,
 * figures. Invariant: `lock` guards what the second section lists while the world runs; it is a leaf,
 * never held while the client is called or an event is sent. A stopped world needs no lock. */
#ifndef MINIJVM_GC_HEAP_H
#define MINIJVM_GC_HEAP_H

#include "events/events.h"
#include "gc/arena.h"
#include "gc/client.h"
#include "gc/gc.h"

#include <pthread.h>

enum {
    BUFFER_FIRST_BYTES = 8 << 10, /* a thread's first buffers: most threads allocate little */
    BUFFER_BYTES = 32 << 10,
    BUFFER_OBJECT_BYTES = BUFFER_BYTES / 4, /* bigger objects go beside the buffers */
    LARGE_BYTES = 256 << 10,                /* bigger objects have an arena of their own */
    THRESHOLD_BYTES = 8 << 20,
    CACHED_CHUNKS_MINIMUM = 8,
    CACHED_CHUNKS_MAXIMUM = 64,
};

/* A growing array of things of one size. */
typedef struct Pile {
    void *items;
    size_t count, capacity;
} Pile;

/* Memory that belongs to no arena. */
typedef struct Piece {
    char *address;
    size_t chunks;
    bool zero;
    uint64_t since; /* guarded: the collection that emptied it */
} Piece;

/* A gap between mirrors. */
typedef struct FreeBlock {
    char *address;
    size_t bytes;
} FreeBlock;

typedef struct Plan Plan;

struct Heap {
    const Plan *plan;
    const GcClient *client;
    void *client_data;
    EventSink *sink;
    GcOptions options;
    size_t reserve_bytes; /* beyond maximum_bytes, for threads that hold GC off */
    uint32_t referent_offset, discovered_offset; /* 0: no references known */
    _Atomic bool events_live;
    _Atomic uint32_t stress_count;

    /* Lock. */
    pthread_mutex_t lock;
    ArenaTable table;
    Mutator *mutators;
    Arena *current;       /* buffers are carved from here */
    Arena *ready;         /* edens announced and empty: what threads made at the same time */
    Arena *survivor;      /* the last to-arena, whose rest is used when the limit is reached */
    Arena *pool;          /* announced to-arenas of the next collection, with memory or without */
    size_t pool_mapped;   /* those with memory */
    Arena *retired_first; /* ids to be used again, oldest first */
    Arena **retired_last;
    int next_id;
    unsigned numbers[4]; /* by ArenaKind */
    Pile free_blocks;    /* FreeBlock, in arenas `classes` */
    Pile cached;         /* Piece of one chunk */
    Pile released;       /* Piece emptied by the collection that has just ended */
    Pile guarded;        /* Piece inaccessible */
    size_t committed;    /* cost of all arenas, those being made included */
    size_t since_last;   /* cost of arenas made since the last collection */
    size_t handed_out;   /* bytes of buffers and objects handed out since then */
    size_t live_bytes, live_objects; /* found by the last collection */
    unsigned futile;     /* collections in a row that left the heap full */
    size_t biggest;      /* object ever put beside the buffers */
    Object *pending;     /* references to be enqueued */
    uint64_t collections, collection_nanoseconds;

    /* The collecting thread's. */
    uint32_t epoch;       /* traces so far: ShapeOwner.epoch */
    bool reserve_short;   /* to-space could not be mapped: some arenas are marked in place */
    Pile inactive_finals; /* Object *: final references that were made pending already */
    Pile mark_stack;      /* Object * */
};

#define HEAP_EMIT(heap, mutator, name, ...)                                                      \
    do {                                                                                         \
        if (atomic_load_explicit(&(heap)->events_live, memory_order_relaxed))                    \
            EMIT_TO((heap)->sink,                                                                \
                    (heap)->client->event_thread((heap)->client_data, (mutator)), name,          \
                    __VA_ARGS__);                                                                \
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

/* ---- Piles ---- */

/* Room for one more item; the process ends when there is no native memory. */
void *pile_push(Pile *pile, size_t item_bytes);
void pile_free(Pile *pile);
_Noreturn void heap_fatal(const char *message);

/* ---- Memory and arenas ---- */

/* Chunks from the cache or the client; in need, guarded memory is given up first. No lock held. */
bool heap_take_memory(Heap *heap, size_t chunks, Piece *piece);
/* To the cache or the client. No lock held. */
void heap_give_memory(Heap *heap, Piece piece);
/* An unannounced arena with an id and a name, without memory. NULL: no native memory. Lock: held. */
Arena *heap_new_arena(Heap *heap, ArenaKind kind);
/* The id may be used again from the next collection on. Lock: held or stopped. */
void heap_retire_arena(Heap *heap, Arena *arena);
/* Sends arena_new once per arena. No lock held. */
void heap_announce(Heap *heap, Mutator *mutator, Arena *arena);
/* Takes a dead arena out of the table, sends arena_delete and sets its memory aside. Stopped. */
void heap_delete_arena(Heap *heap, Mutator *mutator, Arena *arena);
/* After a collection, world running: memory set aside goes back or behind the guard. */
void heap_release_memory(Heap *heap);

/* Bytes of objects, the unused rest of buffers excluded. Lock: held or stopped. */
size_t heap_used_bytes(const Heap *heap);

#endif
