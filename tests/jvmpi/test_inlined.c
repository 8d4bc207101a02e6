/* SPDX-License-Identifier: MIT */
/* Code that was compiled while nobody listened makes the calls of what it has inlined when
 * method events are on: with the same results. Accuses jit/x86_64/inline.c. */
#include <stdatomic.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

static atomic_long entries;

static void count(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_METHOD_ENTRY) atomic_fetch_add(&entries, 1);
}

static void calls_with(const char *option) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};
    start_vm("-Xmx32m", option);
    jvmpi->NotifyEvent = count;
    jclass operands = (*env)->FindClass(env, "Operands");
    ck_assert_ptr_nonnull(operands);
    jmethodID run = (*env)->GetStaticMethodID(env, operands, "run", "()J");
    jlong first = (*env)->CallStaticLongMethod(env, operands, run);
    for (int i = 0; i < 20; i++)
        ck_assert_int_eq((*env)->CallStaticLongMethod(env, operands, run), first);
    ck_assert_int_eq(atomic_load(&entries), 0);
    for (int i = 0; i < 3; i++) {
        ENABLE(events);
        ck_assert_int_eq((*env)->CallStaticLongMethod(env, operands, run), first);
        DISABLE(events);
        ck_assert_int_eq((*env)->CallStaticLongMethod(env, operands, run), first);
    }
    ck_assert_int_ge(atomic_load(&entries), 3 * 100 * 23);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

START_TEST(calls_by_test) { calls_with("-Xjit:threshold=10"); }
END_TEST
START_TEST(calls_by_patching) { calls_with("-Xjit:threshold=10,events=patch"); }
END_TEST
START_TEST(calls_by_recompiling) { calls_with("-Xjit:threshold=10,events=recompile"); }
END_TEST

int main(void) {
    Suite *suite = SUITE("inlined", 60, NULL, NULL, calls_by_test, calls_by_patching,
                         calls_by_recompiling);
    if (!compile("Operands")) return 2;
    int failed = run_suite(suite);
    return !remove_classes() || failed != 0;
}
