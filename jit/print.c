/* SPDX-License-Identifier: MIT */
/* -Xjit:print=pattern: bytecode beside the machine code it became. Machine code is read by
 * capstone where that can be loaded at run time, and shown as bytes where it cannot. */
#include "jit/print.h"

#include <dlfcn.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/thread.h"

#if __has_include(<capstone/capstone.h>)
#include <capstone/capstone.h>
#define HAS_CAPSTONE 1
#endif

/* ---- Machine code ---- */

static void print_bytes(FILE *to, const uint8_t *at, uint32_t size) {
    for (uint32_t i = 0; i < size; i++)
        fprintf(to, "%s%02x%s", i % 16 == 0 ? "        " : "", at[i],
                i % 16 == 15 || i + 1 == size ? "\n" : " ");
}

#if defined(HAS_CAPSTONE)
typedef struct Disassembler {
    void *library;
    csh handle;
    __typeof__(&cs_disasm) disasm;
    __typeof__(&cs_free) free;
    __typeof__(&cs_close) close;
} Disassembler;

static bool disassembler_open(Disassembler *d) {
    d->library = dlopen("libcapstone.so.4", RTLD_NOW | RTLD_LOCAL);
    if (d->library == NULL) return false;
    __typeof__(&cs_open) open = (__typeof__(&cs_open))dlsym(d->library, "cs_open");
    d->disasm = (__typeof__(&cs_disasm))dlsym(d->library, "cs_disasm");
    d->free = (__typeof__(&cs_free))dlsym(d->library, "cs_free");
    d->close = (__typeof__(&cs_close))dlsym(d->library, "cs_close");
    return open != NULL && d->disasm != NULL && d->free != NULL && d->close != NULL &&
           open(CS_ARCH_X86, CS_MODE_64, &d->handle) == CS_ERR_OK;
}
static void disassembler_close(Disassembler *d) {
    d->close(&d->handle);
    dlclose(d->library);
}
static bool print_instructions(FILE *to, Disassembler *d, const uint8_t *at, uint32_t size,
                               const uint8_t *start) {
    cs_insn *list;
    size_t count = d->disasm(d->handle, at, size, (uintptr_t)at, 0, &list);
    for (size_t i = 0; i < count; i++)
        fprintf(to, "        %5x  %-7s %s\n", (unsigned)(list[i].address - (uintptr_t)start),
                list[i].mnemonic, list[i].op_str);
    if (count > 0) d->free(list, count);
    return count > 0 || size == 0;
}
#endif

/* ---- Bytecode ---- */

static void print_bytecode(FILE *to, const JitCode *code, uint32_t pc) {
    const CodeInfo *info = code->method->info->code;
    if (pc == PC_PROLOGUE || pc == PC_SLOW_PATHS) {
        fprintf(to, "  %s\n", pc == PC_PROLOGUE ? "entry" : "slow paths");
        return;
    }
    uint32_t length = opcode_length(info->code, info->length, pc);
    fprintf(to, "  %4u  %s", pc, opcode_name(info->code[pc]));
    int64_t target = opcode_branch_target(info->code, pc);
    int local = opcode_local(info->code, pc);
    if (target >= 0)
        fprintf(to, " %u", (unsigned)target);
    else if (local >= 0)
        fprintf(to, " %d", local);
    else if (length == 2)
        fprintf(to, " %d", info->code[pc + 1]);
    else if (length >= 3 && length <= 5)
        fprintf(to, " #%u", opcode_u2(info->code, pc + 1));
    int line = method_line_at(code->method, (int)pc);
    if (line > 0) fprintf(to, "%*s line %d", 8, "", line);
    fputc('\n', to);
}

static bool is_wanted(const char *pattern, const Method *m) {
    char name[1024];
    snprintf(name, sizeof name, "%s.%s", m->holder->name, m->name);
    for (char *at = name; *at != 0; at++)
        if (*at == '/') *at = '.';
    return fnmatch(pattern, name, 0) == 0;
}

void print_code(const char *pattern, const JitCode *code, FILE *to) {
    char name[1024];
    const Method *m = code->method;
    if (pattern == NULL || !is_wanted(pattern, m)) return;
    fprintf(to, "%s: %u bytes at %p\n",
            method_external_name(m->holder->name, m->name, m->descriptor, name, sizeof name),
            code->size, (const void *)code->start);
#if defined(HAS_CAPSTONE)
    Disassembler disassembler;
    bool readable = disassembler_open(&disassembler);
#endif
    for (uint32_t i = 0; i < code->pc_count; i++) {
        PcEntry entry = jit_code_pc(code, i);
        uint32_t from = entry.offset, end = i + 1 < code->pc_count
                                                ? jit_code_pc(code, i + 1).offset
                                                : code->size - code->literal_bytes;
        print_bytecode(to, code, entry.pc);
#if defined(HAS_CAPSTONE)
        if (readable &&
            print_instructions(to, &disassembler, code->start + from, end - from, code->start))
            continue;
#endif
        print_bytes(to, code->start + from, end - from);
    }
    if (code->literal_bytes > 0) fprintf(to, "  constants\n");
    print_bytes(to, code->start + code->size - code->literal_bytes, code->literal_bytes);
#if defined(HAS_CAPSTONE)
    if (readable) disassembler_close(&disassembler);
#endif
}
