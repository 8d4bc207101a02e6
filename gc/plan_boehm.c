/* SPDX-License-Identifier: MIT */
/* The baseline: memory from the Boehm collector (libgc), in the build with wide references only. libgc
 * marks what hangs on our roots by what shapes say, so exactly: no word that only looks like a reference keeps
 * anything. A shape has a word in libgc's terms, found by an object's first word: a bitmap of the references
 * of small plain objects, or the mark procedure that deals with all others. libgc scans no roots of its own, stops no threads and never collects by
 * itself: this plan asks it to, world stopped, by libgc's own rule of growth. References, owners and the
 * dead are dealt with when libgc has marked and not yet swept.
 *
 * Threads that libgc does not know may allocate: it needs to know a thread for its stack and for the
 * caches of the thread, and neither is used here. Batches of cells of one size are taken from libgc under the
 * heap's lock and become the thread's share, from which it takes without one. Only the collecting thread
 * registers itself, and only while it collects.
 *
 * libgc's state is the process's, and so is what this file keeps beside it: one heap at a time. libgc
 * installs handlers for the two signals it would stop threads with, and never sends one. */
#include "gc/plan.h"

#if defined(MINIJVM_WIDE_REFS)
#include "gc/descriptor.h"
#include "gc/evacuate.h"
#include "gc/object_refs.h"

#define GC_THREADS
#define GC_NO_THREAD_REDIRECTS
#include <gc/gc_inline.h> /* and libgc's gc.h, which <gc/gc.h> is not here */
#include <gc/gc_mark.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GRANULE = 16,
    BATCH_OBJECT_BYTES = 1024, /* bigger objects are asked for one by one */
    INCREMENT_BYTES = 256 << 10, /* by which libgc's heap grows: nothing is due before */
    BLOCK_SHIFT = 12, /* of libgc's */
    LOOK_AHEAD = 8,
    FRAMES_BYTES = 16 << 10,
    STACK_BYTES = 256 << 10, /* more than libgc's frames take */
    ARENA_ID = 1
};
static const char ARENA_NAME[] = "boehm";

typedef struct Boehm {
    atomic_bool taken;
    bool ready; /* libgc has been set up */
    unsigned kind;
    Heap *heap;
    Pile fresh;    /* Object *: handed out since the last collection, those of threads' shares not yet included;
                      older ones are those that libgc's bits mark */
    Pile objects;  /* Object *: all, while somebody wants them one by one */
    Pile mirrors;  /* Object *: those of `objects` that are */
    Pile zombies;  /* Object *: dead mirrors that are kept for one collection */
    Pile roots;    /* Object *: what libgc starts from */
    Pile deferred; /* Object *: what owners hold, met while libgc was marking */
    Pile found;    /* Object *: references met while libgc was marking */
    size_t marked; /* objects */
    bool counted;  /* `marked` is right: a marked cell may be none */
    size_t atomic_bytes; /* of live_bytes, those of arrays of primitives */
    GC_word procedure; /* the descriptor that says: ask mark_object */
    Evacuation trace;
    Mutator *mutator;
    bool collecting;
    bool exhausted; /* since the last collection libgc's heap had to grow, or would have, although one was due */
} Boehm;
static Boehm boehm;

/* What a thread has in store, and what it took of it since the last collection. */
typedef struct Share {
    void *cells[BATCH_OBJECT_BYTES / GRANULE + 1]; /* free ones by size, linked by their first words */
    Pile fresh;
} Share;

static void boehm_push(Pile *pile, Object *object) {
    if (object != NULL) *(Object **)pile_push(pile, sizeof(Object *)) = object;
}

/* ---- Marking ---- */

typedef struct MarkStack {
    struct GC_ms_entry *top, *limit;
} MarkStack;

