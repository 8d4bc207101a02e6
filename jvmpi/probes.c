/* SPDX-License-Identifier: MIT */
/* The short ways of the events that come by the million: method entries and exits, allocations. They do what
 * agent_send does for an event on a thread that is in no handler: then none of the agent's is in progress, and the
 * thread is IN_VM. Everything else goes the long way. */
#include "jvmpi/agent.h"
#include "jvmpi/jvmpi.h"
#include "vm/link/class.h"
#include "vm/lock.h"
#include "vm/run/observe.h"

static jint primitive_type_code(char kind) {
    switch (kind) {
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
void agent_fill_object_alloc(JVMPI_Event *event, const Object *object, size_t bytes, int arena) {
    const Class *c = object_class(object);
    jint kind = JVMPI_NORMAL_OBJECT;
    const Class *described = c;
    if (c->is_array) {
        kind = c->element != NULL && c->element->is_primitive
                   ? primitive_type_code(c->element->primitive_kind)
                   : JVMPI_CLASS;
        described = kind == JVMPI_CLASS ? c->element : NULL;
    }
    event->event_type = JVMPI_EVENT_OBJECT_ALLOC;
    event->u.obj_alloc.arena_id = arena;
    event->u.obj_alloc.class_id = described != NULL ? object_id(described->mirror) : NULL;
    event->u.obj_alloc.is_array = kind;
    event->u.obj_alloc.size = (jint)bytes;
    event->u.obj_alloc.obj_id = object_id(object);
}

void agent_choose_ways(Agent *agent) {
    enum { ENTRIES = 1 << JVMPI_EVENT_METHOD_ENTRY | 1 << JVMPI_EVENT_METHOD_EXIT | 1 << JVMPI_EVENT_OBJECT_ALLOC };
    lock_acquire(&agent->lock, LOCK_AGENT);
    uint64_t enabled = atomic_load(&agent->enabled), brief = enabled & ENTRIES;
    if (agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY2)) brief &= ~(UINT64_C(1) << JVMPI_EVENT_METHOD_ENTRY);
    if (agent->checks || !atomic_load(&jvmpi_of(agent->vm)->init_done)) brief = 0;
    atomic_store(&agent->brief, brief);
    lock_release(&agent->lock, LOCK_AGENT);
}

static inline bool probe_begin(BriefScope *scope, Agent *agent, Thread *t, int number) {
    if (!(atomic_load_explicit(&agent->brief, memory_order_relaxed) >> number & 1) || agent->table.NotifyEvent == NULL ||
        !observe_begin_brief(scope, t))
        return false;
    t->agent_in_event[agent->slot] = UINT64_C(1) << number;
    return true;
}

static inline void probe_end(const BriefScope *scope, Agent *agent, Thread *t) {
    observe_end_brief(scope, t);
    t->agent_in_event[agent->slot] = 0;
}

static inline bool probe_method(Agent *agent, Thread *t, Method *method, int number) {
    BriefScope scope;
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    if (!probe_begin(&scope, agent, t, number)) return false;
    JVMPI_Event event;
    event.event_type = number;
    event.env_id = (JNIEnv *)(void *)t;
    event.u.method.method_id = method_id(method);
    notify(&event);
    probe_end(&scope, agent, t);
    return true;
}

void agent_probe_entry(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->entry_listener;
    if (__builtin_expect(!probe_method(agent, t, method, JVMPI_EVENT_METHOD_ENTRY), 0)) observe_method_entry_slow(t, method);
}

void agent_probe_exit(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->exit_listener;
    const Frame *watermark = t->exit_watermark[agent->slot];
    if (__builtin_expect(watermark != NULL && t->frame <= watermark, 0) ||
        __builtin_expect(!probe_method(agent, t, method, JVMPI_EVENT_METHOD_EXIT), 0))
        observe_method_exit_slow(t, method);
}

/* GC stays off until the emitter turns it on: the object does not move. */
void agent_probe_alloc(Thread *t, Object *object, uint64_t bytes, int arena) {
    BriefScope scope;
    Agent *agent = (Agent *)(void *)t->alloc_listener;
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    if (__builtin_expect(!probe_begin(&scope, agent, t, JVMPI_EVENT_OBJECT_ALLOC), 0)) {
        observe_object_alloc_slow(t, object, bytes, arena);
        return;
    }
    JVMPI_Event event;
    event.env_id = (JNIEnv *)(void *)t;
    agent_fill_object_alloc(&event, object, bytes, arena);
    notify(&event);
    probe_end(&scope, agent, t);
}
