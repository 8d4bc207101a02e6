/* SPDX-License-Identifier: MIT */
/* Native memory that the next collection is sure to have: mark bits, places of first objects,
 * lists. A mapping as large as that worst case is held while the program runs and dropped when
 * the world has stopped, so that whoever limits the address space or what may be committed
 * finds that the heap cannot grow, which is an OutOfMemoryError, instead of a collection that
 * cannot go on. Its pages are never touched. */
#ifndef MINIJVM_GC_BALLAST_H
#define MINIJVM_GC_BALLAST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Heap Heap;

/* Holds what a heap of that many committed bytes needs. False: the system has no more. Takes
 * the heap's lock. */
bool ballast_hold(Heap *heap, size_t committed);
/* The world is stopped, or the heap ends. */
void ballast_drop(Heap *heap);

#endif
