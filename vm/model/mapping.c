/* SPDX-License-Identifier: MIT */
/* A shared mapping is kept by a second one of the same pages (mremap of no bytes duplicates),
 * made before the zeros are laid over it: at no time is there a hole that another thread could
 * fall into. Private pages cannot be duplicated so, and what foreign code touches has no known
 * end of use: there the zeros stay. */
#include "vm/model/mapping.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "vm/model/thread.h"
#include "vm/model/throw.h"
#include "vm/system/process.h"

/* The place for a cover of this range: what lies inside the range is part of it. NULL: all are
 * taken. */
static MappingCover *cover_place(Thread *t, const char *start, const char *end) {
    MappingCover *place = NULL;
    for (int i = 0; i < MAPPING_COVERS; i++) {
        MappingCover *c = &t->covers[i];
        if (c->bytes > 0 && c->start >= start && c->start < end) {
            munmap(c->kept, c->bytes);
            c->bytes = 0;
        }
        if (c->bytes == 0) place = c;
    }
    return place;
}

static void cover_keep(Thread *t, char *start, size_t bytes) {
    MappingCover *place = cover_place(t, start, start + bytes);
    if (place == NULL) return;
    char *kept = mremap(start, 0, bytes, MREMAP_MAYMOVE);
    if (kept != MAP_FAILED) *place = (MappingCover){start, kept, bytes};
}

/* ---- Mappings that a library made ---- */

typedef struct Reader {
    int file;
    size_t at, count;
    char bytes[512];
} Reader;

/* -1: the end. */
static int next_byte(Reader *reader) {
    if (reader->at == reader->count) {
        ssize_t count = read(reader->file, reader->bytes, sizeof reader->bytes);
        if (count <= 0) return -1;
        reader->at = 0;
        reader->count = (size_t)count;
    }
    return (unsigned char)reader->bytes[reader->at++];
}

/* A number of this base, and what follows it. */
static uintptr_t next_number(Reader *reader, unsigned base, int *behind) {
    uintptr_t number = 0;
    for (;;) {
        int c = *behind = next_byte(reader);
        if (c >= '0' && c <= '9')
            number = number * base + (unsigned)(c - '0');
        else if (base == 16 && c >= 'a' && c <= 'f')
            number = number * base + (unsigned)(c - 'a' + 10);
        else
            return number;
    }
}

static int skip_words(Reader *reader, int count) {
    int c = 0;
    while (count > 0 && c >= 0) count -= (c = next_byte(reader)) == ' ';
    return c;
}

/* By lines "start-end access offset device inode path", with system calls alone. Of no file:
 * the inode is 0. */
static bool find_in_list(uintptr_t address, uintptr_t *end) {
    Reader reader = {.file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)};
    bool found = false;
    int c = 0;
    if (reader.file < 0) return false;
    while (!found && c >= 0) {
        uintptr_t start = next_number(&reader, 16, &c);
        if (c >= 0) *end = next_number(&reader, 16, &c);
        if (c >= 0) c = skip_words(&reader, 3);
        if (c >= 0)
            found = next_number(&reader, 10, &c) != 0 && address >= start && address < *end;
        while (c >= 0 && c != '\n') c = next_byte(&reader);
    }
    close(reader.file);
    return found;
}

/* ---- Faults ---- */

/* Whose native method touched it, of the VMs that the OS thread is attached to. */
static Thread *fault_thread(bool *in_vm) {
    Thread *foreign = NULL;
    for (Thread *t = process_thread(); t != NULL; t = t->outer) {
        if (t->frame == NULL) continue;
        if (!(t->frame->flags & FRAME_NATIVE)) {
            if (foreign == NULL && process_has_jdk()) foreign = t;
            continue;
        }
        *in_vm = atomic_load_explicit(&t->state, memory_order_relaxed) == THREAD_IN_VM;
        if (*in_vm) return t;
        if (foreign == NULL) foreign = t;
    }
    return foreign;
}

bool mapping_fault(const void *address) {
    uintptr_t end;
    int error = errno;
    bool is_known = process_find_mapping((uintptr_t)address, &end) ||
                    (process_has_jdk() && find_in_list((uintptr_t)address, &end));
    errno = error;
    if (!is_known) return false;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *start = (char *)((uintptr_t)address & ~(uintptr_t)(page - 1));
    size_t bytes = ((size_t)(end - (uintptr_t)start) + page - 1) & ~(page - 1);
    bool in_vm = false;
    Thread *t = fault_thread(&in_vm);
    if (in_vm) cover_keep(t, start, bytes);
    bool laid =
        mmap(start, bytes, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) != MAP_FAILED;
    if (laid && t != NULL) __atomic_store_n(&t->memory_fault, true, __ATOMIC_RELAXED);
    errno = error;
    return laid;
}

void mapping_throw(Thread *t) {
    __atomic_store_n(&t->memory_fault, false, __ATOMIC_RELAXED);
    for (int i = 0; i < MAPPING_COVERS; i++) {
        MappingCover *c = &t->covers[i];
        if (c->bytes > 0)
            mremap(c->kept, c->bytes, c->bytes, MREMAP_MAYMOVE | MREMAP_FIXED, c->start);
        c->bytes = 0;
    }
    if (t->exception == NULL)
        exception_throw(t, "java/lang/InternalError",
                        "a fault occurred in a recent unsafe memory access operation in "
                        "compiled Java code");
}
