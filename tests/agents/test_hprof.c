/* SPDX-License-Identifier: MIT */
/*
 * The hprof agent without a VM: a fake interface table feeds it events, and the text that it
 * writes is searched. Linked with the sources of agents/hprof; each test runs in its own
 * process (Check).
 */
#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "agents/hprof/hprof.h"
#include "agents/hprof/objects.h"
#include "tests/suite.h"

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);

static JVMPI_Interface table;
static void *cell;
static jlong clock_now;
static int locked;
static char env_place[8], class_place[8], m_place[8], n_place[8], objects[4][8];
static jint stack_frames;
static JVMPI_CallFrame stack_now[2];

#define ENV       ((JNIEnv *)(void *)env_place)
#define METHOD_M  ((jmethodID)(void *)m_place)
#define METHOD_N  ((jmethodID)(void *)n_place)
#define OBJECT(i) ((jobjectID)(void *)objects[i])

static jint set_event(jint type, void *arg) { return (void)type, (void)arg, JVMPI_SUCCESS; }
static JVMPI_RawMonitor create(char *name) { return (JVMPI_RawMonitor)(void *)name; }
static void enter(JVMPI_RawMonitor monitor) { (void)monitor, locked++; }
static void leave(JVMPI_RawMonitor monitor) { (void)monitor, locked--; }
static jlong cpu_time(void) { return clock_now; }
static void set_cell(JNIEnv *env, void *value) { (void)env, cell = value; }
static void *get_cell(JNIEnv *env) { return (void)env, cell; }
static void nothing(void) {}
static void trace(JVMPI_CallTrace *call, jint depth) {
    call->num_frames = stack_frames < depth ? stack_frames : depth;
    memcpy(call->frames, stack_now, (size_t)call->num_frames * sizeof stack_now[0]);
}
static jobjectID method_class(jmethodID method) { return (void)method, NULL; }
static jint JNICALL get_env(JavaVM *vm, void **env, jint version) {
    (void)vm, (void)version;
    *env = &table;
    return JNI_OK;
}

static jint load(const char *options, char *path) {
    static struct JNIInvokeInterface_ invoke = {.GetEnv = get_env};
    static JavaVM vm = &invoke;
    static char text[300];
    table = (JVMPI_Interface){.version = JVMPI_VERSION_1,
                              .EnableEvent = set_event,
                              .DisableEvent = set_event,
                              .RequestEvent = set_event,
                              .GetCallTrace = trace,
                              .RawMonitorCreate = create,
                              .RawMonitorEnter = enter,
                              .RawMonitorExit = leave,
                              .RawMonitorNotifyAll = leave,
                              .GetCurrentThreadCpuTime = cpu_time,
                              .SetThreadLocalStorage = set_cell,
                              .GetThreadLocalStorage = get_cell,
                              .DisableGC = nothing,
                              .EnableGC = nothing,
                              .GetMethodClass = method_class};
    strcpy(path, "/tmp/test_hprof.XXXXXX");
    close(mkstemp(path));
    snprintf(text, sizeof text, "file=%s,%s", path, options);
    jint result = JVM_OnLoad(&vm, text, NULL);
    cpu_times_start(false); /* by clock_now alone */
    return result;
}

static void send_of(JNIEnv *env, JVMPI_Event event, jint type) {
    event.event_type = type;
    event.env_id = env;
    table.NotifyEvent(&event);
}
static void send(JVMPI_Event event, jint type) { send_of(ENV, event, type); }

static void define_class(void) {
    char m[] = "m", n[] = "n", source[] = "A.java", signature[] = "()V";
    JVMPI_Method methods[] = {{m, signature, 1, 9, METHOD_M}, {n, signature, 10, 19, METHOD_N}};
    send((JVMPI_Event){.u.class_load = {.class_name = "p.A",
                                        .source_name = source,
                                        .num_methods = 2,
                                        .methods = methods,
                                        .class_id = (jobjectID)(void *)class_place}},
         JVMPI_EVENT_CLASS_LOAD);
}

