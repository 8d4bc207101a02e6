/* SPDX-License-Identifier: MIT */
/* Memory that parsers and verifiers take piece by piece and that is freed together: blocks, of
 * which the newest is handed out from its start on. Who creates an arena frees it; one thread
 * uses it at a time. An arena that is all zero is one of small blocks, and empty. */
#ifndef MINIJVM_VM_CLASSFILE_PARSE_ARENA_H
#define MINIJVM_VM_CLASSFILE_PARSE_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ParseArena {
    struct ParseBlock *blocks;
    size_t used, capacity; /* of the newest block */
    size_t total;          /* bytes of all blocks */
    size_t block_size;     /* 0: small ones */
    bool must;             /* memory may be of the reserve (vm/system/spare.h) */
    bool is_lent;          /* its one block is somebody else's, and there will be no other */
} ParseArena;

/* With large blocks, for a whole library. NULL, here and below: memory is short. */
ParseArena *parse_arena_create(void);
/* With blocks that suit one class file. */
ParseArena *parse_arena_create_for_file(void);
/* In memory that the caller keeps and frees: what does not fit is refused. */
ParseArena *parse_arena_create_in(void *memory, size_t size);
/* The arena of one of the three, with all that is in it. NULL is allowed. */
void parse_arena_destroy(ParseArena *arena);
/* All that is in it; it is empty then. */
void parse_arena_free(ParseArena *arena);

/* Zeroed memory, aligned to 8. A size of 0 gives a valid pointer. */
void *parse_arena_allocate(ParseArena *arena, size_t size);
/* A copy. */
char *parse_arena_text(ParseArena *arena, const char *text);
/* Bytes of the newest block that are in use, its head included. */
size_t parse_arena_used(const ParseArena *arena);

#endif
