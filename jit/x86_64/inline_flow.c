/* SPDX-License-Identifier: MIT */
/* Locals and jumps of inlined methods. The locals are stack entries below the operands; where
 * one is stored, its entry changes and nothing is emitted. Jumps lead forward only, so that all
 * edges to a block are known when it begins: the first one gives every operand and every local
 * that the method stores a register of its own, the others bring theirs there, and what is
 * known of the caller's variables is what holds on all of them. A block that leads to
 * nothing but what has no place here, a throw or a way back, is not emitted: edges to it make
 * the call. */
#include <string.h>

#include "jit/x86_64/labels.h"
#include "jit/x86_64/templates.h"

typedef struct InlineBlock {
    Block block;
    BlockCode code;
    InlineFlow flow; /* on the ways that lead to it */
    Label *outcome;  /* it returns a constant, which the caller compares, or makes the call:
                        control goes there instead */
    bool is_left;    /* to the call, and is no throw */
} InlineBlock;

static InlineBlock *inline_block_of(const Block *b) {
    return (InlineBlock *)(void *)((char *)(uintptr_t)b - offsetof(InlineBlock, block));
}

BlockCode *inline_block_code(const Block *b) { return &inline_block_of(b)->code; }
Label *inline_label(const Block *b) {
    InlineBlock *to = inline_block_of(b);
    return to->outcome != NULL ? to->outcome : &to->code.label;
}

static bool is_taken(const ResultTest *test, int64_t value) {
    return ((test->is_narrow ? value & 1 : (int32_t)value) == 0) == (test->cc == CC_E);
}

/* Of instructions at pc that do nothing but return 0 or 1. */
static Label *outcome_at(const Compiler *c, uint32_t pc) {
    ResultTest *test = c->inlined->test;
    const uint8_t *code = c->code;
    if (test == NULL || (code[pc] != OP_iconst_0 && code[pc] != OP_iconst_1)) return NULL;
    uint32_t next = pc + 1;
    if (code[next] == OP_goto) next = (uint32_t)opcode_branch_target(code, next);
    if (code[next] != OP_ireturn) return NULL;
    return is_taken(test, code[pc] == OP_iconst_1) ? &test->taken : &test->past;
}

static InlineBlock *new_block(Compiler *c, uint32_t pc) {
    InlineBlock *made = compiler_allocate(c, sizeof *made);
    made->block.start = pc;
    made->code.label = LABEL_NEW;
    return made;
}

Block *inline_block(Compiler *c, uint32_t pc) {
    Inline *inlined = c->inlined;
    if (pc <= c->pc || pc >= INLINE_LONGEST) {
        compiler_fail_inline(c);
        return &new_block(c, pc)->block;
    }
    if (inlined->blocks == NULL)
        inlined->blocks = compiler_allocate(c, INLINE_LONGEST * sizeof *inlined->blocks);
    if (c->failed) return &new_block(c, pc)->block;
    if (inlined->blocks[pc] == NULL) {
        inlined->blocks[pc] = new_block(c, pc);
        uint32_t last;
        bool is_left = inline_end_of_left(c, inlined->method, pc, &last) != 0;
        inlined->blocks[pc]->is_left = is_left && !inline_is_rare(c, last);
        inlined->blocks[pc]->outcome = is_left ? &inlined->call->from : outcome_at(c, pc);
    }
    return &inlined->blocks[pc]->block;
}

bool inline_is_target(const Compiler *c, uint32_t pc) {
    const Inline *inlined = c->inlined;
    return inlined->blocks != NULL && pc < INLINE_LONGEST && inlined->blocks[pc] != NULL;
}

/* ---- Edges ---- */

