/* SPDX-License-Identifier: MIT */
#include "jvmpi/check.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi/raw_monitor.h"
#include "vm/model/thread_list.h"
#include "vm/report/checker.h"
#include "vm/system/clock.h"

/* ---- Reports ---- */

const char *check_event_name(jint type) {
    static const char *const names[] = {[1] = "METHOD_ENTRY",
                                        [2] = "METHOD_ENTRY2",
                                        [3] = "METHOD_EXIT",
                                        [4] = "OBJECT_ALLOC",
                                        [5] = "OBJECT_FREE",
                                        [6] = "OBJECT_MOVE",
                                        [7] = "COMPILED_METHOD_LOAD",
                                        [8] = "COMPILED_METHOD_UNLOAD",
                                        [9] = "INSTRUCTION_START",
                                        [33] = "THREAD_START",
                                        [34] = "THREAD_END",
                                        [35] = "CLASS_LOAD_HOOK",
                                        [37] = "HEAP_DUMP",
                                        [38] = "JNI_GLOBALREF_ALLOC",
                                        [39] = "JNI_GLOBALREF_FREE",
                                        [40] = "JNI_WEAK_GLOBALREF_ALLOC",
                                        [41] = "JNI_WEAK_GLOBALREF_FREE",
                                        [42] = "CLASS_LOAD",
                                        [43] = "CLASS_UNLOAD",
                                        [44] = "DATA_DUMP_REQUEST",
                                        [45] = "DATA_RESET_REQUEST",
                                        [46] = "JVM_INIT_DONE",
                                        [47] = "JVM_SHUT_DOWN",
                                        [48] = "ARENA_NEW",
                                        [49] = "ARENA_DELETE",
                                        [50] = "OBJECT_DUMP",
                                        [51] = "RAW_MONITOR_CONTENDED_ENTER",
                                        [52] = "RAW_MONITOR_CONTENDED_ENTERED",
                                        [53] = "RAW_MONITOR_CONTENDED_EXIT",
                                        [54] = "MONITOR_CONTENDED_ENTER",
                                        [55] = "MONITOR_CONTENDED_ENTERED",
                                        [56] = "MONITOR_CONTENDED_EXIT",
                                        [57] = "MONITOR_WAIT",
                                        [58] = "MONITOR_WAITED",
                                        [59] = "MONITOR_DUMP",
                                        [60] = "GC_START",
                                        [61] = "GC_FINISH"};
    return type > 0 && (size_t)type < sizeof names / sizeof names[0] && names[type] != NULL
               ? names[type]
               : "?";
}

static void print_events(FILE *to, const void *data, const Thread *t) {
    const Agent *agent = data;
    uint64_t events = t != NULL ? agent_in_progress(agent, t) : 0;
    const char *first = ", in ", *separator = first;
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        if ((events >> type & 1) && check_event_name(type)[0] != '?') {
            fprintf(to, "%s%s", separator, check_event_name(type));
            separator = " and ";
        }
    if (separator == first) fputs(", in no event", to);
}

static Checker checker_of(Agent *agent) {
    VM *vm = agent->vm;
    return (Checker){.vm = vm,
                     .option = "jvmpi",
                     .kind = "agent",
                     .name = agent->name,
                     .low = agent->low,
                     .high = agent->high,
                     .handler = (void *)(uintptr_t)agent->table.NotifyEvent,
                     .aborts = vm != NULL && vm->options.check_jvmpi == CHECK_ABORT,
                     .lock = &agent->lock,
                     .reports = &agent->reports,
                     .print_events = print_events,
                     .data = agent};
}

void check_report(Agent *agent, const char *rule, const char *format, ...) {
    Checker checker = checker_of(agent);
    va_list list;
    va_start(list, format);
    checker_report(&checker, rule, NULL, format, list);
    va_end(list);
}

bool check_is_suspended(Agent *agent) {
    Thread *t = agent->vm != NULL ? thread_current(agent->vm) : NULL;
    return (t != NULL && agent->vm->gate.stopper == t) ||
           (atomic_load(&agent->suspended) > 0 &&
            atomic_load(&agent->suspender) == (uintptr_t)pthread_self());
}

