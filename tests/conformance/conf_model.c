/* SPDX-License-Identifier: MIT */
/* A model of the heap and of everything else that has an id, kept by the events alone: each id
 * is defined before it is mentioned and not mentioned after it ended. One raw monitor guards
 * it, which the thread that collects keeps from GC_START to GC_FINISH. Options: "all"
 * (default); "free": OBJECT_FREE without moves and arenas' ends; "free-delete": OBJECT_FREE and
 * ARENA_DELETE without moves. */
#include "conformance.h"

typedef struct Set {
    const void **slots;
    long *values; /* objects: the arena; classes: nothing; methods: the class's number */
    size_t size, filled, live;
} Set;

static const char gone;
static Set objects, classes, threads, arenas, methods, references, weak_references, retired;
static Set compiled; /* methods that have code: how much */
static JVMPI_RawMonitor lock;
static int all = 1, deletes = 1;
static atomic_int shut_down, late;
static int in_gc, happened, started, collections, init_done, unloads;
static long balance;       /* allocations less frees */
static Set sizes;          /* of objects, as OBJECT_ALLOC told them */
static jlong bytes;        /* their sum */
static jlong latest_total; /* bytes, as GC_FINISH told */
static jmethodID main_method;
static _Thread_local int
    expects_reference;  /* to the thread's own object: 1 expected, 2 right, 3 wrong */
static int first_order; /* 1 THREAD_START, 2 ARENA_NEW, 3 CLASS_LOAD, 4 OBJECT_ALLOC */
static long class_number;

static size_t find(Set *set, const void *id) {
    size_t i = ((size_t)id * 0x9E3779B97F4A7C15u) >> 20;
    for (;; i++) {
        i &= set->size - 1;
        if (set->slots[i] == id || set->slots[i] == NULL) return i;
    }
}
static void add(Set *set, const void *id, long value);
static void grow(Set *set) {
    Set old = *set;
    size_t size = old.live * 4 < 4096 ? 4096 : old.size;
    while (size < old.live * 4) size *= 2;
    *set =
        (Set){calloc(size, sizeof *set->slots), calloc(size, sizeof *set->values), size, 0, 0};
    for (size_t i = 0; i < old.size; i++)
        if (old.slots[i] != NULL && old.slots[i] != &gone)
            add(set, old.slots[i], old.values[i]);
    free(old.slots);
    free(old.values);
}
static int has(Set *set, const void *id) {
    return set->size > 0 && id != NULL && set->slots[find(set, id)] == id;
}
static void add(Set *set, const void *id, long value) {
    if (set->filled * 2 >= set->size) grow(set);
    size_t i = find(set, id);
    if (set->slots[i] == NULL) set->filled++;
    if (set->slots[i] != id) set->live++;
    set->slots[i] = id;
    set->values[i] = value;
}
static long drop(Set *set, const void *id) {
    if (!has(set, id)) return -1;
    size_t i = find(set, id);
    set->slots[i] = &gone;
    set->live--;
    return set->values[i];
}
static const void *arena_key(int arena) { return (const void *)((size_t)arena * 8 + 8); }

/* ---- Memory ---- */

/* How many objects lie in arenas of these numbers (modulo the array's length): where there are
 * none, none has to be looked for. */
static long held[4096];
static long *held_by(long arena) { return &held[(size_t)arena % (sizeof held / sizeof *held)]; }

static void on_alloc(JVMPI_Event *event) {
    const void *id = event->u.obj_alloc.obj_id;
    CHECK("R205", started, "main's THREAD_START comes before all objects");
    CHECK("R203 R28 R102", has(&arenas, arena_key(event->u.obj_alloc.arena_id)),
          "an arena is announced before its objects");
    if (first_order < 4) first_order = 4;
    balance++;
    CHECK("R34", !in_gc, "no allocation is told while threads are stopped");
    if (!all) return;
    CHECK("R137 R27 R205", !has(&objects, id), "an object is announced once");
    if (event->u.obj_alloc.is_array == JVMPI_NORMAL_OBJECT)
        CHECK("R205 R135", event->u.obj_alloc.class_id != NULL, "an object has a class");
    add(&objects, id, event->u.obj_alloc.arena_id);
    add(&sizes, id, event->u.obj_alloc.size);
    bytes += event->u.obj_alloc.size;
    ++*held_by(event->u.obj_alloc.arena_id);
    drop(&retired, id);
}

