/* SPDX-License-Identifier: MIT */
/* The plan boehm against a fake client (tests/run boehm): threads that libgc was never told of
 * allocate, take turns at collecting, and keep what their roots hold. Accuses gc/plan_boehm.c.
 */
#define GC_THREADS
#define GC_NO_THREAD_REDIRECTS
#include <gc/gc_mark.h> /* and libgc's gc.h, which <gc/gc.h> is not here */

#include "gc/collect.h"
#include "gc/pages.h"
#include "tests/suite.h"

#include <check.h>
#include <stdlib.h>

enum { THREADS = 4, ROUNDS = 60, LENGTH = 400, GARBAGE = 2000, MIB = 1 << 20 };
enum { NODE = sizeof(Object) + 3 * sizeof(Ref) };

typedef struct Worker {
    struct World *world;
    Mutator mutator;
    Object *root;
    bool known_before, known_after, whole;
} Worker;

/* The world stops when all workers but the collecting one wait at the gate. */
typedef struct World {
    Heap *heap;
    EventSink sink;
    pthread_mutex_t lock;
    pthread_cond_t change;
    int running;
    bool closing, held; /* a thread holds GC off: the only one there is then */
    Worker workers[THREADS];
    Object *kept;
} World;

static Shape node, weak;
static RefRun run = {sizeof(Object), 2};

static void world_safepoint(World *w) {
    pthread_mutex_lock(&w->lock);
    w->running--;
    pthread_cond_broadcast(&w->change);
    while (w->closing) pthread_cond_wait(&w->change, &w->lock);
    w->running++;
    pthread_mutex_unlock(&w->lock);
}
static GcTurn world_begin(void *data, Mutator *mutator) {
    World *w = data;
    (void)mutator;
    if (w->held) return GC_TURN_HELD;
    pthread_mutex_lock(&w->lock);
    bool passed = w->closing;
    w->closing = true;
    pthread_mutex_unlock(&w->lock);
    if (passed) world_safepoint(w);
    return passed ? GC_TURN_PASSED : GC_TURN_MINE;
}
static bool world_stop(void *data, Mutator *mutator) {
    World *w = data;
    (void)mutator;
    pthread_mutex_lock(&w->lock);
    while (w->running > 1) pthread_cond_wait(&w->change, &w->lock);
    pthread_mutex_unlock(&w->lock);
    return true;
}
static void world_end(void *data, Mutator *mutator, bool made) {
    World *w = data;
    (void)mutator, (void)made;
    pthread_mutex_lock(&w->lock);
    w->closing = false;
    pthread_cond_broadcast(&w->change);
    pthread_mutex_unlock(&w->lock);
}
static void world_nothing(void *data, Mutator *mutator) { (void)data, (void)mutator; }
static void world_roots(void *data, RootVisitor *visitor) {
    World *w = data;
    for (int i = 0; i < THREADS; i++) visitor->visit(visitor, &w->workers[i].root);
    visitor->visit(visitor, &w->kept);
}
static void world_weak(void *data, Object *(*survivor)(void *plan, Object *object),
                       void *plan) {
    (void)data, (void)survivor, (void)plan;
}
static void *world_thread(void *data, Mutator *mutator) {
    (void)data, (void)mutator;
    return NULL;
}
static const GcClient client = {.begin = world_begin,
                                .stop = world_stop,
                                .end = world_end,
                                .after = world_nothing,
                                .visit_roots = world_roots,
                                .sweep_weak = world_weak,
                                .event_thread = world_thread};

static Object **field(Object *o, int i) {
    return (Object **)(void *)((char *)o + sizeof(Object) + i * sizeof(Ref));
}

static Object *make(Worker *k, Shape *shape) {
    pthread_mutex_lock(&k->world->lock);
    bool closing = k->world->closing;
    pthread_mutex_unlock(&k->world->lock);
    if (closing) world_safepoint(k->world);
    Object *o = gc_allocate(&k->mutator, NODE);
    if (o == NULL) abort();
    for (size_t i = 0; i < NODE / 8; i++)
        if (((uint64_t *)(void *)o)[i] != 0)
            k->whole = false; /* handed out twice, or not cleared */
    o->shape = (Ref)(uintptr_t)shape;
    return o;
}

