/* SPDX-License-Identifier: MIT */
/* Leaders, blocks, edges; then the order of emission: a block is followed by the one it falls
 * into, or else by the first block in the bytecode that some emitted block leads to. An edge
 * back to a block that is already emitted makes that one a loop head. Liveness is the usual
 * backward dataflow, an exception handler being a successor of every instruction it covers. */
#include "jit/analysis.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/opcodes.h"

/* What follows handlers from block to block takes so many steps at most, some hundredths of a
 * second. */
enum { MOST_STEPS = 1 << 25 };

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

/* Until there are blocks, block_at has a 1 where one will begin. */
static inline void mark_leader(Analysis *a, uint32_t pc) {
    a->leader_count += a->block_at[pc] == 0;
    a->block_at[pc] = 1;
}

static bool mark_target(Analysis *a, const CodeInfo *code, int64_t target) {
    if (target < 0 || target >= code->length) return false;
    mark_leader(a, (uint32_t)target);
    return true;
}

static bool mark_cases(Analysis *a, const CodeInfo *code, uint32_t pc) {
    OpcodeSwitch cases = opcode_switch(code->code, pc);
    bool good = mark_target(a, code, cases.default_target);
    for (uint32_t i = 0; good && i < cases.count; i++)
        good = mark_target(a, code, opcode_switch_target(&cases, i));
    a->case_count += cases.count;
    return good || give_up(a, "a branch leaves the code");
}

static const uint8_t local_class[OPCODE_COUNT] = {
    [OP_iload] = LOCAL_INT,   [OP_lload] = LOCAL_WIDE,   [OP_fload] = LOCAL_FLOAT,
    [OP_dload] = LOCAL_FLOAT, [OP_aload] = LOCAL_WIDE,   [OP_istore] = LOCAL_INT,
    [OP_lstore] = LOCAL_WIDE, [OP_fstore] = LOCAL_FLOAT, [OP_dstore] = LOCAL_FLOAT,
    [OP_astore] = LOCAL_WIDE, [OP_iinc] = LOCAL_INT};

/* Uses outside of loops: all there are when there are no loops. Which instructions name locals
 * cannot be foretold, so there is no branch here, nor where liveness is found. */
static inline void count_use(Analysis *a, const Instruction *in) {
    a->weight[in->slot][local_class[in->canonical]]++;
    a->this_flags |=
        (uint8_t)((in->local - 1u) >> 24) & in->flags; /* all bits for local 0, else none */
}

static inline void name_local(const Analysis *a, Instruction *in, uint32_t local) {
    in->local = (uint16_t)local;
    in->slot = (uint8_t)(local < a->slot_count ? local : ANALYSIS_SLOTS);
}

/* One that control may not run through; or is longer than it seems. False: it cannot be
 * compiled. */
static bool read_odd(Analysis *a, const CodeInfo *code, Instruction *in, uint32_t *size) {
    const uint8_t *bytes = code->code;
    uint32_t pc = in->pc;
    OpcodeShape shape = opcode_shape[bytes[pc]];
    *size = opcode_length(bytes, code->length, pc);
    if (*size == 0) return give_up(a, "malformed bytecode");
    if (bytes[pc] == OP_wide) {
        in->canonical = opcode_shape[bytes[pc + 1]].canonical;
        in->flags = opcode_shape[bytes[pc + 1]].flags;
        name_local(a, in, opcode_u2(bytes, pc + 2));
        if (in->canonical != OP_ret) count_use(a, in);
    }
    if (in->canonical == OP_jsr || in->canonical == OP_ret)
        return give_up(a, "it has subroutines (jsr, ret)");
    if (shape.flags == SHAPE_FALLS_THROUGH) return true;
    if (shape.flags & (SHAPE_BRANCH | SHAPE_FAR_BRANCH)) {
        if (!mark_target(a, code, opcode_branch_target(bytes, pc)))
            return give_up(a, "a branch leaves the code");
    } else if (shape.flags & SHAPE_SWITCH) {
        if (!mark_cases(a, code, pc)) return false;
    }
    if (pc + *size < code->length) mark_leader(a, pc + *size);
    return true;
}

/* What may be read without looking for the code's end, which instructions of fixed length do
 * not reach. */
enum { LONGEST_FIXED = 5 };

