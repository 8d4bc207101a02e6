/* SPDX-License-Identifier: MIT */
/* Two dataflows over the same graph. Its nodes are pairs (instruction, context): a context is a way
 * to have come into a subroutine by jsr, so a subroutine is analysed anew for each and a return
 * address is the context it leads back from. Forward: the kind of value in each slot. Backward:
 * which locals are read, as references, before they are written. A map is what both agree on.
 * Entering a subroutine that is already in the chain of contexts means that it was left by a goto;
 * the chain is cut there, so it is finite. All memory comes from one budget. */
#include "vm/run/frame_map.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/descriptor.h"
#include "vm/opcodes.h"

enum { MAX_CONTEXTS = 4096, NO_NODE = -1 };
static const size_t budget_bytes = (size_t)512 << 20;

/* Kind in the low 4 bits, for a return address its context above. */
typedef uint16_t Value;

typedef struct Context {
    int parent; /* -1 for the method itself */
    uint32_t target, return_pc;
    int32_t *nodes; /* by pc */
} Context;

typedef struct Node {
    uint32_t pc;
    uint16_t context;
    uint16_t depth;
    uint16_t popped; /* depth with the operands of an invoke gone */
    bool queued;
    int32_t jump;  /* where jsr or ret goes */
    Value *values; /* max_locals, then max_stack */
    uint8_t *live; /* bits of locals */
} Node;

typedef struct Builder {
    const FrameMapInput *input;
    unsigned slots; /* of a node */
    size_t live_size;
    size_t spent;
    Context *contexts;
    int context_count;
    Node *nodes;
    int32_t node_count, node_capacity;
    int32_t *queue;
    int32_t queue_count;
    struct Chunk *chunks;
    Value *locals;   /* working state */
    SlotStack stack; /* likewise */
} Builder;

/* ---- Memory ---- */

struct Chunk {
    struct Chunk *next;
    size_t used, size;
    _Alignas(8) uint8_t bytes[];
};

static void *take(Builder *b, size_t size)
{
    size = (size + 7) & ~(size_t)7;
    struct Chunk *chunk = b->chunks;
    if (chunk == NULL || chunk->size - chunk->used < size) {
        size_t room = size > 16384 ? size : 16384;
        if (room > budget_bytes - b->spent || (chunk = calloc(1, sizeof *chunk + room)) == NULL)
            return NULL;
        b->spent += room;
        chunk->size = room;
        chunk->next = b->chunks;
        b->chunks = chunk;
    }
    void *result = chunk->bytes + chunk->used;
    chunk->used += size;
    return result;
}

static void builder_release(Builder *b)
{
    while (b->chunks) {
        struct Chunk *next = b->chunks->next;
        free(b->chunks);
        b->chunks = next;
    }
    free(b->contexts);
    free(b->nodes);
    free(b->queue);
}

/* ---- Contexts and nodes ---- */

static int context_add(Builder *b, int parent, uint32_t target, uint32_t return_pc)
{
    for (int i = 1; i < b->context_count; i++) {
        const Context *c = &b->contexts[i];
        if (c->parent == parent && c->target == target && c->return_pc == return_pc)
            return i;
    }
    if (b->context_count == MAX_CONTEXTS)
        return -1;
    if ((b->context_count & (b->context_count - 1)) == 0) { /* grows at powers of two */
        size_t wanted = b->context_count ? (size_t)b->context_count * 2 : 1;
        Context *grown = realloc(b->contexts, wanted * sizeof *grown);
        if (grown == NULL)
            return -1;
        b->contexts = grown;
    }
    int32_t *nodes = take(b, b->input->length * sizeof *nodes);
    if (nodes == NULL)
        return -1;
    memset(nodes, 0xFF, b->input->length * sizeof *nodes);
    b->contexts[b->context_count] = (Context){parent, target, return_pc, nodes};
    return b->context_count++;
}

