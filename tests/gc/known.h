/* SPDX-License-Identifier: MIT */
/* A hash set of addresses of objects: what the events of a heap say that there is. Part of
 * test_plans.c. */
#ifndef MINIJVM_TESTS_GC_KNOWN_H
#define MINIJVM_TESTS_GC_KNOWN_H

#include "gc/object.h"

#include <check.h>
#include <stdlib.h>

enum { KNOWN = 1 << 20 };

typedef struct Known {
    Object **set;
    size_t count;
} Known;

static inline void known_begin(Known *k) { *k = (Known){.set = calloc(KNOWN, sizeof *k->set)}; }
static inline void known_end(Known *k) { free(k->set); }

static inline size_t known_slot(const Known *k, const Object *o) {
    size_t i = ((uintptr_t)o >> 3) * 2654435761u % KNOWN;
    while (k->set[i] != NULL && k->set[i] != o) i = (i + 1) % KNOWN;
    return i;
}
static inline bool known_has(const Known *k, const Object *o) {
    return k->set[known_slot(k, o)] == o;
}
static inline void known_add(Known *k, Object *o) {
    size_t i = known_slot(k, o);
    if (k->set[i] != NULL) ck_abort_msg("announced twice");
    k->set[i] = o;
    k->count++;
}
static inline void known_remove(Known *k, const Object *o) {
    size_t i = known_slot(k, o);
    if (k->set[i] != o) ck_abort_msg("freed or moved but never announced");
    k->set[i] = NULL;
    k->count--;
    for (size_t j = (i + 1) % KNOWN; k->set[j] != NULL; j = (j + 1) % KNOWN) {
        Object *again = k->set[j];
        k->set[j] = NULL;
        k->set[known_slot(k, again)] = again;
    }
}

#endif
