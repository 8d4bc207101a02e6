/* SPDX-License-Identifier: MIT */
/* What compiled code calls (through the stubs of runtime.def). Unless said otherwise t->frame
 * is the caller's frame, whose pc is that of the instruction and whose live locals and operands
 * are in their slots. All but the leaves: **Safepoint. Throws.** */
#ifndef MINIJVM_JIT_RUNTIME_H
#define MINIJVM_JIT_RUNTIME_H

#include "jit/jit.h"
#include "jit/leaf.h"

typedef enum StubId {
#define STUB(name, kind) STUB_##name,
#include "jit/runtime.def"
    STUB_COUNT
} StubId;
enum { TAILS = STUB_throw_object + 1 }; /* those that are jumped to come first */

/* Each makes its exception and answers where to go on; `start` is the compiled code's. */
const void *jit_throw_null(Thread *t, void *a, void *b, const uint8_t *start);
const void *jit_throw_index(Thread *t, intptr_t index, const Object *array,
                            const uint8_t *start);
const void *jit_throw_division(Thread *t, void *a, void *b, const uint8_t *start);
const void *jit_throw_store(Thread *t, const Object *value, void *b, const uint8_t *start);
const void *jit_throw_cast(Thread *t, const Object *object, Class *to, const uint8_t *start);
/* Without an exception a call has returned to code that is obsolete: with its result. */
const void *jit_throw_pending(Thread *t, uint64_t result, void *b, const uint8_t *start,
                              double float_result);
const void *jit_throw_object(Thread *t, Object *exception, void *b, const uint8_t *start);

/* True: go on in the interpreter. */
bool jit_poll(Thread *t, const uint8_t *start);

Object *jit_new_object(Thread *t, Class *c);
Object *jit_new_array(Thread *t, Class *c, int32_t length);
/* Executes the instruction at the frame's pc on the slots; `top` is behind its operands. */
void jit_execute(Thread *t, Value *top, const uint8_t *returns_to);
/* The method that the invoke at the frame's pc is to run, its arguments completed by the
 * appendix. NULL without an exception: the code is obsolete, the frame's top is set, and the
 * interpreter is to go on with this instruction. */
Method *jit_resolve_call(Thread *t, Value *args, const uint8_t *returns_to);
Method *jit_select_target(Thread *t, Method *resolved, Object *receiver, bool by_interface);
void jit_monitor_enter(Thread *t, Object *object);
void jit_monitor_exit(Thread *t, Object *object);
void jit_lock_frame(Thread *t);
void jit_unlock_frame(Thread *t);

/* ---- Leaves ---- */
bool jit_is_instance(const Object *object, const Class *c);
double jit_drem(double a, double b);
float jit_frem(float a, float b);
int32_t jit_double_to_int(double d);
int64_t jit_double_to_long(double d);

/* ---- Called by stubs of their own ---- */

/* A compiled caller calls a method that is not compiled; t->frame is the caller's. The result's
 * bits. */
uint64_t jit_call_entry(Thread *t, Method *method, Value *args);
/* The compiled frame, its pc and top set, goes on in the interpreter until it is left. The
 * result's bits. */
uint64_t jit_resume(Thread *t);
/* A compiled method finds no room for its frame; t->frame is the caller's. */
void jit_overflow(Thread *t, Method *method, Value *args);

#endif
