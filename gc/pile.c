/* SPDX-License-Identifier: MIT */
#include "gc/pile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void heap_fatal(const char *message) {
    fprintf(stderr, "minijvm: heap: %s\n", message);
    abort();
}

void *pile_push(Pile *pile, size_t item_bytes) {
    if (pile->count == pile->capacity) {
        pile->capacity = pile->capacity == 0 ? 16 : 2 * pile->capacity;
        pile->items = realloc(pile->items, pile->capacity * item_bytes);
        if (pile->items == NULL) heap_fatal("no native memory");
    }
    return (char *)pile->items + pile->count++ * item_bytes;
}

void pile_append(Pile *pile, const Pile *some, size_t item_bytes) {
    if (pile->count + some->count > pile->capacity) {
        pile->capacity = 2 * (pile->count + some->count);
        pile->items = realloc(pile->items, pile->capacity * item_bytes);
        if (pile->items == NULL) heap_fatal("no native memory");
    }
    if (some->count > 0) memcpy((char *)pile->items + pile->count * item_bytes, some->items, some->count * item_bytes);
    pile->count += some->count;
}

void pile_free(Pile *pile) {
    free(pile->items);
    *pile = (Pile){0};
}