static void on_free(JVMPI_Event *event) {
    happened++;
    const void *id = event->u.obj_free.obj_id;
    CHECK("R101 R147 R148", in_gc, "objects die between GC_START and GC_FINISH");
    balance--;
    if (!all) return;
    CHECK("R31 R100 R140 R145 R206", has(&objects, id), "what dies was alive");
    CHECK("R146", !has(&retired, id), "and dies once");
    --*held_by(drop(&objects, id));
    bytes -= drop(&sizes, id);
    add(&retired, id, 0);
}

static void on_move(JVMPI_Event *event) {
    happened++;
    const void *from = event->u.obj_move.obj_id, *to = event->u.obj_move.new_obj_id;
    CHECK("R101 R147 R148", in_gc, "objects move between GC_START and GC_FINISH");
    CHECK("R32 R139 R145", has(&objects, from), "what moves was alive");
    CHECK("R139 R207", has(&arenas, arena_key(event->u.obj_move.new_arena_id)),
          "it moves to an arena that is known");
    CHECK("R139 R203", drop(&objects, from) == event->u.obj_move.arena_id,
          "it lay in the arena it moves from");
    CHECK("R140 R206", !has(&objects, to), "its new place is free");
    add(&objects, to, event->u.obj_move.new_arena_id);
    add(&sizes, to, drop(&sizes, from));
    --*held_by(event->u.obj_move.arena_id);
    ++*held_by(event->u.obj_move.new_arena_id);
    drop(&retired, to);
    if (has(&classes, from)) add(&classes, to, drop(&classes, from));
}

static void on_arena_delete(int arena) {
    happened++;
    CHECK("R101 R147", in_gc, "arenas end between GC_START and GC_FINISH");
    CHECK("R145", has(&arenas, arena_key(arena)), "an arena that ends was there");
    drop(&arenas, arena_key(arena));
    for (size_t i = 0; all && *held_by(arena) != 0 && i < objects.size; i++)
        if (objects.slots[i] != NULL && objects.slots[i] != &gone &&
            objects.values[i] == arena) {
            bytes -= drop(&sizes, objects.slots[i]);
            objects.slots[i] = &gone; /* no OBJECT_FREE follows */
            objects.live--;
            balance--;
            --*held_by(arena);
        }
}

static void on_finish(JVMPI_Event *event) {
    CHECK("R119 R147", in_gc == 1, "GC_FINISH follows a GC_START");
    jlong used = event->u.gc_info.used_objects;
    if (collections++ == 0) return;
    CHECK("R118",
          event->u.gc_info.used_object_space > 0 &&
              event->u.gc_info.total_object_space >= event->u.gc_info.used_object_space,
          "used and total bytes");
    latest_total = event->u.gc_info.total_object_space;
    /* A collector may round each object's size. */
    if (all && happened > 0)
        CHECK("R118 R137",
              event->u.gc_info.used_object_space >= bytes &&
                  event->u.gc_info.used_object_space <=
                      bytes + bytes / 4 + 16 * (jlong)objects.live,
              "used bytes are those of the objects, as they were told");
    /* After a pair in which nothing happened other threads may be about to tell of what they
     * made. */
    if (happened == 0)
        CHECK("R210", used >= (all ? (jlong)objects.live : balance),
              "used_objects, of an empty pair");
    else if (all)
        CHECK("R210 R118 R31 R33 R100 R206", used == (jlong)objects.live,
              "used_objects is what has not been reported dead");
    else if (deletes)
        CHECK("R206 R210", used == balance,
              "ARENA_DELETE without moves: each dead object has its OBJECT_FREE");
    else
        CHECK("R206 R210", used == balance, "OBJECT_FREE alone: each dead object has one");
}

