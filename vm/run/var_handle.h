/* SPDX-License-Identifier: MIT */
/* Accesses by VarHandle that need neither boxes nor conversions: the variable is a field, an array element or some bytes
 * of a byte[], and the call site's types are those of the variable, reference casts aside. All others, and whatever
 * throws, are the library's: its VarHandle.Site is a method handle for the same call. */
#ifndef MINIJVM_VM_RUN_VAR_HANDLE_H
#define MINIJVM_VM_RUN_VAR_HANDLE_H

#include "vm/run/invoke_known.h"

/* args: the handle, coordinates, values, the Site. True: done, the result is in args[0], or the cast of it failed and an
 * exception is pending. False: nothing was done. **Throws.** */
bool var_handle_access(Thread *t, const InvokeKnown *k, const Method *shape, Value *args);

#endif
