/* SPDX-License-Identifier: MIT */
/* Enables every event there is and checks what each one carries while the program runs: entries
 * and exits nest, classes and methods are known before they are mentioned, allocations have
 * classes and sizes, strings are there, requested events come at once with their bit and change
 * nothing. It also asks for what must be refused. Prints "events ok" with the kinds seen at
 * shut-down. Options: none. */
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static unsigned long seen[JVMPI_MAX_EVENT_TYPE_VAL + 1];

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_events: FAILED: %s\n", claim);
    abort();
}

/* ---- Known ids: open addressing, guarded by the lock; ids of boot classes and methods never
 * end ---- */

enum { TABLE = 1 << 20 };
static void *known_methods[TABLE];

static void **place(void *id) {
    size_t i = ((size_t)id >> 3) * 0x9E3779B97F4A7C15u >> 44 & (TABLE - 1);
    while (known_methods[i] != NULL && known_methods[i] != id) i = (i + 1) & (TABLE - 1);
    return &known_methods[i];
}

/* ---- Events ---- */

typedef struct Depth {
    long entered;
} Depth;

static Depth *depth_of(JNIEnv *env) {
    Depth *depth = jvmpi->GetThreadLocalStorage(env);
    if (depth == NULL) {
        depth = calloc(1, sizeof *depth);
        jvmpi->SetThreadLocalStorage(env, depth);
        check(jvmpi->GetThreadLocalStorage(env) == depth,
              "the storage cell keeps its value (R69, R70)");
    }
    return depth;
}

static void on_class_load(JVMPI_Event *event) {
    check(event->u.class_load.class_name != NULL && event->u.class_load.source_name != NULL,
          "a class has a name and a source name");
    check(strchr(event->u.class_load.class_name, '/') == NULL ||
              strstr(event->u.class_load.class_name, ".0x") != NULL ||
              strstr(event->u.class_load.class_name, "/0x") != NULL,
          "class names have dots");
    check(event->u.class_load.class_id != NULL, "a class has an id (R105)");
    jvmpi->RawMonitorEnter(lock);
    for (jint i = 0; i < event->u.class_load.num_methods; i++) {
        JVMPI_Method *m = &event->u.class_load.methods[i];
        check(m->method_name[0] != '\0' && m->method_signature[0] == '(',
              "a method is described (R103)");
        check(m->start_lineno <= m->end_lineno, "lines go upward (R196)");
        *place(m->method_id) = m->method_id;
    }
    jvmpi->RawMonitorExit(lock);
    for (jint i = 0; i < event->u.class_load.num_instance_fields; i++)
        check(event->u.class_load.instances[i].field_signature[0] != '\0',
              "a field has a type");
}

static void on_entry(JVMPI_Event *event) {
    JVMPI_CallFrame frame = {0, NULL};
    JVMPI_CallTrace trace = {event->env_id, 0, &frame};
    jvmpi->RawMonitorEnter(lock);
    int known = *place(event->u.method.method_id) != NULL;
    jvmpi->RawMonitorExit(lock);
    check(known, "a method's class is loaded before the method is entered (R145)");
    jvmpi->GetCallTrace(&trace, 1);
    check(trace.num_frames == 1 && frame.method_id == event->u.method.method_id,
          "frame 0 of a trace is the method just entered (R65)");
    depth_of(event->env_id)->entered++;
}

static void on_alloc(JVMPI_Event *event) {
    check(event->u.obj_alloc.obj_id != NULL && event->u.obj_alloc.size >= 8,
          "an object has a size (R137)");
    jint kind = event->u.obj_alloc.is_array;
    /* R211: only the one object that is its own class has none, and only when it was asked for.
     */
    int requested = (event->event_type & JVMPI_REQUESTED_EVENT) != 0;
    if (kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS)
        check(requested || event->u.obj_alloc.class_id != NULL, "an object has a class (R135)");
    else
        check(kind >= JVMPI_BOOLEAN && kind <= JVMPI_LONG &&
                  event->u.obj_alloc.class_id == NULL,
              "a primitive array has a type and no class (R136)");
    static __thread int inside; /* every thousandth object is asked for again */
    if (event->event_type & JVMPI_REQUESTED_EVENT) {
        inside++;
        return;
    }
    static unsigned long count;
    if (__atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) % 1000 != 0) return;
    int before = inside;
    check(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, event->u.obj_alloc.obj_id) ==
                  JVMPI_SUCCESS &&
              inside == before + 1,
          "a requested event comes before RequestEvent returns (R43, R151)");
    if (event->u.obj_alloc.class_id != NULL)
        check(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, event->u.obj_alloc.class_id) ==
                  JVMPI_SUCCESS,
              "a class can be asked for (R87)");
    check(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, event->u.obj_alloc.obj_id) ==
              JVMPI_SUCCESS,
          "an object can be dumped (R91)");
}

