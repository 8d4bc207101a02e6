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

static bool mark_target(uint8_t *marks, const CodeInfo *code, int64_t target) {
    if (target < 0 || target >= code->length) return false;
    marks[target] |= MARK_LEADER;
    return true;
}

static bool mark_cases(Analysis *a, const CodeInfo *code, uint32_t pc, uint8_t *marks) {
    OpcodeSwitch cases = opcode_switch(code->code, pc);
    bool good = mark_target(marks, code, cases.default_target);
    for (uint32_t i = 0; good && i < cases.count; i++) good = mark_target(marks, code, opcode_switch_target(&cases, i));
    return good || give_up(a, "a branch leaves the code");
}

static inline uint32_t length_at(const CodeInfo *code, uint32_t pc) {
    uint8_t opcode = code->code[pc];
    uint32_t size = opcode < OPCODE_COUNT ? opcode_info[opcode].length : 0;
    return size != 0 && size <= code->length - pc ? size : opcode_length(code->code, code->length, pc);
}

static bool read_instructions(Analysis *a, const CodeInfo *code, uint8_t *marks) {
    marks[0] |= MARK_LEADER;
    for (uint32_t pc = 0, size; pc < code->length; pc += size) {
        size = length_at(code, pc);
        if (size == 0) return give_up(a, "malformed bytecode");
        const OpcodeInfo *info = &opcode_info[code->code[pc]];
        unsigned canonical = info->canonical;
        int local = -1;
        if (code->code[pc] == OP_wide) canonical = opcode_canonical(code->code, pc);
        if (opcode_info[canonical].operands[0] == 'l') local = opcode_local(code->code, pc);
        if (canonical == OP_jsr || canonical == OP_ret) return give_up(a, "it has subroutines (jsr, ret)");
        marks[pc] |= MARK_INSTRUCTION;
        a->instructions[a->instruction_count++] =
            (Instruction){pc, local < 0 ? NO_LOCAL : (uint16_t)local, (uint8_t)canonical};
        bool ends = !info->falls_through;
        if (info->operands[0] == 'o' || info->operands[0] == 'O') {
            ends = true;
            if (!mark_target(marks, code, opcode_branch_target(code->code, pc))) return give_up(a, "a branch leaves the code");
        } else if (canonical == OP_tableswitch || canonical == OP_lookupswitch) {
            ends = true;
            if (!mark_cases(a, code, pc, marks)) return false;
        }
        if (ends && pc + size < code->length) marks[pc + size] |= MARK_LEADER;
    }
    for (uint32_t i = 0; i < code->handler_count; i++)
        if (!mark_target(marks, code, code->handlers[i].handler_pc)) return give_up(a, "a handler leaves the code");
    return true;
}

/* ---- Blocks ---- */

static bool make_blocks(Analysis *a, const CodeInfo *code, const uint8_t *marks) {
    uint32_t count = 0, leaders = 0;
    for (uint32_t pc = 0; pc < code->length; pc++) leaders += marks[pc] & MARK_LEADER;
    for (uint32_t i = 0; i < a->instruction_count; i++) count += marks[a->instructions[i].pc] & MARK_LEADER;
    if (leaders != count) return give_up(a, "a branch into an instruction");
    if (count > UINT16_MAX - 1) return give_up(a, "too many blocks");
    a->blocks = calloc(count, sizeof *a->blocks + sizeof *a->order);
    if (a->blocks == NULL) return give_up(a, "out of memory");
    a->order = (uint32_t *)(void *)(a->blocks + count);
    for (uint32_t i = 0; i < a->instruction_count; i++) {
        uint32_t pc = a->instructions[i].pc;
        if (!(marks[pc] & MARK_LEADER)) continue;
        if (a->block_count > 0) a->blocks[a->block_count - 1].end = pc;
        a->blocks[a->block_count].start = pc;
        a->blocks[a->block_count].first_instruction = i;
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

static uint32_t instructions_end(const Analysis *a, const Block *b) {
    return b + 1 < a->blocks + a->block_count ? b[1].first_instruction : a->instruction_count;
}

/* Successors of block `b`; with `out` NULL they are only counted. */
static uint32_t list_successors(Analysis *a, const CodeInfo *code, Block *b, uint32_t *out) {
    const Instruction *last = &a->instructions[instructions_end(a, b) - 1];
    uint32_t pc = last->pc, n = 0;
    bool is_switch = last->canonical == OP_tableswitch || last->canonical == OP_lookupswitch;
    int64_t target = opcode_branch_target(code->code, pc);
    b->falls_through = opcode_info[code->code[pc]].falls_through && !is_switch;
#define ADD(at) do { if (out != NULL) out[n] = a->block_at[at] - 1u; n++; } while (0)
    if (b->falls_through && b->end < code->length) ADD(b->end);
    if (target >= 0) ADD(target);
    if (is_switch) {
        OpcodeSwitch cases = opcode_switch(code->code, pc);
        ADD(cases.default_target);
        for (uint32_t i = 0; i < cases.count; i++) ADD(opcode_switch_target(&cases, i));
    }
#undef ADD
    return n;
}

static bool make_edges(Analysis *a, const CodeInfo *code) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < a->block_count; i++) {
        Block *b = &a->blocks[i];
        b->first_successor = count;
        b->successor_count = list_successors(a, code, b, NULL);
        count += b->successor_count;
        if (b->falls_through && b->end >= code->length) return give_up(a, "control falls off the end");
    }
    a->successors = malloc((count + 1) * sizeof *a->successors);
    if (a->successors == NULL) return give_up(a, "out of memory");
    for (uint32_t i = 0; i < a->block_count; i++)
        list_successors(a, code, &a->blocks[i], a->successors + a->blocks[i].first_successor);
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
            head->is_loop_head = true;
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
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = a->order_count; i-- > 0;) {
            Block *b = &a->blocks[a->order[i]];
            uint64_t live = b->read_first | (live_out(a, b) & ~b->killed) | handlers_live(a, code, b);
            if (live != b->live_in) changed = true;
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

bool analysis_run(Analysis *a, const CodeInfo *code) {
    *a = (Analysis){0};
    size_t length = code->length;
    char *memory = malloc((length + 1) * (sizeof *a->live + sizeof *a->instructions + sizeof *a->block_at + 1));
    if (memory == NULL) return give_up(a, "out of memory");
    a->live = (uint64_t *)(void *)memory;
    a->instructions = (Instruction *)(void *)(a->live + length + 1);
    a->block_at = (uint16_t *)(void *)(a->instructions + length + 1);
    uint8_t *marks = (uint8_t *)(a->block_at + length + 1);
    memset(a->block_at, 0, (length + 1) * (sizeof *a->block_at + 1));
    if (!read_instructions(a, code, marks) || !make_blocks(a, code, marks) || !make_edges(a, code)) return false;
    order_blocks(a, code);
    if (!count_depths(a)) return false;
    find_live(a, code);
    return true;
}

void analysis_free(Analysis *a) {
    free(a->blocks);
    free(a->successors);
    free(a->live);
    a->blocks = NULL;
    a->successors = NULL;
    a->live = NULL;
}
