/* SPDX-License-Identifier: MIT */
/* Keeps the objects of each arena on a list and walks it at ARENA_DELETE, taking each object
 * that is left off the list and freeing it while it reads the next one's place from it: what
 * hprof of Sun's VMs did. Freed entries are overwritten, so the walk goes wrong if anything is
 * left there; on a VM that tells each death first nothing is. Option `left`: arenas=implicit,
 * where what dies with an arena is told by nothing else. */
#include "period.h"

static Map objects,
    arenas; /* an arena's data: its first object; an object's number: its arena */
static JVMPI_RawMonitor lock;
static long allocated, freed, moved, deleted, left;
static int expects_left;

static Entry *arena_of(long id) { return map_find(&arenas, (void *)(id * 16)); }

static void link_object(Entry *object, long arena_id) {
    Entry *arena = arena_of(arena_id);
    if (arena == NULL)
        arena = map_add(&arenas,
                        (void *)(arena_id * 16)); /* arenas=none: number 1, which is not told */
    object->number = arena_id;
    object->after = arena->data;
    object->before = NULL;
    if (object->after != NULL) object->after->before = object;
    arena->data = object;
}
static void unlink_object(Entry *object) {
    if (object->before != NULL)
        object->before->after = object->after;
    else
        arena_of(object->number)->data = object->after;
    if (object->after != NULL) object->after->before = object->before;
}
static void on_move(JVMPI_Event *event) {
    Entry *object = map_find(&objects, event->u.obj_move.obj_id);
    EXPECT(object != NULL, "%p moves that is not there", (void *)event->u.obj_move.obj_id);
    if (object == NULL) return;
    EXPECT(object->number == event->u.obj_move.arena_id, "%p is in arena %ld, not %d",
           (void *)event->u.obj_move.obj_id, object->number, (int)event->u.obj_move.arena_id);
    unlink_object(object);
    map_remove(&objects, object);
    link_object(map_add(&objects, event->u.obj_move.new_obj_id),
                event->u.obj_move.new_arena_id);
    moved++;
}
/* The habit: `object` is freed, and then its successor is read. Entries that are freed are not
 * given out while the list is walked, but they are overwritten: so the successor is read just
 * before. */
static void on_delete(jint id) {
    Entry *arena = arena_of(id);
    EXPECT(arena != NULL, "arena %d ends that never began", (int)id);
    if (arena == NULL) return;
    for (Entry *object = arena->data, *next; object != NULL; object = next) {
        next = object->after;
        unlink_object(object);
        map_remove(&objects, object);
        left++;
    }
    map_remove(&arenas, arena);
    deleted++;
}

static void notify(JVMPI_Event *event) {
    jvmpi->RawMonitorEnter(lock);
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START: return;
    case JVMPI_EVENT_GC_FINISH: jvmpi->RawMonitorExit(lock); break;
    case JVMPI_EVENT_ARENA_NEW:
        EXPECT(arena_of(event->u.new_arena.arena_id) == NULL, "arena %d begins twice",
               (int)event->u.new_arena.arena_id);
        map_add(&arenas, (void *)((long)event->u.new_arena.arena_id * 16));
        break;
    case JVMPI_EVENT_ARENA_DELETE: on_delete(event->u.delete_arena.arena_id); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        EXPECT(map_find(&objects, event->u.obj_alloc.obj_id) == NULL, "%p is there already",
               (void *)event->u.obj_alloc.obj_id);
        link_object(map_add(&objects, event->u.obj_alloc.obj_id), event->u.obj_alloc.arena_id);
        allocated++;
        break;
    case JVMPI_EVENT_OBJECT_FREE: {
        Entry *object = map_find(&objects, event->u.obj_free.obj_id);
        EXPECT(object != NULL, "%p is freed that is not there",
               (void *)event->u.obj_free.obj_id);
        if (object == NULL) break;
        unlink_object(object);
        map_remove(&objects, object);
        freed++;
        break;
    }
    case JVMPI_EVENT_OBJECT_MOVE: on_move(event); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        EXPECT(objects.count == allocated - freed - left, "%ld objects, not %ld - %ld - %ld",
               objects.count, allocated, freed, left);
        EXPECT(expects_left || left == 0, "%ld objects were left in arenas that ended", left);
        period_end("%ld objects, %ld freed, %ld moved, %ld arenas ended with %ld objects",
                   allocated, freed, moved, deleted, left);
        break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (!period_load(vm, "arena_walk", notify)) return JNI_ERR;
    expects_left = options != NULL && strcmp(options, "left") == 0;
    lock = period_monitor("_arena_walk");
    ENABLE(JVMPI_EVENT_ARENA_NEW, JVMPI_EVENT_ARENA_DELETE, JVMPI_EVENT_OBJECT_ALLOC,
           JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE, JVMPI_EVENT_GC_START,
           JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
