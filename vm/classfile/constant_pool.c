/* SPDX-License-Identifier: MIT */
/* Decodes the constant pool in two passes: first every entry by itself, then, when all tags are
 * known, what the entries refer to. References go at most three deep (MethodHandle, *ref,
 * NameAndType, Utf8), and a NameAndType is checked before what names it is, so there is no
 * recursion. Utf8 text is moved one byte down, over its length, to make room for its
 * terminator, or copied; the byte before it is for class_reader_text_is. */
#include "vm/classfile/constant_pool.h"

#include <string.h>

#include "vm/classfile/boot_library.h"
#include "vm/classfile/class_reader.h"
#include "vm/text/descriptor.h"
#include "vm/text/utf8.h"

/* ---- Accessors ---- */

ConstantUtf8 constant_pool_text(const ConstantPool *pool, unsigned index) {
    const Constant *entry = constant_pool_at(pool, index);
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Class:
    case CONSTANT_Module:
    case CONSTANT_Package: return constant_pool_utf8(pool, entry->name);
    case CONSTANT_String: return constant_pool_utf8(pool, entry->string);
    case CONSTANT_MethodType: return constant_pool_utf8(pool, entry->type);
    case CONSTANT_Utf8: return entry->utf8;
    default: assert(!"constant without a text"); return (ConstantUtf8){0};
    }
}

static const Constant *name_and_type_of(const ConstantPool *pool, unsigned index) {
    const Constant *entry = constant_pool_at(pool, index);
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_NameAndType: return entry;
    case CONSTANT_Fieldref:
    case CONSTANT_Methodref:
    case CONSTANT_InterfaceMethodref: return constant_pool_at(pool, entry->ref.name_and_type);
    case CONSTANT_Dynamic:
    case CONSTANT_InvokeDynamic: return constant_pool_at(pool, entry->dynamic.name_and_type);
    default: assert(!"constant without a name and type"); return entry;
    }
}

ConstantUtf8 constant_pool_name(const ConstantPool *pool, unsigned index) {
    return constant_pool_utf8(pool, name_and_type_of(pool, index)->name_and_type.name);
}

ConstantUtf8 constant_pool_descriptor(const ConstantPool *pool, unsigned index) {
    return constant_pool_utf8(pool, name_and_type_of(pool, index)->name_and_type.descriptor);
}

ConstantUtf8 constant_pool_owner_name(const ConstantPool *pool, unsigned index) {
    assert(constant_tag_is_member(constant_pool_tag(pool, index)));
    return constant_pool_text(pool, constant_pool_at(pool, index)->ref.owner);
}

bool constant_utf8_is(ConstantUtf8 a, const char *text) {
    return a.bytes && a.length == strlen(text) && memcmp(a.bytes, text, a.length) == 0;
}

/* ---- First pass: entries by themselves ---- */

static bool read_utf8(ClassReader *reader, Constant *entry) {
    uint16_t length = class_reader_u2(reader);
    if (!class_reader_need(reader, length, 1)) return false;
    const uint8_t *from = reader->bytes + reader->at;
    size_t bad;
    if (!utf8_is_valid(from, length, &bad)) {
        reader->at += bad;
        return class_reader_fail(reader, "Illegal UTF8 string in constant pool");
    }
    uint8_t *room = (uint8_t *)(uintptr_t)from - 2;
    if (reader->rules.in_place) room = class_reader_allocate(reader, length + 2u, 1);
    if (room == NULL) return false;
    memmove(room + 1, from, length);
    room[0] = room[length + 1] = 0;
    entry->utf8 = (ConstantUtf8){(const char *)room + 1, length};
    reader->at += length;
    return true;
}

/* The text is shared by all classes of the boot library, which its build has checked. */
static bool read_packed_utf8(ClassReader *reader, unsigned tag, unsigned *next,
                             Constant *entry) {
    size_t length;
    unsigned number = *next;
    if (tag != PACKED_Utf8_next) number = (tag - PACKED_Utf8) << 8 | class_reader_u1(reader);
    if (number >= *next) *next = number + 1;
    const char *text = boot_library_text(number, &length);
    if (text == NULL) return class_reader_fail(reader, "Invalid text");
    entry->utf8 = (ConstantUtf8){text, (uint16_t)length};
    return true;
}

