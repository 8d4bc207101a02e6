/* SPDX-License-Identifier: MIT */
/* How a listener that calls foreign code behaves on the way (design: handlers): the pending exception is
 * saved and cleared, the thread goes to state NATIVE in a fresh handle scope, with GC off where the event
 * carries object ids; afterwards an exception left behind is discarded and the old one restored. */
#ifndef MINIJVM_VM_RUN_OBSERVE_H
#define MINIJVM_VM_RUN_OBSERVE_H

#include "vm/vm.h"

typedef struct HandlerScope {
    Thread *thread;
    HandleScope handles;
    Handle exception;
    ThreadState state;
    bool gc_off, stopped, left_exception;
} HandlerScope;

/* `context` is EventContext. In EVENT_STOPPED nothing but bookkeeping happens. */
void observe_begin(HandlerScope *scope, Thread *t, int context);
void observe_end(HandlerScope *scope);

/* The short way, for a probe (events.h), of the event `number`: on a thread that is IN_VM, has no exception pending
 * and is in no handler yet (agent_depth is 0). The handler's local references have the thread's own block. What takes
 * time here are the stores: what most often is there already is compared instead. */
static inline void observe_begin_brief(Thread *t, void *agent, uint32_t number) {
    enum { EVENT_BITS = 8, DEPTH_BITS = 16 };
    lock_assert_none();
    if (__builtin_expect(t->brief_agent != agent, 0)) t->brief_agent = agent;
    HandleBlock *handles = t->handles;
    if (__builtin_expect(t->brief_handles.previous != handles, 0)) t->brief_handles.previous = handles;
    t->handles = &t->brief_handles;
    atomic_store_explicit(&t->standing, THREAD_NATIVE | number << EVENT_BITS | 1u << DEPTH_BITS, memory_order_release);
}
void observe_end_brief_slow(Thread *t);
static inline void observe_end_brief(Thread *t) {
    __asm__("" : "+r"(t)); /* addresses in it are made again: to keep one through the handler takes a register more */
    atomic_store_explicit(&t->standing, THREAD_IN_VM, memory_order_release);
    thread_entered_vm(t);
    if (__builtin_expect(t->handles != &t->brief_handles || t->brief_handles.used != 0 || t->exception != NULL, 0))
        observe_end_brief_slow(t);
    t->handles = t->brief_handles.previous;
}
_Static_assert(offsetof(Thread, brief_event) == offsetof(Thread, state) + 1 && offsetof(Thread, agent_depth) == offsetof(Thread, state) + 2,
               "the bits of standing");

/* Method events of the thread's innermost frame; called by engines only when WANTED, with no exception pending. The
 * receiver and the return value are rooted by the engine: it re-reads them afterwards. The probes that they end in leave
 * no exception. **Safepoint.** */
static inline void observe_method_entry(Thread *t, Method *method) { t->method_entry(t, method); }
/* An exit polls, wanted or not. **Safepoint. Throws**, when the thread must end. */
void observe_method_exit(Thread *t, Method *method);
/* The frame is left by an exception, which is pending. */
void observe_method_thrown_out(Thread *t, Method *method);
/* The long ways of the same, with an Event. */
void observe_method_entry_slow(Thread *t, Method *method);
void observe_method_exit_slow(Thread *t, Method *method);
/* What is listened to changed: which ways the thread takes. The thread itself, or it has not begun. */
void observe_changed(Thread *t);
/* Does a change of who wants method events need the world stopped? Then observe_methods makes it known, as below. */
bool observe_methods_stops(const VM *vm);
void observe_methods(Thread *t);
/* Brings execution to where each instruction can be told, or back, after a change of who wants that. `t` is
 * IN_VM or NATIVE, or has the world stopped. **Safepoint.** */
void observe_instructions(Thread *t);
/* Announces an object that was just made and initialized; the caller holds GC off. */
void observe_object_alloc(Thread *t, Object *object);
void observe_object_alloc_slow(Thread *t, Object *object, uint64_t bytes, int arena);

#endif
