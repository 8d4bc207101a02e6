/* SPDX-License-Identifier: MIT */
/* Which methods become parts of their callers: short, without loops and handlers, of simple
 * instructions that are resolved. */
#include <string.h>

#include "jit/x86_64/labels.h"
#include "jit/x86_64/templates.h"
#include "vm/link/late_check.h"
#include "vm/model/class_life.h"
#include "vm/model/vm.h"

enum { LONGEST = 62, DEEPEST = 4, MOST_ARGUMENTS = 8, MOST_LOCALS = 16 };

static bool opcode_is_simple(unsigned opcode) {
    switch (opcode_shape[opcode].canonical) {
    case OP_nop:
    case OP_aconst_null:
    case OP_bipush:
    case OP_lconst_0:
    case OP_fconst_0:
    case OP_dconst_0:
    case OP_ldc:
    case OP_ldc2_w:
    case OP_iload:
    case OP_lload:
    case OP_fload:
    case OP_dload:
    case OP_aload:
    case OP_iaload:
    case OP_laload:
    case OP_faload:
    case OP_daload:
    case OP_aaload:
    case OP_baload:
    case OP_caload:
    case OP_saload:
    case OP_iastore:
    case OP_lastore:
    case OP_fastore:
    case OP_dastore:
    case OP_bastore:
    case OP_castore:
    case OP_sastore:
    case OP_pop:
    case OP_pop2:
    case OP_dup:
    case OP_dup_x1:
    case OP_dup_x2:
    case OP_dup2:
    case OP_dup2_x1:
    case OP_swap:
    case OP_iadd:
    case OP_ladd:
    case OP_fadd:
    case OP_dadd:
    case OP_isub:
    case OP_lsub:
    case OP_fsub:
    case OP_dsub:
    case OP_imul:
    case OP_lmul:
    case OP_fmul:
    case OP_dmul:
    case OP_fdiv:
    case OP_ddiv:
    case OP_idiv:
    case OP_ldiv:
    case OP_irem:
    case OP_lrem:
    case OP_ineg:
    case OP_lneg:
    case OP_fneg:
    case OP_dneg:
    case OP_ishl:
    case OP_lshl:
    case OP_ishr:
    case OP_lshr:
    case OP_iushr:
    case OP_lushr:
    case OP_iand:
    case OP_land:
    case OP_ior:
    case OP_lor:
    case OP_ixor:
    case OP_lxor:
    case OP_i2l:
    case OP_i2f:
    case OP_i2d:
    case OP_l2i:
    case OP_l2f:
    case OP_l2d:
    case OP_f2d:
    case OP_d2f:
    case OP_i2b:
    case OP_i2c:
    case OP_i2s:
    case OP_lcmp:
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield:
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_arraylength:
    case OP_istore:
    case OP_lstore:
    case OP_fstore:
    case OP_dstore:
    case OP_astore:
    case OP_iinc:
    case OP_fcmpl:
    case OP_fcmpg:
    case OP_dcmpl:
    case OP_dcmpg:
    case OP_new:
    case OP_checkcast:
    case OP_instanceof:
    case OP_ifeq:
    case OP_ifne:
    case OP_iflt:
    case OP_ifge:
    case OP_ifgt:
    case OP_ifle:
    case OP_if_icmpeq:
    case OP_if_icmpne:
    case OP_if_icmplt:
    case OP_if_icmpge:
    case OP_if_icmpgt:
    case OP_if_icmple:
    case OP_if_acmpeq:
    case OP_if_acmpne:
    case OP_ifnull:
    case OP_ifnonnull:
    case OP_goto:
    case OP_ireturn:
    case OP_lreturn:
    case OP_freturn:
    case OP_dreturn:
    case OP_areturn:
    case OP_return: return true;
    default: return false;
    }
}

/* An instruction that is to be resolved yet is executed in C, which needs a frame. */
static bool is_unresolved(const Method *m, uint32_t pc) {
    const uint8_t *code = m->info->code->code;
    unsigned opcode = code[pc];
    bool names = (opcode >= OP_getstatic && opcode <= OP_invokeinterface) || opcode == OP_new ||
                 opcode == OP_checkcast || opcode == OP_instanceof;
    uint64_t bits =
        names ? __atomic_load_n(&m->holder->resolved[opcode_u2(code, pc + 1)], __ATOMIC_RELAXED)
              : 1;
    return bits == 0 || bits >> 63;
}

