/* SPDX-License-Identifier: MIT */
/* Methods of the class library that are made of other instructions than their bytecode. They are inlined like
 * others (inline.c): the arguments are on the operand stack, the result is left there, and what they cannot do
 * gives way to the call. */
#include <string.h>

#include "jit/x86_64/compiler.h"

/* ---- java.lang.Math ---- */

static void intrinsic_sqrt(Compiler *c) {
    Val a = value_pop(c, 'D');
    if (c->failed) return;
    Xmm x = use_fp(c, &a), to = new_fp(c, false);
    asm_scalar_rr(c->a, SCALAR_SQRT, true, to, x);
    push_fp(c, 'D', to);
}

static void integer_abs(Compiler *c, char type) {
    bool wide = type == 'J';
    Val a = value_pop(c, type);
    if (c->failed) return;
    Reg x = use_gp(c, &a), sign = new_gp(c, false), to = new_gp(c, false);
    asm_mov_rr(c->a, wide, sign, x);
    asm_shift_ri(c->a, SHIFT_ARITHMETIC, wide, sign, wide ? 63 : 31);
    asm_mov_rr(c->a, wide, to, x);
    asm_alu_rr(c->a, ALU_XOR, wide, to, sign);
    asm_alu_rr(c->a, ALU_SUB, wide, to, sign);
    push_gp(c, type, to);
}
static void intrinsic_abs_int(Compiler *c) { integer_abs(c, 'I'); }
static void intrinsic_abs_long(Compiler *c) { integer_abs(c, 'J'); }

/* Clears the sign. */
static void float_abs(Compiler *c, char type) {
    bool wide = type == 'D';
    Val a = value_pop(c, type);
    if (c->failed) return;
    Xmm x = use_fp(c, &a), to = new_fp(c, false);
    Reg bits = new_gp(c, false);
    asm_gp_fmov(c->a, wide, bits, x);
    asm_shift_ri(c->a, SHIFT_LEFT, wide, bits, 1);
    asm_shift_ri(c->a, SHIFT_RIGHT, wide, bits, 1);
    asm_fmov_gp(c->a, wide, to, bits);
    push_fp(c, type, to);
}
static void intrinsic_abs_float(Compiler *c) { float_abs(c, 'F'); }
static void intrinsic_abs_double(Compiler *c) { float_abs(c, 'D'); }

static void choose(Compiler *c, char type, Condition take_second) {
    bool wide = type == 'J';
    Val b = value_pop(c, type), a = value_pop(c, type);
    if (c->failed) return;
    Reg y = use_gp(c, &b), x = use_gp(c, &a), to = new_gp(c, false);
    asm_mov_rr(c->a, wide, to, x);
    asm_alu_rr(c->a, ALU_CMP, wide, to, y);
    asm_cmov(c->a, take_second, wide, to, y);
    push_gp(c, type, to);
}
static void intrinsic_max_int(Compiler *c) { choose(c, 'I', CC_L); }
static void intrinsic_min_int(Compiler *c) { choose(c, 'I', CC_G); }
static void intrinsic_max_long(Compiler *c) { choose(c, 'J', CC_L); }
static void intrinsic_min_long(Compiler *c) { choose(c, 'J', CC_G); }

/* ---- Objects and strings ---- */

static void intrinsic_get_class(Compiler *c) {
    Val object = value_pop(c, 'A');
    if (c->failed) return;
    Reg reg = use_gp(c, &object), to = new_gp(c, false);
    null_check(c, &object, reg);
    asm_load(c->a, false, to, mem_at(reg, 0));
    asm_load(c->a, true, to, mem_at(to, offsetof(Class, mirror)));
    value_push(c, (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)to, .nonnull = true});
}

static const Field *string_field(Compiler *c, const char *name) {
    const Class *string = c->jit->vm->known.String;
    for (uint32_t i = 0; i < string->field_count; i++)
        if (!(string->fields[i].flags & ACC_STATIC) && strcmp(string->fields[i].name, name) == 0) return &string->fields[i];
    return NULL;
}

/* Bytes of Latin-1, or two of them, low one first, for each char. */
static void intrinsic_char_at(Compiler *c) {
    const Field *value = string_field(c, "value"), *coder = string_field(c, "coder");
    Val index = value_pop(c, 'I'), string = value_pop(c, 'A');
    if (c->failed || value == NULL || coder == NULL || coder->kind != 'B') {
        compiler_fail_inline(c);
        return;
    }
    Label *wide = new_label(c), *done = new_label(c);
    Reg at = use_gp(c, &index), s = use_gp(c, &string), bytes = new_gp(c, false), to = new_gp(c, false);
    null_check(c, &string, s);
    asm_load(c->a, false, bytes, mem_at(s, (int32_t)value->offset));
    asm_alu_m8i(c->a, ALU_CMP, mem_at(s, (int32_t)coder->offset), 0);
    asm_jcc(c->a, CC_NE, wide);
    asm_alu_rm(c->a, ALU_CMP, false, at, mem_at(bytes, ARRAY_LENGTH_OFFSET));
    inline_give_way(c, CC_AE);
    asm_load_u8(c->a, to, mem_indexed(bytes, at, 0, ARRAY_ELEMENTS_OFFSET));
    asm_jmp(c->a, done);
    asm_label(c->a, wide);
    asm_load(c->a, false, to, mem_at(bytes, ARRAY_LENGTH_OFFSET));
    asm_shift_ri(c->a, SHIFT_RIGHT, false, to, 1);
    asm_alu_rr(c->a, ALU_CMP, false, at, to);
    inline_give_way(c, CC_AE);
    asm_load_u16(c->a, to, mem_indexed(bytes, at, 1, ARRAY_ELEMENTS_OFFSET));
    asm_label(c->a, done);
    push_gp(c, 'I', to);
}

/* ---- The table ---- */

static const struct IntrinsicRow {
    const char *class_name, *name, *descriptor;
    Intrinsic *emit;
} rows[] = {
    {"java/lang/Math", "sqrt", "(D)D", intrinsic_sqrt},
    {"java/lang/StrictMath", "sqrt", "(D)D", intrinsic_sqrt},
    {"java/lang/Math", "abs", "(I)I", intrinsic_abs_int},
    {"java/lang/Math", "abs", "(J)J", intrinsic_abs_long},
    {"java/lang/Math", "abs", "(F)F", intrinsic_abs_float},
    {"java/lang/Math", "abs", "(D)D", intrinsic_abs_double},
    {"java/lang/Math", "max", "(II)I", intrinsic_max_int},
    {"java/lang/Math", "min", "(II)I", intrinsic_min_int},
    {"java/lang/Math", "max", "(JJ)J", intrinsic_max_long},
    {"java/lang/Math", "min", "(JJ)J", intrinsic_min_long},
    {"java/lang/Object", "getClass", "()Ljava/lang/Class;", intrinsic_get_class},
    {"java/lang/String", "charAt", "(I)C", intrinsic_char_at},
};

Intrinsic *intrinsic_of(const Method *m) {
    if (m->holder->loader != NULL || strncmp(m->holder->name, "java/lang/", 10) != 0) return NULL;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].name, m->name) == 0 && strcmp(rows[i].class_name, m->holder->name) == 0 &&
            strcmp(rows[i].descriptor, m->descriptor) == 0)
            return rows[i].emit;
    return NULL;
}
