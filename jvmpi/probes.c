/* SPDX-License-Identifier: MIT */
/* The short ways of the events that come by the million: method entries and exits, allocations.
 * They do what agent_deliver does for an event on a thread that is in no handler: then none of
 * the agent's is in progress, and the thread is IN_VM. Everything else goes the long way. */
#include "jvmpi/agent.h"
#include "jvmpi/jvmpi.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "vm/model/class.h"
#include "vm/system/counter.h"
#include "vm/system/lock.h"
#include "vm/threads/brief_delivery.h"

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
        METHODS = 1 << JVMPI_EVENT_METHOD_ENTRY | 1 << JVMPI_EVENT_METHOD_EXIT,
        BRIEF = METHODS | 1 << JVMPI_EVENT_OBJECT_ALLOC | 1 << JVMPI_EVENT_OBJECT_FREE |
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
    uint64_t noted = agent->batches.handler != NULL ? brief & METHODS : 0;
    /* What is noted comes before what is told later, also before the calls that have no room.
     */
    atomic_store(&agent->batches.events, noted);
    atomic_store(&agent->brief, agent->batches.handler != NULL ? brief & ~METHODS : brief);
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

FETCHED_FAST static void probe_entry(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->entry_listener;
    if (__builtin_expect(probe_goes(agent, t, JVMPI_EVENT_METHOD_ENTRY) &&
                             t->delivery.newest_watermark < t->frame,
                         1))
        probe_method(agent, t, method, JVMPI_EVENT_METHOD_ENTRY);
    else
        delivery_method_entry_slow(t, method);
}

