/* SPDX-License-Identifier: MIT */
/* Native memory that the next collection will have, for its lists and for what the VM and its
 * listeners do meanwhile. The collector does without where it must: an arena has its bitmaps
 * from the beginning, each piece of memory its place in the lists of pieces, and what another
 * list cannot grow for is looked for again, or left for another time. A mapping as large as the
 * most that is usual is held while the program runs and dropped when the world has stopped, so
 * that whoever limits the address space or what may be committed finds that the heap cannot
 * grow, which is an OutOfMemoryError. Its pages are never touched. */
#ifndef MINIJVM_GC_BALLAST_H
#define MINIJVM_GC_BALLAST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Heap Heap;

/* Holds what a heap of the present size needs. False: the system has no more. Takes
 * the heap's lock. */
bool ballast_hold(Heap *heap);
/* The world is stopped, or the heap ends. */
void ballast_drop(Heap *heap);

#endif
