/* SPDX-License-Identifier: MIT */
/* Templates of comparisons, branches, switches, returns and throws. */
#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/loops.h"
#include "jit/x86_64/templates.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"

/* ---- Branches ---- */

static Block *branch_target(Compiler *c, uint32_t pc) {
    uint32_t target = (uint32_t)opcode_branch_target(c->code, pc);
    return c->inlined != NULL ? inline_block(c, target) : block_at(c, target);
}

static Condition swapped(Condition cc) {
    switch (cc) {
    case CC_L: return CC_G;
    case CC_G: return CC_L;
    case CC_LE: return CC_GE;
    case CC_GE: return CC_LE;
    default: return cc;
    }
}

static bool holds(Condition cc, int64_t a, int64_t b) {
    switch (cc) {
    case CC_E: return a == b;
    case CC_NE: return a != b;
    case CC_L: return a < b;
    case CC_GE: return a >= b;
    case CC_G: return a > b;
    default: return a <= b;
    }
}

/* A branch whose outcome is known: to the target, or nothing. */
static void branch_known(Compiler *c, bool taken, Block *target) {
    if (!taken) return;
    edge_jump(c, target);
    c->is_unreachable = true;
}

static void compare_and_branch(Compiler *c, Condition cc, bool wide, Val *a, Val *b,
                               Block *target) {
    Mem m;
    if (c->failed) return;
    if (c->turned != NULL) {
        target = c->turned;
        cc ^= 1;
    }
    if (a->kind == VAL_CONST && b->kind == VAL_CONST) {
        branch_known(c, holds(cc, a->value, b->value), target);
        return;
    }
    if (a->kind == VAL_CONST) {
        Val *swap = a;
        a = b;
        b = swap;
        cc = swapped(cc);
    }
    if (value_is_imm32(b)) {
        if (value_in_memory(c, a, &m)) {
            edge_prepare(c, target);
            asm_alu_mi(c->a, ALU_CMP, wide, m, (int32_t)b->value);
        } else {
            Reg x = use_gp(c, a);
            edge_prepare(c, target);
            if (b->value == 0)
                asm_test_rr(c->a, wide, x, x);
            else
                asm_alu_ri(c->a, ALU_CMP, wide, x, (int32_t)b->value);
        }
    } else {
        Reg x = use_gp(c, a);
        if (value_in_memory(c, b, &m)) {
            edge_prepare(c, target);
            asm_alu_rm(c->a, ALU_CMP, wide, x, m);
        } else {
            Reg y = use_gp(c, b);
            edge_prepare(c, target);
            asm_alu_rr(c->a, ALU_CMP, wide, x, y);
        }
    }
    edge_branch(c, cc, target);
}

static const Condition conditions[] = {CC_E, CC_NE, CC_L, CC_GE, CC_G, CC_LE};

static void branch_on_zero(Compiler *c) {
    Val zero = {.kind = VAL_CONST, .type = 'I'}, a = value_pop(c, 'I');
    compare_and_branch(c, conditions[c->code[c->pc] - OP_ifeq], false, &a, &zero,
                       branch_target(c, c->pc));
}
void emit_ifeq(Compiler *c) { branch_on_zero(c); }
void emit_ifne(Compiler *c) { branch_on_zero(c); }
void emit_iflt(Compiler *c) { branch_on_zero(c); }
void emit_ifge(Compiler *c) { branch_on_zero(c); }
void emit_ifgt(Compiler *c) { branch_on_zero(c); }
void emit_ifle(Compiler *c) { branch_on_zero(c); }

void branch_on_result(Compiler *c, Condition cc, Block *target) {
    Val zero = {.kind = VAL_CONST, .type = 'I'}, a = value_pop(c, 'I');
    compare_and_branch(c, cc, false, &a, &zero, target);
}

static void branch_on_ints(Compiler *c) {
    Val b = value_pop(c, 'I'), a = value_pop(c, 'I');
    compare_and_branch(c, conditions[c->code[c->pc] - OP_if_icmpeq], false, &a, &b,
                       branch_target(c, c->pc));
}
void emit_if_icmpeq(Compiler *c) { branch_on_ints(c); }
void emit_if_icmpne(Compiler *c) { branch_on_ints(c); }
void emit_if_icmplt(Compiler *c) { branch_on_ints(c); }
void emit_if_icmpge(Compiler *c) { branch_on_ints(c); }
void emit_if_icmpgt(Compiler *c) { branch_on_ints(c); }
void emit_if_icmple(Compiler *c) { branch_on_ints(c); }

