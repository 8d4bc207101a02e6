/* SPDX-License-Identifier: MIT */
/* Small methods become part of their caller. They have no frame, so nothing in them may be seen
 * from outside: before the first change of the heap, whatever would throw makes the whole call
 * happen after all, from the state before it; behind that change nothing may throw, or the
 * method is not inlined. When method events are wanted the call happens too. So traces and
 * events are those of the interpreter. What has no place in inlined code, a call or a way back,
 * is left to the call as well, if a branch leads to it: then the fast way alone is inlined.
 *
 *   caller's operands | arguments, other locals | the inlined method's operands ->
 *
 * The registers of the arguments stay as they are until its end, for the call that may happen.
 */
#include <string.h>

#include "jit/x86_64/labels.h"
#include "jit/x86_64/templates.h"
#include "vm/model/class_life.h"
#include "vm/text/descriptor.h"

void compiler_fail_inline(Compiler *c) { compiler_fail(c, "not to be inlined"); }

/* What is in the way is in the way wherever the method is called. */
static void never_inline(Compiler *c, Method *m) {
    method_mark(m, METHOD_NOT_INLINED);
    compiler_fail_inline(c);
}

bool inline_may_bail_out(Compiler *c) {
    unsigned level = c->inline_depth;
    for (Inline *i = c->inlined; i != NULL; i = i->outer) {
        if (!(c->flow.effects >> --level & 1)) continue;
        never_inline(c, i->method);
        return false;
    }
    return true;
}

void inline_refuse_call(Compiler *c, const Method *target) {
    bool is_final = target->code == NULL || method_is_synchronized(target) ||
                    method_has(target, METHOD_NOT_INLINED);
    if (is_final && c->inlined->blocks == NULL)
        never_inline(c, c->inlined->method);
    else
        inline_leave(c);
}

void inline_bail_out(Compiler *c, Condition cc) {
    if (inline_may_bail_out(c)) asm_jcc(c->a, cc, &c->inlined->call->from);
}

/* At most half the time, unless it is one level of a tree of calls. */
bool inline_may_leave(Compiler *c, uint32_t weight) {
    const Inline *outermost = c->inlined;
    while (outermost->outer != NULL) outermost = outermost->outer;
    c->flow.left += weight;
    if (c->flow.allocates ||
        (c->flow.left > FLOW_WHOLE / 2 && outermost->method != c->method)) {
        compiler_fail_inline(c);
        return false;
    }
    return inline_may_bail_out(c);
}

void inline_leave_at(Compiler *c, uint32_t pc) {
    if (inline_is_rare(c, pc) ? inline_may_bail_out(c) : inline_may_leave(c, c->flow.weight))
        asm_jmp(c->a, &c->inlined->call->from);
    c->is_unreachable = true;
}
void inline_leave(Compiler *c) { inline_leave_at(c, c->pc); }

void inline_effect(Compiler *c) { c->flow.effects |= (1u << c->inline_depth) - 1; }

void inline_load(Compiler *c, char type, unsigned local) {
    const Inline *inlined = c->inlined;
    if (local >= inlined->local_slots) {
        compiler_fail_inline(c);
        return;
    }
    Val value = c->state->stack[inlined->base + local];
    if (value.kind == VAL_TOP || value.type != type) {
        compiler_fail_inline(c);
        return;
    }
    if (value.kind == VAL_SLOT) { /* a slot is a place of its own */
        value.value = inlined->base + local;
        if (type_is_float(type))
            use_fp(c, &value);
        else
            use_gp(c, &value);
    }
    value_push(c, value);
}

const Method *method_being_read(const Compiler *c) {
    return c->inlined != NULL ? c->inlined->method : c->method;
}

/* ---- The call, when it happens after all ---- */

/* By the interface: the receiver is in its slot. */
static void select_again(Compiler *c, const Method *resolved, Mem args) {
    int32_t front = (int32_t)(offsetof(Class, itable_front) +
                              resolved->hash % CLASS_FRONT * sizeof(ItableEntry));
    Label ask = LABEL_NEW, found = LABEL_NEW;
    asm_load(c->a, true, RSI, mem_at((Reg)R_ARGS, 0));
    asm_load(c->a, false, RCX, mem_at(RSI, 0));
    asm_alu_mi(c->a, ALU_CMP, false,
               mem_at(RCX, front + (int)offsetof(ItableEntry, interface_method)),
               (int32_t)(uintptr_t)resolved);
    asm_jcc(c->a, CC_NE, &ask);
    asm_load(c->a, true, RAX, mem_at(RCX, front + (int)offsetof(ItableEntry, target)));
    asm_jmp(c->a, &found);
    asm_label(c->a, &ask);
    asm_mov_rr(c->a, true, RDX, RSI);
    asm_mov_ri(c->a, RSI, (uintptr_t)resolved);
    asm_mov_ri(c->a, RCX, true);
    call_throwing(c, c->jit->stubs->at[STUB_select_target]);
    asm_lea(c->a, true, (Reg)R_ARGS, args);
    asm_label(c->a, &found);
}

