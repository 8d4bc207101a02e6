/* SPDX-License-Identifier: MIT */
/* Every reference in an object, for those who look at all of them alike: the update of
 * references after a compaction, the heap's check. */
#ifndef MINIJVM_GC_OBJECT_REFS_H
#define MINIJVM_GC_OBJECT_REFS_H

#include "gc/heap.h"

/* Calls `seen` for each stretch of references, the referent and `discovered` of a reference
 * object included. */
static inline __attribute__((always_inline)) void
object_visit_refs(const Heap *heap, Object *object,
                  void (*seen)(void *data, Ref *slots, size_t count), void *data) {
    const Shape *shape = object_shape(object);
    if (shape->kind == SHAPE_PRIM_ARRAY) return;
    if (shape->kind == SHAPE_REF_ARRAY) {
        seen(data, array_elements(object), (size_t)array_length(object));
        return;
    }
    for (uint32_t i = 0; i < shape->run_count; i++)
        seen(data, (Ref *)(void *)((char *)object + shape->runs[i].offset),
             shape->runs[i].count);
    if (shape->kind == SHAPE_MIRROR) {
        const uint32_t *tail =
            (const uint32_t *)(const void *)((const char *)object + shape->size);
        seen(data, (Ref *)(void *)((char *)object + shape->size + 8), tail[1]);
    } else if (shape->kind == SHAPE_REFERENCE && heap->referent_offset != 0) {
        seen(data, (Ref *)(void *)((char *)object + heap->referent_offset), 1);
        seen(data, (Ref *)(void *)((char *)object + heap->discovered_offset), 1);
    }
}

#endif
