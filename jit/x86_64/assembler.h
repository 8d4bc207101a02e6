/* SPDX-License-Identifier: MIT */
/* x86-64 instructions into a code buffer, one function per instruction form. Knows nothing of
 * Java. `wide` is true for 64-bit operands. */
#ifndef MINIJVM_JIT_X86_64_ASSEMBLER_H
#define MINIJVM_JIT_X86_64_ASSEMBLER_H

#include "jit/x86_64/code_buffer.h"
#include "jit/x86_64/operands.h"

/* ---- Padding, and words that end in a use of a label ---- */
void asm_nop(Assembler *a, unsigned bytes);
void asm_align(Assembler *a, unsigned alignment);
/* asm_word whose last instruction is a branch that its opcode ends: the distance to the label
 * follows. */
void asm_word_to(Assembler *a, uint64_t bytes, unsigned count, Label *label);
/* nop of 8 bytes whose last four are the distance from its end to the label: with another
 * opcode in front, a jump there. */
void asm_nop_to(Assembler *a, Label *label);

/* ---- Moves ---- */
void asm_mov_ri(Assembler *a, Reg to, uint64_t value); /* the shortest form; flags stay */
/* An opcode of one byte with two registers, or a register and memory: an operation has REX.W as
 * its bit 19. */
void asm_one_rr(Assembler *a, unsigned operation, unsigned reg, unsigned rm);
static inline void asm_rr(Assembler *a, bool wide, unsigned opcode, unsigned reg, unsigned rm) {
    asm_one_rr(a, opcode | (unsigned)wide << 19, reg, rm);
}
static inline void asm_mov_rr(Assembler *a, bool wide, Reg to, Reg from) {
    asm_rr(a, wide, 0x89, from, to);
}
void asm_one_rm(Assembler *a, unsigned operation, unsigned reg, Mem m);
void asm_near_rm(Assembler *a, unsigned opcode, unsigned reg, Mem m); /* of 64 bits */
static inline void asm_rm(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m) {
    if (wide)
        asm_near_rm(a, opcode, reg, m);
    else
        asm_one_rm(a, opcode, reg, m);
}
static inline void asm_load(Assembler *a, bool wide, Reg to, Mem from) {
    asm_rm(a, wide, 0x8b, to, from);
}
static inline void asm_store(Assembler *a, bool wide, Mem to, Reg from) {
    asm_rm(a, wide, 0x89, from, to);
}
void asm_store_imm(Assembler *a, bool wide, Mem to,
                   int32_t value); /* sign-extended when wide */
void asm_load_u8(Assembler *a, Reg to, Mem from);
void asm_load_s8(Assembler *a, Reg to, Mem from);
void asm_load_u16(Assembler *a, Reg to, Mem from);
void asm_load_s16(Assembler *a, Reg to, Mem from);
void asm_load_s32(Assembler *a, Reg to, Mem from); /* into 64 bits */
void asm_store8(Assembler *a, Mem to, Reg from);
void asm_store16(Assembler *a, Mem to, Reg from);
void asm_store8_imm(Assembler *a, Mem to, int value);
void asm_store16_imm(Assembler *a, Mem to, int value);
void asm_extend_s8(Assembler *a, Reg to, Reg from);
void asm_extend_u8(Assembler *a, Reg to, Reg from);
void asm_extend_s16(Assembler *a, Reg to, Reg from);
void asm_extend_u16(Assembler *a, Reg to, Reg from);
void asm_extend_s32(Assembler *a, Reg to, Reg from);
static inline void asm_lea(Assembler *a, bool wide, Reg to, Mem from) {
    asm_rm(a, wide, 0x8d, to, from);
}
void asm_lea_label(Assembler *a, Reg to, Label *label);
void asm_xchg_rr(Assembler *a, bool wide, Reg x, Reg y);
void asm_xchg_mr(Assembler *a, bool wide, Mem m, Reg r);
void asm_push(Assembler *a, Reg r);
void asm_pop(Assembler *a, Reg r);
void asm_push_mem(Assembler *a, Mem m);
void asm_pop_mem(Assembler *a, Mem m);
void asm_copy(Assembler *a, Mem to, Mem from); /* 64 bits, by way of the stack */
void asm_lock_cmpxchg(Assembler *a, bool wide, Mem m, Reg r);
void asm_lock_xadd(Assembler *a, bool wide, Mem m, Reg r);
void asm_fence(Assembler *a); /* full */

/* ---- Integer arithmetic ---- */
static inline void asm_alu_rr(Assembler *a, Alu op, bool wide, Reg to, Reg from) {
    asm_rr(a, wide, op << 3 | 1, from, to);
}
void asm_alu_ri(Assembler *a, Alu op, bool wide, Reg to, int32_t value);
void asm_alu_rm(Assembler *a, Alu op, bool wide, Reg to, Mem from);
void asm_alu_mi(Assembler *a, Alu op, bool wide, Mem to, int32_t value);
void asm_alu_m8i(Assembler *a, Alu op, Mem to, int value); /* on a byte */
/* Of memory's byte or two with the lowest of the register: one operation with the jump behind
 * it, as none with a number is. */
void asm_cmp_m8r(Assembler *a, Mem x, Reg y);
void asm_cmp_m16r(Assembler *a, Mem x, Reg y);
static inline void asm_test_rr(Assembler *a, bool wide, Reg x, Reg y) {
    asm_rr(a, wide, 0x85, y, x);
}
void asm_test_ri(Assembler *a, bool wide, Reg x, int32_t value);
void asm_test_m8i(Assembler *a, Mem m, int value); /* a byte */
void asm_imul_rr(Assembler *a, bool wide, Reg to, Reg from);
void asm_imul_rm(Assembler *a, bool wide, Reg to, Mem from);
void asm_imul_rri(Assembler *a, bool wide, Reg to, Reg from, int32_t value);
void asm_unary(Assembler *a, Unary op, bool wide, Reg r);
void asm_sign(Assembler *a, bool wide); /* cdq, cqo */
void asm_shift_ri(Assembler *a, Shift op, bool wide, Reg r, unsigned count);
void asm_shift_cl(Assembler *a, Shift op, bool wide, Reg r);
/* BMI2 shlx, shrx, sarx. */
void asm_shift_x(Assembler *a, Shift op, bool wide, Reg to, Reg from, Reg count);
void asm_setcc(Assembler *a, Condition cc, Reg r); /* the low byte */
void asm_cmov(Assembler *a, Condition cc, bool wide, Reg to, Reg from);
void asm_bit_scan(Assembler *a, unsigned opcode, unsigned prefix, bool wide, Reg to,
                  Reg from); /* 0F opcode */
void asm_bswap(Assembler *a, bool wide, Reg r);

/* ---- Control ---- */
void asm_jmp(Assembler *a, Label *label);
void asm_jcc(Assembler *a, Condition cc, Label *label);
void asm_jmp_reg(Assembler *a, Reg r);
void asm_jmp_mem(Assembler *a, Mem m);
void asm_call_reg(Assembler *a, Reg r);
void asm_call_mem(Assembler *a, Mem m);
void asm_call_address(Assembler *a, const void *target);
void asm_jmp_address(Assembler *a, const void *target);
void asm_call_nop_to(Assembler *a, const void *target, Label *label); /* and asm_nop_to */
void asm_ret(Assembler *a);

#endif
