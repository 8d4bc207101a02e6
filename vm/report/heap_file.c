/* SPDX-License-Identifier: MIT */
/* The id of an object is its address, the id of a text the address of its symbol, of a class's
 * name with dots the address of the class: nothing else has them. Records before the dump name
 * texts, classes, frames and traces. */
#include "vm/report/heap_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "vm/heap/root_walk.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/thread_list.h"
#include "vm/report/heap_writer.h"
#include "vm/system/clock.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"

typedef enum HeapTag {
    HEAP_ROOT_UNKNOWN = 0xff,
    HEAP_ROOT_JNI_GLOBAL = 0x01,
    HEAP_ROOT_JNI_LOCAL = 0x02,
    HEAP_ROOT_JAVA_FRAME = 0x03,
    HEAP_ROOT_NATIVE_STACK = 0x04,
    HEAP_ROOT_STICKY_CLASS = 0x05,
    HEAP_ROOT_MONITOR_USED = 0x07,
    HEAP_ROOT_THREAD = 0x08,
    HEAP_CLASS = 0x20,
    HEAP_INSTANCE = 0x21,
    HEAP_REF_ARRAY = 0x22,
    HEAP_PRIM_ARRAY = 0x23
} HeapTag;

/* How a class's array of constants is called, as other VMs' dumps do, and the class that its
 * loader keeps as well. */
static const char constants_name[] = "<resolved_references>", behind_name[] = "<next_class>";
static const char error_name[] = "<initializationError>"; /* if no field is declared for it */

typedef struct HeapFile {
    VM *vm;
    HeapWriter out;
    uint32_t frames, traces;
    uint32_t serial; /* of the thread whose roots are being visited; 0: it has no object yet, or
                        no longer */
} HeapFile;

/* ---- Values ---- */

static unsigned type_of(char kind) {
    static const char kinds[] = "ZCFDBSIJ"; /* from 4 */
    const char *found = strchr(kinds, kind);
    return found == NULL ? TYPE_OBJECT : 4 + (unsigned)(found - kinds);
}

static unsigned size_of(char kind) {
    switch (kind) {
    case 'Z':
    case 'B': return 1;
    case 'C':
    case 'S': return 2;
    case 'I':
    case 'F': return 4;
    default: return 8; /* long, double, ids */
    }
}

/* Of the field of `holder` that lies there. */
static void put_value(HeapFile *f, char kind, const Object *holder, const char *at) {
    if (type_of(kind) == TYPE_OBJECT)
        writer_put_id(&f->out, gc_live_ref(f->vm->heap, holder, at));
    else
        for (unsigned i = size_of(kind); i-- > 0;) writer_put_u1(&f->out, (uint8_t)at[i]);
}

/* ---- Classes and threads ---- */

/* A class's number in the file: the end of its address, which no two classes share. */
static uint32_t class_number(const Class *c) { return (uint32_t)(uintptr_t)c; }

static void write_class(void *data, Class *c) {
    HeapFile *f = data;
    char short_name[512];
    size_t size = strlen(c->name) +
                  32; /* with dots it is as long, and a hidden class's a little longer */
    if (c->mirror == NULL || c->is_primitive) return;
    char *long_name = size > sizeof short_name ? malloc(size) : NULL,
         *name = long_name != NULL ? long_name : short_name;
    writer_write_text_as(
        &f->out, c, class_external_name(c, name, long_name != NULL ? size : sizeof short_name));
    free(long_name);
    for (uint32_t i = 0; i < c->field_count; i++) writer_write_text(&f->out, c->fields[i].name);
    writer_put_u4(&f->out, class_number(c));
    writer_put_id(&f->out, c->mirror);
    writer_put_u4(&f->out, 0);
    writer_put_id(&f->out, c);
    writer_write_record(&f->out, RECORD_LOAD_CLASS);
}

