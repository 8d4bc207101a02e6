/* SPDX-License-Identifier: MIT */
/* Snapshots of threads. Which frame holds a monitor: that of a synchronized method its own; a
 * block's is in the local variable that the block's handler exits from (JVMS 3.14: compilers
 * cover a synchronized block by a handler of any exception that loads that local and exits). A
 * monitor that the thread owns and no frame explains was entered by native code. */
#include "jdk/snapshot.h"

#include <stdlib.h>

#include "jdk/management.h"
#include "vm/classfile/opcodes.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/run/exception.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"
#include "vm/threads/park.h"
#include "vm/threads/stack_walk.h"

typedef struct Taking {
    Thread *t;
    VM *vm;
    const SnapshotWish *wish;
    Class *synchronizer;      /* AbstractOwnableSynchronizer */
    uint32_t exclusive_owner; /* offset of its field */
    Snapshot *snapshot;
    Thread **subjects; /* of the snapshot's threads */
} Taking;

/* ---- Lists ---- */

/* One more element of a list, NULL: no memory. */
static void *list_grow(void **list, int *count, size_t size) {
    if ((*count & (*count - 1)) == 0) { /* 0, 1, 2, 4... are full */
        void *grown = realloc(*list, (size_t)(*count > 0 ? 2 * *count : 1) * size);
        if (grown == NULL) return NULL;
        *list = grown;
    }
    return (char *)*list + (size_t)(*count)++ * size;
}

static void add_lock(Taking *taking, SnapshotLock **list, int *count, Object *object,
                     int depth) {
    SnapshotLock *lock = list_grow((void **)list, count, sizeof *lock);
    if (lock == NULL)
        taking->snapshot->failed = true;
    else
        *lock = (SnapshotLock){handle_new(taking->t, object), depth};
}

/* ---- Monitors of frames ---- */

static bool is_owned_by(VM *vm, Object *object, const Thread *thread) {
    return object != NULL && monitor_owner(vm, object) == thread;
}

/* The local variable of an astore or aload at `at`, with its length; -1: it is none. */
static int local_of(const uint8_t *at, const uint8_t *end, int wide_op, int first_short,
                    int *length) {
    if (at >= end) return -1;
    *length = 1;
    if (*at >= first_short && *at < first_short + 4) return *at - first_short;
    *length = 2;
    if (*at == wide_op && at + 1 < end) return at[1];
    *length = 4;
    if (*at == OP_wide && at + 3 < end && at[1] == wide_op) return at[2] << 8 | at[3];
    return -1;
}

/* The local whose monitor a handler exits first; -1: it is no synchronized block's. */
static int handler_local(const uint8_t *at, const uint8_t *end) {
    int length;
    if (local_of(at, end, OP_astore, OP_astore_0, &length) >= 0) at += length;
    int local = local_of(at, end, OP_aload, OP_aload_0, &length);
    if (local < 0 || at + length >= end || at[length] != OP_monitorexit) return -1;
    return local;
}

/* The local of the block that a handler covers at the pc; -1: it covers none there. */
static int block_local(const CodeInfo *code, uint32_t handler, uint32_t pc) {
    const ExceptionHandler *h = &code->handlers[handler];
    if (h->catch_type != 0 || pc < h->start_pc || pc >= h->end_pc) return -1;
    return handler_local(code->code + h->handler_pc, code->code + code->length);
}

/* A block may have several handlers, one of them for its own. */
static bool is_new_local(const CodeInfo *code, uint32_t handler, uint32_t pc, int local) {
    for (uint32_t i = 0; i < handler; i++)
        if (block_local(code, i, pc) == local) return false;
    return true;
}

