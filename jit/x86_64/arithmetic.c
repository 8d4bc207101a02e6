/* SPDX-License-Identifier: MIT */
/* Templates of arithmetic, conversions and comparisons that yield a value. */
#include <math.h>
#include <string.h>

#include "jit/x86_64/templates.h"

/* ---- Integers ---- */

static int64_t fold(Alu op, char type, int64_t a, int64_t b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b, r;
    switch (op) {
    case ALU_ADD: r = x + y; break;
    case ALU_SUB: r = x - y; break;
    case ALU_AND: r = x & y; break;
    case ALU_OR: r = x | y; break;
    default: r = x ^ y; break;
    }
    return type == 'I' ? (int32_t)r : (int64_t)r;
}

/* Three operands for the price of one: to = a + b. */
static bool add_by_lea(Compiler *c, char type, Val *a, Val *b) {
    bool wide = type == 'J';
    if (value_is_own(c, a) || value_is_target(c, a)) return false;
    Ref sum = !wide && value_is_imm32(b) ? ranges_sum(c, a, b->value) : 0;
    Reg x = use_gp(c, a);
    if (value_is_imm32(b)) {
        Reg to = new_gp(c, true);
        asm_lea(c->a, wide, to, mem_at(x, (int32_t)b->value));
        push_index(c, type, to, sum);
        return true;
    }
    if (b->kind == VAL_CONST || value_is_own(c, b)) return false;
    Reg y = use_gp(c, b);
    Reg to = new_gp(c, true);
    asm_lea(c->a, wide, to, mem_indexed(x, y, 0, 0));
    push_gp(c, type, to);
    return true;
}

/* Of two ints with an `and` between them. */
static Ref most_of_both(const Val *a, const Val *b) {
    int64_t x = ranges_most(a), y = ranges_most(b), most = x < 0 || (y >= 0 && y < x) ? y : x;
    return most >= 0 ? ranges_at_most((uint32_t)most) : 0;
}

/* The lowest byte, or the two lowest. */
static bool mask_by_extending(Compiler *c, Val *a, int64_t mask) {
    if (mask != UINT8_MAX && mask != UINT16_MAX) return false;
    Reg x = use_gp(c, a),
        to = value_is_own(c, a) || value_is_target(c, a) ? x : new_gp(c, true);
    (mask == UINT8_MAX ? asm_extend_u8 : asm_extend_u16)(c->a, to, x);
    push_index(c, 'I', to, ranges_at_most((uint32_t)mask));
    return true;
}

/* A value shifted to the left and to the right, by as many bits together as it has: code that
 * is replaced. */
static bool rotate(Compiler *c, char type, const Val *a, const Val *b) {
    const Shifted x = c->shifted[0], y = c->shifted[1];
    unsigned bits = type == 'J' ? 64 : 32;
    if (y.from > R15 || y.end != c->a->size || x.end != y.begin || c->a->last_label > x.begin ||
        x.from != y.from || x.from == x.to)
        return false;
    if (x.moves != c->moves) return false;
    if (x.wide != (type == 'J') || y.wide != x.wide ||
        x.op + y.op != SHIFT_LEFT + SHIFT_RIGHT || x.count + y.count != (int)bits)
        return false;
    if (a->kind != VAL_GP || a->reg != x.to || !value_is_own(c, a) || b->kind != VAL_GP ||
        b->reg != y.to || !value_is_own(c, b))
        return false;
    compiler_rewind(c, x.begin);
    Reg from = (Reg)x.from, to = y.to == y.from ? from : new_gp(c, true);
    if (to != from) asm_mov_rr(c->a, x.wide, to, from);
    asm_shift_ri(c->a, SHIFT_ROTATE_LEFT, x.wide, to, x.op == SHIFT_LEFT ? x.count : y.count);
    push_gp(c, type, to);
    return true;
}

