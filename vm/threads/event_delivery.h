/* SPDX-License-Identifier: MIT */
/* How a listener that calls foreign code behaves on the way (design: handlers): the pending
 * exception is saved and cleared, the thread goes to state NATIVE in a fresh handle scope, with
 * GC off where the event carries object ids; afterwards an exception left behind is discarded
 * and the old one restored. */
#ifndef MINIJVM_VM_THREADS_EVENT_DELIVERY_H
#define MINIJVM_VM_THREADS_EVENT_DELIVERY_H

#include "vm/model/vm.h"
#include "vm/model/names.h"
#include "vm/model/thread.h"

typedef struct HandlerScope {
    Thread *thread;
    HandleScope handles;
    Handle exception;
    ThreadState state;
    bool gc_off, stopped, left_exception;
} HandlerScope;

/* `context` is EventContext. In EVENT_STOPPED nothing but bookkeeping happens. */
void delivery_begin(HandlerScope *scope, Thread *t, int context);
void delivery_end(HandlerScope *scope); /* **Safepoint.** */

/* Method events of the thread's innermost frame; called by engines only when WANTED, with no
 * exception pending. The receiver and the return value are rooted by the engine: it re-reads
 * them afterwards. The probes that they end in leave no exception. **Safepoint.** */
static inline void delivery_method_entry(Thread *t, Method *method) {
    t->method_entry(t, method);
}
/* Of a chosen method: marks the activation. **Safepoint.** */
static inline void delivery_chosen_entry(Thread *t, Method *method) {
    t->chosen_entry(t, method);
}
/* Is the end of the frame's activation to be told? */
static inline bool delivery_wants_exit(const Thread *t, const Frame *frame) {
    return WANTED(t, method_exit) || (frame->flags & FRAME_CHOSEN);
}
/* Whom it is to be told, as bits of Method.chosen: not those who were told of the same
 * activation as one of all methods, and have chosen since. */
static inline uint32_t delivery_mark_chosen(Thread *t, const Method *method) {
    uint32_t bits = (uint32_t)method->chosen << FRAME_CHOSEN_SHIFT & ~t->frame->flags;
    t->frame->flags |= bits;
    return bits >> FRAME_CHOSEN_SHIFT;
}
/* An exit polls, wanted or not. **Safepoint. Throws**, when the thread must end. */
void delivery_method_exit(Thread *t, Method *method);
/* The frame is left by an exception, which is pending. **Safepoint.** */
void delivery_method_thrown_out(Thread *t, Method *method);
/* Exceptions, one of which is pending; engines call the rest when the first answers true. The
 * exception stays pending. Told of its throwing is who has not been, which is asked in each
 * frame before its handler is sought. **Safepoint.** */
static inline bool delivery_exceptions(const Thread *t) {
#ifdef MINIJVM_NO_EVENTS
    return (void)t, false;
#endif
    return atomic_load_explicit(&t->vm->events.wanted, memory_order_relaxed) &
           (EVENT_BIT(exception_throw) | EVENT_BIT(exception_unwind) |
            EVENT_BIT(exception_catch));
}
/* Nobody hears of exceptions, nor that activations of all methods end: one test for all of them
 * while a frame is left. Who begins to listen meanwhile hears of the frame below. */
static inline bool delivery_leaving(const Thread *t) {
#ifdef MINIJVM_NO_EVENTS
    return (void)t, false;
#endif
    return __builtin_expect((atomic_load_explicit(&t->vm->events.wanted, memory_order_relaxed) &
                             (EVENT_BIT(exception_throw) | EVENT_BIT(exception_unwind) |
                              EVENT_BIT(exception_catch) | EVENT_BIT(method_exit))) != 0,
                            0);
}
void delivery_thrown(Thread *t);  /* **Safepoint.** */
void delivery_unwound(Thread *t); /* **Safepoint.** */
void delivery_caught(Thread *t);  /* **Safepoint.** */
/* The long ways of the same, with an Event. **Safepoint.** */
void delivery_method_entry_slow(Thread *t, Method *method);
void delivery_method_exit_slow(Thread *t, Method *method);
/* Compiled code that is not of a chosen method ends in a method_exit alone: who was to be told
 * next, and chose meanwhile, has marked the frame. Those marked before, FRAME_CHOSEN's bits of
 * the flags then, are its caller's to tell. **Safepoint.** */
void delivery_exit_newly_marked(Thread *t, Method *method, uint32_t before);
void delivery_chosen_entry_slow(Thread *t, Method *method);
void delivery_chosen_exit_slow(Thread *t, Method *method);
/* What is listened to changed: which ways the thread takes. The thread itself, or it has not
 * begun. */
void delivery_changed(Thread *t);
/* Frames grow upward. Who asks for exits late is not told of activations at or below its
 * watermark, which falls with each that ends. The thread is at rest, or the caller's own. It
 * hears of the event at once: an exit before its next poll would not lower the mark. `forget`:
 * all that there is, for who cannot bring it to rest. **Safepoint.** */
void delivery_mark_exits(Thread *t, int slot, bool forget);
/* The top activation is marked, and was not when it began: whichever code it is in, its end is
 * told. So are those whose events are being told by handlers that run Java. The others below go
 * on in code that looks. The thread is at rest, and hears of it (thread_hear) afterwards. */
void delivery_owe_exit(Thread *t);
/* The frame ends, or goes on in code that looks at its mark. */
void delivery_exit_paid(Thread *t, const Frame *frame);
/* The top activation ends: all were told who are to be. Also of one whose telling was under way
 * when the mark was set. */
void delivery_lower_marks(Thread *t);
/* Or it begins: a mark here or above is one of an activation that has ended in code that does
 * not tell (-Xjit:events=recompile). */
static inline void delivery_exit_told(Thread *t) {
    if (__builtin_expect(t->delivery.newest_watermark >= t->frame, 0)) delivery_lower_marks(t);
}
/* Does a change of who wants method events need the world stopped? Then delivery_methods makes
 * it known, as below. */
bool delivery_methods_stops(const VM *vm);
void delivery_methods(Thread *t); /* **Safepoint.** */
/* Brings execution to where each instruction can be told, or back, after a change of who wants
 * that. `t` is IN_VM or NATIVE, or has the world stopped. **Safepoint.** */
void delivery_instructions(Thread *t);
/* For a front-end: who wants these events has changed. Execution changes only with the world
 * stopped, which takes a thread of the VM: false, the caller is none and must leave the events
 * as they are. */
bool delivery_can_follow(VM *vm, EventMask events);
/* Execution follows; afterwards threads_events_changed (rest.h) lets the threads know.
 * **Safepoint.** */
void delivery_follow(VM *vm, EventMask events);
/* Announces an object that was just made and initialized; the caller holds GC off.
 * **Safepoint.** */
void delivery_object_alloc(Thread *t, Object *object);
void delivery_object_alloc_slow(Thread *t, Object *object, uint64_t bytes, int arena);

#endif
