/* SPDX-License-Identifier: MIT */
/* Templates of constants, locals, stack shuffles and arrays. */
#include <string.h>

#include "jit/x86_64/templates.h"
#include "vm/link/resolve.h"
#include "vm/model/vm.h"

/* ---- Constants ---- */

static int implicit(Compiler *c) { return opcode_shape[c->code[c->pc]].implicit; }

void emit_nop(Compiler *c) { (void)c; }
void emit_aconst_null(Compiler *c) { push_const(c, 'A', 0); }
void emit_bipush(Compiler *c) {
    unsigned opcode = c->code[c->pc];
    push_const(c, 'I',
               opcode == OP_bipush   ? (int8_t)c->code[c->pc + 1]
               : opcode == OP_sipush ? opcode_s2(c->code, c->pc + 1)
                                     : implicit(c));
}
void emit_lconst_0(Compiler *c) { push_const(c, 'J', implicit(c)); }
void emit_fconst_0(Compiler *c) {
    float value = (float)implicit(c);
    int32_t bits;
    memcpy(&bits, &value, sizeof bits);
    push_const(c, 'F', bits);
}
void emit_dconst_0(Compiler *c) {
    double value = implicit(c);
    int64_t bits;
    memcpy(&bits, &value, sizeof bits);
    push_const(c, 'D', bits);
}

/* Through the mirror, which never moves, to the array of constants, which may. */
void load_resolved_to(Compiler *c, Reg to, uint32_t index) {
    Class *holder = c->holder;
    uintptr_t slot = (uintptr_t)holder->mirror + object_class(holder->mirror)->shape.size + 8;
    if (slot <= INT32_MAX) {
        asm_load(c->a, REF_IS_WIDE, to, mem_absolute((int32_t)slot));
    } else {
        asm_mov_ri(c->a, to, slot);
        asm_load(c->a, REF_IS_WIDE, to, mem_at(to, 0));
    }
    asm_load(c->a, REF_IS_WIDE, to,
             mem_at(to, (int32_t)(ARRAY_ELEMENTS_OFFSET + index * sizeof(Ref))));
}
Reg load_resolved_object(Compiler *c, uint32_t index) {
    Reg to = new_gp(c, false);
    load_resolved_to(c, to, index);
    return to;
}

static void push_resolved_object(Compiler *c, uint32_t index) {
    Reg to = load_resolved_object(c, index);
    value_push(c, (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)to, .nonnull = true});
}

static void load_constant(Compiler *c, uint32_t index) {
    const ConstantPool *pool = &c->holder->file->pool;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Integer: push_const(c, 'I', constant_pool_at(pool, index)->integer); return;
    case CONSTANT_Float: push_const(c, 'F', constant_pool_at(pool, index)->integer); return;
    case CONSTANT_Long: push_const(c, 'J', constant_pool_at(pool, index)->long_value); return;
    case CONSTANT_Double: push_const(c, 'D', constant_pool_at(pool, index)->long_value); return;
    case CONSTANT_Dynamic: {
        char kind = constant_pool_descriptor(pool, index).bytes[0];
        emit_execute(c, 0,
                     kind == 'L' || kind == '['                  ? 'A'
                     : kind == 'J' || kind == 'F' || kind == 'D' ? kind
                                                                 : 'I');
        return;
    }
    case CONSTANT_String:
    case CONSTANT_Class:
    case CONSTANT_MethodHandle:
    case CONSTANT_MethodType:
        if (class_constant(c->holder, index) != NULL && !resolve_has_failed(c->holder, index))
            push_resolved_object(c, index);
        else
            emit_execute(c, 0, 'A');
        return;
    default: compiler_fail(c, "ldc of something else");
    }
}
void emit_ldc(Compiler *c) {
    load_constant(c, c->code[c->pc] == OP_ldc ? c->code[c->pc + 1] : operand_u2(c));
}
void emit_ldc2_w(Compiler *c) { load_constant(c, operand_u2(c)); }

/* ---- Locals ---- */

static void load_local(Compiler *c, char type) {
    unsigned local = (unsigned)opcode_local(c->code, c->pc);
    if (c->inlined != NULL)
        inline_load(c, type, local);
    else
        push_local(c, type, local);
}
void emit_iload(Compiler *c) { load_local(c, 'I'); }
void emit_lload(Compiler *c) { load_local(c, 'J'); }
void emit_fload(Compiler *c) { load_local(c, 'F'); }
void emit_dload(Compiler *c) { load_local(c, 'D'); }
void emit_aload(Compiler *c) { load_local(c, 'A'); }