/* To their registers, from where the state before the call has them. */
static void pass_arguments(Compiler *c, const State *before, uint32_t base) {
    Arguments noted;
    memcpy(c->state, before, sizeof(State) + before->depth * sizeof(Val));
    arguments_note(c, before->depth - base, &noted);
    arguments_pass(c, &noted);
}

static void slow_real_call(Compiler *c, SlowPath *slow) {
    Method *target = (Method *)(uintptr_t)slow->data;
    const State *s = slow->state;
    flush_snapshot(c, s, slow->pc, FLUSH_ALL, 0);
    store_pc(c, slow->pc);
    if (slow->appendix >= 0) {
        load_resolved_to(c, RCX, (uint32_t)slow->appendix);
        asm_store(c->a, true, slot_of_stack(s->depth), RCX);
    }
    bool by_slots = slow->argument_count == 2 || slow->appendix >= 0;
    if (!by_slots) pass_arguments(c, s, slow->keep_depth);
    asm_lea(c->a, true, (Reg)R_ARGS, slot_of_stack(slow->keep_depth));
    if (slow->argument_count == 2) {
        select_again(c, (const Method *)(uintptr_t)slow->arguments[1].value,
                     slot_of_stack(slow->keep_depth));
    } else if (slow->argument_count == 0) {
        asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)target);
    } else {
        load_virtual(c, argument_register(0), (int32_t)slow->arguments[0].value);
    }
    call_by_slots(c, by_slots ? s->depth - slow->keep_depth + (slow->appendix >= 0) : 0);
    uint32_t live = needed_variables(c, s, slow->pc, s->in_register);
    uint32_t reg = slow->result.reg;
    if (slow->result.kind == VAL_FP) {
        if (reg != 0) asm_fmov(c->a, reg, 0);
    } else if (slow->result.kind == VAL_GP) {
        if (reg != RAX) asm_mov_rr(c->a, true, (Reg)reg, RAX);
    }
    reload_snapshot(c, s, slow->keep_depth, live);
    if (slow->branch != NULL) {
        asm_test_rr(c->a, false, RAX, RAX);
        asm_jcc(c->a, slow->branch->cc, slow->branch->target);
    }
    asm_jmp(c->a, &slow->back);
}

/* ---- Inlining ---- */

typedef struct Mark {
    uint32_t size, relocations, pcs, calls, hooks, ranges;
    SlowPath **slow_end;
    State *state;
    InlineFlow flow;
} Mark;

static Mark mark(Compiler *c) {
    return (Mark){
        c->a->size,    c->a->relocation_count, c->pc_count, c->call_count,
        c->hook_count, c->range_count,         c->slow_end, state_copy(c, c->state->depth),
        c->flow};
}

/* As if nothing had been emitted since. Labels that were used meanwhile are those of slow paths
 * that are forgotten too, but for constants', and the tails', which are never used in line
 * here. */
static void rewind_to(Compiler *c, const Mark *m) {
    c->a->size = m->size;
    c->shifted[1].end = 0; /* other code will be there */
    c->a->relocation_count = m->relocations;
    c->pc_count = m->pcs;
    c->call_count = m->calls;
    c->hook_count = m->hooks;
    c->range_count = m->ranges;
    c->slow_end = m->slow_end;
    *c->slow_end = NULL;
    if (c->is_exhausted) return;
    literals_rewind(c, m->size);
    memcpy(c->state, m->state, sizeof(State) + m->state->depth * sizeof(Val));
    c->flow = m->flow;
    c->failed = NULL;
}

/* The arguments on the stack, as an intrinsic wants them. */
static void emit_intrinsic(Compiler *c, const Inline *inlined, Intrinsic *emit) {
    uint32_t end = c->state->depth;
    for (uint32_t i = inlined->base; i < end && c->failed == NULL; i++)
        if (c->state->stack[i].kind != VAL_TOP)
            inline_load(c, c->state->stack[i].type, i - inlined->base);
    if (c->failed == NULL) emit(c);
}

