/* SPDX-License-Identifier: MIT */
/* From the VM's events to an agent's. One row of events.def becomes at most two events here;
 * what an agent is told depends on what this agent enabled, never on others. Reached through
 * the Listener's notify; no VM lock is held. */
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi/jvmpi_events.h"
#include "jvmpi/check.h"
#include "jvmpi/knowledge.h"
#include "jvmpi/late.h"
#include "jvmpi/plants.h"
#include "vm/classfile/opcodes.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/objects/string.h"
#include "vm/run/thread_life.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"

_Static_assert(sizeof(JVMPI_Lineno) == 2 * sizeof(int32_t), "lines are pairs of numbers");

/* ---- Which events ---- */

EventMask agent_internal_events(int number) {
    switch (number) {
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_ENTRY2: return EVENT_BIT(method_entry);
    case JVMPI_EVENT_METHOD_EXIT: return EVENT_BIT(method_exit);
    case JVMPI_EVENT_OBJECT_ALLOC: return EVENT_BIT(object_alloc);
    case JVMPI_EVENT_OBJECT_FREE: return EVENT_BIT(object_free);
    case JVMPI_EVENT_OBJECT_MOVE: return EVENT_BIT(object_move);
    case JVMPI_EVENT_COMPILED_METHOD_LOAD: return EVENT_BIT(compiled_method_load);
    case JVMPI_EVENT_COMPILED_METHOD_UNLOAD: return EVENT_BIT(compiled_method_unload);
    case JVMPI_EVENT_INSTRUCTION_START: return EVENT_BIT(instruction_start);
    case JVMPI_EVENT_THREAD_START: return EVENT_BIT(thread_start);
    case JVMPI_EVENT_THREAD_END: return EVENT_BIT(thread_end);
    case JVMPI_EVENT_CLASS_LOAD_HOOK: return EVENT_BIT(class_load_hook);
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC: return EVENT_BIT(globalref_alloc);
    case JVMPI_EVENT_JNI_GLOBALREF_FREE:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE: return EVENT_BIT(globalref_free);
    case JVMPI_EVENT_CLASS_LOAD: return EVENT_BIT(class_load);
    case JVMPI_EVENT_CLASS_UNLOAD: return EVENT_BIT(class_unload);
    case JVMPI_EVENT_DATA_DUMP_REQUEST: return EVENT_BIT(data_dump_request);
    case JVMPI_EVENT_DATA_RESET_REQUEST: return EVENT_BIT(data_reset_request);
    case JVMPI_EVENT_JVM_INIT_DONE: return EVENT_BIT(vm_init_done);
    case JVMPI_EVENT_JVM_SHUT_DOWN: return EVENT_BIT(vm_shut_down);
    case JVMPI_EVENT_ARENA_NEW: return EVENT_BIT(arena_new);
    case JVMPI_EVENT_ARENA_DELETE: return EVENT_BIT(arena_delete);
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER: return EVENT_BIT(monitor_contended_enter);
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED: return EVENT_BIT(monitor_contended_entered);
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT: return EVENT_BIT(monitor_contended_exit);
    case JVMPI_EVENT_MONITOR_WAIT: return EVENT_BIT(monitor_wait);
    case JVMPI_EVENT_MONITOR_WAITED: return EVENT_BIT(monitor_waited);
    case JVMPI_EVENT_GC_START: return EVENT_BIT(gc_start);
    case JVMPI_EVENT_GC_FINISH: return EVENT_BIT(gc_finish);
    default: return 0;
    }
}

/* What chose once hears of activations that were marked then, chosen or not. */
EventMask agent_wanted_events(const Agent *agent, int number) {
    EventMask events = agent_internal_events(number);
    if (agent->choice_bit == 0) return events;
    bool chooses = atomic_load(&agent->choice) != NULL;
    if (events & EVENT_BIT(method_entry))
        return chooses ? EVENT_BIT(chosen_entry) : EVENT_BIT(method_entry);
    if (events & EVENT_BIT(method_exit))
        return EVENT_BIT(chosen_exit) | (chooses ? 0 : EVENT_BIT(method_exit));
    return events;
}

