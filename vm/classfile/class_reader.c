/* SPDX-License-Identifier: MIT */
/* Cursor and duplicate search behind the class file parsers. */
#include "vm/classfile/class_reader.h"

#include <stdlib.h>
#include <string.h>

#include "vm/text/descriptor.h"

/* ---- Cursor ---- */

/* "[method run()V, offset 77]" */
static void describe_place(const ClassReader *reader, char *out, size_t size) {
    if (reader->member.bytes)
        snprintf(out, size, " [%s %.64s%s%.64s, offset %zu]",
                 reader->member_descriptor.bytes[0] == '(' ? "method" : "field",
                 reader->member.bytes, reader->member_descriptor.bytes[0] == '(' ? "" : " ",
                 reader->member_descriptor.bytes, reader->at);
    else if (reader->constant)
        snprintf(out, size, " [constant %u, offset %zu]", reader->constant, reader->at);
    else
        snprintf(out, size, " [offset %zu]", reader->at);
}

static void expand(const char *text, const char *class_name, char *out, size_t size) {
    size_t used = 0;
    bool named = false;
    out[0] = 0;
    for (; *text && used + 1 < size; text++) {
        bool mark = text[0] == '@' && (text[1] == 'N' || text[1] == 'C' || text[1] == 'F');
        const char *before = !mark || text[1] == 'N' ? ""
                             : text[1] == 'C'        ? " in class "
                                                     : " in class file ";
        int n = mark ? snprintf(out + used, size - used, "%s%.110s", before, class_name)
                     : snprintf(out + used, size - used, "%c", *text);
        used += (size_t)n;
        text += mark;
        named |= mark;
    }
    if (!named && used < size)
        snprintf(out + used, size - used, " in class file %.110s", class_name);
}

bool class_reader_fail(ClassReader *reader, const char *format, ...) {
    if (reader->failed) return false;
    reader->failed = true;
    if (reader->fault) {
        char text[256], whole[448], place[200];
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(text, sizeof text, format, arguments);
        va_end(arguments);
        expand(text, reader->name, whole, sizeof whole);
        describe_place(reader, place, sizeof place);
        fault_set(reader->fault, FAULT_CLASS_FORMAT, reader->at, "%.300s%s", whole, place);
    }
    return false;
}

bool class_reader_need_slow(ClassReader *reader, size_t count, size_t size) {
    if (reader->failed) return false;
    if (count > (reader->end - reader->at) / size) {
        char place[280];
        describe_place(reader, place, sizeof place - 80);
        reader->failed = true;
        /* Inside the brackets, behind java's text: how much there is, and how much should have
         * followed. */
        size_t used = strlen(place), more = count > SIZE_MAX / size ? SIZE_MAX : count * size;
        if (used > 0)
            snprintf(place + used - 1, sizeof place - used + 1,
                     ", ends after %zu bytes where %zu more are expected]", reader->end,
                     more - (reader->end - reader->at));
        return fault_set(reader->fault, FAULT_CLASS_FORMAT, reader->at,
                         "Truncated class file%s", place);
    }
    return true;
}

uint32_t class_reader_u4(ClassReader *reader) {
    uint32_t high = class_reader_u2(reader);
    return high << 16 | class_reader_u2(reader);
}

const uint8_t *class_reader_take(ClassReader *reader, size_t length) {
    if (!class_reader_need(reader, length, 1)) return NULL;
    const uint8_t *bytes = reader->bytes + reader->at;
    reader->at += length;
    return bytes;
}

void *class_reader_allocate(ClassReader *reader, size_t count, size_t size) {
    void *memory = reader->failed || count > SIZE_MAX / 4 / size
                       ? NULL
                       : parse_arena_allocate(reader->file->arena, count * size);
    if (memory == NULL && !reader->failed) {
        reader->failed = true;
        fault_set(reader->fault, FAULT_MEMORY, reader->at, "class file %s", reader->name);
    }
    return memory;
}

/* ---- Indices ---- */

uint16_t class_reader_index_or_0(ClassReader *reader, ConstantTag tag, const char *what) {
    uint16_t index = class_reader_u2(reader);
    if (!reader->failed && index != 0 && !constant_pool_is(&reader->file->pool, index, tag)) {
        class_reader_fail(reader, what, index);
        return 0;
    }
    return reader->failed ? 0 : index;
}

uint16_t class_reader_index(ClassReader *reader, ConstantTag tag, const char *what) {
    uint16_t index = class_reader_index_or_0(reader, tag, what);
    if (index == 0) class_reader_fail(reader, what, 0u);
    return index;
}

ConstantUtf8 class_reader_utf8(ClassReader *reader, const char *what) {
    uint16_t index = class_reader_index(reader, CONSTANT_Utf8, what);
    return index ? constant_pool_utf8(&reader->file->pool, index) : (ConstantUtf8){0};
}

bool class_reader_classes(ClassReader *reader, const char *what, uint16_t *count,
                          const uint16_t **indices) {
    uint16_t total = class_reader_u2(reader);
    size_t most = (reader->end - reader->at) / 2;
    uint16_t *list = class_reader_allocate(reader, total < most ? total : most, sizeof *list);
    for (unsigned i = 0; i < total && !reader->failed; i++) {
        if (!class_reader_need(reader, 1, 2)) return false;
        list[i] = class_reader_u2(reader);
        if (!constant_pool_is(&reader->file->pool, list[i], CONSTANT_Class))
            return class_reader_fail(reader, what, list[i]);
    }
    *count = total;
    *indices = list;
    return !reader->failed;
}

