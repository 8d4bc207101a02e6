/* SPDX-License-Identifier: MIT */
/* What moved or died in a collection, neighbours together. Objects are told in the collector's
 * order, arena by arena; a list keeps them until the end, since a library is told deletions
 * first and everything in ascending order. Pure. */
#ifndef MINIJVM_TRACING_SPANS_H
#define MINIJVM_TRACING_SPANS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Span {
    uintptr_t start, end; /* of addresses: the end is the last object's */
    uintptr_t to;         /* where `start` comes to lie; 0: it died */
    size_t objects;
} Span;

typedef struct SpanList {
    Span *spans;
    size_t count, capacity;
    bool sorted;
} SpanList;

/* False: no memory. What touches the latest span, and keeps its distance, joins it;
 * `over_holes`: what lies between the two is no object, so that it may join. */
bool spans_add(SpanList *list, uintptr_t start, size_t bytes, uintptr_t to, bool over_holes);
/* Puts them into ascending order and joins what touches. */
void spans_settle(SpanList *list);
void spans_clear(SpanList *list); /* keeps the memory of short lists */
void spans_free(SpanList *list);

#endif
