/* SPDX-License-Identifier: MIT */
/* A thread's share of a heap, embedded in the VM's thread, and allocation from it. */
#ifndef MINIJVM_GC_MUTATOR_H
#define MINIJVM_GC_MUTATOR_H

#include "gc/object.h"

typedef struct Heap Heap;

/* A thread's allocation buffer. Fresh memory between top and limit is zero. `limit` is 0 while
 * every allocation has to take the slow path (an agent wants OBJECT_ALLOC, stress). */
typedef struct Mutator {
    char *top;
    char *limit;
    Heap *heap;
    char *buffer_limit; /* the true end of the buffer, also while limit is 0 */
    struct Mutator *next, *previous;
    uint64_t
        allocated_bytes; /* the whole open buffer included: less buffer_limit - top is exact */
    uint32_t slow;       /* count of gc_mutator_set_slow; limit is 0 while it is not 0 */
    void *share;         /* of a plan whose memory another allocator manages */
    int arena;           /* the id of what the buffer is a part of */
    bool stressed;       /* every allocation has to count for stress */
} Mutator;

typedef enum AllocateHow {
    ALLOCATE_YOUNG,
    ALLOCATE_FIXED /* in the arena `classes`, never moves: mirrors */
} AllocateHow;

void gc_mutator_attach(Heap *heap, Mutator *mutator);
void gc_mutator_detach(Mutator *mutator);

/* Zeroed memory of `bytes` (a multiple of 8) whose first word the caller must set to the shape
 * before its next safepoint. Safepoint. NULL: out of memory after everything was tried; nothing
 * is thrown. */
Object *gc_allocate_slow(Mutator *mutator, size_t bytes, AllocateHow how);

/* What was taken so, and has no header yet, is not wanted: it goes back to the buffer, or comes
 * to be a gap. No safepoint since it was taken, and none here. False: it is large, or memory
 * that the plan does not manage itself, and stays. */
bool gc_give_back(Mutator *mutator, Object *object, size_t bytes);

static inline Object *gc_allocate(Mutator *mutator, size_t bytes) {
    char *object = mutator->top, *limit = mutator->limit;
    if (limit != NULL && bytes <= (size_t)(limit - object)) {
        __atomic_store_n(&mutator->top, object + bytes,
                         __ATOMIC_RELAXED); /* gc_figures reads it */
        return (Object *)object;
    }
    return gc_allocate_slow(mutator, bytes, ALLOCATE_YOUNG);
}
/* From the buffer, while its limit says otherwise; the arena's id is the mutator's. NULL: not
 * that simple. No safepoint. */
static inline Object *gc_allocate_from_buffer(Mutator *mutator, size_t bytes) {
    char *object = mutator->top;
    if (bytes > (size_t)(mutator->buffer_limit - object) || mutator->stressed) return NULL;
    __atomic_store_n(&mutator->top, object + bytes, __ATOMIC_RELAXED);
    return (Object *)object;
}
/* Makes every allocation take the slow path (on) or not; counted. Callable while threads run:
 * the caller sees to it that running mutators notice (handshake). */
void gc_mutator_set_slow(Mutator *mutator, bool slow);

#endif
