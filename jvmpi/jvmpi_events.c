/* SPDX-License-Identifier: MIT */
/* From the VM's events to an agent's. One row of events.def becomes at most two events here;
 * what an agent is told depends on what this agent enabled, never on others. Reached through
 * the Listener's notify; no VM lock is held. */
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi/check.h"
#include "vm/link/class.h"
#include "vm/load/loader.h"
#include "vm/opcodes.h"
#include "vm/run/gate.h"
#include "vm/run/observe.h"
#include "vm/run/string.h"

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

/* ---- Sending ---- */

void agent_send(Agent *agent, Thread *t, JVMPI_Event *event, int context, bool requested) {
    void (*notify)(JVMPI_Event *) = agent->table.NotifyEvent;
    if (notify == NULL) return;
    event->env_id = (JNIEnv *)(void *)t;
    uint64_t bit = UINT64_C(1) << event->event_type, before = 0;
    if (t != NULL) {
        before = t->agent_in_event[agent->slot];
        if ((agent_in_progress(agent, t) & bit) && !requested) return;
        t->agent_in_event[agent->slot] = before | bit;
    }
    if (requested) event->event_type |= JVMPI_REQUESTED_EVENT;
    /* The world decides: an empty pair of GC_START and GC_FINISH never stops it, and what a
     * handler requests while it is stopped is told while it is stopped. */
    if (t != NULL && agent->vm->stopper == t)
        context = EVENT_STOPPED;
    else if (context == EVENT_STOPPED)
        context = EVENT_RUNNING;
    if (__builtin_expect(agent->watched, 0)) {
        agent_call_watched(agent, t, event, context);
    } else {
        HandlerScope scope;
        observe_begin(&scope, t, context);
        notify(event);
        observe_end(&scope);
    }
    if (t != NULL) t->agent_in_event[agent->slot] = before;
}

static void send_if(Agent *agent, Thread *t, int number, JVMPI_Event event, int context) {
    if (!agent_enabled(agent, number)) return;
    event.event_type = number;
    agent_send(agent, t, &event, context, false);
}

/* Of an event that tells nothing but its number. */
static void send_plain(Agent *agent, Thread *t, int number, int context) {
    send_if(agent, t, number, (JVMPI_Event){0}, context);
}

/* ---- Classes ---- */

/* Names outlive the class: some agents keep the pointers. */
static char *class_dotted_name(Class *c) {
    size_t size = strlen(c->name) + 32;
    char *buffer = malloc(size);
    if (buffer == NULL) return (char *)(uintptr_t)c->name;
    class_external_name(c, buffer, size);
    const char *name = symbol(c->vm, buffer);
    free(buffer);
    return (char *)(uintptr_t)name;
}

static void fill_method(JVMPI_Method *out, Method *m) {
    jint first = -1, last = -1;
    LineWalk walk = {.code = m->info != NULL ? m->info->code : NULL};
    while (walk.code != NULL && line_walk_next(&walk)) {
        jint line = walk.row.line;
        if (first < 0 || line < first) first = line;
        if (line > last) last = line;
    }
    *out = (JVMPI_Method){(char *)(uintptr_t)m->name, (char *)(uintptr_t)m->descriptor, first,
                          last, method_id(m)};
}

