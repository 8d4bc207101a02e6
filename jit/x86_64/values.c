/* SPDX-License-Identifier: MIT */
/* The abstract operand stack and the registers it uses. A scratch register belongs to the stack
 * entries that name it and to the operands that were popped in this instruction (pins); all
 * else is free. */
#include <string.h>

#include "jit/x86_64/compiler.h"

/* ---- Variables ---- */

int variable_of(Compiler *c, unsigned local, char type) {
    return local < ANALYSIS_SLOTS ? c->variable_at[local][type_class(type)] : -1;
}

/* Brings a variable into its register. */
static void variable_load(Compiler *c, int v) {
    const Variable *variable = &c->variables[v];
    uint32_t bit = 1u << v;
    if (c->state->in_register & bit) return;
    if (!(c->state->in_slot & bit)) {
        compiler_fail(c, "a local is read that holds nothing of its type");
        return;
    }
    Mem slot = slot_of_local(c, variable->slot);
    if (variable->class == LOCAL_FLOAT)
        asm_fload(c->a, true, variable->reg, slot);
    else
        asm_load(c->a, variable->class == LOCAL_WIDE, variable->reg, slot);
    c->state->in_register |= bit;
    c->moves++;
}

/* ---- Which registers are free ---- */

uint32_t used_registers(Compiler *c, ValKind kind) {
    uint32_t used = 0;
    for (uint32_t i = 0; i < c->state->depth; i++)
        if (c->state->stack[i].kind == kind) used |= 1u << c->state->stack[i].reg;
    return used;
}

bool value_spill(Compiler *c, ValKind kind, uint32_t pinned) {
    State *s = c->state;
    for (uint32_t i = 0; i < s->depth; i++) {
        if (s->stack[i].kind != kind || (pinned >> s->stack[i].reg & 1)) continue;
        unsigned reg = s->stack[i].reg;
        c->moves++;
        for (uint32_t k = i; k < s->depth; k++) {
            if (s->stack[k].kind != kind || s->stack[k].reg != reg) continue;
            if (kind == VAL_GP)
                asm_store(c->a, true, slot_of_stack(k), reg);
            else
                asm_fstore(c->a, true, slot_of_stack(k), reg);
            s->stack[k].kind = VAL_SLOT;
        }
        return true;
    }
    return false;
}

bool value_is_target(Compiler *c, const Val *value) {
    return c->target_variable >= 0 && value->kind == VAL_LOCAL &&
           variable_of(c, value->local, value->type) == c->target_variable;
}

void value_commit(Compiler *c, uint32_t index, const Val *value) {
    Val *entry = &c->state->stack[index];
    if (value->kind != VAL_GP) return;
    entry->kind = VAL_GP;
    entry->reg = value->reg;
}

Reg new_gp(Compiler *c, bool target) {
    if (target && c->target_variable >= 0 &&
        c->variables[c->target_variable].class != LOCAL_FLOAT &&
        !(c->pinned_gp >> c->variables[c->target_variable].reg & 1))
        return c->variables[c->target_variable].reg;
    for (;;) {
        uint32_t available = c->scratch_gp & ~used_registers(c, VAL_GP) & ~c->pinned_gp;
        if (available != 0) {
            uint32_t better = available & ~(uint32_t)GP_IN_PASSING, best = better & ~c->read_gp;
            Reg reg = (Reg)__builtin_ctz(best != 0 ? best : better != 0 ? better : available);
            c->pinned_gp |= 1u << reg;
            c->read_gp &= ~(1u << reg);
            return reg;
        }
        if (!value_spill(c, VAL_GP, c->pinned_gp)) {
            compiler_fail(c, "out of registers");
            return RAX;
        }
    }
}

