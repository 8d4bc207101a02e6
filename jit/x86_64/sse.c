/* SPDX-License-Identifier: MIT */
/* Instructions with a mandatory prefix or AVX's: floating point, and the counting of bits,
 * which is encoded alike. */
#include "jit/x86_64/sse.h"
#include "jit/x86_64/encoding.h"

static NOT_COPIED void sse_rr(Assembler *a, unsigned prefix, bool wide, unsigned opcode,
                              unsigned reg, unsigned rm) {
    uint8_t *at = begin(a);
    if (prefix != 0) *at++ = (uint8_t)prefix;
    end(a, modrm_reg(opcode_bytes(rex(at, wide, reg, 0, rm, false), opcode | 0x100), reg, rm));
}
static NOT_COPIED void sse_rm(Assembler *a, unsigned prefix, unsigned opcode, unsigned reg,
                              Mem m) {
    uint8_t *at = begin(a);
    if (prefix != 0) *at++ = (uint8_t)prefix;
    end(a, modrm_mem(opcode_bytes(rex_mem(at, false, reg, m, false), opcode | 0x100), reg, m));
}
void asm_bit_scan(Assembler *a, unsigned opcode, unsigned prefix, bool wide, Reg to, Reg from) {
    sse_rr(a, prefix, wide, opcode, to, from);
}

static unsigned scalar_prefix(bool wide) { return wide ? 0xf2 : 0xf3; }
static unsigned packed_prefix(bool wide) { return wide ? 0x66 : 0; }

void asm_fload(Assembler *a, bool wide, Xmm to, Mem from) {
    sse_rm(a, scalar_prefix(wide), 0x10, to, from);
}
void asm_fstore(Assembler *a, bool wide, Mem to, Xmm from) {
    sse_rm(a, scalar_prefix(wide), 0x11, from, to);
}
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
static uint8_t *vex_scalar(uint8_t *at, bool wide, unsigned reg, unsigned x, unsigned index,
                           unsigned base) {
    unsigned rest = (~x & 15) << 3 | (wide ? 3 : 2), no_reg = (~reg & 8) << 4,
             no_index = (~index & 8) << 3, no_base = (~base & 8) << 2;
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
    end(a,
        modrm_mem(opcode_bytes(vex_scalar(begin(a), wide, to, x, y.index, y.base), op), to, y));
}
void asm_fused_rr(Assembler *a, bool wide, Xmm to, Xmm x, Xmm y) {
    asm_byte(a, 0xc4);
    asm_byte(a, (~to >> 3 & 1) << 7 | 1 << 6 | (~y >> 3 & 1) << 5 | 2);
    asm_byte(a, (unsigned)wide << 7 | (~x & 15) << 3 | 1);
    asm_byte(a, 0xa9);
    asm_byte(a, 0xc0 | (to & 7) << 3 | (y & 7));
}
void asm_packed_rr(Assembler *a, Packed op, Xmm to, Xmm from) {
    sse_rr(a, 0, false, op, to, from);
}
void asm_fcompare(Assembler *a, bool wide, Xmm x, Xmm y) {
    sse_rr(a, packed_prefix(wide), false, 0x2e, x, y);
}
void asm_fcompare_rm(Assembler *a, bool wide, Xmm x, Mem y) {
    sse_rm(a, packed_prefix(wide), 0x2e, x, y);
}
void asm_int_to_float(Assembler *a, bool wide_int, bool wide, Xmm to, Reg from) {
    sse_rr(a, scalar_prefix(wide), wide_int, 0x2a, to, from);
}
void asm_float_to_int(Assembler *a, bool wide, bool wide_int, Reg to, Xmm from) {
    sse_rr(a, scalar_prefix(wide), wide_int, 0x2c, to, from);
}
void asm_float_convert(Assembler *a, bool from_wide, Xmm to, Xmm from) {
    sse_rr(a, scalar_prefix(from_wide), false, 0x5a, to, from);
}
void asm_fmov_gp(Assembler *a, bool wide, Xmm to, Reg from) {
    sse_rr(a, 0x66, wide, 0x6e, to, from);
}
void asm_gp_fmov(Assembler *a, bool wide, Reg to, Xmm from) {
    sse_rr(a, 0x66, wide, 0x7e, from, to);
}
void asm_fround(Assembler *a, Xmm to, Xmm from, unsigned mode) {
    uint8_t *at = begin(a);
    *at++ = 0x66;
    at = opcode_bytes(rex(at, false, to, 0, from, false), 0x13a);
    *at++ = 0x0b;
    at = modrm_reg(at, to, from);
    *at++ = (uint8_t)mode;
    end(a, at);
}
