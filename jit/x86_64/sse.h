/* SPDX-License-Identifier: MIT */
/* Floating-point instructions of the assembler: SSE and, where their names say so, AVX. `wide`
 * is double. */
#ifndef MINIJVM_JIT_X86_64_SSE_H
#define MINIJVM_JIT_X86_64_SSE_H

#include "jit/x86_64/assembler.h"

void asm_fload(Assembler *a, bool wide, Xmm to, Mem from);
void asm_fstore(Assembler *a, bool wide, Mem to, Xmm from);
void asm_fload_label(Assembler *a, bool wide, Xmm to, Label *label); /* what lies there */
void asm_fmov(Assembler *a, Xmm to, Xmm from);
void asm_scalar_rr(Assembler *a, Scalar op, bool wide, Xmm to, Xmm from);
void asm_scalar_rm(Assembler *a, Scalar op, bool wide, Xmm to, Mem from);
/* AVX: to = x op y, and nothing waits for what was in `to`. */
void asm_vex_rr(Assembler *a, Scalar op, bool wide, Xmm to, Xmm x, Xmm y);
void asm_vex_rm(Assembler *a, Scalar op, bool wide, Xmm to, Xmm x, Mem y);
void asm_fused_rr(Assembler *a, bool wide, Xmm to, Xmm x,
                  Xmm y); /* FMA: to = to * x + y, rounded once */
void asm_packed_rr(Assembler *a, Packed op, Xmm to, Xmm from);
void asm_fcompare(Assembler *a, bool wide, Xmm x, Xmm y); /* ucomis */
void asm_fcompare_rm(Assembler *a, bool wide, Xmm x, Mem y);
void asm_int_to_float(Assembler *a, bool wide_int, bool wide, Xmm to, Reg from);
void asm_float_to_int(Assembler *a, bool wide, bool wide_int, Reg to, Xmm from); /* truncates */
void asm_float_convert(Assembler *a, bool from_wide, Xmm to, Xmm from);
void asm_fmov_gp(Assembler *a, bool wide, Xmm to, Reg from);
void asm_gp_fmov(Assembler *a, bool wide, Reg to, Xmm from);
void asm_fround(Assembler *a, Xmm to, Xmm from, unsigned mode); /* SSE4.1 roundsd */

#endif
