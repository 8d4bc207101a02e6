/* SPDX-License-Identifier: MIT */
/* See ballast.h. */
#include "gc/ballast.h"

#include <sys/mman.h>

#include "gc/heap.h"

/* For each chunk a bit for each possible object (an eighth of an eighth of it), a byte for each
 * card, and as much again for lists; for all together what a small heap's lists take. */
enum { SHARE = 32, LEAST = 1 << 20, STEP = 1 << 18 };

bool ballast_hold(Heap *heap) {
    heap_lock(heap);
    size_t bytes = (heap->committed / SHARE + LEAST + STEP - 1) / STEP * STEP;
    bool held = heap->ballast_bytes >= bytes;
    if (!held) {
        void *got =
            heap->ballast == NULL
                ? mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                : mremap(heap->ballast, heap->ballast_bytes, bytes, MREMAP_MAYMOVE);
        held = got != MAP_FAILED;
        if (held) {
            heap->ballast = got;
            heap->ballast_bytes = bytes;
        }
    }
    heap_unlock(heap);
    return held;
}

bool gc_yield(Heap *heap) {
    bool held = __atomic_load_n(&heap->ballast, __ATOMIC_RELAXED) != NULL;
    if (held) ballast_drop(heap);
    return held;
}

void ballast_drop(Heap *heap) {
    heap_lock(heap);
    if (heap->ballast != NULL) munmap(heap->ballast, heap->ballast_bytes);
    heap->ballast = NULL;
    heap->ballast_bytes = 0;
    heap_unlock(heap);
}
