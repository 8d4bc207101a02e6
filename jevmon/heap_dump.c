/* SPDX-License-Identifier: MIT */
/* The heap as containers: threads with their frames, classes' static fields, what waits for
 * finalization, what the VM holds, and the heap itself. World stopped; the monitor is called
 * from in here.
 *
 * First all live objects are put into a table, which answers whether an id is one of the dump's
 * and keeps for each what has been said of it. References to objects that are not in it are
 * those that only weak references lead to: they are shown as NULL. */
#include "jevmon/check.h"
#include "jevmon/heap_callbacks.h"

#include <stdlib.h>
#include <string.h>

#include "jevmon/ids.h"
#include "vm/heap/root_walk.h"
#include "vm/load/loader.h"
#include "vm/model/thread_list.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"

enum {
    PART = 4096,      /* references in one call (M170) */
    SAID_BITS = 7,    /* of an object's address: JVM_OBJECT_FLAGS of what was said of it */
    INTERNAL_VM = 1,  /* id1 of C_RT_INTERNAL */
    INTERNAL_GLOBALS, /* JNI global references */
    INTERNAL_MONITORS,
    INTERNAL_THREADS /* this and more: of a thread that is not announced, one each */
};

/* Something that a thread holds. */
typedef struct Held {
    const Object *object;
    const Thread *thread;
    Frame *frame; /* NULL: the thread itself, or below all frames */
    RootKind kind;
    size_t order;
} Held;

typedef struct HeldList {
    Held *items;
    size_t count, capacity;
} HeldList;

struct HeapDump {
    VM *vm;
    EventMonitor *monitor;
    IHeapInfoCallBack *callback;
    const Object **objects; /* live ones in the order of the visit */
    size_t count, capacity;
    uintptr_t *table; /* open addressing: address and what was said; 0: free */
    size_t table_size;
    HeldList locks; /* by threads */
    HeldList held;  /* by the thread, or by others, in the making */
    uintptr_t unknown_threads;
    bool refused; /* the callback answered a failure: only the end follows (M152) */
    bool no_memory;
    const Object *from; /* whose references are being told; NULL: the container's */
    ObjectID *refs;
    DWORD *flags;
    unsigned ref_count;
};

/* ---- The table ---- */

static uintptr_t *place_of(const HeapDump *d, const Object *object) {
    size_t at = ((uintptr_t)object >> 3) * 0x9E3779B97F4A7C15u >> 20 & (d->table_size - 1);
    while (d->table[at] != 0 && (d->table[at] & ~(uintptr_t)SAID_BITS) != (uintptr_t)object)
        at = (at + 1) & (d->table_size - 1);
    return &d->table[at];
}

static bool is_live(const HeapDump *d, const Object *object) {
    return object != NULL && *place_of(d, object) != 0;
}

static void *grow(void *items, size_t *capacity, size_t size) {
    size_t larger = *capacity == 0 ? 1024 : 2 * *capacity;
    void *grown = realloc(items, larger * size);
    if (grown != NULL) *capacity = larger;
    return grown;
}

static void add_held(HeapDump *d, HeldList *list, Held held) {
    if (list->count == list->capacity) {
        Held *grown = grow(list->items, &list->capacity, sizeof *grown);
        if (grown == NULL) {
            d->no_memory = true;
            return;
        }
        list->items = grown;
    }
    held.order = list->count;
    list->items[list->count++] = held;
}

static void add_object(void *data, Object *object, int arena) {
    HeapDump *d = data;
    uint32_t entries;
    (void)arena;
    if (d->count == d->capacity) {
        const Object **grown = grow(d->objects, &d->capacity, sizeof *grown);
        if (grown == NULL) {
            d->no_memory = true;
            return;
        }
        d->objects = grown;
    }
    d->objects[d->count++] = object;
    const Thread *owner = monitor_thin_owner(d->vm, object, &entries);
    if (owner != NULL) add_held(d, &d->locks, (Held){.object = object, .thread = owner});
}

static void add_monitor(void *data, const MonitorInfo *info) {
    if (info->owner != NULL)
        add_held(data, &((HeapDump *)data)->locks,
                 (Held){.object = info->object, .thread = info->owner});
}

static bool find_objects(HeapDump *d) {
    gc_visit_live_objects(d->vm->heap, add_object, d);
    monitor_visit_all(d->vm, add_monitor, d);
    d->table_size = 1024;
    while (d->table_size < 2 * d->count) d->table_size *= 2;
    d->table = calloc(d->table_size, sizeof *d->table);
    d->refs = malloc(PART * sizeof *d->refs);
    d->flags = malloc(PART * sizeof *d->flags);
    if (d->no_memory || d->table == NULL || d->refs == NULL || d->flags == NULL) return false;
    for (size_t i = 0; i < d->count; i++)
        *place_of(d, d->objects[i]) = (uintptr_t)d->objects[i];
    return true;
}

