/* SPDX-License-Identifier: MIT */
#include "jit/code_arena.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <unistd.h>

#include "vm/model/resources.h"

enum { MARKS = 64 }; /* in a word */

static void *known(void *mapping) { return mapping != MAP_FAILED ? mapping : NULL; }

/* A limit to the size of files, which counts here too, is told by a signal: it is asked first.
 */
static bool file_may_grow(size_t bytes) {
    struct rlimit limit;
    return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur >= bytes;
}

static void map_file(CodeArena *arena) {
    if (!file_may_grow(arena->bytes)) return;
    arena->file = descriptor_not_standard(memfd_create("minijvm-code", MFD_CLOEXEC));
    if (arena->file < 0 || ftruncate(arena->file, (off_t)arena->bytes) != 0) return;
    arena->writable =
        known(mmap(NULL, arena->bytes, PROT_READ | PROT_WRITE, MAP_SHARED, arena->file, 0));
    arena->executable =
        known(mmap(NULL, arena->bytes, PROT_READ | PROT_EXEC, MAP_SHARED, arena->file, 0));
}

/* To move none of the pages of a shared mapping maps them a second time. */
static void map_anonymously(CodeArena *arena) {
    arena->writable = known(
        mmap(NULL, arena->bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    if (arena->writable == NULL) return;
    arena->executable = known(mremap(arena->writable, 0, arena->bytes, MREMAP_MAYMOVE));
    if (arena->executable == NULL ||
        mprotect(arena->executable, arena->bytes, PROT_READ | PROT_EXEC) == 0)
        return;
    int error = errno;
    munmap(arena->executable, arena->bytes);
    arena->executable = NULL;
    errno = error;
}

static void unmap(CodeArena *arena) {
    if (arena->writable != NULL) munmap(arena->writable, arena->bytes);
    if (arena->executable != NULL) munmap(arena->executable, arena->bytes);
    if (arena->file >= 0) close(arena->file);
    arena->writable = arena->executable = NULL;
    arena->file = -1;
}

static bool is_mapped(const CodeArena *arena) {
    return arena->writable != NULL && arena->executable != NULL;
}

bool code_arena_create(CodeArena *arena, size_t bytes, bool is_anonymous) {
    *arena = (CodeArena){.bytes = bytes, .file = -1, .free_capacity = 16};
    arena->free = calloc(arena->free_capacity, sizeof *arena->free);
    arena->marks = calloc(bytes / CODE_ALIGNMENT / MARKS + 1, sizeof *arena->marks);
    bool listed = arena->free != NULL && arena->marks != NULL;
    if (listed && !is_anonymous) map_file(arena);
    if (listed && !is_mapped(arena)) {
        unmap(arena);
        map_anonymously(arena);
    }
    if (!is_mapped(arena)) {
        int error = errno;
        code_arena_destroy(arena);
        errno = error;
        return false;
    }
    arena->free[arena->free_count++] = (CodeRange){0, (uint32_t)bytes};
    return true;
}

void code_arena_destroy(CodeArena *arena) {
    if (arena->bytes == 0) return;
    unmap(arena);
    free(arena->free);
    free(arena->marks);
    *arena = (CodeArena){0};
}

static uint32_t rounded(uint32_t size) {
    return (size + CODE_ALIGNMENT - 1) & ~(uint32_t)(CODE_ALIGNMENT - 1);
}

/* Pages come by the dozen, because a fault for each costs as much as compiling a method.
 * Whoever writes a page through the file gets it for half of what a fault costs; then one or
 * two faults map all that are there. */
static void touch(CodeArena *arena, size_t end) {
    enum { PAGE = 4096, PAGES = 16, BATCH = PAGE * PAGES };
    static const uint8_t nothing[PAGE];
    if (end <= arena->touched || arena->file < 0) return;
    end = (end + BATCH - 1) & ~(size_t)(BATCH - 1);
    if (end > arena->bytes) end = arena->bytes;
    while (arena->touched < end) {
        struct iovec pages[PAGES];
        int count = 0;
        for (size_t at = arena->touched; at < end && count < PAGES; at += PAGE)
            pages[count++] =
                (struct iovec){(void *)(uintptr_t)nothing, end - at < PAGE ? end - at : PAGE};
        if (pwritev(arena->file, pages, count, (off_t)arena->touched) < 0)
            break; /* faults bring them too */
        for (int i = 0; i < count; i++)
            (void)*(volatile uint8_t *)(arena->writable + arena->touched + i * PAGE);
        arena->touched += BATCH;
    }
    arena->touched = end;
}

uint8_t *code_arena_take(CodeArena *arena, uint32_t size) {
    size = rounded(size);
    for (uint32_t i = 0; i < arena->free_count; i++) {
        CodeRange *range = &arena->free[i];
        if (range->size < size) continue;
        uint8_t *at = arena->executable + range->offset;
        touch(arena, range->offset + size);
        range->offset += size;
        range->size -= size;
        arena->used += size;
        if (arena->used > arena->most_used) {
            arena->most_used = arena->used;
            arena->most_touched = arena->touched;
        }
        if (range->size == 0)
            memmove(range, range + 1, (--arena->free_count - i) * sizeof *range);
        return at;
    }
    return NULL;
}

void code_arena_give(CodeArena *arena, const uint8_t *at, uint32_t size) {
    uint32_t offset = (uint32_t)(at - arena->executable), i = 0;
    size = rounded(size);
    uint32_t mark = offset / CODE_ALIGNMENT;
    atomic_fetch_and(&arena->marks[mark / MARKS], ~(UINT64_C(1) << mark % MARKS));
    memset(code_arena_writable(arena, at), 0xcc, size);
    arena->used -= size;
    while (i < arena->free_count && arena->free[i].offset < offset) i++;
    bool joins_before = i > 0 && arena->free[i - 1].offset + arena->free[i - 1].size == offset;
    bool joins_after = i < arena->free_count && offset + size == arena->free[i].offset;
    if (joins_before && joins_after) {
        arena->free[i - 1].size += size + arena->free[i].size;
        memmove(&arena->free[i], &arena->free[i + 1],
                (--arena->free_count - i) * sizeof *arena->free);
    } else if (joins_before) {
        arena->free[i - 1].size += size;
    } else if (joins_after) {
        arena->free[i].offset = offset;
        arena->free[i].size += size;
    } else {
        if (arena->free_count == arena->free_capacity) {
            CodeRange *grown = realloc(arena->free, arena->free_capacity * 2 * sizeof *grown);
            if (grown == NULL) return; /* lost, not wrong */
            arena->free = grown;
            arena->free_capacity *= 2;
        }
        memmove(&arena->free[i + 1], &arena->free[i],
                (arena->free_count++ - i) * sizeof *arena->free);
        arena->free[i] = (CodeRange){offset, size};
    }
}

/* ---- By address ---- */

void code_arena_mark(CodeArena *arena, const uint8_t *at) {
    uint32_t mark = (uint32_t)(at - arena->executable) / CODE_ALIGNMENT;
    atomic_fetch_or(&arena->marks[mark / MARKS], UINT64_C(1) << mark % MARKS);
}

const uint8_t *code_arena_find(const CodeArena *arena, const uint8_t *address) {
    uint32_t mark = (uint32_t)(address - arena->executable) / CODE_ALIGNMENT;
    uint32_t word = mark / MARKS;
    uint64_t marks = atomic_load(&arena->marks[word]);
    marks &= ~UINT64_C(0) >> (MARKS - 1 - mark % MARKS); /* none behind it */
    while (marks == 0 && word > 0) marks = atomic_load(&arena->marks[--word]);
    if (marks == 0) return NULL;
    uint32_t last = word * MARKS + (MARKS - 1 - (uint32_t)__builtin_clzll(marks));
    return arena->executable + (size_t)last * CODE_ALIGNMENT;
}
