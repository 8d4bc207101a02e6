/* SPDX-License-Identifier: MIT */
/* Allocation while an agent holds collections off: others wait, the holder lives on a reserve,
 * and patience ends in an OutOfMemoryError that names who held. Accuses vm/threads/gate.c and
 * gc/.
 */
#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

#include <time.h>

static jclass hold;

static void start_held(void) {
    start_vm("-Xmx16m", "-Xms16m");
    hold = (*env)->FindClass(env, "Hold");
    ck_assert_ptr_nonnull(hold);
}

static jmethodID method(const char *name, const char *descriptor) {
    jmethodID id = (*env)->GetStaticMethodID(env, hold, name, descriptor);
    ck_assert_ptr_nonnull(id);
    return id;
}

static void start_allocator(jint megabytes) {
    (*env)->CallStaticObjectMethod(env, hold, method("start", "(I)Ljava/lang/Thread;"),
                                   megabytes);
    ck_assert(!(*env)->ExceptionCheck(env));
}

static void await_allocator(void) {
    jmethodID done = method("done", "()Z");
    while (!(*env)->CallStaticBooleanMethod(env, hold, done))
        nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
}

static unsigned long collections;
static void count_collections(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_GC_START) collections++;
}

START_TEST(a_thread_that_needs_a_collection_waits_for_enable_gc) { /* JVMPI R24, R62 */
    static const jint events[] = {JVMPI_EVENT_GC_START};
    start_held();
    jvmpi->NotifyEvent = count_collections;
    ENABLE(events);
    jmethodID allocated = method("allocated", "()I");
    jvmpi->DisableGC();
    unsigned long before = collections;
    start_allocator(100);
    /* It runs until a collection is due, at the latest when the heap is full, then stands
     * still. */
    jint seen = -1, now;
    while ((now = (*env)->CallStaticIntMethod(env, hold, allocated)) != seen || now < 1) {
        seen = now;
        ck_assert_int_lt(now, 17);
        nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
    }
    ck_assert_int_lt(now, 17);
    ck_assert_uint_eq(collections, before);
    jvmpi->EnableGC();
    await_allocator();
    ck_assert_int_eq((*env)->CallStaticIntMethod(env, hold, allocated), 100);
    ck_assert_ptr_null(
        (*env)->CallStaticObjectMethod(env, hold, method("failure", "()Ljava/lang/String;")));
    ck_assert_uint_gt(collections, before);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

START_TEST(the_holder_itself_uses_a_reserve_and_then_gets_an_error) { /* JVMPI R24 */
    start_held();
    jvmpi->DisableGC();
    int count = 0;
    for (; count < 1000; count++) {
        jbyteArray array = (*env)->NewByteArray(env, 64 << 10);
        if (array == NULL) break;
        (*env)->DeleteLocalRef(env, array);
    }
    /* All of the heap and at most an eighth more, then the error; nothing waits for the caller
     * itself. */
    ck_assert_int_lt(count, (18 << 20) / (64 << 10));
    ck_assert_int_gt(count, (12 << 20) / (64 << 10));
    jthrowable error = (*env)->ExceptionOccurred(env);
    ck_assert_ptr_nonnull(error);
    (*env)->ExceptionClear(env);
    ck_assert(
        (*env)->IsInstanceOf(env, error, (*env)->FindClass(env, "java/lang/OutOfMemoryError")));
    jvmpi->EnableGC();
    for (int i = 0; i < 1000; i++) {
        jbyteArray array = (*env)->NewByteArray(env, 64 << 10);
        ck_assert_ptr_nonnull(array);
        (*env)->DeleteLocalRef(env, array);
    }
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

START_TEST(who_waits_too_long_is_told_who_holds) {
    start_held();
    jvmpi->DisableGC();
    start_allocator(100);
    await_allocator(); /* takes the gate's patience, half a minute */
    jvmpi->EnableGC();
    jstring text =
        (*env)->CallStaticObjectMethod(env, hold, method("failure", "()Ljava/lang/String;"));
    ck_assert_ptr_nonnull(text);
    const char *chars = (*env)->GetStringUTFChars(env, text, NULL);
    ck_assert_msg(strstr(chars, "java.lang.OutOfMemoryError") != NULL &&
                      strstr(chars, "thread \"main\"") != NULL &&
                      strstr(chars, "agent \"(anonymous)\"") != NULL,
                  "it says: %s", chars);
    (*env)->ReleaseStringUTFChars(env, text, chars);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

int main(void) {
    if (!compile("Hold")) return 2;
    Suite *suite =
        SUITE("gc_off", 100, NULL, NULL, a_thread_that_needs_a_collection_waits_for_enable_gc,
              the_holder_itself_uses_a_reserve_and_then_gets_an_error,
              who_waits_too_long_is_told_who_holds);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
