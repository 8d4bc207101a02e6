/* SPDX-License-Identifier: MIT */
/* What is cached is bounded by what the policy expects to need until the next collection; the rest goes
 * back to the system at once. */
#include "gc/memory.h"

#include "gc/heap.h"
#include "gc/pages.h"

static bool memory_pop(Heap *heap, Pile *pile, Piece *piece) {
    heap_lock(heap);
    bool any = pile->count > 0;
    if (any) *piece = ((Piece *)pile->items)[--pile->count];
    heap_unlock(heap);
    return any;
}

static void memory_unguard(Heap *heap, Piece piece) {
    if (!pages_unprotect(piece.address, piece.chunks * CHUNK_BYTES))
        heap_fatal("cannot make guarded memory accessible");
    heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
}

bool memory_take(Heap *heap, size_t chunks, Piece *piece) {
    Memory *memory = &heap->memory;
    if (chunks == 1 && memory_pop(heap, &memory->cached, piece)) return true;
    void *got = heap->client->map_chunks(heap->client_data, chunks);
    Piece spare;
    while (got == NULL && memory_pop(heap, &memory->guarded, &spare)) {
        memory_unguard(heap, spare);
        got = heap->client->map_chunks(heap->client_data, chunks);
    }
    while (got == NULL && memory_pop(heap, &memory->cached, &spare)) {
        heap->client->unmap_chunks(heap->client_data, spare.address, spare.chunks);
        got = heap->client->map_chunks(heap->client_data, chunks);
    }
    *piece = (Piece){.address = got, .chunks = chunks, .zero = true};
    return got != NULL;
}

void memory_give(Heap *heap, Piece piece) {
    bool kept = false;
    if (piece.chunks == 1) {
        heap_lock(heap);
        kept = heap->memory.cached.count < heap->memory.keep;
        if (kept) *(Piece *)pile_push(&heap->memory.cached, sizeof piece) = piece;
        heap_unlock(heap);
    }
    if (!kept) heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
}

bool memory_reserve(Heap *heap, size_t chunks) {
    for (;;) {
        heap_lock(heap);
        bool enough = heap->memory.reserved.count >= chunks;
        heap_unlock(heap);
        if (enough) return true;
        Piece piece;
        if (!memory_take(heap, 1, &piece)) return false;
        heap_lock(heap);
        *(Piece *)pile_push(&heap->memory.reserved, sizeof piece) = piece;
        heap_unlock(heap);
    }
}

bool memory_take_reserved(Heap *heap, Piece *piece) {
    Pile *reserved = &heap->memory.reserved;
    if (reserved->count == 0) return false;
    *piece = ((Piece *)reserved->items)[--reserved->count];
    return true;
}

void memory_set_aside(Heap *heap, char *address, size_t chunks) {
    Piece piece = {address, chunks, false, heap->collections + 1};
    bool hide = heap->options.guard && pages_protect(address, chunks * CHUNK_BYTES);
    Memory *memory = &heap->memory;
    *(Piece *)pile_push(hide ? &memory->guarded : &memory->released, sizeof piece) = piece;
}

void memory_settle(Heap *heap) {
    Memory *memory = &heap->memory;
    Piece piece;
    while (memory_pop(heap, &memory->reserved, &piece)) memory_give(heap, piece);
    while (memory_pop(heap, &memory->released, &piece)) memory_give(heap, piece);
    heap_lock(heap);
    size_t surplus = memory->cached.count > memory->keep ? memory->cached.count - memory->keep : 0;
    /* What an earlier collection emptied is let go from behind the guard. */
    Pile old = memory->guarded;
    memory->guarded = (Pile){0};
    for (size_t i = 0; i < old.count; i++) {
        Piece *p = (Piece *)old.items + i;
        if (p->since < heap->collections) continue;
        *(Piece *)pile_push(&memory->guarded, sizeof piece) = *p;
        p->address = NULL;
    }
    heap_unlock(heap);
    for (size_t i = 0; i < old.count; i++) {
        Piece *p = (Piece *)old.items + i;
        if (p->address != NULL) memory_unguard(heap, *p);
    }
    pile_free(&old);
    while (surplus-- > 0 && memory_pop(heap, &memory->cached, &piece))
        heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
}

void memory_destroy(Heap *heap) {
    Memory *memory = &heap->memory;
    Piece piece;
    while (memory_pop(heap, &memory->guarded, &piece)) memory_unguard(heap, piece);
    while (memory_pop(heap, &memory->cached, &piece) || memory_pop(heap, &memory->released, &piece) ||
           memory_pop(heap, &memory->reserved, &piece))
        heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
    pile_free(&memory->cached);
    pile_free(&memory->reserved);
    pile_free(&memory->released);
    pile_free(&memory->guarded);
}
