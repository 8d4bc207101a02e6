/* SPDX-License-Identifier: MIT */
/* An agent: a Listener, a function table whose functions know their agent by slot, and the
 * library it came from. Invariant: an agent is never removed while its VM lives, so a slot that
 * a thunk was made for stays valid; functions called later through a stale table find no agent
 * and do nothing. */
#ifndef MINIJVM_JVMPI_AGENT_H
#define MINIJVM_JVMPI_AGENT_H

#include "include/jvmpi.h"
#include "jvmpi/foreign_memory.h"
#include "vm/process.h"
#include "vm/vm.h"

typedef struct RawMonitor RawMonitor;
typedef struct RawMonitorSet RawMonitorSet;

enum { CHECK_REPORTS = 64, CHECK_SPOILED = 64, CHECK_ENDED = 64 };

typedef struct CheckReport {
    const void *place;
    char rule[8];
} CheckReport;

typedef struct Agent {
    Listener listener; /* first */
    VM *vm;
    int slot;
    JVMPI_Interface table;
    char *name;
    _Atomic uint64_t enabled;  /* bit per JVMPI event number */
    _Atomic uint64_t brief;    /* those of them that its probes tell; the others go through notify */
    _Atomic int32_t suspended; /* threads it holds suspended, counted */
    _Atomic uintptr_t suspender; /* pthread_self of who suspended last */

    void *library;       /* dlopen's; NULL: the anonymous agent */
    int private_copy;    /* file descriptor of the copy it was opened from, -1: none */
    uintptr_t low, high; /* addresses of the library */

    pthread_mutex_t lock; /* leaf: the list of monitors, changes of `enabled` */
    RawMonitor *monitors;
    RawMonitor *retired_monitors, *last_retired; /* destroyed, oldest first */
    uint32_t retired_count;
    _Atomic(RawMonitorSet *) monitor_set;

    bool watched;    /* one of the two that follow: handlers are called by agent_call_watched */
    unsigned stress; /* -Xjvmpi:stress (stress.h): StressOptions.kinds */
    bool checks;     /* -Xcheck:jvmpi (check.h); what follows is its */
    CheckReport reports[CHECK_REPORTS];
    unsigned report_count, spoiled_next;
    JVMPI_Event *spoiled[CHECK_SPOILED];
    const void *ended[CHECK_ENDED]; /* threads */
    unsigned ended_next;
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
    _Atomic(Thread *) latest; /* under stress: who delivered last, */
    _Atomic uint32_t alone;   /* for how many events nobody else did, */
    _Atomic uint32_t meeting; /* and how many came to where they wait for one another */
    _Atomic uint64_t draws;   /* of how long to wait */
    _Atomic uint32_t crowd;   /* threads of stress_crowd.c */
    _Atomic bool init_done; /* JVM_INIT_DONE has been reached */
    bool unloaded;
} Jvmpi;

/* The agent of a slot, NULL when its VM is gone. */
static inline Agent *agent_at(int slot) {
    Agent *agent = process_agent(slot);
    return agent != NULL && agent->vm != NULL ? agent : NULL;
}
static inline bool world_stopped_by(VM *vm, const Thread *t) { return t != NULL && vm->stopper == t; }
/* What a thread remembers about agents' memory; NULL: nothing. */
ForeignPages *agent_pages(Thread *t);

static inline Jvmpi *jvmpi_of(VM *vm) { return vm->front_ends[0]; }
static inline bool agent_enabled(Agent *agent, int number) {
    return (atomic_load_explicit(&agent->enabled, memory_order_relaxed) >> number) & 1;
}

/* The event types that the agent is being told of on the thread, as bits. */
static inline uint64_t agent_in_progress(const Agent *agent, const Thread *t) {
    bool brief = t->brief_event != 0 && t->brief_agent == agent;
    return t->agent_in_event[agent->slot] | (uint64_t)brief << t->brief_event;
}

/* ---- Events (jvmpi_events.c) ---- */

static inline jobjectID object_id(const Object *object) { return (jobjectID)(uintptr_t)object; }
static inline jmethodID method_id(Method *method) { return (jmethodID)(void *)method; }

/* The Listener's notify: tells the agent what it enabled. */
void agent_notify(Listener *listener, Thread *t, Event *event);
/* Calls NotifyEvent with all that goes with it; `context` is EventContext. Unless `requested`,
 * an event type that is in progress on this thread for this agent is skipped. */
void agent_send(Agent *agent, Thread *t, JVMPI_Event *event, int context, bool requested);
/* The Listener's probes (probes.c), and which of them are good for what it has enabled. */
void agent_probe_entry(Thread *t, Method *method);
void agent_probe_exit(Thread *t, Method *method);
void agent_probe_alloc(Thread *t, Object *object, uint64_t bytes, int arena);
void agent_choose_ways(Agent *agent);
/* False: the long way. */
bool agent_tell_free(Agent *agent, Thread *t, const Event *told);
bool agent_tell_move(Agent *agent, Thread *t, const Event *told);
/* What JVMPI calls an array of such elements: the type of a primitive one, otherwise JVMPI_CLASS. */
jint agent_array_kind(const Class *element);
void agent_fill_object_alloc(JVMPI_Event *event, const Object *object, size_t bytes, int arena);
/* The part of agent_send that calls the handler, under -Xcheck:jvmpi and -Xjvmpi:stress (stress.c). */
void agent_call_watched(Agent *agent, Thread *t, JVMPI_Event *event, int context);
/* The VM's events that carry a JVMPI event; 0: none. */
EventMask agent_internal_events(int number);
/* For RequestEvent; GC is off. */
jint agent_send_class_load(Agent *agent, Thread *t, Class *c, bool requested);
jint agent_send_thread_start(Agent *agent, Thread *t, Thread *started, Object *object,
                             bool requested);
jint agent_send_object_alloc(Agent *agent, Thread *t, Object *object, bool requested);

/* ---- Dumps (jvmpi_dumps.c) ---- */

/* GC is off. JVMPI_FAIL: no memory. */
jint agent_dump_object(Agent *agent, Thread *t, Object *object);
jint agent_dump_heap(Agent *agent, Thread *t, int level);
jint agent_dump_monitors(Agent *agent, Thread *t);
/* The VM's own view of threads, shared by the dumps and the function table. */
jint jvmpi_thread_status(Thread *thread);
jint jvmpi_walk(Thread *thread, JVMPI_CallFrame *frames, jint depth);

#endif
