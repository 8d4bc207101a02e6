/* SPDX-License-Identifier: MIT */
/* Numbers are big-endian. The id of an object is its address, the id of a text the address of its symbol,
 * which nothing else has. Records before the dump name texts, classes, frames and traces; the dump is a
 * series of segments, each at most the size of the buffer unless one array is bigger than that. */
#include "vm/heap_file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "vm/link/class.h"
#include "vm/load/loader.h"
#include "vm/run/gate.h"
#include "vm/run/handles.h"
#include "vm/run/monitor.h"
#include "vm/run/roots.h"
#include "vm/run/stack_walk.h"
#include "vm/run/thread_life.h"

typedef enum RecordTag {
    RECORD_UTF8 = 0x01,
    RECORD_LOAD_CLASS = 0x02,
    RECORD_FRAME = 0x04,
    RECORD_TRACE = 0x05,
    RECORD_HEAP_SEGMENT = 0x1c,
    RECORD_HEAP_END = 0x2c
} RecordTag;

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

enum { BUFFER_BYTES = 1 << 20, MAX_FRAMES = 1024, TYPE_OBJECT = 2 };

typedef struct HeapFile {
    RootVisitor roots; /* first; the visitor is the file */
    VM *vm;
    FILE *out;
    uint8_t *bytes; /* the segment in the making */
    size_t size;
    const char **texts; /* written ones: open addressing */
    size_t text_count, text_capacity;
    uint32_t frames, traces;
    Thread *thread; /* whose roots are being visited, and its number */
    uint32_t serial;
    uint8_t root_kind;
    bool failed;
} HeapFile;

/* ---- Bytes ---- */

static void put_number(HeapFile *f, uint64_t value, unsigned size) {
    for (unsigned i = size; i-- > 0;) f->bytes[f->size++] = (uint8_t)(value >> (8 * i));
}
static void put_u1(HeapFile *f, unsigned value) { put_number(f, value, 1); }
static void put_u2(HeapFile *f, unsigned value) { put_number(f, value, 2); }
static void put_u4(HeapFile *f, uint32_t value) { put_number(f, value, 4); }
static void put_id(HeapFile *f, const void *id) { put_number(f, (uintptr_t)id, sizeof id); }

static void write_all(HeapFile *f, const void *bytes, size_t size) {
    if (size > 0 && fwrite(bytes, 1, size, f->out) != size) f->failed = true;
}

static void write_head(HeapFile *f, RecordTag tag, uint64_t length) {
    uint8_t head[9] = {(uint8_t)tag};
    for (int i = 0; i < 4; i++) head[5 + i] = (uint8_t)(length >> (24 - 8 * i));
    write_all(f, head, sizeof head);
}

/* What was put becomes a record. */
static void write_record(HeapFile *f, RecordTag tag) {
    write_head(f, tag, f->size);
    write_all(f, f->bytes, f->size);
    f->size = 0;
}

/* Room for a piece of a segment. */
static void segment_room(HeapFile *f, size_t size) {
    if (f->size + size > BUFFER_BYTES) write_record(f, RECORD_HEAP_SEGMENT);
}

/* ---- Texts ---- */

static bool text_is_new(HeapFile *f, const char *text) {
    if (f->text_count * 2 >= f->text_capacity) {
        size_t capacity = f->text_capacity == 0 ? 8192 : f->text_capacity * 2;
        const char **texts = calloc(capacity, sizeof *texts);
        if (texts == NULL) {
            f->failed = true;
            return false;
        }
        for (size_t i = 0; i < f->text_capacity; i++) {
            if (f->texts[i] == NULL) continue;
            size_t at = ((uintptr_t)f->texts[i] >> 4) & (capacity - 1);
            while (texts[at] != NULL) at = (at + 1) & (capacity - 1);
            texts[at] = f->texts[i];
        }
        free(f->texts);
        f->texts = texts;
        f->text_capacity = capacity;
    }
    size_t at = ((uintptr_t)text >> 4) & (f->text_capacity - 1);
    for (; f->texts[at] != NULL; at = (at + 1) & (f->text_capacity - 1))
        if (f->texts[at] == text) return false;
    f->texts[at] = text;
    f->text_count++;
    return true;
}

