/* SPDX-License-Identifier: MIT */
/* The collectors alone: builds and drops graphs of objects in C through gc/, without a VM, and prints what
 * an object costs. Roots are a stack of handles; the world is one thread.
 *
 *     collectors trees  plan depth rounds [young MiB live]
 *     collectors pauses plan MiB          young pauses beside a live heap of that size */
#include "gc/collect.h"
#include "gc/pages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CHUNK = 1 << 20, ROOTS = 1 << 16, NODE = sizeof(Object) + 2 * sizeof(Ref), MAXIMUM_PAUSES = 1 << 16 };

static Object *roots[ROOTS];
static size_t root_count;
static Heap *heap;
static Mutator mutator;
static uintptr_t next_chunk = 0x10000000;
static uint32_t *shapes_place;
static Shape *node_shape, *array_shape;
static double pauses[MAXIMUM_PAUSES];
static size_t pause_count;
static struct timespec pause_start;

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* ---- The client ---- */

static uint8_t used[4096];
static void *client_map(void *data, size_t chunks) {
    (void)data;
    for (uintptr_t first = next_chunk >> 20; first + chunks < 0xf00; first++) {
        size_t run = 0;
        while (run < chunks && !used[first + run]) run++;
        if (run < chunks || !pages_map_low(first << 20, chunks * CHUNK)) continue;
        memset(used + first, 1, chunks);
        return (void *)(first << 20);
    }
    return NULL;
}
static void client_unmap(void *data, void *address, size_t chunks) {
    (void)data;
    memset(used + ((uintptr_t)address >> 20), 0, chunks);
    pages_unmap(address, chunks * CHUNK);
}
static GcTurn client_begin(void *data, Mutator *m) {
    (void)data, (void)m;
    return GC_TURN_MINE;
}
static bool client_stop(void *data, Mutator *m) {
    (void)data, (void)m;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &pause_start);
    return true;
}
static void client_end(void *data, Mutator *m) {
    (void)data, (void)m;
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    if (pause_count < MAXIMUM_PAUSES)
        pauses[pause_count++] = (double)(now.tv_sec - pause_start.tv_sec) * 1e3 +
                                (double)(now.tv_nsec - pause_start.tv_nsec) / 1e6;
}
static void client_after(void *data, Mutator *m) { (void)data, (void)m; }
static void client_roots(void *data, RootVisitor *v) {
    (void)data;
    for (size_t i = 0; i < root_count; i++)
        if (roots[i] != NULL) v->visit(v, &roots[i]);
}
static void client_weak(void *data, Object *(*survivor)(void *plan, Object *o), void *plan) {
    (void)data, (void)survivor, (void)plan;
}
static void *client_thread(void *data, Mutator *m) {
    (void)data, (void)m;
    return NULL;
}
static const GcClient client = {.map_chunks = client_map, .unmap_chunks = client_unmap,
                                .begin = client_begin, .stop = client_stop, .end = client_end,
                                .after = client_after, .visit_roots = client_roots,
                                .sweep_weak = client_weak, .event_thread = client_thread};

static void begin(const char *plan, size_t maximum) {
    static EventSink sink;
    char message[256];
    if (!cards_reserve()) exit(2);
    for (uintptr_t at = 0x8000000; shapes_place == NULL; at += CHUNK)
        if (pages_map_low(at, CHUNK)) shapes_place = (uint32_t *)at;
    node_shape = (Shape *)(void *)shapes_place;
    array_shape = node_shape + 1;
    RefRun *run = (RefRun *)(void *)(node_shape + 2);
    *run = (RefRun){sizeof(Object), 2};
    *node_shape = (Shape){.kind = SHAPE_PLAIN, .size = NODE, .run_count = 1, .runs = run};
    *array_shape = (Shape){.kind = SHAPE_REF_ARRAY, .size = 16};
    GcOptions options = {.plan = plan, .initial_bytes = 8 << 20, .maximum_bytes = maximum,
                         .log_file = getenv("GC_LOG")};
    heap = gc_create(&options, &client, NULL, &sink, message, sizeof message);
    if (heap == NULL) {
        fprintf(stderr, "%s\n", message);
        exit(2);
    }
    gc_mutator_attach(heap, &mutator);
}

