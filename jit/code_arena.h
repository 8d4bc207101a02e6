/* SPDX-License-Identifier: MIT */
/* Memory for machine code: one file without a name, mapped twice, once to be written and once
 * to be executed, so that no mapping is both. Blocks are taken first fit from a list of free
 * ranges and can be given back. Not thread-safe: the jit lock guards it. */
#ifndef MINIJVM_JIT_CODE_ARENA_H
#define MINIJVM_JIT_CODE_ARENA_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CodeRange {
    uint32_t offset, size;
} CodeRange;

typedef struct CodeArena {
    uint8_t *writable, *executable;
    int file; /* -1: anonymous memory */
    size_t bytes, used,
        touched; /* behind `touched` nobody has written yet; 0 bytes: none was created */
    size_t most_used, most_touched; /* the peak of `used`, and `touched` at that time */
    CodeRange *free;                /* sorted by offset, never adjacent */
    uint32_t free_count, free_capacity;
    _Atomic uint64_t *marks; /* a bit for each CODE_ALIGNMENT bytes: a marked block begins */
} CodeArena;

enum { CODE_ALIGNMENT = 32 };

/* `is_anonymous`: in memory of no file, where perf looks for names in a map; it takes code in a
 * file for that file's. */
bool code_arena_create(CodeArena *arena, size_t bytes, bool is_anonymous);
void code_arena_destroy(CodeArena *arena);
/* Where `size` bytes will execute, NULL: full. */
uint8_t *code_arena_take(CodeArena *arena, uint32_t size);
void code_arena_give(CodeArena *arena, const uint8_t *at, uint32_t size);
/* A block that is found by addresses in it, until it is given back. */
void code_arena_mark(CodeArena *arena, const uint8_t *at);
/* The last marked block that begins at or before the address, which lies in the arena; NULL:
 * none. Async-signal-safe, without the lock: for who knows that the block stays. */
const uint8_t *code_arena_find(const CodeArena *arena, const uint8_t *address);
/* The same place for writing. */
static inline uint8_t *code_arena_writable(const CodeArena *arena, const uint8_t *executable) {
    return arena->writable + (executable - arena->executable);
}

#endif