static void *worker_run(void *data) {
    Worker *k = data;
    k->known_before = GC_thread_is_registered();
    k->whole = true;
    for (int round = 0; round < ROUNDS; round++) {
        k->root = NULL;
        for (uintptr_t i = 0; i < LENGTH; i++) {
            Object *o = make(k, &node);
            *field(o, 0) = k->root;
            *(uintptr_t *)(void *)field(o, 2) = i;
            k->root = o;
        }
        for (int i = 0; i < GARBAGE; i++) make(k, &node);
        uintptr_t n = LENGTH;
        for (Object *o = k->root; o != NULL; o = *field(o, 0))
            if (object_shape(o) != &node || *(uintptr_t *)(void *)field(o, 2) != --n)
                k->whole = false;
        if (n != 0) k->whole = false;
    }
    k->known_after = GC_thread_is_registered();
    pthread_mutex_lock(&k->world->lock);
    k->world->running--;
    pthread_cond_broadcast(&k->world->change);
    pthread_mutex_unlock(&k->world->lock);
    return NULL;
}

static void world_make(World *w) {
    char message[128];
    ck_assert(cards_reserve());
    *w = (World){.running = 1};
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->change, NULL);
    node = (Shape){.kind = SHAPE_PLAIN, .size = NODE, .run_count = 1, .runs = &run};
    weak = (Shape){.kind = SHAPE_REFERENCE, .reference_kind = REFERENCE_WEAK, .size = NODE};
    GcOptions options = {.plan = "boehm", .maximum_bytes = 16 * MIB};
    w->heap = gc_create(&options, &client, w, &w->sink, message, sizeof message);
    ck_assert_msg(w->heap != NULL, "%s", message);
    gc_describe_shape(w->heap, &node);
    gc_describe_shape(w->heap, &weak);
    gc_set_reference_layout(w->heap, sizeof(Object), sizeof(Object) + sizeof(Ref));
    for (int i = 0; i < THREADS; i++) {
        w->workers[i].world = w;
        gc_mutator_attach(w->heap, &w->workers[i].mutator);
    }
}
static void world_free(World *w) {
    for (int i = 0; i < THREADS; i++) gc_mutator_detach(&w->workers[i].mutator);
    gc_destroy(w->heap);
    cards_release();
}

START_TEST(threads_unknown_to_libgc_allocate_and_collect) {
    static World w;
    pthread_t threads[THREADS];
    world_make(&w);
    w.running = THREADS;
    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, worker_run, &w.workers[i]), 0);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS; i++) {
        ck_assert(!w.workers[i].known_before && !w.workers[i].known_after);
        ck_assert(w.workers[i].whole);
    }
    ck_assert_uint_gt(gc_figures(w.heap).collections, 4);
    w.running = 1;
    ck_assert(gc_collect(&w.workers[0].mutator, GC_EXPLICIT));
    size_t left = gc_count_objects(w.heap);
    /* No word in a frame of libgc's or ours keeps anything. */
    ck_assert_uint_eq(left, THREADS * LENGTH);
    world_free(&w);
}
END_TEST

static __attribute__((noinline)) void make_weak(World *w) {
    Worker *k = &w->workers[0];
    w->kept = make(k, &node);
    for (int i = 0; i < 100; i++) {
        Object *reference = make(k, &weak);
        *field(reference, 2) = NULL;
        Object *link = make(k, &node);
        *field(link, 0) = w->kept;
        *field(link, 1) = reference;
        w->kept = link;
        *field(reference, 0) = i % 2 == 0 ? link : make(k, &node);
    }
}

START_TEST(weak_references_are_cleared_and_pending_once) {
    static World w;
    world_make(&w);
    /* The first one binds libgc's symbols, which leaves vector registers on the stack: a place
     * libgc looks at. */
    ck_assert(gc_collect(&w.workers[0].mutator, GC_EXPLICIT));
    make_weak(&w);
    ck_assert(gc_collect(&w.workers[0].mutator, GC_EXPLICIT));
    int live = 0, pending = 0;
    for (Object *o = w.kept; *field(o, 1) != NULL; o = *field(o, 0))
        live += *field(*field(o, 1), 0) != NULL;
    for (Object *o = gc_take_pending_references(w.heap); o != NULL; o = *field(o, 1)) pending++;
    ck_assert_int_eq(live + pending, 100);
    ck_assert_int_eq(live, 50);
    world_free(&w);
}
END_TEST

/* As objects are allocated while somebody is told of each: a collection comes before or not at
 * all. */
static Object *make_held(Worker *k) {
    GcAttempt attempt = {0};
    gc_make_room(&k->mutator, NODE, &attempt);
    k->world->held = true;
    Object *o = make(k, &node);
    k->world->held = false;
    return o;
}