jint agent_send_class_load(Agent *agent, Thread *t, Class *c, bool requested) {
    size_t methods = c->method_count, fields = c->field_count;
    char *memory = malloc(methods * sizeof(JVMPI_Method) + fields * sizeof(JVMPI_Field) + 1);
    if (memory == NULL) return JVMPI_FAIL;
    JVMPI_Method *method = (JVMPI_Method *)(void *)memory;
    JVMPI_Field *statics = (JVMPI_Field *)(void *)(method + methods);
    for (size_t i = 0; i < methods; i++) fill_method(&method[i], &c->methods[i]);
    size_t static_count = 0, instance_count = 0;
    for (size_t i = 0; i < fields; i++) static_count += (c->fields[i].flags & ACC_STATIC) != 0;
    JVMPI_Field *instances = statics + static_count;
    static_count = 0;
    for (size_t i = 0; i < fields; i++) {
        Field *f = &c->fields[i];
        JVMPI_Field *out =
            f->flags & ACC_STATIC ? &statics[static_count++] : &instances[instance_count++];
        *out = (JVMPI_Field){(char *)(uintptr_t)f->name, (char *)(uintptr_t)f->descriptor};
    }
    const char *source = "";
    if (c->file != NULL && c->file->source_file.bytes != NULL)
        source = symbol_intern(c->vm, c->file->source_file.bytes, c->file->source_file.length);
    JVMPI_Event event = {
        .event_type = JVMPI_EVENT_CLASS_LOAD,
        .u.class_load = {.class_name = class_dotted_name(c),
                         .source_name = (char *)(uintptr_t)source,
                         /* Arrays implement two, but their records count none. */
                         .num_interfaces = c->is_array ? 0 : (jint)c->interface_count,
                         .num_methods = (jint)methods,
                         .methods = method,
                         .num_static_fields = (jint)static_count,
                         .statics = statics,
                         .num_instance_fields = (jint)instance_count,
                         .instances = instances,
                         .class_id = object_id(c->mirror)}};
    agent_send(agent, t, &event, EVENT_NO_GC, requested);
    check_spoil(agent, memory, methods * sizeof(JVMPI_Method) + fields * sizeof(JVMPI_Field));
    free(memory);
    return JVMPI_SUCCESS;
}

/* While a hook's handler runs, what it takes from malloc_f is noted on its thread, so that the VM frees
 * nothing else: a buffer from elsewhere is used all the same and stays the agent's. */
static void *hook_malloc(unsigned int bytes) {
    void *memory = malloc(bytes);
    Thread *t = thread_current_any();
    ForeignPages *pages = agent_pages(t);
    if (pages != NULL) pages->taken[pages->taken_count++ % FOREIGN_TAKEN] = memory;
    return memory;
}

static bool taken_from_malloc_f(Thread *t, const void *memory) {
    const ForeignPages *pages = agent_pages(t);
    for (unsigned i = 0; pages != NULL && i < FOREIGN_TAKEN; i++)
        if (pages->taken[i] == memory) return true;
    return false;
}

static bool came_from_malloc_f(Thread *t, const void *memory) {
    ForeignPages *pages = agent_pages(t);
    for (unsigned i = 0; pages != NULL && i < FOREIGN_TAKEN; i++)
        if (pages->taken[i] == memory) {
            pages->taken[i] = NULL; /* the VM's from now on */
            return true;
        }
    return false;
}

/* What the handler answered becomes the class's bytes; the VM owns what it keeps. NULL: no memory. */
static uint8_t *hook_answer(Thread *t, uint8_t *answer, jint *length) {
    if (came_from_malloc_f(t, answer)) {
        if (*length > 0 && (size_t)*length > malloc_usable_size(answer)) *length = 0;
        return answer;
    }
    if (*length <= 0 || !foreign_memory_readable(agent_pages(t), answer, (size_t)*length)) *length = 0;
    uint8_t *copy = malloc((size_t)*length + 1);
    if (copy != NULL && *length > 0) memcpy(copy, answer, (size_t)*length);
    return copy;
}

/* Each agent sees what the one before it made of the class. */
static void send_class_load_hook(Agent *agent, Thread *t, Event *event) {
    uint8_t *bytes = event->class_load_hook.new_bytes;
    uint32_t length = event->class_load_hook.new_length;
    if (!agent_enabled(agent, JVMPI_EVENT_CLASS_LOAD_HOOK) ||
        agent->table.NotifyEvent == NULL || event->class_load_hook.out_of_memory)
        return;
    if (t != NULL && agent_in_progress(agent, t) >> JVMPI_EVENT_CLASS_LOAD_HOOK & 1)
        return; /* its own handler loads a class: that one stays as it is */
    if (bytes == NULL) {
        bytes = (uint8_t *)(uintptr_t)event->class_load_hook.bytes;
        length = event->class_load_hook.length;
    }
    JVMPI_Event hook = {.event_type = JVMPI_EVENT_CLASS_LOAD_HOOK,
                        .u.class_load_hook = {.class_data = bytes,
                                              .class_data_len = (jint)length,
                                              .malloc_f = hook_malloc}};
    agent_send(agent, t, &hook, EVENT_RUNNING, false);
    uint8_t *answer = hook.u.class_load_hook.new_class_data;
    jint answered = hook.u.class_load_hook.new_class_data_len;
    if (answer == bytes) return;
    uint64_t in_event = t != NULL ? t->agent_in_event[agent->slot] : 0;
    if (t != NULL) t->agent_in_event[agent->slot] |= UINT64_C(1) << JVMPI_EVENT_CLASS_LOAD_HOOK; /* for reports */
    CHECK_RULE(agent, answer == NULL, "R108", "the handler of CLASS_LOAD_HOOK set no new_class_data");
    CHECK_RULE(agent, answer != NULL && !taken_from_malloc_f(t, answer), "R109",
               "new_class_data %p is not from malloc_f", (void *)answer);
    if (t != NULL) t->agent_in_event[agent->slot] = in_event;
    if (answer != NULL) answer = hook_answer(t, answer, &answered);
    free(event->class_load_hook.new_bytes);
    event->class_load_hook.new_bytes = answer;
    event->class_load_hook.new_length = answered > 0 ? (uint32_t)answered : 0;
    event->class_load_hook.out_of_memory = answer == NULL;
}

