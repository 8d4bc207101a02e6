/* SPDX-License-Identifier: MIT */
/* How an agent is found, loaded and given its table. CONFORMANCE_OPTIONS is what stands behind
 * the first colon (unset: no colon), CONFORMANCE_LIBRARY the file that should have been found,
 * CONFORMANCE_RULE the search step that this run proves. */
#include <dlfcn.h>
#include <limits.h>
#include <stddef.h>

#include "conformance.h"

static int loads, init_dones, shut_downs, others, told, ordering;
static int collections, dumped, requested;
static unsigned dumped_entries;
static JVMPI_RawMonitor made;

/* ---- The order of the members: by their places in the description's table, not by any header
 * ---- */

static atomic_ulong spun;
static atomic_int stop, waits;
static JNIEnv *volatile other_env;

static void *member(int place) { return ((void **)(void *)jvmpi)[place]; }
static void call_monitor(int place, JVMPI_RawMonitor m) {
    ((void (*)(JVMPI_RawMonitor))member(place))(m);
}
static void call_env(int place, JNIEnv *env) { ((void (*)(JNIEnv *))member(place))(env); }
static jint call_event(int place, jint type) {
    return ((jint(*)(jint, void *))member(place))(type, NULL);
}
static void call(int place) { ((void (*)(void))member(place))(); }

static void other_thread(void *argument) {
    JNIEnv *env = NULL;
    (void)argument;
    (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2);
    other_env = env;
    while (!stop) { /* a suspended thread may be in foreign code, but not in a function of the
                       VM */
        (*env)->DeleteLocalRef(env, (*env)->FindClass(env, "java/lang/Object"));
        spun++;
    }
    call_monitor(8, made);
    waits = 1;
    ((void (*)(JVMPI_RawMonitor, jlong))member(10))(made, 0);
    call_monitor(9, made);
    waits = 2;
}

static int goes_on(void) {
    unsigned long before = spun;
    AWAIT(spun > before);
    return spun > before;
}
/* Suspended between a function of the VM and the next one, in foreign code, it counts once
 * more. */
static int stands(void) {
    unsigned long before = spun;
    sleep_ms(20);
    return spun - before <= 1;
}

/* The record of our monitor: name, id, owner, entries. */
static void read_dump(JVMPI_Event *event) {
    const unsigned char *begin = (const unsigned char *)event->u.monitor_dump.begin;
    const unsigned char *at =
        memmem(begin, (size_t)(event->u.monitor_dump.end - event->u.monitor_dump.begin), &made,
               sizeof made);
    dumped++;
    dumped_entries = 0;
    if (at != NULL)
        for (size_t i = 0; i < 4; i++)
            dumped_entries = dumped_entries << 8 | at[2 * sizeof(void *) + i];
}
static unsigned entries_now(void) {
    call_event(4, JVMPI_EVENT_MONITOR_DUMP);
    return dumped_entries;
}

static void check_order_of_monitors(void) {
    static char name[] = "order";
    made = ((JVMPI_RawMonitor(*)(char *))member(7))(name);
    for (int i = 0; i < 3; i++) call_monitor(8, made);
    call_monitor(9, made);
    CHECK("R15", entries_now() == 2,
          "7, 8, 9: RawMonitorCreate, RawMonitorEnter, RawMonitorExit");
    long long start = now_ns();
    ((void (*)(JVMPI_RawMonitor, jlong))member(10))(made, 20);
    CHECK("R15", now_ns() - start >= 19000000 && entries_now() == 2, "10: RawMonitorWait");
    call_monitor(11, made);
    CHECK("R15", entries_now() == 2, "11: RawMonitorNotifyAll");
    call_monitor(9, made);
    call_monitor(9, made);
}

static void check_order_of_threads(JNIEnv *env) {
    static char name[] = "other";
    int cell;
    CHECK("R15",
          ((jint(*)(char *, jint, void (*)(void *)))member(18))(name, JVMPI_NORMAL_PRIORITY,
                                                                other_thread) == JNI_OK,
          "18: CreateSystemThread");
    AWAIT(other_env != NULL && spun > 0);
    call(21);
    call_env(14, other_env);
    CHECK("R15", stands(), "14: SuspendThread");
    call_env(15, other_env);
    CHECK("R15", goes_on(), "15: ResumeThread");
    call_env(14, other_env);
    CHECK("R15", ((jboolean(*)(JNIEnv *))member(17))(other_env) == JNI_TRUE,
          "17: ThreadHasRun");
    call_env(15, other_env);
    call(22);
    stop = 1;
    AWAIT(waits == 1 &&
          ((jint(*)(JNIEnv *))member(16))(other_env) == JVMPI_THREAD_CONDVAR_WAIT);
    CHECK("R15", ((jint(*)(JNIEnv *))member(16))(other_env) == JVMPI_THREAD_CONDVAR_WAIT,
          "16: GetThreadStatus");
    call_monitor(8, made);
    call_monitor(11, made);
    call_monitor(9, made);
    AWAIT(waits == 2);
    CHECK("R15", waits == 2, "11: RawMonitorNotifyAll");
    call_monitor(12, made);
    call_monitor(8, made);
    CHECK("R15", entries_now() == 0, "12: RawMonitorDestroy");
    ((void (*)(JNIEnv *, void *))member(19))(env, &cell);
    CHECK("R15", ((void *(*)(JNIEnv *))member(20))(env) == &cell, "19, 20: the storage cell");
}

