/* SPDX-License-Identifier: MIT */
/* Encodings: [prefix] [REX] opcode modrm [sib] [displacement] [immediate]. */
#include "jit/x86_64/assembler.h"

#include <stdlib.h>
#include <string.h>

/* Many callers, few of them hot at a time: one copy of the code stays in the cache. */
#ifdef __clang__
#define NOT_COPIED __attribute__((noinline))
#else
#define NOT_COPIED __attribute__((noinline, noclone))
#endif

/* ---- The buffer ---- */

static bool reserve(Assembler *a, uint32_t bytes) {
    if (a->size + bytes <= a->capacity) return true;
    uint32_t capacity = a->capacity * 2 + 1024 + bytes;
    uint8_t *grown = capacity > 64u << 20 ? NULL : realloc(a->bytes, capacity);
    if (grown == NULL) {
        a->failed = true;
        a->size = 0; /* goes on in what there is */
        return a->capacity >= bytes;
    }
    a->bytes = grown;
    a->capacity = capacity;
    return true;
}

void asm_free(Assembler *a) {
    free(a->bytes);
    free(a->relocations);
    *a = (Assembler){0};
}

void asm_byte(Assembler *a, unsigned byte) {
    if (a->size + 1 > a->capacity && !reserve(a, 1)) return;
    a->bytes[a->size++] = (uint8_t)byte;
}
void asm_u32(Assembler *a, uint32_t value) {
    if (a->size + 4 > a->capacity && !reserve(a, 4)) return;
    memcpy(a->bytes + a->size, &value, 4);
    a->size += 4;
}
void asm_u64(Assembler *a, uint64_t value) {
    asm_u32(a, (uint32_t)value);
    asm_u32(a, (uint32_t)(value >> 32));
}

static void patch32(Assembler *a, uint32_t at, int32_t value) {
    if (at + 4 <= a->capacity) memcpy(a->bytes + at, &value, 4);
}
static int32_t read32(const Assembler *a, uint32_t at) {
    int32_t value = -1;
    if (at + 4 <= a->capacity) memcpy(&value, a->bytes + at, 4);
    return value;
}

/* ---- Labels ---- */

/* A use is a displacement relative to its own end, or, for asm_distance and asm_nop_to, to a place given
 * by the word before... all uses keep it simple: the displacement is relative to position + 4 + bias,
 * and the bias waits in the chain's high bits. */
enum { CHAIN_BITS = 26, CHAIN_END = (1 << CHAIN_BITS) - 1 };

static void use_label(Assembler *a, Label *label, unsigned bias) {
    uint32_t at = a->size;
    if (label->position >= 0) {
        asm_u32(a, (uint32_t)(label->position - (int32_t)(at + 4) + (int32_t)bias));
        return;
    }
    uint32_t next = label->uses < 0 ? CHAIN_END : (uint32_t)label->uses;
    asm_u32(a, next | bias << CHAIN_BITS);
    label->uses = (int32_t)at;
}

void asm_label(Assembler *a, Label *label) {
    label->position = (int32_t)a->size;
    int32_t at = label->uses;
    while (at >= 0 && !a->failed) {
        uint32_t word = (uint32_t)read32(a, (uint32_t)at), next = word & CHAIN_END;
        patch32(a, (uint32_t)at, label->position - (at + 4) + (int32_t)(word >> CHAIN_BITS));
        at = next == CHAIN_END ? -1 : (int32_t)next;
    }
    label->uses = -1;
}

static void relocate_later(Assembler *a, const void *target) {
    if (a->relocation_count == a->relocation_capacity) {
        uint32_t capacity = a->relocation_capacity * 2 + 32;
        Relocation *grown = realloc(a->relocations, capacity * sizeof *grown);
        if (grown == NULL) {
            a->failed = true;
            return;
        }
        a->relocations = grown;
        a->relocation_capacity = capacity;
    }
    a->relocations[a->relocation_count++] = (Relocation){a->size, target};
    asm_u32(a, 0);
}

