/* SPDX-License-Identifier: MIT */
/* A loop as javac writes it begins with a test that leads out of it and ends with a jump back to the test. The way back
 * makes the test itself, the other way round, and jumps behind the head's: a jump less for each turn.
 *
 *     head: poll; test; jump out        head: poll; test; jump out
 *           body                        body: body
 *           jump head                         poll wanted? jump head; test the other way; jump body
 *     out:                              out:
 *
 * The test is made twice of the same instructions from the same state, so what holds where the body begins
 * holds either way. */
#include "jit/x86_64/templates.h"

enum { LONGEST_TEST = 16 }; /* bytes of bytecode */

static const Instruction *last_instruction(const Compiler *c, const Block *b) {
    const Instruction *in = &c->analysis.instructions[b->first_instruction];
    while (in[1].pc < b->end) in++;
    return in;
}

static bool compares_floats(unsigned canonical) { return canonical >= OP_fcmpl && canonical <= OP_dcmpg; }

bool loop_has_test(const Compiler *c, const Block *head) {
    if (head->is_outer || head->end - head->start > LONGEST_TEST || head->has_call || head->successor_count != 2 || !head->falls_through) return false;
    const Instruction *last = last_instruction(c, head);
    bool is_branch = (last->canonical >= OP_ifeq && last->canonical <= OP_if_acmpne) || last->canonical == OP_ifnull ||
                     last->canonical == OP_ifnonnull;
    return is_branch && (last->pc == head->start || !compares_floats(last[-1].canonical));
}

bool loop_turn(Compiler *c, Block *head) {
    BlockCode *code = block_code(c, head);
    if (!code->is_emitted || code->entry->depth > 0 || !code->has_test) return false;
    const Instruction *in = &c->analysis.instructions[head->first_instruction], *last = last_instruction(c, head);
    Block *body = block_at(c, head->end), *out = block_at(c, (uint32_t)opcode_branch_target(c->code, last->pc));
    const BlockCode *body_code = block_code(c, body);
    if (!body_code->is_emitted || body_code->entry->depth > 0 || out->order <= c->block->order) return false;
    if (edge_needs_code(c, head)) edge_emit(c, head);
    Block *from = c->block;
    c->block = head;
    compiler_enter_state(c, head);
    c->inside_count = 0;
    asm_alu_mi(c->a, ALU_CMP, false, mem_at((Reg)R_THREAD, offsetof(Thread, poll)), 0);
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
        if (!block_follows(c, out) && c->failed == NULL) asm_jmp(c->a, &block_code(c, out)->label);
    }
    c->is_unreachable = true;
    return true;
}
