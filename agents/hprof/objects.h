/* SPDX-License-Identifier: MIT */
/* Which objects live, and in which arena: from an id to a number and a size, from an arena to
 * all that lie in it. hprof.h says which lock is held. None of it uses malloc's heap, so all
 * may be called between GC_START and GC_FINISH, where a thread that holds malloc's lock may
 * have been stopped. */
#ifndef HPROF_OBJECTS_H
#define HPROF_OBJECTS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint32_t number; /* never 0 in one that is known */
    uint32_t size;   /* bytes, saturated */
} KnownObject;

/* NULL: it is not known. */
KnownObject *object_find(uintptr_t id);
/* The object of this id, which is not known yet; number and size are the caller's to set. */
KnownObject *object_put(uintptr_t id, int32_t arena);
void object_remove(uintptr_t id);
/* An arena has ended. What is left in it is known until objects_bury: moves out of it may still
 * be told. */
void objects_arena_ended(int32_t arena);
/* What lies in ended arenas is forgotten, each object after `died` was told of it. */
void objects_bury(void (*died)(const KnownObject *object));
/* Whether this arena has ended and is not buried. */
bool objects_arena_is_dead(int32_t arena);
void objects_free(void);

#endif
