/* SPDX-License-Identifier: MIT */
/* The baseline: memory from the Boehm collector (libgc), in the build with wide references
 * only. libgc marks what hangs on our roots by what shapes say, so exactly: no word that only
 * looks like a reference keeps anything. A shape has a word in libgc's terms, found by an
 * object's first word: a bitmap of the references of small plain objects, or the mark procedure
 * that deals with all others. libgc scans no roots of its own, stops no threads and never
 * collects by itself: this plan asks it to, world stopped, by libgc's own rule of growth.
 * References, owners and the dead are dealt with when libgc has marked and not yet swept.
 *
 * Threads that libgc does not know may allocate: it needs to know a thread for its stack and
 * for the caches of the thread, and neither is used here. Batches of cells of one size are
 * taken from libgc under the heap's lock and become the thread's share, from which it takes
 * without one. Only the collecting thread registers itself, and only while it collects.
 *
 * libgc's state is the process's, and so is what this file keeps beside it: one heap at a time.
 * libgc installs handlers for the two signals it would stop threads with, and never sends one.
 */
#if defined(MINIJVM_WIDE_REFS)
#include "gc/boehm.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    GRANULE = 16,
    BATCH_OBJECT_BYTES = 1024,   /* bigger objects are asked for one by one */
    INCREMENT_BYTES = 256 << 10, /* by which libgc's heap grows: nothing is due before */
    BLOCK_SHIFT = 12,            /* of libgc's */
    FRAMES_BYTES = 16 << 10,
    STACK_BYTES = 256 << 10, /* more than libgc's frames take */
    ARENA_ID = 1
};
static const char ARENA_NAME[] = "boehm";

Boehm boehm;

/* What a thread has in store, and what it took of it since the last collection. */
typedef struct Share {
    void *cells[BATCH_OBJECT_BYTES / GRANULE +
                1]; /* free ones by size, linked by their first words */
    Vector fresh;
} Share;

/* ---- Roots ---- */

static void push_roots(void) {
    if (boehm.roots.count > 0)
        GC_push_all(boehm.roots.items, (Object **)boehm.roots.items + boehm.roots.count);
}

static void gather_root(RootVisitor *visitor, Object **slot) {
    (void)visitor;
    boehm_push(&boehm.roots, *slot);
}

/* ---- The dead ---- */

static bool vector_has(const Vector *vector, const Object *object) {
    for (size_t i = 0; i < vector->count; i++)
        if (((Object **)vector->items)[i] == object) return true;
    return false;
}

/* See sweep_keep_mirrors. */
static bool keep_mirror(Object *mirror, const Vector *before) {
    const Shape *shape = object_shape(mirror);
    if (shape->kind != SHAPE_MIRROR || vector_has(before, mirror)) return false;
    for (uint32_t i = 0; i < shape->run_count; i++)
        memset((char *)mirror + shape->runs[i].offset, 0, shape->runs[i].count * sizeof(Ref));
    const uint32_t *tail = (const uint32_t *)(const void *)((const char *)mirror + shape->size);
    memset((char *)mirror + shape->size + 8, 0, tail[1] * sizeof(Ref));
    atomic_store_explicit(&mirror->lock, LOCK_NEUTRAL, memory_order_relaxed);
    GC_set_mark_bit(mirror);
    boehm_push(&boehm.zombies, mirror);
    return true;
}

static void keep_mirrors(void) {
    Vector before = boehm.zombies;
    Object **mirrors = boehm.mirrors.items;
    size_t kept = 0;
    boehm.zombies = (Vector){0};
    for (size_t i = 0; i < boehm.mirrors.count; i++)
        if (GC_is_marked(mirrors[i]) || keep_mirror(mirrors[i], &before))
            mirrors[kept++] = mirrors[i];
    boehm.mirrors.count = kept;
    vector_free(&before);
}

/* World stopped, or the thread's end with the lock. */
static void take_fresh(Share *share) {
    vector_append(&boehm.fresh, &share->fresh, sizeof(Object *));
    share->fresh.count = 0;
}

