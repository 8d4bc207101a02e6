/* SPDX-License-Identifier: MIT */
/* Agents that come while the VM runs, and go before it ends (docs/attach.md).
 *
 *    JVM_OnLoad runs       what it enables is noted, nothing is told
 *    kind after kind       in the order of a start: what there is of the kind, from the VM's
 *                          tables; from the same stop on, live
 *    stacks                METHOD_ENTRY of every activation, bottom up, before anything else of
 *                          that thread's methods
 *    JVM_INIT_DONE         and the agent is as one of the start
 *    silent                no event; handlers that are running come to their end
 *    JVM_OnUnload
 *    left                  the slot, the listener and the Agent wait for the next that comes
 */
#ifndef MINIJVM_JVMPI_LATE_H
#define MINIJVM_JVMPI_LATE_H

#include "jvmpi/agent.h"
#include "vm/model/tools.h"

extern const AgentTools late_tools;

/* Tells the agent, whose JVM_OnLoad has returned, what it missed. `t` is NATIVE. False: no
 * memory for it; then nothing is enabled. **Safepoint.** */
bool late_tell(Agent *agent, Thread *t);
/* A whole load, and unload, with a line of text when it fails. `t` is NATIVE and has a
 * java.lang.Thread. 0: all went well; with *answered what JVM_OnLoad answered, else -1: it did
 * not get so far, or not further. (agent.c) **Safepoint.** */
int agent_come(VM *vm, Thread *t, const char *library, const char *options, FILE *out,
               bool *answered);
int agent_refuse(Thread *t, const char *why); /* minijvm.h: minijvm_agent_refuse */
int agent_unload_late(VM *vm, Thread *t, const char *library, FILE *out); /* **Safepoint.** */
/* The same for one whose `leaving` is set, unless it has left meanwhile. **Safepoint.** */
int agent_leave_late(Agent *agent, Thread *t, FILE *out);
/* The agent of this name; NULL: the only one. NULL and a line of text: there is none, or
 * several. */
Agent *agent_named(VM *vm, const char *library, FILE *out);
/* Everything before the library is closed (leave.c): false and why not; then the agent is
 * silent, and stays. **Safepoint.** */
bool agent_go(Agent *agent, Thread *t, char *message, size_t size);
/* Before an event of the thread's methods is told: its stack comes first. `t` is IN_VM.
 * **Safepoint.** */
void late_stack_first_slow(Agent *agent, Thread *t);
static inline void late_stack_first(Agent *agent, Thread *t) {
    if (__builtin_expect(atomic_load_explicit(&agent->stacks, memory_order_acquire) != NULL, 0))
        late_stack_first_slow(agent, t);
}
/* What is in progress on a thread that is at rest, by frame. The activation's end does not come
 * to the listener any more, which wants ends of all methods: it is told to others behind it, or
 * by a probe, which tells nobody else. */
bool late_end_is_over(const Listener *listener, const Thread *thread, const Frame *frame);
/* Does the event come to the listener after whom it is being told now, if that wants it? */
bool late_comes_to(const Event *event, const Listener *listener);
/* The thread whose stack the calling one tells, else NULL. */
Thread *late_told_for(const Agent *agent);

#endif
