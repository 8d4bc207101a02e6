/* SPDX-License-Identifier: MIT */
#include "gc/arena_table.h"

#include <stdlib.h>

#if defined(MINIJVM_WIDE_REFS)
static void table_put(ArenaTable *table, uintptr_t chunk, Arena *arena) {
    ArenaLeaf *leaf = table->leaves[chunk >> TABLE_LEAF_BITS];
    leaf->arenas[chunk & ((1 << TABLE_LEAF_BITS) - 1)] = arena;
    leaf->roles[chunk & ((1 << TABLE_LEAF_BITS) - 1)] = ROLE_NONE;
}

bool arena_table_cover(ArenaTable *table, const void *memory, size_t chunks) {
    uintptr_t first = (uintptr_t)memory >> CHUNK_SHIFT;
    for (size_t i = 0; i < chunks; i++) {
        ArenaLeaf **leaf = &table->leaves[(first + i) >> TABLE_LEAF_BITS];
        if (*leaf == NULL && (*leaf = calloc(1, sizeof **leaf)) == NULL) return false;
    }
    return true;
}
#else
static void table_put(ArenaTable *table, uintptr_t chunk, Arena *arena) {
    table->arenas[chunk] = arena;
    table->roles[chunk] = ROLE_NONE;
}

bool arena_table_cover(ArenaTable *table, const void *memory, size_t chunks) {
    return table != NULL && memory != NULL && chunks > 0;
}
#endif

bool arena_table_reserve(ArenaTable *table, size_t count) {
    if (count <= table->capacity) return true;
    size_t capacity = 2 * table->capacity > count ? 2 * table->capacity : count;
    Arena **list = realloc(table->list, capacity * sizeof *list);
    if (list != NULL) table->list = list;
    Arena **some = realloc(table->some, capacity * sizeof *some);
    if (some != NULL) table->some = some;
    if (list == NULL || some == NULL) return false;
    table->capacity = capacity;
    return true;
}

void arena_table_add(ArenaTable *table, Arena *arena) {
    uintptr_t first = (uintptr_t)arena->base >> CHUNK_SHIFT;
    for (size_t i = 0; i < arena->chunks; i++) table_put(table, first + i, arena);
    arena->index = table->count;
    table->list[table->count++] = arena;
}

void arena_table_remove(ArenaTable *table, Arena *arena) {
    uintptr_t first = (uintptr_t)arena->base >> CHUNK_SHIFT;
    for (size_t i = 0; i < arena->chunks; i++) table_put(table, first + i, NULL);
    Arena *last = table->list[--table->count];
    table->list[arena->index] = last;
    last->index = arena->index;
}

void arena_set_role(ArenaTable *table, const Arena *arena, unsigned role) {
    uintptr_t first = (uintptr_t)arena->base >> CHUNK_SHIFT;
    for (size_t i = 0; i < arena->chunks; i++) {
#if defined(MINIJVM_WIDE_REFS)
        ArenaLeaf *leaf = table->leaves[(first + i) >> TABLE_LEAF_BITS];
        leaf->roles[(first + i) & ((1 << TABLE_LEAF_BITS) - 1)] = (uint8_t)role;
#else
        table->roles[first + i] = (uint8_t)role;
#endif
    }
}

void arena_table_destroy(ArenaTable *table) {
#if defined(MINIJVM_WIDE_REFS)
    for (size_t i = 0; i < (size_t)1 << TABLE_ROOT_BITS; i++) free(table->leaves[i]);
#endif
    free(table->list);
    free(table->some);
}
