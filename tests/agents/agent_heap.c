/* SPDX-License-Identifier: MIT */
/* Reads heap dumps of levels 0, 1 and 2 as the readers of the time did, at JVM_INIT_DONE and at
 * shut-down: record by record, with the counts and field types that CLASS_LOAD told, nested
 * OBJECT_DUMP requests included. Every object has exactly one record, and all levels agree on
 * how many there are. Prints "heap ok" at shut-down. */
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_heap: FAILED: %s\n", claim);
    abort();
}

/* ---- Classes, as CLASS_LOAD described them; only the main thread's program changes them ----
 */

typedef struct ClassInfo {
    struct ClassInfo *next;
    jobjectID id, super;
    int interfaces, static_count, instance_count, super_known;
    char *statics, *instances; /* first letters of the types */
} ClassInfo;

static ClassInfo *buckets[4096];
static JVMPI_RawMonitor lock;

static ClassInfo *class_find(jobjectID id) {
    for (ClassInfo *c = buckets[((size_t)id >> 3) & 4095]; c != NULL; c = c->next)
        if (c->id == id) return c;
    return NULL;
}

static char *letters(JVMPI_Field *fields, jint count) {
    char *out = malloc((size_t)count + 1);
    for (jint i = 0; i < count; i++) out[i] = fields[i].field_signature[0];
    return out;
}

static void class_add(JVMPI_Event *e) {
    jvmpi->RawMonitorEnter(lock);
    if (class_find(e->u.class_load.class_id) == NULL) {
        ClassInfo *c = calloc(1, sizeof *c),
                  **bucket = &buckets[((size_t)e->u.class_load.class_id >> 3) & 4095];
        c->id = e->u.class_load.class_id;
        c->interfaces = e->u.class_load.num_interfaces;
        c->static_count = e->u.class_load.num_static_fields;
        c->instance_count = e->u.class_load.num_instance_fields;
        c->statics = letters(e->u.class_load.statics, c->static_count);
        c->instances = letters(e->u.class_load.instances, c->instance_count);
        c->next = *bucket;
        *bucket = c;
    }
    jvmpi->RawMonitorExit(lock);
}

static ClassInfo *class_known(jobjectID id) {
    ClassInfo *c = class_find(id);
    if (c != NULL) return c;
    check(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id) == JVMPI_SUCCESS,
          "an unknown class can be asked for");
    check((c = class_find(id)) != NULL, "its CLASS_LOAD comes at once");
    return c;
}

/* ---- Reading ---- */

typedef struct Reader {
    const unsigned char *at, *end;
    int level;
} Reader;

static void record_is_cut(size_t missing) {
    (void)missing;
    check(0, "a record lies within the buffer");
}
#include "record_values.h"

static size_t value_size(int level, char letter) {
    if (letter == 'L' || letter == '[') return P;
    if (level < 2) return 0;
    switch (letter) {
    case 'J':
    case 'D': return 8;
    case 'I':
    case 'F': return 4;
    case 'S':
    case 'C': return 2;
    default: return 1;
    }
}

static unsigned code_size(unsigned code) {
    switch (code) {
    case JVMPI_LONG:
    case JVMPI_DOUBLE: return 8;
    case JVMPI_INT:
    case JVMPI_FLOAT: return 4;
    case JVMPI_SHORT:
    case JVMPI_CHAR: return 2;
    case JVMPI_BYTE:
    case JVMPI_BOOLEAN: return 1;
    default: check(0, "a primitive array has a primitive type"); return 0;
    }
}

static void read_class(Reader *r) {
    ClassInfo *c = class_known(take_pointer(r));
    c->super = take_pointer(r);
    c->super_known = 1;
    take(r, 5 * P); /* loader, signers, domain, two reserved */
    take_u4(r);
    take(r, (size_t)c->interfaces * P);
    for (unsigned count = take_u2(r); count > 0; count--) {
        take_u2(r);
        check(take_u1(r) == JVMPI_CLASS, "only references of the constant pool are listed");
        take_pointer(r);
    }
    for (int i = 0; i < c->static_count; i++) take(r, value_size(r->level, c->statics[i]));
}

static jobjectID super_of(ClassInfo *c) {
    if (!c->super_known)
        check(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, c->id) == JVMPI_SUCCESS &&
                  c->super_known,
              "a class can be dumped while the heap dump is read");
    return c->super;
}

