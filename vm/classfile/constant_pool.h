/* SPDX-License-Identifier: MIT */
/* The constant pool as a class file states it: decoded, cross-checked, immutable. Resolution
 * results live elsewhere. Every index stored in an entry is valid and has the right tag, so the
 * accessors only assert. Read by the class file parser, the verifier, the linker, frame maps.
 */
#ifndef MINIJVM_VM_CLASSFILE_CONSTANT_POOL_H
#define MINIJVM_VM_CLASSFILE_CONSTANT_POOL_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ConstantTag {
    CONSTANT_none = 0, /* index 0, and the second index of a long or double */
    CONSTANT_Utf8 = 1,
    CONSTANT_Integer = 3,
    CONSTANT_Float = 4,
    CONSTANT_Long = 5,
    CONSTANT_Double = 6,
    CONSTANT_Class = 7,
    CONSTANT_String = 8,
    CONSTANT_Fieldref = 9,
    CONSTANT_Methodref = 10,
    CONSTANT_InterfaceMethodref = 11,
    CONSTANT_NameAndType = 12,
    CONSTANT_MethodHandle = 15,
    CONSTANT_MethodType = 16,
    CONSTANT_Dynamic = 17,
    CONSTANT_InvokeDynamic = 18,
    CONSTANT_Module = 19,
    CONSTANT_Package = 20
} ConstantTag;

typedef enum MethodHandleKind {
    REF_getField = 1,
    REF_getStatic,
    REF_putField,
    REF_putStatic,
    REF_invokeVirtual,
    REF_invokeStatic,
    REF_invokeSpecial,
    REF_newInvokeSpecial,
    REF_invokeInterface
} MethodHandleKind;

/* Modified UTF-8, NUL-terminated (the text itself has no zero byte). {NULL, 0} means absent. */
typedef struct ConstantUtf8 {
    const char *bytes;
    uint16_t length;
} ConstantUtf8;

typedef struct Constant {
    union {
        ConstantUtf8 utf8;
        int32_t integer;
        float float_value;
        int64_t long_value;
        double double_value;
        uint16_t name;   /* Class, Module, Package: a Utf8 */
        uint16_t string; /* String: a Utf8 */
        uint16_t type;   /* MethodType: a Utf8 */
        struct {
            uint16_t owner, name_and_type; /* Fieldref, Methodref, InterfaceMethodref */
        } ref;
        struct {
            uint16_t name, descriptor;
        } name_and_type;
        struct {
            uint16_t kind, ref; /* MethodHandle: MethodHandleKind, and a *ref */
        } method_handle;
        struct {
            uint16_t bootstrap, name_and_type; /* Dynamic, InvokeDynamic */
        } dynamic;
    };
} Constant;

typedef struct ConstantPool {
    uint16_t count; /* one more than the highest index */
    const uint8_t *tags;
    const Constant *entries;
} ConstantPool;

/* Tag of any index whatever; CONSTANT_none if it is out of range. */
static inline ConstantTag constant_pool_tag(const ConstantPool *pool, unsigned index) {
    return index < pool->count ? (ConstantTag)pool->tags[index] : CONSTANT_none;
}

static inline bool constant_pool_is(const ConstantPool *pool, unsigned index, ConstantTag tag) {
    return constant_pool_tag(pool, index) == tag;
}

static inline const Constant *constant_pool_at(const ConstantPool *pool, unsigned index) {
    assert(index < pool->count && pool->tags[index] != CONSTANT_none);
    return &pool->entries[index];
}

static inline ConstantUtf8 constant_pool_utf8(const ConstantPool *pool, unsigned index) {
    assert(constant_pool_is(pool, index, CONSTANT_Utf8));
    return pool->entries[index].utf8;
}

/* Text of a Class, Module, Package, String or MethodType entry. */
ConstantUtf8 constant_pool_text(const ConstantPool *pool, unsigned index);

/* Of a NameAndType, a *ref, a Dynamic or an InvokeDynamic entry. */
ConstantUtf8 constant_pool_name(const ConstantPool *pool, unsigned index);
ConstantUtf8 constant_pool_descriptor(const ConstantPool *pool, unsigned index);

/* Name of the class that a Fieldref, Methodref or InterfaceMethodref names. */
ConstantUtf8 constant_pool_owner_name(const ConstantPool *pool, unsigned index);

static inline bool constant_tag_is_member(ConstantTag tag) {
    return tag >= CONSTANT_Fieldref && tag <= CONSTANT_InterfaceMethodref;
}

bool constant_utf8_is(ConstantUtf8 a, const char *text);

/* ---- Parsing ---- */

struct ClassReader;

/* Reads and checks the pool at the reader's position. Only classfile.c calls it. */
bool constant_pool_parse(struct ClassReader *reader, ConstantPool *pool);

#endif