static void branch_on_references(Compiler *c) {
    Val b = value_pop(c, 'A'), a = value_pop(c, 'A');
    compare_and_branch(c, c->code[c->pc] == OP_if_acmpeq ? CC_E : CC_NE, true, &a, &b,
                       branch_target(c, c->pc));
}
void emit_if_acmpeq(Compiler *c) { branch_on_references(c); }
void emit_if_acmpne(Compiler *c) { branch_on_references(c); }

/* On the way where it is not null, a local is known not to be. */
static void branch_on_null(Compiler *c, bool if_null) {
    Val zero = {.kind = VAL_CONST, .type = 'A'}, a = value_pop(c, 'A');
    Block *target = branch_target(c, c->pc);
    if (a.kind == VAL_CONST && a.value != 0) {
        branch_known(c, !if_null, target);
        return;
    }
    uint64_t bit = a.kind == VAL_LOCAL && a.local < 64 ? UINT64_C(1) << a.local : 0,
             before = c->state->nonnull;
    if (!if_null) c->state->nonnull |= bit;
    compare_and_branch(c, if_null ? CC_E : CC_NE, true, &a, &zero, target);
    c->state->nonnull = if_null && c->turned == NULL ? c->state->nonnull | bit : before;
    if (if_null && c->turned == NULL) read_not_null(c, &a);
}
void emit_ifnull(Compiler *c) { branch_on_null(c, true); }
void emit_ifnonnull(Compiler *c) { branch_on_null(c, false); }

void emit_goto(Compiler *c) {
    Block *target = branch_target(c, c->pc);
    if (c->inlined == NULL && target->is_loop_head && loop_turn(c, target)) return;
    edge_prepare(c, target);
    if (edge_needs_code(c, target)) edge_emit(c, target);
    c->is_unreachable = true;
    if (c->inlined != NULL) {
        if (c->failed == NULL) asm_jmp(c->a, edge_label(c, target));
        return;
    }
    if (!block_follows(c, target) && c->failed == NULL)
        asm_jmp(c->a, &block_code(c, target)->label);
}

/* ---- Comparisons, with the branch that follows ---- */

Block *fuse_branch(Compiler *c, Condition *cc) {
    uint32_t next = c->pc + c->size;
    unsigned opcode = compiler_next_opcode(c, next);
    if (opcode < OP_ifeq || opcode > OP_ifle) return NULL;
    *cc = conditions[opcode - OP_ifeq];
    c->size += 3;
    return branch_target(c, next);
}

bool branch_on_byte(Compiler *c, Mem byte) {
    unsigned opcode = compiler_next_opcode(c, c->pc + c->size);
    if (opcode != OP_ifeq && opcode != OP_ifne) return false;
    Condition cc = CC_E;
    Block *target = fuse_branch(c, &cc);
    if (c->turned != NULL) {
        target = c->turned;
        cc ^= 1;
    }
    edge_prepare(c, target);
    asm_cmp_m8r(c->a, byte, (Reg)R_THREAD);
    edge_branch(c, cc, target);
    return true;
}

void push_order(Compiler *c, bool wide, Val *a, Val *b, Condition greater, Condition less) {
    Reg x = use_gp(c, a), y = use_gp(c, b), to = new_gp(c, false), below = new_gp(c, false);
    asm_alu_rr(c->a, ALU_CMP, wide, x, y);
    asm_setcc(c->a, greater, to);
    asm_setcc(c->a, less, below);
    asm_extend_u8(c->a, to, to);
    asm_extend_u8(c->a, below, below);
    asm_alu_rr(c->a, ALU_SUB, false, to, below);
    push_gp(c, 'I', to);
}

