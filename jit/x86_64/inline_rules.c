/* SPDX-License-Identifier: MIT */
/* Which methods become parts of their callers: short ones of simple instructions that are
 * resolved, up to their first branch at least. */
#include <string.h>

#include "jit/x86_64/labels.h"
#include "jit/x86_64/templates.h"
#include "vm/link/late_check.h"
#include "vm/model/class_life.h"
#include "vm/model/vm.h"

enum { LONGEST = 62, DEEPEST = 4, MOST_ARGUMENTS = 8, MOST_LOCALS = 16 };

/* What an inlined method may have, by the first opcode of its kind. */
typedef enum Place { HAS_NONE, HAS_PLACE, NAMES_CONSTANT, LEADS_AWAY } Place;
static const uint8_t place_of[256] = {
    [OP_nop] = HAS_PLACE,
    [OP_aconst_null] = HAS_PLACE,
    [OP_bipush] = HAS_PLACE,
    [OP_lconst_0] = HAS_PLACE,
    [OP_fconst_0] = HAS_PLACE,
    [OP_dconst_0] = HAS_PLACE,
    [OP_ldc] = HAS_PLACE,
    [OP_ldc2_w] = HAS_PLACE,
    [OP_iload] = HAS_PLACE,
    [OP_lload] = HAS_PLACE,
    [OP_fload] = HAS_PLACE,
    [OP_dload] = HAS_PLACE,
    [OP_aload] = HAS_PLACE,
    [OP_iaload] = HAS_PLACE,
    [OP_laload] = HAS_PLACE,
    [OP_faload] = HAS_PLACE,
    [OP_daload] = HAS_PLACE,
    [OP_aaload] = HAS_PLACE,
    [OP_baload] = HAS_PLACE,
    [OP_caload] = HAS_PLACE,
    [OP_saload] = HAS_PLACE,
    [OP_iastore] = HAS_PLACE,
    [OP_lastore] = HAS_PLACE,
    [OP_fastore] = HAS_PLACE,
    [OP_dastore] = HAS_PLACE,
    [OP_bastore] = HAS_PLACE,
    [OP_castore] = HAS_PLACE,
    [OP_sastore] = HAS_PLACE,
    [OP_pop] = HAS_PLACE,
    [OP_pop2] = HAS_PLACE,
    [OP_dup] = HAS_PLACE,
    [OP_dup_x1] = HAS_PLACE,
    [OP_dup_x2] = HAS_PLACE,
    [OP_dup2] = HAS_PLACE,
    [OP_dup2_x1] = HAS_PLACE,
    [OP_swap] = HAS_PLACE,
    [OP_iadd] = HAS_PLACE,
    [OP_ladd] = HAS_PLACE,
    [OP_fadd] = HAS_PLACE,
    [OP_dadd] = HAS_PLACE,
    [OP_isub] = HAS_PLACE,
    [OP_lsub] = HAS_PLACE,
    [OP_fsub] = HAS_PLACE,
    [OP_dsub] = HAS_PLACE,
    [OP_imul] = HAS_PLACE,
    [OP_lmul] = HAS_PLACE,
    [OP_fmul] = HAS_PLACE,
    [OP_dmul] = HAS_PLACE,
    [OP_fdiv] = HAS_PLACE,
    [OP_ddiv] = HAS_PLACE,
    [OP_idiv] = HAS_PLACE,
    [OP_ldiv] = HAS_PLACE,
    [OP_irem] = HAS_PLACE,
    [OP_lrem] = HAS_PLACE,
    [OP_ineg] = HAS_PLACE,
    [OP_lneg] = HAS_PLACE,
    [OP_fneg] = HAS_PLACE,
    [OP_dneg] = HAS_PLACE,
    [OP_ishl] = HAS_PLACE,
    [OP_lshl] = HAS_PLACE,
    [OP_ishr] = HAS_PLACE,
    [OP_lshr] = HAS_PLACE,
    [OP_iushr] = HAS_PLACE,
    [OP_lushr] = HAS_PLACE,
    [OP_iand] = HAS_PLACE,
    [OP_land] = HAS_PLACE,
    [OP_ior] = HAS_PLACE,
    [OP_lor] = HAS_PLACE,
    [OP_ixor] = HAS_PLACE,
    [OP_lxor] = HAS_PLACE,
    [OP_i2l] = HAS_PLACE,
    [OP_i2f] = HAS_PLACE,
    [OP_i2d] = HAS_PLACE,
    [OP_l2i] = HAS_PLACE,
    [OP_l2f] = HAS_PLACE,
    [OP_l2d] = HAS_PLACE,
    [OP_f2d] = HAS_PLACE,
    [OP_d2f] = HAS_PLACE,
    [OP_i2b] = HAS_PLACE,
    [OP_i2c] = HAS_PLACE,
    [OP_i2s] = HAS_PLACE,
    [OP_lcmp] = HAS_PLACE,
    [OP_arraylength] = HAS_PLACE,
    [OP_istore] = HAS_PLACE,
    [OP_lstore] = HAS_PLACE,
    [OP_fstore] = HAS_PLACE,
    [OP_dstore] = HAS_PLACE,
    [OP_astore] = HAS_PLACE,
    [OP_iinc] = HAS_PLACE,
    [OP_fcmpl] = HAS_PLACE,
    [OP_fcmpg] = HAS_PLACE,
    [OP_dcmpl] = HAS_PLACE,
    [OP_dcmpg] = HAS_PLACE,
    [OP_ireturn] = HAS_PLACE,
    [OP_lreturn] = HAS_PLACE,
    [OP_freturn] = HAS_PLACE,
    [OP_dreturn] = HAS_PLACE,
    [OP_areturn] = HAS_PLACE,
    [OP_return] = HAS_PLACE,
    [OP_getstatic] = NAMES_CONSTANT,
    [OP_putstatic] = NAMES_CONSTANT,
    [OP_getfield] = NAMES_CONSTANT,
    [OP_putfield] = NAMES_CONSTANT,
    [OP_invokevirtual] = NAMES_CONSTANT,
    [OP_invokespecial] = NAMES_CONSTANT,
    [OP_invokestatic] = NAMES_CONSTANT,
    [OP_invokeinterface] = NAMES_CONSTANT,
    [OP_new] = NAMES_CONSTANT,
    [OP_checkcast] = NAMES_CONSTANT,
    [OP_instanceof] = NAMES_CONSTANT,
    [OP_ifeq] = LEADS_AWAY,
    [OP_ifne] = LEADS_AWAY,
    [OP_iflt] = LEADS_AWAY,
    [OP_ifge] = LEADS_AWAY,
    [OP_ifgt] = LEADS_AWAY,
    [OP_ifle] = LEADS_AWAY,
    [OP_if_icmpeq] = LEADS_AWAY,
    [OP_if_icmpne] = LEADS_AWAY,
    [OP_if_icmplt] = LEADS_AWAY,
    [OP_if_icmpge] = LEADS_AWAY,
    [OP_if_icmpgt] = LEADS_AWAY,
    [OP_if_icmple] = LEADS_AWAY,
    [OP_if_acmpeq] = LEADS_AWAY,
    [OP_if_acmpne] = LEADS_AWAY,
    [OP_ifnull] = LEADS_AWAY,
    [OP_ifnonnull] = LEADS_AWAY,
    [OP_goto] = LEADS_AWAY,
};

