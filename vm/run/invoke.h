/* SPDX-License-Identifier: MIT */
/* Calling Java from C. The arguments are slots as on the Java stack (longs take two);
 * references in them are raw and need no rooting by the caller: they become the callee's locals
 * before any safepoint. */
#ifndef MINIJVM_VM_RUN_INVOKE_H
#define MINIJVM_VM_RUN_INVOKE_H

#include "vm/model/names.h"

/* Runs exactly this method (no virtual dispatch, no initialization of its class). false: an
 * exception is pending. result may be NULL. A reference in *result is raw. **Safepoint.
 * Throws.** */
bool invoke_method(Thread *t, Method *method, const Value *args, Value *result);
/* Dispatches on args[0]. **Throws** NullPointerException, AbstractMethodError... **Safepoint.**
 */
bool invoke_virtual(Thread *t, Method *method, const Value *args, Value *result);
/* Static, special or virtual by C varargs: references as Handle, ints as int, long as int64_t,
 * double and float as double, by the method's descriptor. Returns the result's bits.
 * **Safepoint.** */
bool invoke_static(Thread *t, Method *method, Value *result, ...);

/* Pushes an entry frame and room for args; used by engines and tests. NULL: StackOverflowError
 * pending. **Safepoint.** */
Value *invoke_begin(Thread *t, unsigned slots, Frame **entry);
void invoke_end(Thread *t, Frame *entry);

/* Tells the engine that a method is hot which Java calls with these arguments, the caller's
 * operands. Behind them there may be one more, the appendix of a linked call, which is no
 * operand and in no map of the caller. **Safepoint. Throws.** */
void invoke_tell_hot(Thread *t, Method *method, Value *args);

/* Does the work while the arguments of a call from C are kept: they are no roots, and lie where
 * frames of whoever is told come. What the work answers. **Safepoint. Throws.** */
bool invoke_keeping_arguments(Thread *t, Method *method, Value *args,
                              bool (*work)(Thread *t, Method *method));

/* What an invokeinterface of `resolved`, or an invokevirtual, runs for the receiver; NULL:
 * AbstractMethodError, IncompatibleClassChangeError, IllegalAccessError. **Safepoint** only
 * when it throws. */
Method *invoke_select_target(Thread *t, Method *resolved, Object *receiver, bool by_interface);

/* Boxes and unboxes for reflection: `kind` as in descriptors. **Throws** OutOfMemoryError.
 * **Safepoint.** */
Object *box_value(Thread *t, char kind, Value value);
/* Unboxes with widening to `kind`; false, nothing thrown: not convertible. */
bool unbox_value(VM *vm, Object *boxed, char kind, Value *value);
/* Kind of the primitive in a box, 0: it is no box. */
char box_kind(VM *vm, const Object *boxed);

#endif