/* Context of a subroutine entered from `from`; see the top for the cut. */
static int context_enter(Builder *b, int from, uint32_t target, uint32_t return_pc)
{
    int parent = from;
    for (int i = from; i > 0; i = b->contexts[i].parent)
        if (b->contexts[i].target == target)
            parent = b->contexts[i].parent;
    return context_add(b, parent, target, return_pc);
}

static int32_t node_add(Builder *b, int context, uint32_t pc)
{
    if (b->node_count == b->node_capacity) {
        int32_t wanted = b->node_capacity ? b->node_capacity * 2 : 64;
        if ((size_t)wanted * sizeof(Node) > budget_bytes)
            return NO_NODE;
        Node *nodes = realloc(b->nodes, (size_t)wanted * sizeof *nodes);
        if (nodes == NULL)
            return NO_NODE;
        b->nodes = nodes;
        int32_t *queue = realloc(b->queue, (size_t)wanted * sizeof *queue);
        if (queue == NULL)
            return NO_NODE;
        b->queue = queue;
        b->node_capacity = wanted;
    }
    Value *values = take(b, b->slots * sizeof *values + 1);
    uint8_t *live = take(b, b->live_size + 1);
    if (values == NULL || live == NULL)
        return NO_NODE;
    b->nodes[b->node_count] = (Node){
        .pc = pc, .context = (uint16_t)context, .jump = NO_NODE, .values = values, .live = live};
    b->contexts[context].nodes[pc] = b->node_count;
    return b->node_count++;
}

static void enqueue(Builder *b, int32_t index)
{
    if (!b->nodes[index].queued) {
        b->nodes[index].queued = true;
        b->queue[b->queue_count++] = index;
    }
}

/* Lets a state flow into (context, pc). Returns the node, NO_NODE if that is impossible. */
static int32_t flow_to(Builder *b, int context, int64_t pc, const Value *locals,
                       const uint32_t *stack, unsigned depth)
{
    const FrameMapInput *in = b->input;
    if (pc < 0 || pc >= in->length)
        return NO_NODE;
    int32_t index = b->contexts[context].nodes[pc];
    if (index == NO_NODE) {
        index = node_add(b, context, (uint32_t)pc);
        if (index == NO_NODE)
            return NO_NODE;
        Node *node = &b->nodes[index];
        memcpy(node->values, locals, in->max_locals * sizeof *locals);
        for (unsigned i = 0; i < depth; i++)
            node->values[in->max_locals + i] = (Value)stack[i];
        node->depth = (uint16_t)depth;
        enqueue(b, index);
        return index;
    }
    Node *node = &b->nodes[index];
    if (node->depth != depth)
        return NO_NODE;
    bool changed = false;
    for (unsigned i = 0; i < in->max_locals + depth; i++) {
        uint32_t value = i < in->max_locals ? locals[i] : stack[i - in->max_locals];
        if (node->values[i] != value && node->values[i] != SLOT_none) {
            node->values[i] = SLOT_none;
            changed = true;
        }
    }
    if (changed)
        enqueue(b, index);
    return index;
}

/* ---- One instruction, forward ---- */

static bool push_type(Builder *b, char kind)
{
    kind = descriptor_kind_on_stack(kind);
    return kind == 'V' || slot_stack_push(&b->stack, kind == 'L' ? 'A' : kind);
}

static bool pop_type(Builder *b, char kind)
{
    kind = descriptor_kind_on_stack(kind);
    return slot_stack_pop(&b->stack, kind == 'L' ? 'A' : kind);
}

static bool step_load_constant(Builder *b, unsigned index)
{
    const ConstantPool *pool = b->input->pool;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Integer: return push_type(b, 'I');
    case CONSTANT_Float: return push_type(b, 'F');
    case CONSTANT_Long: return push_type(b, 'J');
    case CONSTANT_Double: return push_type(b, 'D');
    case CONSTANT_String: case CONSTANT_Class: case CONSTANT_MethodHandle:
    case CONSTANT_MethodType: return push_type(b, 'L');
    case CONSTANT_Dynamic: return push_type(b, constant_pool_descriptor(pool, index).bytes[0]);
    default: return false;
    }
}

