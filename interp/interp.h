/* SPDX-License-Identifier: MIT */
/* The interpreter's own contracts. One activation of interp_run executes any number of Java frames:
 * calls between interpreted methods push and pop frames without recursion in C. The frame that an
 * activation was entered with carries FRAME_INTERP_BASE; when it is left, control returns to C.
 * While interp_run is active t->frame is always its current frame, but that frame's pc and top are
 * stored only before something that may reach a safepoint or throw. */
#ifndef MINIJVM_INTERP_INTERP_H
#define MINIJVM_INTERP_INTERP_H

#include "vm/run/thread.h"
#include "vm/vm.h"

enum { FRAME_INTERP_BASE = 1 << 8 };

/* The entry of every bytecode method (MethodEntry). **Safepoint.** */
void interp_entry(Thread *t, Method *method, Value *args);

/* A dispatch table has one label per opcode; behind them, one word that is not NULL when method events
 * are observed. */
enum { DISPATCH_IS_OBSERVED = 256, DISPATCH_ENTRIES };

/* Runs `method`; with method NULL it only answers the dispatch table (observed or not). */
const void *const *interp_run(Thread *t, Method *method, Value *args, bool observed);

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

/* Slots of a result by Method.return_kind. */
static inline unsigned result_slots(char return_kind) {
    return return_kind == 'V' ? 0 : return_kind == 'J' || return_kind == 'D' ? 2 : 1;
}

#endif
