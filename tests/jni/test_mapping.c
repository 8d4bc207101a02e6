/* SPDX-License-Identifier: MIT */
/* Mapped files that were cut off: what a host's handler of SIGBUS learns, and what Java hears
 * of. */
#include <minijvm.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>

#include "tests/jni/guest.h"

static JavaVM *vm;
static JNIEnv *env;

static void open_vm(void) { env = create(&vm, NULL); }
static void close_vm(void) { ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK); }

static volatile sig_atomic_t faults, refused;

static void on_bus_error(int number, siginfo_t *info, void *context) {
    (void)number;
    (void)context;
    faults++;
    if (minijvm_memory_fault(info->si_addr)) return;
    /* the host's own: its way of going on */
    refused++;
    void *page = (void *)((uintptr_t)info->si_addr & ~(uintptr_t)4095);
    mmap(page, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
}

static void take_bus_errors(void) {
    struct sigaction action = {.sa_sigaction = on_bus_error, .sa_flags = SA_SIGINFO};
    ck_assert_int_eq(sigaction(SIGBUS, &action, NULL), 0);
    faults = refused = 0;
}

static jobject cut_off_file(JNIEnv *e, char path[200], const char *name) {
    snprintf(path, 200, "%s/%s", directory, name);
    jclass cls = guest(e);
    jmethodID map = (*e)->GetStaticMethodID(e, cls, "cutOff",
                                            "(Ljava/lang/String;)Ljava/nio/MappedByteBuffer;");
    jobject buffer = (*e)->CallStaticObjectMethod(e, cls, map, (*e)->NewStringUTF(e, path));
    unlink(path);
    ck_assert_ptr_nonnull(buffer);
    return buffer;
}

/* Is InternalError pending after Guest.method(buffer, index)? */
static bool is_refused(JNIEnv *e, const char *method, jobject buffer, jint index) {
    jclass cls = guest(e);
    jmethodID id = (*e)->GetStaticMethodID(e, cls, method, "(Ljava/nio/ByteBuffer;I)I");
    (*e)->CallStaticIntMethod(e, cls, id, buffer, index);
    jthrowable thrown = (*e)->ExceptionOccurred(e);
    (*e)->ExceptionClear(e);
    return thrown != NULL &&
           (*e)->IsInstanceOf(e, thrown, (*e)->FindClass(e, "java/lang/InternalError"));
}

static jint JNICALL touch(JNIEnv *e, jclass cls, jobject buffer, jint index) {
    (void)cls;
    return ((volatile jbyte *)(*e)->GetDirectBufferAddress(e, buffer))[index];
}

START_TEST(a_host_can_let_java_hear_of_a_file_that_was_cut_off) {
    char path[200];
    take_bus_errors();
    jobject buffer = cut_off_file(env, path, "cut");
    ck_assert(!is_refused(env, "at", buffer, 100));
    ck_assert_int_eq(faults, 0);
    for (int i = 1; i <= 3; i++) { /* each access, the same page again included */
        ck_assert(is_refused(env, "at", buffer, 9000));
        ck_assert_int_eq(faults, i);
    }
    JNINativeMethod natives[] = {{(char *)(size_t) "touch",
                                  (char *)(size_t) "(Ljava/nio/ByteBuffer;I)I", (void *)touch}};
    ck_assert_int_eq((*env)->RegisterNatives(env, guest(env), natives, 1), JNI_OK);
    ck_assert(is_refused(env, "touch", buffer, 20000));
    ck_assert_int_eq(faults, 4);

    /* Outside of any method nothing is thrown, then or later. */
    jobject other = cut_off_file(env, path, "cut2");
    ck_assert_int_eq(((volatile jbyte *)(*env)->GetDirectBufferAddress(env, other))[5000], 0);
    ck_assert_int_eq(faults, 5);
    ck_assert(!is_refused(env, "at", other, 0));
    ck_assert_int_eq(refused, 0);
}
END_TEST

START_TEST(a_bus_error_of_the_hosts_own_is_left_to_it) {
    char path[200];
    take_bus_errors();
    cut_off_file(env, path, "cut");
    FILE *own = tmpfile();
    ck_assert_int_eq(ftruncate(fileno(own), 4096), 0);
    volatile char *pages = mmap(NULL, 4096, PROT_READ, MAP_SHARED, fileno(own), 0);
    ck_assert_int_eq(ftruncate(fileno(own), 0), 0);
    ck_assert_int_eq(pages[0], 0);
    ck_assert_int_eq(refused, 1);
    ck_assert(!minijvm_memory_fault(NULL) && !minijvm_memory_fault(path));
    fclose(own);
}
END_TEST

START_TEST(mappings_of_several_vms_are_known) {
    char path[200];
    JavaVM *first_vm, *second_vm;
    take_bus_errors();
    JNIEnv *first = create(&first_vm, NULL);
    jobject one = cut_off_file(first, path, "one");
    JNIEnv *second = create(&second_vm, NULL);
    jobject two = cut_off_file(second, path, "two");
    ck_assert(is_refused(second, "at", two, 5000));
    ck_assert(is_refused(first, "at", one, 5000));
    ck_assert_int_eq((*second_vm)->DestroyJavaVM(second_vm), JNI_OK);
    ck_assert(is_refused(first, "at", one, 5000));
    ck_assert_int_eq((*first_vm)->DestroyJavaVM(first_vm), JNI_OK);
    ck_assert_int_eq(refused, 0);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("mapping");
    TCase *one = tcase_create("one VM"), *several = tcase_create("several VMs");
    tcase_add_checked_fixture(one, open_vm, close_vm);
    tcase_add_test(one, a_host_can_let_java_hear_of_a_file_that_was_cut_off);
    tcase_add_test(one, a_bus_error_of_the_hosts_own_is_left_to_it);
    tcase_add_test(several, mappings_of_several_vms_are_known);
    tcase_set_timeout(one, 60);
    tcase_set_timeout(several, 60);
    suite_add_tcase(suite, one);
    suite_add_tcase(suite, several);
    return run(suite);
}
