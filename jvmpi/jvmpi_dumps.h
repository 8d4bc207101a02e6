/* SPDX-License-Identifier: MIT */
/* Dumps, which agents ask for by RequestEvent (R154 to R191). JVMPI_FAIL: no memory. */
#ifndef MINIJVM_JVMPI_JVMPI_DUMPS_H
#define MINIJVM_JVMPI_JVMPI_DUMPS_H

#include "jvmpi/agent.h"

/* GC is off. */
jint agent_dump_object(Agent *agent, Thread *t, Object *object);
/* The world is stopped meanwhile. **Safepoint.** */
jint agent_dump_heap(Agent *agent, Thread *t, int level);
jint agent_dump_monitors(Agent *agent, Thread *t);

#endif