EventMask agent_kept_events(const Agent *agent) {
    return (agent->checks ? EVENT_BIT(thread_end) : 0) |
           (agent->batches.handler != NULL ? EVENT_BIT(thread_end) | EVENT_BIT(gc_finish) : 0);
}

/* ---- Sending ---- */

/* R214, for agents that ask to be told of threads. To the others no thread is new: theirs is
 * whoever runs, also while it is being attached and makes its Thread object. Class files are
 * offered before there is a main thread to announce (R205). */
JNIEnv *agent_env_slow(const Agent *agent, Thread *t, jint number) {
    if (t == NULL) return NULL;
    JNIEnv *env = (JNIEnv *)(void *)t;
    if (number == JVMPI_EVENT_THREAD_START || number == JVMPI_EVENT_THREAD_END) return env;
    if (number == JVMPI_EVENT_CLASS_LOAD_HOOK && !t->vm->events_live &&
        t == t->vm->threads.main)
        return env;
    if (atomic_load(&jvmpi_thread(t)->end_told) & agent_bit(agent))
        return agent_in_progress(agent, t) >> JVMPI_EVENT_THREAD_END & 1 ? env : NULL;
    if (t->end_is_told) return NULL;
    bool knows =
        t->start_is_told || (atomic_load(&jvmpi_thread(t)->start_told) & agent_bit(agent));
    return knows || !agent_enabled((Agent *)(uintptr_t)agent, JVMPI_EVENT_THREAD_START) ? env
                                                                                        : NULL;
}

static void send_of(Agent *agent, Thread *t, JNIEnv *of, JVMPI_Event *event, int context,
                    bool requested) {
    /* From here to agent_set_in_event is no safepoint: once an agent is silent and all threads
     * have passed one, no handler of it begins (leave.c). */
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    if (notify == NULL || (!requested && !agent_enabled(agent, event->event_type))) return;
    event->env_id = of;
    uint64_t bit = UINT64_C(1) << event->event_type, before = 0;
    if (t != NULL) {
        before = jvmpi_thread(t)->in_event[agent->slot];
        if ((agent_in_progress(agent, t) & bit) && !requested) return;
        agent_set_in_event(agent, t, before | bit);
        atomic_store_explicit(&t->delivery.handler_calls, t->delivery.handler_calls + 1,
                              memory_order_relaxed);
    }
    if (requested) event->event_type |= JVMPI_REQUESTED_EVENT;
    /* The world decides: an empty pair of GC_START and GC_FINISH never stops it, and what a
     * handler requests while it is stopped is told while it is stopped. */
    if (t != NULL && agent->vm->gate.stopper == t)
        context = EVENT_STOPPED;
    else if (context == EVENT_STOPPED)
        context = EVENT_RUNNING;
    if (__builtin_expect(agent->watched, 0)) {
        agent_call_watched(agent, t, event, context);
    } else {
        HandlerScope scope;
        delivery_begin(&scope, t, context);
        notify(event);
        delivery_end(&scope);
    }
    if (t != NULL) agent_set_in_event(agent, t, before);
}

void agent_deliver(Agent *agent, Thread *t, JVMPI_Event *event, int context, bool requested) {
    JNIEnv *of = requested ? (JNIEnv *)(void *)t : agent_env(agent, t, event->event_type);
    send_of(agent, t, of, event, context, requested);
}

void agent_deliver_as(Agent *agent, Thread *t, Thread *of, JVMPI_Event *event, int context) {
    send_of(agent, t, agent_env(agent, of, event->event_type), event, context, false);
}

static void send_if(Agent *agent, Thread *t, int number, JVMPI_Event event, int context) {
    if (!agent_enabled(agent, number)) return;
    event.event_type = number;
    agent_deliver(agent, t, &event, context, false);
}

/* Of an event that tells nothing but its number. */
static void send_plain(Agent *agent, Thread *t, int number, int context) {
    send_if(agent, t, number, (JVMPI_Event){0}, context);
}

/* ---- What an agent knows already ---- */

/* An event of this type does not come to the agent now: its own handler brought it about. */
static bool is_nested(const Agent *agent, const Thread *t, int number) {
    return t != NULL && (agent_in_progress(agent, t) >> number & 1);
}