static inline void mark_slots(void *data, Ref *slots, size_t count) {
    MarkStack *stack = data;
    size_t last = count > LOOK_AHEAD ? count - LOOK_AHEAD : 0; /* the last is taken first from the stack */
    for (size_t i = last; i < count; i++) __builtin_prefetch(ref_object(slots[i]));
    for (size_t i = 0; i < count; i++) {
        void *object = ref_object(slots[i]);
        if (object != NULL)
            stack->top = GC_MARK_AND_PUSH(object, stack->top, stack->limit, (void **)(void *)&slots[i]);
    }
}

static void defer_root(RootVisitor *visitor, Object **slot) {
    (void)visitor;
    boehm_push(&boehm.deferred, *slot);
}

static void mark_owner(ShapeOwner *owner, RootVisitor *visitor) {
    if (owner == NULL || owner->epoch == boehm.trace.epoch) return;
    owner->epoch = boehm.trace.epoch;
    boehm.heap->client->visit_owner(boehm.heap->client_data, owner, visitor);
}

static inline Ref *reference_slot(uint32_t offset, Object *reference) {
    return (Ref *)(void *)((char *)reference + offset);
}

/* All but a referent. */
static void visit_strong(Object *object, const Shape *shape, void (*seen)(void *, Ref *, size_t),
                         void *data) {
    if (shape->kind != SHAPE_REFERENCE) {
        object_visit_refs(boehm.heap, object, seen, data);
        return;
    }
    for (uint32_t i = 0; i < shape->run_count; i++)
        seen(data, (Ref *)(void *)((char *)object + shape->runs[i].offset), shape->runs[i].count);
    if (boehm.heap->referent_offset != 0) seen(data, reference_slot(boehm.heap->discovered_offset, object), 1);
}

/* A word in a frame of libgc's may lead to a cell that is no object: its first word is 0 or leads to the next. libgc
 * itself takes that for a shape whose descriptor, the next cell's second word, is 0. */
static bool cell_is_object(const Object *cell) {
    Ref word = cell->shape;
    return word != 0 && (word >> 32 == 0 || GC_base(ref_object(word)) == NULL);
}

/* It may be called twice for an object when libgc's mark stack overflows. */
static struct GC_ms_entry *mark_object(GC_word *address, struct GC_ms_entry *top,
                                       struct GC_ms_entry *limit, GC_word environment) {
    Object *object = (Object *)(void *)address;
    (void)environment;
    if (!boehm.collecting || !cell_is_object(object)) return top;
    const Shape *shape = object_shape(object);
    RootVisitor visitor = {defer_root};
    mark_owner(shape->owner, &visitor);
    if (shape->kind == SHAPE_PRIM_ARRAY) {
        boehm.atomic_bytes += object_size(object);
        return top;
    }
    if (shape->kind == SHAPE_REFERENCE && *reference_slot(boehm.heap->referent_offset, object) != 0)
        boehm_push(&boehm.found, object);
    MarkStack stack = {top, limit};
    visit_strong(object, shape, mark_slots, &stack);
    return stack.top;
}

static void boehm_describe(Shape *shape) { shape->descriptor = descriptor_of(shape, boehm.procedure); }

static void push_roots(void) {
    if (boehm.roots.count > 0)
        GC_push_all(boehm.roots.items, (Object **)boehm.roots.items + boehm.roots.count);
}

static void gather_root(RootVisitor *visitor, Object **slot) {
    (void)visitor;
    boehm_push(&boehm.roots, *slot);
}

/* ---- The trace after libgc's: what references and owners bring to life ---- */

static Object *boehm_survivor(const Evacuation *e, Object *object) {
    (void)e;
    return object == NULL || GC_is_marked(object) ? object : NULL;
}

static Object *boehm_make_live(Evacuation *e, Object *object) {
    if (object == NULL || GC_is_marked(object)) return object;
    GC_set_mark_bit(object);
    boehm_push(&e->heap->mark_stack, object);
    return object;
}

