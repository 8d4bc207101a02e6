/* SPDX-License-Identifier: MIT */
/* What can be done about the uses of a label that is not bound yet (labels.c). */
#ifndef MINIJVM_JIT_X86_64_LABELS_H
#define MINIJVM_JIT_X86_64_LABELS_H

#include "jit/x86_64/code_buffer.h"

void asm_forget_uses(const Assembler *a, Label *label, uint32_t size); /* from there on */
void asm_redirect(Assembler *a, Label *from,
                  Label *to); /* who uses the one uses the other from now on, bound or not */
/* Takes back a jmp to the label, if it was the last instruction and nothing leads behind it. */
void asm_drop_jump(Assembler *a, Label *label);

#endif