static void integer_binary(Compiler *c, Alu op, char type) {
    bool wide = type == 'J', commutes = op != ALU_SUB;
    Val b = value_pop(c, type), a = value_pop(c, type), swap;
    Mem m;
    if (c->failed) return;
    if (a.kind == VAL_CONST && b.kind == VAL_CONST) {
        push_const(c, type, fold(op, type, a.value, b.value));
        return;
    }
    if (c->shifted[1].end == c->a->size && commutes && op != ALU_AND && rotate(c, type, &a, &b))
        return;
    if (commutes && (a.kind == VAL_CONST ||
                     (b.kind != VAL_CONST &&
                      (value_is_target(c, &b) || (value_is_own(c, &b) && !value_is_own(c, &a) &&
                                                  !value_is_target(c, &a)))))) {
        swap = a;
        a = b;
        b = swap;
    }
    if (op == ALU_SUB && value_is_imm32(&b) && b.value != INT32_MIN && !value_is_own(c, &a) &&
        !value_is_target(c, &a)) {
        Val negative = b;
        negative.value = -b.value;
        if (add_by_lea(c, type, &a, &negative)) return;
    }
    if (op == ALU_ADD && add_by_lea(c, type, &a, &b)) return;
    if (op == ALU_AND && !wide && b.kind == VAL_CONST && mask_by_extending(c, &a, b.value))
        return;
    Ref exact = !wide && op == ALU_AND ? most_of_both(&a, &b) : 0;
    Reg to;
    if (value_is_imm32(&b)) {
        if (!wide && (op == ALU_ADD || op == ALU_SUB))
            exact = ranges_sum(c, &a, op == ALU_ADD ? b.value : -b.value);
        to = own_gp(c, &a, true);
        asm_alu_ri(c->a, op, wide, to, (int32_t)b.value);
    } else if (value_in_memory(c, &b, &m)) {
        to = own_gp(c, &a, true);
        asm_alu_rm(c->a, op, wide, to, m);
    } else {
        Reg y = use_gp(c, &b);
        to = own_gp(c, &a, true);
        asm_alu_rr(c->a, op, wide, to, y);
    }
    push_index(c, type, to, exact);
}

void emit_iadd(Compiler *c) { integer_binary(c, ALU_ADD, 'I'); }
void emit_isub(Compiler *c) { integer_binary(c, ALU_SUB, 'I'); }
void emit_iand(Compiler *c) { integer_binary(c, ALU_AND, 'I'); }
void emit_ior(Compiler *c) { integer_binary(c, ALU_OR, 'I'); }
void emit_ixor(Compiler *c) { integer_binary(c, ALU_XOR, 'I'); }
void emit_ladd(Compiler *c) { integer_binary(c, ALU_ADD, 'J'); }
void emit_lsub(Compiler *c) { integer_binary(c, ALU_SUB, 'J'); }
void emit_land(Compiler *c) { integer_binary(c, ALU_AND, 'J'); }
void emit_lor(Compiler *c) { integer_binary(c, ALU_OR, 'J'); }
void emit_lxor(Compiler *c) { integer_binary(c, ALU_XOR, 'J'); }

static void multiply(Compiler *c, char type) {
    bool wide = type == 'J';
    Val b = value_pop(c, type), a = value_pop(c, type), swap;
    Mem m;
    if (c->failed) return;
    if (a.kind == VAL_CONST && b.kind == VAL_CONST) {
        uint64_t r = (uint64_t)a.value * (uint64_t)b.value;
        push_const(c, type, wide ? (int64_t)r : (int32_t)r);
        return;
    }
    if (a.kind == VAL_CONST || value_is_target(c, &b)) {
        swap = a;
        a = b;
        b = swap;
    }
    if (value_is_imm32(&b)) {
        uint64_t factor = (uint64_t)b.value;
        if (b.value > 0 && (factor & (factor - 1)) == 0) {
            Reg to = own_gp(c, &a, true);
            if (factor > 1)
                asm_shift_ri(c->a, SHIFT_LEFT, wide, to, (unsigned)__builtin_ctzll(factor));
            push_gp(c, type, to);
            return;
        }
        Reg x = use_gp(c, &a),
            to = value_is_target(c, &a) || value_is_own(c, &a) ? x : new_gp(c, true);
        if (to != x && b.value > 5 &&
            (factor & (factor + 1)) == 0) { /* one less than a power of 2: 31, above all */
            asm_mov_rr(c->a, wide, to, x);
            asm_shift_ri(c->a, SHIFT_LEFT, wide, to, (unsigned)__builtin_ctzll(factor + 1));
            asm_alu_rr(c->a, ALU_SUB, wide, to, x);
            push_gp(c, type, to);
            return;
        }
        if (b.value == 3 || b.value == 5 || b.value == 9)
            asm_lea(c->a, wide, to,
                    mem_indexed(x, x,
                                b.value == 3   ? 1
                                : b.value == 5 ? 2
                                               : 3,
                                0));
        else
            asm_imul_rri(c->a, wide, to, x, (int32_t)b.value);
        push_gp(c, type, to);
        return;
    }
    if (value_in_memory(c, &b, &m)) {
        Reg to = own_gp(c, &a, true);
        asm_imul_rm(c->a, wide, to, m);
        push_gp(c, type, to);
        return;
    }
    Reg y = use_gp(c, &b), to = own_gp(c, &a, true);
    asm_imul_rr(c->a, wide, to, y);
    push_gp(c, type, to);
}
void emit_imul(Compiler *c) { multiply(c, 'I'); }
void emit_lmul(Compiler *c) { multiply(c, 'J'); }

