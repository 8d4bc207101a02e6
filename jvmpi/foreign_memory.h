/* SPDX-License-Identifier: MIT */
/* May memory that an agent points at be touched? Asked before its pointers are followed, so
 * that a wild one is an error result and not the end of the process. What is asked of the
 * kernel once per page is remembered per thread for as long as the thread asks about the same
 * pages; an agent that unmaps such memory meanwhile deceives itself. NULL and empty ranges are
 * never usable. */
#ifndef MINIJVM_JVMPI_FOREIGN_MEMORY_H
#define MINIJVM_JVMPI_FOREIGN_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

enum { FOREIGN_TAKEN = 8 };

typedef struct ForeignPages {
    unsigned char next, taken_count;
    void *readable[4], *writable[4]; /* addresses of pages */
    void *taken[FOREIGN_TAKEN];      /* latest answers of a class file hook's malloc_f */
} ForeignPages;

/* `pages` may be NULL: then nothing is remembered. */
bool foreign_memory_readable(ForeignPages *pages, const void *address, size_t bytes);
/* Readable too. */
bool foreign_memory_writable(ForeignPages *pages, void *address, size_t bytes);
/* Text that ends within 64 KiB. */
bool foreign_memory_text(ForeignPages *pages, const char *text);
bool foreign_memory_executable(const void *address);

#endif
