/* SPDX-License-Identifier: MIT */
/* Walking a thread's Java stack, innermost first. For the calling thread itself or one at rest.
 * No safepoint, no allocation, no lock. */
#ifndef MINIJVM_VM_THREADS_STACK_WALK_H
#define MINIJVM_VM_THREADS_STACK_WALK_H

#include "vm/model/engine.h"
#include "vm/model/thread.h"
#include "vm/model/names.h"

typedef struct StackWalk {
    Thread *thread;
    Frame *next;
    Activation at; /* valid after stack_walk_next answered true */
} StackWalk;

static inline StackWalk stack_walk_begin(Thread *thread) {
    return (StackWalk){.thread = thread, .next = thread->frame};
}
/* Skips entry frames. */
bool stack_walk_next(StackWalk *walk);

/* Makes the frame maps now where they may turn out too large, so that this is no surprise when
 * a collection wants them. False: they are. No safepoint. */
bool stack_walk_prepare(Method *method);

/* Operand slots that a frame has left while what it calls runs: its arguments are the callee's.
 */
unsigned stack_walk_call_depth(Frame *frame);

/* What the method of a frame that is about to be left returns, while METHOD_EXIT is told and no
 * exception leaves it; bits as they lie in a slot. Nothing is kept for this: the result lies
 * where it is a root, and is looked for when somebody asks. */
Value frame_result(Frame *frame);

/* Live references of all frames. World stopped or own thread at rest. `frame_number` counts
 * Java frames, 0 innermost. */
void stack_visit_roots(Thread *thread,
                       void (*visit)(void *data, Object **slot, int frame_number), void *data);

#endif
