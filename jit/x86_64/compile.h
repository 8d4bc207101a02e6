/* SPDX-License-Identifier: MIT */
/* What the rest of jit/ asks of this architecture's compiler. */
#ifndef MINIJVM_JIT_X86_64_COMPILE_H
#define MINIJVM_JIT_X86_64_COMPILE_H

#include "jit/jit.h"

/* In front of a method's code: padding and the address of its JitCode. */
enum { CODE_HEADER = 16 };

/* Machine code for the method, in the arena but not reachable yet. NULL and a reason: it cannot
 * be had.
 * **Lock:** jit. */
JitCode *compile_method(Jit *jit, Method *method, const char **reason);
/* Frees what compilations share. */
void compile_end(Jit *jit);

#endif