static uint64_t resolved_at(const Method *m, uint32_t pc) {
    return __atomic_load_n(&m->holder->resolved[opcode_u2(m->info->code->code, pc + 1)],
                           __ATOMIC_RELAXED);
}

/* An instruction that is to be resolved yet is executed in C, which needs a frame. */
static bool is_unresolved(const Method *m, uint32_t pc) {
    uint64_t bits = resolved_at(m, pc);
    return bits == 0 || bits >> 63;
}

static bool is_never_simple(Method *m) {
    method_mark(m, METHOD_NOT_INLINED);
    return false;
}

/* A method that calls itself in more than one place: most of its calls, being a tree's leaves,
 * do not get there. */
static bool is_tree_recursive(const Method *m) {
    const CodeInfo *info = m->info->code;
    unsigned count = 0;
    if (info->length >= INLINE_LONGEST) return false;
    for (uint32_t pc = 0, size; pc < info->length; pc += size) {
        size = opcode_length(info->code, info->length, pc);
        if (size == 0) return false;
        unsigned opcode = info->code[pc];
        if (opcode >= OP_invokevirtual && opcode <= OP_invokestatic)
            count += resolved_at(m, pc) == (uintptr_t)m;
    }
    return count > 1;
}

static bool is_in_chain(const Compiler *c, const Method *m) {
    if (c->method == m && !is_tree_recursive(m)) return true;
    for (const Inline *i = c->inlined; i != NULL; i = i->outer)
        if (i->method == m) return true;
    return false;
}