/* ---- Classes, threads, references ---- */

static void on_class_load(JVMPI_Event *event) {
    const void *id = event->u.class_load.class_id;
    CHECK("R205", started, "main's THREAD_START comes before all classes");
    if (first_order < 3) first_order = 3;
    CHECK("R145 R205", !has(&classes, id), "a class is announced once");
    if (first_order == 4 && all)
        CHECK("R205 R30", has(&objects, id),
              "later than the first objects, a class's mirror is allocated before its "
              "CLASS_LOAD");
    add(&classes, id, ++class_number);
    for (jint i = 0; i < event->u.class_load.num_methods; i++) {
        JVMPI_Method *m = &event->u.class_load.methods[i];
        add(&methods, m->method_id, class_number);
        if (strcmp(event->u.class_load.class_name, "Model") == 0 &&
            strcmp(m->method_name, "main") == 0)
            main_method = m->method_id;
    }
}

static void on_class_unload(JVMPI_Event *event) {
    const void *id = event->u.class_unload.class_id;
    CHECK("R207", !in_gc, "CLASS_UNLOAD comes after GC_FINISH");
    CHECK("R111 R145 R146", has(&classes, id), "what is unloaded was loaded");
    if (all) CHECK("R207", has(&objects, id), "its mirror is freed later");
    unloads++;
    long number = drop(&classes, id);
    for (size_t i = 0; i < methods.size; i++)
        if (methods.slots[i] != NULL && methods.slots[i] != &gone &&
            methods.values[i] == number) {
            CHECK("R113 R111", !has(&compiled, methods.slots[i]),
                  "the code of a class's methods is unloaded before the class");
            methods.slots[i] = &gone;
            methods.live--;
        }
}

static void on_code(JVMPI_Event *event) {
    int loads = event->event_type == JVMPI_EVENT_COMPILED_METHOD_LOAD;
    jmethodID id = loads ? event->u.compiled_method_load.method_id
                         : event->u.compiled_method_unload.method_id;
    CHECK("R112 R145", has(&methods, id), "code is of a method that is known");
    long before = drop(&compiled, id), after = (before < 0 ? 0 : before) + (loads ? 1 : -1);
    CHECK("R113 R146", after >= 0, "code that is unloaded was loaded");
    if (after > 0) add(&compiled, id, after);
}

static void on_reference(JVMPI_Event *event) {
    int kind = event->event_type, weak = kind == JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC ||
                                         kind == JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE;
    Set *set = weak ? &weak_references : &references;
    if (kind == JVMPI_EVENT_JNI_GLOBALREF_ALLOC ||
        kind == JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC) {
        CHECK("R122 R145", all == 0 || has(&objects, event->u.jni_globalref_alloc.obj_id),
              "a reference's object is known");
        CHECK("R27 R146", !has(set, event->u.jni_globalref_alloc.ref_id),
              "a reference's id is used again after its end was told");
        if (expects_reference)
            expects_reference =
                event->u.jni_globalref_alloc.obj_id == jvmpi->GetThreadObject(event->env_id)
                    ? 2
                    : 3;
        add(set, event->u.jni_globalref_alloc.ref_id, 0);
    } else {
        CHECK("R123 R145 R146", !init_done || has(set, event->u.jni_globalref_free.ref_id),
              "a reference that ends was made");
        drop(set, event->u.jni_globalref_free.ref_id);
    }
}

static void on_threads(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_THREAD_START) {
        CHECK("R145 R37", !has(&threads, event->env_id), "a thread starts once");
        CHECK("R150 R145 R38",
              !init_done || !all || has(&objects, event->u.thread_start.thread_id),
              "a thread's object is allocated before its THREAD_START");
        CHECK("R205 R202", started || first_order == 0,
              "THREAD_START(main) is the first of the announcements");
        started = 1;
        if (first_order < 1) first_order = 1;
        add(&threads, event->env_id, 0);
    } else {
        CHECK("R146 R145", has(&threads, event->env_id), "a thread that ends was started");
        drop(&threads, event->env_id);
    }
}

