/* SPDX-License-Identifier: MIT */
/* What compilations leave to the next one, the memory above all: a bump allocator that falls
 * back to a block set aside, so that callers need no test. */
#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/compiler.h"

/* What a compilation may take: thousands of operands below each of thousands of calls would
 * want gigabytes. */
enum { SCRATCH_BYTES = 128 << 10, KEPT_CHUNKS = 8, MOST_BYTES = 64 << 20 };

typedef struct Chunk {
    struct Chunk *next;
    uint64_t bytes_count;
    char bytes[];
} Chunk;

/* Chunks stay for the next compilation: whoever frees them gives pages back that it gets anew,
 * emptied. */
static Chunk *next_chunk(Compiler *c, size_t bytes) {
    Chunk *chunk = *c->next_chunk;
    c->allocated_bytes += bytes > SCRATCH_BYTES ? bytes : SCRATCH_BYTES;
    if (c->allocated_bytes > MOST_BYTES) return NULL;
    if (chunk == NULL || chunk->bytes_count < bytes) {
        size_t capacity = bytes > SCRATCH_BYTES / 2 ? bytes : SCRATCH_BYTES;
        chunk = malloc(sizeof *chunk + capacity);
        if (chunk == NULL) return NULL;
        chunk->next = *c->next_chunk;
        chunk->bytes_count = capacity;
        *c->next_chunk = chunk;
    }
    c->next_chunk = &chunk->next;
    return chunk;
}

void *compiler_allocate_slow(Compiler *c, size_t bytes) {
    Chunk *chunk = next_chunk(c, bytes);
    if (chunk == NULL) {
        c->is_exhausted = true;
        compiler_fail(c, c->allocated_bytes > MOST_BYTES ? "it would take too much memory"
                                                         : "out of memory");
        return memset(c->kept.reserve, 0, c->kept.reserve_bytes);
    }
    c->memory = chunk->bytes + bytes;
    c->memory_end = chunk->bytes + chunk->bytes_count;
    return chunk->bytes;
}

void *compiler_allocate(Compiler *c, size_t bytes) {
    return memset(compiler_allocate_raw(c, bytes), 0, bytes);
}

/* All but a few of the usual size. */
void workspace_trim(Workspace *kept) {
    unsigned count = 0;
    for (Chunk **at = &kept->chunks; *at != NULL;) {
        Chunk *chunk = *at;
        if (chunk->bytes_count == SCRATCH_BYTES && count++ < KEPT_CHUNKS) {
            at = &chunk->next;
            continue;
        }
        *at = chunk->next;
        free(chunk);
    }
}

void workspace_free(Workspace *kept) {
    asm_free(&kept->assembler);
    free(kept->pcs);
    free(kept->hooks);
    free(kept->hook_targets);
    free(kept->calls);
    free(kept->inner);
    free(kept->ranges);
    free(kept->reserve);
    for (Chunk *chunk = kept->chunks, *next; chunk != NULL; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    analysis_memory_free(&kept->analysis);
}
