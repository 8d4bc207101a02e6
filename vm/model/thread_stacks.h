/* SPDX-License-Identifier: MIT */
/* A thread's two stacks: the one of Java's frames, which is the VM's, and the OS thread's, of
 * C's. Set when the thread begins (vm/run/thread_life.c). The limits that code compares with
 * are in Thread itself. */
#ifndef MINIJVM_VM_MODEL_THREAD_STACKS_H
#define MINIJVM_VM_MODEL_THREAD_STACKS_H

#include <stddef.h>
#include <stdint.h>

#include "vm/model/frame.h"

typedef struct ThreadStacks {
    Value *base, *end; /* Java's */
    size_t bytes;
    Value *limit_normal;  /* without the reserve used while a StackOverflowError is made */
    char *c_low, *c_high; /* C's */
    char *c_exit;         /* where compiled code called C last, NULL: never */
    uint8_t overflow_depth;
} ThreadStacks;

#endif