void emit_lcmp(Compiler *c) {
    Condition cc;
    Val b = value_pop(c, 'J'), a = value_pop(c, 'J');
    if (c->failed) return;
    Block *target = fuse_branch(c, &cc);
    if (target != NULL) {
        compare_and_branch(c, cc, true, &a, &b, target);
        return;
    }
    push_order(c, true, &a, &b, CC_G, CC_L);
}

static void float_compare_regs(Compiler *c, bool wide, Val *a, Val *b, Block *prepare) {
    Mem m;
    Xmm x = use_fp(c, a);
    if (value_in_memory(c, b, &m)) {
        if (prepare != NULL) edge_prepare(c, prepare);
        asm_fcompare_rm(c->a, wide, x, m);
        return;
    }
    Xmm y = use_fp(c, b);
    if (prepare != NULL) edge_prepare(c, prepare);
    asm_fcompare(c->a, wide, x, y);
}

/* ucomis sets carry for less and for unordered, so that the order of the operands decides what
 * a NaN does. */
static void float_branch(Compiler *c, bool wide, bool nan_is_greater, Condition cc, Val *a,
                         Val *b, Block *target) {
    Label no = LABEL_NEW;
    switch (cc) {
    case CC_E:
        float_compare_regs(c, wide, a, b, target);
        asm_jcc(c->a, CC_P, &no);
        edge_branch(c, CC_E, target);
        asm_label(c->a, &no);
        return;
    case CC_NE:
        float_compare_regs(c, wide, a, b, target);
        if (edge_needs_code(c, target)) {
            Label yes = LABEL_NEW;
            asm_jcc(c->a, CC_P, &yes);
            asm_jcc(c->a, CC_E, &no);
            asm_label(c->a, &yes);
            edge_emit(c, target);
            asm_jmp(c->a, edge_label(c, target));
            asm_label(c->a, &no);
        } else if (c->failed == NULL) {
            asm_jcc(c->a, CC_P, edge_label(c, target));
            asm_jcc(c->a, CC_NE, edge_label(c, target));
        }
        return;
    case CC_L:
    case CC_GE: {
        /* less: nan_is_greater ? b > a : !(a >= b) */
        if (nan_is_greater)
            float_compare_regs(c, wide, b, a, target);
        else
            float_compare_regs(c, wide, a, b, target);
        Condition less = nan_is_greater ? CC_A : CC_B;
        edge_branch(c, cc == CC_L ? less : less ^ 1, target);
        return;
    }
    default: {
        if (nan_is_greater)
            float_compare_regs(c, wide, b, a, target);
        else
            float_compare_regs(c, wide, a, b, target);
        Condition greater = nan_is_greater ? CC_B : CC_A;
        edge_branch(c, cc == CC_G ? greater : greater ^ 1, target);
    }
    }
}

static void float_compare(Compiler *c, char type, bool nan_is_greater) {
    bool wide = type == 'D';
    Condition cc;
    Val b = value_pop(c, type), a = value_pop(c, type);
    if (c->failed) return;
    Block *target = fuse_branch(c, &cc);
    if (target != NULL) {
        float_branch(c, wide, nan_is_greater, cc, &a, &b, target);
        return;
    }
    Reg to = new_gp(c, false), other = new_gp(c, false);
    /* greater - less, where a NaN counts as one of them */
    if (nan_is_greater)
        float_compare_regs(c, wide, &b, &a, NULL);
    else
        float_compare_regs(c, wide, &a, &b, NULL);
    asm_setcc(c->a, nan_is_greater ? CC_B : CC_A, to);
    asm_setcc(c->a, nan_is_greater ? CC_A : CC_B, other);
    asm_extend_u8(c->a, to, to);
    asm_extend_u8(c->a, other, other);
    asm_alu_rr(c->a, ALU_SUB, false, to, other);
    push_gp(c, 'I', to);
}
void emit_fcmpl(Compiler *c) { float_compare(c, 'F', false); }
void emit_fcmpg(Compiler *c) { float_compare(c, 'F', true); }
void emit_dcmpl(Compiler *c) { float_compare(c, 'D', false); }
void emit_dcmpg(Compiler *c) { float_compare(c, 'D', true); }

/* ---- Switches ---- */

typedef struct SwitchCase {
    int32_t key;
    Block *target;
} SwitchCase;

typedef struct JumpTable {
    uint32_t count;
    Label **labels;
} JumpTable;

