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

/* ---- Instructions: read once ---- */

static bool reserve(void **memory, size_t *capacity, size_t bytes) {
    if (bytes <= *capacity) return true;
    void *grown = malloc(bytes + bytes / 2);
    if (grown == NULL) return false;
    free(*memory);
    *memory = grown;
    *capacity = bytes + bytes / 2;
    return true;
}

static void mark_leader(Analysis *a, uint8_t *marks, uint32_t pc) {
    a->leader_count += !(marks[pc] & MARK_LEADER);
    marks[pc] |= MARK_LEADER;
}

static bool mark_target(Analysis *a, uint8_t *marks, const CodeInfo *code, int64_t target) {
    if (target < 0 || target >= code->length) return false;
    mark_leader(a, marks, (uint32_t)target);
    return true;
}

static bool mark_cases(Analysis *a, const CodeInfo *code, uint32_t pc, uint8_t *marks) {
    OpcodeSwitch cases = opcode_switch(code->code, pc);
    bool good = mark_target(a, marks, code, cases.default_target);
    for (uint32_t i = 0; good && i < cases.count; i++) good = mark_target(a, marks, code, opcode_switch_target(&cases, i));
    a->case_count += cases.count;
    return good || give_up(a, "a branch leaves the code");
}

static bool read_instructions(Analysis *a, const CodeInfo *code, uint8_t *marks) {
    const uint8_t *bytes = code->code;
    Instruction *out = a->instructions;
    mark_leader(a, marks, 0);
    for (uint32_t pc = 0, size; pc < code->length; pc += size) {
        OpcodeShape shape = opcode_shape[bytes[pc]];
        uint32_t local = NO_LOCAL;
        size = shape.length;
        if (size == 0 || size > code->length - pc) {
            size = opcode_length(bytes, code->length, pc);
            if (size == 0) return give_up(a, "malformed bytecode");
            if (bytes[pc] == OP_wide) shape.canonical = opcode_shape[bytes[pc + 1]].canonical;
            if (bytes[pc] == OP_wide) local = opcode_u2(bytes, pc + 2);
        }
        if (shape.flags & SHAPE_LOCAL) local = shape.implicit == OPCODE_NO_IMPLICIT ? bytes[pc + 1] : (uint8_t)shape.implicit;
        if (shape.canonical == OP_jsr || shape.canonical == OP_ret) return give_up(a, "it has subroutines (jsr, ret)");
        marks[pc] |= MARK_INSTRUCTION;
        *out++ = (Instruction){pc, (uint16_t)local, shape.canonical};
        if ((shape.flags & ~SHAPE_LOCAL) == SHAPE_FALLS_THROUGH) continue;
        if (shape.flags & (SHAPE_BRANCH | SHAPE_FAR_BRANCH)) {
            if (!mark_target(a, marks, code, opcode_branch_target(bytes, pc))) return give_up(a, "a branch leaves the code");
        } else if (shape.flags & SHAPE_SWITCH) {
            if (!mark_cases(a, code, pc, marks)) return false;
        }
        if (pc + size < code->length) mark_leader(a, marks, pc + size);
    }
    a->instruction_count = (uint32_t)(out - a->instructions);
    for (uint32_t i = 0; i < code->handler_count; i++)
        if (!mark_target(a, marks, code, code->handlers[i].handler_pc)) return give_up(a, "a handler leaves the code");
    return true;
}

/* ---- Blocks ---- */

static bool make_blocks(Analysis *a, const CodeInfo *code, const uint8_t *marks, AnalysisMemory *memory) {
    uint32_t count = a->leader_count, successors = 2 * count + a->case_count;
    if (count > UINT16_MAX - 1) return give_up(a, "too many blocks");
    size_t bytes = count * (sizeof *a->blocks + sizeof *a->order) + successors * sizeof *a->successors;
    if (!reserve(&memory->blocks, &memory->blocks_bytes, bytes)) return give_up(a, "out of memory");
    a->blocks = memset(memory->blocks, 0, count * sizeof *a->blocks);
    a->order = (uint32_t *)(void *)(a->blocks + count);
    a->successors = a->order + count;
    Block *b = a->blocks;
    for (uint32_t i = 0; i < a->instruction_count; i++) {
        uint32_t pc = a->instructions[i].pc;
        if (!(marks[pc] & MARK_LEADER)) continue;
        if (i > 0) b++->end = pc;
        b->start = pc;
        b->first_instruction = i;
        a->block_at[pc] = (uint16_t)(b - a->blocks + 1);
    }
    b->end = code->length;
    a->block_count = (uint32_t)(b - a->blocks) + 1;
    if (a->block_count != count) return give_up(a, "a branch into an instruction");
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        a->blocks[a->block_at[h->handler_pc] - 1].is_handler = true;
        for (b = a->blocks; b < a->blocks + count; b++)
            if (b->start < h->end_pc && b->end > h->start_pc) b->in_handler_range = true;
    }
    return true;
}

