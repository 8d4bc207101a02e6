/* SPDX-License-Identifier: MIT */
/* Before it records an object the agent makes sure that it knows the object's class: it
 * requests OBJECT_ALLOC of the class object, and CLASS_LOAD for its name, when the id is new to
 * it. Usual in heap profilers that could be attached to VMs which had loaded the first classes
 * untold; the request is made inside OBJECT_ALLOC's handler, before the object itself is in the
 * table. Option `late`: the agent begins when the VM has, so that most classes are unknown to
 * it. */
#include "period.h"

static Map objects, classes;
static JVMPI_RawMonitor lock;
static long asked, allocated, freed, moved;
static int late;

static void ask_for_object(jobjectID class_id) {
    if (class_id == NULL || map_find(&objects, class_id) != NULL) return;
    asked++;
    EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, class_id) == JVMPI_SUCCESS,
           "class object %p cannot be requested", (void *)class_id);
    EXPECT(map_find(&objects, class_id) != NULL,
           "class object %p was requested and did not come", (void *)class_id);
}

static void on_alloc(JVMPI_Event *event) {
    jobjectID class_id = event->u.obj_alloc.class_id, id = event->u.obj_alloc.obj_id;
    if (class_id != id) ask_for_object(class_id);
    if (class_id != NULL && map_find(&classes, class_id) == NULL)
        EXPECT(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, class_id) == JVMPI_SUCCESS,
               "class %p cannot be requested", (void *)class_id);
    if (map_find(&objects, id) != NULL) {
        EXPECT(REQUESTED(event), "object %p is announced again", (void *)id);
        return;
    }
    map_add(&objects, id)->number = event->u.obj_alloc.size;
    allocated++;
}
static void move(Map *map, const void *from, const void *to) {
    Entry *entry = map_find(map, from);
    if (entry == NULL) return;
    long number = entry->number;
    map_remove(map, entry);
    map_add(map, to)->number = number;
}

static void begin(void) {
    ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_CLASS_UNLOAD);
}

static void notify(JVMPI_Event *event) {
    jvmpi->RawMonitorEnter(lock);
    switch (KIND(event)) {
    case JVMPI_EVENT_GC_START: return; /* the lock is given back after the collection */
    case JVMPI_EVENT_GC_FINISH: jvmpi->RawMonitorExit(lock); break;
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(event); break;
    case JVMPI_EVENT_CLASS_LOAD:
        ask_for_object(event->u.class_load.class_id);
        if (map_find(&classes, event->u.class_load.class_id) == NULL)
            map_add(&classes, event->u.class_load.class_id);
        break;
    case JVMPI_EVENT_CLASS_UNLOAD: {
        Entry *entry = map_find(&classes, event->u.class_unload.class_id);
        EXPECT(entry != NULL || late, "class %p ends that never began",
               (void *)event->u.class_unload.class_id);
        if (entry != NULL) map_remove(&classes, entry);
        break;
    }
    case JVMPI_EVENT_OBJECT_FREE: {
        Entry *entry = map_find(&objects, event->u.obj_free.obj_id);
        EXPECT(entry != NULL || late, "object %p is freed that never was",
               (void *)event->u.obj_free.obj_id);
        if (entry == NULL) break;
        map_remove(&objects, entry);
        freed++;
        break;
    }
    case JVMPI_EVENT_OBJECT_MOVE:
        EXPECT(map_find(&objects, event->u.obj_move.obj_id) != NULL || late,
               "object %p moves that never was", (void *)event->u.obj_move.obj_id);
        move(&objects, event->u.obj_move.obj_id, event->u.obj_move.new_obj_id);
        move(&classes, event->u.obj_move.obj_id, event->u.obj_move.new_obj_id);
        moved++;
        break;
    case JVMPI_EVENT_JVM_INIT_DONE: begin(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        EXPECT(objects.count == allocated - freed, "%ld objects are left of %ld - %ld",
               objects.count, allocated, freed);
        period_end("%ld objects, %ld freed, %ld moved, %ld classes asked for", allocated, freed,
                   moved, asked);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    late = options != NULL && strcmp(options, "late") == 0;
    if (!period_load(vm, "class_first", notify)) return JNI_ERR;
    lock = period_monitor("_class_first");
    ENABLE(JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_SHUT_DOWN);
    if (late)
        ENABLE(JVMPI_EVENT_JVM_INIT_DONE);
    else
        begin();
    return JNI_OK;
}
