/* SPDX-License-Identifier: MIT */
/* What one VM knows of its event monitors. A Monitor is a Listener and the object that the
 * monitor's code holds as IDInfo and heap monitor: one count of references for all its
 * interfaces, of which the VM has one. It outlives the VM while the monitor holds it. No VM
 * lock is held while a monitor's code runs. */
#ifndef MINIJVM_JEVMON_SESSION_H
#define MINIJVM_JEVMON_SESSION_H

#include <pthread.h>

#include "include/jevmon.h"
#include "jevmon/ages.h"
#include "jevmon/call.h"
#include "jevmon/counts.h"
#include "vm/model/names.h"

typedef struct CallbackHook CallbackHook; /* heap_callbacks.h */
typedef struct MonitorCheck MonitorCheck; /* check.h */

/* A class or method that EnableMethodCallEvents named. */
typedef struct Choice {
    const void *id; /* Method *; NULL: a free place */
    bool permitted;
} Choice;

typedef enum MonitorPhase {
    MONITOR_MADE,
    MONITOR_INITIALIZING, /* its Initialize runs */
    MONITOR_WAITING,      /* others are initialized */
    MONITOR_LIVE,         /* from MONITORS_INITIALIZED on */
    MONITOR_OVER          /* released by the VM */
} MonitorPhase;

struct EventMonitor {
    Listener listener; /* first */
    IJavaEventMonitorIDInfo4 info;
    IJavaHeapMonitor2 heap;
    _Atomic ULONG references;
    _Atomic(VM *) vm; /* NULL: it ended */
    _Atomic int phase;
    IJavaEventMonitor *monitor;
    IJavaEventMonitor2 *second; /* the same object, or NULL */
    unsigned number;            /* among those of the VM, in order */
    char *name;
    DWORD init_options;    /* of the configuration file */
    _Atomic DWORD mask;    /* categories */
    DWORD possible;        /* greatest set the monitor may enable */
    DWORD promised, final; /* initialization options */
    _Atomic bool is_short; /* method events may go the short way (probes.c) */
    MonitorCall bare;      /* of such calls, when they need none of their own; never changed */
    pthread_rwlock_t lock; /* of what follows; leaf, never held while foreign code runs */
    Choice *choices;       /* open addressing, by method */
    size_t choice_count, choice_capacity;
    CallbackHook *allocation, *heap_info; /* NULL: none */
    bool has_ages;                        /* ModifyHeapMonitorCapabilities */
    bool busy;                            /* at the end: another thread runs its code */
    MonitorCheck *check;                  /* NULL: it is not checked */
    EventMonitor *next;
};

typedef struct Monitors {
    Ledger counts;
    Ledger ages;
    EventMonitor *first;
    bool ended;
} Monitors;

static inline Monitors *monitors_of(const VM *vm) {
    return vm->front_ends[JEVMON_FRONT_END].state;
}

/* ---- Calling a monitor (deliver.c) ---- */

/* False: the monitor is called on this thread already, and hears nothing else of it. `context`
 * is EventContext. **Safepoint.** */
bool jevmon_call_begin(MonitorCall *call, EventMonitor *m, Thread *t, int context);
void jevmon_call_end(MonitorCall *call); /* **Safepoint.** */
/* The innermost call of this monitor on the calling thread, or NULL. */
MonitorCall *jevmon_call_of(const EventMonitor *m);
void jevmon_notify(Listener *listener, Thread *t, Event *event); /* **Safepoint.** */
void jevmon_tell(EventMonitor *m, Thread *t, JVM_EVENT_TYPE event,
                 UniqueID id); /* **Safepoint.** */
void jevmon_tell2(EventMonitor *m, Thread *t, JVM_EVENT_TYPE2 event, UniqueID first,
                  UniqueID second); /* **Safepoint.** */

/* ---- The short ways (probes.c) ---- */

/* Once, when the options in effect are known. */
void monitor_choose_probes(EventMonitor *m);
/* After a change of mask or phase. */
void monitor_open_probes(EventMonitor *m);

/* ---- Questions (id_info.c and others) ---- */

extern const IJavaEventMonitorIDInfo4Vtbl id_info_functions;
extern const IJavaHeapMonitor2Vtbl heap_functions;

static inline EventMonitor *jevmon_of_info(void *self) {
    return (EventMonitor *)(void *)((char *)self - offsetof(EventMonitor, info));
}
static inline EventMonitor *jevmon_of_heap(void *self) {
    return (EventMonitor *)(void *)((char *)self - offsetof(EventMonitor, heap));
}
/* `place`: who asks, for the checker. */
HRESULT jevmon_query(EventMonitor *m, const GUID *iid, void **out, const void *place);
void jevmon_monitor_free(EventMonitor *m);
ULONG jevmon_add_reference(EventMonitor *m);
ULONG jevmon_release(EventMonitor *m);
static inline bool guid_equals(const GUID *a, GUID b) {
    return __builtin_memcmp(a, &b, sizeof b) == 0;
}

/* Categories that this process can deliver. */
DWORD jevmon_capabilities(const VM *vm);
/* What the monitor listens to becomes what its mask and callbacks need. False: the calling
 * thread cannot bring that about. **Safepoint.** */
bool jevmon_follow(EventMonitor *m);
bool jevmon_hears_method(EventMonitor *m, const Method *method);
void jevmon_forget_class(EventMonitor *m, const Class *c);

/* NULL: it is none, which the checker reports. */
Class *class_of_id(EventMonitor *m, ClassID id);
Method *method_of_id(EventMonitor *m, MethodID id);
Field *field_of_id(EventMonitor *m, FieldID id);

#endif
