/* SPDX-License-Identifier: MIT */
/* One relocatable ELF object per method, and one for the stubs:
 *
 *   header | .eh_frame | .symtab | .strtab | .shstrtab | section headers
 *
 * .text has no bytes in the file, only its true address. What .eh_frame tells: code is entered
 * with the return address at rsp; a method pushes the caller's rbx at once and pops it right
 * before it returns. */
#include "jit/x86_64/gdb.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/stubs.h"
#include "vm/system/process.h"
#include "vm/model/class.h"
#include "vm/model/vm.h"

typedef struct CodeForGdb {
    ProcessCode entry; /* first */
    _Alignas(8) uint8_t file[];
} CodeForGdb;

typedef struct Writer {
    uint8_t *bytes;
    size_t count, capacity;
    bool failed;
} Writer;

static void put(Writer *w, const void *from, size_t bytes) {
    if (w->count + bytes > w->capacity) {
        size_t capacity = 2 * w->capacity + bytes + 1024;
        uint8_t *grown = w->failed ? NULL : realloc(w->bytes, capacity);
        if (grown == NULL) {
            w->failed = true;
            return;
        }
        w->bytes = grown;
        w->capacity = capacity;
    }
    memcpy(w->bytes + w->count, from, bytes);
    w->count += bytes;
}
static void put_byte(Writer *w, unsigned value) { put(w, &(uint8_t){(uint8_t)value}, 1); }
static void put_u32(Writer *w, uint32_t value) { put(w, &value, 4); }
static void put_u64(Writer *w, uint64_t value) { put(w, &value, 8); }
static void put_text(Writer *w, const char *text) { put(w, text, strlen(text) + 1); }

/* ---- Unwinding ---- */

enum {
    CFA_ADVANCE4 = 0x04,
    CFA_DEF_OFFSET = 0x0e,
    CFA_DEF = 0x0c,
    CFA_OFFSET = 0x80,
    CFA_RESTORE = 0xc0
};
enum { DWARF_RBX = 3, DWARF_RBP = 6, DWARF_RSP = 7, DWARF_RETURN = 16 };

static size_t begin_block(Writer *w) {
    put_u32(w, 0);
    return w->count;
}
static void end_block(Writer *w, size_t begin) {
    while ((w->count - begin + 4) % 8 != 0) put_byte(w, 0); /* nops */
    uint32_t bytes = (uint32_t)(w->count - begin);
    if (!w->failed) memcpy(w->bytes + begin - 4, &bytes, 4);
}

/* Every function begins with the return address at rsp. Offsets are in units of 8 bytes,
 * downward. */
static void put_common(Writer *w) {
    size_t begin = begin_block(w);
    put_u32(w, 0);
    put_byte(w, 1);    /* version */
    put_byte(w, 0);    /* no augmentation: addresses are whole */
    put_byte(w, 1);    /* code is counted in bytes */
    put_byte(w, 0x78); /* data in -8 */
    put_byte(w, DWARF_RETURN);
    put_byte(w, CFA_DEF), put_byte(w, DWARF_RSP), put_byte(w, 8);
    put_byte(w, CFA_OFFSET | DWARF_RETURN), put_byte(w, 1);
    end_block(w, begin);
}

static size_t begin_function(Writer *w, size_t section, uintptr_t address, size_t bytes) {
    size_t begin = begin_block(w);
    put_u32(w, (uint32_t)(w->count - section)); /* back to the common part */
    put_u64(w, address);
    put_u64(w, bytes);
    return begin;
}
static void advance(Writer *w, uint32_t bytes) { put_byte(w, CFA_ADVANCE4), put_u32(w, bytes); }
/* The stack is `slots` words deep, the return address included. */
static void put_depth(Writer *w, unsigned slots) {
    put_byte(w, CFA_DEF_OFFSET), put_byte(w, slots * 8);
}
static void put_saved(Writer *w, unsigned reg, unsigned slot) {
    put_byte(w, CFA_OFFSET | reg), put_byte(w, slot);
}

/* pop rbx, ret: the frame is gone at the second. The same bytes elsewhere are inside an
 * instruction, where nobody asks. */
static void put_method(Writer *w, size_t section, const uint8_t *code, uint32_t size) {
    size_t begin = begin_function(w, section, (uintptr_t)code, size);
    uint32_t last = 1;
    advance(w, 1); /* push rbx */
    put_depth(w, 2), put_saved(w, DWARF_RBX, 2);
    for (uint32_t i = 1; i + 1 < size; i++) {
        if (code[i] != 0x5b || code[i + 1] != 0xc3) continue;
        advance(w, i + 1 - last);
        put_depth(w, 1), put_byte(w, CFA_RESTORE | DWARF_RBX);
        advance(w, 1);
        put_depth(w, 2), put_saved(w, DWARF_RBX, 2);
        last = i + 2;
    }
    end_block(w, begin);
}

