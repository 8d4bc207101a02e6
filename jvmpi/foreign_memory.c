/* SPDX-License-Identifier: MIT */
/* The kernel copies a byte of the page to where it already is, or from it, and answers EFAULT
 * where we would be killed. Where that call is forbidden everything but the page of address 0
 * passes. */
#include "jvmpi/foreign_memory.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { PAGE = 4096, TEXT_LIMIT = 1 << 16 };

static bool copy_passes(void *to, const void *from) {
    struct iovec local = {to, 1}, remote = {(void *)(uintptr_t)from, 1};
    /* Not by the C library's function: a sanitizer checks its arguments, and the page's first
     * byte may be one of its guards between two variables. */
    if (syscall(SYS_process_vm_readv, getpid(), &local, 1ul, &remote, 1ul, 0ul) == 1)
        return true;
    return errno != EFAULT;
}

static bool is_known(void *const *known, const char *page) {
    for (unsigned i = 0; i < 4; i++)
        if (known[i] == page) return true;
    return false;
}

static void remember(ForeignPages *pages, void **known, char *page) {
    if (pages != NULL) known[pages->next++ & 3] = page;
}

/* `at` is the range's first byte there: the page's other bytes may be anybody's. */
static bool page_passes(ForeignPages *pages, char *page, char *at, bool write) {
    char byte;
    if ((uintptr_t)page < PAGE || (uintptr_t)page >> 47 != 0) return false;
    if (pages != NULL && is_known(write ? pages->writable : pages->readable, page)) return true;
    if (!copy_passes(&byte, at)) return false;
    /* The byte goes where it came from; what the agent's other threads write there at this very
     * moment is theirs to answer for, as the memory is about to be written to anyhow. */
    if (write && !copy_passes(at, &byte)) return false;
    if (pages != NULL) remember(pages, write ? pages->writable : pages->readable, page);
    return true;
}

static bool range_passes(ForeignPages *pages, const void *address, size_t bytes, bool write) {
    uintptr_t start = (uintptr_t)address, end = start + bytes;
    if (address == NULL || bytes == 0 || end < start) return false;
    for (uintptr_t page = start & ~(uintptr_t)(PAGE - 1); page < end; page += PAGE)
        if (!page_passes(pages, (char *)page, (char *)(page < start ? start : page), write))
            return false;
    return true;
}

bool foreign_memory_readable(ForeignPages *pages, const void *address, size_t bytes) {
    return range_passes(pages, address, bytes, false);
}

bool foreign_memory_writable(ForeignPages *pages, void *address, size_t bytes) {
    return range_passes(pages, address, bytes, true);
}

bool foreign_memory_text(ForeignPages *pages, const char *text) {
    for (size_t length = 0; length < TEXT_LIMIT;) {
        size_t piece = PAGE - (((uintptr_t)text + length) & (PAGE - 1));
        if (!range_passes(pages, text + length, piece, false)) return false;
        if (memchr(text + length, 0, piece) != NULL) return true;
        length += piece;
    }
    return false;
}

bool foreign_memory_executable(const void *address) {
    char line[512], rights[8];
    unsigned long low, high;
    FILE *maps = fopen("/proc/self/maps", "re");
    bool found = false;
    if (maps == NULL) return address != NULL;
    while (!found && fgets(line, sizeof line, maps) != NULL)
        found = sscanf(line, "%lx-%lx %7s", &low, &high, rights) == 3 &&
                (uintptr_t)address >= low && (uintptr_t)address < high && rights[2] == 'x';
    fclose(maps);
    return found;
}
