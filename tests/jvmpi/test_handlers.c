/* SPDX-License-Identifier: MIT */
/* What a handler may do to the thread it runs on: nothing that the program can notice. Its
 * exceptions are discarded, what the thread was throwing or returning is kept, its own calls
 * make events again but not of the type in progress; and what other threads' dumps show of it
 * meanwhile. Accuses vm/threads/event_delivery.c, jvmpi/jvmpi_events.c and jvmpi/dump.c. */
#include <stdatomic.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

static jclass hold;
static unsigned long told, wrong;

static jint run_through(jint turns) {
    jmethodID through = (*env)->GetStaticMethodID(env, hold, "through", "(I)I");
    ck_assert_ptr_nonnull(through);
    jint result = (*env)->CallStaticIntMethod(env, hold, through, turns);
    ck_assert(!(*env)->ExceptionCheck(env));
    return result;
}

static void start(const char *stress) {
    start_vm("-Xmx32m", stress);
    hold = (*env)->FindClass(env, "Hold");
    ck_assert_ptr_nonnull(hold);
}

/* ---- Exceptions ---- */

static jclass error_class;

static void throw_in_handler(JVMPI_Event *event) {
    JNIEnv *e = event->env_id;
    if (e != env) return;
    told++;
    wrong += (*e)->ExceptionCheck(e);
    (*e)->ThrowNew(e, error_class, "from a handler");
    wrong += !(*e)->ExceptionCheck(e);
}

START_TEST(a_handlers_exception_is_discarded_and_the_programs_kept) {
    static const jint events[] = {JVMPI_EVENT_METHOD_EXIT};
    start("-Xgc:generational");
    jclass local = (*env)->FindClass(env, "java/lang/Error");
    error_class = (*env)->NewGlobalRef(env, local);
    jvmpi->NotifyEvent = throw_in_handler;
    ENABLE(events);
    jint result = run_through(200);
    DISABLE(events);
    ck_assert_int_eq(result, 0);
    ck_assert_uint_eq(wrong, 0);
    ck_assert_uint_gt(told, 200 * 4);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

/* ---- Return values ---- */

static void allocate_in_handler(JVMPI_Event *event) {
    JNIEnv *e = event->env_id;
    if (e != env) return;
    told++;
    jstring text = (*e)->NewStringUTF(e, "made by a handler");
    jvmpi->RunGC();
    wrong += text == NULL || (*e)->GetStringUTFLength(e, text) != 17;
}

START_TEST(what_a_method_returns_survives_collections_in_its_exit_handler) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};
    start("-Xgc:generational");
    jvmpi->NotifyEvent = allocate_in_handler;
    ENABLE(events);
    jint result = run_through(5);
    DISABLE(events);
    ck_assert_int_eq(result, 0);
    ck_assert_uint_eq(wrong, 0);
    ck_assert_uint_gt(told, 5 * 8);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

/* ---- Events of the handler's own ---- */

static int inside;
static unsigned long nested_entries, nested_allocations;
static jmethodID called;

static void call_in_handler(JVMPI_Event *event) {
    JNIEnv *e = event->env_id;
    if (e != env) return;
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
        if (inside) {
            nested_entries++;
            return;
        }
        inside = 1;
        told++;
        wrong += (*e)->CallStaticIntMethod(e, hold, called) != (jint)told;
        (*e)->NewStringUTF(e, "an object");
        inside = 0;
        break;
    case JVMPI_EVENT_OBJECT_ALLOC: nested_allocations += (unsigned long)inside; break;
    }
}

START_TEST(a_handlers_own_calls_make_events_but_not_of_the_type_in_progress) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_OBJECT_ALLOC};
    start("-Xgc:generational");
    called = (*env)->GetStaticMethodID(env, hold, "called", "()I");
    ck_assert_ptr_nonnull(called);
    jvmpi->NotifyEvent = call_in_handler;
    ENABLE(events);
    jint result = run_through(50);
    DISABLE(events);
    ck_assert_int_eq(result, 0);
    ck_assert_uint_eq(wrong, 0);
    ck_assert_uint_eq(nested_entries, 0);
    ck_assert_uint_ge(told, 50 * 4);
    ck_assert_uint_ge(nested_allocations, told);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

/* ---- A dump while another thread is told of an object ---- */

static _Atomic(jobjectID) told_of;
static atomic_bool is_dumped;
static bool dumps_in_handler;
static unsigned long shown, dumped;

static void note_dump(const JVMPI_Event *event) {
    for (const char *at = event->u.heap_dump.begin; at < event->u.heap_dump.end;
         at += 1 + sizeof(jobjectID)) {
        jobjectID id;
        memcpy(&id, at + 1, sizeof id);
        dumped++;
        shown += id == atomic_load(&told_of);
    }
}

static void dump(void) {
    JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_0};
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level), JVMPI_SUCCESS);
}

/* The first array of the other thread: what an agent would now record comes after the dump. */
static void hold_in_handler(JVMPI_Event *event) {
    if ((event->event_type & ~JVMPI_REQUESTED_EVENT) == JVMPI_EVENT_HEAP_DUMP) {
        note_dump(event);
    } else if (event->event_type == JVMPI_EVENT_OBJECT_ALLOC && event->env_id != env &&
               event->u.obj_alloc.size >= 1000 && atomic_load(&told_of) == NULL) {
        atomic_store(&told_of, event->u.obj_alloc.obj_id);
        if (dumps_in_handler) dump();
        while (!atomic_load(&is_dumped)) usleep(1000);
    }
}

static void dump_while_told(const char *option, bool by_the_handler) {
    static const jint events[] = {JVMPI_EVENT_OBJECT_ALLOC};
    start(option);
    jmethodID run = (*env)->GetStaticMethodID(env, hold, "start", "(I)Ljava/lang/Thread;");
    ck_assert_ptr_nonnull(run);
    dumps_in_handler = by_the_handler;
    jvmpi->NotifyEvent = hold_in_handler;
    ENABLE(events);
    ck_assert_ptr_nonnull((*env)->CallStaticObjectMethod(env, hold, run, 1));
    while (atomic_load(&told_of) == NULL) usleep(1000);
    if (!by_the_handler) dump();
    atomic_store(&is_dumped, true);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    ck_assert_uint_gt(dumped, 100);
    ck_assert_uint_eq(shown, (unsigned long)by_the_handler);
}

START_TEST(a_dump_shows_no_object_that_another_thread_tells_briefly) {
    dump_while_told("-Xgc:generational", false);
}
END_TEST

START_TEST(a_dump_shows_no_object_that_another_thread_tells_with_checks) {
    dump_while_told("-Xcheck:jvmpi", false);
}
END_TEST

START_TEST(a_dump_that_a_handler_requests_shows_its_object) {
    dump_while_told("-Xgc:generational", true);
}
END_TEST

int main(void) {
    if (!compile("Hold")) return 2;
    Suite *suite = SUITE("handlers", 100, NULL, NULL,
                         a_handlers_exception_is_discarded_and_the_programs_kept,
                         what_a_method_returns_survives_collections_in_its_exit_handler,
                         a_handlers_own_calls_make_events_but_not_of_the_type_in_progress,
                         a_dump_shows_no_object_that_another_thread_tells_briefly,
                         a_dump_shows_no_object_that_another_thread_tells_with_checks,
                         a_dump_that_a_handler_requests_shows_its_object);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
