/* SPDX-License-Identifier: MIT */
/* The collection gate.
 *
 *   open --begin--> softly closed --stop--> hard, world stopped --end--> open
 *                        |  counts not 0 at stop: end (an empty GC_START/GC_FINISH pair)
 *
 * A thread raises its own gc_off count first and looks at the gate then; the collector closes
 * the gate first and looks at the counts then. So either the thread sees the closed gate, or
 * the collector sees the count. A thread that sees the gate closed lowers its count again and
 * waits at rest, unless it is inside agent code and the gate is closed only softly: an agent's
 * lock may be held, and the handler of GC_START may want it. */
#include "vm/run/gate.h"
#include "vm/lock.h"

#include <errno.h>
#include <string.h>
#include <time.h>

#include "vm/link/class.h"
#include "vm/link/selection.h"
#include "vm/load/loader.h"
#include "vm/process.h"
#include "vm/run/monitor.h"
#include "vm/run/safepoint.h"
#include "vm/run/roots.h"
#include "vm/run/string.h"
#include "vm/spare.h"

enum { GATE_PATIENCE_SECONDS = 30 };

static Thread *gate_thread(Mutator *mutator) {
    return (Thread *)(void *)((char *)mutator - offsetof(Thread, mutator));
}

/* ---- GC off ---- */

static bool gate_may_pass(Thread *t, bool from_agent) {
    VM *vm = t->vm;
    if (vm->collector == t || !atomic_load(&vm->gate_closed)) return true;
    return from_agent && !atomic_load(&vm->gate_hard);
}

void gate_gc_off_slow(Thread *t, bool from_agent) {
    VM *vm = t->vm;
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    lock_acquire(&vm->thread_lock, LOCK_THREADS);
    while (!gate_may_pass(t, from_agent)) {
        atomic_fetch_sub(&t->gc_off, 1);
        pthread_cond_broadcast(&vm->thread_wake);
        if (native)
            pthread_cond_wait(&vm->thread_wake, &vm->thread_lock);
        else
            thread_wait_blocked(t, NULL);
        atomic_fetch_add(&t->gc_off, 1);
    }
    lock_release(&vm->thread_lock, LOCK_THREADS);
}

void gate_wake(VM *vm) {
    lock_acquire(&vm->thread_lock, LOCK_THREADS);
    pthread_cond_broadcast(&vm->thread_wake);
    lock_release(&vm->thread_lock, LOCK_THREADS);
}

void gate_gc_on_by_other(Thread *target) {
    VM *vm = target->vm;
    if (atomic_fetch_sub(&target->gc_off_by_others, 1) == 1 && atomic_load(&vm->gate_closed))
        gate_wake(vm);
}

static Thread *gate_holder(VM *vm) {
    for (Thread *t = vm->threads; t != NULL; t = t->next)
        if (gate_is_off(t)) return t;
    return NULL;
}

/* ---- The collector's steps ---- */

/* Whose DisableGC, or handler, it is that holds GC off on the thread. */
static const char *gate_holding_agent(const Thread *holder) {
    for (int slot = 0; slot < THREAD_AGENT_SLOTS && holder->vm->agent_name != NULL; slot++)
        if (holder->agent_gc_off[slot] > 0) return holder->vm->agent_name(slot);
    return "unknown";
}

void gate_explain_refusal(Thread *t) {
    VM *vm = t->vm;
    if (vm->gc_refusal[0] != 0) return;
    for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++)
        if (t->agent_gc_off[slot] > 0)
            snprintf(vm->gc_refusal, sizeof vm->gc_refusal,
                     "thread \"%s\" itself keeps garbage collection off (agent \"%s\")",
                     t->name, gate_holding_agent(t));
}