/* First major version that knows the tag; 0 for an unknown tag. */
static unsigned tag_since(unsigned tag) {
    switch (tag) {
    case CONSTANT_Utf8:
    case CONSTANT_Integer:
    case CONSTANT_Float:
    case CONSTANT_Long:
    case CONSTANT_Double:
    case CONSTANT_Class:
    case CONSTANT_String:
    case CONSTANT_Fieldref:
    case CONSTANT_Methodref:
    case CONSTANT_InterfaceMethodref:
    case CONSTANT_NameAndType: return CLASSFILE_OLDEST_MAJOR;
    case CONSTANT_MethodHandle:
    case CONSTANT_MethodType:
    case CONSTANT_InvokeDynamic: return 51;
    case CONSTANT_Module:
    case CONSTANT_Package: return 53;
    case CONSTANT_Dynamic: return 55;
    default: return 0;
    }
}

/* The index of another constant; packed, as a distance. */
static uint16_t read_index(ClassReader *reader) {
    return (uint16_t)(class_reader_u2(reader) + (reader->trusted ? reader->constant : 0));
}

static bool read_entry(ClassReader *reader, unsigned tag, Constant *entry) {
    switch (tag) {
    case CONSTANT_Utf8: return read_utf8(reader, entry);
    case CONSTANT_Integer: entry->integer = (int32_t)class_reader_u4(reader); break;
    case CONSTANT_Float: {
        uint32_t bits = class_reader_u4(reader);
        memcpy(&entry->float_value, &bits, sizeof bits);
        break;
    }
    case CONSTANT_Long:
    case CONSTANT_Double: {
        uint64_t high = class_reader_u4(reader);
        uint64_t bits = high << 32 | class_reader_u4(reader);
        memcpy(&entry->long_value, &bits, sizeof bits);
        break;
    }
    case CONSTANT_Class:
    case CONSTANT_Module:
    case CONSTANT_Package:
    case CONSTANT_String:
    case CONSTANT_MethodType: entry->name = read_index(reader); break;
    case CONSTANT_MethodHandle:
        entry->method_handle.kind = class_reader_u1(reader);
        entry->method_handle.ref = read_index(reader);
        break;
    default:
        entry->ref.owner = read_index(reader);
        entry->ref.name_and_type = read_index(reader);
        break;
    }
    return !reader->failed;
}

static bool read_entries(ClassReader *reader, ConstantPool *pool, uint8_t *tags,
                         Constant *entries) {
    unsigned major = reader->file->major_version, next = 0;
    for (unsigned i = 1; i < pool->count; i++) {
        reader->constant = i;
        unsigned tag = class_reader_u1(reader);
        if (reader->failed) return false;
        if (tag >= PACKED_Utf8 && reader->trusted) {
            tags[i] = CONSTANT_Utf8;
            if (!read_packed_utf8(reader, tag, &next, &entries[i])) return false;
            continue;
        }
        unsigned since = tag_since(tag);
        if (since == 0) return class_reader_fail(reader, "Unknown constant tag %u", tag);
        if (major < since)
            return class_reader_fail(
                reader, "Class file version does not support constant tag %u", tag);
        tags[i] = (uint8_t)tag;
        if (!read_entry(reader, tag, &entries[i])) return false;
        if ((tag == CONSTANT_Long || tag == CONSTANT_Double) && ++i == pool->count)
            return class_reader_fail(reader, "Invalid constant pool entry %u", i - 1);
    }
    return true;
}

/* ---- Second pass: each refers to entries of the kinds that it must ---- */

static bool refers(ClassReader *reader, const ConstantPool *pool, unsigned index,
                   ConstantTag tag) {
    return constant_pool_is(pool, index, tag) ||
           class_reader_fail(reader, "Invalid constant pool index %u", index);
}