static void store(Compiler *c, char type) {
    if (c->inlined != NULL) {
        inline_store(c, type, (unsigned)opcode_local(c->code, c->pc));
        return;
    }
    Val value = value_pop(c, type);
    if (c->failed == NULL) store_local(c, (unsigned)opcode_local(c->code, c->pc), type, &value);
}
void emit_istore(Compiler *c) { store(c, 'I'); }
void emit_lstore(Compiler *c) { store(c, 'J'); }
void emit_fstore(Compiler *c) { store(c, 'F'); }
void emit_dstore(Compiler *c) { store(c, 'D'); }
void emit_astore(Compiler *c) { store(c, 'A'); }
void emit_wide(Compiler *c) {
    switch (opcode_canonical(c->code, c->pc)) {
    case OP_iload: emit_iload(c); break;
    case OP_lload: emit_lload(c); break;
    case OP_fload: emit_fload(c); break;
    case OP_dload: emit_dload(c); break;
    case OP_aload: emit_aload(c); break;
    case OP_istore: emit_istore(c); break;
    case OP_lstore: emit_lstore(c); break;
    case OP_fstore: emit_fstore(c); break;
    case OP_dstore: emit_dstore(c); break;
    case OP_astore: emit_astore(c); break;
    case OP_iinc: emit_iinc(c); break;
    default: compiler_fail(c, "wide before something else");
    }
}

/* ---- Shuffles: nothing but entries change places ---- */

static void shuffle(Compiler *c) {
    const OpcodeInfo *info = &opcode_info[c->code[c->pc]];
    const char *pushes = strchr(info->effects, '>') + 1;
    State *s = c->state;
    uint32_t pops = (uint32_t)info->pops;
    Val old[4];
    if (s->depth < pops) {
        compiler_fail(c, "the operand stack underflows");
        return;
    }
    uint32_t base = s->depth - pops;
    for (uint32_t i = base; i < s->depth; i++) {
        Val *value = &s->stack[i];
        if (value->kind != VAL_SLOT || info->pushes == 0) continue;
        Val copy = *value;
        copy.value = i;
        if (type_is_float(copy.type))
            use_fp(c, &copy);
        else
            use_gp(c, &copy);
        s->stack[i] = copy;
    }
    memcpy(old, &s->stack[base], pops * sizeof *old);
    s->depth = base;
    for (const char *p = pushes; *p != 0; p++) {
        if (*p < 'a' || *p > 'd') continue;
        if (s->depth >=
            c->info->max_stack + (c->inlined != NULL ? (uint32_t)INLINE_STACK : 0u)) {
            compiler_fail(c, "the operand stack overflows");
            return;
        }
        s->stack[s->depth] = old[*p - 'a'];
        s->stack[s->depth++].is_stored = false;
    }
}
void emit_pop(Compiler *c) { shuffle(c); }
void emit_pop2(Compiler *c) { shuffle(c); }
/* Most often of what has no slot. */
void emit_dup(Compiler *c) {
    State *s = c->state;
    const Val *top = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
    if (top != NULL && top->kind != VAL_SLOT && top->kind != VAL_TOP &&
        !type_is_wide(top->type))
        value_push(c, *top);
    else
        shuffle(c);
}
void emit_dup_x1(Compiler *c) { shuffle(c); }
void emit_dup_x2(Compiler *c) { shuffle(c); }
void emit_dup2(Compiler *c) { shuffle(c); }
void emit_dup2_x1(Compiler *c) { shuffle(c); }
void emit_dup2_x2(Compiler *c) { shuffle(c); }
void emit_swap(Compiler *c) { shuffle(c); }

/* ---- Instructions executed in C ---- */

void emit_execute(Compiler *c, unsigned pops, char type) {
    if (c->inlined != NULL) {
        compiler_fail_inline(c);
        return;
    }
    State *s = c->state;
    if (s->depth < pops) {
        compiler_fail(c, "the operand stack underflows");
        return;
    }
    c->flush_above = s->depth - pops;
    flush_state(c);
    call_with_slots(c, s->depth, STUB_execute);
    forget_registers(c);
    s->depth -= pops;
    if (type != 'V') value_push(c, (Val){.kind = VAL_SLOT, .type = type});
}

/* ---- The write barrier ---- */

void emit_card_mark(Compiler *c, Mem slot) {
    Reg card = new_gp(c, false);
    asm_lea(c->a, REF_IS_WIDE, card, slot);
    asm_shift_ri(c->a, SHIFT_RIGHT, REF_IS_WIDE, card, CARD_SHIFT);
    if (!REF_IS_WIDE) {
        asm_store8_imm(c->a, mem_at(card, (int32_t)CARDS_BASE), 1);
        return;
    }
    Reg base = new_gp(c, false);
    asm_alu_ri(c->a, ALU_AND, false, card, (int32_t)(CARDS_COUNT - 1));
    asm_mov_ri(c->a, base, CARDS_BASE);
    asm_store8_imm(c->a, mem_indexed(base, card, 0, 0), 1);
}

