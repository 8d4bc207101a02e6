/* SPDX-License-Identifier: MIT */
#ifndef MINIJVM_JIT_PRINT_H
#define MINIJVM_JIT_PRINT_H

#include "jit/jit.h"

/* Prints the code if its method's name (java.lang.String.hashCode) matches the pattern; NULL
 * matches nothing. */
void print_code(const char *pattern, const JitCode *code, FILE *to);

#endif
