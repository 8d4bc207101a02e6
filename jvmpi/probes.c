/* SPDX-License-Identifier: MIT */
/* The short ways of the events that come by the million: method entries and exits, allocations.
 * They do what agent_deliver does for an event on a thread that is in no handler: then none of
 * the agent's is in progress, and the thread is IN_VM. Everything else goes the long way. */
#include "jvmpi/agent.h"
#include "jvmpi/jvmpi.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "vm/link/class.h"
#include "vm/lock.h"
#include "vm/run/event_delivery.h"

jint agent_array_kind(const Class *element) {
    switch (element != NULL && element->is_primitive ? element->primitive_kind : 'L') {
    case 'Z': return JVMPI_BOOLEAN;
    case 'C': return JVMPI_CHAR;
    case 'F': return JVMPI_FLOAT;
    case 'D': return JVMPI_DOUBLE;
    case 'B': return JVMPI_BYTE;
    case 'S': return JVMPI_SHORT;
    case 'I': return JVMPI_INT;
    case 'J': return JVMPI_LONG;
    default: return JVMPI_CLASS;
    }
}

/* Field by field: what an agent may read of the structure is set, the rest is nobody's. */
void agent_fill_object_alloc(JVMPI_Event *event, const Object *object, size_t bytes,
                             int arena) {
    const Class *c = object_class(object);
    jint kind = JVMPI_NORMAL_OBJECT;
    const Class *described = c;
    if (c->is_array) {
        kind = agent_array_kind(c->element);
        described = kind == JVMPI_CLASS ? c->element : NULL;
    }
    event->event_type = JVMPI_EVENT_OBJECT_ALLOC;
    event->u.obj_alloc.arena_id = arena;
    event->u.obj_alloc.class_id = described != NULL ? object_id(described->mirror) : NULL;
    event->u.obj_alloc.is_array = kind;
    event->u.obj_alloc.size =
        bytes <= INT32_MAX ? (jint)bytes : INT32_MAX; /* an array may have more */
    event->u.obj_alloc.obj_id = object_id(object);
}

void agent_choose_ways(Agent *agent) {
    enum {
        BRIEF = 1 << JVMPI_EVENT_METHOD_ENTRY | 1 << JVMPI_EVENT_METHOD_EXIT |
                1 << JVMPI_EVENT_OBJECT_ALLOC | 1 << JVMPI_EVENT_OBJECT_FREE |
                1 << JVMPI_EVENT_OBJECT_MOVE
    };
    lock_acquire(&agent->lock, LOCK_AGENT);
    uint64_t enabled = atomic_load(&agent->enabled), brief = enabled & BRIEF;
    if (agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY2))
        brief &= ~(UINT64_C(1) << JVMPI_EVENT_METHOD_ENTRY);
    if (agent->vm->options.jvmpi_arenas ==
        JVMPI_ARENAS_NONE) /* the long way knows of no arenas */
        brief &=
            ~(UINT64_C(1) << JVMPI_EVENT_OBJECT_ALLOC | UINT64_C(1) << JVMPI_EVENT_OBJECT_MOVE);
    if (agent->watched || agent->late || atomic_load(&agent->stacks) != NULL ||
        !atomic_load(&jvmpi_of(agent->vm)->init_done))
        brief = 0;
    atomic_store(&agent->brief, brief);
    lock_release(&agent->lock, LOCK_AGENT);
}

static inline bool probe_goes(const Agent *agent, const Thread *t, int number) {
    return (atomic_load_explicit(&agent->brief, memory_order_relaxed) >> number & 1) &&
           t->agent_depth == 0 && agent->table.NotifyEvent != NULL;
}

/* The rest of the structure is nobody's. */
static inline void probe_method(Agent *agent, Thread *t, Method *method, int number) {
    JVMPI_Event event;
    event.event_type = number;
    event.env_id = (JNIEnv *)(void *)t;
    event.u.method.method_id = method_id(method);
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    delivery_begin_brief(t, agent, (uint32_t)number);
    notify(&event);
    delivery_end_brief(t, (uint32_t)number);
}

/* One of several agents, in the loop that tells them all. */
bool agent_tell_method(Agent *agent, Thread *t, Method *method, int number) {
    if (!probe_goes(agent, t, number) || t->exception != NULL) return false;
    probe_method(agent, t, method, number);
    return true;
}

/* At a cache line's beginning: between compiled code, stub, probe and handler it is the jumps
 * that take the time. */
#define FETCHED_FAST __attribute__((aligned(64)))

