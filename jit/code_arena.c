/* SPDX-License-Identifier: MIT */
#include "jit/code_arena.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

bool code_arena_create(CodeArena *arena, size_t bytes) {
    *arena = (CodeArena){.bytes = bytes};
    int file = memfd_create("minijvm-code", MFD_CLOEXEC);
    if (file < 0) return false;
    arena->free = calloc(16, sizeof *arena->free);
    arena->free_capacity = 16;
    if (arena->free == NULL || ftruncate(file, (off_t)bytes) != 0) {
        close(file);
        free(arena->free);
        return false;
    }
    void *writable = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    void *executable = mmap(NULL, bytes, PROT_READ | PROT_EXEC, MAP_SHARED, file, 0);
    close(file);
    arena->writable = writable != MAP_FAILED ? writable : NULL;
    arena->executable = executable != MAP_FAILED ? executable : NULL;
    if (writable == MAP_FAILED || executable == MAP_FAILED) {
        code_arena_destroy(arena);
        return false;
    }
    arena->free[arena->free_count++] = (CodeRange){0, (uint32_t)bytes};
    return true;
}

void code_arena_destroy(CodeArena *arena) {
    if (arena->writable != NULL) munmap(arena->writable, arena->bytes);
    if (arena->executable != NULL) munmap(arena->executable, arena->bytes);
    free(arena->free);
    *arena = (CodeArena){0};
}

static uint32_t rounded(uint32_t size) { return (size + CODE_ALIGNMENT - 1) & ~(uint32_t)(CODE_ALIGNMENT - 1); }

/* Pages come by the dozen: a fault for each costs as much as compiling a method. */
static void touch(CodeArena *arena, size_t end) {
    enum { BATCH = 64 << 10 };
    if (end <= arena->touched) return;
    end = (end + BATCH - 1) & ~(size_t)(BATCH - 1);
    if (end > arena->bytes) end = arena->bytes;
#ifdef MADV_POPULATE_WRITE
    madvise(arena->writable + arena->touched, end - arena->touched, MADV_POPULATE_WRITE);
#endif
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
        if (range->size == 0) memmove(range, range + 1, (--arena->free_count - i) * sizeof *range);
        return at;
    }
    return NULL;
}

void code_arena_give(CodeArena *arena, const uint8_t *at, uint32_t size) {
    uint32_t offset = (uint32_t)(at - arena->executable), i = 0;
    size = rounded(size);
    memset(code_arena_writable(arena, at), 0xcc, size);
    arena->used -= size;
    while (i < arena->free_count && arena->free[i].offset < offset) i++;
    bool joins_before = i > 0 && arena->free[i - 1].offset + arena->free[i - 1].size == offset;
    bool joins_after = i < arena->free_count && offset + size == arena->free[i].offset;
    if (joins_before && joins_after) {
        arena->free[i - 1].size += size + arena->free[i].size;
        memmove(&arena->free[i], &arena->free[i + 1], (--arena->free_count - i) * sizeof *arena->free);
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
        memmove(&arena->free[i + 1], &arena->free[i], (arena->free_count++ - i) * sizeof *arena->free);
        arena->free[i] = (CodeRange){offset, size};
    }
}
