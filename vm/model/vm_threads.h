/* SPDX-License-Identifier: MIT */
/* What a VM knows of its threads: vm/model/thread_list.c and vm/threads. */
#ifndef MINIJVM_VM_MODEL_VM_THREADS_H
#define MINIJVM_VM_MODEL_VM_THREADS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "vm/model/names.h"

struct ThreadIndex;

typedef struct VmThreads {
    pthread_mutex_t lock; /* the list; rank 10 */
    pthread_cond_t wake;  /* stops, rests, ends */
    Thread *first;
    struct ThreadIndex *index; /* the same: vm/model/thread_index.h */
    uint32_t count, non_daemons, ending;
    uint8_t *ids; /* bitmap of 65536 */
    uint32_t last_id;
    _Atomic uint32_t dumps; /* whose handlers have not returned: what they show, threads and
                               references, does not end meanwhile */
    _Atomic uint32_t java, java_peak; /* that Java sees alive */
    _Atomic uint64_t java_started;
    _Atomic uint32_t contention_period; /* odd: waits are timed (vm/model/contention.h) */
    int note_signal; /* vm/threads/note.c's, guarded by threads.lock. 0: not asked for, < 0:
                      * none
                      */
    int processors;  /* that the process might use when the VM was made */
    _Atomic uint32_t deepest_asked; /* of traces, in frames: note.c's */
    _Atomic uint64_t notes_read, notes_missed;
    Thread *main;
    Thread *spare; /* memory of ended ones, through next: under stress only */
} VmThreads;

#endif
