/* SPDX-License-Identifier: MIT */
/* Calls of monitors' code, and what the front-end keeps for a thread. */
#ifndef MINIJVM_JEVMON_CALL_H
#define MINIJVM_JEVMON_CALL_H

#include "vm/model/names.h"
#include "vm/threads/event_delivery.h"

enum { JEVMON_FRONT_END = 3 /* its place in vm->front_ends */ };

typedef struct EventMonitor EventMonitor; /* session.h */
typedef struct HeapDump HeapDump;

/* A call of a monitor's code on a thread; the thread lists them, the innermost first. */
typedef struct MonitorCall {
    EventMonitor *monitor;
    Thread *thread; /* NULL: one the VM does not know */
    struct MonitorCall *outer;
    HandlerScope scope;
    bool brief, is_gc_safe, traces;
    bool is_watched;  /* GC_SAFE, as promised, covers it (M111): check.c */
    bool gc_off;      /* until the call ends: the monitor has the returned object's id */
    const char *what; /* the function that is called, for reports; NULL: not said */
    int event;        /* its event, or -1 */
    const struct JNINativeInterface_ *functions; /* the thread's own: check.c */
    const HeapDump *dump;                        /* NULL: the call is in none */
    Method *exited;                              /* in MethodExit and MethodExit2 */
    Frame *frame; /* that it leaves; NULL: it returns nothing, by an exception */
    int64_t value;
} MonitorCall;

/* What the front-end keeps for a thread: room that begins zeroed. */
typedef struct MonitoredThread {
    MonitorCall *call; /* in progress; the innermost */
} MonitoredThread;

static inline MonitoredThread *monitored_thread(const Thread *t) {
    return t->front_ends[JEVMON_FRONT_END];
}

#endif