/* Where control may go back, a handler is, or somebody else has to look: the call does it. And
 * with a compiler: what calls a method that is inlined around it. */
static bool is_left(const Compiler *c, const Method *m, uint32_t pc) {
    const uint8_t *code = m->info->code->code;
    switch ((Place)place_of[opcode_shape[code[pc]].canonical]) {
    case HAS_PLACE: return false;
    case NAMES_CONSTANT:
        return is_unresolved(m, pc) ||
               (c != NULL && code[pc] >= OP_invokevirtual && code[pc] <= OP_invokestatic &&
                is_in_chain(c, (const Method *)(uintptr_t)resolved_at(m, pc)));
    case LEADS_AWAY: return opcode_branch_target(code, pc) <= pc;
    default: return true;
    }
}

bool inline_is_left(const Compiler *c, uint32_t pc) {
    return is_left(c, c->inlined->method, pc);
}

uint32_t inline_end_of_left(const Compiler *c, const Method *m, uint32_t pc, uint32_t *last) {
    const CodeInfo *info = m->info->code;
    for (; pc < info->length; pc += opcode_shape[info->code[pc]].length) {
        if (is_left(c, m, pc)) {
            *last = pc;
            return pc + opcode_length(info->code, info->length, pc);
        }
        if (!(opcode_shape[info->code[pc]].flags & SHAPE_SIMPLE)) return 0;
    }
    return 0;
}

/* What a branch leads to may be left to the call, and does not count. */
static bool is_simple(Method *m) {
    const CodeInfo *info = m->info->code;
    uint64_t targets = 0;
    uint32_t left = 0 /* bytes */, last;
    bool at_start = false, falls_through = true;
    if (info->length >= INLINE_LONGEST) return is_never_simple(m);
    for (uint32_t pc = 0, size; pc < info->length; pc += size) {
        unsigned flags = opcode_shape[info->code[pc]].flags;
        uint32_t behind =
            at_start || (targets >> pc & 1) ? inline_end_of_left(NULL, m, pc, &last) : 0;
        size = behind != 0 ? behind - pc : opcode_length(info->code, info->length, pc);
        if (size == 0) return is_never_simple(m);
        if (behind == 0 && is_left(NULL, m, pc)) {
            bool may_change =
                place_of[opcode_shape[info->code[pc]].canonical] == NAMES_CONSTANT;
            if (targets == 0) return may_change ? false : is_never_simple(m);
            behind = pc + size;
        }
        if (behind != 0) {
            left += size;
            at_start = true;
            falls_through = false;
            continue;
        }
        falls_through = flags & SHAPE_FALLS_THROUGH;
        at_start = !falls_through || (flags & SHAPE_BRANCH);
        if (!(flags & SHAPE_BRANCH)) continue;
        int64_t target = opcode_branch_target(info->code, pc);
        if (target >= info->length) return is_never_simple(m);
        targets |= UINT64_C(1) << target;
    }
    return (!falls_through && info->length - left <= LONGEST) || is_never_simple(m);
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

bool inline_is_rare(const Compiler *c, uint32_t pc) {
    const Method *from = c->inlined->method;
    unsigned opcode = from->info->code->code[pc];
    return opcode == OP_athrow || (place_of[opcode_shape[opcode].canonical] == NAMES_CONSTANT &&
                                   is_unresolved(from, pc));
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