static void write_names_of_mirrors(HeapFile *f) {
    const Class *k = f->vm->known.Class_;
    char name[128];
    for (uint32_t i = 0; i < k->field_count; i++) {
        snprintf(name, sizeof name, "<%s>", k->fields[i].name);
        writer_write_text_as(&f->out, &k->fields[i], name);
    }
    writer_write_text_as(&f->out, constants_name, constants_name);
    writer_write_text_as(&f->out, behind_name, behind_name);
    writer_write_text_as(&f->out, error_name, error_name);
}

static void write_frame(HeapFile *f, const Activation *at) {
    const Method *method = at->method;
    const ClassFile *file = method->holder->file;
    const char *source = file != NULL ? file->source_file.bytes : NULL;
    int line = method_is_native(method) ? -3 : method_line_at(method, at->pc);
    writer_write_text(&f->out, method->name);
    writer_write_text(&f->out, method->descriptor);
    writer_write_text(&f->out, source);
    writer_put_id(&f->out, (const void *)(uintptr_t)++f->frames);
    writer_put_id(&f->out, method->name);
    writer_put_id(&f->out, method->descriptor);
    writer_put_id(&f->out, source);
    writer_put_u4(&f->out, class_number(method->holder));
    writer_put_u4(&f->out, (uint32_t)(line == 0 ? -1 : line));
    writer_write_record(&f->out, RECORD_FRAME);
}

static void write_thread(void *data, Thread *thread) {
    HeapFile *f = data;
    uint32_t first = f->frames + 1, count = 0;
    if (thread->object == NULL) return;
    StackWalk walk = stack_walk_begin(thread);
    for (; stack_walk_next(&walk); count++) write_frame(f, &walk.at);
    f->traces++;
    writer_make_room(&f->out, 12 + (size_t)count * sizeof(void *));
    writer_put_u4(&f->out, f->traces);
    writer_put_u4(&f->out, f->traces); /* threads and traces are numbered alike */
    writer_put_u4(&f->out, count);
    for (uint32_t i = 0; i < count; i++)
        writer_put_id(&f->out, (const void *)(uintptr_t)(first + i));
    writer_write_record(&f->out, RECORD_TRACE);
}

/* ---- Roots ---- */

static void put_root(HeapFile *f, unsigned kind, const Object *object) {
    writer_make_room(&f->out, 32);
    writer_put_u1(&f->out, kind);
    writer_put_id(&f->out, object);
}

static void visit_root(void *data, const Root *root) {
    static const uint8_t kinds[] = {
        [ROOT_JAVA_FRAME] = HEAP_ROOT_JAVA_FRAME, [ROOT_JNI_LOCAL] = HEAP_ROOT_JNI_LOCAL,
        [ROOT_VM_LOCAL] = HEAP_ROOT_NATIVE_STACK, [ROOT_THREAD] = HEAP_ROOT_THREAD,
        [ROOT_THREAD_OTHER] = HEAP_ROOT_UNKNOWN,  [ROOT_JNI_GLOBAL] = HEAP_ROOT_JNI_GLOBAL,
        [ROOT_CLASS] = HEAP_ROOT_STICKY_CLASS,    [ROOT_MONITOR] = HEAP_ROOT_MONITOR_USED,
        [ROOT_PENDING] = HEAP_ROOT_UNKNOWN,       [ROOT_VM] = HEAP_ROOT_UNKNOWN};
    HeapFile *f = data;
    unsigned kind = kinds[root->kind];
    if ((root->thread != NULL && f->serial == 0) ||
        (root->kind == ROOT_CLASS && root->class_->is_primitive))
        kind = HEAP_ROOT_UNKNOWN;
    put_root(f, kind, root->object);
    if (kind == HEAP_ROOT_UNKNOWN) return;
    if (root->thread != NULL) writer_put_u4(&f->out, f->serial);
    switch (root->kind) {
    case ROOT_JAVA_FRAME:
    case ROOT_JNI_LOCAL: writer_put_u4(&f->out, (uint32_t)root->number); break;
    case ROOT_THREAD:
        writer_put_u4(&f->out, f->serial);
        break; /* its trace has the same number */
    case ROOT_JNI_GLOBAL: writer_put_id(&f->out, root->slot); break;
    default: break;
    }
}

