/* SPDX-License-Identifier: MIT */
/* One collection: the gate is closed softly, the plan reserves and announces what it may need,
 * GC_START is sent with the world running, the world stops, the plan collects, GC_FINISH is
 * sent, the world goes on. When GC was turned off meanwhile, or more was allocated than was
 * reserved for, the pair stays empty and all begins anew. */
#include "gc/collect.h"

#include "gc/ballast.h"
#include "gc/bump.h"
#include "gc/heap_check.h"
#include "gc/log.h"
#include "gc/plan.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static uint64_t cpu_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void collect_check(Heap *heap, const char *when) {
#if defined(MINIJVM_DEBUG)
    char message[256], text[320];
    if (heap_check(heap, message, sizeof message)) return;
    snprintf(text, sizeof text, "%s collection %llu (%s): %s", when,
             (unsigned long long)heap->collections + 1, heap->full ? "full" : "young", message);
    heap_fatal(text);
#else
    (void)heap;
    (void)when;
#endif
}

static void collect_finish_event(Heap *heap, Mutator *mutator, bool stopped, bool made) {
    if (!heap_wants(heap, EVENT_gc_finish)) return;
    const GcClient *client = heap->client;
    bool rests = !stopped && client->rest != NULL;
    if (rests) client->rest(heap->client_data, mutator, true);
    GcFigures f = gc_figures(heap);
    size_t objects = stopped || rests ? gc_count_objects(heap) : heap->live_objects;
    if (rests) client->rest(heap->client_data, mutator, false);
    HEAP_EMIT(heap, mutator, gc_finish, .made = made, .full = heap->full,
              .used_objects = objects, .used_bytes = f.used_bytes,
              .total_bytes = f.total_bytes);
}

static void collect_run(Heap *heap, Mutator *mutator, GcCause cause) {
    Collection c = {.cause = cause, .full = heap->full};
    c.start_nanoseconds = policy_clock();
    uint64_t cpu = cpu_clock();
    for (Mutator *m = heap->mutators; m != NULL; m = m->next) bump_retire(heap, m);
    c.used_before = heap_used_bytes(heap);
    c.total_before = heap->committed;
    c.arenas_before = heap->table.count;
    usage_note_begin(heap);
    collect_check(heap, "before");
    heap->plan->collect(heap, mutator, &c);
    if (heap->options.fresh_arenas) heap_end_reserved(heap, mutator);
    collect_check(heap, "after");
    heap->since_last = heap->handed_out = 0;
    heap->mark_stack.count = 0;
    heap->collections++;
    if (c.full) heap->full_collections++;
    c.used_after = heap_used_bytes(heap);
    c.arenas_after = heap->table.count;
    c.nanoseconds = policy_clock() - c.start_nanoseconds;
    c.cpu_nanoseconds = cpu_clock() - cpu;
    heap->collection_nanoseconds += c.nanoseconds;
    if (c.full) heap->full_nanoseconds += c.nanoseconds;
    policy_learn(heap, &c);
    c.total_after = heap_total_bytes(heap);
    usage_note_end(heap, cause, c.full, c.start_nanoseconds);
    if (heap->options.verbose) log_print(heap, &c);
    if (heap->log != NULL) log_write(heap->log, heap, &c);
}

GcTurn collect(Heap *heap, Mutator *mutator, GcCause cause, bool full) {
    const GcClient *client = heap->client;
    if (!heap->plan->collects) return GC_TURN_REFUSED;
    for (bool done = false; !done;) {
        GcTurn turn = client->begin(heap->client_data, mutator);
        if (turn != GC_TURN_MINE) return turn;
        uint64_t number = atomic_fetch_add(&heap->begun, 1) + 1;
        heap_lock(heap);
        heap->full = full || !heap->plan->generational || heap->options.move_all ||
                     policy_wants_full(heap);
        heap_unlock(heap);
        heap->plan->prepare(heap, mutator);
        HEAP_EMIT(heap, mutator, gc_start, .cause = (int)cause, .full = heap->full);
        bool stopped = client->stop(heap->client_data, mutator);
        done = stopped && heap->plan->is_prepared(heap);
        if (done) {
            ballast_drop(heap);
            collect_run(heap, mutator, cause);
            memory_settle(heap);
            ballast_hold(heap);
        }
        collect_finish_event(heap, mutator, stopped, done);
        if (done && heap->full)
            atomic_store(&heap->latest_full, number); /* it is told, and nobody runs yet */
        client->end(heap->client_data, mutator, done);
    }
    memory_trim(heap);
    client->after(heap->client_data, mutator);
    return GC_TURN_MINE;
}
