/* SPDX-License-Identifier: MIT */
/* Encodings: [prefix] [REX] opcode modrm [sib] [displacement] [immediate]. */
#include "jit/x86_64/assembler.h"
#include "jit/x86_64/encoding.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- Labels ---- */

void asm_word_to(Assembler *a, uint64_t bytes, unsigned count, Label *label) {
    uint8_t *at = begin(a);
    memcpy(at, &bytes, sizeof bytes);
    end(a, put_use(a, at + count, label));
}

static NOT_COPIED void any_use(Assembler *a, uint32_t opcode, unsigned bytes, Label *label) {
    uint8_t *at = begin(a);
    put32(at, (int32_t)opcode);
    end(a, put_use(a, at + bytes, label));
}
/* An instruction of an opcode of some bytes and a use, most often of a label that is not bound
 * yet. */
static inline void op_use(Assembler *a, uint32_t opcode, unsigned bytes, Label *label) {
    if (a->size >= a->limit || label->position >= 0) {
        any_use(a, opcode, bytes, label);
        return;
    }
    uint8_t *at = a->bytes + a->size;
    put32(at, (int32_t)opcode);
    put32(at + bytes, label->uses);
    label->uses = (int32_t)(a->size + bytes);
    a->size += bytes + 4;
}

static NOT_COPIED bool more_relocations(Assembler *a) {
    uint32_t capacity = a->relocation_capacity * 2 + 32;
    Relocation *grown = realloc(a->relocations, capacity * sizeof *grown);
    if (grown == NULL) {
        a->failed = true;
        return false;
    }
    a->relocations = grown;
    a->relocation_capacity = capacity;
    return true;
}

/* An instruction of an opcode and a displacement that is not known yet. */
static inline uint8_t *put_far(Assembler *a, uint8_t *at, unsigned opcode, const void *target) {
    if (a->relocation_count == a->relocation_capacity && !more_relocations(a)) return at;
    a->relocations[a->relocation_count++] = (Relocation){(uint32_t)(at + 1 - a->bytes), target};
    return put32(put8(at, opcode), 0);
}

/* ---- Encodings ---- */

/* An opcode with its REX.W: what most instructions know of themselves when this file is
 * compiled. */
static inline unsigned operation(bool wide, unsigned opcode) {
    return opcode | (unsigned)wide << 19;
}
static inline unsigned prefix_of(unsigned operation, unsigned reg, unsigned base) {
    return 0x40u | operation >> 16 | (reg & 8) >> 1 | (base & 8) >> 3;
}

static NOT_COPIED void rare_rr(Assembler *a, unsigned operation, unsigned reg, unsigned rm,
                               bool always) {
    uint8_t *at = rex(begin(a), operation >> 19, reg, 0, rm, always);
    end(a, modrm_reg(opcode_bytes(at, operation & 0x1ff), reg, rm));
}
static NOT_COPIED uint8_t *any_rm_at(uint8_t *at, unsigned operation, unsigned reg, Mem m,
                                     bool always) {
    return modrm_mem(
        opcode_bytes(rex_mem(at, operation >> 19, reg, m, always), operation & 0x1ff), reg, m);
}

/* Of one byte. */
NOT_COPIED void asm_one_rr(Assembler *a, unsigned operation, unsigned reg, unsigned rm) {
    if (a->size >= a->limit) {
        rare_rr(a, operation, reg, rm, false);
        return;
    }
    unsigned prefix = prefix_of(operation, reg, rm), has_prefix = prefix != 0x40;
    uint8_t *at = a->bytes + a->size;
    *at = (uint8_t)prefix;
    put16(at + has_prefix, (operation & 0xff) | (0xc0 | (reg & 7) << 3 | (rm & 7)) << 8);
    a->size += has_prefix + 2;
}
/* The register is in the opcode's low bits. */
static inline uint8_t *op_r_at(uint8_t *at, bool wide, unsigned opcode, unsigned reg) {
    return opcode_bytes(rex(at, wide, 0, 0, reg, false), opcode | (reg & 7));
}
static void op_r(Assembler *a, bool wide, unsigned opcode, unsigned reg) {
    end(a, op_r_at(begin(a), wide, opcode, reg));
}
static inline void op_rr(Assembler *a, bool wide, unsigned opcode, unsigned reg, unsigned rm) {
    if (opcode > 0xff)
        rare_rr(a, operation(wide, opcode), reg, rm, false);
    else
        asm_one_rr(a, operation(wide, opcode), reg, rm);
}