/* Innermost first, as compilers list handlers; one object locked twice twice. */
static void add_monitors_of_frame(Taking *taking, SnapshotThread *s, const Thread *subject,
                                  const Activation *at, int depth) {
    const Method *m = at->method;
    const CodeInfo *code = m->info != NULL ? m->info->code : NULL;
    bool has_locals = code != NULL && at->pc >= 0 && at->frame->method == m;
    for (uint32_t i = 0; has_locals && i < code->handler_count; i++) {
        int local = block_local(code, i, (uint32_t)at->pc);
        if (local < 0 || !is_new_local(code, i, (uint32_t)at->pc, local)) continue;
        Object *object = frame_locals(at->frame)[local].l;
        if (is_owned_by(taking->vm, object, subject))
            add_lock(taking, &s->monitors, &s->monitor_count, object, depth);
    }
    Object *own = frame_lock(at->frame);
    if (at->frame->method == m && is_owned_by(taking->vm, own, subject))
        add_lock(taking, &s->monitors, &s->monitor_count, own, depth);
}

/* ---- One thread ---- */

/* Keeps the classes of methods that may be unloaded. */
static void add_frame(Taking *taking, SnapshotThread *s, const Activation *at) {
    int count = s->frame_count;
    Method **method = list_grow((void **)&s->methods, &s->frame_count, sizeof *s->methods);
    int *pc = method != NULL ? list_grow((void **)&s->pcs, &count, sizeof *s->pcs) : NULL;
    if (pc == NULL) {
        taking->snapshot->failed = true;
        s->frame_count = count;
        return;
    }
    *method = at->method;
    *pc = at->pc;
    const Class *c = at->method->holder;
    if (c->shape.owner != NULL) handle_new(taking->t, c->mirror);
}

/* Frames as Thread.getStackTrace shows them. */
static void take_frames(Taking *taking, SnapshotThread *s, Thread *subject) {
    StackWalk walk = stack_walk_begin(subject);
    int limit = taking->wish->depth;
    while (stack_walk_next(&walk) && !taking->snapshot->failed) {
        if (limit >= 0 && s->frame_count >= limit) break;
        if (method_has(walk.at.method, METHOD_HIDDEN)) continue;
        add_frame(taking, s, &walk.at);
        if (taking->wish->monitors)
            add_monitors_of_frame(taking, s, subject, &walk.at, s->frame_count - 1);
    }
}

static Object *ref_field(VM *vm, Object *object, const char *name, const char *descriptor) {
    Field *field =
        class_find_field(object_class(object), symbol(vm, name), symbol(vm, descriptor));
    return field != NULL ? slot_get((char *)object + field->offset) : NULL;
}

/* What the thread waits for, and the java.lang.Thread that has it. */
static Object *waits_for(const Taking *taking, Thread *subject, Object **owner) {
    VM *vm = taking->vm;
    *owner = NULL;
    Object *object = atomic_load(&subject->blocking.object);
    switch (atomic_load(&subject->blocking.kind)) {
    case WAIT_ENTER:
    case WAIT_OBJECT:
        if (object != NULL) {
            const Thread *has = monitor_owner(vm, object);
            *owner = has != NULL ? has->object : NULL;
        }
        return object;
    case WAIT_PARK:
        object = ref_field(vm, subject->object, "parkBlocker", "Ljava/lang/Object;");
        if (object != NULL && class_is_subclass(object_class(object), taking->synchronizer))
            *owner = slot_get((char *)object + taking->exclusive_owner);
        return object;
    default: return NULL;
    }
}

static int64_t in_milliseconds(int64_t nanoseconds) {
    return nanoseconds < 0 ? -1 : nanoseconds / 1000000;
}

