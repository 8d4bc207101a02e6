/* SPDX-License-Identifier: MIT */
#include "vm/threads/brief_delivery.h"

#include "vm/model/class.h"
#include "vm/system/lock.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

void delivery_begin(HandlerScope *scope, Thread *t, int context) {
    scope->thread = t;
    scope->stopped = context == EVENT_STOPPED;
    scope->left_exception = false;
    if (t == NULL || scope->stopped) return;
    lock_assert_none();
    scope->gc_off = context == EVENT_NO_GC;
    if (scope->gc_off) atomic_fetch_add(&t->gc_off, 1); /* the emitter holds it off already */
    t->agent_depth++;
    scope->state = atomic_load(&t->state);
    /* A thread that is in foreign code already must leave its handles alone, because a
     * collector may be visiting them; what the handler makes is freed with the frame of that
     * code. */
    if (scope->state != THREAD_IN_VM) return;
    scope->handles = handle_scope_open(t);
    scope->exception = handle_new(t, t->exception);
    t->exception = NULL;
    handles_push_floor(t);
    thread_leave_vm(t, THREAD_NATIVE);
}

void delivery_end(HandlerScope *scope) {
    Thread *t = scope->thread;
    if (t == NULL || scope->stopped) return;
    if (scope->state == THREAD_IN_VM) thread_enter_vm(t);
    t->agent_depth--;
    if (scope->gc_off) gate_gc_on(t);
    if (scope->state != THREAD_IN_VM) return;
    thread_poll(t); /* a suspension that the handler put off */
    scope->left_exception = t->exception != NULL;
    t->exception = handle_get(scope->exception);
    handle_scope_close(&scope->handles);
}

void delivery_end_brief_slow(Thread *t) {
    handles_drop_to(t, &t->delivery.brief_handles);
    t->delivery.brief_handles.used = 0;
    t->exception = NULL;
}

void delivery_end_brief_stopped(Thread *t, uint32_t number) {
    Frame *before = t->delivery.brief_ended_frame;
    uint32_t before_number = t->delivery.brief_ended;
    t->delivery.brief_ended_frame = t->frame;
    t->delivery.brief_ended = number;
    thread_enter_vm_slow(t);
    t->delivery.brief_ended = before_number;
    t->delivery.brief_ended_frame = before;
}

/* Who begins to hear of methods meanwhile learns from the thread what is in progress. */
static void tell_method(Thread *t, Event *event) {
    MethodTelling telling = {
        .event = event, .frame = t->frame, .outer = t->delivery.method_telling};
    if (!events_wanted(&t->vm->events, event->type)) return;
    t->delivery.method_telling = &telling;
    events_dispatch(&t->vm->events, t, event);
    t->delivery.method_telling = telling.outer;
}

void delivery_method_entry_slow(Thread *t, Method *method) {
    delivery_exit_told(t);
    /* A receiver that the method never looks at is no root of its frame; but who is told first
     * may collect. */
    HANDLE_SCOPE(t);
    Handle receiver =
        method_is_static(method) ? NULL : handle_new(t, frame_locals(t->frame)->l);
    tell_method(t, &(Event){.type = EVENT_method_entry,
                            .method_entry = {.method = method, .receiver = receiver}});
}

void delivery_chosen_entry_slow(Thread *t, Method *method) {
    uint32_t chosen_by = delivery_mark_chosen(t, method);
    if (chosen_by == 0) return;
    HANDLE_SCOPE(t);
    Handle receiver =
        method_is_static(method) ? NULL : handle_new(t, frame_locals(t->frame)->l);
    tell_method(t,
                &(Event){.type = EVENT_chosen_entry,
                         .chosen_entry = {
                             .method = method, .receiver = receiver, .chosen_by = chosen_by}});
}

/* ---- Exits ---- */

static void tell_chosen_exit(Thread *t, Method *method, bool by_exception) {
    tell_method(t, &(Event){.type = EVENT_chosen_exit,
                            .chosen_exit = {.method = method, .by_exception = by_exception}});
    delivery_exit_told(t); /* a mark may have been set meanwhile */
}

void delivery_exit_paid(Thread *t, const Frame *frame) {
    if (t->delivery.exit_owed == NULL || frame > t->delivery.exit_owed) return;
    t->delivery.exit_owed = NULL;
    delivery_changed(t);
}

