/* SPDX-License-Identifier: MIT */
/* What a thread waits for, and how it is woken: vm/threads/monitor.c and park.c. */
#ifndef MINIJVM_VM_MODEL_THREAD_BLOCKING_H
#define MINIJVM_VM_MODEL_THREAD_BLOCKING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "vm/model/contention.h"
#include "vm/model/displaced_hashes.h"

typedef struct Thread Thread;
typedef struct Class Class;
typedef struct Object Object;
typedef struct Monitor Monitor;

typedef struct ThreadBlocking {
    _Atomic int32_t futex; /* vm/threads/park.c */
    bool notified;         /* under the monitor's lock */
    bool permit;           /* of LockSupport */
    _Atomic bool interrupted;
    _Atomic int kind;           /* WaitKind: thread_set_wait_kind */
    _Atomic uint8_t *running;   /* the list's: it waits for nothing (vm/model/thread_index.h) */
    _Atomic(Monitor *) monitor; /* that it enters or waits at */
    _Atomic(Object *) object;   /* a root: what it blocks on */
    _Atomic(Class *) awaited_class; /* another thread initializes or announces it, or has just
                                       done so */
    Thread *next, *before;          /* in the queue of a monitor, under its lock */
    Thread **queue;                 /* the head of that queue; NULL: in none */
    Contention contention;
    DisplacedHashes displaced; /* of what it has locked */
} ThreadBlocking;

#endif