static void take_all_fresh(const Heap *heap) {
    for (const Mutator *m = heap->mutators; m != NULL; m = m->next)
        if (m->share != NULL) take_fresh(m->share);
}

static void tell_dead(Heap *heap) {
    Object **objects = boehm.objects.items;
    for (size_t i = 0; i < boehm.objects.count; i++)
        if (!GC_is_marked(objects[i]))
            HEAP_EMIT(heap, boehm.mutator, object_free, .object = objects[i], .arena = ARENA_ID,
                      .arena_dies = false);
}

/* A walk over what is marked: the block that it is in, and whether its cells are of our kind.
 */
typedef struct Walk {
    uintptr_t block;
    bool ours, exact; /* exact: objects are weighed, not cells */
    size_t cells, bytes;
} Walk;

static inline bool walk_meets(Walk *walk, void *cell) {
    size_t ignored;
    uintptr_t block = (uintptr_t)cell >> BLOCK_SHIFT;
    if (block != walk->block) {
        walk->block = block;
        walk->ours = GC_get_kind_and_size(cell, &ignored) == (int)boehm.kind;
    }
    return walk->ours;
}

/* By cells, as libgc counts, so that objects are not touched once more; exactly for who was
 * told the objects' sizes. */
static void weigh_cell(void *cell, size_t bytes, void *data) {
    Walk *walk = data;
    if (!walk_meets(walk, cell)) return;
    walk->cells++;
    if (!walk->exact)
        walk->bytes += bytes;
    else if (boehm_cell_is_object(cell))
        walk->bytes += object_size(cell);
}

static void list_object(void *cell, size_t cell_bytes, void *data) {
    (void)cell_bytes;
    if (walk_meets(data, cell) && boehm_cell_is_object(cell)) boehm_push(&boehm.objects, cell);
}

static void *list_marked(void *unused) {
    Walk walk = {0};
    GC_enumerate_reachable_objects_inner(list_object, &walk);
    return unused;
}

/* All objects that are not known to be dead, into `objects`. World stopped. */
static void list_objects(const Heap *heap) {
    take_all_fresh(heap);
    boehm.objects.count = 0;
    GC_call_with_alloc_lock(list_marked, NULL);
    vector_append(&boehm.objects, &boehm.fresh, sizeof(Object *));
}

/* What is marked lives; the dead were listed before when somebody wants to hear of them, and
 * are looked at one by one only then. */
static void sweep_objects(Heap *heap) {
    keep_mirrors();
    if (heap_wants(heap, EVENT_object_free)) tell_dead(heap);
    Walk walk = {.exact = heap_wants(heap, EVENT_gc_finish)};
    GC_enumerate_reachable_objects_inner(weigh_cell, &walk);
    boehm.fresh.count = boehm.objects.count = 0;
    boehm.counted = false;
    heap->live_objects = walk.cells;
    heap->live_bytes = walk.bytes;
}

static Object *survivor_of(void *plan, Object *object) { return boehm_survivor(plan, object); }

static void collection_event(GC_EventType event) {
    if (event != GC_EVENT_MARK_END || !boehm.collecting) return;
    Evacuation *e = &boehm.trace;
    boehm_process_found(e);
    references_process(e);
    boehm.heap->client->sweep_weak(boehm.heap->client_data, survivor_of, e);
    sweep_objects(boehm.heap);
    boehm.collecting = false;
}

/* ---- A collection ---- */

/* As libgc decides: its heap grows as long as what was allocated is little beside what has to
 * be traced. Else, when nothing of it is free any more, a collection comes. */
static bool boehm_may_grow(const Heap *heap) {
    size_t composite =
        heap->live_bytes > boehm.atomic_bytes ? heap->live_bytes - boehm.atomic_bytes : 0;
    size_t traced =
        2 * composite + boehm.atomic_bytes / 4 + boehm.roots.count * sizeof(Object *);
    size_t threshold = traced / GC_get_free_space_divisor();
    if (threshold < INCREMENT_BYTES) threshold = INCREMENT_BYTES;
    return heap->handed_out < threshold;
}

