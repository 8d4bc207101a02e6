/* SPDX-License-Identifier: MIT */
/* See bounds.h. That an int in a register is the sum of a local and a small number is written in its `exact`:
 * local + 1, then the number in a byte. The sum may wrap around, as it does again when it is made again. */
#include "jit/x86_64/compiler.h"

enum { NUMBER_BITS = 8 };

static bool place_of_index(const Val *index, Inside *place) {
    if (index->kind == VAL_CONST) {
        place->index = INSIDE_NUMBER;
        place->offset = (int32_t)index->value;
    } else if (index->kind == VAL_LOCAL) {
        place->index = index->local;
        place->offset = 0;
    } else {
        if (index->exact == 0) return false;
        place->index = (uint16_t)((index->exact >> NUMBER_BITS) - 1);
        place->offset = (int8_t)index->exact;
    }
    return true;
}

static bool place_of(const Val *array, const Val *index, Inside *place) {
    if (array->kind != VAL_LOCAL) return false;
    place->array = array->local;
    return place_of_index(index, place);
}

bool bounds_are_known(const Compiler *c, const Val *array, const Val *index) {
    Inside wanted;
    if (c->inside_count == 0 || !place_of(array, index, &wanted)) return false;
    for (uint32_t i = 0; i < c->inside_count; i++) {
        const Inside *known = &c->inside[i];
        if (known->array == wanted.array && known->index == wanted.index && known->offset == wanted.offset) return true;
    }
    return false;
}

/* An inlined method's checks do not count: the call that is made instead goes on behind them all. */
void bounds_note(Compiler *c, const Val *array, const Val *index) {
    Inside place;
    if (c->inlined == NULL && c->inside_count < MAX_INSIDE && place_of(array, index, &place)) c->inside[c->inside_count++] = place;
}

void bounds_forget(Compiler *c, unsigned local) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < c->inside_count; i++)
        if (c->inside[i].array != local && c->inside[i].index != local) c->inside[left++] = c->inside[i];
    c->inside_count = left;
    for (uint32_t i = 0; i < c->state->depth; i++) {
        Val *entry = &c->state->stack[i];
        if (entry->type == 'I' && entry->exact >> NUMBER_BITS == local + 1) entry->exact = 0;
    }
}

Ref bounds_sum(const Val *a, int64_t number) {
    Inside place;
    if (a->kind == VAL_CONST || !place_of_index(a, &place)) return 0;
    number += place.offset;
    bool fits = number == (int8_t)number && place.index < ANALYSIS_SLOTS;
    return fits ? (Ref)(place.index + 1u) << NUMBER_BITS | (uint8_t)number : 0;
}
