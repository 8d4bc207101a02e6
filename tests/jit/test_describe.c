/* SPDX-License-Identifier: MIT */
/* What tools are told of compiled code: perf's file of code and lines, GDB's list of objects in
 * memory. Both are read here by readers of their own. */
#include <check.h>
#include <dirent.h>
#include <elf.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "include/jni.h"
#include "tests/suite.h"

typedef struct Entry {
    struct Entry *next, *previous;
    const uint8_t *file;
    uint64_t bytes;
} Entry;
extern struct {
    uint32_t version, action;
    Entry *relevant, *first;
} __jit_debug_descriptor;

static char folder[] = "/tmp/minijvm-describe.XXXXXX";

static JavaVM *start(JNIEnv **env, const char *option) {
    char path[100];
    snprintf(path, sizeof path, "-Djava.class.path=%s", folder);
    JavaVMOption options[2] = {{.optionString = path},
                               {.optionString = (char *)(uintptr_t)option}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 2, options, JNI_FALSE};
    JavaVM *vm;
    ck_assert_int_eq(JNI_CreateJavaVM(&vm, (void **)env, &args), JNI_OK);
    return vm;
}

static void run_program(JNIEnv *env) {
    jclass c = (*env)->FindClass(env, "Frames");
    ck_assert_ptr_nonnull(c);
    jmethodID m = (*env)->GetStaticMethodID(env, c, "outer", "(ID)I");
    ck_assert_ptr_nonnull(m);
    for (int i = 0; i < 3; i++) (*env)->CallStaticIntMethod(env, c, m, 1, 2.0);
    ck_assert(!(*env)->ExceptionCheck(env));
}

static void make_folder(void) {
    char command[200];
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(command, sizeof command, "javac -nowarn -d %s tests/launcher/programs/Frames.java",
             folder);
    ck_assert_int_eq(system(command), 0);
}
static void remove_folder(void) {
    char command[200];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    ck_assert_int_eq(system(command), 0);
}

/* ---- perf's file ---- */

static uint8_t *read_dump(size_t *bytes) {
    char path[200];
    snprintf(path, sizeof path, "%s/jit-%d.dump", folder, (int)getpid());
    int file = open(path, O_RDONLY);
    struct stat about;
    ck_assert_int_ge(file, 0);
    ck_assert_int_eq(fstat(file, &about), 0);
    uint8_t *all = malloc((size_t)about.st_size + 1);
    ck_assert_int_eq(read(file, all, (size_t)about.st_size), about.st_size);
    close(file);
    *bytes = (size_t)about.st_size;
    return all;
}
static uint32_t u32(const uint8_t *at) {
    uint32_t v;
    memcpy(&v, at, 4);
    return v;
}
static uint64_t u64(const uint8_t *at) {
    uint64_t v;
    memcpy(&v, at, 8);
    return v;
}

/* Answers how many methods there are; those of Frames must have lines, all in the file, none
 * outside the code. */
static unsigned parse_dump(const uint8_t *all, size_t bytes, unsigned *named) {
    unsigned methods = 0;
    uint64_t lines_of = 0, line_count = 0, last_time = 0, last_number = 0;
    const uint8_t *lines = NULL;
    *named = 0;
    ck_assert_uint_ge(bytes, 40);
    ck_assert_uint_eq(u32(all), 0x4A695444);
    ck_assert_uint_eq(u32(all + 4), 1);
    ck_assert_uint_eq(u32(all + 8), 40);
    ck_assert_uint_eq(u32(all + 12), EM_X86_64);
    ck_assert_uint_eq(u32(all + 20), (uint32_t)getpid());
    for (const uint8_t *at = all + 40, *next; at < all + bytes; at = next) {
        ck_assert_uint_ge((size_t)(all + bytes - at), 16);
        uint32_t kind = u32(at), size = u32(at + 4);
        next = at + size;
        ck_assert_uint_ge(size, 16);
        ck_assert(next <= all + bytes);
        ck_assert_uint_ge(u64(at + 8), last_time);
        last_time = u64(at + 8);
        if (kind == 2) {
            ck_assert_ptr_null(lines);
            lines_of = u64(at + 16), line_count = u64(at + 24), lines = at + 32;
            ck_assert_uint_gt(line_count, 0);
            continue;
        }
        ck_assert_uint_eq(kind, 0);
        uint64_t address = u64(at + 24), code = u64(at + 32), code_bytes = u64(at + 40);
        const char *name = (const char *)at + 56;
        ck_assert_uint_eq(address, code);
        ck_assert_uint_gt(u64(at + 48), last_number);
        last_number = u64(at + 48);
        ck_assert_uint_eq(56 + strlen(name) + 1 + code_bytes, size);
        uint64_t last = address;
        const uint8_t *line = lines;
        bool is_ours = strstr(name, "Frames.") != NULL;
        if (lines != NULL) ck_assert_uint_eq(lines_of, address);
        for (uint64_t i = 0; lines != NULL && i < line_count; i++) {
            const char *file = (const char *)line + 16;
            ck_assert_uint_ge(u64(line), last);
            ck_assert_uint_lt(u64(line), address + code_bytes);
            ck_assert_uint_gt(u32(line + 8), 0);
            if (is_ours) {
                ck_assert_str_eq(file, "Frames.java");
                ck_assert_uint_lt(u32(line + 8), 30);
            }
            last = u64(line);
            line = (const uint8_t *)file + strlen(file) + 1;
        }
        if (lines != NULL) ck_assert(line <= at);
        if (is_ours) ck_assert_ptr_nonnull(lines);
        *named += is_ours;
        methods++;
        lines = NULL;
    }
    ck_assert_ptr_null(lines);
    return methods;
}

