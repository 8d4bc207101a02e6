/* SPDX-License-Identifier: MIT */
/* Stopping the world and the collection gate (docs/protocols.md). "GC off" is a count per
 * thread; a collection waits until all counts are 0, sends GC_START with the world running,
 * stops the world only if they still are, and opens the gate after GC_FINISH. */
#ifndef MINIJVM_VM_THREADS_GATE_H
#define MINIJVM_VM_THREADS_GATE_H

#include "gc/client.h"
#include "vm/model/vm.h"
#include "vm/model/names.h"
#include "vm/model/thread.h"

/* A collection's way through the gate, for the collector's client; **Safepoint** each. Closes
 * the gate softly and waits for the counts: whose turn it is. */
GcTurn gate_begin(Thread *t);
bool gate_stop(Thread *t); /* closes it hard and stops the world; false: a count is not 0 */
void gate_open(Thread *t); /* the world goes on already */

/* Others look at the count after process_fence: they see it, or the thread's next load comes
 * after that call. So the processor's order costs this side, which is the frequent one,
 * nothing. */
static inline void gate_set_count(Thread *t, uint32_t value) {
    if (__builtin_expect(t->fences, 0))
        atomic_store_explicit(&t->gc_off, value, memory_order_seq_cst);
    else
        atomic_store_explicit(&t->gc_off, value, memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
}
/* A count goes up or down without a fence, and the collector calls process_fence between
 * closing the gate and looking at the counts. Raises the calling thread's GC-off count. From
 * IN_VM or NATIVE. Returns when no collection is in progress; a thread whose count is already
 * raised, or that is inside a handler of the collection it runs itself, does not wait.
 * **Safepoint.** */
void gate_gc_off_slow(Thread *t, bool from_agent);
static inline void gate_gc_off(Thread *t, bool from_agent) {
    uint32_t before = atomic_load_explicit(&t->gc_off, memory_order_relaxed);
    gate_set_count(t, before + 1);
    if (before == 0 && __builtin_expect(atomic_load(&t->vm->gate.closed), 0) &&
        atomic_load(&t->gc_off_by_others) == 0)
        gate_gc_off_slow(t, from_agent);
}
void gate_wake(VM *vm);
static inline void gate_gc_on(Thread *t) {
    uint32_t after = atomic_load_explicit(&t->gc_off, memory_order_relaxed) - 1;
    gate_set_count(t, after);
    if (after == 0 && __builtin_expect(atomic_load(&t->vm->gate.closed), 0)) gate_wake(t->vm);
}
/* On behalf of a thread that is being resumed; it was raised under threads.lock. */
void gate_gc_on_by_other(Thread *target);
/* Is a collection kept off by this thread itself? */
static inline bool gate_is_off(const Thread *t) {
    return atomic_load(&t->gc_off) + atomic_load(&t->gc_off_by_others) > 0;
}

/* Stops all other threads; nestable with nothing else. The caller is IN_VM. **Safepoint.** */
void world_stop(Thread *t);
void world_resume(Thread *t);

/* Notes in vm->gate.refusal, when nothing is noted yet, that an agent holds GC off on this very
 * thread. */
void gate_explain_refusal(Thread *t);

#endif
