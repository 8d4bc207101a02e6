/* SPDX-License-Identifier: MIT */
/* What is cached is bounded by what the policy expects to need until the next collection; the
 * rest goes back to the system at once. The memory of large objects is kept apart: a fresh page
 * costs several times what it is filled with, and a program that makes them in turn would pay
 * for each page of each. */
#include "gc/memory.h"

#include "gc/evacuate.h"
#include "gc/heap.h"
#include "gc/pages.h"

#include <string.h>

static bool memory_pop(Heap *heap, Vector *vector, Piece *piece) {
    heap_lock(heap);
    bool any = vector->count > 0;
    if (any) *piece = ((Piece *)vector->items)[--vector->count];
    heap_unlock(heap);
    return any;
}

static void memory_unmap(Heap *heap, Piece piece) {
    heap_lock(heap);
    heap->memory.pieces--;
    heap_unlock(heap);
    heap->client->unmap_chunks(heap->client_data, piece.address, piece.chunks);
}

/* Each piece has its place in each of the lists: while the world is stopped none of them grows.
 * Counts one more; false: no native memory. Lock: held. */
static bool memory_count(Memory *memory) {
    Vector *all[] = {&memory->cached,  &memory->large,   &memory->reserved, &memory->released,
                     &memory->guarded, &memory->surplus, &memory->sorted};
    bool counted = true;
    memory->pieces++;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        counted &= vector_reserve(all[i], memory->pieces, sizeof(Piece));
    return counted;
}

/* Chunks have their place in the table. */
static bool memory_note(Heap *heap, Piece piece) {
    heap_lock(heap);
    bool noted = memory_count(&heap->memory) &
                 arena_table_cover(&heap->table, piece.address, piece.chunks);
    heap_unlock(heap);
    if (!noted) memory_unmap(heap, piece);
    return noted;
}

/* The smallest that is large enough; NULL: none is. */
static Piece *memory_fitting(const Vector *vector, size_t chunks) {
    Piece *best = NULL, *pieces = vector->items;
    for (size_t i = vector->count; i-- > 0;)
        if (pieces[i].chunks >= chunks && (best == NULL || pieces[i].chunks < best->chunks))
            best = &pieces[i];
    return best;
}

/* What is left of a piece stays for another object. */
static bool memory_take_large(Heap *heap, size_t chunks, Piece *piece) {
    Memory *memory = &heap->memory;
    heap_lock(heap);
    bool splits = memory_count(memory);
    Piece *best = memory_fitting(&memory->large, chunks);
    bool whole = best != NULL && best->chunks == chunks, any = whole || (best && splits);
    if (!any || whole) memory->pieces--;
    if (any) {
        *piece = *best;
        piece->chunks = chunks;
        best->address += chunks * CHUNK_BYTES;
        best->chunks -= chunks;
    }
    if (whole) *best = ((Piece *)memory->large.items)[--memory->large.count];
    heap_unlock(heap);
    return any;
}

static void memory_unguard(Heap *heap, Piece piece) {
    if (!pages_unprotect(piece.address, piece.chunks * CHUNK_BYTES))
        heap_fatal("cannot make guarded memory accessible");
    memory_unmap(heap, piece);
}

bool memory_return(Heap *heap) {
    Piece spare;
    if (!memory_pop(heap, &heap->memory.surplus, &spare) &&
        !memory_pop(heap, &heap->memory.large, &spare) &&
        !memory_pop(heap, &heap->memory.cached, &spare))
        return false;
    memory_unmap(heap, spare);
    return true;
}

bool memory_take(Heap *heap, bool large, size_t chunks, Piece *piece) {
    Memory *memory = &heap->memory;
    if (large && memory_take_large(heap, chunks, piece)) return true;
    if (chunks == 1 && memory_pop(heap, &memory->cached, piece)) return true;
    void *got = heap->client->map_chunks(heap->client_data, chunks);
    Piece spare;
    while (got == NULL && memory_pop(heap, &memory->guarded, &spare)) {
        memory_unguard(heap, spare);
        got = heap->client->map_chunks(heap->client_data, chunks);
    }
    while (got == NULL && memory_return(heap))
        got = heap->client->map_chunks(heap->client_data, chunks);
    *piece = (Piece){.address = got, .chunks = chunks, .zero = true};
    return got != NULL && memory_note(heap, *piece);
}

void memory_give(Heap *heap, Piece piece) {
    bool kept = false;
    if (piece.chunks == 1) {
        piece.large = false; /* whatever it held: it is any arena's now */
        heap_lock(heap);
        kept = heap->memory.cached.count < heap->memory.keep;
        if (kept) *(Piece *)vector_push(&heap->memory.cached, sizeof piece) = piece;
        heap_unlock(heap);
    }
    if (!kept) memory_unmap(heap, piece);
}

/* Most of what is reserved is never used. */
static bool memory_take_coldest(Heap *heap, Piece *piece) {
    Vector *cached = &heap->memory.cached;
    heap_lock(heap);
    bool any = cached->count > 0;
    if (any) {
        *piece = *(Piece *)cached->items;
        memmove(cached->items, (Piece *)cached->items + 1, --cached->count * sizeof *piece);
    }
    heap_unlock(heap);
    return any || memory_take(heap, false, 1, piece);
}

/* Copies go to memory that was touched as long as there is some: a fresh page costs more than
 * what it is filled with. */
static void reserve_push(Vector *reserved, Piece piece) {
    size_t at = piece.zero ? 0 : reserved->count;
    vector_push(reserved, sizeof piece);
    Piece *items = reserved->items;
    memmove(items + at + 1, items + at, (reserved->count - 1 - at) * sizeof piece);
    items[at] = piece;
}