Xmm new_fp(Compiler *c, bool target) {
    if (target && c->target_variable >= 0 &&
        c->variables[c->target_variable].class == LOCAL_FLOAT &&
        !(c->pinned_fp >> c->variables[c->target_variable].reg & 1))
        return c->variables[c->target_variable].reg;
    for (;;) {
        uint32_t available = c->scratch_fp & ~used_registers(c, VAL_FP) & ~c->pinned_fp;
        if (available != 0) {
            Xmm reg = (Xmm)__builtin_ctz(available);
            c->pinned_fp |= 1u << reg;
            return reg;
        }
        if (!value_spill(c, VAL_FP, c->pinned_fp)) {
            compiler_fail(c, "out of registers");
            return 0;
        }
    }
}

/* ---- Push and pop ---- */

static __attribute__((noinline, cold)) void overflows(Compiler *c) {
    compiler_fail(c, "the operand stack overflows");
}

/* The end of those who push: what fails is called last, so that nothing has to be kept for it.
 */
static inline __attribute__((always_inline)) void push(Compiler *c, char type, Val value) {
    State *s = c->state;
    uint32_t depth = s->depth, end = depth + (type_is_wide(type) ? 2 : 1);
    if (end > c->push_limit) {
        overflows(c);
        return;
    }
    s->depth = end;
    s->stack[depth] = value;
    if (end == depth + 2) s->stack[depth + 1] = (Val){.kind = VAL_TOP};
}

/* All but the value in one word: who pops it soon reads it as a whole, which has to wait for
 * what was written in pieces. */
static inline Val val_of(ValKind kind, char type, unsigned reg, bool nonnull, int64_t value) {
    uint64_t word = kind | (uint32_t)(uint8_t)type << 8 | reg << 16 | (uint32_t)nonnull << 24;
    Val made;
    memcpy(&made, &word, sizeof word);
    if (REF_IS_WIDE) made.exact = 0; /* else it is in the word */
    made.value = value;
    return made;
}
_Static_assert(offsetof(Val, type) == 1 && offsetof(Val, reg) == 2 &&
                   offsetof(Val, exact) == sizeof(Ref),
               "the word above");

void value_push(Compiler *c, Val value) {
    value.is_stored = false;
    push(c, value.type, value);
}

static Val nothing_popped(Compiler *c, char type, const char *reason) {
    compiler_fail(c, reason);
    return (Val){.kind = VAL_CONST, .type = type};
}

/* A popped SLOT remembers in `value` which. */
Val value_pop(Compiler *c, char type) {
    State *s = c->state;
    uint32_t slots = type_is_wide(type) ? 2 : 1;
    if (s->depth < slots) return nothing_popped(c, type, "the operand stack underflows");
    uint32_t depth = s->depth - slots;
    const Val *entry = &s->stack[depth];
    if (slots == 2 && entry[1].kind != VAL_TOP)
        return nothing_popped(c, type, "the operand stack underflows");
    s->depth = depth;
    if (entry->type != type || entry->kind == VAL_TOP)
        return nothing_popped(c, type, "an operand has another type");
    Val value = *entry;
    value.is_stored = false;
    if (value.kind == VAL_GP)
        c->pinned_gp |= 1u << value.reg;
    else if (value.kind == VAL_SLOT)
        value.value = depth;
    else if (value.kind == VAL_FP)
        c->pinned_fp |= 1u << value.reg;
    return value;
}

void push_gp(Compiler *c, char type, Reg reg) {
    push(c, type, val_of(VAL_GP, type, reg, false, 0));
}
void push_index(Compiler *c, char type, Reg reg, Ref exact) {
    value_push(c, (Val){.kind = VAL_GP, .type = type, .reg = (uint8_t)reg, .exact = exact});
}
void push_fp(Compiler *c, char type, Xmm reg) {
    push(c, type, val_of(VAL_FP, type, reg, false, 0));
}
void push_const(Compiler *c, char type, int64_t value) {
    push(c, type, val_of(VAL_CONST, type, 0, false, value));
}
void push_local(Compiler *c, char type, unsigned local) {
    bool nonnull = type == 'A' && local < 64 && (c->state->nonnull >> local & 1);
    push(c, type, val_of(VAL_LOCAL, type, 0, nonnull, local));
}

