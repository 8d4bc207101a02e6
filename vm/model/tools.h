/* SPDX-License-Identifier: MIT */
/* What a front-end lets others do with its agents while the VM runs. */
#ifndef MINIJVM_VM_MODEL_TOOLS_H
#define MINIJVM_VM_MODEL_TOOLS_H

#include <minijvm.h>
#include <stdio.h>

#include "vm/model/names.h"

struct Agent;

/* `t` is NATIVE and has a java.lang.Thread. 0, or another number and a line of text that says
 * why not: what an agent's entry answered, else -1. `library` is a name or path as -Xrun has
 * it; NULL: the only agent. **Safepoint.** */
typedef struct AgentTools {
    /* `options` may be NULL. The agent has been told what it missed when this returns.
     * *answered, which may be NULL, too: the number is what its entry answered. */
    int (*load)(Thread *t, const char *library, const char *options, FILE *out, bool *answered);
    int (*unload)(Thread *t, const char *library, const char *unused, FILE *out);
    /* The agent whose own code asks that it be unloaded: it runs at `caller`, or the thread `t`
     * (NULL: unknown to the VM) is in a handler or a system thread of it. NULL: others ask. It
     * is for another thread, then, to let it `leave`; *again: that has been asked for before.
     * Without a thread: there is none, and it stays. */
    struct Agent *(*own)(Thread *t, VM *vm, const char *library, const void *caller,
                         bool *again);
    int (*leave)(Thread *t, struct Agent *agent, FILE *out);
    /* `events`: names, separated by commas. */
    int (*enable)(Thread *t, const char *library, const char *events, FILE *out);
    int (*disable)(Thread *t, const char *library, const char *events, FILE *out);
    /* Method events come only of the methods that the patterns name (vm/text/choice.h; "*": of
     * all); or, of what they come now, not of those any more. `library`: NULL is the agent
     * whose JVM_OnLoad runs on this thread, if one does, and "" the host's own. */
    int (*choose)(Thread *t, const char *library, const char *patterns, FILE *out);
    int (*exclude)(Thread *t, const char *library, const char *patterns, FILE *out);
    /* minijvm.h: minijvm_agent_calls, minijvm_take_calls. JNI results. */
    int (*batch)(Thread *t, minijvm_calls handler, jlong gap, FILE *out);
    int (*take)(Thread *t, const void *caller);
    /* minijvm.h: minijvm_agent_refuse. A JNI result. */
    int (*refuse)(Thread *t, const char *why);
    void (*list)(VM *vm, FILE *out); /* a line for each agent */
} AgentTools;

#endif
