/* SPDX-License-Identifier: MIT */
/* Writes down every event of the main thread, one a line, with all it says: objects by the
 * number of their announcement and their arena, methods and classes by name, so that two runs
 * can be compared. Option: the file. Prints "log ok". */
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

enum { SLOTS = 1 << 20 };

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static JNIEnv *main_env;
static FILE *out;

/* ---- Names of ids ---- */

static const void *keys[SLOTS];
static long numbers[SLOTS];
static long next_number;
static struct {
    const void *id;
    char *name;
} methods[SLOTS / 8];

static size_t place(const void *key) {
    size_t i = ((size_t)key * 0x9E3779B97F4A7C15u) >> 40;
    for (;; i++)
        if (keys[i %= SLOTS] == key || keys[i] == NULL) return i;
}
static long number_of(const void *id) {
    size_t i = place(id);
    return id == NULL ? 0 : keys[i] == id ? numbers[i] : -1;
}
static void set_number(const void *id, long number) {
    size_t i = place(id);
    keys[i] = id;
    numbers[i] = number;
}
static size_t method_place(const void *id) {
    size_t i = ((size_t)id * 0x9E3779B97F4A7C15u) >> 40;
    for (;; i++)
        if (methods[i %= SLOTS / 8].id == id || methods[i].id == NULL) return i;
}
static const char *method_name(jmethodID id) {
    const char *name = methods[method_place((const void *)id)].name;
    return name != NULL ? name : "unknown";
}

/* ---- Events ---- */

static void on_class_load(JVMPI_Event *e) {
    for (jint i = 0; i < e->u.class_load.num_methods; i++) {
        const JVMPI_Method *m = &e->u.class_load.methods[i];
        size_t at = method_place((const void *)m->method_id);
        methods[at].id = (const void *)m->method_id;
        free(methods[at].name);
        methods[at].name = malloc(strlen(e->u.class_load.class_name) + strlen(m->method_name) +
                                  strlen(m->method_signature) + 2);
        sprintf(methods[at].name, "%s.%s%s", e->u.class_load.class_name, m->method_name,
                m->method_signature);
    }
    fprintf(out, "load %s %ld %d %d\n", e->u.class_load.class_name,
            number_of(e->u.class_load.class_id), (int)e->u.class_load.num_methods,
            (int)e->u.class_load.num_static_fields);
}

static void write_down(JVMPI_Event *e) {
    switch (e->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
        fprintf(out, "entry %s\n", method_name(e->u.method.method_id));
        break;
    case JVMPI_EVENT_METHOD_EXIT:
        fprintf(out, "exit %s\n", method_name(e->u.method.method_id));
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        set_number(e->u.obj_alloc.obj_id, ++next_number);
        fprintf(out, "alloc %ld of %ld size %d kind %d arena %d\n", next_number,
                number_of(e->u.obj_alloc.class_id), (int)e->u.obj_alloc.size,
                (int)e->u.obj_alloc.is_array, (int)e->u.obj_alloc.arena_id);
        break;
    case JVMPI_EVENT_OBJECT_FREE:
        fprintf(out, "free %ld\n", number_of(e->u.obj_free.obj_id));
        break;
    case JVMPI_EVENT_OBJECT_MOVE: {
        long number = number_of(e->u.obj_move.obj_id);
        set_number(e->u.obj_move.new_obj_id, number);
        if (number <= 0) break; /* the class library's own threads' */
        fprintf(out, "move %ld from %d to %d\n", number, (int)e->u.obj_move.arena_id,
                (int)e->u.obj_move.new_arena_id);
        break;
    }
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(e); break;
    case JVMPI_EVENT_ARENA_NEW:
        fprintf(out, "arena %d %s\n", (int)e->u.new_arena.arena_id, e->u.new_arena.arena_name);
        break;
    case JVMPI_EVENT_ARENA_DELETE:
        fprintf(out, "no arena %d\n", (int)e->u.delete_arena.arena_id);
        break;
    case JVMPI_EVENT_GC_FINISH:
        fprintf(out, "collected: %ld objects, %ld bytes\n", (long)e->u.gc_info.used_objects,
                (long)e->u.gc_info.used_object_space);
        break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK:
        e->u.class_load_hook.new_class_data = e->u.class_load_hook.class_data;
        e->u.class_load_hook.new_class_data_len = e->u.class_load_hook.class_data_len;
        fprintf(out, "class file of %d bytes\n", (int)e->u.class_load_hook.class_data_len);
        break;
    default: fprintf(out, "event %d\n", (int)e->event_type); break;
    }
}

static void notify(JVMPI_Event *e) {
    jvmpi->RawMonitorEnter(lock);
    if (main_env == NULL && e->event_type == JVMPI_EVENT_THREAD_START) main_env = e->env_id;
    if (e->env_id == main_env || e->event_type == JVMPI_EVENT_CLASS_LOAD_HOOK) {
        write_down(e);
    } else if (e->event_type == JVMPI_EVENT_OBJECT_ALLOC) {
        set_number(e->u.obj_alloc.obj_id, 0);
    }
    if (e->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        fflush(out);
        fprintf(stderr, "log ok: %ld objects\n", next_number);
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_log";
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY,
                                  JVMPI_EVENT_METHOD_EXIT,
                                  JVMPI_EVENT_OBJECT_ALLOC,
                                  JVMPI_EVENT_OBJECT_FREE,
                                  JVMPI_EVENT_OBJECT_MOVE,
                                  JVMPI_EVENT_THREAD_START,
                                  JVMPI_EVENT_THREAD_END,
                                  JVMPI_EVENT_CLASS_LOAD_HOOK,
                                  JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
                                  JVMPI_EVENT_JNI_GLOBALREF_FREE,
                                  JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC,
                                  JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE,
                                  JVMPI_EVENT_CLASS_LOAD,
                                  JVMPI_EVENT_CLASS_UNLOAD,
                                  JVMPI_EVENT_JVM_INIT_DONE,
                                  JVMPI_EVENT_JVM_SHUT_DOWN,
                                  JVMPI_EVENT_ARENA_NEW,
                                  JVMPI_EVENT_ARENA_DELETE,
                                  JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
                                  JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
                                  JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
                                  JVMPI_EVENT_MONITOR_WAIT,
                                  JVMPI_EVENT_MONITOR_WAITED,
                                  JVMPI_EVENT_GC_START,
                                  JVMPI_EVENT_GC_FINISH};
    void *table;
    (void)reserved;
    if (options == NULL || (out = fopen(options, "w")) == NULL ||
        (*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0)
        return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        if (jvmpi->EnableEvent(events[i], NULL) != JVMPI_SUCCESS) return JNI_ERR;
    return JNI_OK;
}