/* What most instructions are: an opcode of one byte, a base and a displacement, all of it one
 * word to store. */
static inline bool is_plain(const Assembler *a, Mem m) {
    return !(m.form & MEM_ODD) && a->size < a->limit;
}
static inline uint8_t *plain_at(uint8_t *at, unsigned operation, unsigned reg, Mem m) {
    uint64_t place; /* whole, that is in one register, it is taken apart faster */
    memcpy(&place, &m, sizeof place);
    unsigned prefix = prefix_of(operation, reg, place & 8);
    unsigned modrm = (unsigned)(place >> 24 & 0xc0) | (reg & 7) << 3 | (place & 7);
    uint64_t word = (operation & 0xff) | modrm << 8 | (place >> 32 << 16);
    *at = (uint8_t)prefix;
    at += prefix != 0x40;
    memcpy(at, &word, sizeof word);
    return at + 2 + (place >> 24 & 7);
}
_Static_assert(sizeof(Mem) == 8 && offsetof(Mem, form) == 3 && offsetof(Mem, displacement) == 4,
               "bytes of a word");

static NOT_COPIED void rare_rm(Assembler *a, unsigned operation, unsigned reg, Mem m) {
    end(a, any_rm_at(begin(a), operation, reg, m, false));
}
NOT_COPIED void asm_one_rm(Assembler *a, unsigned operation, unsigned reg, Mem m) {
    if (is_plain(a, m))
        a->size = (uint32_t)(plain_at(a->bytes + a->size, operation, reg, m) - a->bytes);
    else
        rare_rm(a, operation, reg, m);
}
/* Of 64 bits near its base, as most slots are: always four bytes. */
NOT_COPIED void asm_near_rm(Assembler *a, unsigned opcode, unsigned reg, Mem m) {
    if (m.form != MEM_NEAR || a->size >= a->limit) {
        asm_one_rm(a, operation(true, opcode), reg, m);
        return;
    }
    uint32_t prefix = 0x48u | (reg & 8) >> 1 | m.base >> 3,
             modrm = 0x40u | (reg & 7) << 3 | (m.base & 7u);
    put32(a->bytes + a->size,
          (int32_t)(prefix | opcode << 8 | modrm << 16 | (uint32_t)m.displacement << 24));
    a->size += 4;
}
static inline void op_rm(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m) {
    if (opcode > 0xff)
        rare_rm(a, operation(wide, opcode), reg, m);
    else if (wide)
        asm_near_rm(a, opcode, reg, m);
    else
        asm_one_rm(a, operation(wide, opcode), reg, m);
}
/* With a constant of `bytes` bytes behind it. */
static NOT_COPIED void rare_mi(Assembler *a, unsigned operation, unsigned reg, Mem m,
                               int32_t value, unsigned bytes) {
    uint8_t *at = any_rm_at(begin(a), operation, reg, m, false);
    put32(at, value);
    end(a, at + bytes);
}
static NOT_COPIED void op_mi(Assembler *a, unsigned operation, unsigned reg, Mem m,
                             int32_t value, unsigned bytes) {
    if (!is_plain(a, m)) {
        rare_mi(a, operation, reg, m, value, bytes);
        return;
    }
    uint8_t *at = plain_at(a->bytes + a->size, operation, reg, m);
    put32(at, value);
    a->size = (uint32_t)(at + bytes - a->bytes);
}
static bool is_byte(int32_t value) { return value >= -128 && value <= 127; }

/* ---- Padding ---- */

