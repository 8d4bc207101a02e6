/* SPDX-License-Identifier: MIT */
/* Agents that want method events of some methods only (docs/attach.md, Choosing methods). What
 * an agent chose is in force while it has METHOD_ENTRY, METHOD_ENTRY2 or METHOD_EXIT enabled:
 * then its bit is in Method.chosen of those, and engines hook them. An activation is the
 * agent's when its method was when it began; frame->flags says so. */
#ifndef MINIJVM_JVMPI_CHOICE_H
#define MINIJVM_JVMPI_CHOICE_H

#include "jvmpi/agent.h"
#include "vm/text/choice.h"

/* VM.choose_methods. */
void choice_begin(VM *vm, Class *c);
/* What the command line chose, for an agent that begins. False: no memory, or too many agents
 * choose. */
bool choice_default(Agent *agent);
/* From here on; NULL: all methods. False: nothing changed, and why. `t` is NATIVE or has the
 * world stopped; message may be NULL if patterns is. **Safepoint.** */
bool choice_set(Agent *agent, Thread *t, const char *patterns, char *message, size_t size);
/* Is it an event of methods, of which the agent chose some? Then enabling is this. False: the
 * caller is no thread of the VM, or there is no memory. **Safepoint.** */
bool choice_concerns(const Agent *agent, jint type);
bool choice_enable(Agent *agent, jint type, bool on);
/* Of AgentTools. **Safepoint.** */
int choice_choose(Thread *t, const char *library, const char *patterns, FILE *out);
int choice_exclude(Thread *t, const char *library, const char *patterns, FILE *out);
/* What is enabled has changed. The world is stopped by `t`. **Safepoint.** */
void choice_follow(Agent *agent, Thread *t);

#endif
