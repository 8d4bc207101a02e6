/* SPDX-License-Identifier: MIT */
/* What the VM asks of an execution engine. The interpreter fills in one such table, a compiler
 * another; vm/create.c chooses. Neither VM nor engines ask "is it compiled?": calls go through
 * method->entry. */
#ifndef MINIJVM_VM_MODEL_ENGINE_H
#define MINIJVM_VM_MODEL_ENGINE_H

#include "events/events.h"
#include "vm/model/names.h"
#include "vm/model/member.h"

/* What a compiler has done and has, for management. */
typedef struct CompilerFigures {
    uint64_t nanoseconds;             /* elapsed while compiling, of all threads */
    size_t used, committed, maximum;  /* bytes of machine code and its memory */
    size_t peak_used, peak_committed; /* when most was used */
} CompilerFigures;

/* One activation seen in a frame; compiled code with inlining has several. Innermost first. */
typedef struct Activation {
    Method *method;
    int pc; /* bytecode index, -1 in native methods */
    Frame *frame;
} Activation;

/* Where a thread was interrupted: program counter, C's stack, and the other registers, of which
 * those come first that calls preserve; the first is that of compiled code's frame. */
enum { INTERRUPTED_REGISTERS = 14 };
typedef struct Interrupted {
    uintptr_t pc, stack, registers[INTERRUPTED_REGISTERS];
} Interrupted;

/* What is above a frame whose own pc holds: activations that have no frame, or one whose pc is
 * in a register still. Innermost first. */
enum { LOCATED_MOST = 16 };
typedef struct LocatedFrame {
    Method *method;
    const uint8_t *pc;
} LocatedFrame;
typedef struct Located {
    LocatedFrame inner[LOCATED_MOST];
    uint32_t count;
    Frame *frame;    /* the innermost that counts as it is; begins as t->frame */
    bool is_nowhere; /* on a way between: nobody can tell */
} Located;

typedef struct Engine {
    const char *name;
    MethodEntry method_entry; /* of a method with bytecode */
    MethodEntry chosen_entry; /* of one that is chosen */
    /* Sets method->entry (and engine data) of a method that is being linked. No safepoint. */
    void (*prepare_method)(Method *method);
    /* What is listened to changed; called on `t` itself, or for a thread at rest. */
    void (*events_changed)(Thread *t);
    void (*release_method)(Method *method);
    /* Method events are wanted from now on, or no longer (vm->methods_observed). The world is
     * stopped; only called when compiled code has no test of its own. */
    void (*methods_changed)(VM *vm);
    /* These methods are chosen (method_is_chosen) from now on, or no longer. The world is
     * stopped. */
    void (*methods_chosen)(VM *vm, Method *const *methods, size_t count);
    /* Each instruction is to be told from now on, or no longer (vm->instructions_observed):
     * while they are, all bytecode runs in the interpreter, whatever runs now included. The
     * world is stopped. */
    void (*instructions_changed)(VM *vm);

    /* A final static field of an initialized class was a constant and is none from now on. The
     * world is stopped. */
    void (*constants_changed)(VM *vm);

    /* Goes on with t->frame at its pc, until it is left as after a call of method->entry.
     * **Safepoint. Throws.** */
    void (*resume)(Thread *t);

    /* Where `t`, which was interrupted, is in this engine's code; false: not there. On that
     * thread, async-signal-safe. */
    bool (*locate)(Thread *t, const Interrupted *at, Located *found);

    /* A compiler's; NULL: there is none. method->heat has come to 0 at a call: **Safepoint.**
     */
    void (*method_hot)(Thread *t, Method *method);
    /* At once, because the program asks; waits for others who compile. False: the method stays
     * interpreted. **Safepoint.** */
    bool (*compile)(Thread *t, Method *method);
    /* Whether anything may be compiled from now on; what is compiled stays so. */
    void (*allow)(VM *vm, bool compiling);
    /* ... or at a jump back in t->frame. Where this loop can be entered in machine code, or
     * NULL. **Safepoint.** */
    const void *(*loop_hot)(Thread *t);
    /* Enters it; afterwards the frame is gone. The result's bits. **Safepoint. Throws.** */
    uint64_t (*enter_loop)(Thread *t, const void *at);
    /* COMPILED_METHOD_LOAD of all code to a listener that wants it from now on;
     * COMPILED_METHOD_UNLOAD of a class that is about to be unloaded. **Safepoint.** */
    void (*list_announced)(VM *vm, const Listener *late); /* of which announce_late tells; world
                                                             stopped */
    void (*announce_late)(Thread *t, Listener *late);
    /* The same of all code there is, told or not, to a listener that is nobody's.
     * **Safepoint.** */
    void (*visit_code)(Thread *t, Listener *visitor);
    void (*announce_unload)(Thread *t, Class *c);
    /* A compiler's. The peak becomes what is used now, if that is wanted. No safepoint. */
    void (*figures)(VM *vm, CompilerFigures *figures, bool reset_peak);
} Engine;

#endif