void store_reference(Compiler *c, Mem slot, Val *value) {
    if (value->kind == VAL_CONST) {
        asm_store_imm(c->a, REF_IS_WIDE, slot, (int32_t)value->value);
        if (value->value == 0) return;
    } else {
        asm_store(c->a, REF_IS_WIDE, slot, use_gp(c, value));
    }
    emit_card_mark(c, slot);
}

/* ---- Arrays ---- */

typedef struct Element {
    Reg array;
    Mem at;
} Element;

static Element element(Compiler *c, Val *array, Val *index, unsigned shift) {
    bool is_inside = ranges_are_known(c, array, index);
    const Val indexed = *array, by = *index; /* before they have registers */
    Reg base = use_gp(c, array);
    Val array_value = {.kind = VAL_GP, .type = 'A', .reg = (uint8_t)base};
    if (!is_inside) null_check(c, array, base);
    if (index->kind == VAL_CONST && index->value >= 0 && index->value < 1 << 24) {
        if (!is_inside) {
            asm_alu_mi(c->a, ALU_CMP, false, mem_at(base, ARRAY_LENGTH_OFFSET),
                       (int32_t)index->value);
            slow_throw_with(c, CC_BE, STUB_throw_index,
                            (Val){.kind = VAL_CONST, .type = 'I', .value = index->value},
                            array_value);
            ranges_note(c, &indexed, &by);
        }
        return (Element){
            base, mem_at(base, (int32_t)(ARRAY_ELEMENTS_OFFSET + (index->value << shift)))};
    }
    Reg at = use_gp(c, index);
    if (!is_inside) {
        asm_alu_rm(c->a, ALU_CMP, false, at, mem_at(base, ARRAY_LENGTH_OFFSET));
        slow_throw_with(c, CC_AE, STUB_throw_index,
                        (Val){.kind = VAL_GP, .type = 'I', .reg = (uint8_t)at}, array_value);
        ranges_note(c, &indexed, &by);
    }
    return (Element){base, mem_indexed(base, at, shift, ARRAY_ELEMENTS_OFFSET)};
}

static Reg element_result(Compiler *c, Val *array, Val *index) {
    if (c->target_variable < 0 || c->variables[c->target_variable].class == LOCAL_FLOAT) {
        if (value_is_own(c, index)) return index->reg;
        bool is_kept =
            array->kind == VAL_GP && (c->read_gp >> array->reg & 1); /* to be read again */
        if (!is_kept && value_is_own(c, array)) return array->reg;
    } else if (value_is_target(c, array)) {
        return c->variables[c->target_variable].reg; /* read before it is written */
    }
    return new_gp(c, true);
}

static void array_load(Compiler *c, char type, unsigned shift,
                       void (*load)(Assembler *, Reg, Mem)) {
    Val index = value_pop(c, 'I'), array = value_pop(c, 'A');
    if (c->failed) return;
    const Object *known =
        array.is_frozen && index.kind == VAL_CONST && ranges_are_known(c, &array, &index)
            ? value_known(&array)
            : NULL;
    Element e = element(c, &array, &index, shift);
    if (type_is_float(type)) {
        Xmm to = new_fp(c, true);
        asm_fload(c->a, type == 'D', to, e.at);
        push_fp(c, type, to);
        return;
    }
    if (shift == 0 && branch_on_byte(c, e.at)) return;
    Reg to = element_result(c, &array, &index);
    if (load != NULL)
        load(c->a, to, e.at);
    else
        asm_load(c->a, kind_is_quad(type), to, e.at);
    push_gp(c, type, to);
    const Object *read =
        known != NULL && type == 'A' ? array_get_ref(known, (int32_t)index.value) : NULL;
    if (read != NULL) know_top(c, read);
}
void emit_iaload(Compiler *c) { array_load(c, 'I', 2, NULL); }
void emit_laload(Compiler *c) { array_load(c, 'J', 3, NULL); }
void emit_faload(Compiler *c) { array_load(c, 'F', 2, NULL); }
void emit_daload(Compiler *c) { array_load(c, 'D', 3, NULL); }
void emit_aaload(Compiler *c) { array_load(c, 'A', REF_SHIFT, NULL); }
void emit_baload(Compiler *c) { array_load(c, 'I', 0, asm_load_s8); }
void emit_caload(Compiler *c) { array_load(c, 'I', 1, asm_load_u16); }
void emit_saload(Compiler *c) { array_load(c, 'I', 1, asm_load_s16); }

