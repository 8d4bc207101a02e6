/* SPDX-License-Identifier: MIT */
/* See range_checks.h. Of an int in a register `exact` says one of three things. That it is the
 * sum of a local and a small number: local + 1, then the number in a byte; the sum may wrap
 * around, as it does again when it is made again. Or how much it is at most, and that it is not
 * negative: the uppermost of 32 bits is set. Or, the one below, that it is the length of the
 * array in a local. */
#include "jit/x86_64/compiler.h"

enum { NUMBER_BITS = 8 };
static const Ref AT_MOST = 0x80000000u, LENGTH = 0x40000000u;

static bool place_of_index(const Compiler *c, const Val *index, Inside *place) {
    if (index->kind == VAL_CONST) {
        place->index = INSIDE_NUMBER;
        place->offset = (int32_t)index->value;
        return true;
    }
    if (index->kind != VAL_LOCAL && index->exact != 0) {
        if (index->exact & (AT_MOST | LENGTH)) return false;
        place->index = (uint16_t)((index->exact >> NUMBER_BITS) - 1);
        place->offset = (int8_t)index->exact;
        return true;
    }
    place->index = (uint16_t)place_of_value(c, index);
    place->offset = 0;
    return place->index != PLACE_NONE;
}

static bool place_of(const Compiler *c, const Val *array, const Val *index, Inside *place) {
    place->array = (uint16_t)place_of_value(c, array);
    return place->array != PLACE_NONE && place_of_index(c, index, place);
}

static bool is_inside_read(const Compiler *c, const Read *read, const Val *index) {
    Inside wanted;
    if (read->inside_count == 0 || !place_of_index(c, index, &wanted)) return false;
    for (uint32_t i = 0; i < read->inside_count; i++)
        if (read->inside[i].index == wanted.index && read->inside[i].offset == wanted.offset)
            return true;
    return false;
}

static bool is_inside_known(const Val *array, const Val *index) {
    const Object *known = value_known(array);
    if (known == NULL || !object_class(known)->is_array) return false;
    int64_t most = index->kind == VAL_CONST ? index->value : ranges_most(index);
    return most >= 0 && most < array_length(known);
}

bool ranges_are_known(Compiler *c, const Val *array, const Val *index) {
    Inside wanted;
    if (array->is_known) return is_inside_known(array, index);
    const Read *read = c->read_count != 0 ? read_of_value(c, array) : NULL;
    if (read != NULL && is_inside_read(c, read, index)) return true;
    if (c->inside_count == 0 || !place_of(c, array, index, &wanted)) return false;
    for (uint32_t i = 0; i < c->inside_count; i++) {
        const Inside *known = &c->inside[i];
        if (known->array == wanted.array && known->index == wanted.index &&
            known->offset == wanted.offset)
            return true;
    }
    return false;
}

void ranges_note(Compiler *c, const Val *array, const Val *index) {
    Inside place;
    Read *read = c->read_count != 0 ? read_of_value(c, array) : NULL;
    if (read != NULL) {
        if (read->inside_count == MAX_READ_INSIDE || !place_of_index(c, index, &place)) return;
        read->inside[read->inside_count].index = place.index;
        read->inside[read->inside_count++].offset = place.offset;
        return;
    }
    if (c->inside_count == MAX_INSIDE || !place_of(c, array, index, &place)) return;
    place.is_inlined = c->inlined != NULL;
    c->inside[c->inside_count++] = place;
}

static void forget_in_reads(Compiler *c, unsigned local) {
    for (uint32_t r = 0; r < c->read_count; r++) {
        Read *read = &c->reads[r];
        for (uint32_t i = read->inside_count; i-- > 0;)
            if (read->inside[i].index == local)
                read->inside[i] = read->inside[--read->inside_count];
    }
}

void ranges_forget(Compiler *c, unsigned local) {
    if (c->read_count != 0) {
        read_local_changes(c, local);
        forget_in_reads(c, local);
    }
    uint32_t left = 0;
    for (uint32_t i = 0; i < c->inside_count; i++)
        if (c->inside[i].array != local && c->inside[i].index != local)
            c->inside[left++] = c->inside[i];
    c->inside_count = left;
    for (uint32_t i = 0; i < c->state->depth; i++) {
        Val *entry = &c->state->stack[i];
        if (entry->type == 'I' &&
            (entry->exact >> NUMBER_BITS == local + 1 || entry->exact == (LENGTH | local)))
            entry->exact = 0;
    }
    if (c->state->length_local == local || c->state->length_array == local + 1)
        c->state->length_array = 0;
}

/* The call that is made instead goes on behind all checks of the inlined method. */
void ranges_forget_inlined(Compiler *c) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < c->inside_count; i++)
        if (!c->inside[i].is_inlined) c->inside[left++] = c->inside[i];
    c->inside_count = left;
    loads_forget(c);
}

Ref ranges_sum(const Compiler *c, const Val *a, int64_t number) {
    Inside place;
    if (a->kind == VAL_CONST || !place_of_index(c, a, &place)) return 0;
    number += place.offset;
    bool fits = number == (int8_t)number && place.index < ANALYSIS_SLOTS;
    return fits ? (Ref)(place.index + 1u) << NUMBER_BITS | (uint8_t)number : 0;
}

Ref ranges_at_most(uint32_t most) { return most <= INT32_MAX ? AT_MOST | most : 0; }

int64_t ranges_most(const Val *a) {
    if (a->kind == VAL_CONST) return a->value;
    return a->exact & AT_MOST ? (int64_t)(a->exact & ~AT_MOST) : -1;
}

Ref ranges_length_of(const Val *array) {
    return array->kind == VAL_LOCAL && array->local < ANALYSIS_SLOTS ? LENGTH | array->local
                                                                     : 0;
}

int ranges_length_array(const Compiler *c, const Val *length) {
    if (length->kind == VAL_GP && length->exact >> 30 == LENGTH >> 30)
        return (int)(length->exact & ~LENGTH);
    bool is_noted = length->kind == VAL_LOCAL && c->state->length_array != 0 &&
                    c->state->length_local == length->local;
    return is_noted ? c->state->length_array - 1 : -1;
}
