/* SPDX-License-Identifier: MIT */
/* Leaders, blocks, edges; then the order of emission: a block is followed by the one it falls into, or else by
 * the first block in the bytecode that some emitted block leads to. An edge back to a block that is already
 * emitted makes that one a loop head. Liveness is the usual backward dataflow, an exception handler being a
 * successor of every instruction it covers. */
#include "jit/analysis.h"

#include <stdlib.h>
#include <string.h>

#include "vm/opcodes.h"

enum { MARK_LEADER = 1, MARK_INSTRUCTION = 2 };

static bool give_up(Analysis *a, const char *reason) {
    a->reason = reason;
    return false;
}

/* ---- Blocks ---- */

static bool mark_target(uint8_t *marks, const CodeInfo *code, int64_t target) {
    if (target < 0 || target >= code->length) return false;
    marks[target] |= MARK_LEADER;
    return true;
}

static bool mark_leaders(Analysis *a, const CodeInfo *code, uint8_t *marks) {
    marks[0] |= MARK_LEADER;
    for (uint32_t pc = 0, size; pc < code->length; pc += size) {
        size = opcode_length(code->code, code->length, pc);
        if (size == 0) return give_up(a, "malformed bytecode");
        uint8_t opcode = code->code[pc];
        unsigned canonical = opcode_canonical(code->code, pc);
        if (canonical == OP_jsr || canonical == OP_ret) return give_up(a, "it has subroutines (jsr, ret)");
        marks[pc] |= MARK_INSTRUCTION;
        int64_t target = opcode_branch_target(code->code, pc);
        bool ends = target != -1 || !opcode_info[opcode].falls_through;
        if (target != -1 && !mark_target(marks, code, target)) return give_up(a, "a branch leaves the code");
        if (canonical == OP_tableswitch || canonical == OP_lookupswitch) {
            OpcodeSwitch cases = opcode_switch(code->code, pc);
            ends = true;
            if (!mark_target(marks, code, cases.default_target)) return give_up(a, "a branch leaves the code");
            for (uint32_t i = 0; i < cases.count; i++)
                if (!mark_target(marks, code, opcode_switch_target(&cases, i)))
                    return give_up(a, "a branch leaves the code");
        }
        if (ends && pc + size < code->length) marks[pc + size] |= MARK_LEADER;
    }
    for (uint32_t i = 0; i < code->handler_count; i++)
        if (!mark_target(marks, code, code->handlers[i].handler_pc)) return give_up(a, "a handler leaves the code");
    for (uint32_t pc = 0; pc < code->length; pc++)
        if ((marks[pc] & MARK_LEADER) && !(marks[pc] & MARK_INSTRUCTION)) return give_up(a, "a branch into an instruction");
    return true;
}

static bool make_blocks(Analysis *a, const CodeInfo *code, const uint8_t *marks) {
    uint32_t count = 0;
    for (uint32_t pc = 0; pc < code->length; pc++) count += marks[pc] & MARK_LEADER;
    if (count > UINT16_MAX - 1) return give_up(a, "too many blocks");
    a->blocks = calloc(count, sizeof *a->blocks);
    a->order = calloc(count, sizeof *a->order);
    a->block_at = calloc(code->length + 1, sizeof *a->block_at);
    a->live = calloc(code->length + 1, sizeof *a->live);
    if (a->blocks == NULL || a->order == NULL || a->block_at == NULL || a->live == NULL)
        return give_up(a, "out of memory");
    for (uint32_t pc = 0; pc < code->length; pc++) {
        if (!(marks[pc] & MARK_LEADER)) continue;
        if (a->block_count > 0) a->blocks[a->block_count - 1].end = pc;
        a->blocks[a->block_count].start = pc;
        a->block_at[pc] = (uint16_t)++a->block_count;
    }
    a->blocks[a->block_count - 1].end = code->length;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        a->blocks[a->block_at[h->handler_pc] - 1].is_handler = true;
        for (uint32_t b = 0; b < a->block_count; b++)
            if (a->blocks[b].start < h->end_pc && a->blocks[b].end > h->start_pc) a->blocks[b].in_handler_range = true;
    }
    return true;
}

