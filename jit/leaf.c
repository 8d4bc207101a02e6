/* SPDX-License-Identifier: MIT */
#include "jit/leaf.h"

#include <math.h>
#include <string.h>

#include "gc/refs_copy.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"
#include "vm/system/trigonometry.h"

/* ---- Objects and arrays ---- */

static bool is_range(const Object *array, int32_t index, int32_t count) {
    return index >= 0 && count >= 0 && index <= array_length(array) - count;
}

uint64_t jit_leaf_array_copy(const Value *args) {
    Object *from = args[0].l, *to = args[2].l;
    int32_t from_index = args[1].i, to_index = args[3].i, count = args[4].i;
    if (from == NULL || to == NULL) return LEAF_GIVE_WAY;
    const Class *a = object_class(from), *b = object_class(to);
    if (!a->is_array || !b->is_array) return LEAF_GIVE_WAY;
    if (a != b && (a->shape.kind != SHAPE_REF_ARRAY || !class_is_subclass(a, b)))
        return LEAF_GIVE_WAY;
    if (!is_range(from, from_index, count) || !is_range(to, to_index, count))
        return LEAF_GIVE_WAY;
    if (a->shape.kind == SHAPE_REF_ARRAY) {
        refs_copy(to, (Ref *)array_elements(to) + to_index,
                  (Ref *)array_elements(from) + from_index, (size_t)count);
    } else {
        unsigned shift = a->shape.element_shift;
        memmove((char *)array_elements(to) + ((size_t)to_index << shift),
                (char *)array_elements(from) + ((size_t)from_index << shift),
                (size_t)count << shift);
    }
    return 0;
}

/* ---- Classes ---- */

uint64_t jit_leaf_is_instance(const Value *args) {
    return args[1].l != NULL && object_is_instance(args[1].l, class_of_mirror(args[0].l));
}

uint64_t jit_leaf_is_assignable(const Value *args) {
    if (args[1].l == NULL) return LEAF_GIVE_WAY;
    return class_is_subclass(class_of_mirror(args[1].l), class_of_mirror(args[0].l));
}

/* ---- Arrays of numbers ---- */

uint64_t jit_leaf_has_negatives(const Value *args) {
    enum { STEP = 32 };
    const Object *array = args[0].l;
    int32_t index = args[1].i, count = args[2].i;
    if (array == NULL || !is_range(array, index, count)) return LEAF_GIVE_WAY;
    const uint8_t *at = (const uint8_t *)array_elements(array) + index, *end = at + count;
    for (; end - at >= STEP; at += STEP) {
        uint64_t words[STEP / 8];
        memcpy(words, at, STEP);
        if (((words[0] | words[1] | words[2] | words[3]) & UINT64_C(0x8080808080808080)) != 0)
            return 1;
    }
    uint8_t rest = 0;
    while (at < end) rest |= *at++;
    return rest >> 7;
}

static size_t first_difference(const uint8_t *a, const uint8_t *b, size_t size) {
    size_t i = 0;
    for (uint64_t x, y; i + sizeof x <= size; i += sizeof x) {
        memcpy(&x, a + i, sizeof x);
        memcpy(&y, b + i, sizeof y);
        if (x != y) return i + (size_t)__builtin_ctzll(x ^ y) / 8;
    }
    while (a[i] == b[i]) i++;
    return i;
}

uint64_t jit_leaf_mismatch(const Value *args) {
    if (args[0].l == NULL || args[3].l == NULL) return LEAF_GIVE_WAY;
    const uint8_t *a = (const uint8_t *)args[0].l + args[1].j,
                  *b = (const uint8_t *)args[3].l + args[4].j;
    unsigned shift = (unsigned)args[7].i;
    size_t size = (size_t)(uint32_t)args[6].i << shift;
    if (memcmp(a, b, size) == 0) return leaf_result(-1);
    return leaf_result((int32_t)(first_difference(a, b, size) >> shift));
}

/* ---- Math: what its natives call ---- */

#define FUNCTION(name)                                                                         \
    uint64_t jit_leaf_##name(Value *args) {                                                    \
        args[0].d = name(args[0].d);                                                           \
        return 0;                                                                              \
    }
#define ANGLE_FUNCTION(name)                                                                   \
    uint64_t jit_leaf_##name(Value *args) {                                                    \
        if (!trigonometry_is_near(args[0].d)) return LEAF_GIVE_WAY;                            \
        args[0].d = name(args[0].d);                                                           \
        return 0;                                                                              \
    }
ANGLE_FUNCTION(sin)
ANGLE_FUNCTION(cos)
ANGLE_FUNCTION(tan)
FUNCTION(exp)
FUNCTION(log)

uint64_t jit_leaf_power(Value *args) {
    if (!isfinite(args[2].d)) return LEAF_GIVE_WAY; /* where C has results of its own */
    args[0].d = pow(args[0].d, args[2].d);
    return 0;
}