static void visit_thread_roots(void *data, Thread *thread) {
    HeapFile *f = data;
    f->serial = thread->object != NULL ? ++f->traces : 0;
    root_walk_thread(thread, visit_root, f);
}

static void put_roots(HeapFile *f) {
    f->traces = 0; /* the threads come in the order of their traces */
    thread_visit_all(f->vm, visit_thread_roots, f);
    root_walk_others(f->vm, visit_root, f);
}

/* ---- Objects ---- */

static bool is_held_by_mirror(const Field *field) {
    return !(field->flags & ACC_STATIC) && type_of(field->kind) == TYPE_OBJECT;
}

/* What the class object itself refers to is shown as static fields of names that no field has:
 * readers follow those, so that each object lies on a path from a root. Its second half are the
 * fields of instances. */
static void put_fields_of_class(HeapFile *f, const Class *c) {
    const Class *k = object_class(c->mirror);
    const Object *constants = class_constants(c);
    const Class *behind = loader_class_behind(c);
    const uint32_t error = f->vm->known.injected_initializationError;
    unsigned count = 2 + (error != 0), instance_count = 0;
    for (uint32_t i = 0; i < k->field_count; i++) count += is_held_by_mirror(&k->fields[i]);
    for (uint32_t i = 0; i < c->field_count; i++)
        if (c->fields[i].flags & ACC_STATIC)
            count++;
        else
            instance_count++;
    writer_put_u2(&f->out, count);
    for (uint32_t i = 0; i < c->field_count; i++) {
        const Field *field = &c->fields[i];
        if (!(field->flags & ACC_STATIC)) continue;
        writer_put_id(&f->out, field->name);
        writer_put_u1(&f->out, type_of(field->kind));
        put_value(f, field->kind, c->mirror, (const char *)c->mirror + field->offset);
    }
    for (uint32_t i = 0; i < k->field_count; i++) {
        if (!is_held_by_mirror(&k->fields[i])) continue;
        writer_put_id(&f->out, &k->fields[i]);
        writer_put_u1(&f->out, TYPE_OBJECT);
        writer_put_id(&f->out, slot_get((const char *)c->mirror + k->fields[i].offset));
    }
    writer_put_id(&f->out, constants_name);
    writer_put_u1(&f->out, TYPE_OBJECT);
    writer_put_id(&f->out, constants);
    writer_put_id(&f->out, behind_name);
    writer_put_u1(&f->out, TYPE_OBJECT);
    writer_put_id(&f->out, behind != NULL ? behind->mirror : NULL);
    if (error != 0) {
        writer_put_id(&f->out, error_name);
        writer_put_u1(&f->out, TYPE_OBJECT);
        writer_put_id(&f->out, slot_get((const char *)c->mirror + error));
    }
    writer_put_u2(&f->out, instance_count);
    for (uint32_t i = 0; i < c->field_count; i++) {
        if (c->fields[i].flags & ACC_STATIC) continue;
        writer_put_id(&f->out, c->fields[i].name);
        writer_put_u1(&f->out, type_of(c->fields[i].kind));
    }
}

