/* SPDX-License-Identifier: MIT */
/* Bringing other threads to rest: suspension, handshakes, waiting in state BLOCKED. Stopping
 * all of them is gate.h's. */
#ifndef MINIJVM_VM_THREADS_SAFEPOINT_H
#define MINIJVM_VM_THREADS_SAFEPOINT_H

#include <time.h>

#include "vm/model/names.h"

/* Suspends/resumes (counted). Waits until the thread is at rest. Never the caller itself in
 * state NATIVE: that stops at its next transition. **Safepoint** for a caller IN_VM. */
void thread_suspend(Thread *target, bool by_java);
void thread_resume(Thread *target, bool by_java);
/* Holds a thread at rest until thread_let_go, while foreign code runs for it: any number of
 * others may. The target may be any address. False: it is no live thread that `may` answers for
 * (asked with the lock held, before and after the thread is at rest); then nothing is left to
 * let go. Who is held or suspended itself waits until it is not: so of those who hold each
 * other the last one waits, and none waits for itself. Not by the target. `notes`: it writes
 * down where it is before it comes to rest (note.h). **Safepoint** for a caller IN_VM.
 * **Lock:** threads. */
bool thread_hold(VM *vm, Thread *target, bool (*may)(const Thread *target), bool notes);
void thread_let_go(Thread *target);
/* Runs `run(target, data)` while the target is at rest, on this or that thread; the world goes
 * on. For a caller in any state; `run` neither allocates objects nor blocks. */
void thread_handshake(Thread *target, void (*run)(Thread *target, void *data), void *data);

/* Waits on the VM's thread_wake in state BLOCKED until woken or the deadline (NULL: none);
 * threads.lock is held on entry and exit, so the predicate must be tested again. Not for a
 * thread that holds raw objects. **Safepoint.** */
void thread_wait_blocked(Thread *t, const struct timespec *deadline);
/* The same in two steps, for who gives something up before it rests: waits; false: the second
 * step will not return before a stop, a hold or a suspension is over. **Safepoint.** */
bool thread_wait_begin(Thread *t, const struct timespec *deadline);
void thread_wait_end(Thread *t);

/* Of the calling thread, whose own code is over: Thread.stop has no effect from here on.
 * **Lock:** threads. */
void thread_refuse_stop(Thread *t);

/* Tells every thread that what is listened to changed: poll bit and buffers. **Lock:** threads.
 */
void threads_events_changed(VM *vm);
/* A thread takes notice of it, and of how its buffer is to be used. **Safepoint.** */
void thread_hear(Thread *t);
void thread_update_buffer(Thread *t);

#endif
