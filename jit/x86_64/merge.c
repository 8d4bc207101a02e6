/* SPDX-License-Identifier: MIT */
/* Edges. The first edge to a block defines where values lie when it begins; later ones bring
 * theirs there. A loop head is entered with the variables that the loop uses in registers, so
 * that the way back around has nothing to do, and what the loop writes is not expected to be in
 * its slot too. */
#include <string.h>

#include "jit/x86_64/compiler.h"

/* ---- Storing ---- */

void store_word(Compiler *c, Mem to, int64_t bits) {
    if (bits == (int32_t)bits) {
        asm_store_imm(c->a, true, to, (int32_t)bits);
        return;
    }
    asm_store_imm(c->a, false, to, (int32_t)bits);
    asm_store_imm(c->a, false, mem_at((Reg)to.base, to.displacement + 4),
                  (int32_t)(bits >> 32));
}

static void store_constant(Compiler *c, Mem to, const Val *value) {
    store_word(c, to,
               value->type == 'I' || value->type == 'F' ? (int64_t)(uint32_t)value->value
                                                        : value->value);
}

/* A stack entry to its slot; changes no register. */
static void store_entry(Compiler *c, const State *state, uint32_t index) {
    const Val *value = &state->stack[index];
    Mem to = slot_of_stack(index);
    int v;
    switch (value->kind) {
    case VAL_GP: asm_store(c->a, true, to, value->reg); break;
    case VAL_FP: asm_fstore(c->a, true, to, value->reg); break;
    case VAL_CONST:
        if (!value->is_stored) store_constant(c, to, value);
        break;
    case VAL_LOCAL:
        v = variable_of(c, value->local, value->type);
        if (v >= 0 && (state->in_register >> v & 1)) {
            if (c->variables[v].class == LOCAL_FLOAT)
                asm_fstore(c->a, true, to, c->variables[v].reg);
            else
                asm_store(c->a, true, to, c->variables[v].reg);
        } else {
            asm_copy(c->a, to, slot_of_local(c, value->local));
        }
        break;
    default: break;
    }
}

static void store_variables(Compiler *c, uint32_t mask) {
    for (; mask != 0; mask &= mask - 1) {
        const Variable *v = &c->variables[__builtin_ctz(mask)];
        Mem slot = slot_of_local(c, v->slot);
        if (v->class == LOCAL_FLOAT)
            asm_fstore(c->a, true, slot, v->reg);
        else
            asm_store(c->a, true, slot, v->reg);
    }
}

uint32_t needed_variables(Compiler *c, const State *s, uint32_t pc, uint32_t mask) {
    if (mask == 0) return 0;
    uint32_t needed = c->analysis.live[pc];
    for (uint32_t i = 0; i < s->depth && (mask & ~needed) != 0; i++) {
        if (s->stack[i].kind != VAL_LOCAL) continue;
        int v = variable_of(c, s->stack[i].local, s->stack[i].type);
        if (v >= 0) needed |= 1u << v;
    }
    return needed & mask;
}

/* Operands that keep their place: numbers below flush_above. */
static bool stays_in_place(const Compiler *c, uint32_t index) {
    const Val *value = &c->state->stack[index];
    return index < c->flush_above && (value->kind == VAL_LOCAL || value->kind == VAL_CONST) &&
           value->type != 'A';
}

/* Dead variables are needed by such operands only: the others have slots of their own
 * afterwards. */
static uint32_t variables_to_flush(Compiler *c) {
    const State *s = c->state;
    uint32_t dirty = s->in_register & ~s->in_slot, needed = c->analysis.live[c->at];
    for (uint32_t i = 0; i < s->depth && i < c->flush_above && (dirty & ~needed) != 0; i++) {
        if (s->stack[i].kind != VAL_LOCAL || s->stack[i].type == 'A') continue;
        int v = variable_of(c, s->stack[i].local, s->stack[i].type);
        if (v >= 0) needed |= 1u << v;
    }
    return dirty & needed;
}

void flush_state(Compiler *c) {
    State *s = c->state;
    loads_forget(c);
    uint32_t dirty = variables_to_flush(c);
    store_variables(c, dirty);
    s->in_slot |= dirty;
    for (uint32_t i = 0; i < s->depth; i++) {
        Val *value = &s->stack[i];
        if (value->kind == VAL_SLOT || value->kind == VAL_TOP) continue;
        if (stays_in_place(c, i)) continue;
        store_entry(c, s, i);
        if (value->kind != VAL_CONST)
            value->kind = VAL_SLOT;
        else
            value->is_stored = true;
    }
}

