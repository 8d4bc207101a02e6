/* SPDX-License-Identifier: MIT */
/* A thread that waits: at a futex of its own, in state BLOCKED, until somebody wakes it or time
 * is over. Below monitors, which queue threads and say whom to wake; above that
 * Thread.sleep, park and interrupt.
 *
 * A waiter first calls park_prepare, then makes itself known to who is to wake it, then sleeps:
 * a wake-up in between is not lost. Waking takes no lock. */
#ifndef MINIJVM_VM_THREADS_PARK_H
#define MINIJVM_VM_THREADS_PARK_H

#include <time.h>

#include "vm/model/names.h"
#include "vm/threads/transition.h"

/* ---- Waiting and waking ---- */
void park_prepare(Thread *t);
/* Sleeps until woken (true) or the deadline (false); NULL: no deadline. In state BLOCKED only.
 * Woken stays so until the next park_prepare. */
bool park_until(Thread *t, const struct timespec *deadline);
void park_wake(Thread *target);
/* The two halves of that: the first while the target cannot end, for instance under the lock of
 * the queue that it is in, the second when the lock that it will want is free again. */
typedef struct ParkedAt {
    _Atomic int32_t *futex; /* NULL: it does not sleep */
} ParkedAt;
ParkedAt park_mark_woken(Thread *target);
void park_wake_marked(ParkedAt at);
bool park_is_woken(const Thread *t);
/* Into state BLOCKED, with what the thread waits for and its Java state (THREAD_STATUS_...),
 * and back.
 * **Safepoint**. */
void park_begin(Thread *t, WaitKind kind, int status);
void park_end(Thread *t);
/* The two halves of that. Who was woken looks whether its wait is over, and is seen waiting
 * until it is: park_begin or park_over follows. */
void park_look(Thread *t); /* **Safepoint.** */
void park_over(Thread *t);
/* A thread that waits for an object is seen entering its monitor from now on; it sleeps on. The
 * monitor's lock is held. */
void park_enters(Thread *target);
/* An interrupt or Thread.stop ends what the thread waits for, or is about to. */
static inline bool park_is_called_off(const Thread *t) {
    return atomic_load(&t->blocking.interrupted) || thread_is_stopped(t);
}
/* The thread begins to wait, however often it is woken in vain. */
void park_count(Thread *t, WaitKind kind);
/* Nanoseconds of such waits, the present one included; -1: nobody asks for times. World stopped
 * or the thread's own. */
int64_t park_contention_time(const Thread *t, WaitKind kind);
void park_deadline_after(struct timespec *deadline, int64_t nanoseconds);

/* The events before and after a wait; object NULL: sleep. **Safepoint**. */
void park_event(Thread *t, bool before, Object *object, int64_t milliseconds);
/* Whether the thread was interrupted; clears that. **Throws** InterruptedException (true).
 * **Safepoint.** */
bool park_take_interrupt(Thread *t, const char *message);

/* ---- What Java asks for ---- */
bool park_sleep(Thread *t, int64_t milliseconds,
                int32_t nanoseconds); /* **Throws** InterruptedException. **Safepoint.** */
/* Until the permit is there, an interrupt, or time is over: nanoseconds from now (0: for ever),
 * or, absolute, milliseconds of the epoch. **Safepoint.** */
void park_thread(Thread *t, bool absolute, int64_t time);
void park_unpark(Thread *target);
void park_interrupt(Thread *target);
/* The target throws the exception as soon as it is in Java code; what it waits for it leaves,
 * but a monitor that it enters. threads.lock is held. */
void park_stop(Thread *target, Object *exception);

#endif
