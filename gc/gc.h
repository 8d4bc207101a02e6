/* SPDX-License-Identifier: MIT */
/* What the VM may ask of its memory. A Heap belongs to one VM; a Mutator is a thread's share of
 * it. Which collector works behind this is a Plan (gc/plan.h); what it asks of the VM in turn
 * is a GcClient (gc/client.h). Functions that take a Mutator may reach a safepoint and collect;
 * the others cannot. */
#ifndef MINIJVM_GC_GC_H
#define MINIJVM_GC_GC_H

#include "gc/mutator.h"

typedef struct GcClient GcClient;
typedef struct EventSink EventSink;

typedef struct GcOptions {
    const char *plan; /* "generational", "semispace", "marksweep", "none" */
    size_t initial_bytes;
    size_t maximum_bytes; /* -Xmx */
    uint32_t stress; /* 0 = off; n = collect at every n-th slow allocation, and all are slow */
    bool guard;      /* make from-space inaccessible until it is reused */
    bool move_all;   /* each collection is a full one and moves whatever can be moved */
    bool reuse_ids;  /* ids of dead arenas are used again at once, the latest first */
    bool fresh_arenas; /* what a collection leaves unused of arenas is not allocated in, unused
                          ids end */
    bool verbose;      /* one line per collection, to verbose_file or standard output */
    const char *verbose_file,
        *log_file; /* the second: one line of figures per collection; NULL: none */
} GcOptions;

typedef enum GcCause {
    GC_ALLOCATION_FAILURE,
    GC_EXPLICIT, /* System.gc, JVMPI RunGC */
    GC_STRESS,
    GC_LAST_RESORT /* before an OutOfMemoryError: soft references go */
} GcCause;

typedef struct GcFigures {
    size_t used_bytes;  /* objects not yet reported dead, buffers' unused rest excluded */
    size_t total_bytes; /* of all arenas */
    size_t maximum_bytes;
    uint64_t collections;
    uint64_t collection_nanoseconds;
} GcFigures;

/* ---- Life ---- */

/* NULL and a message when the options are impossible. Owned by the caller; `client` and `sink`
 * are borrowed for the heap's life. No chunk is mapped before the first allocation. */
Heap *gc_create(const GcOptions *options, const GcClient *client, void *client_data,
                EventSink *sink, char *message, size_t message_size);
void gc_destroy(Heap *heap);
bool gc_plan_exists(const char *name);

/* ---- Allocation that failed ---- */

/* Whether the last allocation that failed did so because collecting again and again freed next
 * to nothing. */
/* Gives the system back what is held for the next collection, until the heap grows again;
 * false: nothing is. For what is small and must not fail. */
bool gc_yield(Heap *heap);
bool gc_gave_up(const Heap *heap);
/* What an allocation has tried; begins as zeroes. */
typedef struct GcAttempt {
    int stage, passes; /* the collection that comes next; those done by others meanwhile */
    bool begun, futile, held; /* futile: collected enough; held: this thread holds GC off, the
                                 reserve is open */
} GcAttempt;
/* Before each try with GC off: the collections that an allocation makes. False: nothing more
 * can be done. Safepoint. */
bool gc_make_room(Mutator *mutator, size_t bytes, GcAttempt *attempt);
/* ---- Collection ---- */

typedef enum GcTurn {
    GC_TURN_MINE,   /* the gate is softly closed: collect */
    GC_TURN_PASSED, /* another thread collected meanwhile: try the allocation again */
    GC_TURN_HELD,   /* the calling thread holds GC off, or may not wait for others that do: use
                       the reserve */
    GC_TURN_REFUSED /* waited too long for somebody's DisableGC; the client has said who */
} GcTurn;

/* Collections are numbered as they begin, the empty ones too. The number of the latest. */
uint64_t gc_latest_begun(const Heap *heap);
/* A full collection for the cause, made here or, as good, by another thread, that begins after
 * the one of number `begun`: one that is under way at the call has passed by what died since.
 * Safepoint. */
GcTurn gc_collect_after(Mutator *mutator, GcCause cause, uint64_t begun);
/* The same, after whatever has begun. Returns false when it was refused (the client said so) or
 * may not be waited for. */
bool gc_collect(Mutator *mutator, GcCause cause);

/* Objects whose arenas must stay where they are until unpinned; counts. No safepoint. Lock:
 * arena. */
void gc_pin(Heap *heap, Object *object);
void gc_unpin(Heap *heap, Object *object);

/* The list of references to be enqueued, linked by `discovered`; taken whole. No safepoint. */
Object *gc_take_pending_references(Heap *heap);
bool gc_has_pending_references(const Heap *heap);
/* Byte offsets of java.lang.ref.Reference's fields; before the first instance is made. */
void gc_set_reference_layout(Heap *heap, uint32_t referent, uint32_t discovered);
/* All of the shape is known; before its first instance is made. */
void gc_describe_shape(const Heap *heap, Shape *shape);

/* ---- Questions ---- */

GcFigures gc_figures(const Heap *heap);
/* Objects not yet reported dead. World stopped: they are counted by walking. */
size_t gc_count_objects(const Heap *heap);
/* Is this the address of the start of a live or not yet reported object of this heap? For
 * hostile ids; world stopped. */
bool gc_is_object(const Heap *heap, const void *address);
/* Whether the next young collection may move it or find it dead. World stopped. */
bool gc_is_young(const Heap *heap, const Object *object);
int gc_arena_of(const Heap *heap, const Object *object); /* its arena's id, -1 unknown */
/* Every object, dead ones not yet reclaimed included, in address order per arena. World
 * stopped. */
void gc_visit_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                      void *data);
/* Only objects reachable from the roots: marks without moving. World stopped. */
void gc_visit_live_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                           void *data);
/* What the field of `holder` at `slot` refers to, for who is called by gc_visit_live_objects:
 * NULL when only a weak or phantom reference leads to it, which no collection has cleared yet.
 */
Object *gc_live_ref(const Heap *heap, const Object *holder, const void *slot);
/* The first of the references to be enqueued, a root. World stopped. */
Object *gc_pending_references(const Heap *heap);
/* Every arena with its name; for announcements at start. Collections off. */
void gc_visit_arenas(Heap *heap, void (*visit)(void *data, int arena, const char *name),
                     void *data);

/* Announcing. Until it is called no event is sent by the heap (the VM holds them back at
 * start); the call marks every arena there is as announced (the caller sends those events
 * itself). */
void gc_events_live(Heap *heap);

#endif
