/* SPDX-License-Identifier: MIT */
/* What an event points to is there until its handler returns, whatever happens meanwhile:
 * requests from within the handler, collections, the same kind of event on other threads. */
#include "conformance.h"

enum { BYTES = 1 << 16 };

typedef struct Copy {
    JVMPI_Event event;
    size_t length;
    char bytes[BYTES];
} Copy;

static atomic_int compared, hooks, threads, dumps;

static void keep(Copy *c, const void *bytes, size_t count) {
    if (count > BYTES - c->length) count = BYTES - c->length;
    memcpy(c->bytes + c->length, bytes, count);
    c->length += count;
}
static void keep_text(Copy *c, const char *text) {
    if (text != NULL) keep(c, text, strlen(text) + 1);
}

/* The structure and everything it points to. */
static void take(Copy *c, const JVMPI_Event *e) {
    c->event = *e;
    c->length = 0;
    keep(c, &e->event_type, sizeof e->event_type);
    keep(c, &e->env_id, sizeof e->env_id);
    switch (KIND(e)) {
    case JVMPI_EVENT_CLASS_LOAD:
        keep(c, &e->u.class_load, sizeof e->u.class_load);
        keep_text(c, e->u.class_load.class_name);
        keep_text(c, e->u.class_load.source_name);
        for (jint i = 0; i < e->u.class_load.num_methods; i++) {
            keep(c, &e->u.class_load.methods[i].method_id, sizeof(jmethodID));
            keep(c, &e->u.class_load.methods[i].start_lineno, 2 * sizeof(jint));
            keep_text(c, e->u.class_load.methods[i].method_name);
            keep_text(c, e->u.class_load.methods[i].method_signature);
        }
        for (jint i = 0; i < e->u.class_load.num_static_fields; i++)
            keep_text(c, e->u.class_load.statics[i].field_name);
        for (jint i = 0; i < e->u.class_load.num_instance_fields; i++)
            keep_text(c, e->u.class_load.instances[i].field_name);
        break;
    case JVMPI_EVENT_THREAD_START:
        keep(c, &e->u.thread_start, sizeof e->u.thread_start);
        keep_text(c, e->u.thread_start.thread_name);
        keep_text(c, e->u.thread_start.group_name);
        keep_text(c, e->u.thread_start.parent_name);
        break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK:
        keep(c, e->u.class_load_hook.class_data, (size_t)e->u.class_load_hook.class_data_len);
        break;
    case JVMPI_EVENT_HEAP_DUMP:
        keep(c, e->u.heap_dump.begin, (size_t)(e->u.heap_dump.end - e->u.heap_dump.begin));
        for (jint i = 0; i < e->u.heap_dump.num_traces; i++)
            keep(c, e->u.heap_dump.traces[i].frames,
                 (size_t)e->u.heap_dump.traces[i].num_frames * sizeof(JVMPI_CallFrame));
        break;
    default: keep(c, &e->u.obj_alloc, sizeof e->u.obj_alloc); break;
    }
}

/* The structure comes first: what another one points to may be gone. */
static int same_structure(const JVMPI_Event *e, const Copy *before) {
    size_t size = KIND(e) == JVMPI_EVENT_CLASS_LOAD     ? sizeof e->u.class_load
                  : KIND(e) == JVMPI_EVENT_THREAD_START ? sizeof e->u.thread_start
                                                        : 0;
    return memcmp(&e->u, &before->event.u, size) == 0;
}

static int same(const JVMPI_Event *e, const Copy *before) {
    compared++;
    if (!same_structure(e, before)) return 0;
    Copy *now = malloc(sizeof *now);
    take(now, e);
    int equal =
        now->length == before->length && memcmp(now->bytes, before->bytes, now->length) == 0;
    free(now);
    return equal;
}

static void ask(jobjectID id) {
    jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id);
    jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, id);
}

/* Than this one, if there was one with methods before. */
static jobjectID another_class(const JVMPI_Event *e) {
    static jmethodID method; /* of the first such class; ids of classes may change */
    jmethodID known = __atomic_load_n(&method, __ATOMIC_ACQUIRE);
    jobjectID other = known != NULL ? jvmpi->GetMethodClass(known) : NULL;
    if (known == NULL && e->u.class_load.num_methods > 0)
        __atomic_store_n(&method, e->u.class_load.methods[0].method_id, __ATOMIC_RELEASE);
    return other != NULL ? other : e->u.class_load.class_id;
}

static void notify(JVMPI_Event *e) {
    static _Thread_local int depth;
    if (depth > 1) return;
    Copy *before = malloc(sizeof *before);
    depth++;
    switch (KIND(e)) {
    case JVMPI_EVENT_CLASS_LOAD:
        take(before, e);
        ask(e->u.class_load.class_id);
        if (!REQUESTED(e)) jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, another_class(e));
        CHECK("R46", same(e, before),
              "CLASS_LOAD's memory lasts until the handler returns, requests within "
              "notwithstanding");
        break;
    case JVMPI_EVENT_THREAD_START:
        take(before, e);
        ask(e->u.thread_start.thread_id);
        if (!REQUESTED(e))
            jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, e->u.thread_start.thread_id);
        CHECK("R46", same(e, before), "THREAD_START's memory lasts until the handler returns");
        threads++;
        break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK:
        take(before, e);
        if (hooks++ % 8 == 0) jvmpi->RunGC();
        CHECK("R46", same(e, before),
              "class file bytes last until the handler returns, over a collection");
        e->u.class_load_hook.new_class_data = e->u.class_load_hook.class_data;
        e->u.class_load_hook.new_class_data_len = e->u.class_load_hook.class_data_len;
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        if (REQUESTED(e)) break;
        take(before, e);
        jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, e->u.obj_alloc.obj_id);
        CHECK("R46", same(e, before),
              "OBJECT_ALLOC's structure is another one than that of a request within");
        break;
    case JVMPI_EVENT_HEAP_DUMP: {
        take(before, e);
        if (dumps++ > 0) break;
        JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_0};
        jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level);
        jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL);
        CHECK("R46", same(e, before),
              "a heap dump's buffer lasts until the handler returns, over further dumps");
        break;
    }
    case JVMPI_EVENT_JVM_INIT_DONE: conf_driver(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL);
        CHECK("R46", compared > 100 && hooks > 0 && threads > 0 && dumps > 0,
              "enough was compared");
        conf_end();
        break;
    default: break;
    }
    depth--;
    free(before);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "memory", notify, JVMPI_VERSION_1)) return JNI_ERR;
    ENABLE(JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_THREAD_START, JVMPI_EVENT_CLASS_LOAD_HOOK,
           JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
