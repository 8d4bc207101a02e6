/* SPDX-License-Identifier: MIT */
/* Does all its work in JVM_SHUT_DOWN's handler: collects, requests the biggest heap dump there
 * is, a monitor dump and traces of all threads, writes them, and disables every event. Every
 * profiler that wrote one report did; the program's threads may still run meanwhile, and
 * daemons do. The dump's objects must be those that the events left alive. */
#include "period.h"

enum { P = sizeof(void *) };
static Map objects;
static JVMPI_RawMonitor lock;
static long dumped, missing, bytes, monitors;
static int ended;

static void on_level_0(const char *at, const char *end) {
    for (; at < end; at += 1 + P) {
        const void *id;
        memcpy(&id, at + 1, P);
        dumped++;
        if (map_find(&objects, id) == NULL) missing++;
    }
    EXPECT(at == end, "the dump ends inside a record");
}

static void at_end(void) {
    JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_0};
    jvmpi->RunGC();
    EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) == JVMPI_SUCCESS,
           "no dump of level 0");
    EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS,
           "no dump of level 2");
    EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS,
           "no dump of monitors");
    EXPECT(missing == 0 && dumped > 0, "%ld of %ld objects in the dump were never announced",
           missing, dumped);
    EXPECT(bytes > dumped * (1 + P), "the dump of level 2 has %ld bytes for %ld objects", bytes,
           dumped);
    ended = 1;
    for (jint number = 1; number <= JVMPI_MAX_EVENT_TYPE_VAL; number++)
        jvmpi->DisableEvent(number, NULL);
    period_end("%ld objects, %ld KB, %ld bytes of monitors", dumped, bytes / 1024, monitors);
}

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        at_end();
        return;
    }
    if (ended) return;
    jvmpi->RawMonitorEnter(lock);
    switch (KIND(event)) {
    case JVMPI_EVENT_GC_START: return;
    case JVMPI_EVENT_GC_FINISH: jvmpi->RawMonitorExit(lock); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        if (map_find(&objects, event->u.obj_alloc.obj_id) == NULL)
            map_add(&objects, event->u.obj_alloc.obj_id);
        break;
    case JVMPI_EVENT_OBJECT_FREE: {
        Entry *object = map_find(&objects, event->u.obj_free.obj_id);
        if (object != NULL) map_remove(&objects, object);
        break;
    }
    case JVMPI_EVENT_OBJECT_MOVE: {
        Entry *object = map_find(&objects, event->u.obj_move.obj_id);
        if (object != NULL) map_remove(&objects, object);
        map_add(&objects, event->u.obj_move.new_obj_id);
        break;
    }
    case JVMPI_EVENT_HEAP_DUMP:
        if (event->u.heap_dump.dump_level == JVMPI_DUMP_LEVEL_0)
            on_level_0(event->u.heap_dump.begin, event->u.heap_dump.end);
        else
            bytes = event->u.heap_dump.end - event->u.heap_dump.begin;
        break;
    case JVMPI_EVENT_MONITOR_DUMP:
        monitors = event->u.monitor_dump.end - event->u.monitor_dump.begin;
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "final_dump", notify)) return JNI_ERR;
    lock = period_monitor("_final_dump");
    ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
