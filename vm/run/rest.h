/* SPDX-License-Identifier: MIT */
/* Bringing other threads to rest: suspension, handshakes, waiting in state BLOCKED. Stopping all of them is gate.h's. */
#ifndef MINIJVM_VM_RUN_REST_H
#define MINIJVM_VM_RUN_REST_H

#include "vm/run/thread.h"

/* Suspends/resumes (counted). Waits until the thread is at rest. Never the caller itself in state
 * NATIVE: that stops at its next transition. **Safepoint** for a caller IN_VM. */
void thread_suspend(Thread *target, bool by_java);
void thread_resume(Thread *target, bool by_java);
/* Runs `run(target, data)` while the target is at rest, on this or that thread; the world goes on.
 * For a caller in any state; `run` neither allocates objects nor blocks. */
void thread_handshake(Thread *target, void (*run)(Thread *target, void *data), void *data);

/* Waits on the VM's thread_wake in state BLOCKED until woken or the deadline (NULL: none); thread_lock is
 * held on entry and exit, so the predicate must be tested again. Not for a thread that holds raw objects. */
void thread_wait_blocked(Thread *t, const struct timespec *deadline);

/* Tells every thread that what is listened to changed: poll bit and buffers. **Lock:** threads. */
void threads_events_changed(VM *vm);
/* A thread takes notice of it, and of how its buffer is to be used. */
void thread_hear(Thread *t);
void thread_update_buffer(Thread *t);
/* The list contains it; thread_lock is held. */
bool thread_is_listed(VM *vm, const Thread *thread);

#endif
