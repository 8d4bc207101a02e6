/* SPDX-License-Identifier: MIT */
/*
 * cpu=times: every entry and exit charges the time since the last one to the method on top.
 *
 * Each thread walks an automaton whose states are traces: entering method m in state s leads to
 * the state of the trace "m on top of s, cut to depth". An Edge is such a step with its costs;
 * the thread's shadow stack holds edges. The hot path is an edge that was taken from the same
 * one before, or else a lookup in the thread's own hash; only a step never made before takes
 * hprof.data. The number of edges follows the number of different traces, not the depth of the
 * recursion.
 *
 * Edges lie in chunks that never move and are counted after they are filled, so a dump reads
 * them while the thread runs on; it may miss its latest steps.
 *
 * Time is counted in ticks of the processor's counter, which costs a hundredth of the thread's
 * CPU clock and goes on while the thread waits. So an interval that is longer than a short one
 * asks the CPU clock how much of it the thread ran (clock_correct). What the agent itself does
 * beyond the hot path is charged to nobody. The hot path and the VM's way to it are inside the
 * intervals: one probe in each, half at its begin and half at its end. Most short intervals are
 * little else, so their mean is what a probe takes (Probes), and it is taken off each.
 *
 * Where the VM can, it notes entries and exits with the counter and hands them over in batches
 * (minijvm_agent_calls): then a probe is the note, and the steps are made in one go.
 */
#include "hprof.h"

#include <minijvm.h>
#include <time.h>
#if defined(__x86_64__)
#include <cpuid.h>
#include <x86intrin.h>
#endif

enum {
    EDGE_CHUNK = 1024,
    EDGE_CHUNKS = 4096,
    TAKEN_BITS = 4,
    COUNTER_READINGS = 100,
    SHORT_WORK = 20,               /* ns; of a probe, beside the reading of the counter */
    LONG_INTERVAL = 20 * 1000,     /* ns; a thread that waited or was preempted lost more */
    CLOCK_PERIOD = 2 * 1000 * 1000 /* ns; no longer goes by without the CPU clock */
};

typedef struct Edge {
    jmethodID method;
    uint32_t from, to; /* traces; 0 is the empty stack */
    uint64_t calls, ticks;
    struct Edge *taken[1 << TAKEN_BITS]; /* from here, by edge_place; never NULL */
    uint64_t folded_calls, folded_ticks; /* what the trace has got already */
} Edge;

/* The stack remembers the method beside the edge, because a forgotten edge has lost its own. */
typedef struct {
    Edge *edge;
    jmethodID method;
} Activation;

/* Intervals that are hardly more than a probe (clock_.short_interval). */
typedef struct {
    uint64_t count, ticks;
} Probes;

struct ThreadCosts {
    Activation *top; /* stack[0] is of nobody: the time outside of all methods */
    uint64_t last;   /* ticks at the last entry or exit */
    uint64_t anchor; /* ticks when the CPU clock was asked */
    jlong anchor_cpu;
    Probes probes;
    bool in_batch; /* the clock goes on when all of it is taken */
    Edge **slots;
    uint32_t capacity;
    uint32_t count;
    uint32_t generation;
    Activation *stack, *stack_end;
    Edge *chunks[EDGE_CHUNKS];
    Edge nobody;
};

static uint32_t generation; /* steps when method ids end */

void cpu_times_forget_methods(void) { __atomic_add_fetch(&generation, 1, __ATOMIC_RELEASE); }

/* ---- The clock --------------------------------------------------------------------------- */

static struct {
    bool is_counter; /* of the processor; else the ticks are the CPU clock's nanoseconds */
    uint64_t ticks;  /* when both were read at the beginning */
    uint64_t nanoseconds;
    uint64_t counter_cost;                          /* ticks that it takes to read it */
    uint64_t short_interval, long_interval, period; /* in ticks */
    double nanoseconds_per_tick;
    Probes probes; /* of the thread that had most */
} clock_;

static uint64_t monotonic_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Whether the processor has a counter that goes on evenly, whatever its clock does. */
static bool counter_is_even(void) {
#if defined(__x86_64__)
    unsigned a, b, c, d;
    return __get_cpuid(0x80000007, &a, &b, &c, &d) != 0 && (d & 1u << 8) != 0;
#else
    return false;
#endif
}

static inline uint64_t ticks_now(void) {
#if defined(__x86_64__)
    if (__builtin_expect(clock_.is_counter, 1)) return __rdtsc();
#endif
    return (uint64_t)hprof.jvmpi->GetCurrentThreadCpuTime();
}

