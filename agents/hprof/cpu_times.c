/* SPDX-License-Identifier: MIT */
/*
 * cpu=times: every entry and exit charges the time since the last one to the method on top.
 *
 * Each thread walks an automaton whose states are traces: entering method m in state s leads to
 * the state of the trace "m on top of s, cut to depth". An Edge is such a step with its costs;
 * the thread's shadow stack holds edges. The hot path is one lookup in the thread's own hash, and
 * only a step never made before takes hprof.data. The number of edges follows the number of
 * different traces, not the depth of the recursion.
 *
 * Edges lie in chunks that never move and are counted after they are filled, so a dump reads
 * them while the thread runs on; it may miss its latest steps.
 */
#include "hprof.h"

enum { EDGE_CHUNK = 1024, EDGE_CHUNKS = 4096 };

typedef struct {
    jmethodID method;
    uint32_t from, to; /* traces; 0 is the empty stack */
    uint64_t calls, nanoseconds;
    uint64_t folded_calls, folded_nanoseconds; /* what the trace has got already */
} Edge;

/* The stack remembers the method beside the edge, because a forgotten edge has lost its own. */
typedef struct {
    Edge *edge;
    jmethodID method;
} Activation;

struct ThreadCosts {
    Edge *chunks[EDGE_CHUNKS];
    uint32_t count;
    uint32_t *slots; /* edge number + 1 */
    uint32_t capacity;
    uint32_t generation;
    Activation *stack;
    uint32_t height, stack_capacity;
    jlong last; /* CPU time at the last entry or exit */
};

static uint32_t generation; /* steps when method ids end */

void cpu_times_forget_methods(void) { __atomic_add_fetch(&generation, 1, __ATOMIC_RELEASE); }

static Edge *edge_at(const ThreadCosts *costs, uint32_t number) {
    return &costs->chunks[number / EDGE_CHUNK][number % EDGE_CHUNK];
}

static inline uint32_t edge_hash(uint32_t from, jmethodID method) {
    return hash_mix((uintptr_t)method ^ (uint64_t)from << 40 ^ from);
}

static void edge_enter(ThreadCosts *costs, const Edge *edge, uint32_t number) {
    uint32_t at = edge_hash(edge->from, edge->method) & (costs->capacity - 1);
    while (costs->slots[at] != 0)
        at = (at + 1) & (costs->capacity - 1);
    costs->slots[at] = number + 1;
}

static uint32_t trace_above(const ThreadData *thread, uint32_t from, jmethodID method) {
    TraceFrame frames[MAX_DEPTH];
    hprof.jvmpi->DisableGC();
    data_lock();
    uint32_t count = 1;
    frames[0] = (TraceFrame){.method = method_number(method), .line = -1};
    if (from != 0) {
        const Trace *below = trace_at(from);
        for (uint32_t i = 0; i < below->count && count < (uint32_t)hprof.options.depth; i++)
            frames[count++] = below->frames[i];
    }
    uint32_t number = trace_intern(hprof.options.thread ? thread->serial : 0, frames, count);
    data_unlock();
    hprof.jvmpi->EnableGC();
    return number;
}

static Edge *edge_find_slow(ThreadData *thread, uint32_t from, jmethodID method) {
    ThreadCosts *costs = thread->costs;
    uint32_t number = costs->count;
    if (number / EDGE_CHUNK >= EDGE_CHUNKS)
        return edge_at(costs, 0);
    if (number % EDGE_CHUNK == 0)
        __atomic_store_n(&costs->chunks[number / EDGE_CHUNK],
                         must_alloc(EDGE_CHUNK, sizeof(Edge)), __ATOMIC_RELEASE);
    Edge *edge = edge_at(costs, number);
    edge->method = method;
    edge->from = from;
    edge->to = trace_above(thread, from, method);
    __atomic_store_n(&costs->count, number + 1, __ATOMIC_RELEASE);
    if (costs->count * 2 >= costs->capacity) {
        free(costs->slots);
        costs->capacity *= 2;
        costs->slots = must_alloc(costs->capacity, sizeof(uint32_t));
        for (uint32_t i = 0; i < number; i++)
            edge_enter(costs, edge_at(costs, i), i);
    }
    edge_enter(costs, edge, number);
    return edge;
}

