/* SPDX-License-Identifier: MIT */
/* The table, and walking an arena. Object starts for hostile questions are found by walking from the
 * nearest known start: a real object's start stays one until the next collection, while gaps may
 * become the inside of objects, so only real starts are remembered, one for each block of 4 KiB. */
#include "gc/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { START_BLOCK_SHIFT = 12, START_BLOCKS = CHUNK_BYTES >> START_BLOCK_SHIFT };

/* ---- The table ---- */

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

void arena_set_role(ArenaTable *table, const Arena *arena, ArenaRole role) {
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

/* ---- One arena ---- */

void arena_name(Arena *arena, ArenaKind kind, unsigned number) {
    static const char *const words[] = {"eden", "to", "large", "classes"};
    arena->kind = kind;
    if (kind == ARENA_CLASSES && number == 1)
        snprintf(arena->name, sizeof arena->name, "%s", words[kind]);
    else
        snprintf(arena->name, sizeof arena->name, "%s %u", words[kind], number);
    arena->announced = false;
    arena->fallback = false;
    arena->pins = 0;
    arena->open_buffers = 0;
    arena->base = NULL;
    arena->next = NULL;
}

void arena_give_memory(Arena *arena, void *memory, size_t chunks, bool zero) {
    arena->base = arena->top = memory;
    arena->chunks = chunks;
    arena->limit = arena->base + chunks * CHUNK_BYTES;
    arena->clean = zero ? arena->base : arena->limit;
}

void arena_forget(Arena *arena) {
    free(arena->marks);
    free(arena->zombies);
    free(arena->starts);
    arena->marks = arena->zombies = NULL;
    arena->starts = NULL;
    arena->counted_objects = arena->counted_bytes = 0;
}

/* ---- Contents ---- */

static Ref arena_shape_word(const char *at) {
    return __atomic_load_n(&((const Object *)at)->shape, __ATOMIC_ACQUIRE);
}

Object *arena_next_object(const Arena *arena, const char *at) {
    const char *top = __atomic_load_n(&arena->top, __ATOMIC_ACQUIRE);
    /* Shape words of wide objects are 8 bytes, of narrow ones 4: a gap word is looked at as what an
     * object would have there. */
    for (; at + sizeof(Object) <= top; at += OBJECT_ALIGNMENT)
        if (arena_shape_word(at) != 0) return (Object *)(uintptr_t)at;
    return NULL;
}

size_t arena_object_size(const Arena *arena, const Object *object) {
    const char *top = __atomic_load_n(&arena->top, __ATOMIC_ACQUIRE);
    size_t room = (size_t)(top - (const char *)object);
    size_t size = object_size(object);
    if (size < sizeof(Object)) size = sizeof(Object);
    return size < room ? size : room;
}

bool arena_is_object(Arena *arena, const void *address) {
    const char *wanted = address;
    if (wanted < arena->base || wanted >= arena->top) return false;
    if ((uintptr_t)wanted % OBJECT_ALIGNMENT != 0) return false;
    if (arena->kind == ARENA_LARGE) return wanted == arena->base && arena_shape_word(wanted) != 0;
    size_t block = (size_t)(wanted - arena->base) >> START_BLOCK_SHIFT;
    const char *at = arena->base;
    if (arena->starts == NULL) arena->starts = calloc(START_BLOCKS, sizeof *arena->starts);
    if (arena->starts != NULL) {
        for (size_t i = block + 1; i-- > 0;) {
            if (arena->starts[i] == 0) continue;
            const char *start = arena->base + arena->starts[i] - 1;
            if (start > wanted) continue;
            at = start;
            break;
        }
    }
    size_t last_block = (size_t)-1;
    for (Object *o; (o = arena_next_object(arena, at)) != NULL;) {
        const char *start = (const char *)o;
        if (start >= wanted) return start == wanted;
        size_t this_block = (size_t)(start - arena->base) >> START_BLOCK_SHIFT;
        if (this_block != last_block && arena->starts != NULL) {
            if (arena->starts[this_block] == 0)
                arena->starts[this_block] = (uint32_t)(start - arena->base) + 1;
            last_block = this_block;
        }
        at = start + arena_object_size(arena, o);
    }
    return false;
}

void arena_contents_changed(Arena *arena) {
    free(arena->starts);
    arena->starts = NULL;
    arena->counted_objects = arena->counted_bytes = 0;
}
