/* SPDX-License-Identifier: MIT */
/* Handles: rooted references for C code. A Handle is the address of a root slot, and is a
 * jobject. Blocks are chained and never reallocated; a scope remembers where its thread's
 * handles were and drops all later ones when it closes. */
#ifndef MINIJVM_VM_MODEL_HANDLES_H
#define MINIJVM_VM_MODEL_HANDLES_H

#include "gc/client.h"
#include "vm/model/names.h"

enum { HANDLE_BLOCK_SLOTS = 61 };

typedef struct HandleBlock {
    struct HandleBlock *previous;
    uint32_t used;
    bool is_frame; /* PushLocalFrame made it */
    bool is_floor; /* foreign code began with it, which has nothing to pop below */
    Object *slots[HANDLE_BLOCK_SLOTS];
} HandleBlock;

typedef struct HandleScope {
    Thread *thread;
    HandleBlock *block;
    uint32_t used;
} HandleScope;

/* A new handle for the object in the innermost scope; NULL for NULL. Never fails (vm_fatal). */
Handle handle_new(Thread *t, Object *object);
static inline Object *handle_get(Handle handle) { return handle != NULL ? *handle : NULL; }

HandleScope handle_scope_open(Thread *t);
void handle_scope_close(HandleScope *scope);
/* Closes the scope on every path out of the block. */
#define HANDLE_SCOPE(t)                                                                        \
    __attribute__((cleanup(handle_scope_close), unused)) HandleScope handle_scope_ =           \
        handle_scope_open(t)

/* Always a new block, so that it can be told from the outer ones (JNI frames). */
void handles_push_frame(Thread *t);
/* False, and nothing happens: the handler or native method that runs has pushed none, or popped
 * all. */
bool handles_pop_frame(Thread *t);
/* Before foreign code is called that is no native method; the scope around it pops the block.
 */
void handles_push_floor(Thread *t);
void handles_drop_to(Thread *t, HandleBlock *block); /* pops all blocks that came after it */

void handles_visit(Thread *t, RootVisitor *visitor);
/* Innermost first; `owner` is the frame during which it was made: of a native method, or an
 * entry frame (then by VM code between that and the frames above); NULL: before all frames. */
void handles_visit_by_frame(Thread *t,
                            void (*visit)(void *data, Object **slot, struct Frame *owner),
                            void *data);
/* Is it a slot of the thread's handle blocks, or on its Java stack (a native method's
 * argument)? */
bool handles_contain(const Thread *t, const void *reference);
void handles_free(Thread *t);

#endif