START_TEST(allocations_with_gc_off_make_collections_due) {
    static World w;
    world_make(&w);
    for (int i = 0; i < 4 * MIB / NODE; i++) make_held(&w.workers[0]);
    uint64_t little = gc_figures(w.heap).collections;
    ck_assert_uint_gt(little, 4);
    ck_assert_uint_lt(gc_figures(w.heap).total_bytes, 2 * MIB);
    for (int i = 0; i < 10 * MIB / NODE;
         i++) { /* so much lives that the limit comes before libgc's rule of growth */
        Object *o = make_held(&w.workers[0]);
        *field(o, 0) = w.kept;
        w.kept = o;
    }
    for (int i = 0; i < 40 * MIB / NODE; i++) make_held(&w.workers[0]);
    ck_assert_uint_gt(gc_figures(w.heap).collections, little + 4);
    world_free(&w);
}
END_TEST

/* Every way of telling libgc a layout: words before and behind it, of references or of numbers
 * that look like them. */
enum { LONG_WORDS = 70 };
static RefRun layout_runs[][2] = {{{sizeof(Object), 3}},
                                  {{sizeof(Object) + 8, 2}},
                                  {{sizeof(Object), 1}, {sizeof(Object) + 16, 2}},
                                  {{0, 0}},
                                  {{sizeof(Object) + (LONG_WORDS - 1) * 8, 1}},
                                  {{sizeof(Object), LONG_WORDS - 2}}};
enum { LAYOUTS = sizeof layout_runs / sizeof *layout_runs, FIRST_LONG = 4 };

/* Answers how many of its words are references; the others hold addresses of objects that
 * nothing else leads to. */
static __attribute__((noinline)) int make_layout(World *w, int which, Shape *shape) {
    int words = which >= FIRST_LONG ? LONG_WORDS : 5, references = 0;
    const RefRun *runs = layout_runs[which];
    *shape = (Shape){.kind = SHAPE_PLAIN,
                     .size = (uint32_t)(sizeof(Object) + (size_t)words * 8),
                     .runs = runs};
    while (shape->run_count < 2 && runs[shape->run_count].count > 0) shape->run_count++;
    gc_describe_shape(w->heap, shape);
    w->kept = gc_allocate(&w->workers[0].mutator, shape->size);
    ck_assert_ptr_nonnull(w->kept);
    w->kept->shape = (Ref)(uintptr_t)shape;
    for (int i = 0; i < words; i++) {
        *field(w->kept, i) = make(&w->workers[0], &node);
        for (uint32_t r = 0; r < shape->run_count; r++) {
            size_t at = sizeof(Object) + (size_t)i * 8;
            references +=
                at >= runs[r].offset && at < runs[r].offset + runs[r].count * sizeof(Ref);
        }
    }
    return references;
}

START_TEST(layouts_are_marked_exactly) {
    static World w;
    static Shape shapes[LAYOUTS];
    world_make(&w);
    ck_assert(gc_collect(&w.workers[0].mutator, GC_EXPLICIT)); /* as above */
    for (int i = 0; i < LAYOUTS; i++) {
        size_t references = (size_t)make_layout(&w, i, &shapes[i]);
        ck_assert(gc_collect(&w.workers[0].mutator, GC_EXPLICIT));
        ck_assert_msg(gc_count_objects(w.heap) == 1 + references,
                      "layout %d: %zu objects instead of %zu", i, gc_count_objects(w.heap),
                      1 + references);
        for (uint32_t r = 0; r < shapes[i].run_count; r++)
            for (uint32_t k = 0; k < layout_runs[i][r].count; k++)
                ck_assert(gc_is_object(
                    w.heap,
                    slot_get((char *)w.kept + layout_runs[i][r].offset + k * sizeof(Ref))));
    }
    world_free(&w);
}
END_TEST

START_TEST(there_is_one_heap_at_a_time) {
    static World w;
    char message[128] = "";
    world_make(&w);
    GcOptions options = {.plan = "boehm", .maximum_bytes = 16 * MIB};
    ck_assert_ptr_null(gc_create(&options, &client, &w, &w.sink, message, sizeof message));
    ck_assert_str_eq(message,
                     "the collector boehm serves one virtual machine in a process at a time");
    world_free(&w);
    world_make(&w);
    w.kept = make(&w.workers[0], &node);
    ck_assert(gc_collect(&w.workers[0].mutator, GC_EXPLICIT));
    ck_assert(gc_is_object(w.heap, w.kept) && !gc_is_object(w.heap, (char *)w.kept + 8));
    ck_assert(!gc_is_object(w.heap, &w) && gc_arena_of(w.heap, (Object *)(void *)&w) < 0);
    world_free(&w);
}
END_TEST

int main(void) {
    Suite *suite =
        SUITE("plan_boehm", 60, NULL, NULL, threads_unknown_to_libgc_allocate_and_collect,
              weak_references_are_cleared_and_pending_once,
              allocations_with_gc_off_make_collections_due, layouts_are_marked_exactly,
              there_is_one_heap_at_a_time);
    return run_suite(suite) != 0;
}
