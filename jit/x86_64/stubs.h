/* SPDX-License-Identifier: MIT */
/* Pieces of machine code that all compiled methods share: the ways between C and compiled code,
 * and the calls of runtime.def's functions. Made once per VM, in its code arena.
 *
 * Registers in compiled code: rbx the frame, r15 the thread. At a method's entry rax is the
 * method, rdx its arguments, rbx the caller's frame; it returns with the result in rax or xmm0
 * and rbx as it was. All others are the callee's to change. Behind each call stands a nop with
 * the distance to where an exception goes on; patched into a jump there, it leads a return from
 * the call into the interpreter. */
#ifndef MINIJVM_JIT_X86_64_STUBS_H
#define MINIJVM_JIT_X86_64_STUBS_H

#include "jit/jit.h"
#include "jit/runtime.h"
#include "jit/x86_64/sse.h"

struct JitStubs {
    const void *at[STUB_COUNT];
    MethodEntry enter_gp, enter_fp; /* C calls a compiled method; result in rax, xmm0 */
    const void *to_c;               /* compiled code calls method->entry */
    const void *hash_code;          /* Object.hashCode, which many calls select at run time */
    const void *resume;             /* jumped to: the frame goes on in the interpreter */
    const void
        *leave_by_exception;  /* jumped to: the frame is gone, its caller has the exception */
    const void *overflow;     /* jumped to from a prologue */
    const void *enter_slowly; /* called from one: makes the frame after a closer look */
    const void *delivery_entry,
        *delivery_exit, /* tell of the frame's method; throw as stubs of kind CALL */
        *chosen_entry, *chosen_exit; /* likewise, of a chosen one; the exit to all */
    /* Enters compiled code at a loop head in the middle of an interpreted frame. The result's
     * bits. */
    uint64_t (*enter_loop)(Thread *t, Frame *frame, const void *at, char return_kind);
    const void *end;
};

bool stubs_create(Jit *jit);
/* It is one of the ways in, whose registers are C's for a while. Async-signal-safe. */
bool stubs_enter_from_c(const JitStubs *stubs, const uint8_t *address);

/* What debuggers and profilers call them: first those of runtime.def's functions, then the
 * others, by address. */
typedef struct NamedStub {
    const uint8_t *start;
    uint32_t size;
    const char *name;
} NamedStub;
enum { NAMED_STUBS = STUB_COUNT + 13 };
void stubs_name(const JitStubs *stubs, NamedStub named[NAMED_STUBS]);

/* Where the exceptions of a piece of code go, and what has returned without one from a call to
 * code that is obsolete. */
void stubs_pending_tail(Assembler *a, Label *start, const void *stub);
/* The code that made a call: the nop behind the call leads to that tail, which knows where the
 * code begins. */
JitCode *stubs_code_of(const uint8_t *returns_to);

#endif