static void negate(Compiler *c, char type) {
    Val a = value_pop(c, type);
    if (c->failed) return;
    if (a.kind == VAL_CONST) {
        push_const(c, type,
                   type == 'I' ? (int32_t)(0u - (uint32_t)a.value)
                               : (int64_t)(0u - (uint64_t)a.value));
        return;
    }
    Reg to = own_gp(c, &a, true);
    asm_unary(c->a, UNARY_NEG, type == 'J', to);
    push_gp(c, type, to);
}
void emit_ineg(Compiler *c) { negate(c, 'I'); }
void emit_lneg(Compiler *c) { negate(c, 'J'); }

static int64_t fold_shift(Shift op, char type, int64_t a, unsigned count) {
    if (type == 'I') {
        if (op == SHIFT_LEFT) return (int32_t)((uint32_t)a << count);
        return op == SHIFT_RIGHT ? (int32_t)((uint32_t)a >> count) : (int32_t)a >> count;
    }
    if (op == SHIFT_LEFT) return (int64_t)((uint64_t)a << count);
    return op == SHIFT_RIGHT ? (int64_t)((uint64_t)a >> count) : a >> count;
}

/* Of an int to the right. */
static Ref most_shifted(Shift op, const Val *a, unsigned count) {
    int64_t most = ranges_most(a);
    if (most >= 0) return ranges_at_most((uint32_t)most >> count);
    return op == SHIFT_RIGHT ? ranges_at_most(UINT32_MAX >> count) : 0;
}

static void shift(Compiler *c, Shift op, char type) {
    bool wide = type == 'J';
    Val b = value_pop(c, 'I'), a = value_pop(c, type);
    if (c->failed) return;
    if (b.kind == VAL_CONST) {
        unsigned count = (unsigned)b.value & (wide ? 63 : 31);
        if (a.kind == VAL_CONST) {
            push_const(c, type, fold_shift(op, type, a.value, count));
            return;
        }
        Ref exact = wide || op == SHIFT_LEFT ? 0 : most_shifted(op, &a, count);
        int from = register_of(c, &a);
        uint32_t begin = c->a->size, moves = c->moves;
        Reg to = own_gp(c, &a, true);
        if (count != 0) asm_shift_ri(c->a, op, wide, to, count);
        c->shifted[0] = c->shifted[1];
        c->shifted[1] = (Shifted){begin,          c->a->size,  (uint8_t)from, (uint8_t)to,
                                  (uint8_t)count, (uint8_t)op, wide,          moves};
        push_index(c, type, to, exact);
    } else if (c->has_bmi2) {
        Reg count = use_gp(c, &b), x = use_gp(c, &a);
        Reg to = value_is_target(c, &a) || value_is_own(c, &a) ? x : new_gp(c, true);
        asm_shift_x(c->a, op, wide, to, x, count);
        push_gp(c, type, to);
    } else {
        Val *values[] = {&a, &b};
        if (c->inlined != NULL) {
            compiler_fail_inline(c);
            return;
        }
        use_gp(c, &b);
        take_gp(c, RCX, values, 2);
        load_gp(c, RCX, &b, (uint32_t)b.value);
        Reg to = own_gp(c, &a, true);
        asm_shift_cl(c->a, op, wide, to);
        push_gp(c, type, to);
    }
}
void emit_ishl(Compiler *c) { shift(c, SHIFT_LEFT, 'I'); }
void emit_ishr(Compiler *c) { shift(c, SHIFT_ARITHMETIC, 'I'); }
void emit_iushr(Compiler *c) { shift(c, SHIFT_RIGHT, 'I'); }
void emit_lshl(Compiler *c) { shift(c, SHIFT_LEFT, 'J'); }
void emit_lshr(Compiler *c) { shift(c, SHIFT_ARITHMETIC, 'J'); }
void emit_lushr(Compiler *c) { shift(c, SHIFT_RIGHT, 'J'); }

