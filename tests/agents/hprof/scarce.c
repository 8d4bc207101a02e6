/* SPDX-License-Identifier: MIT */
/* The memory of an agent built with calloc, realloc and mmap by these names: the first
 * SCARCE_MEMORY requests are granted, all others refused. At the end SCARCE_COUNT, a file, has
 * how many there were. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

void *scarce_calloc(size_t count, size_t size);
void *scarce_realloc(void *memory, size_t size);
void *scarce_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset);

static long asked;

static int is_granted(void) {
    static long most = -1;
    const char *wanted = getenv("SCARCE_MEMORY");
    if (most < 0) most = wanted != NULL ? atol(wanted) : __LONG_MAX__;
    return __atomic_add_fetch(&asked, 1, __ATOMIC_RELAXED) <= most;
}

__attribute__((destructor)) static void tell(void) {
    const char *name = getenv("SCARCE_COUNT");
    FILE *file = name != NULL ? fopen(name, "w") : NULL;
    if (file == NULL) return;
    fprintf(file, "%ld\n", asked);
    fclose(file);
}

void *scarce_calloc(size_t count, size_t size) {
    return is_granted() ? calloc(count, size) : NULL;
}
void *scarce_realloc(void *memory, size_t size) {
    return is_granted() ? realloc(memory, size) : NULL;
}
void *scarce_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
    return is_granted() ? mmap(at, size, protection, flags, file, offset) : MAP_FAILED;
}