/* Before any record that names the text; nothing may have been put yet. */
static void write_text(HeapFile *f, const char *text) {
    if (text == NULL || !text_is_new(f, text)) return;
    size_t length = strlen(text);
    put_id(f, text);
    write_head(f, RECORD_UTF8, f->size + length);
    write_all(f, f->bytes, f->size);
    write_all(f, text, length);
    f->size = 0;
}

/* ---- Types ---- */

static unsigned type_of(char kind) {
    static const char kinds[] = "ZCFDBSIJ"; /* from 4 */
    const char *found = strchr(kinds, kind);
    return found == NULL ? TYPE_OBJECT : 4 + (unsigned)(found - kinds);
}

static unsigned size_of(char kind) {
    switch (kind) {
    case 'Z': case 'B': return 1;
    case 'C': case 'S': return 2;
    case 'I': case 'F': return 4;
    default: return 8; /* long, double, ids */
    }
}

static void put_value(HeapFile *f, char kind, const char *at) {
    unsigned size = size_of(kind);
    if (type_of(kind) == TYPE_OBJECT) put_id(f, slot_get(at));
    else
        for (unsigned i = size; i-- > 0;) f->bytes[f->size++] = (uint8_t)at[i];
}

/* ---- Classes and threads ---- */

/* A class's number in the file: the end of its address, which no two classes share. */
static uint32_t class_number(const Class *c) { return (uint32_t)(uintptr_t)c; }

static void write_class(void *data, Class *c) {
    HeapFile *f = data;
    if (c->mirror == NULL || c->is_primitive) return;
    write_text(f, c->name);
    for (uint32_t i = 0; i < c->field_count; i++) write_text(f, c->fields[i].name);
    put_u4(f, class_number(c));
    put_id(f, c->mirror);
    put_u4(f, 0);
    put_id(f, c->name);
    write_record(f, RECORD_LOAD_CLASS);
}

static void write_frame(HeapFile *f, const Activation *at) {
    const Method *method = at->method;
    const ClassFile *file = method->holder->file;
    const char *source = file != NULL ? file->source_file.bytes : NULL;
    int line = method_is_native(method) ? -3 : method_line_at(method, at->pc);
    write_text(f, method->name);
    write_text(f, method->descriptor);
    write_text(f, source);
    put_id(f, (const void *)(uintptr_t)++f->frames);
    put_id(f, method->name);
    put_id(f, method->descriptor);
    put_id(f, source);
    put_u4(f, class_number(method->holder));
    put_u4(f, (uint32_t)(line == 0 ? -1 : line));
    write_record(f, RECORD_FRAME);
}

static void write_thread(void *data, Thread *thread) {
    HeapFile *f = data;
    uint32_t first = f->frames + 1, count = 0;
    StackWalk walk = stack_walk_begin(thread);
    while (count < MAX_FRAMES && stack_walk_next(&walk)) {
        write_frame(f, &walk.at);
        count++;
    }
    f->traces++;
    put_u4(f, f->traces);
    put_u4(f, f->traces); /* threads and traces are numbered alike */
    put_u4(f, count);
    for (uint32_t i = 0; i < count; i++) put_id(f, (const void *)(uintptr_t)(first + i));
    write_record(f, RECORD_TRACE);
}

/* ---- Roots ---- */

static void put_root(HeapFile *f, unsigned kind, const Object *object) {
    segment_room(f, 32);
    put_u1(f, kind);
    put_id(f, object);
}

static void put_thread_root(HeapFile *f, unsigned kind, const Object *object, int frame) {
    put_root(f, kind, object);
    put_u4(f, f->serial);
    if (kind != HEAP_ROOT_NATIVE_STACK) put_u4(f, (uint32_t)frame);
}

static void visit_frame_root(void *data, Object **slot, int frame) {
    put_thread_root(data, HEAP_ROOT_JAVA_FRAME, *slot, frame < MAX_FRAMES ? frame : -1);
}

