/* SPDX-License-Identifier: MIT */
/* Is the heap whole? Debug builds ask before and after each collection, tests whenever they
 * like. */
#ifndef MINIJVM_GC_HEAP_CHECK_H
#define MINIJVM_GC_HEAP_CHECK_H

#include "gc/heap.h"

/* Every object has a sane shape and size, every reference is null or the start of an object of
 * this heap. False: the first fault found is in `message`. World stopped. */
bool heap_check(Heap *heap, char *message, size_t message_size);

#endif
