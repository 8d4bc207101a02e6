/* SPDX-License-Identifier: MIT */
/* Methods of the class library that compiled code runs as C functions: without a frame, a
 * handle or a safepoint, on the arguments where the call put them. What is out of the ordinary
 * (a null, a wrong type, a bad index) is answered by LEAF_GIVE_WAY, having changed nothing:
 * then the method is called. */
#ifndef MINIJVM_JIT_LEAF_H
#define MINIJVM_JIT_LEAF_H

#include "jit/jit.h"

/* The low 32 bits are the result; a double takes the place of the first argument instead. */
#define LEAF_GIVE_WAY (UINT64_C(1) << 32)
static inline uint64_t leaf_result(int32_t value) { return (uint32_t)value; }

uint64_t jit_leaf_array_copy(const Value *args);    /* System.arraycopy */
uint64_t jit_leaf_is_instance(const Value *args);   /* of Class */
uint64_t jit_leaf_is_assignable(const Value *args); /* isAssignableFrom */
uint64_t jit_leaf_string_equals(const Value *args);
uint64_t jit_leaf_string_compare(const Value *args);
uint64_t jit_leaf_string_hash(const Value *args);
uint64_t jit_leaf_string_index(const Value *args);      /* indexOf(int) */
uint64_t jit_leaf_string_index_from(const Value *args); /* indexOf(int, int) */
uint64_t jit_leaf_string_last_index(const Value *args); /* lastIndexOf(int, int) */
uint64_t jit_leaf_string_find(const Value *args);       /* indexOf(String) */
uint64_t jit_leaf_string_find_from(const Value *args);  /* indexOf(String, int) */
uint64_t jit_leaf_string_find_last(const Value *args);  /* lastIndexOf(String, int) */
uint64_t jit_leaf_units_find(const Value *args); /* indexOf(byte[], byte, int, String, int) */
uint64_t jit_leaf_units_find_last(const Value *args); /* and lastIndexOf */
uint64_t jit_leaf_has_negatives(const Value *args);   /* String's, of bytes */
uint64_t jit_leaf_mismatch(const Value *args);        /* of ArraysSupport */
uint64_t jit_leaf_sin(Value *args);
uint64_t jit_leaf_cos(Value *args);
uint64_t jit_leaf_tan(Value *args);
uint64_t jit_leaf_exp(Value *args);
uint64_t jit_leaf_log(Value *args);
uint64_t jit_leaf_power(Value *args); /* Math.powerOf */

#endif
