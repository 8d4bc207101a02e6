/* SPDX-License-Identifier: MIT */
/* jdk.internal.misc.Unsafe. Slots: 0 this, 1 object, 2 offset (long, two slots), 4 value.
 * Without an object the offset is an address. Offsets of static fields count from the mirror.
 */
#include <stdlib.h>
#include <string.h>

#include "classlib/native/native.h"
#include "vm/link/finals.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/resources.h"
#include "vm/model/thread_list.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/reflection.h"
#include "vm/system/lock.h"
#include "vm/threads/park.h"
#include "vm/threads/safepoint.h"

/* Where the arguments from slot `at` on (object, offset) point. */
static inline void *place(const Value *args, int at) {
    return (void *)((uintptr_t)args[at].l + (uintptr_t)args[at + 1].j);
}

/* ---- Plain and volatile accesses ---- */

#define ACCESSORS(Name, type, slot)                                                            \
    NATIVE_METHOD(jdk_internal_misc_Unsafe_get##Name) {                                        \
        type value;                                                                            \
        memcpy(&value, place(args, 1), sizeof value);                                          \
        result->slot = value;                                                                  \
    }                                                                                          \
    NATIVE_METHOD(jdk_internal_misc_Unsafe_put##Name) {                                        \
        type value = (type)args[4].slot;                                                       \
        memcpy(place(args, 1), &value, sizeof value);                                          \
    }                                                                                          \
    NATIVE_METHOD(jdk_internal_misc_Unsafe_get##Name##Volatile) {                              \
        type value;                                                                            \
        __atomic_load((type *)place(args, 1), &value, __ATOMIC_SEQ_CST);                       \
        result->slot = value;                                                                  \
    }                                                                                          \
    NATIVE_METHOD(jdk_internal_misc_Unsafe_put##Name##Volatile) {                              \
        type value = (type)args[4].slot;                                                       \
        __atomic_store((type *)place(args, 1), &value, __ATOMIC_SEQ_CST);                      \
    }

typedef uint8_t Flag; /* a Java boolean: its low bit counts */

ACCESSORS(Boolean, Flag, i)
ACCESSORS(Byte, int8_t, i)
ACCESSORS(Short, int16_t, i)
ACCESSORS(Char, uint16_t, i)
ACCESSORS(Int, int32_t, i)
ACCESSORS(Long, int64_t, j)
ACCESSORS(Float, float, f)
ACCESSORS(Double, double, d)

NATIVE_METHOD(jdk_internal_misc_Unsafe_getReference) { result->l = slot_get(place(args, 1)); }

NATIVE_METHOD(jdk_internal_misc_Unsafe_putReference) {
    object_set_ref(args[1].l, place(args, 1), args[4].l);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_getReferenceVolatile) {
    result->l = slot_get_volatile(place(args, 1));
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_putReferenceVolatile) {
    object_set_ref_volatile(args[1].l, place(args, 1), args[4].l);
}

/* ---- Compare and set ---- */