static void on_init_done(void) {
    check(jvmpi->EnableEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_NOT_AVAILABLE &&
              jvmpi->EnableEvent(JVMPI_EVENT_OBJECT_DUMP, NULL) == JVMPI_NOT_AVAILABLE &&
              jvmpi->DisableEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_NOT_AVAILABLE,
          "dumps cannot be enabled (R58)");
    check(jvmpi->EnableEvent(36, NULL) == JVMPI_NOT_AVAILABLE &&
              jvmpi->EnableEvent(62, NULL) == JVMPI_NOT_AVAILABLE &&
              jvmpi->EnableEvent(-1, NULL) == JVMPI_NOT_AVAILABLE,
          "numbers that name no event are refused (R59)");
    check(jvmpi->RequestEvent(JVMPI_EVENT_GC_START, NULL) == JVMPI_NOT_AVAILABLE,
          "GC_START is no request");
    check(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL) == JVMPI_FAIL &&
              jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, &lock) == JVMPI_FAIL,
          "an unknown id fails (R94)");
    check(jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS && seen[59] == 1,
          "a monitor dump comes at once (R133)");
    jvmpi->RunGC();
    check(seen[JVMPI_EVENT_GC_START] > 0 && seen[JVMPI_EVENT_GC_FINISH] > 0, "RunGC collects");
    unsigned long before = seen[JVMPI_EVENT_GC_START];
    jvmpi->DisableGC();
    jvmpi->EnableGC();
    jvmpi->EnableGC(); /* one too many */
    jvmpi->RunGC();
    check(seen[JVMPI_EVENT_GC_START] > before, "an unpaired EnableGC does no harm (R63)");
    check(jvmpi->GetCurrentThreadCpuTime() > 0, "time passes (R67)");
}

static void on_shut_down(void) {
    static const jint must[] = {
        JVMPI_EVENT_METHOD_ENTRY,    JVMPI_EVENT_METHOD_ENTRY2, JVMPI_EVENT_METHOD_EXIT,
        JVMPI_EVENT_OBJECT_ALLOC,    JVMPI_EVENT_THREAD_START,  JVMPI_EVENT_CLASS_LOAD,
        JVMPI_EVENT_CLASS_LOAD_HOOK, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_ARENA_NEW,
        JVMPI_EVENT_GC_START,        JVMPI_EVENT_GC_FINISH};
    for (size_t i = 0; i < sizeof must / sizeof must[0]; i++)
        if (seen[must[i]] == 0) {
            fprintf(stderr, "agent_events: FAILED: no event %d\n", (int)must[i]);
            abort();
        }
    /* GC_START comes with the world running: another thread may be between its two. */
    unsigned long finished = seen[JVMPI_EVENT_GC_FINISH], begun = seen[JVMPI_EVENT_GC_START];
    check(begun == finished || begun == finished + 1, "collections come in pairs (R119)");
    fprintf(stderr, "events ok\n");
}

static int is_of_memory(jint type) {
    switch (type) {
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_OBJECT_MOVE:
    case JVMPI_EVENT_ARENA_NEW:
    case JVMPI_EVENT_ARENA_DELETE:
    case JVMPI_EVENT_GC_START:
    case JVMPI_EVENT_GC_FINISH: return 1;
    default: return 0;
    }
}

static void notify(JVMPI_Event *event) {
    jint type = event->event_type & ~JVMPI_REQUESTED_EVENT;
    __atomic_fetch_add(&seen[type], 1, __ATOMIC_SEQ_CST);
    check(event->env_id != NULL || is_of_memory(type),
          "an event has a thread, but what happens to memory before a start is told (R214)");
    switch (type) {
    case JVMPI_EVENT_METHOD_ENTRY: on_entry(event); break;
    case JVMPI_EVENT_METHOD_EXIT:
        check(--depth_of(event->env_id)->entered >= 0, "no exit without an entry (R127)");
        break;
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(event); break;
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(event); break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK:
        check(event->u.class_load_hook.class_data_len > 8 &&
                  event->u.class_load_hook.class_data[0] == 0xCA,
              "the hook sees a class file (R107)");
        /* A copy through malloc_f is as good as the old bytes. */
        event->u.class_load_hook.new_class_data_len = event->u.class_load_hook.class_data_len;
        event->u.class_load_hook.new_class_data = event->u.class_load_hook.malloc_f(
            (unsigned)event->u.class_load_hook.class_data_len);
        memcpy(event->u.class_load_hook.new_class_data, event->u.class_load_hook.class_data,
               (size_t)event->u.class_load_hook.class_data_len);
        break;
    case JVMPI_EVENT_THREAD_START:
        check(event->u.thread_start.thread_name != NULL &&
                  event->u.thread_start.group_name != NULL &&
                  event->u.thread_start.parent_name != NULL &&
                  event->u.thread_start.thread_env_id != NULL,
              "a thread has names (R142)");
        break;
    case JVMPI_EVENT_THREAD_END: {
        Depth *depth = jvmpi->GetThreadLocalStorage(event->env_id);
        check(depth == NULL || depth->entered == 0, "every method entered was left (R127)");
        free(depth);
        jvmpi->SetThreadLocalStorage(event->env_id, NULL);
        break;
    }
    case JVMPI_EVENT_OBJECT_DUMP: {
        unsigned char kind = (unsigned char)event->u.object_dump.data[0];
        check(kind >= JVMPI_GC_CLASS_DUMP && kind <= JVMPI_GC_PRIM_ARRAY_DUMP,
              "an object dump is one object record (R188)");
        break;
    }
    case JVMPI_EVENT_JVM_INIT_DONE: on_init_done(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: on_shut_down(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "events";
    (void)options, (void)reserved;
    void *table, *again;
    check((*vm)->GetEnv(vm, &table, 0x10000004) == JNI_EVERSION && table == NULL,
          "an unknown version is refused (R11)");
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1_1) < 0) return JNI_ERR;
    jvmpi = table;
    check(jvmpi->version == JVMPI_VERSION_1_1 && jvmpi->NotifyEvent == NULL,
          "the table is fresh");
    check((*vm)->GetEnv(vm, &again, JVMPI_VERSION_1) == JNI_OK && again == table,
          "one agent, one table");
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    check(jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, free) == JNI_ERR,
          "no system threads before JVM_INIT_DONE");
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++) {
        jint result = jvmpi->EnableEvent(type, NULL);
        check(result == JVMPI_SUCCESS || result == JVMPI_NOT_AVAILABLE, "EnableEvent answers");
    }
    return JNI_OK;
}