void emit_iinc(Compiler *c) {
    bool is_wide = c->code[c->pc] == OP_wide;
    unsigned local = (unsigned)opcode_local(c->code, c->pc);
    int32_t by = is_wide ? opcode_s2(c->code, c->pc + 4) : (int8_t)c->code[c->pc + 2];
    if (c->inlined != NULL) {
        inline_load(c, 'I', local);
        push_const(c, 'I', by);
        if (c->failed == NULL) emit_iadd(c);
        if (c->failed == NULL) inline_store(c, 'I', local);
        return;
    }
    materialize_aliases(c, local);
    ranges_forget(c, local);
    int v = variable_of(c, local, 'I');
    if (v < 0) {
        asm_alu_mi(c->a, ALU_ADD, false, slot_of_local(c, local), by);
        return;
    }
    Val value = {.kind = VAL_LOCAL, .type = 'I', .local = (uint16_t)local};
    asm_alu_ri(c->a, ALU_ADD, false, use_gp(c, &value), by);
    c->state->in_slot &= ~(1u << v);
}

/* ---- Floating point ---- */

/* Where the result of two operands goes that are read before it is written. */
static Xmm float_result(Compiler *c, const Val *a, const Val *b) {
    int v = c->target_variable;
    if (v >= 0 && c->variables[v].class == LOCAL_FLOAT) return c->variables[v].reg;
    return value_is_own(c, a) ? a->reg : value_is_own(c, b) ? b->reg : new_fp(c, false);
}

static void float_binary_avx(Compiler *c, Scalar op, char type, Val *a, Val *b) {
    Mem m;
    Xmm x = use_fp(c, a);
    bool in_memory = value_in_memory(c, b, &m);
    Xmm y = in_memory ? 0 : use_fp(c, b), to = float_result(c, a, b);
    if (in_memory)
        asm_vex_rm(c->a, op, type == 'D', to, x, m);
    else
        asm_vex_rr(c->a, op, type == 'D', to, x, y);
    push_fp(c, type, to);
}

static void swap_values(Val *a, Val *b) {
    Val first = *a;
    *a = *b;
    *b = first;
}

static void float_binary(Compiler *c, Scalar op, char type) {
    bool wide = type == 'D', commutes = op == SCALAR_ADD || op == SCALAR_MUL;
    Val b = value_pop(c, type), a = value_pop(c, type);
    Mem m;
    if (c->failed) return;
    if (c->has_avx) {
        if (commutes && value_in_memory(c, &a, &m)) swap_values(&a, &b);
        float_binary_avx(c, op, type, &a, &b);
        return;
    }
    if (commutes && (value_is_target(c, &b) ||
                     (value_is_own(c, &b) && !value_is_own(c, &a) && !value_is_target(c, &a))))
        swap_values(&a, &b);
    if (value_in_memory(c, &b, &m)) {
        Xmm to = own_fp(c, &a, true);
        asm_scalar_rm(c->a, op, wide, to, m);
        push_fp(c, type, to);
        return;
    }
    Xmm y = use_fp(c, &b), to = own_fp(c, &a, true);
    asm_scalar_rr(c->a, op, wide, to, y);
    push_fp(c, type, to);
}

static int scalar_of(unsigned opcode) {
    switch (opcode) {
    case OP_fadd:
    case OP_dadd: return SCALAR_ADD;
    case OP_fsub:
    case OP_dsub: return SCALAR_SUB;
    case OP_fmul:
    case OP_dmul: return SCALAR_MUL;
    case OP_fdiv:
    case OP_ddiv: return SCALAR_DIV;
    default: return -1;
    }
}

bool take_float_operand(Compiler *c, char type, Mem from) {
    int op = scalar_of(compiler_next_opcode(c, c->pc + c->size));
    uint32_t slots = type_is_wide(type) ? 2 : 1;
    if (op < 0 || c->state->depth < slots) return false;
    Val first = value_pop(c, type);
    if (c->failed) return true;
    if (c->has_avx) {
        Xmm x = use_fp(c, &first);
        c->target_variable = compiler_target_behind(c);
        Xmm to = float_result(c, &first, &first);
        asm_vex_rm(c->a, (Scalar)op, type == 'D', to, x, from);
        push_fp(c, type, to);
    } else if (value_is_own(c, &first)) {
        asm_scalar_rm(c->a, (Scalar)op, type == 'D', first.reg, from);
        push_fp(c, type, first.reg);
    } else {
        value_push(c, first);
        return false;
    }
    c->size++;
    return true;
}