static const char *finish(const char *path) {
    static char text[20000];
    send((JVMPI_Event){.event_type = 0}, JVMPI_EVENT_JVM_SHUT_DOWN);
    FILE *file = fopen(path, "r");
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    unlink(path);
    ck_assert_int_eq(locked, 0);
    return text;
}

static void has(const char *text, const char *part) {
    ck_assert_msg(strstr(text, part) != NULL, "missing: %s\nin:\n%s", part, text);
}

static void method_event(jint type, jmethodID method, jlong now) {
    clock_now = now * 1000000;
    send((JVMPI_Event){.u.method.method_id = method}, type);
}

START_TEST(times_are_exclusive_and_survive_unbalanced_exits) {
    char path[64];
    ck_assert_int_eq(load("cpu=times", path), JNI_OK);
    define_class();
    method_event(JVMPI_EVENT_METHOD_EXIT, METHOD_N, 0);
    method_event(JVMPI_EVENT_METHOD_ENTRY, METHOD_M, 0);
    method_event(JVMPI_EVENT_METHOD_ENTRY, METHOD_N, 10);
    method_event(JVMPI_EVENT_METHOD_EXIT, METHOD_N, 40);
    method_event(JVMPI_EVENT_METHOD_EXIT, METHOD_M, 100);
    const char *text = finish(path);
    has(text, "CPU TIME (ms) BEGIN (total = 100)");
    has(text, "   1 70.00% 70.00%       1     1 p.A.m\n");
    has(text, "   2 30.00% 100.00%       1     2 p.A.n\n");
    has(text, "TRACE 2:\n\tp.A.n(A.java:Unknown line)\n\tp.A.m(A.java:Unknown line)\n");
}
END_TEST

/* R214: what a thread calls that was not announced yet, or has ended. */
static void calls_of_nobody(void) {
    JVMPI_Event call = {.u.method.method_id = METHOD_N};
    clock_now += 5000000;
    send_of(NULL, call, JVMPI_EVENT_METHOD_ENTRY);
    send_of(NULL, (JVMPI_Event){.u.obj_move = {0}}, JVMPI_EVENT_OBJECT_MOVE);
    send_of(NULL, call, JVMPI_EVENT_METHOD_EXIT);
}

static void run_amid_nobody(const char *options) {
    char path[64];
    ck_assert_int_eq(load(options, path), JNI_OK);
    define_class();
    calls_of_nobody();
    method_event(JVMPI_EVENT_METHOD_ENTRY, METHOD_M, 0);
    method_event(JVMPI_EVENT_METHOD_EXIT, METHOD_M, 100);
    calls_of_nobody();
    send((JVMPI_Event){.u.thread_start.thread_env_id = ENV}, JVMPI_EVENT_THREAD_END);
    calls_of_nobody();
    const char *text = finish(path);
    if (strstr(options, "over") == NULL)
        has(text, "   1 100.00% 100.00%       1     1 p.A.m\n");
    ck_assert_ptr_null(strstr(text, "p.A.n\n"));
}

START_TEST(calls_of_no_announced_thread_are_nobodys) { run_amid_nobody("cpu=times"); }
END_TEST

START_TEST(long_calls_of_no_announced_thread_are_nobodys) {
    run_amid_nobody("cpu=times,over=1ms");
}
END_TEST

START_TEST(sites_follow_objects_that_move_and_die) {
    char path[64];
    ck_assert_int_eq(load("heap=sites", path), JNI_OK);
    define_class();
    send((JVMPI_Event){.u.new_arena.arena_id = 7}, JVMPI_EVENT_ARENA_NEW);
    stack_frames = 1;
    stack_now[0] = (JVMPI_CallFrame){12, METHOD_N};
    for (int i = 0; i < 3; i++)
        send(
            (JVMPI_Event){.u.obj_alloc = {7, (jobjectID)(void *)class_place, 0, 16, OBJECT(i)}},
            JVMPI_EVENT_OBJECT_ALLOC);
    send((JVMPI_Event){.event_type = 0}, JVMPI_EVENT_GC_START);
    send((JVMPI_Event){.u.obj_free.obj_id = OBJECT(0)}, JVMPI_EVENT_OBJECT_FREE);
    send((JVMPI_Event){.u.obj_move = {7, OBJECT(1), 8, OBJECT(3)}}, JVMPI_EVENT_OBJECT_MOVE);
    send((JVMPI_Event){.u.delete_arena.arena_id = 7}, JVMPI_EVENT_ARENA_DELETE);
    send((JVMPI_Event){.event_type = 0}, JVMPI_EVENT_GC_FINISH);
    const char *text = finish(path);
    has(text, "    1 100.00% 100.00%       16    1      48    3     1 p.A\n");
    has(text, "TRACE 1:\n\tp.A.n(A.java:12)\n");
}
END_TEST