/* ---- Objects ---- */

static inline Object *node(void) {
    Object *o = gc_allocate(&mutator, NODE);
    if (o == NULL) {
        fputs("out of memory\n", stderr);
        exit(3);
    }
    o->shape = object_ref((Object *)(void *)node_shape);
    return o;
}
static inline void set(Object *o, int i, Object *value) {
    object_set_ref(o, (Ref *)(void *)(o + 1) + i, value);
}

/* Bottom up, its two halves on the stack of roots while the node is made. */
static Object *tree(int depth) {
    if (depth == 0) return node();
    Object *left = tree(depth - 1);
    roots[root_count++] = left;
    Object *right = tree(depth - 1);
    roots[root_count++] = right;
    Object *o = node();
    set(o, 0, roots[root_count - 2]);
    set(o, 1, roots[root_count - 1]);
    root_count -= 2;
    return o;
}

static size_t count(Object *o) {
    size_t n = 0;
    for (; o != NULL; o = slot_get((Ref *)(void *)(o + 1) + 1)) n += 1 + count(slot_get(o + 1));
    return n;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void trees(const char *plan, int depth, int rounds) {
    begin(plan, (size_t)512 << 20);
    roots[root_count++] = tree(depth);
    double start = seconds(CLOCK_THREAD_CPUTIME_ID);
    size_t objects = 0;
    for (int i = 0; i < rounds; i++) {
        Object *o = tree(depth);
        objects += ((size_t)2 << depth) - 1;
        if (i == 0 && count(o) != ((size_t)2 << depth) - 1) exit(4);
    }
    double spent = seconds(CLOCK_THREAD_CPUTIME_ID) - start, paused = 0;
    for (size_t i = 0; i < pause_count; i++) paused += pauses[i];
    qsort(pauses, pause_count, sizeof *pauses, by_size);
    printf("%-12s depth %2d  %6.2f ns/object  collections %4zu  %5.1f %% of the time, median %.2f ms, longest %.2f ms\n",
           plan, depth, spent * 1e9 / (double)objects, pause_count, paused / spent / 10,
           pause_count ? pauses[pause_count / 2] : 0, pause_count ? pauses[pause_count - 1] : 0);
}

/* A live heap of so many MiB in which now and then a reference is changed, beside short-lived trees. */
static void live(const char *plan, size_t mib) {
    begin(plan, (mib * 2 + 256) << 20);
    int top = 0;
    for (size_t bytes = 0; bytes < mib << 20; bytes += ((size_t)2 << 12) * NODE) {
        Object *o = tree(12);
        roots[top++] = o;
        root_count = (size_t)top;
    }
    gc_collect(&mutator, GC_EXPLICIT);
    gc_collect(&mutator, GC_EXPLICIT);
    pause_count = 0;
    uint32_t seed = 1;
    for (int i = 0; i < 400000; i++) {
        Object *o = tree(7);
        seed = seed * 1664525 + 1013904223;
        Object *at = roots[(seed >> 8) % 64 * (unsigned)top / 64]; /* as many survivors in every heap */
        if (i % 64 == 0) set(at, 0, o);
    }
    qsort(pauses, pause_count, sizeof *pauses, by_size);
    printf("%-12s live %4zu MiB  collections %4zu  median %.3f ms  99%% %.3f ms  longest %.3f ms\n", plan, mib,
           pause_count, pauses[pause_count / 2], pauses[pause_count * 99 / 100], pauses[pause_count - 1]);
}

int main(int argc, char **argv) {
    if (argc == 5 && strcmp(argv[1], "trees") == 0) {
        trees(argv[2], atoi(argv[3]), atoi(argv[4]));
    } else if (argc == 4 && strcmp(argv[1], "pauses") == 0) {
        live(argv[2], (size_t)atoi(argv[3]));
    } else {
        fputs("usage: collectors trees plan depth rounds | pauses plan MiB\n", stderr);
        return 2;
    }
    gc_mutator_detach(&mutator);
    gc_destroy(heap);
    return 0;
}