/* ---- Operands into registers ---- */

void load_gp(Compiler *c, Reg to, const Val *value, uint32_t index) {
    bool wide = value->type != 'I';
    int v;
    switch (value->kind) {
    case VAL_GP:
        if (value->reg != to) asm_mov_rr(c->a, true, to, value->reg);
        break;
    case VAL_CONST:
        asm_mov_ri(c->a, to, wide ? (uint64_t)value->value : (uint32_t)value->value);
        break;
    case VAL_SLOT: asm_load(c->a, wide, to, slot_of_stack(index)); break;
    default:
        v = variable_of(c, value->local, value->type);
        if (v >= 0 && (c->state->in_register >> v & 1)) {
            if (c->variables[v].reg != to) asm_mov_rr(c->a, wide, to, c->variables[v].reg);
        } else {
            asm_load(c->a, wide, to, slot_of_local(c, value->local));
        }
    }
}

static void load_fp_const(Compiler *c, Xmm to, const Val *value) {
    if (value->value == 0) {
        asm_packed_rr(c->a, PACKED_XOR, to, to);
        return;
    }
    bool wide = value->type == 'D';
    asm_fload_label(c->a, wide, to,
                    literal_label(c, wide ? (uint64_t)value->value : (uint32_t)value->value));
}

void load_fp(Compiler *c, Xmm to, const Val *value, uint32_t index) {
    bool wide = value->type == 'D';
    int v;
    switch (value->kind) {
    case VAL_FP:
        if (value->reg != to) asm_fmov(c->a, to, value->reg);
        break;
    case VAL_CONST: load_fp_const(c, to, value); break;
    case VAL_SLOT: asm_fload(c->a, wide, to, slot_of_stack(index)); break;
    default:
        v = variable_of(c, value->local, value->type);
        if (v >= 0 && (c->state->in_register >> v & 1)) {
            if (c->variables[v].reg != to) asm_fmov(c->a, to, c->variables[v].reg);
        } else {
            asm_fload(c->a, wide, to, slot_of_local(c, value->local));
        }
    }
}

/* A local that has a register is used there. */
static int local_register(Compiler *c, const Val *value) {
    if (value->kind != VAL_LOCAL) return -1;
    int v = variable_of(c, value->local, value->type);
    if (v < 0) return -1;
    variable_load(c, v);
    return c->variables[v].reg;
}

int register_of(Compiler *c, const Val *value) {
    return value->kind == VAL_GP || value->kind == VAL_FP ? value->reg
                                                          : local_register(c, value);
}

Reg use_gp(Compiler *c, Val *value) {
    if (value->kind == VAL_GP) {
        c->pinned_gp |= 1u << value->reg;
        return value->reg;
    }
    int reg = local_register(c, value);
    if (reg >= 0) {
        c->pinned_gp |= 1u << reg;
        return (Reg)reg;
    }
    Reg to = new_gp(c, false);
    load_gp(c, to, value, (uint32_t)value->value);
    value->kind = VAL_GP;
    value->reg = (uint8_t)to;
    return to;
}

Xmm use_fp(Compiler *c, Val *value) {
    if (value->kind == VAL_FP) {
        c->pinned_fp |= 1u << value->reg;
        return value->reg;
    }
    int reg = local_register(c, value);
    if (reg >= 0) {
        c->pinned_fp |= 1u << reg;
        return (Xmm)reg;
    }
    Xmm to = new_fp(c, false);
    load_fp(c, to, value, (uint32_t)value->value);
    value->kind = VAL_FP;
    value->reg = (uint8_t)to;
    return to;
}

/* Is a popped scratch register nobody else's? The state before the instruction is then not to
 * be asked for any more: the caller is about to change it. */
