/* SPDX-License-Identifier: MIT */
/* The shape of everything in the heap, in the collector's own words: header, references,
 * layout.
 *
 *   word 0   shape   address of the Shape (the first member of the VM's Class); metadata is low
 *   word 1   lock    payload(26) | age(4) | tag(2)
 *   8        fields of a plain object       arrays: 8 length (int32), 12 unused, 16 elements
 *
 * Invariant: objects are 8-byte aligned and 8-byte multiples; a zero shape word inside an arena
 * is a gap of 8 bytes, so that every arena can be parsed from its start. Only gc/ and vm/ look
 * inside. */
#ifndef MINIJVM_GC_OBJECT_H
#define MINIJVM_GC_OBJECT_H

#include "gc/cards.h"
#include "gc/shape.h"

#include <stdatomic.h>

/* ---- References ---- */

/* A reference stored in the heap. With REFS=32 its value is the address; 0 is null. */
#if defined(MINIJVM_WIDE_REFS)
typedef uint64_t Ref;
#else
typedef uint32_t Ref;
#endif
typedef Ref *Slot; /* the address of a reference in the heap */

typedef struct Object {
    Ref shape;
    _Atomic(Ref) lock;
} Object;

typedef struct Array {
    Object header;
    int32_t length;
    int32_t unused;
} Array;

enum {
    OBJECT_HEADER_BYTES = sizeof(Object),
    ARRAY_LENGTH_OFFSET = offsetof(Array, length),
    ARRAY_ELEMENTS_OFFSET = sizeof(Array),
    OBJECT_ALIGNMENT = 8,
};

static inline Object *ref_object(Ref ref) { return (Object *)(uintptr_t)ref; }
static inline Ref object_ref(const Object *object) { return (Ref)(uintptr_t)object; }

/* ---- Shapes ---- */

static inline Shape *object_shape(const Object *object) {
    return (Shape *)(uintptr_t)object->shape;
}
static inline int32_t array_length(const Object *array) {
    return ((const Array *)array)->length;
}
static inline void *array_elements(const Object *array) {
    return (char *)(uintptr_t)array + ARRAY_ELEMENTS_OFFSET;
}
static inline size_t object_align(size_t bytes) {
    return (bytes + OBJECT_ALIGNMENT - 1) & ~(size_t)(OBJECT_ALIGNMENT - 1);
}
/* Bytes the object occupies, alignment included. */
static inline size_t object_size(const Object *object) {
    const Shape *shape = object_shape(object);
    if (__builtin_expect(shape->kind <= SHAPE_REFERENCE, 1)) return shape->size;
    switch (shape->kind) {
    case SHAPE_REF_ARRAY:
        return object_align(ARRAY_ELEMENTS_OFFSET + (size_t)array_length(object) * sizeof(Ref));
    case SHAPE_PRIM_ARRAY:
        return object_align(ARRAY_ELEMENTS_OFFSET +
                            ((size_t)array_length(object) << shape->element_shift));
    default: /* SHAPE_MIRROR */ return *(const uint32_t *)((const char *)object + shape->size);
    }
}

/* ---- The lock word ---- */

typedef enum LockTag {
    LOCK_NEUTRAL,  /* payload: identity hash, 0 = none yet */
    LOCK_THIN,     /* payload: owner id (16 bits), then (10 bits) recursions - 1, or where the
                      owner keeps the hash (vm/threads/monitor.c) */
    LOCK_INFLATED, /* payload: monitor index; the hash is in the monitor */
    LOCK_FORWARDED /* during a collection: word 0 is the new address */
} LockTag;

enum {
    LOCK_TAG_MASK = 3,
    LOCK_AGE_SHIFT = 2,
    LOCK_AGE_MASK = 15 << LOCK_AGE_SHIFT,
    LOCK_PAYLOAD_SHIFT = 6,
    LOCK_LOW_MASK = (1 << LOCK_PAYLOAD_SHIFT) - 1,
    LOCK_PAYLOAD_BITS = 26,
};

/* ---- Loads and stores of references ---- */

/* Stores with the write barrier of cards.h: store and barrier are one function, and the bare
 * store has no name to call. Slots may lie in instances, mirrors or arrays. No safepoint. */
static inline Object *slot_get(const void *slot) { return ref_object(*(const Ref *)slot); }
static inline Object *slot_get_volatile(const void *slot) {
    return ref_object(__atomic_load_n((const Ref *)slot, __ATOMIC_SEQ_CST));
}
static inline void object_set_ref(Object *holder, void *slot, Object *value) {
    (void)holder;
    __atomic_store_n((Ref *)slot, object_ref(value), __ATOMIC_RELAXED);
    card_mark(slot);
}
static inline void object_set_ref_volatile(Object *holder, void *slot, Object *value) {
    (void)holder;
    __atomic_store_n((Ref *)slot, object_ref(value), __ATOMIC_SEQ_CST);
    card_mark(slot);
}
static inline bool object_cas_ref(Object *holder, void *slot, Object **expected,
                                  Object *value) {
    Ref old = object_ref(*expected);
    (void)holder;
    bool done = __atomic_compare_exchange_n((Ref *)slot, &old, object_ref(value), false,
                                            __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    *expected = ref_object(old);
    card_mark(slot);
    return done;
}
static inline Object *array_get_ref(const Object *array, int32_t index) {
    return slot_get((const Ref *)array_elements(array) + index);
}
static inline void array_set_ref(Object *array, int32_t index, Object *value) {
    object_set_ref(array, (Ref *)array_elements(array) + index, value);
}
/* All fields of a plain object to another of the same shape, with barrier. */
static inline void object_copy_fields(Object *to, const Object *from) {
    size_t bytes = object_size(from) - OBJECT_HEADER_BYTES;
    if (bytes == 0) return;
    memcpy(to + 1, from + 1, bytes);
    cards_mark(to + 1, bytes);
}

#endif
