/* SPDX-License-Identifier: MIT */
/* The queues of a monitor: of those that want to enter, and of those that wait. Its lock is
 * held. A thread is in one of all queues at most, and knows in which. */
#ifndef MINIJVM_VM_THREADS_MONITOR_QUEUE_H
#define MINIJVM_VM_THREADS_MONITOR_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

#include "vm/model/thread.h"

static inline void queue_put(Thread **head, Thread **tail, Thread *t) {
    t->blocking.queue = head;
    t->blocking.next = NULL;
    t->blocking.before = *tail;
    if (*tail != NULL)
        (*tail)->blocking.next = t;
    else
        *head = t;
    *tail = t;
}

/* False: it is not in that one. */
static inline bool queue_remove(Thread **head, Thread **tail, Thread *t) {
    if (t->blocking.queue != head) return false;
    *(t->blocking.before != NULL ? &t->blocking.before->blocking.next : head) =
        t->blocking.next;
    *(t->blocking.next != NULL ? &t->blocking.next->blocking.before : tail) =
        t->blocking.before;
    t->blocking.next = t->blocking.before = NULL;
    t->blocking.queue = NULL;
    return true;
}

#endif