static void check_order(JNIEnv *env) {
    JVMPI_CallFrame frames[4];
    JVMPI_CallTrace trace = {env, 77, frames};
    ordering = 1;
    CHECK("R15",
          call_event(2, JVMPI_EVENT_GC_START) == JVMPI_SUCCESS &&
              call_event(2, JVMPI_EVENT_MONITOR_DUMP) == JVMPI_NOT_AVAILABLE &&
              call_event(3, JVMPI_EVENT_MONITOR_DUMP) == JVMPI_NOT_AVAILABLE,
          "2: EnableEvent");
    CHECK("R15", call_event(4, JVMPI_EVENT_MONITOR_DUMP) == JVMPI_SUCCESS && dumped == 1,
          "4: RequestEvent");
    call(23);
    CHECK("R15", collections == 1, "23: RunGC");
    call(21);
    call(23);
    CHECK("R15", collections == 1, "21: DisableGC");
    call(22);
    call(23);
    CHECK("R15", collections == 2, "22: EnableGC");
    CHECK("R15", call_event(3, JVMPI_EVENT_GC_START) == JVMPI_SUCCESS, "3: DisableEvent");
    call(23);
    CHECK("R15", collections == 2, "3: DisableEvent");
    ((void (*)(JVMPI_CallTrace *, jint))member(5))(&trace, 4);
    CHECK("R15", trace.num_frames >= 0 && trace.num_frames <= 4, "5: GetCallTrace");
    jlong time = ((jlong(*)(void))member(13))();
    CHECK("R15", time > 0 && time < 3600000000000, "13: GetCurrentThreadCpuTime");
    check_order_of_monitors();
    check_order_of_threads(env);
    jmethodID method =
        (*env)->GetMethodID(env, (*env)->FindClass(env, "java/lang/Object"), "hashCode", "()I");
    call(21);
    jobjectID id = ((jobjectID(*)(JNIEnv *))member(24))(env);
    CHECK("R15",
          jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, id) == JVMPI_SUCCESS &&
              requested == JVMPI_EVENT_THREAD_START,
          "24: GetThreadObject");
    id = ((jobjectID(*)(jmethodID))member(25))(method);
    CHECK("R15",
          jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id) == JVMPI_SUCCESS &&
              requested == JVMPI_EVENT_CLASS_LOAD,
          "25: GetMethodClass");
    call(22);
    ordering = 0;
}

/* ---- Events ---- */
static atomic_int kept_running;

/* R227: would last longer than any program here. */
static void keep_running(void *argument) {
    (void)argument;
    kept_running = 1;
    sleep_ms(2 * conf_patience());
    kept_running = 2;
}

static void notify(JVMPI_Event *event) {
    told++;
    if (ordering) {
        if (event->event_type == JVMPI_EVENT_GC_START) collections++;
        if (KIND(event) == JVMPI_EVENT_MONITOR_DUMP)
            read_dump(event);
        else
            requested = KIND(event);
        return;
    }
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE: {
        static char name[] = "keeps running";
        if (init_dones++ == 0) check_order(event->env_id);
        jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, keep_running);
        AWAIT(kept_running);
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        shut_downs++;
        CHECK("R14 R77", told > 0,
              "events arrive at the NotifyEvent that was stored in JVM_OnLoad");
        CHECK("R40 R56", others == 0, "what was not enabled is not sent");
        CHECK("R125", shut_downs == 1, "JVM_SHUT_DOWN is sent once");
        CHECK("R124", init_dones == 1, "JVM_INIT_DONE is sent once");
        CHECK("R227 R125", kept_running == 1,
              "a system thread that runs on does not keep the VM alive");
        CHECK("R5", loads == 1, "JVM_OnLoad is called once");
        conf_end();
        break;
    default: others++;
    }
}

