/* SPDX-License-Identifier: MIT */
/* See bounds.h. Of an int in a register `exact` says one of three things. That it is the sum of a local and a small
 * number: local + 1, then the number in a byte; the sum may wrap around, as it does again when it is made again. Or
 * how much it is at most, and that it is not negative: the uppermost of 32 bits is set. Or, the one below, that it is
 * the length of the array in a local. */
#include "jit/x86_64/compiler.h"

enum { NUMBER_BITS = 8 };
static const Ref AT_MOST = 0x80000000u, LENGTH = 0x40000000u;

static bool place_of_index(const Val *index, Inside *place) {
    if (index->kind == VAL_CONST) {
        place->index = INSIDE_NUMBER;
        place->offset = (int32_t)index->value;
    } else if (index->kind == VAL_LOCAL) {
        place->index = index->local;
        place->offset = 0;
    } else {
        if (index->exact == 0 || (index->exact & (AT_MOST | LENGTH))) return false;
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

static bool is_inside_known(const Val *array, const Val *index) {
    const Object *known = value_known(array);
    if (known == NULL || !object_class(known)->is_array) return false;
    int64_t most = index->kind == VAL_CONST ? index->value : bounds_most(index);
    return most >= 0 && most < array_length(known);
}

bool bounds_are_known(const Compiler *c, const Val *array, const Val *index) {
    Inside wanted;
    if (array->is_known) return is_inside_known(array, index);
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
    if (c->read_count != 0) read_local_changes(c, local);
    uint32_t left = 0;
    for (uint32_t i = 0; i < c->inside_count; i++)
        if (c->inside[i].array != local && c->inside[i].index != local) c->inside[left++] = c->inside[i];
    c->inside_count = left;
    for (uint32_t i = 0; i < c->state->depth; i++) {
        Val *entry = &c->state->stack[i];
        if (entry->type == 'I' && (entry->exact >> NUMBER_BITS == local + 1 || entry->exact == (LENGTH | local))) entry->exact = 0;
    }
    if (c->state->length_local == local || c->state->length_array == local + 1) c->state->length_array = 0;
}

Ref bounds_sum(const Val *a, int64_t number) {
    Inside place;
    if (a->kind == VAL_CONST || !place_of_index(a, &place)) return 0;
    number += place.offset;
    bool fits = number == (int8_t)number && place.index < ANALYSIS_SLOTS;
    return fits ? (Ref)(place.index + 1u) << NUMBER_BITS | (uint8_t)number : 0;
}

Ref bounds_at_most(uint32_t most) { return most <= INT32_MAX ? AT_MOST | most : 0; }

int64_t bounds_most(const Val *a) {
    if (a->kind == VAL_CONST) return a->value;
    return a->exact & AT_MOST ? (int64_t)(a->exact & ~AT_MOST) : -1;
}

Ref bounds_length_of(const Val *array) {
    return array->kind == VAL_LOCAL && array->local < ANALYSIS_SLOTS ? LENGTH | array->local : 0;
}

int bounds_length_array(const Compiler *c, const Val *length) {
    if (length->kind == VAL_GP && length->exact >> 30 == LENGTH >> 30) return (int)(length->exact & ~LENGTH);
    bool is_noted = length->kind == VAL_LOCAL && c->state->length_array != 0 && c->state->length_local == length->local;
    return is_noted ? c->state->length_array - 1 : -1;
}
