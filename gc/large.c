/* SPDX-License-Identifier: MIT */
/* The list of gaps between mirrors is made anew when the arenas are swept, which joins
 * neighbours without effort. Classes come and go rarely, so first fit is enough. */
#include "gc/large.h"

#include "gc/bump.h"

#include <string.h>

enum { LARGE_PAGE = 4096, FREE_BLOCK_MINIMUM = 64 };

size_t large_cost(size_t bytes) { return (bytes + LARGE_PAGE - 1) & ~(size_t)(LARGE_PAGE - 1); }

size_t large_chunks(size_t bytes) { return (bytes + CHUNK_BYTES - 1) >> CHUNK_SHIFT; }

static char *large_note(Heap *heap, Arena *arena, char *at, size_t bytes) {
    arena_note_first(arena, at);
    heap->fixed_objects++;
    heap->fixed_bytes += bytes;
    return at;
}

char *large_allocate_fixed(Heap *heap, size_t bytes) {
    Gap *blocks = heap->free_blocks.items;
    for (size_t i = 0; i < heap->free_blocks.count; i++) {
        if (blocks[i].bytes < bytes) continue;
        char *at = blocks[i].address;
        blocks[i].address += bytes;
        blocks[i].bytes -= bytes;
        if (blocks[i].bytes > 0)
            arena_write_gap(blocks[i].address, blocks[i].bytes);
        else
            blocks[i] = blocks[--heap->free_blocks.count];
        memset(at + sizeof(Ref), 0, bytes - sizeof(Ref));
        __atomic_store_n((Ref *)(void *)at, 0, __ATOMIC_RELEASE);
        Arena *arena = arena_at(&heap->table, (uintptr_t)at);
        arena_contents_changed(arena);
        return large_note(heap, arena, at, bytes);
    }
    for (size_t i = 0; i < heap->table.count; i++) {
        Arena *arena = heap->table.list[i];
        if (arena->kind != ARENA_CLASSES) continue;
        char *at = bump_carve(arena, bytes);
        if (at != NULL) return large_note(heap, arena, at, bytes);
    }
    return NULL;
}

void large_clear_free_blocks(Heap *heap) { heap->free_blocks.count = 0; }

void large_add_free_block(Heap *heap, char *address, size_t bytes) {
    if (bytes < FREE_BLOCK_MINIMUM) return;
    Gap *block = vector_try_push(&heap->free_blocks, sizeof *block);
    if (block != NULL) *block = (Gap){address, bytes};
}
