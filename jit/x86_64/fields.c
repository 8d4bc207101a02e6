/* SPDX-License-Identifier: MIT */
/* Templates of fields: where one lies, what it holds, and what is known of it already. */
#include <string.h>

#include "jit/x86_64/templates.h"
#include "vm/link/finals.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/model/vm.h"

static char field_type(Compiler *c, const Field *f) {
    const ConstantPool *pool = &c->holder->file->pool;
    switch (f != NULL ? f->kind : constant_pool_descriptor(pool, operand_u2(c)).bytes[0]) {
    case 'J': return 'J';
    case 'F': return 'F';
    case 'D': return 'D';
    case 'L':
    case '[': return 'A';
    default: return 'I';
    }
}

/* NULL: it is accessed in C. */
static Field *resolved_field(Compiler *c, bool is_static, bool is_store) {
    if (constant_pool_tag(&c->holder->file->pool, operand_u2(c)) != CONSTANT_Fieldref) {
        compiler_fail(c, "a field instruction names no field");
        return NULL;
    }
    uint64_t bits = __atomic_load_n(&c->holder->resolved[operand_u2(c)], __ATOMIC_ACQUIRE);
    Field *f = (Field *)(uintptr_t)bits;
    if (bits == 0 || bits >> 63 || is_static != ((f->flags & ACC_STATIC) != 0)) return NULL;
    if (is_store && (f->flags & ACC_FINAL)) { /* only for its own class's constructors: others
                                                 are refused in C, or told */
        const Method *m = method_being_read(c);
        if (is_static || f->holder != m->holder || strcmp(m->name, "<init>") != 0) return NULL;
    }
    if (is_static && !class_is_initialized(f->holder)) return NULL;
    return f;
}

unsigned field_shift(char kind) {
    return kind == 'Z' || kind == 'B'          ? 0
           : kind == 'C' || kind == 'S'        ? 1
           : kind == 'D' || kind_is_quad(kind) ? 3
                                               : 2;
}

static void load_number(Compiler *c, char kind, Reg to, Mem from) {
    switch (kind) {
    case 'Z':
    case 'B': asm_load_s8(c->a, to, from); break;
    case 'C': asm_load_u16(c->a, to, from); break;
    case 'S': asm_load_s16(c->a, to, from); break;
    default: asm_load(c->a, kind_is_quad(kind), to, from);
    }
}

void push_loaded(Compiler *c, char kind, char type, Mem from) {
    if (type_is_float(type)) {
        Xmm to = new_fp(c, true);
        asm_fload(c->a, type == 'D', to, from);
        push_fp(c, type, to);
    } else {
        Reg to = new_gp(c, true);
        load_number(c, kind, to, from);
        push_gp(c, type, to);
    }
}

void store_field(Compiler *c, const Field *f, Mem to, Val *value) {
    inline_effect(c);
    if (f->kind == 'Z' && value->kind != VAL_CONST) {
        Reg bit = new_gp(c, false);
        load_gp(c, bit, value, (uint32_t)value->value);
        asm_alu_ri(c->a, ALU_AND, false, bit, 1);
        asm_store8(c->a, to, bit);
    } else if (f->kind == 'L' || f->kind == '[') {
        store_reference(c, to, value);
    } else {
        if (f->kind == 'Z') value->value &= 1;
        store_number(c, to, field_shift(f->kind), value);
    }
    if (f->flags & ACC_VOLATILE) {
        asm_fence(c->a);
        loads_forget(c);
    }
}

/* A field whose value is known now and stays. */
static void push_number(Compiler *c, const Field *f, char type, const char *at) {
    switch (f->kind) {
    case 'Z':
    case 'B': push_const(c, 'I', *(const int8_t *)at); break;
    case 'C': push_const(c, 'I', *(const uint16_t *)(const void *)at); break;
    case 'S': push_const(c, 'I', *(const int16_t *)(const void *)at); break;
    case 'I':
    case 'F': push_const(c, type, *(const int32_t *)(const void *)at); break;
    default: push_const(c, type, *(const int64_t *)(const void *)at);
    }
}

