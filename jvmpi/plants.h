/* SPDX-License-Identifier: MIT */
/* Planted violations: -Xjvmpi:plant=<name> makes the VM break one statement of the interface on
 * purpose, so that tests/conformance/plants can show that a test notices. Debug builds alone
 * have them (MINIJVM_PLANTS); in others each hook here is what stands without it. plants.def is
 * the table. */
#ifndef MINIJVM_JVMPI_PLANTS_H
#define MINIJVM_JVMPI_PLANTS_H

#include "include/jvmpi.h"
#include "vm/model/names.h"

#ifdef MINIJVM_PLANTS

#include <stdbool.h>
#include <stddef.h>

typedef struct Agent Agent;
typedef struct Plants Plants;
typedef jint(JNICALL *PlantsOnLoad)(JavaVM *vm, char *options, void *reserved);

/* For agent_new and agent_free: what the chosen plant remembers of an agent. NULL: none is
 * chosen, or no memory. */
Plants *plants_new(VM *vm);
void plants_free(Plants *plants);
/* False: a plant is chosen that is not in the table. */
bool plants_known(const VM *vm);

/* What stands in for a member of the table; NULL: nothing. */
void (*plants_function(int slot, size_t member))(void);
/* Calls NotifyEvent, or does with the event what the plant says. */
void plants_deliver(Agent *agent, Thread *t, JVMPI_Event *event);
/* Before GetEnv hands out the agent's table and `answer`. */
jint plants_table(Agent *agent, void **env, jint answer);
jint plants_load(Agent *agent, PlantsOnLoad on_load, JavaVM *vm, char *options);
bool plants_is(const VM *vm, const char *name);

#define PLANTED(vm, name) plants_is(vm, #name)
#define PLANTED_FUNCTION(slot, member, function, arguments)                                    \
    do {                                                                                       \
        __typeof__(&function) planted =                                                        \
            (__typeof__(&function))plants_function(slot, offsetof(JVMPI_Interface, member));   \
        if (__builtin_expect(planted != NULL, 0)) return planted arguments;                    \
    } while (0)
#define PLANTED_EVENT(agent, t, event)            plants_deliver(agent, t, event)
#define PLANTED_TABLE(agent, env, answer)         plants_table(agent, env, answer)
#define PLANTED_LOAD(agent, on_load, vm, options) plants_load(agent, on_load, vm, options)

#else

#define PLANTED(vm, name)                                   ((void)(vm), 0)
#define PLANTED_FUNCTION(slot, member, function, arguments) (void)0
#define PLANTED_EVENT(agent, t, event)                      (agent)->table.NotifyEvent(event)
#define PLANTED_TABLE(agent, env, answer)                   (answer)
#define PLANTED_LOAD(agent, on_load, vm, options)           (on_load)(vm, options, NULL)

#endif
#endif