START_TEST(perf_reads_code_and_lines_of_all_methods) {
    char option[200];
    JNIEnv *env;
    size_t bytes;
    unsigned named;
    make_folder();
    snprintf(option, sizeof option, "-Xjit:threshold=0,jitdump=%s", folder);
    JavaVM *vm = start(&env, option);
    run_program(env);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    uint8_t *all = read_dump(&bytes);
    unsigned methods = parse_dump(all, bytes, &named);
    ck_assert_uint_ge(named, 3);
    ck_assert_uint_gt(
        methods,
        named + 10); /* the library's too; how many depends on what its own threads come to */
    free(all);
    /* A second VM of the process writes the file anew. */
    vm = start(&env, option);
    run_program(env);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    all = read_dump(&bytes);
    methods = parse_dump(all, bytes, &named);
    ck_assert_uint_gt(methods, named + 10);
    free(all);
    remove_folder();
}
END_TEST

START_TEST(a_folder_that_is_none_is_an_error) {
    JavaVMOption options[1] = {
        {.optionString = (char *)(uintptr_t) "-Xjit:jitdump=/no/such/folder"}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 1, options, JNI_FALSE};
    JavaVM *vm;
    JNIEnv *env;
    ck_assert_int_ne(JNI_CreateJavaVM(&vm, (void **)&env, &args), JNI_OK);
}
END_TEST

/* The text file has a line for each method: address and size, that do not overlap, and a name.
 */
START_TEST(perf_maps_addresses_to_names) {
    JNIEnv *env;
    char path[100], line[2000];
    unsigned named = 0, methods = 0;
    make_folder();
    snprintf(path, sizeof path, "/tmp/perf-%d.map", (int)getpid());
    remove(path);
    JavaVM *vm = start(&env, "-Xjit:threshold=0,perfmap");
    run_program(env);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    while (fgets(line, sizeof line, file) != NULL) {
        unsigned long address, size;
        int name = 0;
        ck_assert_int_eq(sscanf(line, "%lx %lx %n", &address, &size, &name), 2);
        ck_assert(address > 4096 && size > 0 && name > 0);
        ck_assert_uint_gt(strlen(line + name), 3);
        named += strstr(line + name, "Frames.") != NULL;
        methods++;
    }
    fclose(file);
    remove(path);
    ck_assert_uint_ge(named, 3);
    ck_assert_uint_gt(methods, named + 10);
    remove_folder();
}
END_TEST

/* ---- Memory of code ---- */

/* Code is there twice: once to be run, once to be written. No memory of the process is both. */
START_TEST(no_mapping_is_writable_and_executable) {
    JNIEnv *env;
    char line[1000];
    unsigned runs = 0, writes = 0;
    make_folder();
    JavaVM *vm = start(&env, "-Xjit:threshold=0");
    run_program(env);
    FILE *maps = fopen("/proc/self/maps", "r");
    ck_assert_ptr_nonnull(maps);
    while (fgets(line, sizeof line, maps) != NULL) {
        char rights[5];
        ck_assert_int_eq(sscanf(line, "%*s %4s", rights), 1);
        ck_assert_msg(rights[1] != 'w' || rights[2] != 'x', "%s", line);
        if (strstr(line, "minijvm-code") == NULL) continue;
        runs += rights[2] == 'x';
        writes += rights[1] == 'w';
    }
    fclose(maps);
    ck_assert_uint_eq(runs, 1);
    ck_assert_uint_eq(writes, 1);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    remove_folder();
}
END_TEST

/* ---- GDB's list ---- */

/* The records of .eh_frame end where the section does; the last function ends where the text
 * does. */
