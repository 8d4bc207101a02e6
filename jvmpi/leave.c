/* SPDX-License-Identifier: MIT */
/* An agent goes while the VM runs: see late.h. What it may still be doing is waited for, some
 * five seconds in all, and named when that is not enough: then it stays, silent, and can be
 * asked to go again. */
#include <dlfcn.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "jvmpi/agent_library.h"
#include "jvmpi/check.h"
#include "jvmpi/choice.h"
#include "jvmpi/jvmpi.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "jvmpi/late.h"
#include "jvmpi/raw_monitor.h"
#include "jvmpi/thunks.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/thread_list.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

enum { PATIENCE_SECONDS = 5 };

typedef void(JNICALL *OnUnload)(JavaVM *vm, void *reserved);

/* What is in the way. */
typedef struct Obstacle {
    Agent *agent;
    const Thread *but;
    char text[256];
} Obstacle;

static void find_handler(void *data, Thread *thread) {
    Obstacle *obstacle = data;
    Agent *agent = obstacle->agent;
    if (obstacle->text[0] != 0) return;
    uint64_t events =
        __atomic_load_n(&jvmpi_thread(thread)->in_event[agent->slot], __ATOMIC_ACQUIRE);
    if (__atomic_load_n(&thread->brief_event, __ATOMIC_ACQUIRE) != 0 &&
        thread->delivery.brief_agent == agent)
        events |= UINT64_C(1) << thread->brief_event;
    for (jint type = JVMPI_MAX_EVENT_TYPE_VAL; type > 0 && obstacle->text[0] == 0; type--)
        if (events >> type & 1)
            snprintf(obstacle->text, sizeof obstacle->text,
                     "its handler of %s has not come back on thread \"%s\"",
                     check_event_name(type), thread->name);
    if (events != 0 && obstacle->text[0] == 0) /* -Xjvmpi:stress, around a handler */
        snprintf(obstacle->text, sizeof obstacle->text,
                 "its handler has not come back on thread \"%s\"", thread->name);
}

static void find_thread(void *data, Thread *thread) {
    Obstacle *obstacle = data;
    const Agent *agent = obstacle->agent;
    if (obstacle->text[0] != 0 || thread == obstacle->but) return;
    if (agent_has_code(agent, thread->system_function))
        snprintf(obstacle->text, sizeof obstacle->text, "its thread \"%s\" is still running",
                 thread->name);
    else if (__atomic_load_n(&jvmpi_thread(thread)->gc_off[agent->slot], __ATOMIC_RELAXED) > 0)
        snprintf(obstacle->text, sizeof obstacle->text,
                 "it has called DisableGC on thread \"%s\", and not EnableGC", thread->name);
}

static void find_monitor(Obstacle *obstacle) {
    Agent *agent = obstacle->agent;
    lock_acquire(&agent->lock, LOCK_AGENT);
    for (RawMonitor *m = agent->monitors; m != NULL && obstacle->text[0] == 0; m = m->next) {
        bool held = atomic_load(&m->owner) != 0, waited = atomic_load(&m->entering) > 0 ||
                                                          m->waiters != NULL ||
                                                          m->enterers != NULL;
        if (held || waited)
            snprintf(obstacle->text, sizeof obstacle->text, "its raw monitor \"%s\" is %s",
                     m->name != NULL ? m->name : "", held ? "held" : "waited for");
    }
    lock_release(&agent->lock, LOCK_AGENT);
}

/* Every thread has passed a point where it shows what it is in. */
static void pass_all(Thread *t) {
    thread_enter_vm(t);
    world_stop(t);
    world_resume(t);
    thread_leave_vm(t, THREAD_NATIVE);
}