static void live_slots(void *data, Ref *slots, size_t count) {
    for (size_t i = 0; i < count; i++) boehm_make_live(data, ref_object(slots[i]));
}

static void boehm_drain(Evacuation *e) {
    Pile *stack = &e->heap->mark_stack;
    while (stack->count > 0) {
        Object *object = ((Object **)stack->items)[--stack->count];
        const Shape *shape = object_shape(object);
        mark_owner(shape->owner, &e->visitor);
        if (shape->kind == SHAPE_PRIM_ARRAY && !e->look) boehm.atomic_bytes += object_size(object);
        visit_strong(object, shape, live_slots, e);
        if (shape->kind == SHAPE_REFERENCE && e->heap->referent_offset != 0)
            references_found(e, object, shape);
    }
}

static void process_found(Evacuation *e) {
    for (size_t i = 0; i < boehm.deferred.count; i++)
        boehm_make_live(e, ((Object **)boehm.deferred.items)[i]);
    Object **found = boehm.found.items;
    for (size_t i = 0, count = boehm.found.count; i < count && e->heap->referent_offset != 0; i++) {
        if (i + LOOK_AHEAD < count) __builtin_prefetch(found[i + LOOK_AHEAD]);
        references_found(e, found[i], object_shape(found[i]));
    }
    boehm.found.count = boehm.deferred.count = 0;
    references_once(&e->references);
    evacuate_owners(e);
}

/* ---- The dead ---- */

static bool pile_has(const Pile *pile, const Object *object) {
    for (size_t i = 0; i < pile->count; i++)
        if (((Object **)pile->items)[i] == object) return true;
    return false;
}

/* See sweep_keep_mirrors. */
static bool keep_mirror(Object *mirror, const Pile *before) {
    const Shape *shape = object_shape(mirror);
    if (shape->kind != SHAPE_MIRROR || pile_has(before, mirror)) return false;
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
    Pile before = boehm.zombies;
    Object **mirrors = boehm.mirrors.items;
    size_t kept = 0;
    boehm.zombies = (Pile){0};
    for (size_t i = 0; i < boehm.mirrors.count; i++)
        if (GC_is_marked(mirrors[i]) || keep_mirror(mirrors[i], &before)) mirrors[kept++] = mirrors[i];
    boehm.mirrors.count = kept;
    pile_free(&before);
}

