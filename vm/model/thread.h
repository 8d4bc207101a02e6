/* SPDX-License-Identifier: MIT */
/* A thread as the VM sees it; its first member is its JNIEnv. Owned by the VM's thread list. */
#ifndef MINIJVM_VM_MODEL_THREAD_H
#define MINIJVM_VM_MODEL_THREAD_H

#include <pthread.h>
#include <stdatomic.h>

#include "events/events.h"
#include "gc/gc.h"
#include "vm/model/contention.h"
#include "vm/model/frame.h"
#include "vm/model/handles.h"
#include "vm/model/mapping.h"
#include "vm/model/symbols.h"
#include "vm/model/thread_state.h"
#include "vm/system/lock.h"

struct JNINativeInterface_;
typedef struct Monitor Monitor;

enum { THREAD_AGENT_SLOTS = 32, THREAD_ENTER_SLOTS = 128 };

/* Begins at a multiple of that: compiled code, which has its address in a register, uses the
 * lowest bits as a zero. */
enum { THREAD_ALIGNMENT = 1 << 16 };

/* An OBJECT_ALLOC in progress. GC is off on the thread, so that the object stays where it is.
 */
typedef struct Telling {
    const Object *object;
    uint32_t told; /* a front-end's own: the agents that it has been told to, a bit each */
    struct Telling *outer;
} Telling;

/* An entry or exit of a method in progress, told by the long way. */
typedef struct MethodTelling {
    const Event *event;
    Frame *frame;
    uint32_t told; /* a front-end's own: the agents to which it is not told any more */
    struct MethodTelling *outer;
} MethodTelling;

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

    Value *stack_base, *stack_end;
    size_t stack_bytes;
    Value *stack_limit_normal; /* without the reserve used while a StackOverflowError is made */
    char *c_stack_low, *c_stack_high;
    char *c_stack_exit; /* where compiled code called C last, NULL: never */
    pthread_t pthread;
    clockid_t cpu_clock;
    int native_id; /* the kernel's */
    Contention contention;
    int32_t native_monitors; /* that JNI's MonitorEnter entered and MonitorExit did not exit */
    bool is_daemon, is_attached, is_system, started_event_sent;
    _Atomic bool start_is_told; /* to all who want to know: from there on dumps show it */
    bool end_is_told;           /* the same: from there on they show it no more */
    _Atomic bool name_is_due;   /* it was named anew before its start was told */
    bool is_library; /* started by the class library on its way up: Reference Handler, Finalizer
                      */
    bool making_memory_error;
    uint8_t overflow_depth,
        throw_depth; /* throw: exceptions being made in C, one inside another */

    /* Blocking; owned by monitor.c and park.c */
    pthread_mutex_t lock;
    pthread_cond_t wake;
    _Atomic(Monitor *) blocked_on; /* entering or waiting */
    _Atomic int wait_kind;         /* thread_set_wait_kind */
    _Atomic uint8_t *running; /* the list's: it waits for nothing (vm/model/thread_index.h) */
    _Atomic(Object *) wait_object;  /* a root: what it blocks on */
    _Atomic(Class *) awaited_class; /* another thread initializes or announces it, or
                                     has just done so */
    _Atomic bool interrupted;
    bool park_permit, notified, wake_up;
    Thread *wait_next, *wait_before; /* in the queue of a monitor, under its lock */
    Thread **queue;                  /* the head of that queue; NULL: in none */

    /* Suspension */
    _Atomic int32_t suspend_agents; /* by JVMPI, all agents together */
    _Atomic bool suspend_java;      /* by Thread.suspend */
    _Atomic uint32_t holds;         /* of others that look at its frames */
    uint32_t handshakes;  /* of others that want it at rest; guarded by the list's lock */
    uint64_t cpu_at_rest; /* ThreadHasRun */
    struct Note *note;    /* vm/threads/note.h; NULL: it was never asked */

    /* Agents */
    pthread_cond_t
        rest; /* the thread itself waits here while stopped or suspended (thread_lock) */
    void *brief_agent;         /* whom a probe tells, or has told last */
    HandleBlock brief_handles; /* what its handler makes */
    void *loading;             /* classes this thread is defining, for circularity */
    _Atomic(void *) agent_storage[THREAD_AGENT_SLOTS];
    uint64_t agent_in_event[THREAD_AGENT_SLOTS]; /* bit per event type in progress; others may
                                                    read it, atomically */
    MethodTelling *method_telling;               /* the innermost */
    Frame *brief_frame; /* whose event a probe is telling, while its handler runs Java */
    Frame
        *brief_ended_frame;  /* whose event a probe has told, while it waits for a stop's end */
    uint32_t brief_ended;    /* that event's number */
    struct Telling *telling; /* objects that it is telling agents of, the innermost first */
    struct ClassTelling *class_telling;    /* a front-end's own: classes, likewise */
    _Atomic uint32_t start_told, end_told; /* a front-end's own: the agents that know of its
                                              start, of its end, a bit each */
    uint32_t enter_told, wait_told; /* a front-end's own: the agents that heard that it began to
                                       enter a monitor, to wait; none at each beginning */
    _Atomic uint32_t handler_calls; /* that begin and end in a collection: what does not change
                                       stands still */
    uint16_t requests; /* a front-end's own: requests in progress on it, one inside another */
    Frame *exit_owed; /* its exit is to be told, and its code may not know: all exits are looked
                         at until then (delivery_owe_exit) */
    Frame *exit_watermark[THREAD_AGENT_SLOTS],
        *newest_watermark; /* by listener, and the highest: delivery_mark_exits */
    int32_t agent_suspends[THREAD_AGENT_SLOTS]; /* each one's share of suspend_agents;
                                                   thread_lock */
    int32_t agent_gc_off[THREAD_AGENT_SLOTS];   /* each one's DisableGC; the thread's own */
    int32_t
        kept_status; /* a front-end's own: its status when agents suspended it; thread_lock */
    bool status_is_kept, calls_nothing; /* the latter: a handler runs on it that may call
                                           nothing of the VM, and calls are checked */
    uint64_t agent_cpu[THREAD_AGENT_SLOTS]
                      [2];       /* CPU time at its latest and previous suspension */
    uintptr_t system_function;   /* what a thread that an agent made runs, 0: none */
    void *foreign, *seen_frames; /* two front-ends' own, malloc'ed */
    uint64_t random;             /* a front-end's own; 0: not begun */
    Object *thrown; /* the exception whose throwing was told last, until it is caught; a root;
                       NULL while nobody listens */
    struct MonitorCall *monitor_call; /* a front-end's own: calls of foreign code in progress */
    SymbolNotes symbols;
    MappingCover covers[MAPPING_COVERS];

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
    atomic_store_explicit(t->running, kind == WAIT_NONE, memory_order_relaxed);
    return atomic_exchange(&t->wait_kind, kind);
}

/* ---- Questions ---- */

/* The calling OS thread's Thread of this VM, or NULL. */
Thread *thread_current(VM *vm);
/* The calling OS thread's innermost current Thread of any VM, or NULL. */
Thread *thread_current_any(void);
uint64_t thread_cpu_time(Thread *thread); /* nanoseconds, 0 unknown */

#endif
