/* SPDX-License-Identifier: MIT */
/* One account of a run, whoever keeps it: a JVMPI agent, a tracing library or an event monitor.
 * It begins and ends where the program calls Ears.open and Ears.close. Allocations and method
 * calls are sums over what was told, in which order does not matter between threads; deaths are
 * what of the objects allocated since is no longer there; the objects that are there have the
 * ids that moves gave them. */
#ifndef EARS_H
#define EARS_H

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Account {
    int open;
    pthread_t owner; /* who opened it: what others do meanwhile is not told */
    uint64_t entries, exits, names, allocations, bytes, allocated, deaths, collections;
    uint64_t threads; /* those of the program, by their names, of the whole run */
    uint64_t *ids;    /* open addressing; 1: there was one */
    size_t capacity, used, count;
} Account;

static inline uint64_t mix(uint64_t x) {
    x *= UINT64_C(0x9E3779B97F4A7C15);
    x ^= x >> 29;
    x *= UINT64_C(0xBF58476D1CE4E5B9);
    return x ^ x >> 32;
}
static inline uint64_t hash_text(uint64_t hash, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    return hash;
}
static inline size_t account_at(const Account *a, uint64_t id) {
    size_t at = mix(id) & (a->capacity - 1);
    while (a->ids[at] != 0 && a->ids[at] != id) at = (at + 1) & (a->capacity - 1);
    return at;
}
static inline int account_knows(const Account *a, uint64_t id) {
    return a->capacity != 0 && a->ids[account_at(a, id)] == id;
}
static inline void account_learn(Account *a, uint64_t id) {
    if (a->used * 2 >= a->capacity) {
        uint64_t *old = a->ids;
        size_t size = a->capacity;
        a->capacity = size == 0 ? 1 << 16 : 2 * size;
        a->ids = calloc(a->capacity, sizeof *a->ids);
        a->used = 0;
        for (size_t i = 0; i < size; i++)
            if (old[i] > 1) a->ids[account_at(a, old[i])] = old[i], a->used++;
        free(old);
    }
    size_t at = account_at(a, id);
    if (a->ids[at] == id) return;
    a->ids[at] = id;
    a->used++;
    a->count++;
}
static inline int account_forget(Account *a, uint64_t id) {
    if (!account_knows(a, id)) return 0;
    a->ids[account_at(a, id)] = 1;
    a->count--;
    return 1;
}
static inline void account_death(Account *a, uint64_t id) {
    a->deaths += account_forget(a, id);
}
static inline int account_hears(const Account *a) {
    return a->open && pthread_equal(a->owner, pthread_self());
}
static inline void account_allocate(Account *a, uint64_t id, uint64_t bytes) {
    if (!account_hears(a)) return;
    a->allocations++;
    a->bytes += bytes;
    a->allocated += mix(id * 31 + bytes);
    account_learn(a, id);
}
static inline void account_enter(Account *a, const char *class_, size_t class_length,
                                 const char *method, size_t method_length) {
    int is_marker = class_length == 4 && memcmp(class_, "Ears", 4) == 0;
    if (is_marker && method_length == 4 && memcmp(method, "open", 4) == 0) {
        a->open = 1;
        a->owner = pthread_self();
    }
    if (is_marker && method_length == 5 && memcmp(method, "close", 5) == 0) a->open = 0;
    if (!account_hears(a)) return;
    a->entries++;
    a->names += mix(hash_text(hash_text(1, class_, class_length), method, method_length));
}
static inline void account_thread(Account *a, const char *name, size_t length) {
    if (length > 4 && memcmp(name, "ear ", 4) == 0)
        a->threads += mix(hash_text(1, name, length));
}
static inline void account_collect(Account *a) { a->collections += a->open != 0; }
static inline void account_leave(Account *a) { a->exits += account_hears(a) != 0; }
/* `ids`: those of two runs differ. */
static inline void account_tell(const Account *a, const char *ear) {
    uint64_t there = 0;
    for (size_t i = 0; i < a->capacity; i++)
        if (a->ids[i] > 1) there += mix(a->ids[i]);
    fprintf(stderr,
            "%s: entries %llu exits %llu names %llx allocations %llu bytes %llu deaths %llu "
            "left %zu threads %llx\n",
            ear, (unsigned long long)a->entries, (unsigned long long)a->exits,
            (unsigned long long)a->names, (unsigned long long)a->allocations,
            (unsigned long long)a->bytes, (unsigned long long)a->deaths, a->count,
            (unsigned long long)a->threads);
    fprintf(stderr, "%s ids: allocated %llx left %llx collections %llu\n", ear,
            (unsigned long long)a->allocated, (unsigned long long)there,
            (unsigned long long)a->collections);
}

#endif
