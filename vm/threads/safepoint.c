/* SPDX-License-Identifier: MIT */
/* Threads at rest: polls, stopping the world, suspension, handshakes.
 *
 * Coming to rest is a Dekker handshake: a thread that enters IN_VM stores its state and then
 * reads its poll word; whoever wants it at rest sets the poll bit and then reads the state.
 * Between the two the one who wants it calls process_fence, so that the other, who does it
 * millions of times, needs no fence. So either the thread sees the bit and goes to rest in
 * thread_poll_slow, or the other sees that it is IN_VM. Leaving IN_VM sends no signal: who
 * waits for rest looks without a pause for a moment, then every 50 microseconds. Everything
 * else is guarded by vm->threads.lock. */
#include "vm/threads/safepoint.h"

#include <errno.h>
#include <stdlib.h>

#include "vm/model/thread_index.h"
#include "vm/model/thread_list.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/note.h"
#include "vm/threads/transition.h"

enum { REST_SPIN = 30 * CLOCK_MICROSECOND };

/* ---- Rest ---- */

/* A stop that came and went before the store is one whose writes to the thread are seen: the
 * load acquires. */
void thread_enter_vm_slow(Thread *t) {
    if (t->fences) atomic_store_explicit(&t->state, THREAD_IN_VM, memory_order_seq_cst);
    lock_assert_none();
    if (atomic_load(&t->poll) != 0) thread_poll_slow(t);
}

/* Thread.suspend takes effect when the thread is in no agent's code, GC is on for it, and it is
 * not on its way through the gate: who is to resume it may need a collection, the gate open, or
 * a lock that the handler holds (R20). */
static bool thread_puts_suspension_off(const Thread *t) {
    enum { DEPTH_SHIFT = 16 };
    return atomic_load(&t->gc_off) > 0 || atomic_load(&t->standing) >> DEPTH_SHIFT > 0 ||
           atomic_load(&t->vm->gate.collector) == t;
}

static bool thread_is_kept_suspended(const Thread *t) {
    return atomic_load(&t->suspension.by_agents) > 0 ||
           (atomic_load(&t->suspension.by_java) && !thread_puts_suspension_off(t));
}

static bool thread_must_rest(const Thread *t) {
    uint32_t poll = atomic_load(&t->poll);
    return (poll & (POLL_STOP | POLL_HANDSHAKE)) != 0 ||
           ((poll & POLL_SUSPEND) &&
            (atomic_load(&t->suspension.holds) > 0 || thread_is_kept_suspended(t)));
}

/* While OBJECT_ALLOC is wanted every allocation takes the slow path. */
void thread_update_buffer(Thread *t) {
    bool slow = events_wanted(&t->vm->events, EVENT_object_alloc);
    if (slow == t->allocates_slowly || t->mutator.heap == NULL) return; /* not attached yet */
    t->allocates_slowly = slow;
    gc_mutator_set_slow(&t->mutator, slow);
}

void thread_hear(Thread *t) {
    t->vm->engine->events_changed(t);
    delivery_changed(t);
}

/* A sampler lets a thread go within microseconds, and to fall asleep and be woken costs ten
 * times as many. Who stops the world keeps it for longer. False: it is kept on. */
static bool thread_rests_briefly(const Thread *t) {
    if (t->vm->threads.processors < 2) return false;
    for (int64_t end = clock_nanoseconds() + REST_SPIN; clock_nanoseconds() < end;) {
        if (!thread_must_rest(t)) return true;
        if (atomic_load(&t->poll) & POLL_STOP) return false;
        __builtin_ia32_pause();
    }
    return false;
}

static void thread_tell_rest(Thread *t) {
    lock_acquire(&t->vm->threads.lock, LOCK_THREADS);
    atomic_store(&t->suspension.is_awaited, false);
    pthread_cond_broadcast(&t->vm->threads.wake);
    lock_release(&t->vm->threads.lock, LOCK_THREADS);
}

