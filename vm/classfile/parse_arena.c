/* SPDX-License-Identifier: MIT */
#include "vm/classfile/parse_arena.h"

#include <stdlib.h>
#include <string.h>

#include "vm/system/spare.h"

struct ParseBlock {
    struct ParseBlock *next;
    _Alignas(16) uint8_t bytes[];
};

enum {
    BLOCK_SIZE = 4096 - (int)sizeof(struct ParseBlock) - 32,
    FILE_BLOCK_SIZE = 512,        /* most classes are small, and there may be many */
    SHARED_BLOCK_SIZE = 256 << 10 /* large enough that the C library maps it by itself */
};

ParseArena *parse_arena_create(void) {
    ParseArena *arena = calloc(1, sizeof *arena);
    if (arena) arena->block_size = SHARED_BLOCK_SIZE;
    return arena;
}

ParseArena *parse_arena_create_for_file(void) {
    ParseArena *arena = calloc(1, sizeof *arena);
    if (arena) arena->block_size = FILE_BLOCK_SIZE;
    return arena;
}

ParseArena *parse_arena_create_in(void *memory, size_t size) {
    ParseArena *arena = calloc(1, sizeof *arena);
    if (arena == NULL) return NULL;
    arena->is_lent = true;
    arena->blocks = memory;
    arena->blocks->next = NULL;
    arena->capacity = size - sizeof *arena->blocks;
    return arena;
}

char *parse_arena_text(ParseArena *arena, const char *text) {
    char *copy = parse_arena_allocate(arena, strlen(text) + 1);
    return copy != NULL ? strcpy(copy, text) : NULL;
}

size_t parse_arena_used(const ParseArena *arena) { return sizeof *arena->blocks + arena->used; }

void parse_arena_destroy(ParseArena *arena) {
    if (arena == NULL) return;
    if (!arena->is_lent) parse_arena_free(arena);
    free(arena);
}

static struct ParseBlock *block_new(ParseArena *arena, size_t capacity, bool zeroed) {
    struct ParseBlock *block;
    size_t size = sizeof *block + capacity;
    block = arena->must ? spare_calloc(1, size) : zeroed ? calloc(1, size) : malloc(size);
    if (block != NULL) arena->total += size;
    return block;
}

/* A block is zeroed piece by piece, as it is handed out: most are not used to their end. */
void *parse_arena_allocate(ParseArena *arena, size_t size) {
    if (size > SIZE_MAX / 2) return NULL;
    size = (size + 7) & ~(size_t)7;
    if (arena->blocks == NULL || arena->capacity - arena->used < size) {
        if (arena->is_lent) return NULL;
        size_t capacity = arena->block_size ? arena->block_size : BLOCK_SIZE;
        bool is_large = size > capacity / 4;
        struct ParseBlock *block = block_new(arena, is_large ? size : capacity, is_large);
        if (block == NULL) return NULL;
        if (is_large && arena->blocks) { /* behind the newest one, whose rest stays in use */
            block->next = arena->blocks->next;
            arena->blocks->next = block;
            return block->bytes;
        }
        block->next = arena->blocks;
        arena->blocks = block;
        arena->capacity = is_large ? size : capacity;
        arena->used = is_large ? size : 0;
        if (is_large) return block->bytes;
    }
    void *result = arena->blocks->bytes + arena->used;
    arena->used += size;
    return memset(result, 0, size);
}

void parse_arena_free(ParseArena *arena) {
    struct ParseBlock *block = arena->blocks;
    while (block) {
        struct ParseBlock *next = block->next;
        spare_free(block);
        block = next;
    }
    *arena = (ParseArena){0};
}