static bool step_field(Builder *b, unsigned opcode, unsigned index)
{
    const ConstantPool *pool = b->input->pool;
    if (constant_pool_tag(pool, index) != CONSTANT_Fieldref)
        return false;
    char kind = constant_pool_descriptor(pool, index).bytes[0];
    switch (opcode) {
    case OP_getstatic: return push_type(b, kind);
    case OP_putstatic: return pop_type(b, kind);
    case OP_getfield: return pop_type(b, 'L') && push_type(b, kind);
    default: return pop_type(b, kind) && pop_type(b, 'L');
    }
}

/* The `slots` slots from the depth up are those of a call: perhaps a receiver, then the parameters. */
static bool arguments_match(const Builder *b, const char *descriptor, unsigned slots)
{
    const uint32_t *at = b->stack.slots + b->stack.depth, *end = at + slots;
    DescriptorCursor cursor = descriptor_parameters(descriptor);
    DescriptorType type;
    if (slots > descriptor_argument_slots(descriptor) &&
        (*at++ & SLOT_KIND_MASK) != SLOT_reference)
        return false;
    while (descriptor_next(&cursor, &type)) {
        SlotStack pair = {(uint32_t[2]){0}, 0, 2};
        char kind = descriptor_kind_on_stack(type.kind);
        if (!slot_stack_push(&pair, kind == 'L' ? 'A' : kind))
            return false;
        for (unsigned i = 0; i < pair.depth; i++)
            if (at == end || (*at++ & SLOT_KIND_MASK) != pair.slots[i])
                return false;
    }
    return at == end;
}

static bool step_invoke(Builder *b, Node *node, unsigned opcode, unsigned index)
{
    const ConstantPool *pool = b->input->pool;
    ConstantTag tag = constant_pool_tag(pool, index);
    if (opcode == OP_invokedynamic ? tag != CONSTANT_InvokeDynamic
                                   : tag != CONSTANT_Methodref && tag != CONSTANT_InterfaceMethodref)
        return false;
    const char *descriptor = constant_pool_descriptor(pool, index).bytes;
    unsigned slots = descriptor_argument_slots(descriptor) +
                     (opcode != OP_invokestatic && opcode != OP_invokedynamic);
    if (slots > b->stack.depth)
        return false;
    b->stack.depth -= slots;
    if (!arguments_match(b, descriptor, slots))
        return false;
    node->popped = (uint16_t)b->stack.depth;
    return push_type(b, descriptor_return(descriptor).kind);
}

static void set_local(Value *locals, unsigned limit, unsigned i, Value value)
{
    SlotKind old = locals[i] & SLOT_KIND_MASK;
    if ((old == SLOT_long_top || old == SLOT_double_top) && i > 0)
        locals[i - 1] = SLOT_none;
    if ((old == SLOT_long || old == SLOT_double) && i + 1 < limit)
        locals[i + 1] = SLOT_none;
    locals[i] = value;
}

/* Loads, stores, iinc: everything with a local but ret. */
static bool step_local(Builder *b, unsigned canonical, unsigned local)
{
    const OpcodeInfo *info = &opcode_info[canonical];
    unsigned limit = b->input->max_locals;
    unsigned size = info->pops + info->pushes;
    if (local + (size ? size : 1) > limit)
        return false;
    uint32_t *slots = b->stack.slots;
    if (info->pushes) {
        unsigned at = b->stack.depth;
        if (!opcode_apply(info->effects, &b->stack))
            return false;
        for (unsigned i = 0; i < size; i++)
            if ((b->locals[local + i] & SLOT_KIND_MASK) != slots[at + i])
                return false;
    } else if (info->pops) {
        bool is_return_address =
            canonical == OP_astore && b->stack.depth > 0 &&
            (slots[b->stack.depth - 1] & SLOT_KIND_MASK) == SLOT_return_address;
        if (is_return_address)
            b->stack.depth--;
        else if (!opcode_apply(info->effects, &b->stack))
            return false;
        for (unsigned i = 0; i < size; i++)
            set_local(b->locals, limit, local + i, (Value)slots[b->stack.depth + i]);
        if (size == 2) /* set_local may have taken the second for the rest of an old value */
            b->locals[local] = (Value)slots[b->stack.depth];
    }
    return true;
}