/* ---- Calls ---- */

static void begin_container(HeapDump *d, CONTAINER_TYPE type, UniqueID id1, UniqueID id2) {
    if (!d->refused && d->callback->vtable->BeginContainer(d->callback, type, id1, id2) < 0)
        d->refused = true;
}

static void tell_part(HeapDump *d) {
    HRESULT result = S_OK;
    const ObjectID *refs = d->ref_count > 0 ? d->refs : NULL;
    const DWORD *flags = d->ref_count > 0 ? d->flags : NULL;
    if (!d->refused && d->from != NULL)
        result = d->callback->vtable->ObjectReferences(
            d->callback, object_id_of(d->vm, d->from), id_of(object_class(d->from)), refs,
            d->ref_count, flags);
    else if (!d->refused && d->ref_count > 0)
        result = d->callback->vtable->RootReferences(d->callback, refs, d->ref_count, flags);
    if (result < 0) d->refused = true;
    monitor_check_spoil(d->monitor, d->refs, d->ref_count * sizeof *d->refs);
    monitor_check_spoil(d->monitor, d->flags, d->ref_count * sizeof *d->flags);
    d->ref_count = 0;
}

static void add_ref(HeapDump *d, const Object *object) {
    if (d->refused) return;
    if (d->ref_count == PART) {
        d->flags[PART - 1] |= JVM_OBJ_MORE_REFERENCES;
        tell_part(d);
    }
    uintptr_t *said = object != NULL ? place_of(d, object) : NULL;
    bool known = said != NULL && *said != 0;
    d->flags[d->ref_count] = known ? *said & SAID_BITS : 0;
    d->refs[d->ref_count++] = known ? object_id_of(d->vm, object) : 0;
    if (known) *said |= JVM_OBJ_ALREADY_REPORTED;
}

/* ---- Threads ---- */

static void see_root(void *data, const Root *root) {
    HeapDump *d = data;
    bool own = root->kind == ROOT_THREAD || root->kind == ROOT_THREAD_OTHER || root->is_lock;
    add_held(d, &d->held,
             (Held){.object = root->object,
                    .frame = own ? NULL : root->frame,
                    .kind = own ? ROOT_THREAD : root->kind});
}

/* Frames grow upward: the innermost first, then what is below all of them. */
static int by_frame(const void *a, const void *b) {
    const Held *first = a, *second = b;
    if (first->frame != second->frame)
        return (uintptr_t)first->frame > (uintptr_t)second->frame ? -1 : 1;
    return first->order < second->order ? -1 : first->order > second->order;
}

/* A lock that no frame of a synchronized method has shown. */
static bool shows_lock(const HeapDump *d, const Object *object) {
    for (size_t i = 0; i < d->held.count; i++)
        if (d->held.items[i].kind == ROOT_THREAD && d->held.items[i].object == object)
            return true;
    return false;
}

/* M169: its object, its exception, what it waits for, and the locks that it holds. */
static void tell_own(HeapDump *d, const Thread *thread) {
    for (size_t i = 0; i < d->held.count; i++)
        if (d->held.items[i].kind == ROOT_THREAD) add_ref(d, d->held.items[i].object);
    for (size_t i = 0; i < d->locks.count; i++) {
        const Held *lock = &d->locks.items[i];
        if (lock->thread == thread && is_live(d, lock->object) && !shows_lock(d, lock->object))
            add_ref(d, lock->object);
    }
    tell_part(d);
}

static CONTAINER_TYPE type_of_frame(const Frame *frame) {
    if (frame->flags & FRAME_NATIVE) return C_RT_NATIVE;
    return frame_is_compiled(frame) ? C_RT_JIT : C_RT_INTERPRETED;
}

/* What of the list, from *at on, belongs to the frame. */
static void tell_frame(HeapDump *d, size_t *at, const Frame *frame) {
    for (; *at < d->held.count && d->held.items[*at].frame == frame; (*at)++)
        if (d->held.items[*at].kind != ROOT_THREAD) add_ref(d, d->held.items[*at].object);
    tell_part(d);
}

