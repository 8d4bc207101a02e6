/* SPDX-License-Identifier: MIT */
/* Global and weak global references. Slots lie in chunks that never move and are freed with the
 * VM; the chunks' addresses are kept sorted, so that any address can be looked up, whoever it
 * comes from. A free slot holds NULL and is chained by number: a stale reference reads as null.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "vm/heap/global_references.h"
#include "gc/vector.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/model/vm.h"

enum { CHUNK_SLOTS = 1024 };
/* UNTOLD beside a kind: its beginning, or its end, is being told. It is one, but dumps do not
 * call it so yet, or any more. */
enum {
    REFERENCE_FREE,
    REFERENCE_STRONG,
    REFERENCE_WEAK_GLOBAL,
    REFERENCE_KIND = 3,
    REFERENCE_BEGINNING = 4,
    REFERENCE_ENDING = 8
};

typedef struct ReferenceChunk {
    Object *slots[CHUNK_SLOTS];
    uint8_t kinds[CHUNK_SLOTS];
    bool young[CHUNK_SLOTS];         /* it is in the list of those whose object may be young */
    uint16_t next_free[CHUNK_SLOTS]; /* slot number + 1; 0 ends the chain */
    uint16_t first_free, used;       /* slots from `used` on were never taken */
    uint32_t live;
} ReferenceChunk;

typedef struct YoungReference {
    ReferenceChunk *chunk;
    unsigned index;
} YoungReference;

struct GlobalReferences {
    pthread_mutex_t lock;
    ReferenceChunk **chunks; /* by address */
    size_t count, capacity;
    ReferenceChunk *open; /* a chunk that had room last time */
    Vector young;         /* YoungReference */
};

GlobalReferences *global_references_create(void) {
    GlobalReferences *references = calloc(1, sizeof *references);
    if (references != NULL) pthread_mutex_init(&references->lock, NULL);
    return references;
}

void global_references_destroy(GlobalReferences *references) {
    if (references == NULL) return;
    for (size_t i = 0; i < references->count; i++)
        process_give_low(references->chunks[i], sizeof *references->chunks[i]);
    free(references->chunks);
    vector_free(&references->young);
    pthread_mutex_destroy(&references->lock);
    free(references);
}

/* ---- Finding ---- */

