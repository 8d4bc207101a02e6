/* SPDX-License-Identifier: MIT */
/* Templates of allocation, type checks and monitors. */
#include "jit/x86_64/templates.h"
#include "vm/link/initialize.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"

Label *new_label(Compiler *c) {
    Label *label = compiler_allocate(c, sizeof *label);
    *label = LABEL_NEW;
    return label;
}

/* ---- Allocation ---- */

Class *resolved_class(Compiler *c) {
    uint32_t index = operand_u2(c);
    if (!constant_pool_is(&c->holder->file->pool, index, CONSTANT_Class)) {
        compiler_fail(c, "an instruction names no class");
        return NULL;
    }
    uint64_t bits = __atomic_load_n(&c->holder->resolved[index], __ATOMIC_ACQUIRE);
    return bits == 0 || bits >> 63 ? NULL : (Class *)(uintptr_t)bits;
}

/* `to` = the buffer's top, which moves on by what `end` was made of; end is changed. */
static void bump(Compiler *c, Reg end, SlowPath *slow) {
    Mem top = mem_at((Reg)R_THREAD, offsetof(Thread, mutator) + offsetof(Mutator, top));
    asm_alu_rm(c->a, ALU_CMP, true, end,
               mem_at((Reg)R_THREAD, offsetof(Thread, mutator) + offsetof(Mutator, limit)));
    asm_jcc(c->a, CC_A, &slow->from);
    asm_store(c->a, true, top, end);
}
static void load_top(Compiler *c, Reg to) {
    asm_load(c->a, true, to,
             mem_at((Reg)R_THREAD, offsetof(Thread, mutator) + offsetof(Mutator, top)));
}

void emit_new(Compiler *c) {
    Class *class = resolved_class(c);
    if (c->failed) return;
    if (class == NULL || !class_is_initialized(class) ||
        (class->flags & (ACC_ABSTRACT | ACC_INTERFACE)) || class->is_array ||
        class == c->jit->vm->known.Class_) {
        emit_execute(c, 0, 'A');
        if (c->failed == NULL) c->state->stack[c->state->depth - 1].nonnull = true;
        return;
    }
    bool is_rare = class->has_finalizer || class->shape.size > 1 << 20;
    if (c->inlined != NULL && is_rare) {
        compiler_fail_inline(c);
        return;
    }
    Reg to = new_gp(c, false), end = new_gp(c, false);
    if (c->inlined != NULL) {
        load_top(c, to);
        asm_lea(c->a, true, end, mem_at(to, (int32_t) class->shape.size));
        asm_alu_rm(c->a, ALU_CMP, true, end,
                   mem_at((Reg)R_THREAD, offsetof(Thread, mutator) + offsetof(Mutator, limit)));
        inline_bail_out(c, CC_A); /* an object that was allocated before is garbage then */
        c->flow.allocates = true;
        asm_store(c->a, true,
                  mem_at((Reg)R_THREAD, offsetof(Thread, mutator) + offsetof(Mutator, top)),
                  end);
        asm_store_imm(c->a, false, mem_at(to, 0), (int32_t)(uintptr_t) class);
        value_push(c, (Val){.kind = VAL_GP,
                            .type = 'A',
                            .reg = (uint8_t)to,
                            .nonnull = true,
                            .exact = (uint32_t)(uintptr_t) class});
        return;
    }
    SlowPath *slow = slow_path(c, SLOW_CALL);
    slow->helper = STUB_new_object;
    slow->arguments[0] =
        (Val){.kind = VAL_CONST, .type = 'J', .value = (int64_t)(uintptr_t) class};
    slow->argument_count = 1;
    slow->result = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)to};
    if (is_rare) {
        asm_jmp(c->a, &slow->from);
    } else {
        load_top(c, to);
        asm_lea(c->a, true, end, mem_at(to, (int32_t) class->shape.size));
        bump(c, end, slow);
        asm_store_imm(c->a, false, mem_at(to, 0), (int32_t)(uintptr_t) class);
    }
    asm_label(c->a, &slow->back);
    value_push(c, (Val){.kind = VAL_GP,
                        .type = 'A',
                        .reg = (uint8_t)to,
                        .nonnull = true,
                        .exact = (uint32_t)(uintptr_t) class});
}

