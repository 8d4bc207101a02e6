/* SPDX-License-Identifier: MIT */
/* Keeps every id in four bytes, hashes it by them and prints it with %x, and so relies on ids
 * below 4 GiB: of objects, classes, methods, threads, raw monitors and JNI references, wherever
 * they appear. Each id is kept with its kind; two living things of one kind must not share one.
 * Option `objects-anywhere`: with wide references only objects may lie above; there the low 32
 * bits still differ. */
#include "period.h"

enum { OBJECT, METHOD, THREAD, MONITOR, REFERENCE, KINDS };
static const char *const kinds[KINDS] = {"object", "method", "thread", "raw monitor",
                                         "reference"};
static Map ids[KINDS]; /* key: the low 32 bits; data: the id */
static JVMPI_RawMonitor lock;
static long seen[KINDS], above[KINDS];
static int anywhere;

static void see(int kind, const void *id) {
    if (id == NULL) return;
    char text[16];
    unsigned low = (unsigned)(uintptr_t)id;
    snprintf(text, sizeof text, "%x", low);
    seen[kind]++;
    int is_above = strtoull(text, NULL, 16) != (uintptr_t)id;
    above[kind] += is_above;
    EXPECT(!is_above || (anywhere && kind == OBJECT), "%s %p is not %s", kinds[kind], id, text);
    Entry *entry = map_find(&ids[kind], (void *)(uintptr_t)low);
    if (entry == NULL)
        map_add(&ids[kind], (void *)(uintptr_t)low)->data = (void *)(uintptr_t)id;
    else
        EXPECT(entry->data == id, "%s %p and %p look alike in four bytes", kinds[kind], id,
               entry->data);
}
static void forget(int kind, const void *id) {
    Entry *entry = map_find(&ids[kind], (void *)(uintptr_t)(unsigned)(uintptr_t)id);
    if (entry != NULL) map_remove(&ids[kind], entry);
}
static void see_trace(JNIEnv *env) {
    JVMPI_CallFrame frames[32];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->GetCallTrace(&trace, 32);
    for (jint i = 0; i < trace.num_frames; i++) see(METHOD, frames[i].method_id);
}

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL);
        for (int i = 0; i < 300; i++) see(MONITOR, period_monitor("kept"));
        JNIEnv *env = event->env_id;
        for (int i = 0; i < 3000; i++)
            (*env)->NewGlobalRef(env, (*env)->FindClass(env, "java/lang/Object"));
    }
    jvmpi->RawMonitorEnter(lock);
    see(THREAD, event->env_id);
    switch (KIND(event)) {
    case JVMPI_EVENT_GC_START: return;
    case JVMPI_EVENT_GC_FINISH: jvmpi->RawMonitorExit(lock); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        see(OBJECT, event->u.obj_alloc.obj_id);
        see(OBJECT, event->u.obj_alloc.class_id);
        break;
    case JVMPI_EVENT_OBJECT_FREE: forget(OBJECT, event->u.obj_free.obj_id); break;
    case JVMPI_EVENT_OBJECT_MOVE:
        forget(OBJECT, event->u.obj_move.obj_id);
        see(OBJECT, event->u.obj_move.new_obj_id);
        break;
    case JVMPI_EVENT_CLASS_LOAD:
        see(OBJECT, event->u.class_load.class_id);
        for (jint i = 0; i < event->u.class_load.num_methods; i++)
            see(METHOD, event->u.class_load.methods[i].method_id);
        break;
    case JVMPI_EVENT_METHOD_ENTRY2:
        see(METHOD, event->u.method_entry2.method_id);
        see(OBJECT, event->u.method_entry2.obj_id);
        break;
    case JVMPI_EVENT_THREAD_START:
        see(THREAD, event->u.thread_start.thread_env_id);
        see(OBJECT, event->u.thread_start.thread_id);
        see(MONITOR, period_monitor("of a thread"));
        break;
    case JVMPI_EVENT_THREAD_END: forget(THREAD, event->env_id); break;
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC:
        see(OBJECT, event->u.jni_globalref_alloc.obj_id);
        see(REFERENCE, event->u.jni_globalref_alloc.ref_id);
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
        see(OBJECT, event->u.monitor.object);
        see_trace(event->env_id);
        break;
    case JVMPI_EVENT_MONITOR_WAIT:
        see(OBJECT, event->u.monitor_wait.object);
        see_trace(event->env_id);
        break;
    case JVMPI_EVENT_MONITOR_DUMP:
        for (jint i = 0; i < event->u.monitor_dump.num_traces; i++) {
            see(THREAD, event->u.monitor_dump.traces[i].env_id);
            for (jint f = 0; f < event->u.monitor_dump.traces[i].num_frames; f++)
                see(METHOD, event->u.monitor_dump.traces[i].frames[f].method_id);
        }
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        see(MONITOR, lock);
        for (int kind = 0; kind < KINDS; kind++)
            EXPECT(seen[kind] > 0, "no %s was seen", kinds[kind]);
        period_end("%ld objects, %ld methods, %ld threads, %ld raw monitors, %ld references; "
                   "objects above 4 GiB: %ld",
                   seen[OBJECT], seen[METHOD], seen[THREAD], seen[MONITOR], seen[REFERENCE],
                   above[OBJECT]);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (!period_load(vm, "low_ids", notify)) return JNI_ERR;
    anywhere = options != NULL && strcmp(options, "objects-anywhere") == 0;
    lock = period_monitor("_low_ids");
    ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_METHOD_ENTRY2, JVMPI_EVENT_THREAD_START,
           JVMPI_EVENT_THREAD_END, JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
           JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC, JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
           JVMPI_EVENT_MONITOR_WAIT, JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH,
           JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
