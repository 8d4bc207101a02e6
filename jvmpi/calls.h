/* SPDX-License-Identifier: MIT */
/* Entries and exits of methods in batches (minijvm_agent_calls): a probe notes the event in the
 * thread's own room, and the agent's handler takes many at once, on that thread or while the
 * world is stopped. What goes the long way to NotifyEvent comes after what was noted before
 * it. */
#ifndef MINIJVM_JVMPI_CALLS_H
#define MINIJVM_JVMPI_CALLS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "events/events.h"
#include "include/minijvm.h"

struct Agent;
struct Thread;

enum { CALLS_ROOM = 256 }; /* 4 KiB: with what the handler touches it fits the first cache */

/* Made for a thread, and for another one when that has ended; freed with the agent. */
typedef struct CallRoom {
    struct CallRoom *next_made, *next_free;
    minijvm_call calls[CALLS_ROOM];
} CallRoom;

/* An agent's. */
typedef struct CallBatches {
    minijvm_calls handler;   /* NULL: each event comes by itself */
    uint64_t gap;            /* ticks */
    bool is_untimed;         /* the counter is not read: all ticks are 0 */
    _Atomic uint64_t events; /* that are noted now, a bit by JVMPI's number each */
    CallRoom *made, *free;   /* guarded by the agent's lock */
} CallBatches;

/* A thread's. Its own, or the stopper's while the world is stopped. */
typedef struct CallBatch {
    minijvm_call *next, *end;
    uint64_t latest;     /* ticks: of what was noted last, or of the handler's return */
    struct Agent *agent; /* whose the room is; NULL: there is none */
    CallRoom *room;
    bool busy;   /* the handler reads it */
    bool closed; /* the thread's end is told */
} CallBatch;

static inline bool calls_noted(const CallBatch *batch, const struct Agent *agent) {
    return batch->agent == agent && !batch->busy && batch->next != batch->room->calls;
}
/* The thread is IN_VM or NATIVE, and runs. **Safepoint.** */
void calls_hand_over(struct Agent *agent, struct Thread *t);
/* What was noted, before the agent is told another event on this thread; also its end.
 * **Safepoint,** unless the world is stopped. */
void calls_before_event(struct Agent *agent, struct Thread *t, const Event *event);
/* What all threads have noted. `t` is in a handler or at rest. **Safepoint.** */
void calls_take_all(struct Agent *agent, struct Thread *t);
void calls_forget_thread(struct Agent *agent, struct Thread *thread);
void calls_free(struct Agent *agent);

/* For AgentTools. calls_take: **Safepoint.** */
int calls_ask(struct Thread *t, minijvm_calls handler, jlong gap, FILE *out);
int calls_take(struct Thread *t, const void *caller);

#endif
