/* SPDX-License-Identifier: MIT */
/* Class files, built here byte by byte. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/classfile/classfile.h"
#include "vm/classfile/parse_arena.h"

typedef struct Bytes {
    uint8_t at[2048];
    size_t length;
} Bytes;

static void u1(Bytes *b, unsigned value) { b->at[b->length++] = (uint8_t)value; }

static void u2(Bytes *b, unsigned value) {
    u1(b, value >> 8);
    u1(b, value & 0xFF);
}

static void u4(Bytes *b, uint32_t value) {
    u2(b, value >> 16);
    u2(b, value & 0xFFFF);
}

static void utf8(Bytes *b, const char *text) {
    u1(b, CONSTANT_Utf8);
    u2(b, (unsigned)strlen(text));
    memcpy(b->at + b->length, text, strlen(text));
    b->length += strlen(text);
}

/* Two fields' worth of names, one method m()V with one "return". */
typedef struct Shape {
    unsigned major, minor, flags, handler_end, code_length, field_count;
    const char *field_name, *field_type;
    const char *method_type;
} Shape;

static const Shape plain = {61, 0, ACC_PUBLIC | ACC_SUPER, 1, 1, 1, "f", "I", "()V"};

static Bytes build(const Shape *shape) {
    Bytes b = {.length = 0};
    u4(&b, 0xCAFEBABE);
    u2(&b, shape->minor);
    u2(&b, shape->major);
    u2(&b, 13);
    utf8(&b, "A");                               /* 1 */
    u1(&b, CONSTANT_Class), u2(&b, 1);           /* 2 */
    utf8(&b, "java/lang/Object");                /* 3 */
    u1(&b, CONSTANT_Class), u2(&b, 3);           /* 4 */
    utf8(&b, shape->field_name);                 /* 5 */
    utf8(&b, shape->field_type);                 /* 6 */
    utf8(&b, "m");                               /* 7 */
    utf8(&b, shape->method_type);                /* 8 */
    utf8(&b, "Code");                            /* 9 */
    u1(&b, CONSTANT_Long), u4(&b, 1), u4(&b, 2); /* 10, 11 */
    utf8(&b, "");                                /* 12 */
    u2(&b, shape->flags), u2(&b, 2), u2(&b, 4), u2(&b, 0);
    u2(&b, shape->field_count);
    for (unsigned i = 0; i < shape->field_count; i++)
        u2(&b, ACC_PRIVATE), u2(&b, 5), u2(&b, 6), u2(&b, 0);
    u2(&b, 1);
    u2(&b, ACC_PUBLIC | ACC_STATIC), u2(&b, 7), u2(&b, 8), u2(&b, 1);
    u2(&b, 9), u4(&b, 12 + shape->code_length + 8);
    u2(&b, 1), u2(&b, 2), u4(&b, shape->code_length);
    for (unsigned i = 0; i < shape->code_length; i++) u1(&b, 0xB1);
    u2(&b, 1), u2(&b, 0), u2(&b, shape->handler_end), u2(&b, 0), u2(&b, 0);
    u2(&b, 0);
    u2(&b, 0);
    return b;
}

static void expect_fault(const Shape *shape, const char *kind, const char *text) {
    Bytes b = build(shape);
    Fault fault = {0};
    ck_assert_ptr_null(classfile_parse(b.at, b.length, "A", &fault));
    ck_assert_str_eq(fault.kind, kind);
    ck_assert_msg(strstr(fault.message, text) != NULL, "%s", fault.message);
}

START_TEST(a_plain_class_is_decoded) {
    Bytes b = build(&plain);
    Fault fault = {0};
    ClassFile *file = classfile_parse(b.at, b.length, "A", &fault);
    ck_assert_msg(file != NULL, "%s", fault.message);
    ck_assert_str_eq(file->name.bytes, "A");
    ck_assert_str_eq(file->super_name.bytes, "java/lang/Object");
    ck_assert_uint_eq(file->major_version, 61);
    ck_assert(constant_pool_at(&file->pool, 10)->long_value == INT64_C(0x100000002));
    ck_assert(constant_pool_is(&file->pool, 11, CONSTANT_none));
    ck_assert_str_eq(constant_pool_utf8(&file->pool, 12).bytes, "");
    ck_assert_ptr_nonnull(classfile_find_field(file, "f", "I"));
    const MethodInfo *method = classfile_find_method(file, "m", "()V");
    ck_assert_uint_eq(method->code->length, 1);
    ck_assert_uint_eq(method->code->code[0], 0xB1);
    ck_assert_uint_eq(method->code->handlers[0].end_pc, 1);
    ck_assert_int_eq(classfile_line_at(method->code, 0), -1);
    classfile_free(file);
}
END_TEST

START_TEST(no_prefix_of_a_class_is_a_class) {
    Bytes b = build(&plain);
    for (size_t length = 0; length < b.length; length++) {
        uint8_t *part = malloc(length + 1); /* its end is watched by the sanitizer */
        uint8_t *copy = realloc(part, length ? length : 1);
        memcpy(copy, b.at, length);
        Fault fault = {0};
        ck_assert_ptr_null(classfile_parse(copy, length, NULL, &fault));
        ck_assert_ptr_nonnull(fault.kind);
        free(copy);
    }
    b.at[b.length++] = 0;
    Fault fault = {0};
    ck_assert_ptr_null(classfile_parse(b.at, b.length, NULL, &fault));
    ck_assert_msg(strstr(fault.message, "Extra bytes at the end of class file A [offset ") ==
                      fault.message,
                  "%s", fault.message);
}
END_TEST

