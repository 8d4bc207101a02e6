/* SPDX-License-Identifier: MIT */
/* Slots, thunks and GetEnv's rules, with VMs that were never started: the front-end's own state
 * needs no heap. Each test runs in its own process (Check), so the process's pool of slots is
 * fresh. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "interp/interp.h"
#include "jvmpi/agent.h"
#include "jvmpi/jvmpi.h"
#include "tests/suite.h"
#include "vm/model/engine.h"
#include "vm/system/process.h"
#include "vm/model/thread_index.h"

typedef struct Fake {
    VM vm;
    Thread thread;
    JvmpiThread thread_state;
} Fake;

static Fake *made[40];
static int made_count;

static Fake *fake_new(void) {
    Fake *fake = calloc(1, sizeof *fake);
    made[made_count++] = fake;
    fake->thread.vm = &fake->vm;
    fake->thread.front_ends[JVMPI_FRONT_END] = &fake->thread_state;
    fake->vm.engine = fake->vm.interpreter = &interp_engine;
    atomic_store(&fake->thread.state, THREAD_NATIVE);
    pthread_mutex_init(&fake->vm.threads.lock, NULL);
    pthread_cond_init(&fake->vm.threads.wake, NULL);
    fake->vm.threads.first = &fake->thread;
    fake->vm.threads.count = 1;
    fake->thread.id = 1;
    fake->vm.threads.index = thread_index_create();
    ck_assert_ptr_nonnull(fake->vm.threads.index);
    thread_index_add(fake->vm.threads.index, &fake->thread);
    ck_assert(jvmpi_create(&fake->vm));
    return fake;
}

/* After each test, so that a leak checker sees only what the interface itself lost. */
static void fakes_free(void) {
    process_set_thread(NULL);
    for (int i = 0; i < made_count; i++) {
        made[i]->vm.threads.count = 0;
        jvmpi_destroy(&made[i]->vm);
        thread_index_destroy(made[i]->vm.threads.index);
        free(made[i]);
    }
}

static JVMPI_Interface *interface_of(Fake *fake) {
    void *env;
    process_set_thread(&fake->thread);
    return fake->vm.tools.get_tool_env(&fake->vm, &env, JVMPI_VERSION_1, NULL) == JNI_OK ? env
                                                                                         : NULL;
}

/* ---- GetEnv ---- */

START_TEST(unknown_versions_and_threads_are_refused) { /* JVMPI R11, R12 */
    Fake *fake = fake_new();
    void *env = fake;
    process_set_thread(&fake->thread);
    ck_assert_int_eq(fake->vm.tools.get_tool_env(&fake->vm, &env, 0x10000000, NULL),
                     JNI_EVERSION);
    ck_assert_ptr_null(env);
    env = fake;
    ck_assert_int_eq(fake->vm.tools.get_tool_env(&fake->vm, &env, 0x10000004, NULL),
                     JNI_EVERSION);
    ck_assert_ptr_null(env);
    process_set_thread(NULL);
    env = fake;
    ck_assert_int_eq(fake->vm.tools.get_tool_env(&fake->vm, &env, JVMPI_VERSION_1, NULL),
                     JNI_EDETACHED);
    ck_assert_ptr_null(env);
}
END_TEST

START_TEST(code_without_an_agent_shares_one_interface_per_vm) {
    Fake *a = fake_new(), *b = fake_new();
    JVMPI_Interface *first = interface_of(a), *second = interface_of(b);
    ck_assert_ptr_nonnull(first);
    ck_assert_ptr_eq(first, interface_of(a));
    ck_assert_ptr_ne(first, second);
    void *env;
    process_set_thread(&a->thread);
    ck_assert_int_eq(a->vm.tools.get_tool_env(&a->vm, &env, JVMPI_VERSION_1_2, NULL), JNI_OK);
    ck_assert_ptr_eq(env, first);
    ck_assert_int_eq(first->version, JVMPI_VERSION_1_2);
}
END_TEST