RawAttribute class_reader_raw(ClassReader *reader) {
    RawAttribute raw = {0};
    size_t length = reader->end - reader->at;
    raw.bytes = class_reader_take(reader, length);
    raw.length = raw.bytes ? (uint32_t)length : 0;
    return raw;
}

/* ---- Texts ---- */

static bool text_is(ConstantUtf8 text, TextKind kind, unsigned major) {
    switch (kind) {
    case TEXT_FIELD_NAME: return descriptor_is_field_name(text.bytes, text.length, major);
    case TEXT_METHOD_NAME: return descriptor_is_method_name(text.bytes, text.length, major);
    case TEXT_LOCAL_NAME: return descriptor_is_field_name(text.bytes, text.length, 49);
    case TEXT_FIELD_TYPE: return descriptor_is_field(text.bytes, text.length);
    case TEXT_METHOD_TYPE: return descriptor_is_method(text.bytes, text.length);
    }
    return false;
}

bool class_reader_text_is(const ClassReader *reader, ConstantUtf8 text, TextKind kind) {
    uint8_t *found = (uint8_t *)(uintptr_t)text.bytes - 1;
    if (reader->trusted || (*found & kind)) return true;
    if (!text_is(text, kind, reader->file->major_version)) return false;
    *found |= (uint8_t)kind;
    return true;
}

bool class_reader_check_descriptor(ClassReader *reader, const char *kind, ConstantUtf8 name,
                                   ConstantUtf8 descriptor, bool is_method) {
    const char *bytes = descriptor.bytes;
    size_t length = descriptor.length;
    if (class_reader_text_is(reader, descriptor,
                             is_method ? TEXT_METHOD_TYPE : TEXT_FIELD_TYPE))
        return true;
    /* Which of the rules it breaks: look at its types one by one. */
    bool well_formed = is_method && bytes[0] == '(';
    for (size_t at = well_formed; at < length;) {
        size_t dimensions = strspn(bytes + at, "["), rest;
        if (dimensions > DESCRIPTOR_MAX_DIMENSIONS)
            return class_reader_fail(reader,
                                     "Array type descriptor has more than 255 dimensions");
        at += dimensions;
        const char *end = bytes[at] == 'L' ? memchr(bytes + at, ';', length - at) : NULL;
        if (end && !descriptor_is_class_name(bytes + at + 1, (size_t)(end - bytes) - at - 1,
                                             reader->file->major_version))
            return class_reader_fail(
                reader, "Class name is empty or contains illegal character in descriptor");
        rest = descriptor_type_length(bytes + at, length - at);
        if (rest == 0 && (bytes[at] != ')' || dimensions > 0)) well_formed = false;
        at += rest ? rest : 1;
    }
    if (well_formed && memchr(bytes, ')', length - 1) && !memchr(bytes, 'V', length - 1))
        return class_reader_fail(reader, "Too many arguments in method signature");
    return class_reader_fail(reader, "%s \"%.40s\"@C has illegal signature \"%.200s\"", kind,
                             name.bytes, bytes);
}

/* ---- Duplicates ---- */

static int utf8_compare(ConstantUtf8 a, ConstantUtf8 b) {
    if (a.bytes == b.bytes) return 0;
    if (a.length != b.length) return a.length < b.length ? -1 : 1;
    return memcmp(a.bytes, b.bytes, a.length);
}

static int member_compare(const void *x, const void *y) {
    const MemberName *a = x, *b = y;
    int order = utf8_compare(a->name, b->name);
    return order ? order : utf8_compare(a->descriptor, b->descriptor);
}

enum { FEW_MEMBERS = 128 };

static unsigned member_hash(const MemberName *m) {
    const char *name = m->name.bytes, *type = m->descriptor.bytes;
    unsigned length = m->name.length, type_length = m->descriptor.length;
    unsigned hash = length * 31 + type_length;
    if (length > 0)
        hash = (hash * 31 + (uint8_t)name[length / 2]) * 31 + (uint8_t)name[length - 1];
    if (type_length > 0) hash = hash * 31 + (uint8_t)type[type_length / 2];
    return hash;
}

/* By a table of open addressing: nothing is gained by many that collide. */
static const MemberName *few_members_duplicate(const MemberName *names, size_t count) {
    uint8_t slots[4 * FEW_MEMBERS] = {0}; /* numbers from 1 */
    for (size_t i = 0; i < count; i++) {
        size_t at = member_hash(&names[i]) % sizeof slots;
        for (; slots[at] != 0; at = (at + 1) % sizeof slots)
            if (member_compare(&names[slots[at] - 1], &names[i]) == 0) return &names[i];
        slots[at] = (uint8_t)(i + 1);
    }
    return NULL;
}

const MemberName *member_names_duplicate(MemberName *names, size_t count) {
    if (count < 2) return NULL;
    if (count <= FEW_MEMBERS) return few_members_duplicate(names, count);
    qsort(names, count, sizeof *names, member_compare);
    for (size_t i = 1; i < count; i++)
        if (member_compare(&names[i - 1], &names[i]) == 0) return &names[i];
    return NULL;
}