static void put_class(HeapFile *f, const Class *c) {
    const Class *k = object_class(c->mirror);
    uint32_t pool_count = c->file != NULL && c->resolved != NULL ? c->file->pool.count : 0;
    unsigned count = 0;
    for (uint32_t i = 1; i < pool_count; i++) count += resolve_object_constant(c, i) != NULL;
    writer_make_room(&f->out,
                     128 + (size_t)count * 11 + ((size_t)c->field_count + k->field_count) * 17);
    writer_put_u1(&f->out, HEAP_CLASS);
    writer_put_id(&f->out, c->mirror);
    writer_put_u4(&f->out, 0);
    writer_put_id(&f->out, c->super != NULL ? c->super->mirror : NULL);
    writer_put_id(&f->out, c->loader != NULL ? c->loader->object : NULL);
    writer_put_id(&f->out, slot_get((const char *)c->mirror + f->vm->known.Class_signers));
    writer_put_id(&f->out,
                  slot_get((const char *)c->mirror + f->vm->known.Class_protectionDomain));
    for (int i = 0; i < 2; i++) writer_put_id(&f->out, NULL); /* reserved */
    writer_put_u4(&f->out, c->is_array ? 0 : c->shape.size);
    writer_put_u2(&f->out, count);
    for (uint32_t i = 1; i < pool_count; i++) {
        const Object *constant = resolve_object_constant(c, i);
        if (constant == NULL) continue;
        writer_put_u2(&f->out, i);
        writer_put_u1(&f->out, TYPE_OBJECT);
        writer_put_id(&f->out, constant);
    }
    put_fields_of_class(f, c);
}

static uint32_t instance_bytes(const Class *c) {
    uint32_t bytes = 0;
    for (; c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC)) bytes += size_of(c->fields[i].kind);
    return bytes;
}

static void put_instance(HeapFile *f, const Object *object) {
    const Class *c = object_class(object);
    uint32_t bytes = instance_bytes(c);
    writer_make_room(&f->out, 32 + (size_t)bytes);
    writer_put_u1(&f->out, HEAP_INSTANCE);
    writer_put_id(&f->out, object);
    writer_put_u4(&f->out, 0);
    writer_put_id(&f->out, c->mirror);
    writer_put_u4(&f->out, bytes);
    for (; c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC))
                put_value(f, c->fields[i].kind, object,
                          (const char *)object + c->fields[i].offset);
}

/* An array that fits no buffer is a segment of its own, whose length is known before. */
static void put_array(HeapFile *f, const Object *array) {
    const Class *c = object_class(array);
    bool primitive = c->element->is_primitive;
    char kind = primitive ? c->element->primitive_kind : 'L';
    unsigned size = size_of(kind), head = primitive ? 18 : 25;
    size_t step = primitive ? size : sizeof(Ref);
    int32_t length = array_length(array);
    uint64_t bytes = head + (uint64_t)length * size;
    if (bytes > UINT32_MAX) { /* no record can hold it: its beginning has to do */
        length = (int32_t)((UINT32_MAX - head) / size);
        bytes = head + (uint64_t)length * size;
    }
    bool alone = bytes > BUFFER_BYTES;
    writer_make_room(&f->out, alone ? BUFFER_BYTES : (size_t)bytes);
    if (alone) writer_write_head(&f->out, RECORD_HEAP_SEGMENT, bytes);
    writer_put_u1(&f->out, primitive ? HEAP_PRIM_ARRAY : HEAP_REF_ARRAY);
    writer_put_id(&f->out, array);
    writer_put_u4(&f->out, 0);
    writer_put_u4(&f->out, (uint32_t)length);
    if (primitive)
        writer_put_u1(&f->out, type_of(kind));
    else
        writer_put_id(&f->out, c->mirror);
    const char *elements = array_elements(array);
    for (int32_t i = 0; i < length; i++) {
        if (alone && f->out.size + 8 > BUFFER_BYTES) {
            writer_flush(&f->out);
        }
        put_value(f, kind, array, elements + (size_t)i * step);
    }
    if (!alone) return;
    writer_flush(&f->out);
}

/* Primitive types have no LOAD CLASS: their mirrors are ordinary objects. */
static const Class *described_class(const HeapFile *f, const Object *object) {
    const Class *described =
        object_class(object) == f->vm->known.Class_ ? class_of_mirror(object) : NULL;
    return described != NULL && !described->is_primitive ? described : NULL;
}