/* The longer ago the beginning, the better it is known. */
static void clock_measure(void) {
    uint64_t ticks = ticks_now() - clock_.ticks, passed = monotonic_now() - clock_.nanoseconds;
    if (clock_.is_counter && ticks > 0 && passed > 0)
        clock_.nanoseconds_per_tick = (double)passed / (double)ticks;
    clock_.long_interval = (uint64_t)(LONG_INTERVAL / clock_.nanoseconds_per_tick);
    clock_.short_interval =
        2 * clock_.counter_cost + (uint64_t)(SHORT_WORK / clock_.nanoseconds_per_tick);
    clock_.period = (uint64_t)(CLOCK_PERIOD / clock_.nanoseconds_per_tick);
}

void cpu_times_start(bool counter) {
    clock_.is_counter = counter && counter_is_even();
    clock_.nanoseconds_per_tick = 1;
    clock_.long_interval = clock_.period = UINT64_MAX;
    if (!clock_.is_counter) return;
    clock_.nanoseconds = monotonic_now();
    clock_.ticks = ticks_now();
    clock_.counter_cost = UINT64_MAX;
    do {
        uint64_t first = ticks_now(), last = first;
        for (int i = 0; i < COUNTER_READINGS; i++) last = ticks_now();
        if ((last - first) / COUNTER_READINGS < clock_.counter_cost)
            clock_.counter_cost = (last - first) / COUNTER_READINGS;
    } while (monotonic_now() - clock_.nanoseconds < 200000);
    clock_measure();
}

/* Time goes on from here: what has passed is nobody's. */
static void clock_anchor(ThreadCosts *costs) {
    costs->anchor_cpu = hprof.jvmpi->GetCurrentThreadCpuTime();
    costs->last = costs->anchor = ticks_now();
}

/*
 * The part of the interval from `last` to `now` in which the thread ran. It ran all the time
 * from the anchor to `last`, because each interval between was short.
 */
static __attribute__((noinline)) uint64_t clock_correct(ThreadCosts *costs, uint64_t now) {
    jlong since = hprof.jvmpi->GetCurrentThreadCpuTime() - costs->anchor_cpu;
    double ran =
        (double)since / clock_.nanoseconds_per_tick - (double)(costs->last - costs->anchor);
    uint64_t interval = now - costs->last;
    clock_anchor(costs);
    return ran <= 0 ? 0 : ran >= (double)interval ? interval : (uint64_t)ran;
}

/* Charges what has passed to the method on top. */
static inline void charge(ThreadCosts *costs) {
    uint64_t now = ticks_now(), ticks = now - costs->last;
    if (__builtin_expect(ticks > clock_.long_interval || now - costs->anchor > clock_.period,
                         0)) {
        ticks = clock_correct(costs, now);
    } else {
        Probes *probes = &costs->probes;
        bool is_short = ticks <= clock_.short_interval;
        probes->count += is_short;
        probes->ticks += is_short ? ticks : 0;
        costs->last = now;
    }
    costs->top->edge->ticks += ticks;
}

/* From the last call to `now`, at which no call is. */
static void charge_until(ThreadCosts *costs, uint64_t now) {
    uint64_t ticks = now - costs->last;
    if (ticks > clock_.long_interval || now - costs->anchor > clock_.period)
        ticks = clock_correct(costs, now);
    costs->top->edge->ticks += ticks;
}

/* Of no event: those of threads that have not been announced, or have ended, have NULL. */
#define NO_ENV ((JNIEnv *)(uintptr_t)1)

/*
 * What the running thread is to the agent. To ask the VM for it at each entry and exit would
 * take a tenth of the time of both. It is forgotten when the thread's data end.
 */
static __thread __attribute__((tls_model("initial-exec"))) struct {
    JNIEnv *env;
    ThreadData *thread; /* with costs */
    bool stopped; /* it takes other threads' calls while they stand still: no collection begins
                   */
} current = {.env = NO_ENV};

/* ---- Edges ------------------------------------------------------------------------------- */

static Edge *edge_at(const ThreadCosts *costs, uint32_t number) {
    return &costs->chunks[number / EDGE_CHUNK][number % EDGE_CHUNK];
}

static inline uint32_t edge_hash(uint32_t from, jmethodID method) {
    return hash_mix((uintptr_t)method ^ (uint64_t)from << 40 ^ from);
}