/* The number of chunks that begin at or below the address. */
static size_t chunk_position(const GlobalReferences *references, const void *address) {
    size_t low = 0, high = references->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if ((uintptr_t)references->chunks[middle] <= (uintptr_t)address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static ReferenceChunk *chunk_of(const GlobalReferences *references, const void *address,
                                unsigned *index) {
    size_t position = chunk_position(references, address);
    if (position == 0) return NULL;
    ReferenceChunk *chunk = references->chunks[position - 1];
    uintptr_t offset = (uintptr_t)address - (uintptr_t)chunk->slots;
    if (offset >= sizeof chunk->slots || offset % sizeof chunk->slots[0] != 0) return NULL;
    *index = (unsigned)(offset / sizeof chunk->slots[0]);
    return chunk->kinds[*index] != REFERENCE_FREE ? chunk : NULL;
}

int global_reference_kind(VM *vm, const void *reference) {
    GlobalReferences *references = vm->globals;
    unsigned index = 0;
    lock_acquire(&references->lock, LOCK_REFERENCES);
    ReferenceChunk *chunk = chunk_of(references, reference, &index);
    int kind = chunk != NULL ? chunk->kinds[index] & REFERENCE_KIND : 0;
    lock_release(&references->lock, LOCK_REFERENCES);
    return kind;
}

/* ---- Making and deleting ---- */

/* `fresh`: of slots that were never taken. What a dump shows that an agent still reads may have
 * ended: an agent's own ends at once. Nothing else has its id before the agent has read. */
static bool chunk_has_room(const ReferenceChunk *chunk, bool fresh) {
    return (!fresh && chunk->first_free != 0) || chunk->used < CHUNK_SLOTS;
}

static ReferenceChunk *chunk_with_room(GlobalReferences *references, bool fresh) {
    if (references->open != NULL && chunk_has_room(references->open, fresh))
        return references->open;
    for (size_t i = 0; i < references->count; i++)
        if (chunk_has_room(references->chunks[i], fresh))
            return references->open = references->chunks[i];
    if (references->count == references->capacity) {
        size_t capacity = references->capacity != 0 ? references->capacity * 2 : 8;
        ReferenceChunk **chunks = realloc(references->chunks, capacity * sizeof *chunks);
        if (chunks == NULL) return NULL;
        references->chunks = chunks;
        references->capacity = capacity;
    }
    if (!vector_reserve(&references->young, (references->count + 1) * CHUNK_SLOTS,
                        sizeof(YoungReference)))
        return NULL;
    ReferenceChunk *chunk = process_take_low(sizeof *chunk, _Alignof(ReferenceChunk));
    if (chunk == NULL) return NULL;
    size_t position = chunk_position(references, chunk);
    memmove(references->chunks + position + 1, references->chunks + position,
            (references->count - position) * sizeof *references->chunks);
    references->chunks[position] = chunk;
    references->count++;
    return references->open = chunk;
}

static void reference_is_young(GlobalReferences *references, ReferenceChunk *chunk,
                               unsigned index) {
    chunk->young[index] = true;
    *(YoungReference *)vector_push(&references->young, sizeof(YoungReference)) =
        (YoungReference){chunk, index}; /* there is room for each slot */
}

static Object **reference_take(VM *vm, Object *object, bool weak, bool told) {
    GlobalReferences *references = vm->globals;
    Object **slot = NULL;
    lock_acquire(&references->lock, LOCK_REFERENCES);
    bool fresh = vm->threads.dumps > 0;
    ReferenceChunk *chunk = chunk_with_room(references, fresh);
    if (chunk != NULL) {
        unsigned index;
        if (!fresh && chunk->first_free != 0) {
            index = chunk->first_free - 1u;
            chunk->first_free = chunk->next_free[index];
        } else {
            index = chunk->used++;
        }
        chunk->kinds[index] = (uint8_t)((weak ? REFERENCE_WEAK_GLOBAL : REFERENCE_STRONG) |
                                        (told ? 0 : REFERENCE_BEGINNING));
        chunk->live++;
        slot = &chunk->slots[index];
        *slot = object;
        if (!chunk->young[index]) reference_is_young(references, chunk, index);
    }
    lock_release(&references->lock, LOCK_REFERENCES);
    return slot;
}

Object **global_reference_new(VM *vm, Object *object, bool weak) {
    return reference_take(vm, object, weak, true);
}
Object **global_reference_begin(VM *vm, Object *object, bool weak) {
    return reference_take(vm, object, weak, false);
}

/* From one kind to another. False: it is not of the first, to whoever thinks so. */
static bool reference_become(VM *vm, Object **reference, unsigned from, unsigned to) {
    GlobalReferences *references = vm->globals;
    unsigned index = 0;
    lock_acquire(&references->lock, LOCK_REFERENCES);
    ReferenceChunk *chunk = chunk_of(references, reference, &index);
    bool is = chunk != NULL && chunk->kinds[index] == from;
    if (is) chunk->kinds[index] = (uint8_t)to;
    if (is && to == REFERENCE_FREE) {
        chunk->slots[index] = NULL;
        chunk->next_free[index] = chunk->first_free;
        chunk->first_free = (uint16_t)(index + 1);
        chunk->live--;
        references->open = chunk;
    }
    lock_release(&references->lock, LOCK_REFERENCES);
    return is;
}

static unsigned kind_of(bool weak) { return weak ? REFERENCE_WEAK_GLOBAL : REFERENCE_STRONG; }

void global_reference_begun(VM *vm, Object **reference, bool weak) {
    reference_become(vm, reference, kind_of(weak) | REFERENCE_BEGINNING, kind_of(weak));
}
bool global_reference_end(VM *vm, Object **reference, bool weak) {
    return reference_become(vm, reference, kind_of(weak), kind_of(weak) | REFERENCE_ENDING);
}
void global_reference_ended(VM *vm, Object **reference, bool weak) {
    reference_become(vm, reference, kind_of(weak) | REFERENCE_ENDING, REFERENCE_FREE);
}
bool global_reference_delete(VM *vm, Object **reference, bool weak) {
    return reference_become(vm, reference, kind_of(weak), REFERENCE_FREE);
}

/* ---- For the collector ---- */

static ReferenceNews news_of(unsigned kind) {
    return kind & REFERENCE_BEGINNING ? REFERENCE_BEGINS
           : kind & REFERENCE_ENDING  ? REFERENCE_ENDS
                                      : REFERENCE_IS_KNOWN;
}

static void visit_slots(VM *vm, bool cleared, ReferenceVisit *visit, void *data) {
    GlobalReferences *references = vm->globals;
    if (references == NULL) return;
    lock_acquire(&references->lock, LOCK_REFERENCES);
    for (size_t i = 0; i < references->count; i++) {
        ReferenceChunk *chunk = references->chunks[i];
        for (unsigned k = 0; k < chunk->used && chunk->live != 0; k++)
            if (chunk->kinds[k] != REFERENCE_FREE && (chunk->slots[k] == NULL) == cleared)
                visit(data, &chunk->slots[k],
                      (chunk->kinds[k] & REFERENCE_KIND) == REFERENCE_WEAK_GLOBAL,
                      news_of(chunk->kinds[k]));
    }
    lock_release(&references->lock, LOCK_REFERENCES);
}

void global_references_visit(VM *vm, ReferenceVisit *visit, void *data) {
    visit_slots(vm, false, visit, data);
}

void global_references_visit_cleared(VM *vm, ReferenceVisit *visit, void *data) {
    visit_slots(vm, true, visit, data);
}

void global_references_visit_young(VM *vm, ReferenceVisit *visit, void *data) {
    GlobalReferences *references = vm->globals;
    for (size_t i = 0; i < references->young.count; i++) {
        const YoungReference *at = (YoungReference *)references->young.items + i;
        Object **slot = &at->chunk->slots[at->index];
        if (*slot != NULL)
            visit(data, slot,
                  (at->chunk->kinds[at->index] & REFERENCE_KIND) == REFERENCE_WEAK_GLOBAL,
                  REFERENCE_IS_KNOWN);
    }
}

/* A strong one has been visited: it holds where its object is now. */
static void sweep_slot(VM *vm, YoungReference at,
                       Object *(*survivor)(void *plan, Object *object), void *plan) {
    Object **slot = &at.chunk->slots[at.index];
    if ((at.chunk->kinds[at.index] & REFERENCE_KIND) == REFERENCE_WEAK_GLOBAL && *slot != NULL)
        *slot = survivor(plan, *slot);
    at.chunk->young[at.index] = false;
    if (*slot != NULL && gc_is_young(vm->heap, *slot))
        reference_is_young(vm->globals, at.chunk, at.index);
}

void global_references_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object),
                             void *plan) {
    GlobalReferences *references = vm->globals;
    references->young.count = 0;
    for (size_t i = 0; i < references->count; i++) {
        ReferenceChunk *chunk = references->chunks[i];
        for (unsigned k = 0; k < chunk->used; k++)
            sweep_slot(vm, (YoungReference){chunk, k}, survivor, plan);
    }
}

/* The list is written while it is read, never ahead. */
void global_references_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object),
                                   void *plan) {
    GlobalReferences *references = vm->globals;
    size_t count = references->young.count;
    references->young.count = 0;
    for (size_t i = 0; i < count; i++)
        sweep_slot(vm, ((YoungReference *)references->young.items)[i], survivor, plan);
}
