/* SPDX-License-Identifier: MIT */
/* Floating-point constants lie behind the code that uses them, each once. */
#ifndef MINIJVM_JIT_X86_64_LITERALS_H
#define MINIJVM_JIT_X86_64_LITERALS_H

#include "jit/x86_64/assembler.h"

typedef struct Compiler Compiler;

typedef struct Literal {
    Label label;
    uint64_t bits;
    struct Literal *next;
} Literal;

/* Where the constant will lie, 8 bytes aligned; a float's bits are the lower half. */
Label *literal_label(Compiler *c, uint64_t bits);
void literals_rewind(
    Compiler *c,
    uint32_t size); /* the code from there on is forgotten, with its uses of them */
void literals_emit(Compiler *c); /* those in use */

#endif
