/* SPDX-License-Identifier: MIT */
/* Small methods and intrinsics as parts of their callers (inline.c, intrinsics.c). */
#ifndef MINIJVM_JIT_X86_64_INLINE_H
#define MINIJVM_JIT_X86_64_INLINE_H

#include "jit/runtime.h"
#include "jit/x86_64/values.h"

struct BlockCode;
struct InlineBlock;
struct SlowPath;
enum { INLINE_LONGEST = 64 }; /* bytecode */

/* What holds on the way to where the compiler is, inside inlined methods. */
typedef struct InlineFlow {
    uint32_t effects; /* the outermost method has changed the heap, the one in it has, ... */
    bool allocates;   /* an object was made */
    uint32_t weight;  /* how often control comes here, of FLOW_WHOLE times */
    uint32_t left;    /* how often the call is made after all: anywhere so far */
} InlineFlow;
enum { FLOW_WHOLE = 256 };

/* The caller's next instruction compares the result with 0. Constants that are returned go
 * where it leads. */
typedef struct ResultTest {
    Condition cc;   /* of the branch */
    bool is_narrow; /* a boolean: one bit counts */
    Block *target;
    Label taken, past;
    enum {
        FALLS_NOWHERE,
        FALLS_INTO_TAKEN,
        FALLS_INTO_PAST
    } end; /* of the body, with a constant as its result */
} ResultTest;

typedef struct Inline {
    struct Inline *outer;
    Method *method;
    uint32_t base;               /* index of the first argument, and local */
    uint32_t local_slots;        /* operands are behind them */
    uint64_t stored;             /* locals that the method changes */
    struct SlowPath *call;       /* shared by all levels */
    const void *data;            /* an intrinsic's own */
    struct InlineBlock **blocks; /* by bytecode index; NULL without jumps */
    ResultTest *test;            /* or NULL */
    bool is_branch;              /* an edge made now is that of an instruction */
} Inline;
typedef void Intrinsic(Compiler *c);

StubId leaf_of(Method *m); /* STUB_COUNT: none */

Intrinsic *intrinsic_of(Method *m); /* NULL: none */
/* The same for a method of jdk.internal.misc.Unsafe (unsafe.c). */
Intrinsic *unsafe_intrinsic_of(const Method *m);
bool try_leaf(Compiler *c, Method *target); /* as a C function (jit/leaf.h) */
bool try_inline(Compiler *c, Method *target);
/* A virtual method that nobody overrides as yet: what is inlined looks whether that still
 * holds. */
bool try_guarded_inline(Compiler *c, Method *target);
/* An interface method as the only receiver so far runs it: what is inlined compares the
 * receiver's class. */
bool try_receiver_inline(Compiler *c, Method *target, Method *resolved, const Class *receiver);
/* The call of `target`, whose arguments begin at `base` and end with a constant of the class,
 * by its index. */
bool try_inline_as(Compiler *c, Method *target, uint32_t base, int32_t appendix,
                   Intrinsic *emit, const void *data);
/* Whether the method may be a part of what is compiled (inline_rules.c), and whether any may.
 */
bool inline_is_candidate(Compiler *c, Method *m);
bool inline_is_allowed(const Compiler *c);
/* Whether the instruction is known to have no place in inlined code. */
bool inline_is_left(const Compiler *c, uint32_t pc);
/* Where the instructions at pc end that lead to nothing but such a one, `*last`, 0: they do
 * something else. Without a compiler: wherever the method is inlined. */
uint32_t inline_end_of_left(const Compiler *c, const Method *m, uint32_t pc, uint32_t *last);
bool inline_is_rare(const Compiler *c, uint32_t pc); /* a throw, or never executed so far */
uint64_t inline_stored_locals(const CodeInfo *info); /* that the method changes, as a mask */
void inline_load(Compiler *c, char type, unsigned local);
/* The instruction changes the heap: on the way from here the inlined method cannot be called
 * instead. */
void inline_effect(Compiler *c);
const Method *method_being_read(const Compiler *c);
/* Inside an inlined method: when the condition holds the call is made after all. */
void inline_bail_out(Compiler *c, Condition cc);
bool inline_may_bail_out(Compiler *c); /* or what is inlined fails to be */
/* The instruction has no place in inlined code: the call is made after all, on this way only.
 * And whether an edge of that weight may lead to such a one; if not the inlining has failed. */
void inline_leave(Compiler *c);
void inline_leave_at(Compiler *c, uint32_t pc); /* one that lies ahead */
bool inline_may_leave(Compiler *c, uint32_t weight);
void compiler_fail_inline(Compiler *c); /* this cannot be inlined */
/* Nor can the inlined method, which calls `target`: now, or ever. */
void inline_refuse_call(Compiler *c, const Method *target);

/* ---- inline_flow.c ---- */
/* Makes places for the locals behind the arguments. False: there are too many. */
bool inline_begin_locals(Compiler *c, const Method *m, uint64_t stored);
void inline_store(Compiler *c, char type, unsigned local);
/* Leaves the result on the stack. */
void inline_emit_body(Compiler *c, const CodeInfo *info);
/* The block at pc, which lies ahead. */
Block *inline_block(Compiler *c, uint32_t pc);
struct BlockCode *inline_block_code(const Block *b);
bool inline_is_target(const Compiler *c,
                      uint32_t pc); /* of a jump seen so far: there are no others */
/* Inside an inlined method edges have these (merge.c). */
void inline_edge_prepare(Compiler *c, Block *target);
Label *inline_label(const Block *b); /* where an edge leads */
bool inline_meet(Compiler *c, struct BlockCode *code);

#endif
