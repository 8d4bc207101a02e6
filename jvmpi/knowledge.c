/* SPDX-License-Identifier: MIT */
#include "jvmpi/knowledge.h"

#include <stdlib.h>

/* R212: what an agent has been told of because it asked is not announced to it again. Of
 * classes and threads that is a bit of theirs; of objects, which have no room for one, it
 * matters while the start is told. Then nothing moves. */
static size_t asked_place(const Agent *agent, const Object *object) {
    size_t at = ((uintptr_t)object >> 3) * UINT64_C(0x9E3779B97F4A7C15) >> 32;
    while (agent->asked[at & (agent->asked_capacity - 1)] != NULL &&
           agent->asked[at & (agent->asked_capacity - 1)] != object)
        at++;
    return at & (agent->asked_capacity - 1);
}

bool agent_note_asked(Agent *agent, const Object *object) {
    if (agent->asked_count * 2 >= agent->asked_capacity) {
        const Object **old = agent->asked;
        size_t size = agent->asked_capacity, capacity = size != 0 ? 2 * size : 256;
        const Object **grown = calloc(capacity, sizeof *grown);
        if (grown == NULL) return false;
        agent->asked = grown;
        agent->asked_capacity = capacity;
        for (size_t i = 0; i < size; i++)
            if (old[i] != NULL) grown[asked_place(agent, old[i])] = old[i];
        free(old);
    }
    size_t at = asked_place(agent, object);
    agent->asked_count += agent->asked[at] == NULL;
    agent->asked[at] = object;
    return true;
}

void agent_forget_asked(Agent *agent) {
    free(agent->asked);
    agent->asked = NULL;
    agent->asked_count = agent->asked_capacity = 0;
}

bool agent_has_asked(Agent *agent, const Object *object) {
    if (__builtin_expect(agent->asked_count == 0, 1)) return false;
    if (agent->vm->announcing) return agent->asked[asked_place(agent, object)] == object;
    agent_forget_asked(agent);
    return false;
}