static void emit_jump_table(Compiler *c, SlowPath *slow) {
    const JumpTable *table = slow->data;
    uint32_t base = c->a->size;
    for (uint32_t i = 0; i < table->count; i++) asm_distance(c->a, base, table->labels[i]);
}

static int by_key(const void *a, const void *b) {
    const SwitchCase *x = a, *y = b;
    return x->key < y->key ? -1 : x->key > y->key;
}

/* Compares until few enough keys are left. */
static void search(Compiler *c, Reg key, const SwitchCase *cases, uint32_t low, uint32_t high,
                   Block *otherwise) {
    if (high - low <= 3) {
        for (uint32_t i = low; i < high; i++) {
            asm_alu_ri(c->a, ALU_CMP, false, key, cases[i].key);
            edge_branch(c, CC_E, cases[i].target);
        }
        edge_jump(c, otherwise);
        return;
    }
    uint32_t middle = (low + high) / 2;
    Label upper = LABEL_NEW;
    asm_alu_ri(c->a, ALU_CMP, false, key, cases[middle].key);
    asm_jcc(c->a, CC_GE, &upper);
    search(c, key, cases, low, middle, otherwise);
    asm_label(c->a, &upper);
    search(c, key, cases, middle, high, otherwise);
}

/* An edge's moves, if it needs any, stand behind the jump through the table. */
static Label *case_label(Compiler *c, Block *target) {
    if (!edge_needs_code(c, target)) return &block_code(c, target)->label;
    Label *label = compiler_allocate(c, sizeof *label);
    *label = LABEL_NEW;
    asm_label(c->a, label);
    edge_emit(c, target);
    asm_jmp(c->a, &block_code(c, target)->label);
    return label;
}

static void jump_through_table(Compiler *c, Reg key, const OpcodeSwitch *cases,
                               Block *otherwise) {
    Reg index = new_gp(c, false), base = new_gp(c, false);
    SlowPath *slow = slow_jump(c, emit_jump_table);
    JumpTable *table = compiler_allocate(c, sizeof *table);
    table->count = cases->count;
    table->labels = compiler_allocate(c, cases->count * sizeof *table->labels + 16);
    if (c->failed) return;
    slow->data = table;
    if (cases->low != 0)
        asm_lea(c->a, false, index, mem_at(key, (int32_t)(0u - (uint32_t)cases->low)));
    else
        asm_mov_rr(c->a, false, index, key);
    asm_alu_ri(c->a, ALU_CMP, false, index, (int32_t)cases->count);
    edge_branch(c, CC_AE, otherwise);
    asm_lea_label(c->a, base, &slow->from);
    asm_load_s32(c->a, index, mem_indexed(base, index, 2, 0));
    asm_alu_rr(c->a, ALU_ADD, true, index, base);
    asm_jmp_reg(c->a, index);
    for (uint32_t i = 0; i < cases->count && c->failed == NULL; i++)
        table->labels[i] = case_label(c, block_at(c, (uint32_t)opcode_switch_target(cases, i)));
}

static void emit_switch(Compiler *c) {
    OpcodeSwitch cases = opcode_switch(c->code, c->pc);
    Val value = value_pop(c, 'I');
    if (c->failed) return;
    Reg key = use_gp(c, &value);
    Block *otherwise = block_at(c, (uint32_t)cases.default_target);
    edge_prepare(c, otherwise);
    for (uint32_t i = 0; i < cases.count; i++)
        edge_prepare(c, block_at(c, (uint32_t)opcode_switch_target(&cases, i)));
    c->is_unreachable = true;
    if (cases.is_table && cases.count > 4) {
        jump_through_table(c, key, &cases, otherwise);
        return;
    }
    SwitchCase *list = compiler_allocate(c, cases.count * sizeof *list + 16);
    if (c->failed) return;
    for (uint32_t i = 0; i < cases.count; i++)
        list[i] = (SwitchCase){opcode_switch_key(&cases, i),
                               block_at(c, (uint32_t)opcode_switch_target(&cases, i))};
    qsort(list, cases.count, sizeof *list, by_key);
    search(c, key, list, 0, cases.count, otherwise);
}
void emit_tableswitch(Compiler *c) { emit_switch(c); }
void emit_lookupswitch(Compiler *c) { emit_switch(c); }

