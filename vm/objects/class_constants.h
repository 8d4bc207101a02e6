/* SPDX-License-Identifier: MIT */
/* The array that a class's mirror has, of objects that live as long as the class: its resolved
 * constants by their index in the pool, and behind them what it keeps besides. Read by
 * class_constant (vm/model/class.h). */
#ifndef MINIJVM_VM_OBJECTS_CLASS_CONSTANTS_H
#define MINIJVM_VM_OBJECTS_CLASS_CONSTANTS_H

#include "vm/model/names.h"

/* Makes room for `index`. **Safepoint. Throws** OutOfMemoryError. */
bool class_constants_reserve(Thread *t, Class *c, uint32_t index);
/* Stores unless somebody was first; the winner is what class_constant answers. **Safepoint.
 * Throws.** */
bool class_constants_put(Thread *t, Class *c, uint32_t index, Handle value);
/* Keeps an object as long as the class: it is class_constant(c, *index) from now on.
 * **Safepoint. Throws.** */
bool class_constants_keep(Thread *t, Class *c, Handle value, uint32_t *index);

#endif
