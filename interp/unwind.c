/* SPDX-License-Identifier: MIT */
/* Entering and leaving frames the slow way: see unwind.h.
 *
 * A frame that is left by an exception leaves its arguments' slots zeroed: they are still
 * operands of the caller's call instruction as long as the caller looks for a handler, and
 * looking may collect. */
#include "interp/unwind.h"

#include <string.h>

#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/monitor.h"
#include "vm/threads/transition.h"

Frame *interp_push_base(Thread *t, Method *m, Value *args) {
    Frame *frame = (Frame *)(args + m->max_locals);
    Value *stack = frame_stack(frame);
    if (stack + m->max_stack >= t->stack_limit) return exception_stack_overflow(t);
    *frame = (Frame){.caller = t->frame,
                     .method = m,
                     .pc = m->code,
                     .locals = args,
                     .top = stack,
                     .flags = FRAME_INTERP_BASE};
    thread_set_frame(t, frame);
    return frame;
}

bool interp_entered(Thread *t, Frame *frame) {
    Method *m = frame->method;
    /* Before anything can collect: a receiver that the method never reads is no root of its
     * frame. */
    if (method_is_synchronized(m))
        frame->lock = method_is_static(m) ? m->holder->mirror : frame->locals[0].l;
    if (WANTED(t, method_entry)) {
        delivery_method_entry(t, m);
        if (t->exception != NULL) return false;
    }
    if (method_is_chosen(m)) delivery_chosen_entry(t, m);
    if (method_is_synchronized(m)) {
        monitor_enter(t, frame->lock);
        if (t->exception != NULL) return false;
        frame->flags |= FRAME_LOCKED;
    }
    return true;
}

/* The flag goes first: a monitor that cannot be left is not left twice. */
static bool unlock(Thread *t, Frame *frame) {
    if (!(frame->flags & FRAME_LOCKED)) return true;
    frame->flags &= ~(uint32_t)FRAME_LOCKED;
    return monitor_exit(t, frame->lock);
}

bool interp_leaving(Thread *t, Frame *frame) {
    if (!unlock(t, frame)) return false;
    if (delivery_wants_exit(t, frame)) delivery_method_exit(t, frame->method);
    return true;
}

bool interp_register_finalizer(Thread *t, Value *locals) {
    HANDLE_SCOPE(t);
    return object_register_finalizer(t, handle_new(t, locals[0].l));
}

static int find_handler(Thread *t, Frame *frame) {
    Method *m = frame->method;
    if (m->info->code->handler_count == 0) return -1;
    HANDLE_SCOPE(t);
    return exception_find_handler(t, m, frame_pc(frame), handle_new(t, t->exception));
}

Frame *interp_unwind(Thread *t) {
    for (;;) {
        Frame *frame = t->frame;
        Method *m = frame->method;
        bool told = delivery_leaving(t);
        if (told && delivery_exceptions(t)) delivery_thrown(t);
        int handler = find_handler(t, frame);
        if (handler >= 0) {
            if (told && delivery_exceptions(t)) delivery_caught(t);
            Value *stack = frame_stack(frame);
            frame->pc = m->code + handler;
            stack[0].l = t->exception;
            frame->top = stack + 1;
            t->exception = NULL;
            thread_poll(t);
            if (t->exception != NULL) continue;
            return frame;
        }
        unlock(t, frame);
        if (told && delivery_exceptions(t)) delivery_unwound(t);
        if ((told || (frame->flags & FRAME_CHOSEN)) && delivery_wants_exit(t, frame))
            delivery_method_thrown_out(t, m);
        memset(frame->locals, 0, m->arg_slots * sizeof(Value));
        t->frame = frame->caller;
        if (frame->flags & FRAME_INTERP_BASE) return NULL;
    }
}