/* ---- Returns ---- */

enum { POP_RET = 0xc35b }; /* pop rbx    ret */

static void slow_leaving(Compiler *c, SlowPath *slow) {
    const State *s = slow->state;
    flush_snapshot(c, s, slow->pc, FLUSH_ALL, 0);
    store_pc(c, slow->pc);
    emit_observe(c, HOOK_RETURN);
    reload_snapshot(c, s, s->depth, needed_variables(c, s, slow->pc, s->in_register));
    asm_jmp(c->a, &slow->back);
}

static void slow_unlock(Compiler *c, SlowPath *slow) {
    const State *s = slow->state;
    flush_snapshot(c, s, slow->pc, FLUSH_ALL, 0);
    store_pc(c, slow->pc);
    call_throwing(c, c->jit->stubs->at[STUB_unlock_frame]);
    reload_snapshot(c, s, s->depth, needed_variables(c, s, slow->pc, s->in_register));
    asm_jmp(c->a, &slow->back);
}

/* A result that is all there is on the operand stack stays in a register, if none of those used
 * here: a store of it would have to be finished before the lock is given back. */
static void unlock_method(Compiler *c, char type) {
    State *s = c->state;
    uint32_t slots = type == 'V' ? 0 : type_is_wide(type) ? 2 : 1;
    c->pinned_gp = 1 << RAX | 1 << RCX | 1 << RDX;
    if (s->depth > slots) {
        c->flush_above = 0;
        flush_state(c);
    } else if (s->depth > 0 && s->stack[0].kind == VAL_GP &&
               (c->pinned_gp >> s->stack[0].reg & 1)) {
        Reg to = new_gp(c, false);
        asm_mov_rr(c->a, true, to, s->stack[0].reg);
        s->stack[0].reg = (uint8_t)to;
    }
    SlowPath *slow = slow_jump(c, slow_unlock);
    asm_load(c->a, true, RDX, mem_at((Reg)R_FRAME, offsetof(Frame, lock)));
    emit_unlock(c, RDX, RCX, &slow->from);
    asm_store8_imm(c->a, mem_at((Reg)R_FRAME, offsetof(Frame, flags)), 0);
    asm_label(c->a, &slow->back);
    c->pinned_gp = 0;
}

/* What the caller finds in the register. */
static void load_result(Compiler *c, char type, const Val *value) {
    if (type == 'V') return;
    if (type_is_float(type)) {
        if (value->kind != VAL_FP || value->reg != 0)
            load_fp(c, 0, value, (uint32_t)value->value);
        return;
    }
    if (value->kind != VAL_GP || value->reg != RAX)
        load_gp(c, RAX, value, (uint32_t)value->value);
    if (type != 'I') return;
    switch (c->method->descriptor[strlen(c->method->descriptor) - 1]) {
    case 'Z': asm_alu_ri(c->a, ALU_AND, false, RAX, 1); break;
    case 'B': asm_extend_s8(c->a, RAX, RAX); break;
    case 'C': asm_extend_u16(c->a, RAX, RAX); break;
    case 'S': asm_extend_s16(c->a, RAX, RAX); break;
    default: break;
    }
}

/* Usual is a return with nothing on the operand stack but its value: that one is in its
 * register before the test, and what there is to do when the test fails is there once for all
 * of them. */
typedef struct Leave {
    Label from;
    uint32_t pc;
    struct Leave *next;
} Leave;

/* A poll and an event's test in one, as the two bytes are neighbours:
 *     cmp [r15 + exits_observed], r15w    jne    pop rbx    ret */
static void emit_leave(Compiler *c) {
    static const uint64_t cmp_jne = 0x850f007f394566;
    enum { BYTES = 7, PLACE = 32 };
    Leave *leave = compiler_allocate_raw(c, sizeof *leave);
    *leave = (Leave){LABEL_NEW, c->at, NULL};
    *c->leaves_end = leave;
    c->leaves_end = &leave->next;
    asm_word_to(c->a, cmp_jne | (uint64_t)offsetof(Thread, exits_observed) << PLACE, BYTES,
                &leave->from);
    asm_word(c->a, POP_RET, 2);
}
_Static_assert((int)R_THREAD == (int)R15 && (int)R_FRAME == (int)RBX &&
                   offsetof(Thread, exits_observed) < 128,
               "the bytes above");