bool asm_relocate(const Assembler *a, uint8_t *to, const uint8_t *at) {
    for (uint32_t i = 0; i < a->relocation_count; i++) {
        const Relocation *r = &a->relocations[i];
        int64_t distance = (const uint8_t *)r->target - (at + r->position + 4);
        int32_t near = (int32_t)distance;
        if (near != distance) return false;
        memcpy(to + r->position, &near, 4);
    }
    return true;
}

/* ---- Parts of instructions: written where there is room for a whole one ---- */

enum { LONGEST = 24 };

static inline uint8_t *begin(Assembler *a) {
    if (a->size + LONGEST > a->capacity && !reserve(a, LONGEST)) return a->lost;
    return a->bytes + a->size;
}
static inline void end(Assembler *a, const uint8_t *at) {
    if (!a->failed) a->size = (uint32_t)(at - a->bytes);
}

static inline uint8_t *rex(uint8_t *at, bool wide, unsigned reg, unsigned index, unsigned base, bool always) {
    unsigned byte = 0x40 | (unsigned)wide << 3 | (reg >> 3 & 1) << 2 | (index >> 3 & 1) << 1 | (base >> 3 & 1);
    *at = (uint8_t)byte;
    return at + (byte != 0x40 || always);
}
/* REG_NONE has the bits of rax here. */
static inline uint8_t *rex_mem(uint8_t *at, bool wide, unsigned reg, Mem m, bool always) {
    return rex(at, wide, reg, m.index, m.base, always);
}
_Static_assert(REG_NONE == 16, "REX looks at bit 3, and bit 4 is no register's");

static inline uint8_t *put32(uint8_t *at, int32_t value) {
    memcpy(at, &value, 4);
    return at + 4;
}

static inline uint8_t *modrm_mem(uint8_t *at, unsigned reg, Mem m) {
    reg = (reg & 7) << 3;
    if (m.base == REG_NONE) {
        *at++ = (uint8_t)(reg | 4);
        *at++ = (uint8_t)((unsigned)m.shift << 6 | (m.index == REG_NONE ? 4u : m.index & 7u) << 3 | 5);
        return put32(at, m.displacement);
    }
    bool is_short = m.displacement >= -128 && m.displacement <= 127;
    /* Base rbp or r13 has no form without displacement. */
    unsigned mod = m.displacement == 0 && (m.base & 7) != 5 ? 0 : is_short ? 0x40 : 0x80;
    if (m.index != REG_NONE || (m.base & 7) == 4) {
        *at++ = (uint8_t)(mod | reg | 4);
        *at++ = (uint8_t)((unsigned)m.shift << 6 | (m.index == REG_NONE ? 4u : m.index & 7u) << 3 | (m.base & 7u));
    } else {
        *at++ = (uint8_t)(mod | reg | (m.base & 7u));
    }
    put32(at, m.displacement);
    return at + (mod == 0x40 ? 1 : mod == 0x80 ? 4 : 0);
}

/* Opcodes above 0xff are those of the map 0F. */
static inline uint8_t *opcode_bytes(uint8_t *at, unsigned opcode) {
    if (opcode > 0xff) *at++ = 0x0f;
    *at = (uint8_t)opcode;
    return at + 1;
}
static inline uint8_t *modrm_reg(uint8_t *at, unsigned reg, unsigned rm) {
    *at = (uint8_t)(0xc0 | (reg & 7) << 3 | (rm & 7));
    return at + 1;
}
static void any_rr(Assembler *a, bool wide, unsigned opcode, unsigned reg, unsigned rm, bool always) {
    uint8_t *at = rex(begin(a), wide, reg, 0, rm, always);
    end(a, modrm_reg(opcode_bytes(at, opcode), reg, rm));
}
static uint8_t *any_rm_at(uint8_t *at, bool wide, unsigned opcode, unsigned reg, Mem m, bool always) {
    return modrm_mem(opcode_bytes(rex_mem(at, wide, reg, m, always), opcode), reg, m);
}
static void any_rm(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m, bool always) {
    end(a, any_rm_at(begin(a), wide, opcode, reg, m, always));
}
static void __attribute__((noinline)) rare_rm(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m) {
    any_rm(a, wide, opcode, reg, m, false);
}