static GcTurn gate_begin(void *data, Mutator *mutator) {
    VM *vm = data;
    Thread *t = gate_thread(mutator);
    GcTurn turn = GC_TURN_MINE;
    if (gate_is_off(t)) return GC_TURN_HELD;
    lock_acquire(&vm->thread_lock, LOCK_THREADS);
    /* Who lost patience makes its error from the reserve, instead of waiting for that again. */
    if (t->making_memory_error && gate_holder(vm) != NULL) {
        lock_release(&vm->thread_lock, LOCK_THREADS);
        return GC_TURN_HELD;
    }
    if (vm->collector == t) {
        turn = GC_TURN_HELD; /* from a handler of the collection that is under way */
    } else if (atomic_load(&vm->gate_closed)) {
        /* A thread inside agent code may hold a lock that GC_START's handler wants: it must not
         * wait. */
        if (t->agent_depth > 0) {
            turn = GC_TURN_HELD;
        } else {
            while (atomic_load(&vm->gate_closed)) thread_wait_blocked(t, NULL);
            turn = GC_TURN_PASSED;
        }
    } else {
        atomic_store(&vm->gate_closed, true);
        process_fence();
        vm->collector = t;
        struct timespec deadline;
        clock_gettime(CLOCK_MONOTONIC, &deadline);
        deadline.tv_sec += GATE_PATIENCE_SECONDS;
        Thread *holder;
        while ((holder = gate_holder(vm)) != NULL) {
            struct timespec now;
            clock_gettime(CLOCK_MONOTONIC, &now);
            bool late = now.tv_sec > deadline.tv_sec ||
                        (now.tv_sec == deadline.tv_sec && now.tv_nsec >= deadline.tv_nsec);
            if (late || t->agent_depth > 0) {
                turn = late ? GC_TURN_REFUSED : GC_TURN_HELD;
                if (late)
                    snprintf(
                        vm->gc_refusal, sizeof vm->gc_refusal,
                        "thread \"%s\" has kept garbage collection off for %d s (agent \"%s\")",
                        holder->name, GATE_PATIENCE_SECONDS, gate_holding_agent(holder));
                atomic_store(&vm->gate_closed, false);
                vm->collector = NULL;
                pthread_cond_broadcast(&vm->thread_wake);
                break;
            }
            thread_wait_blocked(t, &deadline);
        }
    }
    lock_release(&vm->thread_lock, LOCK_THREADS);
    return turn;
}

static bool gate_stop(void *data, Mutator *mutator) {
    VM *vm = data;
    Thread *t = gate_thread(mutator);
    lock_acquire(&vm->thread_lock, LOCK_THREADS);
    atomic_store(&vm->gate_hard, true);
    bool free = gate_holder(vm) == NULL;
    if (!free) {
        atomic_store(&vm->gate_hard, false);
        pthread_cond_broadcast(&vm->thread_wake);
    }
    lock_release(&vm->thread_lock, LOCK_THREADS);
    if (free) world_stop(t);
    return free;
}

static void gate_wind_soft_clock(VM *vm) {
    enum { MILLISECONDS_PER_MIB = 1000 };
    struct timespec now;
    if (!vm->initialized) return;
    const Field *clock =
        class_declared_field(vm->known.SoftReference, symbol(vm, "clock"), symbol(vm, "J"));
    GcFigures figures = gc_figures(vm->heap);
    size_t free = figures.maximum_bytes > figures.used_bytes
                      ? figures.maximum_bytes - figures.used_bytes
                      : 0;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t milliseconds = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
    if (vm->soft_start == 0)
        vm->soft_start = milliseconds; /* what was made before has the time 0 */
    vm->soft_clock = milliseconds - vm->soft_start;
    vm->soft_patience = (int64_t)(free >> 20) * MILLISECONDS_PER_MIB;
    char *mirror = (char *)vm->known.SoftReference->mirror;
    if (clock != NULL)
        __atomic_store_n((int64_t *)(void *)(mirror + clock->offset), vm->soft_clock,
                         __ATOMIC_RELAXED);
}

static void gate_end(void *data, Mutator *mutator) {
    VM *vm = data;
    Thread *t = gate_thread(mutator);
    if (vm->stopper == t) {
        /* What is told to be unloaded must not be freed by a collection that comes before the
         * telling. */
        if (vm->events_live && WANTED(t, class_unload)) {
            atomic_fetch_add(&t->gc_off, 1);
            vm->unload_holder = t;
        } else {
            loaders_part_dead(vm);
        }
        gate_wind_soft_clock(vm);
        world_resume(t);
    }
    lock_acquire(&vm->thread_lock, LOCK_THREADS);
    atomic_store(&vm->gate_hard, false);
    atomic_store(&vm->gate_closed, false);
    vm->collector = NULL;
    vm->collections_done++;
    if (vm->references_waiting) pthread_cond_broadcast(&vm->reference_wake);
    pthread_cond_broadcast(&vm->thread_wake);
    lock_release(&vm->thread_lock, LOCK_THREADS);
    thread_poll(t);
}

