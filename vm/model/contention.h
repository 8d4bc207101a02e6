/* SPDX-License-Identifier: MIT */
/* How often a thread was blocked at monitors and waited, and for how long while somebody asks
 * for times. Written by the thread itself on its way into and out of a wait, so that it stands
 * still while the world does. */
#ifndef MINIJVM_VM_MODEL_CONTENTION_H
#define MINIJVM_VM_MODEL_CONTENTION_H

#include <stdbool.h>
#include <stdint.h>

typedef enum ContentionKind { CONTENTION_BLOCKED, CONTENTION_WAITED } ContentionKind;

typedef struct Contention {
    uint64_t counts[2];
    int64_t nanoseconds[2]; /* of waits that are over, in this period */
    int64_t began;          /* of the present wait; 0: not timed */
    uint32_t period;        /* of vm->threads.contention_period; another one's times are over */
    ContentionKind kind;    /* of the present wait */
} Contention;

#endif
