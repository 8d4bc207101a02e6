/* SPDX-License-Identifier: MIT */
#include "jevmon/check.h"

#include <stdlib.h>
#include <string.h>

#include "vm/jni/env.h"
#include "vm/report/checker.h"

typedef struct Held {
    const char *interface;
    const void *place;
} Held;

struct MonitorCheck {
    pthread_mutex_t lock; /* leaf */
    CheckerReports reports;
    Held *held; /* references, the oldest first */
    size_t count, capacity;
    bool incomplete;    /* there was no memory: nothing is known of references any more */
    int64_t handles;    /* that are not freed */
    const void *latest; /* where handles were made last */
    bool aborts;
};

/* ---- Reports ---- */

static const MonitorCall *innermost(const EventMonitor *m, const Thread *t) {
    const MonitorCall *call = t != NULL ? monitored_thread(t)->call : NULL;
    while (call != NULL && call->monitor != m) call = call->outer;
    return call;
}

static void print_call(FILE *to, const void *data, const Thread *t) {
    const MonitorCall *call = innermost(data, t);
    if (call == NULL || call->what == NULL)
        fputs(call == NULL ? ", in no call of the monitor" : ", in a call of the monitor", to);
    else if (call->event >= 0)
        fprintf(to, ", in %s of event %d", call->what, call->event);
    else
        fprintf(to, ", in %s", call->what);
}

void monitor_check_report(EventMonitor *m, const char *rule, const void *place,
                          const char *format, ...) {
    MonitorCheck *check = m->check;
    if (check == NULL) return;
    Checker checker = {.vm = atomic_load(&m->vm),
                       .option = "monitors",
                       .kind = "monitor",
                       .name = m->name,
                       .aborts = check->aborts,
                       .lock = &check->lock,
                       .reports = &check->reports,
                       .print_events = print_call,
                       .data = m};
    va_list list;
    va_start(list, format);
    checker_report(&checker, rule, place, format, list);
    va_end(list);
}

/* ---- Promises ---- */

void monitor_check_forbidden(EventMonitor *m, const char *function, const void *place) {
    const MonitorCall *call = m->check != NULL ? jevmon_call_of(m) : NULL;
    if (call != NULL && call->is_watched)
        monitor_check_report(m, "M111", place,
                             "%s in a call that is GC_SAFE by the monitor's promise", function);
}

/* Whose call it is: the innermost. */
static void jni_called(Thread *t, const void *caller) {
    const MonitorCall *call = monitored_thread(t)->call;
    if (call != NULL) monitor_check_forbidden(call->monitor, "JNI is called", caller);
}

void monitor_check_safe_begin(MonitorCall *call) {
    const EventMonitor *m = call->monitor;
    Thread *t = call->thread;
    if (m->check == NULL || !(m->promised & JVM_INIT_OPT_GC_SAFE_METHOD_CALLS)) return;
    call->is_watched = true;
    call->functions = t->functions;
    t->functions = jni_watched_functions();
}

void monitor_check_safe_end(MonitorCall *call) {
    if (call->is_watched) call->thread->functions = call->functions;
}

/* ---- References and handles ---- */

void monitor_check_take(EventMonitor *m, const char *interface, const void *place) {
    MonitorCheck *check = m->check;
    if (check == NULL) return;
    pthread_mutex_lock(&check->lock);
    if (check->count == check->capacity) {
        size_t capacity = check->capacity > 0 ? 2 * check->capacity : 16;
        Held *held = realloc(check->held, capacity * sizeof *held);
        if (held != NULL) {
            check->held = held;
            check->capacity = capacity;
        } else {
            check->incomplete = true;
        }
    }
    if (check->count < check->capacity) check->held[check->count++] = (Held){interface, place};
    pthread_mutex_unlock(&check->lock);
}

/* The latest that was taken through this interface, else the latest of all: one count is for
 * both. */
static bool give(MonitorCheck *check, const char *interface) {
    if (check->count == 0) return check->incomplete;
    size_t at = check->count;
    while (at > 0 && strcmp(check->held[at - 1].interface, interface) != 0) at--;
    at = at > 0 ? at - 1 : check->count - 1;
    check->count--;
    memmove(&check->held[at], &check->held[at + 1], (check->count - at) * sizeof *check->held);
    return true;
}

void monitor_check_give(EventMonitor *m, const char *interface, const void *place) {
    MonitorCheck *check = m->check;
    if (check == NULL) return;
    pthread_mutex_lock(&check->lock);
    bool had = give(check, interface);
    pthread_mutex_unlock(&check->lock);
    if (!had)
        monitor_check_report(m, "M7", place,
                             "%s: Release of a reference that the monitor does not hold",
                             interface);
}

void monitor_check_handles(EventMonitor *m, int64_t count, const void *place) {
    MonitorCheck *check = m->check;
    if (check == NULL || count == 0) return;
    pthread_mutex_lock(&check->lock);
    check->handles += count;
    if (count > 0) check->latest = place;
    pthread_mutex_unlock(&check->lock);
}

void monitor_check_stale(EventMonitor *m, ObjectID id) {
    if (m->check != NULL && id != 0)
        monitor_check_report(m, "M128", NULL,
                             "ObjectID 0x%zx is none: it lasts until the call that gave it "
                             "returns, or until the next collection",
                             (size_t)id);
}

void monitor_check_unknown(EventMonitor *m, const char *kind, UniqueID id) {
    if (m->check != NULL && id != 0)
        monitor_check_report(m, "M127", NULL, "%s 0x%zx is none, or expired", kind, (size_t)id);
}

/* ---- Records ---- */

void monitor_check_spoil(const EventMonitor *m, void *memory, size_t bytes) {
    if (m->check != NULL && memory != NULL) memset(memory, CHECKER_POISON, bytes);
}

/* ---- Life ---- */

bool monitor_check_make(EventMonitor *m, VM *vm) {
    if (vm->options.check_monitors == CHECK_NO) return true;
    MonitorCheck *check = calloc(1, sizeof *check);
    if (check == NULL) return false;
    pthread_mutex_init(&check->lock, NULL);
    check->aborts = vm->options.check_monitors == CHECK_ABORT;
    m->check = check;
    vm->jni_watchers[JEVMON_FRONT_END] = jni_called;
    return true;
}

void monitor_check_free(EventMonitor *m) {
    if (m->check == NULL) return;
    pthread_mutex_destroy(&m->check->lock);
    free(m->check->held);
    free(m->check);
    m->check = NULL;
}

void monitor_check_end(EventMonitor *m) {
    MonitorCheck *check = m->check;
    if (check == NULL) return;
    /* No lock: none of its code runs any more. */
    for (size_t i = 0; i < check->count; i++)
        monitor_check_report(m, "M7", check->held[i].place,
                             "%s: the reference that was taken here was not released",
                             check->held[i].interface);
    if (check->handles > 0)
        monitor_check_report(m, "M73", check->latest,
                             "%lld handles of objects were not freed; the last were made here",
                             (long long)check->handles);
}