static bool is_alone(Compiler *c, uint32_t index) {
    const State *s = c->state;
    const Val *value = &s->stack[index];
    bool is_gp = value->kind == VAL_GP;
    uint32_t free =
        is_gp ? c->scratch_gp & ~c->inline_pins_gp : c->scratch_fp & ~c->inline_pins_fp;
    if ((!is_gp && value->kind != VAL_FP) || !(free >> value->reg & 1)) return false;
    for (uint32_t i = 0; i < s->depth; i++)
        if (i != index && s->stack[i].kind == value->kind && s->stack[i].reg == value->reg)
            return false;
    return true;
}

/* A place that any edge can fill. */
static void settle_entry(Compiler *c, uint32_t index) {
    Val *value = &c->state->stack[index];
    value_forget(value);
    if (value->kind == VAL_SLOT || value->kind == VAL_TOP || is_alone(c, index)) return;
    bool is_float = type_is_float(value->type);
    unsigned to = is_float ? (unsigned)new_fp(c, false) : (unsigned)new_gp(c, false);
    if (c->failed || value->kind == VAL_SLOT) return; /* spilled meanwhile */
    if (is_float)
        load_fp(c, (Xmm)to, value, index);
    else
        load_gp(c, (Reg)to, value, index);
    value->kind = is_float ? VAL_FP : VAL_GP;
    value->reg = (uint8_t)to;
}

/* How often a branch is taken, of FLOW_WHOLE times, by what it compares: references are seldom
 * null, or the same (Ball and Larus, Branch Prediction for Free). */
static uint32_t taken_share(const Compiler *c) {
    if (!c->inlined->is_branch) return FLOW_WHOLE;
    switch (c->code[c->pc]) {
    case OP_ifnull:
    case OP_if_acmpeq: return 0;
    case OP_goto:
    case OP_ifnonnull:
    case OP_if_acmpne: return FLOW_WHOLE;
    default: return FLOW_WHOLE / 2;
    }
}

void inline_edge_prepare(Compiler *c, Block *target) {
    const Inline *inlined = c->inlined;
    BlockCode *code = inline_block_code(target);
    uint32_t operands = inlined->base + inlined->local_slots;
    InlineBlock *to = inline_block_of(target);
    uint32_t weight = c->flow.weight * taken_share(c) / FLOW_WHOLE;
    to->flow.effects |= c->flow.effects;
    to->flow.allocates |= c->flow.allocates;
    to->flow.weight += weight;
    if (to->is_left)
        inline_may_leave(c, weight);
    else if (to->outcome == &inlined->call->from)
        inline_may_bail_out(c);
    if (code->entry != NULL || to->outcome != NULL || c->failed) return;
    for (uint32_t i = inlined->base; i < c->state->depth; i++)
        if (i >= operands || (inlined->stored >> (i - inlined->base) & 1)) settle_entry(c, i);
    code->entry = state_copy(c, c->state->depth);
}

/* A local that has another type on each edge is read on none. */
static void meet_entry(Compiler *c, Val *to, const Val *from, bool is_local) {
    bool is_same = (to->kind == VAL_TOP) == (from->kind == VAL_TOP) &&
                   (to->kind == VAL_TOP || to->type == from->type);
    if (!is_same && is_local)
        to->kind = VAL_TOP;
    else if (!is_same)
        compiler_fail_inline(c);
    if (to->kind == VAL_TOP) return;
    value_meet(to, from);
    if ((to->kind == VAL_CONST || to->kind == VAL_LOCAL) && !value_same_place(to, from))
        compiler_fail_inline(c);
}

bool inline_meet(Compiler *c, BlockCode *code) {
    const Inline *inlined = c->inlined;
    const State *s = c->state, *before = inlined->call->state;
    State *entry = code->entry;
    if (entry == NULL) return false; /* nothing has to be anywhere */
    if (code->is_emitted || entry->depth != s->depth) {
        compiler_fail_inline(c);
        return false;
    }
    entry->in_register &= s->in_register;
    entry->in_slot &= s->in_slot;
    entry->nonnull &= s->nonnull;
    if ((before->in_register | before->in_slot) & ~(entry->in_register | entry->in_slot))
        compiler_fail_inline(c);
    for (uint32_t i = 0; i < s->depth; i++)
        meet_entry(c, &entry->stack[i], &s->stack[i],
                   i >= inlined->base && i < inlined->base + inlined->local_slots);
    return c->failed == NULL;
}

