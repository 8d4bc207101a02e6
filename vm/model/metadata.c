/* SPDX-License-Identifier: MIT */
/* Metadata memory: below 4 GiB, zeroed. What belongs to a class hangs on a list of the class
 * and is given back with it when its loader was unloaded or it was never finished; freed blocks
 * are kept by size and given out again, the larger ones in pieces. Classes that never end (the
 * class library's but for fleeting ones) have no list.
 *
 *     block of a class:   next 8 | bytes 8 | memory ...          bytes: header included
 *
 * The account counts classes with their class files, and symbols. Its limit
 * (-XX:MaxMetaspaceSize), which does not see the symbols that are kept for agents only, refuses
 * new classes of user loaders only: the library's are few, and throwing needs them; what
 * linking adds to a class that is there is counted, so that the next class is refused instead.
 * Below the limit, too, a collection is wanted when the account has grown by half since the
 * last one that unloaded: the heap alone would not ask for it. */
#include <stdlib.h>
#include <string.h>

#include "vm/model/metadata.h"
#include "vm/model/class.h"
#include "vm/model/symbols.h"
#include "vm/model/thread.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"

enum { UNIT = 16, SMALL_UNITS = 256, FIRST_MARK = 24 << 20, STRESS_EVERY = 17 };

typedef struct FreeBlock {
    struct FreeBlock *next;
    size_t bytes;
} FreeBlock;

struct ClassBlock {
    struct ClassBlock *next;
    size_t bytes;
};

struct Metadata {
    pthread_mutex_t lock;
    char *top, *end;
    size_t spent, limit, mark;             /* the account; when to collect */
    size_t kept_for_tools;                 /* of `spent`, and the limit does not see it */
    size_t peak, peak_committed;           /* the most spent, and what there was then */
    unsigned asked;                        /* how often there was to be room, under stress */
    FreeBlock *small[SMALL_UNITS], *large; /* by units; in no order */
    struct MetadataChunk {
        struct MetadataChunk *next;
        size_t chunks;
    } * chunks;
};

/* ---- Life ---- */

Metadata *metadata_create(size_t limit) {
    Metadata *metadata = calloc(1, sizeof *metadata);
    if (metadata == NULL) return NULL;
    pthread_mutex_init(&metadata->lock, NULL);
    metadata->limit = limit;
    metadata->mark = FIRST_MARK;
    return metadata;
}

void metadata_destroy(Metadata *metadata) {
    if (metadata == NULL) return;
    while (metadata->chunks != NULL) {
        struct MetadataChunk *chunk = metadata->chunks;
        metadata->chunks = chunk->next;
        process_unmap_chunks(chunk, chunk->chunks);
    }
    pthread_mutex_destroy(&metadata->lock);
    free(metadata);
}

/* ---- Blocks; the lock is held ---- */

static void give_back(Metadata *m, void *memory, size_t bytes) {
    if (bytes < UNIT) return;
#ifdef MINIJVM_DEBUG
    memset(memory, 0xDB, bytes); /* who still reads it reads no pointer */
#endif
    FreeBlock **list = bytes / UNIT < SMALL_UNITS ? &m->small[bytes / UNIT] : &m->large;
    FreeBlock *block = memory;
    *block = (FreeBlock){*list, bytes};
    *list = block;
}

static void *cut(Metadata *m, FreeBlock **at, size_t bytes) {
    FreeBlock *block = *at;
    *at = block->next;
    give_back(m, (char *)block + bytes, block->bytes - bytes);
    return memset(block, 0, bytes);
}

static void *take_freed(Metadata *m, size_t bytes) {
    size_t units = bytes / UNIT;
    if (units < SMALL_UNITS && m->small[units] != NULL) return cut(m, &m->small[units], bytes);
    if (bytes <= (size_t)(m->end - m->top))
        return NULL; /* rather that than a larger one in pieces */
    for (size_t i = units + 1; i < SMALL_UNITS; i++)
        if (m->small[i] != NULL) return cut(m, &m->small[i], bytes);
    for (FreeBlock **at = &m->large; *at != NULL; at = &(*at)->next)
        if ((*at)->bytes >= bytes) return cut(m, at, bytes);
    return NULL;
}

