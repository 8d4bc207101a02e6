/* SPDX-License-Identifier: MIT */
/* The agent: what is common to all events, and which part of the model each one goes to.
 * Options, separated by commas: arenas=explicit|implicit|none (what -Xjvmpi:arenas= says);
 * every=N: about how many events of a thread lie between two requests; seed=N; instructions:
 * INSTRUCTION_START, too; others: another agent of the kind is there, which makes references of
 * its own; doze: threads stay in handlers of OBJECT_ALLOC for a while, so that many objects are
 * told to this agent and not yet to the next; late: it is loaded into a VM that runs, and may
 * be unloaded before that ends; entries=plain|receivers|none: METHOD_ENTRY or METHOD_ENTRY2
 * alone, or no event of methods, which the VM tells in other ways; plant=NAME: one event is
 * falsified, which the model must see. Says "model ok: N events, M objects, K dumps" and more
 * at JVM_OnUnload, or one line that begins with "model: FAILED: ". */
#include <time.h>

#include "model.h"

JVMPI_Interface *jvmpi;
__thread Thread *self;
__thread JVMPI_Event *current;
int announced, init_done, shut_down, in_gc;
long event_count, dump_count, trace_count;
long objects_told, objects_moved, objects_freed, classes_told, classes_unloaded, code_loaded,
    code_unloaded;
long references_told, contentions, waits, collections, threads_told;
static JVMPI_RawMonitor lock;
int others;
int late;
int entries = ENTRIES | RECEIVERS;
static int instructions, doze;

const char *event_name(jint type) {
    static const char *const names[] = {[1] = "METHOD_ENTRY",
                                        [2] = "METHOD_ENTRY2",
                                        [3] = "METHOD_EXIT",
                                        [4] = "OBJECT_ALLOC",
                                        [5] = "OBJECT_FREE",
                                        [6] = "OBJECT_MOVE",
                                        [7] = "COMPILED_METHOD_LOAD",
                                        [8] = "COMPILED_METHOD_UNLOAD",
                                        [9] = "INSTRUCTION_START",
                                        [33] = "THREAD_START",
                                        [34] = "THREAD_END",
                                        [35] = "CLASS_LOAD_HOOK",
                                        [37] = "HEAP_DUMP",
                                        [38] = "JNI_GLOBALREF_ALLOC",
                                        [39] = "JNI_GLOBALREF_FREE",
                                        [40] = "JNI_WEAK_GLOBALREF_ALLOC",
                                        [41] = "JNI_WEAK_GLOBALREF_FREE",
                                        [42] = "CLASS_LOAD",
                                        [43] = "CLASS_UNLOAD",
                                        [44] = "DATA_DUMP_REQUEST",
                                        [45] = "DATA_RESET_REQUEST",
                                        [46] = "JVM_INIT_DONE",
                                        [47] = "JVM_SHUT_DOWN",
                                        [48] = "ARENA_NEW",
                                        [49] = "ARENA_DELETE",
                                        [50] = "OBJECT_DUMP",
                                        [51] = "RAW_MONITOR_CONTENDED_ENTER",
                                        [52] = "RAW_MONITOR_CONTENDED_ENTERED",
                                        [53] = "RAW_MONITOR_CONTENDED_EXIT",
                                        [54] = "MONITOR_CONTENDED_ENTER",
                                        [55] = "MONITOR_CONTENDED_ENTERED",
                                        [56] = "MONITOR_CONTENDED_EXIT",
                                        [57] = "MONITOR_WAIT",
                                        [58] = "MONITOR_WAITED",
                                        [59] = "MONITOR_DUMP",
                                        [60] = "GC_START",
                                        [61] = "GC_FINISH"};
    type &= ~JVMPI_REQUESTED_EVENT;
    return type > 0 && (size_t)type < sizeof names / sizeof *names && names[type] != NULL
               ? names[type]
               : "no event";
}

