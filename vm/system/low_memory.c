/* SPDX-License-Identifier: MIT */
/* A piece that was given back is linked through its last word. */
#include "vm/system/low_memory.h"

#include <stdint.h>
#include <string.h>

#include "vm/system/process.h"

enum { UNIT = 16 };

struct LowChunk {
    struct LowChunk *next;
};

static size_t in_units(size_t bytes) { return (bytes + UNIT - 1) & ~(size_t)(UNIT - 1); }

static char **link_of(char *piece, size_t bytes) {
    return (char **)(void *)(piece + bytes) - 1;
}

/* NULL: there are too many sizes. */
static struct LowSize *size_find(LowMemory *m, size_t bytes, size_t alignment) {
    for (int i = 0; i < LOW_SIZES; i++) {
        struct LowSize *size = &m->sizes[i];
        if (size->bytes == 0) *size = (struct LowSize){.bytes = bytes, .alignment = alignment};
        if (size->bytes == bytes) return size->alignment >= alignment ? size : NULL;
    }
    return NULL;
}

static char *pop(struct LowSize *size) {
    char *piece = size->first;
    if (piece == NULL) return NULL;
    size->first = *link_of(piece, size->bytes);
    return memset(piece, 0, size->bytes);
}

/* The larger of the gaps is kept. */
static void keep_rest(LowMemory *m, char *start, char *end) {
    if (end - start <= m->rest_end - m->rest) return;
    m->rest = start;
    m->rest_end = end;
}

static bool extend(LowMemory *m) {
    struct LowChunk *chunk = process_map_chunks(1);
    if (chunk == NULL) return false;
    keep_rest(m, m->top, m->end);
    chunk->next = m->chunks;
    m->chunks = chunk;
    m->top = (char *)chunk + UNIT;
    m->end = (char *)chunk + PROCESS_CHUNK_BYTES;
    return true;
}

static char *cut(char **top, const char *end, size_t bytes, size_t alignment) {
    size_t skipped = -(uintptr_t)*top & (alignment - 1);
    if (*top == NULL || skipped + bytes > (size_t)(end - *top)) return NULL;
    char *piece = *top + skipped;
    *top = piece + bytes;
    return piece;
}

static char *carve(LowMemory *m, size_t bytes, size_t alignment) {
    char *piece = cut(&m->rest, m->rest_end, bytes, alignment), *start = m->top;
    if (piece != NULL) return piece;
    piece = cut(&m->top, m->end, bytes, alignment);
    if (piece == NULL) {
        if (!extend(m)) return NULL;
        start = m->top;
        piece = cut(&m->top, m->end, bytes, alignment);
    }
    if (piece != NULL) keep_rest(m, start, piece);
    return piece;
}

void *low_memory_take(LowMemory *m, size_t bytes, size_t alignment) {
    bytes = in_units(bytes);
    if (bytes > PROCESS_CHUNK_BYTES / 4) return NULL;
    pthread_mutex_lock(&m->lock);
    struct LowSize *size = size_find(m, bytes, alignment < UNIT ? UNIT : alignment);
    char *piece = size != NULL ? pop(size) : NULL;
    if (piece == NULL && size != NULL) piece = carve(m, bytes, size->alignment);
    m->live += piece != NULL;
    pthread_mutex_unlock(&m->lock);
    return piece;
}

static bool contains(const LowMemory *m, const char *piece) {
    for (const struct LowChunk *c = m->chunks; c != NULL; c = c->next)
        if (piece > (const char *)c && piece < (const char *)c + PROCESS_CHUNK_BYTES)
            return true;
    return false;
}

static void release(LowMemory *m) {
    for (struct LowChunk *c = m->chunks, *next; c != NULL; c = next) {
        next = c->next;
        process_unmap_chunks(c, 1);
    }
    m->chunks = NULL;
    m->top = m->end = m->rest = m->rest_end = NULL;
    memset(m->sizes, 0, sizeof m->sizes);
}

bool low_memory_give(LowMemory *m, void *memory, size_t bytes) {
    char *piece = memory;
    bytes = in_units(bytes);
    pthread_mutex_lock(&m->lock);
    bool found = contains(m, piece);
    if (found && --m->live == 0) {
        release(m);
    } else if (found) {
        struct LowSize *size = size_find(m, bytes, UNIT);
        *link_of(piece, bytes) = NULL;
        if (size->first == NULL)
            size->first = piece;
        else
            *link_of(size->last, bytes) = piece;
        size->last = piece;
    }
    pthread_mutex_unlock(&m->lock);
    return found;
}