static uint32_t instructions_end(const Analysis *a, const Block *b) {
    return b + 1 < a->blocks + a->block_count ? b[1].first_instruction : a->instruction_count;
}

/* Writes the successors of block `b` and answers the end. */
static uint32_t *list_successors(Analysis *a, const CodeInfo *code, Block *b, uint32_t *out) {
    const Instruction *last = &a->instructions[instructions_end(a, b) - 1];
    uint32_t pc = last->pc, flags = opcode_shape[code->code[pc]].flags;
    b->falls_through = flags & SHAPE_FALLS_THROUGH && !(flags & SHAPE_SWITCH);
    if (b->falls_through && b->end < code->length) *out++ = (uint32_t)(b - a->blocks) + 1;
    if (flags & (SHAPE_BRANCH | SHAPE_FAR_BRANCH)) *out++ = a->block_at[opcode_branch_target(code->code, pc)] - 1u;
    if (flags & SHAPE_SWITCH) {
        OpcodeSwitch cases = opcode_switch(code->code, pc);
        *out++ = a->block_at[cases.default_target] - 1u;
        for (uint32_t i = 0; i < cases.count; i++) *out++ = a->block_at[opcode_switch_target(&cases, i)] - 1u;
    }
    return out;
}

static bool make_edges(Analysis *a, const CodeInfo *code) {
    uint32_t *at = a->successors;
    for (Block *b = a->blocks; b < a->blocks + a->block_count; b++) {
        uint32_t *end = list_successors(a, code, b, at);
        b->first_successor = (uint32_t)(at - a->successors);
        b->successor_count = (uint32_t)(end - at);
        if (b->falls_through && b->end >= code->length) return give_up(a, "control falls off the end");
        at = end;
    }
    return true;
}

/* ---- Order and loops ---- */

static void reach(Analysis *a, uint32_t block, uint32_t *lowest) {
    a->blocks[block].is_reachable = true;
    if (block < *lowest) *lowest = block;
}

static void reach_handlers(Analysis *a, const CodeInfo *code, const Block *b, uint32_t *lowest) {
    if (!b->in_handler_range) return;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (b->start < h->end_pc && b->end > h->start_pc) reach(a, a->block_at[h->handler_pc] - 1u, lowest);
    }
}

static void find_loops(Analysis *a) {
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *b = &a->blocks[a->order[i]];
        if (b->is_handler) b->predecessor_count++;
        for (uint32_t k = 0; k < b->successor_count; k++) {
            Block *head = &a->blocks[a->successors[b->first_successor + k]];
            if (head->order > i) continue;
            head->is_loop_head = a->has_loops = true;
            if (head->loop_end < i) head->loop_end = i;
        }
    }
}

static void order_blocks(Analysis *a, const CodeInfo *code) {
    const uint32_t none = UINT32_MAX;
    uint32_t at = 0, lowest = 1; /* no block below that one waits to be ordered */
    for (uint32_t i = 0; i < a->block_count; i++) a->blocks[i].order = none;
    a->blocks[0].is_reachable = true;
    while (at != none) {
        Block *b = &a->blocks[at];
        b->order = a->order_count;
        a->order[a->order_count++] = at;
        reach_handlers(a, code, b, &lowest);
        for (uint32_t i = 0; i < b->successor_count; i++) {
            uint32_t next = a->successors[b->first_successor + i];
            reach(a, next, &lowest);
            a->blocks[next].predecessor_count++;
        }
        if (b->falls_through && a->blocks[at + 1].order == none) {
            at++;
            continue;
        }
        while (lowest < a->block_count && (!a->blocks[lowest].is_reachable || a->blocks[lowest].order != none)) lowest++;
        at = lowest < a->block_count ? lowest : none;
    }
    a->blocks[0].predecessor_count++;
    find_loops(a);
}

/* ---- Locals ---- */

static inline LocalClass local_class(unsigned canonical) {
    switch (canonical) {
    case OP_iload: case OP_istore: case OP_iinc: return LOCAL_INT;
    case OP_fload: case OP_fstore: case OP_dload: case OP_dstore: return LOCAL_FLOAT;
    default: return LOCAL_WIDE;
    }
}
static inline bool is_store(unsigned canonical) { return canonical >= OP_istore && canonical <= OP_astore; }
_Static_assert(OP_astore - OP_istore == 4, "the stores are neighbours");

