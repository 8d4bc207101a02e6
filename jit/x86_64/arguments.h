/* SPDX-License-Identifier: MIT */
/* Arguments in registers: a call's first slots, unless a float begins there, are in r8, r9, r10
 * as well as on the Java stack (arguments.c). The upper half of an int's register is undefined,
 * as that of its slot. */
#ifndef MINIJVM_JIT_X86_64_ARGUMENTS_H
#define MINIJVM_JIT_X86_64_ARGUMENTS_H

#include "jit/x86_64/values.h"

enum { ARGUMENT_REGISTERS = 3 };
static inline Reg argument_register(unsigned slot) { return (Reg)(R8 + slot); }

typedef struct Arguments {
    Val values[ARGUMENT_REGISTERS];
    unsigned count;
    uint32_t base; /* the stack index of the first */
} Arguments;

/* Where they are, before they go to their slots. */
void arguments_note(Compiler *c, unsigned arg_slots, Arguments *noted);
/* Behind flush_state: brings them to their registers, which are pinned; the receiver's is the
 * first. */
void arguments_pass(Compiler *c, const Arguments *noted);
/* From their slots. */
void arguments_load(Compiler *c, uint32_t base, unsigned arg_slots);

/* Parameters that are variables get their registers: the answer, as a mask. */
uint32_t arguments_choose(Compiler *c);
/* At the method's entry, once its frame is there. */
void arguments_receive(Compiler *c);
/* Behind a call made before arguments_receive. */
void arguments_reload(Compiler *c);

#endif
