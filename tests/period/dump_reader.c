/* SPDX-License-Identifier: MIT */
/* Reads every record of every dump by what CLASS_LOAD told: how many interfaces a class record
 * lists, how many statics of which types it ends with, which fields an instance has, its
 * superclasses' after its own. No record says how long it is, so a reader loses its place, and
 * ends, at the first class that it was told wrong, or not at all. Heap dumps of all levels at
 * JVM_INIT_DONE and at the end, an object dump of each class object that is loaded, and a
 * monitor dump. */
#include "period.h"

enum { P = sizeof(void *) };
typedef struct Known {
    const void *super;
    int interfaces;
    char *statics, *fields; /* first letters of signatures */
} Known;

static Map classes; /* data: Known */
static JVMPI_RawMonitor lock;
static long records, dumps, instances, asked;

static char *letters(const JVMPI_Field *fields, jint count) {
    char *all = malloc((size_t)count + 1);
    for (jint i = 0; i < count; i++) all[i] = fields[i].field_signature[0];
    all[count] = 0;
    return all;
}
static Known *known(const void *id) {
    Entry *entry = map_find(&classes, id);
    if (entry == NULL) {
        asked++;
        if (jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, (void *)(uintptr_t)id) == JVMPI_SUCCESS)
            entry = map_find(&classes, id);
    }
    EXPECT(entry != NULL, "class info missing in heap dump: %p", id);
    return entry != NULL ? entry->data : NULL;
}

static unsigned long number(const unsigned char *at, int bytes) {
    unsigned long value = 0;
    for (int i = 0; i < bytes; i++) value = value << 8 | at[i];
    return value;
}
static const void *pointer(const unsigned char *at) {
    const void *value;
    memcpy(&value, at, sizeof value);
    return value;
}
/* Level 1 leaves primitive values out. */
static int size_of(char letter, int level) {
    if (letter == 'L' || letter == '[') return P;
    if (level < 2) return 0;
    return letter == 'J' || letter == 'D'   ? 8
           : letter == 'I' || letter == 'F' ? 4
           : letter == 'S' || letter == 'C' ? 2
                                            : 1;
}
static int size_of_type(unsigned type) {
    static const int sizes[] = {
        [4] = 1, [5] = 2, [6] = 4, [7] = 8, [8] = 1, [9] = 2, [10] = 4, [11] = 8};
    return type >= 4 && type <= 11 ? sizes[type] : P;
}
static long sum(const char *all, int level) {
    long bytes = 0;
    for (; *all != 0; all++) bytes += size_of(*all, level);
    return bytes;
}

static const unsigned char *class_end(const unsigned char *r, int level) {
    Known *class = known(pointer(r + 1));
    if (class == NULL) return NULL;
    class->super = pointer(r + 1 + P);
    const unsigned char *at = r + 1 + 7 * P + 4 + class->interfaces * P;
    unsigned long pool = number(at, 2);
    at += 2;
    for (unsigned long i = 0; i < pool; i++) at += 3 + size_of_type(at[2]);
    return at + sum(class->statics, level);
}
/* The fields of the class, its superclass, and so on; -1: a superclass's record has not come
 * yet. */
