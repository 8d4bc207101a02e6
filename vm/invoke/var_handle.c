/* SPDX-License-Identifier: MIT */
#include "vm/invoke/var_handle.h"
#include "vm/invoke/buffer_view.h"
#include "vm/model/thread.h"

#include <string.h>

#include "vm/run/exception.h"

/* By VarHandle.AccessMode. */
static const VariableAccess modes[] = {
    {SHAPE_GET, ORDER_PLAIN},
    {SHAPE_SET, ORDER_PLAIN},
    {SHAPE_GET, ORDER_VOLATILE},
    {SHAPE_SET, ORDER_VOLATILE},
    {SHAPE_GET, ORDER_HALF},
    {SHAPE_SET, ORDER_HALF},
    {SHAPE_GET, ORDER_PLAIN},
    {SHAPE_SET, ORDER_PLAIN},
    {SHAPE_CAS, 0},
    {SHAPE_CAE, 0},
    {SHAPE_CAE, 0},
    {SHAPE_CAE, 0},
    {SHAPE_CAS, 0},
    {SHAPE_CAS, 0},
    {SHAPE_CAS, 0},
    {SHAPE_CAS, 0},
    {SHAPE_SWAP, 0},
    {SHAPE_SWAP, 0},
    {SHAPE_SWAP, 0},
    {SHAPE_ADD, 0},
    {SHAPE_ADD, 0},
    {SHAPE_ADD, 0},
    {SHAPE_OR, 0},
    {SHAPE_OR, 0},
    {SHAPE_OR, 0},
    {SHAPE_AND, 0},
    {SHAPE_AND, 0},
    {SHAPE_AND, 0},
    {SHAPE_XOR, 0},
    {SHAPE_XOR, 0},
    {SHAPE_XOR, 0},
};

/* VarHandle.layout: code | kind << 8 | log2 of the size << 12 | read-only << 16 | other byte
 * order << 17. */
static inline char layout_code(int32_t layout) { return (char)(layout & 0xff); }
static inline int layout_kind(int32_t layout) { return layout >> 8 & 15; }
static inline int layout_shift(int32_t layout) { return layout >> 12 & 15; }
enum { LAYOUT_READ_ONLY = 1 << 16, LAYOUT_SWAPPED = 1 << 17 };

/* ---- Primitive variables, as bits ---- */

static uint64_t bits_of(char code, Value value) {
    switch (code) {
    case 'Z': return value.i & 1;
    case 'B': return (uint8_t)value.i;
    case 'C':
    case 'S': return (uint16_t)value.i;
    case 'I':
    case 'F': return (uint32_t)value.i;
    default: return value.bits;
    }
}

static Value value_of(char code, uint64_t bits) {
    Value value = {.bits = bits};
    if (code == 'B')
        value.i = (int8_t)bits;
    else if (code == 'S')
        value.i = (int16_t)bits;
    return value;
}

static uint64_t swap_bytes(uint64_t bits, int shift) {
    return __builtin_bswap64(bits) >> (64 - (8 << shift));
}

static uint64_t load(const void *at, int shift, VariableOrder order) {
#define LOAD(T)                                                                                \
    order == ORDER_PLAIN  ? __atomic_load_n((const T *)at, __ATOMIC_RELAXED)                   \
    : order == ORDER_HALF ? __atomic_load_n((const T *)at, __ATOMIC_ACQUIRE)                   \
                          : __atomic_load_n((const T *)at, __ATOMIC_SEQ_CST)
    switch (shift) {
    case 0: return LOAD(uint8_t);
    case 1: return LOAD(uint16_t);
    case 2: return LOAD(uint32_t);
    default: return LOAD(uint64_t);
    }
#undef LOAD
}

static void store(void *at, int shift, VariableOrder order, uint64_t bits) {
#define STORE(T)                                                                               \
    if (order == ORDER_PLAIN)                                                                  \
        __atomic_store_n((T *)at, (T)bits, __ATOMIC_RELAXED);                                  \
    else if (order == ORDER_HALF)                                                              \
        __atomic_store_n((T *)at, (T)bits, __ATOMIC_RELEASE);                                  \
    else                                                                                       \
        __atomic_store_n((T *)at, (T)bits, __ATOMIC_SEQ_CST);                                  \
    break
    switch (shift) {
    case 0: STORE(uint8_t);
    case 1: STORE(uint16_t);
    case 2: STORE(uint32_t);
    default: STORE(uint64_t);
    }
#undef STORE
}

static bool exchange(void *at, int shift, uint64_t *expected, uint64_t bits) {
    bool done;
#define EXCHANGE(T)                                                                            \
    {                                                                                          \
        T old = (T)*expected;                                                                  \
        done = __atomic_compare_exchange_n((T *)at, &old, (T)bits, false, __ATOMIC_SEQ_CST,    \
                                           __ATOMIC_SEQ_CST);                                  \
        *expected = old;                                                                       \
        return done;                                                                           \
    }
    switch (shift) {
    case 0: EXCHANGE(uint8_t)
    case 1: EXCHANGE(uint16_t)
    case 2: EXCHANGE(uint32_t)
    default: EXCHANGE(uint64_t)
    }
#undef EXCHANGE
}