static void gate_after(void *data, Mutator *mutator) {
    VM *vm = data;
    Thread *t = gate_thread(mutator);
    loaders_announce_unloaded(t);
    spare_restore();
    if (vm->unload_holder != t) return;
    vm->unload_holder = NULL;
    gate_gc_on(t);
}

/* For a count while others hold GC off: they stand still all the same. */
static void gate_rest(void *data, Mutator *mutator, bool on) {
    (void)data;
    if (on)
        world_stop(gate_thread(mutator));
    else
        world_resume(gate_thread(mutator));
}

/* ---- Memory, roots, references ---- */

static void *gate_map_chunks(void *data, size_t chunks) {
    (void)data;
    return process_map_chunks(chunks);
}
static void gate_unmap_chunks(void *data, void *address, size_t chunks) {
    (void)data;
    process_unmap_chunks(address, chunks);
}

static void gate_sweep_weak(void *data, Object *(*survivor)(void *plan, Object *object),
                            void *plan) {
    VM *vm = data;
    strings_sweep(vm, survivor, plan);
    global_references_sweep(vm, survivor, plan);
    monitors_sweep(vm, survivor, plan);
    loaders_sweep(vm, survivor, plan);
}

static void gate_sweep_young(void *data, Object *(*survivor)(void *plan, Object *object),
                             void *plan) {
    VM *vm = data;
    strings_sweep_young(vm, survivor, plan);
    global_references_sweep_young(vm, survivor, plan);
    monitors_sweep(vm, survivor, plan);
    loaders_sweep_young(vm, survivor, plan);
}

static void gate_visit_roots(void *data, RootVisitor *visitor) {
    roots_visit_strong(data, visitor);
}
static void gate_visit_owner(void *data, ShapeOwner *owner, RootVisitor *visitor) {
    (void)data;
    loader_visit((Loader *)(void *)owner, visitor);
}

static void gate_visit_young_roots(void *data, RootVisitor *visitor) {
    roots_visit_young(data, visitor);
}

static bool gate_visit_found_owners(void *data, uint32_t epoch,
                                    Object *(*survivor)(void *plan, Object *object), void *plan,
                                    RootVisitor *visitor) {
    return loaders_visit_found(data, epoch, survivor, plan, visitor);
}

/* One second per free MiB: what was used more recently stays. The clock stands between
 * collections. */
static bool gate_keep_soft(void *data, Object *reference, GcCause cause) {
    const VM *vm = data;
    if (cause == GC_LAST_RESORT) return false;
    int64_t used = *(const int64_t *)(const void *)((const char *)reference +
                                                    vm->known.SoftReference_timestamp);
    return !vm->initialized || vm->soft_clock - used <= vm->soft_patience;
}

static void gate_references_pending(void *data) { ((VM *)data)->references_waiting = true; }
static void *gate_event_thread(void *data, Mutator *mutator) {
    (void)data;
    return gate_thread(mutator);
}

const GcClient gate_gc_client = {
    .map_chunks = gate_map_chunks,
    .unmap_chunks = gate_unmap_chunks,
    .begin = gate_begin,
    .stop = gate_stop,
    .end = gate_end,
    .after = gate_after,
    .rest = gate_rest,
    .visit_roots = gate_visit_roots,
    .visit_young_roots = gate_visit_young_roots,
    .visit_owner = gate_visit_owner,
    .visit_found_owners = gate_visit_found_owners,
    .sweep_weak = gate_sweep_weak,
    .sweep_young = gate_sweep_young,
    .keep_soft = gate_keep_soft,
    .references_pending = gate_references_pending,
    .event_thread = gate_event_thread,
};
