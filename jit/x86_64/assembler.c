/* SPDX-License-Identifier: MIT */
/* Encodings: [prefix] [REX] opcode modrm [sib] [displacement] [immediate]. */
#include "jit/x86_64/assembler.h"
#include "jit/x86_64/sse.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Many callers, few of them hot at a time: one copy of the code stays in the cache. */
#ifdef __clang__
#define NOT_COPIED __attribute__((noinline))
#else
#define NOT_COPIED __attribute__((noinline, noclone))
#endif

/* ---- The buffer ---- */

enum { LONGEST = 32 };

/* One that failed has no room any more. */
static void set_limit(Assembler *a) { a->limit = a->failed || a->capacity < LONGEST ? 0 : a->capacity - LONGEST + 1; }

static NOT_COPIED uint8_t *make_room(Assembler *a) {
    uint32_t capacity = a->capacity * 2 + 1024;
    uint8_t *grown = a->failed || capacity > 64u << 20 ? NULL : realloc(a->bytes, capacity);
    if (grown != NULL) {
        a->bytes = grown;
        a->capacity = capacity;
    } else {
        a->failed = true;
    }
    set_limit(a);
    return a->failed ? a->lost : a->bytes + a->size;
}

void asm_begin(Assembler *a) {
    a->size = a->relocation_count = a->last_label = 0;
    a->failed = false;
    set_limit(a);
}

void asm_free(Assembler *a) {
    free(a->bytes);
    free(a->relocations);
    *a = (Assembler){0};
}

/* ---- Parts of instructions: written where there is room for a whole one ---- */

static inline uint8_t *begin(Assembler *a) { return a->size < a->limit ? a->bytes + a->size : make_room(a); }
/* The size of one that failed means nothing: it has no limit to be below. */
static inline void end(Assembler *a, const uint8_t *at) { a->size = (uint32_t)(at - a->bytes); }
static inline uint8_t *put8(uint8_t *at, unsigned value) {
    *at = (uint8_t)value;
    return at + 1;
}
static inline uint8_t *put16(uint8_t *at, unsigned value) {
    uint16_t word = (uint16_t)value;
    memcpy(at, &word, 2);
    return at + 2;
}
static inline uint8_t *put32(uint8_t *at, int32_t value) {
    memcpy(at, &value, 4);
    return at + 4;
}

static NOT_COPIED void any_word(Assembler *a, uint64_t bytes, unsigned count) {
    uint8_t *at = begin(a);
    memcpy(at, &bytes, sizeof bytes);
    end(a, at + count);
}
void asm_word(Assembler *a, uint64_t bytes, unsigned count) {
    if (a->size >= a->limit) {
        any_word(a, bytes, count);
        return;
    }
    memcpy(a->bytes + a->size, &bytes, sizeof bytes);
    a->size += count;
}
void asm_byte(Assembler *a, unsigned byte) { asm_word(a, byte, 1); }
void asm_u32(Assembler *a, uint32_t value) { asm_word(a, value, sizeof value); }
void asm_u64(Assembler *a, uint64_t value) { asm_word(a, value, sizeof value); }

/* ---- Labels ---- */

/* How uses are chained: labels.c. */
static inline uint8_t *put_use(Assembler *a, uint8_t *at, Label *label) {
    int32_t here = (int32_t)(at - a->bytes);
    if (label->position >= 0) return put32(at, label->position - (here + 4));
    put32(at, label->uses);
    label->uses = here;
    return at + 4;
}

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
/* An instruction of an opcode of some bytes and a use, most often of a label that is not bound yet. */
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

/* ---- Encodings ---- */

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

