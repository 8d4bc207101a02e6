/* SPDX-License-Identifier: MIT */
/* See load_elimination.h. A value in a scratch register is known for as long as nobody is given
 * the register: whoever hands one out takes its bit from read_gp (values.c). Whatever may run
 * other code forgets all (loads_forget): state that is brought to its slots, slow paths that
 * come back. */
#include "jit/x86_64/templates.h"

static bool is_at_hand(const Compiler *c, const Read *read) {
    return read->value != READ_REGISTER || (c->read_gp & c->scratch_gp) >> read->reg & 1;
}

static void drop(Compiler *c, uint32_t index) { c->reads[index] = c->reads[--c->read_count]; }

unsigned place_of_value(const Compiler *c, const Val *value) {
    if (value->kind == VAL_LOCAL)
        return value->local < PLACE_REGISTER ? value->local : (unsigned)PLACE_NONE;
    bool is_argument =
        value->kind == VAL_GP && c->inlined != NULL && (c->inline_pins_gp >> value->reg & 1);
    return is_argument ? (unsigned)PLACE_REGISTER + value->reg : (unsigned)PLACE_NONE;
}

bool read_again(Compiler *c, const Val *object, const Field *f, char type) {
    unsigned place = place_of_value(c, object);
    if (place == PLACE_NONE) return false;
    for (uint32_t i = 0; i < c->read_count; i++) {
        const Read *read = &c->reads[i];
        if (read->object != place || read->offset != f->offset || read->type != type ||
            !is_at_hand(c, read))
            continue;
        if (read->value != READ_REGISTER) {
            push_local(c, type, read->value);
            return true;
        }
        push_gp(c, type, (Reg)read->reg);
        if (c->failed == NULL)
            c->state->stack[c->state->depth - (type_is_wide(type) ? 2 : 1)].nonnull =
                read->nonnull;
        return true;
    }
    return false;
}

/* What was known of the field, and what had a register that was given away since. */
static void forget(Compiler *c, unsigned object, uint32_t offset) {
    for (uint32_t i = c->read_count; i-- > 0;) {
        const Read *read = &c->reads[i];
        bool is_lost = read->value == READ_REGISTER && !(c->read_gp >> read->reg & 1);
        if (is_lost || (read->object == object && read->offset == offset)) drop(c, i);
    }
}

void read_note(Compiler *c, const Val *object, const Field *f, const Val *value) {
    if (f->flags & ACC_VOLATILE) {
        loads_forget(c);
        return;
    }
    bool in_register = value->kind == VAL_GP && !(GP_IN_PASSING >> value->reg & 1);
    unsigned place = place_of_value(c, object);
    if (place == PLACE_NONE ||
        (!in_register && (value->kind != VAL_LOCAL || value->local >= PLACE_REGISTER)))
        return;
    if (value->kind == VAL_LOCAL && (value->local == place || type_is_float(value->type)))
        return;
    forget(c, place, f->offset);
    if (c->read_count == MAX_READS) {
        memmove(c->reads, c->reads + 1, sizeof c->reads - sizeof c->reads[0]);
        c->read_count--;
    }
    c->reads[c->read_count++] = (Read){.object = (uint16_t)place,
                                       .value = in_register ? READ_REGISTER : value->local,
                                       .reg = value->reg,
                                       .type = value->type,
                                       .nonnull = value->nonnull,
                                       .offset = (uint32_t)f->offset};
    if (in_register) c->read_gp |= 1u << value->reg;
}

void read_field_changes(Compiler *c, const Field *f) {
    for (uint32_t i = c->read_count; i-- > 0;)
        if (c->reads[i].offset == f->offset) drop(c, i);
}

void read_local_changes(Compiler *c, unsigned local) {
    for (uint32_t i = c->read_count; i-- > 0;)
        if (c->reads[i].object == local || c->reads[i].value == local) drop(c, i);
}

/* A variable's register, to which the value was loaded at once. */
void read_value_stored(Compiler *c, unsigned local, Reg reg) {
    for (uint32_t i = 0; i < c->read_count; i++)
        if (c->reads[i].value == READ_REGISTER && c->reads[i].reg == reg &&
            (c->read_gp >> reg & 1) && c->reads[i].object != local)
            c->reads[i].value = (uint16_t)local;
    c->read_gp &= ~(1u << reg);
}

void loads_enter(Compiler *c, const Block *b) {
    for (uint32_t i = c->read_count; i-- > 0;) {
        const Read *read = &c->reads[i];
        int v = read->value != READ_REGISTER ? variable_of(c, read->value, read->type) : -1;
        if (v >= 0 && !(c->analysis.live[b->start] >> v & 1)) drop(c, i);
    }
}

void read_not_null(Compiler *c, const Val *value) {
    Read *read = read_of_value(c, value);
    if (read != NULL) read->nonnull = true;
}

Read *read_of_value(Compiler *c, const Val *value) {
    if (value->kind != VAL_GP || !((c->read_gp & c->scratch_gp) >> value->reg & 1)) return NULL;
    for (uint32_t i = 0; i < c->read_count; i++)
        if (c->reads[i].value == READ_REGISTER && c->reads[i].reg == value->reg)
            return &c->reads[i];
    return NULL;
}