static void take_thread(Taking *taking, SnapshotThread *s, Thread *subject) {
    Thread *t = taking->t;
    VM *vm = taking->vm;
    int kind = atomic_load(&subject->blocking.kind);
    Object *owner, *object = waits_for(taking, subject, &owner);
    s->thread = handle_new(t, subject->object);
    s->waits_for = handle_new(t, object);
    s->owner = handle_new(t, owner);
    s->state = *(int32_t *)(void *)((char *)subject->object + vm->known.Thread_threadStatus);
    s->is_suspended = atomic_load(&subject->suspension.by_java) ||
                      atomic_load(&subject->suspension.by_agents) > 0;
    s->is_in_native = atomic_load(&subject->state) == THREAD_NATIVE &&
                      (kind == WAIT_NONE || kind == WAIT_INTERNAL);
    s->blocked_count = subject->blocking.contention.counts[CONTENTION_BLOCKED];
    s->waited_count = subject->blocking.contention.counts[CONTENTION_WAITED];
    s->blocked_time = in_milliseconds(park_contention_time(subject, WAIT_ENTER));
    s->waited_time = in_milliseconds(park_contention_time(subject, WAIT_OBJECT));
    if (taking->wish->depth != 0) take_frames(taking, s, subject);
}

/* ---- What is in the heap ---- */

static SnapshotThread *snapshot_of(const Taking *taking, const Thread *subject) {
    for (int i = 0; i < taking->snapshot->count && subject != NULL; i++)
        if (taking->subjects[i] == subject) return &taking->snapshot->threads[i];
    return NULL;
}

static bool is_listed(const SnapshotThread *s, const Object *object) {
    for (int i = 0; i < s->monitor_count; i++)
        if (*s->monitors[i].object == object) return true;
    return false;
}

static void look_at_object(void *data, Object *object, int arena) {
    Taking *taking = data;
    (void)arena;
    if (taking->wish->synchronizers && taking->synchronizer != NULL &&
        class_is_subclass(object_class(object), taking->synchronizer)) {
        Object *owner = slot_get((char *)object + taking->exclusive_owner);
        SnapshotThread *s = owner != NULL ? snapshot_of(taking, thread_of_object(owner)) : NULL;
        if (s != NULL) add_lock(taking, &s->synchronizers, &s->synchronizer_count, object, -1);
    }
    if (!taking->wish->monitors || atomic_load(&object->lock) == 0) return;
    const Thread *owner = monitor_owner(taking->vm, object);
    if (owner == NULL || owner->native_monitors == 0) return;
    SnapshotThread *s = snapshot_of(taking, owner);
    if (s != NULL && !is_listed(s, object))
        add_lock(taking, &s->monitors, &s->monitor_count, object, -1);
}

/* Native code keeps monitors without a frame. */
static bool needs_heap(const Taking *taking) {
    if (taking->wish->synchronizers) return true;
    for (int i = 0; i < taking->snapshot->count && taking->wish->monitors; i++)
        if (taking->subjects[i] != NULL && taking->subjects[i]->native_monitors > 0)
            return true;
    return false;
}

/* ---- The whole ---- */

static bool take_slot(Taking *taking) {
    Snapshot *snapshot = taking->snapshot;
    int count = snapshot->count;
    SnapshotThread *s = list_grow((void **)&snapshot->threads, &snapshot->count, sizeof *s);
    Thread **subject =
        s != NULL ? list_grow((void **)&taking->subjects, &count, sizeof *subject) : NULL;
    snapshot->count = count;
    if (subject == NULL) {
        snapshot->failed = true;
        return false;
    }
    *s = (SnapshotThread){.thread = NULL};
    *subject = NULL;
    return true;
}

static Thread *thread_of_id(VM *vm, int64_t id) {
    for (Thread *thread = thread_first(vm); thread != NULL; thread = thread->next)
        if (thread_is_seen(thread) && management_thread_id(vm, thread->object) == id)
            return thread;
    return NULL;
}

static void take_subject(Taking *taking, Thread *subject) {
    if (!take_slot(taking)) return;
    int at = taking->snapshot->count - 1;
    taking->subjects[at] = subject;
    if (subject != NULL) take_thread(taking, &taking->snapshot->threads[at], subject);
}

