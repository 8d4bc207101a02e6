/* SPDX-License-Identifier: MIT */
/* Java monitors: thin locks in the header word, inflated on contention, wait, overflow of the
 * recursion count or when an identity hash and more than one entry meet. Raw objects in,
 * because the fast paths must not allocate; the slow paths root them in t->blocking.object.
 * Thread *t: may block, so
 * **Safepoint**. */
#ifndef MINIJVM_VM_THREADS_MONITOR_H
#define MINIJVM_VM_THREADS_MONITOR_H

#include "vm/model/names.h"
#include "vm/model/thread.h"

/* The object may have moved when it returns: re-read it from its slot. **Safepoint.** */
void monitor_enter_slow(Thread *t, Object *object);
bool monitor_exit_slow(Thread *t, Object *object);

static inline void monitor_enter(Thread *t, Object *object) {
    Ref word = atomic_load_explicit(&object->lock, memory_order_relaxed);
    if ((word & ~(Ref)LOCK_AGE_MASK) == 0) {
        Ref thin = (word & LOCK_AGE_MASK) | t->thin_lock;
        if (atomic_compare_exchange_strong_explicit(&object->lock, &word, thin,
                                                    memory_order_acquire, memory_order_relaxed))
            return;
    }
    monitor_enter_slow(t, object);
}
/* **Throws** IllegalMonitorStateException (false). */
static inline bool monitor_exit(Thread *t, Object *object) {
    Ref word = atomic_load_explicit(&object->lock, memory_order_relaxed);
    if ((word & ~(Ref)LOCK_AGE_MASK) == t->thin_lock) {
        if (atomic_compare_exchange_strong_explicit(&object->lock, &word, word & LOCK_AGE_MASK,
                                                    memory_order_release, memory_order_relaxed))
            return true;
    }
    return monitor_exit_slow(t, object);
}
bool monitor_is_owned(Thread *t, Object *object);
/* milliseconds 0 = for ever. **Throws** IllegalMonitorStateException, InterruptedException.
 * **Safepoint.** */
bool monitor_wait(Thread *t, Object *object, int64_t milliseconds);
bool monitor_notify(Thread *t, Object *object, bool all);
/* The identity hash through lock states. No safepoint. */
int32_t monitor_hash(Thread *t, Object *object);

/* ---- For collector, dumps and the end ---- */
typedef struct MonitorInfo {
    Object *object;
    Thread *owner;
    uint32_t entries;
    Thread **enterers, **waiters;
    uint32_t enterer_count, waiter_count;
} MonitorInfo;
/* A thread that ends holds none any more (JNI, DetachCurrentThread); agents hear of the exits.
 * **Safepoint.** */
void monitors_release_all(Thread *t);
/* World stopped or the answer may be stale. NULL owner: free. */
Thread *monitor_owner(VM *vm, Object *object);
void monitor_visit_all(VM *vm, void (*visit)(void *data, const MonitorInfo *info), void *data);
/* The owner of a lock that is no more than a word in the object's header, with its entries;
 * NULL: none. */
Thread *monitor_thin_owner(VM *vm, const Object *object, uint32_t *entries);
void monitors_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);
void monitors_visit_used(VM *vm,
                         RootVisitor *visitor); /* monitors that are owned or waited on */
MonitorTable *monitors_create(void);
void monitors_destroy(MonitorTable *table);

#endif