static void edge_enter(ThreadCosts *costs, Edge *edge) {
    uint32_t at = edge_hash(edge->from, edge->method) & (costs->capacity - 1);
    while (costs->slots[at] != NULL) at = (at + 1) & (costs->capacity - 1);
    costs->slots[at] = edge;
}

static uint32_t trace_above(const ThreadData *thread, uint32_t from, jmethodID method) {
    TraceFrame frames[MAX_DEPTH];
    const bool stopped = current.stopped;
    if (!stopped) collections_off();
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
    if (!stopped) collections_on();
    return number;
}

static void edge_take_none(ThreadCosts *costs, Edge *edge) {
    for (size_t i = 0; i < 1 << TAKEN_BITS; i++) edge->taken[i] = &costs->nobody;
}

static void slots_widen(ThreadCosts *costs, uint32_t entered) {
    Edge **slots = must_alloc(costs->capacity * 2, sizeof *slots);
    free(costs->slots);
    costs->slots = slots;
    costs->capacity *= 2;
    for (uint32_t i = 0; i < entered; i++) edge_enter(costs, edge_at(costs, i));
}

/* A step never made before. */
typedef struct {
    ThreadData *thread;
    uint32_t from;
    jmethodID method;
    Edge *edge; /* that it becomes */
} NewStep;

static void edge_make(void *data) {
    NewStep *step = data;
    ThreadCosts *costs = step->thread->costs;
    uint32_t number = costs->count;
    if (number / EDGE_CHUNK >= EDGE_CHUNKS) {
        step->edge = edge_at(costs, 0);
        return;
    }
    if (number % EDGE_CHUNK == 0)
        __atomic_store_n(&costs->chunks[number / EDGE_CHUNK],
                         must_alloc(EDGE_CHUNK, sizeof(Edge)), __ATOMIC_RELEASE);
    Edge *edge = edge_at(costs, number);
    edge->method = step->method;
    edge_take_none(costs, edge);
    edge->from = step->from;
    edge->to = trace_above(step->thread, step->from, step->method);
    __atomic_store_n(&costs->count, number + 1, __ATOMIC_RELEASE);
    if (costs->count * 2 >= costs->capacity) slots_widen(costs, number);
    edge_enter(costs, edge);
    step->edge = edge;
}

/* Edges known by ids that have ended keep their costs but are found no more. */
static __attribute__((noinline)) void edges_forget(ThreadCosts *costs, uint32_t now) {
    for (uint32_t i = 0; i < costs->count; i++) edge_at(costs, i)->method = NULL;
    memset(costs->slots, 0, costs->capacity * sizeof *costs->slots);
    costs->generation = now;
}

/* Where a step with this method is in `taken`. */
static inline unsigned edge_place(jmethodID method) {
    return (uint32_t)(uintptr_t)method * 0x9e3779b9u >> (32 - TAKEN_BITS);
}

static __attribute__((noinline)) Edge *edge_find(ThreadData *thread, Edge *below,
                                                 jmethodID method) {
    ThreadCosts *costs = thread->costs;
    uint32_t from = below->to;
    uint32_t at = edge_hash(from, method) & (costs->capacity - 1);
    Edge *edge;
    while ((edge = costs->slots[at]) != NULL && (edge->method != method || edge->from != from))
        at = (at + 1) & (costs->capacity - 1);
    if (edge == NULL) {
        NewStep step = {thread, from, method, &costs->nobody};
        bool made = attempt(edge_make, &step);
        edge = step.edge;
        if (!costs->in_batch) clock_anchor(costs);
        if (!made) return edge;
    }
    return below->taken[edge_place(method)] = edge;
}

/* ---- Entries and exits ------------------------------------------------------------------- */

static void costs_create(ThreadData *thread) {
    ThreadCosts *costs = must_alloc(1, sizeof *costs);
    costs->capacity = 1024;
    costs->slots = must_alloc(costs->capacity, sizeof *costs->slots);
    costs->stack = must_alloc(256, sizeof(Activation));
    costs->stack_end = costs->stack + 256;
    edge_take_none(costs, &costs->nobody);
    costs->top = costs->stack;
    costs->top->edge = &costs->nobody;
    costs->generation = __atomic_load_n(&generation, __ATOMIC_ACQUIRE);
    clock_anchor(costs);
    data_lock();
    thread->costs = costs;
    data_unlock();
}

