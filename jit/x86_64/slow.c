/* SPDX-License-Identifier: MIT */
/* What happens rarely, behind the method's code: the state before the instruction goes to its
 * slots, a stub is called or jumped to, and registers are brought back where control returns.
 */
#include <string.h>

#include "jit/x86_64/templates.h"

SlowPath *slow_path(Compiler *c, SlowKind kind) {
    SlowPath *slow = compiler_allocate_raw(c, sizeof *slow);
    slow->from = slow->back = LABEL_NEW;
    slow->kind = (uint8_t)kind;
    slow->helper = slow->argument_count = 0; /* the arguments are as many as are set */
    slow->is_hooked = false;
    slow->pc = c->at;
    slow->state = state_copy(c, c->start_depth);
    slow->keep_depth = c->state->depth;
    slow->result = (Val){.kind = VAL_TOP};
    slow->emit = NULL;
    slow->branch = NULL;
    slow->appendix = -1;
    slow->data = NULL;
    slow->entry = NULL;
    slow->next = NULL;
    if (kind != SLOW_THROW)
        loads_forget(c); /* it may come back, with registers that were saved only */
    *c->slow_end = slow;
    c->slow_end = &slow->next;
    return slow;
}

SlowPath *slow_jump(Compiler *c, void (*emit)(Compiler *, SlowPath *)) {
    SlowPath *slow = slow_path(c, SLOW_JUMP);
    slow->emit = emit;
    return slow;
}

void slow_throw(Compiler *c, Condition cc, StubId stub) {
    if (c->inlined != NULL) {
        inline_bail_out(c, cc);
        return;
    }
    SlowPath *slow = slow_path(c, SLOW_THROW);
    slow->helper = stub;
    asm_jcc(c->a, cc, &slow->from);
}

void slow_throw_with(Compiler *c, Condition cc, StubId stub, Val first, Val second) {
    if (c->inlined != NULL) {
        inline_bail_out(c, cc);
        return;
    }
    SlowPath *slow = slow_path(c, SLOW_THROW);
    slow->helper = stub;
    slow->arguments[0] = first;
    slow->arguments[1] = second;
    slow->argument_count = 2;
    asm_jcc(c->a, cc, &slow->from);
}

void null_check(Compiler *c, Val *value, Reg reg) {
    if (value->nonnull) return;
    if (value->kind == VAL_LOCAL && value->local < 64 &&
        (c->state->nonnull >> value->local & 1))
        return;
    asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
    slow_throw(c, CC_E, STUB_throw_null);
    if (value->kind == VAL_LOCAL && value->local < 64)
        c->state->nonnull |= UINT64_C(1) << value->local;
    if (c->read_count != 0) read_not_null(c, value);
}

/* In front of whatever may throw or stop, and so put together here: mov qword [rbx + pc],
 * address */
void store_pc(Compiler *c, uint32_t pc) {
    enum { STORE_PC = 0x43c748, BYTES = 8 };
    uint64_t address = (uintptr_t)(c->method->code + pc);
    if (address <= INT32_MAX)
        asm_word(c->a, STORE_PC | (uint64_t)offsetof(Frame, pc) << 24 | address << 32, BYTES);
    else
        store_word(c, mem_at((Reg)R_FRAME, offsetof(Frame, pc)), (int64_t)address);
}

/* The most frequent sequence of all while much is unresolved: lea rsi, [rbx + slot] */
void call_with_slots(Compiler *c, uint32_t depth, StubId stub) {
    enum { LEA_RSI = 0x738d48, BYTES = 4 };
    Mem slot = slot_of_stack(depth);
    store_pc(c, c->at);
    if (slot.form == MEM_NEAR)
        asm_word(c->a, LEA_RSI | (uint64_t)slot.displacement << 24, BYTES);
    else
        asm_lea(c->a, true, RSI, slot);
    call_throwing(c, c->jit->stubs->at[stub]);
}
_Static_assert((int)R_FRAME == (int)RBX && offsetof(Frame, pc) < 128,
               "the registers and displacements above");

/* Changes rax. */
void store_top(Compiler *c, uint32_t depth) {
    asm_lea(c->a, true, RAX, slot_of_stack(depth));
    asm_store(c->a, true, mem_at((Reg)R_FRAME, offsetof(Frame, top)), RAX);
}

