/* SPDX-License-Identifier: MIT */
/* jdk.internal.reflect.ConstantPool. Slots: 0 this, 1 the class's mirror, 2 index. */
#include "classlib/native/native.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/reflection.h"
#include "vm/model/vm.h"

static Class *pool_class(const Value *args) { return class_of_mirror(args[1].l); }

/* The pool, if the entry has one of two tags; NULL: thrown. */
static const ConstantPool *pool_of(Thread *t, const Value *args, ConstantTag tag,
                                   ConstantTag other) {
    const Class *c = pool_class(args);
    if (c->file == NULL || args[2].i < 0 || args[2].i >= c->file->pool.count) {
        exception_throw(t, "java/lang/IllegalArgumentException",
                        "Constant pool index out of bounds");
        return NULL;
    }
    ConstantTag found = constant_pool_tag(&c->file->pool, (unsigned)args[2].i);
    if (found == tag || found == other) return &c->file->pool;
    exception_throw(t, "java/lang/IllegalArgumentException",
                    "Wrong type at constant pool index");
    return NULL;
}

static const ConstantPool *member_pool(Thread *t, const Value *args) {
    const Class *c = pool_class(args);
    if (c->file != NULL &&
        constant_pool_is(&c->file->pool, (unsigned)args[2].i, CONSTANT_Fieldref))
        return &c->file->pool;
    return pool_of(t, args, CONSTANT_Methodref, CONSTANT_InterfaceMethodref);
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getSize0) {
    const Class *c = pool_class(args);
    result->i = c->file != NULL ? c->file->pool.count : 0;
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getClassAt0) {
    if (pool_of(t, args, CONSTANT_Class, CONSTANT_Class) == NULL) return;
    Class *c = resolve_class(t, pool_class(args), (uint32_t)args[2].i);
    if (c != NULL) result->l = c->mirror;
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getClassAtIfLoaded0) {
    const ConstantPool *pool = pool_of(t, args, CONSTANT_Class, CONSTANT_Class);
    if (pool == NULL) return;
    ConstantUtf8 text = constant_pool_text(pool, (unsigned)args[2].i);
    const char *name = symbol_find(t->vm, text.bytes, text.length);
    Class *c = name != NULL ? loader_find(t->vm, pool_class(args)->loader, name) : NULL;
    if (c != NULL) result->l = c->mirror;
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getClassRefIndexAt0) {
    const ConstantPool *pool = member_pool(t, args);
    if (pool != NULL) result->i = constant_pool_at(pool, (unsigned)args[2].i)->ref.owner;
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getNameAndTypeRefIndexAt0) {
    const ConstantPool *pool = member_pool(t, args);
    if (pool != NULL)
        result->i = constant_pool_at(pool, (unsigned)args[2].i)->ref.name_and_type;
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getMethodAt0) {
    const ConstantPool *pool =
        pool_of(t, args, CONSTANT_Methodref, CONSTANT_InterfaceMethodref);
    if (pool == NULL) return;
    unsigned index = (unsigned)args[2].i;
    ConstantUtf8 name = constant_pool_name(pool, index),
                 type = constant_pool_descriptor(pool, index);
    Class *c = resolve_class(t, pool_class(args), constant_pool_at(pool, index)->ref.owner);
    if (c == NULL) return;
    Method *method =
        class_find_method_or_default(c, symbol_intern(t->vm, name.bytes, name.length),
                                     symbol_intern(t->vm, type.bytes, type.length));
    if (method != NULL)
        result->l = reflection_method(t, method);
    else
        exception_throw(t, "java/lang/RuntimeException",
                        "Unable to look up method in target class");
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getFieldAt0) {
    const ConstantPool *pool = pool_of(t, args, CONSTANT_Fieldref, CONSTANT_Fieldref);
    if (pool == NULL) return;
    unsigned index = (unsigned)args[2].i;
    ConstantUtf8 name = constant_pool_name(pool, index),
                 type = constant_pool_descriptor(pool, index);
    Class *c = resolve_class(t, pool_class(args), constant_pool_at(pool, index)->ref.owner);
    if (c == NULL) return;
    Field *field = class_find_field(c, symbol_intern(t->vm, name.bytes, name.length),
                                    symbol_intern(t->vm, type.bytes, type.length));
    if (field != NULL)
        result->l = reflection_field(t, field);
    else
        exception_throw(t, "java/lang/RuntimeException",
                        "Unable to look up field in target class");
}

static Object *text_array(Thread *t, const ConstantUtf8 *texts, int32_t count) {
    Handle array = handle_new(t, array_allocate_of(t, t->vm->known.String, count));
    if (array == NULL) return NULL;
    for (int32_t i = 0; i < count; i++) {
        Object *string = string_from_utf8(t, texts[i].bytes, texts[i].length);
        if (string == NULL) return NULL;
        array_set_ref(*array, i, string);
    }
    return *array;
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getMemberRefInfoAt0) {
    const ConstantPool *pool = member_pool(t, args);
    if (pool == NULL) return;
    unsigned index = (unsigned)args[2].i;
    ConstantUtf8 texts[] = {constant_pool_owner_name(pool, index),
                            constant_pool_name(pool, index),
                            constant_pool_descriptor(pool, index)};
    result->l = text_array(t, texts, 3);
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getNameAndTypeRefInfoAt0) {
    const ConstantPool *pool = pool_of(t, args, CONSTANT_NameAndType, CONSTANT_NameAndType);
    if (pool == NULL) return;
    unsigned index = (unsigned)args[2].i;
    ConstantUtf8 texts[] = {constant_pool_name(pool, index),
                            constant_pool_descriptor(pool, index)};
    result->l = text_array(t, texts, 2);
}

#define POOL_NUMBER(Name, tag, slot, member)                                                   \
    NATIVE_METHOD(jdk_internal_reflect_ConstantPool_get##Name##At0) {                          \
        const ConstantPool *pool = pool_of(t, args, tag, tag);                                 \
        if (pool != NULL) result->slot = constant_pool_at(pool, (unsigned)args[2].i)->member;  \
    }

POOL_NUMBER(Int, CONSTANT_Integer, i, integer)
POOL_NUMBER(Long, CONSTANT_Long, j, long_value)
POOL_NUMBER(Float, CONSTANT_Float, f, float_value)
POOL_NUMBER(Double, CONSTANT_Double, d, double_value)

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getStringAt0) {
    const ConstantPool *pool = pool_of(t, args, CONSTANT_String, CONSTANT_String);
    if (pool == NULL) return;
    ConstantUtf8 text = constant_pool_text(pool, (unsigned)args[2].i);
    result->l = string_intern_utf8(t, text.bytes, text.length);
}

NATIVE_METHOD(jdk_internal_reflect_ConstantPool_getUTF8At0) {
    const ConstantPool *pool = pool_of(t, args, CONSTANT_Utf8, CONSTANT_Utf8);
    if (pool == NULL) return;
    ConstantUtf8 text = constant_pool_utf8(pool, (unsigned)args[2].i);
    result->l = string_intern_utf8(t, text.bytes, text.length);
}
