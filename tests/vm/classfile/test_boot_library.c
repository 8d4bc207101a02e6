/* SPDX-License-Identifier: MIT */
/* The blob against the class files that it was made of, which the build leaves beside it. */
#include <check.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/classfile/boot_library.h"
#include "vm/classfile/classfile.h"
#include "vm/classfile/parse_arena.h"
#include "vm/text/utf8.h"

static char root[512];
static int classes, deflated, resources;

static uint8_t *read_file(const char *path, size_t length) {
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    uint8_t *bytes = malloc(length + 1);
    ck_assert_uint_eq(fread(bytes, 1, length, file), length);
    fclose(file);
    return bytes;
}

static int check_file(const char *path, const struct stat *status, int type,
                      struct FTW *where) {
    (void)where;
    const char *name = path + strlen(root) + 1;
    if (type != FTW_F) return 0;
    uint8_t *wanted = read_file(path, (size_t)status->st_size);
    size_t length;
    uint8_t *found = boot_library_resource(name, &length);
    ck_assert_msg(found != NULL, "%s", name);
    ck_assert_uint_eq(length, (size_t)status->st_size);
    ck_assert_msg(memcmp(found, wanted, length) == 0, "%s", name);
    if (strcmp(name + strlen(name) - 6, ".class") != 0) {
        ck_assert_uint_eq(found[length], 0);
        resources++;
        free(wanted);
        free(found);
        return 0;
    }
    Fault fault = {0};
    char internal[512];
    snprintf(internal, sizeof internal, "%.*s", (int)strlen(name) - 6, name);
    if (strcmp(internal, "module-info") != 0) {
        ClassFile *plain = classfile_parse(found, length, internal, &fault);
        ck_assert_msg(plain != NULL, "%s: %s", name, fault.message);
        const BlobEntry *entry = boot_library_class(internal);
        struct ParseArena *arena = parse_arena_create();
        uint8_t *room = malloc(entry->length);
        const uint8_t *data = boot_library_data(entry, room);
        ck_assert_msg(data != NULL, "%s", name);
        deflated += !boot_library_is_plain(entry);
        ClassFile *packed = classfile_parse_boot(arena, data, entry->length, &fault);
        ck_assert_msg(packed != NULL, "%s: %s", name, fault.message);
        ck_assert_uint_eq(plain->method_count, packed->method_count);
        for (unsigned m = 0; m < plain->method_count; m++) {
            const CodeInfo *a = plain->methods[m].code, *b = packed->methods[m].code;
            ck_assert((a == NULL) == (b == NULL));
            if (a == NULL) continue;
            ck_assert_uint_eq(a->line_count, b->line_count);
            LineWalk rows = {.code = b};
            for (uint32_t i = 0; line_walk_next(&rows); i++) {
                ck_assert(i == 0 || a->lines[i - 1].start_pc <= rows.row.start_pc);
                ck_assert(rows.row.start_pc == a->lines[i].start_pc &&
                          rows.row.line == a->lines[i].line);
            }
            ck_assert_uint_eq(rows.index, a->line_count);
        }
        classfile_free(plain);
        classfile_free(packed);
        parse_arena_destroy(arena);
        free(room);
    }
    free(found);
    free(wanted);
    classes++;
    return 0;
}

START_TEST(every_class_unpacks_to_what_the_compiler_wrote) {
    const char *build = getenv("BUILD");
    snprintf(root, sizeof root, "%s/classlib/classes", build != NULL ? build : "build");
    classes = deflated = resources = 0;
    ck_assert_int_eq(nftw(root, check_file, 16, FTW_PHYS), 0);
    ck_assert_int_gt(classes, 1000);
    ck_assert_int_gt(resources, 10);
    ck_assert(deflated > 100 && deflated < classes - 100);
}
END_TEST

START_TEST(every_text_is_found_where_it_lies) {
    const char *text;
    size_t length;
    unsigned number = 0;
    for (; (text = boot_library_text(number, &length)) != NULL; number++) {
        ck_assert_ptr_eq(boot_library_symbol(text, length, utf8_hash(text, length)), text);
        ck_assert(boot_library_is_symbol(text, length));
        if (length > 1)
            ck_assert(!boot_library_is_symbol(text + 1, length - 1) &&
                      !boot_library_is_symbol(text, length - 1));
    }
    ck_assert_uint_gt(number, 1000);
    ck_assert(!boot_library_is_symbol("java/lang/Object", 16));
}
END_TEST

START_TEST(what_is_not_there_is_not_found) {
    size_t length;
    ck_assert_ptr_null(boot_library_class("java/lang/Objec"));
    ck_assert_ptr_null(boot_library_class(""));
    ck_assert_ptr_nonnull(boot_library_class("java/lang/Object"));
    ck_assert_ptr_null(boot_library_resource("java/lang/Object", &length));
    ck_assert_ptr_null(boot_library_resource(".class", &length));
    ck_assert_ptr_null(boot_library_symbol("no such text anywhere", 21,
                                           utf8_hash("no such text anywhere", 21)));
}
END_TEST

START_TEST(a_damaged_class_does_not_unpack) {
    const BlobEntry *entry = boot_library_class("java/lang/String");
    const uint8_t *packed = boot_library_data(entry, NULL);
    uint8_t *to = malloc(entry->unpacked);
    ck_assert(unpack_class(packed, entry->length, to, entry->unpacked));
    ck_assert(!unpack_class(packed, entry->length, to, entry->unpacked - 1u));
    for (size_t length = 0; length < entry->length; length += 97)
        ck_assert(!unpack_class(packed, length, to, entry->unpacked));
    free(to);
}
END_TEST

START_TEST(a_damaged_entry_does_not_inflate) {
    const BlobEntry *whole = boot_library_class("java/util/Formatter");
    ck_assert(!boot_library_is_plain(whole));
    uint8_t *room = malloc(whole->length);
    BlobEntry entry = *whole;
    ck_assert_ptr_eq(boot_library_data(&entry, room), room);
    entry.length--;
    ck_assert_ptr_null(boot_library_data(&entry, room));
    entry = *whole;
    for (entry.stored = 0; entry.stored < whole->stored; entry.stored += 97)
        ck_assert_ptr_null(boot_library_data(&entry, room));
    entry = *whole;
    ck_assert_ptr_nonnull(boot_library_data(&entry, room));
    free(room);
}
END_TEST

int main(void) {
    Suite *suite =
        SUITE("boot_library", 60, NULL, NULL, every_class_unpacks_to_what_the_compiler_wrote,
              every_text_is_found_where_it_lies, what_is_not_there_is_not_found,
              a_damaged_class_does_not_unpack, a_damaged_entry_does_not_inflate);
    return run_suite(suite) != 0;
}