void emit_fadd(Compiler *c) { float_binary(c, SCALAR_ADD, 'F'); }
void emit_fsub(Compiler *c) { float_binary(c, SCALAR_SUB, 'F'); }
void emit_fmul(Compiler *c) { float_binary(c, SCALAR_MUL, 'F'); }
void emit_fdiv(Compiler *c) { float_binary(c, SCALAR_DIV, 'F'); }
void emit_dadd(Compiler *c) { float_binary(c, SCALAR_ADD, 'D'); }
void emit_dsub(Compiler *c) { float_binary(c, SCALAR_SUB, 'D'); }
void emit_dmul(Compiler *c) { float_binary(c, SCALAR_MUL, 'D'); }
void emit_ddiv(Compiler *c) { float_binary(c, SCALAR_DIV, 'D'); }

static void float_remainder(Compiler *c, StubId stub, char type) {
    if (c->inlined != NULL) {
        compiler_fail_inline(c);
        return;
    }
    c->flush_above = c->state->depth;
    flush_state(c);
    Val b = value_pop(c, type), a = value_pop(c, type);
    if (c->failed) return;
    load_fp(c, 1, &b, (uint32_t)b.value);
    load_fp(c, 0, &a, (uint32_t)a.value);
    forget_registers(c);
    asm_call_address(c->a, c->jit->stubs->at[stub]);
    push_fp(c, type, 0);
}
void emit_frem(Compiler *c) { float_remainder(c, STUB_frem, 'F'); }
void emit_drem(Compiler *c) { float_remainder(c, STUB_drem, 'D'); }

static void float_negate(Compiler *c, char type) {
    bool wide = type == 'D';
    Val a = value_pop(c, type);
    if (c->failed) return;
    Xmm x = use_fp(c, &a);
    Reg bits = new_gp(c, false), sign = new_gp(c, false);
    Xmm to = new_fp(c, true);
    asm_gp_fmov(c->a, wide, bits, x);
    asm_mov_ri(c->a, sign, wide ? UINT64_C(1) << 63 : 0x80000000u);
    asm_alu_rr(c->a, ALU_XOR, wide, bits, sign);
    asm_fmov_gp(c->a, wide, to, bits);
    push_fp(c, type, to);
}
void emit_fneg(Compiler *c) { float_negate(c, 'F'); }
void emit_dneg(Compiler *c) { float_negate(c, 'D'); }

/* ---- Conversions ---- */

void emit_i2l(Compiler *c) {
    Val a = value_pop(c, 'I');
    if (c->failed) return;
    if (a.kind == VAL_CONST) {
        push_const(c, 'J', (int32_t)a.value);
        return;
    }
    Reg x = use_gp(c, &a), to = value_is_own(c, &a) ? x : new_gp(c, true);
    asm_extend_s32(c->a, to, x);
    push_gp(c, 'J', to);
}
void emit_l2i(Compiler *c) {
    Val a = value_pop(c, 'J');
    if (c->failed) return;
    if (a.kind == VAL_CONST) {
        push_const(c, 'I', (int32_t)a.value);
        return;
    }
    Reg x = use_gp(c, &a), to = value_is_own(c, &a) ? x : new_gp(c, true);
    asm_mov_rr(c->a, false, to, x);
    push_gp(c, 'I', to);
}

static void narrow(Compiler *c, void (*extend)(Assembler *, Reg, Reg), int bits,
                   bool is_signed) {
    Val a = value_pop(c, 'I');
    if (c->failed) return;
    if (a.kind == VAL_CONST) {
        uint32_t shifted = (uint32_t)a.value << (32 - bits);
        push_const(c, 'I',
                   is_signed ? (int32_t)shifted >> (32 - bits)
                             : (int32_t)(shifted >> (32 - bits)));
        return;
    }
    Reg x = use_gp(c, &a),
        to = value_is_own(c, &a) || value_is_target(c, &a) ? x : new_gp(c, true);
    extend(c->a, to, x);
    push_gp(c, 'I', to);
}
void emit_i2b(Compiler *c) { narrow(c, asm_extend_s8, 8, true); }
void emit_i2c(Compiler *c) { narrow(c, asm_extend_u16, 16, false); }
void emit_i2s(Compiler *c) { narrow(c, asm_extend_s16, 16, true); }

