/* SPDX-License-Identifier: MIT */
#include "vm/model/thread_index.h"

#include <stdlib.h>
#include <string.h>

#include "vm/model/thread.h"

enum { IDS = 1 << 16, BUCKETS = 1 << 12 };

/* Zeroed memory of which only what is used is touched. */
struct ThreadIndex {
    uint32_t end; /* beyond all ids that were ever in it */
    Thread *buckets[BUCKETS];
    Thread *by_id[IDS];
    _Alignas(8) _Atomic uint8_t running[IDS];
};

/* Threads lie at multiples of THREAD_ALIGNMENT. */
static uint32_t bucket_of(const Thread *t) {
    uint64_t number = (uintptr_t)t / THREAD_ALIGNMENT;
    return (uint32_t)(number ^ number >> 12) % BUCKETS;
}

ThreadIndex *thread_index_create(void) { return calloc(1, sizeof(ThreadIndex)); }

void thread_index_destroy(ThreadIndex *index) { free(index); }

void thread_index_add(ThreadIndex *index, Thread *t) {
    Thread **bucket = &index->buckets[bucket_of(t)];
    t->next_alike = *bucket;
    *bucket = t;
    index->by_id[t->id] = t;
    if (t->id >= index->end) index->end = t->id + 1;
    t->blocking.running = &index->running[t->id];
    atomic_store(t->blocking.running, atomic_load(&t->blocking.kind) == WAIT_NONE);
}

void thread_index_remove(ThreadIndex *index, Thread *t) {
    Thread **link = &index->buckets[bucket_of(t)];
    while (*link != t) link = &(*link)->next_alike;
    *link = t->next_alike;
    index->by_id[t->id] = NULL;
    atomic_store(t->blocking.running, 0);
    t->blocking.running = NULL;
}

bool thread_index_has(const ThreadIndex *index, const Thread *t) {
    const Thread *at = index->buckets[bucket_of(t)];
    while (at != NULL && at != t) at = at->next_alike;
    return at != NULL;
}

Thread *thread_index_at(const ThreadIndex *index, uint32_t id) {
    return id < IDS ? index->by_id[id] : NULL;
}

uint32_t thread_index_running(const ThreadIndex *index, Thread **list, uint32_t capacity) {
    enum { AT_ONCE = sizeof(uint64_t) };
    uint32_t count = 0;
    for (uint32_t first = 0; first < index->end; first += AT_ONCE) {
        uint64_t several = __atomic_load_n(
            (const uint64_t *)(const void *)&index->running[first], __ATOMIC_RELAXED);
        for (uint32_t i = 0; several != 0; i++, several >>= 8) {
            Thread *t = several & 1 ? index->by_id[first + i] : NULL;
            if (t == NULL) continue;
            if (count < capacity) list[count] = t;
            count++;
        }
    }
    return count;
}
