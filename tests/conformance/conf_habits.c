/* SPDX-License-Identifier: MIT */
/* Habits of agents of the time, which the description does not forbid. Options:
 * before: of an object whose class it does not know the agent first requests that class's
 * OBJECT_ALLOC and then records the object; `assert`: it asserts that each announced object has
 * a class that can be requested, and that no id is announced twice. Both from the first
 * announcement to JVM_INIT_DONE, or to the first collection. */
#include "conformance.h"

enum { SIZE = 1 << 18, DEPTH_LEAST = 64, DEPTH_MOST = 4096 };

static const void *objects[SIZE]; /* open addressing */
static unsigned long filled;
static JVMPI_RawMonitor lock;
static int asks, nesting, deepest, own_class_asked, refused;
static atomic_int over;
static jobjectID class_of_class;
static const void *asked_threads[64], *asked_classes[64];
static int asked_thread_count, asked_class_count;

static int known(const void *id) {
    size_t i = ((size_t)id * 0x9E3779B97F4A7C15u) >> 20 & (SIZE - 1);
    while (objects[i] != NULL && objects[i] != id) i = (i + 1) & (SIZE - 1);
    return objects[i] == id;
}
static void record(const void *id) {
    size_t i = ((size_t)id * 0x9E3779B97F4A7C15u) >> 20 & (SIZE - 1);
    while (objects[i] != NULL && objects[i] != id) i = (i + 1) & (SIZE - 1);
    if (objects[i] == NULL && ++filled * 2 > SIZE) over = 1;
    objects[i] = id;
}
static int listed(const void *const *list, int count, const void *id) {
    for (int i = 0; i < count; i++)
        if (list[i] == id) return 1;
    return 0;
}

static void on_alloc(JVMPI_Event *event) {
    jobjectID id = event->u.obj_alloc.obj_id, class_id = event->u.obj_alloc.class_id;
    if (!REQUESTED(event))
        CHECK("R205 R212", !known(id),
              "what an agent knows, asked for or not, is not announced");
    if (event->u.obj_alloc.is_array == JVMPI_NORMAL_OBJECT && !REQUESTED(event))
        CHECK("R205 R135", class_id != NULL, "an announced object has a class");
    if (asks) {
        CHECK("R211", nesting < 8, "a request does not lead to itself");
        if (nesting < 8 && class_id != NULL && !known(class_id)) {
            nesting++;
            CHECK("R89 R211",
                  jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, class_id) == JVMPI_SUCCESS &&
                      known(class_id),
                  "an unknown class object can be requested");
            nesting--;
        }
        if (REQUESTED(event) && class_id == NULL) own_class_asked = 1;
    } else if (event->u.obj_alloc.is_array == JVMPI_NORMAL_OBJECT) {
        CHECK("R88 R205",
              jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, class_id) == JVMPI_SUCCESS,
              "an object's class can be requested");
        if (id == class_id) class_of_class = id;
    }
    record(id);
}

static void on_class(JVMPI_Event *event) {
    const void *id = event->u.class_load.class_id;
    if (!REQUESTED(event))
        CHECK("R212", !listed(asked_classes, asked_class_count, id),
              "a class that was asked for is not announced");
    else if (asks && asked_class_count < 64)
        asked_classes[asked_class_count++] = id;
}

/* Of a thread that has not begun to run: its object is known from its constructor on. */
static void on_thread(JVMPI_Event *event) {
    const void *env = event->u.thread_start.thread_env_id;
    if (!REQUESTED(event))
        CHECK("R212", !listed(asked_threads, asked_thread_count, env),
              "a thread that was asked for is not announced");
    else if (asked_thread_count < 64)
        asked_threads[asked_thread_count++] = env;
}

/* R216: what asks for ever is refused some time, and goes on. */
static void on_endless(JVMPI_Event *event) {
    int depth = ++nesting;
    if (depth > deepest) deepest = depth;
    if (depth < DEPTH_MOST &&
        jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, event->u.obj_alloc.obj_id) == JVMPI_FAIL)
        refused++;
    nesting--;
}

static int endless;

static void notify(JVMPI_Event *event) {
    switch (KIND(event)) {
    case JVMPI_EVENT_GC_START: over = 1; return;
    case JVMPI_EVENT_JVM_INIT_DONE: {
        over = 1;
        jvmpi->DisableGC();
        jobjectID id = jvmpi->GetThreadObject(event->env_id);
        nesting = 0;
        endless = 1;
        CHECK("R216", jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id) == JVMPI_SUCCESS,
              "a request that leads to itself comes to an end");
        CHECK("R216", deepest >= DEPTH_LEAST && deepest < DEPTH_MOST && refused > 0,
              "beyond a depth of 64 or more the next request fails");
        refused = 0;
        CHECK("R216",
              jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id) == JVMPI_SUCCESS && refused > 0,
              "and then they work again");
        endless = 0;
        if (class_of_class != NULL)
            CHECK("R205", !asks, "java.lang.Class itself is announced with its class");
        if (own_class_asked) CHECK("R211", asks, "requested it comes without one");
        jvmpi->EnableGC();
        return;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN: conf_end(); return;
    default: break;
    }
    if (endless && KIND(event) == JVMPI_EVENT_OBJECT_ALLOC && REQUESTED(event))
        on_endless(event);
    if (over) return;
    jvmpi->RawMonitorEnter(lock);
    switch (KIND(event)) {
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(event); break;
    case JVMPI_EVENT_CLASS_LOAD:
        on_class(event);
        /* Its class object is java.lang.Class's instance: that one is asked for long before its
         * turn. */
        if (asks && !REQUESTED(event) && asked_class_count == 0) {
            jobjectID holder =
                event->u.class_load.num_methods > 0
                    ? jvmpi->GetMethodClass(event->u.class_load.methods[0].method_id)
                    : NULL;
            if (holder != NULL) jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, holder);
        }
        break;
    case JVMPI_EVENT_THREAD_START: on_thread(event); break;
    default: break;
    }
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_habits";
    (void)reserved;
    if (!conf_load(vm, "habits", notify, JVMPI_VERSION_1)) return JNI_ERR;
    lock = jvmpi->RawMonitorCreate(name);
    asks = options != NULL && strcmp(options, "before") == 0;
    ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_THREAD_START,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
