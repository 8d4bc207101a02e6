/* SPDX-License-Identifier: MIT */
#include "vm/flow/frame_flow.h"

#include <stdlib.h>
#include <string.h>

#include "vm/system/spare.h"
#include "vm/text/descriptor.h"

enum { MAX_CONTEXTS = 4096, INSTRUCTION_START = 1, BLOCK_START = 2 };

/* ---- Memory ---- */

struct Chunk {
    struct Chunk *next;
    size_t used, size;
    _Alignas(8) uint8_t bytes[];
};

void *frame_flow_more(const FrameMapInput *input, void *memory, size_t bytes) {
    return input->must ? spare_realloc(memory, bytes) : realloc(memory, bytes);
}

void *frame_flow_take(FrameFlow *b, size_t size) {
    size = (size + 7) & ~(size_t)7;
    struct Chunk *chunk = b->chunks;
    if (chunk == NULL || chunk->size - chunk->used < size) {
        size_t room = size > 16384 ? size : 16384;
        if (room > FRAME_FLOW_BYTES - b->spent ||
            (chunk = frame_flow_more(b->input, NULL, sizeof *chunk + room)) == NULL)
            return NULL;
        *chunk = (struct Chunk){.next = b->chunks, .size = room};
        memset(chunk->bytes, 0, room);
        b->spent += room;
        b->chunks = chunk;
    }
    void *result = chunk->bytes + chunk->used;
    chunk->used += size;
    return result;
}

void frame_flow_release(FrameFlow *b) {
    while (b->chunks) {
        struct Chunk *next = b->chunks->next;
        spare_free(b->chunks);
        b->chunks = next;
    }
    parse_arena_free(&b->handler_arena);
    spare_free(b->contexts);
    spare_free(b->nodes);
    spare_free(b->queue);
}

/* ---- Contexts and nodes ---- */

static int context_add(FrameFlow *b, int parent, uint32_t target, uint32_t return_pc) {
    for (int i = 1; i < b->context_count; i++) {
        const Context *c = &b->contexts[i];
        if (c->parent == parent && c->target == target && c->return_pc == return_pc) return i;
    }
    if (b->context_count == MAX_CONTEXTS) return -1;
    if ((b->context_count & (b->context_count - 1)) == 0) { /* grows at powers of two */
        size_t wanted = b->context_count ? (size_t)b->context_count * 2 : 1;
        Context *grown = frame_flow_more(b->input, b->contexts, wanted * sizeof *grown);
        if (grown == NULL) return -1;
        b->contexts = grown;
    }
    int32_t *nodes = frame_flow_take(b, b->input->length * sizeof *nodes);
    if (nodes == NULL) return -1;
    memset(nodes, 0xFF, b->input->length * sizeof *nodes);
    b->contexts[b->context_count] = (Context){parent, target, return_pc, nodes, NULL};
    return b->context_count++;
}

/* Context of a subroutine entered from `from`; see the top for the cut. */
static int context_enter(FrameFlow *b, int from, uint32_t target, uint32_t return_pc) {
    int parent = from;
    for (int i = from; i > 0; i = b->contexts[i].parent)
        if (b->contexts[i].target == target) parent = b->contexts[i].parent;
    return context_add(b, parent, target, return_pc);
}

static int32_t node_add(FrameFlow *b, int context, uint32_t pc, unsigned depth) {
    if (b->node_count == b->node_capacity) {
        int32_t wanted = b->node_capacity ? b->node_capacity * 2 : 64;
        if ((size_t)wanted * sizeof(Node) > FRAME_FLOW_BYTES) return NO_NODE;
        Node *nodes = frame_flow_more(b->input, b->nodes, (size_t)wanted * sizeof *nodes);
        if (nodes == NULL) return NO_NODE;
        b->nodes = nodes;
        int32_t *queue = frame_flow_more(b->input, b->queue, (size_t)wanted * sizeof *queue);
        if (queue == NULL) return NO_NODE;
        b->queue = queue;
        b->node_capacity = wanted;
    }
    Value *values = frame_flow_take(b, (b->input->max_locals + depth) * sizeof *values + 1);
    uint8_t *live = frame_flow_take(b, b->live_size + 1);
    if (values == NULL || live == NULL) return NO_NODE;
    b->nodes[b->node_count] = (Node){.pc = pc,
                                     .context = (uint16_t)context,
                                     .depth = (uint16_t)depth,
                                     .jump = NO_NODE,
                                     .values = values,
                                     .live = live};
    b->contexts[context].nodes[pc] = b->node_count;
    return b->node_count++;
}