/* Until there is no obstacle, or patience ends. */
static bool await_agent(Obstacle *obstacle, VM *vm, int64_t deadline, bool all) {
    for (;;) {
        bool late = clock_nanoseconds() >= deadline;
        obstacle->text[0] = 0;
        thread_visit_all(vm, find_handler, obstacle);
        if (all) thread_visit_all(vm, find_thread, obstacle);
        if (all && obstacle->text[0] == 0) find_monitor(obstacle);
        if (obstacle->text[0] == 0) return true;
        if (late) return false;
        clock_sleep(CLOCK_MILLISECOND);
    }
}

/* ---- What it leaves in others ---- */

typedef struct Suspended {
    Agent *agent;
    Thread *found;
} Suspended;

static void find_suspended(void *data, Thread *thread) {
    Suspended *suspended = data;
    if (jvmpi_thread(thread)->suspends[suspended->agent->slot] > 0) suspended->found = thread;
}

static void resume_all(Agent *agent) {
    for (;;) {
        Suspended suspended = {.agent = agent};
        thread_visit_all(agent->vm, find_suspended, &suspended);
        if (suspended.found == NULL) return;
        jvmpi_resume_thread(agent->slot, (JNIEnv *)(void *)suspended.found);
    }
}

static void forget_thread(void *data, Thread *thread) {
    Agent *agent = data;
    JvmpiThread *state = jvmpi_thread(thread);
    calls_forget_thread(agent, thread);
    atomic_store(&state->storage[agent->slot], NULL);
    atomic_fetch_and(&state->start_told, ~agent_bit(agent));
    atomic_fetch_and(&state->end_told, ~agent_bit(agent));
    thread->delivery.enter_told &= ~agent_bit(agent);
    thread->delivery.wait_told &= ~agent_bit(agent);
    for (MethodTelling *telling = thread->delivery.method_telling; telling != NULL;
         telling = telling->outer)
        telling->told &= ~agent_bit(agent);
    for (Telling *telling = thread->delivery.telling; telling != NULL; telling = telling->outer)
        telling->told &= ~agent_bit(agent);
    if (thread->delivery.exit_watermark[agent->slot] != NULL) {
        thread->delivery.exit_watermark[agent->slot] = NULL;
        thread->delivery.newest_watermark = NULL;
        for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++)
            if (thread->delivery.exit_watermark[slot] > thread->delivery.newest_watermark)
                thread->delivery.newest_watermark = thread->delivery.exit_watermark[slot];
    }
    thread_hear(thread);
    thread_update_buffer(thread);
}

static void forget_class(void *data, Class *c) {
    const Agent *agent = data;
    atomic_fetch_and(&c->told, ~agent_bit(agent));
}

/* The slot is as new. */
static void forget_agent(Agent *agent, Thread *t) {
    VM *vm = agent->vm;
    thread_enter_vm(t);
    world_stop(t);
    if (delivery_methods_stops(vm)) delivery_methods(t);
    delivery_instructions(t);
    thread_visit_all(vm, forget_thread, agent);
    loader_visit_classes(vm, forget_class, agent);
    calls_free(agent);
    agent->listener.alone = agent_probes_alone;
    world_resume(t);
    thread_leave_vm(t, THREAD_NATIVE);
}

bool agent_go(Agent *agent, Thread *t, char *message, size_t size) {
    VM *vm = agent->vm;
    int64_t deadline = clock_nanoseconds() + PATIENCE_SECONDS * CLOCK_SECOND;
    Obstacle obstacle = {.agent = agent, .but = t};
    agent_silence(agent, t);
    threads_events_changed(vm);
    agent->is_silent = true;
    pass_all(t);
    resume_all(agent);
    if (!await_agent(&obstacle, vm, deadline, false)) {
        snprintf(message, size, "agent %s stays, silent: %s", agent->name, obstacle.text);
        return false;
    }
    pass_all(t); /* who came out of a handler has left its listener behind */
    if (!agent->unloaded) calls_take_all(agent, t);
    OnUnload on_unload =
        agent->unloaded ? NULL : (OnUnload)(uintptr_t)dlsym(agent->library, "JVM_OnUnload");
    agent->unloaded = true;
    if (on_unload != NULL) {
        HandlerScope scope;
        delivery_begin(&scope, t, EVENT_RUNNING);
        on_unload((JavaVM *)vm->handle, NULL);
        delivery_end(&scope);
    }
    agent_silence(agent, t); /* it may have asked for events once more */
    pass_all(t);
    if (!await_agent(&obstacle, vm, deadline, true)) {
        snprintf(message, size, "agent %s stays, silent: %s", agent->name, obstacle.text);
        return false;
    }
    forget_agent(agent, t);
    malloc_trim(0); /* what it had lay between what others have: empty pages are given back */
    return true;
}

