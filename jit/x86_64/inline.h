/* SPDX-License-Identifier: MIT */
/* Small methods and intrinsics as parts of their callers (inline.c, intrinsics.c). */
#ifndef MINIJVM_JIT_X86_64_INLINE_H
#define MINIJVM_JIT_X86_64_INLINE_H

#include "jit/runtime.h"
#include "jit/x86_64/values.h"

typedef struct Inline Inline;
typedef void Intrinsic(Compiler *c);

StubId leaf_of(const Method *m); /* STUB_COUNT: none */

Intrinsic *intrinsic_of(const Method *m); /* NULL: none */
bool try_leaf(Compiler *c, Method *target); /* as a C function (jit/leaf.h) */
bool try_inline(Compiler *c, Method *target);
/* A virtual method that nobody overrides as yet: what is inlined looks whether that still holds. */
bool try_guarded_inline(Compiler *c, Method *target);
void inline_load(Compiler *c, char type, unsigned local);
/* The instruction changes the heap: from here on the inlined method cannot be called instead. */
void inline_effect(Compiler *c);
const Method *method_being_read(const Compiler *c);
/* Inside an inlined method: when the condition holds the call is made after all. */
void inline_give_way(Compiler *c, Condition cc);
void compiler_fail_inline(Compiler *c); /* this cannot be inlined */

#endif
