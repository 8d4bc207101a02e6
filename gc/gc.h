/* SPDX-License-Identifier: MIT */
/* What the VM may ask of its memory. A Heap belongs to one VM; a Mutator is a thread's share of it
 * (its allocation buffer) and is embedded in the VM's thread. Which collector works behind this is
 * a Plan (gc/plan.h); what it asks of the VM in turn is a GcClient (gc/client.h).
 * Functions that take a Mutator may reach a safepoint and collect; the others cannot. */
#ifndef MINIJVM_GC_GC_H
#define MINIJVM_GC_GC_H

#include "gc/object.h"

typedef struct Heap Heap;
typedef struct GcClient GcClient;
typedef struct EventSink EventSink;

/* A thread's allocation buffer. Fresh memory between top and limit is zero. `limit` is 0 while every
 * allocation has to take the slow path (an agent wants OBJECT_ALLOC, stress). */
typedef struct Mutator {
    char *top;
    char *limit;
    Heap *heap;
    char *buffer_limit; /* the true end of the buffer, also while limit is 0 */
    struct Mutator *next, *previous;
    uint64_t allocated_bytes; /* the whole open buffer included: less buffer_limit - top is exact */
    uint32_t slow;            /* count of gc_mutator_set_slow; limit is 0 while it is not 0 */
    void *share;              /* of a plan whose memory another allocator manages */
    int arena;                /* the id of what the buffer is a part of */
    bool stressed;            /* every allocation has to count for stress */
} Mutator;

typedef struct GcOptions {
    const char *plan; /* "generational", "semispace", "marksweep", "none" */
    size_t initial_bytes;
    size_t maximum_bytes; /* -Xmx */
    uint32_t stress;      /* 0 = off; n = collect at every n-th slow allocation, and all are slow */
    bool guard;           /* make from-space inaccessible until it is reused */
    bool move_all;        /* each collection is a full one and moves whatever can be moved */
    bool reuse_ids;       /* ids of dead arenas are used again at once, the latest first */
    bool fresh_arenas;    /* what a collection leaves unused of arenas is not allocated in, unused ids end */
    bool verbose;         /* one line per collection on standard output */
    const char *log_file; /* one line of figures per collection; NULL: none */
} GcOptions;

typedef enum GcCause {
    GC_ALLOCATION_FAILURE,
    GC_EXPLICIT, /* System.gc, JVMPI RunGC */
    GC_STRESS,
    GC_LAST_RESORT /* before an OutOfMemoryError: soft references go */
} GcCause;

typedef enum AllocateHow {
    ALLOCATE_YOUNG,
    ALLOCATE_FIXED /* in the arena `classes`, never moves: mirrors */
} AllocateHow;

typedef struct GcFigures {
    size_t used_bytes;    /* objects not yet reported dead, buffers' unused rest excluded */
    size_t total_bytes;   /* of all arenas */
    size_t maximum_bytes;
    uint64_t collections;
    uint64_t collection_nanoseconds;
} GcFigures;

/* ---- Life ---- */

/* NULL and a message when the options are impossible. Owned by the caller; `client` and `sink` are
 * borrowed for the heap's life. No chunk is mapped before the first allocation. */
Heap *gc_create(const GcOptions *options, const GcClient *client, void *client_data,
                EventSink *sink, char *message, size_t message_size);
void gc_destroy(Heap *heap);
bool gc_plan_exists(const char *name);

void gc_mutator_attach(Heap *heap, Mutator *mutator);
void gc_mutator_detach(Mutator *mutator);

/* ---- Allocation ---- */

/* Zeroed memory of `bytes` (a multiple of 8) whose first word the caller must set to the shape before
 * its next safepoint. Safepoint. NULL: out of memory after everything was tried; nothing is thrown. */
Object *gc_allocate_slow(Mutator *mutator, size_t bytes, AllocateHow how);

static inline Object *gc_allocate(Mutator *mutator, size_t bytes) {
    char *object = mutator->top, *limit = mutator->limit;
    if (limit != NULL && bytes <= (size_t)(limit - object)) {
        __atomic_store_n(&mutator->top, object + bytes, __ATOMIC_RELAXED); /* gc_figures reads it */
        return (Object *)object;
    }
    return gc_allocate_slow(mutator, bytes, ALLOCATE_YOUNG);
}
/* From the buffer, while its limit says otherwise; the arena's id is the mutator's. NULL: not that simple. No
 * safepoint. */
static inline Object *gc_allocate_from_buffer(Mutator *mutator, size_t bytes) {
    char *object = mutator->top;
    if (bytes > (size_t)(mutator->buffer_limit - object) || mutator->stressed) return NULL;
    __atomic_store_n(&mutator->top, object + bytes, __ATOMIC_RELAXED);
    return (Object *)object;
}
/* Whether the last allocation that failed did so because collecting again and again freed next to nothing. */
bool gc_gave_up(const Heap *heap);
/* What an allocation has tried; begins as zeroes. */
typedef struct GcAttempt {
    int stage, passes; /* the collection that comes next; those done by others meanwhile */
    bool begun, futile, held; /* futile: collected enough; held: this thread holds GC off, the reserve is open */
} GcAttempt;
/* Before each try with GC off: the collections that an allocation makes. False: nothing more can be done. Safepoint. */
bool gc_make_room(Mutator *mutator, size_t bytes, GcAttempt *attempt);
/* Makes every allocation take the slow path (on) or not; counted. Callable while threads run: the
 * caller sees to it that running mutators notice (handshake). */
void gc_mutator_set_slow(Mutator *mutator, bool slow);

/* ---- Collection ---- */

/* A full collection for the cause. Safepoint. Returns false when it was refused (the client said so). */
bool gc_collect(Mutator *mutator, GcCause cause);

/* Objects whose arenas must stay where they are until unpinned; counts. No safepoint. Lock: arena. */
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
/* Is this the address of the start of a live or not yet reported object of this heap? For hostile ids;
 * world stopped. */
bool gc_is_object(const Heap *heap, const void *address);
/* Whether the next young collection may move it or find it dead. World stopped. */
bool gc_is_young(const Heap *heap, const Object *object);
int gc_arena_of(const Heap *heap, const Object *object); /* its arena's id, -1 unknown */
/* Every object, dead ones not yet reclaimed included, in address order per arena. World stopped. */
void gc_visit_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena), void *data);
/* Only objects reachable from the roots: marks without moving. World stopped. */
void gc_visit_live_objects(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                           void *data);
/* Every arena with its name; for announcements at start. Collections off. */
void gc_visit_arenas(Heap *heap, void (*visit)(void *data, int arena, const char *name), void *data);

/* Announcing. Until it is called no event is sent by the heap (the VM holds them back at start); the
 * call marks every arena there is as announced (the caller sends those events itself). */
void gc_events_live(Heap *heap);

#endif