static uint32_t last_instruction(const CodeInfo *code, const Block *b) {
    uint32_t pc = b->start;
    for (;;) {
        uint32_t next = pc + opcode_length(code->code, code->length, pc);
        if (next >= b->end) return pc;
        pc = next;
    }
}

/* Successors of block `b`; with `out` NULL they are only counted. */
static uint32_t list_successors(Analysis *a, const CodeInfo *code, Block *b, uint32_t *out) {
    uint32_t pc = last_instruction(code, b), n = 0;
    unsigned canonical = opcode_canonical(code->code, pc);
    int64_t target = opcode_branch_target(code->code, pc);
    b->falls_through = opcode_info[code->code[pc]].falls_through && canonical != OP_tableswitch &&
                       canonical != OP_lookupswitch && canonical != OP_ret;
#define ADD(at) do { if (out != NULL) out[n] = a->block_at[at] - 1u; n++; } while (0)
    if (b->falls_through && b->end < code->length) ADD(b->end);
    if (target >= 0) ADD(target);
    if (canonical == OP_tableswitch || canonical == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(code->code, pc);
        ADD(cases.default_target);
        for (uint32_t i = 0; i < cases.count; i++) ADD(opcode_switch_target(&cases, i));
    }
#undef ADD
    return n;
}

static bool make_edges(Analysis *a, const CodeInfo *code) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < a->block_count; i++) count += list_successors(a, code, &a->blocks[i], NULL);
    a->successors = calloc(count + 1, sizeof *a->successors);
    if (a->successors == NULL) return give_up(a, "out of memory");
    count = 0;
    for (uint32_t i = 0; i < a->block_count; i++) {
        Block *b = &a->blocks[i];
        if (b->falls_through && b->end >= code->length) return give_up(a, "control falls off the end");
        b->first_successor = count;
        b->successor_count = list_successors(a, code, b, a->successors + count);
        count += b->successor_count;
    }
    return true;
}

/* ---- Order and loops ---- */

static void reach_handlers(Analysis *a, const CodeInfo *code, const Block *b) {
    if (!b->in_handler_range) return;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (b->start < h->end_pc && b->end > h->start_pc) a->blocks[a->block_at[h->handler_pc] - 1].is_reachable = true;
    }
}

static void order_blocks(Analysis *a, const CodeInfo *code) {
    const uint32_t none = UINT32_MAX;
    uint32_t at = 0;
    for (uint32_t i = 0; i < a->block_count; i++) a->blocks[i].order = none;
    a->blocks[0].is_reachable = true;
    while (at != none) {
        Block *b = &a->blocks[at];
        b->order = a->order_count;
        a->order[a->order_count++] = at;
        reach_handlers(a, code, b);
        for (uint32_t i = 0; i < b->successor_count; i++) {
            uint32_t next = a->successors[b->first_successor + i];
            a->blocks[next].is_reachable = true;
            a->blocks[next].predecessor_count++;
        }
        if (b->falls_through && a->blocks[at + 1].order == none) {
            at++;
            continue;
        }
        at = none;
        for (uint32_t i = 0; i < a->block_count; i++) {
            if (a->blocks[i].is_reachable && a->blocks[i].order == none) {
                at = i;
                break;
            }
        }
    }
    a->blocks[0].predecessor_count++;
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *b = &a->blocks[a->order[i]];
        if (b->is_handler) b->predecessor_count++;
        for (uint32_t k = 0; k < b->successor_count; k++) {
            Block *head = &a->blocks[a->successors[b->first_successor + k]];
            if (head->order > i) continue;
            head->is_loop_head = true;
            if (head->loop_end < i) head->loop_end = i;
        }
    }
}

/* ---- Locals ---- */

static LocalClass local_class(unsigned canonical) {
    switch (canonical) {
    case OP_iload: case OP_istore: case OP_iinc: return LOCAL_INT;
    case OP_fload: case OP_fstore: case OP_dload: case OP_dstore: return LOCAL_FLOAT;
    default: return LOCAL_WIDE;
    }
}
static bool is_store(unsigned canonical) {
    return canonical == OP_istore || canonical == OP_lstore || canonical == OP_fstore || canonical == OP_dstore ||
           canonical == OP_astore;
}

static bool is_call(unsigned opcode) {
    return opcode >= OP_invokevirtual && opcode <= OP_invokedynamic;
}

