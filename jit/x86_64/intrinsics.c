/* SPDX-License-Identifier: MIT */
/* Methods of the class library that are made of other instructions than their bytecode. They
 * are inlined like others (inline.c): the arguments are on the operand stack, the result is
 * left there, and what they cannot do gives way to the call. */
#include <cpuid.h>
#include <string.h>

#include "jit/x86_64/templates.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"

/* ---- java.lang.Math ---- */

static void intrinsic_sqrt(Compiler *c) {
    Val a = value_pop(c, 'D');
    if (c->failed) return;
    Xmm x = use_fp(c, &a), to = new_fp(c, false);
    if (c->has_avx)
        asm_vex_rr(c->a, SCALAR_SQRT, true, to, x, x);
    else
        asm_scalar_rr(c->a, SCALAR_SQRT, true, to, x);
    push_fp(c, 'D', to);
}

static void fused_multiply_add(Compiler *c, char type) {
    Val added = value_pop(c, type), b = value_pop(c, type), a = value_pop(c, type);
    if (c->failed) return;
    Xmm y = use_fp(c, &added), x = use_fp(c, &b), to = own_fp(c, &a, false);
    asm_fused_rr(c->a, type == 'D', to, x, y);
    push_fp(c, type, to);
}
static void intrinsic_fma_float(Compiler *c) { fused_multiply_add(c, 'F'); }
static void intrinsic_fma_double(Compiler *c) { fused_multiply_add(c, 'D'); }

enum { ROUND_NEAREST = 8, ROUND_DOWN = 9, ROUND_UP = 10 };
static void round_to(Compiler *c, unsigned mode) {
    Val a = value_pop(c, 'D');
    if (c->failed) return;
    Xmm x = use_fp(c, &a), to = new_fp(c, false);
    asm_fround(c->a, to, x, mode);
    push_fp(c, 'D', to);
}
static void intrinsic_rint(Compiler *c) { round_to(c, ROUND_NEAREST); }
static void intrinsic_floor(Compiler *c) { round_to(c, ROUND_DOWN); }
static void intrinsic_ceil(Compiler *c) { round_to(c, ROUND_UP); }

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

/* The same bits, as a number of the other kind: a constant is kept as its bits. */
static void take_bits(Compiler *c, char type, char as) {
    bool wide = type_is_wide(type);
    Val a = value_pop(c, type);
    if (c->failed) return;
    if (a.kind == VAL_CONST) {
        push_const(c, as, a.value);
    } else if (type_is_float(type)) {
        Xmm x = use_fp(c, &a);
        Reg to = new_gp(c, true);
        asm_gp_fmov(c->a, wide, to, x);
        push_gp(c, as, to);
    } else {
        Reg x = use_gp(c, &a);
        Xmm to = new_fp(c, true);
        asm_fmov_gp(c->a, wide, to, x);
        push_fp(c, as, to);
    }
}
static void intrinsic_bits_of_float(Compiler *c) { take_bits(c, 'F', 'I'); }
static void intrinsic_bits_of_double(Compiler *c) { take_bits(c, 'D', 'J'); }
static void intrinsic_float_of(Compiler *c) { take_bits(c, 'I', 'F'); }
static void intrinsic_double_of(Compiler *c) { take_bits(c, 'J', 'D'); }

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

/* ---- Bits ---- */

enum { POPCNT = 0xb8, TZCNT = 0xbc, LZCNT = 0xbd };
static void count_bits(Compiler *c, char type, unsigned opcode) {
    Val a = value_pop(c, type);
    if (c->failed) return;
    Reg x = use_gp(c, &a), to = new_gp(c, false);
    asm_bit_scan(c->a, opcode, 0xf3, type == 'J', to, x);
    push_gp(c, 'I', to);
}
static void intrinsic_bit_count_int(Compiler *c) { count_bits(c, 'I', POPCNT); }
static void intrinsic_bit_count_long(Compiler *c) { count_bits(c, 'J', POPCNT); }
static void intrinsic_trailing_zeros_int(Compiler *c) { count_bits(c, 'I', TZCNT); }
static void intrinsic_trailing_zeros_long(Compiler *c) { count_bits(c, 'J', TZCNT); }
static void intrinsic_leading_zeros_int(Compiler *c) { count_bits(c, 'I', LZCNT); }
static void intrinsic_leading_zeros_long(Compiler *c) { count_bits(c, 'J', LZCNT); }

