/* SPDX-License-Identifier: MIT */
/* The table of maps: what forward and backward flow agree on, by instruction; see frame_flow.h. */
#include "vm/run/frame_map.h"

#include <stdlib.h>
#include <string.h>

#include "vm/run/frame_flow.h"

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
        uint8_t *grown = wanted < FRAME_FLOW_BYTES ? realloc(table->bits, wanted) : NULL;
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

static bool append_returns(FrameFlow *b, FrameMapTable *table, const Node *node, MapEntry *entry)
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

static bool fill_table(FrameFlow *b, FrameMapTable *table)
{
    unsigned locals = b->input->max_locals;
    uint8_t *bits = frame_flow_take(b, (b->slots + 7) / 8 + 1);
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
    FrameFlow b = {.input = input};
    b.slots = (unsigned)input->max_locals + input->max_stack;
    b.live_size = (input->max_locals + 7u) / 8;
    b.locals = frame_flow_take(&b, (input->max_locals + 1u) * sizeof *b.locals);
    b.stack.slots = frame_flow_take(&b, (input->max_stack + 2u) * sizeof *b.stack.slots);
    b.stack.limit = input->max_stack;
    FrameMapTable *table = calloc(1, sizeof *table);
    if (table && (b.locals == NULL || b.stack.slots == NULL || !frame_flow_forward(&b) ||
                  !frame_flow_backward(&b) || !fill_table(&b, table))) {
        frame_map_table_free(table);
        table = NULL;
    }
    frame_flow_release(&b);
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