static uint64_t combine(VariableShape shape, char code, uint64_t a, uint64_t b) {
    Value x = {.bits = a}, y = {.bits = b}, sum = {.bits = 0};
    switch (shape) {
    case SHAPE_OR: return a | b;
    case SHAPE_AND: return a & b;
    case SHAPE_XOR: return a ^ b;
    case SHAPE_ADD:
        if (code == 'F')
            sum.f = x.f + y.f;
        else if (code == 'D')
            sum.d = x.d + y.d;
        else
            sum.bits = a + b;
        return sum.bits;
    default: return b;
    }
}

/* `values` are the first and the second value; the result replaces *out. */
static void access_bits(void *at, int32_t layout, VariableShape shape, VariableOrder order,
                        const Value *values, Value *out) {
    char code = layout_code(layout);
    int shift = layout_shift(layout);
    bool swapped = layout & LAYOUT_SWAPPED;
    uint64_t bits;
    if (shape == SHAPE_GET) {
        bits = load(at, shift, order);
        *out = value_of(code, swapped ? swap_bytes(bits, shift) : bits);
        return;
    }
    uint64_t first = bits_of(code, values[0]);
    if (shape == SHAPE_SET) {
        store(at, shift, order, swapped ? swap_bytes(first, shift) : first);
        return;
    }
    if (shape == SHAPE_CAS || shape == SHAPE_CAE) {
        uint64_t second = bits_of(code, values[shift == 3 ? 2 : 1]);
        if (swapped) first = swap_bytes(first, shift), second = swap_bytes(second, shift);
        bool done = exchange(at, shift, &first, second);
        if (shape == SHAPE_CAS)
            *out = (Value){.i = done};
        else
            *out = value_of(code, swapped ? swap_bytes(first, shift) : first);
        return;
    }
    bits = load(at, shift, ORDER_VOLATILE);
    for (;;) {
        uint64_t next = combine(shape, code, swapped ? swap_bytes(bits, shift) : bits, first);
        if (exchange(at, shift, &bits, swapped ? swap_bytes(next, shift) : next)) break;
    }
    *out = value_of(code, swapped ? swap_bytes(bits, shift) : bits);
}

/* ---- References ---- */

static void access_reference(Object *holder, void *at, VariableShape shape, VariableOrder order,
                             const Value *values, Value *out) {
    Object *expected;
    switch (shape) {
    case SHAPE_GET: out->l = order == ORDER_PLAIN ? slot_get(at) : slot_get_volatile(at); break;
    case SHAPE_SET:
        if (order == ORDER_PLAIN)
            object_set_ref(holder, at, values[0].l);
        else
            object_set_ref_volatile(holder, at, values[0].l);
        break;
    case SHAPE_CAS:
    case SHAPE_CAE: {
        expected = values[0].l;
        bool done = object_cas_ref(holder, at, &expected, values[1].l);
        if (shape == SHAPE_CAS)
            *out = (Value){.i = done};
        else
            out->l = expected;
        break;
    }
    default:
        expected = slot_get_volatile(at);
        while (!object_cas_ref(holder, at, &expected, values[0].l)) continue;
        out->l = expected;
    }
}

/* ---- The access ---- */

VariableAccess var_handle_mode(int mode) { return modes[mode]; }
VariableKind var_handle_kind(int32_t layout) { return (VariableKind)layout_kind(layout); }

bool var_handle_is_swapped(int32_t layout) { return layout & LAYOUT_SWAPPED; }

bool var_handle_supports(int32_t layout, VariableShape shape) {
    char code = layout_code(layout);
    if (shape == SHAPE_GET) return true;
    if (layout & LAYOUT_READ_ONLY) return false;
    if (layout_kind(layout) == KIND_BYTES) {
        if (layout_shift(layout) == 1) return shape == SHAPE_SET;
        if (code == 'F' || code == 'D') return shape <= SHAPE_SWAP;
    }
    if (shape <= SHAPE_SWAP) return true;
    if (code == 'L') return false;
    return shape == SHAPE_ADD ? code != 'Z' : code != 'F' && code != 'D';
}

static bool is_null_or(const Object *object, const Object *mirror) {
    return object == NULL || object_is_instance(object, class_of_mirror(mirror));
}

static bool is_aligned(const char *at, int shift) {
    return ((uintptr_t)at & ((1u << shift) - 1)) == 0;
}

/* Where the variable is and what holds it; NULL: the access is the library's. *values is behind
 * the coordinates. */