static void take_all(Taking *taking) {
    VM *vm = taking->vm;
    const SnapshotWish *wish = taking->wish;
    if (wish->ids != NULL) {
        for (int i = 0; i < wish->count; i++)
            take_subject(taking, thread_of_id(vm, wish->ids[i]));
    } else {
        for (Thread *thread = thread_first(vm); thread != NULL; thread = thread->next)
            if (thread_is_seen(thread)) take_subject(taking, thread);
    }
    if (needs_heap(taking) && !taking->snapshot->failed)
        gc_visit_live_objects(vm->heap, look_at_object, taking);
}

/* False: an exception is pending. **Safepoint. Throws.** */
static bool snapshot_begin(Thread *t, Taking *taking) {
    VM *vm = t->vm;
    taking->t = t;
    taking->vm = vm;
    taking->synchronizer =
        loader_boot_class(t, "java/util/concurrent/locks/AbstractOwnableSynchronizer");
    if (taking->synchronizer == NULL || !class_initialize(t, taking->synchronizer))
        return false;
    const Field *field =
        class_find_field(taking->synchronizer, symbol(vm, "exclusiveOwnerThread"),
                         symbol(vm, "Ljava/lang/Thread;"));
    if (field == NULL) {
        exception_throw(t, "java/lang/InternalError", "no field exclusiveOwnerThread");
        return false;
    }
    taking->exclusive_owner = field->offset;
    /* Interned before the world stops. */
    symbol(vm, "parkBlocker"), symbol(vm, "Ljava/lang/Object;");
    symbol(vm, "tid"), symbol(vm, "J");
    return true;
}

bool snapshot_take(Thread *t, const SnapshotWish *wish, Snapshot *snapshot) {
    Taking taking = {.wish = wish, .snapshot = snapshot};
    *snapshot = (Snapshot){NULL, 0, false};
    if (!snapshot_begin(t, &taking)) return false;
    world_stop(t);
    take_all(&taking);
    world_resume(t);
    free(taking.subjects);
    if (!snapshot->failed) return true;
    snapshot_free(snapshot);
    exception_out_of_memory(t, "C heap");
    return false;
}

void snapshot_free(Snapshot *snapshot) {
    for (int i = 0; i < snapshot->count; i++) {
        SnapshotThread *s = &snapshot->threads[i];
        free(s->methods);
        free(s->pcs);
        free(s->monitors);
        free(s->synchronizers);
    }
    free(snapshot->threads);
    *snapshot = (Snapshot){NULL, 0, false};
}

/* ---- Deadlocks ---- */

static Thread *next_in_circle(const Taking *taking, Thread *thread, bool monitors_only) {
    int kind = atomic_load(&thread->blocking.kind);
    Object *owner;
    if (kind != WAIT_ENTER && (monitors_only || kind != WAIT_PARK)) return NULL;
    waits_for(taking, thread, &owner);
    return owner != NULL ? thread_of_object(owner) : NULL;
}

/* Everybody waits for one at most, so who comes back to itself is in a circle. */
static bool is_in_circle(const Taking *taking, Thread *first, uint32_t most,
                         bool monitors_only) {
    Thread *at = first;
    for (uint32_t steps = 0; steps <= most; steps++) {
        at = next_in_circle(taking, at, monitors_only);
        if (at == NULL || at == first) return at == first;
    }
    return false;
}

bool snapshot_find_deadlocks(Thread *t, bool monitors_only, Handle **threads, int *count) {
    Taking taking = {.wish = NULL};
    bool failed = false;
    *threads = NULL;
    *count = 0;
    if (!snapshot_begin(t, &taking)) return false;
    world_stop(t);
    uint32_t most = t->vm->threads.count;
    for (Thread *thread = thread_first(t->vm); thread != NULL; thread = thread->next) {
        if (!thread_is_seen(thread) || !is_in_circle(&taking, thread, most, monitors_only))
            continue;
        Handle *handle = list_grow((void **)threads, count, sizeof *handle);
        if (handle == NULL)
            failed = true;
        else
            *handle = handle_new(t, thread->object);
    }
    world_resume(t);
    if (!failed) return true;
    free(*threads);
    exception_out_of_memory(t, "C heap");
    return false;
}
