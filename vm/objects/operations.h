/* SPDX-License-Identifier: MIT */
/* What bytecodes, natives and JNI do to objects: allocation, arrays, copies, hashes. One place,
 * so that events and barriers are never forgotten. */
#ifndef MINIJVM_VM_OBJECTS_OPERATIONS_H
#define MINIJVM_VM_OBJECTS_OPERATIONS_H

#include "vm/model/names.h"
#include "vm/model/thread.h"
#include "vm/model/class.h"

/* ---- Allocation ---- **Safepoint. Throws** OutOfMemoryError, NegativeArraySizeException. */

/* A zeroed instance; the class is linked and neither abstract nor java.lang.Class. Registers
 * finalizers nowhere: that is Object.<init>'s return (see object_register_finalizer). */
Object *object_allocate_slow(Thread *t, Class *c);
static inline Object *object_allocate(Thread *t, Class *c) {
    char *object = t->mutator.top;
    if (t->mutator.limit != NULL && c->shape.size <= (size_t)(t->mutator.limit - object) &&
        !c->has_finalizer) {
        __atomic_store_n(&t->mutator.top, object + c->shape.size, __ATOMIC_RELAXED);
        ((Object *)object)->shape = (Ref)(uintptr_t)c;
        return (Object *)object;
    }
    return object_allocate_slow(t, c);
}
/* An instance of any class, which no constructor has seen: initializes the class. **Throws**
 * InstantiationException, IllegalAccessException for java.lang.Class, and what the initializer
 * throws. **Safepoint.** */
Object *object_allocate_bare(Thread *t, Class *c);
/* `c` is the array class. **Safepoint.** */
Object *array_allocate_slow(Thread *t, Class *c, int32_t length);
static inline Object *array_allocate(Thread *t, Class *c, int32_t length) {
    size_t bytes = object_align(ARRAY_ELEMENTS_OFFSET +
                                ((size_t)(uint32_t)length << c->shape.element_shift));
    char *object = t->mutator.top;
    if (length >= 0 && t->mutator.limit != NULL &&
        bytes <= (size_t)(t->mutator.limit - object)) {
        __atomic_store_n(&t->mutator.top, object + bytes, __ATOMIC_RELAXED);
        ((Array *)object)->header.shape = (Ref)(uintptr_t)c;
        ((Array *)object)->length = length;
        return (Object *)object;
    }
    return array_allocate_slow(t, c, length);
}
/* Primitive array by kind: 'B', 'C', ... **Safepoint.** */
Object *array_allocate_primitive(Thread *t, char kind, int32_t length);
/* Loads the array class of `element`. **Safepoint.** */
Object *array_allocate_of(Thread *t, Class *element, int32_t length);
Object *array_allocate_multi(Thread *t, Class *c, const int32_t *lengths, unsigned dimensions);
Object *object_clone(Thread *t, Handle object);

/* ---- Fields by kind, volatile or not. `base` is the object or mirror. No safepoint. ---- */

/* Loads into *to; returns the slots. */
unsigned field_load(const Field *field, Object *base, Value *to);
void field_store(const Field *field, Object *base, const Value *from);

/* ---- Copies ---- */

/* System.arraycopy. **Throws** NullPointerException, ArrayStoreException, IndexOutOfBounds. Raw
 * objects: the check that allocates comes last. **Safepoint** only when it throws. */
bool array_copy(Thread *t, Object *from, int32_t from_index, Object *to, int32_t to_index,
                int32_t count);

/* ---- Identity ---- */

int32_t object_hash(Thread *t, Object *object); /* No safepoint. */

/* Whether an id from outside can be taken for an object: it lies in an arena, is aligned, and
 * its header names a class of this VM. With GC off; other threads may run. No safepoint. */
bool object_is_valid(VM *vm, const void *address);

/* Where Object.<init> returns for an instance of a finalizable class. **Safepoint.** */
bool object_register_finalizer(Thread *t, Handle object);

#endif