/* `at_rest` is true while nothing but the thread's own two stores, at_rest and state, and its
 * look at the poll word after them can bring it back IN_VM: all of them are sequentially
 * consistent. So who has set the poll bit and then reads at_rest knows without process_fence
 * that it stays. */
static void thread_rest(Thread *t) {
    VM *vm = t->vm;
    atomic_store(&t->suspension.at_rest, true); /* first: who sees the state looks at it */
    atomic_store(&t->state, THREAD_BLOCKED);
    if (atomic_load(&t->suspension.is_awaited)) thread_tell_rest(t);
    if (!thread_rests_briefly(t)) {
        lock_acquire(&vm->threads.lock, LOCK_THREADS);
        pthread_cond_broadcast(&vm->threads.wake);
        while (thread_must_rest(t)) pthread_cond_wait(&t->suspension.rest, &vm->threads.lock);
        lock_release(&vm->threads.lock, LOCK_THREADS);
    }
    atomic_store(&t->suspension.at_rest, false);
    atomic_store(&t->state, THREAD_IN_VM); /* thread_poll_slow looks again */
}

/* To rest comes first: who stopped the world while this thread was in foreign code may look at
 * what a thread hears by, and at its allocation buffer, or write them. */
void thread_poll_slow(Thread *t) {
    for (;;) {
        if (thread_must_rest(t)) {
            thread_rest(t);
        } else if (atomic_load(&t->poll) & POLL_EVENTS) {
            atomic_fetch_and(&t->poll, ~(uint32_t)POLL_EVENTS);
            thread_hear(t);
            thread_update_buffer(t);
            /* The VM ends: unwind to the thread's bottom; no handler is found
             * (exception_find_handler). */
            if (thread_is_terminating(t)) t->exception = vm_memory_error(t->vm);
        } else {
            return;
        }
    }
}

/* ---- Thread.stop ---- */

/* Not in thread_poll_slow: what the VM does for a thread in C is never left in its middle. */
void thread_take_stop(Thread *t) {
    if (!thread_is_stopped(t) || t->exception != NULL) return;
    lock_acquire(&t->vm->threads.lock, LOCK_THREADS);
    t->exception = t->stopped_by;
    t->stopped_by = NULL;
    atomic_fetch_and(&t->poll, ~(uint32_t)POLL_THROW);
    lock_release(&t->vm->threads.lock, LOCK_THREADS);
}

void thread_refuse_stop(Thread *t) {
    lock_acquire(&t->vm->threads.lock, LOCK_THREADS);
    t->is_past_stopping = true;
    t->stopped_by = NULL;
    atomic_fetch_and(&t->poll, ~(uint32_t)POLL_THROW);
    lock_release(&t->vm->threads.lock, LOCK_THREADS);
}

/* ---- Waiting at rest ---- */

/* Only who waits for this thread's rest is woken: two that wait here for the same would wake
 * each other without end. */
bool thread_wait_begin(Thread *t, const struct timespec *deadline) {
    atomic_store(&t->state, THREAD_BLOCKED);
    if (thread_must_rest(t)) pthread_cond_broadcast(&t->vm->threads.wake);
    if (deadline != NULL)
        pthread_cond_timedwait(&t->vm->threads.wake, &t->vm->threads.lock, deadline);
    else
        pthread_cond_wait(&t->vm->threads.wake, &t->vm->threads.lock);
    return !thread_must_rest(t);
}

void thread_wait_end(Thread *t) {
    while (atomic_store(&t->state, THREAD_IN_VM), thread_must_rest(t)) {
        atomic_store(&t->state, THREAD_BLOCKED);
        pthread_cond_broadcast(&t->vm->threads.wake);
        pthread_cond_wait(&t->suspension.rest, &t->vm->threads.lock);
    }
}

void thread_wait_blocked(Thread *t, const struct timespec *deadline) {
    thread_wait_begin(t, deadline);
    thread_wait_end(t);
}

