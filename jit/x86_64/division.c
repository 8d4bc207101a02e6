/* SPDX-License-Identifier: MIT */
/* Templates of integer divisions and remainders. By a constant they are multiplications and
 * shifts. */
#include <string.h>

#include "jit/x86_64/templates.h"

static void slow_divide_by_minus_one(Compiler *c, SlowPath *slow) {
    bool wide = slow->result.type == 'J';
    if (slow->data == NULL)
        asm_unary(c->a, UNARY_NEG, wide, RAX);
    else
        asm_alu_rr(c->a, ALU_XOR, false, RDX, RDX);
    asm_jmp(c->a, &slow->back);
}

/* Inlined, where the call that may happen wants what is in the two registers of the
 * instructions, the method is not inlined after all. */
static bool may_take_rax_and_rdx(Compiler *c) {
    if (c->inlined == NULL || !(c->inline_pins_gp & (1u << RAX | 1u << RDX))) return true;
    compiler_fail_inline(c);
    return false;
}

static void divide_general(Compiler *c, char type, bool remainder, Val *a, Val *b) {
    bool wide = type == 'J';
    Val *values[] = {a, b};
    if (!may_take_rax_and_rdx(c)) return;
    Reg y = use_gp(c, b);
    if (b->kind != VAL_CONST) {
        asm_test_rr(c->a, wide, y, y);
        slow_throw(c, CC_E, STUB_throw_division);
    }
    if (!(a->kind == VAL_GP && a->reg == RAX && value_is_own(c, a) && y != RAX))
        take_gp(c, RAX, values, 2);
    take_gp(c, RDX, values, 2);
    load_gp(c, RAX, a, (uint32_t)a->value);
    y = use_gp(c, b);
    SlowPath *slow = slow_jump(c, slow_divide_by_minus_one);
    slow->result.type = type;
    slow->data = remainder ? slow : NULL;
    asm_alu_ri(c->a, ALU_CMP, wide, y, -1);
    asm_jcc(c->a, CC_E, &slow->from);
    asm_sign(c->a, wide);
    asm_unary(c->a, UNARY_IDIV, wide, y);
    asm_label(c->a, &slow->back);
    push_gp(c, type, remainder ? RDX : RAX);
}

/* x / 2^k, rounded toward zero, from a copy of x. */
static Reg divide_by_power(Compiler *c, bool wide, Reg x, unsigned k) {
    unsigned bits = wide ? 64 : 32;
    Reg to = new_gp(c, false);
    asm_mov_rr(c->a, wide, to, x);
    if (k > 1) asm_shift_ri(c->a, SHIFT_ARITHMETIC, wide, to, k - 1);
    asm_shift_ri(c->a, SHIFT_RIGHT, wide, to, bits - k);
    asm_alu_rr(c->a, ALU_ADD, wide, to, x);
    asm_shift_ri(c->a, SHIFT_ARITHMETIC, wide, to, k);
    return to;
}

/* The multiplier and shift that replace a division by d, 2 <= d < 2^31: floor(2^p / d) + 1 with
 * the least p that is exact for all dividends of so many bits (Granlund and Montgomery). */
static uint64_t magic(uint32_t d, unsigned bits, unsigned *shift_by) {
    uint64_t half = UINT64_C(1) << (bits - 1), limit = half - 1 - half % d;
    uint64_t rest = half % d * 2 % d; /* of the power */
    unsigned __int128 power = (unsigned __int128)half * 2;
    for (*shift_by = 0; power <= (unsigned __int128)limit * (d - rest) && *shift_by < bits - 1;
         ++*shift_by) {
        power *= 2;
        rest = rest * 2 % d;
    }
    return (uint64_t)((power + d - rest) / d);
}

static Reg divide_by_magic(Compiler *c, Reg x, uint32_t d) {
    unsigned by;
    int32_t factor = (int32_t)(uint32_t)magic(d, 32, &by);
    Reg to = new_gp(c, false), sign = new_gp(c, false);
    asm_extend_s32(c->a, to, x);
    asm_imul_rri(c->a, true, to, to, factor);
    asm_shift_ri(c->a, SHIFT_RIGHT, true, to, 32);
    if (factor < 0) asm_alu_rr(c->a, ALU_ADD, false, to, x);
    if (by > 0) asm_shift_ri(c->a, SHIFT_ARITHMETIC, false, to, by);
    asm_mov_rr(c->a, false, sign, x);
    asm_shift_ri(c->a, SHIFT_RIGHT, false, sign, 31);
    asm_alu_rr(c->a, ALU_ADD, false, to, sign);
    return to;
}

/* Of a long the product's upper half is wanted, which is in rdx. */
static void divide_long_by_magic(Compiler *c, Val *a, uint32_t d, bool remainder) {
    Val *values[] = {a};
    unsigned by;
    int64_t factor = (int64_t)magic(d, 64, &by);
    if (!may_take_rax_and_rdx(c)) return;
    take_gp(c, RAX, values, 1);
    take_gp(c, RDX, values, 1);
    Reg x = use_gp(c, a);
    asm_mov_ri(c->a, RAX, (uint64_t)factor);
    asm_unary(c->a, UNARY_IMUL, true, x);
    if (factor < 0) asm_alu_rr(c->a, ALU_ADD, true, RDX, x);
    if (by > 0) asm_shift_ri(c->a, SHIFT_ARITHMETIC, true, RDX, by);
    asm_mov_rr(c->a, true, RAX, x);
    asm_shift_ri(c->a, SHIFT_RIGHT, true, RAX, 63);
    asm_alu_rr(c->a, ALU_ADD, true, RDX, RAX);
    if (!remainder) {
        push_gp(c, 'J', RDX);
        return;
    }
    asm_imul_rri(c->a, true, RDX, RDX, (int32_t)d);
    asm_mov_rr(c->a, true, RAX, x);
    asm_alu_rr(c->a, ALU_SUB, true, RAX, RDX);
    push_gp(c, 'J', RAX);
}

static void divide(Compiler *c, char type, bool remainder) {
    bool wide = type == 'J';
    Val b = value_pop(c, type), a = value_pop(c, type);
    if (c->failed) return;
    int64_t d = b.value;
    bool is_constant = b.kind == VAL_CONST && d >= 2 && d <= INT32_MAX;
    bool is_power = is_constant && (d & (d - 1)) == 0;
    if (!is_constant || a.kind == VAL_CONST) {
        divide_general(c, type, remainder, &a, &b);
        return;
    }
    if (wide && !is_power) {
        divide_long_by_magic(c, &a, (uint32_t)d, remainder);
        return;
    }
    Reg x = use_gp(c, &a);
    unsigned k = (unsigned)__builtin_ctzll((uint64_t)d);
    Reg quotient =
        is_power ? divide_by_power(c, wide, x, k) : divide_by_magic(c, x, (uint32_t)d);
    if (!remainder) {
        push_gp(c, type, quotient);
        return;
    }
    if (is_power)
        asm_shift_ri(c->a, SHIFT_LEFT, wide, quotient, k);
    else
        asm_imul_rri(c->a, wide, quotient, quotient, (int32_t)d);
    Reg to = own_gp(c, &a, true);
    asm_alu_rr(c->a, ALU_SUB, wide, to, quotient);
    push_gp(c, type, to);
}
void emit_idiv(Compiler *c) { divide(c, 'I', false); }
void emit_irem(Compiler *c) { divide(c, 'I', true); }
void emit_ldiv(Compiler *c) { divide(c, 'J', false); }
void emit_lrem(Compiler *c) { divide(c, 'J', true); }
