/* SPDX-License-Identifier: MIT */
#include "gc/arena_table.h"

#include <stdlib.h>

#if defined(MINIJVM_WIDE_REFS)
static bool table_put(ArenaTable *table, uintptr_t chunk, Arena *arena) {
    ArenaLeaf **leaf = &table->leaves[chunk >> TABLE_LEAF_BITS];
    if (*leaf == NULL) {
        if (arena == NULL) return true;
        *leaf = calloc(1, sizeof **leaf);
        if (*leaf == NULL) return false;
    }
    (*leaf)->arenas[chunk & ((1 << TABLE_LEAF_BITS) - 1)] = arena;
    (*leaf)->roles[chunk & ((1 << TABLE_LEAF_BITS) - 1)] = ROLE_NONE;
    return true;
}
#else
static bool table_put(ArenaTable *table, uintptr_t chunk, Arena *arena) {
    table->arenas[chunk] = arena;
    table->roles[chunk] = ROLE_NONE;
    return true;
}
#endif

bool arena_table_add(ArenaTable *table, Arena *arena) {
    if (table->count == table->capacity) {
        size_t capacity = table->capacity == 0 ? 16 : 2 * table->capacity;
        Arena **list = realloc(table->list, capacity * sizeof *list);
        if (list == NULL) return false;
        table->list = list;
        table->capacity = capacity;
    }
    uintptr_t first = (uintptr_t)arena->base >> CHUNK_SHIFT;
    for (size_t i = 0; i < arena->chunks; i++) {
        if (!table_put(table, first + i, arena)) {
            while (i-- > 0) table_put(table, first + i, NULL);
            return false;
        }
    }
    arena->index = table->count;
    table->list[table->count++] = arena;
    return true;
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
}
