/* SPDX-License-Identifier: MIT */
/* What listeners are told of classes: that a definition begins, ends or fails, that a class
 * ends. Who finds a class that is not announced yet waits, so that nobody mentions what was not
 * told. */
#include <stdio.h>
#include <time.h>

#include "vm/load/define.h"
#include "vm/model/class_life.h"
#include "vm/model/symbols.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"

void class_announce_soon(Thread *t, Class *c) {
    if (t->vm->events_live && WANTED(t, class_load)) atomic_store(&c->announcer, t);
}

/* A thread in agent code does not wait, because it may hold what the handler wants; nor does
 * any for ever. A handler that only has to wait its turn may take seconds on a busy machine,
 * under stress. */
enum { ANNOUNCEMENT_SECONDS = 20 };

static bool is_announced(const Thread *t, const Class *c) {
    const Thread *announcer = atomic_load(&c->announcer);
    return announcer == NULL || announcer == t;
}

void loader_await_announcement(Thread *t, Class *c) {
    if (t->agent_depth > 0 || is_announced(t, c)) return;
    int64_t deadline = clock_nanoseconds() + ANNOUNCEMENT_SECONDS * CLOCK_SECOND;
    struct timespec until = clock_moment(deadline);
    atomic_store(&t->blocking.awaited_class, c);
    lock_acquire(&t->vm->threads.lock, LOCK_THREADS);
    while (!is_announced(t, c) && clock_nanoseconds() < deadline)
        thread_wait_blocked(t, &until);
    lock_release(&t->vm->threads.lock, LOCK_THREADS);
    atomic_store(&t->blocking.awaited_class, NULL);
}

/* A name that no class bears yet is held by the thread's notes alone, which a handler may let
 * go. */
void class_announce_start(Thread *t, const char *name, uint64_t *heard) {
    if (!t->vm->events_live || !WANTED(t, class_load_start)) return;
    symbols_keep(&t->symbols);
    EMIT(t, class_load_start, .name = name, .heard = heard);
    symbols_keep_end(&t->symbols);
}

void class_announce_failure(Thread *t, const char *name, uint64_t *heard) {
    if (!t->vm->events_live || !WANTED(t, class_load_fail)) return;
    symbols_keep(&t->symbols);
    EMIT(t, class_load_fail, .name = name, .heard = heard);
    symbols_keep_end(&t->symbols);
}

void class_announce(Thread *t, Class *c, uint64_t *heard) {
    VM *vm = t->vm;
    if (vm->options.verbose_class && c->file != NULL) {
        char name[512];
        fprintf(stdout, "[Loaded %s from %s]\n", class_external_name(c, name, sizeof name),
                c->source_url != NULL ? c->source_url : "shared objects file");
    }
    if (vm->events_live && WANTED(t, class_load) && !c->is_primitive) {
        gate_gc_off(t, t->agent_depth > 0);
        EMIT(t, class_load, .class_ = c, .heard = heard);
        gate_gc_on(t);
    }
    if (atomic_exchange(&c->announcer, NULL) != NULL) gate_wake(vm);
}

void class_announce_end(Thread *t, Class *c) {
    if (!t->vm->events_live || !WANTED(t, class_unload) || c->mirror == NULL) return;
    gate_gc_off(t, t->agent_depth > 0);
    __atomic_store_n(&c->is_ending, true, __ATOMIC_RELEASE);
    EMIT(t, class_unload, .class_ = c, .mirror = c->mirror);
    gate_gc_on(t);
}
