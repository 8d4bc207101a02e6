/* SPDX-License-Identifier: MIT */
/* Archives and class paths, in a directory of their own. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "tests/suite.h"
#include "vm/load/class_path.h"
#include "vm/load/manifest.h"
#include "vm/classfile/zip.h"

static void put(FILE *f, uint32_t value, int size) {
    for (; size > 0; size--, value >>= 8) fputc((int)(value & 0xFF), f);
}

/* A stored archive with one entry. */
static void write_zip(const char *path, const char *before, const char *name, const char *text,
                      uint32_t spoil) {
    FILE *f = fopen(path, "wb");
    uint32_t size = (uint32_t)strlen(text), length = (uint32_t)strlen(name);
    uint32_t crc = (uint32_t)crc32(0, (const Bytef *)text, size) ^ spoil;
    fputs(before, f);
    put(f, 0x04034b50, 4), put(f, 10, 2), put(f, 0, 8), put(f, crc, 4), put(f, size, 4);
    put(f, size, 4), put(f, length, 2), put(f, 0, 2);
    fputs(name, f), fputs(text, f);
    put(f, 0x02014b50, 4), put(f, 10, 4), put(f, 0, 8), put(f, crc, 4), put(f, size, 4);
    put(f, size, 4), put(f, length, 2), put(f, 0, 12), put(f, 0, 4);
    fputs(name, f);
    put(f, 0x06054b50, 4), put(f, 0, 4), put(f, 1, 2), put(f, 1, 2), put(f, 46 + length, 4);
    put(f, 30 + length + size, 4), put(f, 0, 2);
    fclose(f);
}

static char directory[] = "/tmp/class_path_XXXXXX";

static void enter(void) {
    ck_assert_ptr_nonnull(mkdtemp(directory));
    ck_assert_int_eq(chdir(directory), 0);
}

static void leave(void) {
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", directory);
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(system(command), 0);
}

START_TEST(an_entry_is_read_behind_a_prefix) {
    write_zip("a.zip", "#!/bin/sh\n", "x/y", "hello", 0);
    Fault fault = {0};
    Zip *zip = zip_open("a.zip", &fault);
    ck_assert_msg(zip != NULL, "%s", fault.message);
    uint8_t *out;
    size_t length;
    ck_assert(zip_read(zip, zip_find(zip, "x/y", 3), &out, &length, &fault));
    ck_assert_str_eq((char *)out, "hello");
    ck_assert_ptr_null(zip_find(zip, "x", 1));
    free(out);
    zip_close(zip);
}
END_TEST

START_TEST(a_wrong_crc_is_told) {
    write_zip("a.zip", "", "x", "hello", 1);
    Fault fault = {0};
    Zip *zip = zip_open("a.zip", &fault);
    uint8_t *out;
    size_t length;
    ck_assert(!zip_read(zip, zip_find(zip, "x", 1), &out, &length, &fault));
    ck_assert_str_eq(fault.message, "a.zip: x: invalid entry CRC");
    zip_close(zip);
    ck_assert_ptr_null(zip_open("none.zip", &fault));
}
END_TEST

START_TEST(manifests_bring_in_jars_once) {
    write_zip("a.jar", "", "META-INF/MANIFEST.MF",
              "Manifest-Version: 1.0\r\nmain-class: p.Ma\r\n in\r\nClass-Path: b.jar a.jar "
              "none.jar\r\n\r\n",
              0);
    write_zip("b.jar", "", "r", "from b", 0);
    char *main_class = manifest_attribute("a.jar", "Main-Class", NULL);
    ck_assert_str_eq(main_class, "p.Main");
    free(main_class);
    ClassPath *path =
        class_path_new("missing:a.jar:b.jar:.", true, &(Platform){.is_utf8 = true});
    uint8_t *bytes;
    size_t length;
    const char *origin;
    Fault fault = {0};
    ck_assert(class_path_find(path, "r", &bytes, &length, &origin, &fault));
    ck_assert_str_eq((char *)bytes, "from b");
    ck_assert_str_eq(strrchr(origin, '/'), "/b.jar");
    free(bytes);
    ck_assert(!class_path_find(path, "absent", &bytes, &length, &origin, &fault));
    ck_assert_ptr_null(fault.kind);
    ck_assert(!class_path_find(path, "../etc", &bytes, &length, &origin, &fault));
    ck_assert_ptr_nonnull(class_path_place(path, 2));
    ck_assert_ptr_null(class_path_place(path, 3));
    char **urls = class_path_urls(path, "r", 0);
    ck_assert(strncmp(urls[0], "jar:file:/", 10) == 0 && strstr(urls[0], "/b.jar!/r"));
    ck_assert_ptr_null(urls[1]);
    class_path_free_urls(urls);
    class_path_free(path);
}
END_TEST

int main(void) {
    Suite *suite = SUITE("class_path", 0, enter, leave, an_entry_is_read_behind_a_prefix,
                         a_wrong_crc_is_told, manifests_bring_in_jars_once);
    return run_suite(suite) != 0;
}
