/* SPDX-License-Identifier: MIT */
/* The shared library of an agent: found, opened, closed (agent_library.c says where it is
 * looked for). */
#ifndef MINIJVM_JVMPI_AGENT_LIBRARY_H
#define MINIJVM_JVMPI_AGENT_LIBRARY_H

#include "jvmpi/agent.h"

/* By the agent's name. False, and a message: there is none, or it cannot be used. */
bool agent_open(Agent *agent, char *message, size_t size);
/* Which addresses are the library's. */
void agent_find_range(Agent *agent);
static inline bool agent_has_code(const Agent *agent, uintptr_t address) {
    return address >= agent->low && address < agent->high;
}
/* Whose code runs: `caller` is its library's, or a handler of its is in progress on the thread
 * (which may be NULL), or the thread is its own. Of this name, or of any; NULL: of no
 * library's.
 */
Agent *agent_that_calls(VM *vm, const Thread *t, const char *library, const void *caller);
/* What may leave code behind (library.h) stays mapped. */
void agent_close(Agent *agent);
/* The same, but what stays is for the next agent of the same path. */
void agent_close_or_keep(Agent *agent);
void agent_libraries_free(Jvmpi *jvmpi);

#endif
