/* SPDX-License-Identifier: MIT */
/* What a collector is: the struct of functions that gc/ calls, in the order of one collection.
 * Each plan is a constant; its state lies in the Heap. */
#ifndef MINIJVM_GC_PLAN_H
#define MINIJVM_GC_PLAN_H

#include "gc/heap.h"

struct Evacuation;

/* What a plan whose objects lie in memory that another allocator manages does instead of gc/'s
 * arenas: there is one arena, and nothing moves. Traces of mode EVACUATE_EXTERNAL go through
 * it.
 */
typedef struct ExternalAllocator {
    const char *(*begin)(Heap *heap); /* NULL, or what is wrong */
    void (*end)(Heap *heap);
    void (*describe)(Shape *shape); /* sets its descriptor */
    /* Zeroed memory of what the thread has in store; NULL: none. No lock. */
    Object *(*take)(Mutator *mutator, size_t bytes);
    /* The object just made will be a mirror. Lock: held. */
    void (*note_mirror)(Object *mirror);
    /* The thread ends. Lock: held. */
    void (*detach)(Mutator *mutator);
    /* Zeroed memory as long as no more than `limit` bytes are in use; NULL: none, or a
     * collection should come first and the memory may not grow `at_once`. Lock: held. */
    Object *(*allocate)(Heap *heap, Mutator *mutator, size_t bytes, size_t limit, bool at_once);
    Object *(*make_live)(struct Evacuation *e, Object *object);
    Object *(*survivor)(const struct Evacuation *e, Object *object);
    void (*drain)(struct Evacuation *e);
    /* The questions of gc.h. */
    int (*arena_of)(const void *address);
    bool (*is_object)(const void *address);
    size_t (*count_objects)(void);
    void (*visit_objects)(Heap *heap, void (*visit)(void *, Object *, int arena), void *data);
    void (*visit_live_objects)(Heap *heap, void (*visit)(void *, Object *, int arena),
                               void *data);
    void (*visit_arena)(void (*visit)(void *data, int arena, const char *name), void *data);
} ExternalAllocator;

struct Plan {
    const char *name;
    /* Whether it collects at all; when not, the other functions are NULL. */
    bool collects;
    bool generational; /* arenas are young or old, and collections full or not */
    bool fills_gaps;   /* threads' buffers and objects are put into heap->gaps too */
    const ExternalAllocator *external; /* NULL: objects lie in arenas */
    /* Whether a collection is due before `bytes` more are given to an arena. Lock: held. */
    bool (*is_due)(const Heap *heap, size_t bytes);
    /* World running, gate closed; heap->full says what kind: reserves what the worst case takes
     * and announces its arenas. */
    void (*prepare)(Heap *heap, Mutator *mutator);
    /* Stopped: what was reserved still suffices. */
    bool (*is_prepared)(Heap *heap);
    /* Stopped. Buffers are closed. Sends object_move, object_free, arena_delete; updates the
     * figures. */
    void (*collect)(Heap *heap, Mutator *mutator, Collection *collection);
};

extern const Plan plan_generational;
extern const Plan plan_semispace;
extern const Plan plan_marksweep;
extern const Plan plan_none;
#if defined(MINIJVM_WIDE_REFS)
extern const Plan plan_boehm;
#endif

#endif
