/* SPDX-License-Identifier: MIT */
/* Shapes: what a collector must know of an object, whose first word leads to one. A shape is
 * the first member of the VM's Class, lies below 4 GiB and does not change while there are
 * instances. Only gc/ and vm/ look inside. */
#ifndef MINIJVM_GC_SHAPE_H
#define MINIJVM_GC_SHAPE_H

#include <stdint.h>

/* The order is relied on: instances whose size the shape knows first, arrays last. */
typedef enum ShapeKind {
    SHAPE_PLAIN,     /* `size` bytes, references in `runs` */
    SHAPE_REFERENCE, /* as plain; the referent is weak, see reference_kind */
    SHAPE_MIRROR,    /* as plain up to `size`; there: uint32 total bytes, uint32 n static
                        references,    which follow at size + 8; static primitives behind them */
    SHAPE_REF_ARRAY, /* length elements of sizeof(Ref) */
    SHAPE_PRIM_ARRAY /* length elements of 1 << element_shift bytes */
} ShapeKind;

typedef enum ReferenceKind {
    REFERENCE_NONE,
    REFERENCE_SOFT,
    REFERENCE_WEAK,
    REFERENCE_FINAL,
    REFERENCE_PHANTOM
} ReferenceKind;

/* `count` consecutive references that begin `offset` bytes into the object. */
typedef struct RefRun {
    uint32_t offset;
    uint32_t count;
} RefRun;

/* What keeps a group of classes alive: an instance keeps its class's owner, the owner keeps the
 * loader object and the mirrors of all its classes, or the mirror of the one class that it is
 * made for (GcClient.visit_owner). The boot loader's other classes have no owner: they never
 * die. */
typedef struct ShapeOwner {
    uint32_t epoch; /* the collection that last found it alive; the collector's */
    uint32_t kind;  /* the client's own */
} ShapeOwner;

typedef struct Shape {
    uint8_t kind;           /* ShapeKind */
    uint8_t element_shift;  /* log2 of the element's bytes, arrays only */
    uint8_t reference_kind; /* ReferenceKind */
    uint8_t reserved;
    uint32_t size; /* bytes of an instance, header included, multiple of 8; arrays: 16 */
#if defined(MINIJVM_WIDE_REFS)
    uint64_t descriptor; /* in the second word, where a free cell has 0: the layout in libgc's
                            terms */
#endif
    uint32_t run_count;
    const RefRun *runs; /* references of an instance, superclasses included; without the
                           referent (and `discovered`) of a SHAPE_REFERENCE */
    ShapeOwner *owner;  /* NULL: immortal */
} Shape;

#endif