static void enqueue(FrameFlow *b, int32_t index) {
    if (!b->nodes[index].queued) {
        b->nodes[index].queued = true;
        b->queue[b->queue_count++] = index;
    }
}

/* Locals from one up to another, into those of a node. */
static bool merge_locals(Value *known, const Value *locals, uint32_t from, uint32_t to) {
    if (memcmp(known + from, locals + from, (to - from) * sizeof *known) == 0) return false;
    bool changed = false;
    for (uint32_t i = from; i < to; i++)
        if (known[i] != locals[i] && known[i] != SLOT_none) {
            known[i] = SLOT_none;
            changed = true;
        }
    return changed;
}

/* Lets a state flow into (context, pc). Returns the node, NO_NODE if that is impossible. */
static int32_t flow_to(FrameFlow *b, int context, int64_t pc, const Value *locals,
                       const uint32_t *stack, unsigned depth) {
    const FrameMapInput *in = b->input;
    if (pc < 0 || pc >= in->length) return NO_NODE;
    int32_t index = b->contexts[context].nodes[pc];
    if (index == NO_NODE) {
        index = node_add(b, context, (uint32_t)pc, depth);
        if (index == NO_NODE) return NO_NODE;
        Node *node = &b->nodes[index];
        memcpy(node->values, locals, in->max_locals * sizeof *locals);
        for (unsigned i = 0; i < depth; i++) node->values[in->max_locals + i] = (Value)stack[i];
        enqueue(b, index);
        return index;
    }
    Node *node = &b->nodes[index];
    if (node->depth != depth) return NO_NODE;
    bool changed = merge_locals(node->values, locals, 0, in->max_locals);
    for (unsigned i = 0; i < depth; i++) {
        Value *known = &node->values[in->max_locals + i];
        if (*known != stack[i] && *known != SLOT_none) {
            *known = SLOT_none;
            changed = true;
        }
    }
    if (changed) enqueue(b, index);
    return index;
}

/* ---- One instruction, forward ---- */

static bool push_type(FrameFlow *b, char kind) {
    kind = descriptor_kind_on_stack(kind);
    return kind == 'V' || slot_stack_push(&b->stack, kind == 'L' ? 'A' : kind);
}

static bool pop_type(FrameFlow *b, char kind) {
    kind = descriptor_kind_on_stack(kind);
    return slot_stack_pop(&b->stack, kind == 'L' ? 'A' : kind);
}

static bool step_load_constant(FrameFlow *b, unsigned index) {
    const ConstantPool *pool = b->input->pool;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Integer: return push_type(b, 'I');
    case CONSTANT_Float: return push_type(b, 'F');
    case CONSTANT_Long: return push_type(b, 'J');
    case CONSTANT_Double: return push_type(b, 'D');
    case CONSTANT_String:
    case CONSTANT_Class:
    case CONSTANT_MethodHandle:
    case CONSTANT_MethodType: return push_type(b, 'L');
    case CONSTANT_Dynamic: return push_type(b, constant_pool_descriptor(pool, index).bytes[0]);
    default: return false;
    }
}

static bool step_field(FrameFlow *b, unsigned opcode, unsigned index) {
    const ConstantPool *pool = b->input->pool;
    if (constant_pool_tag(pool, index) != CONSTANT_Fieldref) return false;
    char kind = constant_pool_descriptor(pool, index).bytes[0];
    switch (opcode) {
    case OP_getstatic: return push_type(b, kind);
    case OP_putstatic: return pop_type(b, kind);
    case OP_getfield: return pop_type(b, 'L') && push_type(b, kind);
    default: return pop_type(b, kind) && pop_type(b, 'L');
    }
}

/* The `slots` slots from the depth up are those of a call: perhaps a receiver, then the
 * parameters. */
static bool arguments_match(const FrameFlow *b, const char *descriptor, unsigned slots) {
    const uint32_t *at = b->stack.slots + b->stack.depth, *end = at + slots;
    DescriptorCursor cursor = descriptor_parameters(descriptor);
    DescriptorType type;
    if (slots > descriptor_argument_slots(descriptor) &&
        (*at++ & SLOT_KIND_MASK) != SLOT_reference)
        return false;
    while (descriptor_next(&cursor, &type)) {
        SlotStack pair = {(uint32_t[2]){0}, 0, 2};
        char kind = descriptor_kind_on_stack(type.kind);
        if (!slot_stack_push(&pair, kind == 'L' ? 'A' : kind)) return false;
        for (unsigned i = 0; i < pair.depth; i++)
            if (at == end || (*at++ & SLOT_KIND_MASK) != pair.slots[i]) return false;
    }
    return at == end;
}

