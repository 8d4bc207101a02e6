/* SPDX-License-Identifier: MIT */
/* The short ways of method events, for a monitor that hears all methods, alone: what
 * jevmon_notify would do on a thread that is in no handler. What a monitor has promised by its
 * initialization options leaves things out (M30):
 *   GC_SAFE                  it makes no local references, so none are looked for
 *   FP_SAFE                  it does not change how the processor rounds, so nobody looks
 *   RETURN_VALUE_NOT_NEEDED  with GC_SAFE: nothing of a call has to be kept
 */
#include "include/jvmpi.h"
#include "jevmon/ids.h"
#include "jevmon/rounding.h"
#include "jevmon/session.h"
#include "vm/threads/brief_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/stack_walk.h"

/* What a monitor has promised, as bits. */
enum {
    WAY_GC_SAFE = 1, /* the callback makes no local reference */
    WAY_FP_SAFE = 2, /* it leaves the processor's rounding as it is */
    WAY_BARE = 4     /* GC_SAFE, and it asks for no results: one MonitorCall serves all calls */
};

#define INLINED      static inline __attribute__((always_inline))
#define FETCHED_FAST __attribute__((aligned(64)))

/* Numbers of JVMPI's events, as whoever begins to listen meanwhile expects in Thread. */
enum { ENTRY = JVMPI_EVENT_METHOD_ENTRY, EXIT = JVMPI_EVENT_METHOD_EXIT };

INLINED bool probe_goes_short(const EventMonitor *m, const Thread *t) {
    return atomic_load_explicit(&m->is_short, memory_order_relaxed) && t->agent_depth == 0 &&
           t->delivery.newest_watermark < t->frame;
}

/* The exited method and its frame are set. */
INLINED void probe_begin(MonitorCall *call, EventMonitor *m, Thread *t, uint32_t ways,
                         uint32_t number) {
    if (ways & WAY_BARE) {
        monitored_thread(t)->call = &m->bare;
        delivery_begin_bare(t, m, number);
        return;
    }
    call->monitor = m;
    call->thread = t;
    call->outer = NULL;
    call->brief = true;
    call->is_gc_safe = ways & WAY_GC_SAFE;
    call->traces = call->gc_off = false;
    call->dump = NULL;
    call->what = NULL;
    call->event = -1;
    monitored_thread(t)->call = call;
    if (ways & WAY_GC_SAFE)
        delivery_begin_bare(t, m, number);
    else
        delivery_begin_brief(t, m, number);
}

INLINED void probe_end(const MonitorCall *call, Thread *t, uint32_t ways, uint32_t number) {
    if (!(ways & WAY_BARE) && __builtin_expect(call->gc_off, 0)) gate_gc_on(t);
    if (ways & WAY_GC_SAFE)
        delivery_end_bare(t, number);
    else
        delivery_end_brief(t, number);
    if (__builtin_expect(t->exception != NULL, 0)) t->exception = NULL;
    monitored_thread(t)->call = NULL;
}

INLINED void probe_tell_entry(Thread *t, Method *method, uint32_t ways) {
    EventMonitor *m = (EventMonitor *)(void *)t->entry_listener;
    if (__builtin_expect(!probe_goes_short(m, t), 0)) {
        delivery_method_entry_slow(t, method);
        return;
    }
    MonitorCall call;
    if (!(ways & WAY_BARE)) call.exited = NULL, call.frame = NULL;
    probe_begin(&call, m, t, ways, ENTRY);
    uint32_t before = rounding(ways & WAY_FP_SAFE);
    m->monitor->vtable->MethodEntry(m->monitor, id_of(method), stack_id_of(t->frame));
    restore_rounding(ways & WAY_FP_SAFE, before);
    probe_end(&call, t, ways, ENTRY);
}

/* As tell_exit in deliver.c. */
INLINED void probe_tell_exit(Thread *t, Method *method, uint32_t ways) {
    EventMonitor *m = (EventMonitor *)(void *)t->exit_listener;
    if (__builtin_expect(!probe_goes_short(m, t), 0)) {
        delivery_method_exit_slow(t, method);
        return;
    }
    MonitorCall call;
    Frame *own = frame_shown(t->frame), *caller = own != NULL ? frame_shown(own->caller) : NULL;
    if (!(ways & WAY_BARE)) call.exited = method, call.frame = t->frame;
    probe_begin(&call, m, t, ways, EXIT);
    uint32_t before = rounding(ways & WAY_FP_SAFE);
    if (m->second != NULL)
        m->second->vtable->MethodExit2(m->second, caller != NULL ? id_of(caller->method) : 0,
                                       stack_id_of(caller));
    else
        m->monitor->vtable->MethodExit(m->monitor, stack_id_of(caller));
    restore_rounding(ways & WAY_FP_SAFE, before);
    probe_end(&call, t, ways, EXIT);
    delivery_exit_told(t);
}

/* One pair of probes for each set of promises. */
#define PROBES(WAYS)                                                                           \
    FETCHED_FAST static void probe_entry_##WAYS(Thread *t, Method *method) {                   \
        probe_tell_entry(t, method, WAYS);                                                     \
    }                                                                                          \
    FETCHED_FAST static void probe_exit_##WAYS(Thread *t, Method *method) {                    \
        probe_tell_exit(t, method, WAYS);                                                      \
    }
PROBES(0)
PROBES(1)
PROBES(2)
PROBES(3)
PROBES(5)
PROBES(7)

static const EventProbes probes[] = {
#define ROW(WAYS)                                                                              \
    [WAYS] = {.method_entry = probe_entry_##WAYS, .method_exit = probe_exit_##WAYS}
    ROW(0), ROW(1), ROW(2), ROW(3), ROW(5), ROW(7)};

void monitor_choose_probes(EventMonitor *m) {
    uint32_t ways = 0;
    if (m->final & JVM_INIT_OPT_GC_SAFE_METHOD_CALLS) ways |= WAY_GC_SAFE;
    if (m->promised & JVM_INIT_OPT_FP_SAFE_METHOD_CALLS) ways |= WAY_FP_SAFE;
    if ((ways & WAY_GC_SAFE) && (m->promised & JVM_INIT_OPT_RETURN_VALUE_NOT_NEEDED))
        ways |= WAY_BARE;
    m->bare = (MonitorCall){.monitor = m, .brief = true, .is_gc_safe = true, .event = -1};
    m->listener.alone = probes[ways];
}

void monitor_open_probes(EventMonitor *m) {
    const VM *vm = atomic_load(&m->vm);
    bool all = atomic_load(&m->mask) & JVM_MONITOR_METHOD_CALLS;
    atomic_store(&m->is_short, all && m->check == NULL && vm->events_live &&
                                   atomic_load(&m->phase) == MONITOR_LIVE);
}
