/* SPDX-License-Identifier: MIT */
/* Binary trees, as GCBench builds them: bottom up and top down. Part of graphs.h. */
#ifndef MINIJVM_BENCH_GC_TREES_H
#define MINIJVM_BENCH_GC_TREES_H

/* Bottom up: the halves are roots while their parent is made. */
static Node *tree(int depth) {
    graph_objects++;
    if (depth == 0) return node_new();
    Node *left = tree(depth - 1);
    roots[root_count++] = left;
    Node *right = tree(depth - 1);
    roots[root_count++] = right;
    Node *o = node_new();
    node_set(o, 0, roots[root_count - 2]);
    node_set(o, 1, roots[root_count - 1]);
    root_count -= 2;
    return o;
}

/* Top down, below the last root: older objects are led to younger ones. */
static void tree_below(int depth) {
    for (int i = 0; i < 2 && depth > 0; i++) {
        graph_objects++;
        Node *o = node_new();
        node_set(roots[root_count - 1], i, o);
        roots[root_count++] = o;
        tree_below(depth - 1);
        root_count--;
    }
}

static size_t count(Node *o) {
    size_t n = 0;
    for (; o != NULL; o = node_get(o, 1)) n += 1 + count(node_get(o, 0));
    return n;
}

static void tree_drop(Node *o) {
#if defined(GRAPHS_FREE)
    if (o == NULL) return;
    tree_drop(node_get(o, 0));
    tree_drop(node_get(o, 1));
    node_free(o);
#else
    (void)o;
#endif
}

static void expect(size_t have, size_t want) {
    if (have == want) return;
    fprintf(stderr, "a graph has %zu objects instead of %zu\n", have, want);
    exit(4);
}

static void run_trees(int depth, int rounds) {
    Node *kept = tree(depth);
    roots[root_count++] = kept;
    graph_begin();
    for (int i = 0; i < rounds; i++) {
        Node *o = tree(depth);
        if (i == 0) expect(count(o), ((size_t)2 << depth) - 1);
        tree_drop(o);
        node_round(0);
    }
    expect(count(roots[0]), ((size_t)2 << depth) - 1);
}

/* Trees of growing depth from both ends beside a big one that stays. */
static void run_lifespans(int rounds) {
    enum { LONG_LIVED = 17, LEAST = 4, MOST = 16 };
    Node *kept = node_new();
    roots[root_count++] = kept;
    tree_below(LONG_LIVED);
    graph_begin();
    for (int depth = LEAST; depth <= MOST; depth += 2)
        for (int i = 0; i < rounds << (MOST - depth); i++) {
            Node *top = node_new();
            graph_objects++;
            roots[root_count++] = top;
            tree_below(depth);
            tree_drop(roots[--root_count]);
            node_round(0);
            top = tree(depth);
            if (i == 0) expect(count(top), ((size_t)2 << depth) - 1);
            tree_drop(top);
            node_round(0);
        }
    expect(count(roots[0]), ((size_t)2 << LONG_LIVED) - 1);
}

#endif