void forget_registers(Compiler *c) {
    c->state->in_register = 0;
    loads_forget(c);
}

void flush_snapshot(Compiler *c, const State *s, uint32_t pc, FlushKind kind, uint32_t keep) {
    store_variables(c, needed_variables(c, s, pc, s->in_register & ~s->in_slot));
    for (uint32_t i = 0; i < s->depth; i++) {
        const Val *value = &s->stack[i];
        if (value->kind == VAL_SLOT || value->kind == VAL_TOP) continue;
        bool is_register = value->kind == VAL_GP || value->kind == VAL_FP;
        if (kind == FLUSH_ALL || value->type == 'A' ||
            (kind == FLUSH_KEPT && is_register && i < keep))
            store_entry(c, s, i);
    }
}

/* ---- Entry states ---- */

/* Stack entries get places that any edge can fill. */
static void settle_stack(Compiler *c, bool into_slots) {
    State *s = c->state;
    for (uint32_t i = 0; i < s->depth; i++) {
        Val *value = &s->stack[i];
        value_forget(value);
        if (value->kind == VAL_SLOT || value->kind == VAL_TOP) continue;
        /* A register that two entries share, or a variable's, is no place of its own. */
        bool is_own = value->kind == VAL_GP   ? c->scratch_gp >> value->reg & 1
                      : value->kind == VAL_FP ? c->scratch_fp >> value->reg & 1
                                              : false;
        for (uint32_t k = 0; k < i; k++)
            if (s->stack[k].kind == value->kind && s->stack[k].reg == value->reg)
                is_own = false;
        if (is_own && !into_slots) continue;
        if (into_slots || i + 3 < s->depth) {
            store_entry(c, s, i);
        } else if (type_is_float(value->type)) {
            Xmm to = new_fp(c, false);
            if (s->stack[i].kind == VAL_SLOT) continue;
            load_fp(c, to, value, i);
            value->reg = (uint8_t)to;
            value->kind = VAL_FP;
            continue;
        } else {
            Reg to = new_gp(c, false);
            if (s->stack[i].kind == VAL_SLOT) continue;
            load_gp(c, to, value, i);
            value->reg = (uint8_t)to;
            value->kind = VAL_GP;
            continue;
        }
        value->kind = VAL_SLOT;
    }
}

static void load_variable(Compiler *c, int v) {
    const Variable *variable = &c->variables[v];
    Mem slot = slot_of_local(c, variable->slot);
    if (variable->class == LOCAL_FLOAT)
        asm_fload(c->a, true, variable->reg, slot);
    else
        asm_load(c->a, variable->class == LOCAL_WIDE, variable->reg, slot);
    c->state->in_register |= 1u << v;
}

/* The only variable of its slot? Then its class is known before it is used. */
static bool is_only_class(Compiler *c, const Variable *variable) {
    unsigned classes = 0;
    for (int class = 0; class < LOCAL_CLASSES; class ++)
        classes += c->analysis.weight[variable->slot][class] > 0;
    return classes == 1;
}

static void prepare_loop_head(Compiler *c, Block *head) {
    State *s = c->state;
    uint64_t used = 0, written = 0;
    bool has_call = false;
    for (uint32_t i = head->order; i <= head->loop_end; i++) {
        const Block *b = &c->analysis.blocks[c->analysis.order[i]];
        used |= b->used;
        written |= b->written;
        has_call |= b->has_call;
    }
    for (unsigned v = 0; v < c->variable_count; v++) {
        const Variable *variable = &c->variables[v];
        uint32_t bit = 1u << v;
        if (!(head->live_in & bit) || !((s->in_register | s->in_slot) & bit)) continue;
        bool is_used = used >> variable->slot & 1, is_written = written >> variable->slot & 1;
        bool is_dirty = !(s->in_slot & bit);
        if (is_dirty && (!is_used || (has_call && !is_written))) {
            store_variables(c, bit);
            s->in_slot |= bit;
        }
        if (is_used && !(s->in_register & bit) && is_only_class(c, variable))
            load_variable(c, (int)v);
    }
}