START_TEST(every_member_is_set_but_notify_event) { /* JVMPI R13 */
    JVMPI_Interface *table = interface_of(fake_new());
    void **members = (void **)(void *)table;
    ck_assert_uint_eq(sizeof *table, 240);
    ck_assert_ptr_null(table->NotifyEvent);
    for (size_t i = 2; i < 30; i++)
        ck_assert_msg(members[i] != NULL, "member %zu is not set", i);
}
END_TEST

/* ---- Slots ---- */

START_TEST(the_33rd_agent_is_refused_until_a_slot_is_free) { /* JVMPI R10 */
    Fake *fakes[33];
    for (int i = 0; i < 33; i++) fakes[i] = fake_new();
    for (int i = 0; i < 32; i++) ck_assert_ptr_nonnull(interface_of(fakes[i]));
    ck_assert_ptr_null(interface_of(fakes[32]));
    process_set_thread(NULL);
    fakes[7]->vm.threads.count = 0;
    jvmpi_destroy(&fakes[7]->vm);
    ck_assert_ptr_nonnull(interface_of(fakes[32]));
}
END_TEST

START_TEST(each_agent_has_its_own_storage_cell) { /* JVMPI R69, R71, R204 */
    Fake *a = fake_new(), *b = fake_new();
    JVMPI_Interface *first = interface_of(a), *second = interface_of(b);
    JNIEnv *env = (JNIEnv *)(void *)&a->thread, *other = (JNIEnv *)(void *)&b->thread;
    ck_assert_ptr_null(first->GetThreadLocalStorage(env));
    first->SetThreadLocalStorage(env, a);
    second->SetThreadLocalStorage(other, b);
    ck_assert_ptr_eq(first->GetThreadLocalStorage(env), a);
    ck_assert_ptr_eq(second->GetThreadLocalStorage(other), b);
    second->SetThreadLocalStorage(env, b); /* a thread that its VM does not have */
    ck_assert_ptr_null(second->GetThreadLocalStorage(env));
    ck_assert_ptr_eq(first->GetThreadLocalStorage(env), a);
    ck_assert_ptr_null(first->GetThreadLocalStorage(NULL));
    first->SetThreadLocalStorage(NULL, a);
}
END_TEST

/* ---- Functions that need no heap ---- */

START_TEST(what_is_enabled_is_the_agents_own) { /* JVMPI R40, R41, R204 */
    Fake *fake = fake_new();
    JVMPI_Interface *table = interface_of(fake);
    ck_assert_int_eq(table->EnableEvent(JVMPI_EVENT_GC_START, NULL), JVMPI_SUCCESS);
    ck_assert_int_eq(table->EnableEvent(JVMPI_EVENT_GC_START, NULL), JVMPI_SUCCESS);
    ck_assert(events_wanted(&fake->vm.events, EVENT_gc_start));
    ck_assert_int_eq(table->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL), JVMPI_SUCCESS);
    ck_assert_int_eq(table->EnableEvent(JVMPI_EVENT_METHOD_ENTRY2, NULL), JVMPI_SUCCESS);
    ck_assert_int_eq(table->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL), JVMPI_SUCCESS);
    ck_assert(events_wanted(&fake->vm.events, EVENT_method_entry));
    ck_assert_int_eq(table->DisableEvent(JVMPI_EVENT_METHOD_ENTRY2, NULL), JVMPI_SUCCESS);
    ck_assert(!events_wanted(&fake->vm.events, EVENT_method_entry));
    static const jint refused[] = {0, -1, 10, 32, 36, 37, 50, 59, 62, 2000};
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        ck_assert_int_eq(table->EnableEvent(refused[i], NULL), JVMPI_NOT_AVAILABLE);
        ck_assert_int_eq(table->DisableEvent(refused[i], NULL), JVMPI_NOT_AVAILABLE);
    }
}
END_TEST