static bool is_never_simple(Method *m) {
    method_mark(m, METHOD_NOT_INLINED);
    return false;
}

static bool is_simple(Method *m) {
    const CodeInfo *info = m->info->code;
    uint64_t targets = 0;
    uint32_t thrown = 0; /* bytes that only throw */
    bool at_start = false, falls_through = true;
    if (info->length >= INLINE_LONGEST || info->handler_count > 0) return is_never_simple(m);
    for (uint32_t pc = 0, size; pc < info->length; pc += size) {
        unsigned flags = opcode_shape[info->code[pc]].flags;
        uint32_t behind = at_start || (targets >> pc & 1) ? inline_throws(info, pc) : 0;
        size = behind != 0 ? behind - pc : opcode_length(info->code, info->length, pc);
        if (behind != 0) {
            thrown += size;
            at_start = true;
            falls_through = false;
            continue;
        }
        if (size == 0 || info->code[pc] == OP_wide || !opcode_is_simple(info->code[pc]))
            return is_never_simple(m);
        if (is_unresolved(m, pc)) return false;
        falls_through = flags & SHAPE_FALLS_THROUGH;
        at_start = !falls_through || (flags & SHAPE_BRANCH);
        if (!(flags & SHAPE_BRANCH)) continue;
        int64_t target = opcode_branch_target(info->code, pc);
        if (target <= pc || target >= info->length) return is_never_simple(m);
        targets |= UINT64_C(1) << target;
    }
    return (!falls_through && info->length - thrown <= LONGEST) || is_never_simple(m);
}

uint64_t inline_stored_locals(const CodeInfo *info) {
    uint64_t stored = 0;
    for (uint32_t pc = 0; pc < info->length;
         pc += opcode_length(info->code, info->length, pc)) {
        unsigned canonical = opcode_shape[info->code[pc]].canonical;
        if (canonical == OP_iinc || (canonical >= OP_istore && canonical <= OP_astore))
            stored |= UINT64_C(1) << (opcode_local(info->code, pc) & 63);
    }
    return stored;
}

static bool is_in_chain(const Compiler *c, const Method *m) {
    if (c->method == m) return true;
    for (const Inline *i = c->inlined; i != NULL; i = i->outer)
        if (i->method == m) return true;
    return false;
}

bool inline_is_allowed(const Compiler *c) {
    return c->inline_depth < DEEPEST && c->jit->deopt_seed == 0 &&
           !c->jit->vm->methods_observed;
}

/* A chosen method tells of itself. The code must go when nobody chooses it any more. */
static bool is_called_as_chosen(Compiler *c, Method *m) {
    if (!method_is_chosen(m)) return false;
    note_inner(c, m);
    return true;
}

static bool can_be_inner(Compiler *c, Method *m) {
    Class *from = c->method->holder, *to = m->holder;
    if (method_is_synchronized(m) || m->arg_slots > MOST_ARGUMENTS ||
        method_has(m, METHOD_NOT_INLINED))
        return false;
    /* What is inlined must live as long as the code. */
    if (!class_keep(from, to)) return false;
    if (!inline_is_allowed(c)) return false;
    if (intrinsic_of(m) != NULL) return true;
    if (!late_check_passes(m)) return false;
    if (m->code == NULL || (m->holder->super == NULL && strcmp(m->name, "<init>") == 0))
        return false;
    if (m->info->code->max_stack > 16 || m->info->code->max_locals > MOST_LOCALS ||
        is_in_chain(c, m))
        return false;
    if (method_has(m, METHOD_INLINED)) return true;
    if (!is_simple(m)) return false;
    method_mark(m, METHOD_INLINED); /* what is resolved stays so */
    return true;
}

bool inline_is_candidate(Compiler *c, Method *m) {
    return can_be_inner(c, m) && !is_called_as_chosen(c, m);
}
