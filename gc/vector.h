/* SPDX-License-Identifier: MIT */
/* A growing array of things of one size, for the files of gc/. */
#ifndef MINIJVM_GC_VECTOR_H
#define MINIJVM_GC_VECTOR_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Vector {
    void *items;
    size_t count, capacity;
} Vector;

/* Room for so many items in all; false: no native memory, nothing changed. */
bool vector_reserve(Vector *vector, size_t count, size_t item_bytes);
/* Room for one more item; NULL: no native memory. */
void *vector_try_push(Vector *vector, size_t item_bytes);
/* The same where it was reserved before; else the process ends when there is no native memory.
 */
void *vector_push(Vector *vector, size_t item_bytes);
/* All of `some` behind what is there already. */
void vector_append(Vector *vector, const Vector *some, size_t item_bytes);
void vector_free(Vector *vector);
_Noreturn void heap_fatal(const char *message);

#endif