/* Answers its length, 0: it cannot be compiled. */
static inline uint32_t read_instruction(Analysis *a, const CodeInfo *code, uint32_t pc,
                                        Instruction *out, bool is_far_from_end) {
    const uint8_t *bytes = code->code;
    const OpcodeShape *shape = &opcode_shape[bytes[pc]];
    uint32_t size = shape->length,
             next = is_far_from_end || pc + 1 < code->length ? bytes[pc + 1] : 0;
    out->pc = (uint16_t)pc;
    memcpy(&out->canonical, &shape->canonical, 2);
    name_local(a, out, (next & shape->local_and) | shape->local_or);
    if (!(shape->flags & SHAPE_SIMPLE) || (!is_far_from_end && size > code->length - pc))
        return read_odd(a, code, out, &size) ? size : 0;
    count_use(a, out);
    return size;
}

static bool read_instructions(Analysis *a, const CodeInfo *code) {
    uint32_t length = code->length, far = length > LONGEST_FIXED ? length - LONGEST_FIXED : 0,
             pc = 0;
    Instruction *out = a->instructions;
    mark_leader(a, 0);
    for (uint32_t size; pc < far; pc += size)
        if ((size = read_instruction(a, code, pc, out++, true)) == 0) return false;
    for (uint32_t size; pc < length; pc += size)
        if ((size = read_instruction(a, code, pc, out++, false)) == 0) return false;
    *out = (Instruction){(uint16_t)length, OPCODE_NO_LOCAL, OP_nop, 0, ANALYSIS_SLOTS};
    a->instruction_count = (uint32_t)(out - a->instructions);
    a->this_is_constant = !(a->this_flags & SHAPE_WRITES);
    for (uint32_t i = 0; i < code->handler_count; i++)
        if (!mark_target(a, code, code->handlers[i].handler_pc))
            return give_up(a, "a handler leaves the code");
    return true;
}

/* ---- Blocks ---- */

static bool make_blocks(Analysis *a, const CodeInfo *code, AnalysisMemory *memory) {
    uint32_t count = a->leader_count, successors = 2 * count + a->case_count;
    if (count > UINT16_MAX - 1) return give_up(a, "too many blocks");
    size_t bytes = (count + 1) * sizeof *a->blocks + count * sizeof *a->order +
                   successors * sizeof *a->successors;
    if (!reserve(&memory->blocks, &memory->blocks_bytes, bytes))
        return give_up(a, "out of memory");
    a->blocks = memset(memory->blocks, 0, (count + 1) * sizeof *a->blocks);
    a->blocks[count].first_instruction = a->instruction_count;
    a->order = (uint32_t *)(void *)(a->blocks + count + 1);
    a->successors = a->order + count;
    Block *b = a->blocks;
    const Instruction *first = a->instructions, *end = first + a->instruction_count;
    uint16_t *block_at = a->block_at;
    for (const Instruction *in = first; in < end; in++) {
        uint32_t pc = in->pc;
        if (block_at[pc] == 0) continue;
        if (pc > 0) b++->end = pc;
        b->start = pc;
        b->order = UINT32_MAX;
        b->first_instruction = (uint32_t)(in - first);
        block_at[pc] = (uint16_t)(b - a->blocks + 1);
    }
    b->end = code->length;
    a->block_count = (uint32_t)(b - a->blocks) + 1;
    if (a->block_count != count) return give_up(a, "a branch into an instruction");
    if ((uint64_t)count * code->handler_count > MOST_STEPS / 8)
        return give_up(a, "too many exception handlers");
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        a->blocks[a->block_at[h->handler_pc] - 1].is_handler = true;
        for (b = a->blocks; b < a->blocks + count; b++)
            if (b->start < h->end_pc && b->end > h->start_pc) b->in_handler_range = true;
    }
    return true;
}

/* Writes the successors of block `b` and answers the end. */
static uint32_t *list_successors(Analysis *a, const CodeInfo *code, Block *b, uint32_t *out) {
    const Instruction *last = &a->instructions[b[1].first_instruction - 1];
    uint32_t pc = last->pc, flags = opcode_shape[code->code[pc]].flags;
    b->falls_through = flags & SHAPE_FALLS_THROUGH && !(flags & SHAPE_SWITCH);
    if (b->falls_through && b->end < code->length) *out++ = (uint32_t)(b - a->blocks) + 1;
    if (flags & (SHAPE_BRANCH | SHAPE_FAR_BRANCH))
        *out++ = a->block_at[opcode_branch_target(code->code, pc)] - 1u;
    if (flags & SHAPE_SWITCH) {
        OpcodeSwitch cases = opcode_switch(code->code, pc);
        *out++ = a->block_at[cases.default_target] - 1u;
        for (uint32_t i = 0; i < cases.count; i++)
            *out++ = a->block_at[opcode_switch_target(&cases, i)] - 1u;
    }
    return out;
}

