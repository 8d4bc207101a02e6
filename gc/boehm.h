/* SPDX-License-Identifier: MIT */
/* What the files of the plan boehm share: its state, and the marking (boehm_mark.c) that the
 * plan (plan_boehm.c) has libgc do. Only in the build with wide references. */
#ifndef MINIJVM_GC_BOEHM_H
#define MINIJVM_GC_BOEHM_H

#include "gc/evacuate.h"
#include "gc/plan.h"

#define GC_THREADS
#define GC_NO_THREAD_REDIRECTS
#include <gc/gc_inline.h> /* and libgc's gc.h, which <gc/gc.h> is not here */
#include <gc/gc_mark.h>

enum { LOOK_AHEAD = 8 };

typedef struct Boehm {
    atomic_bool taken;
    bool ready; /* libgc has been set up */
    unsigned kind;
    Heap *heap;
    Vector fresh;    /* Object *: handed out since the last collection, those of threads' shares
                      not    yet included; older ones are those that libgc's bits mark */
    Vector objects;  /* Object *: all, while somebody wants them one by one */
    Vector mirrors;  /* Object *: those of `objects` that are */
    Vector zombies;  /* Object *: dead mirrors that are kept for one collection */
    Vector roots;    /* Object *: what libgc starts from */
    Vector deferred; /* Object *: what owners hold, met while libgc was marking */
    Vector found;    /* Object *: references met while libgc was marking */
    size_t marked;   /* objects */
    bool counted;    /* `marked` is right: a marked cell may be none */
    size_t atomic_bytes; /* of live_bytes, those of arrays of primitives */
    GC_word procedure;   /* the descriptor that says: ask mark_object */
    Evacuation trace;
    Mutator *mutator;
    bool collecting;
    bool exhausted; /* since the last collection libgc's heap had to grow, or would have,
                       although one was due */
} Boehm;
extern Boehm boehm; /* in plan_boehm.c */

static inline void boehm_push(Vector *vector, Object *object) {
    if (object != NULL) *(Object **)vector_push(vector, sizeof(Object *)) = object;
}

/* A word in a frame of libgc's may lead to a cell that is no object: its first word is 0 or
 * leads to the next. libgc itself takes that for a shape whose descriptor, the next cell's
 * second word, is 0. */
static inline bool boehm_cell_is_object(const Object *cell) {
    Ref word = cell->shape;
    return word != 0 && (word >> 32 == 0 || GC_base(ref_object(word)) == NULL);
}

/* For shapes that need more than a bitmap: libgc calls it with an object's cell. It may be
 * called twice for an object when libgc's mark stack overflows. */
struct GC_ms_entry *boehm_mark_object(GC_word *address, struct GC_ms_entry *top,
                                      struct GC_ms_entry *limit, GC_word environment);
void boehm_describe(Shape *shape);
/* When libgc has marked and not yet swept: deals with the references that it met, and makes
 * live what owners hold. */
void boehm_process_found(Evacuation *e);

/* For the trace (gc/plan.h). */
Object *boehm_survivor(const Evacuation *e, Object *object);
Object *boehm_make_live(Evacuation *e, Object *object);
void boehm_drain(Evacuation *e);

#endif