_Noreturn void fail(const char *rule, const char *format, ...) {
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    fprintf(stderr, "model: FAILED: %s: %s%s, event %ld, env %p, thread \"%s\": %s\n", rule,
            current != NULL ? event_name(current->event_type) : "no event",
            current != NULL && (current->event_type & JVMPI_REQUESTED_EVENT) ? " (requested)"
                                                                             : "",
            event_count, current != NULL ? (void *)current->env_id : NULL,
            self != NULL ? self->name : "", text);
    abort();
}

void *need(void *memory) {
    CHECK(memory != NULL, "none", "the model is out of memory");
    return memory;
}

void model_lock(void) { jvmpi->RawMonitorEnter(lock); }
void model_unlock(void) { jvmpi->RawMonitorExit(lock); }

static int is_of_gc(jint type) {
    return type == JVMPI_EVENT_OBJECT_FREE || type == JVMPI_EVENT_OBJECT_MOVE ||
           type == JVMPI_EVENT_ARENA_DELETE || type == JVMPI_EVENT_GC_FINISH;
}

/* The rules of all events: order at the start and around collections. */
static void check_moment(jint type) {
    CHECK(announced || type == JVMPI_EVENT_THREAD_START ||
              type == JVMPI_EVENT_CLASS_LOAD_HOOK || (type & JVMPI_REQUESTED_EVENT),
          "R205 R202", "comes before main's THREAD_START");
    if (is_of_gc(type))
        CHECK(in_gc, "R101 R147 R148", "comes outside of GC_START and GC_FINISH");
    else
        CHECK(!in_gc, "R147 R34", "comes between GC_START and GC_FINISH");
}

static void on_init_done(void) {
    CHECK(!init_done, "R124", "comes a second time");
    CHECK(late || (self != NULL && strcmp(self->name, "main") == 0), "R124",
          "comes on another thread than main");
    references_meet_objects();
    classes_check_at_init();
    init_done = 1;
}

static void dispatch(JVMPI_Event *e) {
    switch (e->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_ENTRY2: on_entry(e); break;
    case JVMPI_EVENT_METHOD_EXIT: on_exit_of_method(e); break;
    case JVMPI_EVENT_OBJECT_ALLOC: on_alloc(e); break;
    case JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT: on_alloc_requested(e); break;
    case JVMPI_EVENT_OBJECT_FREE: on_free(e); break;
    case JVMPI_EVENT_OBJECT_MOVE: on_move(e); break;
    case JVMPI_EVENT_COMPILED_METHOD_LOAD: on_compiled_load(e); break;
    case JVMPI_EVENT_COMPILED_METHOD_UNLOAD: on_compiled_unload(e); break;
    case JVMPI_EVENT_INSTRUCTION_START: on_instruction(e); break;
    case JVMPI_EVENT_THREAD_START: on_thread_start(e); break;
    case JVMPI_EVENT_THREAD_START | JVMPI_REQUESTED_EVENT: on_thread_start_requested(e); break;
    case JVMPI_EVENT_THREAD_END: on_thread_end(e); break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK: on_hook(e); break;
    case JVMPI_EVENT_HEAP_DUMP | JVMPI_REQUESTED_EVENT: on_heap_dump(e); break;
    case JVMPI_EVENT_OBJECT_DUMP | JVMPI_REQUESTED_EVENT: on_object_dump(e); break;
    case JVMPI_EVENT_MONITOR_DUMP | JVMPI_REQUESTED_EVENT: on_monitor_dump(e); break;
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC: on_reference_alloc(e); break;
    case JVMPI_EVENT_JNI_GLOBALREF_FREE:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE: on_reference_free(e); break;
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(e); break;
    case JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT: on_class_load_requested(e); break;
    case JVMPI_EVENT_CLASS_UNLOAD: on_class_unload(e); break;
    case JVMPI_EVENT_JVM_INIT_DONE: on_init_done(); break;
    case JVMPI_EVENT_ARENA_NEW: on_arena_new(e); break;
    case JVMPI_EVENT_ARENA_DELETE: on_arena_delete(e); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT: on_raw_monitor(e); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT: on_monitor(e); break;
    case JVMPI_EVENT_MONITOR_WAIT:
    case JVMPI_EVENT_MONITOR_WAITED: on_wait(e); break;
    case JVMPI_EVENT_GC_START: on_gc_start(); break;
    case JVMPI_EVENT_GC_FINISH: on_gc_finish(e); break;
    case JVMPI_EVENT_DATA_DUMP_REQUEST:
    case JVMPI_EVENT_DATA_RESET_REQUEST: break;
    default: fail("R44 R58", "nobody asked for this one");
    }
}

