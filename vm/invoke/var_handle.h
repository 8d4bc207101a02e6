/* SPDX-License-Identifier: MIT */
/* Accesses by VarHandle that need neither boxes nor conversions: the variable is a field, an
 * array element or some bytes of a byte[], and the call site's types are those of the variable,
 * reference casts aside. All others, and whatever throws, are the library's: its VarHandle.Site
 * is a method handle for the same call. */
#ifndef MINIJVM_VM_INVOKE_VAR_HANDLE_H
#define MINIJVM_VM_INVOKE_VAR_HANDLE_H

#include "vm/invoke/invoke_known.h"

/* Kinds of access by signature, in the order of VarHandle.Shape. */
typedef enum VariableShape {
    SHAPE_GET,
    SHAPE_SET,
    SHAPE_CAS,
    SHAPE_CAE,
    SHAPE_SWAP,
    SHAPE_ADD,
    SHAPE_OR,
    SHAPE_AND,
    SHAPE_XOR
} VariableShape;
/* The memory order is that of a get or a set: all others are sequentially consistent. */
typedef enum VariableOrder { ORDER_PLAIN, ORDER_HALF, ORDER_VOLATILE } VariableOrder;
typedef enum VariableKind {
    KIND_NONE,
    KIND_FIELD,
    KIND_STATIC,
    KIND_ARRAY,
    KIND_BYTES
} VariableKind;
typedef struct VariableAccess {
    uint8_t shape, order;
} VariableAccess;

VariableAccess var_handle_mode(int mode); /* VarHandle.AccessMode */
/* Of VarHandle.layout, whose lowest byte is the variable's type. */
VariableKind var_handle_kind(int32_t layout);
bool var_handle_is_swapped(int32_t layout); /* bytes in the order that is not the machine's */
bool var_handle_supports(int32_t layout, VariableShape shape);

/* args: the handle, coordinates, values, the Site. True: done, the result is in args[0], or the
 * cast of it failed and an exception is pending. False: nothing was done. **Safepoint.
 * Throws.** */
bool var_handle_access(Thread *t, InvokeKnown *k, const Method *shape, Value *args);

#endif
