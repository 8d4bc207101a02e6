/* SPDX-License-Identifier: MIT */
/* An arena is a run of 1 MiB chunks with an id that agents hear of: one chunk of small objects, or
 * as many as one large object takes. The table leads from an address to its arena in O(1).
 *
 *   base            top                clean            limit
 *   | objects, gaps | never handed out | known to be zero |
 *
 * Invariant: everything between base and top parses as objects and 8-byte gaps (zero words). Used by
 * the rest of gc/; callers hold the heap's lock or have stopped the world. */
#ifndef MINIJVM_GC_ARENA_H
#define MINIJVM_GC_ARENA_H

#include "gc/object.h"

enum { CHUNK_SHIFT = 20, CHUNK_BYTES = 1 << CHUNK_SHIFT };

typedef enum ArenaKind { ARENA_EDEN, ARENA_TO, ARENA_LARGE, ARENA_CLASSES } ArenaKind;

/* What a trace does with an object it meets, by the arena the object lies in. */
typedef enum ArenaRole {
    ROLE_NONE, /* not ours, or reached its destination already: leave */
    ROLE_FROM, /* copy out */
    ROLE_MARK  /* mark where it is */
} ArenaRole;

typedef struct Arena {
    int id;
    ArenaKind kind;
    char name[24];
    char *base, *top, *limit, *clean;
    size_t chunks;
    size_t cost;  /* bytes it counts against -Xmx */
    size_t index; /* in the table's list */
    uint32_t pins;
    uint32_t open_buffers; /* threads that are filling a part of it */
    bool announced;
    bool fallback;     /* marked in place in this collection for want of to-space */
    uint64_t died;     /* the collection in which the id was given up */
    uint64_t *marks;   /* a bit for each 8 bytes; NULL outside of traces */
    uint64_t *zombies; /* classes: dead mirrors that are kept for one collection */
    uint32_t *starts;  /* a known object start at or before each block, + 1; see arena_is_object */
    size_t counted_objects, counted_bytes; /* objects in [base, base + counted_bytes) */
    struct Arena *next; /* in a pool */
} Arena;

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
    size_t count, capacity;
} ArenaTable;

/* ---- From address to arena ---- */

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

static inline ArenaRole arena_role(const ArenaTable *table, Ref ref) {
#if defined(MINIJVM_WIDE_REFS)
    uintptr_t chunk = (uintptr_t)ref >> CHUNK_SHIFT;
    if (chunk >> (TABLE_ROOT_BITS + TABLE_LEAF_BITS)) return ROLE_NONE;
    const ArenaLeaf *leaf = table->leaves[chunk >> TABLE_LEAF_BITS];
    return leaf == NULL ? ROLE_NONE
                        : (ArenaRole)leaf->roles[chunk & ((1 << TABLE_LEAF_BITS) - 1)];
#else
    return (ArenaRole)table->roles[ref >> CHUNK_SHIFT];
#endif
}

/* ---- Changing the table ---- */

/* False: no native memory, nothing changed. The arena has its memory. */
bool arena_table_add(ArenaTable *table, Arena *arena);
void arena_table_remove(ArenaTable *table, Arena *arena);
void arena_set_role(ArenaTable *table, const Arena *arena, ArenaRole role);
/* Frees the table's own memory, not the arenas. */
void arena_table_destroy(ArenaTable *table);

/* Gives an arena its name, "eden 3", and clears what it remembers of an earlier life. */
void arena_name(Arena *arena, ArenaKind kind, unsigned number);
void arena_give_memory(Arena *arena, void *memory, size_t chunks, bool zero);
/* Drops bitmaps and caches. */
void arena_forget(Arena *arena);

/* ---- Contents ---- */

/* The object at or after `at`, gaps skipped; NULL when none is left. The world may run: what another
 * thread is about to initialize looks like a gap. */
Object *arena_next_object(const Arena *arena, const char *at);
/* Bytes of an object, never running over the arena's top nor standing still. */
size_t arena_object_size(const Arena *arena, const Object *object);
/* Is this the start of an object? Exact for any address. Lock: the heap's. */
bool arena_is_object(Arena *arena, const void *address);
/* What the arena learnt about its contents is void: a collection changed them. */
void arena_contents_changed(Arena *arena);

/* ---- Marks ---- */

static inline size_t arena_mark_index(const Arena *arena, const void *object) {
    return (size_t)((const char *)object - arena->base) / OBJECT_ALIGNMENT;
}
static inline bool arena_marked(const Arena *arena, const void *object) {
    size_t index = arena_mark_index(arena, object);
    return (arena->marks[index / 64] >> (index % 64)) & 1;
}
/* True when it was not marked before. */
static inline bool arena_mark(Arena *arena, const void *object) {
    size_t index = arena_mark_index(arena, object);
    uint64_t bit = (uint64_t)1 << (index % 64);
    if (arena->marks[index / 64] & bit) return false;
    arena->marks[index / 64] |= bit;
    return true;
}
/* Words of a bitmap for this arena: a large arena's only object is at its base. */
static inline size_t arena_mark_words(const Arena *arena) {
    return arena->kind == ARENA_LARGE ? 1 : CHUNK_BYTES / OBJECT_ALIGNMENT / 64;
}

#endif