static bool step_jsr(Builder *b, int32_t index, uint32_t size)
{
    uint32_t pc = b->nodes[index].pc;
    int64_t target = opcode_branch_target(b->input->code, pc);
    if (target < 0 || b->stack.depth >= b->stack.limit)
        return false;
    int context = context_enter(b, b->nodes[index].context, (uint32_t)target, pc + size);
    if (context < 0)
        return false;
    b->stack.slots[b->stack.depth++] = SLOT_return_address | (uint32_t)context << 4;
    int32_t to = flow_to(b, context, target, b->locals, b->stack.slots, b->stack.depth);
    b->nodes[index].jump = to;
    return to != NO_NODE;
}

static bool step_ret(Builder *b, int32_t index, unsigned local)
{
    if (local >= b->input->max_locals ||
        (b->locals[local] & SLOT_KIND_MASK) != SLOT_return_address)
        return false;
    const Context *context = &b->contexts[b->locals[local] >> 4];
    int32_t to = flow_to(b, context->parent, context->return_pc, b->locals, b->stack.slots,
                         b->stack.depth);
    b->nodes[index].jump = to;
    return to != NO_NODE;
}

static bool step_special(Builder *b, Node *node, unsigned opcode)
{
    const uint8_t *code = b->input->code;
    uint32_t pc = node->pc;
    switch (opcode) {
    case OP_ldc: return step_load_constant(b, code[pc + 1]);
    case OP_ldc_w: case OP_ldc2_w: return step_load_constant(b, opcode_u2(code, pc + 1));
    case OP_getstatic: case OP_putstatic: case OP_getfield: case OP_putfield:
        return step_field(b, opcode, opcode_u2(code, pc + 1));
    case OP_invokevirtual: case OP_invokespecial: case OP_invokestatic: case OP_invokeinterface:
    case OP_invokedynamic: return step_invoke(b, node, opcode, opcode_u2(code, pc + 1));
    case OP_new: return push_type(b, 'L');
    case OP_multianewarray:
        for (unsigned i = code[pc + 3]; i > 0; i--)
            if (!pop_type(b, 'I'))
                return false;
        return push_type(b, 'L');
    default: return false;
    }
}

static bool flow_on(Builder *b, int context, int64_t pc)
{
    return flow_to(b, context, pc, b->locals, b->stack.slots, b->stack.depth) != NO_NODE;
}

static bool flow_to_handlers(Builder *b, const Node *node)
{
    uint32_t pc = node->pc, thrown = SLOT_reference;
    int context = node->context;
    for (unsigned i = 0; i < b->input->handler_count; i++) {
        const ExceptionHandler *h = &b->input->handlers[i];
        if (pc < h->start_pc || pc >= h->end_pc)
            continue;
        if (b->input->max_stack == 0 ||
            flow_to(b, context, h->handler_pc, b->locals, &thrown, 1) == NO_NODE)
            return false;
    }
    return true;
}

/* Recomputes what follows from one node. The working state is loaded from it first, because adding
 * nodes may move the array. */