FETCHED_FAST void agent_probe_entry(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->entry_listener;
    if (__builtin_expect(probe_goes(agent, t, JVMPI_EVENT_METHOD_ENTRY) &&
                             t->newest_watermark < t->frame,
                         1))
        probe_method(agent, t, method, JVMPI_EVENT_METHOD_ENTRY);
    else
        delivery_method_entry_slow(t, method);
}

FETCHED_FAST void agent_probe_exit(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->exit_listener;
    if (__builtin_expect(t->frame > t->newest_watermark &&
                             probe_goes(agent, t, JVMPI_EVENT_METHOD_EXIT),
                         1)) {
        probe_method(agent, t, method, JVMPI_EVENT_METHOD_EXIT);
        delivery_exit_told(t);
    } else {
        delivery_method_exit_slow(t, method);
    }
}

static inline bool is_marked(const Agent *agent, const Thread *t) {
    return t->frame->flags >> FRAME_CHOSEN_SHIFT & agent->choice_bit;
}

FETCHED_FAST void agent_probe_chosen_entry(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->chosen_entry_listener;
    if (__builtin_expect(!probe_goes(agent, t, JVMPI_EVENT_METHOD_ENTRY), 0))
        delivery_chosen_entry_slow(t, method);
    else if (delivery_mark_chosen(t, method) & agent->choice_bit)
        probe_method(agent, t, method, JVMPI_EVENT_METHOD_ENTRY);
}

FETCHED_FAST void agent_probe_chosen_exit(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->chosen_exit_listener;
    if (__builtin_expect(probe_goes(agent, t, JVMPI_EVENT_METHOD_EXIT) && is_marked(agent, t),
                         1)) {
        probe_method(agent, t, method, JVMPI_EVENT_METHOD_EXIT);
        delivery_exit_told(t);
    } else {
        delivery_chosen_exit_slow(t, method);
    }
}

/* GC stays off until the emitter turns it on: the object does not move. */
FETCHED_FAST void agent_probe_alloc(Thread *t, Object *object, uint64_t bytes, int arena) {
    Agent *agent = (Agent *)(void *)t->alloc_listener;
    if (__builtin_expect(!probe_goes(agent, t, JVMPI_EVENT_OBJECT_ALLOC), 0)) {
        delivery_object_alloc_slow(t, object, bytes, arena);
        return;
    }
    JVMPI_Event event;
    event.env_id = (JNIEnv *)(void *)t;
    agent_fill_object_alloc(&event, object, bytes, arena);
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    delivery_begin_brief(t, agent, JVMPI_EVENT_OBJECT_ALLOC);
    notify(&event);
    delivery_end_brief(t, JVMPI_EVENT_OBJECT_ALLOC);
}

/* ---- While the world is stopped ---- */

static inline bool tell_stopped(Agent *agent, Thread *t, JVMPI_Event *event, int number) {
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    uint64_t bit = UINT64_C(1) << number;
    if (!(atomic_load_explicit(&agent->brief, memory_order_relaxed) & bit) || notify == NULL ||
        t == NULL || agent->vm->stopper != t || (agent_in_progress(agent, t) & bit))
        return false;
    event->event_type = number;
    event->env_id = agent_env(agent, t, number);
    uint64_t before = t->agent_in_event[agent->slot];
    agent_set_in_event(agent, t, before | bit);
    atomic_store_explicit(&t->handler_calls, t->handler_calls + 1, memory_order_relaxed);
    notify(event);
    agent_set_in_event(agent, t, before);
    return true;
}

/* R206: who hears of arenas' ends and of moves can know by itself what dies with an arena. It
 * is told nevertheless, unless -Xjvmpi:arenas=implicit: Sun's hprof, with objects left in an
 * arena that ends, walks a list that it is changing. */
bool agent_tell_free(Agent *agent, Thread *t, const Event *told) {
    if (agent->vm->options.jvmpi_arenas == JVMPI_ARENAS_IMPLICIT &&
        told->object_free.arena_dies && agent_enabled(agent, JVMPI_EVENT_ARENA_DELETE) &&
        agent_enabled(agent, JVMPI_EVENT_OBJECT_MOVE))
        return true;
    JVMPI_Event event;
    event.u.obj_free.obj_id = object_id(told->object_free.object);
    return tell_stopped(agent, t, &event, JVMPI_EVENT_OBJECT_FREE);
}

bool agent_tell_move(Agent *agent, Thread *t, const Event *told) {
    JVMPI_Event event;
    event.u.obj_move.arena_id = told->object_move.from_arena;
    event.u.obj_move.obj_id = object_id(told->object_move.from);
    event.u.obj_move.new_arena_id = told->object_move.to_arena;
    event.u.obj_move.new_obj_id = object_id(told->object_move.to);
    return tell_stopped(agent, t, &event, JVMPI_EVENT_OBJECT_MOVE);
}