bool memory_reserve(Heap *heap, size_t chunks) {
    if (!to_space_reserve(heap, chunks)) return false;
    for (;;) {
        heap_lock(heap);
        bool enough = heap->memory.reserved.count >= chunks;
        heap_unlock(heap);
        if (enough) return true;
        Piece piece;
        if (!memory_take_coldest(heap, &piece)) return false;
        heap_lock(heap);
        reserve_push(&heap->memory.reserved, piece);
        heap_unlock(heap);
    }
}

void memory_populate(Heap *heap, size_t chunks) {
    Vector *reserved = &heap->memory.reserved;
    heap_lock(heap);
    for (size_t i = reserved->count; i > 0 && chunks > 0; i--, chunks--) {
        Piece *piece = (Piece *)reserved->items + i - 1;
        if (piece->zero) pages_populate(piece->address, CHUNK_BYTES);
        piece->zero = false;
    }
    heap_unlock(heap);
}

bool memory_take_reserved(Heap *heap, Piece *piece) {
    Vector *reserved = &heap->memory.reserved;
    if (reserved->count == 0) return false;
    *piece = ((Piece *)reserved->items)[--reserved->count];
    return true;
}

void memory_set_aside(Heap *heap, bool large, char *address, size_t chunks) {
    Piece piece = {address, chunks, false, large, heap->collections + 1};
    bool hide = heap->options.guard && pages_protect(address, chunks * CHUNK_BYTES);
    Memory *memory = &heap->memory;
    *(Piece *)vector_push(hide ? &memory->guarded : &memory->released, sizeof piece) = piece;
}

/* Adds the pieces of one chunk that were touched, or the others, to `all`. */
static void settle_pile(Vector *all, const Vector *vector, bool touched) {
    const Piece *pieces = vector->items;
    for (size_t i = 0; i < vector->count; i++)
        if (!pieces[i].large && pieces[i].zero != touched)
            *(Piece *)vector_push(all, sizeof(Piece)) = pieces[i];
}

/* As many large objects will come as have just gone: their memory waits for the next few
 * collections, what was used last on top. */
static void settle_large(Heap *heap) {
    enum { STAYS = 4 }; /* collections */
    Memory *memory = &heap->memory;
    Vector *all = &memory->sorted;
    size_t chunks = 0;
    vector_append(all, &memory->large, sizeof(Piece));
    memory->large.count = 0;
    for (size_t i = 0; i < memory->released.count; i++) {
        Piece piece = ((Piece *)memory->released.items)[i];
        if (piece.large) *(Piece *)vector_push(all, sizeof piece) = piece;
    }
    Piece *pieces = all->items;
    for (size_t i = 0; i < all->count; i++) chunks += pieces[i].chunks;
    for (size_t i = 0; i < all->count; i++) {
        bool spare = chunks > memory->keep_large || pieces[i].since + STAYS < heap->collections;
        if (spare) chunks -= pieces[i].chunks;
        *(Piece *)vector_push(spare ? &memory->surplus : &memory->large, sizeof(Piece)) =
            pieces[i];
    }
    all->count = 0;
}

/* Caches what will be needed again: what was never touched in front, where to-space is reserved
 * from, what was used last at the end, where allocation takes it. What is too much, from the
 * front, is surplus. */
void memory_settle(Heap *heap) {
    Memory *memory = &heap->memory;
    Vector *vectors[] = {&memory->cached, &memory->reserved, &memory->released},
           *all = &memory->sorted;
    heap_lock(heap);
    settle_large(heap);
    for (int touched = 0; touched < 2; touched++)
        for (int i = 0; i < 3; i++) settle_pile(all, vectors[i], touched);
    for (int i = 0; i < 3; i++) vectors[i]->count = 0;
    size_t spare = all->count > memory->keep ? all->count - memory->keep : 0;
    for (size_t i = 0; i < all->count; i++)
        *(Piece *)vector_push(i < spare ? &memory->surplus : &memory->cached, sizeof(Piece)) =
            ((Piece *)all->items)[i];
    all->count = 0;
    heap_unlock(heap);
}

/* The lists keep their room: pieces are taken out one by one. Of those behind the guard the
 * ones after `i` stay, or came meanwhile. */
void memory_trim(Heap *heap) {
    Vector *guarded = &heap->memory.guarded;
    Piece piece;
    for (size_t i = SIZE_MAX; i > 0;) {
        bool old = false;
        heap_lock(heap);
        if (i > guarded->count) i = guarded->count;
        for (Piece *items = guarded->items; i > 0 && !old; i--) {
            old = items[i - 1].since < heap->collections;
            if (!old) continue;
            piece = items[i - 1];
            items[i - 1] = items[--guarded->count];
        }
        heap_unlock(heap);
        if (old) memory_unguard(heap, piece);
    }
    while (memory_pop(heap, &heap->memory.surplus, &piece)) memory_unmap(heap, piece);
}

void memory_destroy(Heap *heap) {
    Memory *memory = &heap->memory;
    Piece piece;
    while (memory_pop(heap, &memory->guarded, &piece)) memory_unguard(heap, piece);
    while (memory_pop(heap, &memory->cached, &piece) ||
           memory_pop(heap, &memory->large, &piece) ||
           memory_pop(heap, &memory->released, &piece) ||
           memory_pop(heap, &memory->reserved, &piece) ||
           memory_pop(heap, &memory->surplus, &piece))
        memory_unmap(heap, piece);
    vector_free(&memory->cached);
    vector_free(&memory->large);
    vector_free(&memory->reserved);
    vector_free(&memory->released);
    vector_free(&memory->guarded);
    vector_free(&memory->surplus);
    vector_free(&memory->sorted);
}
