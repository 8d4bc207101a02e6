/* SPDX-License-Identifier: MIT */
/* The VM's own locks and their order. A lock is held for a few lines, never at a safepoint and
 * never while code that is not the VM's runs; who holds one may only take one of a higher rank.
 * Debug builds check both (docs/protocols.md, locks); release builds compile to the bare mutex.
 */
#ifndef MINIJVM_VM_SYSTEM_LOCK_H
#define MINIJVM_VM_SYSTEM_LOCK_H

#include <pthread.h>

typedef enum LockRank {
    LOCK_FRONT_END,   /* a front-end's agents */
    LOCK_AGENT,       /* one agent's lists */
    LOCK_RAW_MONITOR, /* a raw monitor's inside */
    LOCK_NATIVES,     /* native libraries */
    LOCK_CLASS,       /* states and tables of classes and loaders */
    LOCK_MONITOR,     /* one monitor's queues */
    LOCK_MONITORS,    /* the table of inflated monitors */
    LOCK_THREADS,     /* the list of threads, their stops and rests */
    LOCK_REFERENCES,  /* global references */
    LOCK_STRINGS,     /* interned strings */
    LOCK_CLASS_PATH,  /* open jars */
    LOCK_LIBRARY,     /* parsing of the class library */
    LOCK_SYMBOLS,
    LOCK_METADATA,
    LOCK_MODULES,   /* modules and packages of a JDK's library */
    LOCK_RESOURCES, /* descriptors and memory of the class library */
    LOCK_RANKS
} LockRank;

#ifdef MINIJVM_DEBUG
/* In vm/system/process.c: the ranks that the calling OS thread holds, as bits. */
unsigned *process_held_locks(void);
void lock_order_broken(LockRank rank, unsigned held) __attribute__((noreturn));
#endif

static inline void lock_acquire(pthread_mutex_t *mutex, LockRank rank) {
#ifdef MINIJVM_DEBUG
    unsigned *held = process_held_locks();
    if (*held >> rank != 0) lock_order_broken(rank, *held);
    *held |= 1u << rank;
#endif
    (void)rank;
    pthread_mutex_lock(mutex);
}

static inline void lock_release(pthread_mutex_t *mutex, LockRank rank) {
    pthread_mutex_unlock(mutex);
#ifdef MINIJVM_DEBUG
    *process_held_locks() &= ~(1u << rank);
#endif
    (void)rank;
}

/* Where a thread is about to stop, to collect or to run foreign code: it holds no lock. */
static inline void lock_assert_none(void) {
#ifdef MINIJVM_DEBUG
    if (*process_held_locks() != 0) lock_order_broken(LOCK_RANKS, *process_held_locks());
#endif
}

#endif