static void integer_to_float(Compiler *c, char from, char type) {
    Val a = value_pop(c, from);
    if (c->failed) return;
    Reg x = use_gp(c, &a);
    Xmm to = new_fp(c, true);
    asm_packed_rr(c->a, PACKED_XOR, to, to); /* the instruction would wait for the old value */
    asm_int_to_float(c->a, from == 'J', type == 'D', to, x);
    push_fp(c, type, to);
}
void emit_i2f(Compiler *c) { integer_to_float(c, 'I', 'F'); }
void emit_i2d(Compiler *c) { integer_to_float(c, 'I', 'D'); }
void emit_l2f(Compiler *c) { integer_to_float(c, 'J', 'F'); }
void emit_l2d(Compiler *c) { integer_to_float(c, 'J', 'D'); }

static void float_to_float(Compiler *c, char from, char type) {
    Val a = value_pop(c, from);
    if (c->failed) return;
    Xmm x = use_fp(c, &a), to = value_is_own(c, &a) ? x : new_fp(c, true);
    asm_float_convert(c->a, from == 'D', to, x);
    push_fp(c, type, to);
}
void emit_f2d(Compiler *c) { float_to_float(c, 'F', 'D'); }
void emit_d2f(Compiler *c) { float_to_float(c, 'D', 'F'); }

/* The hardware answers the least integer for what does not fit: then a function looks again. It
 * may not change any register but the result's, so all that it could are saved on the C stack.
 */
static void slow_float_to_integer(Compiler *c, SlowPath *slow) {
    static const Reg saved[] = {RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11};
    enum { GP_COUNT = 9, FP_BYTES = 16 * 8, BYTES = GP_COUNT * 8 + FP_BYTES + 8 };
    Reg to = slow->result.reg;
    Xmm from = slow->arguments[0].reg;
    asm_alu_ri(c->a, ALU_SUB, true, RSP, BYTES);
    for (int i = 0; i < GP_COUNT; i++) asm_store(c->a, true, mem_at(RSP, i * 8), saved[i]);
    for (unsigned i = 0; i < 16; i++)
        asm_fstore(c->a, true, mem_at(RSP, (int)(GP_COUNT + i) * 8), i);
    if (slow->arguments[0].type == 'F')
        asm_float_convert(c->a, false, 0, from);
    else if (from != 0)
        asm_fmov(c->a, 0, from);
    asm_call_address(c->a, c->jit->stubs->at[slow->helper]);
    for (unsigned i = 0; i < 16; i++)
        asm_fload(c->a, true, i, mem_at(RSP, (int)(GP_COUNT + i) * 8));
    if (to != RAX) asm_mov_rr(c->a, true, to, RAX);
    for (int i = 0; i < GP_COUNT; i++)
        if (saved[i] != to) asm_load(c->a, true, saved[i], mem_at(RSP, i * 8));
    asm_alu_ri(c->a, ALU_ADD, true, RSP, BYTES);
    if (slow->result.type == 'I') asm_mov_rr(c->a, false, to, to);
    asm_jmp(c->a, &slow->back);
}

static void float_to_integer(Compiler *c, char from, char type) {
    bool wide = type == 'J';
    Val a = value_pop(c, from);
    if (c->failed) return;
    Xmm x = use_fp(c, &a);
    Reg to = new_gp(c, true);
    SlowPath *slow = slow_jump(c, slow_float_to_integer);
    slow->helper = wide ? STUB_double_to_long : STUB_double_to_int;
    slow->result = (Val){.type = type, .reg = (uint8_t)to};
    slow->arguments[0] = (Val){.type = from, .reg = (uint8_t)x};
    asm_float_to_int(c->a, from == 'D', wide, to, x);
    if (wide) {
        Reg least = new_gp(c, false);
        asm_mov_ri(c->a, least, UINT64_C(1) << 63);
        asm_alu_rr(c->a, ALU_CMP, true, to, least);
    } else {
        asm_alu_ri(c->a, ALU_CMP, false, to, INT32_MIN);
    }
    asm_jcc(c->a, CC_E, &slow->from);
    asm_label(c->a, &slow->back);
    push_gp(c, type, to);
}
void emit_f2i(Compiler *c) { float_to_integer(c, 'F', 'I'); }
void emit_f2l(Compiler *c) { float_to_integer(c, 'F', 'J'); }
void emit_d2i(Compiler *c) { float_to_integer(c, 'D', 'I'); }
void emit_d2l(Compiler *c) { float_to_integer(c, 'D', 'J'); }