/* ---- Allocation ---- */

/* Whose doing it is: the innermost frame that is the agent's or ours decides, what lies before
 * it are libraries. */
static void check_allocation_of(Agent *agent, const char *function) {
    Checker checker = checker_of(agent);
    void *frames[CHECKER_FRAMES];
    int count = backtrace(frames, CHECKER_FRAMES), i = 0;
    /* What called this is the hook's library; our own frames come first. */
    while (i < count && checker_is_own_code(frames[i])) i++;
    while (i < count && !checker_is_own_code(frames[i]) &&
           !checker_is_client_code(&checker, frames[i]))
        i++;
    if (i < count && checker_is_client_code(&checker, frames[i]))
        check_report(
            agent, "R21",
            "%s while threads are suspended, one of which may hold the allocator's lock",
            function);
}

static void check_allocation(const char *function) {
    const uint64_t stopped_events =
        UINT64_C(1) << JVMPI_EVENT_OBJECT_FREE | UINT64_C(1) << JVMPI_EVENT_OBJECT_MOVE |
        UINT64_C(1) << JVMPI_EVENT_ARENA_DELETE | UINT64_C(1) << JVMPI_EVENT_GC_FINISH;
    for (Thread *t = thread_current_any(); t != NULL; t = t->outer) {
        Jvmpi *jvmpi = jvmpi_of(t->vm);
        for (int i = 0; jvmpi != NULL && i < atomic_load(&jvmpi->agent_count); i++) {
            Agent *agent = jvmpi->agents[i];
            bool stopped = t->vm->gate.stopper == t &&
                           (jvmpi_thread(t)->in_event[agent->slot] & stopped_events);
            if (agent->checks &&
                (stopped || (atomic_load(&agent->suspended) > 0 && check_is_suspended(agent))))
                check_allocation_of(agent, function);
        }
    }
}

void check_allocations_begin(void) {
    typedef void (*Setter)(void (*hook)(const char *function));
    Setter set = (Setter)(uintptr_t)dlsym(RTLD_DEFAULT, "jvmpi_check_set_allocation_hook");
    if (set != NULL)
        set(check_allocation);
    else
        fputs("minijvm: -Xcheck:jvmpi: allocation in handlers while threads are suspended "
              "(R21) is not checked: "
              "libjvmpi_check_preload.so is not loaded\n",
              stderr);
}

/* ---- Handlers ---- */

void check_spoil(const Agent *agent, void *memory, size_t bytes) {
    if (agent->checks && memory != NULL) memset(memory, CHECKER_POISON, bytes);
}

/* What the checker itself allocates is no breach, and the hook need not walk the stack to find
 * that out: no event is in progress meanwhile. But a handler is about to be called, and who
 * unloads the agent waits for it. */
static uint64_t leave_event(const Agent *agent, Thread *t) {
    uint64_t in_event = t != NULL ? jvmpi_thread(t)->in_event[agent->slot] : 0;
    if (t != NULL) agent_set_in_event(agent, t, AGENT_AROUND);
    return in_event;
}

static void enter_event(const Agent *agent, Thread *t, uint64_t in_event) {
    if (t != NULL) agent_set_in_event(agent, t, in_event);
}

/* The structure lies on the heap, so that an agent that keeps its address reads poison later on
 * and not a stack that looks alive. Some wait before they are freed. */
JVMPI_Event *check_begin(CheckedEvent *checked, Agent *agent, Thread *t,
                         const JVMPI_Event *event) {
    uint64_t in_event = leave_event(agent, t);
    checked->copy = malloc(sizeof *checked->copy);
    enter_event(agent, t, in_event);
    checked->gc_off = t != NULL ? jvmpi_thread(t)->gc_off[agent->slot] : 0;
    checked->start = agent->vm->options.check_slow_ms > 0 ? (uint64_t)clock_nanoseconds() : 0;
    if (checked->copy == NULL) return NULL;
    *checked->copy = *event;
    return checked->copy;
}