/* ---- Threads and objects ---- */

static char *field_text(VM *vm, const Object *holder, uint32_t offset) {
    Object *string = holder != NULL ? slot_get((const char *)holder + offset) : NULL;
    size_t length;
    char *text = string != NULL ? string_to_utf8(vm, string, &length) : NULL;
    return text != NULL ? text : strdup("");
}

jint agent_send_thread_start(Agent *agent, Thread *t, Thread *started, Object *object,
                             bool requested) {
    VM *vm = agent->vm;
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
    jint result = JVMPI_FAIL;
    if (name != NULL && group_name != NULL && parent_name != NULL) {
        agent_send(agent, t, &event, EVENT_NO_GC, requested);
        result = JVMPI_SUCCESS;
    }
    char *texts[] = {name, group_name, parent_name};
    for (int i = 0; i < 3; i++) {
        if (texts[i] != NULL) check_spoil(agent, texts[i], strlen(texts[i]));
        free(texts[i]);
    }
    return result;
}

jint agent_send_object_alloc(Agent *agent, Thread *t, Object *object, bool requested) {
    JVMPI_Event event = {0};
    agent_fill_object_alloc(&event, object, object_size(object), gc_arena_of(agent->vm->heap, object));
    agent_send(agent, t, &event, EVENT_NO_GC, requested);
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
            (JVMPI_Event){.u.obj_move = {event->object_move.from_arena, object_id(event->object_move.from),
                                         event->object_move.to_arena, object_id(event->object_move.to)}},
            EVENT_STOPPED);
}

/* ---- Methods ---- */

