/* SPDX-License-Identifier: MIT */
/* What x86-64 instructions work on, and the variants of those that come in families: the words
 * of assembler.h. */
#ifndef MINIJVM_JIT_X86_64_OPERANDS_H
#define MINIJVM_JIT_X86_64_OPERANDS_H

#include <stdint.h>

typedef enum Reg {
    RAX,
    RCX,
    RDX,
    RBX,
    RSP,
    RBP,
    RSI,
    RDI,
    R8,
    R9,
    R10,
    R11,
    R12,
    R13,
    R14,
    R15,
    REG_NONE
} Reg;
/* Registers xmm0 to xmm15 are plain numbers. */
typedef unsigned Xmm;

/* How the displacement is written is known where a place is made, where most of it is constant:
 * the bits of modrm's mod, and how many bytes; and whether it takes more than a base. */
enum { MEM_NEAREST = 0, MEM_NEAR = 0x40 | 1, MEM_FAR = 0x80 | 4, MEM_ODD = 8 };
typedef struct Mem {
    uint8_t base, index; /* REG_NONE: absent */
    uint8_t shift;       /* of the index */
    uint8_t form;
    int32_t displacement;
} Mem;
static inline uint8_t mem_form(Reg base, int32_t displacement) {
    if (displacement == 0 && (base & 7) != RBP)
        return MEM_NEAREST; /* rbp and r13 have no such form */
    return displacement >= -128 && displacement <= 127 ? MEM_NEAR : MEM_FAR;
}
static inline Mem mem_at(Reg base, int32_t displacement) {
    uint8_t odd = (base & 7) == RSP ? MEM_ODD : 0; /* and r12 */
    return (Mem){(uint8_t)base, REG_NONE, 0, mem_form(base, displacement) | odd, displacement};
}
/* Of a base that is none of rsp, rbp, r12, r13, and not at it. */
static inline Mem mem_behind(Reg base, int32_t displacement) {
    return (Mem){(uint8_t)base, REG_NONE, 0,
                 displacement == (int8_t)displacement ? MEM_NEAR : MEM_FAR, displacement};
}
static inline Mem mem_indexed(Reg base, Reg index, unsigned shift, int32_t displacement) {
    return (Mem){(uint8_t)base, (uint8_t)index, (uint8_t)shift,
                 mem_form(base, displacement) | MEM_ODD, displacement};
}
static inline Mem mem_absolute(int32_t address) {
    return (Mem){REG_NONE, REG_NONE, 0, MEM_ODD, address};
}

typedef enum Condition {
    CC_O,
    CC_NO,
    CC_B,
    CC_AE,
    CC_E,
    CC_NE,
    CC_BE,
    CC_A,
    CC_S,
    CC_NS,
    CC_P,
    CC_NP,
    CC_L,
    CC_GE,
    CC_LE,
    CC_G
} Condition;
typedef enum Alu { ALU_ADD, ALU_OR, ALU_ADC, ALU_SBB, ALU_AND, ALU_SUB, ALU_XOR, ALU_CMP } Alu;
typedef enum Shift {
    SHIFT_LEFT = 4,
    SHIFT_RIGHT = 5,
    SHIFT_ARITHMETIC = 7,
    SHIFT_ROTATE_LEFT = 0
} Shift;
typedef enum Unary {
    UNARY_NOT = 2,
    UNARY_NEG,
    UNARY_MUL,
    UNARY_IMUL,
    UNARY_DIV,
    UNARY_IDIV
} Unary;
/* Scalar arithmetic: opcodes of 0F with prefix F2 (double) or F3 (float). */
typedef enum Scalar {
    SCALAR_SQRT = 0x51,
    SCALAR_ADD = 0x58,
    SCALAR_MUL = 0x59,
    SCALAR_SUB = 0x5c,
    SCALAR_MIN = 0x5d,
    SCALAR_DIV = 0x5e,
    SCALAR_MAX = 0x5f
} Scalar;
typedef enum Packed {
    PACKED_AND = 0x54,
    PACKED_ANDN = 0x55,
    PACKED_OR = 0x56,
    PACKED_XOR = 0x57
} Packed;

#endif