static void *find(Thread *t, InvokeKnown *k, Object *handle, int32_t layout,
                  VariableShape shape, bool may_be_odd, const Value *args, Object **holder,
                  const Value **values) {
    int64_t offset =
        *(const int64_t *)(const void *)((const char *)handle + k->VarHandle_offset);
    int shift = layout_shift(layout);
    *holder =
        layout_kind(layout) == KIND_STATIC ? known_get(handle, k->VarHandle_base) : args[1].l;
    *values = args + 1;
    if (layout_kind(layout) == KIND_STATIC) return (char *)*holder + offset;
    *values = args + 2;
    if (*holder == NULL) return NULL;
    if (layout_kind(layout) == KIND_FIELD) return (char *)*holder + offset;
    *values = args + 3;
    if (!object_class(*holder)->is_array) {
        char *at = buffer_view_bytes(t, k, *holder, args[2].i, 1 << shift, shape != SHAPE_GET);
        return may_be_odd || is_aligned(at, shift) ? at : NULL;
    }
    int64_t index = args[2].i, length = array_length(*holder);
    if (layout_kind(layout) == KIND_ARRAY) {
        if (index < 0 || index >= length) return NULL;
        if (layout_code(layout) ==
            'L') { /* an array may be of a narrower type than the handle's */
            const Class *element = object_class(*holder)->element;
            for (int i = 0; i < 2 && shape != SHAPE_GET; i++) {
                const Object *value = (*values)[i].l;
                if (i == 1 && shape != SHAPE_CAS && shape != SHAPE_CAE) break;
                if (value != NULL && !object_is_instance(value, element)) return NULL;
            }
        }
        return (char *)*holder + offset + (index << shift);
    }
    if (index < 0 || index + (1 << shift) > length) return NULL;
    char *at = (char *)*holder + offset + index;
    return may_be_odd || is_aligned(at, shift) ? at : NULL;
}

/* References of a call whose types are not the variable's own. */
static bool fits(const InvokeKnown *k, Object *handle, int32_t layout, VariableShape shape,
                 const Value *args, const Value *values) {
    const Object *receiver = known_get(handle, k->VarHandle_receiverType);
    if (receiver != NULL && !is_null_or(args[1].l, receiver)) return false;
    if (layout_code(layout) != 'L' || shape == SHAPE_GET) return true;
    const Object *type = known_get(handle, k->VarHandle_varType);
    return is_null_or(values[0].l, type) &&
           ((shape != SHAPE_CAS && shape != SHAPE_CAE) || is_null_or(values[1].l, type));
}

bool var_handle_access(Thread *t, InvokeKnown *k, const Method *shape, Value *args) {
    Object *handle = args[0].l, *site = args[shape->arg_slots - 1].l;
    int mode = known_int(site, k->Site_mode);
    VariableShape access = (VariableShape)modes[mode].shape;
    VariableOrder order = (VariableOrder)modes[mode].order;
    int32_t layout = known_int(handle, k->VarHandle_layout);
    Object *types = known_get(handle, k->VarHandle_types);
    bool exact = array_get_ref(types, access < SHAPE_SWAP ? (int)access : SHAPE_SWAP) ==
                 known_get(site, k->Site_callType);
    if (!exact && known_get(site, k->Site_known) != handle) return false;
    if (layout_kind(layout) == KIND_NONE || !var_handle_supports(layout, access)) return false;
    Object *holder;
    const Value *values;
    if (!exact && layout_kind(layout) != KIND_STATIC && args[1].l != NULL &&
        !is_null_or(args[1].l, known_get(handle, k->VarHandle_receiverType)))
        return false;
    bool may_be_odd = mode <= 1; /* get and set alone: opaque ones are as quick but whole */
    void *at = find(t, k, handle, layout, access, may_be_odd, args, &holder, &values);
    if (at == NULL || (!exact && !fits(k, handle, layout, access, args, values))) return false;
    Value out = {.bits = 0};
    if (layout_code(layout) == 'L') {
        access_reference(holder, at, access, order, values, &out);
        const Object *wanted = known_get(site, k->Site_result);
        if (!exact && wanted != NULL && access != SHAPE_CAS && access != SHAPE_SET &&
            !is_null_or(out.l, wanted)) {
            char from[256], to[256];
            exception_throw(t, "java/lang/ClassCastException", "Cannot cast %s to %s",
                            class_external_name(object_class(out.l), from, sizeof from),
                            class_external_name(class_of_mirror(wanted), to, sizeof to));
            return true;
        }
    } else {
        bool odd = (uintptr_t)at & ((1u << layout_shift(layout)) - 1);
        uint64_t copy = 0; /* bytes that are not aligned are moved to where an access may be */
        size_t size = (size_t)1 << layout_shift(layout);
        if (odd) memcpy(&copy, at, size);
        access_bits(odd ? (void *)&copy : at, layout, access, order, values, &out);
        if (odd && access == SHAPE_SET) memcpy(at, &copy, size);
    }
    args[0] = out;
    return true;
}