FETCHED_FAST static void probe_exit(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->exit_listener;
    if (__builtin_expect(t->frame > t->delivery.newest_watermark &&
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

FETCHED_FAST static void probe_chosen_entry(Thread *t, Method *method) {
    Agent *agent = (Agent *)(void *)t->chosen_entry_listener;
    if (__builtin_expect(!probe_goes(agent, t, JVMPI_EVENT_METHOD_ENTRY), 0))
        delivery_chosen_entry_slow(t, method);
    else if (delivery_mark_chosen(t, method) & agent->choice_bit)
        probe_method(agent, t, method, JVMPI_EVENT_METHOD_ENTRY);
}

FETCHED_FAST static void probe_chosen_exit(Thread *t, Method *method) {
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
static inline void probe_object(Agent *agent, Thread *t, Object *object, uint64_t bytes,
                                int arena) {
    JVMPI_Event event;
    event.env_id = (JNIEnv *)(void *)t;
    agent_fill_object_alloc(&event, object, bytes, arena);
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    t->delivery.brief_object = object;
    delivery_begin_brief(t, agent, JVMPI_EVENT_OBJECT_ALLOC);
    notify(&event);
    delivery_end_brief(t, JVMPI_EVENT_OBJECT_ALLOC);
    t->delivery.brief_object = NULL;
}

FETCHED_FAST static void probe_alloc(Thread *t, Object *object, uint64_t bytes, int arena) {
    Agent *agent = (Agent *)(void *)t->alloc_listener;
    if (__builtin_expect(!probe_goes(agent, t, JVMPI_EVENT_OBJECT_ALLOC), 0)) {
        delivery_object_alloc_slow(t, object, bytes, arena);
        return;
    }
    probe_object(agent, t, object, bytes, arena);
}

const EventProbes agent_probes_alone = {.method_entry = probe_entry,
                                        .method_exit = probe_exit,
                                        .chosen_entry = probe_chosen_entry,
                                        .chosen_exit = probe_chosen_exit,
                                        .object_alloc = probe_alloc};

/* ---- In batches (calls.h) ---- */

static inline bool batch_goes(const Agent *agent, const Thread *t, int number) {
    return (atomic_load_explicit(&agent->batches.events, memory_order_relaxed) >> number & 1) &&
           t->agent_depth == 0;
}

/* The activation, or one above it, has a watermark. */
static inline bool is_old(const Thread *t) { return t->frame <= t->delivery.newest_watermark; }

static inline uint64_t batch_now(const Agent *agent) {
    return agent->batches.is_untimed ? 0 : counter_read();
}

/* Room, and no gap. */
static inline bool batch_takes(const Agent *agent, const CallBatch *batch, uint64_t now) {
    return batch->agent == agent && batch->next != batch->end &&
           now - batch->latest <= agent->batches.gap;
}

static inline void batch_note(CallBatch *batch, Method *method, uint64_t now, bool is_exit) {
    *batch->next++ =
        (minijvm_call){.method = method_id(method), .is_exit = is_exit, .ticks = now};
    batch->latest = now;
}

/* What a probe of batches stands for. */
typedef struct BatchedEvent {
    int number; /* JVMPI's */
    bool is_exit, is_chosen;
    size_t probe, listener;                       /* where a thread has them */
    void (*slow)(Thread *thread, Method *method); /* the long way */
} BatchedEvent;

static const BatchedEvent batched_entry = {JVMPI_EVENT_METHOD_ENTRY,
                                           false,
                                           false,
                                           offsetof(Thread, method_entry),
                                           offsetof(Thread, entry_listener),
                                           delivery_method_entry_slow},
                          batched_exit = {JVMPI_EVENT_METHOD_EXIT,
                                          true,
                                          false,
                                          offsetof(Thread, method_exit),
                                          offsetof(Thread, exit_listener),
                                          delivery_method_exit_slow},
                          batched_chosen_entry = {JVMPI_EVENT_METHOD_ENTRY,
                                                  false,
                                                  true,
                                                  offsetof(Thread, chosen_entry),
                                                  offsetof(Thread, chosen_entry_listener),
                                                  delivery_chosen_entry_slow},
                          batched_chosen_exit = {JVMPI_EVENT_METHOD_EXIT,
                                                 true,
                                                 true,
                                                 offsetof(Thread, chosen_exit),
                                                 offsetof(Thread, chosen_exit_listener),
                                                 delivery_chosen_exit_slow};

/* Of chosen methods, marks say whose an exit is; of all, watermarks. An entry that is chosen is
 * marked when it is noted. */
static inline bool batch_hears(const Agent *agent, const Thread *t, const BatchedEvent *e) {
    return batch_goes(agent, t, e->number) &&
           (!e->is_chosen ? !is_old(t) : !e->is_exit || is_marked(agent, t));
}

static inline Agent *batch_agent(const Thread *t, const BatchedEvent *e) {
    return *(Agent *const *)(const void *)((const char *)t + e->listener);
}

/* Much may have changed when the handler returns: then the long way knows. */
static __attribute__((noinline)) void batch_slow(Thread *t, Method *method,
                                                 const BatchedEvent *e) {
    const MethodProbe *probe = (const MethodProbe *)(const void *)((const char *)t + e->probe);
    const MethodProbe before = *probe;
    Agent *agent = batch_agent(t, e);
    CallBatch *batch = &jvmpi_thread(t)->calls;
    if (batch_hears(agent, t, e)) {
        calls_hand_over(agent, t);
        if (*probe == before && batch_agent(t, e) == agent && batch_hears(agent, t, e) &&
            batch->agent == agent) {
            if (!e->is_chosen || e->is_exit ||
                (delivery_mark_chosen(t, method) & agent->choice_bit))
                batch_note(batch, method, batch_now(agent), e->is_exit);
            if (e->is_chosen && e->is_exit) delivery_exit_told(t);
            return;
        }
    }
    e->slow(t, method);
}

static inline void batch_event(Thread *t, Method *method, const BatchedEvent *e) {
    const Agent *agent = batch_agent(t, e);
    CallBatch *batch = &jvmpi_thread(t)->calls;
    uint64_t now = batch_now(agent);
    if (__builtin_expect(!batch_hears(agent, t, e) || !batch_takes(agent, batch, now), 0)) {
        batch_slow(t, method, e);
        return;
    }
    if (!e->is_chosen || e->is_exit || (delivery_mark_chosen(t, method) & agent->choice_bit))
        batch_note(batch, method, now, e->is_exit);
    if (e->is_chosen && e->is_exit) delivery_exit_told(t);
}

FETCHED_FAST static void batch_entry(Thread *t, Method *method) {
    batch_event(t, method, &batched_entry);
}
FETCHED_FAST static void batch_exit(Thread *t, Method *method) {
    batch_event(t, method, &batched_exit);
}
FETCHED_FAST static void batch_chosen_entry(Thread *t, Method *method) {
    batch_event(t, method, &batched_chosen_entry);
}
FETCHED_FAST static void batch_chosen_exit(Thread *t, Method *method) {
    batch_event(t, method, &batched_chosen_exit);
}

static void batch_alloc(Thread *t, Object *object, uint64_t bytes, int arena);

/* GC stays off meanwhile: the object is the Telling's, as in each_object. */
static __attribute__((noinline)) void batch_alloc_noted(Agent *agent, Thread *t, Object *made,
                                                        uint64_t bytes, int arena) {
    Telling telling = {.object = made, .outer = t->delivery.telling};
    t->delivery.telling = &telling;
    calls_hand_over(agent, t);
    t->delivery.telling = telling.outer;
    if (telling.told & agent_bit(agent)) return; /* what the handler did made it known */
    Object *object = (Object *)(uintptr_t)telling.object;
    if (t->alloc_listener == &agent->listener && t->object_alloc == batch_alloc)
        probe_alloc(t, object, bytes, arena);
    else
        delivery_object_alloc_slow(t, object, bytes, arena);
}

FETCHED_FAST static void batch_alloc(Thread *t, Object *object, uint64_t bytes, int arena) {
    Agent *agent = (Agent *)(void *)t->alloc_listener;
    if (probe_goes(agent, t, JVMPI_EVENT_OBJECT_ALLOC) &&
        calls_noted(&jvmpi_thread(t)->calls, agent))
        batch_alloc_noted(agent, t, object, bytes, arena);
    else
        probe_alloc(t, object, bytes, arena);
}

const EventProbes agent_probes_batched = {.method_entry = batch_entry,
                                          .method_exit = batch_exit,
                                          .chosen_entry = batch_chosen_entry,
                                          .chosen_exit = batch_chosen_exit,
                                          .object_alloc = batch_alloc};

/* ---- Several agents ---- */

/* What a handler does may change what the next agent is to be told, and how: that is asked anew
 * for each. An exit whose frame is marked, or may lie below an agent's watermark, goes the long
 * way. */
static inline bool each_goes(const Listener *l, const Thread *t, const MethodTelling *telling,
                             const EventType type, int number) {
    const Agent *agent = (const Agent *)(const void *)l;
    return l->notify == agent_notify && probe_goes(agent, t, number) && telling->told == 0 &&
           (type != EVENT_method_exit ||
            (t->frame > t->delivery.newest_watermark && !(t->frame->flags & FRAME_CHOSEN)));
}

/* Of the chosen methods each agent has its own. */
static inline bool each_chose(const Listener *l, const Thread *t, const Event *event,
                              const EventType type) {
    const Agent *agent = (const Agent *)(const void *)l;
    if (l->notify != agent_notify) return true;
    return type == EVENT_chosen_entry ? event->chosen_entry.chosen_by & agent->choice_bit
                                      : is_marked(agent, t);
}

/* As events_dispatch does it. Who comes while the event is told finds how far it has come. */
static inline __attribute__((always_inline)) void
each_method(Thread *t, Listener *first, Event *event, const EventType type, int number) {
    MethodTelling telling = {
        .event = event, .frame = t->frame, .outer = t->delivery.method_telling};
    const bool chosen = type == EVENT_chosen_entry || type == EVENT_chosen_exit;
    event->type = type;
    t->delivery.method_telling = &telling;
    for (Listener *l = first; l != NULL; l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE)) {
        if (!(atomic_load_explicit(&l->wanted, memory_order_relaxed) >> type & 1)) continue;
        if (chosen && !each_chose(l, t, event, type)) continue;
        event->told = l;
        if (__builtin_expect(each_goes(l, t, &telling, type, number), 1))
            probe_method((Agent *)(void *)l, t, event->method_entry.method, number);
        else
            l->notify(l, t, event);
    }
    t->delivery.method_telling = telling.outer;
}

/* The receiver has a handle, as in the long way, made and dropped without calls: the method may
 * never look at it, and who is told first may collect. */
static inline Object **each_receiver(Thread *t, HandleBlock *block, const Method *method) {
    if (method_is_static(method)) return NULL;
    Object **receiver = &block->slots[block->used++];
    *receiver = frame_locals(t->frame)->l;
    return receiver;
}
static inline bool each_has_room(const HandleBlock *block) {
    return block != NULL && block->used < HANDLE_BLOCK_SLOTS;
}

FETCHED_FAST static void probe_entry_each(Thread *t, Method *method) {
    HandleBlock *block = t->handles;
    if (t->delivery.newest_watermark >= t->frame || !each_has_room(block)) {
        delivery_method_entry_slow(t, method);
        return;
    }
    uint32_t used = block->used;
    Event event;
    event.method_entry.method = method;
    event.method_entry.receiver = each_receiver(t, block, method);
    each_method(t, t->entry_listener, &event, EVENT_method_entry, JVMPI_EVENT_METHOD_ENTRY);
    block->used = used;
}

FETCHED_FAST static void probe_exit_each(Thread *t, Method *method) {
    Frame *frame = t->frame;
    uint32_t before = frame->flags & FRAME_CHOSEN;
    Event event;
    event.method_exit.method = method;
    event.method_exit.by_exception = false;
    each_method(t, t->exit_listener, &event, EVENT_method_exit, JVMPI_EVENT_METHOD_EXIT);
    delivery_exit_told(t);
    if (__builtin_expect((frame->flags & FRAME_CHOSEN & ~before) != 0, 0))
        delivery_exit_newly_marked(t, method, before);
}

FETCHED_FAST static void probe_chosen_entry_each(Thread *t, Method *method) {
    HandleBlock *block = t->handles;
    if (!each_has_room(block)) {
        delivery_chosen_entry_slow(t, method);
        return;
    }
    uint32_t used = block->used, chosen_by = delivery_mark_chosen(t, method);
    if (chosen_by == 0) return;
    Event event;
    event.chosen_entry.method = method;
    event.chosen_entry.chosen_by = chosen_by;
    event.chosen_entry.receiver = each_receiver(t, block, method);
    each_method(t, t->chosen_entry_listener, &event, EVENT_chosen_entry,
                JVMPI_EVENT_METHOD_ENTRY);
    block->used = used;
}

FETCHED_FAST static void probe_chosen_exit_each(Thread *t, Method *method) {
    Event event;
    event.chosen_exit.method = method;
    event.chosen_exit.by_exception = false;
    each_method(t, t->chosen_exit_listener, &event, EVENT_chosen_exit, JVMPI_EVENT_METHOD_EXIT);
    delivery_exit_told(t);
}

/* The agent's short way if it goes now, and its long one. The object is the Telling's, which is
 * the thread's as long as GC is off for it. */
static inline void each_object(Listener *l, Thread *t, Telling *telling, uint64_t bytes,
                               int arena) {
    Agent *agent = (Agent *)(void *)l;
    Object *object = (Object *)(uintptr_t)telling->object;
    if (l->notify != agent_notify || !probe_goes(agent, t, JVMPI_EVENT_OBJECT_ALLOC)) {
        Event event = {.type = EVENT_object_alloc,
                       .told = l,
                       .object_alloc = {.object = object, .bytes = bytes, .arena = arena}};
        l->notify(l, t, &event);
    } else if (!(telling->told & agent_bit(agent))) {
        telling->told |= agent_bit(agent);
        probe_object(agent, t, object, bytes, arena);
    }
}

/* The Telling says who has heard of the object: what one handler does with it may make that the
 * next agent is told first. */
FETCHED_FAST static void probe_alloc_each(Thread *t, Object *object, uint64_t bytes,
                                          int arena) {
    Telling telling = {.object = object, .outer = t->delivery.telling};
    t->delivery.telling = &telling;
    for (Listener *l = t->alloc_listener; l != NULL;
         l = __atomic_load_n(&l->next, __ATOMIC_ACQUIRE))
        if (atomic_load_explicit(&l->wanted, memory_order_relaxed) & EVENT_BIT(object_alloc))
            each_object(l, t, &telling, bytes, arena);
    t->delivery.telling = telling.outer;
}

const EventProbes agent_probes_each = {.method_entry = probe_entry_each,
                                       .method_exit = probe_exit_each,
                                       .chosen_entry = probe_chosen_entry_each,
                                       .chosen_exit = probe_chosen_exit_each,
                                       .object_alloc = probe_alloc_each};

/* ---- While the world is stopped ---- */

static inline bool tell_stopped(Agent *agent, Thread *t, JVMPI_Event *event, int number) {
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    uint64_t bit = UINT64_C(1) << number;
    if (!(atomic_load_explicit(&agent->brief, memory_order_relaxed) & bit) || notify == NULL ||
        t == NULL || agent->vm->gate.stopper != t || (agent_in_progress(agent, t) & bit))
        return false;
    event->event_type = number;
    event->env_id = agent_env(agent, t, number);
    uint64_t before = jvmpi_thread(t)->in_event[agent->slot];
    agent_set_in_event(agent, t, before | bit);
    atomic_store_explicit(&t->delivery.handler_calls, t->delivery.handler_calls + 1,
                          memory_order_relaxed);
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