static bool boehm_is_due(const Heap *heap, size_t bytes) {
    if (heap->live_bytes + heap->handed_out + bytes > heap->options.maximum_bytes) return true;
    return boehm.exhausted && !boehm_may_grow(heap);
}

static void boehm_prepare(Heap *heap, Mutator *mutator) { (void)heap, (void)mutator; }
static bool boehm_is_prepared(Heap *heap) { return heap != NULL; }

/* All roots are told: words that lie about in frames and registers would only keep what is
 * dead. So the stack of the thread, which libgc knows for as long as the collection takes, ends
 * before it begins; and what libgc saves and looks at all the same, registers and its own
 * frames, is cleared before. */
static __attribute__((noinline)) void clear_frames(void) {
    volatile char frames[FRAMES_BYTES];
    for (size_t i = 0; i < sizeof frames; i++) frames[i] = 0;
}

static __attribute__((noinline)) void collect_cleared(void) {
    clear_frames();
#if defined(__x86_64__)
    __asm__ volatile("xor %%ebx, %%ebx; xor %%r12d, %%r12d; xor %%r13d, %%r13d; xor %%r14d, "
                     "%%r14d; xor %%r15d, %%r15d"
                     :
                     :
                     : "rbx", "r12", "r13", "r14", "r15", "cc");
#endif
    GC_gcollect();
}

static __attribute__((noinline)) void collect_registered(void) {
    struct GC_stack_base base = {.mem_base = (char *)__builtin_frame_address(0) - STACK_BYTES};
    if (GC_register_my_thread(&base) != GC_SUCCESS)
        heap_fatal("libgc refuses the collecting thread");
    GC_enable();
    collect_cleared();
    GC_disable();
    GC_unregister_my_thread();
    if (boehm.collecting) heap_fatal("libgc did not collect");
}

/* What libgc has, which may be more than it gives us. */
static void boehm_note_size(Heap *heap) {
    size_t mapped = GC_get_heap_size(), used = heap->live_bytes + heap->handed_out;
    if (mapped > heap->options.maximum_bytes) mapped = heap->options.maximum_bytes;
    heap->committed = mapped > used ? mapped : used;
}

/* Cells that nobody took are found to be free by the collection. */
static void drop_cells(const Heap *heap) {
    for (Mutator *m = heap->mutators; m != NULL; m = m->next)
        if (m->share != NULL)
            memset(((Share *)m->share)->cells, 0, sizeof((Share *)m->share)->cells);
}

static void boehm_collect(Heap *heap, Mutator *mutator, Collection *collection) {
    if (heap_wants(heap, EVENT_object_free)) list_objects(heap);
    take_all_fresh(heap);
    drop_cells(heap);
    boehm.mutator = mutator;
    boehm.roots.count = 0;
    RootVisitor gather = {gather_root};
    evacuate_begin(&boehm.trace, heap, collection->cause, EVACUATE_EXTERNAL);
    heap->client->visit_roots(heap->client_data, &gather);
    boehm_push(&boehm.roots, heap->pending);
    boehm.collecting = true;
    boehm.atomic_bytes = 0;
    boehm.exhausted = false;
    GC_set_max_heap_size(0); /* libgc may need some itself */
    GC_set_force_unmap_on_gcollect(collection->cause == GC_EXPLICIT);
    collect_registered();
    evacuate_end(&boehm.trace);
    collection->survived_bytes = heap->live_bytes;
    heap->handed_out = 0;
    boehm_note_size(heap);
}

/* ---- Allocation ---- */

