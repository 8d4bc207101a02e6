/* SPDX-License-Identifier: MIT */
/* A VM's threads: the list, and who is in it; which is whose java.lang.Thread. */
#ifndef MINIJVM_VM_MODEL_THREAD_LIST_H
#define MINIJVM_VM_MODEL_THREAD_LIST_H

#include "vm/model/thread.h"
#include "vm/model/vm.h"
#include "vm/model/names.h"

/* All with threads.lock held. An id of 16 bits that no thread of the list has; 0: none is left.
 */
uint32_t thread_list_take_id(VM *vm);
void thread_list_add(Thread *t);
void thread_list_remove(Thread *t); /* ... and its id can be taken again */

/* The list's beginning, for who walks it while the world is stopped and has no lock: others may
 * be attached meanwhile, and are whole when they are seen. */
static inline Thread *thread_first(const VM *vm) {
    return __atomic_load_n(&vm->threads.first, __ATOMIC_ACQUIRE);
}
/* Visits all threads under the thread list's lock; the visitor must not block. **Lock:**
 * threads. */
void thread_visit_all(VM *vm, void (*visit)(void *data, Thread *thread), void *data);

/* Is this address one of the VM's live threads? For hostile ids. **Lock:** threads. */
bool thread_is_live(VM *vm, const Thread *thread);
/* The same with threads.lock held. */
bool thread_is_listed(VM *vm, const Thread *thread);
/* The VM ends and so must this thread. */
static inline bool thread_is_terminating(const Thread *t) {
    Thread *terminator = atomic_load_explicit(&t->vm->terminator, memory_order_relaxed);
    return terminator != NULL && terminator != t;
}

/* ---- Of java.lang.Thread ---- */

int64_t *thread_native_field(Object *thread_object); /* where the library keeps the Thread */
enum { THREAD_NOT_TO_RUN = 1 };                      /* there: stopped before its start */
Thread *thread_of_object(Object *thread_object);     /* NULL: not alive */
/* Alive, and no system thread of an agent. **Lock:** threads, or the world is stopped. */
bool thread_is_seen(const Thread *t);

/* Values of java.lang.Thread.threadStatus (JVMTI thread states). */
enum {
    THREAD_STATUS_NEW = 0,
    THREAD_STATUS_RUNNABLE = 0x5,
    THREAD_STATUS_BLOCKED = 0x401,
    THREAD_STATUS_WAITING = 0x191,
    THREAD_STATUS_TIMED_WAITING = 0x1A1,
    THREAD_STATUS_SLEEPING = 0xE1,
    THREAD_STATUS_PARKED = 0x291,
    THREAD_STATUS_PARKED_TIMED = 0x2A1,
    THREAD_STATUS_TERMINATED = 0x2
};

#endif