static bool step_invoke(FrameFlow *b, unsigned opcode, unsigned index) {
    const ConstantPool *pool = b->input->pool;
    ConstantTag tag = constant_pool_tag(pool, index);
    if (opcode == OP_invokedynamic
            ? tag != CONSTANT_InvokeDynamic
            : tag != CONSTANT_Methodref && tag != CONSTANT_InterfaceMethodref)
        return false;
    const char *descriptor = constant_pool_descriptor(pool, index).bytes;
    unsigned slots = descriptor_argument_slots(descriptor) +
                     (opcode != OP_invokestatic && opcode != OP_invokedynamic);
    if (slots > b->stack.depth) return false;
    b->stack.depth -= slots;
    if (!arguments_match(b, descriptor, slots)) return false;
    b->popped = b->stack.depth;
    return push_type(b, descriptor_return(descriptor).kind);
}

static void set_local(Value *locals, unsigned limit, unsigned i, Value value) {
    SlotKind old = locals[i] & SLOT_KIND_MASK;
    if ((old == SLOT_long_top || old == SLOT_double_top) && i > 0) locals[i - 1] = SLOT_none;
    if ((old == SLOT_long || old == SLOT_double) && i + 1 < limit) locals[i + 1] = SLOT_none;
    locals[i] = value;
}

/* Loads, stores, iinc: everything with a local but ret. */
static bool step_local(FrameFlow *b, unsigned canonical, unsigned local) {
    const OpcodeInfo *info = &opcode_info[canonical];
    unsigned limit = b->input->max_locals;
    unsigned size = info->pops + info->pushes;
    if (local + (size ? size : 1) > limit) return false;
    uint32_t *slots = b->stack.slots;
    if (info->pushes) {
        unsigned at = b->stack.depth;
        if (!slot_stack_apply(&b->stack, info->effects)) return false;
        for (unsigned i = 0; i < size; i++)
            if ((b->locals[local + i] & SLOT_KIND_MASK) != slots[at + i]) return false;
    } else if (info->pops) {
        bool is_return_address =
            canonical == OP_astore && b->stack.depth > 0 &&
            (slots[b->stack.depth - 1] & SLOT_KIND_MASK) == SLOT_return_address;
        if (is_return_address)
            b->stack.depth--;
        else if (!slot_stack_apply(&b->stack, info->effects))
            return false;
        b->changed_from = local > 0 && local - 1 < b->changed_from ? local - 1
                          : local < b->changed_from                ? local
                                                                   : b->changed_from;
        b->changed_to = local + size + 1 < b->changed_to ? b->changed_to
                        : local + size < limit           ? local + size + 1
                                                         : limit;
        for (unsigned i = 0; i < size; i++)
            set_local(b->locals, limit, local + i, (Value)slots[b->stack.depth + i]);
        if (size == 2) /* set_local may have taken the second for the rest of an old value */
            b->locals[local] = (Value)slots[b->stack.depth];
    }
    return true;
}

static bool step_jsr(FrameFlow *b, int32_t index, uint32_t pc, uint32_t size) {
    int64_t target = opcode_branch_target(b->input->code, pc);
    if (target < 0 || b->stack.depth >= b->stack.limit) return false;
    int context = context_enter(b, b->nodes[index].context, (uint32_t)target, pc + size);
    if (context < 0) return false;
    b->stack.slots[b->stack.depth++] = SLOT_return_address | (uint32_t)context << 4;
    int32_t to = flow_to(b, context, target, b->locals, b->stack.slots, b->stack.depth);
    b->nodes[index].jump = to;
    return to != NO_NODE;
}

static bool step_ret(FrameFlow *b, int32_t index, unsigned local) {
    if (local >= b->input->max_locals ||
        (b->locals[local] & SLOT_KIND_MASK) != SLOT_return_address)
        return false;
    const Context *context = &b->contexts[b->locals[local] >> 4];
    int32_t to = flow_to(b, context->parent, context->return_pc, b->locals, b->stack.slots,
                         b->stack.depth);
    b->nodes[index].jump = to;
    return to != NO_NODE;
}