bool agent_has_news(const Agent *agent, const Thread *t, _Atomic uint32_t *told, int number,
                    bool requested) {
    if (!requested && is_nested(agent, t, number)) return false;
    return !(atomic_fetch_or(told, agent_bit(agent)) & agent_bit(agent)) || requested;
}

/* ---- Threads and objects ---- */

static char *field_text(VM *vm, const Object *holder, uint32_t offset) {
    Object *string = holder != NULL ? slot_get((const char *)holder + offset) : NULL;
    size_t length;
    char *text = string != NULL ? string_to_utf8(vm, string, &length) : NULL;
    return text != NULL ? text : strdup("");
}

jint agent_deliver_thread_start(Agent *agent, Thread *t, Thread *started, Object *object,
                                bool requested) {
    VM *vm = agent->vm;
    if (!agent_has_news(agent, t, &jvmpi_thread(started)->start_told, JVMPI_EVENT_THREAD_START,
                        requested))
        return JVMPI_SUCCESS;
    const WellKnown *known = &vm->known;
    Object *group = object != NULL ? slot_get((char *)object + known->Thread_group) : NULL;
    Object *parent = group != NULL ? slot_get((char *)group + known->ThreadGroup_parent) : NULL;
    bool named = object != NULL && slot_get((char *)object + known->Thread_name) != NULL;
    char *name = named ? field_text(vm, object, known->Thread_name) : strdup(started->name);
    char *group_name = field_text(vm, group, known->ThreadGroup_name);
    char *parent_name = field_text(vm, parent, known->ThreadGroup_name);
    JVMPI_Event event = {.event_type = JVMPI_EVENT_THREAD_START,
                         .u.thread_start = {.thread_name = name,
                                            .group_name = group_name,
                                            .parent_name = parent_name,
                                            .thread_id = object_id(object),
                                            .thread_env_id = (JNIEnv *)(void *)started}};
    CHECK_RULE(agent, check_is_high(started), "ids",
               "thread %p lies above 4 GiB: what keeps ids in four bytes mistakes it",
               (void *)started);
    jint result = JVMPI_FAIL;
    if (name != NULL && group_name != NULL && parent_name != NULL) {
        if (requested)
            agent_deliver(agent, t, &event, EVENT_NO_GC, true);
        else /* R143: also when another thread tells a late agent */
            agent_deliver_as(agent, t, started, &event, EVENT_NO_GC);
        result = JVMPI_SUCCESS;
    }
    char *texts[] = {name, group_name, parent_name};
    for (int i = 0; i < 3; i++) {
        if (texts[i] != NULL) check_spoil(agent, texts[i], strlen(texts[i]));
        free(texts[i]);
    }
    return result;
}

/* Without arenas all objects are in the one that VMs of old had. */
static bool knows_arenas(const Agent *agent) {
    return agent->vm->options.jvmpi_arenas != JVMPI_ARENAS_NONE;
}
static jint arena_told(const Agent *agent, int arena) {
    return knows_arenas(agent) ? arena : 1;
}

jint agent_deliver_object_alloc(Agent *agent, Thread *t, Object *object, bool requested) {
    JVMPI_Event event = {0};
    if (!requested && agent_has_asked(agent, object) && !PLANTED(agent->vm, R212))
        return JVMPI_SUCCESS;
    for (Telling *telling = t != NULL ? t->delivery.telling : NULL; telling != NULL;
         telling = telling->outer) {
        if (telling->object != object) continue;
        if (!requested && (telling->told & agent_bit(agent))) return JVMPI_SUCCESS;
        if (requested || !is_nested(agent, t, JVMPI_EVENT_OBJECT_ALLOC))
            telling->told |= agent_bit(agent);
    }
    CHECK_RULE(agent, check_is_high(object), "ids",
               "object %p lies above 4 GiB: what keeps ids in four bytes mistakes it",
               (const void *)object);
    agent_fill_object_alloc(&event, object, object_size(object),
                            arena_told(agent, gc_arena_of(agent->vm->heap, object)));
    if (requested) {
        /* R211: who asks for what it does not know, before it records, would ask for this one
         * for ever. */
        if (object_is_own_class(agent->vm, object)) event.u.obj_alloc.class_id = NULL;
        if (agent->vm->announcing && !agent_note_asked(agent, object)) return JVMPI_FAIL;
    }
    agent_deliver(agent, t, &event, EVENT_NO_GC, requested);
    return JVMPI_SUCCESS;
}

