/* SPDX-License-Identifier: MIT */
/* Two kinds of words. A length: the first words up to it, where none but references can look
 * like one (shapes lie low). That is what libgc marks fastest: it fetches the last one while it
 * sees to the others. Else a bitmap, in which the bit of an object's first word is the highest
 * and those of the tag are the lowest. */
#include "gc/descriptor.h"

#if defined(MINIJVM_WIDE_REFS)
#include <gc/gc_mark.h>

uint64_t descriptor_of(const Shape *shape, uint64_t procedure) {
    enum { WORDS = 64 - GC_DS_TAG_BITS };
    const RefRun *runs = shape->runs;
    uint64_t bits = 0;
    if (shape->owner != NULL || shape->kind != SHAPE_PLAIN || shape->size > WORDS * sizeof(Ref))
        return procedure;
    if (shape->run_count == 0) return 0;
    if (shape->run_count == 1 && runs->offset == OBJECT_HEADER_BYTES)
        return (OBJECT_HEADER_BYTES + runs->count * sizeof(Ref)) | GC_DS_LENGTH;
    for (uint32_t i = 0; i < shape->run_count; i++)
        for (uint32_t k = 0; k < runs[i].count; k++)
            bits |= (uint64_t)1 << (63 - (runs[i].offset / sizeof(Ref) + k));
    return bits | GC_DS_BITMAP;
}
#endif
