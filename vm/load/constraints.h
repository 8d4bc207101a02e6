/* SPDX-License-Identifier: MIT */
/* Loading constraints (JVMS 5.3.4): where two loaders' classes agree on a descriptor, each name
 * in it must mean the same class to both. A constraint is a name and a set of loaders, and the
 * class once one of them has it. Linking imposes them; entering a class into a loader's table
 * is checked against them. */
#ifndef MINIJVM_VM_LOAD_CONSTRAINTS_H
#define MINIJVM_VM_LOAD_CONSTRAINTS_H

#include "vm/load/loader.h"

/* What broke: the name, and the classes that the two loaders have for it. */
typedef struct ConstraintFault {
    const char *name;
    Class *first, *second;
} ConstraintFault;

/* All class names of the descriptor, for both loaders. False and a fault. **Lock:** class. */
bool constraints_impose(VM *vm, const char *descriptor, Loader *a, Loader *b,
                        ConstraintFault *fault);
/* May the loader have this class by this name? The class that is in the way, or NULL. The class
 * lock is held. */
Class *constraints_conflict(VM *vm, Loader *loader, const char *name, Class *c);
/* The loader is gone. **Lock:** class. */
void constraints_forget(VM *vm, Loader *loader);
/* **Lock:** class. */
void constraints_visit_names(VM *vm, void (*visit)(void *data, const char *name), void *data);
void constraints_destroy(VM *vm);

#endif
