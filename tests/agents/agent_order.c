/* SPDX-License-Identifier: MIT */
/* Every id is defined before it is mentioned and not mentioned after it ended (R28, R145 to
 * R150): keeps sets of live objects, classes, arenas and threads from the first event on and
 * compares each mention with them. Prints "order ok" at shut-down. Everything is guarded by one
 * raw monitor, which the thread that collects keeps from GC_START to GC_FINISH. */
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static const char *last_class = "";

static void check(int truth, const char *claim, const void *id) {
    if (truth) return;
    fprintf(stderr, "agent_order: FAILED: %s: %p (after class %s)\n", claim, id, last_class);
    abort();
}

/* ---- Sets of ids: open addressing with tombstones, grown at half full ---- */

typedef struct Set {
    const void **slots;
    int *values; /* objects: the arena */
    size_t size, filled;
} Set;

static const char gone;
static Set objects, classes, threads, arenas, methods;

static size_t find(Set *set, const void *id) {
    size_t i = ((size_t)id * 0x9E3779B97F4A7C15u) >> 20;
    for (;; i++) {
        i &= set->size - 1;
        if (set->slots[i] == id || set->slots[i] == NULL) return i;
    }
}

static void add(Set *set, const void *id, int value);

static void grow(Set *set) {
    Set old = *set;
    set->size = old.size == 0 ? 1 << 12 : old.size * 2;
    set->filled = 0;
    set->slots = calloc(set->size, sizeof *set->slots);
    set->values = calloc(set->size, sizeof *set->values);
    for (size_t i = 0; i < old.size; i++)
        if (old.slots[i] != NULL && old.slots[i] != &gone)
            add(set, old.slots[i], old.values[i]);
    free(old.slots);
    free(old.values);
}

static int has(Set *set, const void *id) {
    return set->size > 0 && set->slots[find(set, id)] == id;
}

static void add(Set *set, const void *id, int value) {
    if (set->filled * 2 >= set->size) grow(set);
    size_t i = find(set, id);
    if (set->slots[i] == NULL) set->filled++;
    set->slots[i] = id;
    set->values[i] = value;
}

static int remove_id(Set *set, const void *id) {
    size_t i = find(set, id);
    set->slots[i] = &gone;
    return set->values[i];
}

/* Room for a collection's worth of additions: nothing may be allocated while the world is
 * stopped (R21). */
static void make_room(Set *set) {
    while (set->size == 0 || set->filled * 4 >= set->size) grow(set);
}

static const void *arena_key(int arena) { return (const void *)((size_t)arena * 8 + 8); }

/* ---- Events ---- */

static void on_alloc(JVMPI_Event *event) {
    const void *id = event->u.obj_alloc.obj_id;
    check(!has(&objects, id), "an object is announced once", id);
    check(has(&arenas, arena_key(event->u.obj_alloc.arena_id)),
          "an arena is announced before its objects", id);
    add(&objects, id, event->u.obj_alloc.arena_id);
}

static void on_move(JVMPI_Event *event) {
    const void *from = event->u.obj_move.obj_id, *to = event->u.obj_move.new_obj_id;
    check(has(&objects, from), "what moves is alive", from);
    check(has(&arenas, arena_key(event->u.obj_move.new_arena_id)),
          "it moves to an arena that is known", to);
    check(remove_id(&objects, from) == event->u.obj_move.arena_id,
          "it lay in the arena it moves from", from);
    check(!has(&objects, to), "its new place is free", to);
    add(&objects, to, event->u.obj_move.new_arena_id);
    if (has(&classes, from)) {
        remove_id(&classes, from);
        add(&classes, to, 0);
    }
}

static void on_arena_delete(int arena) {
    check(has(&arenas, arena_key(arena)), "an arena that ends was there", arena_key(arena));
    remove_id(&arenas, arena_key(arena));
    for (size_t i = 0; i < objects.size; i++)
        if (objects.slots[i] != NULL && objects.slots[i] != &gone && objects.values[i] == arena)
            objects.slots[i] = &gone;
}

static void on_class_load(JVMPI_Event *event) {
    last_class = event->u.class_load.class_name;
    check(!has(&classes, event->u.class_load.class_id), "a class is announced once",
          event->u.class_load.class_id);
    add(&classes, event->u.class_load.class_id, 0);
    for (jint i = 0; i < event->u.class_load.num_methods; i++)
        add(&methods, event->u.class_load.methods[i].method_id, 0);
}

static void notify_locked(JVMPI_Event *event) {
    static int started;
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
        started = 1;
        check(!has(&threads, event->env_id), "a thread starts once", event->env_id);
        check(event->env_id == event->u.thread_start.thread_env_id, "it says so itself",
              event->env_id);
        add(&threads, event->env_id, 0);
        break;
    case JVMPI_EVENT_THREAD_END:
        check(has(&threads, event->env_id), "a thread that ends was started", event->env_id);
        remove_id(&threads, event->env_id);
        break;
    case JVMPI_EVENT_ARENA_NEW:
        check(!has(&arenas, arena_key(event->u.new_arena.arena_id)), "an arena is new", NULL);
        add(&arenas, arena_key(event->u.new_arena.arena_id), 0);
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        check(started, "main's THREAD_START comes before all objects", NULL);
        on_alloc(event);
        break;
    case JVMPI_EVENT_OBJECT_MOVE: on_move(event); break;
    case JVMPI_EVENT_OBJECT_FREE:
        check(has(&objects, event->u.obj_free.obj_id), "what dies was alive",
              event->u.obj_free.obj_id);
        remove_id(&objects, event->u.obj_free.obj_id);
        break;
    case JVMPI_EVENT_ARENA_DELETE: on_arena_delete(event->u.delete_arena.arena_id); break;
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(event); break;
    case JVMPI_EVENT_CLASS_UNLOAD:
        check(has(&classes, event->u.class_unload.class_id), "what is unloaded was loaded",
              event->u.class_unload.class_id);
        remove_id(&classes, event->u.class_unload.class_id);
        break;
    case JVMPI_EVENT_METHOD_ENTRY2:
        check(has(&methods, event->u.method_entry2.method_id),
              "a method is known when it is entered", NULL);
        if (started && event->u.method_entry2.obj_id != NULL)
            check(has(&objects, event->u.method_entry2.obj_id), "the receiver is known",
                  event->u.method_entry2.obj_id);
        check(has(&threads, event->env_id), "only known threads run", event->env_id);
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
        check(has(&objects, event->u.monitor.object), "a monitor's object is known",
              event->u.monitor.object);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: fprintf(stderr, "order ok\n"); break;
    default: break;
    }
}

static void notify(JVMPI_Event *event) {
    jvmpi->RawMonitorEnter(lock);
    notify_locked(event);
    if (event->event_type == JVMPI_EVENT_GC_START) {
        make_room(&objects);
        make_room(&classes);
        return; /* kept until the collection is over */
    }
    if (event->event_type == JVMPI_EVENT_GC_FINISH) jvmpi->RawMonitorExit(lock);
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_order";
    static const jint events[] = {2, 4, 5, 6, 33, 34, 42, 43, 47, 48, 49, 54, 55, 56, 60, 61};
    (void)options, (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        check(jvmpi->EnableEvent(events[i], NULL) == JVMPI_SUCCESS, "the event is available",
              NULL);
    return JNI_OK;
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved);
JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved) {
    (void)vm, (void)reserved;
    Set *sets[] = {&objects, &classes, &threads, &arenas, &methods};
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        free(sets[i]->slots);
        free(sets[i]->values);
        *sets[i] = (Set){0};
    }
}
