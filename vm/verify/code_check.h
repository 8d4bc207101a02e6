/* SPDX-License-Identifier: MIT */
/* The static constraints of JVMS 4.9.1 on a method's bytecode: instruction boundaries, operands, indices, branch
 * targets. What passes can be walked by everybody who reads bytecode; the types of values are a matter of
 * their own (frame maps simulate them). Pure. Called by the linker, for classes that are not our library's. */
#ifndef MINIJVM_VM_VERIFY_CODE_CHECK_H
#define MINIJVM_VM_VERIFY_CODE_CHECK_H

#include "vm/load/classfile.h"

/* False and a fault of kind VerifyError that names the method, the bytecode index and the rule. */
bool code_check(const ClassFile *file, const MethodInfo *method, Fault *fault);

#endif