static void reverse_bytes(Compiler *c, char type) {
    Val a = value_pop(c, type);
    if (c->failed) return;
    Reg to = own_gp(c, &a, false);
    asm_bswap(c->a, type == 'J', to);
    push_gp(c, type, to);
}
static void intrinsic_reverse_bytes_int(Compiler *c) { reverse_bytes(c, 'I'); }
static void intrinsic_reverse_bytes_long(Compiler *c) { reverse_bytes(c, 'J'); }

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

static void intrinsic_current_thread(Compiler *c) {
    Reg to = new_gp(c, false);
    asm_load(c->a, true, to, mem_at((Reg)R_THREAD, offsetof(Thread, object)));
    value_push(c, (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)to, .nonnull = true});
}

/* What nobody asked for before, and what is locked, is left to the call. */
static void intrinsic_identity_hash(Compiler *c) {
    Val object = value_pop(c, 'A');
    if (c->failed) return;
    Reg reg = use_gp(c, &object), to = new_gp(c, false);
    if (!object.nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
        inline_bail_out(c, CC_E);
    }
    asm_load(c->a, false, to, mem_at(reg, offsetof(Object, lock)));
    asm_test_ri(c->a, false, to, LOCK_TAG_MASK);
    inline_bail_out(c, CC_NE);
    asm_shift_ri(c->a, SHIFT_RIGHT, false, to, LOCK_PAYLOAD_SHIFT);
    inline_bail_out(c, CC_E);
    push_gp(c, 'I', to);
}

static const Field *string_field(Compiler *c, const char *name) {
    const Class *string = c->jit->vm->known.String;
    for (uint32_t i = 0; i < string->field_count; i++)
        if (!(string->fields[i].flags & ACC_STATIC) &&
            strcmp(string->fields[i].name, name) == 0)
            return &string->fields[i];
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
    Reg at = use_gp(c, &index), s = use_gp(c, &string), bytes = new_gp(c, false),
        to = new_gp(c, false);
    null_check(c, &string, s);
    asm_load(c->a, REF_IS_WIDE, bytes, mem_at(s, (int32_t)value->offset));
    asm_alu_m8i(c->a, ALU_CMP, mem_at(s, (int32_t)coder->offset), 0);
    asm_jcc(c->a, CC_NE, wide);
    asm_alu_rm(c->a, ALU_CMP, false, at, mem_at(bytes, ARRAY_LENGTH_OFFSET));
    inline_bail_out(c, CC_AE);
    asm_load_u8(c->a, to, mem_indexed(bytes, at, 0, ARRAY_ELEMENTS_OFFSET));
    asm_jmp(c->a, done);
    asm_label(c->a, wide);
    asm_load(c->a, false, to, mem_at(bytes, ARRAY_LENGTH_OFFSET));
    asm_shift_ri(c->a, SHIFT_RIGHT, false, to, 1);
    asm_alu_rr(c->a, ALU_CMP, false, at, to);
    inline_bail_out(c, CC_AE);
    asm_load_u16(c->a, to, mem_indexed(bytes, at, 1, ARRAY_ELEMENTS_OFFSET));
    asm_label(c->a, done);
    push_gp(c, 'I', to);
}

/* A char of a byte array, which holds two bytes of each: an index that is out of range, and
 * null, give way to the call. */
static Mem char_in_bytes(Compiler *c, Val *array, Val *index) {
    Reg at = use_gp(c, index), bytes = use_gp(c, array), length = new_gp(c, false);
    if (!array->nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, bytes, bytes);
        inline_bail_out(c, CC_E);
    }
    asm_load(c->a, false, length, mem_at(bytes, ARRAY_LENGTH_OFFSET));
    asm_shift_ri(c->a, SHIFT_RIGHT, false, length, 1);
    asm_alu_rr(c->a, ALU_CMP, false, at, length);
    inline_bail_out(c, CC_AE);
    return mem_indexed(bytes, at, 1, ARRAY_ELEMENTS_OFFSET);
}

static void intrinsic_get_char(Compiler *c) {
    Val index = value_pop(c, 'I'), array = value_pop(c, 'A');
    if (c->failed) return;
    Mem place = char_in_bytes(c, &array, &index);
    Reg to = new_gp(c, false);
    asm_load_u16(c->a, to, place);
    push_gp(c, 'I', to);
}

