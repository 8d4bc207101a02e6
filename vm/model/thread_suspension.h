/* SPDX-License-Identifier: MIT */
/* Who keeps a thread at rest: vm/threads/safepoint.c. Written under threads.lock. */
#ifndef MINIJVM_VM_MODEL_THREAD_SUSPENSION_H
#define MINIJVM_VM_MODEL_THREAD_SUSPENSION_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct ThreadSuspension {
    pthread_cond_t rest;       /* the thread itself waits here while stopped or suspended */
    _Atomic int32_t by_agents; /* all of them together */
    _Atomic bool by_java;      /* Thread.suspend */
    _Atomic uint32_t holds;    /* of others that look at its frames */
    uint32_t handshakes;       /* of others that want it at rest */
    _Atomic bool at_rest;      /* it came to rest by a poll; written by the thread itself */
    _Atomic bool is_awaited;   /* who wants it at rest sleeps until then */
    struct Note *note;         /* vm/threads/note.h; NULL: it was never asked */
} ThreadSuspension;

#endif
