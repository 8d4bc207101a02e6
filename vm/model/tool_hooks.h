/* SPDX-License-Identifier: MIT */
/* What the VM asks of the front-ends above it. Each is set when that front-end is made, before
 * a class is loaded; NULL: there is none. */
#ifndef MINIJVM_VM_MODEL_TOOL_HOOKS_H
#define MINIJVM_VM_MODEL_TOOL_HOOKS_H

#include "vm/model/names.h"

struct AgentTools;

typedef struct ToolHooks {
    /* Sets `chosen` of a class's methods, which is about to be linked; NULL: nobody chooses. No
     * safepoint. */
    void (*choose_methods)(VM *vm, Class *c);
    const struct AgentTools *agent_tools; /* tools.h; NULL: no front-end */
    const char *(*agent_of_code)(VM *vm,
                                 const void *address); /* its name, NULL: none of an agent's */
    /* The agent that keeps GC off on the thread, for messages; NULL: none. */
    const char *(*keeps_gc_off)(const Thread *t);
    /* The event whose handler runs on the thread, and whose it is; NULL: none. Of another
     * thread: a guess. */
    const char *(*handler_in_progress)(const Thread *t, const char **agent);
    /* GetEnv for versions that are not JNI's: a JNI result. NULL: no tool interface. */
    int (*get_tool_env)(VM *vm, void **env, int version, void *return_address);
} ToolHooks;

#endif
