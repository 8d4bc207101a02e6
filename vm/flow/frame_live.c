/* SPDX-License-Identifier: MIT */
/* Liveness of locals as references, backward over the graph that the forward flow built. */
#include "vm/flow/frame_flow.h"

#include <string.h>

/* ---- What handlers read ---- */

/* The nodes of the index that have a handler there, for each bytecode index: what it reads is
 * told to them all. */
static bool find_protectors(FrameFlow *b) {
    const HandlerIndex *index = &b->handlers.index;
    uint32_t length = b->input->length, total = 0;
    uint32_t *first = b->first_protector =
        parse_arena_allocate(&b->handler_arena, (length + 2u) * sizeof *first);
    b->handlers_read = parse_arena_allocate(&b->handler_arena, b->live_size);
    if (first == NULL || b->handlers_read == NULL) return false;
    for (uint32_t node = 1; node < 2 * index->leaf_count; node++)
        for (uint32_t i = 0; i < index->lists[node].distinct; i++)
            first[b->input->handlers[handler_index_list(index, node)[i]].handler_pc + 2]++,
                total++;
    b->protectors = parse_arena_allocate(&b->handler_arena, total * sizeof *b->protectors);
    if (b->protectors == NULL) return false;
    for (uint32_t pc = 2; pc < length + 2; pc++) first[pc] += first[pc - 1];
    for (uint32_t node = 1; node < 2 * index->leaf_count; node++)
        for (uint32_t i = 0; i < index->lists[node].distinct; i++)
            b->protectors
                [first[b->input->handlers[handler_index_list(index, node)[i]].handler_pc +
                       1]++] = node;
    return true;
}

/* A node's liveness, which has grown. False: no memory. */
static bool tell_protectors(FrameFlow *b, const Node *node) {
    if (b->input->handler_count == 0) return true;
    Context *context = &b->contexts[node->context];
    uint32_t from = b->first_protector[node->pc], to = b->first_protector[node->pc + 1];
    if (from < to && context->handlers_live == NULL &&
        (context->handlers_live = frame_flow_take(
             b, 2 * b->handlers.index.leaf_count * sizeof *context->handlers_live)) == NULL)
        return false;
    for (; from < to; from++) {
        uint8_t **live = &context->handlers_live[b->protectors[from]];
        if (*live == NULL && (*live = frame_flow_take(b, b->live_size)) == NULL) return false;
        for (size_t i = 0; i < b->live_size; i++) (*live)[i] |= node->live[i];
        b->handlers_leaf = 0;
    }
    return true;
}

/* What the handlers of the instruction read; the same for its neighbours. */
static void add_handlers_live(FrameFlow *b, uint8_t *into, int context, uint32_t pc) {
    uint8_t **live = b->contexts[context].handlers_live;
    const HandlerIndex *index = &b->handlers.index;
    uint32_t leaf = live != NULL ? handler_index_leaf(index, pc, b->handlers_leaf) : 0;
    if (leaf == 0) return;
    if (leaf != b->handlers_leaf || context != b->handlers_context) {
        memset(b->handlers_read, 0, b->live_size);
        for (uint32_t node = leaf; node != 0; node /= 2)
            for (size_t i = 0; live[node] != NULL && i < b->live_size; i++)
                b->handlers_read[i] |= live[node][i];
        b->handlers_leaf = leaf;
        b->handlers_context = context;
    }
    for (size_t i = 0; i < b->live_size; i++) into[i] |= b->handlers_read[i];
}

/* ---- Instructions and blocks ---- */

static void add_live(const FrameFlow *b, uint8_t *into, int context, int64_t pc) {
    const uint8_t *live = b->nodes[b->contexts[context].nodes[pc]].live;
    for (size_t i = 0; i < b->live_size; i++) into[i] |= live[i];
}

/* The union over all successors. */
void frame_flow_live_behind(FrameFlow *b, const Node *node, uint32_t last, uint8_t *live) {
    const FrameMapInput *in = b->input;
    unsigned opcode = in->code[last], canonical = opcode_canonical(in->code, last);
    memset(live, 0, b->live_size);
    if (node->jump != NO_NODE) {
        add_live(b, live, b->nodes[node->jump].context, b->nodes[node->jump].pc);
    } else if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(in->code, last);
        add_live(b, live, node->context, cases.default_target);
        for (uint32_t i = 0; i < cases.count; i++)
            add_live(b, live, node->context, opcode_switch_target(&cases, i));
    } else {
        int64_t target = opcode_branch_target(in->code, last);
        if (target >= 0) add_live(b, live, node->context, target);
        if (opcode_info[canonical].falls_through)
            add_live(b, live, node->context, last + opcode_length(in->code, in->length, last));
    }
}

/* Without what is written, with what is read, and with what the handlers read. */
void frame_flow_live_before(FrameFlow *b, const Node *node, uint32_t pc, uint8_t *live) {
    const FrameMapInput *in = b->input;
    unsigned canonical = opcode_canonical(in->code, pc);
    int local = opcode_local(in->code, pc);
    if (local >= 0 && canonical != OP_ret) {
        for (int i = local; i < local + opcode_info[canonical].pops; i++)
            if ((size_t)i >> 3 < b->live_size) live[i >> 3] &= (uint8_t) ~(1u << (i & 7));
        if (canonical == OP_aload) live[local >> 3] |= (uint8_t)(1u << (local & 7));
    }
    if (in->handler_count > 0) add_handlers_live(b, live, node->context, pc);
}

/* `scratch` has live_size bytes. False: no memory. */
static bool step_back(FrameFlow *b, Node *node, uint8_t *scratch, bool *changed) {
    uint32_t count = frame_flow_block(b, node);
    frame_flow_live_behind(b, node, b->pcs[count - 1], scratch);
    while (count-- > 0) frame_flow_live_before(b, node, b->pcs[count], scratch);
    if (memcmp(node->live, scratch, b->live_size) == 0) return true;
    *changed = true;
    memcpy(node->live, scratch, b->live_size);
    return tell_protectors(b, node);
}

/* Sets only grow, so sweeping up and down until nothing changes ends. */
bool frame_flow_backward(FrameFlow *b) {
    if (b->input->keep_locals || b->live_size == 0) {
        for (int32_t i = 0; i < b->node_count; i++)
            memset(b->nodes[i].live, 0xFF, b->live_size);
        return true;
    }
    uint8_t *scratch = frame_flow_take(b, b->live_size);
    if (scratch == NULL || (b->input->handler_count > 0 && !find_protectors(b))) return false;
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t i = b->node_count; i-- > 0;)
            if (!step_back(b, &b->nodes[i], scratch, &changed)) return false;
        if (!changed) break;
        for (int32_t i = 0; i < b->node_count; i++)
            if (!step_back(b, &b->nodes[i], scratch, &changed)) return false;
    }
    return true;
}