static void intrinsic_put_char(Compiler *c) {
    Val unit = value_pop(c, 'I'), index = value_pop(c, 'I'), array = value_pop(c, 'A');
    if (c->failed) return;
    Reg from = use_gp(c, &unit);
    Mem place = char_in_bytes(c, &array, &index);
    if (c->failed) return;
    inline_effect(c);
    asm_store16(c->a, place, from);
}

/* ---- Comparing: what compareTo of boxes and most comparators end in ---- */

static void compare_numbers(Compiler *c, char type, Condition greater, Condition less) {
    Val b = value_pop(c, type), a = value_pop(c, type);
    if (!c->failed) push_order(c, type == 'J', &a, &b, greater, less);
}
static void intrinsic_compare_int(Compiler *c) { compare_numbers(c, 'I', CC_G, CC_L); }
static void intrinsic_compare_long(Compiler *c) { compare_numbers(c, 'J', CC_G, CC_L); }
static void intrinsic_compare_unsigned_int(Compiler *c) { compare_numbers(c, 'I', CC_A, CC_B); }
static void intrinsic_compare_unsigned_long(Compiler *c) {
    compare_numbers(c, 'J', CC_A, CC_B);
}

/* ---- The tables ---- */

/* The classes in the tables: those of java.lang, and others. */
#define LISTED(ROW)                                                                            \
    ROW(Class)                                                                                 \
    ROW(Double)                                                                                \
    ROW(Float)                                                                                 \
    ROW(Integer)                                                                               \
    ROW(Long)                                                                                  \
    ROW(Math) ROW(Object) ROW(StrictMath) ROW(String) ROW(StringUTF16) ROW(System) ROW(Thread)
typedef enum ListedClass {
#define LISTED_NUMBER(name) LISTED_##name,
    LISTED(LISTED_NUMBER) LISTED_ArraysSupport,
    LISTED_NONE
} ListedClass;
static const char listed_names[][12] = {
#define LISTED_NAME(name) #name,
    LISTED(LISTED_NAME)};

/* What not every processor has; without it the method is as it is written. */
typedef enum Feature {
    FEATURE_NONE,
    FEATURE_SSE4_1,
    FEATURE_POPCNT,
    FEATURE_BMI,
    FEATURE_LZCNT,
    FEATURE_FMA
} Feature;

/* Not every compiler knows it by name. */
static bool has_lzcnt(void) {
    const unsigned leaf = 0x80000001, bit_of_ecx = 1u << 5;
    unsigned a, b, c = 0, d;
    return __get_cpuid(leaf, &a, &b, &c, &d) && (c & bit_of_ecx);
}

static bool has_feature(const VM *vm, Feature feature) {
    if (feature == FEATURE_NONE) return true;
    if (vm->options.jit.isa_v1) return false;
    switch (feature) {
    case FEATURE_SSE4_1: return __builtin_cpu_supports("sse4.1");
    case FEATURE_POPCNT: return __builtin_cpu_supports("popcnt");
    case FEATURE_BMI: return __builtin_cpu_supports("bmi");
    case FEATURE_LZCNT: return has_lzcnt();
    default: return __builtin_cpu_supports("fma");
    }
}

