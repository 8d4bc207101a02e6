/* SPDX-License-Identifier: MIT */
/* The table of maps: what forward and backward flow agree on, by instruction; see frame_flow.h.
 */
#include "vm/flow/frame_map.h"

#include <stdlib.h>
#include <string.h>

#include "vm/flow/frame_flow.h"
#include "vm/system/spare.h"

/* Where contexts disagree about a pc, the return addresses in the frame tell which map is
 * right. */
typedef struct ReturnSlot {
    uint32_t slot, return_pc;
} ReturnSlot;

typedef struct MapEntry {
    uint32_t pc;
    uint32_t bits; /* offset */
    uint16_t context;
    uint16_t depth, popped;
    uint32_t returns, return_count;
} MapEntry;

struct FrameMapTable {
    uint32_t count;
    MapEntry *entries; /* by pc; one per context, adjacent, unless they agree */
    uint8_t *bits;
    size_t bits_size, bits_capacity;
    size_t last; /* of the maps in `bits`: where it begins, and how many bits of it mean
                    something */
    unsigned last_count;
    ReturnSlot *returns;
    uint32_t return_count, return_capacity;
};

static bool are_alike(const uint8_t *a, const uint8_t *b, unsigned count) {
    uint8_t rest = (uint8_t)((1u << (count & 7)) - 1);
    return memcmp(a, b, count >> 3) == 0 &&
           (rest == 0 || ((a[count >> 3] ^ b[count >> 3]) & rest) == 0);
}

static bool reserve_bits(const FrameFlow *b, FrameMapTable *table, size_t size) {
    if (table->bits != NULL && table->bits_capacity - table->bits_size >= size) return true;
    size_t wanted = table->bits_capacity * 2 + size + 64;
    uint8_t *grown =
        wanted < FRAME_FLOW_BYTES ? frame_flow_more(b->input, table->bits, wanted) : NULL;
    if (grown == NULL) return false;
    table->bits = grown;
    table->bits_capacity = wanted;
    return true;
}

/* Neighbours are alike more often than not, or one goes on where the other ends. */
static bool append_bits(const FrameFlow *b, FrameMapTable *table, const uint8_t *bits,
                        unsigned count, MapEntry *entry) {
    unsigned common = count < table->last_count ? count : table->last_count;
    size_t size = (count + 7u) / 8;
    if (!reserve_bits(b, table, size)) return false;
    if (table->count == 0 || !are_alike(table->bits + table->last, bits, common)) {
        table->last = table->bits_size;
        common = table->last_count = 0;
    }
    if (count > table->last_count) {
        memcpy(table->bits + table->last + common / 8, bits + common / 8, size - common / 8);
        table->last_count = count;
        table->bits_size = table->last + size;
    }
    entry->bits = (uint32_t)table->last;
    return true;
}

/* Of the working state. */
static bool append_returns(FrameFlow *b, FrameMapTable *table, MapEntry *entry) {
    unsigned locals = b->input->max_locals;
    entry->returns = table->return_count;
    for (unsigned i = 0; b->context_count > 1 && i < locals + b->stack.depth; i++) {
        uint32_t value = i < locals ? b->locals[i] : b->stack.slots[i - locals];
        if ((value & SLOT_KIND_MASK) != SLOT_return_address) continue;
        if (table->return_count == table->return_capacity) {
            uint32_t wanted = table->return_capacity * 2 + 8;
            ReturnSlot *grown =
                frame_flow_more(b->input, table->returns, wanted * sizeof *grown);
            if (grown == NULL) return false;
            table->returns = grown;
            table->return_capacity = wanted;
        }
        table->returns[table->return_count++] =
            (ReturnSlot){i, b->contexts[value >> 4].return_pc};
        entry->return_count++;
    }
    return true;
}

/* ---- A block's maps ---- */

typedef struct BlockMaps {
    uint8_t
        *references; /* bits of the working state: which slots hold references, dead or not */
    uint8_t *bits;   /* those that are roots */
    uint8_t *live;   /* of a block's instructions, live_size bytes each */
    size_t live_capacity;
} BlockMaps;

static void put_bit(uint8_t *bits, unsigned index, bool set) {
    uint8_t bit = (uint8_t)(1u << (index & 7));
    bits[index >> 3] = (uint8_t)(set ? bits[index >> 3] | bit : bits[index >> 3] & ~bit);
}

/* Those behind the ones whose liveness is known are dead. */
static void note_locals(const FrameFlow *b, BlockMaps *maps, unsigned from, unsigned to) {
    for (unsigned i = from; i < to && i < b->input->max_locals && i < 8 * b->live_size; i++)
        put_bit(maps->references, i, b->locals[i] == SLOT_reference);
}

