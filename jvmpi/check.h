/* SPDX-License-Identifier: MIT */
/* -Xcheck:jvmpi: what an agent does against the interface's rules is reported with the rule's
 * number, the agent, the thread, the event in progress and the native call stack. Nothing here
 * changes what a function answers. Called only when agent->checks. */
#ifndef MINIJVM_JVMPI_CHECK_H
#define MINIJVM_JVMPI_CHECK_H

#include "jvmpi/agent.h"

/* One report per rule and place in the agent's code. */
void check_report(Agent *agent, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define CHECK_RULE(agent, broken, ...)                                                         \
    do {                                                                                       \
        if (__builtin_expect((agent) != NULL && (agent)->checks, 0) && (broken))               \
            check_report((agent), __VA_ARGS__);                                                \
    } while (0)

/* "OBJECT_ALLOC"; "?": no event has the number. */
const char *check_event_name(jint type);

/* No agent that keeps ids in four bytes knows it again. */
static inline bool check_is_high(const void *id) { return (uintptr_t)id > UINT32_MAX; }
/* The caller's thread may not block or allocate: it holds threads suspended for this agent, or
 * the world is stopped. */
bool check_is_suspended(Agent *agent);
/* Sees to it that allocations of agents are heard of where a library for that is loaded; else
 * says that they are not checked. */
void check_allocations_begin(void);
/* Around a handler. Answers the copy to hand to the agent, which check_end takes back and
 * spoils. */
typedef struct CheckedEvent {
    JVMPI_Event *copy;
    int32_t gc_off;
    uint64_t start;
} CheckedEvent;
JVMPI_Event *check_begin(CheckedEvent *checked, Agent *agent, Thread *t,
                         const JVMPI_Event *event);
void check_end(CheckedEvent *checked, Agent *agent, Thread *t, JVMPI_Event *event);
/* After the handler's scope was closed. */
void check_left_exception(Agent *agent, Thread *t, jint number, bool left);
/* Fills memory that an event pointed to with what is no pointer and no count. */
void check_spoil(const Agent *agent, void *memory, size_t bytes);
/* What is wrong with a JNIEnv *, or an object id, that was not found: for messages. */
const char *check_thread_word(Agent *agent, const void *env);
const char *check_object_word(Agent *agent, const void *id);
bool check_was_object(Agent *agent, const void *id);
/* After a thread's THREAD_END, and at the end: what it left behind. */
void check_thread_end(Agent *agent, Thread *t);
void check_vm_end(Agent *agent, Thread *t);

#endif