/* ---- The object ---- */

typedef struct Named {
    const uint8_t *start;
    uint32_t size, name; /* name: in the string table */
} Named;

enum {
    SECTION_NONE,
    SECTION_TEXT,
    SECTION_FRAMES,
    SECTION_SYMBOLS,
    SECTION_STRINGS,
    SECTION_NAMES,
    SECTIONS
};
static const char section_names[] = "\0.text\0.eh_frame\0.symtab\0.strtab\0.shstrtab";
enum { NAME_TEXT = 1, NAME_FRAMES = 7, NAME_SYMBOLS = 17, NAME_STRINGS = 25, NAME_NAMES = 33 };

/* `frames` and `strings` are done; whole object behind the entry's room, or NULL. */
static CodeForGdb *make(const uint8_t *start, size_t size, const Writer *frames,
                        const Writer *strings, const Named *symbols, unsigned count) {
    Writer w = {0};
    Elf64_Ehdr header = {
        .e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB, EV_CURRENT},
        .e_type = ET_REL,
        .e_machine = EM_X86_64,
        .e_version = EV_CURRENT,
        .e_ehsize = sizeof header,
        .e_shentsize = sizeof(Elf64_Shdr),
        .e_shnum = SECTIONS,
        .e_shstrndx = SECTION_NAMES};
    Elf64_Shdr sections[SECTIONS] = {
        [SECTION_TEXT] = {.sh_name = NAME_TEXT,
                          .sh_type = SHT_NOBITS,
                          .sh_flags = SHF_ALLOC | SHF_EXECINSTR,
                          .sh_addr = (uintptr_t)start,
                          .sh_size = size,
                          .sh_addralign = 16},
        [SECTION_FRAMES] = {.sh_name = NAME_FRAMES,
                            .sh_type = SHT_PROGBITS,
                            .sh_flags = SHF_ALLOC,
                            .sh_addralign = 8,
                            .sh_size = frames->count},
        [SECTION_SYMBOLS] = {.sh_name = NAME_SYMBOLS,
                             .sh_type = SHT_SYMTAB,
                             .sh_link = SECTION_STRINGS,
                             .sh_info = 1,
                             .sh_addralign = 8,
                             .sh_entsize = sizeof(Elf64_Sym),
                             .sh_size = (count + 1) * sizeof(Elf64_Sym)},
        [SECTION_STRINGS] = {.sh_name = NAME_STRINGS,
                             .sh_type = SHT_STRTAB,
                             .sh_addralign = 1,
                             .sh_size = strings->count},
        [SECTION_NAMES] = {.sh_name = NAME_NAMES,
                           .sh_type = SHT_STRTAB,
                           .sh_addralign = 1,
                           .sh_size = sizeof section_names}};
    put(&w, &(CodeForGdb){{0}}, sizeof(CodeForGdb));
    size_t file = w.count;
    put(&w, &header, sizeof header);
    sections[SECTION_FRAMES].sh_offset = w.count - file;
    put(&w, frames->bytes, frames->count); /* a multiple of 8 */
    sections[SECTION_SYMBOLS].sh_offset = w.count - file;
    put(&w, &(Elf64_Sym){0}, sizeof(Elf64_Sym));
    for (unsigned i = 0; i < count; i++)
        put(&w,
            &(Elf64_Sym){.st_name = symbols[i].name,
                         .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC),
                         .st_shndx = SECTION_TEXT,
                         .st_value = (uintptr_t)(symbols[i].start - start),
                         .st_size = symbols[i].size},
            sizeof(Elf64_Sym));
    sections[SECTION_STRINGS].sh_offset = w.count - file;
    put(&w, strings->bytes, strings->count);
    sections[SECTION_NAMES].sh_offset = w.count - file;
    put(&w, section_names, sizeof section_names);
    while ((w.count - file) % 8 != 0) put_byte(&w, 0);
    header.e_shoff = w.count - file;
    put(&w, sections, sizeof sections);
    if (w.failed || frames->failed || strings->failed) {
        free(w.bytes);
        return NULL;
    }
    memcpy(w.bytes + file, &header, sizeof header);
    CodeForGdb *made = (CodeForGdb *)(void *)w.bytes;
    made->entry = (ProcessCode){.file = made->file, .bytes = w.count - file};
    return made;
}

static CodeForGdb *finish(const uint8_t *start, size_t size, Writer *frames, Writer *strings,
                          const Named *symbols, unsigned count) {
    put_u32(frames, 0); /* no more */
    put_u32(frames, 0);
    CodeForGdb *made = make(start, size, frames, strings, symbols, count);
    free(frames->bytes);
    free(strings->bytes);
    if (made != NULL) process_add_code(&made->entry);
    return made;
}

