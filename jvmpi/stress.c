/* SPDX-License-Identifier: MIT */
#include "jvmpi/stress.h"

#include <sched.h>
#include <time.h>

#include "jvmpi/check.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/plants.h"
#include "vm/model/handles.h"
#include "vm/model/thread_list.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/park.h"
#include "vm/threads/transition.h"

enum {
    COLLECTING = 1 << 10, /* a bit of no event, of in_event: in a collection made around
                             a handler */
    ALONE_EVENTS = 32,    /* who delivered so many in a row waits for nobody */
    MEETING_TRIES = 4,    /* of 50 us, as soon as the system wakes a thread */
    LONELY_EVENTS =
        8, /* after so many that nobody came to, waiting is tried half as often; so on, up to */
    LONELY_HALVINGS = 7,
    EVERY_FIRST = 100,  /* of frequent events one has a collection; after each */
    EVERY_GROWS = 1000, /* collections, of four times as many, */
    EVERY_GROWTHS = 8,  /* so often */
    DELAY_MICROSECONDS = 2000,
    IDLE_TRIES = 2000 /* of 50 us */
};

static uint64_t draw(Thread *t) {
    uint64_t x = jvmpi_thread(t)->random;
    if (x == 0)
        x = (t->vm->options.stress.seed * 1000003 + t->id) * UINT64_C(0x9E3779B97F4A7C15) | 1;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    jvmpi_thread(t)->random = x;
    return x >> 11;
}

/* What only takes time draws elsewhere, since how often it does depends on other threads. */
static uint64_t draw_time(Agent *agent) {
    uint64_t x =
        agent->vm->options.stress.seed + atomic_fetch_add(&jvmpi_of(agent->vm)->draws, 1);
    x *= UINT64_C(0x9E3779B97F4A7C15);
    return (x ^ x >> 29) * UINT64_C(0xBF58476D1CE4E5B9) >> 20;
}

static void sleep_microseconds(uint64_t microseconds) {
    nanosleep(&(struct timespec){.tv_nsec = (long)microseconds * 1000}, NULL);
}

/* ---- Collections ---- */

static bool is_frequent(jint number) {
    return number == JVMPI_EVENT_METHOD_ENTRY || number == JVMPI_EVENT_METHOD_EXIT ||
           number == JVMPI_EVENT_INSTRUCTION_START;
}

typedef struct Company {
    Thread *self;
    bool others, busy;
} Company;

static void note_thread(void *data, Thread *thread) {
    Company *company = data;
    if (thread == company->self) return;
    if (!thread->is_library) {
        company->others = true;
        return;
    }
    /* Woken first, then its state: from woken to IN_VM and on to the next wait it is busy in
     * both. */
    bool woken = park_is_woken(thread);
    const Class *awaited = atomic_load(&thread->blocking.awaited_class);
    if (awaited != NULL) /* and no park, whose mark is over */
        woken = atomic_load(&awaited->state) != CLASS_INITIALIZING;
    if (woken || atomic_load(&thread->state) != THREAD_BLOCKED ||
        thread->vm->gate.references_waiting)
        company->busy = true;
}

/* The class library's threads act on what a collection found as soon as they get to run. For a
 * program of one thread to have one course, what they do is done when it goes on; with more
 * there is nothing to keep. */
static void wait_for_library(Thread *t) {
    for (int tries = 0; tries < IDLE_TRIES; tries++) {
        Company company = {.self = t};
        thread_visit_all(t->vm, note_thread, &company);
        company.busy |= gc_has_pending_references(t->vm->heap);
        if (company.others || !company.busy) return;
        thread_leave_vm(t, THREAD_BLOCKED);
        sleep_microseconds(50);
        thread_enter_vm(t);
    }
}

static void collect_now(Agent *agent, Thread *t) {
    uint64_t before = jvmpi_thread(t)->in_event[agent->slot];
    agent_set_in_event(agent, t, before | COLLECTING);
    HandleScope scope = handle_scope_open(t);
    Handle pending = handle_new(t, t->exception);
    t->exception = NULL;
    wait_for_library(t);
    gc_collect(&t->mutator, GC_STRESS);
    wait_for_library(t);
    t->exception = handle_get(pending);
    handle_scope_close(&scope);
    agent_set_in_event(agent, t, before);
}

/* A program that enters methods by the million would not come to its end with a collection at
 * each hundredth. */
static bool collection_is_due(Agent *agent, Thread *t) {
    Jvmpi *jvmpi = jvmpi_of(agent->vm);
    uint64_t every = agent->vm->options.stress.every;
    uint32_t growths = atomic_load(&jvmpi->drawn) / EVERY_GROWS;
    if (every == 0)
        every = (uint64_t)EVERY_FIRST
                << 2 * (growths < EVERY_GROWTHS ? growths : EVERY_GROWTHS);
    if (draw(t) % every != 0) return false;
    atomic_fetch_add(&jvmpi->drawn, 1);
    return true;
}

/* Not where no collection can be: from within one, before the program's objects are announced,
 * from foreign code (an agent in the midst of a function would not expect one there), with GC
 * off; nor on the class library's own threads, whose events come at any time. */
