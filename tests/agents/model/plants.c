/* SPDX-License-Identifier: MIT */
/* Defects that the agent plants in what it hears itself, to show that the model sees them. Each
 * is named by plant=NAME. */
#include "model.h"

typedef struct Plant {
    const char *name;
    jint type; /* of the event that is falsified; 0: a value read of a dump or a trace */
    int nth;   /* the how manieth one */
    int times; /* it is heard: 0, 1, 2 */
    void (*change)(JVMPI_Event *e);
} Plant;

static void *last_code;
static const void *strange = &strange; /* the id of nothing */

static void free_strange(JVMPI_Event *e) { e->u.obj_free.obj_id = (jobjectID)(size_t)&strange; }
static void move_from_elsewhere(JVMPI_Event *e) { e->u.obj_move.arena_id++; }
static void move_strange(JVMPI_Event *e) { e->u.obj_move.obj_id = (jobjectID)(size_t)&strange; }
static void exit_other(JVMPI_Event *e) { e->u.method.method_id = (jmethodID)(size_t)&strange; }
static void receiver_strange(JVMPI_Event *e) {
    e->u.method_entry2.obj_id = (jobjectID)(size_t)&strange;
}
static void unload_first(JVMPI_Event *e) {
    jmethodID id = e->u.compiled_method_load.method_id;
    e->event_type = JVMPI_EVENT_COMPILED_METHOD_UNLOAD;
    e->u.compiled_method_unload.method_id = id;
}
static void code_over_code(JVMPI_Event *e) {
    e->u.compiled_method_load.code_addr = (char *)last_code + 1;
}
static void line_elsewhere(JVMPI_Event *e) {
    static JVMPI_Lineno row = {0, 1 << 20};
    e->u.compiled_method_load.lineno_table = &row;
    e->u.compiled_method_load.lineno_table_size = 1;
}
static void env_other(JVMPI_Event *e) { e->env_id = (JNIEnv *)(size_t)&strange; }
static void env_none(JVMPI_Event *e) { e->env_id = NULL; }
static void one_more(JVMPI_Event *e) { e->u.gc_info.used_objects++; }
static void bytes_more(JVMPI_Event *e) { e->u.gc_info.used_object_space += 8; }
static void size_other(JVMPI_Event *e) { e->u.obj_alloc.size += 64; }
static void class_none(JVMPI_Event *e) {
    if (e->u.obj_alloc.class_id != NULL) e->u.obj_alloc.class_id = (jobjectID)(size_t)&strange;
}
static void arena_strange(JVMPI_Event *e) { e->u.obj_alloc.arena_id = 40000; }
static void reference_strange(JVMPI_Event *e) {
    e->u.jni_globalref_free.ref_id = (jobject)(size_t)&strange;
}
static void reference_of_nothing(JVMPI_Event *e) {
    e->u.jni_globalref_alloc.obj_id = (jobjectID)(size_t)&strange;
}