static void send_method_entry(Agent *agent, Thread *t, const Event *event) {
    Method *m = event->method_entry.method;
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

/* Activations that were entered before METHOD_EXIT was enabled lie at or below the watermark,
 * which falls with each of them that is left. Frames grow upward. */
static void send_method_exit(Agent *agent, Thread *t, const Event *event) {
    Frame **watermark = &t->exit_watermark[agent->slot];
    if (*watermark != NULL && t->frame <= *watermark) {
        *watermark = t->frame->caller;
        return;
    }
    send_if(agent, t, JVMPI_EVENT_METHOD_EXIT,
            (JVMPI_Event){.u.method.method_id = method_id(event->method_exit.method)},
            EVENT_RUNNING);
}

static void send_instruction_start(Agent *agent, Thread *t, const Event *event) {
    const int32_t *operands = event->instruction_start.operands;
    JVMPI_Event out = {.u.instruction = {.method_id = method_id(event->instruction_start.method),
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

static void send_globalref_alloc(Agent *agent, Thread *t, const Event *event) {
    send_if(agent, t,
            event->globalref_alloc.weak ? JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC
                                        : JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
            (JVMPI_Event){.u.jni_globalref_alloc = {object_id(event->globalref_alloc.object),
                                                    event->globalref_alloc.reference}},
            EVENT_NO_GC);
}

static void send_monitor(Agent *agent, Thread *t, int number, Object *object) {
    send_if(agent, t, number, (JVMPI_Event){.u.monitor.object = object_id(object)},
            EVENT_NO_GC);
}

static void send_wait(Agent *agent, Thread *t, int number, Object *object,
                      int64_t milliseconds) {
    send_if(agent, t, number,
            (JVMPI_Event){.u.monitor_wait = {object_id(object), milliseconds}}, EVENT_NO_GC);
}

static void send_memory(Agent *agent, Thread *t, const Event *event) {
    switch (event->type) {
    case EVENT_object_alloc:
        if (agent_enabled(agent, JVMPI_EVENT_OBJECT_ALLOC))
            agent_send_object_alloc(agent, t, event->object_alloc.object, false);
        break;
    case EVENT_arena_new:
        send_if(
            agent, t, JVMPI_EVENT_ARENA_NEW,
            (JVMPI_Event){.u.new_arena = {event->arena_new.arena, event->arena_new.arena_name}},
            EVENT_RUNNING);
        break;
    case EVENT_arena_delete:
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
    EVENT_BIT(method_entry) | EVENT_BIT(method_exit) | EVENT_BIT(instruction_start) |
    EVENT_BIT(monitor_contended_enter) |
    EVENT_BIT(monitor_contended_entered) | EVENT_BIT(monitor_contended_exit) |
    EVENT_BIT(monitor_wait) | EVENT_BIT(monitor_waited) | EVENT_BIT(globalref_alloc) |
    EVENT_BIT(globalref_free);

static void notify_any(Agent *agent, Thread *t, Event *event) {
    if (!agent->vm->events_live && (HELD_BACK >> event->type & 1)) return;
    switch (event->type) {
    case EVENT_method_entry: send_method_entry(agent, t, event); break;
    case EVENT_method_exit: send_method_exit(agent, t, event); break;
    case EVENT_compiled_method_load:
        send_if(
            agent, t, JVMPI_EVENT_COMPILED_METHOD_LOAD,
            (JVMPI_Event){.u.compiled_method_load =
                              {.method_id = method_id(event->compiled_method_load.method),
                               .code_addr = (void *)(uintptr_t)event->compiled_method_load.code,
                               .code_size = (jint)event->compiled_method_load.bytes,
                               .lineno_table_size = (jint)event->compiled_method_load.line_count,
                               .lineno_table = (JVMPI_Lineno *)(uintptr_t)event->compiled_method_load.lines}},
            EVENT_RUNNING);
        break;
    case EVENT_compiled_method_unload:
        send_if(agent, t, JVMPI_EVENT_COMPILED_METHOD_UNLOAD,
                (JVMPI_Event){.u.compiled_method_unload.method_id =
                                  method_id(event->compiled_method_unload.method)},
                EVENT_RUNNING);
        break;
    case EVENT_instruction_start: send_instruction_start(agent, t, event); break;
    case EVENT_class_load_hook: send_class_load_hook(agent, t, event); break;
    case EVENT_class_load:
        if (agent_enabled(agent, JVMPI_EVENT_CLASS_LOAD))
            agent_send_class_load(agent, t, event->class_load.class_, false);
        break;
    case EVENT_class_unload:
        send_if(agent, t, JVMPI_EVENT_CLASS_UNLOAD,
                (JVMPI_Event){.u.class_unload.class_id = object_id(event->class_unload.mirror)},
                EVENT_NO_GC);
        break;
    case EVENT_thread_start:
        if (agent_enabled(agent, JVMPI_EVENT_THREAD_START))
            agent_send_thread_start(agent, t, event->thread_start.started,
                                    event->thread_start.thread_object, false);
        break;
    case EVENT_thread_end:
        send_plain(agent, event->thread_end.ended, JVMPI_EVENT_THREAD_END, EVENT_RUNNING);
        if (agent->checks) check_thread_end(agent, event->thread_end.ended);
        break;
    case EVENT_monitor_contended_enter:
        send_monitor(agent, t, JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
                     event->monitor_contended_enter.object);
        break;
    case EVENT_monitor_contended_entered:
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
        break;
    case EVENT_monitor_waited:
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

void agent_notify(Listener *listener, Thread *t, Event *event) {
    Agent *agent = (Agent *)(void *)listener;
    if (event->type == EVENT_object_free) send_object_free(agent, t, event);
    else if (event->type == EVENT_object_move) send_object_move(agent, t, event);
    else notify_any(agent, t, event);
}