static void allocate_array(Compiler *c, Class *class) {
    enum { LARGE = 1 << 16 };
    if (c->inlined != NULL) {
        compiler_fail_inline(c);
        return;
    }
    unsigned shift = class->shape.element_shift;
    Val length = value_pop(c, 'I');
    if (c->failed) return;
    Reg n = use_gp(c, &length);
    Reg to = new_gp(c, false), end = new_gp(c, false);
    SlowPath *slow = slow_path(c, SLOW_CALL);
    slow->helper = STUB_new_array;
    slow->arguments[0] =
        (Val){.kind = VAL_CONST, .type = 'J', .value = (int64_t)(uintptr_t) class};
    slow->arguments[1] = (Val){.kind = VAL_GP, .type = 'I', .reg = (uint8_t)n};
    slow->argument_count = 2;
    slow->result = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)to, .nonnull = true};
    asm_alu_ri(c->a, ALU_CMP, false, n, LARGE); /* negative ones too */
    asm_jcc(c->a, CC_AE, &slow->from);
    load_top(c, to);
    asm_mov_rr(c->a, false, end, n);
    if (shift > 0) asm_shift_ri(c->a, SHIFT_LEFT, false, end, shift);
    if (shift < 3) {
        asm_alu_ri(c->a, ALU_ADD, false, end, ARRAY_ELEMENTS_OFFSET + 7);
        asm_alu_ri(c->a, ALU_AND, false, end, -8);
        asm_alu_rr(c->a, ALU_ADD, true, end, to);
    } else {
        asm_lea(c->a, true, end, mem_indexed(to, end, 0, ARRAY_ELEMENTS_OFFSET));
    }
    bump(c, end, slow);
    asm_store_imm(c->a, false, mem_at(to, 0), (int32_t)(uintptr_t) class);
    asm_store(c->a, false, mem_at(to, ARRAY_LENGTH_OFFSET), n);
    asm_label(c->a, &slow->back);
    value_push(c, (Val){.kind = VAL_GP,
                        .type = 'A',
                        .reg = (uint8_t)to,
                        .nonnull = true,
                        .exact = (uint32_t)(uintptr_t) class});
}

void emit_newarray(Compiler *c) {
    const WellKnown *known = &c->jit->vm->known;
    Class *const classes[] = {known->boolean_array, known->char_array, known->float_array,
                              known->double_array,  known->byte_array, known->short_array,
                              known->int_array,     known->long_array};
    unsigned type = c->code[c->pc + 1];
    if (type < 4 || type > 11)
        compiler_fail(c, "newarray of something else");
    else
        allocate_array(c, classes[type - 4]);
}

void emit_anewarray(Compiler *c) {
    Class *class = resolved_class(c);
    if (c->failed) return;
    Class *array = class != NULL ? atomic_load(&class->array) : NULL;
    if (array != NULL)
        allocate_array(c, array);
    else
        emit_execute(c, 1, 'A');
}

void emit_multianewarray(Compiler *c) { emit_execute(c, c->code[c->pc + 3], 'A'); }

/* ---- Type checks ---- */

typedef struct Answer {
    Label *is, *is_not;
} Answer;

static void slow_instance(Compiler *c, SlowPath *slow) {
    const Answer *answer = slow->data;
    const State *s = slow->state;
    flush_snapshot(c, s, slow->pc, FLUSH_KEPT, s->depth);
    Move moves[2] = {{RDI, slow->arguments[0].reg}, {RSI, slow->arguments[1].reg}};
    bool is_constant = slow->arguments[1].kind == VAL_CONST;
    parallel_moves(c, moves, is_constant ? 1 : 2, false);
    if (is_constant) asm_mov_ri(c->a, RSI, (uint64_t)slow->arguments[1].value);
    asm_call_address(c->a, c->jit->stubs->at[STUB_is_instance]);
    asm_extend_u8(c->a, RAX, RAX);
    asm_test_rr(c->a, false, RAX, RAX);
    reload_snapshot(c, s, s->depth,
                    needed_variables(c, s, slow->pc, s->in_register)); /* keeps the flags */
    asm_jcc(c->a, CC_NE, answer->is);
    asm_jmp(c->a, answer->is_not);
}

Label *ask_instance(Compiler *c, Reg reg, Val of, Label *is, Label *is_not) {
    SlowPath *slow = slow_jump(c, slow_instance);
    Answer *answer = compiler_allocate(c, sizeof *answer);
    *answer = (Answer){is, is_not};
    slow->data = answer;
    slow->arguments[0] = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg};
    slow->arguments[1] = of;
    return &slow->from;
}

/* Compares what tells an instance of the class from others: its class, or its class's entry in
 * the display. False: there is no such thing, for interfaces, arrays of references and deep
 * classes; equal then means yes, but everything else has to be asked. */
