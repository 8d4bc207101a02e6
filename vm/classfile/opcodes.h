/* SPDX-License-Identifier: MIT */
/* The bytecodes as constants and tables, all derived from opcodes.def: lengths, names, and the
 * effect of an instruction on a stack of typed slots (vm/flow/slot_stack.h). Pure, `const`
 * tables only. Read by the verifier, the frame maps, the engines and the disassembler. */
#ifndef MINIJVM_VM_CLASSFILE_OPCODES_H
#define MINIJVM_VM_CLASSFILE_OPCODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
#define OP(code, name, operands, pops, pushes, effects, canonical, implicit) OP_##name = code,
#include "vm/classfile/opcodes.def"
    OPCODE_COUNT = 202,
    OPCODE_NO_IMPLICIT = -128
};

typedef struct OpcodeInfo {
    char name[16];
    char operands[4];
    char effects[16];
    int8_t pops, pushes; /* slots; -1 if special */
    uint8_t length;      /* 0 for tableswitch, lookupswitch and wide */
    uint8_t canonical;
    int8_t implicit; /* OPCODE_NO_IMPLICIT if there is none */
    bool falls_through;
    bool special;
} OpcodeInfo;

extern const OpcodeInfo opcode_info[OPCODE_COUNT];

/* What whoever walks over code asks of each instruction, all of it in few cache lines. */
enum {
    SHAPE_LOCAL = 1, /* names a local variable; so do its short forms */
    SHAPE_BRANCH = 2,
    SHAPE_FAR_BRANCH = 4,
    SHAPE_SWITCH = 8,
    SHAPE_FALLS_THROUGH = 16,
    SHAPE_SIMPLE = 32, /* of fixed length, and control goes on behind it, nowhere else */
    SHAPE_WRITES = 64, /* stores, or increments */
    SHAPE_STORES = 128 /* the sign of a byte */
};
enum { OPCODE_NO_LOCAL = UINT16_MAX };
typedef struct OpcodeShape {
    uint8_t
        length; /* this and the next two as in OpcodeInfo; length 0 for what is no opcode too */
    int8_t implicit;
    uint8_t canonical, flags;
    uint16_t local_and, local_or; /* the local: what is left of the byte behind the opcode, and
                                     what comes to it */
} OpcodeShape;

extern const OpcodeShape opcode_shape[256];

/* "illegal" for a byte that is no opcode. */
const char *opcode_name(unsigned opcode);

/* Bytes of the instruction at pc, operands and padding included; 0 if it is no valid opcode,
 * runs past the end, or is a malformed switch or wide. Padding bytes may hold anything. */
uint32_t opcode_length_checked(const uint8_t *code, uint32_t length, uint32_t pc);
static inline uint32_t opcode_length(const uint8_t *code, uint32_t length, uint32_t pc) {
    uint32_t size = pc < length ? opcode_shape[code[pc]].length : 0;
    return size != 0 && size <= length - pc ? size : opcode_length_checked(code, length, pc);
}

/* ---- Operands ----
 * All but the first assume that opcode_length has accepted the instruction. */

static inline uint16_t opcode_u2(const uint8_t *code, uint32_t pc) {
    return (uint16_t)(code[pc] << 8 | code[pc + 1]);
}

static inline int16_t opcode_s2(const uint8_t *code, uint32_t pc) {
    return (int16_t)opcode_u2(code, pc);
}

static inline int32_t opcode_s4(const uint8_t *code, uint32_t pc) {
    return (int32_t)((uint32_t)opcode_u2(code, pc) << 16 | opcode_u2(code, pc + 2));
}

/* Local variable that the instruction names (short forms, wide), or -1. */
static inline int opcode_local(const uint8_t *code, uint32_t pc) {
    const OpcodeShape *shape = &opcode_shape[code[pc]];
    if (code[pc] == OP_wide) return opcode_u2(code, pc + 2);
    if (!(shape->flags & SHAPE_LOCAL)) return -1;
    return shape->implicit == OPCODE_NO_IMPLICIT ? code[pc + 1] : shape->implicit;
}

/* Canonical opcode of the instruction at pc; looks through wide. */
unsigned opcode_canonical(const uint8_t *code, uint32_t pc);

typedef struct OpcodeSwitch {
    int64_t default_target; /* bytecode indices, not yet checked against the code */
    uint32_t count;         /* of cases */
    bool is_table;
    int32_t low; /* tableswitch */
    const uint8_t *cases;
    uint32_t pc;
} OpcodeSwitch;

OpcodeSwitch opcode_switch(const uint8_t *code, uint32_t pc);
int32_t opcode_switch_key(const OpcodeSwitch *cases, uint32_t index);
int64_t opcode_switch_target(const OpcodeSwitch *cases, uint32_t index);

/* Target of a branch (if, goto, jsr, ifnull and wide forms), -1 for other instructions. Not yet
 * checked against the code; may be out of range (negative ones come as -2). */
static inline int64_t opcode_branch_target(const uint8_t *code, uint32_t pc) {
    unsigned flags = opcode_shape[code[pc]].flags;
    if (!(flags & (SHAPE_BRANCH | SHAPE_FAR_BRANCH))) return -1;
    int64_t target = (int64_t)pc +
                     (flags & SHAPE_BRANCH ? opcode_s2(code, pc + 1) : opcode_s4(code, pc + 1));
    return target < 0 ? -2 : target;
}

#endif