START_TEST(no_changed_byte_crashes_the_parser) {
    Bytes b = build(&plain);
    for (size_t i = 0; i < b.length; i++)
        for (unsigned value = 0; value < 256; value += 5) {
            Bytes changed = b;
            changed.at[i] ^= (uint8_t)(value + 1);
            classfile_free(classfile_parse(changed.at, changed.length, NULL, NULL));
        }
}
END_TEST

START_TEST(versions_outside_45_to_65_are_unsupported) {
    Shape shape = plain;
    shape.major = 66;
    expect_fault(&shape, "java/lang/UnsupportedClassVersionError",
                 "A has been compiled by a more recent version of the Java Runtime (class file "
                 "version 66.0), this version of the Java Runtime only recognizes class file "
                 "versions up to 65.0");
    shape.major = 44;
    expect_fault(&shape, FAULT_VERSION, "invalid major version");
    shape.major = 61, shape.minor = 3;
    expect_fault(&shape, FAULT_VERSION, "invalid non-zero minor version");
}
END_TEST

START_TEST(the_wrong_name_is_told) {
    Bytes b = build(&plain);
    Fault fault = {0};
    ck_assert_ptr_null(classfile_parse(b.at, b.length, "p/B", &fault));
    ck_assert_str_eq(fault.kind, "java/lang/NoClassDefFoundError");
    ck_assert_str_eq(fault.message, "p/B (wrong name: A)");
}
END_TEST

START_TEST(members_are_checked) {
    Shape shape = plain;
    shape.field_count = 2;
    expect_fault(&shape, FAULT_CLASS_FORMAT,
                 "Duplicate field name \"f\" with signature \"I\" in class file A");
    shape = plain, shape.field_name = "a/b";
    expect_fault(&shape, FAULT_CLASS_FORMAT, "Illegal field name \"a/b\"");
    shape = plain, shape.field_type = "V";
    expect_fault(&shape, FAULT_CLASS_FORMAT, "illegal signature \"V\"");
    shape = plain, shape.method_type = "(V)V";
    expect_fault(&shape, FAULT_CLASS_FORMAT, "illegal signature \"(V)V\"");
    shape = plain, shape.method_type = "(JJ)V";
    expect_fault(&shape, FAULT_CLASS_FORMAT, "Arguments can't fit into locals");
    shape = plain, shape.handler_end = 2;
    expect_fault(&shape, FAULT_CLASS_FORMAT, "Illegal exception table range");
    shape = plain, shape.code_length = 0;
    expect_fault(&shape, FAULT_CLASS_FORMAT, "Invalid method Code length 0");
    shape = plain, shape.flags = ACC_FINAL | ACC_ABSTRACT;
    expect_fault(&shape, FAULT_CLASS_FORMAT, "Illegal class modifiers");
}
END_TEST

/* Nothing but what lies in the memory and in the bytes: an archive is made of it. */
START_TEST(a_class_in_lent_memory_is_all_there) {
    enum { ROOM = 16384 };
    Bytes b = build(&plain);
    Fault fault = {0};
    char *room = aligned_alloc(16, ROOM);
    size_t needs = 0;
    for (size_t size = 64; size <= ROOM; size += 64) {
        struct ParseArena *arena = parse_arena_create_in(room, size);
        ClassFile *file =
            classfile_parse_in_place(arena, (ParseRules){0}, b.at, b.length, "A", &fault);
        ck_assert_uint_le(parse_arena_used(arena), size);
        if (file == NULL) ck_assert_str_eq(fault.kind, FAULT_MEMORY);
        if (file != NULL && needs == 0) needs = size;
        ck_assert(file != NULL || needs == 0);
        if (size == ROOM) {
            ck_assert(file->arena_is_shared);
            ck_assert((char *)file > room && (char *)file < room + needs);
            ck_assert((char *)file->methods > room && (char *)file->methods < room + needs);
            ck_assert(file->name.bytes > room && file->name.bytes < room + needs);
            const uint8_t *code = file->methods[0].code->code;
            ck_assert(code > b.at && code < b.at + b.length);
            ck_assert_ptr_null(file->methods[0].extras);
            ck_assert(!method_extras(&file->methods[0])->has_parameters);
        }
        parse_arena_destroy(arena);
    }
    ck_assert_uint_gt(needs, 0);
    free(room);
}
END_TEST

int main(void) {
    Suite *suite = SUITE("classfile", 0, NULL, NULL, a_plain_class_is_decoded,
                         no_prefix_of_a_class_is_a_class, no_changed_byte_crashes_the_parser,
                         versions_outside_45_to_65_are_unsupported, the_wrong_name_is_told,
                         members_are_checked, a_class_in_lent_memory_is_all_there);
    return run_suite(suite) != 0;
}
