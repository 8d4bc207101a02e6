/* SPDX-License-Identifier: MIT */
/* Hash tables and pools that never move what they hold. hprof.h says which lock is held. */
#ifndef HPROF_TABLE_H
#define HPROF_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* From an id to a number. Removal leaves no gap, so moving an entry never needs memory. */
typedef struct {
    uintptr_t key; /* 0: the place is free */
    uint32_t value;
} MapEntry;

typedef struct {
    MapEntry *entries;
    uint32_t capacity; /* a power of two */
    uint32_t count;
} Map;

MapEntry *map_find(const Map *map, uintptr_t key);
/* Answers the entry of `key`, made if need be. Allocates: never between GC_START and _FINISH.
 */
MapEntry *map_put(Map *map, uintptr_t key);
void map_remove(Map *map, MapEntry *entry);
/* Gives `entry` the key `key`, which must not be in use. Never allocates. */
void map_rekey(Map *map, MapEntry *entry, uintptr_t key);

/* A growing array of records and an open hash of their numbers; records never move. */
typedef struct {
    void **chunks;
    size_t record_size;
    uint32_t count;
    uint32_t *slots; /* number + 1, or 0 */
    uint32_t capacity;
} Pool;

void *pool_at(const Pool *pool, uint32_t number);
/* Appends a zeroed record that is found under `hash`. */
void *pool_add(Pool *pool, uint32_t hash, uint32_t (*hash_of)(const void *record));
/* First candidate under `hash`, then the next ones: NULL at the end. `*cursor` starts at hash.
 */
void *pool_probe(const Pool *pool, uint32_t *cursor, uint32_t *number);

void map_free(Map *map);
void pool_free(Pool *pool);

uint32_t hash_mix(uint64_t value);

#endif
