/* SPDX-License-Identifier: MIT */
/* The sink keeps the OR of its listeners' masks. The mask is recomputed under compare-and-swap so that
 * two agents that change their minds at once leave the true union behind. */
#include "events/events.h"

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

static void events_recompute(EventSink *sink) {
    EventMask old = atomic_load(&sink->wanted);
    EventMask wanted;
    do {
        wanted = 0;
        for (Listener *l = atomic_load(&sink->listeners); l != NULL; l = l->next)
            wanted |= atomic_load(&l->wanted);
    } while (!atomic_compare_exchange_weak(&sink->wanted, &old, wanted));
}

void events_add(EventSink *sink, Listener *listener) {
    /* Appended, so that listeners hear in the order in which they came. */
    _Atomic(Listener *) *first = &sink->listeners;
    listener->next = NULL;
    Listener *last = atomic_load(first);
    if (last == NULL) {
        atomic_store(first, listener);
    } else {
        while (last->next != NULL) last = last->next;
        __atomic_store_n(&last->next, listener, __ATOMIC_RELEASE);
    }
    atomic_fetch_or(&sink->possible, listener->possible);
    events_recompute(sink);
}

void events_want(EventSink *sink, Listener *listener, EventMask bits, bool on) {
    if (on)
        atomic_fetch_or(&listener->wanted, bits);
    else
        atomic_fetch_and(&listener->wanted, ~bits);
    events_recompute(sink);
    /* A change of another listener between our reading and our storing is seen by one of the two
     * recomputations: each stores only over the value it started from, and reads after its change. */
    events_recompute(sink);
}

Listener *events_only_listener(EventSink *sink, EventType type) {
    Listener *only = NULL;
    for (Listener *l = atomic_load(&sink->listeners); l != NULL; l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE)) {
        if (!(atomic_load(&l->wanted) >> type & 1)) continue;
        if (only != NULL) return NULL;
        only = l;
    }
    return only;
}

void events_send(EventSink *sink, struct Thread *thread, Event *event) {
    EventMask bit = (EventMask)1 << event->type;
    for (Listener *l = atomic_load_explicit(&sink->listeners, memory_order_acquire); l != NULL;
         l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE))
        if (atomic_load_explicit(&l->wanted, memory_order_relaxed) & bit)
            l->notify(l, thread, event);
}
