/* SPDX-License-Identifier: MIT */
/* The same graphs for every collector and allocator. Includers define Node and, before this,
 *
 *     node_new(), node_get(o, i), node_set(o, i, to), array_new(n), array_get, array_set,
 *     weak_new(o), weak_get(w),
 *     node_free(o)    which does nothing where memory is collected
 *     node_round(first)    trees begin or were dropped
 *
 * Whatever may move is reached through `roots`. GRAPHS_FREE says that what is dropped has to be
 * freed node by node. */
#ifndef MINIJVM_BENCH_GC_GRAPHS_H
#define MINIJVM_BENCH_GC_GRAPHS_H

#include "pauses.h"

#include <stdint.h>
#include <string.h>

enum { ROOTS = 1 << 12 };

static Node *roots[ROOTS];
static size_t root_count;

#include "trees.h"

/* ---- Lists ---- */

static void list_drop(Node *o) {
#if defined(GRAPHS_FREE)
    while (o != NULL) {
        Node *next = node_get(o, 1);
        node_free(o);
        o = next;
    }
#else
    (void)o;
#endif
}

/* Lists that grow at the front, are cut, and are forgotten. */
static void run_lists(int thousands) {
    enum { LISTS = 1024, LONGEST = 60 };
    Node *heads = array_new(LISTS);
    roots[root_count++] = heads;
    uint32_t seed = 1;
    graph_begin();
    for (int i = 0; i < thousands * 1000; i++) {
        seed = seed * 1664525 + 1013904223;
        size_t at = seed >> 22;
        Node *o = node_new();
        graph_objects++;
        node_set(o, 1, array_get(roots[0], at));
        array_set(roots[0], at, o);
        if ((seed >> 8 & 255) != 0) continue;
        for (int k = 0; k < LONGEST && o != NULL; k++) o = node_get(o, 1);
        if (o != NULL) {
            list_drop(node_get(o, 1));
            node_set(o, 1, NULL);
        }
        size_t dead = (at + 1) % LISTS;
        if (seed >> 16 & 1) {
            list_drop(array_get(roots[0], dead));
            array_set(roots[0], dead, NULL);
        }
    }
}

/* ---- A big live heap, small garbage ---- */

static void run_live(int mib, int thousands, size_t node_bytes) {
    enum { DEPTH = 12, SMALL = 7, CHANGED = 64 };
    size_t trees = ((size_t)mib << 20) / ((((size_t)2 << DEPTH) - 1) * node_bytes);
    Node *all = array_new(trees);
    roots[root_count++] = all;
    for (size_t i = 0; i < trees; i++) {
        Node *o = tree(DEPTH);
        array_set(roots[0], i, o);
    }
    graph_begin();
    uint32_t seed = 1;
    for (int i = 0; i < thousands * 1000; i++) {
        Node *o = tree(SMALL);
        seed = seed * 1664525 + 1013904223;
        if (i % 64 != 0) {
            tree_drop(o);
            continue;
        }
        Node *at = array_get(roots[0], (seed >> 8) % CHANGED * trees /
                                           CHANGED); /* as many survivors in every heap */
        tree_drop(node_get(at, 0));
        node_set(at, 0, o);
    }
}

/* ---- Weak caches ---- */

/* A table of weak references to small trees, of which the last ones used are held; each request
 * makes a tree that dies at once besides. */
static void run_weak(int thousands) {
    enum { KEYS = 1 << 15, HELD = 1 << 12, DEPTH = 2 };
    Node *table = array_new(KEYS);
    roots[root_count++] = table;
    Node *held = array_new(HELD);
    roots[root_count++] = held;
    uint32_t seed = 1;
    size_t hits = 0;
    graph_begin();
    for (int i = 0; i < thousands * 1000; i++) {
        seed = seed * 1664525 + 1013904223;
        size_t key = seed >> 17;
        tree_drop(tree(DEPTH));
        Node *weak = array_get(roots[0], key);
        Node *o = weak == NULL ? NULL : weak_get(weak);
        if (o == NULL) {
            o = tree(DEPTH);
            roots[root_count++] = o;
            weak = weak_new(o);
            graph_objects++;
            array_set(roots[0], key, weak);
            o = roots[--root_count];
        } else {
            hits++;
        }
        array_set(roots[1], (size_t)i % HELD, o);
    }
    if (hits == 0) exit(4);
    for (size_t i = 0; i < HELD; i++) expect(count(array_get(roots[1], i)), 7);
}

/* ---- The command line: program and numbers ---- */

/* False: no such program. */
static int graph_run(int argc, char **argv, size_t node_bytes) {
    int numbers[2] = {0};
    for (int i = 0; i < 2 && 3 + i < argc; i++) numbers[i] = atoi(argv[3 + i]);
    const char *program = argc > 3 ? argv[2] : "";
    if (strcmp(program, "trees") == 0)
        run_trees(numbers[0], numbers[1]);
    else if (strcmp(program, "lifespans") == 0)
        run_lifespans(numbers[0]);
    else if (strcmp(program, "lists") == 0)
        run_lists(numbers[0]);
    else if (strcmp(program, "live") == 0)
        run_live(numbers[0], numbers[1], node_bytes);
    else if (strcmp(program, "weak") == 0)
        run_weak(numbers[0]);
    else
        return 0;
    return 1;
}

static const char graph_usage[] = "trees DEPTH ROUNDS | lifespans ROUNDS | lists THOUSANDS | "
                                  "live MIB THOUSANDS | weak THOUSANDS";

#endif
