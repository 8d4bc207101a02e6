/* SPDX-License-Identifier: MIT */
/* The graphs of graphs.h in plain C, as one would write them for libgc (-DPLAIN_LIBGC), for
 * malloc (-DPLAIN_MALLOC) or for a pointer that only moves forward (-DPLAIN_BUMP: it is set
 * back when a tree is dropped, so that it serves programs of trees alone). Arguments: a label,
 * program, numbers. */
#if defined(PLAIN_LIBGC)
#include <gc/gc.h>

#endif
#include <stdint.h>
#include <stdlib.h>

/* As wide as an object of minijvm with wide references: what is compared is the allocator, not
 * the header. */
typedef struct Node {
    void *shape;
    uintptr_t lock;
    struct Node *fields[];
} Node;
enum { NODE_BYTES = sizeof(Node) + 2 * sizeof(Node *) };

static size_t plain_bytes;

#if defined(PLAIN_LIBGC)
#define WHO "libgc"
static inline void *take(size_t bytes) { return GC_MALLOC(bytes); }
#define give(o) (void)(o)
#elif defined(PLAIN_MALLOC)
#define WHO "malloc"
#define GRAPHS_FREE
static inline void *take(size_t bytes) { return calloc(1, bytes); }
#define give(o) free(o)
#else
#define WHO     "bump"
enum { BUMP_BYTES = 64 << 20 };
static char *bump_top, *bump_end, *bump_round;
static inline void *take(size_t bytes) {
    if (bytes > (size_t)(bump_end - bump_top)) exit(3);
    char *at = bump_top;
    bump_top = at + bytes;
    return at;
}
#define give(o) (void)(o)
#endif

static int node_shape;
static inline Node *node_new(void) {
    Node *o = take(NODE_BYTES);
    if (o == NULL) exit(3);
    plain_bytes += NODE_BYTES;
    o->shape = &node_shape;
#if defined(PLAIN_BUMP)
    o->lock = 0;
    o->fields[0] = o->fields[1] = NULL;
#endif
    return o;
}
static inline Node *node_get(Node *o, int i) { return o->fields[i]; }
static inline void node_set(Node *o, int i, Node *to) { o->fields[i] = to; }
static inline void node_free(Node *o) { give(o); }
/* What was made since the first round began is dead. */
static inline void node_round(int first) {
#if defined(PLAIN_BUMP)
    if (first) bump_round = bump_top;
    bump_top = bump_round;
#else
    (void)first;
#endif
}
static inline Node *array_get(Node *o, size_t i) { return o->fields[i]; }
static inline void array_set(Node *o, size_t i, Node *to) { o->fields[i] = to; }
static Node *array_new(size_t n) {
    plain_bytes += sizeof(Node) + n * sizeof(Node *);
    Node *o = take(sizeof(Node) + n * sizeof(Node *));
    if (o == NULL) exit(3);
    return o;
}

#if defined(PLAIN_LIBGC)
static Node *weak_new(Node *to) {
    Node *o = GC_MALLOC_ATOMIC(sizeof(Node) + sizeof(Node *));
    if (o == NULL) exit(3);
    plain_bytes += sizeof(Node) + sizeof(Node *);
    o->fields[0] = to;
    GC_GENERAL_REGISTER_DISAPPEARING_LINK((void **)&o->fields[0], to);
    return o;
}
static Node *weak_get(Node *weak) { return weak->fields[0]; }
#else
static Node *weak_new(Node *to) { exit(to == NULL); }
static Node *weak_get(Node *weak) { return weak; }
#endif

#include "graphs.h"

#if defined(PLAIN_LIBGC)
static void collection_event(GC_EventType event) {
    if (event == GC_EVENT_START) pause_begin();
    if (event == GC_EVENT_END) pause_end(0);
}
#endif

int main(int argc, char **argv) {
#if defined(PLAIN_BUMP)
    bump_top = malloc(BUMP_BYTES);
    if (bump_top == NULL) exit(3);
    bump_end = bump_top + BUMP_BYTES;
#endif
#if defined(PLAIN_LIBGC)
    GC_set_all_interior_pointers(0);
    setenv("GC_MARKERS", "1", 1);
    GC_INIT();
    GC_set_on_collection_event(collection_event);
#endif
    if (!graph_run(argc, argv, NODE_BYTES)) {
        fprintf(stderr, "usage: plain label %s\n", graph_usage);
        return 2;
    }
    graph_end(argv[2], argv[1], plain_bytes);
    return 0;
}