static bool step_special(FrameFlow *b, uint32_t pc, unsigned opcode) {
    const uint8_t *code = b->input->code;
    switch (opcode) {
    case OP_ldc: return step_load_constant(b, code[pc + 1]);
    case OP_ldc_w:
    case OP_ldc2_w: return step_load_constant(b, opcode_u2(code, pc + 1));
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield: return step_field(b, opcode, opcode_u2(code, pc + 1));
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic: return step_invoke(b, opcode, opcode_u2(code, pc + 1));
    case OP_new: return push_type(b, 'L');
    case OP_multianewarray:
        for (unsigned i = code[pc + 3]; i > 0; i--)
            if (!pop_type(b, 'I')) return false;
        return push_type(b, 'L');
    default: return false;
    }
}

static bool flow_on(FrameFlow *b, int context, int64_t pc) {
    return flow_to(b, context, pc, b->locals, b->stack.slots, b->stack.depth) != NO_NODE;
}

static bool flow_to_handlers(FrameFlow *b, int context, uint32_t pc) {
    uint32_t thrown = SLOT_reference;
    HandlerWatch *w = &b->handlers;
    HandlerLocals locals = {b->locals,
                            sizeof *b->locals,
                            b->input->max_locals,
                            b->changed_from,
                            b->changed_to,
                            context,
                            0};
    handler_watch_look(w, pc, &locals);
    b->changed_from = b->input->max_locals;
    b->changed_to = 0;
    for (uint32_t i = 0; i < w->due_count; i++) {
        uint32_t target = b->input->handlers[w->due[i] / 2].handler_pc;
        if (w->due[i] & 1) {
            if (b->input->max_stack == 0 ||
                flow_to(b, context, target, b->locals, &thrown, 1) == NO_NODE)
                return false;
            continue;
        }
        int32_t index = b->contexts[context].nodes[target];
        if (merge_locals(b->nodes[index].values, b->locals, w->from, w->to)) enqueue(b, index);
    }
    return true;
}

/* ---- Blocks ---- */

bool frame_flow_leads_elsewhere(const FrameFlow *b, uint32_t pc) {
    const uint8_t *code = b->input->code;
    unsigned canonical = opcode_canonical(code, pc);
    return (opcode_shape[code[pc]].flags & (SHAPE_BRANCH | SHAPE_FAR_BRANCH | SHAPE_SWITCH)) ||
           canonical == OP_ret || !opcode_info[canonical].falls_through;
}

static bool begin_block(FrameFlow *b, int64_t pc) {
    if (pc < 0 || pc >= b->input->length) return false;
    b->starts[pc] |= BLOCK_START;
    return true;
}

static bool begin_cases(FrameFlow *b, uint32_t pc) {
    OpcodeSwitch cases = opcode_switch(b->input->code, pc);
    bool good = begin_block(b, cases.default_target);
    for (uint32_t i = 0; good && i < cases.count; i++)
        good = begin_block(b, opcode_switch_target(&cases, i));
    return good;
}

/* They begin at targets and handlers, behind what leads elsewhere, and with what handlers
 * guard. */
static bool find_blocks(FrameFlow *b) {
    const FrameMapInput *in = b->input;
    b->starts = frame_flow_take(b, in->length + (size_t)1);
    b->pcs = frame_flow_take(b, (in->length + (size_t)1) * sizeof *b->pcs);
    if (b->starts == NULL || b->pcs == NULL) return false;
    for (uint32_t pc = 0, size; pc < in->length; pc += size) {
        if ((size = opcode_length(in->code, in->length, pc)) == 0) return false;
        b->starts[pc] |= INSTRUCTION_START;
        if (!frame_flow_leads_elsewhere(b, pc)) continue;
        int64_t target = opcode_branch_target(in->code, pc);
        bool is_switch = opcode_shape[in->code[pc]].flags & SHAPE_SWITCH;
        if (is_switch ? !begin_cases(b, pc) : target != -1 && !begin_block(b, target))
            return false;
        begin_block(b, (int64_t)pc + size);
    }
    for (unsigned i = 0; i < in->handler_count; i++)
        if (!begin_block(b, in->handlers[i].start_pc) ||
            !begin_block(b, in->handlers[i].handler_pc))
            return false;
    for (uint32_t pc = 0; pc < in->length; pc++)
        if (b->starts[pc] == BLOCK_START) return false;
    return true;
}

