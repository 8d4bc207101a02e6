/* SPDX-License-Identifier: MIT */
/* All strong roots of a VM, for the collector. */
#ifndef MINIJVM_VM_HEAP_ROOTS_H
#define MINIJVM_VM_HEAP_ROOTS_H

#include "vm/model/names.h"
#include "gc/client.h"

/* World stopped. */
void roots_visit_strong(VM *vm, RootVisitor *visitor);
/* Without those that cannot lead to the young generation, with the young loader objects. World
 * stopped. */
void roots_visit_young(VM *vm, RootVisitor *visitor);

#endif