static bool compare_class(Compiler *c, Reg object, Class *of, Reg class) {
    int32_t low = (int32_t)(uintptr_t)of;
    if ((of->flags & ACC_FINAL) && !of->is_array) {
        asm_alu_mi(c->a, ALU_CMP, false, mem_at(object, 0), low);
        return true;
    }
    if (of->is_array && of->element->is_primitive) {
        asm_alu_mi(c->a, ALU_CMP, false, mem_at(object, 0), low);
        return true;
    }
    asm_load(c->a, false, class, mem_at(object, 0));
    if (of->is_array || class_is_interface(of) || of->depth >= CLASS_DISPLAY_DEPTH) {
        asm_alu_mi(c->a, ALU_CMP, false, mem_at(class, offsetof(Class, last_super)), low);
        return false;
    }
    asm_alu_mi(c->a, ALU_CMP, false,
               mem_at(class, (int32_t)(offsetof(Class, display) + of->depth * sizeof(Class *))),
               low);
    return true;
}

/* In an inlined method: what is not told by one comparison is left to the call. */
static void cast_or_bail_out(Compiler *c, Val *object, Reg reg, Class *of, Reg class) {
    Label is = LABEL_NEW;
    if (!object->nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
        asm_jcc(c->a, CC_E, &is);
    }
    if (!compare_class(c, reg, of, class)) compiler_fail_inline(c);
    if (c->failed == NULL) inline_bail_out(c, CC_NE);
    asm_label(c->a, &is);
    if (object->kind == VAL_SLOT)
        *object =
            (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg, .nonnull = object->nonnull};
    if (c->failed == NULL) value_push(c, *object);
}

/* Is it null or an instance of the class, by what is known? */
static bool is_cast(const Compiler *c, const Val *value, const Class *of) {
    const State *s = c->state;
    if (of == c->jit->vm->known.Object) return true;
    if (value->exact != 0) return class_is_subclass(value_class(value), of);
    return value->kind == VAL_LOCAL && s->cast_class != 0 && s->cast_local == value->local &&
           class_is_subclass((Class *)(uintptr_t)s->cast_class, of);
}

/* From here on its local is known to be one. Inlined code leaves what is known as it is. */
static void know_cast(Compiler *c, const Val *value, const Class *of) {
    if (value->kind != VAL_LOCAL || c->inlined != NULL) return;
    c->state->cast_local = value->local;
    c->state->cast_class = (uint32_t)(uintptr_t)of;
}

void emit_checkcast(Compiler *c) {
    Class *of = resolved_class(c);
    if (c->failed) return;
    uint32_t index = c->state->depth - 1;
    Val *top = c->state->depth > 0 ? &c->state->stack[index] : NULL;
    if (top != NULL && top->type == 'A' &&
        ((top->kind == VAL_CONST && top->value == 0) || (of != NULL && is_cast(c, top, of))))
        return;
    if (of == NULL) {
        emit_execute(c, 1, 'A');
        return;
    }
    Val object = value_pop(c, 'A');
    if (c->failed) return;
    Reg reg = use_gp(c, &object), class = new_gp(c, false);
    if (c->inlined != NULL) {
        cast_or_bail_out(c, &object, reg, of, class);
        return;
    }
    value_commit(c, index, &object);
    Label *is = new_label(c), *is_not = new_label(c);
    Val class_value = {.kind = VAL_CONST, .type = 'J', .value = (int64_t)(uintptr_t)of};
    if (!object.nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
        asm_jcc(c->a, CC_E, is);
    }
    if (compare_class(c, reg, of, class))
        asm_jcc(c->a, CC_NE, is_not);
    else
        asm_jcc(c->a, CC_NE, ask_instance(c, reg, class_value, is, is_not));
    /* Behind the question in the list: only then is it known whether somebody comes. */
    SlowPath *refuse = slow_path(c, SLOW_THROW);
    refuse->helper = STUB_throw_cast;
    refuse->entry = is_not;
    refuse->arguments[0] = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg};
    refuse->arguments[1] = class_value;
    refuse->argument_count = 2;
    asm_label(c->a, is);
    know_cast(c, &object, of);
    if (object.kind == VAL_LOCAL)
        c->state->depth++; /* the alias stays */
    else
        value_push(
            c,
            (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg, .nonnull = object.nonnull});
}

/* Behind a comparison that cannot tell alone; in an inlined method that is left to the call. */
static void ask_unless_equal(Compiler *c, Reg reg, Class *of, Label *is, Label *is_not) {
    Val constant = {.kind = VAL_CONST, .type = 'J', .value = (int64_t)(uintptr_t)of};
    if (c->inlined != NULL)
        compiler_fail_inline(c);
    else
        asm_jcc(c->a, CC_NE, ask_instance(c, reg, constant, is, is_not));
}