static Object *boehm_take(Mutator *mutator, size_t bytes) {
    Share *share = mutator->share;
    if (share == NULL || bytes > BATCH_OBJECT_BYTES) return NULL;
    void **cells = &share->cells[(bytes + GRANULE - 1) / GRANULE], *cell = *cells;
    if (cell == NULL) return NULL;
    *cells = *(void **)cell;
    *(void **)cell = NULL;
    boehm_push(&share->fresh, cell);
    mutator->allocated_bytes += bytes;
    return cell;
}

/* Every cell of a batch counts as handed out, as every byte of a buffer does elsewhere. */
static Object *batch_refill(Heap *heap, Mutator *mutator, size_t bytes, size_t size) {
    Share *share = mutator->share;
    void **cells = &share->cells[size / GRANULE];
    GC_generic_malloc_many(size, (int)boehm.kind, cells);
    for (void *cell = *cells; cell != NULL; cell = *(void **)cell) heap->handed_out += size;
    return *cells != NULL ? boehm_take(mutator, bytes) : NULL;
}

static Object *boehm_allocate(Heap *heap, Mutator *mutator, size_t bytes, size_t limit,
                              bool at_once) {
    size_t size = (bytes + GRANULE - 1) & ~(size_t)(GRANULE - 1);
    if (heap->live_bytes + heap->handed_out + size > limit) return NULL;
    if (mutator->share == NULL) mutator->share = calloc(1, sizeof(Share));
    if (mutator->share == NULL) heap_fatal("no native memory for a thread's share");
    Object *cell;
    bool grows = at_once || boehm_may_grow(heap);
    GC_set_max_heap_size(grows ? 0 : GC_get_heap_size());
    if (size <= BATCH_OBJECT_BYTES) {
        cell = batch_refill(heap, mutator, bytes, size);
    } else if ((cell = GC_generic_malloc(size, (int)boehm.kind)) != NULL) {
        boehm_push(&((Share *)mutator->share)->fresh, cell);
        heap->handed_out += size;
        mutator->allocated_bytes += bytes;
    }
    if (cell == NULL && !grows) boehm.exhausted = true;
    boehm_note_size(heap);
    return cell;
}

static void boehm_note_mirror(Object *mirror) { boehm_push(&boehm.mirrors, mirror); }

static void boehm_detach(Mutator *mutator) {
    Share *share = mutator->share;
    mutator->share = NULL;
    if (share == NULL) return;
    if (mutator->heap == boehm.heap) take_fresh(share);
    vector_free(&share->fresh);
    free(share);
}

/* ---- Life ---- */

/* On a thread of its own: libgc takes the thread that sets it up as known, until it is gone. */
static void *set_up(void *unused) {
    GC_set_all_interior_pointers(0);
    GC_set_no_dls(1);
    GC_set_markers_count(1);
    GC_INIT();
    GC_disable();
    GC_clear_roots();
    GC_allow_register_threads();
    unsigned procedure = GC_new_proc(boehm_mark_object);
    boehm.procedure = GC_MAKE_PROC(procedure, 0);
    const GC_signed_word at = offsetof(Shape, descriptor);
    GC_word by_shape = (GC_word)(-at - GC_INDIR_PER_OBJ_BIAS) | GC_DS_PER_OBJECT;
    boehm.kind = GC_new_kind(GC_new_free_list(), by_shape, 0, 1);
    GC_set_push_other_roots(push_roots);
    GC_set_on_collection_event(collection_event);
    GC_set_warn_proc(GC_ignore_warn_proc);
    GC_unregister_my_thread();
    return unused;
}

static const char *boehm_begin(Heap *heap) {
    if (atomic_exchange(&boehm.taken, true))
        return "the collector boehm serves one virtual machine in a process at a time";
    pthread_t thread;
    if (!boehm.ready && pthread_create(&thread, NULL, set_up, NULL) != 0) {
        atomic_store(&boehm.taken, false);
        return "no thread to set up the collector boehm";
    }
    if (!boehm.ready) pthread_join(thread, NULL);
    boehm.ready = true;
    boehm.heap = heap;
    boehm.atomic_bytes = boehm.marked = 0;
    boehm.exhausted = false;
    return NULL;
}

