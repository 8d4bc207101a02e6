/* SPDX-License-Identifier: MIT */
/* Agents' own locks: re-entrant, owned by OS threads, so that threads the VM does not know may
 * use them too. No VM lock is taken and no thread state changes: callers run foreign code,
 * which counts as stopped while they block, and leaving never waits for a suspension. NULL is
 * ignored everywhere; what agents hand in is looked up first (raw_monitor_find), because it may
 * be anything. The memory of a destroyed monitor stays a monitor's, so a late caller finds a
 * lock. */
#ifndef MINIJVM_JVMPI_RAW_MONITOR_H
#define MINIJVM_JVMPI_RAW_MONITOR_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Agent Agent;
typedef struct Thread Thread;

/* A thread that is blocked, for the monitor dump; lives on that thread's C stack. */
typedef struct RawWaiter {
    Thread *thread; /* NULL: unknown to the VM */
    struct RawWaiter *next;
} RawWaiter;

/* In the owner's word: somebody waits to enter, and was told so. */
#define RAW_OWNER_MARKED ((uintptr_t)1)

typedef struct RawMonitor {
    Agent *agent;
    char *name;
    struct RawMonitor *next;        /* the agent's list */
    _Atomic uintptr_t owner;        /* pthread_self, perhaps marked, 0: free */
    _Atomic(Thread *) owner_thread; /* as the VM knows it; only the owner writes it, and after
                                       it `entries`, not 0 while */
    _Atomic uint32_t entries;  /* the monitor is held; giving up writes them in the opposite
                                  order, `owner` last */
    _Atomic uint32_t entering; /* threads in the slow path of entering */
    pthread_mutex_t lock;      /* guards what follows */
    pthread_cond_t may_enter, notified;
    uint64_t notifications;
    RawWaiter *enterers, *waiters;
} RawMonitor;

/* The monitors that are alive, open addressing by address: read without a lock, changed under
 * the agent's. Sets that were outgrown stay readable until the agent is freed. */
typedef struct RawMonitorSet {
    struct RawMonitorSet *older;
    size_t mask, used; /* slots - 1; taken once, tombstones included */
    _Atomic(RawMonitor *) slots[];
} RawMonitorSet;

/* The agent's live monitor at this address, NULL: there is none. */
RawMonitor *raw_monitor_find(Agent *agent, const void *address);
/* In the agent's list; NULL: no memory. */
RawMonitor *raw_monitor_create(Agent *agent, const char *name);
/* A monitor that others hold or wait for, or that is not the agent's, is left alone. */
void raw_monitor_destroy(Agent *agent, RawMonitor *monitor);
void raw_monitor_enter(RawMonitor *monitor); /* **Safepoint.** */
void raw_monitor_exit(
    RawMonitor *monitor); /* by a thread that does not own it: nothing. **Safepoint.** */
/* Releases it wholly and enters again; 0: until notified. Without owning it: nothing.
 * **Safepoint.** */
void raw_monitor_wait(RawMonitor *monitor, int64_t milliseconds);
bool raw_monitor_is_own(const RawMonitor *monitor); /* does the caller hold it? */
void raw_monitor_notify_all(RawMonitor *monitor);
void raw_monitors_free(Agent *agent);
/* Who holds it at this moment, for those who do not: how many times, 0: nobody. The thread is
 * NULL if the VM does not know it. */
uint32_t raw_monitor_holder(RawMonitor *monitor, Thread **thread);

#endif
