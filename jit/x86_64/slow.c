/* SPDX-License-Identifier: MIT */
/* What happens rarely, behind the method's code: the state before the instruction goes to its slots, a stub is
 * called or jumped to, and registers are brought back where control returns. */
#include <string.h>

#include "jit/x86_64/compiler.h"

SlowPath *slow_path(Compiler *c, SlowKind kind) {
    SlowPath *slow = compiler_allocate(c, sizeof *slow);
    slow->kind = kind;
    slow->from = slow->back = LABEL_NEW;
    slow->pc = c->at;
    slow->result.kind = VAL_TOP;
    uint32_t depth = c->state->depth;
    c->state->depth = c->start_depth;
    slow->state = state_copy(c, c->state);
    c->state->depth = depth;
    slow->keep_depth = depth;
    *c->slow_end = slow;
    c->slow_end = &slow->next;
    return slow;
}

void slow_throw(Compiler *c, Condition cc, StubId stub) {
    if (c->inlined != NULL) {
        inline_give_way(c, cc);
        return;
    }
    SlowPath *slow = slow_path(c, SLOW_THROW);
    slow->helper = stub;
    asm_jcc(c->a, cc, &slow->from);
}

void slow_throw_with(Compiler *c, Condition cc, StubId stub, Val first, Val second) {
    if (c->inlined != NULL) {
        inline_give_way(c, cc);
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
    if (value->kind == VAL_LOCAL && value->local < 64 && (c->state->nonnull >> value->local & 1)) return;
    asm_test_rr(c->a, false, reg, reg);
    slow_throw(c, CC_E, STUB_throw_null);
    if (value->kind == VAL_LOCAL && value->local < 64) c->state->nonnull |= UINT64_C(1) << value->local;
}

void store_pc(Compiler *c, uint32_t pc) {
    uintptr_t address = (uintptr_t)(c->method->code + pc);
    Mem m = mem_at((Reg)R_FRAME, offsetof(Frame, pc));
    if (address <= INT32_MAX) {
        asm_store_imm(c->a, true, m, (int32_t)address);
        return;
    }
    asm_store_imm(c->a, false, m, (int32_t)(uint32_t)address);
    m.displacement += 4;
    asm_store_imm(c->a, false, m, (int32_t)(address >> 32));
}

/* Changes rax. */
void store_top(Compiler *c, uint32_t depth) {
    asm_lea(c->a, true, RAX, slot_of_stack(depth));
    asm_store(c->a, true, mem_at((Reg)R_FRAME, offsetof(Frame, top)), RAX);
}

void emit_moves_for_arguments(Compiler *c, const Val *arguments, unsigned count) {
    static const Reg to[] = {RSI, RDX, RCX};
    Move moves[3];
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        if (arguments[i].kind == VAL_GP) moves[n++] = (Move){(uint8_t)to[i], arguments[i].reg};
    parallel_moves(c, moves, n, false);
    for (unsigned i = 0; i < count; i++)
        if (arguments[i].kind == VAL_CONST) asm_mov_ri(c->a, to[i], (uint64_t)arguments[i].value);
}

void jump_to_tail(Compiler *c, StubId stub) { asm_jmp(c->a, &c->tails[stub]); }

void call_throwing(Compiler *c, const void *stub) {
    asm_call_address(c->a, stub);
    asm_nop_to(c->a, &c->tails[STUB_throw_pending]);
}

/* A reference on the stack may be the alias of a local that is dead itself: the collector has updated the
 * operand's slot, but not the local's. */
void reload_snapshot(Compiler *c, const State *s, uint32_t keep_depth, uint32_t variables) {
    for (uint32_t i = 0; i < keep_depth && i < s->depth; i++) {
        if (s->stack[i].kind != VAL_LOCAL || s->stack[i].type != 'A') continue;
        asm_push_mem(c->a, slot_of_stack(i));
        asm_pop_mem(c->a, slot_of_local(c, s->stack[i].local));
    }
    for (uint32_t mask = variables; mask != 0; mask &= mask - 1) {
        const Variable *v = &c->variables[__builtin_ctz(mask)];
        if (v->class == LOCAL_FLOAT) asm_fload(c->a, true, v->reg, slot_of_local(c, v->slot));
        else asm_load(c->a, v->class == LOCAL_WIDE, v->reg, slot_of_local(c, v->slot));
    }
    for (uint32_t i = 0; i < keep_depth && i < s->depth; i++) {
        const Val *value = &s->stack[i];
        if (value->kind == VAL_GP) asm_load(c->a, true, value->reg, slot_of_stack(i));
        else if (value->kind == VAL_FP) asm_fload(c->a, true, value->reg, slot_of_stack(i));
    }
}

static void emit_slow_call(Compiler *c, SlowPath *slow) {
    const State *s = slow->state;
    uint32_t live = s->in_register & needed_variables(c, s, slow->pc);
    flush_snapshot(c, s, slow->pc, FLUSH_KEPT, slow->keep_depth);
    store_pc(c, slow->pc);
    emit_moves_for_arguments(c, slow->arguments, slow->argument_count);
    call_throwing(c, c->jit->stubs->at[slow->helper]);
    if (slow->result.kind == VAL_GP) {
        uint32_t reg = slow->result.reg;
        if (reg != RAX) asm_mov_rr(c->a, slow->result.type != 'I', (Reg)reg, RAX);
        /* The result may go to a variable's register, which is not to get the old value back. */
        for (unsigned v = 0; v < c->variable_count; v++)
            if (c->variables[v].class != LOCAL_FLOAT && c->variables[v].reg == reg) live &= ~(1u << v);
    }
    reload_snapshot(c, s, slow->keep_depth, live);
    asm_jmp(c->a, &slow->back);
}

void slow_emit_all(Compiler *c) {
    for (SlowPath *slow = c->slow; slow != NULL && !c->failed; slow = slow->next) {
        if (slow->from.uses < 0 && (slow->entry == NULL || slow->entry->uses < 0) && !slow->is_hooked) continue; /* nobody comes */
        asm_label(c->a, &slow->from);
        if (slow->entry != NULL) asm_label(c->a, slow->entry);
        switch (slow->kind) {
        case SLOW_THROW:
            flush_snapshot(c, slow->state, slow->pc, FLUSH_REFERENCES, 0);
            store_pc(c, slow->pc);
            emit_moves_for_arguments(c, slow->arguments, slow->argument_count);
            jump_to_tail(c, slow->helper);
            break;
        case SLOW_CALL:
            emit_slow_call(c, slow);
            break;
        case SLOW_JUMP:
            slow->emit(c, slow);
            break;
        }
    }
}

/* ---- In line ---- */

void call_helper(Compiler *c, StubId stub, char type) {
    call_throwing(c, c->jit->stubs->at[stub]);
    forget_registers(c);
    if (type == 'V') return;
    if (type == 'I') asm_mov_rr(c->a, false, RAX, RAX);
    c->pinned_gp = 1u << RAX;
    push_gp(c, type, RAX);
}
