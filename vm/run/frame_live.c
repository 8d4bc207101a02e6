/* SPDX-License-Identifier: MIT */
/* Liveness of locals as references, backward over the graph that the forward flow built. */
#include "vm/run/frame_flow.h"

#include <string.h>

static void add_live(const FrameFlow *b, uint8_t *into, int context, int64_t pc)
{
    const uint8_t *live = b->nodes[b->contexts[context].nodes[pc]].live;
    for (size_t i = 0; i < b->live_size; i++)
        into[i] |= live[i];
}

/* The union over all successors. */
void frame_flow_live_behind(const FrameFlow *b, const Node *node, uint32_t last, uint8_t *live)
{
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
        if (target >= 0)
            add_live(b, live, node->context, target);
        if (opcode_info[canonical].falls_through)
            add_live(b, live, node->context, last + opcode_length(in->code, in->length, last));
    }
}

/* Without what is written, with what is read, and with what the handlers read. */
void frame_flow_live_before(const FrameFlow *b, const Node *node, uint32_t pc, uint8_t *live)
{
    const FrameMapInput *in = b->input;
    unsigned canonical = opcode_canonical(in->code, pc);
    int local = opcode_local(in->code, pc);
    if (local >= 0 && canonical != OP_ret) {
        for (int i = local; i < local + opcode_info[canonical].pops; i++)
            live[i >> 3] &= (uint8_t)~(1u << (i & 7));
        if (canonical == OP_aload)
            live[local >> 3] |= (uint8_t)(1u << (local & 7));
    }
    for (unsigned i = 0; i < in->handler_count; i++)
        if (pc >= in->handlers[i].start_pc && pc < in->handlers[i].end_pc)
            add_live(b, live, node->context, in->handlers[i].handler_pc);
}

/* `scratch` has live_size bytes. */
static bool step_back(FrameFlow *b, Node *node, uint8_t *scratch)
{
    uint32_t count = frame_flow_block(b, node);
    frame_flow_live_behind(b, node, b->pcs[count - 1], scratch);
    while (count-- > 0)
        frame_flow_live_before(b, node, b->pcs[count], scratch);
    bool changed = memcmp(node->live, scratch, b->live_size) != 0;
    memcpy(node->live, scratch, b->live_size);
    return changed;
}

/* Sets only grow, so sweeping up and down until nothing changes ends. */
bool frame_flow_backward(FrameFlow *b)
{
    if (b->input->keep_locals || b->live_size == 0) {
        for (int32_t i = 0; i < b->node_count; i++)
            memset(b->nodes[i].live, 0xFF, b->live_size);
        return true;
    }
    uint8_t *scratch = frame_flow_take(b, b->live_size);
    if (scratch == NULL)
        return false;
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t i = b->node_count; i-- > 0;)
            changed |= step_back(b, &b->nodes[i], scratch);
        if (!changed)
            break;
        for (int32_t i = 0; i < b->node_count; i++)
            changed |= step_back(b, &b->nodes[i], scratch);
    }
    return true;
}