void check_end(CheckedEvent *checked, Agent *agent, Thread *t, JVMPI_Event *event) {
    uint32_t limit = agent->vm->options.check_slow_ms;
    if (checked->copy != NULL) {
        *event = *checked->copy;
        memset(checked->copy, CHECKER_POISON, sizeof *checked->copy);
        pthread_mutex_lock(&agent->lock);
        JVMPI_Event **place = &agent->spoiled[agent->spoiled_next++ % CHECK_SPOILED];
        JVMPI_Event *old = *place;
        *place = checked->copy;
        pthread_mutex_unlock(&agent->lock);
        uint64_t in_event = leave_event(agent, t);
        free(old);
        enter_event(agent, t, in_event);
    }
    if (limit > 0 && (uint64_t)clock_nanoseconds() - checked->start > (uint64_t)limit * 1000000)
        check_report(
            agent, "slow", "a handler took %llu ms (limit %u)",
            (unsigned long long)(((uint64_t)clock_nanoseconds() - checked->start) / 1000000),
            limit);
    if (t != NULL && jvmpi_thread(t)->gc_off[agent->slot] > checked->gc_off)
        check_report(agent, "R63",
                     "a handler of %s returned with GC off %d more times than it found it",
                     check_event_name(event->event_type & ~JVMPI_REQUESTED_EVENT),
                     jvmpi_thread(t)->gc_off[agent->slot] - checked->gc_off);
}

void check_left_exception(Agent *agent, Thread *t, jint number, bool left) {
    if (left && t != NULL && !thread_is_terminating(t)) /* the end of the VM throws by itself */
        check_report(agent, "JNI", "a handler of %s left an exception behind; it is discarded",
                     check_event_name(number));
}

/* ---- What is left behind ---- */

static void check_monitors_left(Agent *agent, const Thread *t, const char *what) {
    char name[64] = "";
    pthread_mutex_lock(&agent->lock);
    for (RawMonitor *m = agent->monitors; m != NULL; m = m->next)
        if (m->owner_thread == t)
            snprintf(name, sizeof name, "%s", m->name[0] != 0 ? m->name : "(no name)");
    pthread_mutex_unlock(&agent->lock);
    if (name[0] != 0)
        check_report(agent, "R83", "%s ends while thread \"%s\" owns raw monitor \"%s\"", what,
                     t->name, name);
}

void check_thread_end(Agent *agent, Thread *t) {
    if (jvmpi_thread(t)->gc_off[agent->slot] > 0)
        check_report(agent, "R63",
                     "thread \"%s\" ends with GC off (%d DisableGC without EnableGC)", t->name,
                     jvmpi_thread(t)->gc_off[agent->slot]);
    check_monitors_left(agent, t, "the thread");
    pthread_mutex_lock(&agent->lock);
    agent->ended[agent->ended_next++ % CHECK_ENDED] = t;
    pthread_mutex_unlock(&agent->lock);
}

const char *check_thread_word(Agent *agent, const void *env) {
    bool ended = false;
    pthread_mutex_lock(&agent->lock);
    for (unsigned i = 0; i < CHECK_ENDED; i++) ended |= env != NULL && agent->ended[i] == env;
    pthread_mutex_unlock(&agent->lock);
    return ended ? "whose thread has ended" : "which never was a thread's";
}

/* In an arena, or where arenas lie that are gone. */
bool check_was_object(Agent *agent, const void *id) {
    bool low = sizeof(Ref) == 4 && (uintptr_t)id >= 1 << 20 && (uintptr_t)id >> 32 == 0 &&
               (uintptr_t)id % 8 == 0;
    return id != NULL && (low || gc_arena_of(agent->vm->heap, id) >= 0);
}

const char *check_object_word(Agent *agent, const void *id) {
    return check_was_object(agent, id) ? "whose object is no more" : "which is no object's";
}

void check_vm_end(Agent *agent, Thread *t) {
    if (t != NULL) check_monitors_left(agent, t, "the VM");
    if (t != NULL && jvmpi_thread(t)->gc_off[agent->slot] > 0)
        check_report(agent, "R63", "the VM ends while thread \"%s\" holds GC off", t->name);
    if (atomic_load(&agent->suspended) > 0)
        check_report(agent, "R95", "the VM ends while %d suspensions were not resumed",
                     atomic_load(&agent->suspended));
}