static void send_object_free(Agent *agent, Thread *t, const Event *event) {
    if (agent_tell_free(agent, t, event)) return;
    send_if(agent, t, JVMPI_EVENT_OBJECT_FREE,
            (JVMPI_Event){.u.obj_free.obj_id = object_id(event->object_free.object)},
            EVENT_STOPPED);
}

static void send_object_move(Agent *agent, Thread *t, const Event *event) {
    if (agent_tell_move(agent, t, event)) return;
    send_if(agent, t, JVMPI_EVENT_OBJECT_MOVE,
            (JVMPI_Event){.u.obj_move = {arena_told(agent, event->object_move.from_arena),
                                         object_id(event->object_move.from),
                                         arena_told(agent, event->object_move.to_arena),
                                         object_id(event->object_move.to)}},
            EVENT_STOPPED);
}

/* ---- Methods ---- */

static bool is_marked(const Agent *agent, const Thread *t) {
    return t->frame->flags >> FRAME_CHOSEN_SHIFT & agent->choice_bit;
}

/* The payloads of both entries are the same, and of both exits. */
static void send_method_entry(Agent *agent, Thread *t, const Event *event) {
    Method *m = event->method_entry.method;
    if (event->type == EVENT_chosen_entry &&
        !(event->chosen_entry.chosen_by & agent->choice_bit))
        return;
    const MethodTelling *telling = t->delivery.method_telling;
    if (telling != NULL && telling->event == event && (telling->told & agent_bit(agent)))
        return; /* with the stack, when it came late */
    if (agent_tell_method(agent, t, m, JVMPI_EVENT_METHOD_ENTRY)) return;
    late_stack_first(agent, t);
    send_if(agent, t, JVMPI_EVENT_METHOD_ENTRY,
            (JVMPI_Event){.u.method.method_id = method_id(m)}, EVENT_RUNNING);
    if (!agent_enabled(agent, JVMPI_EVENT_METHOD_ENTRY2)) return;
    gate_gc_off(t, t->agent_depth > 0);
    Object **receiver = event->method_entry.receiver;
    send_if(agent, t, JVMPI_EVENT_METHOD_ENTRY2,
            (JVMPI_Event){.u.method_entry2 = {method_id(m),
                                              object_id(receiver != NULL ? *receiver : NULL)}},
            EVENT_NO_GC);
    gate_gc_on(t);
}

/* R209: not of activations that were entered before METHOD_EXIT was enabled. */
static void send_method_exit(Agent *agent, Thread *t, const Event *event) {
    if (event->type == EVENT_chosen_exit ? !is_marked(agent, t) : is_marked(agent, t)) return;
    late_stack_first(agent, t);
    if (event->type == EVENT_method_exit &&
        t->frame <= t->delivery.exit_watermark[agent->slot] && !PLANTED(agent->vm, R209))
        return;
    if (agent_tell_method(agent, t, event->method_exit.method, JVMPI_EVENT_METHOD_EXIT)) return;
    send_if(agent, t, JVMPI_EVENT_METHOD_EXIT,
            (JVMPI_Event){.u.method.method_id = method_id(event->method_exit.method)},
            EVENT_RUNNING);
}

static void send_instruction_start(Agent *agent, Thread *t, const Event *event) {
    const int32_t *operands = event->instruction_start.operands;
    JVMPI_Event out = {
        .u.instruction = {.method_id = method_id(event->instruction_start.method),
                          .offset = (jint)event->instruction_start.offset}};
    switch (event->instruction_start.opcode) {
    case OP_tableswitch:
        out.u.instruction.u.tableswitch_info.key = operands[0];
        out.u.instruction.u.tableswitch_info.low = operands[1];
        out.u.instruction.u.tableswitch_info.hi = operands[2];
        break;
    case OP_lookupswitch:
        out.u.instruction.u.lookupswitch_info.chosen_pair_index = operands[0];
        out.u.instruction.u.lookupswitch_info.pairs_total = operands[1];
        break;
    default: out.u.instruction.u.if_info.is_true = operands[0] != 0; break;
    }
    send_if(agent, t, JVMPI_EVENT_INSTRUCTION_START, out, EVENT_RUNNING);
}

