/* SPDX-License-Identifier: MIT */
/* Requests from inside handlers whatever it wants to know: a heap dump when a method is
 * entered, in its handler an object dump, in that one's the object's class, and so on; the
 * dead's objects when they are freed. What is asked for while threads stand still must fail or
 * succeed, never hang. Tools for teaching and for leaks did that to "see the heap at this
 * point". */
#include "period.h"

static atomic_long entries, dumps, object_dumps, loads, allocs, refused, in_free, in_move,
    deepest;
static __thread long depth;

static void ask(jint kind, void *argument) {
    if (++depth > deepest) deepest = depth;
    jint result = jvmpi->RequestEvent(kind, argument);
    EXPECT(result == JVMPI_SUCCESS || result == JVMPI_FAIL, "event %d: answer %d", (int)kind,
           (int)result);
    if (result != JVMPI_SUCCESS) atomic_fetch_add(&refused, 1);
    depth--;
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
        if (atomic_fetch_add(&entries, 1) % 5000 == 0) {
            JVMPI_HeapDumpArg level = {(jint)(entries / 5000 % 3)};
            ask(JVMPI_EVENT_HEAP_DUMP, &level);
            ask(JVMPI_EVENT_MONITOR_DUMP, NULL);
        }
        break;
    case JVMPI_EVENT_HEAP_DUMP | JVMPI_REQUESTED_EVENT: {
        atomic_fetch_add(&dumps, 1);
        void *id = NULL;
        if (event->u.heap_dump.end - event->u.heap_dump.begin > 16)
            memcpy(&id, event->u.heap_dump.begin + 1, sizeof id);
        ask(JVMPI_EVENT_OBJECT_DUMP, id);
        break;
    }
    case JVMPI_EVENT_OBJECT_DUMP | JVMPI_REQUESTED_EVENT: {
        void *id = NULL;
        atomic_fetch_add(&object_dumps, 1);
        memcpy(&id, event->u.object_dump.data + 1, sizeof id);
        ask(JVMPI_EVENT_OBJECT_ALLOC, id);
        break;
    }
    case JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT:
        atomic_fetch_add(&allocs, 1);
        if (event->u.obj_alloc.class_id != NULL && depth < 20) {
            ask(JVMPI_EVENT_CLASS_LOAD, event->u.obj_alloc.class_id);
            ask(JVMPI_EVENT_OBJECT_ALLOC, event->u.obj_alloc.class_id);
        }
        break;
    case JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT: atomic_fetch_add(&loads, 1); break;
    case JVMPI_EVENT_OBJECT_FREE:
        if (atomic_fetch_add(&in_free, 1) % 100 == 0) {
            ask(JVMPI_EVENT_OBJECT_ALLOC, event->u.obj_free.obj_id);
            ask(JVMPI_EVENT_HEAP_DUMP, NULL);
        }
        break;
    case JVMPI_EVENT_OBJECT_MOVE:
        if (atomic_fetch_add(&in_move, 1) % 50 == 0)
            ask(JVMPI_EVENT_OBJECT_ALLOC, event->u.obj_move.new_obj_id);
        break;
    case JVMPI_EVENT_THREAD_END:
        jvmpi->DisableGC();
        ask(JVMPI_EVENT_THREAD_START, jvmpi->GetThreadObject(event->env_id));
        jvmpi->EnableGC();
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        EXPECT(dumps > 0 && object_dumps > 0 && loads > 0 && allocs > 0,
               "%ld dumps, %ld of objects, %ld classes", (long)dumps, (long)object_dumps,
               (long)loads);
        period_end("%ld heap dumps, %ld object dumps, %ld classes, %ld objects, %ld refused, "
                   "depth %ld",
                   (long)dumps, (long)object_dumps, (long)loads, (long)allocs, (long)refused,
                   (long)deepest);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "nested_requests", notify)) return JNI_ERR;
    ENABLE(JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_THREAD_END, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