static void check_library(const char *wanted) {
    Dl_info info;
    char actual[PATH_MAX], expected[PATH_MAX];
    const char *rule = getenv("CONFORMANCE_RULE");
    int found = dladdr((void *)(size_t)&JVM_OnLoad, &info) != 0 &&
                realpath(info.dli_fname, actual) != NULL &&
                realpath(wanted, expected) != NULL && strcmp(actual, expected) == 0;
    CHECK("R1", found, "a bare name after -Xrun finds the library");
    if (rule != NULL && strcmp(rule, "R3") == 0)
        CHECK("R3", found, "the Java library directory is searched first");
    if (rule != NULL && strcmp(rule, "R4") == 0)
        CHECK("R4", found, "then the directories of LD_LIBRARY_PATH");
}

static void check_table(JavaVM *vm) {
    void *table = &loads;
    static const jint wrong[] = {0, 0x10000000, 0x10000004, 0x20000001, -1};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        table = &loads;
        CHECK("R11", (*vm)->GetEnv(vm, &table, wrong[i]) < 0,
              "GetEnv refuses an unknown version");
    }
    CHECK("R11", (*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) == JNI_OK && table == jvmpi,
          "GetEnv answers the agent's one table");
    CHECK("R12",
          (jvmpi->version & 0x7ffffff0) == (JVMPI_VERSION_1 & 0x7ffffff0) &&
              jvmpi->version >= JVMPI_VERSION_1,
          "the version is compatible with the one asked for");
    size_t p = sizeof(void *);
    if (p == 8) { /* the numbers that agents of then were built with */
        CHECK("R15",
              sizeof(JVMPI_Interface) >= 208 &&
                  offsetof(JVMPI_Interface, SuspendThread) == 112 &&
                  offsetof(JVMPI_Interface, GetThreadLocalStorage) == 160 &&
                  offsetof(JVMPI_Interface, GetThreadObject) == 192,
              "members stand where they stood");
        CHECK("R195",
              offsetof(JVMPI_CallFrame, method_id) == 8 &&
                  offsetof(JVMPI_CallTrace, num_frames) == 8 &&
                  offsetof(JVMPI_CallTrace, frames) == 16 &&
                  offsetof(JVMPI_Method, method_signature) == 8 &&
                  offsetof(JVMPI_Method, start_lineno) == 16 &&
                  offsetof(JVMPI_Method, end_lineno) == 20 &&
                  offsetof(JVMPI_Method, method_id) == 24 &&
                  offsetof(JVMPI_Field, field_signature) == 8 &&
                  offsetof(JVMPI_Lineno, lineno) == 4 && sizeof(JVMPI_Event) == 88 &&
                  offsetof(JVMPI_Event, env_id) == 8 && offsetof(JVMPI_Event, u) == 16,
              "fields stand where they stood");
    }
    CHECK("R195",
          sizeof(JVMPI_CallFrame) == 2 * p && sizeof(JVMPI_CallTrace) == 3 * p &&
              sizeof(JVMPI_Method) == 2 * p + 8 + p && sizeof(JVMPI_Field) == 2 * p &&
              sizeof(JVMPI_Lineno) == 8 && sizeof(JVMPI_HeapDumpArg) == 4,
          "structures have their fields in order");
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *fresh = NULL;
    const char *wanted = getenv("CONFORMANCE_OPTIONS"),
               *library = getenv("CONFORMANCE_LIBRARY");
    loads++;
    jint got = (*vm)->GetEnv(vm, &fresh, JVMPI_VERSION_1);
    if (got < 0 || fresh == NULL) return JNI_ERR;
    void **members = fresh;
    int set = 1;
    for (int i = 2; i <= 25; i++) set = set && members[i] != NULL;
    jint early =
        ((JVMPI_Interface *)fresh)->CreateSystemThread(options, JVMPI_NORMAL_PRIORITY, free);
    int unset = members[1] == NULL;
    if (!conf_load(vm, "start", notify, JVMPI_VERSION_1)) return JNI_ERR;
    CHECK("R13", set && unset, "every member is set but NotifyEvent");
    CHECK("R6", vm != NULL && reserved == NULL, "the arguments of JVM_OnLoad");
    CHECK("R51 R54", early == JNI_ERR, "no system thread before initialization is done");
    if (wanted != NULL)
        CHECK("R2 R6", options != NULL && strcmp(options, wanted) == 0,
              "options arrive unchanged");
    else
        CHECK("R9", options == NULL || options[0] == 0, "without a colon there are no options");
    if (library != NULL) check_library(library);
    check_table(vm);
    ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
