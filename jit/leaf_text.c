/* SPDX-License-Identifier: MIT */
/* Comparing and searching texts. A search looks for the first unit by whole words and compares
 * from there. A leaf lets nobody stop the thread, so a search whose comparisons come to nothing
 * again and again gives way to the library's loop, which polls. */
#include <string.h>

#include "jit/leaf.h"
#include "vm/objects/string.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

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
    uint32_t n = text_length(&x), m = text_length(&y), shorter = n < m ? n : m, i = 0;
    if (x.is_wide == y.is_wide) {
        unsigned shift = x.is_wide;
        i = common_prefix(x.bytes, y.bytes, shorter << shift) >> shift;
    } else {
        while (i < shorter && unit_at(&x, i) == unit_at(&y, i)) i++;
    }
    return leaf_result(i < shorter ? unit_at(&x, i) - unit_at(&y, i) : (int32_t)(n - m));
}

uint64_t jit_leaf_string_hash(const Value *args) {
    Object *string = args[0].l;
    const VM *vm = object_class(string)->vm;
    int32_t *known = (int32_t *)(void *)((char *)string + vm->known.String_hash);
    if (*known != 0) return leaf_result(*known);
    Text text = text_of(vm, string);
    uint32_t hash = 0, n = text_length(&text);
    if (text.is_wide)
        for (uint32_t i = 0; i < n; i++) hash = 31 * hash + unit_at(&text, i);
    else
        for (uint32_t i = 0; i < n; i++) hash = 31 * hash + text.bytes[i];
    if (hash != 0) __atomic_store_n(known, (int32_t)hash, __ATOMIC_RELAXED);
    return hash;
}

/* ---- Searching ---- */

enum { NOT_FOUND = -1, TOO_LONG = -2, UNITS = 4 }; /* UNITS: of a word */

/* The units of a word that are as wanted: their highest bit is set, all others are clear. */
static uint64_t units_that_are(const uint8_t *at, uint64_t wanted) {
    const uint64_t low = UINT64_C(0x7fff7fff7fff7fff);
    uint64_t word;
    memcpy(&word, at, sizeof word);
    word ^= wanted;
    return ~(((word & low) + low) | word | low);
}

static uint64_t repeated(uint16_t unit) { return unit * UINT64_C(0x0001000100010001); }

static int64_t first_wide(const Text *text, uint16_t unit, uint32_t from) {
    uint32_t i = from, n = text_length(text);
    for (uint64_t wanted = repeated(unit), found; n - i >= UNITS; i += UNITS) {
        found = units_that_are(text->bytes + 2 * (size_t)i, wanted);
        if (found != 0) return i + (uint32_t)__builtin_ctzll(found) / 16;
    }
    for (; i < n; i++)
        if (unit_at(text, i) == unit) return i;
    return NOT_FOUND;
}

static int64_t last_wide(const Text *text, uint16_t unit, uint32_t end) {
    uint32_t i = end;
    for (uint64_t wanted = repeated(unit), found; i >= UNITS; i -= UNITS) {
        found = units_that_are(text->bytes + 2 * (size_t)(i - UNITS), wanted);
        if (found != 0) return i - 1 - (uint32_t)__builtin_clzll(found) / 16;
    }
    while (i > 0)
        if (unit_at(text, --i) == unit) return i;
    return NOT_FOUND;
}

/* The first place of a unit at or behind `from`, which is at most the length. */
static int64_t first_unit(const Text *text, uint16_t unit, uint32_t from) {
    if (text->is_wide) return first_wide(text, unit, from);
    if (unit > UINT8_MAX) return NOT_FOUND;
    const uint8_t *at = memchr(text->bytes + from, unit, text->size - from);
    return at != NULL ? at - text->bytes : NOT_FOUND;
}

/* The last place of a unit before `end`, which is at most the length. */
static int64_t last_unit(const Text *text, uint16_t unit, uint32_t end) {
    if (text->is_wide) return last_wide(text, unit, end);
    if (unit > UINT8_MAX) return NOT_FOUND;
    const uint8_t *at = memrchr(text->bytes, unit, end);
    return at != NULL ? at - text->bytes : NOT_FOUND;
}

/* Whether the part is at that place. Counts what is compared in vain: when that is more than
 * the text and some more, the search is given up. */
typedef struct Comparing {
    const Text *text, *wanted;
    uint64_t in_vain;
} Comparing;

static bool is_at(Comparing *c, int64_t at) {
    uint32_t k = 1, m = text_length(c->wanted);
    while (k < m && unit_at(c->text, (uint32_t)at + k) == unit_at(c->wanted, k)) k++;
    if (k < m) c->in_vain += k;
    return k >= m;
}

static bool is_patient(const Comparing *c) {
    enum { PATIENCE = 1 << 16 };
    return c->in_vain <= (uint64_t)text_length(c->text) + PATIENCE;
}

