/* SPDX-License-Identifier: MIT */
/* Arguments in registers. A call's arguments are in their slots, for whoever looks at the
 * frames; the first slots are in registers too, so that the callee does not wait for what was
 * just stored. A method's parameters have the registers they come in. */
#include "jit/x86_64/arguments.h"

#include "jit/x86_64/compiler.h"
#include "vm/text/descriptor.h"

static unsigned in_registers(unsigned arg_slots) {
    return arg_slots < ARGUMENT_REGISTERS ? arg_slots : ARGUMENT_REGISTERS;
}

/* ---- The caller ---- */

void arguments_note(Compiler *c, unsigned arg_slots, Arguments *noted) {
    noted->count = in_registers(arg_slots);
    noted->base = c->state->depth - arg_slots;
    for (unsigned i = 0; i < noted->count; i++)
        noted->values[i] = c->state->stack[noted->base + i];
}

void arguments_pass(Compiler *c, const Arguments *noted) {
    Move moves[ARGUMENT_REGISTERS];
    unsigned count = 0;
    bool is_loaded[ARGUMENT_REGISTERS] = {false};
    for (unsigned i = 0; i < noted->count; i++) {
        const Val *value = &noted->values[i];
        if (value->kind == VAL_TOP || type_is_float(value->type)) continue;
        int v = value->kind == VAL_LOCAL ? variable_of(c, value->local, value->type) : -1;
        if (value->kind == VAL_GP)
            moves[count++] = (Move){(uint8_t)argument_register(i), value->reg};
        else if (v >= 0 && (c->state->in_register >> v & 1))
            moves[count++] = (Move){(uint8_t)argument_register(i), c->variables[v].reg};
        else
            is_loaded[i] = true;
    }
    parallel_moves(c, moves, count, false);
    for (unsigned i = 0; i < noted->count; i++) {
        if (is_loaded[i]) load_gp(c, argument_register(i), &noted->values[i], noted->base + i);
        c->pinned_gp |= 1u << argument_register(i);
    }
    c->state->in_register = 0; /* everything is in its slot */
}

void arguments_load(Compiler *c, uint32_t base, unsigned arg_slots) {
    for (unsigned i = 0; i < in_registers(arg_slots); i++)
        asm_load(c->a, true, argument_register(i), slot_of_stack(base + i));
}

/* ---- The method ---- */

/* The parameter's type that begins in each slot, V: none does, or a float. */
static void parameter_types(const Method *m, char types[ARGUMENT_REGISTERS]) {
    unsigned slot = 0;
    for (unsigned i = 0; i < ARGUMENT_REGISTERS; i++) types[i] = 'V';
    if (!method_is_static(m)) types[slot++] = 'A';
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    while (slot < ARGUMENT_REGISTERS && descriptor_next(&cursor, &type)) {
        char kind = descriptor_kind_on_stack(type.kind);
        if (!type_is_float(kind)) types[slot] = kind == 'L' ? 'A' : kind;
        slot += descriptor_kind_slots(type.kind);
    }
}

uint32_t arguments_choose(Compiler *c) {
    char types[ARGUMENT_REGISTERS];
    uint32_t used = 0;
    parameter_types(c->method, types);
    for (unsigned i = 0; i < ARGUMENT_REGISTERS; i++) {
        int v = types[i] != 'V' ? variable_of(c, i, types[i]) : -1;
        if (v < 0) continue;
        c->variables[v].reg = (uint8_t)argument_register(i);
        c->parameters |= 1u << v;
        used |= 1u << argument_register(i);
    }
    return used;
}

void arguments_receive(Compiler *c) {
    for (uint32_t mask = c->parameters; mask != 0; mask &= mask - 1) {
        const Variable *v = &c->variables[__builtin_ctz(mask)];
        if (v->class == LOCAL_INT)
            asm_mov_rr(c->a, false, v->reg,
                       v->reg); /* the upper half of a slot may be anything */
    }
    c->state->in_register = c->parameters;
}

void arguments_reload(Compiler *c) {
    for (uint32_t mask = c->parameters; mask != 0; mask &= mask - 1) {
        const Variable *v = &c->variables[__builtin_ctz(mask)];
        asm_load(c->a, true, v->reg, slot_of_local(c, v->slot));
    }
}
