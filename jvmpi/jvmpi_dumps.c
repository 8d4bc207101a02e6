/* SPDX-License-Identifier: MIT */
/* The dumps of objects and of the heap. What a class record leaves out (how many interfaces and
 * statics, of which types) is what its CLASS_LOAD said, so both go through the fields in class
 * file order. */
#include <string.h>

#include "jvmpi/jvmpi_dumps.h"
#include "jvmpi/dump.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/plants.h"
#include "vm/heap/root_walk.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/metadata.h"
#include "vm/model/thread_list.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"

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
            dump_put_pointer(d, d->looks ? gc_live_ref(d->vm->heap, holder, at) : slot_get(at));
        else if (d->level == JVMPI_DUMP_LEVEL_2 || PLANTED(d->vm, R157))
            dump_put_value(d, at, kind_shift(f->kind));
    }
}

/* What the VM keeps at this place of the class's object, whether the library declares a field
 * for it or not. */
static const Object *mirror_value(const Class *c, uint32_t offset) {
    return slot_get((const char *)c->mirror + offset);
}

static unsigned put_constant(Dump *d, unsigned index, const Object *constant) {
    dump_put_u2(d, index);
    dump_put_u1(d, JVMPI_CLASS);
    dump_put_pointer(d, constant);
    return 1;
}

/* What the class object itself refers to has no other place in the record, and without it live
 * objects would lie on no path from a root. It comes first, with index 0, which no constant
 * has: the reference fields of java.lang.Class in the order of its CLASS_LOAD, the array of
 * what the class's constants were resolved to, and the next class that its loader keeps beside
 * those in the loader's own list. Constants have their own index. */
static unsigned put_constants(Dump *d, const Class *c) {
    const Class *k = object_class(c->mirror);
    unsigned count = 0;
    for (uint32_t i = 0; i < k->field_count; i++) {
        const Field *f = &k->fields[i];
        if (!(f->flags & ACC_STATIC) && (f->kind == 'L' || f->kind == '['))
            count += put_constant(d, 0, mirror_value(c, f->offset));
    }
    const WellKnown *known = &c->vm->known;
    if (known->injected_initializationError != 0)
        count += put_constant(d, 0, mirror_value(c, known->injected_initializationError));
    count += put_constant(d, 0, class_constants(c));
    const Class *behind = loader_class_behind(c);
    count += put_constant(
        d, 0, behind != NULL && !dump_is_pending(d, behind->mirror) ? behind->mirror : NULL);
    for (uint32_t i = 1; c->file != NULL && c->resolved != NULL && i < c->file->pool.count;
         i++) {
        const Object *constant = resolve_object_constant(c, i);
        if (constant != NULL) count += put_constant(d, i, constant);
    }
    return count;
}

static void put_class(Dump *d, const Class *c) {
    dump_put_u1(d, JVMPI_GC_CLASS_DUMP);
    dump_put_pointer(d, c->mirror);
    dump_put_pointer(d, c->super != NULL ? c->super->mirror : NULL);
    dump_put_pointer(d, c->loader != NULL ? c->loader->object : NULL);
    dump_put_pointer(d, mirror_value(c, c->vm->known.Class_signers));
    dump_put_pointer(d, mirror_value(c, c->vm->known.Class_protectionDomain));
    for (int i = 0; i < 2; i++) dump_put_pointer(d, NULL); /* reserved */
    dump_put_u4(d, c->is_array ? 0 : c->shape.size);
    for (uint32_t i = 0; !c->is_array && i < c->interface_count; i++)
        dump_put_pointer(d, c->interfaces[i]->mirror);
    size_t count_at = d->length;
    dump_put_u2(d, 0);
    unsigned count = put_constants(d, c);
    if (!d->failed) {
        d->bytes[count_at] = (char)(count >> 8);
        d->bytes[count_at + 1] = (char)count;
    }
    put_fields(d, c, c->mirror, true);
}

static void put_instance(Dump *d, const Object *object) {
    dump_put_u1(d, JVMPI_GC_INSTANCE_DUMP);
    dump_put_pointer(d, object);
    dump_put_pointer(d, object_class(object)->mirror);
    size_t count_at = d->length;
    dump_put_u4(d, 0);
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
    dump_put_u1(d, primitive ? JVMPI_GC_PRIM_ARRAY_DUMP : JVMPI_GC_OBJ_ARRAY_DUMP);
    dump_put_pointer(d, array);
    dump_put_u4(d, (uint32_t)length);
    if (!primitive) {
        dump_put_pointer(d, element->mirror);
        for (int32_t i = 0; i < length; i++) dump_put_pointer(d, array_get_ref(array, i));
        return;
    }
    dump_put_u1(d, (unsigned)agent_array_kind(element));
    if (d->level < JVMPI_DUMP_LEVEL_2) return;
    unsigned shift = kind_shift(element->primitive_kind);
    const char *elements = array_elements(array);
    if (shift == 0)
        dump_put(d, elements, (size_t)length);
    else
        for (int32_t i = 0; i < length; i++)
            dump_put_value(d, elements + ((size_t)i << shift), shift);
}

/* The class that the object stands for, NULL: it is an ordinary one. An id from an agent may
 * only look like a class. */
static const Class *described_class(const Dump *d, const Object *object) {
    const Class *described =
        object_class(object) == d->vm->known.Class_ ? class_of_mirror(object) : NULL;
    bool is = described != NULL && metadata_contains(d->vm, described, sizeof *described) &&
              described->mirror == object;
    return is && dump_knows_class(d, described) ? described : NULL;
}

