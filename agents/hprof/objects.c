/* SPDX-License-Identifier: MIT */
/*
 * Ids are addresses, and what is asked for one after the other mostly lies side by side: in the
 * order of a sweep or a dump. So objects are in leaves, one for each 512 bytes of addresses in
 * which something lives, with a place for each eight; a hash leads to the leaf, and who goes
 * through memory finds leaf after leaf.
 *
 * Leaves of an arena are a list, so that the end of an arena costs what lies in it. A region
 * that two arenas share, or that ids of several alignments are in, has several leaves.
 */
#include "objects.h"

#include <sys/mman.h>

#include "hprof.h"

enum { PLACES = 64, GRANULE = 8, REGION = PLACES * GRANULE, CHUNK = 1 << 20 };

typedef struct Leaf {
    uintptr_t region; /* of its first address, with the ids' rest by GRANULE */
    struct ArenaList *arena;
    struct Leaf *next, *previous; /* of the arena */
    uint32_t count;
    KnownObject objects[PLACES];
} Leaf;

typedef struct ArenaList {
    int32_t id;
    bool is_dead;
    Leaf *leaves;
    struct ArenaList *next; /* with the same hash, or free */
    struct ArenaList *next_dead;
} ArenaList;

enum { ARENA_BUCKETS = 1 << 10 };

static struct {
    Leaf **table; /* by region, linear probing, at most half full */
    uint32_t capacity, count;
    Leaf *free_leaves;
    ArenaList *arenas[ARENA_BUCKETS], *free_arenas, *dead_arenas;
    char *chunk, *chunk_end;
    void **chunks; /* all of them: each begins with the one before */
} known;

/* ---- Memory ------------------------------------------------------------------------------ */

static void *map_memory(size_t bytes) {
    void *memory =
        mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return must_have(memory != MAP_FAILED ? memory : NULL);
}

static void *carve(size_t bytes) {
    if ((size_t)(known.chunk_end - known.chunk) < bytes) {
        void **chunk = map_memory(CHUNK);
        *chunk = known.chunks;
        known.chunks = chunk;
        known.chunk = (char *)chunk + 64;
        known.chunk_end = (char *)chunk + CHUNK;
    }
    void *carved = known.chunk;
    known.chunk += bytes;
    return carved;
}

void objects_free(void) {
    if (known.table != NULL) munmap(known.table, known.capacity * sizeof(Leaf *));
    while (known.chunks != NULL) {
        void **chunk = known.chunks;
        known.chunks = *chunk;
        munmap(chunk, CHUNK);
    }
    memset(&known, 0, sizeof known);
}

/* ---- Leaves ------------------------------------------------------------------------------ */

static uintptr_t region_of(uintptr_t id) {
    return (id & ~(uintptr_t)(REGION - 1)) | id % GRANULE;
}

static KnownObject *place_in(Leaf *leaf, uintptr_t id) {
    return &leaf->objects[id % REGION / GRANULE];
}

static uint32_t home_of(uintptr_t region) { return hash_mix(region) & (known.capacity - 1); }

static void table_enter(Leaf *leaf) {
    uint32_t at = home_of(leaf->region);
    while (known.table[at] != NULL) at = (at + 1) & (known.capacity - 1);
    known.table[at] = leaf;
}

static void table_grow(void) {
    Leaf **before = known.table;
    uint32_t capacity = known.capacity;
    uint32_t wider = capacity == 0 ? 1024 : capacity * 2;
    known.table = map_memory(wider * sizeof(Leaf *));
    known.capacity = wider;
    for (uint32_t i = 0; i < capacity; i++)
        if (before[i] != NULL) table_enter(before[i]);
    if (before != NULL) munmap(before, capacity * sizeof(Leaf *));
}

/* The followers move up, so that nothing marks where one was. */
static void table_leave(const Leaf *leaf) {
    uint32_t mask = known.capacity - 1, hole = home_of(leaf->region);
    while (known.table[hole] != leaf) hole = (hole + 1) & mask;
    for (uint32_t at = (hole + 1) & mask; known.table[at] != NULL; at = (at + 1) & mask) {
        uint32_t home = home_of(known.table[at]->region);
        if (((at - home) & mask) >= ((at - hole) & mask)) {
            known.table[hole] = known.table[at];
            hole = at;
        }
    }
    known.table[hole] = NULL;
}

