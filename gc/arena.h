/* SPDX-License-Identifier: MIT */
/* An arena is a run of 1 MiB chunks with an id that agents hear of: one chunk of small objects,
 * or as many as one large object takes.
 *
 *   base            top                clean            limit
 *   | objects, gaps | never handed out | known to be zero |
 *
 * Invariant: everything between base and top parses as objects and gaps. A gap begins with a
 * word that is no shape: 0 is a gap of 8 bytes, an odd word one of (word - 1) bytes. Used by
 * the rest of gc/; callers hold the heap's lock or have stopped the world. */
#ifndef MINIJVM_GC_ARENA_H
#define MINIJVM_GC_ARENA_H

#include "gc/object.h"

enum {
    CHUNK_SHIFT = 20,
    CHUNK_BYTES = 1 << CHUNK_SHIFT,
    ARENA_CARDS = CHUNK_BYTES >> CARD_SHIFT
};

typedef enum ArenaKind {
    ARENA_EDEN,     /* threads' buffers */
    ARENA_TO,       /* copies, of the plan without generations */
    ARENA_SURVIVOR, /* young copies */
    ARENA_OLD,
    ARENA_LARGE,
    ARENA_CLASSES,
    ARENA_KINDS
} ArenaKind;

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
    bool young;        /* of the young generation; false in plans without */
    uint8_t age;       /* large: young collections survived */
    bool fallback;     /* marked in place in this collection for want of to-space */
    uint64_t died;     /* the collection in which the id was given up */
    uint64_t *marks;   /* a bit for each 8 bytes; NULL: no trace has marked here */
    uint64_t *zombies; /* classes: dead mirrors that are kept for one collection */
    uint32_t
        *starts; /* a known object start at or before each block, + 1; see arena_is_object */
    uint8_t
        *firsts; /* old: in units of 8 bytes, + 1, where the first object in each card begins */
    uint64_t *mark_room; /* what those will be: a collection needs no memory of the system's */
    uint64_t *zombie_room;
    uint8_t *first_room;
    size_t live_objects, live_bytes;       /* marked by the trace that is going on */
    size_t counted_objects, counted_bytes; /* objects in [base, base + counted_bytes) */
    struct Arena *next;                    /* in a pool */
} Arena;

/* ---- Life ---- */

/* Gives an arena its name, "eden 3", and clears what it remembers of an earlier life. */
void arena_name(Arena *arena, ArenaKind kind, unsigned number);
void arena_give_memory(Arena *arena, void *memory, size_t chunks, bool zero);
/* Room for bitmaps, which is not touched until it is used; false: no native memory. */
bool arena_make_rooms(Arena *arena);
/* Drops bitmaps and caches, and their room. */
void arena_forget(Arena *arena);

/* ---- Contents ---- */

/* Makes `bytes` (a multiple of 8, at least 8) one gap. */
static inline void arena_write_gap(char *at, size_t bytes) {
    __atomic_store_n((Ref *)(void *)at, (Ref)(bytes | 1), __ATOMIC_RELEASE);
}
static inline bool arena_is_gap_word(Ref word) { return word == 0 || (word & 1); }

/* The object at or after `at`, gaps skipped; NULL when none is left. The world may run: what
 * another thread is about to initialize looks like a gap. */
Object *arena_next_object(const Arena *arena, const char *at);
/* Bytes of an object, never running over the arena's top nor standing still. */
size_t arena_object_size(const Arena *arena, const Object *object);
/* Is this the start of an object? Exact for any address. Lock: the heap's. */
bool arena_is_object(Arena *arena, const void *address);
/* What the arena learnt about its contents is void: a collection changed them. */
void arena_contents_changed(Arena *arena);

/* ---- Marks ---- */

/* Words of a bitmap for this arena: a large arena's only object is at its base. */
static inline size_t arena_mark_words(const Arena *arena) {
    return arena->kind == ARENA_LARGE ? 1 : CHUNK_BYTES / OBJECT_ALIGNMENT / 64;
}
/* All clear, counts zero. */
void arena_clear_marks(Arena *arena);
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
static inline void arena_unmark(Arena *arena, const void *object) {
    size_t index = arena_mark_index(arena, object);
    arena->marks[index / 64] &= ~((uint64_t)1 << (index % 64));
}
/* The marked object at or after `at`; NULL when none is left. */
Object *arena_next_marked(const Arena *arena, const char *at);

/* ---- Cards ---- */

/* Clears the cards of all its memory. */
void arena_clear_cards(const Arena *arena);
/* Begins an empty list of first objects. */
void arena_clear_firsts(Arena *arena);
/* An object begins here: to be called for each of an old arena's. */
static inline void arena_note_first(Arena *arena, const void *object) {
    size_t offset = (size_t)((const char *)object - arena->base);
    uint8_t *first = &arena->firsts[offset >> CARD_SHIFT];
    uint8_t place = (uint8_t)(offset % CARD_BYTES / OBJECT_ALIGNMENT + 1);
    if (*first == 0 || place < *first) *first = place;
}
/* Where parsing may begin to meet every object that reaches into the card of `address`. */
const char *arena_parse_start(const Arena *arena, const char *address);

#endif