/* The branch on the answer: it is not made a number. */
static void branch_on_instance(Compiler *c, const Val *object, Reg reg, Class *of, Condition cc,
                               Block *target) {
    State *s = c->state;
    uint64_t bit = object->kind == VAL_LOCAL && object->local < 64
                       ? UINT64_C(1) << object->local
                       : 0,
             nonnull = s->nonnull;
    uint32_t cast_class = s->cast_class;
    uint16_t cast_local = s->cast_local;
    bool is_turned = c->turned != NULL, takes_instances = (cc == CC_NE) != is_turned;
    Reg class = new_gp(c, false);
    if (takes_instances) {
        s->nonnull |= bit;
        know_cast(c, object, of);
    }
    if (is_turned) target = c->turned;
    edge_prepare(c, target);
    bool has_code = edge_needs_code(c, target);
    if (c->failed) return;
    Label *past = new_label(c), *taken = has_code ? new_label(c) : edge_label(c, target);
    Label *is = takes_instances ? taken : past, *is_not = takes_instances ? past : taken;
    if (!object->nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
        asm_jcc(c->a, CC_E, is_not);
    }
    if (compare_class(c, reg, of, class)) {
        if (takes_instances != has_code)
            asm_jcc(c->a, CC_E, is);
        else
            asm_jcc(c->a, CC_NE, is_not);
    } else {
        ask_unless_equal(c, reg, of, is, is_not);
        if (takes_instances != has_code) asm_jmp(c->a, is);
    }
    if (has_code) {
        asm_label(c->a, taken);
        edge_emit(c, target);
        if (c->failed == NULL) asm_jmp(c->a, edge_label(c, target));
    }
    asm_label(c->a, past);
    s->nonnull = nonnull;
    s->cast_class = cast_class;
    s->cast_local = cast_local;
    if (takes_instances || is_turned) return;
    s->nonnull |= bit;
    know_cast(c, object, of);
}

static void push_instance(Compiler *c, const Val *object, Reg reg, Class *of) {
    Label *is = new_label(c), *is_not = new_label(c), *done = new_label(c);
    Reg to = new_gp(c, false);
    if (!object->nonnull) {
        asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
        asm_jcc(c->a, CC_E, is_not);
    }
    if (compare_class(c, reg, of, to)) {
        asm_jcc(c->a, CC_NE, is_not);
    } else {
        ask_unless_equal(c, reg, of, is, is_not);
    }
    asm_label(c->a, is);
    asm_mov_ri(c->a, to, 1);
    asm_jmp(c->a, done);
    asm_label(c->a, is_not);
    asm_mov_ri(c->a, to, 0);
    asm_label(c->a, done);
    push_gp(c, 'I', to);
}

void emit_instanceof(Compiler *c) {
    Class *of = resolved_class(c);
    if (c->failed) return;
    if (of == NULL) {
        emit_execute(c, 1, 'I');
        return;
    }
    uint32_t index = c->state->depth - 1;
    Val object = value_pop(c, 'A');
    if (c->failed) return;
    if (object.nonnull && is_cast(c, &object, of)) {
        push_const(c, 'I', 1);
        return;
    }
    Reg reg = use_gp(c, &object);
    if (c->inlined == NULL) value_commit(c, index, &object);
    unsigned next = compiler_next_opcode(c, c->pc + c->size);
    Condition cc;
    if (next == OP_ifeq || next == OP_ifne) {
        Block *target = fuse_branch(c, &cc);
        branch_on_instance(c, &object, reg, of, cc, target);
    } else {
        push_instance(c, &object, reg, of);
    }
}

/* ---- Monitors ---- */

static void monitor(Compiler *c, StubId stub) {
    if (c->inlined != NULL) {
        compiler_fail_inline(c);
        return;
    }
    Val object = value_pop(c, 'A');
    if (c->failed) return;
    Val *values[] = {&object};
    Reg reg = use_gp(c, &object);
    null_check(c, &object, reg);
    take_gp(c, RAX, values, 1);
    reg = use_gp(c, &object);
    Reg word = new_gp(c, false);
    SlowPath *slow = slow_path(c, SLOW_CALL);
    slow->helper = stub;
    slow->arguments[0] = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg};
    slow->argument_count = 1;
    if (stub == STUB_monitor_enter)
        emit_lock(c, reg, word, &slow->from);
    else
        emit_unlock(c, reg, word, &slow->from);
    asm_label(c->a, &slow->back);
}
void emit_monitorenter(Compiler *c) { monitor(c, STUB_monitor_enter); }
void emit_monitorexit(Compiler *c) { monitor(c, STUB_monitor_exit); }
