/* SPDX-License-Identifier: MIT */
#include "jit/leaf.h"

#include <math.h>
#include <string.h>

#include "gc/refs_copy.h"
#include "vm/objects/string.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

static uint64_t result(int32_t value) { return (uint32_t)value; }

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

/* ---- Strings ---- */

typedef struct Text {
    const uint8_t *bytes;
    uint32_t size; /* of the bytes */
    bool is_wide;
} Text;

static Text text_of(const VM *vm, const Object *string) {
    const Object *value = slot_get((const char *)string + vm->known.String_value);
    return (Text){array_elements(value), (uint32_t)array_length(value),
                  ((const int8_t *)string)[vm->known.String_coder] != 0};
}

static uint32_t text_length(const Text *text) {
    return text->is_wide ? text->size / 2 : text->size;
}

static uint16_t unit_at(const Text *text, uint32_t index) {
    if (!text->is_wide) return text->bytes[index];
    return (uint16_t)(text->bytes[2 * index] | text->bytes[2 * index + 1] << 8);
}

uint64_t jit_leaf_string_equals(const Value *args) {
    const Object *a = args[0].l, *b = args[1].l;
    if (a == b) return 1;
    if (b == NULL || object_class(a) != object_class(b)) return 0;
    const VM *vm = object_class(a)->vm;
    Text x = text_of(vm, a), y = text_of(vm, b);
    return x.size == y.size && x.is_wide == y.is_wide && memcmp(x.bytes, y.bytes, x.size) == 0;
}

/* How many bytes are the same. An array's elements begin at, and its end is rounded up to,
 * whole words. */
static uint32_t common_prefix(const uint8_t *a, const uint8_t *b, uint32_t size) {
    for (uint32_t i = 0; i < size; i += 8) {
        uint64_t x, y;
        memcpy(&x, a + i, 8);
        memcpy(&y, b + i, 8);
        if (x == y) continue;
        uint32_t same = i + (uint32_t)__builtin_ctzll(x ^ y) / 8;
        return same < size ? same : size;
    }
    return size;
}

uint64_t jit_leaf_string_compare(const Value *args) {
    const Object *a = args[0].l, *b = args[1].l;
    if (b == NULL) return LEAF_GIVE_WAY;
    const VM *vm = object_class(a)->vm;
    Text x = text_of(vm, a), y = text_of(vm, b);
    uint32_t n = text_length(&x), m = text_length(&y), shorter = n < m ? n : m;
    if (!x.is_wide && !y.is_wide) {
        uint32_t same = common_prefix(x.bytes, y.bytes, shorter);
        return result(same < shorter ? x.bytes[same] - y.bytes[same] : (int32_t)(n - m));
    }
    for (uint32_t i = 0; i < shorter; i++) {
        int difference = unit_at(&x, i) - unit_at(&y, i);
        if (difference != 0) return result(difference);
    }
    return result((int32_t)(n - m));
}

uint64_t jit_leaf_string_hash(const Value *args) {
    Object *string = args[0].l;
    const VM *vm = object_class(string)->vm;
    int32_t *known = (int32_t *)(void *)((char *)string + vm->known.String_hash);
    if (*known != 0) return result(*known);
    Text text = text_of(vm, string);
    uint32_t hash = 0, n = text_length(&text);
    for (uint32_t i = 0; i < n; i++) hash = 31 * hash + unit_at(&text, i);
    if (hash != 0) __atomic_store_n(known, (int32_t)hash, __ATOMIC_RELAXED);
    return hash;
}

uint64_t jit_leaf_string_index(const Value *args) {
    const Object *string = args[0].l;
    int32_t unit = args[1].i;
    Text text = text_of(object_class(string)->vm, string);
    if (unit < 0 || unit > 0xffff)
        return LEAF_GIVE_WAY; /* a code point of two chars, or none */
    if (!text.is_wide) {
        const uint8_t *at = unit <= 0xff ? memchr(text.bytes, unit, text.size) : NULL;
        return result(at != NULL ? (int32_t)(at - text.bytes) : -1);
    }
    for (uint32_t i = 0, n = text_length(&text); i < n; i++)
        if (unit_at(&text, i) == unit) return result((int32_t)i);
    return result(-1);
}

static uint64_t find_from(const Object *string, const Object *part, int32_t from) {
    if (part == NULL) return LEAF_GIVE_WAY;
    Text text = text_of(object_class(string)->vm, string),
         wanted = text_of(object_class(string)->vm, part);
    if (text.is_wide || wanted.is_wide) return LEAF_GIVE_WAY;
    uint32_t start = from < 0 ? 0 : (uint32_t)from;
    if (start > text.size) start = text.size;
    if (wanted.size == 0) return result((int32_t)start);
    const uint8_t *at =
        memmem(text.bytes + start, text.size - start, wanted.bytes, wanted.size);
    return result(at != NULL ? (int32_t)(at - text.bytes) : -1);
}

uint64_t jit_leaf_string_find(const Value *args) { return find_from(args[0].l, args[1].l, 0); }

uint64_t jit_leaf_string_find_from(const Value *args) {
    return find_from(args[0].l, args[1].l, args[2].i);
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
    if (memcmp(a, b, size) == 0) return result(-1);
    return result((int32_t)(first_difference(a, b, size) >> shift));
}

/* ---- Math: what its natives call ---- */

#define FUNCTION(name)                                                                         \
    uint64_t jit_leaf_##name(Value *args) {                                                    \
        args[0].d = name(args[0].d);                                                           \
        return 0;                                                                              \
    }
FUNCTION(sin)
FUNCTION(cos)
FUNCTION(tan)
FUNCTION(exp)
FUNCTION(log)

uint64_t jit_leaf_power(Value *args) {
    if (!isfinite(args[2].d)) return LEAF_GIVE_WAY; /* where C has results of its own */
    args[0].d = pow(args[0].d, args[2].d);
    return 0;
}
