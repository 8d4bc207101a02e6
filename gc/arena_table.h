/* SPDX-License-Identifier: MIT */
/* From an address to its arena in O(1), and what a trace does with what lies there. Lock: the
 * heap's, or the world is stopped; arena_role is for traces. */
#ifndef MINIJVM_GC_ARENA_TABLE_H
#define MINIJVM_GC_ARENA_TABLE_H

#include "gc/arena.h"

/* What a trace does with an object it meets, by the arena the object lies in: bits. */
typedef enum ArenaRole {
    ROLE_NONE = 0, /* not ours, old, or reached its destination already: leave */
    ROLE_FROM = 1, /* copy out */
    ROLE_MARK = 2, /* mark where it is */
    ROLE_YOUNG = 4 /* what lies here is young after the collection as well */
} ArenaRole;

#if defined(MINIJVM_WIDE_REFS)
enum { TABLE_LEAF_BITS = 13, TABLE_ROOT_BITS = 47 - CHUNK_SHIFT - TABLE_LEAF_BITS };
typedef struct ArenaLeaf {
    Arena *arenas[1 << TABLE_LEAF_BITS];
    uint8_t roles[1 << TABLE_LEAF_BITS];
} ArenaLeaf;
#else
enum { TABLE_CHUNKS = 1 << (32 - CHUNK_SHIFT) };
#endif

typedef struct ArenaTable {
#if defined(MINIJVM_WIDE_REFS)
    ArenaLeaf *leaves[1 << TABLE_ROOT_BITS];
#else
    Arena *arenas[TABLE_CHUNKS];
    uint8_t roles[TABLE_CHUNKS];
#endif
    Arena **list; /* those in use, in no order */
    Arena **some; /* as much room: the collecting thread's */
    size_t count, capacity;
} ArenaTable;

/* NULL: no arena of this table lies there. */
static inline Arena *arena_at(const ArenaTable *table, uintptr_t address) {
    uintptr_t chunk = address >> CHUNK_SHIFT;
#if defined(MINIJVM_WIDE_REFS)
    if (chunk >> (TABLE_ROOT_BITS + TABLE_LEAF_BITS)) return NULL;
    const ArenaLeaf *leaf = table->leaves[chunk >> TABLE_LEAF_BITS];
    return leaf == NULL ? NULL : leaf->arenas[chunk & ((1 << TABLE_LEAF_BITS) - 1)];
#else
    return chunk < TABLE_CHUNKS ? table->arenas[chunk] : NULL;
#endif
}

static inline unsigned arena_role(const ArenaTable *table, Ref ref) {
#if defined(MINIJVM_WIDE_REFS)
    uintptr_t chunk = (uintptr_t)ref >> CHUNK_SHIFT;
    if (chunk >> (TABLE_ROOT_BITS + TABLE_LEAF_BITS)) return ROLE_NONE;
    const ArenaLeaf *leaf = table->leaves[chunk >> TABLE_LEAF_BITS];
    return leaf == NULL ? ROLE_NONE : leaf->roles[chunk & ((1 << TABLE_LEAF_BITS) - 1)];
#else
    return table->roles[ref >> CHUNK_SHIFT];
#endif
}

/* Room for that many arenas, and for what lies in these chunks, so that adding takes no memory
 * of the system's. False: there is none. */
bool arena_table_reserve(ArenaTable *table, size_t count);
bool arena_table_cover(ArenaTable *table, const void *memory, size_t chunks);
/* The arena has its memory, and both have their room. */
void arena_table_add(ArenaTable *table, Arena *arena);
void arena_table_remove(ArenaTable *table, Arena *arena);
void arena_set_role(ArenaTable *table, const Arena *arena, unsigned role);
/* Frees the table's own memory, not the arenas. */
void arena_table_destroy(ArenaTable *table);

#endif
