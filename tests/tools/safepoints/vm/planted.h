/* SPDX-License-Identifier: MIT */
/* A virtual machine in small for tests/tools/run: what tools/Safepoints.java looks at.
 * Functions named wrong_* break a rule, functions named right_* look much alike and do not. */
#ifndef PLANTED_H
#define PLANTED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Object Object;
struct Object {
    Object *field;
    int length;
    char elements[8];
};
typedef struct Thread Thread;
typedef struct Class {
    Object *(*make)(Thread *t, int length);
    int (*weigh)(const Object *object);
} Class;

/* ---- Contracts ---- */

void thread_poll_slow(Thread *t);     /* **Safepoint.** */
void thread_enter_vm_slow(Thread *t); /* **Safepoint.** */
void thread_wait_blocked(Thread *t);  /* **Safepoint.** */

/* A new object. **Safepoint.** */
Object *object_make(Thread *t, int length);
/* False: thrown, and only then there was a safepoint. **Safepoint.** */
bool check_length(Thread *t, int length);
void *throw(Thread * t); /* **Safepoint.** NULL always. */

/* Its contract does not say that it waits. */
void wrong_contract(Thread *t);

#endif
