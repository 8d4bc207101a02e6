/* SPDX-License-Identifier: MIT */
/* All strong roots of a VM with what holds them, for those who show the heap to somebody: dumps
 * of every front-end and the heap file are made from this one walk. (The collector, which needs
 * nobody's name, has roots.h.) World stopped. No safepoint. */
#ifndef MINIJVM_VM_HEAP_ROOT_WALK_H
#define MINIJVM_VM_HEAP_ROOT_WALK_H

#include "vm/model/names.h"

typedef enum RootKind {
    ROOT_JAVA_FRAME, /* a variable or operand, or the class that a running method belongs to */
    ROOT_JNI_LOCAL,  /* an argument or local reference of a native method, or one that was made
                        before all frames (then `frame` is NULL) */
    ROOT_VM_LOCAL,   /* held by the VM's own code between the frames above and below `frame` */
    ROOT_THREAD,     /* the thread's object */
    ROOT_THREAD_OTHER, /* its pending exception, what it waits for */
    ROOT_JNI_GLOBAL,   /* `slot` is the reference; `told`: agents know of it */
    ROOT_CLASS,        /* of the boot loader: `class_` */
    ROOT_MONITOR,      /* owned or waited on */
    ROOT_PENDING,      /* the first of the references that are to be enqueued */
    ROOT_VM            /* the VM's own */
} RootKind;

typedef struct Root {
    RootKind kind;
    Object *object; /* never NULL */
    Thread *thread; /* of the first five */
    Frame *frame;   /* shown; of ROOT_VM_LOCAL an entry frame */
    int number;     /* of the frame among the thread's shown ones, 0 innermost; -1: none */
    bool is_lock;   /* what a synchronized method has locked */
    bool told;
    Object **slot;
    Class *class_;
} Root;

typedef void RootSeen(void *data, const Root *root);

/* Frames' slots, then local references, then the classes of running methods, each innermost
 * first; then what the thread itself holds. */
void root_walk_thread(Thread *thread, RootSeen *seen, void *data);
/* What is no thread's. */
void root_walk_others(VM *vm, RootSeen *seen, void *data);

#endif
