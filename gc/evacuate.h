/* SPDX-License-Identifier: MIT */
/* One trace through the heap, world stopped: objects in arenas of role FROM are copied to to-arenas,
 * those of role MARK are marked where they are. Used by the plans (moving) and by
 * gc_visit_live_objects (all arenas MARK). Invariant between steps: every object copied lies between
 * the scan position and the top of the to-arenas, or its fields were seen; every object newly marked
 * is on the mark stack, or its fields were seen. */
#ifndef MINIJVM_GC_EVACUATE_H
#define MINIJVM_GC_EVACUATE_H

#include "gc/heap.h"
#include "gc/references.h"

typedef struct Evacuation {
    RootVisitor visitor; /* first: what the client is given */
    Heap *heap;
    GcCause cause;
    uint32_t epoch;
    bool only_marking; /* nothing is changed, references' rules do not apply */
    char *to_top, *to_limit;
    Arena *to;       /* the last of the to-arenas, whose top is to_top */
    Pile to_arenas;  /* Arena *, in order of filling */
    size_t scanning; /* index of the to-arena being scanned */
    char *scan;
    size_t copied_objects, copied_bytes;
    References references;
} Evacuation;

/* Roles and mark bitmaps have been set. */
void evacuate_begin(Evacuation *e, Heap *heap, GcCause cause, bool only_marking);
/* Roots of the client and the pending list, and all that follows from them. */
void evacuate_roots(Evacuation *e);
/* Makes the object live; answers where it is now. Its fields are seen by the next drain. */
Object *evacuate_object(Evacuation *e, Object *object);
/* Until no object is left whose fields have not been seen. */
void evacuate_drain(Evacuation *e);
/* Drains, with the owners (class loaders) that what was found keeps alive, until nothing is left. */
void evacuate_owners(Evacuation *e);
/* Where the object is now when it is live so far, NULL when not. */
Object *evacuate_survivor(const Evacuation *e, Object *object);
/* Publishes the last to-arena's top. */
void evacuate_end(Evacuation *e);

#endif
