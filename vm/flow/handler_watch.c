/* SPDX-License-Identifier: MIT */
#include "vm/flow/handler_watch.h"

#include <stdlib.h>
#include <string.h>

/* Lists up to this long are told everything each time: that is less work than to remember. */
enum {
    SHORT = 8,
    FIRST_CAPACITY = 1024,
    LARGEST_CAPACITY = 1 << 21,
    EVERYTHING = UINT16_MAX + 1,
    STATE
};

struct HandlerTold {
    uint64_t key, value; /* key 0: nothing */
};

/* ---- What was told ---- */

static HandlerTold *find_told(HandlerTold *table, uint32_t capacity, HandlerTold wanted) {
    uint64_t hash = (wanted.key ^ wanted.value * 31) * UINT64_C(0x9e3779b97f4a7c15);
    uint32_t at = (uint32_t)(hash >> 32) & (capacity - 1);
    while (table[at].key != 0 &&
           (table[at].key != wanted.key || table[at].value != wanted.value))
        at = (at + 1) & (capacity - 1);
    return &table[at];
}

/* At its largest it forgets everything and begins anew; without memory, too. */
static void make_room(HandlerWatch *w) {
    uint32_t capacity = w->told_capacity == 0 ? FIRST_CAPACITY : w->told_capacity * 2;
    HandlerTold *table = capacity <= LARGEST_CAPACITY
                             ? parse_arena_allocate(w->arena, capacity * sizeof *table)
                             : NULL;
    if (table == NULL) {
        if (w->told != NULL) memset(w->told, 0, w->told_capacity * sizeof *w->told);
        w->told_count = 0;
        return;
    }
    for (uint32_t i = 0; i < w->told_capacity; i++)
        if (w->told[i].key != 0) *find_told(table, capacity, w->told[i]) = w->told[i];
    w->told = table;
    w->told_capacity = capacity;
}

/* Do the node's handlers not know that the local holds the value? Now they will. */
static bool is_news(HandlerWatch *w, int context, uint32_t node, uint32_t local,
                    uint64_t value) {
    HandlerTold wanted = {(uint64_t)context << 40 | (uint64_t)node << 20 | local, value};
    if (w->told_count >= w->told_capacity / 2) make_room(w);
    if (w->told == NULL) return true;
    HandlerTold *found = find_told(w->told, w->told_capacity, wanted);
    if (found->key != 0) return false;
    *found = wanted;
    w->told_count++;
    return true;
}

/* ---- Looking ---- */

static uint64_t value_of(const HandlerLocals *locals, uint32_t local) {
    return locals->width == sizeof(uint16_t) ? ((const uint16_t *)locals->values)[local]
                                             : ((const uint64_t *)locals->values)[local];
}

static void add_list(HandlerWatch *w, uint32_t node, bool everything) {
    const HandlerList *list = &w->index.lists[node];
    const uint16_t *entries = handler_index_list(&w->index, node);
    uint32_t count = everything ? list->count : list->distinct;
    for (uint32_t i = 0; i < count; i++) w->due[w->due_count++] = 2u * entries[i] + everything;
}

static void look_at_list(HandlerWatch *w, uint32_t node, const HandlerLocals *locals,
                         bool arrives) {
    uint32_t from = arrives ? 0 : locals->changed_from,
             to = arrives ? locals->count : locals->changed_to;
    if (w->index.lists[node].count <= SHORT) {
        if (arrives || from < to) add_list(w, node, true);
        return;
    }
    bool everything = arrives && is_news(w, locals->context, node, EVERYTHING, 0), any = false;
    if (from < to) any = is_news(w, locals->context, node, STATE, locals->state);
    for (uint32_t i = from; i < to; i++) {
        if (!is_news(w, locals->context, node, i, value_of(locals, i))) continue;
        any = true;
        if (i < w->from) w->from = i;
        if (i >= w->to) w->to = i + 1;
    }
    if (everything || any) add_list(w, node, everything);
}

static int compare_due(const void *x, const void *y) {
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    return a < b ? -1 : a > b;
}

/* Lists are in the order of the table, but for handlers that lead where another one does. */
static void sort_due(HandlerWatch *w) {
    for (uint32_t i = 1; i < w->due_count; i++)
        if (w->due[i] < w->due[i - 1]) {
            qsort(w->due, w->due_count, sizeof *w->due, compare_due);
            return;
        }
}

void handler_watch_look(HandlerWatch *w, uint32_t pc, const HandlerLocals *locals) {
    uint32_t old = w->leaf, leaf = handler_index_leaf(&w->index, pc, old);
    w->due_count = 0;
    w->from = locals->count;
    w->to = 0;
    w->leaf = leaf;
    w->next = handler_index_next(&w->index, pc, leaf);
    if (leaf == old && locals->changed_from >= locals->changed_to) return;
    for (uint32_t node = leaf; node != 0; node /= 2) {
        if (w->index.lists[node].count > 0)
            look_at_list(w, node, locals, !handler_index_passes(old, node));
    }
    sort_due(w);
}

bool handler_watch_begin(HandlerWatch *w, const ExceptionHandler *handlers, uint32_t count,
                         ParseArena *arena) {
    *w = (HandlerWatch){.arena = arena};
    if (!handler_index_build(&w->index, handlers, count, arena)) return false;
    w->due = parse_arena_allocate(arena, count * sizeof *w->due);
    return w->due != NULL;
}
