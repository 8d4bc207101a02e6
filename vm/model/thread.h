/* SPDX-License-Identifier: MIT */
/* A thread as the VM sees it; its first member is its JNIEnv. Owned by the VM's thread list. */
#ifndef MINIJVM_VM_MODEL_THREAD_H
#define MINIJVM_VM_MODEL_THREAD_H

#include <pthread.h>
#include <stdatomic.h>

#include "events/events.h"
#include "gc/gc.h"
#include "vm/model/frame.h"
#include "vm/model/front_end.h"
#include "vm/model/handles.h"
#include "vm/model/mapping.h"
#include "vm/model/symbols.h"
#include "vm/model/thread_blocking.h"
#include "vm/model/thread_delivery.h"
#include "vm/model/thread_stacks.h"
#include "vm/model/thread_state.h"
#include "vm/model/thread_suspension.h"
#include "vm/system/lock.h"

struct JNINativeInterface_;

enum { THREAD_ENTER_SLOTS = 128 };

/* Begins at a multiple of that: compiled code, which has its address in a register, uses the
 * lowest bits as a zero. */
enum { THREAD_ALIGNMENT = 1 << 16 };

struct Thread {
    const struct JNINativeInterface_ *functions;
    VM *vm;
    Object *exception; /* pending; a root */
    Frame *frame;      /* innermost, valid outside the interpreter's registers */
    Mutator mutator;
    /* Neighbours, so that one test sees two of them: two bytes, or C's eight. */
    _Alignas(16) union {
        struct {
            _Atomic uint8_t state; /* ThreadState */
            uint8_t brief_event;  /* what a probe is telling (event_delivery.h): a number of the
                                     front-end's; 0: nothing */
            uint16_t agent_depth; /* > 0: inside agent code (a handler, a system thread's
                                     function) */
        };
        _Atomic uint32_t standing; /* of all three, which a probe changes at once */
    };
    bool memory_fault, allocates_slowly; /* its native method touched a cut-off file:
                                            mapping_throw; OBJECT_ALLOC is wanted */
    bool entries_observed,
        exits_observed; /* METHOD_ENTRY, METHOD_EXIT is wanted: as of its last poll */
    union {
        struct {
            _Atomic uint32_t poll; /* PollBit */
            uint32_t fences; /* it orders its own stores before its loads: process_fence does
                                not (process.h) */
        };
        _Atomic uint64_t poll_fences;
    };
    uint32_t
        thin_lock; /* the lock word, without its age, of what this thread has locked once */
    int32_t fall_back_countdown; /* for tests of compiled code */
    Value *stack_limit;          /* a frame must end below it */
    char *c_stack_limit;         /* C code entered from Java must stay above it */
    Value *enter_limit, *room_limit,
        *enter_bound;                     /* for compiled methods: thread_set_enter_limit */
    HandleBlock *handles, *spare_handles; /* handles: innermost block */
    Object *object;                       /* java.lang.Thread; a root */
    uint32_t id;                          /* 1..65535: owner of thin locks */
    _Atomic uint32_t
        gc_off; /* nesting of GC off, see the collection gate; changed by the thread itself */
    _Atomic uint32_t gc_off_by_others; /* by those who suspended it */
    const void *dispatch;              /* the interpreter's table in force */
    /* How engines tell of their events (vm/threads/event_delivery.h); never NULL. */
    MethodProbe method_entry, method_exit, chosen_entry, chosen_exit;
    AllocationProbe object_alloc;
    Listener *entry_listener, *exit_listener, *alloc_listener, *chosen_entry_listener,
        *chosen_exit_listener; /* whose probes they are */

    ThreadStacks stacks;
    ThreadDelivery delivery;
    ThreadBlocking blocking;
    ThreadSuspension suspension;
    SymbolNotes symbols;
    MappingCover covers[MAPPING_COVERS];
    void *loading;  /* classes that it is defining, for circularity */
    Object *thrown; /* the exception whose throwing was told last, until it is caught; a root;
                       NULL while nobody listens */
    Object *stopped_by; /* Thread.stop's, until it is thrown; a root; under threads.lock */

    pthread_t pthread;
    clockid_t cpu_clock;
    int native_id;           /* the kernel's */
    int32_t native_monitors; /* that JNI's MonitorEnter entered and MonitorExit did not exit */
    bool is_daemon, is_attached, is_system, started_event_sent;
    _Atomic bool start_is_told; /* to all who want to know: from there on dumps show it */
    bool end_is_told;           /* the same: from there on they show it no more */
    bool is_not_to_run;         /* Thread.stop came before its start */
    bool is_past_stopping;      /* its own code is over: Thread.stop has no effect any more */
    _Atomic bool name_is_due;   /* it was named anew before its start was told */
    bool is_library; /* started by the class library on its way up: Reference Handler, Finalizer
                      */
    bool making_memory_error; /* an OutOfMemoryError: from the reserve */
    bool calls_nothing;  /* a handler runs on it that may call nothing of the VM, and calls are
                            checked */
    uint8_t throw_depth; /* exceptions being made in C, one inside another */
    uintptr_t system_function;    /* what a thread that an agent made runs, 0: none */
    void *front_ends[FRONT_ENDS]; /* what each keeps for it: room behind it (front_end.h) */

    Thread *outer;           /* of the same OS thread, attached to another VM */
    Thread *next, *previous; /* the VM's list */
    Thread *next_alike;      /* vm/model/thread_index.c's */
    char name[64];           /* for messages; the true name is in the object */
};

void thread_set_enter_limit(
    Thread *t); /* when stack_limit, enter_bound or entries_observed has changed */

/* Where the thread's handles stand when an entry or native frame begins. */
static inline void frame_note_handles(const Thread *t, Frame *frame) {
    frame->flags |= FRAME_HANDLES;
    frame->handles = t->handles;
    frame->engine_word = t->handles != NULL ? t->handles->used : 0;
}

/* The innermost frame is another. It is looked at by handlers of signals on this thread, so
 * what it has is stored before, and what lies where the old one was, afterwards. */
static inline void thread_set_frame(Thread *t, Frame *frame) {
    atomic_signal_fence(memory_order_seq_cst);
    t->frame = frame;
    atomic_signal_fence(memory_order_seq_cst);
}

/* What it waits for, as others see it: answers what it was. By the thread itself, listed. */
static inline int thread_set_wait_kind(Thread *t, int kind) {
    atomic_store_explicit(t->blocking.running, kind == WAIT_NONE, memory_order_relaxed);
    return atomic_exchange(&t->blocking.kind, kind);
}

/* ---- Questions ---- */

/* The calling OS thread's Thread of this VM, or NULL. */
Thread *thread_current(VM *vm);
/* The calling OS thread's innermost current Thread of any VM, or NULL. */
Thread *thread_current_any(void);
uint64_t thread_cpu_time(Thread *thread); /* nanoseconds, 0 unknown */

#endif
