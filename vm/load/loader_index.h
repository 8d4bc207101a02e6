/* SPDX-License-Identifier: MIT */
/* Which Loader a java.lang.ClassLoader object has: a hash table by the object's address.
 * Objects move only while the world stands still, so the table is made anew when it is asked
 * for the first time after a stop. **Lock:** class, for all functions. */
#ifndef MINIJVM_VM_LOAD_LOADER_INDEX_H
#define MINIJVM_VM_LOAD_LOADER_INDEX_H

#include "vm/model/names.h"

/* NULL: the object has none yet. No safepoint. */
Loader *loader_index_find(VM *vm, const Object *object);
/* One that was put into vm->classes.loaders since. Without memory for it the table is given up
 * until the next stop, and the list is walked. */
void loader_index_add(VM *vm, Loader *loader);
void loader_index_destroy(VM *vm);

#endif