static int64_t find_wide(const Text *text, const Text *wanted, uint32_t from) {
    uint32_t n = text_length(text), m = text_length(wanted);
    Comparing c = {text, wanted, 0};
    for (int64_t at = from; n - at >= m; at++) {
        at = first_wide(text, unit_at(wanted, 0), (uint32_t)at);
        if (at < 0 || n - at < m) break;
        if (is_at(&c, at)) return at;
        if (!is_patient(&c)) return TOO_LONG;
    }
    return NOT_FOUND;
}

static int64_t find_text(const Text *text, const Text *wanted, int32_t from) {
    uint32_t n = text_length(text), start = from < 0 ? 0 : (uint32_t)from;
    if (start > n) start = n;
    if (wanted->size == 0) return start;
    if (text->is_wide) return find_wide(text, wanted, start);
    if (wanted->is_wide) return NOT_FOUND;
    const uint8_t *at =
        memmem(text->bytes + start, text->size - start, wanted->bytes, wanted->size);
    return at != NULL ? at - text->bytes : NOT_FOUND;
}

/* The last place at or before `from`. */
static int64_t find_last(const Text *text, const Text *wanted, int32_t from) {
    uint32_t n = text_length(text), m = text_length(wanted);
    if (from < 0 || m > n) return NOT_FOUND;
    int64_t at = (uint32_t)from < n - m ? (uint32_t)from : n - m;
    if (m == 0) return at;
    for (Comparing c = {text, wanted, 0}; at >= 0; at--) {
        at = last_unit(text, unit_at(wanted, 0), (uint32_t)at + 1);
        if (at < 0 || is_at(&c, at)) return at;
        if (!is_patient(&c)) return TOO_LONG;
    }
    return NOT_FOUND;
}

static uint64_t place(int64_t at) {
    return at == TOO_LONG ? LEAF_GIVE_WAY : leaf_result((int32_t)at);
}

static uint64_t index_from(const Object *string, int32_t unit, int32_t from) {
    if (unit < 0 || unit > UINT16_MAX)
        return LEAF_GIVE_WAY; /* a code point of two chars, or none */
    Text text = text_of(object_class(string)->vm, string);
    uint32_t n = text_length(&text), start = from < 0 ? 0 : (uint32_t)from;
    return place(start < n ? first_unit(&text, (uint16_t)unit, start) : NOT_FOUND);
}

uint64_t jit_leaf_string_index(const Value *args) {
    return index_from(args[0].l, args[1].i, 0);
}
uint64_t jit_leaf_string_index_from(const Value *args) {
    return index_from(args[0].l, args[1].i, args[2].i);
}

uint64_t jit_leaf_string_last_index(const Value *args) {
    const Object *string = args[0].l;
    int32_t unit = args[1].i, from = args[2].i;
    if (unit < 0 || unit > UINT16_MAX) return LEAF_GIVE_WAY;
    Text text = text_of(object_class(string)->vm, string);
    uint32_t n = text_length(&text);
    uint32_t end = from < 0 ? 0 : (uint32_t)from < n ? (uint32_t)from + 1 : n;
    return place(last_unit(&text, (uint16_t)unit, end));
}

typedef int64_t Find(const Text *text, const Text *wanted, int32_t from);

static uint64_t find_in_string(const Object *string, const Object *part, int32_t from,
                               Find *find) {
    if (part == NULL) return LEAF_GIVE_WAY;
    const VM *vm = object_class(string)->vm;
    Text text = text_of(vm, string), wanted = text_of(vm, part);
    return place(find(&text, &wanted, from));
}

uint64_t jit_leaf_string_find(const Value *args) {
    return find_in_string(args[0].l, args[1].l, 0, find_text);
}
uint64_t jit_leaf_string_find_from(const Value *args) {
    return find_in_string(args[0].l, args[1].l, args[2].i, find_text);
}
uint64_t jit_leaf_string_find_last(const Value *args) {
    return find_in_string(args[0].l, args[1].l, args[2].i, find_last);
}

/* In the first units of an array: (byte[], its coder, how many units, String, from). */
static uint64_t find_in_units(const Value *args, Find *find) {
    const Object *array = args[0].l, *part = args[3].l;
    int32_t coder = args[1].i, units = args[2].i;
    if (array == NULL || part == NULL || units < 0) return LEAF_GIVE_WAY;
    Text text = {array_elements(array), (uint32_t)units << (coder != 0), coder != 0};
    if (text.size > (uint32_t)array_length(array)) return LEAF_GIVE_WAY;
    Text wanted = text_of(object_class(part)->vm, part);
    return place(find(&text, &wanted, args[4].i));
}

uint64_t jit_leaf_units_find(const Value *args) { return find_in_units(args, find_text); }
uint64_t jit_leaf_units_find_last(const Value *args) { return find_in_units(args, find_last); }
