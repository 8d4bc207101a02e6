/* SPDX-License-Identifier: MIT */
/* JNI calls through libffi. On x86-64 with the System V convention, where integer and floating
 * arguments take registers independently of each other, every native whose arguments all fit
 * into registers is called directly instead, by one function type that loads them all: the
 * callee looks only at those it declares. */
#include "vm/jni/call_native.h"

#include <ffi.h>

#include "vm/model/metadata.h"
#include "vm/text/descriptor.h"
#include "vm/model/thread.h"

#if defined(__x86_64__) && !defined(_WIN32)
#define HAVE_REGISTER_CALL 1
#else
#define HAVE_REGISTER_CALL 0
#endif

enum { REGISTER_INTEGERS = 6, REGISTER_DOUBLES = 8 };

struct CallShape {
    ffi_cif cif;
    unsigned count; /* C arguments */
    bool in_registers;
    char return_kind;
    char *kinds; /* of the parameters, NUL-terminated */
    ffi_type *types[];
};

static ffi_type *type_of(char kind) {
    switch (kind) {
    case 'Z': return &ffi_type_uint8;
    case 'B': return &ffi_type_sint8;
    case 'C': return &ffi_type_uint16;
    case 'S': return &ffi_type_sint16;
    case 'I': return &ffi_type_sint32;
    case 'J': return &ffi_type_sint64;
    case 'F': return &ffi_type_float;
    case 'D': return &ffi_type_double;
    case 'V': return &ffi_type_void;
    default: return &ffi_type_pointer;
    }
}

static bool is_floating(char kind) { return kind == 'F' || kind == 'D'; }

static CallShape *make_shape(Method *m) {
    unsigned parameters = descriptor_parameter_count(m->descriptor), count = parameters + 2;
    CallShape *shape =
        class_allocate(m->holder, sizeof *shape + count * sizeof(ffi_type *) + parameters + 1);
    if (shape == NULL) return NULL;
    shape->count = count;
    shape->kinds = (char *)(shape->types + count);
    shape->types[0] = shape->types[1] = &ffi_type_pointer;
    unsigned integers = 2, doubles = 0;
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    for (unsigned i = 0; descriptor_next(&cursor, &type); i++) {
        shape->kinds[i] = type.kind == '[' ? 'L' : type.kind;
        shape->types[i + 2] = type_of(type.kind);
        if (is_floating(type.kind))
            doubles++;
        else
            integers++;
    }
    shape->return_kind = descriptor_return(m->descriptor).kind;
    if (shape->return_kind == '[') shape->return_kind = 'L';
    shape->in_registers =
        HAVE_REGISTER_CALL && integers <= REGISTER_INTEGERS && doubles <= REGISTER_DOUBLES;
    if (ffi_prep_cif(&shape->cif, FFI_DEFAULT_ABI, count, type_of(shape->return_kind),
                     shape->types) != FFI_OK)
        return NULL;
    return shape;
}

const CallShape *call_native_shape(Method *m) {
    CallShape *shape = __atomic_load_n(&m->call_shape, __ATOMIC_ACQUIRE);
    if (shape == NULL) {
        shape = make_shape(m);
        __atomic_store_n(&m->call_shape, shape, __ATOMIC_RELEASE);
    }
    return shape;
}

unsigned call_native_count(const CallShape *shape) { return shape->count; }

const char *call_native_kinds(const CallShape *shape, char *return_kind) {
    *return_kind = shape->return_kind;
    return shape->kinds;
}

/* The bits a C function returned, as they are on the operand stack. */
static Value widen(char kind, uint64_t bits) {
    Value value = {.bits = bits};
    switch (kind) {
    case 'Z': value.bits = (uint8_t)bits != 0; break;
    case 'B': value.bits = (uint32_t)(int8_t)bits; break;
    case 'C': value.bits = (uint16_t)bits; break;
    case 'S': value.bits = (uint32_t)(int16_t)bits; break;
    case 'I':
    case 'F': value.bits = (uint32_t)bits; break;
    default: break;
    }
    return value;
}

#if HAVE_REGISTER_CALL
typedef uint64_t (*IntegerCall)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                                double, double, double, double, double, double, double, double);
typedef double (*DoubleCall)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, double,
                             double, double, double, double, double, double, double);

static uint64_t call_in_registers(const CallShape *shape, void *function, const Value *values) {
    uint64_t i[REGISTER_INTEGERS] = {values[0].bits, values[1].bits};
    double d[REGISTER_DOUBLES] = {0};
    unsigned integers = 2, doubles = 0;
    for (unsigned at = 2; at < shape->count; at++) {
        char kind = shape->kinds[at - 2];
        if (is_floating(kind))
            d[doubles++] = values[at].d; /* a float lies in the low half */
        else if (kind == 'J' || kind == 'L')
            i[integers++] = values[at].bits;
        else
            i[integers++] = (uint64_t)(int64_t)values[at].i;
    }
    if (is_floating(shape->return_kind)) {
        Value value = {.d = ((DoubleCall)function)(i[0], i[1], i[2], i[3], i[4], i[5], d[0],
                                                   d[1], d[2], d[3], d[4], d[5], d[6], d[7])};
        return value.bits;
    }
    return ((IntegerCall)function)(i[0], i[1], i[2], i[3], i[4], i[5], d[0], d[1], d[2], d[3],
                                   d[4], d[5], d[6], d[7]);
}
#endif

static uint64_t call_by_ffi(const CallShape *shape, void *function, Value *values) {
    void *pointers[258];
    union {
        ffi_arg integer;
        double d;
        uint64_t bits;
    } result = {.bits = 0};
    for (unsigned i = 0; i < shape->count; i++) pointers[i] = &values[i];
    ffi_call((ffi_cif *)&shape->cif, FFI_FN(function), &result, pointers);
    return result.bits;
}

void call_native(const CallShape *shape, void *function, Value *values, Value *result) {
#if HAVE_REGISTER_CALL
    if (shape->in_registers) {
        *result = widen(shape->return_kind, call_in_registers(shape, function, values));
        return;
    }
#endif
    *result = widen(shape->return_kind, call_by_ffi(shape, function, values));
}
