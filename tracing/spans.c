/* SPDX-License-Identifier: MIT */
#include "tracing/spans.h"

#include <stdlib.h>

enum { KEPT = 4096 };

/* Whether what begins at `start` and comes to lie at `to` goes on where the span ends. */
static bool goes_on(const Span *span, uintptr_t start, uintptr_t to) {
    if (span->end != start) return false;
    return span->to == 0 ? to == 0 : to == span->to + (span->end - span->start);
}

bool spans_add(SpanList *list, uintptr_t start, size_t bytes, uintptr_t to, bool over_holes) {
    Span *last = list->count > 0 ? &list->spans[list->count - 1] : NULL;
    bool joins = last != NULL && (goes_on(last, start, to) || (over_holes && last->to == 0 &&
                                                               to == 0 && start > last->end));
    if (joins) {
        last->end = start + bytes;
        last->objects++;
        return true;
    }
    if (list->count == list->capacity) {
        size_t capacity = 2 * list->capacity + 256;
        Span *grown = realloc(list->spans, capacity * sizeof *grown);
        if (grown == NULL) return false;
        list->spans = grown;
        list->capacity = capacity;
        last = list->count > 0 ? &list->spans[list->count - 1] : NULL;
    }
    if (last == NULL)
        list->sorted = true;
    else if (start < last->start)
        list->sorted = false;
    list->spans[list->count++] = (Span){start, start + bytes, to, 1};
    return true;
}

static int compare_spans(const void *a, const void *b) {
    uintptr_t x = ((const Span *)a)->start, y = ((const Span *)b)->start;
    return x < y ? -1 : x > y;
}

void spans_settle(SpanList *list) {
    if (list->count == 0) return;
    if (!list->sorted) qsort(list->spans, list->count, sizeof *list->spans, compare_spans);
    size_t kept = 0;
    for (size_t i = 1; i < list->count; i++) {
        Span *last = &list->spans[kept], *span = &list->spans[i];
        if (goes_on(last, span->start, span->to)) {
            last->end = span->end;
            last->objects += span->objects;
        } else {
            list->spans[++kept] = *span;
        }
    }
    list->count = kept + 1;
    list->sorted = true;
}

void spans_clear(SpanList *list) {
    list->count = 0;
    if (list->capacity > KEPT) spans_free(list);
}

void spans_free(SpanList *list) {
    free(list->spans);
    *list = (SpanList){0};
}
