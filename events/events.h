/* SPDX-License-Identifier: MIT */
/* What happens in a VM, as data. Whoever wants to hear registers a Listener with the VM's
 * EventSink; whoever has something to tell uses EMIT_TO (in the VM: EMIT). The events are the
 * rows of events.def. Invariant: when nobody wants an event, emitting it costs one load and one
 * test; the payload's arguments are evaluated only if somebody listens. Layer 0: includes
 * nothing of the project. */
#ifndef MINIJVM_EVENTS_EVENTS_H
#define MINIJVM_EVENTS_EVENTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct Object;
struct Class;
struct Method;
struct Thread;

/* What a listener may do while it is told. */
typedef enum EventContext {
    EVENT_RUNNING, /* anything an ordinary thread may */
    EVENT_NO_GC, /* carries raw objects: the thread's GC-off count is raised until it returns */
    EVENT_STOPPED /* the world is stopped: no allocation, no blocking, no JNI */
} EventContext;

typedef enum EventType {
#define EVENT(name, context, payload) EVENT_##name,
#include "events/events.def"
#undef EVENT
    EVENT_COUNT
} EventType;

typedef uint64_t EventMask;
#define EVENT_BIT(name) ((EventMask)1 << EVENT_##name)
_Static_assert(EVENT_COUNT <= 64, "an EventMask has a bit for each event");

typedef struct Event {
    EventType type;
    const struct Listener
        *told; /* who is being told; the others come after, in the sink's order */
    union {
#define EVENT(name, context, payload)                                                          \
    struct {                                                                                   \
        payload                                                                                \
    } name;
#include "events/events.def"
#undef EVENT
    };
} Event;

extern const uint8_t event_contexts[EVENT_COUNT]; /* EventContext by type */
extern const char *const event_names[EVENT_COUNT];

/* A shorter way to tell one frequent event. The thread's innermost frame is the method's own;
 * an object is told as in a NO_GC event: the emitter has turned GC off. */
typedef void (*MethodProbe)(struct Thread *thread, struct Method *method);
typedef void (*AllocationProbe)(struct Thread *thread, struct Object *object, uint64_t bytes,
                                int arena);
typedef struct EventProbes { /* any may be NULL */
    MethodProbe method_entry, method_exit, chosen_entry, chosen_exit;
    AllocationProbe object_alloc;
} EventProbes;

typedef struct Listener {
    _Atomic EventMask wanted; /* changes at run time, through events_want only */
    EventMask possible;       /* what it may come to want: a hint */
    /* `thread` is the VM's Thread the event happened on (NULL: a thread the VM does not know).
     * The event may be written to where its row says so (class_load_hook, method results). */
    void (*notify)(struct Listener *self, struct Thread *thread, Event *event);
    /* Those of one kind have the same notify, and the same probes. `alone` does what its notify
     * would do, while no other listener wants the event; `each` what events_dispatch would do,
     * from the first that wants it, while those that want it are of this kind. */
    EventProbes alone, each;
    struct Listener *next;
} Listener;

/* One per VM. Listeners are added before the program starts or while it runs; never removed
 * before the sink is destroyed. Lock: none, neither for emitting nor for adding; changes of
 * what is wanted wait for one another, for as long as one looks at all listeners. */
typedef struct EventSink {
    _Atomic EventMask wanted;
    _Atomic EventMask possible;
    _Atomic(Listener *) listeners;
    _Atomic bool recomputed; /* `wanted` is being, by one thread */
} EventSink;

void events_add(EventSink *sink, Listener *listener);
/* Sets or clears bits of what the listener wants and brings the sink's mask up to date. */
void events_want(EventSink *sink, Listener *listener, EventMask bits, bool on);
/* The first listener that wants the event, and whether there are others; NULL: nobody wants it,
 * or listeners of several kinds do. */
Listener *events_first_of_kind(EventSink *sink, EventType type, bool *several);
/* Calls every listener that wants it, in order of registration. **Safepoint.** */
void events_dispatch(EventSink *sink, struct Thread *thread, Event *event);
/* Of an event that is being dispatched: will the listener be told? Not when its place was
 * passed, nor when it does not want the event now. */
bool events_is_to_come(const EventSink *sink, const Event *event, const Listener *listener);

/* A build without events (make EVENTS=0) is for measuring what they cost when nobody listens:
 * never. */
static inline bool events_wanted(EventSink *sink, EventType type) {
#ifdef MINIJVM_NO_EVENTS
    return (void)sink, (void)type, false;
#endif
    return (atomic_load_explicit(&sink->wanted, memory_order_relaxed) >> type) & 1;
}

/* EMIT_TO(sink, thread, object_move, .from = a, .to = b): evaluates the payload only when
 * wanted. */
#define EMIT_TO(sink, thread_, name_, ...)                                                     \
    do {                                                                                       \
        if (__builtin_expect(events_wanted((sink), EVENT_##name_), 0))                         \
            events_dispatch((sink), (thread_),                                                 \
                            &(Event){.type = EVENT_##name_, .name_ = {__VA_ARGS__}});          \
    } while (0)

#endif