void emit_leaving(Compiler *c) {
    Label tell = LABEL_NEW;
    if (c->leaves == NULL) return;
    for (Leave *leave = c->leaves; leave != NULL; leave = leave->next) {
        asm_label(c->a, &leave->from);
        store_pc(c, leave->pc);
        if (leave->next != NULL) asm_jmp(c->a, &tell);
    }
    asm_label(c->a, &tell);
    char kind = c->method->return_kind;
    bool is_float = type_is_float(kind), is_void = kind == 'V';
    if (is_float)
        asm_fstore(c->a, true, slot_of_stack(0), 0);
    else if (!is_void)
        asm_store(c->a, true, slot_of_stack(0), RAX);
    emit_observe(c, HOOK_RETURN);
    if (is_float)
        asm_fload(c->a, true, 0, slot_of_stack(0));
    else if (!is_void)
        asm_load(c->a, true, RAX, slot_of_stack(0));
    asm_word(c->a, POP_RET, 2);
}

void emit_return_of(Compiler *c, char type) {
    if (c->inlined != NULL) return; /* inline.c takes the value from the stack */
    if (method_is_synchronized(c->method)) unlock_method(c, type);
    bool is_test = c->jit->vm->options.jit.events == JIT_EVENTS_TEST;
    bool is_usual = is_test && !c->is_chosen &&
                    c->state->depth == (type == 'V'          ? 0u
                                        : type_is_wide(type) ? 2u
                                                             : 1u);
    SlowPath *slow = is_usual ? NULL : slow_jump(c, slow_leaving);
    Val value = {.kind = VAL_TOP};
    if (type != 'V') value = value_pop(c, type);
    if (c->failed) return;
    c->is_unreachable = true;
    if (is_usual) {
        load_result(c, type, &value);
        emit_leave(c);
        return;
    }
    if (c->is_chosen) {
        asm_jmp(c->a, &slow->from);
    } else {
        /* With recompile, somebody may have come to listen since the last poll: while this
         * method waited for its lock, or gave it back. */
        if (c->jit->vm->options.jit.events != JIT_EVENTS_PATCH)
            emit_poll_or_exits_test(c);
        else
            emit_poll_test(c);
        asm_jcc(c->a, CC_NE, &slow->from);
        if (!is_test) emit_hook(c, HOOK_RETURN, &slow->from);
    }
    asm_label(c->a, &slow->back);
    load_result(c, type, &value);
    asm_word(c->a, POP_RET, 2);
}
void emit_ireturn(Compiler *c) { emit_return_of(c, 'I'); }
void emit_lreturn(Compiler *c) { emit_return_of(c, 'J'); }
void emit_freturn(Compiler *c) { emit_return_of(c, 'F'); }
void emit_dreturn(Compiler *c) { emit_return_of(c, 'D'); }
void emit_areturn(Compiler *c) { emit_return_of(c, 'A'); }
void emit_return(Compiler *c) { emit_return_of(c, 'V'); }

void emit_athrow(Compiler *c) {
    if (c->inlined != NULL) {
        inline_leave(c);
        return;
    }
    Val value = value_pop(c, 'A');
    if (c->failed) return;
    Reg reg = use_gp(c, &value);
    null_check(c, &value, reg);
    SlowPath *slow = slow_path(c, SLOW_THROW);
    slow->helper = STUB_throw_object;
    slow->arguments[0] = (Val){.kind = VAL_GP, .type = 'A', .reg = (uint8_t)reg};
    slow->arguments[1] = (Val){.kind = VAL_TOP};
    slow->argument_count = 2;
    asm_jmp(c->a, &slow->from);
    c->is_unreachable = true;
}

/* ---- Not compiled (the analysis refuses them) ---- */

void emit_jsr(Compiler *c) { compiler_fail(c, "it has subroutines (jsr, ret)"); }
void emit_ret(Compiler *c) { compiler_fail(c, "it has subroutines (jsr, ret)"); }