/* ---- The Listener ---- */

/* R145: what an agent's handler does with an object or class that it is just being told of
 * comes to the agents after it before they are told of that, so that is told them first. GC is
 * off. */
static void define_first(Agent *agent, Thread *t, Object *object) {
    bool objects = agent_enabled(agent, JVMPI_EVENT_OBJECT_ALLOC);
    if (t == NULL || object == NULL) return;
    for (const Telling *telling = t->delivery.telling; objects && telling != NULL;
         telling = telling->outer)
        if (telling->object == object && !(telling->told & agent_bit(agent))) {
            agent_deliver_object_alloc(agent, t, object, false);
            break;
        }
    Class *c = object_class(object) == agent->vm->known.Class_ ? class_of_mirror(object) : NULL;
    if (c != NULL && atomic_load(&c->announcer) == t &&
        !(atomic_load(&c->told) & agent_bit(agent)) &&
        agent_enabled(agent, JVMPI_EVENT_CLASS_LOAD))
        agent_deliver_class_load(agent, t, c, false);
}

static void send_globalref_alloc(Agent *agent, Thread *t, const Event *event) {
    if (agent_enabled(agent, event->globalref_alloc.weak ? JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC
                                                         : JVMPI_EVENT_JNI_GLOBALREF_ALLOC))
        define_first(agent, t, event->globalref_alloc.object);
    CHECK_RULE(agent, check_is_high(event->globalref_alloc.reference), "ids",
               "reference %p lies above 4 GiB: what keeps ids in four bytes mistakes it",
               (void *)event->globalref_alloc.reference);
    send_if(agent, t,
            event->globalref_alloc.weak ? JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC
                                        : JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
            (JVMPI_Event){.u.jni_globalref_alloc = {object_id(event->globalref_alloc.object),
                                                    event->globalref_alloc.reference}},
            EVENT_NO_GC);
}

static void send_monitor(Agent *agent, Thread *t, int number, Object *object) {
    if (agent_enabled(agent, number)) define_first(agent, t, object);
    send_if(agent, t, number, (JVMPI_Event){.u.monitor.object = object_id(object)},
            EVENT_NO_GC);
}

static void send_wait(Agent *agent, Thread *t, int number, Object *object,
                      int64_t milliseconds) {
    if (agent_enabled(agent, number)) define_first(agent, t, object);
    send_if(agent, t, number,
            (JVMPI_Event){.u.monitor_wait = {object_id(object), milliseconds}}, EVENT_NO_GC);
}

/* Entering and waiting. An agent that hears of beginnings hears of no end whose beginning was
 * not told to it: it came, or enabled the event, meanwhile. Nothing of the kind begins in a
 * handler of a beginning, as GC is off. */
static void note_beginning(Agent *agent, uint32_t *told, int number) {
    if (agent_enabled(agent, number)) *told |= agent_bit(agent);
}
static bool end_is_heard(Agent *agent, uint32_t *told, int beginning) {
    bool began = (*told & agent_bit(agent)) != 0;
    *told &= ~agent_bit(agent);
    return began || !agent_enabled(agent, beginning);
}

