/* SPDX-License-Identifier: MIT */
/* MAP_FIXED_NOREPLACE on a kernel that does not know the flag is a hint: the address is
 * checked, and a mapping that landed elsewhere is given back. */
#include "gc/pages.h"

#include <sys/mman.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

enum { PAGES_READ_WRITE = PROT_READ | PROT_WRITE };
enum { PAGES_PRIVATE = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE };

bool pages_map_low(uintptr_t address, size_t bytes) {
    void *wanted = (void *)address;
    void *got =
        mmap(wanted, bytes, PAGES_READ_WRITE, PAGES_PRIVATE | MAP_FIXED_NOREPLACE, -1, 0);
    if (got == MAP_FAILED) return false;
    if (got == wanted) return true;
    munmap(got, bytes);
    return false;
}

void *pages_map_anywhere(size_t bytes, size_t alignment) {
    size_t room = bytes + alignment;
    char *got = mmap(NULL, room, PAGES_READ_WRITE, PAGES_PRIVATE, -1, 0);
    if (got == MAP_FAILED) return NULL;
    char *start = (char *)(((uintptr_t)got + alignment - 1) & ~(uintptr_t)(alignment - 1));
    if (start > got) munmap(got, (size_t)(start - got));
    char *end = got + room;
    if (end > start + bytes) munmap(start + bytes, (size_t)(end - (start + bytes)));
    return start;
}

void pages_unmap(void *address, size_t bytes) { munmap(address, bytes); }

bool pages_protect(void *address, size_t bytes) {
    return mprotect(address, bytes, PROT_NONE) == 0;
}

bool pages_unprotect(void *address, size_t bytes) {
    return mprotect(address, bytes, PAGES_READ_WRITE) == 0;
}

void pages_populate(void *address, size_t bytes) {
    madvise(address, bytes, MADV_POPULATE_WRITE);
}
