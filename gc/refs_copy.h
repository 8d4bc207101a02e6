/* SPDX-License-Identifier: MIT */
/* Copies of many references at once. */
#ifndef MINIJVM_GC_REFS_COPY_H
#define MINIJVM_GC_REFS_COPY_H

#include "gc/object.h"

/* Several references, of which a load or store takes each in one piece: they are aligned, and
 * the processor divides a vector at lines of its cache at most. ThreadSanitizer takes the loops
 * for single references, since it knows no atomic vectors. */
#ifndef __SANITIZE_THREAD__
enum { REFS_BLOCK = 16 / sizeof(Ref) };
typedef Ref RefsBlock __attribute__((vector_size(16), aligned(sizeof(Ref)), may_alias));
#endif

/* memmove for references with barrier; each element is copied in one piece. */
static inline void refs_copy(Object *to_holder, Ref *to, const Ref *from, size_t count) {
    (void)to_holder;
    if (count == 0) return;
    if (to <= from) {
        size_t i = 0;
#ifndef __SANITIZE_THREAD__
        for (; count - i >= 2 * REFS_BLOCK; i += 2 * REFS_BLOCK) {
            RefsBlock a = *(const RefsBlock *)(from + i);
            RefsBlock b = *(const RefsBlock *)(from + i + REFS_BLOCK);
            *(RefsBlock *)(to + i) = a;
            *(RefsBlock *)(to + i + REFS_BLOCK) = b;
        }
#endif
        for (; i < count; i++) __atomic_store_n(to + i, from[i], __ATOMIC_RELAXED);
    } else {
        size_t i = count;
#ifndef __SANITIZE_THREAD__
        for (; i >= 2 * REFS_BLOCK; i -= 2 * REFS_BLOCK) {
            RefsBlock a = *(const RefsBlock *)(from + i - REFS_BLOCK);
            RefsBlock b = *(const RefsBlock *)(from + i - 2 * REFS_BLOCK);
            *(RefsBlock *)(to + i - REFS_BLOCK) = a;
            *(RefsBlock *)(to + i - 2 * REFS_BLOCK) = b;
        }
#endif
        while (i-- > 0) __atomic_store_n(to + i, from[i], __ATOMIC_RELAXED);
    }
    cards_mark(to, count * sizeof(Ref));
}
#endif