static void put_object(Dump *d, const Object *object) {
    const Class *c = object_class(object), *described = described_class(d, object);
    if (described != NULL)
        put_class(d, described);
    else if (c->is_array)
        put_array(d, object);
    else
        put_instance(d, object);
}

static void put_root(Dump *d, unsigned kind, const Object *object) {
    dump_put_u1(d, kind);
    dump_put_pointer(d, object);
}

static void visit_class(void *data, Object *object, int arena) {
    Dump *d = data;
    (void)arena;
    const Class *described = described_class(d, object);
    if (described != NULL && !dump_is_pending(d, object)) put_class(d, described);
}

static void visit_object(void *data, Object *object, int arena) {
    Dump *d = data;
    (void)arena;
    if (__builtin_expect(d->pending_count > 0, 0) && dump_is_pending(d, object)) return;
    if (d->level > JVMPI_DUMP_LEVEL_0) {
        uint32_t entries;
        if (described_class(d, object) == NULL) put_object(d, object);
        if (monitor_thin_owner(d->vm, object, &entries) != NULL)
            put_root(d, JVMPI_GC_ROOT_MONITOR_USED, object);
        return;
    }
    const Class *c = object_class(object);
    dump_put_u1(d,
                (unsigned)(!c->is_array ? JVMPI_NORMAL_OBJECT : agent_array_kind(c->element)));
    dump_put_pointer(d, object);
}

/* ---- Roots ---- */

/* What a thread that the agent does not know holds is a root all the same. */
static void visit_root(void *data, const Root *root) {
    static const uint8_t kinds[] = {[ROOT_JAVA_FRAME] = JVMPI_GC_ROOT_JAVA_FRAME,
                                    [ROOT_JNI_LOCAL] = JVMPI_GC_ROOT_JNI_LOCAL,
                                    [ROOT_VM_LOCAL] = JVMPI_GC_ROOT_NATIVE_STACK,
                                    [ROOT_THREAD] = JVMPI_GC_ROOT_THREAD_BLOCK,
                                    [ROOT_THREAD_OTHER] = JVMPI_GC_ROOT_UNKNOWN,
                                    [ROOT_JNI_GLOBAL] = JVMPI_GC_ROOT_JNI_GLOBAL,
                                    [ROOT_CLASS] = JVMPI_GC_ROOT_STICKY_CLASS,
                                    [ROOT_MONITOR] = JVMPI_GC_ROOT_MONITOR_USED,
                                    [ROOT_PENDING] = JVMPI_GC_ROOT_UNKNOWN,
                                    [ROOT_VM] = JVMPI_GC_ROOT_UNKNOWN};
    Dump *d = data;
    if (dump_is_pending(d, root->object)) return;
    unsigned kind = kinds[root->kind];
    bool hidden = (root->thread != NULL && !dump_knows_thread(d, root->thread)) ||
                  (root->kind == ROOT_JNI_GLOBAL && !root->told) ||
                  (root->kind == ROOT_CLASS && !dump_knows_class(d, root->class_));
    if (hidden) kind = JVMPI_GC_ROOT_UNKNOWN;
    put_root(d, kind, root->object);
    if (kind == JVMPI_GC_ROOT_UNKNOWN) return;
    if (root->thread != NULL) dump_put_pointer(d, root->thread);
    if (root->kind == ROOT_JNI_GLOBAL) dump_put_pointer(d, root->slot);
    if (root->kind == ROOT_JAVA_FRAME || root->kind == ROOT_JNI_LOCAL)
        dump_put_u4(d, (uint32_t)root->number);
}

static void visit_thread_roots(void *data, Thread *thread) {
    root_walk_thread(thread, visit_root, data);
}

static void put_roots(Dump *d) {
    thread_visit_all(d->vm, visit_thread_roots, d);
    root_walk_others(d->vm, visit_root, d);
}

/* ---- Requests ---- */

static void write_heap(Dump *d) {
    if (d->level > JVMPI_DUMP_LEVEL_0) {
        thread_visit_all(d->vm, dump_add_trace, d);
        put_roots(d);
        /* Readers rely on it that an instance's class has been described. */
        d->looks = true;
        gc_visit_live_objects(d->vm->heap, visit_class, d);
    }
    gc_visit_live_objects(d->vm->heap, visit_object, d);
}

jint agent_dump_object(Agent *agent, Thread *t, Object *object) {
    Dump d = dump_begin(agent, t,
                        PLANTED(agent->vm, R189) ? JVMPI_DUMP_LEVEL_1 : JVMPI_DUMP_LEVEL_2);
    put_object(&d, object);
    jint result = JVMPI_FAIL;
    if (!d.failed && d.length <= INT32_MAX) {
        JVMPI_Event event = {.event_type = JVMPI_EVENT_OBJECT_DUMP,
                             .u.object_dump = {(jint)d.length, d.bytes}};
        agent_deliver(agent, t, &event, EVENT_NO_GC, true);
        result = JVMPI_SUCCESS;
    }
    dump_free(agent, &d);
    return result;
}

jint agent_dump_heap(Agent *agent, Thread *t, int level) {
    Dump d = dump_begin(agent, t, level);
    dump_with_world_stopped(&d, t, write_heap);
    if (!d.failed) {
        JVMPI_Event event = {
            .event_type = JVMPI_EVENT_HEAP_DUMP,
            .u.heap_dump = {level, d.bytes, d.bytes + d.length, d.trace_count, d.traces}};
        agent_deliver(agent, t, &event, EVENT_NO_GC, true);
    }
    dump_end(agent->vm);
    dump_free(agent, &d);
    return d.failed ? JVMPI_FAIL : JVMPI_SUCCESS;
}
