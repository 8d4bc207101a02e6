/* SPDX-License-Identifier: MIT */
/* Dumps on request. The world stands still only while the buffer is written; the handler then
 * runs with threads running and GC off, so that ids hold and it may make further requests.
 *
 * A buffer is a sequence of records without padding: counts and values are big-endian, pointers
 * (ids, JNIEnv *, references) have the machine's order and size. What a class record leaves out
 * (how many interfaces and statics, of which types) is what its CLASS_LOAD said, so both go
 * through the fields in class file order. */
#include <stdlib.h>
#include <string.h>

#include "jvmpi/check.h"
#include "jvmpi/raw_monitor.h"
#include "vm/link/class.h"
#include "vm/load/loader.h"
#include "vm/lock.h"
#include "vm/metadata.h"
#include "vm/run/gate.h"
#include "vm/run/handles.h"
#include "vm/run/monitor.h"
#include "vm/run/roots.h"
#include "vm/run/stack_walk.h"
#include "vm/run/thread_life.h"

/* ---- The buffer ---- */

typedef struct Dump {
    RootVisitor roots; /* first; the visitor is the dump */
    VM *vm;
    int level;
    bool failed; /* no memory */
    char *bytes;
    size_t length, capacity;
    Thread *thread; /* whose roots are being visited */
    StackWalk walk; /* of that thread, up to frame walk_number */
    int walk_number;
    uint8_t root_kind;
    JVMPI_CallTrace *traces;
    jint *statuses;
    jint trace_count, trace_capacity;
} Dump;

static void put(Dump *d, const void *bytes, size_t count) {
    if (d->length + count > d->capacity && !d->failed) {
        size_t capacity = 2 * d->capacity + count + 256;
        char *grown = realloc(d->bytes, capacity);
        if (grown == NULL) {
            d->failed = true;
        } else {
            d->bytes = grown;
            d->capacity = capacity;
        }
    }
    if (d->failed) return;
    memcpy(d->bytes + d->length, bytes, count);
    d->length += count;
}

static void put_u1(Dump *d, unsigned value) {
    uint8_t byte = (uint8_t)value;
    put(d, &byte, 1);
}
static void put_u2(Dump *d, unsigned value) {
    put_u1(d, value >> 8);
    put_u1(d, value);
}
static void put_u4(Dump *d, uint32_t value) {
    put_u2(d, value >> 16);
    put_u2(d, value & 0xffff);
}
static void put_pointer(Dump *d, const void *pointer) { put(d, &pointer, sizeof pointer); }

/* A value of 1 << shift bytes in memory order, written big-endian. */
static void put_value(Dump *d, const char *value, unsigned shift) {
    for (unsigned i = 1u << shift; i-- > 0;) put_u1(d, (uint8_t)value[i]);
}

static void dump_free(const Agent *agent, Dump *d) {
    for (jint i = 0; i < d->trace_count; i++) {
        check_spoil(agent, d->traces[i].frames, (size_t)d->traces[i].num_frames * sizeof(JVMPI_CallFrame));
        free(d->traces[i].frames);
    }
    check_spoil(agent, d->statuses, (size_t)d->trace_count * sizeof *d->statuses);
    check_spoil(agent, d->bytes, d->length);
    check_spoil(agent, d->traces, (size_t)d->trace_count * sizeof *d->traces);
    free(d->traces);
    free(d->statuses);
    free(d->bytes);
}

/* ---- Objects ---- */

static unsigned kind_shift(char kind) {
    switch (kind) {
    case 'J':
    case 'D': return 3;
    case 'I':
    case 'F': return 2;
    case 'S':
    case 'C': return 1;
    default: return 0;
    }
}

static void put_fields(Dump *d, const Class *c, const Object *holder, bool statics) {
    for (uint32_t i = 0; i < c->field_count; i++) {
        const Field *f = &c->fields[i];
        if (((f->flags & ACC_STATIC) != 0) != statics) continue;
        const char *at = (const char *)holder + f->offset;
        if (f->kind == 'L' || f->kind == '[')
            put_pointer(d, slot_get(at));
        else if (d->level == JVMPI_DUMP_LEVEL_2)
            put_value(d, at, kind_shift(f->kind));
    }
}

static const Object *mirror_field(const Class *c, const char *name) {
    const Class *k = object_class(c->mirror);
    for (uint32_t i = 0; i < k->field_count; i++)
        if (!(k->fields[i].flags & ACC_STATIC) && strcmp(k->fields[i].name, name) == 0)
            return slot_get((const char *)c->mirror + k->fields[i].offset);
    return NULL;
}

static unsigned put_constant(Dump *d, unsigned index, const Object *constant) {
    if (constant == NULL) return 0;
    put_u2(d, index);
    put_u1(d, JVMPI_CLASS);
    put_pointer(d, constant);
    return 1;
}

