/* SPDX-License-Identifier: MIT */
/* What calls are dispatched by: the methods that a class has for those of interfaces, and what
 * linked call sites lead to. Both belong to a Class. */
#ifndef MINIJVM_VM_MODEL_DISPATCH_H
#define MINIJVM_VM_MODEL_DISPATCH_H

#include <stdint.h>

#include "vm/model/names.h"

/* A call site of invokedynamic, or of a signature polymorphic method, once it is linked. */
typedef struct CallLink {
    Method *target;   /* static; called with the site's arguments and the appendix behind them;
                         NULL: resolve.c's own */
    int32_t appendix; /* index for class_constant, -1: none */
} CallLink;

typedef struct ItableEntry {
    Method *interface_method;
    Method *target;
} ItableEntry;
/* Which method of an interface runs which method of the class: a hash table with a place free
 * at least. It grows by a copy; who has found the old one may go on reading it. **Lock:**
 * class, to write. */
typedef struct Itable {
    uint32_t mask, count;
    struct Itable *older;
    ItableEntry entries[];
} Itable;

/* Once the class's vtable is set. */
void class_fill_vtable_front(Class *c);
/* When the class goes. */
void class_free_itable(Class *c);

#endif