static void at_shut_down(void) {
    CHECK(init_done, "R153", "comes before JVM_INIT_DONE");
    CHECK(!shut_down, "R125", "comes a second time");
    shut_down = 1;
    act_at_end();
}

/* Once the handler of JVM_SHUT_DOWN has returned no event comes, but what was on its way to a
 * handler (R153): a whole second is enough for others to get there, and then of each thread
 * one. When JVM_OnUnload runs all handlers have returned. */
static struct timespec ended;
static int unloaded;

static void check_end(void) {
    static __thread int late;
    struct timespec now;
    CHECK(!unloaded, "R153", "comes after JVM_OnUnload");
    if (__builtin_expect(ended.tv_sec == 0, 1)) return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if ((now.tv_sec - ended.tv_sec) * 1000 + (now.tv_nsec - ended.tv_nsec) / 1000000 > 1000)
        CHECK(late++ == 0, "R153", "comes more than a second after JVM_SHUT_DOWN");
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved);
JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved) {
    void *env;
    (void)reserved;
    if (late && !shut_down && (*vm)->GetEnv(vm, &env, JNI_VERSION_1_2) == JNI_OK)
        references_drop(env);
    model_lock();
    CHECK(shut_down || late, "R125", "JVM_OnUnload without JVM_SHUT_DOWN");
    CHECK(!in_gc, "R119", "GC_START without GC_FINISH");
    owed_none();
    unloaded = 1;
    fprintf(stderr,
            "model ok: %ld events, %ld objects (%ld moved, %ld freed), %ld dumps, %ld traces, "
            "%ld collections, "
            "%ld classes (%ld unloaded), code of %ld methods (%ld unloaded), %ld references, "
            "%ld threads, %ld contentions, %ld waits\n",
            event_count, objects_told, objects_moved, objects_freed, dump_count, trace_count,
            collections, classes_told, classes_unloaded, code_loaded, code_unloaded,
            references_told, threads_told, contentions, waits);
    model_unlock();
}

static void hear(JVMPI_Event *e) {
    JVMPI_Event *outer = current;
    Thread *outer_self = self;
    current = e;
    if (e->event_type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        at_shut_down();
        clock_gettime(CLOCK_MONOTONIC, &ended);
    } else if (is_of_gc(
                   e->event_type)) { /* this thread has the lock, if there was a GC_START */
        event_count++;
        if (late) self = thread_find(e->env_id);
        thread_check_sender(e);
        check_moment(e->event_type);
        dispatch(e);
        if (e->event_type == JVMPI_EVENT_GC_FINISH) model_unlock();
    } else {
        model_lock();
        check_end();
        event_count++;
        if (late) self = thread_find(e->env_id);
        if (e->event_type != JVMPI_EVENT_THREAD_START) thread_check_sender(e);
        check_moment(e->event_type);
        dispatch(e);
        if (e->event_type != JVMPI_EVENT_GC_START) {
            model_unlock();
            if (doze && init_done && e->event_type == JVMPI_EVENT_OBJECT_ALLOC &&
                event_count % 2 == 0)
                nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
            act(e);
        }
    }
    current = outer;
    if (late) self = outer_self;
}