static bool handle_refers(ClassReader *reader, const ConstantPool *pool, unsigned index) {
    const Constant *entry = &pool->entries[index];
    unsigned kind = entry->method_handle.kind, ref = entry->method_handle.ref;
    ConstantTag tag = constant_pool_tag(pool, ref);
    bool since_8 = reader->file->major_version >= 52;
    bool legal;
    if (tag == CONSTANT_none)
        return class_reader_fail(reader, "Invalid constant pool index %u@F", ref);
    switch (kind) {
    case REF_getField:
    case REF_getStatic:
    case REF_putField:
    case REF_putStatic: legal = tag == CONSTANT_Fieldref; break;
    case REF_invokeVirtual:
    case REF_newInvokeSpecial: legal = tag == CONSTANT_Methodref; break;
    case REF_invokeStatic:
    case REF_invokeSpecial:
        legal = tag == CONSTANT_Methodref || (since_8 && tag == CONSTANT_InterfaceMethodref);
        break;
    case REF_invokeInterface: legal = tag == CONSTANT_InterfaceMethodref; break;
    default:
        return class_reader_fail(reader, "Bad method handle kind at constant pool index %u",
                                 index);
    }
    return legal ||
           class_reader_fail(reader, "Invalid constant pool index %u@F%s", ref,
                             kind <= REF_putStatic         ? " (not a field)"
                             : kind == REF_invokeInterface ? " (not an interface method)"
                                                           : " (not a method)");
}

static bool check_references(ClassReader *reader, const ConstantPool *pool, unsigned index) {
    const Constant *entry = &pool->entries[index];
    switch (pool->tags[index]) {
    case CONSTANT_Class:
    case CONSTANT_Module:
    case CONSTANT_Package:
    case CONSTANT_String:
    case CONSTANT_MethodType: return refers(reader, pool, entry->name, CONSTANT_Utf8);
    case CONSTANT_NameAndType:
        return refers(reader, pool, entry->name_and_type.name, CONSTANT_Utf8) &&
               refers(reader, pool, entry->name_and_type.descriptor, CONSTANT_Utf8);
    case CONSTANT_Fieldref:
    case CONSTANT_Methodref:
    case CONSTANT_InterfaceMethodref:
        return refers(reader, pool, entry->ref.owner, CONSTANT_Class) &&
               refers(reader, pool, entry->ref.name_and_type, CONSTANT_NameAndType);
    case CONSTANT_Dynamic:
    case CONSTANT_InvokeDynamic:
        return refers(reader, pool, entry->ref.name_and_type, CONSTANT_NameAndType);
    case CONSTANT_MethodHandle: return handle_refers(reader, pool, index);
    default: return true;
    }
}

/* ---- Third pass: what they say ---- */

static bool check_name_and_type(ClassReader *reader, const ConstantPool *pool,
                                const Constant *entry) {
    ConstantUtf8 name = constant_pool_utf8(pool, entry->name_and_type.name);
    ConstantUtf8 descriptor = constant_pool_utf8(pool, entry->name_and_type.descriptor);
    if (descriptor.bytes[0] == '(') {
        if (!class_reader_text_is(reader, name, TEXT_METHOD_NAME))
            return class_reader_fail(reader, "Illegal method name \"%.64s\"@C", name.bytes);
        if (!class_reader_check_descriptor(reader, "Method", name, descriptor, true))
            return false;
        if (name.bytes[0] == '<' && descriptor.bytes[descriptor.length - 1] != 'V')
            return class_reader_fail(reader,
                                     "Method \"%.40s\"@C has illegal signature \"%.200s\"",
                                     name.bytes, descriptor.bytes);
        return true;
    }
    if (!class_reader_text_is(reader, name, TEXT_FIELD_NAME))
        return class_reader_fail(reader, "Illegal field name \"%.64s\"@C", name.bytes);
    return class_reader_check_descriptor(reader, "Field", name, descriptor, false);
}

static bool check_text(ClassReader *reader, const ConstantPool *pool, unsigned tag,
                       const Constant *entry) {
    ConstantUtf8 text = constant_pool_utf8(pool, entry->name);
    unsigned major = reader->file->major_version;
    bool legal = true;
    switch (tag) {
    case CONSTANT_Class:
        legal = descriptor_is_class_or_array_name(text.bytes, text.length, major);
        if (!legal && text.bytes[0] == '[' &&
            strspn(text.bytes, "[") > DESCRIPTOR_MAX_DIMENSIONS)
            return class_reader_fail(reader,
                                     "Array type descriptor has more than 255 dimensions");
        break;
    case CONSTANT_Package:
        legal = descriptor_is_class_name(text.bytes, text.length, major);
        break;
    case CONSTANT_Module: legal = descriptor_is_module_name(text.bytes, text.length); break;
    case CONSTANT_MethodType:
        return class_reader_check_descriptor(reader, "Method", (ConstantUtf8){"type", 4}, text,
                                             true);
    }
    return legal || class_reader_fail(reader, "Illegal class name \"%.200s\"", text.bytes);
}

