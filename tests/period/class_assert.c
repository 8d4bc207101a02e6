/* SPDX-License-Identifier: MIT */
/* The agent asserts of each announced object that it has a class, that the class can be
 * requested by CLASS_LOAD, and that no id is announced twice while it lives. Research tools did
 * that with assert(), and a VM that broke it ended them; they never turned GC off for it, since
 * OBJECT_ALLOC's handler has it off. */
#include "period.h"

static Map objects;
static JVMPI_RawMonitor lock;
static long announced, plain, arrays, loads_asked;

static void on_alloc(JVMPI_Event *event) {
    jobjectID id = event->u.obj_alloc.obj_id, class_id = event->u.obj_alloc.class_id;
    jint is_array = event->u.obj_alloc.is_array;
    announced++;
    EXPECT(id != NULL && event->u.obj_alloc.size > 0, "an object without id or size");
    EXPECT(map_find(&objects, id) == NULL, "%p is announced twice", (void *)id);
    if (map_find(&objects, id) == NULL) map_add(&objects, id);
    if (is_array == JVMPI_NORMAL_OBJECT || is_array == JVMPI_CLASS) {
        EXPECT(class_id != NULL, "an object of type %d has no class", (int)is_array);
        long before = loads_asked;
        EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, class_id) == JVMPI_SUCCESS &&
                   loads_asked == before + 1,
               "class %p of an object cannot be requested", (void *)class_id);
    }
    *(is_array == JVMPI_NORMAL_OBJECT ? &plain : &arrays) += 1;
}

static void notify(JVMPI_Event *event) {
    jvmpi->RawMonitorEnter(lock);
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START: return;
    case JVMPI_EVENT_GC_FINISH: jvmpi->RawMonitorExit(lock); break;
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(event); break;
    case JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT:
        EXPECT(event->u.class_load.class_name != NULL && event->u.class_load.class_name[0] != 0,
               "a class without a name");
        loads_asked++;
        break;
    case JVMPI_EVENT_OBJECT_FREE: {
        Entry *entry = map_find(&objects, event->u.obj_free.obj_id);
        EXPECT(entry != NULL, "%p is freed and was not there",
               (void *)event->u.obj_free.obj_id);
        if (entry != NULL) map_remove(&objects, entry);
        break;
    }
    case JVMPI_EVENT_OBJECT_MOVE: {
        Entry *entry = map_find(&objects, event->u.obj_move.obj_id);
        EXPECT(entry != NULL, "%p moves and was not there", (void *)event->u.obj_move.obj_id);
        if (entry != NULL) map_remove(&objects, entry);
        map_add(&objects, event->u.obj_move.new_obj_id);
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        EXPECT(plain > 0 && arrays > 0, "only one kind of object came");
        period_end("%ld objects, %ld of them arrays, %ld requests", announced, arrays,
                   loads_asked);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "class_assert", notify)) return JNI_ERR;
    lock = period_monitor("_class_assert");
    ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
