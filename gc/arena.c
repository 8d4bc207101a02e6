/* SPDX-License-Identifier: MIT */
/* Object starts for hostile questions are found by walking from the
 * nearest known start: a real object's start stays one until the next collection, while gaps
 * may become the inside of objects, so only real starts are remembered, one for each block of 4
 * KiB. */
#include "gc/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { START_BLOCK_SHIFT = 12, START_BLOCKS = CHUNK_BYTES >> START_BLOCK_SHIFT };

/* ---- One arena ---- */

void arena_name(Arena *arena, ArenaKind kind, unsigned number) {
    static const char *const words[] = {"eden", "to", "survivor", "old", "large", "classes"};
    arena->kind = kind;
    if (kind == ARENA_CLASSES && number == 1)
        snprintf(arena->name, sizeof arena->name, "%s", words[kind]);
    else
        snprintf(arena->name, sizeof arena->name, "%s %u", words[kind], number);
    arena->announced = false;
    arena->fallback = false;
    arena->young = false;
    arena->age = 0;
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

bool arena_make_rooms(Arena *arena) {
    size_t bytes = arena_mark_words(arena) * sizeof *arena->marks;
    bool large = arena->kind == ARENA_LARGE, classes = arena->kind == ARENA_CLASSES;
    arena->mark_room = malloc(bytes);
    if (!large) arena->first_room = malloc(ARENA_CARDS);
    if (classes) arena->zombie_room = malloc(bytes);
    bool made = arena->mark_room != NULL && (large || arena->first_room != NULL) &&
                (!classes || arena->zombie_room != NULL);
    if (!made) arena_forget(arena);
    return made;
}

void arena_forget(Arena *arena) {
    free(arena->mark_room);
    free(arena->zombie_room);
    free(arena->starts);
    free(arena->first_room);
    arena->mark_room = arena->zombie_room = NULL;
    arena->first_room = NULL;
    arena->marks = arena->zombies = NULL;
    arena->starts = NULL;
    arena->firsts = NULL;
    arena->counted_objects = arena->counted_bytes = 0;
}

/* ---- Contents ---- */

static Ref arena_shape_word(const char *at) {
    return __atomic_load_n(&((const Object *)at)->shape, __ATOMIC_ACQUIRE);
}

Object *arena_next_object(const Arena *arena, const char *at) {
    const char *top = __atomic_load_n(&arena->top, __ATOMIC_ACQUIRE);
    while (at + sizeof(Object) <= top) {
        Ref word = arena_shape_word(at);
        if (word == 0)
            at += OBJECT_ALIGNMENT;
        else if (word & 1)
            at += word - 1;
        else
            return (Object *)(uintptr_t)at;
    }
    return NULL;
}

size_t arena_object_size(const Arena *arena, const Object *object) {
    const char *top = __atomic_load_n(&arena->top, __ATOMIC_ACQUIRE);
    size_t room = (size_t)(top - (const char *)object);
    /* Asked by an agent in the middle of a collection: what moved has its header at its new
     * place. */
    Ref lock = atomic_load_explicit(&object->lock, memory_order_relaxed);
    size_t size = object_size(
        (lock & LOCK_TAG_MASK) == LOCK_FORWARDED ? ref_object(object->shape) : object);
    if (size < sizeof(Object)) size = sizeof(Object);
    return size < room ? size : room;
}

bool arena_is_object(Arena *arena, const void *address) {
    const char *wanted = address;
    if (wanted < arena->base || wanted >= arena->top) return false;
    if ((uintptr_t)wanted % OBJECT_ALIGNMENT != 0) return false;
    if (arena->kind == ARENA_LARGE)
        return wanted == arena->base && !arena_is_gap_word(arena_shape_word(wanted));
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

/* ---- Marks ---- */

void arena_clear_marks(Arena *arena) {
    arena->live_objects = arena->live_bytes = 0;
    arena->marks = arena->mark_room;
    memset(arena->marks, 0, arena_mark_words(arena) * sizeof *arena->marks);
}

Object *arena_next_marked(const Arena *arena, const char *at) {
    size_t index = arena_mark_index(arena, at), words = arena_mark_words(arena);
    size_t word = index / 64;
    if (word >= words) return NULL;
    uint64_t bits = arena->marks[word] & (~(uint64_t)0 << (index % 64));
    while (bits == 0) {
        if (++word == words) return NULL;
        bits = arena->marks[word];
    }
    index = word * 64 + (size_t)__builtin_ctzll(bits);
    return (Object *)(void *)(arena->base + index * OBJECT_ALIGNMENT);
}

/* ---- Cards ---- */

void arena_clear_cards(const Arena *arena) {
    memset(card_of(arena->base), 0, arena->chunks * ARENA_CARDS);
}

void arena_clear_firsts(Arena *arena) {
    arena->firsts = arena->first_room;
    memset(arena->firsts, 0, ARENA_CARDS);
}

const char *arena_parse_start(const Arena *arena, const char *address) {
    if (arena->kind == ARENA_LARGE) return arena->base;
    size_t card = (size_t)(address - arena->base) >> CARD_SHIFT;
    while (card-- > 0)
        if (arena->firsts[card] != 0)
            return arena->base + card * CARD_BYTES +
                   (arena->firsts[card] - 1u) * OBJECT_ALIGNMENT;
    return arena->base;
}
