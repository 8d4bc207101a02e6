/* SPDX-License-Identifier: MIT */
/* How events reach an agent (jvmpi_events.c; the brief way: probes.c). */
#ifndef MINIJVM_JVMPI_EVENTS_H
#define MINIJVM_JVMPI_EVENTS_H

#include "jvmpi/agent.h"

/* The Listener's notify: tells the agent what it enabled. **Safepoint.** */
void agent_notify(Listener *listener, Thread *t, Event *event);
/* Calls NotifyEvent with all that goes with it; `context` is EventContext. Unless `requested`,
 * an event type that is in progress on this thread for this agent is skipped. **Safepoint.** */
void agent_deliver(Agent *agent, Thread *t, JVMPI_Event *event, int context, bool requested);
/* On the thread, of another one. **Safepoint.** */
void agent_deliver_as(Agent *agent, Thread *t, Thread *of, JVMPI_Event *event, int context);
/* The Listener's probes (probes.c), and which events of what it has enabled they are good for.
 */
extern const EventProbes agent_probes_alone, agent_probes_batched, agent_probes_each;
void agent_choose_ways(Agent *agent);
/* False: the long way. **Safepoint.** */
bool agent_tell_method(Agent *agent, Thread *t, Method *method, int number);
bool agent_tell_free(Agent *agent, Thread *t, const Event *told);
bool agent_tell_move(Agent *agent, Thread *t, const Event *told);
/* What JVMPI calls an array of such elements: the type of a primitive one, otherwise
 * JVMPI_CLASS. */
jint agent_array_kind(const Class *element);
void agent_fill_object_alloc(JVMPI_Event *event, const Object *object, size_t bytes, int arena);
/* The part of agent_deliver that calls the handler, under -Xcheck:jvmpi and -Xjvmpi:stress
 * (stress.c). **Safepoint.** */
void agent_call_watched(Agent *agent, Thread *t, JVMPI_Event *event, int context);
/* Notes in `told` that the agent is told now. False: it has been already, and has not asked. */
bool agent_has_news(const Agent *agent, const Thread *t, _Atomic uint32_t *told, int number,
                    bool requested);
/* Each agent sees what the one before it made of the class. **Safepoint.** */
void agent_deliver_class_load_hook(Agent *agent, Thread *t, Event *event);
/* The VM's events that carry a JVMPI event; 0: none. */
EventMask agent_internal_events(int number);
/* The same as this agent wants them now: of chosen methods, or of all. */
EventMask agent_wanted_events(const Agent *agent, int number);
/* What it hears of whatever it has enabled. */
EventMask agent_kept_events(const Agent *agent);
/* Answers whether it changed anything. Execution has to follow. */
bool agent_set_enabled(Agent *agent, jint type, bool on);
/* No event from here on. Waits until a collection that is being told is over. **Safepoint.** */
void agent_silence(Agent *agent, Thread *t);
/* For RequestEvent, or of what is announced; GC is off. **Safepoint.** */
jint agent_deliver_class_load(Agent *agent, Thread *t, Class *c, bool requested);
jint agent_deliver_thread_start(Agent *agent, Thread *t, Thread *started, Object *object,
                                bool requested);
jint agent_deliver_object_alloc(Agent *agent, Thread *t, Object *object, bool requested);

#endif
