/* SPDX-License-Identifier: MIT */
/* The remembered set: which references of the old generation lead to the young one. Invariant,
 * while the world runs: each of them lies in a marked card (cards.h). */
#ifndef MINIJVM_GC_REMEMBER_H
#define MINIJVM_GC_REMEMBER_H

#include "gc/evacuate.h"

/* Young collections, before anything is drained: sees all references in marked cards of old
 * arenas, and leaves marked those that have references to young objects still. */
void remember_scan(Evacuation *e);
/* After a full collection: nothing is young, no card is marked. */
void remember_nothing(Heap *heap);

#endif