static const Plant plants[] = {
    {"drop-thread-start", JVMPI_EVENT_THREAD_START, 4, 0, NULL},
    {"thread-start-twice", JVMPI_EVENT_THREAD_START, 2, 2, NULL},
    {"drop-thread-end", JVMPI_EVENT_THREAD_END, -1, 0, NULL},
    {"thread-end-twice", JVMPI_EVENT_THREAD_END, 1, 2, NULL},
    {"env-of-nobody", JVMPI_EVENT_METHOD_ENTRY, 500, 1, env_other},
    {"env-missing", JVMPI_EVENT_OBJECT_ALLOC, 4000, 1, env_none},
    {"drop-class-load", JVMPI_EVENT_CLASS_LOAD, 50, 0, NULL},
    {"class-load-twice", JVMPI_EVENT_CLASS_LOAD, 60, 2, NULL},
    {"drop-hook", JVMPI_EVENT_CLASS_LOAD_HOOK, 70, 0, NULL},
    {"drop-alloc", JVMPI_EVENT_OBJECT_ALLOC, 4000, 0, NULL},
    {"alloc-twice", JVMPI_EVENT_OBJECT_ALLOC, 4000, 2, NULL},
    {"alloc-of-no-class", JVMPI_EVENT_OBJECT_ALLOC, -2, 1, class_none},
    {"alloc-nowhere", JVMPI_EVENT_OBJECT_ALLOC, 4000, 1, arena_strange},
    {"alloc-of-other-size", JVMPI_EVENT_OBJECT_ALLOC, -3, 1, size_other},
    {"free-unknown", JVMPI_EVENT_OBJECT_FREE, 100, 1, free_strange},
    {"free-twice", JVMPI_EVENT_OBJECT_FREE, 100, 2, NULL},
    {"drop-free", JVMPI_EVENT_OBJECT_FREE, 100, 0, NULL},
    {"drop-move", JVMPI_EVENT_OBJECT_MOVE, 100, 0, NULL},
    {"move-unknown", JVMPI_EVENT_OBJECT_MOVE, 100, 1, move_strange},
    {"move-from-elsewhere", JVMPI_EVENT_OBJECT_MOVE, 100, 1, move_from_elsewhere},
    {"arena-new-twice", JVMPI_EVENT_ARENA_NEW, 2, 2, NULL},
    {"drop-gc-start", JVMPI_EVENT_GC_START, 2, 0, NULL},
    {"drop-gc-finish", JVMPI_EVENT_GC_FINISH, 2, 0, NULL},
    {"one-object-more", JVMPI_EVENT_GC_FINISH, 2, 1, one_more},
    {"more-bytes", JVMPI_EVENT_GC_FINISH, 2, 1, bytes_more},
    {"drop-entry", JVMPI_EVENT_METHOD_ENTRY, 3000, 0, NULL},
    {"drop-exit", JVMPI_EVENT_METHOD_EXIT, 3000, 0, NULL},
    {"exit-of-other", JVMPI_EVENT_METHOD_EXIT, 3000, 1, exit_other},
    {"entry-twice", JVMPI_EVENT_METHOD_ENTRY, 3000, 2, NULL},
    {"receiver-unknown", JVMPI_EVENT_METHOD_ENTRY2, 3000, 1, receiver_strange},
    {"unload-before-load", JVMPI_EVENT_COMPILED_METHOD_LOAD, 5, 1, unload_first},
    {"code-over-code", JVMPI_EVENT_COMPILED_METHOD_LOAD, 6, 1, code_over_code},
    {"line-elsewhere", JVMPI_EVENT_COMPILED_METHOD_LOAD, 6, 1, line_elsewhere},
    {"entered-without-enter", JVMPI_EVENT_MONITOR_CONTENDED_ENTER, 1, 0, NULL},
    {"entered-without-exit", JVMPI_EVENT_MONITOR_CONTENDED_EXIT, -3, 0, NULL},
    {"waited-without-wait", JVMPI_EVENT_MONITOR_WAIT, 3, 0, NULL},
    {"drop-waited", JVMPI_EVENT_MONITOR_WAITED, 3, 0, NULL},
    {"reference-of-nothing", JVMPI_EVENT_JNI_GLOBALREF_ALLOC, 3, 1, reference_of_nothing},
    {"reference-twice", JVMPI_EVENT_JNI_GLOBALREF_ALLOC, 3, 2, NULL},
    {"unknown-reference-freed", JVMPI_EVENT_JNI_GLOBALREF_FREE, 1, 1, reference_strange},
    {"init-done-twice", JVMPI_EVENT_JVM_INIT_DONE, 1, 2, NULL},
    {"event-after-shut-down", JVMPI_EVENT_JVM_SHUT_DOWN, 0, 1, NULL},
    {"record", 0, 2000, 0, NULL},
    {"record-twice", 0, 2000, 0, NULL},
    {"class", 0, 200, 0, NULL},
    {"bytes", 0, 200, 0, NULL},
    {"reference", 0, 2000, 0, NULL},
    {"thread", 0, 3, 0, NULL},
    {"frame", 0, 3, 0, NULL},
    {"owner", 0, 1, 0, NULL},
    {"dump-trace", 0, 5, 0, NULL},
    {"trace", 0, 100, 0, NULL},
    {"trace-depth", 0, 100, 0, NULL},
};
enum { PLANTS = sizeof plants / sizeof *plants };

static const Plant *chosen;
static int count;

int plant_choose(const char *name, size_t length) {
    for (size_t i = 0; i < PLANTS; i++)
        if (strlen(plants[i].name) == length && strncmp(plants[i].name, name, length) == 0)
            chosen = &plants[i];
    return chosen != NULL;
}

/* Some have a moment of their own, in which what is planted must have a consequence: -1 the end
 * of the thread on which another one starts; -2 an object with a class; -3 all of them. What
 * collections tell of is compared from INIT_DONE on. */
static int is_moment(const JVMPI_Event *e) {
    if (chosen->type == JVMPI_EVENT_GC_FINISH && !init_done) return 0;
    if (chosen->nth == -1) return self != NULL && strcmp(self->name, "main") == 0;
    if (chosen->nth == -3) return 1;
    if (chosen->nth == -2)
        return e->u.obj_alloc.class_id != NULL &&
               __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) == 4000;
    return __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) == chosen->nth;
}

int plant_event(JVMPI_Event *e) {
    if (__builtin_expect(chosen == NULL, 1)) return 1;
    if (e->event_type != chosen->type || !is_moment(e)) {
        if (e->event_type == JVMPI_EVENT_COMPILED_METHOD_LOAD)
            last_code = e->u.compiled_method_load.code_addr;
        return 1;
    }
    if (chosen->change != NULL) chosen->change(e);
    return chosen->times;
}

int plant_late(void) {
    return chosen != NULL && strcmp(chosen->name, "event-after-shut-down") == 0;
}

static int is_here(const char *where) {
    return chosen != NULL && chosen->type == 0 &&
           strncmp(chosen->name, where, strlen(where)) == 0 && where[0] != 0;
}

void *plant_id(const char *where, void *id, void *before) {
    if (__builtin_expect(chosen == NULL, 1) || !is_here(where) || id == NULL) return id;
    int twice = strcmp(chosen->name, "record-twice") == 0 && strcmp(where, "record") == 0;
    if (!twice && strcmp(chosen->name, where) != 0) return id;
    if (__atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) != chosen->nth) return id;
    return twice ? before : (void *)(size_t)&strange;
}

unsigned plant_number(const char *where, unsigned number) {
    if (__builtin_expect(chosen == NULL, 1) || chosen->type != 0 ||
        strcmp(chosen->name, where) != 0)
        return number;
    return __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) == chosen->nth ? number + 1000000
                                                                          : number;
}