/* The frames that VM code runs on have references only where it keeps some. */
static void tell_vm_frames(HeapDump *d, size_t *at, const Frame *below) {
    while (*at < d->held.count && (uintptr_t)d->held.items[*at].frame > (uintptr_t)below) {
        const Frame *frame = d->held.items[*at].frame;
        begin_container(d, C_RT_NATIVEGC, stack_id_of(frame), 0);
        tell_frame(d, at, frame);
    }
}

static bool holds_below_frames(const HeapDump *d, size_t at) {
    while (at < d->held.count && d->held.items[at].kind == ROOT_THREAD) at++;
    return at < d->held.count;
}

static bool is_announced(const Thread *thread) {
    return thread->start_is_told && !thread->end_is_told;
}

static void tell_thread(HeapDump *d, Thread *thread) {
    size_t at = 0;
    d->held.count = 0;
    root_walk_thread(thread, see_root, d);
    if (!is_announced(thread)) {
        begin_container(d, C_RT_INTERNAL, INTERNAL_THREADS + d->unknown_threads++, 0);
        for (size_t i = 0; i < d->held.count; i++) add_ref(d, d->held.items[i].object);
        tell_part(d);
        return;
    }
    qsort(d->held.items, d->held.count, sizeof *d->held.items, by_frame);
    begin_container(d, C_RT_THREAD, id_of(thread), 0);
    tell_own(d, thread);
    for (StackWalk walk = stack_walk_begin(thread); stack_walk_next(&walk);) {
        tell_vm_frames(d, &at, walk.at.frame);
        begin_container(d, type_of_frame(walk.at.frame), stack_id_of(walk.at.frame),
                        id_of(walk.at.method));
        tell_frame(d, &at, walk.at.frame);
    }
    tell_vm_frames(d, &at, NULL);
    if (!holds_below_frames(d, at)) return;
    begin_container(d, C_RT_NATIVEGC, id_of(&thread->handles), 0);
    tell_frame(d, &at, NULL);
}

/* ---- What is no thread's ---- */

/* Announced, or before anybody listened; and not one that is going. */
static bool is_shown_class(const HeapDump *d, const Class *c) {
    return !c->is_primitive && is_live(d, c->mirror) && atomic_load(&c->announcer) == NULL &&
           !c->is_ending;
}

static bool is_a_threads(const HeapDump *d, const Object *lock) {
    for (size_t i = 0; i < d->locks.count; i++)
        if (d->locks.items[i].object == lock && is_announced(d->locks.items[i].thread))
            return true;
    return false;
}

static void see_other(void *data, const Root *root) {
    HeapDump *d = data;
    if (root->kind == ROOT_CLASS && is_shown_class(d, root->class_)) return;
    if (root->kind == ROOT_MONITOR && is_a_threads(d, root->object)) return;
    add_held(d, &d->held, (Held){.object = root->object, .kind = root->kind});
}

static bool is_reference(const Field *f) { return f->kind == 'L' || f->kind == '['; }

/* Its static fields in the order of GetClassFields, then the class object, which holds what the
 * class needs and keeps its loader: where an instance is, its class is. */
static void tell_statics(void *data, Class *c) {
    HeapDump *d = data;
    if (!is_shown_class(d, c)) return;
    begin_container(d, C_RT_STATIC, id_of(c), 0);
    for (uint32_t i = 0; i < c->field_count; i++)
        if ((c->fields[i].flags & ACC_STATIC) && is_reference(&c->fields[i]))
            add_ref(d, slot_get((const char *)c->mirror + c->fields[i].offset));
    add_ref(d, c->mirror);
    tell_part(d);
}

static void tell_kinds(HeapDump *d, CONTAINER_TYPE type, UniqueID id, unsigned kinds) {
    begin_container(d, type, id, 0);
    for (size_t i = 0; i < d->held.count; i++)
        if (kinds >> d->held.items[i].kind & 1) add_ref(d, d->held.items[i].object);
    tell_part(d);
}

/* Classes go by their number, so that the lock is not held while the monitor's code runs. */
typedef struct ClassList {
    HeapDump *dump;
    Class **classes;
    size_t count, capacity;
} ClassList;

static void add_class(void *data, Class *c) {
    ClassList *list = data;
    if (list->count == list->capacity) {
        Class **grown = grow(list->classes, &list->capacity, sizeof *grown);
        if (grown == NULL) {
            list->dump->no_memory = true;
            return;
        }
        list->classes = grown;
    }
    list->classes[list->count++] = c;
}