static void emit_inlined_body(Compiler *c, Method *target) {
    const uint8_t *code = c->code;
    Class *holder = c->holder;
    uint32_t pc = c->pc, size = c->size;
    const CodeInfo *info = target->info->code;
    c->code = info->code;
    c->holder = target->holder;
    if (inline_begin_locals(c, target, inline_stored_locals(info)))
        inline_emit_body(c, info);
    else
        compiler_fail_inline(c);
    c->code = code;
    c->holder = holder;
    c->pc = pc;
    c->size = size;
}

/* The result leaves the inlined method's operands for the arguments' place, in a register of
 * its own. */
static void take_result(Compiler *c, const Inline *inlined, char kind) {
    State *s = c->state;
    SlowPath *call = inlined->call;
    bool is_outermost = inlined->outer == NULL;
    if (kind == 'V') {
        s->depth = inlined->base;
        return;
    }
    char type = kind == 'L' ? 'A' : kind;
    Val value = value_pop(c, type);
    if (c->failed) return;
    if (!is_outermost) {
        if (value.kind == VAL_SLOT) { /* its place is another from now on */
            if (type_is_float(type))
                use_fp(c, &value);
            else
                use_gp(c, &value);
        }
        s->depth = inlined->base;
        value_push(c, value);
        return;
    }
    Val result = {.type = type};
    if (type_is_float(type)) {
        Xmm to = own_fp(c, &value, false);
        result.kind = VAL_FP;
        result.reg = (uint8_t)to;
    } else {
        Reg to = own_gp(c, &value, false);
        result.kind = VAL_GP;
        result.reg = (uint8_t)to;
    }
    result.nonnull = false;
    call->result = result;
    s->depth = inlined->base;
    value_push(c, result);
}

/* The narrow types of a result. */
static bool returns_narrow(const Method *m) {
    char kind = m->descriptor[strlen(m->descriptor) - 1];
    return m->return_kind == 'I' && kind != 'I';
}

static void narrow_result(Compiler *c, const Method *m) {
    void (*const narrow)(Compiler *) =
        m->descriptor[strlen(m->descriptor) - 1] == 'B'   ? emit_i2b
        : m->descriptor[strlen(m->descriptor) - 1] == 'C' ? emit_i2c
        : m->descriptor[strlen(m->descriptor) - 1] == 'S' ? emit_i2s
                                                          : NULL;
    if (narrow != NULL) {
        narrow(c);
        return;
    }
    push_const(c, 'I', 1);
    emit_iand(c);
}

/* Slots of arguments go to registers first: the state before the call must hold throughout. */
static void settle_arguments(Compiler *c, uint32_t base) {
    for (uint32_t i = base; i < c->state->depth; i++) {
        Val *entry = &c->state->stack[i];
        if (entry->kind != VAL_SLOT) continue;
        Val value = *entry;
        value.value = i;
        if (type_is_float(value.type))
            use_fp(c, &value);
        else
            use_gp(c, &value);
        value.nonnull = entry->nonnull;
        c->state->stack[i] = value;
    }
}

/* What is inlined needs registers, and must leave those alone that the state before the call
 * has. */
static void make_room(Compiler *c, uint32_t base, ValKind kind) {
    enum { ROOM = 3 };
    uint32_t scratch = kind == VAL_GP ? c->scratch_gp : c->scratch_fp, arguments = 0;
    for (uint32_t i = base; i < c->state->depth; i++)
        if (c->state->stack[i].kind == kind) arguments |= 1u << c->state->stack[i].reg;
    while (__builtin_popcount(scratch & ~used_registers(c, kind)) < ROOM &&
           value_spill(c, kind, arguments)) {
    }
}

static void test_receiver(Compiler *c, uint32_t index, const Class *receiver) {
    Val value = c->state->stack[index];
    if (value.kind == VAL_SLOT) value.value = index;
    asm_alu_mi(c->a, ALU_CMP, false, mem_at(use_gp(c, &value), 0),
               (int32_t)(uintptr_t)receiver);
    inline_bail_out(c, CC_NE);
}

/* ---- The result, when the next instruction is a branch on it ---- */

/* With nothing below it on the stack, so that what leads to the same place has the same state.
 */