static bool step(Builder *b, int32_t index)
{
    const FrameMapInput *in = b->input;
    Node *node = &b->nodes[index];
    uint32_t pc = node->pc;
    int context = node->context;
    uint32_t size = opcode_length(in->code, in->length, pc);
    if (size == 0)
        return false;
    memcpy(b->locals, node->values, in->max_locals * sizeof *b->locals);
    b->stack.depth = node->depth;
    for (unsigned i = 0; i < node->depth; i++)
        b->stack.slots[i] = node->values[in->max_locals + i];
    node->popped = node->depth;
    if (!flow_to_handlers(b, node))
        return false;
    node = &b->nodes[index];

    unsigned opcode = in->code[pc], canonical = opcode_canonical(in->code, pc);
    int local = opcode_local(in->code, pc);
    if (canonical == OP_ret)
        return step_ret(b, index, (unsigned)local);
    if (canonical == OP_jsr)
        return step_jsr(b, index, size);
    bool good = local >= 0                    ? step_local(b, canonical, (unsigned)local)
                : opcode_info[opcode].special ? step_special(b, node, opcode)
                                              : opcode_apply(opcode_info[opcode].effects, &b->stack);
    if (!good)
        return false;
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(in->code, pc);
        good = flow_on(b, context, cases.default_target);
        for (uint32_t i = 0; good && i < cases.count; i++)
            good = flow_on(b, context, opcode_switch_target(&cases, i));
        return good;
    }
    int64_t target = opcode_branch_target(in->code, pc);
    if (target != -1 && !flow_on(b, context, target))
        return false;
    return !opcode_info[canonical].falls_through || flow_on(b, context, (int64_t)pc + size);
}

static bool run_forward(Builder *b)
{
    const FrameMapInput *in = b->input;
    if (context_add(b, -1, 0, 0) < 0)
        return false;
    unsigned at = 0;
    if (!in->is_static && in->max_locals > 0)
        b->locals[at++] = SLOT_reference;
    DescriptorCursor cursor = descriptor_parameters(in->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        b->stack.depth = 0;
        unsigned size = descriptor_kind_slots(type.kind);
        if (at + size > in->max_locals)
            return false;
        SlotStack pair = {(uint32_t[2]){0}, 0, 2};
        char kind = descriptor_kind_on_stack(type.kind);
        slot_stack_push(&pair, kind == 'L' ? 'A' : kind);
        for (unsigned i = 0; i < size; i++)
            b->locals[at++] = (Value)pair.slots[i];
    }
    if (flow_to(b, 0, 0, b->locals, NULL, 0) == NO_NODE)
        return false;
    while (b->queue_count > 0) {
        int32_t index = b->queue[--b->queue_count];
        b->nodes[index].queued = false;
        if (!step(b, index))
            return false;
    }
    return true;
}

/* ---- Liveness, backward ---- */

static bool add_live(Builder *b, uint8_t *into, int context, int64_t pc)
{
    int32_t from = b->contexts[context].nodes[pc];
    bool changed = false;
    for (size_t i = 0; i < b->live_size; i++) {
        uint8_t all = into[i] | b->nodes[from].live[i];
        changed |= all != into[i];
        into[i] = all;
    }
    return changed;
}

/* live = (union over successors, without what is written) with what is read, and with what the
 * handlers read. `scratch` has live_size bytes. */
static bool step_back(Builder *b, Node *node, uint8_t *scratch)
{
    const FrameMapInput *in = b->input;
    uint32_t pc = node->pc;
    unsigned opcode = in->code[pc], canonical = opcode_canonical(in->code, pc);
    memset(scratch, 0, b->live_size);
    if (node->jump != NO_NODE) {
        add_live(b, scratch, b->nodes[node->jump].context, b->nodes[node->jump].pc);
    } else if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(in->code, pc);
        add_live(b, scratch, node->context, cases.default_target);
        for (uint32_t i = 0; i < cases.count; i++)
            add_live(b, scratch, node->context, opcode_switch_target(&cases, i));
    } else {
        int64_t target = opcode_branch_target(in->code, pc);
        if (target >= 0)
            add_live(b, scratch, node->context, target);
        if (opcode_info[canonical].falls_through)
            add_live(b, scratch, node->context, pc + opcode_length(in->code, in->length, pc));
    }
    int local = opcode_local(in->code, pc);
    if (local >= 0 && canonical != OP_ret) {
        for (int i = local; i < local + opcode_info[canonical].pops; i++)
            scratch[i >> 3] &= (uint8_t)~(1u << (i & 7));
        if (canonical == OP_aload)
            scratch[local >> 3] |= (uint8_t)(1u << (local & 7));
    }
    for (unsigned i = 0; i < in->handler_count; i++)
        if (pc >= in->handlers[i].start_pc && pc < in->handlers[i].end_pc)
            add_live(b, scratch, node->context, in->handlers[i].handler_pc);
    bool changed = memcmp(node->live, scratch, b->live_size) != 0;
    memcpy(node->live, scratch, b->live_size);
    return changed;
}