static void tell_others(HeapDump *d) {
    ClassList list = {.dump = d};
    loader_visit_classes(d->vm, add_class, &list);
    for (size_t i = 0; i < list.count; i++) tell_statics(d, list.classes[i]);
    free(list.classes);
    d->held.count = 0;
    root_walk_others(d->vm, see_other, d);
    tell_kinds(d, C_RT_FINALIZER, 1, 1u << ROOT_PENDING);
    tell_kinds(d, C_RT_INTERNAL, INTERNAL_VM, 1u << ROOT_VM | 1u << ROOT_CLASS);
    tell_kinds(d, C_RT_INTERNAL, INTERNAL_GLOBALS, 1u << ROOT_JNI_GLOBAL);
    tell_kinds(d, C_RT_INTERNAL, INTERNAL_MONITORS, 1u << ROOT_MONITOR);
}

/* ---- The heap ---- */

/* M100: in the order of GetClassFields, superclasses first. */
static void add_fields(HeapDump *d, const Class *c, const Object *object) {
    if (c->super != NULL) add_fields(d, c->super, object);
    for (uint32_t i = 0; i < c->field_count; i++)
        if (!(c->fields[i].flags & ACC_STATIC) && is_reference(&c->fields[i]))
            add_ref(d, slot_get((const char *)object + c->fields[i].offset));
}

/* M101: behind its fields a class object lists the array of what the class's constants were
 * resolved to, and the next class that its loader keeps beside those in the loader's own list.
 */
static void add_hidden(HeapDump *d, const Object *mirror) {
    const Class *c = class_of_mirror(mirror);
    if (c == NULL || c->mirror != mirror || c->is_primitive) return;
    const Class *behind = loader_class_behind(c);
    if (is_live(d, class_constants(c))) add_ref(d, class_constants(c));
    if (behind != NULL && is_live(d, behind->mirror)) add_ref(d, behind->mirror);
}

static void tell_object(HeapDump *d, const Object *object) {
    const Class *c = object_class(object);
    d->from = object;
    if (!c->is_array)
        add_fields(d, c, object);
    else if (!c->element->is_primitive)
        for (int32_t i = 0; i < array_length(object); i++) add_ref(d, array_get_ref(object, i));
    if (c == d->vm->known.Class_) add_hidden(d, object);
    tell_part(d);
    d->from = NULL;
    *place_of(d, object) |= JVM_OBJ_ALREADY_VISITED;
}

static void list_thread(void *data, Thread *thread) {
    HeapDump *d = data;
    add_held(d, &d->held, (Held){.thread = thread});
}

/* As for classes: the lock of the list is not held while the monitor's code runs. The world
 * stands still, so nobody goes. */
static void tell_threads(HeapDump *d) {
    d->held.count = 0;
    thread_visit_all(d->vm, list_thread, d);
    HeldList threads = d->held;
    d->held = (HeldList){0};
    for (size_t i = 0; i < threads.count; i++)
        tell_thread(d, (Thread *)(uintptr_t)threads.items[i].thread);
    free(threads.items);
}

static void tell(HeapDump *d) {
    begin_container(d, C_BEGIN, 0, 0);
    tell_threads(d);
    tell_others(d);
    begin_container(d, C_HEAP, 0, 0);
    for (size_t i = 0; i < d->count && !d->refused; i++) tell_object(d, d->objects[i]);
    d->callback->vtable->BeginContainer(d->callback, C_END, 0, 0);
}

void heap_dump_tell(EventMonitor *m, Thread *t) {
    MonitorCall call;
    if (!jevmon_call_begin(&call, m, t, EVENT_STOPPED)) return;
    CallbackHook *hook = callback_take(m, &m->heap_info);
    if (hook != NULL) {
        HeapDump d = {
            .vm = t->vm, .monitor = m, .callback = (IHeapInfoCallBack *)(void *)hook->callback};
        call.what = "a heap dump";
        if (find_objects(&d)) {
            call.dump = &d;
            tell(&d);
            call.dump = NULL;
        }
        if (d.no_memory) fprintf(stderr, "minijvm: no memory for a whole heap dump\n");
        free(d.objects);
        free(d.table);
        free(d.locks.items);
        free(d.held.items);
        free(d.refs);
        free(d.flags);
        callback_drop(hook);
    }
    jevmon_call_end(&call);
}

const Object *heap_dump_object(const MonitorCall *call, ObjectID id) {
    const HeapDump *d = call != NULL ? call->dump : NULL;
    const Object *object =
        (const Object *)(id & (((uintptr_t)1 << OBJECT_ID_SHIFT) - 1)); /* NOLINT: an id */
    if (d == NULL || ((uintptr_t)object & SAID_BITS) != 0 || !is_live(d, object) ||
        object_id_of(d->vm, object) != id)
        return NULL;
    return object;
}
