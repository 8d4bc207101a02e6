/* SPDX-License-Identifier: MIT */
/* Memory below 4 GiB for what agents know by its address (docs/period.md): threads, raw
 * monitors, JNI's global references. Pieces of a few sizes; a piece given back is handed out
 * again after all others of its size that were given back before it, and keeps its contents but
 * for its last word until then. Called by vm/system/process.c, which has the one there is.
 * Lock: inside, above that of the chunks. */
#ifndef MINIJVM_VM_SYSTEM_LOW_MEMORY_H
#define MINIJVM_VM_SYSTEM_LOW_MEMORY_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

enum { LOW_SIZES = 8 };

typedef struct LowMemory {
    pthread_mutex_t lock;
    struct LowChunk *chunks;
    char *top, *end;       /* of the newest chunk */
    char *rest, *rest_end; /* a gap that a large alignment left */
    size_t live;           /* pieces; the chunks go with the last one */
    struct LowSize {
        size_t bytes, alignment;
        char *first, *last; /* given back */
    } sizes[LOW_SIZES];
} LowMemory;

/* Zeroed; `alignment` is a power of 2. NULL: no room there. */
void *low_memory_take(LowMemory *memory, size_t bytes, size_t alignment);
/* False: the piece is none of these. */
bool low_memory_give(LowMemory *memory, void *piece, size_t bytes);

#endif