static bool extend(Metadata *m, size_t bytes) {
    if (bytes > (size_t)(m->end - m->top)) {
        size_t chunks = (bytes + UNIT + PROCESS_CHUNK_BYTES - 1) / PROCESS_CHUNK_BYTES;
        struct MetadataChunk *chunk = process_map_chunks(chunks);
        if (chunk == NULL) return false;
        _Static_assert(sizeof *chunk <= UNIT, "the first unit of a chunk is its header");
        give_back(m, m->top, (size_t)(m->end - m->top));
        *chunk = (struct MetadataChunk){m->chunks, chunks};
        m->chunks = chunk;
        m->top = (char *)chunk + UNIT;
        m->end = (char *)chunk + chunks * PROCESS_CHUNK_BYTES;
    }
    return true;
}

static void *take(Metadata *m, size_t bytes) {
    void *freed = take_freed(m, bytes);
    if (freed != NULL) return freed;
    if (!extend(m, bytes)) return NULL;
    void *memory = m->top;
    m->top += bytes;
    return memory;
}

static size_t in_units(size_t bytes) { return (bytes + UNIT - 1) & ~(size_t)(UNIT - 1); }

static size_t committed(const Metadata *m) { return m->spent + (size_t)(m->end - m->top); }

static void account(Metadata *m, intptr_t bytes) {
    __atomic_store_n(&m->spent, m->spent + (size_t)bytes, __ATOMIC_RELAXED);
    if (m->spent > m->peak) m->peak = m->spent, m->peak_committed = committed(m);
}

void *metadata_allocate(VM *vm, size_t bytes) {
    Metadata *m = vm->metadata;
    bytes = in_units(bytes);
    lock_acquire(&m->lock, LOCK_METADATA);
    void *memory = take(m, bytes);
    if (memory != NULL) account(m, (intptr_t)bytes);
    lock_release(&m->lock, LOCK_METADATA);
    return memory;
}

void metadata_release(VM *vm, void *memory, size_t bytes) {
    Metadata *m = vm->metadata;
    bytes = in_units(bytes);
    lock_acquire(&m->lock, LOCK_METADATA);
    account(m, -(intptr_t)bytes);
    give_back(m, memory, bytes);
    lock_release(&m->lock, LOCK_METADATA);
}

bool metadata_contains(VM *vm, const void *address, size_t bytes) {
    Metadata *m = vm->metadata;
    bool found = false;
    lock_acquire(&m->lock, LOCK_METADATA);
    for (struct MetadataChunk *c = m->chunks; c != NULL && !found; c = c->next)
        found = (const char *)address >= (char *)c &&
                (const char *)address + bytes <= (char *)c + c->chunks * PROCESS_CHUNK_BYTES;
    lock_release(&m->lock, LOCK_METADATA);
    return found;
}

/* ---- The account ---- */

/* What is interned without asking, which is what class files name that were let in. */
enum { NAMES_RESERVE = 64 << 10 };

bool metadata_has_room(VM *vm, size_t bytes) {
    Metadata *m = vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    bool room = bytes <= m->limit && m->spent - m->kept_for_tools <= m->limit - bytes &&
                extend(m, in_units(bytes) + NAMES_RESERVE);
    lock_release(&m->lock, LOCK_METADATA);
    return room;
}

void metadata_kept_for_tools(VM *vm, size_t bytes) {
    Metadata *m = vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    m->kept_for_tools = bytes;
    lock_release(&m->lock, LOCK_METADATA);
}

bool metadata_has_grown(VM *vm) {
    Metadata *m = vm->metadata;
    return __atomic_load_n(&m->spent, __ATOMIC_RELAXED) >
           __atomic_load_n(&m->mark, __ATOMIC_RELAXED);
}