void emit_getfield(Compiler *c) {
    Field *f = resolved_field(c, false, false);
    if (c->failed) return;
    char type = field_type(c, f);
    if (f == NULL) {
        emit_execute(c, 1, type);
        return;
    }
    Val object = value_pop(c, 'A');
    if (c->failed || (c->read_count != 0 && read_again(c, &object, f, type))) return;
    const Val from = object; /* before it has a register */
    Reg base = use_gp(c, &object);
    null_check(c, &object, base);
    Mem at = mem_at(base, (int32_t)f->offset);
    bool is_known = value_known(&object) != NULL && field_is_trusted(f);
    if (is_known && type != 'A') {
        push_number(c, f, type, (const char *)value_known(&object) + f->offset);
        return;
    }
    if (type_is_float(type) && take_float_operand(c, type, at)) return;
    if (type_is_float(type)) {
        Xmm to = new_fp(c, true);
        asm_fload(c->a, type == 'D', to, at);
        push_fp(c, type, to);
        return;
    }
    if ((f->kind == 'Z' || f->kind == 'B') && branch_on_byte(c, at)) return;
    bool to_target =
        c->target_variable >= 0 && c->variables[c->target_variable].class != LOCAL_FLOAT;
    bool is_kept = object.kind == VAL_GP && (c->read_gp >> base & 1); /* to be read again */
    Reg to = value_is_target(c, &object) || (!to_target && !is_kept && value_is_own(c, &object))
                 ? base
                 : new_gp(c, true);
    load_number(c, f->kind, to, at);
    push_gp(c, type, to);
    read_note(c, &from, f, &(Val){.kind = VAL_GP, .type = type, .reg = (uint8_t)to});
    const Object *read =
        is_known ? slot_get((const char *)value_known(&object) + f->offset) : NULL;
    if (read != NULL) know_top(c, read);
}

void emit_putfield(Compiler *c) {
    Field *f = resolved_field(c, false, true);
    if (c->failed) return;
    char type = field_type(c, f);
    if (f == NULL) {
        emit_execute(c, type_is_wide(type) ? 3 : 2, 'V');
        return;
    }
    Val value = value_pop(c, type), object = value_pop(c, 'A');
    if (c->failed) return;
    const Val into = object; /* before it has a register */
    Reg base = use_gp(c, &object);
    null_check(c, &object, base);
    store_field(c, f, mem_at(base, (int32_t)f->offset), &value);
    if (c->read_count != 0) read_field_changes(c, f);
    if (f->kind == 'I' || f->kind == 'J' || type == 'A') read_note(c, &into, f, &value);
}

/* A static field's place: absolute where the address allows it. */
static Mem static_place(Compiler *c, const Field *f) {
    uintptr_t address = (uintptr_t)f->holder->mirror + f->offset;
    if (address <= INT32_MAX) return mem_absolute((int32_t)address);
    Reg base = new_gp(c, false);
    asm_mov_ri(c->a, base, address);
    return mem_at(base, 0);
}

/* Finals of an initialized class are constants; java.lang.System's are not so final. */
static bool is_constant(Compiler *c, const Field *f) {
    return final_is_constant(f) && f->holder != c->jit->vm->known.System;
}

void emit_getstatic(Compiler *c) {
    Field *f = resolved_field(c, true, false);
    if (c->failed) return;
    char type = field_type(c, f);
    if (f == NULL) {
        emit_execute(c, 0, type);
        return;
    }
    if (is_constant(c, f) && type != 'A') {
        push_number(c, f, type, (const char *)f->holder->mirror + f->offset);
        return;
    }
    Mem at = static_place(c, f);
    if (f->flags & ACC_VOLATILE) loads_forget(c);
    push_loaded(c, f->kind, type, at);
    const Object *known = type == 'A' && is_constant(c, f)
                              ? slot_get((const char *)f->holder->mirror + f->offset)
                              : NULL;
    if (known == NULL) return;
    know_top(c, known);
    c->state->stack[c->state->depth - 1].is_frozen = false;
}

void emit_putstatic(Compiler *c) {
    Field *f = resolved_field(c, true, true);
    if (c->failed) return;
    char type = field_type(c, f);
    if (f == NULL) {
        emit_execute(c, type_is_wide(type) ? 2 : 1, 'V');
        return;
    }
    Val value = value_pop(c, type);
    if (c->failed == NULL) store_field(c, f, static_place(c, f), &value);
}
