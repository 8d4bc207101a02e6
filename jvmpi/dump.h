/* SPDX-License-Identifier: MIT */
/* A dump in the making: the buffer, what the agent may be shown, and the time between the
 * request and the handler's return.
 *
 * The world stands still only while the buffer is written; the handler then runs with threads
 * running and GC off, so that ids hold and it may make further requests.
 *
 * A buffer is a sequence of records without padding: counts and values are big-endian, pointers
 * (ids, JNIEnv *, references) have the machine's order and size. */
#ifndef MINIJVM_JVMPI_DUMP_H
#define MINIJVM_JVMPI_DUMP_H

#include <string.h>

#include "jvmpi/agent.h"
#include "jvmpi/plants.h"
#include "vm/heap/roots.h"

typedef struct Dump {
    VM *vm;
    const Agent *agent;
    const Thread *thread;                /* that asks */
    const struct ClassTelling *tellings; /* of that thread */
    const Object **pending; /* objects that the agent is told of now, or is next: as many as
                               threads are in somebody's handlers */
    size_t pending_count, pending_capacity;
    bool looks; /* the heap's live objects are being visited: of references to others nothing is
                   shown */
    int level;
    bool failed; /* no memory */
    char *bytes;
    size_t length, capacity;
    JVMPI_CallTrace *traces;
    jint *statuses;
    jint trace_count, trace_capacity;
} Dump;

/* ---- Life ---- */

/* For the agent's request on the thread. It needs no memory yet. */
Dump dump_begin(Agent *agent, Thread *t, int level);
/* Stops the world, notes which objects the agent has yet to be told of, and writes. What the
 * dump shows does not end before dump_end. **Safepoint.** */
void dump_with_world_stopped(Dump *d, Thread *t, void (*write)(Dump *d));
/* The handler has returned: what the dump shows may end. */
void dump_end(VM *vm);
void dump_free(const Agent *agent, Dump *d);
/* For thread_visit_all with the world stopped: adds the thread's call trace and status. */
void dump_add_trace(void *data, Thread *thread);

/* ---- What the agent knows (R28, R213) ---- */

/* A class that has been announced to it, or was before it listened. Mirrors of others are plain
 * objects. So are those of a class that a handler of the agent is only being told of, but to
 * that handler itself. */
bool dump_knows_class(const Dump *d, const Class *c);
bool dump_knows_thread(const Dump *d, const Thread *thread);
/* The thread, or NULL: the agent does not know it. */
const void *dump_known_thread(const Dump *d, const Thread *thread);
/* The same for who may not look into the thread: the world runs, and the thread may be gone. */
const void *dump_traced_thread(const Dump *d, const void *thread);
/* Is the agent about to be told of the object, or in its handler on another thread, so that it
 * may not have recorded it? Then the dump may not show it. */
bool dump_is_pending(const Dump *d, const Object *object);

/* ---- The buffer ---- */

/* Room for so many bytes more, else `failed` is set. */
void dump_grow(Dump *d, size_t count);

static inline void dump_put(Dump *d, const void *bytes, size_t count) {
    if (d->length + count > d->capacity) dump_grow(d, count);
    if (d->failed) return;
    memcpy(d->bytes + d->length, bytes, count);
    d->length += count;
}
static inline void dump_put_u1(Dump *d, unsigned value) {
    uint8_t byte = (uint8_t)value;
    dump_put(d, &byte, 1);
}
static inline void dump_put_u2(Dump *d, unsigned value) {
    dump_put_u1(d, value >> 8);
    dump_put_u1(d, value);
}
static inline void dump_put_u4(Dump *d, uint32_t value) {
    dump_put_u2(d, value >> 16);
    dump_put_u2(d, value & 0xffff);
}
static inline void dump_put_pointer(Dump *d, const void *pointer) {
    dump_put(d, &pointer, PLANTED(d->vm, R48) ? 4 : sizeof pointer);
}
/* A value of 1 << shift bytes in memory order, written big-endian. */
static inline void dump_put_value(Dump *d, const char *value, unsigned shift) {
    for (unsigned i = 1u << shift; i-- > 0;) dump_put_u1(d, (uint8_t)value[i]);
}

#endif
