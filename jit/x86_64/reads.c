/* SPDX-License-Identifier: MIT */
/* See reads.h. A value in a scratch register is known for as long as nobody is given the register: whoever hands one out
 * takes its bit from read_gp (values.c). Calls and what comes back from slow paths forget all (reads_forget). */
#include "jit/x86_64/templates.h"
#include "vm/opcodes.h"

/* rax, rcx and rdx change in passing, here and there. */
static uint32_t lasting_registers(const Compiler *c) { return c->scratch_gp & ~(uint32_t)(1 << RAX | 1 << RCX | 1 << RDX); }

static bool is_at_hand(const Compiler *c, const Read *read) {
    return read->value != READ_REGISTER || (c->read_gp & lasting_registers(c)) >> read->reg & 1;
}

static void drop(Compiler *c, uint32_t index) { c->reads[index] = c->reads[--c->read_count]; }

bool read_again(Compiler *c, const Val *object, const Field *f, char type) {
    if (c->read_count == 0 || object->kind != VAL_LOCAL || c->inlined != NULL) return false;
    for (uint32_t i = 0; i < c->read_count; i++) {
        const Read *read = &c->reads[i];
        if (read->object != object->local || read->offset != f->offset || read->type != type || !is_at_hand(c, read)) continue;
        if (f->flags & ACC_VOLATILE) return false;
        if (read->value != READ_REGISTER) {
            push_local(c, type, read->value);
            return true;
        }
        push_gp(c, type, (Reg)read->reg);
        if (c->failed == NULL) c->state->stack[c->state->depth - (type_is_wide(type) ? 2 : 1)].nonnull = read->nonnull;
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
        reads_forget(c);
        return;
    }
    bool in_register = value->kind == VAL_GP && !(1u << value->reg & (1 << RAX | 1 << RCX | 1 << RDX));
    if (c->inlined != NULL || object->kind != VAL_LOCAL || (!in_register && value->kind != VAL_LOCAL)) return;
    if (value->kind == VAL_LOCAL && (value->local == object->local || type_is_float(value->type))) return;
    forget(c, object->local, f->offset);
    if (c->read_count == MAX_READS) {
        memmove(c->reads, c->reads + 1, sizeof c->reads - sizeof c->reads[0]);
        c->read_count--;
    }
    c->reads[c->read_count++] = (Read){.object = object->local, .value = in_register ? READ_REGISTER : value->local, .reg = value->reg,
                                       .type = value->type, .nonnull = value->nonnull, .offset = (uint32_t)f->offset};
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
        if (c->reads[i].value == READ_REGISTER && c->reads[i].reg == reg && (c->read_gp >> reg & 1) && c->reads[i].object != local)
            c->reads[i].value = (uint16_t)local;
    c->read_gp &= ~(1u << reg);
}

void read_not_null(Compiler *c, const Val *value) {
    if (value->kind != VAL_GP || c->inlined != NULL) return;
    for (uint32_t i = 0; i < c->read_count; i++)
        if (c->reads[i].value == READ_REGISTER && c->reads[i].reg == value->reg) c->reads[i].nonnull = true;
}

bool reads_outlive(unsigned canonical) {
    switch (canonical) {
    case OP_nop: case OP_aconst_null: case OP_bipush: case OP_lconst_0: case OP_fconst_0: case OP_dconst_0:
    case OP_iload: case OP_lload: case OP_fload: case OP_dload: case OP_aload:
    case OP_istore: case OP_lstore: case OP_fstore: case OP_dstore: case OP_astore: case OP_iinc:
    case OP_iaload: case OP_laload: case OP_faload: case OP_daload: case OP_aaload: case OP_baload: case OP_caload: case OP_saload:
    case OP_iastore: case OP_lastore: case OP_fastore: case OP_dastore: case OP_bastore: case OP_castore: case OP_sastore:
    case OP_pop: case OP_pop2: case OP_dup: case OP_dup_x1: case OP_dup_x2: case OP_dup2: case OP_dup2_x1: case OP_dup2_x2: case OP_swap:
    case OP_iadd: case OP_ladd: case OP_fadd: case OP_dadd: case OP_isub: case OP_lsub: case OP_fsub: case OP_dsub:
    case OP_imul: case OP_lmul: case OP_fmul: case OP_dmul: case OP_fdiv: case OP_ddiv:
    case OP_ineg: case OP_lneg: case OP_fneg: case OP_dneg: case OP_ishl: case OP_lshl: case OP_ishr: case OP_lshr: case OP_iushr: case OP_lushr:
    case OP_iand: case OP_land: case OP_ior: case OP_lor: case OP_ixor: case OP_lxor:
    case OP_i2l: case OP_i2f: case OP_i2d: case OP_l2i: case OP_l2f: case OP_l2d: case OP_f2d: case OP_d2f: case OP_i2b: case OP_i2c: case OP_i2s:
    case OP_lcmp: case OP_fcmpl: case OP_fcmpg: case OP_dcmpl: case OP_dcmpg:
    case OP_ifeq: case OP_ifne: case OP_iflt: case OP_ifge: case OP_ifgt: case OP_ifle: case OP_ifnull: case OP_ifnonnull:
    case OP_if_icmpeq: case OP_if_icmpne: case OP_if_icmplt: case OP_if_icmpge: case OP_if_icmpgt: case OP_if_icmple:
    case OP_if_acmpeq: case OP_if_acmpne: case OP_getfield: case OP_putfield: case OP_arraylength: return true;
    default: return false;
    }
}
