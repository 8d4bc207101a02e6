/* SPDX-License-Identifier: MIT */
/* A method's bytecode is prepared at its first call: the copy that the interpreter runs, and
 * that quickening changes (quicken.h). */
#ifndef MINIJVM_INTERP_PREPARE_H
#define MINIJVM_INTERP_PREPARE_H

#include "interp/interp.h"

typedef uint16_t __attribute__((aligned(1), may_alias)) Unaligned16;
typedef uint32_t __attribute__((aligned(1), may_alias)) Unaligned32;

/* **Lock:** the class lock, briefly. No safepoint. */
void prepare_method(Method *method);
/* Prepares once more a method that was, as if it had never run: with superinstructions or,
 * while each instruction is told, without. Execution goes on at the given pcs. The world is
 * stopped. */
void prepare_again(Method *method, const uint32_t *pcs, size_t count);

/* Object's constructor, whose end registers what has a finalizer. */
bool prepare_is_object_init(const Method *m);

#endif
