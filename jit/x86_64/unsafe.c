/* SPDX-License-Identifier: MIT */
/* Methods of jdk.internal.misc.Unsafe, and the atomic instructions that they share with
 * variable handles (variables.c). Inlined as the other intrinsics are (intrinsics.c). */
#include <string.h>

#include "jit/x86_64/templates.h"

/* ---- Loads and stores: (Unsafe, object, offset, ...) ---- */

/* Where offset and object, the next two operands, lead; without an object it is an address,
 * left to the call: behind the end of a file's mapping only a native method can be told that it
 * was cut (vm/model/mapping.h). */
static Mem unsafe_place(Compiler *c, Val *object, Val *offset) {
    *offset = value_pop(c, 'J');
    *object = value_pop(c, 'A');
    value_pop(c, 'A');
    if (c->failed) return mem_at(RAX, 0);
    Reg base = use_gp(c, object), index = use_gp(c, offset);
    if (!object->nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, base, base);
        inline_bail_out(c, CC_E);
    }
    return mem_indexed(base, index, 0, 0);
}

/* The kind is the first letter of the descriptor's result, or of its last argument. */
static char unsafe_kind(const Method *m) {
    const char *end = descriptor_parameters_end(m->descriptor);
    return end[1] != 'V' && strncmp(m->name, "get", 3) == 0 ? end[1]
           : end[-1] == ';'                                 ? 'L'
                                                            : end[-1];
}

static char unsafe_type(char kind) { return kind == 'J' ? 'J' : kind == 'L' ? 'A' : 'I'; }

static void unsafe_load(Compiler *c, char kind, Mem place) {
    Reg to = new_gp(c, false);
    switch (kind) {
    case 'Z':
    case 'B': asm_load_s8(c->a, to, place); break;
    case 'C': asm_load_u16(c->a, to, place); break;
    case 'S': asm_load_s16(c->a, to, place); break;
    default: asm_load(c->a, kind_is_quad(kind), to, place);
    }
    push_gp(c, unsafe_type(kind), to);
}

static void intrinsic_unsafe_get(Compiler *c) {
    Val object, offset;
    char kind = unsafe_kind(method_being_read(c));
    Mem place = unsafe_place(c, &object, &offset);
    if (!c->failed) unsafe_load(c, kind, place);
}

static void unsafe_mark(Compiler *c, Mem place) {
    Reg slot = new_gp(c, false);
    asm_lea(c->a, true, slot, place);
    emit_card_mark(c, mem_at(slot, 0));
}

static void unsafe_store(Compiler *c, char kind, Mem place, Reg from) {
    switch (kind) {
    case 'Z':
    case 'B': asm_store8(c->a, place, from); break;
    case 'C':
    case 'S': asm_store16(c->a, place, from); break;
    default: asm_store(c->a, kind_is_quad(kind), place, from);
    }
}

static void unsafe_put(Compiler *c, bool is_volatile) {
    Val object, offset;
    char kind = unsafe_kind(method_being_read(c));
    Val value = value_pop(c, unsafe_type(kind));
    if (c->failed) return;
    Reg from = use_gp(c, &value);
    Mem place = unsafe_place(c, &object, &offset);
    if (c->failed) return;
    inline_effect(c);
    unsafe_store(c, kind, place, from);
    if (kind == 'L') unsafe_mark(c, place);
    if (is_volatile) asm_fence(c->a);
}
static void intrinsic_unsafe_put(Compiler *c) { unsafe_put(c, false); }
static void intrinsic_unsafe_put_volatile(Compiler *c) { unsafe_put(c, true); }

/* By an address of memory that is no file's. */
static void intrinsic_unsafe_get_own(Compiler *c) {
    char kind = unsafe_kind(method_being_read(c));
    Val address = value_pop(c, 'J');
    value_pop(c, 'A');
    if (!c->failed) unsafe_load(c, kind, mem_at(use_gp(c, &address), 0));
}

static void intrinsic_unsafe_put_own(Compiler *c) {
    char kind = unsafe_kind(method_being_read(c));
    Val value = value_pop(c, unsafe_type(kind)), address = value_pop(c, 'J');
    value_pop(c, 'A');
    if (c->failed) return;
    Reg from = use_gp(c, &value), at = use_gp(c, &address);
    inline_effect(c);
    unsafe_store(c, kind, mem_at(at, 0), from);
}

/* ---- Atomics, of variable handles too; the value is in a register ---- */

void emit_compare_and_set(Compiler *c, char kind, Mem place, Val *expected, Val *value) {
    Reg from = use_gp(c, value);
    uint32_t taken = used_registers(c, VAL_GP) | c->pinned_gp;
    if (expected->kind == VAL_GP && expected->reg == RAX) taken |= 1 << RAX;
    if (c->failed || (taken & 1 << RAX)) {
        compiler_fail_inline(c);
        return;
    }
    c->pinned_gp |= 1 << RAX;
    load_gp(c, RAX, expected, (uint32_t)expected->value);
    inline_effect(c);
    asm_lock_cmpxchg(c->a, kind_is_quad(kind), place, from);
    Reg to = new_gp(c, false);
    asm_setcc(c->a, CC_E, to);
    asm_extend_u8(c->a, to, to);
    if (kind == 'L') unsafe_mark(c, place);
    push_gp(c, 'I', to);
}