static void stack_widen(void *data) {
    ThreadCosts *costs = data;
    size_t size = (size_t)(costs->stack_end - costs->stack);
    Activation *more = must_alloc(size * 2, sizeof *more);
    memcpy(more, costs->stack, size * sizeof *more);
    free(costs->stack);
    costs->stack = more;
    costs->stack_end = more + size * 2;
    costs->top = more + size - 1;
}

static __attribute__((noinline)) bool stack_grow(ThreadCosts *costs) {
    return attempt(stack_widen, costs);
}

static void introduce(void *env) {
    ThreadData *thread = thread_of(env);
    if (thread->costs == NULL) costs_create(thread);
    current.thread = thread;
    current.env = env;
}

static __attribute__((noinline)) bool current_find(JNIEnv *env) {
    return env != NULL && attempt(introduce, env);
}

/* The step from the activation on top into a method: the new one. */
static inline __attribute__((always_inline)) Activation *
step_in(ThreadData *thread, Activation *top, jmethodID method) {
    if (__builtin_expect(top + 1 == thread->costs->stack_end, 0)) {
        thread->costs->top = top;
        if (!stack_grow(thread->costs)) return top;
        top = thread->costs->top;
    }
    Edge *below = top->edge, *edge = below->taken[edge_place(method)];
    if (__builtin_expect(edge->method != method, 0)) edge = edge_find(thread, below, method);
    edge->calls++;
    *++top = (Activation){edge, method};
    return top;
}

/* The topmost activation of the method. NULL: it was entered before anybody looked. */
static inline Activation *activation_of(const ThreadCosts *costs, Activation *top,
                                        jmethodID method) {
    for (; __builtin_expect(top->method != method, 0); top--)
        if (top == costs->stack) return NULL;
    return top;
}

static inline void edges_renew(ThreadCosts *costs) {
    uint32_t now = __atomic_load_n(&generation, __ATOMIC_ACQUIRE);
    if (__builtin_expect(costs->generation != now, 0)) edges_forget(costs, now);
}

static inline __attribute__((always_inline)) void entered(JNIEnv *env, jmethodID method) {
    if (__builtin_expect(current.env != env, 0) && !current_find(env)) return;
    ThreadCosts *costs = current.thread->costs;
    charge(costs);
    edges_renew(costs);
    costs->top = step_in(current.thread, costs->top, method);
}

static inline __attribute__((always_inline)) void left(JNIEnv *env, jmethodID method) {
    if (__builtin_expect(current.env != env, 0)) return; /* entered nothing that was told */
    ThreadCosts *costs = current.thread->costs;
    Activation *of = activation_of(costs, costs->top, method);
    if (of == NULL) return;
    charge(costs);
    costs->top = of - 1;
}

void cpu_times_entry(JNIEnv *env, jmethodID method) { entered(env, method); }
void cpu_times_exit(JNIEnv *env, jmethodID method) { left(env, method); }

/* A thread that has no costs yet may have no environment either. The CPU clock would take
 * longer than most of what is between. */
static bool is_counted(JNIEnv *env) { return current.env == env && clock_.is_counter; }
/* Of both readings of the counter one half each is inside the intervals beside them. */
void cpu_times_pause(JNIEnv *env) {
    if (!is_counted(env)) return;
    ThreadCosts *costs = current.thread->costs;
    uint64_t now = ticks_now(), begin = costs->last + clock_.counter_cost;
    costs->last = begin < now ? begin : now;
    charge_until(costs, now);
}
void cpu_times_go_on(JNIEnv *env) {
    if (is_counted(env)) current.thread->costs->last = ticks_now();
}

/* Of a long run of events nearly all are these two, which is why they are told apart here and
 * handled without a further call. */
void cpu_times_notify(JVMPI_Event *event) {
    jint type = event->event_type;
    if (type != JVMPI_EVENT_METHOD_ENTRY && type != JVMPI_EVENT_METHOD_EXIT) {
        notify(event);
        return;
    }
    if (__atomic_load_n(&hprof.done, __ATOMIC_RELAXED)) return;
    if (type == JVMPI_EVENT_METHOD_ENTRY)
        entered(event->env_id, event->u.method.method_id);
    else
        left(event->env_id, event->u.method.method_id);
}

/* ---- In batches -------------------------------------------------------------------------- */

/* Intervals of a batch are short (minijvm_agent_calls was told what is long), but for one in
 * which the thread was preempted as it noted the call: that one is charged to nobody. */