uint32_t frame_flow_block(FrameFlow *b, const Node *node) {
    const FrameMapInput *in = b->input;
    uint32_t pc = node->pc, count = 0;
    do {
        b->pcs[count++] = pc;
        if (frame_flow_leads_elsewhere(b, pc)) break;
        pc += opcode_length(in->code, in->length, pc);
    } while (pc < in->length && !(b->starts[pc] & BLOCK_START));
    return count;
}

/* Adding nodes may move the array, so that the state is worked on elsewhere. */
void frame_flow_begin(FrameFlow *b, const Node *node) {
    unsigned locals = b->input->max_locals;
    memcpy(b->locals, node->values, locals * sizeof *b->locals);
    b->stack.depth = node->depth;
    for (unsigned i = 0; i < node->depth; i++) b->stack.slots[i] = node->values[locals + i];
    b->changed_from = 0;
    b->changed_to = locals;
}

bool frame_flow_execute(FrameFlow *b, uint32_t pc) {
    const uint8_t *code = b->input->code;
    int local = opcode_local(code, pc);
    b->popped = b->stack.depth;
    if (local >= 0) return step_local(b, opcode_canonical(code, pc), (unsigned)local);
    const OpcodeInfo *info = &opcode_info[code[pc]];
    return info->special ? step_special(b, pc, code[pc])
                         : slot_stack_apply(&b->stack, info->effects);
}

static bool step_elsewhere(FrameFlow *b, int32_t index, uint32_t pc, uint32_t size) {
    const uint8_t *code = b->input->code;
    unsigned opcode = code[pc], canonical = opcode_canonical(code, pc);
    int context = b->nodes[index].context;
    if (canonical == OP_ret) return step_ret(b, index, (unsigned)opcode_local(code, pc));
    if (canonical == OP_jsr) return step_jsr(b, index, pc, size);
    if (!slot_stack_apply(&b->stack, opcode_info[opcode].effects)) return false;
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(code, pc);
        bool good = flow_on(b, context, cases.default_target);
        for (uint32_t i = 0; good && i < cases.count; i++)
            good = flow_on(b, context, opcode_switch_target(&cases, i));
        return good;
    }
    int64_t target = opcode_branch_target(code, pc);
    if (target != -1 && !flow_on(b, context, target)) return false;
    return !opcode_info[canonical].falls_through || flow_on(b, context, (int64_t)pc + size);
}

/* Recomputes what follows from one node. */
static bool step(FrameFlow *b, int32_t index) {
    const FrameMapInput *in = b->input;
    uint32_t pc = b->nodes[index].pc;
    int context = b->nodes[index].context;
    frame_flow_begin(b, &b->nodes[index]);
    handler_watch_jump(&b->handlers);
    for (bool first = true;; first = false) {
        if (in->handler_count > 0 && (first || b->changed_from < b->changed_to) &&
            !flow_to_handlers(b, context, pc))
            return false;
        uint32_t size = opcode_length(in->code, in->length, pc);
        if (frame_flow_leads_elsewhere(b, pc)) return step_elsewhere(b, index, pc, size);
        if (!frame_flow_execute(b, pc)) return false;
        pc += size;
        if (pc >= in->length || b->starts[pc] & BLOCK_START) return flow_on(b, context, pc);
    }
}

bool frame_flow_forward(FrameFlow *b) {
    const FrameMapInput *in = b->input;
    if (!find_blocks(b) || context_add(b, -1, 0, 0) < 0 ||
        !handler_watch_begin(&b->handlers, in->handlers, in->handler_count, &b->handler_arena))
        return false;
    unsigned at = 0;
    if (!in->is_static && in->max_locals > 0) b->locals[at++] = SLOT_reference;
    DescriptorCursor cursor = descriptor_parameters(in->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        b->stack.depth = 0;
        unsigned size = descriptor_kind_slots(type.kind);
        if (at + size > in->max_locals) return false;
        SlotStack pair = {(uint32_t[2]){0}, 0, 2};
        char kind = descriptor_kind_on_stack(type.kind);
        slot_stack_push(&pair, kind == 'L' ? 'A' : kind);
        for (unsigned i = 0; i < size; i++) b->locals[at++] = (Value)pair.slots[i];
    }
    if (flow_to(b, 0, 0, b->locals, NULL, 0) == NO_NODE) return false;
    while (b->queue_count > 0) {
        int32_t index = b->queue[--b->queue_count];
        b->nodes[index].queued = false;
        if (!step(b, index)) return false;
    }
    return true;
}
