/* SPDX-License-Identifier: MIT */
#include "vm/flow/handler_index.h"

#include <stdlib.h>
#include <string.h>

/* ---- Cuts ---- */

static int compare_places(const void *x, const void *y) {
    return *(const uint16_t *)x - *(const uint16_t *)y;
}

static void sort_places(uint16_t *places, uint32_t count) {
    enum { FEW = 16 };
    if (count > FEW) {
        qsort(places, count, sizeof *places, compare_places);
        return;
    }
    for (uint32_t i = 1; i < count; i++) {
        uint16_t place = places[i];
        uint32_t at = i;
        for (; at > 0 && places[at - 1] > place; at--) places[at] = places[at - 1];
        places[at] = place;
    }
}

static bool make_cuts(HandlerIndex *index, ParseArena *arena) {
    uint32_t count = 0;
    uint16_t *cuts = parse_arena_allocate(arena, 2 * index->handler_count * sizeof *cuts);
    if (cuts == NULL) return false;
    for (uint32_t i = 0; i < index->handler_count; i++) {
        cuts[2 * i] = index->handlers[i].start_pc;
        cuts[2 * i + 1] = index->handlers[i].end_pc;
    }
    sort_places(cuts, 2 * index->handler_count);
    for (uint32_t i = 0; i < 2 * index->handler_count; i++)
        if (count == 0 || cuts[i] != cuts[count - 1]) cuts[count++] = cuts[i];
    index->cuts = cuts;
    index->cut_count = count;
    for (index->leaf_count = 1; index->leaf_count < count - 1;) index->leaf_count *= 2;
    return true;
}

/* The last cut that is not behind the place; there is one. */
static uint32_t find_cut(const HandlerIndex *index, uint32_t pc) {
    uint32_t low = 0, high = index->cut_count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (index->cuts[middle] <= pc)
            low = middle;
        else
            high = middle;
    }
    return low;
}

uint32_t handler_index_leaf(const HandlerIndex *index, uint32_t pc, uint32_t near) {
    if (index->leaf_count == 0 || pc < index->cuts[0] ||
        pc >= index->cuts[index->cut_count - 1])
        return 0;
    uint32_t piece = near - index->leaf_count;
    if (piece < index->cut_count - 1 && pc >= index->cuts[piece]) {
        if (pc < index->cuts[piece + 1]) return near;
        if (pc < index->cuts[piece + 2]) return near + 1; /* it is not the last piece */
    }
    return index->leaf_count + find_cut(index, pc);
}

uint32_t handler_index_next(const HandlerIndex *index, uint32_t pc, uint32_t leaf) {
    if (leaf != 0) return index->cuts[leaf - index->leaf_count + 1];
    return index->leaf_count != 0 && pc < index->cuts[0] ? index->cuts[0] : UINT32_MAX;
}

/* ---- Lists ---- */

/* The nodes that make up a range, at most two on each level. */
static uint32_t nodes_of(const HandlerIndex *index, const ExceptionHandler *h,
                         uint32_t nodes[40]) {
    uint32_t count = 0, from = index->leaf_count + find_cut(index, h->start_pc),
             to = index->leaf_count + find_cut(index, h->end_pc);
    for (; from < to; from /= 2, to /= 2) {
        if (from & 1) nodes[count++] = from++;
        if (to & 1) nodes[count++] = --to;
    }
    return count;
}

static bool make_lists(HandlerIndex *index, ParseArena *arena) {
    uint32_t nodes[40], total = 0;
    HandlerList *lists = index->lists =
        parse_arena_allocate(arena, 2 * index->leaf_count * sizeof *lists);
    if (lists == NULL) return false;
    for (uint32_t i = 0; i < index->handler_count; i++)
        for (uint32_t k = nodes_of(index, &index->handlers[i], nodes); k-- > 0;)
            lists[nodes[k]].count++;
    for (uint32_t n = 1; n < 2 * index->leaf_count; n++) {
        lists[n].first = total;
        total += lists[n].count;
        lists[n].count = 0;
    }
    index->entries = parse_arena_allocate(arena, total * sizeof *index->entries);
    if (index->entries == NULL) return false;
    for (uint32_t i = 0; i < index->handler_count; i++)
        for (uint32_t k = nodes_of(index, &index->handlers[i], nodes); k-- > 0;) {
            HandlerList *list = &lists[nodes[k]];
            index->entries[list->first + list->count++] = (uint16_t)i;
        }
    return true;
}

/* Puts those that lead where an earlier one does behind the others. seen: by bytecode index the
 * last node that leads there. */
static void part_list(HandlerIndex *index, uint32_t node, uint32_t *seen, uint16_t *repeats) {
    HandlerList *list = &index->lists[node];
    uint16_t *entries = index->entries + list->first;
    uint32_t repeated = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        uint32_t *last = &seen[index->handlers[entries[i]].handler_pc];
        if (*last == node)
            repeats[repeated++] = entries[i];
        else
            entries[list->distinct++] = entries[i];
        *last = node;
    }
    memcpy(entries + list->distinct, repeats, repeated * sizeof *entries);
}

static bool part_lists(HandlerIndex *index, ParseArena *arena) {
    enum { FEW = 32 }; /* worth no table: they count as distinct */
    uint32_t *seen = NULL;
    uint16_t *repeats = NULL;
    for (uint32_t n = 1; n < 2 * index->leaf_count; n++) {
        HandlerList *list = &index->lists[n];
        if (list->count <= FEW) {
            list->distinct = list->count;
            continue;
        }
        if (seen == NULL) {
            seen = parse_arena_allocate(arena, (UINT16_MAX + 1) * sizeof *seen);
            repeats = parse_arena_allocate(arena, index->handler_count * sizeof *repeats);
            if (seen == NULL || repeats == NULL) return false;
        }
        part_list(index, n, seen, repeats);
    }
    return true;
}

bool handler_index_build(HandlerIndex *index, const ExceptionHandler *handlers, uint32_t count,
                         ParseArena *arena) {
    *index = (HandlerIndex){.handlers = handlers, .handler_count = count};
    return count == 0 ||
           (make_cuts(index, arena) && make_lists(index, arena) && part_lists(index, arena));
}