/* ---- What others may ask ---- */

static int late_load(Thread *t, const char *library, const char *options, FILE *out,
                     bool *answered) {
    bool unasked;
    return agent_come(t->vm, t, library, options, out, answered != NULL ? answered : &unasked);
}

static int late_unload(Thread *t, const char *library, const char *unused, FILE *out) {
    (void)unused;
    return agent_unload_late(t->vm, t, library, out);
}

static Agent *late_own(Thread *t, VM *vm, const char *library, const void *caller,
                       bool *again) {
    Agent *found = agent_that_calls(vm, t, library, caller);
    *again = found != NULL && atomic_exchange(&found->leaving, true);
    return found;
}

static int late_leave(Thread *t, Agent *agent, FILE *out) {
    if (t != NULL) return agent_leave_late(agent, t, out);
    atomic_store(&agent->leaving, false);
    return -1;
}

static jint event_of(const char *name, size_t length) {
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++) {
        const char *known = check_event_name(type);
        if (strlen(known) == length && strncasecmp(known, name, length) == 0) return type;
    }
    return 0;
}

static int change_events(Thread *t, const char *library, const char *events, bool on,
                         FILE *out) {
    Agent *agent = agent_named(t->vm, library, out);
    if (agent == NULL) return -1;
    if (agent->is_silent) {
        fprintf(out, "agent %s is being unloaded\n", agent->name);
        return -1;
    }
    for (const char *at = events;
         at != NULL && *at != 0;) { /* all of them are known, or nothing changes */
        size_t length = strcspn(at, ",");
        if (event_of(at, length) == 0) {
            fprintf(out, "%.*s is no event\n", (int)length, at);
            return -1;
        }
        at += length + (at[length] == ',');
    }
    for (const char *at = events; at != NULL && *at != 0;) {
        size_t length = strcspn(at, ",");
        jint type = event_of(at, length);
        jint answer = on ? jvmpi_enable_event(agent->slot, type, NULL)
                         : jvmpi_disable_event(agent->slot, type, NULL);
        if (answer != JVMPI_SUCCESS) {
            fprintf(out, "%.*s cannot be %s\n", (int)length, at, on ? "enabled" : "disabled");
            return -1;
        }
        at += length + (at[length] == ',');
    }
    return 0;
}

static int late_enable(Thread *t, const char *library, const char *events, FILE *out) {
    return change_events(t, library, events, true, out);
}
static int late_disable(Thread *t, const char *library, const char *events, FILE *out) {
    return change_events(t, library, events, false, out);
}

static void late_list(VM *vm, FILE *out) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) {
        const Agent *agent = jvmpi->agents[i];
        if (!agent->left && agent->library != NULL)
            fprintf(out, "agent %s%s\n", agent->name,
                    agent->is_silent ? " (silent, could not be unloaded)" : "");
    }
}

const AgentTools late_tools = {.load = late_load,
                               .unload = late_unload,
                               .own = late_own,
                               .leave = late_leave,
                               .enable = late_enable,
                               .disable = late_disable,
                               .batch = calls_ask,
                               .take = calls_take,
                               .refuse = agent_refuse,
                               .choose = choice_choose,
                               .exclude = choice_exclude,
                               .list = late_list};
