/* SPDX-License-Identifier: MIT */
/* The dump of monitors: those that have a record, locks that were never contended, and the
 * agent's own raw monitors. */
#include "jvmpi/dump.h"
#include "jvmpi/jvmpi_dumps.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/raw_monitor.h"
#include "vm/model/thread_list.h"
#include "vm/system/lock.h"
#include "vm/threads/monitor.h"

static void put_threads(Dump *d, Thread **threads, uint32_t count) {
    dump_put_u4(d, count);
    for (uint32_t i = 0; i < count; i++) dump_put_pointer(d, dump_known_thread(d, threads[i]));
}

static void visit_monitor(void *data, const MonitorInfo *info) {
    Dump *d = data;
    dump_put_u1(d, JVMPI_MONITOR_JAVA);
    dump_put_pointer(d, info->object);
    const void *owner = dump_known_thread(d, info->owner);
    dump_put_pointer(d, owner);
    dump_put_u4(d, owner != NULL ? info->entries : 0);
    put_threads(d, info->enterers, info->enterer_count);
    put_threads(d, info->waiters, info->waiter_count);
}

/* A lock that was never contended: an owner and nobody else. */
static void visit_thin_lock(void *data, Object *object, int arena) {
    Dump *d = data;
    MonitorInfo info = {.object = object};
    (void)arena;
    info.owner = monitor_thin_owner(d->vm, object, &info.entries);
    if (info.owner != NULL) visit_monitor(d, &info);
}

static void put_waiters(Dump *d, const RawWaiter *list) {
    uint32_t count = 0;
    for (const RawWaiter *w = list; w != NULL; w = w->next) count++;
    dump_put_u4(d, count);
    for (const RawWaiter *w = list; w != NULL; w = w->next)
        dump_put_pointer(d, dump_traced_thread(d, w->thread));
}

/* Only the agent's own: what others create never shows. */
static void put_raw_monitors(Dump *d, Agent *agent) {
    lock_acquire(&agent->lock, LOCK_AGENT);
    for (RawMonitor *m = agent->monitors; m != NULL; m = m->next) {
        lock_acquire(&m->lock, LOCK_RAW_MONITOR);
        Thread *holder;
        uint32_t entries = raw_monitor_holder(m, &holder);
        dump_put_u1(d, JVMPI_MONITOR_RAW);
        dump_put_pointer(d, m->name);
        dump_put_pointer(d, m);
        dump_put_pointer(d, entries != 0 ? dump_traced_thread(d, holder) : NULL);
        dump_put_u4(d, entries);
        put_waiters(d, m->enterers);
        put_waiters(d, m->waiters);
        lock_release(&m->lock, LOCK_RAW_MONITOR);
    }
    lock_release(&agent->lock, LOCK_AGENT);
}

static void write_monitors(Dump *d) {
    thread_visit_all(d->vm, dump_add_trace, d);
    monitor_visit_all(d->vm, visit_monitor, d);
    gc_visit_objects(d->vm->heap, visit_thin_lock, d);
}

jint agent_dump_monitors(Agent *agent, Thread *t) {
    Dump d = dump_begin(agent, t, JVMPI_DUMP_LEVEL_2);
    dump_with_world_stopped(&d, t, write_monitors);
    put_raw_monitors(&d, agent);
    if (!d.failed) {
        JVMPI_Event event = {.event_type = JVMPI_EVENT_MONITOR_DUMP,
                             .u.monitor_dump = {d.bytes, d.bytes + d.length, d.trace_count,
                                                d.traces, d.statuses}};
        agent_deliver(agent, t, &event, EVENT_NO_GC, true);
    }
    dump_end(agent->vm);
    dump_free(agent, &d);
    return d.failed ? JVMPI_FAIL : JVMPI_SUCCESS;
}