static int32_t exchange_int(const Value *args, bool *done) {
    int32_t expected = args[4].i;
    *done = __atomic_compare_exchange_n((int32_t *)place(args, 1), &expected, args[5].i, false,
                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}

static int64_t exchange_long(const Value *args, bool *done) {
    int64_t expected = args[4].j;
    *done = __atomic_compare_exchange_n((int64_t *)place(args, 1), &expected, args[6].j, false,
                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_compareAndSetInt) {
    bool done;
    exchange_int(args, &done);
    result->i = done;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_compareAndExchangeInt) {
    bool done;
    result->i = exchange_int(args, &done);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_compareAndSetLong) {
    bool done;
    exchange_long(args, &done);
    result->i = done;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_compareAndExchangeLong) {
    bool done;
    result->j = exchange_long(args, &done);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_compareAndSetReference) {
    Object *expected = args[4].l;
    result->i = object_cas_ref(args[1].l, place(args, 1), &expected, args[5].l);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_compareAndExchangeReference) {
    Object *expected = args[4].l;
    object_cas_ref(args[1].l, place(args, 1), &expected, args[5].l);
    result->l = expected;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_loadFence) { atomic_thread_fence(memory_order_acquire); }
NATIVE_METHOD(jdk_internal_misc_Unsafe_storeFence) {
    atomic_thread_fence(memory_order_release);
}
NATIVE_METHOD(jdk_internal_misc_Unsafe_fullFence) { atomic_thread_fence(memory_order_seq_cst); }

/* ---- Memory outside the heap ---- */

NATIVE_METHOD(jdk_internal_misc_Unsafe_allocateMemory0) {
    result->j = (int64_t)(uintptr_t)resources_allocate(t->vm, (size_t)args[1].j);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_reallocateMemory0) {
    result->j = (int64_t)(uintptr_t)resources_reallocate(t->vm, (void *)(uintptr_t)args[1].j,
                                                         (size_t)args[3].j);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_freeMemory0) {
    resources_free(t->vm, (void *)(uintptr_t)args[1].j);
}

/* object, offset (2), bytes (2), value */
NATIVE_METHOD(jdk_internal_misc_Unsafe_setMemory0) {
    memset(place(args, 1), args[6].i, (size_t)args[4].j);
}

/* from, offset (2), to, offset (2), bytes (2) [, element size (2)] */
NATIVE_METHOD(jdk_internal_misc_Unsafe_copyMemory0) {
    memmove(place(args, 4), place(args, 1), (size_t)args[7].j);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_copySwapMemory0) {
    size_t bytes = (size_t)args[7].j, element = (size_t)args[9].j;
    char *from = place(args, 1), *to = place(args, 4);
    memmove(to, from, bytes);
    for (size_t at = 0; at + element <= bytes; at += element)
        for (size_t i = 0, j = element - 1; i < j; i++, j--) {
            char byte = to[at + i];
            to[at + i] = to[at + j];
            to[at + j] = byte;
        }
}

/* ---- Layout ---- */

NATIVE_METHOD(jdk_internal_misc_Unsafe_objectFieldOffset0) {
    if (args[1].l == NULL)
        native_null(t);
    else
        result->j = reflection_field_of(t->vm, args[1].l)->offset;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_objectFieldOffset1) {
    Class *c = native_class(t, args[1].l);
    char *name = c != NULL ? native_text(t, args[2].l) : NULL;
    if (name == NULL) return;
    const Field *field = NULL;
    for (uint32_t i = 0; i < c->field_count && field == NULL; i++)
        if (strcmp(c->fields[i].name, name) == 0) field = &c->fields[i];
    if (field != NULL)
        result->j = field->offset;
    else
        exception_throw(t, "java/lang/InternalError", "%s", name);
    free(name);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_staticFieldOffset0) {
    if (args[1].l == NULL) {
        native_null(t);
        return;
    }
    Field *field = reflection_field_of(t->vm, args[1].l);
    if (args[2].i) final_is_exposed(t, field);
    result->j = field->offset;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_staticFieldBase0) {
    if (args[1].l == NULL)
        native_null(t);
    else
        result->l = reflection_field_of(t->vm, args[1].l)->holder->mirror;
}

static Class *array_class(Thread *t, Object *mirror) {
    Class *c = native_class(t, mirror);
    if (c == NULL || c->is_array) return c;
    return exception_throw(t, "java/lang/InvalidClassException", NULL);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_arrayBaseOffset0) {
    if (array_class(t, args[1].l) != NULL) result->i = ARRAY_ELEMENTS_OFFSET;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_arrayIndexScale0) {
    const Class *c = array_class(t, args[1].l);
    if (c != NULL) result->i = 1 << c->shape.element_shift;
}

/* ---- Classes ---- */

NATIVE_METHOD(jdk_internal_misc_Unsafe_shouldBeInitialized0) {
    const Class *c = native_class(t, args[1].l);
    if (c != NULL) result->i = !class_is_initialized(c);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_ensureClassInitialized0) {
    Class *c = native_class(t, args[1].l);
    if (c != NULL) class_initialize(t, c);
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_allocateInstance) {
    Class *c = native_class(t, args[1].l);
    if (c != NULL) result->l = object_allocate_bare(t, c);
}

/* name, bytes, offset, length, loader, domain */
NATIVE_METHOD(jdk_internal_misc_Unsafe_defineClass0) {
    if (args[2].l == NULL) {
        native_null(t);
        return;
    }
    int32_t offset = args[3].i, length = args[4].i;
    if (!native_check_range(t, offset, length, array_length(args[2].l))) return;
    const char *name = args[1].l != NULL ? native_class_symbol(t, args[1].l) : NULL;
    uint8_t *bytes = t->exception == NULL ? malloc((size_t)length + 1) : NULL;
    if (bytes == NULL) {
        if (t->exception == NULL) exception_out_of_memory(t, "C heap");
        return;
    }
    memcpy(bytes, (uint8_t *)array_elements(args[2].l) + offset, (size_t)length);
    DefineOptions options = {
        .name = name, .source = "__JVM_DefineClass__", .protection_domain = &args[6].l};
    Class *c = loader_define(t, native_loader(t, args[5].l), bytes, (size_t)length, &options);
    free(bytes);
    if (c != NULL) result->l = c->mirror;
}

/* ---- Control ---- */

NATIVE_METHOD(jdk_internal_misc_Unsafe_throwException) {
    if (args[1].l == NULL)
        native_null(t);
    else
        t->exception = args[1].l;
}

NATIVE_METHOD(jdk_internal_misc_Unsafe_park) { park_thread(t, args[1].i, args[2].j); }

NATIVE_METHOD(jdk_internal_misc_Unsafe_unpark) {
    VM *vm = t->vm;
    if (args[1].l == NULL) return;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    Thread *target = thread_of_object(args[1].l);
    if (target != NULL && thread_is_listed(vm, target)) park_unpark(target);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}
