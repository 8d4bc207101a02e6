/* SPDX-License-Identifier: MIT */
/* A front-end hears of the VM's events on behalf of foreign code. What it keeps for a VM and
 * for each thread is its own: nothing below looks into it. vm/create.c lets each say what it
 * needs before there is a thread. */
#ifndef MINIJVM_VM_MODEL_FRONT_END_H
#define MINIJVM_VM_MODEL_FRONT_END_H

#include <stddef.h>

struct Thread;

enum { FRONT_ENDS = 4 };

typedef struct FrontEnd {
    void *state;         /* NULL: it is not in use */
    size_t thread_bytes; /* Thread.front_ends has so many, zeroed when a thread begins */
    void (*thread_freed)(struct Thread *t); /* and what hangs on that ends; or NULL */
} FrontEnd;

#endif
