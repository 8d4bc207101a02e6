/* SPDX-License-Identifier: MIT */
/* What a handler may do to the thread it runs on: nothing that the program can notice. Its
 * exceptions are discarded, what the thread was throwing or returning is kept, its own calls
 * make events again but not of the type in progress. Accuses vm/threads/event_delivery.c and
 * jvmpi/jvmpi_events.c. */
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

int main(void) {
    if (!compile("Hold")) return 2;
    Suite *suite = SUITE("handlers", 100, NULL, NULL,
                         a_handlers_exception_is_discarded_and_the_programs_kept,
                         what_a_method_returns_survives_collections_in_its_exit_handler,
                         a_handlers_own_calls_make_events_but_not_of_the_type_in_progress);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