void emit_moves_for_arguments(Compiler *c, const Val *arguments, unsigned count) {
    static const Reg to[] = {RSI, RDX, RCX};
    if (count == 0) return;
    Move moves[3];
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        if (arguments[i].kind == VAL_GP) moves[n++] = (Move){(uint8_t)to[i], arguments[i].reg};
    parallel_moves(c, moves, n, false);
    for (unsigned i = 0; i < count; i++)
        if (arguments[i].kind == VAL_CONST)
            asm_mov_ri(c->a, to[i], (uint64_t)arguments[i].value);
}

void jump_to_tail(Compiler *c, StubId stub) { asm_jmp(c->a, &c->tails[stub]); }

void call_throwing(Compiler *c, const void *stub) {
    asm_call_nop_to(c->a, stub, &c->tails[STUB_throw_pending]);
}

/* A reference on the stack may be the alias of a local that is dead itself: the collector has
 * updated the operand's slot, but not the local's. */
void reload_snapshot(Compiler *c, const State *s, uint32_t keep_depth, uint32_t variables) {
    for (uint32_t i = 0; i < keep_depth && i < s->depth; i++) {
        if (s->stack[i].kind != VAL_LOCAL || s->stack[i].type != 'A') continue;
        asm_copy(c->a, slot_of_local(c, s->stack[i].local), slot_of_stack(i));
    }
    for (uint32_t mask = variables; mask != 0; mask &= mask - 1) {
        const Variable *v = &c->variables[__builtin_ctz(mask)];
        if (v->class == LOCAL_FLOAT)
            asm_fload(c->a, true, v->reg, slot_of_local(c, v->slot));
        else
            asm_load(c->a, v->class == LOCAL_WIDE, v->reg, slot_of_local(c, v->slot));
    }
    for (uint32_t i = 0; i < keep_depth && i < s->depth; i++) {
        const Val *value = &s->stack[i];
        if (value->kind == VAL_GP)
            asm_load(c->a, true, value->reg, slot_of_stack(i));
        else if (value->kind == VAL_FP)
            asm_fload(c->a, true, value->reg, slot_of_stack(i));
    }
}

static void emit_slow_call(Compiler *c, SlowPath *slow) {
    const State *s = slow->state;
    uint32_t live = needed_variables(c, s, slow->pc, s->in_register);
    flush_snapshot(c, s, slow->pc, FLUSH_KEPT, slow->keep_depth);
    store_pc(c, slow->pc);
    emit_moves_for_arguments(c, slow->arguments, slow->argument_count);
    call_throwing(c, c->jit->stubs->at[slow->helper]);
    if (slow->result.kind == VAL_GP) {
        uint32_t reg = slow->result.reg;
        if (reg != RAX) asm_mov_rr(c->a, slow->result.type != 'I', (Reg)reg, RAX);
        /* The result may go to a variable's register, which is not to get the old value back.
         */
        for (unsigned v = 0; v < c->variable_count; v++)
            if (c->variables[v].class != LOCAL_FLOAT && c->variables[v].reg == reg)
                live &= ~(1u << v);
    }
    reload_snapshot(c, s, slow->keep_depth, live);
    asm_jmp(c->a, &slow->back);
}

void slow_emit_all(Compiler *c) {
    for (SlowPath *slow = c->slow; slow != NULL && !c->failed; slow = slow->next) {
        if (slow->from.uses < 0 && (slow->entry == NULL || slow->entry->uses < 0) &&
            !slow->is_hooked)
            continue; /* nobody comes */
        asm_label(c->a, &slow->from);
        if (slow->entry != NULL) asm_label(c->a, slow->entry);
        switch (slow->kind) {
        case SLOW_THROW:
            flush_snapshot(c, slow->state, slow->pc, FLUSH_REFERENCES, 0);
            store_pc(c, slow->pc);
            emit_moves_for_arguments(c, slow->arguments, slow->argument_count);
            jump_to_tail(c, slow->helper);
            break;
        case SLOW_CALL: emit_slow_call(c, slow); break;
        case SLOW_JUMP: slow->emit(c, slow); break;
        }
    }
}
