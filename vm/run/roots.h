/* SPDX-License-Identifier: MIT */
/* All strong roots of a VM, for the collector, and JNI global references. */
#ifndef MINIJVM_VM_RUN_ROOTS_H
#define MINIJVM_VM_RUN_ROOTS_H

#include "vm/vm.h"

/* World stopped. */
void roots_visit_strong(VM *vm, RootVisitor *visitor);
/* Without those that cannot lead to the young generation, with the young loader objects. World stopped. */
void roots_visit_young(VM *vm, RootVisitor *visitor);

/* ---- Global references (vm/jni/references.c) ---- */

/* NULL: no memory. The caller sends the event. Lock: leaf. No safepoint. */
Object **global_reference_new(VM *vm, Object *object, bool weak);
/* False: no such reference. */
bool global_reference_delete(VM *vm, Object **reference, bool weak);
/* 0 unknown, 1 strong, 2 weak: for hostile references. */
int global_reference_kind(VM *vm, const void *reference);
void global_references_visit(VM *vm, void (*visit)(void *data, Object **slot, bool weak), void *data);
/* Those that were made since a collection found their object old. World stopped. */
void global_references_visit_young(VM *vm, void (*visit)(void *data, Object **slot, bool weak), void *data);
void global_references_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);
void global_references_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);
GlobalReferences *global_references_create(void);
void global_references_destroy(GlobalReferences *references);

#endif