/* threads.lock is held; the poll bit is set. A thread that runs Java has its next poll near. */
static bool thread_comes_to_rest(const Thread *target) {
    int64_t end = target->vm->threads.processors < 2 ? 0 : clock_nanoseconds() + REST_SPIN;
    while (atomic_load(&target->state) == THREAD_IN_VM && clock_nanoseconds() < end)
        __builtin_ia32_pause();
    return atomic_load(&target->suspension.at_rest);
}

/* threads.lock is held; waits until `target` is not IN_VM. The caller may be IN_VM only if
 * nobody can wait for it in turn: so it goes BLOCKED around the wait. */
static void thread_await_rest(Thread *self, Thread *target) {
    VM *vm = target->vm;
    uint32_t own = self != NULL ? atomic_load(&self->state) : THREAD_NATIVE;
    if (thread_comes_to_rest(target)) return;
    process_fence();
    if (own == THREAD_IN_VM) atomic_store(&self->state, THREAD_BLOCKED);
    while (atomic_load(&target->state) == THREAD_IN_VM && thread_must_rest(target)) {
        atomic_store(&target->suspension.is_awaited, true);
        struct timespec until = clock_moment_after(50 * CLOCK_MICROSECOND);
        pthread_cond_timedwait(&vm->threads.wake, &vm->threads.lock, &until);
        if (!thread_is_listed(vm, target)) break;
    }
    if (own == THREAD_IN_VM)
        while (atomic_store(&self->state, THREAD_IN_VM), thread_must_rest(self)) {
            atomic_store(&self->state, THREAD_BLOCKED);
            pthread_cond_wait(&self->suspension.rest, &vm->threads.lock);
        }
}

/* ---- Stopping the world ---- */

