/* SPDX-License-Identifier: MIT */
/* The collectors alone: builds and drops the graphs of graphs.h in C through gc/, without a VM.
 * Roots are a stack of handles; the world is one thread. Arguments: plan, program, numbers.
 * Environment: HEAP, MiB at most (512), GC_LOG, a file for the table of collections. */
#include "gc/collect.h"
#include "gc/plan.h"
#include "vm/system/process.h"

#include <stdlib.h>

enum { NODE = sizeof(Object) + 2 * sizeof(Ref), WEAK = sizeof(Object) + 2 * sizeof(Ref) };

typedef Object Node;

static Heap *heap;
static Mutator mutator;
static Shape *node_shape, *array_shape, *weak_shape;

/* ---- Objects ---- */

static __attribute__((noreturn, noinline)) void out_of_memory(void) { exit(3); }

static inline Object *make(size_t bytes, const Shape *shape) {
    Object *o = gc_allocate(&mutator, bytes);
    if (o == NULL) out_of_memory();
    o->shape = object_ref((const Object *)(const void *)shape);
    return o;
}
static inline Object *node_new(void) { return make(NODE, node_shape); }
static inline void node_free(Object *o) { (void)o; }
static inline void node_round(int first) { (void)first; }
static inline void node_set(Object *o, int i, Object *to) {
    object_set_ref(o, (Ref *)(void *)(o + 1) + i, to);
}
static inline Object *node_get(Object *o, int i) {
    return slot_get((Ref *)(void *)(o + 1) + i);
}
static inline Object *array_get(Object *o, size_t i) { return array_get_ref(o, (int32_t)i); }
static inline void array_set(Object *o, size_t i, Object *to) {
    array_set_ref(o, (int32_t)i, to);
}
static Object *array_new(size_t n) {
    Object *o = make(object_align(ARRAY_ELEMENTS_OFFSET + n * sizeof(Ref)), array_shape);
    ((Array *)(void *)o)->length = (int32_t)n;
    return o;
}

static Object *weak_new(Object *to);
static Object *weak_get(Object *weak);

#include "graphs.h"

/* The referent is the last root. */
static Object *weak_new(Object *to) {
    (void)to;
    Object *o = make(WEAK, weak_shape);
    object_set_ref(o, o + 1, roots[root_count - 1]);
    return o;
}
static Object *weak_get(Object *weak) { return slot_get(weak + 1); }

/* ---- The client ---- */

static void *client_map(void *data, size_t chunks) {
    (void)data;
    return process_map_chunks(chunks);
}
static void client_unmap(void *data, void *address, size_t chunks) {
    (void)data;
    process_unmap_chunks(address, chunks);
}
static GcTurn client_begin(void *data, Mutator *m) {
    (void)data, (void)m;
    return GC_TURN_MINE;
}
static bool client_stop(void *data, Mutator *m) {
    (void)data, (void)m;
    pause_begin();
    return true;
}
static void client_end(void *data, Mutator *m, bool made) {
    (void)data, (void)m, (void)made;
    pause_end(heap->full && heap->plan->generational);
}
/* Nobody waits for references in a queue: they are forgotten, as a VM's thread takes them off
 * the list. */
static void client_after(void *data, Mutator *m) {
    (void)data, (void)m;
    for (Object *o = gc_take_pending_references(heap), *next; o != NULL; o = next) {
        Ref *discovered = (Ref *)(void *)(o + 1) + 1;
        next = slot_get(discovered);
        object_set_ref(o, discovered, NULL);
    }
}
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
static const GcClient client = {.map_chunks = client_map,
                                .unmap_chunks = client_unmap,
                                .begin = client_begin,
                                .stop = client_stop,
                                .end = client_end,
                                .after = client_after,
                                .visit_roots = client_roots,
                                .sweep_weak = client_weak,
                                .event_thread = client_thread};

/* Shapes lie low, as classes do, so that their addresses fit a reference. */
static void make_shapes(void) {
    RefRun *run = process_map_chunks(1);
    if (run == NULL) out_of_memory();
    *run = (RefRun){sizeof(Object), 2};
    Shape *shapes = (Shape *)(void *)(run + 1);
    shapes[0] = (Shape){.kind = SHAPE_PLAIN, .size = NODE, .run_count = 1, .runs = run};
    shapes[1] = (Shape){.kind = SHAPE_REF_ARRAY, .size = ARRAY_ELEMENTS_OFFSET};
    shapes[2] =
        (Shape){.kind = SHAPE_REFERENCE, .reference_kind = REFERENCE_WEAK, .size = WEAK};
    node_shape = &shapes[0], array_shape = &shapes[1], weak_shape = &shapes[2];
}

int main(int argc, char **argv) {
    static EventSink sink;
    char message[256];
    if (argc < 4) {
        fprintf(stderr, "usage: collectors PLAN %s\n", graph_usage);
        return 2;
    }
    make_shapes();
    const char *most = getenv("HEAP");
    GcOptions options = {.plan = argv[1],
                         .initial_bytes = 8 << 20,
                         .log_file = getenv("GC_LOG"),
                         .maximum_bytes = (size_t)(most != NULL ? atoi(most) : 512) << 20};
    heap = gc_create(&options, &client, NULL, &sink, message, sizeof message);
    if (heap == NULL) {
        fprintf(stderr, "%s\n", message);
        return 2;
    }
    Shape *shapes[] = {node_shape, array_shape, weak_shape};
    for (int i = 0; i < 3; i++) gc_describe_shape(heap, shapes[i]);
    gc_set_reference_layout(heap, sizeof(Object), sizeof(Object) + sizeof(Ref));
    gc_mutator_attach(heap, &mutator);
    if (!graph_run(argc, argv, NODE)) {
        fprintf(stderr, "usage: collectors PLAN %s\n", graph_usage);
        return 2;
    }
    graph_end(argv[2], argv[1],
              mutator.allocated_bytes - (size_t)(mutator.buffer_limit - mutator.top));
    gc_mutator_detach(&mutator);
    gc_destroy(heap);
    return 0;
}
