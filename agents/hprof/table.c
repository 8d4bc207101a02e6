/* SPDX-License-Identifier: MIT */
/*
 * Tables: Map, from ids to numbers, by linear probing; removal shifts the followers back, so
 * that there are no tombstones and an entry can always be given another key without memory.
 * Pool, a growing set of records that keep their address, with a hash over their numbers.
 */
#include "hprof.h"

enum { CHUNK = 256, MAX_CHUNKS = 1 << 16 };

uint32_t hash_mix(uint64_t value) {
    value ^= value >> 32;
    value *= 0x9e3779b97f4a7c15u;
    return (uint32_t)(value >> 32);
}

/* ---- Map --------------------------------------------------------------------------------- */

static uint32_t map_place(const Map *map, uintptr_t key) {
    uint32_t at = hash_mix(key) & (map->capacity - 1);
    while (map->entries[at].key != 0 && map->entries[at].key != key)
        at = (at + 1) & (map->capacity - 1);
    return at;
}

MapEntry *map_find(const Map *map, uintptr_t key) {
    if (map->count == 0 || key == 0) return NULL;
    MapEntry *entry = &map->entries[map_place(map, key)];
    return entry->key == 0 ? NULL : entry;
}

static void map_grow(Map *map) {
    Map bigger = {.capacity = map->capacity == 0 ? 1024 : map->capacity * 2,
                  .count = map->count};
    bigger.entries = must_alloc(bigger.capacity, sizeof(MapEntry));
    for (uint32_t i = 0; i < map->capacity; i++) {
        if (map->entries[i].key != 0)
            bigger.entries[map_place(&bigger, map->entries[i].key)] = map->entries[i];
    }
    free(map->entries);
    *map = bigger;
}

MapEntry *map_put(Map *map, uintptr_t key) {
    if ((uint64_t)map->count * 4 >= (uint64_t)map->capacity * 3) map_grow(map);
    MapEntry *entry = &map->entries[map_place(map, key)];
    if (entry->key == 0) {
        entry->key = key;
        map->count++;
    }
    return entry;
}

void map_remove(Map *map, MapEntry *entry) {
    uint32_t mask = map->capacity - 1;
    uint32_t hole = (uint32_t)(entry - map->entries);
    for (uint32_t at = (hole + 1) & mask; map->entries[at].key != 0; at = (at + 1) & mask) {
        /* An entry may fill the hole unless its home lies behind the hole on the way to it. */
        uint32_t home = hash_mix(map->entries[at].key) & mask;
        if (((at - home) & mask) >= ((at - hole) & mask)) {
            map->entries[hole] = map->entries[at];
            hole = at;
        }
    }
    map->entries[hole] = (MapEntry){.key = 0};
    map->count--;
}

void map_rekey(Map *map, MapEntry *entry, uintptr_t key) {
    MapEntry moved = *entry;
    map_remove(map, entry);
    moved.key = key;
    map->entries[map_place(map, key)] = moved;
    map->count++;
}

void map_free(Map *map) {
    free(map->entries);
    *map = (Map){0};
}

/* ---- Pool -------------------------------------------------------------------------------- */

void *pool_at(const Pool *pool, uint32_t number) {
    return (char *)pool->chunks[number / CHUNK] + (number % CHUNK) * pool->record_size;
}

static void pool_enter(Pool *pool, uint32_t hash, uint32_t number) {
    uint32_t at = hash & (pool->capacity - 1);
    while (pool->slots[at] != 0) at = (at + 1) & (pool->capacity - 1);
    pool->slots[at] = number + 1;
}

static void pool_widen(Pool *pool, uint32_t (*hash_of)(const void *record)) {
    uint32_t capacity = pool->capacity == 0 ? 1024 : pool->capacity * 2;
    uint32_t *slots = must_alloc(capacity, sizeof *slots);
    free(pool->slots);
    pool->slots = slots;
    pool->capacity = capacity;
    for (uint32_t i = 0; i < pool->count; i++) pool_enter(pool, hash_of(pool_at(pool, i)), i);
}

void *pool_add(Pool *pool, uint32_t hash, uint32_t (*hash_of)(const void *record)) {
    if (pool->chunks == NULL) pool->chunks = must_alloc(MAX_CHUNKS, sizeof(void *));
    if (pool->count * 2 >= pool->capacity) pool_widen(pool, hash_of);
    uint32_t number = pool->count;
    if (number / CHUNK >= MAX_CHUNKS) profile_ends("too many stack traces");
    if (number % CHUNK == 0)
        pool->chunks[number / CHUNK] = must_alloc(CHUNK, pool->record_size);
    pool->count++;
    pool_enter(pool, hash, number);
    return pool_at(pool, number);
}

void *pool_probe(const Pool *pool, uint32_t *cursor, uint32_t *number) {
    if (pool->capacity == 0) return NULL;
    uint32_t slot = pool->slots[*cursor & (pool->capacity - 1)];
    if (slot == 0) return NULL;
    (*cursor)++;
    *number = slot - 1;
    return pool_at(pool, slot - 1);
}

void pool_free(Pool *pool) {
    for (uint32_t i = 0; i * CHUNK < pool->count; i++) free(pool->chunks[i]);
    free(pool->chunks);
    free(pool->slots);
    *pool = (Pool){.record_size = pool->record_size};
}
