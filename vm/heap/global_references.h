/* SPDX-License-Identifier: MIT */
/* JNI's global references, strong and weak. */
#ifndef MINIJVM_VM_HEAP_GLOBAL_REFERENCES_H
#define MINIJVM_VM_HEAP_GLOBAL_REFERENCES_H

#include "vm/model/names.h"

/* NULL: no memory. Lock: leaf. No safepoint. */
Object **global_reference_new(VM *vm, Object *object, bool weak);
/* The same where agents are told: between begin and begun, and between end and ended, it is a
 * reference that dumps do not call so. Once its end began nobody else can end it. End answers
 * false: no such reference. */
Object **global_reference_begin(VM *vm, Object *object, bool weak);
void global_reference_begun(VM *vm, Object **reference, bool weak);
bool global_reference_end(VM *vm, Object **reference, bool weak);
void global_reference_ended(VM *vm, Object **reference, bool weak);
/* False: no such reference. */
bool global_reference_delete(VM *vm, Object **reference, bool weak);
/* 0 unknown, 1 strong, 2 weak: for hostile references. */
int global_reference_kind(VM *vm, const void *reference);
/* What agents that want to know of a reference have heard of it; of its beginning and of its
 * end they are told one after the other. */
typedef enum ReferenceNews {
    REFERENCE_IS_KNOWN,
    REFERENCE_BEGINS,
    REFERENCE_ENDS
} ReferenceNews;
typedef void ReferenceVisit(void *data, Object **slot, bool weak, ReferenceNews news);
void global_references_visit(VM *vm, ReferenceVisit *visit, void *data);
/* Weak ones whose object is gone, and that were not deleted. */
void global_references_visit_cleared(VM *vm, ReferenceVisit *visit, void *data);
/* Those that were made since a collection found their object old. World stopped. */
void global_references_visit_young(VM *vm, ReferenceVisit *visit, void *data);
void global_references_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object),
                             void *plan);
void global_references_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object),
                                   void *plan);
GlobalReferences *global_references_create(void);
void global_references_destroy(GlobalReferences *references);

#endif