static bool make_edges(Analysis *a, const CodeInfo *code) {
    uint32_t *at = a->successors;
    for (Block *b = a->blocks; b < a->blocks + a->block_count; b++) {
        uint32_t *end = list_successors(a, code, b, at);
        b->first_successor = (uint32_t)(at - a->successors);
        b->successor_count = (uint32_t)(end - at);
        while (end < at + 2) *end++ = a->block_count;
        if (b->falls_through && b->end >= code->length)
            return give_up(a, "control falls off the end");
        at = end;
    }
    return true;
}

/* ---- Order and loops ---- */

static void reach(Analysis *a, uint32_t block, uint32_t *lowest) {
    a->blocks[block].is_reachable = true;
    if (block < *lowest) *lowest = block;
}

static void reach_handlers(Analysis *a, const CodeInfo *code, const Block *b,
                           uint32_t *lowest) {
    if (!b->in_handler_range) return;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (b->start >= h->end_pc || b->end <= h->start_pc) continue;
        uint32_t handler = a->block_at[h->handler_pc] - 1u;
        if (a->blocks[handler].order < b->order) a->leads_back = true;
        reach(a, handler, lowest);
    }
}

static void head_of_loop(Analysis *a, Block *head, const Block *from) {
    head->is_loop_head = a->has_loops = a->leads_back = true;
    head->loop_end = from->order;
}

static void order_blocks(Analysis *a, const CodeInfo *code) {
    const uint32_t none = UINT32_MAX;
    uint32_t at = 0, lowest = 1; /* no block below that one waits to be ordered */
    a->blocks[0].is_reachable = true;
    a->blocks[0].predecessor_count = 1;
    while (at != none) {
        Block *b = &a->blocks[at];
        b->order = a->order_count;
        a->order[a->order_count++] = at;
        b->predecessor_count += b->is_handler;
        reach_handlers(a, code, b, &lowest);
        for (const uint32_t *next = a->successors + b->first_successor,
                            *end = next + b->successor_count;
             next < end; next++) {
            Block *to = &a->blocks[*next];
            to->predecessor_count++;
            if (to->order != none)
                head_of_loop(a, to, b);
            else
                reach(a, *next, &lowest);
        }
        if (b->falls_through && a->blocks[at + 1].order == none) {
            at++;
            continue;
        }
        while (lowest < a->block_count &&
               (!a->blocks[lowest].is_reachable || a->blocks[lowest].order != none))
            lowest++;
        at = lowest < a->block_count ? lowest : none;
    }
}

/* ---- Loops that are entered elsewhere than at their heads ---- */

static uint32_t note_heads(Analysis *a) {
    uint32_t next = UINT32_MAX;
    for (uint32_t i = a->order_count; i-- > 0;) {
        Block *b = &a->blocks[a->order[i]];
        b->next_head = next;
        if (b->is_loop_head) next = i;
    }
    return next;
}

/* Control gets from positions `first` to `last` to position `to`. */
static void pass_heads(Analysis *a, uint32_t head, uint32_t first, uint32_t last, uint32_t to) {
    while (head < to) {
        Block *b = &a->blocks[a->order[head]];
        if (b->loop_end >= to && (first < head || last > b->loop_end)) b->is_passed_by = true;
        head = b->next_head;
    }
}

static void find_passed_heads(Analysis *a, const CodeInfo *code) {
    uint32_t first_head = note_heads(a);
    for (uint32_t i = 0; i < a->order_count; i++) {
        const Block *b = &a->blocks[a->order[i]];
        const uint32_t *next = a->successors + b->first_successor,
                       *end = next + b->successor_count;
        for (; next < end; next++) {
            uint32_t to = a->blocks[*next].order;
            pass_heads(a, to > i ? b->next_head : first_head, i, i, to);
        }
    }
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        uint32_t first = UINT32_MAX, last = 0;
        for (const Block *b = a->blocks; b < a->blocks + a->block_count; b++) {
            if (!b->is_reachable || b->start >= h->end_pc || b->end <= h->start_pc) continue;
            if (b->order < first) first = b->order;
            if (b->order > last) last = b->order;
        }
        if (first <= last)
            pass_heads(a, first_head, first, last,
                       a->blocks[a->block_at[h->handler_pc] - 1].order);
    }
}