void emit_get_and_add(Compiler *c, char type, Mem place, Val *delta) {
    Reg added = use_gp(c, delta), to = new_gp(c, false);
    if (c->failed) return;
    inline_effect(c);
    asm_mov_rr(c->a, type == 'J', to, added);
    asm_lock_xadd(c->a, type == 'J', place, to);
    push_gp(c, type, to);
}

void emit_get_and_set(Compiler *c, char kind, Mem place, Val *value) {
    char type = unsafe_type(kind);
    Reg from = use_gp(c, value), to = new_gp(c, false);
    if (c->failed) return;
    inline_effect(c);
    asm_mov_rr(c->a, kind_is_quad(type), to, from);
    asm_xchg_mr(c->a, kind_is_quad(type), place, to);
    if (kind == 'L') unsafe_mark(c, place);
    push_gp(c, type, to);
}

static void intrinsic_unsafe_compare_and_set(Compiler *c) {
    Val object, offset;
    char kind = unsafe_kind(method_being_read(c));
    Val value = value_pop(c, unsafe_type(kind)), expected = value_pop(c, unsafe_type(kind));
    if (c->failed) return;
    use_gp(c, &value);
    Mem place = unsafe_place(c, &object, &offset);
    if (!c->failed) emit_compare_and_set(c, kind, place, &expected, &value);
}

static void intrinsic_unsafe_get_and_add(Compiler *c) {
    Val object, offset;
    char type = unsafe_type(unsafe_kind(method_being_read(c)));
    Val delta = value_pop(c, type);
    if (c->failed) return;
    use_gp(c, &delta);
    Mem place = unsafe_place(c, &object, &offset);
    if (!c->failed) emit_get_and_add(c, type, place, &delta);
}

/* ---- Fences ---- */

/* Only a store and a later load may change places here. */
static void intrinsic_unsafe_order(Compiler *c) { value_pop(c, 'A'); }
static void intrinsic_unsafe_fence(Compiler *c) {
    value_pop(c, 'A');
    if (!c->failed) asm_fence(c->a);
}

/* ---- The table ---- */

#define UNSAFE(type, word)                                                                     \
    {"get" word, "(Ljava/lang/Object;J)" type, intrinsic_unsafe_get},                          \
        {"get" word "Volatile", "(Ljava/lang/Object;J)" type, intrinsic_unsafe_get},           \
        {"put" word, "(Ljava/lang/Object;J" type ")V", intrinsic_unsafe_put}, {                \
        "put" word "Volatile", "(Ljava/lang/Object;J" type ")V", intrinsic_unsafe_put_volatile \
    }
#define UNSAFE_UNALIGNED(type, word)                                                           \
    {"get" word "Unaligned", "(Ljava/lang/Object;J)" type, intrinsic_unsafe_get}, {            \
        "put" word "Unaligned", "(Ljava/lang/Object;J" type ")V", intrinsic_unsafe_put         \
    }
#define UNSAFE_OWN(type, word)                                                                 \
    {"getOwn" word, "(J)" type, intrinsic_unsafe_get_own}, {                                   \
        "putOwn" word, "(J" type ")V", intrinsic_unsafe_put_own                                \
    }
#define ANY "Ljava/lang/Object;"

static const struct UnsafeRow {
    const char *name, *descriptor;
    Intrinsic *emit;
} unsafe_rows[] = {
    UNSAFE("I", "Int"),
    UNSAFE("J", "Long"),
    UNSAFE(ANY, "Reference"),
    UNSAFE("B", "Byte"),
    UNSAFE("C", "Char"),
    UNSAFE("S", "Short"),
    UNSAFE_UNALIGNED("C", "Char"),
    UNSAFE_UNALIGNED("S", "Short"),
    UNSAFE_UNALIGNED("I", "Int"),
    UNSAFE_UNALIGNED("J", "Long"),
    UNSAFE_OWN("B", "Byte"),
    UNSAFE_OWN("S", "Short"),
    UNSAFE_OWN("I", "Int"),
    UNSAFE_OWN("J", "Long"),
    {"getBoolean", "(Ljava/lang/Object;J)Z", intrinsic_unsafe_get},
    {"getBooleanVolatile", "(Ljava/lang/Object;J)Z", intrinsic_unsafe_get},
    {"compareAndSetInt", "(Ljava/lang/Object;JII)Z", intrinsic_unsafe_compare_and_set},
    {"compareAndSetLong", "(Ljava/lang/Object;JJJ)Z", intrinsic_unsafe_compare_and_set},
    {"compareAndSetReference", "(Ljava/lang/Object;J" ANY ANY ")Z",
     intrinsic_unsafe_compare_and_set},
    {"loadFence", "()V", intrinsic_unsafe_order},
    {"storeFence", "()V", intrinsic_unsafe_order},
    {"fullFence", "()V", intrinsic_unsafe_fence},
    {"getAndAddInt", "(Ljava/lang/Object;JI)I", intrinsic_unsafe_get_and_add},
    {"getAndAddLong", "(Ljava/lang/Object;JJ)J", intrinsic_unsafe_get_and_add},
};

Intrinsic *unsafe_intrinsic_of(const Method *m) {
    for (size_t i = 0; i < sizeof unsafe_rows / sizeof *unsafe_rows; i++)
        if (strcmp(unsafe_rows[i].name, m->name) == 0 &&
            strcmp(unsafe_rows[i].descriptor, m->descriptor) == 0)
            return unsafe_rows[i].emit;
    return NULL;
}