void gdb_add(Jit *jit, JitCode *code) {
    if (!jit->vm->options.jit.gdb) return;
    char name[1024];
    Writer frames = {0}, strings = {0};
    const Method *m = code->method;
    put_byte(&strings, 0);
    put_text(&strings,
             method_external_name(m->holder->name, m->name, m->descriptor, name, sizeof name));
    put_common(&frames);
    put_method(&frames, 0, code->start, code->size);
    Named symbol = {code->start, code->size, 1};
    code->for_gdb = finish(code->start, code->size, &frames, &strings, &symbol, 1);
}

void gdb_remove(JitCode *code) {
    if (code->for_gdb == NULL) return;
    process_remove_code(&code->for_gdb->entry);
    free(code->for_gdb);
    code->for_gdb = NULL;
}

/* ---- Stubs ---- */

/* Between C and compiled code: six registers and three words more. */
static void put_enter(Writer *w, const uint8_t *start, uint32_t size) {
    enum { MOVE_BYTES = 3, PUSH_MEMORY_BYTES = 7 };
    static const struct {
        uint8_t dwarf, bytes;
    } pushed[] = {{DWARF_RBP, 1}, {DWARF_RBX, 1}, {12, 2}, {13, 2}, {14, 2}, {15, 2}};
    size_t begin = begin_function(w, 0, (uintptr_t)start, size);
    unsigned slots = 1;
    for (unsigned i = 0; i < 6; i++) {
        advance(w, pushed[i].bytes);
        put_depth(w, ++slots), put_saved(w, pushed[i].dwarf, slots);
    }
    static const uint8_t words[] = {1, MOVE_BYTES + PUSH_MEMORY_BYTES, PUSH_MEMORY_BYTES};
    for (unsigned i = 0; i < sizeof words; i++) advance(w, words[i]), put_depth(w, ++slots);
    end_block(w, begin);
}

/* A stub that jumps to C; one that is jumped to in a method's place. */
static void put_stub(Writer *w, const uint8_t *start, uint32_t size, bool in_method) {
    size_t begin = begin_function(w, 0, (uintptr_t)start, size);
    if (in_method) put_depth(w, 2), put_saved(w, DWARF_RBX, 2);
    end_block(w, begin);
}

/* One that is called and makes room before it calls C. */
static void put_to_c(Writer *w, const uint8_t *start, uint32_t size) {
    enum { STORE_FRAME_BYTES = 4, SUBTRACT_BYTES = 4 };
    size_t begin = begin_function(w, 0, (uintptr_t)start, size);
    advance(w, STORE_FRAME_BYTES + SUBTRACT_BYTES);
    put_depth(w, 2);
    end_block(w, begin);
}

void gdb_add_stubs(Jit *jit) {
    if (!jit->vm->options.jit.gdb) return;
    enum {
        STUB_CALL,
        STUB_EXECUTE = STUB_CALL,
        STUB_METHOD = STUB_CALL,
        STUB_LEAF,
        STUB_THROW
    };
    static const uint8_t kinds[] = {
#define STUB(name, kind) STUB_##kind,
#include "jit/runtime.def"
    };
    const JitStubs *s = jit->stubs;
    NamedStub named[NAMED_STUBS];
    stubs_name(s, named);
    Named symbols[NAMED_STUBS];
    Writer frames = {0}, strings = {0};
    put_byte(&strings, 0);
    put_common(&frames);
    for (unsigned i = 0; i < NAMED_STUBS; i++) {
        bool is_other = i >= STUB_COUNT;
        const uint8_t *start = named[i].start;
        symbols[i] = (Named){start, named[i].size, (uint32_t)strings.count};
        put_text(&strings, named[i].name);
        bool makes_room = is_other ? start == s->to_c || start == s->delivery_entry ||
                                         start == s->delivery_exit
                                   : kinds[i] == STUB_CALL;
        if (makes_room)
            put_to_c(&frames, start, symbols[i].size);
        else if (!is_other)
            put_stub(&frames, start, symbols[i].size, kinds[i] == STUB_THROW);
        else if (i - STUB_COUNT < 3)
            put_enter(&frames, start, symbols[i].size);
        else
            put_stub(&frames, start, symbols[i].size, true);
    }
    const uint8_t *start = s->at[0];
    jit->stubs_for_gdb = finish(start, (size_t)((const uint8_t *)s->end - start), &frames,
                                &strings, symbols, NAMED_STUBS);
}

void gdb_remove_stubs(Jit *jit) {
    if (jit->stubs_for_gdb == NULL) return;
    process_remove_code(&jit->stubs_for_gdb->entry);
    free(jit->stubs_for_gdb);
    jit->stubs_for_gdb = NULL;
}
