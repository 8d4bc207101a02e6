/* SPDX-License-Identifier: MIT */
/* Memory for what is small and must not fail, such as the record of a monitor, the map of a
 * frame, a block of handles: a mapping that the process holds as long as it has a VM, never
 * touched before the system has no more.
 *
 *     whole ---- a piece is taken: calloc has failed ----> broken
 *       ^                                                     |
 *       +---- spare_restore: all is back, or there is another +
 *
 * Who takes a piece goes on as if nothing had happened. While a VM is made, each step ends by
 * asking for the whole reserve; where the system has none the making fails in order, and taking
 * apart what was made has what is left (vm/create.c). Later each collection asks again
 * (vm/heap/collector_client.c), and a thread that is attached or started does
 * (vm/run/thread_life.c): where it is not whole, there is no memory for another thread. When
 * the reserve too is at its end, the process is (vm_need).
 *
 * What is large, or can fail, is not taken here: its failure is an OutOfMemoryError or the
 * caller's. **Lock:** a leaf mutex inside; no safepoint. */
#ifndef MINIJVM_VM_SYSTEM_SPARE_H
#define MINIJVM_VM_SYSTEM_SPARE_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* Of the process: vm/system/process.c has the one there is. */
typedef struct SpareMemory {
    pthread_mutex_t lock;
    struct SpareSegment *segments; /* the newest first: who is whole, the others have pieces */
    _Atomic size_t live;           /* pieces */
    _Atomic bool broken;           /* the newest has, or had, pieces */
    unsigned users;
} SpareMemory;

/* A VM begins: the reserve is there, and whole. False: the system has none. Each is paired with
 * spare_close, after which the last user's has no pieces. */
bool spare_open(void);
void spare_close(void);
/* Makes it whole. False: it is not, and the system has no more. */
bool spare_restore(void);

/* Like calloc and realloc of what these gave, but of the reserve where those fail. NULL: that
 * too has no more. */
void *spare_calloc(size_t count, size_t bytes);
void *spare_realloc(void *memory, size_t bytes);
/* Of the reserve at once, zeroed: for what is of another allocator else. */
void *spare_take(size_t bytes);
/* Of the reserve, or free's. */
void spare_free(void *memory);
/* False: it is none of the reserve's, and stays. */
bool spare_give(void *memory);

#endif