void stress_outside(Agent *agent, Thread *t, jint number, int context) {
    VM *vm = agent->vm;
    if (!(agent->stress & STRESS_COLLECT) || context != EVENT_RUNNING || t == NULL ||
        !vm->events_live)
        return;
    if (vm->gate.collector == t || vm->gate.stopper == t || gate_is_off(t) ||
        atomic_load(&t->state) != THREAD_IN_VM ||
        (jvmpi_thread(t)->in_event[agent->slot] & COLLECTING) || t->is_library)
        return;
    if (is_frequent(number) && !collection_is_due(agent, t)) return;
    collect_now(agent, t);
}

/* ---- Time ---- */

static bool begins_contention(jint number) {
    return number == JVMPI_EVENT_MONITOR_CONTENDED_ENTER ||
           number == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER;
}
static bool ends_contention(jint number) {
    return number == JVMPI_EVENT_MONITOR_CONTENDED_ENTERED ||
           number == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED;
}

/* Two threads that are about to call handlers call them at the same moment. Nobody waits long,
 * and in a program of one thread nobody waits. */
static void meet(Agent *agent, Thread *t) {
    Jvmpi *jvmpi = jvmpi_of(agent->vm);
    if (atomic_exchange(&jvmpi->latest, t) == t) {
        if (atomic_fetch_add(&jvmpi->alone, 1) >= ALONE_EVENTS) return;
    } else {
        atomic_store(&jvmpi->alone, 0);
    }
    /* With many threads behind one lock nobody comes, and who holds it would wait for each of
     * thousands of events. */
    uint32_t halvings = atomic_load(&jvmpi->lonely) / LONELY_EVENTS;
    uint64_t one_of = UINT64_C(4) << (halvings < LONELY_HALVINGS ? halvings : LONELY_HALVINGS);
    if (draw_time(agent) % one_of != 0) return;
    uint32_t mine = atomic_fetch_add(&jvmpi->meeting, 1) + 1;
    if (mine % 2 == 0) return; /* somebody waits for us */
    for (int tries = 0; tries < MEETING_TRIES && atomic_load(&jvmpi->meeting) == mine; tries++)
        sleep_microseconds(50);
    if (atomic_compare_exchange_strong(&jvmpi->meeting, &mine, mine + 1))
        atomic_fetch_add(&jvmpi->lonely, 1);
    else
        atomic_store(&jvmpi->lonely, 0);
}

void stress_before_handler(Agent *agent, Thread *t, jint number, int context) {
    if (t == NULL || context == EVENT_STOPPED) return;
    if ((agent->stress & STRESS_DELAY) && ends_contention(number))
        sleep_microseconds(draw_time(agent) % DELAY_MICROSECONDS);
    if (agent->stress & STRESS_TOGETHER) meet(agent, t);
}

void stress_after_handler(Agent *agent, Thread *t, jint number) {
    if (t != NULL && (agent->stress & STRESS_DELAY) && begins_contention(number))
        sleep_microseconds(draw_time(agent) % DELAY_MICROSECONDS);
}

/* ---- Delivery ---- */

static void call_handler(Agent *agent, Thread *t, JVMPI_Event *event, int context,
                         jint number) {
    HandlerScope scope;
    delivery_begin(&scope, t, context);
    if (agent->stress != 0) stress_before_handler(agent, t, number, context);
    if (agent->checks) {
        CheckedEvent checked;
        JVMPI_Event *copy = check_begin(&checked, agent, t, event);
        PLANTED_EVENT(agent, t, copy != NULL ? copy : event);
        check_end(&checked, agent, t, event);
    } else {
        PLANTED_EVENT(agent, t, event);
    }
    if (agent->stress != 0) stress_after_handler(agent, t, number);
    delivery_end(&scope);
    if (agent->checks) check_left_exception(agent, t, number, scope.left_exception);
}

void agent_call_watched(Agent *agent, Thread *t, JVMPI_Event *event, int context) {
    jint number = event->event_type & ~JVMPI_REQUESTED_EVENT;
    uint64_t bit = UINT64_C(1) << number,
             in_event = t != NULL ? jvmpi_thread(t)->in_event[agent->slot] : 0;
    /* What a collection around the event has to tell is told even if it is of the event's own
     * type. Before a thread's end is told its end is in progress: the agent still knows the
     * thread by its name. */
    if (agent->stress != 0 && t != NULL) {
        agent_set_in_event(agent, t,
                           (number == JVMPI_EVENT_THREAD_END ? in_event : in_event & ~bit) |
                               AGENT_AROUND);
        stress_outside(agent, t, number, context);
        agent_set_in_event(agent, t, in_event);
    }
    call_handler(agent, t, event, context, number);
    if (number == JVMPI_EVENT_JVM_SHUT_DOWN) return; /* nothing comes after it */
    if (agent->stress != 0 && t != NULL) {
        agent_set_in_event(agent, t, (in_event & ~bit) | AGENT_AROUND);
        stress_outside(agent, t, number, context);
        agent_set_in_event(agent, t, in_event);
    }
}
