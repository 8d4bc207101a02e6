/* SPDX-License-Identifier: MIT */
/* What one VM knows of its tracing. Two locks, neither of them a VM lock, since foreign code
 * runs under both: `calls` for the length of a call of the Java class, `library_lock` for the
 * length of a call of the library. Both are waited for in state NATIVE, and `library_lock` is
 * held in that state only (or with the world stopped), so that who holds it never waits for who
 * waits. */
#ifndef MINIJVM_TRACING_SESSION_H
#define MINIJVM_TRACING_SESSION_H

#include <pthread.h>

#include "include/itrcstrt.h"
#include "tracing/spans.h"
#include "tracing/texts.h"
#include "vm/model/names.h"
#include "vm/threads/event_delivery.h"

enum { TRACING_FRONT_END = 2 /* its place in vm->front_ends */ };

/* Bits of a word of flags that stand in a group. */
#define TRACING_EXE   (InsTrcTypeExeOff | InsTrcTypeExeOnLight | InsTrcTypeExeOn)
#define TRACING_GC    (InsTrcTypeGCOff | InsTrcTypeGCOnLight | InsTrcTypeGCOn)
#define TRACING_ALLOC (InsTrcTypeAllocOff | InsTrcTypeAllocOn)

typedef struct TracingLibrary {
    void *handle; /* dlopen's; NULL: none is loaded */
    unsigned long (*startup)(unsigned long vmID);
    unsigned long (*shutdown)(void);
    unsigned long (*begin)(unsigned long vmID, unsigned long flags);
    unsigned long (*end)(void);
    unsigned long (*event)(struct InsEventInfo *event);
    char name[128]; /* for reports */
} TracingLibrary;

typedef struct TracingCheck TracingCheck; /* check.h */

/* What the support library handed out: good until it is asked again, or until the library's
 * function returns. */
typedef struct LentText {
    char *chars; /* NULL: nothing */
    size_t bytes;
} LentText;

typedef struct Tracing {
    Listener listener; /* first */
    VM *vm;
    unsigned long vm_id;
    pthread_mutex_t calls, library_lock;
    _Atomic uintptr_t caller, inside; /* pthread_self of who holds them, 0: nobody */
    TracingLibrary library;
    bool listens;                  /* the listener is the sink's */
    _Atomic unsigned long flags;   /* of tracingBegin; 0: off */
    _Atomic uint32_t session;      /* which tracing it is, from 1 */
    bool in_collection, is_global; /* a Start was told, and of which kind */
    SpanList deleted, moved;       /* in the collection under way */
    int last_arena;  /* of the latest deletion, while nothing else was told of that arena; -1:
                        none */
    TextTable names; /* library_lock */
    LentText details[2]; /* library_lock */
    TracingCheck *check; /* NULL: the library is not checked */
} Tracing;

/* What the front-end keeps for a thread: room that begins zeroed. */
typedef struct TracedThread {
    struct Depths *depths; /* depths.c's; NULL: none yet */
} TracedThread;

static inline TracedThread *traced_thread(const Thread *t) {
    return t->front_ends[TRACING_FRONT_END];
}

static inline Tracing *tracing_of(const VM *vm) {
    return vm->front_ends[TRACING_FRONT_END].state;
}
/* The calling thread is in the library's code. */
static inline bool tracing_is_inside(const Tracing *tracing) {
    return atomic_load_explicit(&tracing->inside, memory_order_relaxed) ==
           (uintptr_t)pthread_self();
}

/* ---- Calling the library (tracing.c) ---- */

typedef struct LibraryCall {
    Tracing *tracing;
    Thread *thread;
    HandlerScope scope;
    bool holds_gc;
} LibraryCall;

/* Brings the thread to where the library may be called, and waits for its turn. `context` is
 * EventContext; with EVENT_NO_GC no collection begins until the call is over. Not from inside
 * the library. **Safepoint.** */
void library_enter(LibraryCall *call, Tracing *tracing, Thread *t, int context);
void library_leave(LibraryCall *call); /* **Safepoint.** */
/* What was lent is good no more; the caller is inside. */
void library_take_details(Tracing *tracing);
/* Between the two: sends the record, whose header's code and body are filled in. */
void library_tell(Tracing *tracing, struct InsEventInfo *info);

/* ---- Events (trace_events.c, field_report.c, thread_details.c) ---- */

/* The Listener's notify. **Safepoint.** */
void tracing_notify(Listener *listener, Thread *t, Event *event);
/* The VM's events that the flags ask for. */
EventMask tracing_events(unsigned long flags);
/* All live objects, with the world stopped. False: no memory. **Safepoint.** */
bool tracing_report_objects(Tracing *tracing, Thread *t);
/* What the support library asks. **Safepoint.** */
unsigned long tracing_thread_details(unsigned long vmID, unsigned long *flags, char **name,
                                     unsigned long *nameLength, long *priority,
                                     char **groupName, unsigned long *groupNameLength);

#endif
