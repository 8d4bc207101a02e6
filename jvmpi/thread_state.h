/* SPDX-License-Identifier: MIT */
/* What the front-end keeps for a thread: room that begins, zeroed, and ends with the Thread.
 * Arrays are by agents' slots, words of bits by agent_bit. */
#ifndef MINIJVM_JVMPI_THREAD_STATE_H
#define MINIJVM_JVMPI_THREAD_STATE_H

#include <stdatomic.h>

#include "jvmpi/calls.h"
#include "jvmpi/foreign_memory.h"
#include "vm/model/thread.h"
#include "vm/model/names.h"

enum { JVMPI_FRONT_END = 0 /* its place in front_ends */ };

typedef struct JvmpiThread {
    /* Written by the thread alone; others may read it, atomically. */
    uint64_t in_event[THREAD_AGENT_SLOTS]; /* event types in progress, a bit each */
    int32_t gc_off[THREAD_AGENT_SLOTS];    /* each one's DisableGC */
    uint16_t requests;                     /* in progress, one inside another */
    uint64_t random;                       /* of -Xjvmpi:stress; 0: not begun */
    struct ClassTelling *class_telling; /* classes that it tells agents of, innermost first */
    CallBatch calls;                    /* noted, and not handed over */
    ForeignPages pages;                 /* what it remembers of agents' memory */

    _Atomic(void *) storage[THREAD_AGENT_SLOTS]; /* SetThreadLocalStorage */
    _Atomic uint32_t start_told, end_told; /* the agents that know of its start, its end */

    /* Guarded by threads.lock. */
    int32_t suspends[THREAD_AGENT_SLOTS]; /* each one's share of suspend_agents */
    uint64_t cpu[THREAD_AGENT_SLOTS]
                [2];     /* CPU time at its latest and previous suspension, ns */
    int32_t kept_status; /* its status when agents suspended it, */
    bool status_is_kept; /* as long as they do */
} JvmpiThread;

static inline JvmpiThread *jvmpi_thread(const Thread *t) {
    return t->front_ends[JVMPI_FRONT_END];
}

#endif
