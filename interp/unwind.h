/* SPDX-License-Identifier: MIT */
/* What happens to frames besides plain calls and returns: entering the interpreter from C,
 * monitors of synchronized methods, method events, unwinding. Called by interpret.c with the
 * frame's state saved. All: **Safepoint. Throws.** */
#ifndef MINIJVM_INTERP_UNWIND_H
#define MINIJVM_INTERP_UNWIND_H

#include "interp/interp.h"

/* Pushes the first frame of an activation behind its arguments; NULL: StackOverflowError. */
Frame *interp_push_base(Thread *t, Method *method, Value *args);
/* After the frame was pushed: event, then monitor. */
bool interp_entered(Thread *t, Frame *frame);
/* Before a normal return: monitor, then event. The result lies on the operand stack. */
bool interp_leaving(Thread *t, Frame *frame);
bool interp_register_finalizer(Thread *t, Value *locals);
/* Leaves frames until one handles the pending exception; its pc and top are then those of the
 * handler. NULL: the activation's first frame was left and the exception is still pending. */
Frame *interp_unwind(Thread *t);

#endif
