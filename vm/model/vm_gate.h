/* SPDX-License-Identifier: MIT */
/* The collection gate (vm/threads/gate.c), stops of the world, and what a collection leaves
 * behind: guarded by the threads' lock where it is not atomic. */
#ifndef MINIJVM_VM_MODEL_VM_GATE_H
#define MINIJVM_VM_MODEL_VM_GATE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "vm/model/names.h"

typedef struct VmGate {
    _Atomic bool closed; /* softly: threads from VM code wait before raising GC off */
    _Atomic bool hard;   /* agents' threads too: the stop is under way */
    bool world_stopped;
    _Atomic uint64_t stops; /* of the world, that are over: objects may have moved in each */
    _Atomic(Thread *) stopper;
    _Atomic(Thread *) collector;
    Thread *unload_holder; /* keeps GC off until it has told what its collection unloads */
    char refusal[256];     /* why the last collection was refused */
    _Atomic bool references_waiting; /* the pending list is not empty; a waiter reads it while a
                                        collection sets it */
    int64_t soft_start,
        soft_clock; /* first collection; SoftReference.clock: the last, milliseconds later */
    int64_t soft_patience; /* milliseconds a soft reference may be unused, as of the last
                              collection */
    pthread_cond_t reference_wake;
    _Atomic uint64_t collections_done;
} VmGate;

#endif
