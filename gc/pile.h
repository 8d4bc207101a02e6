/* SPDX-License-Identifier: MIT */
/* A growing array of things of one size, for the files of gc/. */
#ifndef MINIJVM_GC_PILE_H
#define MINIJVM_GC_PILE_H

#include <stddef.h>

typedef struct Pile {
    void *items;
    size_t count, capacity;
} Pile;

/* Room for one more item; the process ends when there is no native memory. */
void *pile_push(Pile *pile, size_t item_bytes);
/* All of `some` behind what is there already. */
void pile_append(Pile *pile, const Pile *some, size_t item_bytes);
void pile_free(Pile *pile);
_Noreturn void heap_fatal(const char *message);

#endif