void store_number(Compiler *c, Mem to, unsigned shift, Val *value) {
    if (type_is_float(value->type) && !(value->kind == VAL_CONST && value->value == 0)) {
        asm_fstore(c->a, value->type == 'D', to, use_fp(c, value));
        return;
    }
    if (value_is_imm32(value)) {
        int32_t bits = (int32_t)value->value;
        if (shift == 0)
            asm_store8_imm(c->a, to, bits);
        else if (shift == 1)
            asm_store16_imm(c->a, to, bits);
        else
            asm_store_imm(c->a, shift == 3, to, bits);
        return;
    }
    Reg reg = use_gp(c, value);
    if (shift == 0)
        asm_store8(c->a, to, reg);
    else if (shift == 1)
        asm_store16(c->a, to, reg);
    else
        asm_store(c->a, shift == 3, to, reg);
}

static void array_store(Compiler *c, char type, unsigned shift) {
    Val value = value_pop(c, type), index = value_pop(c, 'I'), array = value_pop(c, 'A');
    if (c->failed) return;
    Element e = element(c, &array, &index, shift);
    inline_effect(c);
    store_number(c, e.at, shift, &value);
}
void emit_iastore(Compiler *c) { array_store(c, 'I', 2); }
void emit_lastore(Compiler *c) { array_store(c, 'J', 3); }
void emit_fastore(Compiler *c) { array_store(c, 'F', 2); }
void emit_dastore(Compiler *c) { array_store(c, 'D', 3); }
void emit_castore(Compiler *c) { array_store(c, 'I', 1); }
void emit_sastore(Compiler *c) { array_store(c, 'I', 1); }

/* Into an array of booleans goes one bit. */
void emit_bastore(Compiler *c) {
    Val value = value_pop(c, 'I'), index = value_pop(c, 'I'), array = value_pop(c, 'A');
    if (c->failed) return;
    Element e = element(c, &array, &index, 0);
    inline_effect(c);
    if (value.kind == VAL_CONST && (value.value & ~1) == 0) {
        store_number(c, e.at, 0, &value);
        return;
    }
    Label bytes = LABEL_NEW;
    Reg copy = new_gp(c, false), class = new_gp(c, false);
    load_gp(c, copy, &value, (uint32_t)value.value);
    asm_load(c->a, false, class, mem_at(e.array, 0));
    asm_alu_m8i(c->a, ALU_CMP, mem_at(class, offsetof(Class, primitive_kind)), 'Z');
    asm_jcc(c->a, CC_NE, &bytes);
    asm_alu_ri(c->a, ALU_AND, false, copy, 1);
    asm_label(c->a, &bytes);
    asm_store8(c->a, e.at, copy);
}

/* The element class's own instances are let in at once, and anything into an Object[]. */
void emit_aastore(Compiler *c) {
    uint32_t base = c->state->depth - 3;
    Val value = value_pop(c, 'A'), index = value_pop(c, 'I'), array = value_pop(c, 'A');
    if (c->failed) return;
    if (c->inlined != NULL) {
        compiler_fail_inline(c);
        return;
    }
    if (value.kind != VAL_CONST) use_gp(c, &value);
    Element e = element(c, &array, &index, REF_SHIFT);
    if (value.kind != VAL_CONST || value.value != 0) {
        Label *store = new_label(c), *refused = new_label(c);
        Reg reg = use_gp(c, &value), class = new_gp(c, false);
        value_commit(c, base, &array);
        value_commit(c, base + 1, &index);
        value_commit(c, base + 2, &value);
        if (!value.nonnull) {
            asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
            asm_jcc(c->a, CC_E, store);
        }
        asm_load(c->a, false, class, mem_at(e.array, 0));
        asm_load(c->a, true, class, mem_at(class, offsetof(Class, element)));
        asm_alu_rm(c->a, ALU_CMP, false, class, mem_at(reg, 0));
        asm_jcc(c->a, CC_E, store);
        asm_alu_ri(c->a, ALU_CMP, false, class, (int32_t)(uintptr_t)c->jit->vm->known.Object);
        asm_jcc(c->a, CC_NE,
                ask_instance(c, reg, (Val){.kind = VAL_GP, .type = 'J', .reg = (uint8_t) class},
                             store, refused));
        SlowPath *slow = slow_path(c, SLOW_THROW);
        slow->helper = STUB_throw_store;
        slow->arguments[0] = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg};
        slow->argument_count = 1;
        slow->entry = refused;
        asm_label(c->a, store);
    }
    store_reference(c, e.at, &value);
}

void emit_arraylength(Compiler *c) {
    Val array = value_pop(c, 'A');
    if (c->failed) return;
    if (array.is_known && value_class(&array)->is_array) {
        push_const(c, 'I', array_length(value_known(&array)));
        return;
    }
    Reg base = use_gp(c, &array);
    null_check(c, &array, base);
    Reg to = value_is_own(c, &array) && c->target_variable < 0 ? array.reg : new_gp(c, true);
    asm_load(c->a, false, to, mem_at(base, ARRAY_LENGTH_OFFSET));
    push_index(c, 'I', to, ranges_length_of(&array));
}
