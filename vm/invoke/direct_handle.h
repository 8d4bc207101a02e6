/* SPDX-License-Identifier: MIT */
/* Calling what a direct method handle names: a method, a constructor or a field, by its
 * MemberName. Arguments lie on the Java stack, the result goes to args[0]; an exception may be
 * pending afterwards. */
#ifndef MINIJVM_VM_INVOKE_DIRECT_HANDLE_H
#define MINIJVM_VM_INVOKE_DIRECT_HANDLE_H

#include "vm/invoke/invoke_known.h"

/* Runs the member on args; `shape` covers cover_args meanwhile. **Safepoint. Throws.** */
void direct_handle_call(Thread *t, const InvokeKnown *k, Object *member, Value *args,
                        Method *shape, Value *cover_args);

/* The same for the handle in args[0], which is taken away first. **Safepoint. Throws.** */
void direct_handle_invoke(Thread *t, const InvokeKnown *k, Value *args, Method *shape);

#endif
