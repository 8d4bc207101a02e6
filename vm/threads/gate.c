/* SPDX-License-Identifier: MIT */
/* The collection gate.
 *
 *   open --begin--> softly closed --stop--> hard, world stopped --open--> open
 *                        |  counts not 0 at stop: open (an empty GC_START/GC_FINISH pair)
 *
 * A thread raises its own gc_off count first and looks at the gate then; the collector closes
 * the gate first and looks at the counts then. So either the thread sees the closed gate, or
 * the collector sees the count. A thread that sees the gate closed lowers its count again and
 * waits at rest, unless it is inside agent code and the gate is closed only softly: an agent's
 * lock may be held, and the handler of GC_START may want it. */
#include "vm/threads/gate.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"

#include <errno.h>
#include <string.h>
#include <time.h>

#include "vm/system/process.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

enum { GATE_PATIENCE_SECONDS = 30 };

/* ---- GC off ---- */

static bool gate_may_pass(Thread *t, bool from_agent) {
    VM *vm = t->vm;
    if (vm->gate.collector == t || !atomic_load(&vm->gate.closed)) return true;
    return from_agent && !atomic_load(&vm->gate.hard);
}

void gate_gc_off_slow(Thread *t, bool from_agent) {
    VM *vm = t->vm;
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    while (!gate_may_pass(t, from_agent)) {
        atomic_fetch_sub(&t->gc_off, 1);
        pthread_cond_broadcast(&vm->threads.wake);
        if (native)
            pthread_cond_wait(&vm->threads.wake, &vm->threads.lock);
        else
            thread_wait_blocked(t, NULL);
        atomic_fetch_add(&t->gc_off, 1);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

void gate_wake(VM *vm) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

void gate_gc_on_by_other(Thread *target) {
    VM *vm = target->vm;
    if (atomic_fetch_sub(&target->gc_off_by_others, 1) == 1 && atomic_load(&vm->gate.closed))
        gate_wake(vm);
}

static Thread *gate_holder(VM *vm) {
    for (Thread *t = vm->threads.first; t != NULL; t = t->next)
        if (gate_is_off(t)) return t;
    return NULL;
}

/* ---- The collector's steps ---- */

/* Whose DisableGC it is that holds GC off on the thread; NULL: nobody's. */
static const char *gate_holding_agent(const Thread *holder) {
    const VM *vm = holder->vm;
    return vm->tools.keeps_gc_off != NULL ? vm->tools.keeps_gc_off(holder) : NULL;
}

void gate_explain_refusal(Thread *t) {
    VM *vm = t->vm;
    const char *agent = gate_holding_agent(t);
    if (vm->gate.refusal[0] == 0 && agent != NULL)
        snprintf(vm->gate.refusal, sizeof vm->gate.refusal,
                 "thread \"%s\" itself keeps garbage collection off (agent \"%s\")", t->name,
                 agent);
}

/* threads.lock is held. The gate is open again, and nobody is the collector. */
static void gate_give_up(VM *vm) {
    atomic_store(&vm->gate.closed, false);
    vm->gate.collector = NULL;
    pthread_cond_broadcast(&vm->threads.wake);
}

static void gate_refuse(VM *vm, const Thread *holder) {
    const char *agent = gate_holding_agent(holder);
    snprintf(vm->gate.refusal, sizeof vm->gate.refusal,
             "thread \"%s\" has kept garbage collection off for %d s (agent \"%s\")",
             holder->name, GATE_PATIENCE_SECONDS, agent != NULL ? agent : "unknown");
}

/* threads.lock is held, the gate open. The caller closes it and waits until nobody holds GC
 * off. Who has to rest meanwhile opens it before (GC_TURN_PASSED: begin again): an agent may
 * keep it suspended, and the others, for whom a closed gate has no deadline, would wait with
 * it. */
static GcTurn gate_close(Thread *t, int64_t deadline) {
    VM *vm = t->vm;
    struct timespec until = clock_moment(deadline);
    atomic_store(&vm->gate.closed, true);
    process_fence();
    vm->gate.collector = t;
    const Thread *holder;
    while ((holder = gate_holder(vm)) != NULL) {
        if (clock_nanoseconds() >= deadline) {
            gate_refuse(vm, holder);
            gate_give_up(vm);
            return GC_TURN_REFUSED;
        }
        if (t->agent_depth > 0) {
            gate_give_up(vm);
            return GC_TURN_HELD;
        }
        bool goes_on = thread_wait_begin(t, &until);
        if (!goes_on) gate_give_up(vm);
        thread_wait_end(t);
        if (!goes_on) return GC_TURN_PASSED;
    }
    return GC_TURN_MINE;
}

GcTurn gate_begin(Thread *t) {
    VM *vm = t->vm;
    int64_t deadline = clock_nanoseconds() + GATE_PATIENCE_SECONDS * CLOCK_SECOND;
    if (gate_is_off(t)) return GC_TURN_HELD;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    GcTurn turn;
    if (t->making_memory_error && gate_holder(vm) != NULL) {
        /* Who lost patience makes its error from the reserve, instead of waiting again. */
        turn = GC_TURN_HELD;
    } else if (vm->gate.collector == t) {
        turn = GC_TURN_HELD; /* from a handler of the collection that is under way */
    } else if (!atomic_load(&vm->gate.closed)) {
        do turn = gate_close(t, deadline);
        while (turn == GC_TURN_PASSED && !atomic_load(&vm->gate.closed));
    } else if (t->agent_depth > 0) {
        /* It may hold a lock that GC_START's handler wants: it must not wait. */
        turn = GC_TURN_HELD;
    } else {
        while (atomic_load(&vm->gate.closed)) thread_wait_blocked(t, NULL);
        turn = GC_TURN_PASSED;
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return turn;
}

bool gate_stop(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    atomic_store(&vm->gate.hard, true);
    bool free = gate_holder(vm) == NULL;
    if (!free) {
        atomic_store(&vm->gate.hard, false);
        pthread_cond_broadcast(&vm->threads.wake);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    if (free) world_stop(t);
    return free;
}

void gate_open(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    atomic_store(&vm->gate.hard, false);
    atomic_store(&vm->gate.closed, false);
    vm->gate.collector = NULL;
    vm->gate.collections_done++;
    if (vm->gate.references_waiting) pthread_cond_broadcast(&vm->gate.reference_wake);
    pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    thread_poll(t);
}
