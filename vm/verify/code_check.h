/* SPDX-License-Identifier: MIT */
/* The static constraints of JVMS 4.9.1 on a method's bytecode: instruction boundaries,
 * operands, indices, branch targets. What passes can be walked by everybody who reads bytecode;
 * the types of values are the verifiers' matter. Pure. Called by verifier.c for each method
 * with code. */
#ifndef MINIJVM_VM_VERIFY_CODE_CHECK_H
#define MINIJVM_VM_VERIFY_CODE_CHECK_H

#include "vm/classfile/classfile.h"

typedef struct CodeFault {
    uint32_t pc;
    bool is_format; /* a ClassFormatError, else a VerifyError */
    char rule[160];
    char reason[80];
} CodeFault;

/* False and a fault. starts[pc] becomes 1 where instructions begin (code_length + 1 bytes,
 * zeroed by the caller). `old_words`: rules in the words of the verifier of old class files;
 * else operands, locals and targets are left to the type checker, which meets them in order. */
bool code_check(const ClassFile *file, const MethodInfo *method, uint8_t *starts,
                bool old_words, CodeFault *fault);
/* What a type checker asks of the instruction at pc: indices into the pool, the shape of a
 * switch. */
bool code_check_operands(const ClassFile *file, const MethodInfo *method, uint32_t pc,
                         CodeFault *fault);

#endif