static void go_to(Compiler *c, InlineBlock *to, bool jumps) {
    edge_prepare(c, &to->block);
    if (edge_needs_code(c, &to->block)) edge_emit(c, &to->block);
    if (jumps && c->failed == NULL) asm_jmp(c->a, &to->code.label);
}

static void begin_block(Compiler *c, InlineBlock *b) {
    if (!c->is_unreachable) go_to(c, b, false);
    if (c->failed) return;
    ranges_forget_inlined(c);
    if (c->is_unreachable) asm_drop_jump(c->a, &b->code.label);
    asm_label(c->a, &b->code.label);
    b->code.is_emitted = true;
    memcpy(c->state, b->code.entry, sizeof(State) + b->code.entry->depth * sizeof(Val));
    c->is_unreachable = false;
    uint32_t left = c->flow.left;
    c->flow = b->flow;
    c->flow.left = left;
}

/* ---- Locals ---- */

void inline_store(Compiler *c, char type, unsigned local) {
    const Inline *inlined = c->inlined;
    unsigned slots = type_is_wide(type) ? 2 : 1;
    Val value = value_pop(c, type);
    if (c->failed == NULL && local + slots > inlined->local_slots) compiler_fail_inline(c);
    if (c->failed) return;
    if (value.kind == VAL_SLOT) {
        if (type_is_float(type))
            use_fp(c, &value);
        else
            use_gp(c, &value);
    }
    Val *at = &c->state->stack[inlined->base + local];
    at[0] = value;
    if (slots == 2) at[1] = (Val){.kind = VAL_TOP};
    if (local > 0 && at[-1].kind != VAL_TOP && type_is_wide(at[-1].type)) at[-1].kind = VAL_TOP;
}

bool inline_begin_locals(Compiler *c, const Method *m, uint64_t stored) {
    Inline *inlined = c->inlined;
    State *s = c->state;
    inlined->stored = stored;
    inlined->local_slots = stored != 0 ? m->max_locals : m->arg_slots;
    if (inlined->base + inlined->local_slots > c->info->max_stack + (uint32_t)INLINE_STACK)
        return false;
    while (s->depth < inlined->base + inlined->local_slots)
        s->stack[s->depth++] = (Val){.kind = VAL_TOP};
    return true;
}

/* ---- The body ---- */

/* The result becomes the only operand, and the locals are of no interest any more. */
static void go_to_end(Compiler *c, InlineBlock *end, bool jumps) {
    const Inline *inlined = c->inlined;
    char kind = inlined->method->return_kind, type = kind == 'L' ? 'A' : kind;
    State *s = c->state;
    Val value = {.kind = VAL_TOP};
    if (kind != 'V') value = value_pop(c, type);
    if (c->failed) return;
    if (value.kind == VAL_SLOT) {
        if (type_is_float(type))
            use_fp(c, &value);
        else
            use_gp(c, &value);
    }
    s->depth = inlined->base + inlined->local_slots;
    for (uint32_t i = inlined->base; i < s->depth; i++) s->stack[i].kind = VAL_TOP;
    if (kind != 'V') value_push(c, value);
    go_to(c, end, jumps);
    c->is_unreachable = true;
}

/* Where control goes from here on to pc and there is nothing left to do but return the constant
 * on top of the stack: the outcome of the caller's branch is known. False: it is not so. */