static void send_memory(Agent *agent, Thread *t, const Event *event) {
    switch (event->type) {
    case EVENT_object_alloc:
        if (agent_enabled(agent, JVMPI_EVENT_OBJECT_ALLOC))
            agent_deliver_object_alloc(agent, t, event->object_alloc.object, false);
        break;
    case EVENT_arena_new:
        if (!knows_arenas(agent)) break;
        /* R214: a late agent hears of arenas before it has heard of the threads. */
        if (t != NULL && __atomic_load_n(&agent->late, __ATOMIC_RELAXED) &&
            !(atomic_load(&jvmpi_thread(t)->start_told) & agent_bit(agent))) {
            JVMPI_Event arena = {
                .event_type = JVMPI_EVENT_ARENA_NEW,
                .u.new_arena = {event->arena_new.arena, event->arena_new.arena_name}};
            if (agent_enabled(agent, JVMPI_EVENT_ARENA_NEW))
                agent_deliver_as(agent, t, NULL, &arena, EVENT_RUNNING);
            break;
        }
        send_if(
            agent, t, JVMPI_EVENT_ARENA_NEW,
            (JVMPI_Event){.u.new_arena = {event->arena_new.arena, event->arena_new.arena_name}},
            EVENT_RUNNING);
        break;
    case EVENT_arena_delete:
        if (!knows_arenas(agent)) break;
        send_if(agent, t, JVMPI_EVENT_ARENA_DELETE,
                (JVMPI_Event){.u.delete_arena.arena_id = event->arena_delete.arena},
                EVENT_STOPPED);
        break;
    case EVENT_gc_start: send_plain(agent, t, JVMPI_EVENT_GC_START, EVENT_RUNNING); break;
    case EVENT_gc_finish:
        send_if(agent, t, JVMPI_EVENT_GC_FINISH,
                (JVMPI_Event){.u.gc_info = {(jlong)event->gc_finish.used_objects,
                                            (jlong)event->gc_finish.used_bytes,
                                            (jlong)event->gc_finish.total_bytes}},
                EVENT_STOPPED);
        break;
    default: break;
    }
}

/* R205: what mentions methods or objects says nothing until those were announced. What remains
 * are the announcements themselves and the class file hook. */
static const EventMask HELD_BACK =
    EVENT_BIT(instruction_start) | EVENT_BIT(monitor_contended_enter) |
    EVENT_BIT(monitor_contended_entered) | EVENT_BIT(monitor_contended_exit) |
    EVENT_BIT(monitor_wait) | EVENT_BIT(monitor_waited) | EVENT_BIT(globalref_alloc) |
    EVENT_BIT(globalref_free);

/* Before a late agent began to hear: it knows nothing of the class. */
static bool died_before(const Agent *agent, const Class *c) {
    uint64_t died = loader_class_died(c);
    return died != 0 && died <= agent->late_since;
}

