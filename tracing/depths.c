/* SPDX-License-Identifier: MIT */
#include "tracing/depths.h"

#include <assert.h>
#include <stdlib.h>

#include "tracing/session.h"

typedef struct Depths {
    uint32_t session, count, capacity;
    const Frame *frames[];
} Depths;

static uint32_t depth_of(const Frame *frame) {
    uint32_t depth = 0;
    for (const Frame *at = frame; at != NULL; at = at->caller) depth += frame_is_shown(at);
    return depth;
}

/* Room for one more; NULL: no memory. */
static Depths *depths_room(Thread *t, uint32_t count) {
    Depths *depths = traced_thread(t)->depths;
    if (depths != NULL && count <= depths->capacity) return depths;
    uint32_t capacity = 2 * count + 64;
    Depths *grown = realloc(depths, sizeof *grown + capacity * sizeof grown->frames[0]);
    if (grown == NULL) return NULL;
    if (depths == NULL) grown->session = grown->count = 0;
    grown->capacity = capacity;
    traced_thread(t)->depths = grown;
    return grown;
}

/* All frames from `innermost` on. NULL: no memory. */
static Depths *depths_walk(Thread *t, uint32_t session, const Frame *innermost) {
    uint32_t depth = depth_of(innermost);
    Depths *depths = depths_room(t, depth + 1);
    if (depths == NULL) return NULL;
    depths->session = session;
    depths->count = depth;
    for (const Frame *at = innermost; at != NULL; at = at->caller)
        if (frame_is_shown(at)) depths->frames[--depth] = at;
    return depths;
}

/* The noted frames end with `innermost`, which may be NULL. NULL: no memory. */
static Depths *depths_end_with(Thread *t, uint32_t session, const Frame *innermost) {
    Depths *depths = traced_thread(t)->depths;
    if (depths == NULL || depths->session != session) return depths_walk(t, session, innermost);
    while (depths->count > 0 && depths->frames[depths->count - 1] > innermost) depths->count--;
    const Frame *last = depths->count > 0 ? depths->frames[depths->count - 1] : NULL;
    return last == innermost ? depths : depths_walk(t, session, innermost);
}

unsigned long depth_entered(Thread *t, uint32_t session) {
    const Frame *frame = t->frame;
    Depths *depths = depths_end_with(t, session, frame_shown(frame->caller));
    if (depths == NULL || (depths = depths_room(t, depths->count + 1)) == NULL)
        return depth_of(frame);
    depths->frames[depths->count++] = frame;
#ifdef MINIJVM_DEBUG
    assert(depths->count == depth_of(frame));
#endif
    return depths->count;
}

unsigned long depth_left(Thread *t, uint32_t session) {
    const Frame *frame = t->frame;
    Depths *depths = depths_end_with(t, session, frame);
    if (depths == NULL) return depth_of(frame);
#ifdef MINIJVM_DEBUG
    assert(depths->count == depth_of(frame));
#endif
    return depths->count--;
}

void depths_free(Thread *t) { free(traced_thread(t)->depths); }
