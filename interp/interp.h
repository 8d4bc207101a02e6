/* SPDX-License-Identifier: MIT */
/* The interpreter's own contracts. One activation of interp_run executes any number of Java
 * frames: calls between interpreted methods push and pop frames without recursion in C. The
 * frame that an activation was entered with carries FRAME_INTERP_BASE; when it is left, control
 * returns to C. While interp_run is active t->frame is always its current frame, but that
 * frame's pc and top are stored only before something that may reach a safepoint or throw. */
#ifndef MINIJVM_INTERP_INTERP_H
#define MINIJVM_INTERP_INTERP_H

#include "vm/model/names.h"
#include "vm/model/engine.h"

extern const Engine interp_engine;

/* Entries of methods without bytecode, in every engine. **Safepoint.** */
void entry_native(Thread *t, Method *method, Value *args);
void entry_abstract(Thread *t, Method *method, Value *args); /* AbstractMethodError */

/* The entry of every bytecode method (MethodEntry). **Safepoint.** */
void interp_entry(Thread *t, Method *method, Value *args);
/* Of a chosen method: the same; the loop tells them apart. **Safepoint.** */
void interp_entry_chosen(Thread *t, Method *method, Value *args);
static inline bool interp_is_entry(MethodEntry entry) {
    return entry == interp_entry || entry == interp_entry_chosen;
}

/* A dispatch table has one label per opcode; behind them, one word that is not NULL when method
 * events are observed, and the table that executes what this one only tells of (itself, but for
 * instructions'). */
enum { DISPATCH_IS_OBSERVED = 256, DISPATCH_EXECUTES, DISPATCH_ENTRIES };

/* Tables by what is observed. */
enum { OBSERVE_METHODS = 1, OBSERVE_INSTRUCTIONS = 2, OBSERVE_TABLES = 4 };

/* Below OBSERVE_TABLES: only answers the dispatch table for what is observed. */
enum {
    INTERP_CALL = OBSERVE_TABLES, /* runs the method on its arguments */
    INTERP_RESUME                 /* goes on with t->frame */
};
const void *const *interp_run(Thread *t, Method *method, Value *args,
                              unsigned how); /* **Safepoint.** */

/* INSTRUCTION_START of the frame's instruction, whose operands are on its stack. **Safepoint.**
 */
void instruction_tell(Thread *t, Frame *frame);
/* Engine.instructions_changed: code is prepared again, without superinstructions or with. */
void instruction_observation_changed(VM *vm);

/* Counts a call or a jump back: is the method hot now? Threads may race, a count more or less
 * is the same. */
static inline bool interp_cools(Method *method) {
    uint32_t heat = __atomic_load_n(&method->heat, __ATOMIC_RELAXED) - 1;
    __atomic_store_n(&method->heat, heat, __ATOMIC_RELAXED);
    return heat == 0;
}

#define likely(x)   __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

/* Slots of a result by Method.return_kind. */
static inline unsigned result_slots(char return_kind) {
    return return_kind == 'V' ? 0 : return_kind == 'J' || return_kind == 'D' ? 2 : 1;
}

#endif