static const struct IntrinsicRow {
    ListedClass class;
    const char *name, *descriptor;
    Intrinsic *emit;
    Feature needs;
} rows[] = {
    {LISTED_Math, "sqrt", "(D)D", intrinsic_sqrt, FEATURE_NONE},
    {LISTED_StrictMath, "sqrt", "(D)D", intrinsic_sqrt, FEATURE_NONE},
    {LISTED_Math, "fma", "(FFF)F", intrinsic_fma_float, FEATURE_FMA},
    {LISTED_Math, "fma", "(DDD)D", intrinsic_fma_double, FEATURE_FMA},
    {LISTED_StrictMath, "fma", "(FFF)F", intrinsic_fma_float, FEATURE_FMA},
    {LISTED_StrictMath, "fma", "(DDD)D", intrinsic_fma_double, FEATURE_FMA},
    {LISTED_Math, "floor", "(D)D", intrinsic_floor, FEATURE_SSE4_1},
    {LISTED_Math, "ceil", "(D)D", intrinsic_ceil, FEATURE_SSE4_1},
    {LISTED_Math, "rint", "(D)D", intrinsic_rint, FEATURE_SSE4_1},
    {LISTED_Math, "abs", "(I)I", intrinsic_abs_int, FEATURE_NONE},
    {LISTED_Math, "abs", "(J)J", intrinsic_abs_long, FEATURE_NONE},
    {LISTED_Math, "abs", "(F)F", intrinsic_abs_float, FEATURE_NONE},
    {LISTED_Math, "abs", "(D)D", intrinsic_abs_double, FEATURE_NONE},
    {LISTED_Math, "max", "(II)I", intrinsic_max_int, FEATURE_NONE},
    {LISTED_Math, "min", "(II)I", intrinsic_min_int, FEATURE_NONE},
    {LISTED_Math, "max", "(JJ)J", intrinsic_max_long, FEATURE_NONE},
    {LISTED_Math, "min", "(JJ)J", intrinsic_min_long, FEATURE_NONE},
    {LISTED_Integer, "bitCount", "(I)I", intrinsic_bit_count_int, FEATURE_POPCNT},
    {LISTED_Long, "bitCount", "(J)I", intrinsic_bit_count_long, FEATURE_POPCNT},
    {LISTED_Integer, "numberOfTrailingZeros", "(I)I", intrinsic_trailing_zeros_int,
     FEATURE_BMI},
    {LISTED_Long, "numberOfTrailingZeros", "(J)I", intrinsic_trailing_zeros_long, FEATURE_BMI},
    {LISTED_Integer, "numberOfLeadingZeros", "(I)I", intrinsic_leading_zeros_int,
     FEATURE_LZCNT},
    {LISTED_Long, "numberOfLeadingZeros", "(J)I", intrinsic_leading_zeros_long, FEATURE_LZCNT},
    {LISTED_Integer, "reverseBytes", "(I)I", intrinsic_reverse_bytes_int, FEATURE_NONE},
    {LISTED_Long, "reverseBytes", "(J)J", intrinsic_reverse_bytes_long, FEATURE_NONE},
    {LISTED_Integer, "compare", "(II)I", intrinsic_compare_int, FEATURE_NONE},
    {LISTED_Long, "compare", "(JJ)I", intrinsic_compare_long, FEATURE_NONE},
    {LISTED_Integer, "compareUnsigned", "(II)I", intrinsic_compare_unsigned_int, FEATURE_NONE},
    {LISTED_Long, "compareUnsigned", "(JJ)I", intrinsic_compare_unsigned_long, FEATURE_NONE},
    {LISTED_Float, "floatToRawIntBits", "(F)I", intrinsic_bits_of_float, FEATURE_NONE},
    {LISTED_Float, "intBitsToFloat", "(I)F", intrinsic_float_of, FEATURE_NONE},
    {LISTED_Double, "doubleToRawLongBits", "(D)J", intrinsic_bits_of_double, FEATURE_NONE},
    {LISTED_Double, "longBitsToDouble", "(J)D", intrinsic_double_of, FEATURE_NONE},
    {LISTED_Object, "getClass", "()Ljava/lang/Class;", intrinsic_get_class, FEATURE_NONE},
    {LISTED_Object, "hashCode", "()I", intrinsic_identity_hash, FEATURE_NONE},
    {LISTED_System, "identityHashCode", "(Ljava/lang/Object;)I", intrinsic_identity_hash,
     FEATURE_NONE},
    {LISTED_String, "charAt", "(I)C", intrinsic_char_at, FEATURE_NONE},
    {LISTED_StringUTF16, "getChar", "([BI)C", intrinsic_get_char, FEATURE_NONE},
    {LISTED_StringUTF16, "putChar", "([BII)V", intrinsic_put_char, FEATURE_NONE},
    {LISTED_Thread, "currentThread", "()Ljava/lang/Thread;", intrinsic_current_thread,
     FEATURE_NONE},
};

