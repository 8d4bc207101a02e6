/* SPDX-License-Identifier: MIT */
/* Where a thread stands in the delivery of its events: vm/threads/event_delivery.c. What says
 * "told" is a front-end's own, a bit for each agent. */
#ifndef MINIJVM_VM_MODEL_THREAD_DELIVERY_H
#define MINIJVM_VM_MODEL_THREAD_DELIVERY_H

#include <stdatomic.h>
#include <stdint.h>

#include "events/events.h"
#include "vm/model/frame.h"
#include "vm/model/handles.h"

enum { THREAD_AGENT_SLOTS = 32 };

/* An OBJECT_ALLOC in progress. GC is off on the thread, so that the object stays where it is.
 */
typedef struct Telling {
    const Object *object;
    uint32_t told; /* the agents that have been told */
    struct Telling *outer;
} Telling;

/* An entry or exit of a method in progress, told by the long way. */
typedef struct MethodTelling {
    const Event *event;
    Frame *frame;
    uint32_t told; /* the agents to which it is not told any more */
    struct MethodTelling *outer;
} MethodTelling;

/* The beginning or end of a global reference, from its first change to the last listener. */
typedef struct ReferenceTelling {
    const Event *event; /* told is NULL before the first listener */
    const void *reference;
    struct ReferenceTelling *outer;
} ReferenceTelling;

typedef struct ThreadDelivery {
    void *brief_agent;          /* whom a probe tells, or has told last */
    const Object *brief_object; /* what it tells of, else NULL */
    HandleBlock brief_handles;  /* what its handler makes */
    Frame *brief_frame;         /* whose event it is, while the handler runs Java */
    Frame
        *brief_ended_frame; /* whose event a probe has told, while it waits for a stop's end */
    uint32_t brief_ended;   /* that event's number */
    uint32_t enter_told, wait_told; /* who heard that it began to enter a monitor, to wait; none
                                       at each beginning */
    Telling *telling;               /* objects; the innermost first */
    MethodTelling *method_telling;  /* likewise */
    ReferenceTelling *reference_telling;
    const Event *end_event;         /* the thread's own end, while it is told */
    _Atomic uint32_t handler_calls; /* that begin and end in a collection: what does not change
                                       stands still */
    Frame *exit_owed; /* its exit is to be told, and its code may not know: all exits are looked
                         at until then (delivery_owe_exit) */
    Frame *exit_watermark[THREAD_AGENT_SLOTS],
        *newest_watermark; /* by listener, and the highest: delivery_mark_exits */
} ThreadDelivery;

#endif