/* Names come from the program: none may look like a line of the profiler's. */
START_TEST(no_name_makes_a_line_or_is_cut) {
    char path[64], long_name[5000], expected[5100];
    ck_assert_int_eq(load("heap=sites,cutoff=0", path), JNI_OK);
    memset(long_name, 'x', sizeof long_name - 1);
    long_name[sizeof long_name - 1] = '\0';
    char m[] = "m\r\tTRACE 9:", source[] = "A\nSITES END", signature[] = "()V",
         name[] = "p.A\"\\\n";
    JVMPI_Method methods[] = {{m, signature, 1, 9, METHOD_M},
                              {long_name, signature, 10, 19, METHOD_N}};
    send((JVMPI_Event){.u.class_load = {.class_name = name,
                                        .source_name = source,
                                        .num_methods = 2,
                                        .methods = methods,
                                        .class_id = (jobjectID)(void *)class_place}},
         JVMPI_EVENT_CLASS_LOAD);
    char thread[] = "\x01\x7f\xc2\x85\xe2\x80\xa8\xc0\x80 \xc3\xa9 \xed\xa0\xbd\xed\xb8\x80 "
                    "\xed\xa0\xbd \xff",
         group[] = "g\")\nTHREAD END (id = 1";
    send((JVMPI_Event){.u.thread_start = {.thread_name = thread,
                                          .group_name = group,
                                          .thread_env_id = ENV}},
         JVMPI_EVENT_THREAD_START);
    stack_frames = 2;
    stack_now[0] = (JVMPI_CallFrame){12, METHOD_M};
    stack_now[1] = (JVMPI_CallFrame){-1, METHOD_N};
    send((JVMPI_Event){.u.obj_alloc = {7, (jobjectID)(void *)class_place, 0, 16, OBJECT(0)}},
         JVMPI_EVENT_OBJECT_ALLOC);
    const char *text = finish(path);
    has(text, "name=\"\\u0001\\u007f\\u0085\\u2028\\u0000 \xc3\xa9 \xf0\x9f\x98\x80 \\ud83d "
              "\xc3\xbf\", group=\"g\\\")\\nTHREAD END (id = 1\")\n");
    has(text, "\tp.A\\\"\\\\\\n.m\\r\\tTRACE 9:(A\\nSITES END:12)\n");
    snprintf(expected, sizeof expected, "\tp.A\\\"\\\\\\n.%s(A\\nSITES END:Unknown line)\n",
             long_name);
    has(text, expected);
}
END_TEST

START_TEST(sites_of_what_died_have_rows) {
    char path[64];
    ck_assert_int_eq(load("heap=sites,cutoff=0.5", path), JNI_OK);
    define_class();
    stack_frames = 1;
    stack_now[0] = (JVMPI_CallFrame){12, METHOD_N};
    for (int i = 0; i < 3; i++) {
        send((JVMPI_Event){.u.obj_alloc = {7, NULL, JVMPI_SHORT, 100, OBJECT(0)}},
             JVMPI_EVENT_OBJECT_ALLOC);
        send((JVMPI_Event){.event_type = 0}, JVMPI_EVENT_GC_START);
        send((JVMPI_Event){.u.obj_free.obj_id = OBJECT(0)}, JVMPI_EVENT_OBJECT_FREE);
        send((JVMPI_Event){.event_type = 0}, JVMPI_EVENT_GC_FINISH);
    }
    stack_now[0] = (JVMPI_CallFrame){12, METHOD_M};
    send((JVMPI_Event){.u.obj_alloc = {7, (jobjectID)(void *)class_place, 0, 16, OBJECT(1)}},
         JVMPI_EVENT_OBJECT_ALLOC);
    const char *text = finish(path);
    has(text, "    1 100.00% 100.00%       16    1      16    1     2 p.A\n"
              "    2  0.00% 100.00%        0    0     300    3     1 [S\nSITES END\n");
}
END_TEST

