/* SPDX-License-Identifier: MIT */
/* Frames on a thread's Java stack, which grows upward. One layout for all engines:
 *
 *    ... caller's operand stack | arguments = locals ... | more locals | Frame | operands ->
 *                               ^ frame->locals                        ^ frame ^ frame_stack()
 *
 * The arguments a caller pushed are its callee's first locals. An *entry frame* (method NULL)
 * marks where C called Java; a *native frame* is that of a native method, its locals are its
 * arguments. Invariant at calls, safepoints and exception points: pc is that of the current
 * instruction, `top` (but of compiled code) the first free slot, locals and operands are in
 * their slots. Below an entry frame the instruction has not been executed (its operands are
 * still there); below any other frame its arguments belong to the callee. */
#ifndef MINIJVM_VM_MODEL_FRAME_H
#define MINIJVM_VM_MODEL_FRAME_H

#include "vm/model/class.h"
#include "vm/model/names.h"

enum FrameFlag {
    FRAME_ENTRY = 1,  /* C called Java: method is NULL */
    FRAME_NATIVE = 2, /* of a native method */
    FRAME_HANDLES =
        8, /* of an entry or native frame: `handles` and engine_word say where those stood */
    FRAME_LOCKED = 4,           /* a synchronized method's monitor is held: `lock` */
    FRAME_INTERP_BASE = 1 << 8, /* of the interpreter: control returns to C when it is left */
    FRAME_CHOSEN_SHIFT =
        16 /* from there on, method->chosen as it was when the activation began: whoever has
              its bit here is told of the end, whatever is chosen by then */
};
#define FRAME_CHOSEN (UINT32_C(0xffff) << FRAME_CHOSEN_SHIFT)

struct Frame {
    Frame *caller;
    Method *method;
    union {
        const uint8_t *pc; /* in method->code */
        struct HandleBlock
            *handles; /* FRAME_HANDLES: the innermost block, of which engine_word were used */
    };
    Value *locals; /* compiled code sets neither: see frame_locals, frame_top */
    Value *top;    /* valid at safepoints and calls: first free operand slot */
    union {
        Object *lock; /* monitor object of a synchronized method, a root; otherwise undefined:
                         see frame_lock */
        uintptr_t host_float; /* FRAME_ENTRY: see invoke_begin; 0: as Java wants it */
    };
    uint32_t flags;
    uint32_t engine_word; /* the engine's own */
};

/* It runs machine code, whose frames have neither the interpreter's flag nor its word, the
 * bytes of the instruction that made the call. */
static inline bool frame_is_compiled(const Frame *frame) {
    return frame->method != NULL && frame->engine_word == 0 &&
           !(frame->flags & (FRAME_NATIVE | FRAME_INTERP_BASE));
}

/* An activation of a method that a class lists: it is shown in traces, numbered in dumps, and
 * told to begin and end. */
static inline bool frame_is_shown(const Frame *frame) {
    return frame->method != NULL && !method_has(frame->method, METHOD_UNLISTED);
}
/* The newest such at or below `frame`, or NULL. */
static inline Frame *frame_shown(Frame *frame) {
    while (frame != NULL && !frame_is_shown(frame)) frame = frame->caller;
    return frame;
}

enum { FRAME_SLOTS = sizeof(Frame) / sizeof(Value) };

static inline Value *frame_stack(Frame *frame) { return (Value *)(frame + 1); }
static inline Value *frame_locals(const Frame *frame) { /* not of an entry frame */
    if (frame->flags & FRAME_NATIVE) return frame->locals;
    return (Value *)(uintptr_t)frame - frame->method->max_locals;
}
static inline Object *frame_lock(const Frame *frame) { /* not of an entry frame */
    return method_is_synchronized(frame->method) ? frame->lock : NULL;
}
/* What lies here and above is free for frames that follow. */
static inline Value *frame_top(Frame *frame) {
    bool is_java = frame->method != NULL && !(frame->flags & FRAME_NATIVE);
    return is_java ? frame_stack(frame) + frame->method->max_stack : frame->top;
}
static inline uint32_t frame_pc(const Frame *frame) {
    return (uint32_t)(frame->pc - frame->method->code);
}

#endif
