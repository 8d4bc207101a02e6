/* SPDX-License-Identifier: MIT */
/* Whether the code of a class keeps to what the engines take for granted: instructions, constants,
 * locals, branches, and the kinds (int, float, long, double, reference) of all slots. Which class a
 * reference has is not followed. Called when a class of a loader is linked. */
#ifndef MINIJVM_VM_LINK_VERIFY_H
#define MINIJVM_VM_LINK_VERIFY_H

#include "vm/link/class.h"
#include "vm/vm.h"

/* Safepoint. Throws VerifyError, ClassFormatError. */
bool verify_class(Thread *t, Class *c);

#endif