static void refuse(const char *options) {
    char path[64];
    ck_assert_int_eq(load(options, path), JNI_ERR);
    unlink(path);
}

START_TEST(what_is_not_supported_is_refused) {
    refuse("monitor=y,format=b");
    refuse("cpu=old,format=b");
    refuse("net=nowhere");
    refuse("net=::1:4000"); /* whose colons are which? */
    refuse("net=[::1]");
    refuse("net=[::1:4000");
    refuse("net=[]:4000");
    refuse("net=host:4000x");
    refuse("net=:4000");
    refuse("heap=objects");
    refuse("depth=0");
    refuse("nonsense");
    refuse("file=/nonexistent/x");
}
END_TEST

/* Objects beside a plain model of them: ids of any alignment, regions that arenas share, arenas
 * that end, and whose ids come again. */
enum { IDS = 20000, ARENAS = 20, STEPS = 400000 };
static struct {
    uint32_t number, size;
    int32_t arena;
} model[IDS];
static uint32_t buried;

static void bury(const KnownObject *object) {
    ck_assert_uint_ne(object->number, 0);
    buried++;
}

static uintptr_t id_of(uint32_t i) {
    return 0x10000000u + (i % 7 == 0 ? i * 20u : i * 8u); /* some twice, some beside the grid */
}

static void model_ends(int32_t arena) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < IDS; i++)
        if (model[i].number != 0 && model[i].arena == arena) {
            model[i].number = 0;
            count++;
        }
    objects_arena_ended(arena);
    objects_bury(bury);
    ck_assert_uint_eq(buried, count);
    buried = 0;
}

START_TEST(objects_are_those_of_a_model) {
    uint32_t random = 12345;
    for (uint32_t step = 1; step <= STEPS; step++) {
        random = random * 1664525u + 1013904223u;
        uint32_t i = (random >> 8) % IDS;
        if (i % 7 == 0) i -= i % 35; /* of equal ids one */
        uintptr_t id = id_of(i);
        if (i % 7 != 0 && (id - 0x10000000u) % 20 == 0) continue;
        KnownObject *known = object_find(id);
        ck_assert_uint_eq(known == NULL ? 0 : known->number, model[i].number);
        if (known != NULL) ck_assert_uint_eq(known->size, model[i].size);
        int32_t arena = (int32_t)(random >> 3) % ARENAS - 3;
        if (known != NULL) {
            object_remove(id);
            model[i].number = 0;
        } else {
            *object_put(id, arena) = (KnownObject){step, step / 2};
            model[i].number = step;
            model[i].size = step / 2;
            model[i].arena = arena;
        }
        if (step % 5000 == 0) model_ends(arena);
    }
    for (int32_t arena = -ARENAS - 3; arena < ARENAS; arena++) model_ends(arena);
    for (uint32_t i = 0; i < IDS; i++) ck_assert_ptr_null(object_find(id_of(i)));
    objects_free();
}
END_TEST

int main(void) {
    Suite *suite = SUITE(
        "hprof", 0, NULL, NULL, times_are_exclusive_and_survive_unbalanced_exits,
        calls_of_no_announced_thread_are_nobodys, long_calls_of_no_announced_thread_are_nobodys,
        sites_follow_objects_that_move_and_die, sites_of_what_died_have_rows,
        no_name_makes_a_line_or_is_cut, what_is_not_supported_is_refused,
        objects_are_those_of_a_model);
    return run_suite(suite) != 0;
}
