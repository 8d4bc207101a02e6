/* SPDX-License-Identifier: MIT */
/* How a probe calls foreign code: in a few stores. */
#ifndef MINIJVM_VM_THREADS_BRIEF_DELIVERY_H
#define MINIJVM_VM_THREADS_BRIEF_DELIVERY_H

#include "vm/system/lock.h"
#include "vm/model/names.h"
#include "vm/threads/event_delivery.h"

/* The short way, for a probe (events.h), of the event `number`: on a thread that is IN_VM, has
 * no exception pending and is in no handler yet (agent_depth is 0). The handler's local
 * references have the thread's own block. What takes time here are the stores: what most often
 * is there already is compared instead. */
static inline void delivery_begin_bare(Thread *t, void *agent, uint32_t number) {
    enum { EVENT_BITS = 8, DEPTH_BITS = 16 };
    lock_assert_none();
    if (__builtin_expect(t->delivery.brief_agent != agent, 0)) t->delivery.brief_agent = agent;
    atomic_store_explicit(&t->standing, THREAD_NATIVE | number << EVENT_BITS | 1u << DEPTH_BITS,
                          memory_order_release);
}
static inline void delivery_begin_brief(Thread *t, void *agent, uint32_t number) {
    HandleBlock *handles = t->handles;
    if (__builtin_expect(t->delivery.brief_handles.previous != handles, 0))
        t->delivery.brief_handles.previous = handles;
    t->handles = &t->delivery.brief_handles;
    delivery_begin_bare(t, agent, number);
}
void delivery_end_brief_slow(Thread *t);
/* A stop is on: until it is over the frame is one whose event has been told. **Safepoint.** */
void delivery_end_brief_stopped(Thread *t, uint32_t number);
/* Bare: of a handler that makes no local reference, and has promised so. */
static inline void delivery_end_bare(Thread *t, uint32_t number) {
    atomic_store_explicit(&t->standing, THREAD_IN_VM, memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&t->poll_fences, memory_order_seq_cst) != 0, 0))
        delivery_end_brief_stopped(t, number);
}
static inline void delivery_end_brief(Thread *t, uint32_t number) {
    __asm__(""
            : "+r"(t)); /* addresses in it are made again: to keep one through the handler takes
                           a register more */
    delivery_end_bare(t, number);
    if (__builtin_expect(t->handles != &t->delivery.brief_handles ||
                             t->delivery.brief_handles.used != 0 || t->exception != NULL,
                         0))
        delivery_end_brief_slow(t);
    t->handles = t->delivery.brief_handles.previous;
}
_Static_assert(offsetof(Thread, brief_event) == offsetof(Thread, state) + 1 &&
                   offsetof(Thread, agent_depth) == offsetof(Thread, state) + 2,
               "the bits of standing");

#endif
