/* SPDX-License-Identifier: MIT */
/* Metadata memory: below 4 GiB, zeroed. What belongs to a class hangs on a list of the class
 * and is given back with it when its loader was unloaded or it was never finished; freed blocks
 * are kept by size and given out again, the larger ones in pieces. When much was freed,
 * neighbours are joined, and the pages inside of what is large go back to the system; they stay
 * mapped, since ids of what has ended are looked at (class.c). New memory is taken from the
 * system when no block is large enough. Classes that never end (the class library's but for
 * fleeting ones) have no list.
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
#include <sys/mman.h>
#include <unistd.h>

#include "vm/model/metadata.h"
#include "vm/model/class.h"
#include "vm/model/symbols.h"
#include "vm/model/thread.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"

enum {
    UNIT = 16,
    SMALL_UNITS = 256,
    FIRST_MARK = 24 << 20,
    STRESS_EVERY = 17,
    JOIN_BYTES = 1 << 20,    /* so much freed, and neighbours are joined */
    RETURN_BYTES = 64 << 10, /* pages of blocks from that size on go back, */
    KEPT_BYTES = 16 << 20    /* when more than that is free */
};

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
    bool is_top_used;                      /* what lies there is not zero */
    size_t spent, limit, mark;             /* the account; when to collect */
    size_t kept_for_tools;                 /* of `spent`, and the limit does not see it */
    size_t peak, peak_committed;           /* the most spent, and what there was then */
    unsigned asked;                        /* how often there was to be room, under stress */
    FreeBlock *small[SMALL_UNITS], *large; /* by units; in no order */
    size_t freed;                          /* since neighbours were joined last */
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

static void put(Metadata *m, FreeBlock *block, size_t bytes) {
    FreeBlock **list = bytes / UNIT < SMALL_UNITS ? &m->small[bytes / UNIT] : &m->large;
    *block = (FreeBlock){*list, bytes};
    *list = block;
}

static void give_back(Metadata *m, void *memory, size_t bytes) {
    if (bytes < UNIT) return;
#ifdef MINIJVM_DEBUG
    memset(memory, 0xDB, bytes); /* who still reads it reads no pointer */
#endif
    m->freed += bytes;
    put(m, memory, bytes);
}

/* ---- Joining neighbours: all free blocks by falling address ---- */

static FreeBlock *merge(FreeBlock *a, FreeBlock *b) {
    FreeBlock *first = NULL, **end = &first;
    while (a != NULL && b != NULL) {
        FreeBlock **higher = (uintptr_t)a > (uintptr_t)b ? &a : &b;
        *end = *higher;
        *higher = (*higher)->next;
        end = &(*end)->next;
    }
    *end = a != NULL ? a : b;
    return first;
}

/* Runs of 1, 2, 4, ... blocks, as the digits of a number that is counted up. */
static FreeBlock *sorted(FreeBlock *list) {
    FreeBlock *runs[48] = {NULL}, *all = NULL;
    for (FreeBlock *next; list != NULL; list = next) {
        FreeBlock *run = list;
        size_t i = 0;
        next = list->next;
        run->next = NULL;
        for (; runs[i] != NULL; i++) {
            run = merge(runs[i], run);
            runs[i] = NULL;
        }
        runs[i] = run;
    }
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) all = merge(runs[i], all);
    return all;
}

static FreeBlock *take_all(Metadata *m) {
    FreeBlock *all = m->large;
    m->large = NULL;
    for (size_t i = 0; i < SMALL_UNITS; i++)
        for (FreeBlock *block = m->small[i], *next; block != NULL; block = next) {
            next = block->next;
            block->next = all;
            all = block;
        }
    memset(m->small, 0, sizeof m->small);
    return all;
}

static void return_pages(FreeBlock *block) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE),
              from = ((uintptr_t)(block + 1) + page - 1) & -page,
              to = ((uintptr_t)block + block->bytes) & -page;
    if (to > from && to - from >= RETURN_BYTES) madvise((void *)from, to - from, MADV_DONTNEED);
}

/* What is free and has pages: as much as is in use may, so that it need not come again. */
static size_t kept_pages(const Metadata *m) {
    return m->spent > KEPT_BYTES ? m->spent : KEPT_BYTES;
}

static void join_neighbours(Metadata *m) {
    FreeBlock *list = sorted(take_all(m));
    size_t free_bytes = 0, kept = kept_pages(m);
    for (const FreeBlock *block = list; block != NULL; block = block->next)
        free_bytes += block->bytes;
    while (list != NULL) {
        FreeBlock *block = list, *below = list->next;
        for (; below != NULL && (char *)below + below->bytes == (char *)block;
             below = below->next) {
            below->bytes += block->bytes;
            block = below;
        }
        list = below;
        if (free_bytes > kept) return_pages(block);
        free_bytes -= block->bytes;
        put(m, block, block->bytes);
    }
    m->freed = 0;
}

static void join_when_due(Metadata *m) {
    if (m->freed >= JOIN_BYTES) join_neighbours(m);
}

/* ---- Taking; the lock is held ---- */

static void *cut(Metadata *m, FreeBlock **at, size_t bytes) {
    FreeBlock *block = *at;
    *at = block->next;
    size_t rest = block->bytes - bytes;
    if (rest > 0) put(m, (FreeBlock *)(void *)((char *)block + bytes), rest);
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

static void set_top(Metadata *m, char *memory, size_t bytes, bool is_used) {
    size_t rest = (size_t)(m->end - m->top);
    if (rest > 0) put(m, (FreeBlock *)(void *)m->top, rest);
    m->top = memory;
    m->end = memory + bytes;
    m->is_top_used = is_used;
}

static FreeBlock **largest(Metadata *m) {
    FreeBlock **found = &m->large;
    for (FreeBlock **at = &m->large; *at != NULL; at = &(*at)->next)
        if ((*at)->bytes > (*found)->bytes) found = at;
    return found;
}

static bool extend_freed(Metadata *m, size_t bytes) {
    FreeBlock **at = largest(m), *block = *at;
    if (block == NULL || block->bytes < bytes) return false;
    *at = block->next;
    set_top(m, (char *)block, block->bytes, true);
    return true;
}

static bool extend(Metadata *m, size_t bytes) {
    if (bytes <= (size_t)(m->end - m->top)) return true;
    join_when_due(m);
    if (extend_freed(m, bytes)) return true;
    size_t chunks = (bytes + UNIT + PROCESS_CHUNK_BYTES - 1) / PROCESS_CHUNK_BYTES;
    struct MetadataChunk *chunk = process_map_chunks(chunks);
    if (chunk == NULL) return false;
    _Static_assert(sizeof *chunk <= UNIT, "the first unit of a chunk is its header");
    *chunk = (struct MetadataChunk){m->chunks, chunks};
    m->chunks = chunk;
    set_top(m, (char *)chunk + UNIT, chunks * PROCESS_CHUNK_BYTES - UNIT, false);
    return true;
}

static void *take(Metadata *m, size_t bytes) {
    void *freed = take_freed(m, bytes);
    if (freed != NULL) return freed;
    if (!extend(m, bytes)) return NULL;
    void *memory = m->top;
    m->top += bytes;
    return m->is_top_used ? memset(memory, 0, bytes) : memory;
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

void metadata_want_sweep(VM *vm) { __atomic_store_n(&vm->metadata->mark, 0, __ATOMIC_RELAXED); }

void metadata_join_freed(VM *vm) {
    Metadata *m = vm->metadata;
    lock_acquire(&m->lock, LOCK_METADATA);
    join_when_due(m);
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