static long field_bytes(const void *id, int level) {
    long bytes = 0;
    for (int depth = 0; id != NULL; depth++) {
        Known *class = known(id);
        if (class == NULL || depth > 1000) return -1;
        if (class->super == (void *)1) { /* hprof's way: a dump of the class object tells */
            if (jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, (void *)(uintptr_t)id) !=
                    JVMPI_SUCCESS ||
                class->super == (void *)1)
                return -1;
        }
        bytes += sum(class->fields, level);
        id = class->super;
    }
    return bytes;
}
static const unsigned char *record_end(const unsigned char *r, int level) {
    records++;
    switch (*r) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case JVMPI_GC_ROOT_STICKY_CLASS:
    case JVMPI_GC_ROOT_MONITOR_USED: return r + 1 + P;
    case JVMPI_GC_ROOT_JNI_GLOBAL:
    case JVMPI_GC_ROOT_NATIVE_STACK:
    case JVMPI_GC_ROOT_THREAD_BLOCK: return r + 1 + 2 * P;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME: return r + 5 + 2 * P;
    case JVMPI_GC_CLASS_DUMP: return class_end(r, level);
    case JVMPI_GC_INSTANCE_DUMP: {
        long bytes = (long)number(r + 1 + 2 * P, 4),
             expected = field_bytes(pointer(r + 1 + P), level);
        EXPECT(bytes == expected, "an instance of %p has %ld bytes of fields, not %ld",
               pointer(r + 1 + P), bytes, expected);
        instances++;
        return r + 5 + 2 * P + bytes;
    }
    case JVMPI_GC_OBJ_ARRAY_DUMP: return r + 5 + 2 * P + number(r + 1 + P, 4) * P;
    case JVMPI_GC_PRIM_ARRAY_DUMP:
        return r + 6 + P +
               (level < 2 ? 0 : number(r + 1 + P, 4) * (unsigned long)size_of_type(r[5 + P]));
    default:
        wrong("record type %d after %ld records: the place is lost", *r, records);
        return NULL;
    }
}
static void read_dump(const void *begin, const void *end, int level) {
    const unsigned char *at = begin;
    dumps++;
    while (at != NULL && at < (const unsigned char *)end)
        at = level == 0 ? at + 1 + P : record_end(at, level);
    EXPECT(at == end, "a dump of level %d ends inside a record", level);
}
static void read_monitors(const unsigned char *at, const unsigned char *end) {
    dumps++;
    while (at < end) {
        EXPECT(*at == JVMPI_MONITOR_JAVA || *at == JVMPI_MONITOR_RAW, "monitor record type %d",
               *at);
        at += *at == JVMPI_MONITOR_RAW ? 1 + 3 * P + 4 : 1 + 2 * P + 4;
        for (int list = 0; list < 2; list++) at += 4 + number(at, 4) * P;
        records++;
    }
    EXPECT(at == end, "a monitor dump ends inside a record");
}

static void on_class(JVMPI_Event *event) {
    if (map_find(&classes, event->u.class_load.class_id) != NULL) return;
    Known *class = calloc(1, sizeof *class);
    *class = (Known){
        (void *)1, event->u.class_load.num_interfaces,
        letters(event->u.class_load.statics, event->u.class_load.num_static_fields),
        letters(event->u.class_load.instances, event->u.class_load.num_instance_fields)};
    map_add(&classes, event->u.class_load.class_id)->data = class;
    EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, event->u.class_load.class_id) ==
               JVMPI_SUCCESS,
           "%s cannot be dumped", event->u.class_load.class_name);
}
static void request_all(void) {
    for (jint level = 0; level <= 2; level++) {
        JVMPI_HeapDumpArg arg = {level};
        EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &arg) == JVMPI_SUCCESS,
               "no heap dump of level %d", (int)level);
    }
    EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS,
           "no monitor dump");
}

/* Collections wait until a handler that holds the lock has returned: both begin with it. */
static void notify(JVMPI_Event *event) {
    if (KIND(event) == JVMPI_EVENT_JVM_INIT_DONE || KIND(event) == JVMPI_EVENT_JVM_SHUT_DOWN)
        request_all();
    jvmpi->RawMonitorEnter(lock);
    switch (KIND(event)) {
    case JVMPI_EVENT_GC_START: return;
    case JVMPI_EVENT_GC_FINISH: jvmpi->RawMonitorExit(lock); break;
    case JVMPI_EVENT_CLASS_LOAD: on_class(event); break;
    case JVMPI_EVENT_OBJECT_MOVE: {
        Entry *entry = map_find(&classes, event->u.obj_move.obj_id);
        if (entry == NULL) break;
        void *data = entry->data;
        map_remove(&classes, entry);
        map_add(&classes, event->u.obj_move.new_obj_id)->data = data;
        break;
    }
    case JVMPI_EVENT_CLASS_UNLOAD: {
        Entry *entry = map_find(&classes, event->u.class_unload.class_id);
        if (entry != NULL) map_remove(&classes, entry);
        break;
    }
    case JVMPI_EVENT_HEAP_DUMP:
        read_dump(event->u.heap_dump.begin, event->u.heap_dump.end,
                  event->u.heap_dump.dump_level);
        break;
    case JVMPI_EVENT_OBJECT_DUMP:
        read_dump(event->u.object_dump.data,
                  event->u.object_dump.data + event->u.object_dump.data_len, 2);
        break;
    case JVMPI_EVENT_MONITOR_DUMP:
        read_monitors((void *)event->u.monitor_dump.begin, (void *)event->u.monitor_dump.end);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        EXPECT(instances > 0 && dumps > 8, "%ld dumps with %ld instances", dumps, instances);
        period_end("%ld records in %ld dumps, %ld instances, %ld classes asked for", records,
                   dumps, instances, asked);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "dump_reader", notify)) return JNI_ERR;
    lock = period_monitor("_dump_reader");
    ENABLE(JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_CLASS_UNLOAD, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_INIT_DONE,
           JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