/* Sets only grow, so sweeping up and down until nothing changes ends. */
static bool run_backward(Builder *b)
{
    if (b->input->keep_locals || b->live_size == 0) {
        for (int32_t i = 0; i < b->node_count; i++)
            memset(b->nodes[i].live, 0xFF, b->live_size);
        return true;
    }
    uint8_t *scratch = take(b, b->live_size);
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

/* ---- The table ---- */

/* Where contexts disagree about a pc, the return addresses in the frame tell which map is right. */
typedef struct ReturnSlot {
    uint32_t slot, return_pc;
} ReturnSlot;

typedef struct MapEntry {
    uint32_t pc;
    uint32_t bits; /* offset */
    uint16_t depth, popped;
    uint32_t returns, return_count;
} MapEntry;

struct FrameMapTable {
    uint32_t count;
    MapEntry *entries; /* by pc; one per context, adjacent, unless they agree */
    uint8_t *bits;
    size_t bits_size, bits_capacity;
    ReturnSlot *returns;
    uint32_t return_count, return_capacity;
};

static int compare_nodes(const void *x, const void *y)
{
    const Node *a = x, *b = y;
    if (a->pc != b->pc)
        return a->pc < b->pc ? -1 : 1;
    return a->context < b->context ? -1 : a->context > b->context;
}

static bool append_bits(FrameMapTable *table, const uint8_t *bits, size_t size, MapEntry *entry,
                        const MapEntry *previous, size_t previous_size)
{
    if (previous && previous_size >= size && !memcmp(table->bits + previous->bits, bits, size)) {
        entry->bits = previous->bits; /* neighbours are alike more often than not */
        return true;
    }
    if (table->bits == NULL || table->bits_capacity - table->bits_size < size) {
        size_t wanted = table->bits_capacity * 2 + size + 64;
        uint8_t *grown = wanted < budget_bytes ? realloc(table->bits, wanted) : NULL;
        if (grown == NULL)
            return false;
        table->bits = grown;
        table->bits_capacity = wanted;
    }
    memcpy(table->bits + table->bits_size, bits, size);
    entry->bits = (uint32_t)table->bits_size;
    table->bits_size += size;
    return true;
}

static bool append_returns(Builder *b, FrameMapTable *table, const Node *node, MapEntry *entry)
{
    entry->returns = table->return_count;
    for (unsigned i = 0; i < b->input->max_locals + (unsigned)node->depth; i++) {
        if ((node->values[i] & SLOT_KIND_MASK) != SLOT_return_address)
            continue;
        if (table->return_count == table->return_capacity) {
            uint32_t wanted = table->return_capacity * 2 + 8;
            ReturnSlot *grown = realloc(table->returns, wanted * sizeof *grown);
            if (grown == NULL)
                return false;
            table->returns = grown;
            table->return_capacity = wanted;
        }
        table->returns[table->return_count++] =
            (ReturnSlot){i, b->contexts[node->values[i] >> 4].return_pc};
        entry->return_count++;
    }
    return true;
}

static bool fill_table(Builder *b, FrameMapTable *table)
{
    unsigned locals = b->input->max_locals;
    uint8_t *bits = take(b, (b->slots + 7) / 8 + 1);
    table->entries = calloc((size_t)b->node_count + 1, sizeof *table->entries);
    if (bits == NULL || table->entries == NULL)
        return false;
    qsort(b->nodes, (size_t)b->node_count, sizeof *b->nodes, compare_nodes);
    const MapEntry *previous = NULL;
    size_t previous_size = 0;
    uint32_t group = 0; /* first entry of this pc */
    bool alike = true;  /* so far, over the group */
    for (int32_t n = 0; n < b->node_count; n++) {
        const Node *node = &b->nodes[n];
        size_t size = (locals + node->depth + 7u) / 8;
        memset(bits, 0, size);
        for (unsigned i = 0; i < locals + node->depth; i++)
            if (node->values[i] == SLOT_reference &&
                (i >= locals || frame_map_bit(node->live, i)))
                bits[i >> 3] |= (uint8_t)(1u << (i & 7));
        MapEntry entry = {.pc = node->pc, .depth = node->depth, .popped = node->popped};
        if (previous == NULL || previous->pc != entry.pc) {
            group = table->count;
            alike = true;
        } else {
            alike = alike && previous->depth == entry.depth &&
                    memcmp(table->bits + previous->bits, bits, size) == 0;
        }
        if (!append_bits(table, bits, size, &entry, previous, previous_size) ||
            !append_returns(b, table, node, &entry))
            return false;
        table->entries[table->count] = entry;
        previous = &table->entries[table->count++];
        previous_size = size;
        bool ends_group = n + 1 == b->node_count || b->nodes[n + 1].pc != node->pc;
        if (ends_group && alike)
            table->count = group + 1;
    }
    return true;
}

FrameMapTable *frame_map_table_build(const FrameMapInput *input)
{
    Builder b = {.input = input};
    b.slots = (unsigned)input->max_locals + input->max_stack;
    b.live_size = (input->max_locals + 7u) / 8;
    b.locals = take(&b, (input->max_locals + 1u) * sizeof *b.locals);
    b.stack.slots = take(&b, (input->max_stack + 2u) * sizeof *b.stack.slots);
    b.stack.limit = input->max_stack;
    FrameMapTable *table = calloc(1, sizeof *table);
    if (table && (b.locals == NULL || b.stack.slots == NULL || !run_forward(&b) ||
                  !run_backward(&b) || !fill_table(&b, table))) {
        frame_map_table_free(table);
        table = NULL;
    }
    builder_release(&b);
    return table;
}

/* The first entry of the pc, and how many there are. */
static const MapEntry *find_entries(const FrameMapTable *table, uint32_t pc, uint32_t *count)
{
    uint32_t low = 0, high = table->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (table->entries[middle].pc < pc)
            low = middle + 1;
        else
            high = middle;
    }
    uint32_t end = low;
    while (end < table->count && table->entries[end].pc == pc)
        end++;
    *count = end - low;
    return &table->entries[low];
}