/* ---- Locals ---- */

/* Uses and writes per block; weights. */
static void count_locals(Analysis *a, const uint8_t *depths) {
    static const uint32_t factor[] = {1, 8, 64, 512, 4096};
    memset(a->weight, 0, sizeof a->weight);
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *b = &a->blocks[a->order[i]];
        uint32_t weight = factor[depths[i] > 4 ? 4 : depths[i]];
        const Instruction *end = a->instructions + b[1].first_instruction;
        uint64_t used = 0, written = 0;
        for (const Instruction *in = a->instructions + b->first_instruction; in < end; in++) {
            uint64_t bit = (uint64_t)(in->slot < ANALYSIS_SLOTS)
                           << (in->slot & (ANALYSIS_SLOTS - 1));
            b->has_call |= in->canonical - (unsigned)OP_invokevirtual <=
                           OP_invokedynamic - OP_invokevirtual;
            used |= bit;
            written |= bit & -(uint64_t)(in->flags / SHAPE_WRITES & 1);
            a->weight[in->slot][local_class[in->canonical]] += weight;
        }
        b->used = used;
        b->written = written;
    }
}

static bool count_depths(Analysis *a) {
    uint8_t few[64] = {0},
            *depths = a->order_count <= sizeof few ? few : calloc(a->order_count, 1);
    if (depths == NULL) return give_up(a, "out of memory");
    for (uint32_t i = 0, last = 0; i < a->order_count; i++) {
        Block *head = &a->blocks[a->order[i]], *around = &a->blocks[a->order[last]];
        if (!head->is_loop_head) continue;
        if (i > last && around->is_loop_head && around->loop_end >= i) around->is_outer = true;
        last = i;
        for (uint32_t k = i; k <= head->loop_end; k++)
            if (depths[k] < 8) depths[k]++;
    }
    count_locals(a, depths);
    if (depths != few) free(depths);
    return true;
}

/* ---- Liveness ---- */

/* Those that it stores. */
static inline uint32_t stored_of(const Instruction *in, uint32_t variables) {
    return variables & (uint32_t)((int8_t)in->flags >> 7);
}
_Static_assert(SHAPE_STORES == 128, "the sign");

static void find_killed(Analysis *a, const uint32_t *slot_variables) {
    for (uint32_t i = 0; i < a->order_count; i++) {
        Block *b = &a->blocks[a->order[i]];
        const Instruction *end = a->instructions + b[1].first_instruction;
        uint32_t read_first = 0, killed = 0;
        for (const Instruction *in = a->instructions + b->first_instruction; in < end; in++) {
            uint32_t variables = slot_variables[in->slot], stored = stored_of(in, variables);
            read_first |= variables & ~stored & ~killed;
            killed |= stored;
        }
        b->read_first = read_first;
        b->killed = killed;
    }
}

static uint32_t handlers_live(const Analysis *a, const CodeInfo *code, const Block *b) {
    uint32_t live = 0;
    if (!b->in_handler_range) return 0;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (b->start < h->end_pc && b->end > h->start_pc)
            live |= a->blocks[a->block_at[h->handler_pc] - 1].live_in;
    }
    return live;
}

static inline uint32_t live_out(const Analysis *a, const Block *b) {
    const uint32_t *next = a->successors + b->first_successor;
    uint32_t live = a->blocks[next[0]].live_in | a->blocks[next[1]].live_in;
    for (uint32_t k = 2; k < b->successor_count; k++) live |= a->blocks[next[k]].live_in;
    return live;
}

/* Answers what is live when the block begins. */
static uint32_t live_through(Analysis *a, const Block *b, uint32_t live, uint32_t handlers,
                             const uint32_t *slot_variables) {
    uint32_t *live_at = a->live;
    const Instruction *first = a->instructions + b->first_instruction;
    for (const Instruction *in = a->instructions + b[1].first_instruction; in-- > first;) {
        uint32_t variables = slot_variables[in->slot];
        live_at[in->pc] = live = ((live | variables) ^ stored_of(in, variables)) | handlers;
    }
    return live;
}