/* Uses and writes per block; weights. */
static void count_locals(Analysis *a, const uint8_t *depths) {
    static const uint32_t factor[] = {1, 8, 64, 512, 4096};
    a->this_is_constant = true;
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *b = &a->blocks[a->order[i]];
        uint32_t weight = factor[depths[i] > 4 ? 4 : depths[i]], end = instructions_end(a, b);
        uint64_t used = 0, written = 0, read_first = 0, killed = 0;
        for (uint32_t k = b->first_instruction; k < end; k++) {
            const Instruction *in = &a->instructions[k];
            if (in->local == NO_LOCAL) {
                b->has_call |= in->canonical >= OP_invokevirtual && in->canonical <= OP_invokedynamic;
                continue;
            }
            bool stores = is_store(in->canonical), writes = stores || in->canonical == OP_iinc;
            if (in->local == 0 && writes) a->this_is_constant = false;
            if (in->local >= ANALYSIS_SLOTS) continue;
            uint64_t bit = UINT64_C(1) << in->local;
            used |= bit;
            if (writes) written |= bit;
            if (stores) killed |= bit;
            else read_first |= bit & ~killed;
            a->weight[in->local][local_class(in->canonical)] += weight;
        }
        b->used = used;
        b->written = written;
        b->read_first = read_first;
        b->killed = killed;
    }
}

static bool count_depths(Analysis *a) {
    uint8_t few[64] = {0}, *depths = a->order_count <= sizeof few ? few : calloc(a->order_count, 1);
    if (depths == NULL) return give_up(a, "out of memory");
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *head = &a->blocks[a->order[i]];
        if (!head->is_loop_head) continue;
        for (uint32_t k = i; k <= head->loop_end; k++)
            if (depths[k] < 8) depths[k]++;
    }
    count_locals(a, depths);
    if (depths != few) free(depths);
    return true;
}

/* ---- Liveness ---- */

static uint64_t handlers_live(const Analysis *a, const CodeInfo *code, const Block *b) {
    uint64_t live = 0;
    if (!b->in_handler_range) return 0;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (b->start < h->end_pc && b->end > h->start_pc) live |= a->blocks[a->block_at[h->handler_pc] - 1].live_in;
    }
    return live;
}

static uint64_t live_out(const Analysis *a, const Block *b) {
    uint64_t live = 0;
    for (uint32_t k = 0; k < b->successor_count; k++) live |= a->blocks[a->successors[b->first_successor + k]].live_in;
    return live;
}

static void find_live(Analysis *a, const CodeInfo *code) {
    bool leads_back = a->has_loops || code->handler_count > 0; /* else one round from the end knows all */
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = a->order_count; i-- > 0;) {
            Block *b = &a->blocks[a->order[i]];
            uint64_t live = b->read_first | (live_out(a, b) & ~b->killed) | handlers_live(a, code, b);
            if (live != b->live_in) changed = leads_back;
            b->live_in = live;
        }
    }
    for (uint32_t i = 0; i < a->order_count; i++) {
        const Block *b = &a->blocks[a->order[i]];
        uint64_t live = live_out(a, b), handlers = handlers_live(a, code, b);
        for (uint32_t k = instructions_end(a, b); k-- > b->first_instruction;) {
            const Instruction *in = &a->instructions[k];
            if (in->local < ANALYSIS_SLOTS) {
                if (is_store(in->canonical)) live &= ~(UINT64_C(1) << in->local);
                else live |= UINT64_C(1) << in->local;
            }
            a->live[in->pc] = live |= handlers;
        }
    }
}

bool analysis_run(Analysis *a, const CodeInfo *code, AnalysisMemory *memory) {
    *a = (Analysis){0};
    size_t length = code->length;
    size_t bytes = (length + 1) * (sizeof *a->live + sizeof *a->instructions + sizeof *a->block_at + 1);
    if (!reserve(&memory->code, &memory->code_bytes, bytes)) return give_up(a, "out of memory");
    a->live = memory->code;
    a->instructions = (Instruction *)(void *)(a->live + length + 1);
    a->block_at = (uint16_t *)(void *)(a->instructions + length + 1);
    uint8_t *marks = (uint8_t *)(a->block_at + length + 1);
    memset(a->block_at, 0, (length + 1) * (sizeof *a->block_at + 1));
    if (!read_instructions(a, code, marks) || !make_blocks(a, code, marks, memory) || !make_edges(a, code)) return false;
    order_blocks(a, code);
    if (!count_depths(a)) return false;
    find_live(a, code);
    return true;
}

void analysis_memory_free(AnalysisMemory *memory) {
    free(memory->code);
    free(memory->blocks);
    *memory = (AnalysisMemory){0};
}