bool frame_map_lookup(const FrameMapTable *table, uint32_t pc, bool arguments_popped,
                      const uint8_t **bits, unsigned *stack_depth)
{
    return frame_map_lookup_in(table, pc, arguments_popped, NULL, NULL, bits, stack_depth);
}

static bool returns_match(const FrameMapTable *table, const MapEntry *entry, FrameMapReturnPc read,
                          void *frame)
{
    const ReturnSlot *slots = table->returns + entry->returns;
    for (uint32_t i = 0; i < entry->return_count; i++)
        if (read(frame, slots[i].slot) != slots[i].return_pc)
            return false;
    return true;
}

bool frame_map_lookup_in(const FrameMapTable *table, uint32_t pc, bool arguments_popped,
                         FrameMapReturnPc read, void *frame, const uint8_t **bits,
                         unsigned *stack_depth)
{
    uint32_t count;
    const MapEntry *entry = find_entries(table, pc, &count);
    if (count > 1) {
        uint32_t i = 0;
        while (read && i < count && !returns_match(table, &entry[i], read, frame))
            i++;
        if (read == NULL || i == count)
            return false;
        entry += i;
    } else if (count == 0) {
        return false;
    }
    *bits = table->bits + entry->bits;
    *stack_depth = arguments_popped ? entry->popped : entry->depth;
    return true;
}

size_t frame_map_table_size(const FrameMapTable *table)
{
    return sizeof *table + table->count * sizeof *table->entries + table->bits_capacity +
           table->return_capacity * sizeof *table->returns;
}

void frame_map_table_free(FrameMapTable *table)
{
    if (table == NULL)
        return;
    free(table->entries);
    free(table->bits);
    free(table->returns);
    free(table);
}
