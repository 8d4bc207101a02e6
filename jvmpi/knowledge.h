/* SPDX-License-Identifier: MIT */
/* What an agent has been told of: it is named only what it knows (R212 to R214). */
#ifndef MINIJVM_JVMPI_KNOWLEDGE_H
#define MINIJVM_JVMPI_KNOWLEDGE_H

#include "jvmpi/agent.h"

/* Its place in a thread's start_told and end_told. */
static inline uint32_t agent_bit(const Agent *agent) { return UINT32_C(1) << agent->slot; }

/* R214: what an event of this number that happens on the thread names as its thread: NULL
 * before the agent was told of its start and after it was told of its end. */
JNIEnv *agent_env_slow(const Agent *agent, Thread *t, jint number);
static inline JNIEnv *agent_env(const Agent *agent, Thread *t, jint number) {
    bool known = t != NULL && t->start_is_told &&
                 atomic_load_explicit(&jvmpi_thread(t)->end_told, memory_order_relaxed) == 0 &&
                 !t->end_is_told;
    return __builtin_expect(known, 1) ? (JNIEnv *)(void *)t : agent_env_slow(agent, t, number);
}

/* A class that an agent is being told of for the first time, on the thread that has it in
 * `class_telling`. Until the handler is back only that thread's requests take it for known. */
typedef struct ClassTelling {
    const Class *class_;
    const Agent *agent;
    struct ClassTelling *outer;
} ClassTelling;

/* Is it the one object that is its own class? */
static inline bool object_is_own_class(const VM *vm, const Object *object) {
    return vm->known.Class_ != NULL && vm->known.Class_->mirror == object;
}
/* Notes that the agent has been told of the object before the start's announcements came to it.
 * False: no memory. */
bool agent_note_asked(Agent *agent, const Object *object);
/* Was it? Always false when the start has been told. */
bool agent_has_asked(Agent *agent, const Object *object);
void agent_forget_asked(Agent *agent);

#endif