/* Member references, Dynamic and InvokeDynamic: all of the shape (u2, NameAndType). */
static bool check_named(ClassReader *reader, const ConstantPool *pool, unsigned tag,
                        unsigned index) {
    const Constant *entry = &pool->entries[index];
    ConstantUtf8 name = constant_pool_name(pool, index);
    ConstantUtf8 descriptor = constant_pool_descriptor(pool, index);
    bool is_method = descriptor.bytes[0] == '(';
    bool wants_method = tag != CONSTANT_Fieldref && tag != CONSTANT_Dynamic;
    if (is_method != wants_method)
        return class_reader_fail(reader, "%s \"%.40s\"@C has illegal signature \"%.200s\"",
                                 tag == CONSTANT_Dynamic ? "CONSTANT_Dynamic"
                                 : wants_method          ? "Method"
                                                         : "Field",
                                 name.bytes, descriptor.bytes);
    if (is_method && name.bytes[0] == '<' && tag != CONSTANT_InvokeDynamic &&
        !constant_utf8_is(name, "<init>"))
        return class_reader_fail(reader, "Bad method name at constant pool index %u",
                                 pool->entries[entry->ref.name_and_type].name_and_type.name);
    return true;
}

static bool check_method_handle(ClassReader *reader, const ConstantPool *pool, unsigned index) {
    unsigned ref = pool->entries[index].method_handle.ref;
    if (constant_pool_tag(pool, ref) == CONSTANT_Fieldref) return true;
    bool is_init = constant_utf8_is(constant_pool_name(pool, ref), "<init>");
    return is_init == (pool->entries[index].method_handle.kind == REF_newInvokeSpecial) ||
           class_reader_fail(
               reader, "Bad %s name at constant pool index %u",
               is_init ? "method" : "constructor",
               pool->entries[pool->entries[ref].ref.name_and_type].name_and_type.name);
}

/* The round of the third pass in which an entry is looked at: those of the first come first, as
 * later ones rely on them. 0: never. */
static const uint8_t tag_rounds[UINT8_MAX + 1] = {
    [CONSTANT_Class] = 1,    [CONSTANT_Module] = 1,        [CONSTANT_Package] = 1,
    [CONSTANT_String] = 1,   [CONSTANT_MethodType] = 1,    [CONSTANT_NameAndType] = 1,
    [CONSTANT_Fieldref] = 2, [CONSTANT_Methodref] = 2,     [CONSTANT_InterfaceMethodref] = 2,
    [CONSTANT_Dynamic] = 2,  [CONSTANT_InvokeDynamic] = 2, [CONSTANT_MethodHandle] = 3};

static bool check_entry(ClassReader *reader, const ConstantPool *pool, unsigned index) {
    const Constant *entry = &pool->entries[index];
    unsigned tag = pool->tags[index];
    reader->constant = index;
    switch (tag) {
    case CONSTANT_NameAndType: return check_name_and_type(reader, pool, entry);
    case CONSTANT_MethodHandle: return check_method_handle(reader, pool, index);
    default:
        return tag_rounds[tag] == 1 ? check_text(reader, pool, tag, entry)
                                    : check_named(reader, pool, tag, index);
    }
}

bool constant_pool_parse(ClassReader *reader, ConstantPool *pool) {
    uint16_t count = class_reader_u2(reader);
    if (reader->failed) return false;
    if (count == 0) return class_reader_fail(reader, "Illegal constant pool size 0");
    /* Every entry but the second half of a long or double has at least 3 bytes. */
    if (!class_reader_need(reader, count - 1u, reader->trusted ? 2 : 3)) return false;
    uint8_t *tags = class_reader_allocate(reader, count, sizeof *tags);
    Constant *entries = class_reader_allocate(reader, count, sizeof *entries);
    if (reader->failed) return false;
    *pool = (ConstantPool){count, tags, entries};
    if (!read_entries(reader, pool, tags, entries)) return false;
    if (reader->trusted) return true;
    for (unsigned i = reader->constant = 1; i < count; reader->constant = ++i)
        if (!check_references(reader, pool, i)) return false;
    for (unsigned round = 1; round <= 3; round++)
        for (unsigned i = 1; i < count; i++)
            if (tag_rounds[tags[i]] == round && !check_entry(reader, pool, i)) return false;
    reader->constant = 0;
    return true;
}