static void notify(JVMPI_Event *e) {
    jint type = e->event_type;
    if (type == JVMPI_EVENT_CLASS_LOAD_HOOK) {
        e->u.class_load_hook.new_class_data = e->u.class_load_hook.class_data;
        e->u.class_load_hook.new_class_data_len = e->u.class_load_hook.class_data_len;
    }
    /* One of GC_FINISH that is not heard gives back the lock all the same. */
    int times = plant_event(e);
    for (int i = 0; i < times; i++) hear(e);
    if (times == 0 && type == JVMPI_EVENT_GC_FINISH) model_unlock();
    if (type == JVMPI_EVENT_JVM_SHUT_DOWN && plant_late()) {
        JVMPI_Event made = {.event_type = JVMPI_EVENT_DATA_DUMP_REQUEST, .env_id = e->env_id};
        ended.tv_sec -= 2;
        for (int i = 0; i < 2; i++) hear(&made);
    }
}

static int option_is(const char *option, size_t length, const char *name, const char **value) {
    size_t n = strlen(name);
    if (length < n || strncmp(option, name, n) != 0) return 0;
    *value = option + n;
    return name[n - 1] == '=' || length == n;
}

static unsigned long long seed = 1;

static int take_option(const char *option, size_t length) {
    const char *value;
    if (option_is(option, length, "arenas=explicit", &value))
        arena_mode = ARENAS_EXPLICIT;
    else if (option_is(option, length, "arenas=implicit", &value))
        arena_mode = ARENAS_IMPLICIT;
    else if (option_is(option, length, "arenas=none", &value))
        arena_mode = ARENAS_NONE;
    else if (option_is(option, length, "every=", &value))
        act_every = strtoul(value, NULL, 10);
    else if (option_is(option, length, "seed=", &value))
        seed = strtoull(value, NULL, 10);
    else if (option_is(option, length, "instructions", &value))
        instructions = 1;
    else if (option_is(option, length, "others", &value))
        others = 1;
    else if (option_is(option, length, "late", &value))
        late = announced = 1;
    else if (option_is(option, length, "doze", &value))
        doze = 1;
    else if (option_is(option, length, "entries=plain", &value))
        entries = ENTRIES;
    else if (option_is(option, length, "entries=receivers", &value))
        entries = RECEIVERS;
    else if (option_is(option, length, "entries=none", &value))
        entries = 0;
    else if (option_is(option, length, "plant=", &value))
        return plant_choose(value, length - strlen("plant="));
    else
        return 0;
    return 1;
}

static int is_to_be_heard(jint type) {
    switch (type) {
    case JVMPI_EVENT_HEAP_DUMP:
    case JVMPI_EVENT_OBJECT_DUMP:
    case JVMPI_EVENT_MONITOR_DUMP: return 0; /* R58 */
    case JVMPI_EVENT_INSTRUCTION_START: return instructions;
    case JVMPI_EVENT_METHOD_ENTRY: return (entries & ENTRIES) != 0;
    case JVMPI_EVENT_METHOD_ENTRY2: return (entries & RECEIVERS) != 0;
    case JVMPI_EVENT_METHOD_EXIT: return entries != 0;
    default: return strcmp(event_name(type), "no event") != 0;
    }
}

unsigned long long model_seed(void);
unsigned long long model_seed(void) { return seed; }

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *table;
    (void)reserved;
    for (const char *at = options; at != NULL && *at != 0;) {
        size_t length = strcspn(at, ",");
        if (!take_option(at, length)) {
            fprintf(stderr, "model: no such option: %s\n", at);
            return JNI_ERR;
        }
        at += length + (at[length] == ',');
    }
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate((char *)"_model");
    heap_begin();
    raw_monitors_begin();
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++) {
        if (!is_to_be_heard(type)) continue;
        CHECK(jvmpi->EnableEvent(type, NULL) == JVMPI_SUCCESS, "R57",
              "event %d, %s, cannot be enabled", (int)type, event_name(type));
    }
    return JNI_OK;
}