/* Uses and writes per block; weights. */
static void count_locals(Analysis *a, const CodeInfo *code, const uint8_t *depths) {
    static const uint32_t factor[] = {1, 8, 64, 512, 4096};
    a->this_is_constant = true;
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *b = &a->blocks[a->order[i]];
        uint32_t weight = factor[depths[i] > 4 ? 4 : depths[i]];
        for (uint32_t pc = b->start; pc < b->end; pc += opcode_length(code->code, code->length, pc)) {
            if (is_call(code->code[pc])) b->has_call = true;
            int local = opcode_local(code->code, pc);
            if (local < 0) continue;
            unsigned canonical = opcode_canonical(code->code, pc);
            bool writes = is_store(canonical) || canonical == OP_iinc;
            if (local == 0 && writes) a->this_is_constant = false;
            if (local >= ANALYSIS_SLOTS) continue;
            b->used |= UINT64_C(1) << local;
            if (writes) b->written |= UINT64_C(1) << local;
            a->weight[local][local_class(canonical)] += weight;
        }
    }
}

static bool count_depths(Analysis *a, const CodeInfo *code) {
    uint8_t *depths = calloc(a->order_count + 1, 1);
    if (depths == NULL) return give_up(a, "out of memory");
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *head = &a->blocks[a->order[i]];
        if (!head->is_loop_head) continue;
        for (uint32_t k = i; k <= head->loop_end; k++)
            if (depths[k] < 8) depths[k]++;
    }
    count_locals(a, code, depths);
    free(depths);
    return true;
}

/* ---- Liveness ---- */

/* One backward walk through a block. `record` stores the result per instruction. */
static uint64_t block_live_in(Analysis *a, const CodeInfo *code, const Block *b, uint64_t live, uint64_t handlers,
                              uint32_t *stack, bool record) {
    uint32_t n = 0;
    for (uint32_t pc = b->start; pc < b->end; pc += opcode_length(code->code, code->length, pc)) stack[n++] = pc;
    while (n-- > 0) {
        uint32_t pc = stack[n];
        int local = opcode_local(code->code, pc);
        if (local >= 0 && local < ANALYSIS_SLOTS) {
            if (is_store(opcode_canonical(code->code, pc))) live &= ~(UINT64_C(1) << local);
            else live |= UINT64_C(1) << local;
        }
        live |= handlers;
        if (record) a->live[pc] = live;
    }
    return live;
}

static uint64_t handlers_live(const Analysis *a, const CodeInfo *code, const Block *b) {
    uint64_t live = 0;
    if (!b->in_handler_range) return 0;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (b->start < h->end_pc && b->end > h->start_pc) live |= a->blocks[a->block_at[h->handler_pc] - 1].live_in;
    }
    return live;
}

static bool find_live(Analysis *a, const CodeInfo *code) {
    uint32_t *stack = malloc(code->length * sizeof *stack);
    if (stack == NULL) return give_up(a, "out of memory");
    for (bool changed = true, last = false; changed || !last;) {
        if (!changed) last = true;
        changed = false;
        for (uint32_t i = a->order_count; i-- > 0;) {
            Block *b = &a->blocks[a->order[i]];
            uint64_t live = 0;
            for (uint32_t k = 0; k < b->successor_count; k++)
                live |= a->blocks[a->successors[b->first_successor + k]].live_in;
            live = block_live_in(a, code, b, live, handlers_live(a, code, b), stack, last);
            if (live != b->live_in) changed = true;
            b->live_in = live;
        }
    }
    free(stack);
    return true;
}

bool analysis_run(Analysis *a, const CodeInfo *code) {
    *a = (Analysis){0};
    uint8_t *marks = calloc(code->length + 1, 1);
    if (marks == NULL) return give_up(a, "out of memory");
    bool good = mark_leaders(a, code, marks) && make_blocks(a, code, marks) && make_edges(a, code);
    free(marks);
    if (!good) return false;
    order_blocks(a, code);
    return count_depths(a, code) && find_live(a, code);
}

void analysis_free(Analysis *a) {
    free(a->blocks);
    free(a->successors);
    free(a->order);
    free(a->block_at);
    free(a->live);
    *a = (Analysis){0};
}
