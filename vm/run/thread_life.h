/* SPDX-License-Identifier: MIT */
/* How threads come into being, are listed, and end; and what java.lang.Thread calls their
 * states. */
#ifndef MINIJVM_VM_RUN_THREAD_LIFE_H
#define MINIJVM_VM_RUN_THREAD_LIFE_H

#include "vm/run/thread.h"
#include "vm/vm.h"

/* Is there stack enough on the calling OS thread for Java to run, and to throw a
 * StackOverflowError before it is full? */
bool thread_has_room(void);
/* Makes the Thread for the calling OS thread (no java.lang.Thread yet), IN_VM and in the list.
 * NULL: no memory. **Safepoint.** */
Thread *thread_attach_self(VM *vm, const char *name);
/* Out of the list, freed; the caller must not be IN_VM afterwards. */
void thread_detach_self(Thread *t);
/* Starts the OS thread of a java.lang.Thread object. **Throws** OutOfMemoryError.
 * **Safepoint.** */
bool thread_start(Thread *t, Handle thread_object);
/* A daemon thread with a java.lang.Thread that runs a C function in state NATIVE.
 * **Safepoint.** */
bool thread_start_system(Thread *t, const char *name, int priority, void (*run)(void *),
                         void *data);

/* Visits all threads under the thread list's lock; the visitor must not block. **Lock:**
 * threads. */
void thread_visit_all(VM *vm, void (*visit)(void *data, Thread *thread), void *data);
/* Is this address one of the VM's live threads? For hostile ids. **Lock:** threads. */
bool thread_is_live(VM *vm, const Thread *thread);

Thread *thread_of_object(Object *thread_object); /* NULL: not alive */
/* Alive, and no system thread of an agent. **Lock:** threads, or the world is stopped. */
bool thread_is_seen(const Thread *t);

/* Counts of threads: used by the collector's client with thread_lock held. */
void thread_list_add(Thread *t);
void thread_list_remove(Thread *t);
/* Ties a Thread to its java.lang.Thread object. */
void thread_set_object(Thread *t, Object *object);
/* Java sees it alive no longer. No safepoint. */
void thread_clear_object(Thread *t, Object *object);
void thread_announce_start(Thread *t); /* THREAD_START, once. **Safepoint.** */
void thread_announce_end(Thread *t);   /* THREAD_END, if it was announced. **Safepoint.** */
/* A dump is an agent's until its handler returns: the end of a thread or a reference that it
 * shows is told after that. From code of an agent, which may hold what that handler waits for,
 * the end is told at once. **Safepoint.** */
void thread_await_dumps(Thread *t);
void thread_finish_java(Thread *t); /* uncaught exception, Thread.exit, join, THREAD_END */

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

/* The list's beginning, for who walks it while the world is stopped and has no lock: others may
 * be attached meanwhile, and are whole when they are seen. */
static inline Thread *thread_first(const VM *vm) {
    return __atomic_load_n(&vm->threads, __ATOMIC_ACQUIRE);
}

/* The VM ends and so must this thread. */
static inline bool thread_is_terminating(const Thread *t) {
    Thread *terminator = atomic_load_explicit(&t->vm->terminator, memory_order_relaxed);
    return terminator != NULL && terminator != t;
}

#endif
