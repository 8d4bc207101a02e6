/* SPDX-License-Identifier: MIT */
/* A loop as javac writes it begins with a test that leads out of it and ends with a jump back
 * to the test. The way back makes the test itself, the other way round, and jumps behind the
 * head's: a jump less for each turn.
 *
 *     head: poll; test; jump out        head: poll; test; jump out
 *           body                        body: body
 *           jump head                         poll wanted? jump head
 *                                             test the other way; jump body
 *     out:                              out:
 *
 * The test is made twice of the same instructions from the same state, so what holds where the
 * body begins holds either way.
 *
 * What a turn would check of something that does not change in the loop is checked before the
 * first one: that an object is not null whose field the body reads, and that the index of an
 * array is not negative that then only counts up to the array's length. If it is otherwise the
 * interpreter goes on, which makes all of it happen when it should. */
#include "jit/x86_64/loops.h"
#include "jit/x86_64/templates.h"

enum { LONGEST_TEST = 16 }; /* bytes of bytecode */

static const Instruction *last_instruction(const Compiler *c, const Block *b) {
    const Instruction *in = &c->analysis.instructions[b->first_instruction];
    while (in[1].pc < b->end) in++;
    return in;
}

static bool compares_floats(unsigned canonical) {
    return canonical >= OP_fcmpl && canonical <= OP_dcmpg;
}

bool loop_has_test(const Compiler *c, const Block *head) {
    if (head->is_outer || head->end - head->start > LONGEST_TEST || head->has_call ||
        head->successor_count != 2 || !head->falls_through)
        return false;
    const Instruction *last = last_instruction(c, head);
    bool is_branch = (last->canonical >= OP_ifeq && last->canonical <= OP_if_acmpne) ||
                     last->canonical == OP_ifnull || last->canonical == OP_ifnonnull;
    return is_branch && (last->pc == head->start || !compares_floats(last[-1].canonical));
}

bool loop_turn(Compiler *c, Block *head) {
    BlockCode *code = block_code(c, head);
    if (!code->is_emitted || code->entry->depth > 0 || !code->has_test) return false;
    const Instruction *in = &c->analysis.instructions[head->first_instruction],
                      *last = last_instruction(c, head);
    Block *body = block_at(c, head->end),
          *out = block_at(c, (uint32_t)opcode_branch_target(c->code, last->pc));
    const BlockCode *body_code = block_code(c, body);
    if (!body_code->is_emitted || body_code->entry->depth > 0 || out->order <= c->block->order)
        return false;
    if (edge_needs_code(c, head)) edge_emit(c, head);
    Block *from = c->block;
    c->block = head;
    compiler_enter_state(c, head);
    c->inside_count = 0;
    loads_enter(c, head);
    emit_poll_test(c);
    asm_jcc(c->a, CC_NE, &code->label);
    while (in < last && c->failed == NULL && !c->is_unreachable) {
        if (in[1].pc == last->pc) c->turned = body; /* which may take the branch in */
        compiler_instruction(c, in++);
        while (in->pc < c->pc + c->size) in++;
    }
    c->turned = body;
    if (in == last && c->failed == NULL && !c->is_unreachable) compiler_instruction(c, in);
    c->turned = NULL;
    c->block = from;
    if (c->failed == NULL && !c->is_unreachable) {
        c->pinned_gp = c->pinned_fp = 0;
        edge_prepare(c, out);
        if (edge_needs_code(c, out)) edge_emit(c, out);
        if (!block_follows(c, out) && c->failed == NULL)
            asm_jmp(c->a, &block_code(c, out)->label);
    }
    c->is_unreachable = true;
    return true;
}

/* ---- What holds in all turns ---- */

typedef struct Loop {
    Compiler *c;
    const Block *head, *body;
    const Instruction *end; /* of the body */
    uint64_t written;       /* slots, in all of the loop */
    SlowPath *leave;        /* or NULL, as yet */
} Loop;

static void leave_if(Loop *l, Condition cc) {
    if (l->leave == NULL) l->leave = slow_jump(l->c, slow_fall_back);
    asm_jcc(l->c->a, cc, &l->leave->from);
}

static bool is_settled(const Loop *l, unsigned slot) {
    return slot < ANALYSIS_SLOTS && !(l->written >> slot & 1);
}

/* Flags of the local compared with 0, wherever it is: nothing moves, since the other way into
 * the body must find all in the same places. */
