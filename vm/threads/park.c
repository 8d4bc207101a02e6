/* SPDX-License-Identifier: MIT */
#include "vm/threads/park.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "vm/model/thread_list.h"
#include "vm/model/throw.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/transition.h"

void park_deadline_after(struct timespec *deadline, int64_t nanoseconds) {
    int64_t furthest = INT64_MAX / 2;
    *deadline = clock_moment_after(nanoseconds < furthest ? nanoseconds : furthest);
}

/* ---- The futex ---- */

/* What a thread's futex holds. The thread itself goes from WOKEN to AWAKE and between AWAKE and
 * ASLEEP; others only wake it. */
enum { AWAKE, ASLEEP, WOKEN };

static bool times_out(Thread *t, const struct timespec *deadline) {
    int saved = errno;
    bool over = syscall(SYS_futex, &t->blocking.futex, FUTEX_WAIT_BITSET_PRIVATE, ASLEEP,
                        deadline, NULL, FUTEX_BITSET_MATCH_ANY) != 0 &&
                errno == ETIMEDOUT;
    errno = saved;
    return over;
}

/* The target is there until its futex says WOKEN: it may go on by itself then, and end. The
 * system call names an address alone, and who else sleeps at that looks again. */
ParkedAt park_mark_woken(Thread *target) {
    _Atomic int32_t *futex = &target->blocking.futex;
    return (ParkedAt){atomic_exchange(futex, WOKEN) == ASLEEP ? futex : NULL};
}
void park_wake_marked(ParkedAt at) {
    if (at.futex == NULL) return;
    int saved = errno;
    syscall(SYS_futex, at.futex, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    errno = saved;
}
void park_wake(Thread *target) { park_wake_marked(park_mark_woken(target)); }

bool park_is_woken(const Thread *t) { return atomic_load(&t->blocking.futex) == WOKEN; }

void park_prepare(Thread *t) { atomic_store(&t->blocking.futex, AWAKE); }

bool park_until(Thread *t, const struct timespec *deadline) {
    _Atomic int32_t *futex = &t->blocking.futex;
    int32_t awake = AWAKE;
    atomic_compare_exchange_strong(futex, &awake, ASLEEP);
    while (atomic_load(futex) == ASLEEP) {
        int32_t asleep = ASLEEP;
        if (times_out(t, deadline) && atomic_compare_exchange_strong(futex, &asleep, AWAKE))
            return false;
    }
    return true;
}

static void thread_status_set(Thread *t, int status) {
    if (t->object != NULL && t->vm->known.Thread_threadStatus != 0)
        __atomic_store_n(
            (int32_t *)(void *)((char *)t->object + t->vm->known.Thread_threadStatus), status,
            __ATOMIC_RELAXED);
}

/* ---- Contention ---- */

static ContentionKind contention_of(WaitKind kind) {
    return kind == WAIT_ENTER ? CONTENTION_BLOCKED : CONTENTION_WAITED;
}

static void contention_begin(Thread *t, WaitKind kind) {
    Contention *c = &t->blocking.contention;
    c->kind = contention_of(kind);
    if (kind == WAIT_INTERNAL) return;
    uint32_t period =
        atomic_load_explicit(&t->vm->threads.contention_period, memory_order_relaxed);
    if (!(period & 1)) return;
    if (c->period != period)
        *c = (Contention){{c->counts[0], c->counts[1]}, {0, 0}, 0, period, c->kind};
    c->began = clock_nanoseconds();
}

static void contention_end(Thread *t) {
    Contention *c = &t->blocking.contention;
    if (c->began == 0) return;
    c->nanoseconds[c->kind] += clock_nanoseconds() - c->began;
    c->began = 0;
}

void park_count(Thread *t, WaitKind kind) {
    t->blocking.contention.counts[contention_of(kind)]++;
}

int64_t park_contention_time(const Thread *t, WaitKind kind) {
    const Contention *c = &t->blocking.contention;
    uint32_t period = atomic_load(&t->vm->threads.contention_period);
    if (!(period & 1)) return -1;
    if (c->period != period) return 0;
    int64_t time = c->nanoseconds[contention_of(kind)];
    return c->began != 0 && c->kind == contention_of(kind)
               ? time + clock_nanoseconds() - c->began
               : time;
}

void park_begin(Thread *t, WaitKind kind, int status) {
    contention_begin(t, kind);
    thread_status_set(t, status);
    thread_set_wait_kind(t, (int)kind);
    thread_leave_vm(t, THREAD_BLOCKED);
}
void park_look(Thread *t) {
    thread_enter_vm(t);
    contention_end(t);
}
void park_over(Thread *t) {
    thread_set_wait_kind(t, WAIT_NONE);
    thread_status_set(t, THREAD_STATUS_RUNNABLE);
}
void park_end(Thread *t) {
    park_look(t);
    park_over(t);
}
void park_enters(Thread *target) {
    thread_set_wait_kind(target, WAIT_ENTER);
    thread_status_set(target, THREAD_STATUS_BLOCKED);
}

void park_event(Thread *t, bool before, Object *object, int64_t milliseconds) {
    VM *vm = t->vm;
    EventType type = before ? EVENT_monitor_wait : EVENT_monitor_waited;
    if (before) t->delivery.wait_told = 0;
    if (!events_wanted(&vm->events, type)) return;
    HANDLE_SCOPE(t);
    Handle handle = handle_new(t, object);
    gate_gc_off(t, t->agent_depth > 0);
    if (before)
        EMIT(t, monitor_wait, .object = handle_get(handle), .milliseconds = milliseconds);
    else
        EMIT(t, monitor_waited, .object = handle_get(handle), .milliseconds = milliseconds);
    gate_gc_on(t);
}

bool park_take_interrupt(Thread *t, const char *message) {
    if (!atomic_exchange(&t->blocking.interrupted, false)) return false;
    if (t->object != NULL)
        __atomic_store_n((uint8_t *)t->object + t->vm->known.Thread_interrupted, 0,
                         __ATOMIC_RELEASE);
    exception_throw(t, "java/lang/InterruptedException", message != NULL ? "%s" : NULL,
                    message);
    return true;
}

/* ---- Sleep, park, interrupt ---- */

bool park_sleep(Thread *t, int64_t milliseconds, int32_t nanoseconds) {
    struct timespec deadline;
    if (milliseconds > 1000000000000) milliseconds = 1000000000000;
    park_event(t, true, NULL, milliseconds);
    int64_t start = clock_nanoseconds();
    park_deadline_after(&deadline, milliseconds * 1000000 + nanoseconds);
    park_count(t, WAIT_SLEEP);
    for (;;) {
        park_prepare(t);
        if (park_is_called_off(t)) break;
        park_begin(t, WAIT_SLEEP, THREAD_STATUS_SLEEPING);
        bool woken = park_until(t, &deadline);
        park_end(t);
        if (!woken) break;
    }
    park_event(t, false, NULL, (clock_nanoseconds() - start) / 1000000);
    return !park_take_interrupt(t, "sleep interrupted");
}

void park_thread(Thread *t, bool absolute, int64_t time) {
    if (__atomic_exchange_n(&t->blocking.permit, false, __ATOMIC_SEQ_CST)) return;
    park_prepare(t);
    if (park_is_called_off(t) || time < 0 || (absolute && time == 0)) return;
    struct timespec deadline;
    bool timed = time > 0 || absolute;
    if (timed && absolute) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        int64_t milliseconds =
            time -
            (int64_t)now.tv_sec * 1000; /* none overflows: the date may be the last there is */
        if (milliseconds > 1000000000000) milliseconds = 1000000000000;
        int64_t left = milliseconds * 1000000 - now.tv_nsec;
        if (left <= 0) return;
        park_deadline_after(&deadline, left);
    } else if (timed) {
        park_deadline_after(&deadline, time);
    }
    if (!__atomic_exchange_n(&t->blocking.permit, false, __ATOMIC_SEQ_CST)) {
        park_count(t, WAIT_PARK);
        park_begin(t, WAIT_PARK, timed ? THREAD_STATUS_PARKED_TIMED : THREAD_STATUS_PARKED);
        park_until(t, timed ? &deadline : NULL);
        park_end(t);
        __atomic_store_n(&t->blocking.permit, false, __ATOMIC_SEQ_CST);
    }
}

void park_unpark(Thread *target) {
    __atomic_store_n(&target->blocking.permit, true, __ATOMIC_SEQ_CST);
    park_wake(target);
}

void park_stop(Thread *target, Object *exception) {
    if (target->is_past_stopping) return;
    target->stopped_by = exception;
    atomic_fetch_or(&target->poll, POLL_THROW);
    park_wake(target);
}

void park_interrupt(Thread *target) {
    atomic_store(&target->blocking.interrupted, true);
    __atomic_store_n(&target->blocking.permit, true, __ATOMIC_SEQ_CST);
    park_wake(target);
}
