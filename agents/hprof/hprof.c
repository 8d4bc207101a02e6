/* SPDX-License-Identifier: MIT */
/*
 * hprof: the agent of -Xrunhprof. It reads the options, enables what the chosen profiles need
 * and hands each event to the file that owns the noun. Only the events of methods go without
 * the lock, because there is one for every call.
 */
#include "hprof.h"

#include <stdarg.h>

Profiler hprof;
static bool begun, ended; /* JVM_INIT_DONE, JVM_SHUT_DOWN */

static void dump(void *unused) {
    (void)unused;
    output_dump();
}

static void shut_down(void) {
    cpu_samples_stop();
    hprof.jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    hprof.jvmpi->DisableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
    data_lock();
    if (!hprof.done) {
        if (hprof.options.dump_on_exit) attempt(dump, NULL);
        __atomic_store_n(&hprof.done, true, __ATOMIC_RELEASE);
        output_close();
    }
    data_unlock();
}

/* Events that touch the tables; the lock is held. */
static void notify_locked(void *data) {
    JVMPI_Event *event = data;
    switch (event->event_type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_CLASS_LOAD: class_loaded(event); break;
    case JVMPI_EVENT_CLASS_UNLOAD: class_unloaded(event->u.class_unload.class_id); break;
    case JVMPI_EVENT_THREAD_START: thread_started(event); break;
    case JVMPI_EVENT_THREAD_END: thread_ended(event->env_id); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        if (event->event_type != JVMPI_EVENT_OBJECT_ALLOC) monitor_object_told(event);
        if (hprof.options.sites || hprof.options.heap_dump) site_object_allocated(event);
        break;
    case JVMPI_EVENT_OBJECT_FREE: site_object_freed(event->u.obj_free.obj_id); break;
    case JVMPI_EVENT_OBJECT_MOVE:
        site_object_moved(event);
        monitor_moved(event->u.obj_move.obj_id, event->u.obj_move.new_obj_id);
        break;
    case JVMPI_EVENT_ARENA_NEW: site_arena_made(event->u.new_arena.arena_id); break;
    case JVMPI_EVENT_ARENA_DELETE: site_arena_deleted(event->u.delete_arena.arena_id); break;
    case JVMPI_EVENT_DATA_DUMP_REQUEST: output_dump(); break;
    case JVMPI_EVENT_HEAP_DUMP: heap_dump_write(event); break;
    case JVMPI_EVENT_MONITOR_DUMP: monitor_dump_write(event); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER: monitor_contended(event); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT: monitor_given_up(event); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED: monitor_entered(event); break;
    default: break;
    }
}

static bool has_times(void) {
    return hprof.options.cpu == CPU_TIMES || hprof.options.cpu == CPU_OLD;
}

/* Nobody looks at single calls. */
static bool has_batches(void) { return has_times() && hprof.options.over == 0; }

/* Events of methods when some are to be looked at (over=), by which the other handler is not
 * slowed down. */
static bool notify_over(const JVMPI_Event *event) {
    bool entry = event->event_type == JVMPI_EVENT_METHOD_ENTRY;
    if (!entry && event->event_type != JVMPI_EVENT_METHOD_EXIT) return false;
    if (__atomic_load_n(&hprof.done, __ATOMIC_RELAXED)) return true;
    JNIEnv *env = event->env_id;
    jmethodID method = event->u.method.method_id;
    if (env == NULL) return true; /* of a thread that was not announced, or has ended */
    if (entry) over_entry(env, method);
    if (has_times()) (entry ? cpu_times_entry : cpu_times_exit)(env, method);
    if (!entry) over_exit(env, method);
    return true;
}

void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START:
        data_lock();
        cpu_samples_collecting(true);
        return;
    case JVMPI_EVENT_GC_FINISH:
        cpu_samples_collecting(false);
        site_collection_finished();
        data_unlock();
        return;
    case JVMPI_EVENT_JVM_INIT_DONE:
        begun = true;
        if (hprof.options.cpu == CPU_SAMPLES) cpu_samples_start();
        return;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        ended = true;
        shut_down();
        return;
    default: break;
    }
    if (notify_over(event)) return;
    JNIEnv *env = event->env_id; /* the thread may have no data afterwards */
    cpu_times_pause(env);
    data_lock();
    if (!hprof.done) attempt(notify_locked, event);
    data_unlock();
    cpu_times_go_on(env);
}