static void note_stack(const FrameFlow *b, BlockMaps *maps, unsigned from) {
    for (unsigned i = from; i < b->stack.depth; i++)
        put_bit(maps->references, b->input->max_locals + i,
                b->stack.slots[i] == SLOT_reference);
}

/* The working state after an instruction: what lies further down than an instruction reaches is
 * as before. */
static bool execute(FrameFlow *b, BlockMaps *maps, uint32_t pc) {
    enum { DEEPEST = 8 }; /* slots below what it leaves or finds; a call's arguments apart */
    unsigned lowest = b->stack.depth;
    if (!frame_flow_execute(b, pc)) return false;
    int local = opcode_local(b->input->code, pc);
    if (local >= 0)
        note_locals(b, maps, local > 0 ? (unsigned)local - 1 : 0, (unsigned)local + 3);
    if (b->stack.depth < lowest) lowest = b->stack.depth;
    if (b->popped < lowest) lowest = b->popped;
    note_stack(b, maps, lowest > DEEPEST ? lowest - DEEPEST : 0);
    return true;
}

/* Backward first. */
static bool find_live(FrameFlow *b, const Node *node, uint32_t count, BlockMaps *maps) {
    size_t size = b->live_size;
    if (count * size > maps->live_capacity) {
        uint8_t *grown = count * size <= FRAME_FLOW_BYTES
                             ? frame_flow_more(b->input, maps->live, count * size)
                             : NULL;
        if (grown == NULL) return false;
        maps->live = grown;
        maps->live_capacity = count * size;
    }
    if (b->input->keep_locals) {
        memset(maps->live, 0xff, count * size);
        return true;
    }
    uint8_t *live = maps->bits; /* not used yet */
    frame_flow_live_behind(b, node, b->pcs[count - 1], live);
    for (uint32_t i = count; i-- > 0;) {
        frame_flow_live_before(b, node, b->pcs[i], live);
        memcpy(maps->live + i * size, live, size);
    }
    return true;
}

static const uint8_t *roots(const FrameFlow *b, BlockMaps *maps, uint32_t instruction) {
    unsigned locals = b->input->max_locals;
    memcpy(maps->bits, maps->references, (locals + b->stack.depth + 7u) / 8);
    const uint8_t *live = maps->live + instruction * b->live_size;
    size_t whole = locals / 8, known = b->live_size < whole ? b->live_size : whole;
    for (size_t i = 0; i < known; i++) maps->bits[i] &= live[i];
    memset(maps->bits + known, 0, whole - known);
    if (locals % 8 != 0)
        maps->bits[whole] &=
            (uint8_t)((b->live_size > whole ? live[whole] : 0) | 0xff << locals % 8);
    return maps->bits;
}

static bool fill_block(FrameFlow *b, FrameMapTable *table, const Node *node, BlockMaps *maps) {
    uint32_t count = frame_flow_block(b, node);
    if (b->live_size > 0 && !find_live(b, node, count, maps)) return false;
    frame_flow_begin(b, node);
    note_locals(b, maps, 0, b->input->max_locals);
    note_stack(b, maps, 0);
    for (uint32_t i = 0; i < count; i++) {
        unsigned depth = b->stack.depth;
        uint32_t pc = b->pcs[i];
        MapEntry entry = {.pc = pc,
                          .context = node->context,
                          .depth = (uint16_t)depth,
                          .popped = (uint16_t)depth};
        if (!append_bits(b, table, roots(b, maps, i), b->input->max_locals + depth, &entry) ||
            !append_returns(b, table, &entry))
            return false;
        if (!frame_flow_leads_elsewhere(b, pc)) {
            if (!execute(b, maps, pc)) return false;
            entry.popped = (uint16_t)b->popped;
        }
        table->entries[table->count++] = entry;
    }
    return true;
}

/* ---- The table ---- */

static int compare_entries(const void *x, const void *y) {
    const MapEntry *a = x, *b = y;
    if (a->pc != b->pc) return a->pc < b->pc ? -1 : 1;
    return a->context < b->context ? -1 : a->context > b->context;
}

/* Of contexts that agree about a pc, one is enough. */
static void join_contexts(FrameMapTable *table, unsigned locals) {
    uint32_t kept = 0;
    for (uint32_t from = 0, to; from < table->count; from = to) {
        const MapEntry *first = &table->entries[from];
        bool alike = true;
        for (to = from + 1; to < table->count && table->entries[to].pc == first->pc; to++)
            alike = alike && table->entries[to].depth == first->depth &&
                    are_alike(table->bits + table->entries[to].bits, table->bits + first->bits,
                              locals + first->depth);
        uint32_t count = alike ? 1 : to - from;
        memmove(&table->entries[kept], first, count * sizeof *first);
        kept += count;
    }
    table->count = kept;
}

