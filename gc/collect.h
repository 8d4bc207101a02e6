/* SPDX-License-Identifier: MIT */
/* The protocol of one collection, whatever the plan. Called by allocate.c and gc.c. */
#ifndef MINIJVM_GC_COLLECT_H
#define MINIJVM_GC_COLLECT_H

#include "gc/heap.h"

/* Collects for the cause, the whole heap when `full` is set or the plan knows nothing else.
 * Safepoint. */
GcTurn collect(Heap *heap, Mutator *mutator, GcCause cause, bool full);

#endif
