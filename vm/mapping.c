/* SPDX-License-Identifier: MIT */
/* A shared mapping is kept by a second one of the same pages (mremap of no bytes duplicates), made before the zeros are
 * laid over it: at no time is there a hole that another thread could fall into. Private pages cannot be duplicated
 * so, and what foreign code touches has no known end of use: there the zeros stay. */
#include "vm/mapping.h"

#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "vm/process.h"
#include "vm/run/exception.h"
#include "vm/run/thread.h"

/* The place for a cover of this range: what lies inside the range is part of it. NULL: all are taken. */
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

/* Whose native method touched it, of the VMs that the OS thread is attached to. */
static Thread *fault_thread(bool *in_vm) {
    Thread *foreign = NULL;
    for (Thread *t = process_thread(); t != NULL; t = t->outer) {
        if (t->frame == NULL || !(t->frame->flags & FRAME_NATIVE)) continue;
        *in_vm = atomic_load_explicit(&t->state, memory_order_relaxed) == THREAD_IN_VM;
        if (*in_vm) return t;
        if (foreign == NULL) foreign = t;
    }
    return foreign;
}

bool mapping_fault(const void *address) {
    uintptr_t end;
    if (!process_find_mapping((uintptr_t)address, &end)) return false;
    int error = errno;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *start = (char *)((uintptr_t)address & ~(uintptr_t)(page - 1));
    size_t bytes = ((size_t)(end - (uintptr_t)start) + page - 1) & ~(page - 1);
    bool in_vm = false;
    Thread *t = fault_thread(&in_vm);
    if (in_vm) cover_keep(t, start, bytes);
    bool laid = mmap(start, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED,
                     -1, 0) != MAP_FAILED;
    if (laid && t != NULL) __atomic_store_n(&t->memory_fault, true, __ATOMIC_RELAXED);
    errno = error;
    return laid;
}

void mapping_throw(Thread *t) {
    __atomic_store_n(&t->memory_fault, false, __ATOMIC_RELAXED);
    for (int i = 0; i < MAPPING_COVERS; i++) {
        MappingCover *c = &t->covers[i];
        if (c->bytes > 0) mremap(c->kept, c->bytes, c->bytes, MREMAP_MAYMOVE | MREMAP_FIXED, c->start);
        c->bytes = 0;
    }
    if (t->exception == NULL)
        exception_throw(t, "java/lang/InternalError",
                        "a fault occurred in a recent unsafe memory access operation in compiled Java code");
}
