/* SPDX-License-Identifier: MIT */
/* Parts of instructions, for the assembler's own files: [prefix] [REX] opcode modrm [sib]
 * [displacement] [immediate]. An instruction begins where there is room for a whole one, each
 * part is written behind the one before, and the end says how long it became. */
#ifndef MINIJVM_JIT_X86_64_ENCODING_H
#define MINIJVM_JIT_X86_64_ENCODING_H

#include <string.h>

#include "jit/x86_64/assembler.h"

/* Many callers, few of them hot at a time: one copy of the code stays in the cache. */
#ifdef __clang__
#define NOT_COPIED __attribute__((noinline))
#else
#define NOT_COPIED __attribute__((noinline, noclone))
#endif

/* ---- Beginning and end ---- */

/* A bigger buffer; one that failed has a place where what is written is lost. */
uint8_t *asm_make_room(Assembler *a);
static inline uint8_t *begin(Assembler *a) {
    return a->size < a->limit ? a->bytes + a->size : asm_make_room(a);
}
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

/* ---- Labels ---- */

/* How uses are chained: labels.c. */
static inline uint8_t *put_use(Assembler *a, uint8_t *at, Label *label) {
    int32_t here = (int32_t)(at - a->bytes);
    if (label->position >= 0) return put32(at, label->position - (here + 4));
    put32(at, label->uses);
    label->uses = here;
    return at + 4;
}

/* ---- Encodings ---- */

static inline uint8_t *rex(uint8_t *at, bool wide, unsigned reg, unsigned index, unsigned base,
                           bool always) {
    unsigned byte = 0x40 | (unsigned)wide << 3 | (reg >> 3 & 1) << 2 | (index >> 3 & 1) << 1 |
                    (base >> 3 & 1);
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
        *at++ = (uint8_t)((unsigned)m.shift << 6 |
                          (m.index == REG_NONE ? 4u : m.index & 7u) << 3 | 5);
        return put32(at, m.displacement);
    }
    unsigned mod = m.form & 0xc0;
    if (m.index != REG_NONE || (m.base & 7) == 4) {
        *at++ = (uint8_t)(mod | reg | 4);
        *at++ = (uint8_t)((unsigned)m.shift << 6 |
                          (m.index == REG_NONE ? 4u : m.index & 7u) << 3 | (m.base & 7u));
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

#endif