static bool is_own(Compiler *c, const Val *value, ValKind kind) {
    if (value->kind != kind) return false;
    uint32_t scratch = kind == VAL_GP ? c->scratch_gp : c->scratch_fp;
    /* What the call wants that happens instead of an inlined method. */
    if (c->inlined != NULL)
        scratch &= ~(kind == VAL_GP ? c->inline_pins_gp : c->inline_pins_fp);
    if (!(scratch >> value->reg & 1) || (used_registers(c, kind) >> value->reg & 1))
        return false;
    if (kind == VAL_GP) c->read_gp &= ~(1u << value->reg);
    return true;
}

bool value_is_own(Compiler *c, const Val *value) {
    return is_own(c, value, type_is_float(value->type) ? VAL_FP : VAL_GP);
}

Reg own_gp(Compiler *c, Val *value, bool target) {
    bool to_target = target && c->target_variable >= 0 &&
                     c->variables[c->target_variable].class != LOCAL_FLOAT;
    if (!to_target && is_own(c, value, VAL_GP)) return value->reg;
    int reg = local_register(c, value);
    if (to_target && reg == c->variables[c->target_variable].reg) return (Reg)reg;
    Reg to = new_gp(c, target);
    if (to_target && to != c->variables[c->target_variable].reg && is_own(c, value, VAL_GP))
        return value->reg;
    load_gp(c, to, value, (uint32_t)value->value);
    return to;
}

Xmm own_fp(Compiler *c, Val *value, bool target) {
    bool to_target = target && c->target_variable >= 0 &&
                     c->variables[c->target_variable].class == LOCAL_FLOAT;
    if (!to_target && is_own(c, value, VAL_FP)) return value->reg;
    int reg = local_register(c, value);
    if (to_target && (unsigned)reg == c->variables[c->target_variable].reg) return (Xmm)reg;
    Xmm to = new_fp(c, target);
    if (to_target && to != c->variables[c->target_variable].reg && is_own(c, value, VAL_FP))
        return value->reg;
    load_fp(c, to, value, (uint32_t)value->value);
    return to;
}

/* Whatever the stack or an operand keeps in the register goes to another one. */
void take_gp(Compiler *c, Reg reg, Val **values, unsigned count) {
    uint32_t bit = 1u << reg;
    bool in_stack = used_registers(c, VAL_GP) & bit, in_values = false;
    for (unsigned i = 0; i < count; i++)
        in_values |= values[i]->kind == VAL_GP && values[i]->reg == reg;
    c->pinned_gp |= bit;
    c->read_gp &= ~bit;
    if (!in_stack && !in_values) return;
    Reg to = new_gp(c, false);
    asm_mov_rr(c->a, true, to, reg);
    /* Popped entries move too: a slow path shall find them. */
    for (uint32_t i = 0; i < c->start_depth || i < c->state->depth; i++) {
        Val *entry = &c->state->stack[i];
        if (entry->kind == VAL_GP && entry->reg == reg) entry->reg = (uint8_t)to;
    }
    for (unsigned i = 0; i < count; i++)
        if (values[i]->kind == VAL_GP && values[i]->reg == reg) values[i]->reg = (uint8_t)to;
}

bool value_is_imm32(const Val *value) {
    return value->kind == VAL_CONST &&
           (value->type == 'I' || value->value == (int32_t)value->value);
}

bool value_in_memory(Compiler *c, const Val *value, Mem *m) {
    if (value->kind == VAL_SLOT) {
        *m = slot_of_stack((uint32_t)value->value);
        return true;
    }
    if (value->kind != VAL_LOCAL || variable_of(c, value->local, value->type) >= 0)
        return false;
    *m = slot_of_local(c, value->local);
    return true;
}

/* ---- Locals ---- */

