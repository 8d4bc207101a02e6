/* SPDX-License-Identifier: MIT */
/* The sink keeps the OR of its listeners' masks. Two agents that change
 * their minds at once leave the true union behind. */
#include "events/events.h"

#include <sched.h>
#include <stddef.h>

const uint8_t event_contexts[EVENT_COUNT] = {
#define EVENT(name, context, payload) [EVENT_##name] = context,
#include "events/events.def"
#undef EVENT
};

const char *const event_names[EVENT_COUNT] = {
#define EVENT(name, context, payload) [EVENT_##name] = #name,
#include "events/events.def"
#undef EVENT
};

/* One thread at a time: what one has found out before another's change is not stored after it.
 * Whoever waits has made its change, and sees those of all before it. Nothing in here blocks.
 */
static void events_recompute(EventSink *sink) {
    while (atomic_exchange_explicit(&sink->recomputed, true, memory_order_acquire))
        sched_yield();
    EventMask wanted = 0;
    for (Listener *l = atomic_load(&sink->listeners); l != NULL;
         l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE))
        wanted |= atomic_load(&l->wanted);
    atomic_store(&sink->wanted, wanted);
    atomic_store_explicit(&sink->recomputed, false, memory_order_release);
}

void events_add(EventSink *sink, Listener *listener) {
    /* Appended, so that listeners hear in the order in which they came. Who finds the end taken
     * goes on from there. */
    Listener *last = NULL;
    listener->next = NULL;
    if (!atomic_compare_exchange_strong(&sink->listeners, &last, listener))
        for (Listener *next = NULL; !__atomic_compare_exchange_n(
                 &last->next, &next, listener, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
             next = NULL)
            last = next;
    atomic_fetch_or(&sink->possible, listener->possible);
    events_recompute(sink);
}

void events_want(EventSink *sink, Listener *listener, EventMask bits, bool on) {
    if (on)
        atomic_fetch_or(&listener->wanted, bits);
    else
        atomic_fetch_and(&listener->wanted, ~bits);
    events_recompute(sink);
}

Listener *events_first_of_kind(EventSink *sink, EventType type, bool *several) {
    Listener *first = NULL;
    *several = false;
    for (Listener *l = atomic_load(&sink->listeners); l != NULL;
         l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE)) {
        if (!(atomic_load(&l->wanted) >> type & 1)) continue;
        if (first != NULL && l->notify != first->notify) return NULL;
        *several = first != NULL;
        if (first == NULL) first = l;
    }
    return first;
}

bool events_is_to_come(const EventSink *sink, const Event *event, const Listener *listener) {
    const Listener *l = event->told != NULL
                            ? __atomic_load_n(&event->told->next, __ATOMIC_ACQUIRE)
                            : atomic_load(&sink->listeners);
    while (l != NULL && l != listener) l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE);
    return l != NULL && (atomic_load(&l->wanted) >> event->type & 1);
}

void events_dispatch(EventSink *sink, struct Thread *thread, Event *event) {
    EventMask bit = (EventMask)1 << event->type;
    for (Listener *l = atomic_load_explicit(&sink->listeners, memory_order_acquire); l != NULL;
         l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE))
        if (atomic_load_explicit(&l->wanted, memory_order_relaxed) & bit) {
            event->told = l;
            l->notify(l, thread, event);
        }
}