static ArenaList *arena_list(int32_t id, bool make) {
    ArenaList **bucket = &known.arenas[hash_mix((uint32_t)id) % ARENA_BUCKETS], *list = *bucket;
    while (list != NULL && list->id != id) list = list->next;
    if (list != NULL || !make) return list;
    list = known.free_arenas;
    if (list != NULL)
        known.free_arenas = list->next;
    else
        list = carve(sizeof *list);
    *list = (ArenaList){.id = id, .next = *bucket};
    return *bucket = list;
}

static Leaf *leaf_make(uintptr_t region, int32_t arena) {
    if (known.count * 2 >= known.capacity) table_grow();
    Leaf *leaf = known.free_leaves;
    if (leaf != NULL)
        known.free_leaves = leaf->next;
    else
        leaf = carve(sizeof *leaf);
    ArenaList *list = arena_list(arena, true);
    memset(leaf, 0, sizeof *leaf);
    leaf->region = region;
    leaf->arena = list;
    leaf->next = list->leaves;
    if (list->leaves != NULL) list->leaves->previous = leaf;
    list->leaves = leaf;
    known.count++;
    table_enter(leaf);
    return leaf;
}

static void leaf_drop(Leaf *leaf) {
    table_leave(leaf);
    known.count--;
    if (leaf->previous != NULL)
        leaf->previous->next = leaf->next;
    else
        leaf->arena->leaves = leaf->next;
    if (leaf->next != NULL) leaf->next->previous = leaf->previous;
    leaf->next = known.free_leaves;
    known.free_leaves = leaf;
}

/* The leaf that holds the object, NULL: none does. */
static Leaf *leaf_with(uintptr_t id) {
    if (known.count == 0) return NULL;
    uintptr_t region = region_of(id);
    Leaf *leaf;
    for (uint32_t at = home_of(region); (leaf = known.table[at]) != NULL;
         at = (at + 1) & (known.capacity - 1))
        if (leaf->region == region && place_in(leaf, id)->number != 0) return leaf;
    return NULL;
}

/* ---- Objects ----------------------------------------------------------------------------- */

KnownObject *object_find(uintptr_t id) {
    Leaf *leaf = leaf_with(id);
    return leaf == NULL ? NULL : place_in(leaf, id);
}

KnownObject *object_put(uintptr_t id, int32_t arena) {
    uintptr_t region = region_of(id);
    Leaf *leaf = NULL;
    if (known.capacity > 0)
        for (uint32_t at = home_of(region); (leaf = known.table[at]) != NULL;
             at = (at + 1) & (known.capacity - 1))
            if (leaf->region == region && leaf->arena->id == arena) break;
    if (leaf == NULL) leaf = leaf_make(region, arena);
    leaf->count++;
    return place_in(leaf, id);
}

void object_remove(uintptr_t id) {
    Leaf *leaf = leaf_with(id);
    if (leaf == NULL) return;
    *place_in(leaf, id) = (KnownObject){0};
    if (--leaf->count == 0) leaf_drop(leaf);
}

bool objects_arena_is_dead(int32_t arena) {
    const ArenaList *list = arena_list(arena, false);
    return list != NULL && list->is_dead;
}

void objects_arena_ended(int32_t arena) {
    ArenaList *list = arena_list(arena, false);
    if (list == NULL || list->is_dead) return;
    list->is_dead = true;
    list->next_dead = known.dead_arenas;
    known.dead_arenas = list;
}

static void arena_drop(ArenaList *list) {
    ArenaList **at = &known.arenas[hash_mix((uint32_t)list->id) % ARENA_BUCKETS];
    while (*at != list) at = &(*at)->next;
    *at = list->next;
    list->next = known.free_arenas;
    known.free_arenas = list;
}

void objects_bury(void (*died)(const KnownObject *object)) {
    ArenaList *list;
    while ((list = known.dead_arenas) != NULL) {
        known.dead_arenas = list->next_dead;
        while (list->leaves != NULL) {
            Leaf *leaf = list->leaves;
            for (size_t i = 0; i < PLACES; i++)
                if (leaf->objects[i].number != 0) died(&leaf->objects[i]);
            leaf_drop(leaf);
        }
        arena_drop(list);
    }
}