static bool begin_result_test(Compiler *c, const Inline *inlined, ResultTest *test) {
    char kind = inlined->method->descriptor[strlen(inlined->method->descriptor) - 1];
    uint32_t next = c->pc + c->size;
    unsigned opcode = compiler_next_opcode(c, next);
    if (inlined->base != 0 || (kind != 'Z' && kind != 'I') ||
        (opcode != OP_ifeq && opcode != OP_ifne) || c->turned != NULL)
        return false;
    *test = (ResultTest){.cc = opcode == OP_ifeq ? CC_E : CC_NE,
                         .is_narrow = kind == 'Z',
                         .taken = LABEL_NEW,
                         .past = LABEL_NEW,
                         .target = block_at(c, (uint32_t)opcode_branch_target(c->code, next))};
    return true;
}

static void enter_state_after(Compiler *c, const SlowPath *call) {
    *c->state = *call->state;
    c->state->depth = 0;
    c->pinned_gp = c->pinned_fp = 0;
}

static void emit_taken(Compiler *c, ResultTest *test, const SlowPath *call) {
    asm_label(c->a, &test->taken);
    enter_state_after(c, call);
    edge_jump(c, test->target);
}

/* Constants that take the branch go straight to its target, if nothing has to move on the way.
 */
static bool take_directly(Compiler *c, ResultTest *test, const SlowPath *call) {
    enter_state_after(c, call);
    if (test->target->is_loop_head && block_code(c, test->target)->entry == NULL) return false;
    edge_prepare(c, test->target);
    if (edge_needs_code(c, test->target)) return false;
    asm_redirect(c->a, &test->taken, edge_label(c, test->target));
    return true;
}

/* Any other result than a constant is the call's, when it happens after all: it is tested out
 * there. */
static void test_outside(Compiler *c, ResultTest *test, SlowPath *call) {
    ResultBranch *branch = compiler_allocate_raw(c, sizeof *branch);
    *branch = (ResultBranch){test->cc, edge_label(c, test->target)};
    call->branch = branch;
    if (test->end == FALLS_INTO_TAKEN)
        asm_jmp(c->a, branch->target);
    else
        asm_drop_jump(c->a, &test->past);
    asm_label(c->a, &call->back);
}

static void test_here(Compiler *c, ResultTest *test, SlowPath *call, bool has_result) {
    bool is_taken = test->taken.uses >= 0 || test->end == FALLS_INTO_TAKEN;
    if (test->end == FALLS_INTO_PAST) asm_jmp(c->a, &test->past);
    if (!has_result && is_taken) emit_taken(c, test, call);
    asm_label(c->a, &call->back);
    enter_state_after(c, call);
    value_push(c, call->result);
    branch_on_result(c, test->cc, test->target);
    if (has_result && is_taken && c->failed == NULL) {
        asm_jmp(c->a, &test->past);
        emit_taken(c, test, call);
    }
}

static void emit_result_test(Compiler *c, ResultTest *test, SlowPath *call, bool has_result) {
    bool is_direct = take_directly(c, test, call);
    if (!has_result) call->result = (Val){.kind = VAL_GP, .type = 'I', .reg = RAX};
    if (is_direct && !has_result)
        test_outside(c, test, call);
    else
        test_here(c, test, call, has_result);
    asm_label(c->a, &test->past);
    enter_state_after(c, call);
    c->size += 3;
}

/* What is inlined. */
typedef struct Part {
    Method *target;
    Method *resolved; /* the target is the only one of this virtual method so far, or NULL */
    const Class *receiver; /* ... which is an interface's, called on this class */
    uint32_t base;         /* its first argument's place */
    int32_t appendix;      /* constant that the call has behind its arguments, -1 */
    Intrinsic *emit;       /* instead of the bytecode, or NULL */
    const void *data;
    bool is_plain; /* the result is the instruction's */
} Part;

