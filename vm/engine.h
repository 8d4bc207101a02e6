/* SPDX-License-Identifier: MIT */
/* What the VM asks of an execution engine. The interpreter fills in one such table, a compiler another;
 * vm/create.c chooses. Neither VM nor engines ask "is it compiled?": calls go through method->entry. */
#ifndef MINIJVM_VM_ENGINE_H
#define MINIJVM_VM_ENGINE_H

#include "vm/link/class.h"

/* One activation seen in a frame; compiled code with inlining has several. Innermost first. */
typedef struct Activation {
    Method *method;
    int pc; /* bytecode index, -1 in native methods */
    Frame *frame;
} Activation;

typedef struct Engine {
    const char *name;
    /* Sets method->entry (and engine data) of a method that is being linked. No safepoint. */
    void (*prepare_method)(Method *method);
    /* What is listened to changed; called on `t` itself, or for a thread at rest. */
    void (*events_changed)(Thread *t);
    void (*release_method)(Method *method);
    /* Each instruction is to be told from now on, or no longer (vm->instructions_observed): while they
     * are, all bytecode runs in the interpreter, whatever runs now included. The world is stopped. */
    void (*instructions_changed)(VM *vm);
} Engine;

extern const Engine interp_engine;

/* Entries that every engine shares (vm/run/invoke.c, interp/invoke_native.c). */
void entry_native(Thread *t, Method *method, Value *args);
void entry_abstract(Thread *t, Method *method, Value *args); /* AbstractMethodError */

#endif
