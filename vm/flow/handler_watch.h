/* SPDX-License-Identifier: MIT */
/* Who goes through code tells each handler what the locals hold wherever it protects. Most
 * instructions have nothing new to tell: this remembers which values of which locals the
 * handlers of a node of the index know, so that none is told twice. It may forget, and tells
 * only handlers that the place has. Telling must be idempotent and never lose what was told. */
#ifndef MINIJVM_VM_FLOW_HANDLER_WATCH_H
#define MINIJVM_VM_FLOW_HANDLER_WATCH_H

#include "vm/flow/handler_index.h"

typedef struct HandlerTold HandlerTold;

typedef struct HandlerWatch {
    HandlerIndex index;
    ParseArena *arena;
    uint32_t leaf;     /* where it was looked at last, 0: the walk begins */
    uint32_t next;     /* where the next piece begins */
    HandlerTold *told; /* a hash table */
    uint32_t told_count, told_capacity;
    /* The answer: handlers as in the table, times two, plus one for those that are to be told
     * everything; the others need to be told of the locals from `from` up to `to` only. */
    uint32_t *due;
    uint32_t due_count;
    uint32_t from, to;
} HandlerWatch;

/* The locals at a place: which of them may have changed since the last look (all, where a walk
 * begins). */
typedef struct HandlerLocals {
    const void *values;
    unsigned width; /* of a value: 2 or 8 bytes */
    uint32_t count, changed_from, changed_to;
    int context;    /* a way into a subroutine; each has handlers of its own */
    uint64_t state; /* one more value, which all that are due are told */
} HandlerLocals;

/* False: no memory. */
bool handler_watch_begin(HandlerWatch *w, const ExceptionHandler *handlers, uint32_t count,
                         ParseArena *arena);
/* Control came to what follows from elsewhere. */
static inline void handler_watch_jump(HandlerWatch *w) { w->leaf = 0; }
/* Going on in the code: has a place something to tell even though no local has changed? */
static inline bool handler_watch_arrives(const HandlerWatch *w, uint32_t pc) {
    return pc >= w->next;
}
/* Finds the handlers that protect the place and have something to be told. */
void handler_watch_look(HandlerWatch *w, uint32_t pc, const HandlerLocals *locals);

#endif