static void compare_with_zero(Compiler *c, unsigned local, char type) {
    int v = variable_of(c, local, type);
    bool wide = type != 'I';
    if (v >= 0 && (c->state->in_register >> v & 1))
        asm_test_rr(c->a, wide, c->variables[v].reg, c->variables[v].reg);
    else
        asm_alu_mi(c->a, ALU_CMP, wide, slot_of_local(c, local), 0);
}

static bool loads_element(unsigned canonical) {
    return canonical >= OP_iaload && canonical <= OP_saload;
}

/* The reference that is loaded is used as an object at once, whatever the turn. */
static bool is_dereferenced(const Loop *l, const Instruction *in) {
    if (in + 1 >= l->end) return false;
    if (in[1].canonical == OP_getfield || in[1].canonical == OP_arraylength) return true;
    return in[1].canonical == OP_iload && in + 2 < l->end && loads_element(in[2].canonical);
}

static void require_objects(Loop *l, const Instruction *first) {
    Compiler *c = l->c;
    for (const Instruction *in = first; in < l->end; in++) {
        if (in->canonical != OP_aload || !is_settled(l, in->slot) ||
            (c->state->nonnull >> in->slot & 1))
            continue;
        if (!is_dereferenced(l, in)) continue;
        compare_with_zero(c, in->slot, 'A');
        leave_if(l, CC_E);
        c->state->nonnull |= UINT64_C(1) << in->slot;
    }
}

/* Does one `iinc i, 1` alone change it? It is made at most once in each turn: there is no loop
 * inside, and no handler that what throws may lead back to. */
static bool counts_up(const Loop *l, unsigned slot) {
    const Analysis *analysis = &l->c->analysis;
    unsigned writes = 0;
    for (uint32_t i = l->head->order; i <= l->head->loop_end; i++) {
        const Block *b = &analysis->blocks[analysis->order[i]];
        if (b->is_handler) return false;
        if (!(b->written >> slot & 1)) continue;
        const Instruction *in = &analysis->instructions[b->first_instruction],
                          *end = in + analysis_instructions(b);
        for (; in < end; in++) {
            if (in->slot != slot || !(in->flags & SHAPE_WRITES)) continue;
            if (++writes > 1 || l->c->code[in->pc] != OP_iinc || l->c->code[in->pc + 2] != 1)
                return false;
        }
    }
    return writes == 1;
}

/* The head's test is `i < a.length`, or `i < n` where n holds that: the array's local, -1. */
static int array_of_test(const Loop *l, const Instruction *test) {
    if (test->canonical != OP_iload || test->slot >= ANALYSIS_SLOTS) return -1;
    if (test[1].canonical == OP_aload && test[2].canonical == OP_arraylength &&
        test[3].canonical == OP_if_icmpge)
        return test[1].slot;
    if (test[1].canonical != OP_iload || test[2].canonical != OP_if_icmpge ||
        !is_settled(l, test[1].slot))
        return -1;
    return ranges_length_array(l->c,
                               &(Val){.kind = VAL_LOCAL, .type = 'I', .local = test[1].slot});
}

static bool indexes(const Loop *l, const Instruction *first, unsigned array, unsigned index) {
    for (const Instruction *in = first; in + 1 < l->end; in++)
        if (in->canonical == OP_aload && in->slot == array && in[1].canonical == OP_iload &&
            in[1].slot == index)
            return true;
    return false;
}

static void require_index(Loop *l, const Instruction *first) {
    Compiler *c = l->c;
    const Instruction *test = &c->analysis.instructions[l->head->first_instruction];
    int array = array_of_test(l, test);
    if (array < 0 || !is_settled(l, (unsigned)array) || !counts_up(l, test->slot) ||
        !indexes(l, first, (unsigned)array, test->slot))
        return;
    compare_with_zero(c, test->slot, 'I');
    leave_if(l, CC_L);
    ranges_note(c, &(Val){.kind = VAL_LOCAL, .type = 'A', .local = (uint16_t)array},
                &(Val){.kind = VAL_LOCAL, .type = 'I', .local = test->slot});
}

void loop_begin(Compiler *c, const Block *head, const Block *body) {
    if (head->is_passed_by || body->predecessor_count != 1 || body->is_handler ||
        body->in_handler_range || c->state->depth > 0 || c->failed != NULL)
        return;
    c->start_depth = 0;
    Loop l = {.c = c, .head = head, .body = body};
    const Instruction *first = &c->analysis.instructions[body->first_instruction];
    l.end = first + analysis_instructions(body);
    for (uint32_t i = head->order; i <= head->loop_end; i++)
        l.written |= c->analysis.blocks[c->analysis.order[i]].written;
    require_index(&l, first);
    require_objects(&l, first);
}