static void read_instance(Reader *r) {
    take_pointer(r);
    jobjectID id = take_pointer(r);
    size_t stated = take_u4(r), expected = 0;
    while (id != NULL) {
        ClassInfo *c = class_known(id);
        for (int i = 0; i < c->instance_count; i++)
            expected += value_size(r->level, c->instances[i]);
        id = super_of(c);
    }
    check(stated == expected, "an instance has the bytes its classes' fields need");
    take(r, stated);
}

/* One record; 1 if it was an object. */
static int read_record(Reader *r, const JVMPI_Event *dump) {
    switch (take_u1(r)) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case JVMPI_GC_ROOT_STICKY_CLASS:
    case JVMPI_GC_ROOT_MONITOR_USED: take(r, P); return 0;
    case JVMPI_GC_ROOT_JNI_GLOBAL:
    case JVMPI_GC_ROOT_NATIVE_STACK:
    case JVMPI_GC_ROOT_THREAD_BLOCK: take(r, 2 * P); return 0;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME: {
        take_pointer(r);
        JNIEnv *env = take_pointer(r);
        unsigned frame = take_u4(r);
        int found = 0;
        for (jint i = 0; i < dump->u.heap_dump.num_traces && !found; i++)
            found =
                dump->u.heap_dump.traces[i].env_id == env &&
                (frame == 0xffffffffu || (jint)frame < dump->u.heap_dump.traces[i].num_frames);
        check(found, "a root's frame is in its thread's trace");
        return 0;
    }
    case JVMPI_GC_CLASS_DUMP: read_class(r); return 1;
    case JVMPI_GC_INSTANCE_DUMP: read_instance(r); return 1;
    case JVMPI_GC_OBJ_ARRAY_DUMP: {
        take_pointer(r);
        size_t count = take_u4(r);
        check(take_pointer(r) != NULL, "an array of objects names its element class");
        take(r, count * P);
        return 1;
    }
    case JVMPI_GC_PRIM_ARRAY_DUMP: {
        take_pointer(r);
        size_t count = take_u4(r);
        unsigned size = code_size(take_u1(r));
        take(r, r->level == 2 ? count * size : 0);
        return 1;
    }
    default: check(0, "a record has a known type"); return 0;
    }
}

static unsigned long counted[3];

static void on_heap_dump(JVMPI_Event *event) {
    Reader r = {(const unsigned char *)event->u.heap_dump.begin,
                (const unsigned char *)event->u.heap_dump.end, event->u.heap_dump.dump_level};
    unsigned long count = 0;
    check((event->event_type & JVMPI_REQUESTED_EVENT) != 0, "a dump is a requested event");
    while (r.at < r.end) {
        if (r.level > 0) {
            count += (unsigned long)read_record(&r, event);
            continue;
        }
        unsigned kind = take_u1(&r);
        check(kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS || code_size(kind) > 0,
              "a type is known");
        check(take_pointer(&r) != NULL, "an object has an id");
        count++;
    }
    counted[r.level] = count;
    check(count > 100, "a heap has objects");
}

static void dump_all(void) {
    /* Other threads may make objects meanwhile, but collections are off: nothing gets lost. */
    jvmpi->DisableGC();
    for (jint level = 0; level <= 2; level++) {
        JVMPI_HeapDumpArg arg = {level};
        check(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &arg) == JVMPI_SUCCESS,
              "the heap can be dumped");
    }
    check(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS,
          "no argument means level 2");
    JVMPI_HeapDumpArg wrong = {7};
    check(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &wrong) == JVMPI_FAIL,
          "there is no level 7");
    jvmpi->EnableGC();
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_CLASS_LOAD: class_add(event); break;
    case JVMPI_EVENT_HEAP_DUMP: on_heap_dump(event); break;
    case JVMPI_EVENT_OBJECT_DUMP: {
        Reader r = {(const unsigned char *)event->u.object_dump.data,
                    (const unsigned char *)event->u.object_dump.data +
                        event->u.object_dump.data_len,
                    2};
        check(read_record(&r, event) == 1 && r.at == r.end,
              "an object dump is exactly one record");
        break;
    }
    case JVMPI_EVENT_JVM_INIT_DONE: dump_all(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        dump_all();
        fprintf(stderr, "heap ok\n");
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_heap";
    (void)options, (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    return JNI_OK;
}