/* World stopped, or the thread's end with the lock. */
static void take_fresh(Share *share) {
    pile_append(&boehm.fresh, &share->fresh, sizeof(Object *));
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

/* A walk over what is marked: the block that it is in, and whether its cells are of our kind. */
typedef struct Walk {
    uintptr_t block;
    bool ours;
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

/* By cells, as libgc counts, not by what objects take of them: they are not touched once more. */
static void weigh_cell(void *cell, size_t bytes, void *data) {
    Walk *walk = data;
    if (!walk_meets(walk, cell)) return;
    walk->cells++;
    walk->bytes += bytes;
}

static void list_object(void *cell, size_t cell_bytes, void *data) {
    (void)cell_bytes;
    if (walk_meets(data, cell) && cell_is_object(cell)) boehm_push(&boehm.objects, cell);
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
    pile_append(&boehm.objects, &boehm.fresh, sizeof(Object *));
}

/* What is marked lives; the dead were listed before when somebody wants to hear of them, and are looked at one by
 * one only then. */
static void sweep_objects(Heap *heap) {
    keep_mirrors();
    if (heap_wants(heap, EVENT_object_free)) tell_dead(heap);
    Walk walk = {0};
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
    process_found(e);
    references_process(e);
    boehm.heap->client->sweep_weak(boehm.heap->client_data, survivor_of, e);
    sweep_objects(boehm.heap);
    boehm.collecting = false;
}

/* ---- A collection ---- */

/* As libgc decides: its heap grows as long as what was allocated is little beside what has to be traced. Else, when
 * nothing of it is free any more, a collection comes. */
static bool boehm_may_grow(const Heap *heap) {
    size_t composite = heap->live_bytes > boehm.atomic_bytes ? heap->live_bytes - boehm.atomic_bytes : 0;
    size_t traced = 2 * composite + boehm.atomic_bytes / 4 + boehm.roots.count * sizeof(Object *);
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

/* All roots are told: words that lie about in frames and registers would only keep what is dead. So the stack of
 * the thread, which libgc knows for as long as the collection takes, ends before it begins; and what libgc
 * saves and looks at all the same, registers and its own frames, is cleared before. */
static __attribute__((noinline)) void clear_frames(void) {
    volatile char frames[FRAMES_BYTES];
    for (size_t i = 0; i < sizeof frames; i++) frames[i] = 0;
}

static __attribute__((noinline)) void collect_cleared(void) {
    clear_frames();
#if defined(__x86_64__)
    __asm__ volatile("xor %%ebx, %%ebx; xor %%r12d, %%r12d; xor %%r13d, %%r13d; xor %%r14d, %%r14d; xor %%r15d, %%r15d"
                     : : : "rbx", "r12", "r13", "r14", "r15", "cc");
#endif
    GC_gcollect();
}

static __attribute__((noinline)) void collect_registered(void) {
    struct GC_stack_base base = {.mem_base = (char *)__builtin_frame_address(0) - STACK_BYTES};
    if (GC_register_my_thread(&base) != GC_SUCCESS) heap_fatal("libgc refuses the collecting thread");
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
        if (m->share != NULL) memset(((Share *)m->share)->cells, 0, sizeof ((Share *)m->share)->cells);
}

static void boehm_collect(Heap *heap, Mutator *mutator, Collection *collection) {
    if (heap_wants(heap, EVENT_object_free)) list_objects(heap);
    take_all_fresh(heap);
    drop_cells(heap);
    boehm.mutator = mutator;
    boehm.roots.count = 0;
    RootVisitor gather = {gather_root};
    evacuate_begin(&boehm.trace, heap, collection->cause, EVACUATE_FOREIGN);
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

static Object *boehm_allocate(Heap *heap, Mutator *mutator, size_t bytes, size_t limit, bool at_once) {
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
    pile_free(&share->fresh);
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
    unsigned procedure = GC_new_proc(mark_object);
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
    Pile *piles[] = {&boehm.fresh, &boehm.objects, &boehm.mirrors, &boehm.zombies, &boehm.roots, &boehm.deferred, &boehm.found};
    for (size_t i = 0; i < sizeof piles / sizeof *piles; i++) {
        pile_free(piles[i]);
        *piles[i] = (Pile){0};
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
    if (GC_base(cell) != address || GC_get_kind_and_size(cell, &ignored) != (int)boehm.kind) return false;
    take_all_fresh(boehm.heap);
    return cell_is_object(address) && (GC_is_marked(cell) || pile_has(&boehm.fresh, address));
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

static void boehm_visit(Heap *heap, void (*visit)(void *data, Object *object, int arena), void *data) {
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
    evacuate_begin(e, heap, GC_EXPLICIT, EVACUATE_FOREIGN);
    e->look = true;
    evacuate_roots(e);
    evacuate_owners(e);
    evacuate_end(e);
    for (size_t i = 0; i < boehm.objects.count; i++) {
        if (GC_is_marked(objects[i]))
            visit(data, objects[i], ARENA_ID);
        else
            GC_set_mark_bit(objects[i]);
    }
}

static void boehm_visit_arena(void (*visit)(void *data, int arena, const char *name), void *data) {
    visit(data, ARENA_ID, ARENA_NAME);
}

static const Foreign boehm_foreign = {
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
    .foreign = &boehm_foreign,
    .is_due = boehm_is_due,
    .prepare = boehm_prepare,
    .is_prepared = boehm_is_prepared,
    .collect = boehm_collect,
};
#endif
