/* SPDX-License-Identifier: MIT */
/* Loops: what is looked at once before the first turn, and the way back. */
#ifndef MINIJVM_JIT_X86_64_LOOPS_H
#define MINIJVM_JIT_X86_64_LOOPS_H

#include "jit/x86_64/compiler.h"

bool loop_has_test(
    const Compiler *c,
    const Block *head); /* it begins with a short one that leads out of it; no loop inside */
/* The way back to the head. False: it has to be a jump there. */
bool loop_turn(Compiler *c, Block *head);
/* Between the head's test and the body: what need not be looked at in each turn. */
void loop_begin(Compiler *c, const Block *head, const Block *body);

#endif
