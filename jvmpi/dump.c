/* SPDX-License-Identifier: MIT */
#include "jvmpi/dump.h"

#include <stdlib.h>

#include "jvmpi/check.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "vm/model/class.h"
#include "vm/model/thread_list.h"
#include "vm/system/lock.h"
#include "vm/threads/gate.h"
#include "vm/threads/transition.h"
#include "vm/threads/stack_walk.h"

/* ---- The buffer ---- */

void dump_grow(Dump *d, size_t count) {
    size_t capacity = 2 * d->capacity + count + 256;
    char *grown = d->failed ? NULL : realloc(d->bytes, capacity);
    if (grown == NULL) {
        d->failed = true;
        return;
    }
    d->bytes = grown;
    d->capacity = capacity;
}

void dump_free(const Agent *agent, Dump *d) {
    for (jint i = 0; i < d->trace_count; i++) {
        check_spoil(agent, d->traces[i].frames,
                    (size_t)d->traces[i].num_frames * sizeof(JVMPI_CallFrame));
        free(d->traces[i].frames);
    }
    check_spoil(agent, d->statuses, (size_t)d->trace_count * sizeof *d->statuses);
    check_spoil(agent, d->bytes, d->length);
    check_spoil(agent, d->traces, (size_t)d->trace_count * sizeof *d->traces);
    free(d->traces);
    free(d->statuses);
    free(d->pending);
    free(d->bytes);
}

/* ---- What the agent knows (R28, R213) ---- */

/* Who asks is in the handler that is told of the class. */
static bool is_told_here(const Dump *d, const Class *c) {
    for (const ClassTelling *telling = d->tellings; telling != NULL; telling = telling->outer)
        if (telling->class_ == c && telling->agent == d->agent) return true;
    return false;
}

bool dump_knows_class(const Dump *d, const Class *c) {
    if (c->is_primitive) return PLANTED(d->vm, R213);
    if (atomic_load(&c->telling) & agent_bit(d->agent)) return is_told_here(d, c);
    if (atomic_load(&c->told) & agent_bit(d->agent)) return true;
    return atomic_load(&c->announcer) == NULL && !c->is_ending;
}

bool dump_knows_thread(const Dump *d, const Thread *thread) {
    if (thread->end_is_told ||
        (atomic_load(&jvmpi_thread(thread)->end_told) & agent_bit(d->agent)))
        return false;
    return thread->start_is_told ||
           (atomic_load(&jvmpi_thread(thread)->start_told) & agent_bit(d->agent));
}

const void *dump_known_thread(const Dump *d, const Thread *thread) {
    return thread != NULL && dump_knows_thread(d, thread) ? thread : NULL;
}

const void *dump_traced_thread(const Dump *d, const void *thread) {
    for (jint i = 0; i < d->trace_count; i++)
        if (d->traces[i].env_id == thread) return thread;
    return NULL;
}

static void add_pending(Dump *d, const Object *object) {
    if (d->pending_count == d->pending_capacity) {
        size_t capacity = 2 * d->pending_capacity + 16;
        const Object **grown = realloc(d->pending, capacity * sizeof *grown);
        if (grown == NULL) {
            d->failed = true;
            return;
        }
        d->pending = grown;
        d->pending_capacity = capacity;
    }
    d->pending[d->pending_count++] = object;
}

/* The world stands still: who tells of an object is in a handler. If that is another agent's,
 * this agent may be next; if it is this agent's, it may not have recorded the object yet,
 * unless it is the handler that asks. */
static void note_pending(void *data, Thread *thread) {
    Dump *d = data;
    bool listens = thread != d->thread && (agent_in_progress(d->agent, thread) &
                                           UINT64_C(1) << JVMPI_EVENT_OBJECT_ALLOC);
    for (const Telling *telling = thread->delivery.telling; telling != NULL;
         telling = telling->outer)
        if (listens || !(telling->told & agent_bit(d->agent))) add_pending(d, telling->object);
    if (listens && thread->delivery.brief_object != NULL)
        add_pending(d, thread->delivery.brief_object);
}

bool dump_is_pending(const Dump *d, const Object *object) {
    for (size_t i = 0; i < d->pending_count; i++)
        if (d->pending[i] == object) return true;
    return false;
}

/* ---- Traces ---- */

void dump_add_trace(void *data, Thread *thread) {
    Dump *d = data;
    if (!dump_knows_thread(d, thread)) return;
    if (d->trace_count == d->trace_capacity) {
        d->trace_capacity = 2 * d->trace_capacity + 16;
        size_t count = (size_t)d->trace_capacity;
        JVMPI_CallTrace *traces = realloc(d->traces, count * sizeof *traces);
        if (traces != NULL) d->traces = traces;
        jint *statuses = realloc(d->statuses, count * sizeof *statuses);
        if (statuses != NULL) d->statuses = statuses;
        if (traces == NULL || statuses == NULL) {
            d->failed = true;
            d->trace_capacity = d->trace_count; /* what is there stays freeable */
        }
    }
    if (d->failed) return;
    jint depth = 0;
    StackWalk walk = stack_walk_begin(thread);
    while (stack_walk_next(&walk)) depth++;
    JVMPI_CallFrame *frames = malloc(((size_t)depth + 1) * sizeof *frames);
    if (frames == NULL) {
        d->failed = true;
        return;
    }
    jint filled = jvmpi_walk(thread, frames, depth);
    d->statuses[d->trace_count] = jvmpi_thread_status(thread);
    d->traces[d->trace_count++] = (JVMPI_CallTrace){(JNIEnv *)(void *)thread, filled, frames};
}

/* ---- Life ---- */

Dump dump_begin(Agent *agent, Thread *t, int level) {
    return (Dump){.vm = agent->vm,
                  .agent = agent,
                  .thread = t,
                  .tellings = t != NULL ? jvmpi_thread(t)->class_telling : NULL,
                  .level = level};
}

void dump_with_world_stopped(Dump *d, Thread *t, void (*write)(Dump *d)) {
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    world_stop(t);
    if (agent_enabled((Agent *)(uintptr_t)d->agent, JVMPI_EVENT_OBJECT_ALLOC))
        thread_visit_all(d->vm, note_pending, d);
    write(d);
    lock_acquire(&d->vm->threads.lock, LOCK_THREADS);
    d->vm->threads.dumps++;
    lock_release(&d->vm->threads.lock, LOCK_THREADS);
    world_resume(t);
    if (native) thread_leave_vm(t, THREAD_NATIVE);
}

void dump_end(VM *vm) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    if (--vm->threads.dumps == 0) pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}