/* The probe while an exit is owed. */
static void delivery_owed_exit(Thread *t, Method *method) {
    tell_method(t, &(Event){.type = EVENT_method_exit,
                            .method_exit = {.method = method, .by_exception = false}});
    delivery_exit_told(t);
    if (t->frame->flags & FRAME_CHOSEN) t->chosen_exit(t, method);
    delivery_exit_paid(t, t->frame);
}

/* All exits from the thread's first poll on, whichever engine runs them: told of some before it
 * and not of others, who pairs them with entries would be lost. */
void delivery_method_exit(Thread *t, Method *method) {
    thread_poll(t);
    if (t->exception != NULL) return;
    bool owed = t->delivery.exit_owed != NULL; /* then that probe does both */
    if (t->exits_observed) t->method_exit(t, method);
    if (!owed && (t->frame->flags & FRAME_CHOSEN)) t->chosen_exit(t, method);
}

void delivery_exit_newly_marked(Thread *t, Method *method, uint32_t before) {
    Frame *frame = t->frame;
    frame->flags &= ~before;
    tell_chosen_exit(t, method, false);
    frame->flags = (frame->flags & ~(uint32_t)FRAME_CHOSEN) | before;
}

void delivery_method_exit_slow(Thread *t, Method *method) {
    if (!t->exits_observed) return;
    Frame *frame = t->frame;
    uint32_t before = frame->flags & FRAME_CHOSEN;
    tell_method(t, &(Event){.type = EVENT_method_exit,
                            .method_exit = {.method = method, .by_exception = false}});
    delivery_exit_told(t);
    if (__builtin_expect((frame->flags & FRAME_CHOSEN & ~before) != 0, 0))
        delivery_exit_newly_marked(t, method, before);
}

void delivery_method_thrown_out(Thread *t, Method *method) {
    if (t->exits_observed) {
        tell_method(t, &(Event){.type = EVENT_method_exit,
                                .method_exit = {.method = method, .by_exception = true}});
        delivery_exit_told(t);
    }
    if (t->frame->flags & FRAME_CHOSEN) tell_chosen_exit(t, method, true);
    delivery_exit_paid(t, t->frame);
}

void delivery_chosen_exit_slow(Thread *t, Method *method) {
    tell_chosen_exit(t, method, false);
}

void delivery_owe_exit(Thread *t) {
    Frame *lowest = frame_shown(t->frame);
    for (const MethodTelling *telling = t->delivery.method_telling; telling != NULL;
         telling = telling->outer)
        if (telling->frame < lowest) lowest = telling->frame;
    if (t->delivery.brief_frame != NULL && t->delivery.brief_frame < lowest)
        lowest = t->delivery.brief_frame;
    t->delivery.exit_owed = lowest;
}

/* What a handler throws and catches does not count: afterwards the pending one is the one told.
 */
static void delivery_exception(Thread *t, EventType type) {
    if (!events_wanted(&t->vm->events, type) || t->frame == NULL || !frame_is_shown(t->frame))
        return;
    gate_gc_off(t, t->agent_depth > 0);
    Event event = {.type = type, .exception_throw.exception = t->exception};
    if (type == EVENT_exception_unwind)
        event.exception_unwind.exception = t->exception;
    else if (type == EVENT_exception_catch)
        event.exception_catch.exception = t->exception;
    events_dispatch(&t->vm->events, t, &event);
    gate_gc_on(t);
}

void delivery_thrown(Thread *t) {
    if (t->exception == t->thrown) return;
    delivery_exception(t, EVENT_exception_throw);
    t->thrown = t->exception;
}

void delivery_unwound(Thread *t) {
    delivery_exception(t, EVENT_exception_unwind);
    t->thrown = t->exception;
}

void delivery_caught(Thread *t) {
    delivery_exception(t, EVENT_exception_catch);
    t->thrown = NULL;
}

void delivery_mark_exits(Thread *t, int slot, bool forget) {
    Frame *mark = forget ? (Frame *)UINTPTR_MAX : frame_shown(t->frame);
    t->delivery.exit_watermark[slot] = mark;
    if (mark > t->delivery.newest_watermark) t->delivery.newest_watermark = mark;
    if (!forget) thread_hear(t);
}

void delivery_lower_marks(Thread *t) {
    Frame *newest = NULL, *below = frame_shown(t->frame->caller);
    for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++) {
        Frame **mark = &t->delivery.exit_watermark[slot];
        if (*mark >= t->frame) *mark = below;
        if (*mark > newest) newest = *mark;
    }
    t->delivery.newest_watermark = newest;
}

