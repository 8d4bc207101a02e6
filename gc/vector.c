/* SPDX-License-Identifier: MIT */
#include "gc/vector.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void heap_fatal(const char *message) {
    fprintf(stderr, "minijvm: heap: %s\n", message);
    abort();
}

bool vector_reserve(Vector *vector, size_t count, size_t item_bytes) {
    if (count <= vector->capacity) return true;
    size_t capacity = 2 * vector->capacity > count ? 2 * vector->capacity : count;
    void *items = realloc(vector->items, capacity * item_bytes);
    if (items == NULL && capacity > count)
        items = realloc(vector->items, (capacity = count) * item_bytes);
    if (items == NULL) return false;
    vector->items = items;
    vector->capacity = capacity;
    return true;
}

void *vector_try_push(Vector *vector, size_t item_bytes) {
    if (vector->count == vector->capacity &&
        !vector_reserve(vector, vector->count + 16, item_bytes))
        return NULL;
    return (char *)vector->items + vector->count++ * item_bytes;
}

void *vector_push(Vector *vector, size_t item_bytes) {
    if (vector->count == vector->capacity) {
        vector->capacity = vector->capacity == 0 ? 16 : 2 * vector->capacity;
        vector->items = realloc(vector->items, vector->capacity * item_bytes);
        if (vector->items == NULL) heap_fatal("no native memory");
    }
    return (char *)vector->items + vector->count++ * item_bytes;
}

void vector_append(Vector *vector, const Vector *some, size_t item_bytes) {
    if (vector->count + some->count > vector->capacity) {
        vector->capacity = 2 * (vector->count + some->count);
        vector->items = realloc(vector->items, vector->capacity * item_bytes);
        if (vector->items == NULL) heap_fatal("no native memory");
    }
    if (some->count > 0)
        memcpy((char *)vector->items + vector->count * item_bytes, some->items,
               some->count * item_bytes);
    vector->count += some->count;
}

void vector_free(Vector *vector) {
    free(vector->items);
    *vector = (Vector){0};
}