/* What is left in libgc is garbage that the next heap's first collection finds. */
static void boehm_end(Heap *heap) {
    if (boehm.heap != heap) return;
    Vector *vectors[] = {&boehm.fresh, &boehm.objects,  &boehm.mirrors, &boehm.zombies,
                         &boehm.roots, &boehm.deferred, &boehm.found};
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        vector_free(vectors[i]);
        *vectors[i] = (Vector){0};
    }
    boehm.heap = NULL;
    atomic_store(&boehm.taken, false);
}

/* ---- Questions ---- */

static int boehm_arena_of(const void *address) {
    return GC_base((void *)(uintptr_t)address) != NULL ? ARENA_ID : -1;
}

static bool boehm_is_object(const void *address) {
    void *cell = (void *)(uintptr_t)address;
    size_t ignored;
    if (GC_base(cell) != address || GC_get_kind_and_size(cell, &ignored) != (int)boehm.kind)
        return false;
    take_all_fresh(boehm.heap);
    return boehm_cell_is_object(address) &&
           (GC_is_marked(cell) || vector_has(&boehm.fresh, address));
}

static size_t boehm_count(void) {
    if (!boehm.counted) {
        list_objects(boehm.heap);
        boehm.marked = boehm.objects.count - boehm.fresh.count;
        boehm.counted = true;
    }
    take_all_fresh(boehm.heap);
    return boehm.marked + boehm.fresh.count;
}

static void boehm_visit(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                        void *data) {
    list_objects(heap);
    for (size_t i = 0; i < boehm.objects.count; i++) {
        Object *object = ((Object **)boehm.objects.items)[i];
        if (object->shape != 0) visit(data, object, ARENA_ID);
    }
}

/* libgc has yet to sweep by the marks of the last collection: in the end all are marked. */
static void boehm_visit_live(Heap *heap, void (*visit)(void *data, Object *object, int arena),
                             void *data) {
    list_objects(heap);
    boehm.fresh.count = 0;
    boehm.marked = boehm.objects.count;
    boehm.counted = true;
    Object **objects = boehm.objects.items;
    for (size_t i = 0; i < boehm.objects.count; i++) GC_clear_mark_bit(objects[i]);
    Evacuation *e = &boehm.trace;
    evacuate_begin(e, heap, GC_EXPLICIT, EVACUATE_EXTERNAL);
    e->look = true;
    evacuate_roots(e);
    evacuate_owners(e);
    evacuate_end(e);
    for (size_t i = 0; i < boehm.objects.count; i++)
        if (GC_is_marked(objects[i])) visit(data, objects[i], ARENA_ID);
    for (size_t i = 0; i < boehm.objects.count; i++)
        if (!GC_is_marked(objects[i])) GC_set_mark_bit(objects[i]);
}

static void boehm_visit_arena(void (*visit)(void *data, int arena, const char *name),
                              void *data) {
    visit(data, ARENA_ID, ARENA_NAME);
}

static const ExternalAllocator boehm_external = {
    .begin = boehm_begin,
    .describe = boehm_describe,
    .end = boehm_end,
    .allocate = boehm_allocate,
    .take = boehm_take,
    .note_mirror = boehm_note_mirror,
    .detach = boehm_detach,
    .make_live = boehm_make_live,
    .survivor = boehm_survivor,
    .drain = boehm_drain,
    .arena_of = boehm_arena_of,
    .is_object = boehm_is_object,
    .count_objects = boehm_count,
    .visit_objects = boehm_visit,
    .visit_live_objects = boehm_visit_live,
    .visit_arena = boehm_visit_arena,
};

const Plan plan_boehm = {
    .name = "boehm",
    .collects = true,
    .external = &boehm_external,
    .is_due = boehm_is_due,
    .prepare = boehm_prepare,
    .is_prepared = boehm_is_prepared,
    .collect = boehm_collect,
};
#endif