static void visit_class(void *data, Object *object, int arena) {
    HeapFile *f = data;
    (void)arena;
    const Class *described = described_class(f, object);
    if (described != NULL) put_class(f, described);
}

static void visit_object(void *data, Object *object, int arena) {
    HeapFile *f = data;
    (void)arena;
    if (object_class(object)->is_array)
        put_array(f, object);
    else if (described_class(f, object) == NULL)
        put_instance(f, object);
    uint32_t entries;
    if (monitor_thin_owner(f->vm, object, &entries) != NULL)
        put_root(f, HEAP_ROOT_MONITOR_USED, object);
}

/* ---- The whole ---- */

static void write_heap(HeapFile *f) {
    static const char format[] = "JAVA PROFILE 1.0.2";
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    writer_write_bytes(&f->out, format, sizeof format);
    writer_put_u4(&f->out, sizeof(void *));
    writer_put_number(&f->out, (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000,
                      8);
    writer_flush(&f->out);
    loader_visit_classes(f->vm, write_class, f);
    write_names_of_mirrors(f);
    writer_put_u4(&f->out, 0);
    writer_put_u4(&f->out, 0);
    writer_put_u4(&f->out, 0);
    writer_write_record(&f->out,
                        RECORD_TRACE); /* number 0: of objects whose making nobody saw */
    thread_visit_all(f->vm, write_thread, f);
    put_roots(f);
    gc_visit_live_objects(f->vm->heap, visit_class,
                          f); /* readers look for classes before instances */
    gc_visit_live_objects(f->vm->heap, visit_object, f);
    writer_write_record(&f->out, RECORD_HEAP_SEGMENT);
    writer_write_record(&f->out, RECORD_HEAP_END);
}

/* -XX:HeapDumpPath= is a file, or a directory for java_pid<n>.hprof. */
static void file_name(VM *vm, char *name, size_t size) {
    const char *path = vm->options.heap_dump_path;
    struct stat status;
    bool directory =
        path == NULL || path[0] == 0 || (stat(path, &status) == 0 && S_ISDIR(status.st_mode));
    if (!directory)
        snprintf(name, size, "%s", path);
    else
        snprintf(name, size, "%s%sjava_pid%d.hprof", path != NULL ? path : "",
                 path != NULL && path[0] != 0 ? "/" : "", (int)getpid());
}

/* The new file is this user's alone. Not all was written: false, and why in *error. */
static bool write_file(Thread *t, const char *name, long *bytes, int *error) {
    HeapFile f = {.vm = t->vm};
    *bytes = -1;
    *error = writer_open(&f.out, name);
    if (*error != 0) return false;
    world_stop(t);
    write_heap(&f);
    bool good =
        writer_close(&f.out, bytes, error); /* before another thread may end the process */
    world_resume(t);
    return good;
}

bool heap_file_write(Thread *t, const char *path, char *message, size_t size) {
    long bytes;
    int error;
    int64_t start = clock_nanoseconds();
    bool good = write_file(t, path, &bytes, &error);
    if (good)
        snprintf(message, size, "Heap dump file created [%ld bytes in %.3f secs]", bytes,
                 (double)(clock_nanoseconds() - start) / CLOCK_SECOND);
    else if (bytes < 0)
        snprintf(message, size, "Unable to create %s: %s", path, strerror(error));
    else
        snprintf(message, size, "Heap dump file %s is incomplete: %s", path, strerror(error));
    return good;
}

void heap_file_on_out_of_memory(Thread *t, const char *message) {
    char name[4096], said[4200];
    file_name(t->vm, name, sizeof name);
    printf("java.lang.OutOfMemoryError: %s\nDumping heap to %s ...\n", message, name);
    heap_file_write(t, name, said, sizeof said);
    printf("%s\n", said);
    fflush(stdout);
}