void delivery_object_alloc_slow(Thread *t, Object *object, uint64_t bytes, int arena) {
    Telling telling = {.object = object, .outer = t->delivery.telling};
    t->delivery.telling = &telling;
    EMIT(t, object_alloc, .object = object, .bytes = bytes, .arena = arena);
    t->delivery.telling = telling.outer;
}

void delivery_object_alloc(Thread *t, Object *object) {
    delivery_object_alloc_slow(t, object, object_size(object),
                               gc_arena_of(t->vm->heap, object));
}

/* The short ways of those that want the event. */
static EventProbes delivery_probes(Thread *t, EventType type, Listener **first) {
    bool several = false;
    *first = NULL;
    if (t->start_is_told && !t->end_is_told) /* else what an event names as its thread is a
                                                question for the long way */
        *first = events_first_of_kind(&t->vm->events, type, &several);
    if (*first == NULL) return (EventProbes){.method_entry = NULL};
    return several ? (*first)->each : (*first)->alone;
}

static MethodProbe probe_or(MethodProbe probe, MethodProbe slow) {
    return probe != NULL ? probe : slow;
}

void delivery_changed(Thread *t) {
    t->method_entry =
        probe_or(delivery_probes(t, EVENT_method_entry, &t->entry_listener).method_entry,
                 delivery_method_entry_slow);
    t->method_exit =
        probe_or(delivery_probes(t, EVENT_method_exit, &t->exit_listener).method_exit,
                 delivery_method_exit_slow);
    t->chosen_entry =
        probe_or(delivery_probes(t, EVENT_chosen_entry, &t->chosen_entry_listener).chosen_entry,
                 delivery_chosen_entry_slow);
    t->chosen_exit =
        probe_or(delivery_probes(t, EVENT_chosen_exit, &t->chosen_exit_listener).chosen_exit,
                 delivery_chosen_exit_slow);
    AllocationProbe alloc =
        delivery_probes(t, EVENT_object_alloc, &t->alloc_listener).object_alloc;
    t->object_alloc = alloc != NULL ? alloc : delivery_object_alloc_slow;
    t->entries_observed = WANTED(t, method_entry);
    t->exits_observed = WANTED(t, method_exit);
    if (!delivery_exceptions(t)) t->thrown = NULL;
    if (t->delivery.exit_owed != NULL) {
        t->exits_observed = true;
        t->method_exit = delivery_owed_exit;
    }
    thread_set_enter_limit(t);
}

bool delivery_methods_stops(const VM *vm) {
    return vm->engine->methods_changed != NULL && vm->options.jit.events != JIT_EVENTS_TEST;
}

void delivery_methods(Thread *t) {
    VM *vm = t->vm;
    bool native = atomic_load(&t->state) == THREAD_NATIVE, stopped = vm->gate.stopper == t;
    if (native && !stopped) thread_enter_vm(t);
    if (!stopped) world_stop(t);
    bool wanted = WANTED(t, method_entry) || WANTED(t, method_exit);
    if (wanted != vm->methods_observed) {
        vm->methods_observed = wanted;
        vm->engine->methods_changed(vm);
    }
    if (!stopped) world_resume(t);
    if (native && !stopped) thread_leave_vm(t, THREAD_NATIVE);
}

void delivery_instructions(Thread *t) {
    VM *vm = t->vm;
    bool native = atomic_load(&t->state) == THREAD_NATIVE, stopped = vm->gate.stopper == t;
    if (native && !stopped) thread_enter_vm(t);
    if (!stopped) world_stop(t);
    bool wanted = WANTED(t, instruction_start);
    if (wanted != vm->instructions_observed) {
        vm->instructions_observed = wanted;
        vm->engine->instructions_changed(vm);
    }
    if (!stopped) world_resume(t);
    if (native && !stopped) thread_leave_vm(t, THREAD_NATIVE);
}

static bool delivery_changes_execution(const VM *vm, EventMask events) {
    const EventMask methods = EVENT_BIT(method_entry) | EVENT_BIT(method_exit);
    return ((events & methods) && delivery_methods_stops(vm)) ||
           (events & EVENT_BIT(instruction_start));
}

bool delivery_can_follow(VM *vm, EventMask events) {
    return !delivery_changes_execution(vm, events) || thread_current(vm) != NULL;
}

void delivery_follow(VM *vm, EventMask events) {
    if (!delivery_changes_execution(vm, events)) return;
    if (events & EVENT_BIT(instruction_start)) delivery_instructions(thread_current(vm));
    if ((events & ~EVENT_BIT(instruction_start)) && delivery_methods_stops(vm))
        delivery_methods(thread_current(vm));
}