void metadata_was_collected(VM *vm) {
    Metadata *m = vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    __atomic_store_n(
        &m->mark, m->spent + m->spent / 2 > FIRST_MARK ? m->spent + m->spent / 2 : FIRST_MARK,
        __ATOMIC_RELAXED);
    lock_release(&m->lock, LOCK_METADATA);
}

MetadataFigures metadata_figures(VM *vm, bool reset_peak) {
    Metadata *m = vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    if (reset_peak) m->peak = m->spent, m->peak_committed = committed(m);
    MetadataFigures figures = {m->spent, committed(m), m->peak, m->peak_committed, m->limit};
    lock_release(&m->lock, LOCK_METADATA);
    return figures;
}

/* A sweep looks at the names of all classes, and some programs ask for names all the time. */
static bool stress_is_due(Thread *t) {
    return t->mutator.stressed &&
           __atomic_fetch_add(&t->vm->metadata->asked, 1, __ATOMIC_RELAXED) % STRESS_EVERY == 0;
}

static void unload(Thread *t, GcCause cause) {
    gc_collect(&t->mutator, cause);
    upcalls.sweep_symbols(t);
    metadata_was_collected(t->vm);
}

void metadata_unload_when_grown(Thread *t) {
    if (metadata_has_grown(t->vm)) unload(t, GC_ALLOCATION_FAILURE);
}

bool metadata_make_room(Thread *t, size_t bytes) {
    VM *vm = t->vm;
    if (stress_is_due(t)) upcalls.sweep_symbols(t);
    bool room = metadata_has_room(vm, bytes);
    if (room && !metadata_has_grown(vm)) return true;
    unload(t, room ? GC_ALLOCATION_FAILURE : GC_LAST_RESORT);
    if (metadata_has_room(vm, bytes)) return true;
    exception_out_of_memory(t, "Metaspace");
    return false;
}

/* ---- Classes ---- */

Class *class_create(VM *vm, Loader *loader) {
    Metadata *m = vm->metadata;
    size_t bytes = in_units(sizeof(Class));
    lock_acquire(&m->lock, LOCK_METADATA);
    Class *c = take(m, bytes);
    if (c != NULL) {
        c->vm = vm;
        c->loader = loader;
        c->metadata_bytes = bytes;
        account(m, (intptr_t)bytes);
    }
    lock_release(&m->lock, LOCK_METADATA);
    return c;
}

void *class_allocate(Class *c, size_t bytes) {
    Metadata *m = c->vm->metadata;
    size_t header = c->shape.owner != NULL ? sizeof(struct ClassBlock) : 0;
    bytes = in_units(bytes + header);
    lock_acquire(&m->lock, LOCK_METADATA);
    char *memory = take(m, bytes);
    if (memory != NULL) {
        account(m, (intptr_t)bytes);
        c->metadata_bytes += bytes;
        if (header > 0) {
            struct ClassBlock *block = (struct ClassBlock *)(void *)memory;
            *block = (struct ClassBlock){c->blocks, bytes};
            c->blocks = block;
        }
    }
    lock_release(&m->lock, LOCK_METADATA);
    return memory != NULL ? memory + header : NULL;
}

void class_count(Class *c, size_t bytes) {
    Metadata *m = c->vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    account(m, (intptr_t)bytes);
    c->metadata_bytes += bytes;
    lock_release(&m->lock, LOCK_METADATA);
}

void class_give_back(Class *c) {
    Metadata *m = c->vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    account(m, -(intptr_t)c->metadata_bytes);
    for (struct ClassBlock *block = c->blocks, *next; block != NULL; block = next) {
        next = block->next;
        give_back(m, block, block->bytes);
    }
    c->self = NULL;
    give_back(m, c, in_units(sizeof *c));
    lock_release(&m->lock, LOCK_METADATA);
}