static Edge *edge_find(ThreadData *thread, uint32_t from, jmethodID method) {
    ThreadCosts *costs = thread->costs;
    uint32_t now = __atomic_load_n(&generation, __ATOMIC_ACQUIRE);
    if (__builtin_expect(costs->generation != now, 0)) {
        /* Edges known by ids that have ended keep their costs but are found no more. */
        for (uint32_t i = 0; i < costs->count; i++)
            edge_at(costs, i)->method = NULL;
        memset(costs->slots, 0, costs->capacity * sizeof(uint32_t));
        costs->generation = now;
    }
    uint32_t at = edge_hash(from, method) & (costs->capacity - 1);
    uint32_t slot;
    while ((slot = costs->slots[at]) != 0) {
        Edge *edge = edge_at(costs, slot - 1);
        if (edge->method == method && edge->from == from)
            return edge;
        at = (at + 1) & (costs->capacity - 1);
    }
    return edge_find_slow(thread, from, method);
}

static ThreadCosts *costs_create(ThreadData *thread) {
    ThreadCosts *costs = must_alloc(1, sizeof *costs);
    costs->capacity = 1024;
    costs->slots = must_alloc(costs->capacity, sizeof(uint32_t));
    costs->stack_capacity = 256;
    costs->stack = must_alloc(costs->stack_capacity, sizeof(Activation));
    costs->generation = __atomic_load_n(&generation, __ATOMIC_ACQUIRE);
    costs->last = hprof.jvmpi->GetCurrentThreadCpuTime();
    data_lock();
    thread->costs = costs;
    data_unlock();
    return costs;
}

static inline void charge(ThreadCosts *costs, Edge *edge) {
    jlong now = hprof.jvmpi->GetCurrentThreadCpuTime();
    if (now > costs->last)
        edge->nanoseconds += (uint64_t)(now - costs->last);
    costs->last = now;
}

void cpu_times_entry(JNIEnv *env, jmethodID method) {
    ThreadData *thread = thread_of(env);
    ThreadCosts *costs = thread->costs;
    if (__builtin_expect(costs == NULL, 0))
        costs = costs_create(thread);
    Activation *stack = costs->stack;
    uint32_t from = 0;
    if (costs->height > 0) {
        charge(costs, stack[costs->height - 1].edge);
        from = stack[costs->height - 1].edge->to;
    }
    if (__builtin_expect(costs->height == costs->stack_capacity, 0)) {
        Activation *more = must_alloc((size_t)costs->stack_capacity * 2, sizeof *more);
        memcpy(more, stack, costs->height * sizeof *more);
        free(stack);
        stack = more;
        costs->stack = more;
        costs->stack_capacity *= 2;
    }
    Edge *edge = edge_find(thread, from, method);
    edge->calls++;
    stack[costs->height++] = (Activation){edge, method};
    if (from == 0)
        costs->last = hprof.jvmpi->GetCurrentThreadCpuTime();
}

void cpu_times_exit(JNIEnv *env, jmethodID method) {
    ThreadData *thread = hprof.jvmpi->GetThreadLocalStorage(env);
    if (thread == NULL || thread->costs == NULL || thread->costs->height == 0)
        return;
    ThreadCosts *costs = thread->costs;
    const Activation *stack = costs->stack;
    uint32_t height = costs->height;
    while (height > 0 && stack[height - 1].method != method)
        height--;
    if (height == 0)
        return; /* entered before anybody looked */
    charge(costs, stack[costs->height - 1].edge);
    costs->height = height - 1;
}

void cpu_times_fold(ThreadData *thread) {
    const ThreadCosts *costs = thread->costs;
    if (costs == NULL)
        return;
    uint32_t count = __atomic_load_n(&costs->count, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count; i++) {
        Edge *edge = edge_at(costs, i);
        uint64_t calls = edge->calls, nanoseconds = edge->nanoseconds;
        Trace *trace = trace_at(edge->to);
        trace->calls += calls - edge->folded_calls;
        trace->nanoseconds += nanoseconds - edge->folded_nanoseconds;
        edge->folded_calls = calls;
        edge->folded_nanoseconds = nanoseconds;
    }
}

void cpu_times_free(ThreadData *thread) {
    ThreadCosts *costs = thread->costs;
    if (costs == NULL)
        return;
    for (uint32_t i = 0; i < EDGE_CHUNKS && costs->chunks[i] != NULL; i++)
        free(costs->chunks[i]);
    free(costs->slots);
    free(costs->stack);
    free(costs);
    thread->costs = NULL;
}
