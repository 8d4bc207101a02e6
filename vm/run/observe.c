/* SPDX-License-Identifier: MIT */
#include "vm/run/observe.h"

#include "vm/link/class.h"
#include "vm/lock.h"
#include "vm/run/gate.h"

void observe_begin(HandlerScope *scope, Thread *t, int context) {
    scope->thread = t;
    scope->stopped = context == EVENT_STOPPED;
    scope->left_exception = false;
    if (t == NULL || scope->stopped) return;
    lock_assert_none();
    scope->gc_off = context == EVENT_NO_GC;
    if (scope->gc_off) atomic_fetch_add(&t->gc_off, 1); /* the emitter holds it off already */
    t->agent_depth++;
    scope->state = atomic_load(&t->state);
    /* A thread that is in foreign code already must leave its handles alone, because a collector may be
     * visiting them; what the handler makes is freed with the frame of that code. */
    if (scope->state != THREAD_IN_VM) return;
    scope->handles = handle_scope_open(t);
    scope->exception = handle_new(t, t->exception);
    t->exception = NULL;
    handles_push_floor(t);
    thread_leave_vm(t, THREAD_NATIVE);
}

void observe_end(HandlerScope *scope) {
    Thread *t = scope->thread;
    if (t == NULL || scope->stopped) return;
    if (scope->state == THREAD_IN_VM) thread_enter_vm(t);
    t->agent_depth--;
    if (scope->gc_off) gate_gc_on(t);
    if (scope->state != THREAD_IN_VM) return;
    scope->left_exception = t->exception != NULL;
    t->exception = handle_get(scope->exception);
    handle_scope_close(&scope->handles);
}

void observe_end_brief_slow(Thread *t) {
    handles_drop_to(t, &t->brief_handles);
    t->brief_handles.used = 0;
    t->exception = NULL;
}

void observe_method_entry_slow(Thread *t, Method *method) {
    /* A receiver that the method never looks at is no root of its frame; but who is told first may collect. */
    HANDLE_SCOPE(t);
    Handle receiver = method_is_static(method) ? NULL : handle_new(t, frame_locals(t->frame)->l);
    EMIT(t, method_entry, .method = method, .receiver = receiver);
}

/* All exits from the thread's first poll on, whichever engine runs them: told of some before it and not of others, who
 * pairs them with entries would be lost. */
void observe_method_exit(Thread *t, Method *method) {
    thread_poll(t);
    if (t->exception == NULL && t->exits_observed) t->method_exit(t, method);
}

void observe_method_exit_slow(Thread *t, Method *method) {
    if (!t->exits_observed) return;
    EMIT(t, method_exit, .method = method, .by_exception = false);
}

void observe_method_thrown_out(Thread *t, Method *method) {
    if (!t->exits_observed) return;
    EMIT(t, method_exit, .method = method, .by_exception = true);
}

void observe_object_alloc_slow(Thread *t, Object *object, uint64_t bytes, int arena) {
    EMIT(t, object_alloc, .object = object, .bytes = bytes, .arena = arena);
}

void observe_object_alloc(Thread *t, Object *object) {
    EMIT(t, object_alloc, .object = object, .bytes = object_size(object),
         .arena = gc_arena_of(t->vm->heap, object));
}

void observe_changed(Thread *t) {
    EventSink *sink = &t->vm->events;
    Listener *entry = events_only_listener(sink, EVENT_method_entry), *exit = events_only_listener(sink, EVENT_method_exit);
    Listener *alloc = events_only_listener(sink, EVENT_object_alloc);
    t->entry_listener = entry;
    t->method_entry = entry != NULL && entry->method_entry != NULL ? entry->method_entry : observe_method_entry_slow;
    t->exit_listener = exit;
    t->method_exit = exit != NULL && exit->method_exit != NULL ? exit->method_exit : observe_method_exit_slow;
    t->alloc_listener = alloc;
    t->object_alloc = alloc != NULL && alloc->object_alloc != NULL ? alloc->object_alloc : observe_object_alloc_slow;
    t->entries_observed = WANTED(t, method_entry);
    t->exits_observed = WANTED(t, method_exit);
    thread_set_enter_limit(t);
}

bool observe_methods_stops(const VM *vm) {
    return vm->engine->methods_changed != NULL && vm->options.jit.events != JIT_EVENTS_TEST;
}

void observe_methods(Thread *t) {
    VM *vm = t->vm;
    bool native = atomic_load(&t->state) == THREAD_NATIVE, stopped = vm->stopper == t;
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

void observe_instructions(Thread *t) {
    VM *vm = t->vm;
    bool native = atomic_load(&t->state) == THREAD_NATIVE, stopped = vm->stopper == t;
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
