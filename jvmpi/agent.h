/* SPDX-License-Identifier: MIT */
/* An agent: a Listener, a function table whose functions know their agent by slot, and the
 * library it came from. Invariant: an agent is never removed while its VM lives, so a slot that
 * a thunk was made for stays valid; functions called later through a stale table find no agent
 * and do nothing. */
#ifndef MINIJVM_JVMPI_AGENT_H
#define MINIJVM_JVMPI_AGENT_H

#include "include/jvmpi.h"
#include "jvmpi/calls.h"
#include "jvmpi/foreign_memory.h"
#include "vm/model/names.h"
#include "vm/model/vm.h"
#include "vm/report/checker.h"
#include "vm/system/process.h"
#include "jvmpi/thread_state.h"

typedef struct RawMonitor RawMonitor;
typedef struct RawMonitorSet RawMonitorSet;

/* Requests one inside another, on one thread: a right agent's are as deep as the classes it
 * asks for one by one. */
enum { REQUESTS_DEPTH = 128 };
enum { CHECK_SPOILED = 64, CHECK_ENDED = 64 };

typedef struct Agent {
    Listener listener; /* first */
    VM *vm;
    int slot;
    JVMPI_Interface table;
    char *name;
    _Atomic uint64_t enabled; /* bit per JVMPI event number */
    _Atomic uint64_t
        brief; /* those of them that its probes tell; the others go through notify */
    CallBatches batches;
    _Atomic int32_t suspended;   /* threads it holds suspended, counted */
    _Atomic uintptr_t suspender; /* pthread_self of who suspended last */

    void *library;       /* dlopen's; NULL: the anonymous agent */
    int private_copy;    /* file descriptor of the copy it was opened from, -1: none */
    uintptr_t low, high; /* addresses of the library */

    pthread_mutex_t lock; /* leaf: the list of monitors, changes of `enabled` */
    RawMonitor *monitors;
    RawMonitor *retired_monitors, *last_retired; /* destroyed, oldest first */
    uint32_t retired_count;
    _Atomic(RawMonitorSet *) monitor_set;

    bool late; /* it is being told what it missed: what it enables is noted in `late_asked`,
                  under the lock */
    uint64_t late_asked;
    uint64_t late_since; /* as of that collection nothing of dead classes is told */
    _Atomic(struct LateStacks *) stacks; /* late.c's: those not told yet */
    bool left;                           /* unloaded: the next one that comes takes its place */
    bool is_silent;                      /* it did not get as far as that, and why was said */
    bool unloaded;                       /* JVM_OnUnload has been called */
    _Atomic bool leaving; /* it asked to go, and a thread is about to see to it */
    char *path;           /* what dlopen was given */

    /* choice.c's. Changed with the world stopped, or by JVM_OnLoad's thread before anything is
     * enabled; NULL: all methods. */
    _Atomic(struct MethodChoice *) choice;
    uint16_t choice_bit; /* in Method.chosen; 0: it never chose */

    _Atomic bool told_silent; /* that it left new_class_data as it was */
    const Object *
        *asked; /* while the start is told: objects that the agent requested; open addressing */
    size_t asked_count, asked_capacity;

    bool watched;    /* one of the two that follow, or a plant: handlers are called by
                        agent_call_watched */
    unsigned stress; /* -Xjvmpi:stress (stress.h): StressOptions.kinds */
    bool checks;     /* -Xcheck:jvmpi (check.h); what follows is its */
    CheckerReports reports;
    unsigned spoiled_next;
    JVMPI_Event *spoiled[CHECK_SPOILED];
    const void *ended[CHECK_ENDED]; /* threads */
    unsigned ended_next;
#ifdef MINIJVM_PLANTS
    struct Plants *plants; /* -Xjvmpi:plant (plants.h), or NULL */
#endif
} Agent;

typedef struct Jvmpi {
    Listener listener; /* first; the front-end's own: hears vm_init_done before all agents */
    VM *vm;
    pthread_mutex_t lock;              /* leaf: the list of agents */
    Agent *agents[THREAD_AGENT_SLOTS]; /* in order of arrival */
    _Atomic int agent_count;
    Agent *loading; /* its JVM_OnLoad runs, on loading_thread */
    Thread *loading_thread;
    Agent *anonymous;
    struct KeptLibrary *kept; /* of agents that left, and may not be unmapped */
    Thread *turn_of;   /* an agent is coming or going on this thread; guarded by the lock */
    char refusal[512]; /* why it does not come; turn_of's */
    pthread_cond_t turn;
    _Atomic(Thread *) latest; /* under stress: who delivered last, */
    _Atomic uint32_t alone;   /* for how many events nobody else did, */
    _Atomic uint32_t meeting; /* and how many came to where they wait for one another; */
    _Atomic uint32_t lonely;  /* how many waited in vain, in a row */
    _Atomic uint64_t draws;   /* of how long to wait */
    _Atomic uint32_t drawn;   /* collections around frequent events */
    _Atomic uint32_t crowd;   /* threads of stress_crowd.c */
    _Atomic bool init_done;   /* JVM_INIT_DONE has been reached */
    uint16_t choice_bits;     /* that agents have */
    _Atomic uint32_t choices; /* counts changes of what is chosen */
    bool unloaded;
} Jvmpi;

/* The agent of a slot, NULL when its VM is gone. */
static inline Agent *agent_at(int slot) {
    Agent *agent = process_agent(slot);
    return agent != NULL && agent->vm != NULL ? agent : NULL;
}
static inline bool world_stopped_by(VM *vm, const Thread *t) {
    return t != NULL && vm->gate.stopper == t;
}
/* What a thread remembers about agents' memory; NULL: nothing. */
ForeignPages *agent_pages(Thread *t);

static inline Jvmpi *jvmpi_of(VM *vm) { return vm->front_ends[JVMPI_FRONT_END].state; }
static inline bool agent_enabled(Agent *agent, int number) {
    return (atomic_load_explicit(&agent->enabled, memory_order_relaxed) >> number) & 1;
}

/* A bit of no event: a handler is about to be called, or was. */
enum { AGENT_AROUND = 1 };

/* A thread alone writes what is in progress on it; others read that at any moment. Whoever then
 * sees nothing in progress sees, too, all that the handlers did. */
static inline void agent_set_in_event(const Agent *agent, Thread *t, uint64_t events) {
    __atomic_store_n(&jvmpi_thread(t)->in_event[agent->slot], events, __ATOMIC_RELEASE);
}

/* The event types that the agent is being told of on the thread, as bits. */
static inline uint64_t agent_in_progress(const Agent *agent, const Thread *t) {
    bool brief = t->brief_event != 0 && t->delivery.brief_agent == agent;
    return jvmpi_thread(t)->in_event[agent->slot] | (uint64_t)brief << t->brief_event;
}

static inline jobjectID object_id(const Object *object) { return (jobjectID)(uintptr_t)object; }
static inline jmethodID method_id(Method *method) { return (jmethodID)(void *)method; }

/* ---- Threads (jvmpi_threads.c) ---- */

/* The VM's own view of threads, shared by the dumps and the function table. */
jint jvmpi_thread_status(Thread *thread);
jint jvmpi_walk(Thread *thread, JVMPI_CallFrame *frames, jint depth);

#endif
