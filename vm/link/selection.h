/* SPDX-License-Identifier: MIT */
/* Selection (JVMS 5.4.6): which method a virtual or interface call runs for a receiver's class, and the error when
 * there is none. Engines ask for what their own tables do not answer. */
#ifndef MINIJVM_VM_LINK_SELECTION_H
#define MINIJVM_VM_LINK_SELECTION_H

#include "vm/link/class.h"

/* NULL: **Throws** AbstractMethodError, IncompatibleClassChangeError, IllegalAccessError. */
Method *selection_target(Thread *t, Method *resolved, Class *c);
/* A stand-in for a vtable slot in which default methods compete: calling it throws. NULL: out of memory. */
Method *selection_conflict(Class *c, Method *one);
bool selection_is_conflict(const Method *m);

#endif