void asm_nop(Assembler *a, unsigned bytes) {
    static const uint8_t forms[9][9] = {{0},
                                        {0x90},
                                        {0x66, 0x90},
                                        {0x0f, 0x1f, 0x00},
                                        {0x0f, 0x1f, 0x40, 0x00},
                                        {0x0f, 0x1f, 0x44, 0x00, 0x00},
                                        {0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00},
                                        {0x0f, 0x1f, 0x80, 0, 0, 0, 0},
                                        {0x0f, 0x1f, 0x84, 0x00, 0, 0, 0, 0}};
    while (bytes > 0) {
        unsigned n = bytes > 8 ? 8 : bytes;
        uint8_t *at = begin(a);
        memcpy(at, forms[n], 8);
        end(a, at + n);
        bytes -= n;
    }
}
void asm_align(Assembler *a, unsigned alignment) {
    asm_nop(a, (0u - a->size) & (alignment - 1));
}

enum { NOP_TO = 0x00841f0f };
void asm_nop_to(Assembler *a, Label *label) { op_use(a, NOP_TO, 4, label); }

/* ---- Moves ---- */

void asm_mov_ri(Assembler *a, Reg to, uint64_t value) {
    if (value <= UINT32_MAX) {
        end(a, put32(op_r_at(begin(a), false, 0xb8, to), (int32_t)value));
    } else if ((int64_t)value == (int32_t)value) {
        op_rr(a, true, 0xc7, 0, to);
        asm_u32(a, (uint32_t)value);
    } else {
        op_r(a, true, 0xb8, to);
        asm_u64(a, value);
    }
}
void asm_store_imm(Assembler *a, bool wide, Mem to, int32_t value) {
    op_mi(a, operation(wide, 0xc7), 0, to, value, 4);
}
void asm_load_u8(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1b6, to, from); }
void asm_load_s8(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1be, to, from); }
void asm_load_u16(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1b7, to, from); }
void asm_load_s16(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1bf, to, from); }
void asm_load_s32(Assembler *a, Reg to, Mem from) { op_rm(a, true, 0x63, to, from); }
void asm_store8(Assembler *a, Mem to, Reg from) {
    end(a,
        any_rm_at(begin(a), 0x88, from, to, from >= RSP)); /* spl, bpl, sil, dil need a REX */
}
void asm_store16(Assembler *a, Mem to, Reg from) {
    asm_byte(a, 0x66);
    op_rm(a, false, 0x89, from, to);
}
void asm_store8_imm(Assembler *a, Mem to, int value) { op_mi(a, 0xc6, 0, to, value, 1); }
void asm_store16_imm(Assembler *a, Mem to, int value) {
    asm_byte(a, 0x66);
    op_mi(a, 0xc7, 0, to, value, 2);
}
static void extend8(Assembler *a, unsigned opcode, Reg to, Reg from) {
    rare_rr(a, opcode, to, from, from >= RSP);
}
void asm_extend_s8(Assembler *a, Reg to, Reg from) { extend8(a, 0x1be, to, from); }
void asm_extend_u8(Assembler *a, Reg to, Reg from) { extend8(a, 0x1b6, to, from); }
void asm_extend_s16(Assembler *a, Reg to, Reg from) { op_rr(a, false, 0x1bf, to, from); }
void asm_extend_u16(Assembler *a, Reg to, Reg from) { op_rr(a, false, 0x1b7, to, from); }
void asm_extend_s32(Assembler *a, Reg to, Reg from) { op_rr(a, true, 0x63, to, from); }
void asm_lea_label(Assembler *a, Reg to, Label *label) {
    uint8_t *at = opcode_bytes(rex(begin(a), true, to, 0, 0, false), 0x8d);
    end(a, put_use(a, put8(at, (to & 7u) << 3 | 5), label));
}
void asm_xchg_rr(Assembler *a, bool wide, Reg x, Reg y) { op_rr(a, wide, 0x87, x, y); }
void asm_xchg_mr(Assembler *a, bool wide, Mem m, Reg r) { op_rm(a, wide, 0x87, r, m); }
void asm_push(Assembler *a, Reg r) { op_r(a, false, 0x50, r); }
void asm_pop(Assembler *a, Reg r) { op_r(a, false, 0x58, r); }
void asm_push_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 6, m); }
void asm_pop_mem(Assembler *a, Mem m) { op_rm(a, false, 0x8f, 0, m); }
void asm_copy(Assembler *a, Mem to, Mem from) {
    if (to.form == MEM_NEAR && from.form == MEM_NEAR && to.base < R8 && from.base < R8) {
        uint64_t push =
            0x70ffu | (uint32_t)from.base << 8 | (from.displacement & 0xff) << 16; /* ff /6 */
        uint64_t pop =
            0x408fu | (uint32_t)to.base << 8 | (to.displacement & 0xff) << 16; /* 8f /0 */
        asm_word(a, push | pop << 24, 6);
        return;
    }
    asm_push_mem(a, from);
    asm_pop_mem(a, to);
}
void asm_lock_cmpxchg(Assembler *a, bool wide, Mem m, Reg r) {
    asm_byte(a, 0xf0);
    op_rm(a, wide, 0x1b1, r, m);
}
void asm_lock_xadd(Assembler *a, bool wide, Mem m, Reg r) {
    asm_byte(a, 0xf0);
    op_rm(a, wide, 0x1c1, r, m);
}
void asm_fence(Assembler *a) { /* cheaper than mfence */
    asm_byte(a, 0xf0);
    asm_alu_mi(a, ALU_OR, false, mem_at(RSP, 0), 0);
}