static void visit_handle(void *data, Object **slot, Frame *owner) {
    bool native = owner == NULL || owner->method != NULL;
    put_thread_root(data, native ? HEAP_ROOT_JNI_LOCAL : HEAP_ROOT_NATIVE_STACK, *slot, -1);
}

static void visit_thread_roots(void *data, Thread *thread) {
    HeapFile *f = data;
    f->serial++;
    stack_visit_roots(thread, visit_frame_root, f);
    handles_visit_by_frame(thread, visit_handle, f);
    if (thread->object != NULL) put_thread_root(f, HEAP_ROOT_THREAD, thread->object, (int)f->serial);
    Object *others[] = {thread->exception, atomic_load(&thread->wait_object)};
    for (int i = 0; i < 2; i++)
        if (others[i] != NULL) put_root(f, HEAP_ROOT_UNKNOWN, others[i]);
}

static void visit_global_root(void *data, Object **slot, bool weak) {
    if (weak || *slot == NULL) return;
    put_root(data, HEAP_ROOT_JNI_GLOBAL, *slot);
    put_id(data, slot);
}

static void visit_sticky_class(void *data, Class *c) {
    if (c->loader == NULL && c->mirror != NULL) put_root(data, HEAP_ROOT_STICKY_CLASS, c->mirror);
}

static void visit_plain_root(RootVisitor *visitor, Object **slot) {
    HeapFile *f = (HeapFile *)(void *)visitor;
    if (*slot != NULL) put_root(f, f->root_kind, *slot);
}

static void put_roots(HeapFile *f) {
    VM *vm = f->vm;
    thread_visit_all(vm, visit_thread_roots, f);
    global_references_visit(vm, visit_global_root, f);
    loader_visit_classes(vm, visit_sticky_class, f);
    f->root_kind = HEAP_ROOT_MONITOR_USED;
    monitors_visit_used(vm, &f->roots);
    Object *others[] = {vm->out_of_memory_error, vm->system_thread_group, vm->main_thread_group, vm->system_loader};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (others[i] != NULL) put_root(f, HEAP_ROOT_UNKNOWN, others[i]);
}

/* ---- Objects ---- */

static void put_class(HeapFile *f, const Class *c) {
    segment_room(f, 128 + (size_t)c->field_count * 17);
    put_u1(f, HEAP_CLASS);
    put_id(f, c->mirror);
    put_u4(f, 0);
    put_id(f, c->super != NULL ? c->super->mirror : NULL);
    put_id(f, c->loader != NULL ? c->loader->object : NULL);
    for (int i = 0; i < 4; i++) put_id(f, NULL); /* signers, domain, reserved */
    put_u4(f, c->is_array || c->is_primitive ? 0 : c->shape.size);
    /* What its constants were resolved to: with index 0, which no constant has. */
    const Object *constants = class_constants(c);
    put_u2(f, constants != NULL);
    if (constants != NULL) {
        put_u2(f, 0);
        put_u1(f, TYPE_OBJECT);
        put_id(f, constants);
    }
    for (int statics = 1; statics >= 0; statics--) {
        unsigned count = 0;
        for (uint32_t i = 0; i < c->field_count; i++) count += ((c->fields[i].flags & ACC_STATIC) != 0) == statics;
        put_u2(f, count);
        for (uint32_t i = 0; i < c->field_count; i++) {
            const Field *field = &c->fields[i];
            if (((field->flags & ACC_STATIC) != 0) != statics) continue;
            put_id(f, field->name);
            put_u1(f, type_of(field->kind));
            if (statics) put_value(f, field->kind, (const char *)c->mirror + field->offset);
        }
    }
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
    segment_room(f, 32 + bytes);
    put_u1(f, HEAP_INSTANCE);
    put_id(f, object);
    put_u4(f, 0);
    put_id(f, c->mirror);
    put_u4(f, bytes);
    for (; c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC))
                put_value(f, c->fields[i].kind, (const char *)object + c->fields[i].offset);
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
    segment_room(f, alone ? BUFFER_BYTES : (size_t)bytes);
    if (alone) write_head(f, RECORD_HEAP_SEGMENT, bytes);
    put_u1(f, primitive ? HEAP_PRIM_ARRAY : HEAP_REF_ARRAY);
    put_id(f, array);
    put_u4(f, 0);
    put_u4(f, (uint32_t)length);
    if (primitive) put_u1(f, type_of(kind));
    else put_id(f, c->mirror);
    const char *elements = array_elements(array);
    for (int32_t i = 0; i < length; i++) {
        if (f->size + 8 > BUFFER_BYTES) {
            write_all(f, f->bytes, f->size);
            f->size = 0;
        }
        put_value(f, kind, elements + (size_t)i * step);
    }
    if (!alone) return;
    write_all(f, f->bytes, f->size);
    f->size = 0;
}