/* What most instructions are: an opcode of one byte, a base and a displacement, all of it one word to store. */
static inline bool is_plain(const Assembler *a, unsigned opcode, Mem m) {
    unsigned odd = (opcode & 0x100) | (m.index ^ REG_NONE) | (m.base & REG_NONE);
    return odd == 0 && (m.base & 7) != 4 && a->size + LONGEST <= a->capacity && !a->failed;
}
static inline unsigned put_plain(uint8_t *at, bool wide, unsigned opcode, unsigned reg, Mem m) {
    unsigned prefix = 0x40u | (unsigned)wide << 3 | (reg & 8) >> 1 | m.base >> 3;
    unsigned modrm = (reg & 7) << 3 | (m.base & 7u), has_prefix = prefix != 0x40, length = has_prefix + 3;
    *at = (uint8_t)prefix;
    if (m.displacement == (int8_t)m.displacement) {
        if (m.displacement == 0 && (m.base & 7) != 5) length--;
        else modrm |= 0x40;
    } else {
        modrm |= 0x80;
        length += 3;
    }
    uint64_t word = opcode | modrm << 8 | (uint64_t)(uint32_t)m.displacement << 16;
    memcpy(at + has_prefix, &word, sizeof word);
    return length;
}
/* The register is in the opcode's low bits. */
static void op_r(Assembler *a, bool wide, unsigned opcode, unsigned reg) {
    end(a, opcode_bytes(rex(begin(a), wide, 0, 0, reg, false), opcode | (reg & 7)));
}
static void op_rr(Assembler *a, bool wide, unsigned opcode, unsigned reg, unsigned rm) {
    any_rr(a, wide, opcode, reg, rm, false);
}
/* Whole, that is in one register, a place is passed faster than its parts. */
static NOT_COPIED void op_rm(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m) {
    if (is_plain(a, opcode, m)) a->size += put_plain(a->bytes + a->size, wide, opcode, reg, m);
    else rare_rm(a, wide, opcode, reg, m);
}
/* With a constant behind it. */
static NOT_COPIED void op_mi(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m, int32_t value) {
    if (is_plain(a, opcode, m)) {
        unsigned length = put_plain(a->bytes + a->size, wide, opcode, reg, m);
        put32(a->bytes + a->size + length, value);
        a->size += length + 4;
        return;
    }
    rare_rm(a, wide, opcode, reg, m);
    asm_u32(a, (uint32_t)value);
}
static void sse_rr(Assembler *a, unsigned prefix, bool wide, unsigned opcode, unsigned reg, unsigned rm) {
    uint8_t *at = begin(a);
    if (prefix != 0) *at++ = (uint8_t)prefix;
    end(a, modrm_reg(opcode_bytes(rex(at, wide, reg, 0, rm, false), opcode | 0x100), reg, rm));
}
static void sse_rm(Assembler *a, unsigned prefix, unsigned opcode, unsigned reg, Mem m) {
    uint8_t *at = begin(a);
    if (prefix != 0) *at++ = (uint8_t)prefix;
    end(a, modrm_mem(opcode_bytes(rex_mem(at, false, reg, m, false), opcode | 0x100), reg, m));
}
static bool is_byte(int32_t value) { return value >= -128 && value <= 127; }

/* ---- Padding ---- */

void asm_nop(Assembler *a, unsigned bytes) {
    static const uint8_t forms[9][9] = {
        {0}, {0x90}, {0x66, 0x90}, {0x0f, 0x1f, 0x00}, {0x0f, 0x1f, 0x40, 0x00}, {0x0f, 0x1f, 0x44, 0x00, 0x00},
        {0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00}, {0x0f, 0x1f, 0x80, 0, 0, 0, 0}, {0x0f, 0x1f, 0x84, 0x00, 0, 0, 0, 0}};
    while (bytes > 0) {
        unsigned n = bytes > 8 ? 8 : bytes;
        uint8_t *at = begin(a);
        memcpy(at, forms[n], 8);
        end(a, at + n);
        bytes -= n;
    }
}
void asm_align(Assembler *a, unsigned alignment) { asm_nop(a, (0u - a->size) & (alignment - 1)); }