static int told;
static void tell(JVMPI_Event *event) { told = event->event_type; }

START_TEST(events_before_notify_event_is_set_are_dropped) { /* JVMPI R14 */
    Fake *fake = fake_new();
    JVMPI_Interface *table = interface_of(fake);
    table->EnableEvent(JVMPI_EVENT_DATA_DUMP_REQUEST, NULL);
    EMIT_TO(&fake->vm.events, &fake->thread, data_dump_request, .unused = 0);
    table->NotifyEvent = tell;
    EMIT_TO(&fake->vm.events, &fake->thread, data_dump_request, .unused = 0);
    ck_assert_int_eq(told, JVMPI_EVENT_DATA_DUMP_REQUEST);
}
END_TEST

START_TEST(threads_that_do_not_exist_have_no_stack_and_no_object) { /* JVMPI R66 */
    Fake *fake = fake_new();
    JVMPI_Interface *table = interface_of(fake);
    JVMPI_CallFrame frame;
    JVMPI_CallTrace trace = {(JNIEnv *)(void *)&frame, 5, &frame};
    table->GetCallTrace(&trace, 1);
    ck_assert_int_eq(trace.num_frames, 0);
    ck_assert_ptr_null(table->GetThreadObject((JNIEnv *)(void *)&frame));
    table->SuspendThread((JNIEnv *)(void *)&frame);
    table->ResumeThread((JNIEnv *)(void *)&frame);
    jint results[2] = {7, 7};
    JNIEnv *list[2] = {NULL, (JNIEnv *)(void *)&frame};
    table->SuspendThreadList(2, list, results);
    ck_assert(results[0] == JVMPI_FAIL && results[1] == JVMPI_FAIL);
}
END_TEST

START_TEST(an_unpaired_enable_gc_lowers_nothing) { /* JVMPI R24, R63 */
    Fake *fake = fake_new();
    JVMPI_Interface *table = interface_of(fake);
    table->EnableGC();
    ck_assert_int_eq(atomic_load(&fake->thread.gc_off), 0);
    table->DisableGC();
    table->DisableGC();
    ck_assert_int_eq(atomic_load(&fake->thread.gc_off), 2);
    table->EnableGC();
    table->EnableGC();
    table->EnableGC();
    ck_assert_int_eq(atomic_load(&fake->thread.gc_off), 0);
}
END_TEST

START_TEST(a_system_thread_before_init_done_is_refused) { /* JVMPI R51, R54 */
    Fake *fake = fake_new();
    char name[] = "early";
    ck_assert_int_eq(interface_of(fake)->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, free),
                     JNI_ERR);
}
END_TEST

/* ---- Loading ---- */

START_TEST(a_library_that_is_not_there_is_named) { /* JVMPI R8 */
    Fake *fake = fake_new();
    char name[] = "nosuchagent", message[300] = "";
    OptionPair agents[1] = {{name, NULL}};
    fake->vm.options.agents = agents;
    fake->vm.options.agent_count = 1;
    ck_assert(!agents_load(&fake->vm, &fake->thread, message, sizeof message));
    ck_assert_ptr_nonnull(strstr(message, "Could not find agent library: nosuchagent"));
}
END_TEST

int main(void) {
    Suite *suite = SUITE(
        "agent", 0, NULL, fakes_free, unknown_versions_and_threads_are_refused,
        code_without_an_agent_shares_one_interface_per_vm, every_member_is_set_but_notify_event,
        the_33rd_agent_is_refused_until_a_slot_is_free, each_agent_has_its_own_storage_cell,
        what_is_enabled_is_the_agents_own, events_before_notify_event_is_set_are_dropped,
        threads_that_do_not_exist_have_no_stack_and_no_object,
        an_unpaired_enable_gc_lowers_nothing, a_system_thread_before_init_done_is_refused,
        a_library_that_is_not_there_is_named);
    return run_suite(suite) != 0;
}