static bool inline_method(Compiler *c, const Part *part) {
    Method *target = part->target, *resolved = part->resolved;
    const Class *receiver = part->receiver;
    note_inner(c, target);
    if (method_is_chosen(target)) return false;
    Mark before = mark(c);
    uint32_t pinned_gp = c->pinned_gp, pinned_fp = c->pinned_fp,
             inlined_bytes = c->inlined_bytes;
    int target_variable = c->target_variable;
    Inline inlined = {.outer = c->inlined,
                      .method = target,
                      .base = part->base,
                      .local_slots = c->state->depth - part->base,
                      .data = part->data};
    bool is_outermost = c->inlined == NULL;
    settle_arguments(c, inlined.base);
    if (is_outermost) {
        make_room(c, inlined.base, VAL_GP);
        make_room(c, inlined.base, VAL_FP);
        /* What the state before the call needs stays in its registers. */
        c->inline_pins_gp = used_registers(c, VAL_GP);
        c->inline_pins_fp = used_registers(c, VAL_FP);
        c->pinned_gp |= c->inline_pins_gp;
        c->pinned_fp |= c->inline_pins_fp;
        inlined.call = slow_jump(c, slow_real_call);
        inlined.call->data = resolved != NULL ? resolved : target;
        inlined.call->keep_depth = inlined.base;
        inlined.call->appendix = part->appendix;
        if (resolved != NULL) {
            inlined.call->argument_count = receiver != NULL ? 2 : 1;
            inlined.call->arguments[0].value = resolved->vtable_index;
            inlined.call->arguments[1].value = (int64_t)(uintptr_t)resolved;
        }
        emit_hook(c, HOOK_CALL, &inlined.call->from);
    } else {
        inlined.call = c->inlined->call;
    }
    ResultTest test;
    if (is_outermost && part->is_plain && begin_result_test(c, &inlined, &test))
        inlined.test = &test;
    c->target_variable = -1;
    c->inlined = &inlined;
    if (c->inline_depth++ == 0) c->push_limit += INLINE_STACK;
    if (is_outermost)
        c->flow = (InlineFlow){.weight = FLOW_WHOLE};
    else
        c->flow.effects &= ~(1u << (c->inline_depth - 1));
    if (receiver != NULL && c->failed == NULL) {
        test_receiver(c, inlined.base, receiver);
    } else if (resolved != NULL && c->failed == NULL) {
        test_overridden(c, resolved);
        inline_bail_out(c, CC_NE);
    }
    Intrinsic *intrinsic = part->emit;
    uint32_t begin = c->a->size;
    if (c->failed == NULL) {
        if (intrinsic != NULL)
            emit_intrinsic(c, &inlined, intrinsic);
        else
            emit_inlined_body(c, target);
    }
    if (is_outermost)
        ranges_forget_inlined(c);
    else if (intrinsic != NULL)
        loads_forget(c); /* it may change fields */
    if (intrinsic != NULL) compiler_note_range(c, target, 0, begin);
    bool has_result = !c->is_unreachable; /* all constants have gone where they lead */
    c->is_unreachable = false;
    if (c->failed == NULL && has_result && intrinsic == NULL && returns_narrow(target))
        narrow_result(c, target);
    if (c->failed == NULL && has_result) take_result(c, &inlined, target->return_kind);
    c->inlined = inlined.outer;
    if (--c->inline_depth == 0) c->push_limit -= INLINE_STACK;
    c->target_variable = target_variable;
    if (c->failed != NULL) {
        c->is_unreachable = false;
        if (c->a->failed) return true;
        if (!is_outermost) asm_forget_uses(c->a, &inlined.call->from, before.size);
        rewind_to(c, &before);
        c->inlined_bytes = inlined_bytes;
        c->pinned_gp = pinned_gp;
        c->pinned_fp = pinned_fp;
        return false;
    }
    if (intrinsic == NULL) c->inlined_bytes += target->info->code->length;
    if (inlined.test != NULL) {
        emit_result_test(c, inlined.test, inlined.call, has_result);
    } else if (is_outermost) {
        /* The way back wants what is in registers now. */
        SlowPath *call = inlined.call;
        c->state->in_register &= call->state->in_register;
        c->state->nonnull = call->state->nonnull; /* another method may have been called */
        asm_label(c->a, &call->back);
    }
    return true;
}

static bool inline_candidate(Compiler *c, Method *target, Method *resolved,
                             const Class *receiver) {
    if (!inline_is_candidate(c, target)) return false;
    Part part = {target,   resolved,
                 receiver, c->state->depth - target->arg_slots,
                 -1,       intrinsic_of(target),
                 NULL,     true};
    return inline_method(c, &part);
}

bool try_inline(Compiler *c, Method *target) { return inline_candidate(c, target, NULL, NULL); }

bool try_receiver_inline(Compiler *c, Method *target, Method *resolved, const Class *receiver) {
    return class_outlives(receiver, c->method->holder) &&
           inline_candidate(c, target, resolved, receiver);
}

bool try_guarded_inline(Compiler *c, Method *target) {
    return inline_candidate(c, target, target, NULL);
}

bool try_inline_as(Compiler *c, Method *target, uint32_t base, int32_t appendix,
                   Intrinsic *emit, const void *data) {
    Part part = {target, NULL, NULL, base, appendix, emit, data, false};
    return inline_is_allowed(c) && inline_method(c, &part);
}