void asm_nop_to(Assembler *a, Label *label) {
    asm_u32(a, 0x00841f0f);
    use_label(a, label, 0);
}
void asm_distance(Assembler *a, uint32_t base, Label *label) {
    if (label->position >= 0) asm_u32(a, (uint32_t)(label->position - (int32_t)base));
    else a->failed = true; /* tables come after what they point to */
}

/* ---- Moves ---- */

void asm_mov_rr(Assembler *a, bool wide, Reg to, Reg from) { op_rr(a, wide, 0x89, from, to); }
void asm_mov_ri(Assembler *a, Reg to, uint64_t value) {
    if (value <= UINT32_MAX) {
        op_r(a, false, 0xb8, to);
        asm_u32(a, (uint32_t)value);
    } else if ((int64_t)value == (int32_t)value) {
        op_rr(a, true, 0xc7, 0, to);
        asm_u32(a, (uint32_t)value);
    } else {
        op_r(a, true, 0xb8, to);
        asm_u64(a, value);
    }
}
void asm_load(Assembler *a, bool wide, Reg to, Mem from) { op_rm(a, wide, 0x8b, to, from); }
void asm_store(Assembler *a, bool wide, Mem to, Reg from) { op_rm(a, wide, 0x89, from, to); }
void asm_store_imm(Assembler *a, bool wide, Mem to, int32_t value) {
    op_mi(a, wide, 0xc7, 0, to, value);
}
void asm_load_u8(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1b6, to, from); }
void asm_load_s8(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1be, to, from); }
void asm_load_u16(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1b7, to, from); }
void asm_load_s16(Assembler *a, Reg to, Mem from) { op_rm(a, false, 0x1bf, to, from); }
void asm_load_s32(Assembler *a, Reg to, Mem from) { op_rm(a, true, 0x63, to, from); }
void asm_store8(Assembler *a, Mem to, Reg from) {
    any_rm(a, false, 0x88, from, to, from >= RSP); /* spl, bpl, sil, dil need a REX */
}
void asm_store16(Assembler *a, Mem to, Reg from) {
    asm_byte(a, 0x66);
    op_rm(a, false, 0x89, from, to);
}
void asm_store8_imm(Assembler *a, Mem to, int value) {
    op_rm(a, false, 0xc6, 0, to);
    asm_byte(a, (unsigned)value & 0xff);
}
void asm_store16_imm(Assembler *a, Mem to, int value) {
    asm_byte(a, 0x66);
    op_rm(a, false, 0xc7, 0, to);
    asm_byte(a, (unsigned)value & 0xff);
    asm_byte(a, (unsigned)value >> 8 & 0xff);
}
static void extend8(Assembler *a, unsigned opcode, Reg to, Reg from) {
    any_rr(a, false, opcode, to, from, from >= RSP);
}
void asm_extend_s8(Assembler *a, Reg to, Reg from) { extend8(a, 0x1be, to, from); }
void asm_extend_u8(Assembler *a, Reg to, Reg from) { extend8(a, 0x1b6, to, from); }
void asm_extend_s16(Assembler *a, Reg to, Reg from) { op_rr(a, false, 0x1bf, to, from); }
void asm_extend_u16(Assembler *a, Reg to, Reg from) { op_rr(a, false, 0x1b7, to, from); }
void asm_extend_s32(Assembler *a, Reg to, Reg from) { op_rr(a, true, 0x63, to, from); }
void asm_lea(Assembler *a, bool wide, Reg to, Mem from) { op_rm(a, wide, 0x8d, to, from); }
void asm_lea_label(Assembler *a, Reg to, Label *label) {
    uint8_t *at = opcode_bytes(rex(begin(a), true, to, 0, 0, false), 0x8d);
    *at = (uint8_t)((to & 7) << 3 | 5);
    end(a, at + 1);
    use_label(a, label, 0);
}
void asm_xchg_rr(Assembler *a, bool wide, Reg x, Reg y) { op_rr(a, wide, 0x87, x, y); }
void asm_xchg_mr(Assembler *a, bool wide, Mem m, Reg r) { op_rm(a, wide, 0x87, r, m); }
void asm_push(Assembler *a, Reg r) {
    op_r(a, false, 0x50, r);
}
void asm_pop(Assembler *a, Reg r) {
    op_r(a, false, 0x58, r);
}
void asm_push_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 6, m); }
void asm_pop_mem(Assembler *a, Mem m) { op_rm(a, false, 0x8f, 0, m); }
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