/* Strings under their own index. What else the class object refers to and no part of the record shows has
 * index 0, which no constant has: so a reader finds every live object on a path from a root. */
static unsigned put_constants(Dump *d, const Class *c) {
    const Class *k = object_class(c->mirror);
    unsigned count = put_constant(d, 0, class_constants(c));
    for (uint32_t i = 0; i < k->field_count; i++) {
        const Field *f = &k->fields[i];
        bool shown = strcmp(f->name, "classLoader") == 0 || strcmp(f->name, "signers") == 0 ||
                     strcmp(f->name, "protectionDomain") == 0;
        if (!(f->flags & ACC_STATIC) && (f->kind == 'L' || f->kind == '[') && !shown)
            count += put_constant(d, 0, slot_get((const char *)c->mirror + f->offset));
    }
    for (uint32_t i = 1; c->file != NULL && c->resolved != NULL && i < c->file->pool.count; i++)
        if (c->file->pool.tags[i] == CONSTANT_String) count += put_constant(d, i, class_constant(c, i));
    return count;
}

static void put_class(Dump *d, const Class *c) {
    put_u1(d, JVMPI_GC_CLASS_DUMP);
    put_pointer(d, c->mirror);
    put_pointer(d, c->super != NULL ? c->super->mirror : NULL);
    put_pointer(d, c->loader != NULL ? c->loader->object : NULL);
    put_pointer(d, mirror_field(c, "signers"));
    put_pointer(d, mirror_field(c, "protectionDomain"));
    for (int i = 0; i < 2; i++) put_pointer(d, NULL); /* reserved */
    put_u4(d, c->is_array || c->is_primitive ? 0 : c->shape.size);
    for (uint32_t i = 0; !c->is_array && i < c->interface_count; i++)
        put_pointer(d, c->interfaces[i]->mirror);
    size_t count_at = d->length;
    put_u2(d, 0);
    unsigned count = put_constants(d, c);
    if (!d->failed) {
        d->bytes[count_at] = (char)(count >> 8);
        d->bytes[count_at + 1] = (char)count;
    }
    put_fields(d, c, c->mirror, true);
}

static void put_instance(Dump *d, const Object *object) {
    put_u1(d, JVMPI_GC_INSTANCE_DUMP);
    put_pointer(d, object);
    put_pointer(d, object_class(object)->mirror);
    size_t count_at = d->length;
    put_u4(d, 0);
    for (const Class *c = object_class(object); c != NULL; c = c->super)
        put_fields(d, c, object, false);
    uint32_t count = (uint32_t)(d->length - count_at - 4);
    for (int i = 0; i < 4 && !d->failed; i++)
        d->bytes[count_at + i] = (char)(count >> (24 - 8 * i));
}

static void put_array(Dump *d, const Object *array) {
    const Class *element = object_class(array)->element;
    int32_t length = array_length(array);
    bool primitive = element->is_primitive;
    put_u1(d, primitive ? JVMPI_GC_PRIM_ARRAY_DUMP : JVMPI_GC_OBJ_ARRAY_DUMP);
    put_pointer(d, array);
    put_u4(d, (uint32_t)length);
    if (!primitive) {
        put_pointer(d, element->mirror);
        for (int32_t i = 0; i < length; i++) put_pointer(d, array_get_ref(array, i));
        return;
    }
    put_u1(d, (unsigned)agent_array_kind(element));
    if (d->level < JVMPI_DUMP_LEVEL_2) return;
    unsigned shift = kind_shift(element->primitive_kind);
    const char *elements = array_elements(array);
    if (shift == 0)
        put(d, elements, (size_t)length);
    else
        for (int32_t i = 0; i < length; i++)
            put_value(d, elements + ((size_t)i << shift), shift);
}

static void put_object(Dump *d, const Object *object) {
    const Class *c = object_class(object);
    const Class *described = c == d->vm->known.Class_ ? class_of_mirror(object) : NULL;
    /* An id from an agent may only look like a class. */
    if (described != NULL && metadata_contains(d->vm, described, sizeof *described) &&
        described->mirror == object)
        put_class(d, described);
    else if (c->is_array)
        put_array(d, object);
    else
        put_instance(d, object);
}

static void put_root(Dump *d, unsigned kind, const Object *object) {
    put_u1(d, kind);
    put_pointer(d, object);
}