/* minijvm.h's. Weak: other VMs have none. */
JNIEXPORT jint JNICALL minijvm_agent_refuse(JavaVM *vm, const char *why) __attribute__((weak));

bool load_refuse(const char *format, ...) {
    char why[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    if (minijvm_agent_refuse != NULL && minijvm_agent_refuse(hprof.vm, why) == JNI_OK)
        return true;
    fprintf(stderr, "hprof: %s\n", why);
    return false;
}

static bool enable(const jint *events, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (hprof.jvmpi->EnableEvent(events[i], NULL) != JVMPI_SUCCESS) {
            load_refuse("the VM does not send event %d", (int)events[i]);
            return false;
        }
    }
    return true;
}

static bool enable_events(void) {
    /* GC_START and GC_FINISH are always wanted: samples of collections, brackets of moves. */
    static const jint always[] = {
        JVMPI_EVENT_GC_START,      JVMPI_EVENT_GC_FINISH,     JVMPI_EVENT_THREAD_START,
        JVMPI_EVENT_THREAD_END,    JVMPI_EVENT_CLASS_LOAD,    JVMPI_EVENT_CLASS_UNLOAD,
        JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN, JVMPI_EVENT_DATA_DUMP_REQUEST};
    static const jint for_ids[] = {JVMPI_EVENT_OBJECT_MOVE};
    static const jint for_sites[] = {JVMPI_EVENT_ARENA_NEW, JVMPI_EVENT_ARENA_DELETE,
                                     JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE};
    static const jint for_times[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};
    static const jint for_monitors[] = {
        JVMPI_EVENT_MONITOR_CONTENDED_ENTER,       JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
        JVMPI_EVENT_MONITOR_CONTENDED_EXIT,        JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER,
        JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED, JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT};
    const Options *options = &hprof.options;
    return enable(always, sizeof always / sizeof always[0]) &&
           (!ids_are_followed() || enable(for_ids, 1)) &&
           (!(options->sites || options->heap_dump) ||
            enable(for_sites, sizeof for_sites / sizeof for_sites[0])) &&
           (!options->monitors ||
            enable(for_monitors, sizeof for_monitors / sizeof for_monitors[0])) &&
           (!(has_times() || options->over != 0) ||
            enable(for_times, sizeof for_times / sizeof for_times[0]));
}

/* When all of it is there; else the agent is not loaded. */
static void begin(void *loaded) {
    static char monitor_name[] = "_hprof data";
    hprof.data = hprof.jvmpi->RawMonitorCreate(monitor_name);
    method_tables_create();
    if (has_times()) cpu_times_start(true);
    if (has_times() && hprof.options.over == 0) hprof.jvmpi->NotifyEvent = cpu_times_notify;
    output_header();
    if (has_batches()) cpu_times_take_batches();
    const char *methods = hprof.options.methods;
    bool chosen = methods[0] == '\0' || methods_choose(hprof.vm, methods);
    *(bool *)loaded = chosen && enable_events();
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    void *table = NULL;
    hprof.vm = vm;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0 || table == NULL) {
        fputs("hprof: the VM has no JVMPI\n", stderr);
        return JNI_ERR;
    }
    hprof.jvmpi = table;
    hprof.jvmpi->NotifyEvent = notify;

    OptionsResult parsed = options_parse(options, &hprof.options);
    if (parsed == OPTIONS_HELP) {
        options_usage(stdout);
        fflush(stdout);
        hprof.jvmpi->ProfilerExit(0);
        return JNI_ERR;
    }
    if (parsed == OPTIONS_BAD) return JNI_ERR;
    if (!output_open()) return JNI_ERR;

    bool loaded = false;
    if (attempt(begin, &loaded) && loaded) return JNI_OK;
    output_close();
    return JNI_ERR;
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved);

/* Who unloads it while the program runs gets the profile as of now, and the program goes on,
 * whether that could be written or not. */
JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved) {
    (void)vm, (void)reserved;
    if (begun && !ended) shut_down();
    data_lock();
    hprof.done = true;
    if (hprof.out != NULL) output_close(); /* a VM that was never whole: nothing was told */
    threads_free();
    traces_free();
    sites_free();
    monitors_free();
    binary_free();
    method_tables_free();
    data_unlock();
    /* Who asked for a profile learns by the status that there is none; every agent has heard
     * the end. */
    if (hprof.failed && (ended || !begun)) hprof.jvmpi->ProfilerExit(1);
}