static void parse_frames(const uint8_t *at, uint64_t bytes, uint64_t text,
                         uint64_t text_bytes) {
    const uint8_t *begin = at, *end = at + bytes;
    uint64_t covered = 0;
    unsigned functions = 0;
    while (at + 4 <= end && u32(at) != 0) {
        uint32_t size = u32(at), back = u32(at + 4);
        ck_assert_uint_eq((size + 4) % 8, 0);
        ck_assert(at + 4 + size < end);
        if (back != 0) {
            ck_assert(at + 4 - back == begin);
            uint64_t from = u64(at + 8), length = u64(at + 16);
            ck_assert_uint_ge(from, text);
            ck_assert_uint_le(from + length, text + text_bytes);
            covered += length;
            functions++;
        }
        at += 4 + size;
    }
    ck_assert_uint_gt(functions, 0);
    ck_assert_uint_eq(covered, text_bytes);
}

static bool parse_object(const Entry *entry, const char *wanted) {
    const Elf64_Ehdr *header = (const void *)entry->file;
    bool found = false;
    ck_assert_int_eq(memcmp(header->e_ident, ELFMAG, SELFMAG), 0);
    ck_assert_uint_eq(header->e_machine, EM_X86_64);
    ck_assert_uint_le(header->e_shoff + header->e_shnum * sizeof(Elf64_Shdr), entry->bytes);
    const Elf64_Shdr *sections = (const void *)(entry->file + header->e_shoff), *text = NULL;
    const char *names = (const char *)entry->file + sections[header->e_shstrndx].sh_offset;
    for (unsigned i = 0; i < header->e_shnum; i++)
        if (strcmp(names + sections[i].sh_name, ".text") == 0) text = &sections[i];
    ck_assert_ptr_nonnull(text);
    ck_assert_uint_gt(text->sh_size, 0);
    for (unsigned i = 0; i < header->e_shnum; i++) {
        const Elf64_Shdr *s = &sections[i];
        if (s->sh_type != SHT_NOBITS)
            ck_assert_uint_le(s->sh_offset + s->sh_size, entry->bytes);
        if (strcmp(names + s->sh_name, ".eh_frame") == 0)
            parse_frames(entry->file + s->sh_offset, s->sh_size, text->sh_addr, text->sh_size);
        if (s->sh_type != SHT_SYMTAB) continue;
        const Elf64_Sym *symbols = (const void *)(entry->file + s->sh_offset);
        const char *strings = (const char *)entry->file + sections[s->sh_link].sh_offset;
        ck_assert_uint_gt(s->sh_size / sizeof *symbols, 1);
        for (unsigned k = 1; k < s->sh_size / sizeof *symbols; k++) {
            ck_assert_uint_le(symbols[k].st_value + symbols[k].st_size, text->sh_size);
            found |= strstr(strings + symbols[k].st_name, wanted) != NULL;
        }
    }
    return found;
}

START_TEST(gdb_finds_an_object_for_each_method_while_there_is_code) {
    JNIEnv *env;
    unsigned objects = 0, ours = 0, stubs = 0;
    make_folder();
    ck_assert_uint_eq(__jit_debug_descriptor.version, 1);
    ck_assert_ptr_null(__jit_debug_descriptor.first);
    JavaVM *vm = start(&env, "-Xjit:threshold=0,gdb");
    run_program(env);
    const Entry *before = NULL;
    for (const Entry *entry = __jit_debug_descriptor.first; entry != NULL;
         before = entry, entry = entry->next) {
        ck_assert(entry->previous == before);
        ours += parse_object(entry, "Frames.");
        stubs += parse_object(entry, "stub_enter");
        objects++;
    }
    ck_assert_uint_gt(objects, 50);
    ck_assert_uint_ge(ours, 3);
    ck_assert_uint_eq(stubs, 1);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    ck_assert_ptr_null(__jit_debug_descriptor.first);
    remove_folder();
}
END_TEST

START_TEST(nothing_is_told_without_the_option) {
    JNIEnv *env;
    make_folder();
    JavaVM *vm = start(&env, "-Xjit:threshold=0");
    run_program(env);
    ck_assert_ptr_null(__jit_debug_descriptor.first);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    remove_folder();
}
END_TEST

int main(void) {
    Suite *suite = SUITE("describe", 60, NULL, NULL, perf_reads_code_and_lines_of_all_methods,
                         a_folder_that_is_none_is_an_error, perf_maps_addresses_to_names,
                         no_mapping_is_writable_and_executable,
                         gdb_finds_an_object_for_each_method_while_there_is_code,
                         nothing_is_told_without_the_option);
    return run_suite(suite) != 0;
}