static void on_entry(JVMPI_Event *event) {
    if (event->u.method_entry2.method_id == main_method)
        CHECK("R124", init_done == 1, "JVM_INIT_DONE has come before main is entered");
    CHECK("R28 R145", has(&methods, event->u.method_entry2.method_id),
          "a method is known when it is entered");
    if (all && event->u.method_entry2.obj_id != NULL)
        CHECK("R28 R145", has(&objects, event->u.method_entry2.obj_id), "a receiver is known");
    CHECK("R28 R145", has(&threads, event->env_id), "only known threads run");
}

static void notify_locked(JVMPI_Event *event) {
    if (started && event->event_type != JVMPI_EVENT_THREAD_START)
        CHECK("R214 R28 R146", event->env_id == NULL || has(&threads, event->env_id),
              "an event names a thread between its start and its end, or none");
    if (!in_gc)
        CHECK("R45 R42", event->env_id == NULL || event->env_id == conf_env(),
              "an event names the thread that it is sent on");
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY2:
    case JVMPI_EVENT_CLASS_UNLOAD:
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC: conf_check_gc_off(event); break;
    case JVMPI_EVENT_GC_START: conf_collections++; break;
    default: break;
    }
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
    case JVMPI_EVENT_THREAD_END: on_threads(event); break;
    case JVMPI_EVENT_ARENA_NEW:
        CHECK("R102 R203", event->u.new_arena.arena_name != NULL, "a new arena has a name");
        if (deletes)
            CHECK("R145", !has(&arenas, arena_key(event->u.new_arena.arena_id)),
                  "an arena is new");
        CHECK("R207", !in_gc, "ARENA_NEW is not sent while threads are stopped");
        if (first_order < 2) first_order = 2;
        add(&arenas, arena_key(event->u.new_arena.arena_id), 0);
        break;
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(event); break;
    case JVMPI_EVENT_OBJECT_FREE: on_free(event); break;
    case JVMPI_EVENT_OBJECT_MOVE: on_move(event); break;
    case JVMPI_EVENT_ARENA_DELETE: on_arena_delete(event->u.delete_arena.arena_id); break;
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(event); break;
    case JVMPI_EVENT_CLASS_UNLOAD: on_class_unload(event); break;
    case JVMPI_EVENT_METHOD_ENTRY2: on_entry(event); break;
    case JVMPI_EVENT_COMPILED_METHOD_LOAD:
    case JVMPI_EVENT_COMPILED_METHOD_UNLOAD: on_code(event); break;
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_GLOBALREF_FREE:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE: on_reference(event); break;
    case JVMPI_EVENT_GC_START:
        happened = 0;
        CHECK("R119 R147 R116", in_gc++ == 0,
              "collections do not nest, and GC_START's handler may take locks");
        break;
    case JVMPI_EVENT_GC_FINISH:
        on_finish(event);
        in_gc = 0;
        break;
    default: break;
    }
}

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) {
        conf_driver();
        jvmpi->RawMonitorEnter(lock);
        init_done++;
        CHECK("R124", init_done == 1, "JVM_INIT_DONE is sent once");
        jvmpi->RawMonitorExit(lock);
        return;
    }
    if (event->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        conf_end();
        shut_down = 1;
        return;
    }
    if (shut_down) { /* what was on its way when the handler returned is at most one event of
                        each thread */
        CHECK("R153", atomic_fetch_add(&late, 1) < 8, "JVM_SHUT_DOWN is the last event");
        return;
    }
    jvmpi->RawMonitorEnter(lock);
    notify_locked(event);
    if (event->event_type == JVMPI_EVENT_GC_START)
        return; /* kept until the collection is over */
    if (event->event_type == JVMPI_EVENT_GC_FINISH) {
        CHECK("R117", 1, "GC_FINISH's handler may release the locks");
        jvmpi->RawMonitorExit(lock);
    }
    jvmpi->RawMonitorExit(lock);
}

/* ---- Called by Model.java ---- */

