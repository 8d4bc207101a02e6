/* SPDX-License-Identifier: MIT */
/* -Xjit:jitdump: machine code, names and lines in the file that `perf inject --jit` reads,
 * jit-<pid>.dump:
 *
 *   header | lines | code | lines | code | ...      (lines belong to the code that follows)
 *
 * All words are the machine's own. Times are CLOCK_MONOTONIC (`perf record -k mono`). A page of
 * the file is mapped executable, which is how perf learns of it; nothing in it is ever run. All
 * VMs of a process share the file. */
#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "jit/jit.h"
#include "vm/system/clock.h"
#include "vm/system/process.h"
#include "vm/threads/park.h"
#include "vm/model/vm.h"

enum { DUMP_MAGIC = 0x4A695444, DUMP_VERSION = 1, DUMP_CODE = 0, DUMP_LINES = 2 };

typedef struct DumpHeader {
    uint32_t magic, version, bytes, machine, padding, pid;
    uint64_t time, flags;
} DumpHeader;
typedef struct DumpRecord {
    uint32_t kind, bytes;
    uint64_t time;
} DumpRecord;
typedef struct DumpCode { /* then the name and the code */
    DumpRecord record;
    uint32_t pid, tid;
    uint64_t address, code, bytes, number;
} DumpCode;
typedef struct DumpLines { /* then for each an address, line, 0 and the file's name */
    DumpRecord record;
    uint64_t code, count;
} DumpLines;

typedef struct JitDump {
    int file;
    void *page;
    size_t page_bytes;
} JitDump;

bool jit_dump_open(Jit *jit) {
    const char *directory = jit->vm->options.jit.dump;
    if (directory == NULL) return true;
    size_t size = strlen(directory) + 32;
    char *path = malloc(size);
    JitDump *dump = jit->dump = calloc(1, sizeof *dump);
    bool is_new = false;
    if (path != NULL && dump != NULL) {
        snprintf(path, size, "%s/jit-%d.dump", directory, (int)getpid());
        dump->file = process_open_dump(path, &is_new);
    }
    free(path);
    if (dump == NULL || path == NULL || dump->file < 0) {
        free(dump);
        jit->dump = NULL;
        return false;
    }
    DumpHeader header = {DUMP_MAGIC,
                         DUMP_VERSION,
                         sizeof header,
                         EM_X86_64,
                         0,
                         (uint32_t)getpid(),
                         (uint64_t)clock_nanoseconds(),
                         0};
    bool good = !is_new || write(dump->file, &header, sizeof header) == (ssize_t)sizeof header;
    dump->page_bytes = (size_t)sysconf(_SC_PAGESIZE);
    dump->page =
        mmap(NULL, dump->page_bytes, PROT_READ | PROT_EXEC, MAP_PRIVATE, dump->file, 0);
    if (dump->page == MAP_FAILED)
        dump->page = NULL; /* a disk that forbids it: the file is good all the same */
    if (!good) jit_dump_close(jit);
    return good;
}

void jit_dump_close(Jit *jit) {
    JitDump *dump = jit->dump;
    if (dump == NULL) return;
    if (dump->page != NULL) munmap(dump->page, dump->page_bytes);
    process_close_dump();
    free(dump);
    jit->dump = NULL;
}

/* The source as debuggers write it: the package's folder and the file's name. */
static size_t source_name(const Class *c, char *to, size_t size) {
    const char *slash = strrchr(c->name, '/');
    int folder = slash != NULL ? (int)(slash + 1 - c->name) : 0;
    if (c->file == NULL || c->file->source_file.bytes == NULL) return 0;
    int length =
        snprintf(to, size, "%.*s%.*s", folder, c->name, (int)c->file->source_file.length,
                 (const char *)c->file->source_file.bytes);
    return length > 0 && (size_t)length < size ? (size_t)length + 1 : 0;
}

static char *put(char *to, const void *from, size_t bytes) {
    return (char *)memcpy(to, from, bytes) + bytes;
}

/* One write for both records: other VMs append too. */
void jit_dump_add(Jit *jit, const JitCode *code) {
    char name[1024], source[1024];
    JitDump *dump = jit->dump;
    const Method *m = code->method;
    uint32_t count = 0;
    if (dump == NULL) return;
    size_t source_size = source_name(m->holder, source, sizeof source);
    int32_t *lines = source_size > 0 ? jit_code_lines(code, &count) : NULL;
    if (lines == NULL) count = 0;
    size_t name_size = strlen(method_external_name(m->holder->name, m->name, m->descriptor,
                                                   name, sizeof name)) +
                       1;
    size_t lines_bytes =
        sizeof(DumpLines) + count * (sizeof(uint64_t) + 2 * sizeof(int32_t) + source_size);
    size_t code_bytes = sizeof(DumpCode) + name_size + code->size;
    char *all = malloc(lines_bytes + code_bytes), *at = all;
    if (all != NULL) {
        uint64_t time = (uint64_t)clock_nanoseconds(), address = (uintptr_t)code->start;
        DumpLines first = {{DUMP_LINES, (uint32_t)lines_bytes, time}, address, count};
        DumpCode second = {{DUMP_CODE, (uint32_t)code_bytes, time},
                           (uint32_t)getpid(),
                           (uint32_t)syscall(SYS_gettid),
                           address,
                           address,
                           code->size,
                           time};
        if (count > 0) at = put(at, &first, sizeof first);
        for (uint32_t i = 0; i < count; i++) {
            uint64_t where = address + (uint32_t)lines[2 * i];
            int32_t line[2] = {lines[2 * i + 1], 0};
            at =
                put(put(put(at, &where, sizeof where), line, sizeof line), source, source_size);
        }
        at =
            put(put(put(at, &second, sizeof second), name, name_size), code->start, code->size);
        /* A full disk loses what comes later, not the program. */
        if (write(dump->file, all, (size_t)(at - all)) != at - all) jit_dump_close(jit);
    }
    free(all);
    free(lines);
}