static const struct LeafRow {
    ListedClass class;
    const char *name, *descriptor;
    StubId stub;
} leaf_rows[] = {
    {LISTED_Math, "sin", "(D)D", STUB_leaf_sin},
    {LISTED_Math, "cos", "(D)D", STUB_leaf_cos},
    {LISTED_Math, "tan", "(D)D", STUB_leaf_tan},
    {LISTED_Math, "exp", "(D)D", STUB_leaf_exp},
    {LISTED_Math, "log", "(D)D", STUB_leaf_log},
    {LISTED_Math, "powerOf", "(DD)D", STUB_leaf_power},
    {LISTED_System, "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V",
     STUB_leaf_array_copy},
    {LISTED_Class, "isInstance", "(Ljava/lang/Object;)Z", STUB_leaf_is_instance},
    {LISTED_Class, "isAssignableFrom", "(Ljava/lang/Class;)Z", STUB_leaf_is_assignable},
    {LISTED_String, "equals", "(Ljava/lang/Object;)Z", STUB_leaf_string_equals},
    {LISTED_String, "compareTo", "(Ljava/lang/String;)I", STUB_leaf_string_compare},
    {LISTED_String, "hashCode", "()I", STUB_leaf_string_hash},
    {LISTED_String, "indexOf", "(I)I", STUB_leaf_string_index},
    {LISTED_String, "indexOf", "(II)I", STUB_leaf_string_index_from},
    {LISTED_String, "lastIndexOf", "(II)I", STUB_leaf_string_last_index},
    {LISTED_String, "indexOf", "(Ljava/lang/String;)I", STUB_leaf_string_find},
    {LISTED_String, "indexOf", "(Ljava/lang/String;I)I", STUB_leaf_string_find_from},
    {LISTED_String, "lastIndexOf", "(Ljava/lang/String;I)I", STUB_leaf_string_find_last},
    {LISTED_String, "indexOf", "([BBILjava/lang/String;I)I", STUB_leaf_units_find},
    {LISTED_String, "lastIndexOf", "([BBILjava/lang/String;I)I", STUB_leaf_units_find_last},
    {LISTED_String, "hasNegatives", "([BII)Z", STUB_leaf_has_negatives},
    {LISTED_ArraysSupport, "mismatch", "(Ljava/lang/Object;JLjava/lang/Object;JII)I",
     STUB_leaf_mismatch},
};

static inline bool same(const char *a, const char *b) {
    return a[0] == b[0] && strcmp(a, b) == 0;
}

static ListedClass listed_class(const Method *m) {
    static const char package[] = "java/lang/";
    const char *name = m->holder->name;
    if (m->holder->loader != NULL) return LISTED_NONE;
    if (strncmp(name, package, sizeof package - 1) != 0)
        return same(name, "jdk/internal/util/ArraysSupport") ? LISTED_ArraysSupport
                                                             : LISTED_NONE;
    for (size_t i = 0; i < sizeof listed_names / sizeof *listed_names; i++)
        if (same(listed_names[i], name + sizeof package - 1)) return (ListedClass)i;
    return LISTED_NONE;
}

static StubId find_leaf(const Method *m) {
    ListedClass class = listed_class(m);
    for (size_t i = 0; class != LISTED_NONE && i < sizeof leaf_rows / sizeof *leaf_rows; i++)
        if (leaf_rows[i].class == class && same(leaf_rows[i].name, m->name) &&
            strcmp(leaf_rows[i].descriptor, m->descriptor) == 0)
            return leaf_rows[i].stub;
    return STUB_COUNT;
}

static Intrinsic *find_intrinsic(const Method *m) {
    if (m->holder->loader == NULL && same(m->holder->name, "jdk/internal/misc/Unsafe"))
        return unsafe_intrinsic_of(m);
    ListedClass class = listed_class(m);
    if (class == LISTED_NONE) return NULL;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].class == class && same(rows[i].name, m->name) &&
            strcmp(rows[i].descriptor, m->descriptor) == 0)
            return has_feature(m->holder->vm, rows[i].needs) ? rows[i].emit : NULL;
    return NULL;
}

/* Every call that is compiled asks: most are of none of the methods in the tables, which is
 * found out once. */
static bool is_as_written(Method *m) {
    if (method_has(m, METHOD_AS_WRITTEN)) return true;
    if (find_leaf(m) != STUB_COUNT || find_intrinsic(m) != NULL) return false;
    method_mark(m, METHOD_AS_WRITTEN);
    return true;
}

StubId leaf_of(Method *m) { return is_as_written(m) ? STUB_COUNT : find_leaf(m); }
Intrinsic *intrinsic_of(Method *m) { return is_as_written(m) ? NULL : find_intrinsic(m); }
