/* SPDX-License-Identifier: MIT */
/* A segment is a row of pieces, each behind its header; the first that is free and large enough
 * is taken, neighbours that are free become one as the row is walked. Pieces are few. */
#include "vm/system/spare.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "vm/system/process.h"

/* More than any step of a start, or the end of a VM, takes: tests/jni/test_no_memory.c lets
 * each call fail. */
enum { SEGMENT_BYTES = 2 << 20, UNIT = 16 };

typedef struct Piece {
    size_t bytes; /* with this header */
    bool taken;
} Piece;

struct SpareSegment {
    struct SpareSegment *next;
    size_t live;
    _Alignas(UNIT) char pieces[];
};

_Static_assert(sizeof(Piece) == UNIT, "what lies behind a header is aligned as malloc's");

typedef struct SpareSegment Segment;

static char *segment_end(Segment *s) { return (char *)s + SEGMENT_BYTES; }

static bool segment_contains(Segment *s, const void *memory) {
    return (const char *)memory > (const char *)s && (const char *)memory < segment_end(s);
}

/* ---- Segments; the lock is held ---- */

static bool segment_add(SpareMemory *m) {
    Segment *s =
        mmap(NULL, SEGMENT_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (s == MAP_FAILED) return false;
    s->next = m->segments;
    m->segments = s;
    *(Piece *)(void *)s->pieces = (Piece){.bytes = (size_t)(segment_end(s) - s->pieces)};
    return true;
}

/* All but the newest, that nobody has a piece of. */
static void segments_drop(SpareMemory *m, bool newest) {
    Segment **at = &m->segments;
    if (!newest && *at != NULL) at = &(*at)->next;
    while (*at != NULL) {
        Segment *s = *at;
        if (s->live > 0) {
            at = &s->next;
            continue;
        }
        *at = s->next;
        munmap(s, SEGMENT_BYTES);
    }
}

/* One of which nobody has a piece becomes the newest. False: there is none. */
static bool segment_reuse(SpareMemory *m) {
    for (Segment **at = &m->segments, *s; (s = *at) != NULL; at = &s->next)
        if (s->live == 0) {
            *at = s->next;
            s->next = m->segments;
            m->segments = s;
            return true;
        }
    return false;
}

static bool restore(SpareMemory *m) {
    atomic_store(&m->broken, !segment_reuse(m) && !segment_add(m));
    segments_drop(m, false);
    return !atomic_load(&m->broken);
}

bool spare_restore(void) {
    SpareMemory *m = process_spare();
    if (!atomic_load(&m->broken)) return true;
    pthread_mutex_lock(&m->lock);
    bool whole = restore(m);
    pthread_mutex_unlock(&m->lock);
    return whole;
}

bool spare_open(void) {
    SpareMemory *m = process_spare();
    pthread_mutex_lock(&m->lock);
    bool whole = restore(m);
    m->users++;
    pthread_mutex_unlock(&m->lock);
    return whole;
}

void spare_close(void) {
    SpareMemory *m = process_spare();
    pthread_mutex_lock(&m->lock);
    if (--m->users == 0) segments_drop(m, true);
    if (m->segments == NULL) atomic_store(&m->broken, false);
    pthread_mutex_unlock(&m->lock);
}

/* ---- Pieces ---- */

static Piece *next_piece(Piece *p) { return (Piece *)(void *)((char *)p + p->bytes); }

/* Zeroed. Lock: held. */
static void *segment_take(Segment *s, size_t bytes) {
    Piece *end = (Piece *)(void *)segment_end(s);
    for (Piece *p = (Piece *)(void *)s->pieces; p < end; p = next_piece(p)) {
        if (p->taken) continue;
        for (Piece *n = next_piece(p); n < end && !n->taken; n = next_piece(p))
            p->bytes += n->bytes;
        if (p->bytes < bytes) continue;
        size_t rest = p->bytes - bytes;
        p->bytes = bytes;
        p->taken = true;
        if (rest > 0) *next_piece(p) = (Piece){.bytes = rest};
        s->live++;
        return memset(p + 1, 0, bytes - sizeof *p);
    }
    return NULL;
}

void *spare_take(size_t bytes) {
    if (bytes > SEGMENT_BYTES) return NULL;
    bytes = (bytes + sizeof(Piece) + UNIT - 1) & ~(size_t)(UNIT - 1);
    SpareMemory *m = process_spare();
    void *memory = NULL;
    pthread_mutex_lock(&m->lock);
    for (Segment *s = m->segments; s != NULL && memory == NULL; s = s->next)
        memory = segment_take(s, bytes);
    if (memory != NULL) {
        atomic_store(&m->broken, true);
        atomic_fetch_add(&m->live, 1);
    }
    pthread_mutex_unlock(&m->lock);
    return memory;
}

/* Lock: held. NULL: it is malloc's. */
static Segment *segment_of(const SpareMemory *m, const void *memory) {
    Segment *s = m->segments;
    while (s != NULL && !segment_contains(s, memory)) s = s->next;
    return s;
}

/* Where there are no pieces this is none. */
static size_t piece_bytes(const void *memory) {
    SpareMemory *m = process_spare();
    if (memory == NULL || atomic_load(&m->live) == 0) return 0;
    pthread_mutex_lock(&m->lock);
    bool found = segment_of(m, memory) != NULL;
    pthread_mutex_unlock(&m->lock);
    return found ? ((const Piece *)memory - 1)->bytes - sizeof(Piece) : 0;
}

bool spare_give(void *memory) {
    SpareMemory *m = process_spare();
    if (memory == NULL || atomic_load(&m->live) == 0) return false;
    pthread_mutex_lock(&m->lock);
    Segment *s = segment_of(m, memory);
    if (s != NULL) {
        ((Piece *)memory - 1)->taken = false;
        s->live--;
        atomic_fetch_sub(&m->live, 1);
    }
    pthread_mutex_unlock(&m->lock);
    return s != NULL;
}

void spare_free(void *memory) {
    if (!spare_give(memory)) free(memory);
}

void *spare_calloc(size_t count, size_t bytes) {
    void *memory = calloc(count, bytes);
    if (memory != NULL || (bytes != 0 && count > SEGMENT_BYTES / bytes)) return memory;
    return spare_take(count * bytes);
}

void *spare_realloc(void *memory, size_t bytes) {
    size_t before = piece_bytes(memory);
    void *grown = before == 0 ? realloc(memory, bytes) : NULL;
    if (grown != NULL) return grown;
    if (before == 0 && memory != NULL) before = malloc_usable_size(memory);
    grown = spare_calloc(1, bytes);
    if (grown == NULL) return NULL;
    if (before > 0) memcpy(grown, memory, before < bytes ? before : bytes);
    spare_free(memory);
    return grown;
}