/* A handler that covers itself adds nothing to what is live when it begins. */
static bool find_live(Analysis *a, const CodeInfo *code, const uint32_t *slot_variables) {
    uint64_t steps = 0;
    for (bool changed = true; changed;) {
        changed = false;
        steps += (uint64_t)a->order_count * (code->handler_count + 1u);
        if (steps > MOST_STEPS) return give_up(a, "too many blocks that lead back");
        for (uint32_t i = a->order_count; i-- > 0;) {
            Block *b = &a->blocks[a->order[i]];
            b->live_out = live_out(a, b);
            b->live_handlers = handlers_live(a, code, b);
            uint32_t live = b->read_first | (b->live_out & ~b->killed) | b->live_handlers;
            if (live != b->live_in) changed = a->leads_back;
            b->live_in = live;
            if (b->is_handler) b->live_handlers |= handlers_live(a, code, b);
        }
    }
    for (uint32_t i = 0; i < a->order_count; i++) {
        const Block *b = &a->blocks[a->order[i]];
        live_through(a, b, b->live_out, b->live_handlers, slot_variables);
    }
    return true;
}

bool analysis_live(Analysis *a, const CodeInfo *code,
                   const uint32_t slot_variables[ANALYSIS_SLOTS + 1]) {
    if (a->has_loops || code->handler_count > 0) {
        find_killed(a, slot_variables);
        return find_live(a, code, slot_variables);
    }
    /* Control leads forward only: one round from the end knows all. */
    for (uint32_t i = a->order_count; i-- > 0;) {
        Block *b = &a->blocks[a->order[i]];
        b->live_in = live_through(a, b, live_out(a, b), 0, slot_variables);
    }
    return true;
}

/* ---- All of it ---- */

/* All but the weights, whose number is known with the code. */
static void clear(Analysis *a, const CodeInfo *code) {
    memset(a, 0, offsetof(Analysis, weight));
    a->slot_count = code->max_locals < ANALYSIS_SLOTS ? code->max_locals : ANALYSIS_SLOTS;
    memset(a->weight, 0,
           a->slot_count * sizeof *a->weight); /* but for the last, that means nothing */
    a->has_loops = a->leads_back = false;
    a->this_flags = 0;
    a->reason = NULL;
}

/* Most methods are short, and many have nothing but a way from their beginning to their end. */
static bool is_straight(const Analysis *a, const CodeInfo *code) {
    uint32_t last = a->instructions[a->instruction_count - 1].pc;
    return a->leader_count == 1 && code->handler_count == 0 &&
           (opcode_shape[code->code[last]].flags & ~SHAPE_LOCAL) == 0;
}

static bool order_straight(Analysis *a, const CodeInfo *code, AnalysisMemory *memory) {
    if (!reserve(&memory->blocks, &memory->blocks_bytes,
                 2 * sizeof *a->blocks + sizeof *a->order + 2 * sizeof *a->successors))
        return give_up(a, "out of memory");
    a->blocks = memory->blocks;
    a->order = (uint32_t *)(void *)(a->blocks + 2);
    a->successors = a->order + 1;
    a->blocks[0] = (Block){.end = code->length, .predecessor_count = 1, .is_reachable = true};
    a->blocks[1].first_instruction = a->instruction_count;
    a->blocks[1].live_in = 0;
    a->order[0] = 0;
    a->successors[0] = a->successors[1] = 1;
    a->block_count = a->order_count = 1;
    return true;
}

bool analysis_run(Analysis *a, const CodeInfo *code, AnalysisMemory *memory) {
    size_t length = code->length;
    size_t bytes =
        (length + 1) * (sizeof *a->live + sizeof *a->instructions + sizeof *a->block_at);
    clear(a, code);
    if (!reserve(&memory->code, &memory->code_bytes, bytes)) return give_up(a, "out of memory");
    a->instructions = memory->code;
    a->live = (uint32_t *)(void *)(a->instructions + length + 1);
    a->block_at = memset(a->live + length + 1, 0, (length + 1) * sizeof *a->block_at);
    if (!read_instructions(a, code)) return false;
    if (is_straight(a, code)) return order_straight(a, code, memory);
    if (!make_blocks(a, code, memory) || !make_edges(a, code)) return false;
    order_blocks(a, code);
    if (a->has_loops) find_passed_heads(a, code);
    return (!a->has_loops && code->handler_count == 0) || count_depths(a);
}

void analysis_memory_free(AnalysisMemory *memory) {
    free(memory->code);
    free(memory->blocks);
    *memory = (AnalysisMemory){0};
}
