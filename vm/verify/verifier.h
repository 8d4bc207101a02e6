/* SPDX-License-Identifier: MIT */
/* Verification of a class (JVMS 4.10) when it is linked: every method's code, by type checking
 * with its stack maps from version 50 on, by inference up to 49 and, as a second opinion,
 * for 50. */
#ifndef MINIJVM_VM_VERIFY_VERIFIER_H
#define MINIJVM_VM_VERIFY_VERIFIER_H

#include "vm/text/fault.h"
#include "vm/model/names.h"

/* Does the VM verify classes of this kind? The class library's are not, users' are, unless
 * options say otherwise. */
bool verifier_wants(const Class *c);
/* True if the class may run. **Safepoint. Throws** VerifyError, ClassFormatError, what loading
 * throws. */
bool verifier_check(Thread *t, Class *c);
/* The same of one method that has code, with what is loaded: a class that is not is believed.
 * No safepoint. */
bool verifier_check_method(Method *m, Fault *fault);

#endif
