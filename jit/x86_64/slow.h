/* SPDX-License-Identifier: MIT */
/* What happens rarely: emitted behind the method's code, from the state before the instruction
 * (slow.c). */
#ifndef MINIJVM_JIT_X86_64_SLOW_H
#define MINIJVM_JIT_X86_64_SLOW_H

#include "jit/runtime.h"
#include "jit/x86_64/values.h"

typedef enum SlowKind { SLOW_THROW, SLOW_CALL, SLOW_JUMP } SlowKind;

/* A result leads there when it compares with 0 like that, otherwise back. */
typedef struct ResultBranch {
    Condition cc;
    Label *target;
} ResultBranch;

typedef struct SlowPath {
    Label from, back;
    uint8_t kind;   /* SlowKind */
    uint8_t helper; /* StubId */
    uint8_t argument_count;
    bool is_hooked; /* a patch may lead there */
    uint32_t pc;
    State *state;        /* before the instruction */
    uint32_t keep_depth; /* CALL: stack entries that are still there afterwards */
    Val arguments[3];    /* registers or constants, passed in rsi, rdx, rcx */
    Val result;          /* CALL: a register to put it in, or kind TOP */
    void (*emit)(Compiler *c, struct SlowPath *slow); /* JUMP: does it all */
    const ResultBranch *branch;                       /* JUMP: on an int in rax, or NULL */
    int32_t appendix;  /* JUMP: constant that the call has behind its arguments, -1 */
    const void *data;  /* emit's own */
    bool by_interface; /* JUMP, of a call: it is an invokeinterface */
    Label *entry;      /* where it is entered besides `from`, or NULL */
    struct SlowPath *next;
} SlowPath;

SlowPath *slow_path(Compiler *c, SlowKind kind);
SlowPath *slow_jump(Compiler *c, void (*emit)(Compiler *, SlowPath *));
void slow_fall_back(
    Compiler *c, SlowPath *slow); /* of a jump: the interpreter goes on with the instruction */
/* NE: the thread must poll; or exits are wanted, too. */
void emit_poll_test(Compiler *c);
void emit_poll_or_exits_test(Compiler *c);
/* Goes to the slow path while method events are wanted. Changes flags. */
typedef enum HookKind {
    HOOK_ENTRY,
    HOOK_RETURN,
    HOOK_CALL /* both */,
    HOOK_CHOSEN /* an entry */
} HookKind;
void emit_hook(Compiler *c, HookKind kind, Label *slow);
/* Tells of the method's entry or return by what the thread has for it; the frame is complete,
 * all is in slots. */
void emit_observe(Compiler *c, HookKind kind);
/* The code runs the method without calling it, or would if it were not chosen: when that
 * changes, the code must go. */
void note_inner(Compiler *c, Method *m);
/* Thin locks; rax and `word` change. */
void emit_lock(Compiler *c, Reg object, Reg word, Label *slow);
/* The way into the method (prologue.c), and its part behind the code, for a frame that has no
 * room or whose entry is to be told. */
void emit_prologue(Compiler *c);
void emit_entry_slowly(Compiler *c);
void emit_unlock(Compiler *c, Reg object, Reg word, Label *slow);
void slow_throw(Compiler *c, Condition cc, StubId stub);
void slow_throw_with(Compiler *c, Condition cc, StubId stub, Val first, Val second);
/* A stub of kind CALL: with an exception it goes on at the tail that throws. */
void call_throwing(Compiler *c, const void *stub);
void reload_snapshot(Compiler *c, const State *state, uint32_t keep_depth, uint32_t variables);
void slow_emit_all(Compiler *c);
void null_check(Compiler *c, Val *value, Reg reg);
void store_pc(Compiler *c, uint32_t pc);
void store_top(Compiler *c, uint32_t depth);
/* The call of a stub that gets the slot at `depth` in rsi, the pc stored; as call_throwing. */
void call_with_slots(Compiler *c, uint32_t depth, StubId stub);
void jump_to_tail(Compiler *c, StubId stub);
void emit_moves_for_arguments(Compiler *c, const Val *arguments, unsigned count);

#endif
