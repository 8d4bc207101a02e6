/* SPDX-License-Identifier: MIT */
/* INSTRUCTION_START goes on and off while a class is loaded and not linked yet, and while its
 * methods run: they do what they would have done. Accuses interp/instruction.c. */
#include <stdatomic.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

static atomic_long instructions;

static void count(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_INSTRUCTION_START) atomic_fetch_add(&instructions, 1);
}

static jclass loaded(void) {
    jclass class_class = (*env)->FindClass(env, "java/lang/Class"),
           loader_class = (*env)->FindClass(env, "java/lang/ClassLoader");
    jobject loader = (*env)->CallStaticObjectMethod(
        env, loader_class,
        (*env)->GetStaticMethodID(env, loader_class, "getSystemClassLoader",
                                  "()Ljava/lang/ClassLoader;"));
    jmethodID for_name = (*env)->GetStaticMethodID(
        env, class_class, "forName",
        "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;");
    return (*env)->CallStaticObjectMethod(
        env, class_class, for_name, (*env)->NewStringUTF(env, "Unlinked"), JNI_FALSE, loader);
}

static void toggles_with(const char *option) {
    static const jint start[] = {JVMPI_EVENT_INSTRUCTION_START};
    start_vm("-Xmx32m", option);
    jvmpi->NotifyEvent = count;
    jclass c = loaded();
    ck_assert_ptr_nonnull(c);
    ENABLE(start);
    DISABLE(start);
    jmethodID run = (*env)->GetStaticMethodID(env, c, "run", "()I"); /* which links it */
    long before = atomic_load(&instructions);
    for (int i = 0; i < 2; i++) { /* its code is prepared by the first call */
        ENABLE(start);
        ck_assert_int_eq((*env)->CallStaticIntMethod(env, c, run), 1000);
        DISABLE(start);
        long told = atomic_load(&instructions);
        ck_assert_int_gt(told, before + 100000);
        ck_assert_int_eq((*env)->CallStaticIntMethod(env, c, run), 1000);
        ck_assert_int_eq(atomic_load(&instructions), told);
    }
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

START_TEST(interpreted_classes_may_be_linked_later) { toggles_with("-Xint"); }
END_TEST
START_TEST(compiled_classes_may_be_linked_later) { toggles_with("-Xjit:threshold=0"); }
END_TEST
START_TEST(mixed_classes_may_be_linked_later) { toggles_with("-Xjit:threshold=20"); }
END_TEST

int main(void) {
    Suite *suite =
        SUITE("instructions", 60, NULL, NULL, interpreted_classes_may_be_linked_later,
              compiled_classes_may_be_linked_later, mixed_classes_may_be_linked_later);
    if (!compile("Unlinked")) return 2;
    int failed = run_suite(suite);
    return !remove_classes() || failed != 0;
}