static bool fill_table(FrameFlow *b, FrameMapTable *table) {
    size_t bytes = ((size_t)b->input->max_locals + b->input->max_stack) / 8 + 2, count = 0;
    BlockMaps maps = {frame_flow_take(b, bytes), frame_flow_take(b, bytes), NULL, 0};
    for (int32_t n = 0; n < b->node_count; n++) count += frame_flow_block(b, &b->nodes[n]);
    bool good = count * sizeof *table->entries <= FRAME_FLOW_BYTES && maps.references != NULL &&
                maps.bits != NULL &&
                (table->entries = frame_flow_more(
                     b->input, NULL, (count + 1) * sizeof *table->entries)) != NULL;
    for (int32_t n = 0; good && n < b->node_count; n++)
        good = fill_block(b, table, &b->nodes[n], &maps);
    spare_free(maps.live);
    if (!good) return false;
    qsort(table->entries, table->count, sizeof *table->entries, compare_entries);
    if (b->context_count > 1) join_contexts(table, b->input->max_locals);
    return true;
}

/* Bytes for the liveness of locals up to the last that is read as a reference: those behind it
 * are dead, as references. */
static size_t live_size(const FrameMapInput *input) {
    unsigned count = input->keep_locals ? input->max_locals : 0;
    for (uint32_t pc = 0, size; pc < input->length; pc += size) {
        if ((size = opcode_length(input->code, input->length, pc)) == 0) break;
        int local = opcode_local(input->code, pc);
        if (local >= (int)count && opcode_canonical(input->code, pc) == OP_aload)
            count = (unsigned)local + 1;
    }
    return (count + 7u) / 8;
}

FrameMapTable *frame_map_table_build(const FrameMapInput *input) {
    FrameFlow b = {.input = input, .handler_arena = {.block_size = 512, .must = input->must}};
    b.live_size = live_size(input);
    b.locals = frame_flow_take(&b, (input->max_locals + 1u) * sizeof *b.locals);
    b.stack.slots = frame_flow_take(&b, (input->max_stack + 2u) * sizeof *b.stack.slots);
    b.stack.limit = input->max_stack;
    FrameMapTable *table = frame_flow_more(input, NULL, sizeof *table);
    if (table != NULL) *table = (FrameMapTable){0};
    if (table && (b.locals == NULL || b.stack.slots == NULL || !frame_flow_forward(&b) ||
                  !frame_flow_backward(&b) || !fill_table(&b, table))) {
        frame_map_table_free(table);
        table = NULL;
    }
    frame_flow_release(&b);
    return table;
}

/* The first entry of the pc, and how many there are. */
static const MapEntry *find_entries(const FrameMapTable *table, uint32_t pc, uint32_t *count) {
    uint32_t low = 0, high = table->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (table->entries[middle].pc < pc)
            low = middle + 1;
        else
            high = middle;
    }
    uint32_t end = low;
    while (end < table->count && table->entries[end].pc == pc) end++;
    *count = end - low;
    return &table->entries[low];
}

bool frame_map_lookup(const FrameMapTable *table, uint32_t pc, bool arguments_popped,
                      const uint8_t **bits, unsigned *stack_depth) {
    return frame_map_lookup_in(table, pc, arguments_popped, NULL, NULL, bits, stack_depth);
}

static bool returns_match(const FrameMapTable *table, const MapEntry *entry,
                          FrameMapReturnPc read, void *frame) {
    const ReturnSlot *slots = table->returns + entry->returns;
    for (uint32_t i = 0; i < entry->return_count; i++)
        if (read(frame, slots[i].slot) != slots[i].return_pc) return false;
    return true;
}

bool frame_map_lookup_in(const FrameMapTable *table, uint32_t pc, bool arguments_popped,
                         FrameMapReturnPc read, void *frame, const uint8_t **bits,
                         unsigned *stack_depth) {
    uint32_t count;
    const MapEntry *entry = find_entries(table, pc, &count);
    if (count > 1) {
        uint32_t i = 0;
        while (read && i < count && !returns_match(table, &entry[i], read, frame)) i++;
        if (read == NULL || i == count) return false;
        entry += i;
    } else if (count == 0) {
        return false;
    }
    *bits = table->bits + entry->bits;
    *stack_depth = arguments_popped ? entry->popped : entry->depth;
    return true;
}

void frame_map_table_free(FrameMapTable *table) {
    if (table == NULL) return;
    spare_free(table->entries);
    spare_free(table->bits);
    spare_free(table->returns);
    spare_free(table);
}
