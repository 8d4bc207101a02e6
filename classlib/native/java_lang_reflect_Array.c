/* SPDX-License-Identifier: MIT */
/* java.lang.reflect.Array: elements of arrays of any type, with widening conversions. */
#include <string.h>

#include "classlib/native/native.h"
#include "vm/load/loader.h"
#include "vm/objects/operations.h"
#include "vm/run/invoke.h"
#include "vm/model/vm.h"

static void illegal(Thread *t, const char *message) {
    exception_throw(t, "java/lang/IllegalArgumentException", "%s", message);
}

/* The array's class; NULL: thrown. */
static Class *array_of(Thread *t, Object *array) {
    if (array == NULL) {
        native_null(t);
        return NULL;
    }
    if (object_class(array)->is_array) return object_class(array);
    illegal(t, "Argument is not an array");
    return NULL;
}

static Class *element_of(Thread *t, Object *array, int32_t index) {
    Class *c = array_of(t, array);
    if (c == NULL) return NULL;
    if ((uint32_t)index < (uint32_t)array_length(array)) return c;
    exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException", NULL);
    return NULL;
}

static Value load_element(const Class *c, const Object *array, int32_t index) {
    Value value = {.bits = 0};
    const void *elements = array_elements(array);
    switch (c->primitive_kind) {
    case 'Z': value.i = ((const uint8_t *)elements)[index]; break;
    case 'B': value.i = ((const int8_t *)elements)[index]; break;
    case 'C': value.i = ((const uint16_t *)elements)[index]; break;
    case 'S': value.i = ((const int16_t *)elements)[index]; break;
    case 'I': value.i = ((const int32_t *)elements)[index]; break;
    case 'J': value.j = ((const int64_t *)elements)[index]; break;
    case 'F': value.f = ((const float *)elements)[index]; break;
    case 'D': value.d = ((const double *)elements)[index]; break;
    default: value.l = array_get_ref(array, index);
    }
    return value;
}

static void store_element(const Class *c, Object *array, int32_t index, Value value) {
    void *elements = array_elements(array);
    switch (c->primitive_kind) {
    case 'Z': ((uint8_t *)elements)[index] = value.i & 1; break;
    case 'B': ((int8_t *)elements)[index] = (int8_t)value.i; break;
    case 'C':
    case 'S': ((uint16_t *)elements)[index] = (uint16_t)value.i; break;
    case 'I': ((int32_t *)elements)[index] = value.i; break;
    case 'J': ((int64_t *)elements)[index] = value.j; break;
    case 'F': ((float *)elements)[index] = value.f; break;
    case 'D': ((double *)elements)[index] = value.d; break;
    default: array_set_ref(array, index, value.l);
    }
}

/* JLS 5.1.2 between primitive kinds; false: no such conversion. */
static bool widen(char from, char to, Value *value) {
    if (from == to) return true;
    bool whole = from == 'B' || from == 'S' || from == 'C' || from == 'I';
    switch (to) {
    case 'S': return from == 'B';
    case 'I': return whole;
    case 'J':
        if (!whole) return false;
        value->j = value->i;
        return true;
    case 'F':
        if (!whole && from != 'J') return false;
        value->f = from == 'J' ? (float)value->j : (float)value->i;
        return true;
    case 'D':
        if (!whole && from != 'J' && from != 'F') return false;
        value->d = from == 'J'   ? (double)value->j
                   : from == 'F' ? (double)value->f
                                 : (double)value->i;
        return true;
    default: return false;
    }
}

static void get_as(Thread *t, Value *args, Value *result, char kind) {
    const Class *c = element_of(t, args[0].l, args[1].i);
    if (c == NULL) return;
    if (c->primitive_kind == 0) {
        illegal(t, "Argument is not an array of primitive type");
        return;
    }
    Value value = load_element(c, args[0].l, args[1].i);
    if (widen(c->primitive_kind, kind, &value))
        *result = value;
    else
        illegal(t, "argument type mismatch");
}

static void set_as(Thread *t, Value *args, char kind) {
    const Class *c = element_of(t, args[0].l, args[1].i);
    if (c == NULL) return;
    Value value = args[2];
    if (c->primitive_kind == 0)
        illegal(t, "Argument is not an array of primitive type");
    else if (widen(kind, c->primitive_kind, &value))
        store_element(c, args[0].l, args[1].i, value);
    else
        illegal(t, "argument type mismatch");
}

#define ARRAY_ACCESS(Name, kind)                                                               \
    NATIVE_METHOD(java_lang_reflect_Array_get##Name) { get_as(t, args, result, kind); }        \
    NATIVE_METHOD(java_lang_reflect_Array_set##Name) { set_as(t, args, kind); }

ARRAY_ACCESS(Boolean, 'Z')
ARRAY_ACCESS(Byte, 'B')
ARRAY_ACCESS(Char, 'C')
ARRAY_ACCESS(Short, 'S')
ARRAY_ACCESS(Int, 'I')
ARRAY_ACCESS(Long, 'J')
ARRAY_ACCESS(Float, 'F')
ARRAY_ACCESS(Double, 'D')

NATIVE_METHOD(java_lang_reflect_Array_getLength) {
    if (array_of(t, args[0].l) != NULL) result->i = array_length(args[0].l);
}

NATIVE_METHOD(java_lang_reflect_Array_get) {
    const Class *c = element_of(t, args[0].l, args[1].i);
    if (c == NULL) return;
    Value value = load_element(c, args[0].l, args[1].i);
    result->l = c->primitive_kind != 0 ? box_value(t, c->primitive_kind, value) : value.l;
}

NATIVE_METHOD(java_lang_reflect_Array_set) {
    const Class *c = element_of(t, args[0].l, args[1].i);
    if (c == NULL) return;
    Value value = args[2];
    bool good = c->primitive_kind != 0
                    ? unbox_value(t->vm, args[2].l, c->primitive_kind, &value)
                    : args[2].l == NULL || object_is_instance(args[2].l, c->element);
    if (good)
        store_element(c, args[0].l, args[1].i, value);
    else if (args[2].l == NULL)
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
    else
        illegal(t, c->primitive_kind != 0 ? "argument type mismatch"
                                          : "array element type mismatch");
}

NATIVE_METHOD(java_lang_reflect_Array_newArray) {
    Class *c = native_class(t, args[0].l);
    if (c == NULL) return;
    if (c == t->vm->known.void_)
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
    else
        result->l = array_allocate_of(t, c, args[1].i);
}

NATIVE_METHOD(java_lang_reflect_Array_multiNewArray) {
    Class *c = native_class(t, args[0].l);
    if (c == NULL) return;
    if (args[1].l == NULL) {
        native_null(t);
        return;
    }
    int32_t count = array_length(args[1].l), lengths[255];
    if (count == 0 || count + (int32_t)strspn(c->name, "[") > 255 || c == t->vm->known.void_) {
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
        return;
    }
    for (int32_t i = 0; i < count; i++) {
        lengths[i] = ((int32_t *)array_elements(args[1].l))[i];
        if (lengths[i] < 0) {
            exception_throw(t, "java/lang/NegativeArraySizeException", "%d", lengths[i]);
            return;
        }
    }
    for (int32_t i = 0; i < count && c != NULL; i++) c = class_array_of(t, c);
    if (c != NULL) result->l = array_allocate_multi(t, c, lengths, (unsigned)count);
}
