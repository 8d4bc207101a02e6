/* SPDX-License-Identifier: MIT */
/* How long a class lives: for ever, as long as its loader, or, if it is fleeting, as long as
 * somebody reaches it. */
#ifndef MINIJVM_VM_MODEL_CLASS_LIFE_H
#define MINIJVM_VM_MODEL_CLASS_LIFE_H

#include <stddef.h>

#include "vm/model/class.h"
#include "vm/model/names.h"

/* Whose owner is the ShapeOwner. */
enum { OWNER_LOADER, OWNER_CLASS };

/* A hidden class that was not defined to live as long as its loader lives as long as its mirror
 * is reached, or an instance: it is its own owner. So is an array of such for its elements'
 * class. All else that refers to one has to refer to its mirror, or to keep it (class_keep). */
static inline bool class_is_fleeting(const Class *c) {
    return c->shape.owner != NULL && c->shape.owner->kind == OWNER_CLASS;
}
static inline Class *class_of_life(ShapeOwner *life) {
    return (Class *)(void *)((char *)life - offsetof(Class, life));
}

/* Is the class there as long as `user` is, whatever else ends? */
static inline bool class_outlives(const Class *c, const Class *user) {
    const ShapeOwner *owner = c->shape.owner;
    return owner == NULL || owner == user->shape.owner ||
           owner == (const void *)user->loader; /* a Loader begins with its owner */
}

/* From here on a class that is alive outlives `user`, which is not fleeting. False: it does
 * not. No safepoint. **Lock:** class. */
typedef struct KeptClass {
    Class *class_;
    struct KeptClass *next;
} KeptClass;
bool class_keep(Class *user, Class *c);

#endif
