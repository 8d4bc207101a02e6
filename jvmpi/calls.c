/* SPDX-License-Identifier: MIT */
#include "jvmpi/calls.h"

#include <stdlib.h>

#include "jvmpi/agent.h"
#include "jvmpi/agent_library.h"
#include "jvmpi/jvmpi_events.h"
#include "vm/model/thread_list.h"
#include "vm/system/counter.h"
#include "vm/system/lock.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

/* ---- Rooms ---- */

static CallRoom *room_take(Agent *agent) {
    CallBatches *batches = &agent->batches;
    lock_acquire(&agent->lock, LOCK_AGENT);
    CallRoom *room = batches->free;
    if (room != NULL) {
        batches->free = room->next_free;
    } else if ((room = malloc(sizeof *room)) != NULL) {
        room->next_made = batches->made;
        batches->made = room;
    }
    lock_release(&agent->lock, LOCK_AGENT);
    return room;
}

/* The thread notes nothing more until it has another one. */
static void room_give_back(CallBatch *batch) {
    Agent *agent = batch->agent;
    if (agent == NULL) return;
    lock_acquire(&agent->lock, LOCK_AGENT);
    batch->room->next_free = agent->batches.free;
    agent->batches.free = batch->room;
    lock_release(&agent->lock, LOCK_AGENT);
    batch->room = NULL;
    batch->next = batch->end = NULL;
    batch->agent = NULL;
}

/* Without memory the events go the long way. */
static void room_for(Agent *agent, CallBatch *batch) {
    if (batch->closed || (batch->room = room_take(agent)) == NULL) return;
    batch->agent = agent;
    batch->next = batch->room->calls;
    batch->end = batch->room->calls + CALLS_ROOM;
}

void calls_free(Agent *agent) {
    for (CallRoom *room = agent->batches.made, *next; room != NULL; room = next) {
        next = room->next_made;
        free(room);
    }
    agent->batches = (CallBatches){.handler = NULL};
}

/* ---- Handing over ---- */

/* `batch` is the thread's `of`. While the handler reads it, it is busy: what stops the world
 * then takes it for handed over. */
static void call_handler(Agent *agent, Thread *t, Thread *of, uint64_t now, int context) {
    CallBatch *batch = &jvmpi_thread(of)->calls;
    uint64_t before = jvmpi_thread(t)->in_event[agent->slot];
    batch->busy = true;
    agent_set_in_event(agent, t, before | UINT64_C(1) << JVMPI_EVENT_METHOD_ENTRY);
    atomic_store_explicit(&t->delivery.handler_calls, t->delivery.handler_calls + 1,
                          memory_order_relaxed);
    HandlerScope scope;
    delivery_begin(&scope, t, context);
    agent->batches.handler((JNIEnv *)(void *)of, batch->room->calls,
                           (jint)(batch->next - batch->room->calls), (jlong)now);
    delivery_end(&scope);
    agent_set_in_event(agent, t, before);
    batch->next = batch->room->calls;
    batch->busy = false;
}

/* Where calls have no times, any but 0 is of the thread itself. */
static uint64_t batch_time(const Agent *agent) {
    return agent->batches.is_untimed ? 1 : counter_read();
}

void calls_hand_over(Agent *agent, Thread *t) {
    CallBatch *batch = &jvmpi_thread(t)->calls;
    uint64_t now = batch_time(agent);
    if (batch->busy) return;
    if (batch->agent != agent) {
        room_give_back(batch); /* of one that hears nothing more, and took it */
        room_for(agent, batch);
    }
    if (batch->agent != agent) return;
    call_handler(agent, t, t, now, EVENT_RUNNING);
    batch->latest = agent->batches.is_untimed ? 0 : counter_read();
}

static bool has_noted(const Agent *agent, const Thread *thread) {
    return calls_noted(&jvmpi_thread(thread)->calls, agent);
}

/* The world is stopped by `t`. */
static void take_stopped(Agent *agent, Thread *t) {
    for (Thread *of = thread_first(agent->vm); of != NULL; of = of->next)
        if (has_noted(agent, of)) call_handler(agent, t, of, 0, EVENT_STOPPED);
}

void calls_take_all(Agent *agent, Thread *t) {
    VM *vm = agent->vm;
    if (agent->batches.handler == NULL) return;
    if (vm->gate.stopper == t) {
        take_stopped(agent, t);
        return;
    }
    if (vm->gate.collector == t) return; /* when the collection ends */
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    world_stop(t);
    take_stopped(agent, t);
    world_resume(t);
    if (native) thread_leave_vm(t, THREAD_NATIVE);
}

void calls_before_event(Agent *agent, Thread *t, const Event *event) {
    if (t == NULL) return;
    if (agent->vm->gate.stopper == t) {
        /* Of classes that this collection found dead no CLASS_UNLOAD has been sent yet. */
        if (event->type == EVENT_gc_finish) take_stopped(agent, t);
        return;
    }
    if (has_noted(agent, t)) calls_hand_over(agent, t);
    if (event->type == EVENT_thread_end && event->thread_end.ended == t) {
        CallBatch *batch = &jvmpi_thread(t)->calls;
        batch->closed = true;
        if (batch->agent == agent && !batch->busy) room_give_back(batch);
    }
}

void calls_forget_thread(Agent *agent, Thread *thread) {
    CallBatch *batch = &jvmpi_thread(thread)->calls;
    if (batch->agent == agent) *batch = (CallBatch){.closed = batch->closed};
}

/* ---- Asking ---- */

int calls_ask(Thread *t, minijvm_calls handler, jlong gap, FILE *out) {
    VM *vm = t->vm;
    const Jvmpi *jvmpi = jvmpi_of(vm);
    Agent *agent = jvmpi->loading_thread == t ? jvmpi->loading : NULL;
    if (agent == NULL || handler == NULL || gap < MINIJVM_CALLS_UNTIMED) {
        fputs(agent == NULL ? "method events come in batches to an agent that asks for it in "
                              "its JVM_OnLoad\n"
                            : "batches of method events want a handler, and no negative gap\n",
              out);
        return JNI_ERR;
    }
    if (gap != MINIJVM_CALLS_UNTIMED && !COUNTER_IS_READ) {
        fputs("method events do not come in batches: this processor has no counter that is "
              "known\n",
              out);
        return JNI_ERR;
    }
    agent->batches.is_untimed = gap == MINIJVM_CALLS_UNTIMED;
    agent->batches.gap = gap <= 0 ? UINT64_MAX : (uint64_t)gap;
    agent->batches.handler = handler;
    agent->listener.alone = agent_probes_batched;
    const EventMask wanted = agent_kept_events(agent);
    lock_acquire(&agent->lock, LOCK_AGENT);
    agent->listener.possible |= wanted;
    atomic_fetch_or(&vm->events.possible, wanted);
    events_want(&vm->events, &agent->listener, wanted, true);
    lock_release(&agent->lock, LOCK_AGENT);
    agent_choose_ways(agent);
    return JNI_OK;
}

/* Not what was noted for other agents: a thread that is stopped may hold the lock that such a
 * handler wants. */
int calls_take(Thread *t, const void *caller) {
    const Jvmpi *jvmpi = jvmpi_of(t->vm);
    Agent *own = agent_that_calls(t->vm, t, NULL, caller);
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) {
        Agent *agent = jvmpi->agents[i];
        if (agent == own || (own == NULL && agent->library == NULL && !agent->left))
            calls_take_all(agent, t);
    }
    return JNI_OK;
}