static bool leave_with_constant(Compiler *c, uint32_t pc, bool is_next) {
    ResultTest *test = c->inlined->test;
    const State *s = c->state;
    if (test == NULL || c->is_unreachable || c->code[pc] != OP_ireturn || s->depth == 0 ||
        s->stack[s->depth - 1].kind != VAL_CONST)
        return false;
    bool takes = is_taken(test, s->stack[s->depth - 1].value);
    if (is_next)
        test->end = takes ? FALLS_INTO_TAKEN : FALLS_INTO_PAST;
    else
        asm_jmp(c->a, takes ? &test->taken : &test->past);
    c->is_unreachable = true;
    return true;
}

static void emit_in_place(Compiler *c) {
    c->pinned_gp = c->inline_pins_gp;
    c->pinned_fp = c->inline_pins_fp;
    uint32_t begin = c->a->size, pc = c->pc, size = c->size;
    c->inlined->is_branch = true;
    template_of(c->code[pc])(c);
    if ((opcode_shape[c->code[pc]].flags & SHAPE_BRANCH) || c->size != size)
        c->flow.weight -= c->flow.weight * taken_share(c) / FLOW_WHOLE;
    c->inlined->is_branch = false;
    compiler_note_range(c, c->inlined->method, pc, begin);
}

static void fail_unless_emitted(Compiler *c) {
    const Inline *inlined = c->inlined;
    for (uint32_t pc = 0; inlined->blocks != NULL && pc < INLINE_LONGEST; pc++)
        if (inlined->blocks[pc] != NULL && inlined->blocks[pc]->code.entry != NULL &&
            !inlined->blocks[pc]->code.is_emitted)
            compiler_fail_inline(c); /* a jump into an instruction */
}

void inline_emit_body(Compiler *c, const CodeInfo *info) {
    Inline *inlined = c->inlined;
    InlineBlock *end = NULL;
    uint32_t last;
    bool at_start = false; /* of a block */
    for (c->pc = 0; c->pc < info->length && c->failed == NULL; c->pc += c->size) {
        uint32_t size = c->size = opcode_length(c->code, info->length, c->pc), behind;
        unsigned flags = opcode_shape[c->code[c->pc]].flags;
        c->pinned_gp = c->inline_pins_gp;
        c->pinned_fp = c->inline_pins_fp;
        bool is_last = c->pc + size == info->length,
             is_joined =
                 inline_is_target(c, c->pc) && inlined->blocks[c->pc]->code.entry != NULL;
        leave_with_constant(c, c->pc, is_last && end == NULL && !is_joined);
        if (is_joined) {
            begin_block(c, inlined->blocks[c->pc]);
            at_start = true;
        }
        if (at_start && (behind = inline_end_of_left(c, inlined->method, c->pc, &last)) != 0) {
            if (!c->is_unreachable) inline_leave_at(c, last);
            c->size = behind - c->pc;
            continue;
        }
        at_start = (flags & SHAPE_BRANCH) || !(flags & SHAPE_FALLS_THROUGH);
        if (c->is_unreachable || c->failed) continue;
        if (c->code[c->pc] == OP_goto &&
            leave_with_constant(c, (uint32_t)opcode_branch_target(c->code, c->pc), false))
            continue;
        if (inline_is_left(c, c->pc)) {
            inline_leave(c);
            continue;
        }
        if (flags & (SHAPE_FALLS_THROUGH | SHAPE_BRANCH)) {
            emit_in_place(c);
            at_start |= c->size != size; /* with the branch behind it */
            continue;
        }
        if (is_last && end == NULL) {
            fail_unless_emitted(c);
            return;
        }
        if (end == NULL) end = new_block(c, info->length);
        go_to_end(c, end, !is_last);
    }
    fail_unless_emitted(c);
    bool is_left = inlined->test != NULL &&
                   (inlined->test->taken.uses >= 0 || inlined->test->past.uses >= 0 ||
                    inlined->test->end != FALLS_NOWHERE);
    if ((end == NULL && !is_left) || !c->is_unreachable) compiler_fail_inline(c);
    if (c->failed == NULL && end != NULL) begin_block(c, end);
}