static void take_all(ThreadData *thread, const minijvm_call *calls, jint count) {
    ThreadCosts *costs = thread->costs;
    const uint64_t long_interval = clock_.long_interval, short_interval = clock_.short_interval;
    uint64_t last = costs->last, probes = 0, probe_ticks = 0;
    Activation *top = costs->top;
    costs->in_batch = true;
    edges_renew(costs);
    for (const minijvm_call *call = calls, *end = calls + count; call < end; call++) {
        uint64_t ticks = call->ticks - last;
        last = call->ticks;
        bool is_short = ticks <= short_interval;
        probes += is_short;
        probe_ticks += is_short ? ticks : 0;
        top->edge->ticks += ticks <= long_interval ? ticks : 0;
        if (call->is_exit) {
            Activation *of = activation_of(costs, top, call->method);
            if (of != NULL) top = of - 1;
        } else {
            top = step_in(thread, top, call->method);
        }
    }
    costs->in_batch = false;
    costs->top = top;
    costs->last = last;
    costs->probes.count += probes;
    costs->probes.ticks += probe_ticks;
}

static void JNICALL take(JNIEnv *env, const minijvm_call *calls, jint count, jlong now) {
    if (__atomic_load_n(&hprof.done, __ATOMIC_RELAXED)) return;
    if (now == 0) {
        ThreadData *thread = thread_find(env);
        if (thread == NULL || thread->costs == NULL)
            return; /* it began with a batch of its own */
        current.stopped = true;
        take_all(thread, calls, count);
        current.stopped = false;
        return;
    }
    if (current.env != env && !current_find(env)) return;
    take_all(current.thread, calls, count);
    charge_until(current.thread->costs, (uint64_t)now);
    current.thread->costs->last = ticks_now();
}

/* minijvm.h's. Weak, since other VMs have none. */
JNIEXPORT jint JNICALL minijvm_agent_calls(JavaVM *vm, minijvm_calls handler, jlong gap)
    __attribute__((weak));
JNIEXPORT jint JNICALL minijvm_take_calls(JavaVM *vm) __attribute__((weak));

/* Where there is no even counter, or no such VM, each call is told by itself. */
void cpu_times_take_batches(void) {
    if (clock_.is_counter && minijvm_agent_calls != NULL)
        minijvm_agent_calls(hprof.vm, take, (jlong)clock_.long_interval);
}
void cpu_times_complete(void) {
    if (minijvm_take_calls != NULL) minijvm_take_calls(hprof.vm);
}

/* ---- What they come to ------------------------------------------------------------------- */

void cpu_times_fold(ThreadData *thread) {
    const ThreadCosts *costs = thread->costs;
    if (costs == NULL) return;
    uint32_t count = __atomic_load_n(&costs->count, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count; i++) {
        Edge *edge = edge_at(costs, i);
        uint64_t calls = edge->calls, ticks = edge->ticks;
        Trace *trace = trace_at(edge->to);
        trace->calls += calls - edge->folded_calls;
        trace->ticks += ticks - edge->folded_ticks;
        if (edge->from != 0) trace_at(edge->from)->callees += calls - edge->folded_calls;
        edge->folded_calls = calls;
        edge->folded_ticks = ticks;
    }
    if (costs->probes.count > clock_.probes.count) clock_.probes = costs->probes;
}

/* Every call of a trace's method ended an interval of it, and so did every call it made. */
double cpu_times_settle(void) {
    double probe = 0;
    if (clock_.is_counter) {
        clock_measure();
        if (clock_.probes.count > 0)
            probe = (double)clock_.probes.ticks / (double)clock_.probes.count;
    }
    for (uint32_t i = 1; i <= trace_count(); i++) {
        Trace *trace = trace_at(i);
        double ticks = (double)trace->ticks - probe * (double)(trace->calls + trace->callees);
        trace->nanoseconds = ticks <= 0 ? 0 : (uint64_t)(ticks * clock_.nanoseconds_per_tick);
    }
    return probe * clock_.nanoseconds_per_tick;
}

void cpu_times_free(ThreadData *thread) {
    ThreadCosts *costs = thread->costs;
    if (costs == NULL) return;
    for (uint32_t i = 0; i < EDGE_CHUNKS && costs->chunks[i] != NULL; i++)
        free(costs->chunks[i]);
    free(costs->slots);
    free(costs->stack);
    free(costs);
    thread->costs = NULL;
    if (current.thread == thread) current.env = NO_ENV;
}
