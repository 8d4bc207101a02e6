/* SPDX-License-Identifier: MIT */
/* Calling a JNI native of any signature. What can be computed once per method (its call shape)
 * is cached in method->call_shape and lives as long as the VM. Knows nothing of frames or
 * states: the native entry (interp/invoke_native.c) and nobody else calls it. */
#ifndef MINIJVM_VM_JNI_CALL_NATIVE_H
#define MINIJVM_VM_JNI_CALL_NATIVE_H

#include "vm/model/names.h"

typedef struct CallShape CallShape;

/* The method's shape, made when first asked for; NULL: no memory, or a type libffi refuses.
 * Racing threads make equal ones. No safepoint. */
const CallShape *call_native_shape(Method *method);

/* Slots of `values` that call_native needs: one per parameter, environment and receiver or
 * class. */
unsigned call_native_count(const CallShape *shape);
/* Kinds as in descriptors, without environment and receiver or class; '[' is L. */
const char *call_native_kinds(const CallShape *shape, char *return_kind);

/* Calls with one Value per C argument (references: a Handle in .bits). The result is widened as
 * on the operand stack: Z to 0 or 1, B C S to int; a reference comes back as a Handle in .bits.
 */
void call_native(const CallShape *shape, void *function, Value *values, Value *result);

#endif