static void step(JNIEnv *env, int number) {
    (void)env;
    if (number == 1) {
        int before = collections;
        jclass c = (*env)->FindClass(env, "java/lang/Runtime");
        jobject runtime = (*env)->CallStaticObjectMethod(
            env, c, (*env)->GetStaticMethodID(env, c, "getRuntime", "()Ljava/lang/Runtime;"));
        jlong total = (*env)->CallLongMethod(env, runtime,
                                             (*env)->GetMethodID(env, c, "totalMemory", "()J"));
        jlong most = (*env)->CallLongMethod(env, runtime,
                                            (*env)->GetMethodID(env, c, "maxMemory", "()J"));
        jvmpi->RawMonitorEnter(lock);
        if (latest_total != 0)
            CHECK("R118",
                  latest_total <= most + most / 4 &&
                      (latest_total <= total || collections != before) &&
                      latest_total * 4 >= total,
                  "total bytes are what Java sees as the heap");
        jvmpi->RawMonitorExit(lock);
    }
    if (number == 2) {
        jvmpi->RawMonitorEnter(lock);
        if (collections > 0) {
            CHECK("R20", 1, "one lock in every handler and across collections: no deadlock");
            CHECK("R111 R145", unloads > 0, "a class without a loader is unloaded");
        }
        jvmpi->RawMonitorExit(lock);
    }
}

static void object(JNIEnv *env, int number, jobject reference) {
    if (number ==
        2) { /* each thread's own object, from many threads at once: ids come and go */
        expects_reference = 1;
        jobject global = (*env)->NewGlobalRef(env, reference);
        CHECK("R122", expects_reference == 2, "a global reference's object is told");
        expects_reference = 1;
        jweak weak = (*env)->NewWeakGlobalRef(env, reference);
        CHECK("R122", expects_reference == 2, "a weak one's, too");
        expects_reference = 0;
        (*env)->DeleteGlobalRef(env, global);
        (*env)->DeleteWeakGlobalRef(env, weak);
        return;
    }
    jvmpi->RawMonitorEnter(lock);
    size_t before = references.live, weak_before = weak_references.live;
    jvmpi->RawMonitorExit(lock);
    jobject global = (*env)->NewGlobalRef(env, reference);
    jweak weak = (*env)->NewWeakGlobalRef(env, reference);
    jvmpi->RawMonitorEnter(lock);
    CHECK("R122", references.live == before + 1 && has(&references, global),
          "a global reference is told");
    CHECK("R122", weak_references.live == weak_before + 1 && has(&weak_references, weak),
          "a weak one, too");
    jvmpi->RawMonitorExit(lock);
    (*env)->DeleteGlobalRef(env, global);
    (*env)->DeleteWeakGlobalRef(env, weak);
    jvmpi->RawMonitorEnter(lock);
    CHECK("R123", references.live == before && !has(&references, global), "and its end");
    CHECK("R123", weak_references.live == weak_before && !has(&weak_references, weak),
          "and a weak one's");
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_model";
    (void)reserved;
    if (!conf_load(vm, "model", notify, JVMPI_VERSION_1)) return JNI_ERR;
    on_step = step;
    on_object = object;
    lock = jvmpi->RawMonitorCreate(name);
    if (options != NULL && strncmp(options, "free", 4) == 0) all = 0;
    if (options != NULL && strcmp(options, "free") == 0) deletes = 0;
    ENABLE(JVMPI_EVENT_METHOD_ENTRY2, JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE,
           JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_CLASS_LOAD,
           JVMPI_EVENT_CLASS_UNLOAD, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN,
           JVMPI_EVENT_ARENA_NEW, JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
           JVMPI_EVENT_JNI_GLOBALREF_FREE, JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC,
           JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE, JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH,
           JVMPI_EVENT_COMPILED_METHOD_LOAD, JVMPI_EVENT_COMPILED_METHOD_UNLOAD);
    if (all) ENABLE(JVMPI_EVENT_OBJECT_MOVE);
    if (deletes) ENABLE(JVMPI_EVENT_ARENA_DELETE);
    return JNI_OK;
}