/* What holds at the head of a loop whichever way it is entered. */
static void weaken_for_loop(Compiler *c, const Block *head, State *entry) {
    uint64_t used = 0, written = 0;
    for (uint32_t i = head->order; i <= head->loop_end; i++) {
        used |= c->analysis.blocks[c->analysis.order[i]].used;
        written |= c->analysis.blocks[c->analysis.order[i]].written;
    }
    for (unsigned v = 0; v < c->variable_count; v++) {
        unsigned slot = c->variables[v].slot;
        uint32_t bit = 1u << v;
        if (!(used >> slot & 1)) entry->in_register &= entry->in_slot & bit ? ~bit : ~0u;
        if ((written >> slot & 1) && (entry->in_register & bit)) entry->in_slot &= ~bit;
    }
    if (head->is_passed_by) written = ~UINT64_C(0);
    entry->nonnull &= ~written;
    if (entry->cast_local >= ANALYSIS_SLOTS || (written >> entry->cast_local & 1))
        entry->cast_class = 0;
    if (entry->length_array != 0 &&
        (written >> entry->length_local & 1 || written >> (entry->length_array - 1) & 1))
        entry->length_array = 0;
    for (uint32_t i = 0; i < entry->depth; i++) entry->stack[i].nonnull = false;
}

void edge_trim(Compiler *c, const Block *target, State *entry) {
    uint32_t live = needed_variables(c, entry, target->start, ~0u);
    entry->in_register &= live;
    entry->in_slot |= ~live;
}

void edge_prepare(Compiler *c, Block *target) {
    if (c->inlined != NULL) {
        inline_edge_prepare(c, target);
        return;
    }
    BlockCode *code = block_code(c, target);
    if (code->entry != NULL || c->failed) return;
    bool is_join = target->predecessor_count > 1 || target->is_loop_head;
    if (is_join) settle_stack(c, target->is_loop_head);
    if (target->is_loop_head) prepare_loop_head(c, target);
    State *entry = code->entry = state_copy(c, c->state->depth);
    edge_trim(c, target, entry);
    if (target->is_loop_head) weaken_for_loop(c, target, entry);
}

/* ---- Moves along an edge ---- */

/* Inlined code leaves the caller's variables alone. */
static uint32_t missing(Compiler *c, const Block *target, uint32_t mask) {
    return c->inlined != NULL || mask == 0 ? 0 : mask & c->analysis.live[target->start];
}
static uint32_t missing_in_register(Compiler *c, const Block *target, const State *entry) {
    return missing(c, target, entry->in_register & ~c->state->in_register);
}
static uint32_t missing_in_slot(Compiler *c, const Block *target, const State *entry) {
    return missing(c, target, entry->in_slot & c->state->in_register & ~c->state->in_slot);
}

bool value_same_place(const Val *a, const Val *b) {
    if (a->kind != b->kind) return false;
    switch (a->kind) {
    case VAL_GP:
    case VAL_FP: return a->reg == b->reg;
    case VAL_CONST: return a->value == b->value;
    case VAL_LOCAL: return a->local == b->local;
    default: return true;
    }
}

/* Only facts that hold on every edge hold in the block; stacks must agree. */
static bool meet(Compiler *c, BlockCode *code) {
    if (c->inlined != NULL) return inline_meet(c, code);
    State *entry = code->entry, *s = c->state;
    if (entry->depth != s->depth) {
        compiler_fail(c, "operand stacks of different depth meet");
        return false;
    }
    if (!code->is_emitted) {
        entry->nonnull &= s->nonnull;
        if (entry->cast_class != s->cast_class || entry->cast_local != s->cast_local)
            entry->cast_class = 0;
        if (entry->length_array != s->length_array || entry->length_local != s->length_local)
            entry->length_array = 0;
    }
    for (uint32_t i = 0; i < s->depth; i++) {
        const Val *a = &s->stack[i];
        Val *b = &entry->stack[i];
        if ((a->kind == VAL_TOP) != (b->kind == VAL_TOP) ||
            (a->kind != VAL_TOP && a->type != b->type)) {
            compiler_fail(c, "operands of different types meet");
            return false;
        }
        if (!code->is_emitted) {
            value_meet(b, a);
        }
    }
    return true;
}

bool edge_needs_code(Compiler *c, Block *target) {
    BlockCode *code = block_code(c, target);
    if (c->failed || !meet(c, code)) return false;
    const State *entry = code->entry, *s = c->state;
    uint32_t mask = (1u << c->variable_count) - 1;
    uint32_t lost = missing_in_register(c, target, entry);
    if (lost & ~s->in_slot & mask) {
        compiler_fail(c, "locals of different types meet");
        return false;
    }
    if (lost != 0 || missing_in_slot(c, target, entry) != 0) return true;
    for (uint32_t i = 0; i < s->depth; i++)
        if (!value_same_place(&s->stack[i], &entry->stack[i])) return true;
    return false;
}