static void notify_any(Agent *agent, Thread *t, Event *event) {
    if (!agent->vm->events_live && (HELD_BACK >> event->type & 1)) return;
    switch (event->type) {
    case EVENT_compiled_method_load:
        send_if(agent, t, JVMPI_EVENT_COMPILED_METHOD_LOAD,
                (JVMPI_Event){
                    .u.compiled_method_load =
                        {.method_id = method_id(event->compiled_method_load.method),
                         .code_addr = (void *)(uintptr_t)event->compiled_method_load.code,
                         .code_size = (jint)event->compiled_method_load.bytes,
                         .lineno_table_size = (jint)event->compiled_method_load.line_count,
                         .lineno_table =
                             (JVMPI_Lineno *)(uintptr_t)event->compiled_method_load.lines}},
                EVENT_RUNNING);
        break;
    case EVENT_compiled_method_unload:
        if (died_before(agent, event->compiled_method_unload.method->holder)) break;
        send_if(agent, t, JVMPI_EVENT_COMPILED_METHOD_UNLOAD,
                (JVMPI_Event){.u.compiled_method_unload.method_id =
                                  method_id(event->compiled_method_unload.method)},
                EVENT_RUNNING);
        break;
    case EVENT_instruction_start: send_instruction_start(agent, t, event); break;
    case EVENT_class_load_hook: agent_deliver_class_load_hook(agent, t, event); break;
    case EVENT_class_load:
        if (agent_enabled(agent, JVMPI_EVENT_CLASS_LOAD))
            agent_deliver_class_load(agent, t, event->class_load.class_, false);
        break;
    case EVENT_class_unload:
        if (died_before(agent, event->class_unload.class_)) break;
        /* One that was never announced, and not asked for, has no end. */
        if (!(atomic_fetch_and(&event->class_unload.class_->told, ~agent_bit(agent)) &
              agent_bit(agent)) &&
            atomic_load(&event->class_unload.class_->announcer) != NULL)
            break;
        send_if(agent, t, JVMPI_EVENT_CLASS_UNLOAD,
                (JVMPI_Event){.u.class_unload.class_id = object_id(event->class_unload.mirror)},
                EVENT_NO_GC);
        break;
    case EVENT_thread_start:
        if (agent_enabled(agent, JVMPI_EVENT_THREAD_START))
            agent_deliver_thread_start(agent, t, event->thread_start.started,
                                       event->thread_start.thread_object, false);
        break;
    case EVENT_thread_end:
        /* While an agent before this one was told, this one may have had a dump made that shows
         * the thread. */
        if (agent_enabled(agent, JVMPI_EVENT_THREAD_END) && t == event->thread_end.ended)
            thread_await_dumps(t);
        atomic_fetch_or(&jvmpi_thread(event->thread_end.ended)->end_told, agent_bit(agent));
        send_plain(agent, event->thread_end.ended, JVMPI_EVENT_THREAD_END, EVENT_RUNNING);
        if (agent->checks) check_thread_end(agent, event->thread_end.ended);
        break;
    case EVENT_monitor_contended_enter:
        send_monitor(agent, t, JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
                     event->monitor_contended_enter.object);
        note_beginning(agent, &t->delivery.enter_told, JVMPI_EVENT_MONITOR_CONTENDED_ENTER);
        break;
    case EVENT_monitor_contended_entered:
        if (end_is_heard(agent, &t->delivery.enter_told, JVMPI_EVENT_MONITOR_CONTENDED_ENTER))
            send_monitor(agent, t, JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
                         event->monitor_contended_entered.object);
        break;
    case EVENT_monitor_contended_exit:
        send_monitor(agent, t, JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
                     event->monitor_contended_exit.object);
        break;
    case EVENT_monitor_wait:
        send_wait(agent, t, JVMPI_EVENT_MONITOR_WAIT, event->monitor_wait.object,
                  event->monitor_wait.milliseconds);
        note_beginning(agent, &t->delivery.wait_told, JVMPI_EVENT_MONITOR_WAIT);
        break;
    case EVENT_monitor_waited:
        if (end_is_heard(agent, &t->delivery.wait_told, JVMPI_EVENT_MONITOR_WAIT))
            send_wait(agent, t, JVMPI_EVENT_MONITOR_WAITED, event->monitor_waited.object,
                      event->monitor_waited.milliseconds);
        break;
    case EVENT_globalref_alloc: send_globalref_alloc(agent, t, event); break;
    case EVENT_globalref_free:
        send_if(agent, t,
                event->globalref_free.weak ? JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE
                                           : JVMPI_EVENT_JNI_GLOBALREF_FREE,
                (JVMPI_Event){.u.jni_globalref_free.ref_id = event->globalref_free.reference},
                EVENT_RUNNING);
        break;
    case EVENT_vm_init_done:
        send_plain(agent, t, JVMPI_EVENT_JVM_INIT_DONE, EVENT_RUNNING);
        break;
    case EVENT_vm_shut_down:
        send_plain(agent, t, JVMPI_EVENT_JVM_SHUT_DOWN, EVENT_RUNNING);
        if (!PLANTED(agent->vm, R153b)) agent_silence(agent, t); /* R153: the last one */
        break;
    case EVENT_data_dump_request:
        send_plain(agent, t, JVMPI_EVENT_DATA_DUMP_REQUEST, EVENT_RUNNING);
        break;
    case EVENT_data_reset_request:
        send_plain(agent, t, JVMPI_EVENT_DATA_RESET_REQUEST, EVENT_RUNNING);
        break;
    default: send_memory(agent, t, event); break;
    }
}

/* What comes by the million has a short way of its own. */
static const EventMask METHODS = EVENT_BIT(method_entry) | EVENT_BIT(method_exit) |
                                 EVENT_BIT(chosen_entry) | EVENT_BIT(chosen_exit);

static void notify_method(Agent *agent, Thread *t, const Event *event) {
    if (!agent->vm->events_live) return;
    if (event->type == EVENT_method_entry || event->type == EVENT_chosen_entry)
        send_method_entry(agent, t, event);
    else
        send_method_exit(agent, t, event);
}

void agent_notify(Listener *listener, Thread *t, Event *event) {
    Agent *agent = (Agent *)(void *)listener;
    if (agent->batches.handler != NULL) calls_before_event(agent, t, event);
    if (event->type == EVENT_object_free)
        send_object_free(agent, t, event);
    else if (event->type == EVENT_object_move)
        send_object_move(agent, t, event);
    else if (METHODS >> event->type & 1)
        notify_method(agent, t, event);
    else
        notify_any(agent, t, event);
}
