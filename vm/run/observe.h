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

/* Method events; called by engines only when WANTED. The receiver and the return value are rooted in
 * their frame slots by the engine: it re-reads them afterwards. **Safepoint.** */
void observe_method_entry(Thread *t, Method *method, Object **receiver);
void observe_method_exit(Thread *t, Method *method, bool by_exception);
/* Does a change of who wants method events need the world stopped? Then observe_methods makes it known, as below. */
bool observe_methods_stops(const VM *vm);
void observe_methods(Thread *t);
/* Brings execution to where each instruction can be told, or back, after a change of who wants that. `t` is
 * IN_VM or NATIVE, or has the world stopped. **Safepoint.** */
void observe_instructions(Thread *t);
/* Announces an object that was just made and initialized; the caller holds GC off. */
void observe_object_alloc(Thread *t, Object *object);

#endif