void parallel_moves(Compiler *c, Move *moves, unsigned count, bool is_float) {
    unsigned left = 0;
    for (unsigned i = 0; i < count; i++)
        if (moves[i].to != moves[i].from) moves[left++] = moves[i];
    while (left > 0) {
        bool progress = false;
        for (unsigned i = 0; i < left; i++) {
            bool is_blocked = false;
            for (unsigned k = 0; k < left; k++)
                is_blocked |= k != i && moves[k].from == moves[i].to;
            if (is_blocked) continue;
            if (is_float)
                asm_fmov(c->a, moves[i].to, moves[i].from);
            else
                asm_mov_rr(c->a, true, moves[i].to, moves[i].from);
            moves[i] = moves[--left];
            progress = true;
            break;
        }
        if (progress) continue;
        /* A circle: exchange, and whoever wanted one wants the other now. */
        unsigned x = moves[0].to, y = moves[0].from;
        if (is_float) {
            asm_packed_rr(c->a, PACKED_XOR, x, y);
            asm_packed_rr(c->a, PACKED_XOR, y, x);
            asm_packed_rr(c->a, PACKED_XOR, x, y);
        } else {
            asm_xchg_rr(c->a, true, x, y);
        }
        moves[0] = moves[--left];
        for (unsigned k = 0; k < left; k++)
            moves[k].from = (uint8_t)(moves[k].from == x   ? y
                                      : moves[k].from == y ? x
                                                           : moves[k].from);
        unsigned kept = 0;
        for (unsigned k = 0; k < left; k++)
            if (moves[k].to != moves[k].from) moves[kept++] = moves[k];
        left = kept;
    }
}

/* Where a value lies in a register now, -1: it does not. */
static int register_now(Compiler *c, const Val *value) {
    if (value->kind == VAL_GP || value->kind == VAL_FP) return value->reg;
    if (value->kind != VAL_LOCAL) return -1;
    int v = variable_of(c, value->local, value->type);
    return v >= 0 && (c->state->in_register >> v & 1) ? c->variables[v].reg : -1;
}

static void move_stack(Compiler *c, const State *entry, ValKind kind) {
    const State *s = c->state;
    Move moves[16];
    unsigned count = 0;
    for (uint32_t i = 0; i < s->depth; i++) {
        int from = register_now(c, &s->stack[i]);
        if (entry->stack[i].kind == kind && from >= 0 && count < 16)
            moves[count++] = (Move){entry->stack[i].reg, (uint8_t)from};
    }
    parallel_moves(c, moves, count, kind == VAL_FP);
    for (uint32_t i = 0; i < s->depth; i++) {
        const Val *to = &entry->stack[i];
        if (to->kind != kind || register_now(c, &s->stack[i]) >= 0) continue;
        if (kind == VAL_FP)
            load_fp(c, to->reg, &s->stack[i], i);
        else
            load_gp(c, to->reg, &s->stack[i], i);
    }
}

void edge_emit(Compiler *c, Block *target) {
    loads_forget(c); /* registers are exchanged */
    const State *entry = block_code(c, target)->entry;
    State *s = c->state;
    if (c->failed) return;
    store_variables(c, missing_in_slot(c, target, entry));
    for (uint32_t i = 0; i < s->depth; i++)
        if (entry->stack[i].kind == VAL_SLOT) store_entry(c, s, i);
    move_stack(c, entry, VAL_FP);
    move_stack(c, entry, VAL_GP);
    uint32_t before = s->in_register;
    for (uint32_t lost = missing_in_register(c, target, entry); lost != 0; lost &= lost - 1)
        load_variable(c, __builtin_ctz(lost));
    s->in_register = before;
}

Label *edge_label(Compiler *c, Block *target) {
    return c->inlined != NULL ? inline_label(target) : &block_code(c, target)->label;
}

void edge_jump(Compiler *c, Block *target) {
    edge_prepare(c, target);
    if (edge_needs_code(c, target)) edge_emit(c, target);
    if (!c->failed) asm_jmp(c->a, edge_label(c, target));
}

void edge_branch(Compiler *c, Condition cc, Block *target) {
    Label *label = edge_label(c, target);
    if (!edge_needs_code(c, target)) {
        if (!c->failed) asm_jcc(c->a, cc, label);
        return;
    }
    Label over = LABEL_NEW;
    asm_jcc(c->a, cc ^ 1, &over);
    edge_emit(c, target);
    asm_jmp(c->a, label);
    asm_label(c->a, &over);
}
