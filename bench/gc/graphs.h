/* SPDX-License-Identifier: MIT */
/* The same graphs for every collector and allocator: includers define Node and, before this,
 *     node_new(), node_get(o, i), node_set(o, i, to), array_new(n), array_get, array_set, weak_new(o), weak_get(w),
 * node_free(o), which does nothing where memory is collected, and node_round(first): trees begin or were dropped. Whatever may move is reached through
 * `roots`. GRAPHS_FREE says that what is dropped has to be freed node by node. */
#ifndef MINIJVM_BENCH_GC_GRAPHS_H
#define MINIJVM_BENCH_GC_GRAPHS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { ROOTS = 1 << 12, MAXIMUM_PAUSES = 1 << 17 };

static Node *roots[ROOTS];
static size_t root_count;
static size_t graph_objects; /* made since graph_begin */

/* ---- Time ---- */

typedef struct Pause {
    double cpu, wall;
    int full;
} Pause;
static Pause *pauses; /* no static data: libgc would scan it */
static size_t pause_count;
static double pause_cpu, pause_wall;

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}
static __attribute__((unused)) void pause_begin(void) {
    pause_cpu = seconds(CLOCK_THREAD_CPUTIME_ID);
    pause_wall = seconds(CLOCK_MONOTONIC);
}
static __attribute__((unused)) void pause_end(int full) {
    if (pauses == NULL || pause_count == MAXIMUM_PAUSES) return;
    pauses[pause_count].cpu = seconds(CLOCK_THREAD_CPUTIME_ID) - pause_cpu;
    pauses[pause_count].wall = seconds(CLOCK_MONOTONIC) - pause_wall;
    pauses[pause_count++].full = full;
}

static double graph_start;
static void graph_begin(void) {
    graph_objects = pause_count = 0;
    node_round(1);
    if (pauses == NULL) pauses = malloc(MAXIMUM_PAUSES * sizeof *pauses);
    if (pauses == NULL) exit(3);
    graph_start = seconds(CLOCK_PROCESS_CPUTIME_ID);
}

static int by_cpu(const void *a, const void *b) {
    double x = ((const Pause *)a)->cpu, y = ((const Pause *)b)->cpu;
    return x < y ? -1 : x > y;
}

/* One line: program, who, ns per object, objects, bytes allocated, collections, share of collecting in percent, then in
 * milliseconds: all collecting, median and longest young pause, longest of all in CPU and in wall time; peak KiB. */
static void graph_end(const char *program, const char *who, size_t bytes) {
    double spent = seconds(CLOCK_PROCESS_CPUTIME_ID) - graph_start, sum = 0, wall = 0, longest = 0;
    size_t young = 0;
    for (size_t i = 0; i < pause_count; i++) {
        sum += pauses[i].cpu;
        if (pauses[i].cpu > longest) longest = pauses[i].cpu;
        if (pauses[i].wall > wall) wall = pauses[i].wall;
    }
    size_t count = pause_count;
    for (size_t i = 0; i < count; i++)
        if (!pauses[i].full) pauses[young++] = pauses[i];
    qsort(pauses, young, sizeof *pauses, by_cpu);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%s %s %.2f %zu %zu %zu %.2f %.3f %.3f %.3f %.3f %.3f %ld\n", program, who, spent * 1e9 / (double)graph_objects,
           graph_objects, bytes, count, sum / spent * 100, sum * 1e3, young ? pauses[young / 2].cpu * 1e3 : 0,
           young ? pauses[young - 1].cpu * 1e3 : 0, longest * 1e3, wall * 1e3, usage.ru_maxrss);
}

/* ---- Trees ---- */

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
        Node *at = array_get(roots[0], (seed >> 8) % CHANGED * trees / CHANGED); /* as many survivors in every heap */
        tree_drop(node_get(at, 0));
        node_set(at, 0, o);
    }
}

/* ---- Weak caches ---- */

/* A table of weak references to small trees, of which the last ones used are held; each request makes a tree
 * that dies at once besides. */
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
    if (strcmp(program, "trees") == 0) run_trees(numbers[0], numbers[1]);
    else if (strcmp(program, "lifespans") == 0) run_lifespans(numbers[0]);
    else if (strcmp(program, "lists") == 0) run_lists(numbers[0]);
    else if (strcmp(program, "live") == 0) run_live(numbers[0], numbers[1], node_bytes);
    else if (strcmp(program, "weak") == 0) run_weak(numbers[0]);
    else return 0;
    return 1;
}

static const char graph_usage[] = "trees DEPTH ROUNDS | lifespans ROUNDS | lists THOUSANDS | live MIB THOUSANDS | weak THOUSANDS";

#endif
