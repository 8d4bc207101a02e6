/* SPDX-License-Identifier: MIT */
#include "vm/run/observe.h"

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
    handles_push_frame(t);
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

void observe_method_entry(Thread *t, Method *method, Object **receiver) {
    /* A receiver that the method never looks at is no root of its frame; but a synchronized method locks
     * it next. */
    HANDLE_SCOPE(t);
    Handle rooted = receiver != NULL ? handle_new(t, *receiver) : NULL;
    EMIT(t, method_entry, .method = method, .receiver = rooted);
    if (rooted != NULL) *receiver = *rooted;
}

void observe_method_exit(Thread *t, Method *method, bool by_exception) {
    EMIT(t, method_exit, .method = method, .by_exception = by_exception);
}

void observe_object_alloc(Thread *t, Object *object) {
    EMIT(t, object_alloc, .object = object, .bytes = object_size(object),
         .arena = gc_arena_of(t->vm->heap, object));
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
