/* SPDX-License-Identifier: MIT */
/* How a thread changes its state (thread_state.h): into foreign code or to rest, and back, and
 * what it asks on the way. For the thread itself; why no fence is needed: safepoint.c. */
#ifndef MINIJVM_VM_THREADS_TRANSITION_H
#define MINIJVM_VM_THREADS_TRANSITION_H

#include "vm/model/thread.h"
#include "vm/model/names.h"

/* Comes back when neither a stop nor a suspension is on. **Safepoint.** */
void thread_poll_slow(Thread *t);
static inline void thread_poll(Thread *t) {
    lock_assert_none();
    if (__builtin_expect(atomic_load_explicit(&t->poll, memory_order_relaxed) != 0, 0))
        thread_poll_slow(t);
}
/* Has Thread.stop given it something to throw? Then nothing that can be interrupted waits. */
static inline bool thread_is_stopped(const Thread *t) {
    return (atomic_load_explicit(&t->poll, memory_order_seq_cst) & POLL_THROW) != 0;
}
/* For engines, where the next Java instruction is due: what Thread.stop gave becomes the
 * pending exception, unless one is pending already. **Throws** it. */
void thread_take_stop(Thread *t);
/* IN_VM -> NATIVE or BLOCKED. From here on no raw object may be touched. */
static inline void thread_leave_vm(Thread *t, ThreadState to) {
    if (to == THREAD_NATIVE)
        lock_assert_none(); /* BLOCKED waits on a condition of the lock it holds */
    atomic_store_explicit(&t->state, to, memory_order_release);
}
void thread_enter_vm_slow(Thread *t); /* **Safepoint.** */
static inline void thread_entered_vm(Thread *t) {
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&t->poll_fences, memory_order_seq_cst) != 0, 0))
        thread_enter_vm_slow(t);
}
/* Back to IN_VM; waits while a stop or suspension is on. **Safepoint.** */
static inline void thread_enter_vm(Thread *t) {
    atomic_store_explicit(&t->state, THREAD_IN_VM, memory_order_release);
    thread_entered_vm(t);
}

#endif