/* Stack entries that are aliases of the local get a copy: it is about to change. */
void materialize_aliases(Compiler *c, unsigned local) {
    State *s = c->state;
    for (uint32_t i = 0; i < s->depth; i++) {
        Val *entry = &s->stack[i];
        if (entry->kind != VAL_LOCAL || entry->local != local) continue;
        if (type_is_float(entry->type)) {
            Xmm to = new_fp(c, false);
            if (s->stack[i].kind != VAL_LOCAL) continue;
            load_fp(c, to, entry, i);
            entry->kind = VAL_FP;
            entry->reg = (uint8_t)to;
        } else {
            Reg to = new_gp(c, false);
            load_gp(c, to, entry, i);
            entry->kind = VAL_GP;
            entry->reg = (uint8_t)to;
        }
        for (uint32_t k = i + 1; k < s->depth; k++) {
            if (s->stack[k].kind != VAL_LOCAL || s->stack[k].local != local) continue;
            s->stack[k].kind = entry->kind;
            s->stack[k].reg = entry->reg;
        }
    }
}

static void store_into_variable(Compiler *c, int v, const Val *value) {
    const Variable *variable = &c->variables[v];
    if (variable->class == LOCAL_FLOAT) {
        if (value->kind != VAL_FP || value->reg != variable->reg)
            load_fp(c, variable->reg, value, (uint32_t)value->value);
    } else if (value->kind != VAL_GP || value->reg != variable->reg) {
        load_gp(c, variable->reg, value, (uint32_t)value->value);
    }
    c->state->in_register |= 1u << v;
    c->state->in_slot &= ~(1u << v);
}

static void store_into_slot(Compiler *c, unsigned local, Val *value) {
    Mem slot = slot_of_local(c, local);
    if (type_is_float(value->type)) {
        if (value->kind == VAL_CONST && value->value == 0)
            asm_store_imm(c->a, true, slot, 0);
        else
            asm_fstore(c->a, true, slot, use_fp(c, value));
    } else if (value_is_imm32(value) && (value->type != 'I' || value->value >= 0)) {
        asm_store_imm(c->a, true, slot, (int32_t)value->value);
    } else {
        asm_store(c->a, true, slot, use_gp(c, value));
    }
}

static void note_length(Compiler *c, unsigned local, const Val *value) {
    int array = ranges_length_array(c, value);
    if (array < 0 || array == (int)local) return;
    c->state->length_local = (uint16_t)local;
    c->state->length_array = (uint16_t)(array + 1);
}

void store_local(Compiler *c, unsigned local, char type, Val *value) {
    bool to_itself = value->kind == VAL_LOCAL && value->local == local && value->type == type;
    if (!to_itself) {
        materialize_aliases(c, local);
        ranges_forget(c, local);
        if (type_is_wide(type)) ranges_forget(c, local + 1);
        int v = variable_of(c, local, type);
        /* What the slot held in its other classes is gone. */
        for (int class = 0; local < ANALYSIS_SLOTS && class < LOCAL_CLASSES; class ++) {
            int other = c->variable_at[local][class];
            if (other < 0 || other == v) continue;
            c->state->in_register &= ~(1u << other);
            if (v >= 0)
                c->state->in_slot &= ~(1u << other);
            else
                c->state->in_slot |= 1u << other;
        }
        if (v >= 0)
            store_into_variable(c, v, value);
        else
            store_into_slot(c, local, value);
    }
    if (value->kind == VAL_GP && !(c->scratch_gp >> value->reg & 1))
        read_value_stored(c, local, (Reg)value->reg);
    if (c->state->cast_local - local <= type_is_wide(type)) c->state->cast_class = 0;
    if (type == 'I' && local < ANALYSIS_SLOTS && value->kind == VAL_GP)
        note_length(c, local, value);
    if (local < 64) {
        uint64_t bit = UINT64_C(1) << local;
        c->state->nonnull =
            type == 'A' && value->nonnull ? c->state->nonnull | bit : c->state->nonnull & ~bit;
    }
    if (type_is_wide(type) && local + 1 < ANALYSIS_SLOTS)
        c->state->nonnull &= ~(UINT64_C(1) << (local + 1));
}
