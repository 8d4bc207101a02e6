/* SPDX-License-Identifier: MIT */
/* One trace through the heap, world stopped: objects in arenas of role FROM are copied to
 * to-arenas, those of role MARK are marked where they are, the others are left alone. All plans
 * trace with it, and so does gc_visit_live_objects. Invariant between steps: every object
 * copied lies between the scan position and the top of its to-space, or its fields were seen;
 * every object newly marked is on the mark stack, or its fields were seen. */
#ifndef MINIJVM_GC_EVACUATE_H
#define MINIJVM_GC_EVACUATE_H

#include "gc/heap.h"
#include "gc/references.h"

typedef enum EvacuateMode {
    EVACUATE_ALL,   /* the whole heap, roles FROM and MARK, into arenas `to` */
    EVACUATE_YOUNG, /* the young generation: owners stay, copies go where their age says, cards
                       are kept */
    EVACUATE_MARK,  /* the whole heap, role MARK only, or NONE for what is taken as dead */
    EVACUATE_EXTERNAL, /* the whole heap, as Plan.external does it */
    EVACUATE_LOOK      /* as MARK, but nothing is changed: references' rules do not apply */
} EvacuateMode;

/* A stretch of memory that is being filled with copies, or was. */
typedef struct Region {
    Arena *arena;
    char *base, *end;
    bool gap; /* inside an old arena; else the arena's free end */
} Region;

/* Where copies go: regions one after the other, scanned in the same order. */
typedef struct ToSpace {
    char *top, *limit; /* of the last region; NULL: none yet */
    Vector regions;    /* Region, in order of filling */
    size_t scanning;   /* index of the region being scanned */
    char *scan;
    ArenaKind kind;
    size_t objects, bytes; /* seen; in regions that are left */
} ToSpace;

/* A reference to what is to be copied and is being fetched. */
typedef struct Due {
    uintptr_t slot; /* where it lies; the low bit: in the old generation */
    Ref ref;
} Due;
enum { DUE_OLD = 1, DUES = 32 };

typedef struct Evacuation {
    RootVisitor visitor; /* first: what the client is given */
    Heap *heap;
    EvacuateMode mode;
    bool look;    /* with FOREIGN: as LOOK */
    bool lost;    /* an object is marked, and for want of memory its fields were not seen */
    bool recount; /* that has been so: what is live in an arena is not what was counted */
    GcCause cause;
    uint32_t epoch;
    unsigned tenure; /* age from which copies go to `old` */
    ToSpace to, old;
    size_t age_bytes[AGES];
    Due due[DUES]; /* a ring */
    unsigned first_due, next_due;
    References references;
} Evacuation;

/* Roles and mark bitmaps have been set. */
void evacuate_begin(Evacuation *e, Heap *heap, GcCause cause, EvacuateMode mode);
/* Roots of the client and the pending list; nothing that follows from them yet. */
void evacuate_roots(Evacuation *e);
/* One reference that lies in the old generation; marks its card when it leads to the young one.
 */
void evacuate_old_slots(Evacuation *e, Ref *slots, size_t count);
/* Makes the object live; answers where it is now. Its fields are seen by the next drain. */
Object *evacuate_object(Evacuation *e, Object *object);
/* Until all fields are seen of what was found so far. */
void evacuate_drain(Evacuation *e);
/* Drains, with the owners (class loaders) that what was found keeps alive, until no object is
 * left whose fields have not been seen. */
void evacuate_owners(Evacuation *e);
/* Where the object is now when it is live so far, NULL when not. */
Object *evacuate_survivor(const Evacuation *e, Object *object);
/* Was this copied by this trace? */
bool evacuate_is_copy(const Evacuation *e, const Object *object);
/* Closes the to-spaces. */
void evacuate_end(Evacuation *e);

/* Memory for one copy of `bytes` at the end of the space; NULL: what was reserved is used up.
 */
char *to_space_take(Heap *heap, ToSpace *to, size_t bytes);
/* Opened before it is filled; closing publishes what was. */
void to_space_open(Heap *heap, ToSpace *to, ArenaKind kind);
void to_space_close(Heap *heap, ToSpace *to);
/* Room for so many arenas in lists of regions, before the world stops; how much there is. */
bool to_space_reserve(Heap *heap, size_t arenas);
size_t to_space_room(const Heap *heap);

#endif