void asm_alu_rr(Assembler *a, Alu op, bool wide, Reg to, Reg from) { op_rr(a, wide, op << 3 | 1, from, to); }
void asm_alu_ri(Assembler *a, Alu op, bool wide, Reg to, int32_t value) {
    if (is_byte(value)) {
        op_rr(a, wide, 0x83, op, to);
        asm_byte(a, (unsigned)value & 0xff);
    } else {
        op_rr(a, wide, 0x81, op, to);
        asm_u32(a, (uint32_t)value);
    }
}
void asm_alu_rm(Assembler *a, Alu op, bool wide, Reg to, Mem from) { op_rm(a, wide, op << 3 | 3, to, from); }
void asm_alu_mr(Assembler *a, Alu op, bool wide, Mem to, Reg from) { op_rm(a, wide, op << 3 | 1, from, to); }
void asm_alu_mi(Assembler *a, Alu op, bool wide, Mem to, int32_t value) {
    op_mi(a, wide, is_byte(value) ? 0x83 : 0x81, op, to, value);
    if (is_byte(value) && !a->failed) a->size -= 3;
}
void asm_alu_m8i(Assembler *a, Alu op, Mem to, int value) {
    op_rm(a, false, 0x80, op, to);
    asm_byte(a, (unsigned)value & 0xff);
}
void asm_test_rr(Assembler *a, bool wide, Reg x, Reg y) { op_rr(a, wide, 0x85, y, x); }
void asm_test_ri(Assembler *a, bool wide, Reg x, int32_t value) {
    op_rr(a, wide, 0xf7, 0, x);
    asm_u32(a, (uint32_t)value);
}
void asm_test_m8i(Assembler *a, Mem m, int value) {
    op_rm(a, false, 0xf6, 0, m);
    asm_byte(a, (unsigned)value & 0xff);
}
void asm_imul_rr(Assembler *a, bool wide, Reg to, Reg from) { op_rr(a, wide, 0x1af, to, from); }
void asm_imul_rm(Assembler *a, bool wide, Reg to, Mem from) { op_rm(a, wide, 0x1af, to, from); }
void asm_imul_rri(Assembler *a, bool wide, Reg to, Reg from, int32_t value) {
    op_rr(a, wide, is_byte(value) ? 0x6b : 0x69, to, from);
    if (is_byte(value)) asm_byte(a, (unsigned)value & 0xff);
    else asm_u32(a, (uint32_t)value);
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
void asm_setcc(Assembler *a, Condition cc, Reg r) {
    any_rr(a, false, 0x190 | cc, 0, r, r >= RSP);
}
void asm_cmov(Assembler *a, Condition cc, bool wide, Reg to, Reg from) { op_rr(a, wide, 0x140 | cc, to, from); }
void asm_bit_scan(Assembler *a, unsigned opcode, unsigned prefix, bool wide, Reg to, Reg from) {
    sse_rr(a, prefix, wide, opcode, to, from);
}
void asm_bswap(Assembler *a, bool wide, Reg r) {
    op_r(a, wide, 0x1c8, r);
}

/* ---- Control ---- */

void asm_jmp(Assembler *a, Label *label) {
    int64_t near = (int64_t)label->position - (int64_t)a->size - 2;
    if (label->position >= 0 && near >= -128) {
        asm_byte(a, 0xeb);
        asm_byte(a, (unsigned)near & 0xff);
        return;
    }
    asm_byte(a, 0xe9);
    use_label(a, label, 0);
}
void asm_jcc(Assembler *a, Condition cc, Label *label) {
    int64_t near = (int64_t)label->position - (int64_t)a->size - 2;
    if (label->position >= 0 && near >= -128) {
        asm_byte(a, 0x70 | cc);
        asm_byte(a, (unsigned)near & 0xff);
        return;
    }
    uint8_t *at = begin(a);
    at[0] = 0x0f;
    at[1] = (uint8_t)(0x80 | cc);
    end(a, at + 2);
    use_label(a, label, 0);
}
void asm_jmp_reg(Assembler *a, Reg r) { op_rr(a, false, 0xff, 4, r); }
void asm_jmp_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 4, m); }
void asm_call_reg(Assembler *a, Reg r) { op_rr(a, false, 0xff, 2, r); }
void asm_call_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 2, m); }
void asm_call_address(Assembler *a, const void *target) {
    asm_byte(a, 0xe8);
    relocate_later(a, target);
}
void asm_jmp_address(Assembler *a, const void *target) {
    asm_byte(a, 0xe9);
    relocate_later(a, target);
}
void asm_ret(Assembler *a) { asm_byte(a, 0xc3); }
void asm_trap(Assembler *a) { asm_byte(a, 0xcc); }