/* ---- Integer arithmetic ---- */

void asm_alu_ri(Assembler *a, Alu op, bool wide, Reg to, int32_t value) {
    if (is_byte(value)) {
        op_rr(a, wide, 0x83, op, to);
        asm_byte(a, (unsigned)value);
    } else {
        op_rr(a, wide, 0x81, op, to);
        asm_u32(a, (uint32_t)value);
    }
}
void asm_alu_rm(Assembler *a, Alu op, bool wide, Reg to, Mem from) {
    op_rm(a, wide, op << 3 | 3, to, from);
}
void asm_alu_mi(Assembler *a, Alu op, bool wide, Mem to, int32_t value) {
    bool is_short = is_byte(value);
    op_mi(a, operation(wide, is_short ? 0x83 : 0x81), op, to, value, is_short ? 1 : 4);
}
void asm_alu_m8i(Assembler *a, Alu op, Mem to, int value) { op_mi(a, 0x80, op, to, value, 1); }
void asm_cmp_m8r(Assembler *a, Mem x, Reg y) {
    end(a, any_rm_at(begin(a), 0x38, y, x, y >= RSP));
}
void asm_cmp_m16r(Assembler *a, Mem x, Reg y) {
    asm_byte(a, 0x66);
    op_rm(a, false, 0x39, y, x);
}
void asm_test_ri(Assembler *a, bool wide, Reg x, int32_t value) {
    op_rr(a, wide, 0xf7, 0, x);
    asm_u32(a, (uint32_t)value);
}
void asm_test_m8i(Assembler *a, Mem m, int value) { op_mi(a, 0xf6, 0, m, value, 1); }
void asm_imul_rr(Assembler *a, bool wide, Reg to, Reg from) { op_rr(a, wide, 0x1af, to, from); }
void asm_imul_rm(Assembler *a, bool wide, Reg to, Mem from) { op_rm(a, wide, 0x1af, to, from); }
void asm_imul_rri(Assembler *a, bool wide, Reg to, Reg from, int32_t value) {
    op_rr(a, wide, is_byte(value) ? 0x6b : 0x69, to, from);
    if (is_byte(value))
        asm_byte(a, (unsigned)value & 0xff);
    else
        asm_u32(a, (uint32_t)value);
}
void asm_unary(Assembler *a, Unary op, bool wide, Reg r) { op_rr(a, wide, 0xf7, op, r); }
void asm_sign(Assembler *a, bool wide) {
    end(a, opcode_bytes(rex(begin(a), wide, 0, 0, 0, false), 0x99));
}
void asm_shift_ri(Assembler *a, Shift op, bool wide, Reg r, unsigned count) {
    op_rr(a, wide, 0xc1, op, r);
    asm_byte(a, count);
}
void asm_shift_cl(Assembler *a, Shift op, bool wide, Reg r) { op_rr(a, wide, 0xd3, op, r); }
void asm_shift_x(Assembler *a, Shift op, bool wide, Reg to, Reg from, Reg count) {
    unsigned prefix = op == SHIFT_LEFT ? 1 : op == SHIFT_RIGHT ? 3 : 2;
    asm_byte(a, 0xc4);
    asm_byte(a, (~(unsigned)to >> 3 & 1) << 7 | 1 << 6 | (~(unsigned)from >> 3 & 1) << 5 | 2);
    asm_byte(a, (unsigned)wide << 7 | (~(unsigned)count & 15) << 3 | prefix);
    asm_byte(a, 0xf7);
    asm_byte(a, 0xc0 | (to & 7u) << 3 | (from & 7u));
}
void asm_setcc(Assembler *a, Condition cc, Reg r) { rare_rr(a, 0x190u | cc, 0, r, r >= RSP); }
void asm_cmov(Assembler *a, Condition cc, bool wide, Reg to, Reg from) {
    op_rr(a, wide, 0x140 | cc, to, from);
}
void asm_bswap(Assembler *a, bool wide, Reg r) { op_r(a, wide, 0x1c8, r); }