static void visit_object(void *data, Object *object, int arena) {
    Dump *d = data;
    (void)arena;
    if (d->level > JVMPI_DUMP_LEVEL_0) {
        uint32_t entries;
        put_object(d, object);
        if (monitor_thin_owner(d->vm, object, &entries) != NULL)
            put_root(d, JVMPI_GC_ROOT_MONITOR_USED, object);
        return;
    }
    const Class *c = object_class(object);
    put_u1(d, (unsigned)(!c->is_array ? JVMPI_NORMAL_OBJECT : agent_array_kind(c->element)));
    put_pointer(d, object);
}

/* ---- Traces ---- */

static void add_trace(void *data, Thread *thread) {
    Dump *d = data;
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

/* ---- Roots ---- */

static void visit_frame_root(void *data, Object **slot, int frame_number) {
    Dump *d = data;
    while (d->walk_number < frame_number && stack_walk_next(&d->walk)) d->walk_number++;
    /* The arguments of a native method are local references. */
    bool native = d->walk.at.method != NULL && method_is_native(d->walk.at.method);
    put_root(d, native ? JVMPI_GC_ROOT_JNI_LOCAL : JVMPI_GC_ROOT_JAVA_FRAME, *slot);
    put_pointer(d, d->thread);
    put_u4(d, (uint32_t)frame_number);
}

static void visit_plain_root(RootVisitor *visitor, Object **slot) {
    Dump *d = (Dump *)(void *)visitor;
    if (*slot != NULL) put_root(d, d->root_kind, *slot);
}

/* What native methods hold is local to their frames, what was made before all frames has none; the rest
 * is held by the VM's own code. Owners come innermost first, and so do the walk's frames. */
static void visit_handle(void *data, Object **slot, Frame *owner) {
    Dump *d = data;
    bool native = owner != NULL && owner->method != NULL;
    while (native && d->walk.at.frame != owner && stack_walk_next(&d->walk)) d->walk_number++;
    put_root(d, native || owner == NULL ? JVMPI_GC_ROOT_JNI_LOCAL : JVMPI_GC_ROOT_NATIVE_STACK, *slot);
    put_pointer(d, d->thread);
    if (native || owner == NULL) put_u4(d, (uint32_t)(native ? d->walk_number : -1));
}

/* A class is alive while one of its methods runs. */
static void visit_running_classes(Dump *d, Thread *thread) {
    StackWalk walk = stack_walk_begin(thread);
    for (uint32_t number = 0; stack_walk_next(&walk); number++) {
        const Class *holder = walk.at.method->holder;
        if (holder->loader == NULL || holder->mirror == NULL) continue;
        put_root(d, JVMPI_GC_ROOT_JAVA_FRAME, holder->mirror);
        put_pointer(d, thread);
        put_u4(d, number);
    }
}

static void visit_global_root(void *data, Object **slot, bool weak) {
    Dump *d = data;
    if (weak || *slot == NULL) return;
    put_root(d, JVMPI_GC_ROOT_JNI_GLOBAL, *slot);
    put_pointer(d, slot);
}

static void visit_sticky_class(void *data, Class *c) {
    if (c->loader == NULL && c->mirror != NULL)
        put_root(data, JVMPI_GC_ROOT_STICKY_CLASS, c->mirror);
}

static void visit_thread_roots(void *data, Thread *thread) {
    Dump *d = data;
    d->thread = thread;
    d->walk = stack_walk_begin(thread);
    d->walk_number = -1;
    stack_visit_roots(thread, visit_frame_root, d);
    d->walk = stack_walk_begin(thread);
    d->walk_number = -1;
    handles_visit_by_frame(thread, visit_handle, d);
    visit_running_classes(d, thread);
    if (thread->object != NULL) {
        put_root(d, JVMPI_GC_ROOT_THREAD_BLOCK, thread->object);
        put_pointer(d, thread);
    }
    Object *others[] = {thread->exception, atomic_load(&thread->wait_object)};
    for (int i = 0; i < 2; i++)
        if (others[i] != NULL) put_root(d, JVMPI_GC_ROOT_UNKNOWN, others[i]);
}

static void put_roots(Dump *d) {
    VM *vm = d->vm;
    thread_visit_all(vm, visit_thread_roots, d);
    global_references_visit(vm, visit_global_root, d);
    loader_visit_classes(vm, visit_sticky_class, d);
    d->root_kind = JVMPI_GC_ROOT_MONITOR_USED;
    monitors_visit_used(vm, &d->roots);
    Object *others[] = {vm->out_of_memory_error, vm->system_thread_group, vm->main_thread_group,
                        vm->system_loader};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (others[i] != NULL) put_root(d, JVMPI_GC_ROOT_UNKNOWN, others[i]);
}

/* ---- Monitors ---- */

static void put_threads(Dump *d, Thread **threads, uint32_t count) {
    put_u4(d, count);
    for (uint32_t i = 0; i < count; i++) put_pointer(d, threads[i]);
}

static void visit_monitor(void *data, const MonitorInfo *info) {
    Dump *d = data;
    put_u1(d, JVMPI_MONITOR_JAVA);
    put_pointer(d, info->object);
    put_pointer(d, info->owner);
    put_u4(d, info->owner != NULL ? info->entries : 0);
    put_threads(d, info->enterers, info->enterer_count);
    put_threads(d, info->waiters, info->waiter_count);
}

/* A lock that was never contended: an owner and nobody else. */
static void visit_thin_lock(void *data, Object *object, int arena) {
    Dump *d = data;
    MonitorInfo info = {.object = object};
    (void)arena;
    info.owner = monitor_thin_owner(d->vm, object, &info.entries);
    if (info.owner != NULL) visit_monitor(d, &info);
}

static void put_waiters(Dump *d, const RawWaiter *list) {
    uint32_t count = 0;
    for (const RawWaiter *w = list; w != NULL; w = w->next) count++;
    put_u4(d, count);
    for (const RawWaiter *w = list; w != NULL; w = w->next) put_pointer(d, w->thread);
}

/* Only the agent's own: what others create never shows. */
static void put_raw_monitors(Dump *d, Agent *agent) {
    lock_acquire(&agent->lock, LOCK_AGENT);
    for (RawMonitor *m = agent->monitors; m != NULL; m = m->next) {
        lock_acquire(&m->lock, LOCK_RAW_MONITOR);
        bool owned = atomic_load(&m->owner) != 0;
        put_u1(d, JVMPI_MONITOR_RAW);
        put_pointer(d, m->name);
        put_pointer(d, m);
        put_pointer(d, owned ? m->owner_thread : NULL);
        put_u4(d, owned ? m->entries : 0);
        put_waiters(d, m->enterers);
        put_waiters(d, m->waiters);
        lock_release(&m->lock, LOCK_RAW_MONITOR);
    }
    lock_release(&agent->lock, LOCK_AGENT);
}

/* ---- Requests ---- */

static void with_world_stopped(Dump *d, Thread *t, void (*write)(Dump *d)) {
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    world_stop(t);
    write(d);
    world_resume(t);
    if (native) thread_leave_vm(t, THREAD_NATIVE);
}

static void write_heap(Dump *d) {
    if (d->level > JVMPI_DUMP_LEVEL_0) {
        thread_visit_all(d->vm, add_trace, d);
        put_roots(d);
    }
    gc_visit_live_objects(d->vm->heap, visit_object, d);
}

static void write_monitors(Dump *d) {
    thread_visit_all(d->vm, add_trace, d);
    monitor_visit_all(d->vm, visit_monitor, d);
    gc_visit_objects(d->vm->heap, visit_thin_lock, d);
}

jint agent_dump_object(Agent *agent, Thread *t, Object *object) {
    Dump d = {.vm = agent->vm, .level = JVMPI_DUMP_LEVEL_2};
    put_object(&d, object);
    jint result = JVMPI_FAIL;
    if (!d.failed && d.length <= INT32_MAX) {
        JVMPI_Event event = {.event_type = JVMPI_EVENT_OBJECT_DUMP,
                             .u.object_dump = {(jint)d.length, d.bytes}};
        agent_send(agent, t, &event, EVENT_NO_GC, true);
        result = JVMPI_SUCCESS;
    }
    dump_free(agent, &d);
    return result;
}

jint agent_dump_heap(Agent *agent, Thread *t, int level) {
    Dump d = {.roots.visit = visit_plain_root, .vm = agent->vm, .level = level};
    with_world_stopped(&d, t, write_heap);
    if (!d.failed) {
        JVMPI_Event event = {
            .event_type = JVMPI_EVENT_HEAP_DUMP,
            .u.heap_dump = {level, d.bytes, d.bytes + d.length, d.trace_count, d.traces}};
        agent_send(agent, t, &event, EVENT_NO_GC, true);
    }
    dump_free(agent, &d);
    return d.failed ? JVMPI_FAIL : JVMPI_SUCCESS;
}

jint agent_dump_monitors(Agent *agent, Thread *t) {
    Dump d = {.roots.visit = visit_plain_root, .vm = agent->vm, .level = JVMPI_DUMP_LEVEL_2};
    with_world_stopped(&d, t, write_monitors);
    put_raw_monitors(&d, agent);
    if (!d.failed) {
        JVMPI_Event event = {.event_type = JVMPI_EVENT_MONITOR_DUMP,
                             .u.monitor_dump = {d.bytes, d.bytes + d.length, d.trace_count,
                                                d.traces, d.statuses}};
        agent_send(agent, t, &event, EVENT_NO_GC, true);
    }
    dump_free(agent, &d);
    return d.failed ? JVMPI_FAIL : JVMPI_SUCCESS;
}