/* ---- Floating point ---- */

static unsigned scalar_prefix(bool wide) { return wide ? 0xf2 : 0xf3; }
static unsigned packed_prefix(bool wide) { return wide ? 0x66 : 0; }

void asm_fload(Assembler *a, bool wide, Xmm to, Mem from) { sse_rm(a, scalar_prefix(wide), 0x10, to, from); }
void asm_fstore(Assembler *a, bool wide, Mem to, Xmm from) { sse_rm(a, scalar_prefix(wide), 0x11, from, to); }
void asm_fmov(Assembler *a, Xmm to, Xmm from) { sse_rr(a, 0, false, 0x28, to, from); }
void asm_fstore16(Assembler *a, Mem to, Xmm from) { sse_rm(a, 0, 0x11, from, to); }
void asm_scalar_rr(Assembler *a, Scalar op, bool wide, Xmm to, Xmm from) {
    sse_rr(a, scalar_prefix(wide), false, op, to, from);
}
void asm_scalar_rm(Assembler *a, Scalar op, bool wide, Xmm to, Mem from) {
    sse_rm(a, scalar_prefix(wide), op, to, from);
}
void asm_packed_rr(Assembler *a, Packed op, Xmm to, Xmm from) { sse_rr(a, 0, false, op, to, from); }
void asm_packed_rm(Assembler *a, Packed op, Xmm to, Mem from) { sse_rm(a, 0, op, to, from); }
void asm_fcompare(Assembler *a, bool wide, Xmm x, Xmm y) { sse_rr(a, packed_prefix(wide), false, 0x2e, x, y); }
void asm_fcompare_rm(Assembler *a, bool wide, Xmm x, Mem y) { sse_rm(a, packed_prefix(wide), 0x2e, x, y); }
void asm_int_to_float(Assembler *a, bool wide_int, bool wide, Xmm to, Reg from) {
    sse_rr(a, scalar_prefix(wide), wide_int, 0x2a, to, from);
}
void asm_float_to_int(Assembler *a, bool wide, bool wide_int, Reg to, Xmm from) {
    sse_rr(a, scalar_prefix(wide), wide_int, 0x2c, to, from);
}
void asm_float_convert(Assembler *a, bool from_wide, Xmm to, Xmm from) {
    sse_rr(a, scalar_prefix(from_wide), false, 0x5a, to, from);
}
void asm_fmov_gp(Assembler *a, bool wide, Xmm to, Reg from) { sse_rr(a, 0x66, wide, 0x6e, to, from); }
void asm_gp_fmov(Assembler *a, bool wide, Reg to, Xmm from) { sse_rr(a, 0x66, wide, 0x7e, from, to); }
void asm_fround(Assembler *a, Xmm to, Xmm from, unsigned mode) {
    uint8_t *at = begin(a);
    *at++ = 0x66;
    at = opcode_bytes(rex(at, false, to, 0, from, false), 0x13a);
    *at++ = 0x0b;
    at = modrm_reg(at, to, from);
    *at++ = (uint8_t)mode;
    end(a, at);
}