static inline uint8_t *modrm_mem(uint8_t *at, unsigned reg, Mem m) {
    reg = (reg & 7) << 3;
    if (m.base == REG_NONE) {
        *at++ = (uint8_t)(reg | 4);
        *at++ = (uint8_t)((unsigned)m.shift << 6 | (m.index == REG_NONE ? 4u : m.index & 7u) << 3 | 5);
        return put32(at, m.displacement);
    }
    unsigned mod = m.form & 0xc0;
    if (m.index != REG_NONE || (m.base & 7) == 4) {
        *at++ = (uint8_t)(mod | reg | 4);
        *at++ = (uint8_t)((unsigned)m.shift << 6 | (m.index == REG_NONE ? 4u : m.index & 7u) << 3 | (m.base & 7u));
    } else {
        *at++ = (uint8_t)(mod | reg | (m.base & 7u));
    }
    put32(at, m.displacement);
    return at + (m.form & 7);
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
/* An opcode with its REX.W: what most instructions know of themselves when this file is compiled. */
static inline unsigned operation(bool wide, unsigned opcode) { return opcode | (unsigned)wide << 19; }
static inline unsigned prefix_of(unsigned operation, unsigned reg, unsigned base) {
    return 0x40u | operation >> 16 | (reg & 8) >> 1 | (base & 8) >> 3;
}

static NOT_COPIED void rare_rr(Assembler *a, unsigned operation, unsigned reg, unsigned rm, bool always) {
    uint8_t *at = rex(begin(a), operation >> 19, reg, 0, rm, always);
    end(a, modrm_reg(opcode_bytes(at, operation & 0x1ff), reg, rm));
}
static NOT_COPIED uint8_t *any_rm_at(uint8_t *at, unsigned operation, unsigned reg, Mem m, bool always) {
    return modrm_mem(opcode_bytes(rex_mem(at, operation >> 19, reg, m, always), operation & 0x1ff), reg, m);
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
    if (opcode > 0xff) rare_rr(a, operation(wide, opcode), reg, rm, false);
    else asm_one_rr(a, operation(wide, opcode), reg, rm);
}

/* What most instructions are: an opcode of one byte, a base and a displacement, all of it one word to store. */
static inline bool is_plain(const Assembler *a, Mem m) { return !(m.form & MEM_ODD) && a->size < a->limit; }
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
_Static_assert(sizeof(Mem) == 8 && offsetof(Mem, form) == 3 && offsetof(Mem, displacement) == 4, "bytes of a word");

static NOT_COPIED void rare_rm(Assembler *a, unsigned operation, unsigned reg, Mem m) {
    end(a, any_rm_at(begin(a), operation, reg, m, false));
}
NOT_COPIED void asm_one_rm(Assembler *a, unsigned operation, unsigned reg, Mem m) {
    if (is_plain(a, m)) a->size = (uint32_t)(plain_at(a->bytes + a->size, operation, reg, m) - a->bytes);
    else rare_rm(a, operation, reg, m);
}
/* Of 64 bits near its base, as most slots are: always four bytes. */
NOT_COPIED void asm_near_rm(Assembler *a, unsigned opcode, unsigned reg, Mem m) {
    if (m.form != MEM_NEAR || a->size >= a->limit) {
        asm_one_rm(a, operation(true, opcode), reg, m);
        return;
    }
    uint32_t prefix = 0x48u | (reg & 8) >> 1 | m.base >> 3, modrm = 0x40u | (reg & 7) << 3 | (m.base & 7u);
    put32(a->bytes + a->size, (int32_t)(prefix | opcode << 8 | modrm << 16 | (uint32_t)m.displacement << 24));
    a->size += 4;
}
static inline void op_rm(Assembler *a, bool wide, unsigned opcode, unsigned reg, Mem m) {
    if (opcode > 0xff) rare_rm(a, operation(wide, opcode), reg, m);
    else if (wide) asm_near_rm(a, opcode, reg, m);
    else asm_one_rm(a, operation(wide, opcode), reg, m);
}
/* With a constant of `bytes` bytes behind it. */
static NOT_COPIED void rare_mi(Assembler *a, unsigned operation, unsigned reg, Mem m, int32_t value, unsigned bytes) {
    uint8_t *at = any_rm_at(begin(a), operation, reg, m, false);
    put32(at, value);
    end(a, at + bytes);
}
static NOT_COPIED void op_mi(Assembler *a, unsigned operation, unsigned reg, Mem m, int32_t value, unsigned bytes) {
    if (!is_plain(a, m)) {
        rare_mi(a, operation, reg, m, value, bytes);
        return;
    }
    uint8_t *at = plain_at(a->bytes + a->size, operation, reg, m);
    put32(at, value);
    a->size = (uint32_t)(at + bytes - a->bytes);
}
static NOT_COPIED void sse_rr(Assembler *a, unsigned prefix, bool wide, unsigned opcode, unsigned reg, unsigned rm) {
    uint8_t *at = begin(a);
    if (prefix != 0) *at++ = (uint8_t)prefix;
    end(a, modrm_reg(opcode_bytes(rex(at, wide, reg, 0, rm, false), opcode | 0x100), reg, rm));
}
static NOT_COPIED void sse_rm(Assembler *a, unsigned prefix, unsigned opcode, unsigned reg, Mem m) {
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

enum { NOP_TO = 0x00841f0f };
void asm_nop_to(Assembler *a, Label *label) { op_use(a, NOP_TO, 4, label); }
void asm_distance(Assembler *a, uint32_t base, Label *label) {
    if (label->position >= 0) asm_u32(a, (uint32_t)(label->position - (int32_t)base));
    else a->failed = true; /* tables come after what they point to */
}

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
    end(a, any_rm_at(begin(a), 0x88, from, to, from >= RSP)); /* spl, bpl, sil, dil need a REX */
}
void asm_store16(Assembler *a, Mem to, Reg from) {
    asm_byte(a, 0x66);
    op_rm(a, false, 0x89, from, to);
}
void asm_store8_imm(Assembler *a, Mem to, int value) {
    op_mi(a, 0xc6, 0, to, value, 1);
}
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
void asm_push(Assembler *a, Reg r) {
    op_r(a, false, 0x50, r);
}
void asm_pop(Assembler *a, Reg r) {
    op_r(a, false, 0x58, r);
}
void asm_push_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 6, m); }
void asm_pop_mem(Assembler *a, Mem m) { op_rm(a, false, 0x8f, 0, m); }
void asm_copy(Assembler *a, Mem to, Mem from) {
    if (to.form == MEM_NEAR && from.form == MEM_NEAR && to.base < R8 && from.base < R8) {
        uint64_t push = 0x70ffu | (uint32_t)from.base << 8 | (from.displacement & 0xff) << 16; /* ff /6 */
        uint64_t pop = 0x408fu | (uint32_t)to.base << 8 | (to.displacement & 0xff) << 16;      /* 8f /0 */
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
void asm_alu_rm(Assembler *a, Alu op, bool wide, Reg to, Mem from) { op_rm(a, wide, op << 3 | 3, to, from); }
void asm_alu_mi(Assembler *a, Alu op, bool wide, Mem to, int32_t value) {
    bool is_short = is_byte(value);
    op_mi(a, operation(wide, is_short ? 0x83 : 0x81), op, to, value, is_short ? 1 : 4);
}
void asm_alu_m8i(Assembler *a, Alu op, Mem to, int value) {
    op_mi(a, 0x80, op, to, value, 1);
}
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
void asm_test_m8i(Assembler *a, Mem m, int value) {
    op_mi(a, 0xf6, 0, m, value, 1);
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
    rare_rr(a, 0x190u | cc, 0, r, r >= RSP);
}
void asm_cmov(Assembler *a, Condition cc, bool wide, Reg to, Reg from) { op_rr(a, wide, 0x140 | cc, to, from); }
void asm_bit_scan(Assembler *a, unsigned opcode, unsigned prefix, bool wide, Reg to, Reg from) {
    sse_rr(a, prefix, wide, opcode, to, from);
}
void asm_bswap(Assembler *a, bool wide, Reg r) {
    op_r(a, wide, 0x1c8, r);
}

/* ---- Control ---- */

static inline bool is_near_back(const Assembler *a, const Label *label) {
    return label->position >= 0 && label->position - (int32_t)a->size - 2 >= -128;
}
static NOT_COPIED void jump_back(Assembler *a, unsigned opcode, const Label *label) {
    uint8_t *at = begin(a);
    end(a, put16(at, opcode | ((unsigned)(label->position - (int32_t)a->size - 2) & 0xff) << 8));
}
void asm_jmp(Assembler *a, Label *label) {
    if (is_near_back(a, label)) jump_back(a, 0xeb, label);
    else op_use(a, 0xe9, 1, label);
}
void asm_jcc(Assembler *a, Condition cc, Label *label) {
    if (is_near_back(a, label)) jump_back(a, 0x70 | cc, label);
    else op_use(a, 0x0f | (0x80u | cc) << 8, 2, label);
}
void asm_jmp_reg(Assembler *a, Reg r) { op_rr(a, false, 0xff, 4, r); }
void asm_jmp_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 4, m); }
void asm_call_reg(Assembler *a, Reg r) { op_rr(a, false, 0xff, 2, r); }
void asm_call_mem(Assembler *a, Mem m) { op_rm(a, false, 0xff, 2, m); }
void asm_call_address(Assembler *a, const void *target) { end(a, put_far(a, begin(a), 0xe8, target)); }
void asm_jmp_address(Assembler *a, const void *target) { end(a, put_far(a, begin(a), 0xe9, target)); }
static NOT_COPIED void any_call_nop_to(Assembler *a, const void *target, Label *label) {
    end(a, put_far(a, begin(a), 0xe8, target));
    asm_nop_to(a, label);
}
void asm_call_nop_to(Assembler *a, const void *target, Label *label) {
    enum { CALL = 5, NOP = 4 };
    if (a->size >= a->limit || a->relocation_count == a->relocation_capacity || label->position >= 0) {
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

/* ---- Floating point ---- */

static unsigned scalar_prefix(bool wide) { return wide ? 0xf2 : 0xf3; }
static unsigned packed_prefix(bool wide) { return wide ? 0x66 : 0; }

void asm_fload(Assembler *a, bool wide, Xmm to, Mem from) { sse_rm(a, scalar_prefix(wide), 0x10, to, from); }
void asm_fstore(Assembler *a, bool wide, Mem to, Xmm from) { sse_rm(a, scalar_prefix(wide), 0x11, from, to); }
void asm_fload_label(Assembler *a, bool wide, Xmm to, Label *label) {
    uint8_t *at = put8(begin(a), scalar_prefix(wide));
    if (to >= 8) at = put8(at, 0x44);
    at = put8(put8(at, 0x0f), 0x10);
    end(a, put_use(a, put8(at, (to & 7u) << 3 | 5), label));
}
void asm_fmov(Assembler *a, Xmm to, Xmm from) { sse_rr(a, 0, false, 0x28, to, from); }
void asm_scalar_rr(Assembler *a, Scalar op, bool wide, Xmm to, Xmm from) {
    sse_rr(a, scalar_prefix(wide), false, op, to, from);
}
void asm_scalar_rm(Assembler *a, Scalar op, bool wide, Xmm to, Mem from) {
    sse_rm(a, scalar_prefix(wide), op, to, from);
}
/* The short prefix has no bits for rm's registers. */
static uint8_t *vex_scalar(uint8_t *at, bool wide, unsigned reg, unsigned x, unsigned index, unsigned base) {
    unsigned rest = (~x & 15) << 3 | (wide ? 3 : 2), no_reg = (~reg & 8) << 4, no_index = (~index & 8) << 3, no_base = (~base & 8) << 2;
    bool is_short = no_index != 0 && no_base != 0;
    *at++ = is_short ? 0xc5 : 0xc4;
    if (!is_short) *at++ = (uint8_t)(no_reg | no_index | no_base | 1);
    *at++ = (uint8_t)(is_short ? no_reg | rest : rest);
    return at;
}
void asm_vex_rr(Assembler *a, Scalar op, bool wide, Xmm to, Xmm x, Xmm y) {
    end(a, modrm_reg(opcode_bytes(vex_scalar(begin(a), wide, to, x, 0, y), op), to, y));
}
void asm_vex_rm(Assembler *a, Scalar op, bool wide, Xmm to, Xmm x, Mem y) {
    end(a, modrm_mem(opcode_bytes(vex_scalar(begin(a), wide, to, x, y.index, y.base), op), to, y));
}
void asm_fused_rr(Assembler *a, bool wide, Xmm to, Xmm x, Xmm y) {
    asm_byte(a, 0xc4);
    asm_byte(a, (~to >> 3 & 1) << 7 | 1 << 6 | (~y >> 3 & 1) << 5 | 2);
    asm_byte(a, (unsigned)wide << 7 | (~x & 15) << 3 | 1);
    asm_byte(a, 0xa9);
    asm_byte(a, 0xc0 | (to & 7) << 3 | (y & 7));
}
void asm_packed_rr(Assembler *a, Packed op, Xmm to, Xmm from) { sse_rr(a, 0, false, op, to, from); }
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