static void visit_object(void *data, Object *object, int arena) {
    HeapFile *f = data;
    (void)arena;
    const Class *c = object_class(object);
    const Class *described = c == f->vm->known.Class_ ? class_of_mirror(object) : NULL;
    if (described != NULL) put_class(f, described);
    else if (c->is_array) put_array(f, object);
    else put_instance(f, object);
    uint32_t entries;
    if (monitor_thin_owner(f->vm, object, &entries) != NULL) put_root(f, HEAP_ROOT_MONITOR_USED, object);
}

/* ---- The whole ---- */

static void write_heap(HeapFile *f) {
    static const char format[] = "JAVA PROFILE 1.0.2";
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    write_all(f, format, sizeof format);
    put_u4(f, sizeof(void *));
    put_number(f, (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000, 8);
    write_all(f, f->bytes, f->size);
    f->size = 0;
    loader_visit_classes(f->vm, write_class, f);
    put_u4(f, 0);
    put_u4(f, 0);
    put_u4(f, 0);
    write_record(f, RECORD_TRACE); /* number 0: of objects whose making nobody saw */
    thread_visit_all(f->vm, write_thread, f);
    put_roots(f);
    gc_visit_live_objects(f->vm->heap, visit_object, f);
    write_record(f, RECORD_HEAP_SEGMENT);
    write_record(f, RECORD_HEAP_END);
    free(f->texts);
}

/* -XX:HeapDumpPath= is a file, or a directory for java_pid<n>.hprof. */
static void file_name(VM *vm, char *name, size_t size) {
    const char *path = vm->options.heap_dump_path;
    struct stat status;
    bool directory = path == NULL || path[0] == 0 || (stat(path, &status) == 0 && S_ISDIR(status.st_mode));
    if (!directory) snprintf(name, size, "%s", path);
    else
        snprintf(name, size, "%s%sjava_pid%d.hprof", path != NULL ? path : "", path != NULL && path[0] != 0 ? "/" : "",
                 (int)getpid());
}

void heap_file_on_out_of_memory(Thread *t, const char *message) {
    VM *vm = t->vm;
    if (!vm->options.heap_dump_on_error || atomic_exchange(&vm->heap_file_written, true)) return;
    char name[4096];
    file_name(vm, name, sizeof name);
    printf("java.lang.OutOfMemoryError: %s\nDumping heap to %s ...\n", message, name);
    HeapFile f = {.roots.visit = visit_plain_root, .vm = vm, .bytes = malloc(BUFFER_BYTES + 4096)};
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    f.out = f.bytes != NULL ? fopen(name, "wbxe") : NULL;
    if (f.out == NULL) {
        printf("Unable to create %s: %s\n", name, f.bytes != NULL ? strerror(errno) : "out of memory");
        fflush(stdout);
        free(f.bytes);
        return;
    }
    world_stop(t);
    write_heap(&f);
    world_resume(t);
    long bytes = ftell(f.out);
    if (fclose(f.out) != 0) f.failed = true;
    free(f.bytes);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
    if (f.failed) printf("Heap dump file %s is incomplete: %s\n", name, strerror(errno));
    else printf("Heap dump file created [%ld bytes in %.3f secs]\n", bytes, seconds);
    fflush(stdout);
}