/* ---- Control ---- */

static inline bool is_near_back(const Assembler *a, const Label *label) {
    return label->position >= 0 && label->position - (int32_t)a->size - 2 >= -128;
}
static NOT_COPIED void jump_back(Assembler *a, unsigned opcode, const Label *label) {
    uint8_t *at = begin(a);
    end(a,
        put16(at, opcode | ((unsigned)(label->position - (int32_t)a->size - 2) & 0xff) << 8));
}
void asm_jmp(Assembler *a, Label *label) {
    if (is_near_back(a, label))
        jump_back(a, 0xeb, label);
    else
        op_use(a, 0xe9, 1, label);
}
void asm_jcc(Assembler *a, Condition cc, Label *label) {
    if (is_near_back(a, label))
        jump_back(a, 0x70 | cc, label);
    else
        op_use(a, 0x0f | (0x80u | cc) << 8, 2, label);
}
void asm_jmp_reg(Assembler *a, Reg r) { op_rr(a, false, 0xff, 4, r); }
void asm_jmp_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 4, m); }
void asm_call_reg(Assembler *a, Reg r) { op_rr(a, false, 0xff, 2, r); }
void asm_call_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 2, m); }
void asm_call_address(Assembler *a, const void *target) {
    end(a, put_far(a, begin(a), 0xe8, target));
}
void asm_jmp_address(Assembler *a, const void *target) {
    end(a, put_far(a, begin(a), 0xe9, target));
}
static NOT_COPIED void any_call_nop_to(Assembler *a, const void *target, Label *label) {
    end(a, put_far(a, begin(a), 0xe8, target));
    asm_nop_to(a, label);
}
void asm_call_nop_to(Assembler *a, const void *target, Label *label) {
    enum { CALL = 5, NOP = 4 };
    if (a->size >= a->limit || a->relocation_count == a->relocation_capacity ||
        label->position >= 0) {
        any_call_nop_to(a, target, label);
        return;
    }
    uint8_t *at = a->bytes + a->size;
    a->relocations[a->relocation_count++] = (Relocation){a->size + 1, target};
    put32(put8(at, 0xe8), 0);
    put32(at + CALL, NOP_TO);
    put32(at + CALL + NOP, label->uses);
    label->uses = (int32_t)(a->size + CALL + NOP);
    a->size += CALL + NOP + 4;
}
void asm_ret(Assembler *a) { asm_byte(a, 0xc3); }