void world_stop(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    while (vm->gate.world_stopped) thread_wait_blocked(t, NULL);
    vm->gate.world_stopped = true;
    vm->gate.stopper = t;
    /* Handlers run on it until the others go on. A table that an agent put there itself stays.
     */
    if (t->functions == vm->jni_functions) t->functions = vm->jni_stopped;
    for (Thread *other = vm->threads.first; other != NULL; other = other->next)
        if (other != t) atomic_fetch_or(&other->poll, POLL_STOP);
    process_fence();
    unsigned spins = 0;
    for (;;) {
        bool running = false;
        for (Thread *other = vm->threads.first; other != NULL && !running; other = other->next)
            running = other != t && atomic_load(&other->state) == THREAD_IN_VM;
        if (!running) break;
        struct timespec until =
            clock_moment_after((spins++ < 20 ? 10 : 50) * CLOCK_MICROSECOND);
        pthread_cond_timedwait(&vm->threads.wake, &vm->threads.lock, &until);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

void world_resume(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    vm->gate.world_stopped = false;
    atomic_fetch_add(&vm->gate.stops, 1);
    vm->gate.stopper = NULL;
    if (t->functions == vm->jni_stopped) t->functions = vm->jni_functions;
    for (Thread *other = vm->threads.first; other != NULL; other = other->next) {
        atomic_fetch_and(&other->poll, ~(uint32_t)POLL_STOP);
        pthread_cond_signal(&other->suspension.rest);
    }
    pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

/* ---- Suspension and handshakes ---- */

static bool thread_is_suspended(const Thread *t) {
    return atomic_load(&t->suspension.by_agents) > 0 || atomic_load(&t->suspension.by_java);
}

static void thread_update_suspend(Thread *t) {
    if (thread_is_suspended(t) || t->suspension.holds > 0)
        atomic_fetch_or(&t->poll, POLL_SUSPEND);
    else
        atomic_fetch_and(&t->poll, ~(uint32_t)POLL_SUSPEND);
}

/* threads.lock is held; waits until nobody holds the caller, or until nothing keeps it at rest
 * by name. */
static void thread_await_release(Thread *self, bool all) {
    if (self == NULL ||
        (self->suspension.holds == 0 && !(all && thread_is_kept_suspended(self))))
        return;
    VM *vm = self->vm;
    uint32_t own = atomic_load(&self->state);
    if (own == THREAD_IN_VM) atomic_store(&self->state, THREAD_BLOCKED);
    pthread_cond_broadcast(&vm->threads.wake);
    while (self->suspension.holds > 0 || (all && thread_is_kept_suspended(self)))
        pthread_cond_wait(&self->suspension.rest, &vm->threads.lock);
    if (own != THREAD_IN_VM) return;
    while (atomic_store(&self->state, THREAD_IN_VM), thread_must_rest(self)) {
        atomic_store(&self->state, THREAD_BLOCKED);
        pthread_cond_wait(&self->suspension.rest, &vm->threads.lock);
    }
}

/* threads.lock is held. */
static void thread_drop_hold(Thread *target) {
    target->suspension.holds--;
    if (target->suspension.holds == 0 && atomic_load(&target->suspension.by_agents) == 0)
        note_drop(target);
    thread_update_suspend(target);
    pthread_cond_signal(&target->suspension.rest);
}

void thread_suspend(Thread *target, bool by_java) {
    VM *vm = target->vm;
    Thread *self = thread_current(vm);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    if (target != self) thread_await_release(self, false);
    bool listed = thread_is_listed(vm, target);
    if (listed) {
        bool is_asked = !by_java && target != self && !thread_must_rest(target);
        if (is_asked) note_ask(target);
        if (by_java)
            atomic_store(&target->suspension.by_java, true);
        else
            atomic_fetch_add(&target->suspension.by_agents, 1);
        thread_update_suspend(target);
        if (vm->gate.collector == target)
            pthread_cond_broadcast(&vm->threads.wake); /* gate_close */
        if (target != self) thread_await_rest(self, target);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    if (target == self && atomic_load(&self->state) == THREAD_IN_VM) thread_poll(self);
}

void thread_resume(Thread *target, bool by_java) {
    VM *vm = target->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    if (by_java)
        atomic_store(&target->suspension.by_java, false);
    else if (atomic_load(&target->suspension.by_agents) > 0)
        atomic_fetch_sub(&target->suspension.by_agents, 1);
    if (target->suspension.holds == 0 && atomic_load(&target->suspension.by_agents) == 0)
        note_drop(target);
    thread_update_suspend(target);
    pthread_cond_signal(&target->suspension.rest);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

bool thread_hold(VM *vm, Thread *target, bool (*may)(const Thread *target), bool notes) {
    Thread *self = thread_current(vm);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    thread_await_release(self, true);
    bool held = thread_is_listed(vm, target) && may(target);
    if (held) {
        uint32_t id = target->id; /* another may have its address when the wait is over */
        if (notes && !thread_must_rest(target)) note_ask(target);
        target->suspension.holds++;
        thread_update_suspend(target);
        thread_await_rest(self, target);
        if (!thread_is_listed(vm, target) || target->id != id)
            held = false;
        else if (!may(target)) {
            thread_drop_hold(target);
            held = false;
        }
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return held;
}

void thread_let_go(Thread *target) {
    VM *vm = target->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    thread_drop_hold(target);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

void thread_handshake(Thread *target, void (*run)(Thread *target, void *data), void *data) {
    VM *vm = target->vm;
    Thread *self = thread_current(vm);
    if (target == self) {
        run(target, data);
        return;
    }
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    if (thread_is_listed(vm, target)) {
        target->suspension.handshakes++;
        atomic_fetch_or(&target->poll, POLL_HANDSHAKE);
        thread_await_rest(self, target);
        if (thread_is_listed(vm, target)) {
            run(target, data);
            if (--target->suspension.handshakes == 0)
                atomic_fetch_and(&target->poll, ~(uint32_t)POLL_HANDSHAKE);
            pthread_cond_signal(&target->suspension.rest);
        }
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

void threads_events_changed(VM *vm) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    for (Thread *t = vm->threads.first; t != NULL; t = t->next)
        atomic_fetch_or(&t->poll, POLL_EVENTS);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}
