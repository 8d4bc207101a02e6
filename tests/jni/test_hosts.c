/* SPDX-License-Identifier: MIT */
/* What hosts do that is not in the books: handles kept after the end, threads that leave
 * without a word, small stacks, many VMs, hooks, calls with nothing in them. */
#include <check.h>
#include <jni.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/wait.h>

#define GUEST_MEMBERS                                                                          \
    "static int deep(int n) { return deep(n + 1) + 1; } static int tryDeep() { try { return "  \
    "deep(0); } catch (StackOverflowError e) { return -1; } }\n"
#include "tests/jni/guest.h"

static JavaVM *vm;
static JNIEnv *env;

static void open_vm(void) { env = create(&vm, NULL); }
static void close_vm(void) { ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK); }

/* ---- Handles ---- */

static void assert_gone(JavaVM *destroyed) {
    void *e = &e;
    ck_assert_int_eq((*destroyed)->GetEnv(destroyed, &e, JNI_VERSION_1_8), JNI_ERR);
    ck_assert_ptr_null(e);
    ck_assert_int_eq((*destroyed)->GetEnv(destroyed, &e, 0x10000001),
                     JNI_ERR); /* a tool interface's */
    ck_assert_int_eq((*destroyed)->AttachCurrentThread(destroyed, &e, NULL), JNI_ERR);
    ck_assert_int_eq((*destroyed)->AttachCurrentThreadAsDaemon(destroyed, &e, NULL), JNI_ERR);
    ck_assert_int_eq((*destroyed)->DetachCurrentThread(destroyed), JNI_ERR);
    ck_assert_int_eq((*destroyed)->DestroyJavaVM(destroyed), JNI_ERR);
}

START_TEST(a_destroyed_vm_is_known_for_one_also_when_others_have_come) {
    JavaVM *destroyed[6];
    for (int i = 0; i < 6; i++) {
        create(&destroyed[i], NULL);
        ck_assert_int_eq((*destroyed[i])->DestroyJavaVM(destroyed[i]), JNI_OK);
        for (int k = 0; k <= i; k++) assert_gone(destroyed[k]);
    }
    open_vm();
    for (int i = 0; i < 6; i++) {
        ck_assert_ptr_ne(destroyed[i], vm);
        assert_gone(destroyed[i]);
    }
    close_vm();
}
END_TEST

START_TEST(there_is_no_most_of_vms_but_memory) {
    enum { MANY = 300 };
    JavaVM *all[MANY], *found[MANY];
    jsize count = 0;
    int made = 0;
    for (; made < MANY; made++) {
        JavaVMOption options[] = {{(char *)(size_t) "-Xmx4m", NULL},
                                  {(char *)(size_t) "-Xint", NULL}};
        JavaVMInitArgs args = {JNI_VERSION_1_8, 2, options, JNI_FALSE};
        void *e;
        jint result = JNI_CreateJavaVM(&all[made], &e, &args);
        ck_assert(result == JNI_OK || result == JNI_ENOMEM || result == JNI_ERR);
        if (result != JNI_OK) break; /* the heaps have no more room below 4 GiB */
        ck_assert_int_eq((*all[made])->GetEnv(all[made], &e, JNI_VERSION_1_8), JNI_OK);
    }
    ck_assert_int_eq(JNI_GetCreatedJavaVMs(found, MANY, &count), JNI_OK);
    ck_assert_int_eq(count, made);
    for (int i = 0; i < made; i++) ck_assert_ptr_eq(found[i], all[i]);
    while (made > 0) {
        made--;
        ck_assert_int_eq((*all[made])->DestroyJavaVM(all[made]), JNI_OK);
    }
}
END_TEST

/* ---- Threads ---- */

static void *leaves_without_a_word(void *as_daemon) {
    void *e;
    jint result = as_daemon != NULL ? (*vm)->AttachCurrentThreadAsDaemon(vm, &e, NULL)
                                    : (*vm)->AttachCurrentThread(vm, &e, NULL);
    return result == JNI_OK ? e : NULL;
}

static pthread_key_t key;
static atomic_int detached_late;
static void detaches_late(void *unused) {
    (void)unused;
    void *e;
    if ((*vm)->GetEnv(vm, &e, JNI_VERSION_1_8) == JNI_OK &&
        (*vm)->DetachCurrentThread(vm) == JNI_OK)
        atomic_fetch_add(&detached_late, 1);
}
static void *detaches_by_a_key(void *unused) {
    pthread_setspecific(key, &key);
    return leaves_without_a_word(unused);
}

/* DestroyJavaVM would wait for ever. */
START_TEST(a_thread_that_ends_attached_is_detached) {
    pthread_key_create(&key, detaches_late);
    open_vm();
    for (int i = 0; i < 30; i++) {
        pthread_t thread;
        void *result = NULL;
        pthread_create(&thread, NULL, i % 3 == 2 ? detaches_by_a_key : leaves_without_a_word,
                       i % 3 == 1 ? &thread : NULL);
        pthread_join(thread, &result);
        ck_assert_ptr_nonnull(result);
    }
    ck_assert_int_eq(atomic_load(&detached_late), 10);
    close_vm();
    pthread_key_delete(key);
}
END_TEST

typedef struct Small {
    jint attached;
    jint answer;
} Small;

static void *overflows(void *data) {
    Small *small = data;
    void *e;
    small->attached = (*vm)->AttachCurrentThread(vm, &e, NULL);
    if (small->attached != JNI_OK) return NULL;
    JNIEnv *own = e;
    jmethodID deep = (*own)->GetStaticMethodID(own, guest(own), "tryDeep", "()I");
    for (int i = 0; i < 20; i++)
        small->answer = (*own)->CallStaticIntMethod(own, guest(own), deep);
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}

START_TEST(a_small_stack_is_refused_or_overflows_in_java) {
    open_vm();
    for (size_t size = PTHREAD_STACK_MIN; size <= 1 << 20;
         size += size / 8 / 4096 * 4096 + 4096) {
        Small small = {99, 0};
        pthread_attr_t attributes;
        pthread_t thread;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, size);
        if (pthread_create(&thread, &attributes, overflows, &small) == 0) {
            pthread_join(thread, NULL);
            ck_assert(small.attached == JNI_ERR ||
                      (small.attached == JNI_OK && small.answer == -1));
        }
        pthread_attr_destroy(&attributes);
    }
    close_vm();
}
END_TEST

/* ---- Nothing, and too much ---- */

START_TEST(null_options_are_refused) {
    JavaVMOption options[] = {{NULL, NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 1, options, JNI_TRUE};
    JavaVM *none = NULL;
    void *e = NULL;
    ck_assert_int_eq(JNI_CreateJavaVM(&none, &e, &args), JNI_EINVAL);
    args.options = NULL;
    ck_assert_int_eq(JNI_CreateJavaVM(&none, &e, &args), JNI_EINVAL);
}
END_TEST

START_TEST(throw_new_of_what_is_no_throwable_keeps_what_is_pending) {
    jclass state = (*env)->FindClass(env, "java/lang/IllegalStateException"),
           error = (*env)->FindClass(env, "java/lang/Error"),
           string = (*env)->FindClass(env, "java/lang/String");
    ck_assert_int_eq((*env)->ThrowNew(env, state, "first"), JNI_OK);
    ck_assert_int_eq((*env)->ThrowNew(env, NULL, "none"), JNI_ERR);
    ck_assert_int_eq((*env)->ThrowNew(env, string, "none"), JNI_ERR);
    ck_assert_int_eq((*env)->Throw(env, NULL), JNI_ERR);
    jthrowable pending = (*env)->ExceptionOccurred(env);
    ck_assert(pending != NULL && (*env)->IsInstanceOf(env, pending, state));
    ck_assert_int_eq((*env)->ThrowNew(env, error, NULL), JNI_OK); /* takes its place */
    (*env)->ExceptionClear(env);
}
END_TEST

START_TEST(a_capacity_beyond_reason_is_an_out_of_memory_error) {
    jclass memory = (*env)->FindClass(env, "java/lang/OutOfMemoryError");
    ck_assert_int_eq((*env)->EnsureLocalCapacity(env, 100000), JNI_OK);
    ck_assert_int_lt((*env)->EnsureLocalCapacity(env, -1), 0);
    ck_assert_int_lt((*env)->EnsureLocalCapacity(env, INT_MAX), 0);
    ck_assert((*env)->IsInstanceOf(env, (*env)->ExceptionOccurred(env), memory));
    (*env)->ExceptionClear(env);
    ck_assert_int_lt((*env)->PushLocalFrame(env, INT_MAX), 0);
    ck_assert((*env)->IsInstanceOf(env, (*env)->ExceptionOccurred(env), memory));
    (*env)->ExceptionClear(env);
}
END_TEST

/* ---- The host's vfprintf ---- */

static char heard[16384];
static int hear(FILE *to, const char *format, va_list list) {
    (void)to;
    size_t used = strlen(heard);
    return vsnprintf(heard + used, sizeof heard - used, format, list);
}
static void end_quietly(void) {
    _exit(strstr(heard, "FATAL ERROR in native method: because") != NULL &&
                  strstr(heard, "in thread \"main\"") != NULL
              ? 42
              : 43);
}

static JNIEnv *create_with_hooks(void) {
    JavaVMOption options[] = {{(char *)(size_t) "vfprintf", (void *)hear},
                              {(char *)(size_t) "abort", (void *)end_quietly}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 2, options, JNI_FALSE};
    void *e = NULL;
    ck_assert_int_eq(JNI_CreateJavaVM(&vm, &e, &args), JNI_OK);
    return e;
}

START_TEST(descriptions_go_to_the_host) {
    env = create_with_hooks();
    (*env)->ThrowNew(env, (*env)->FindClass(env, "java/lang/IllegalStateException"),
                     "told to the host");
    (*env)->ExceptionDescribe(env);
    ck_assert_int_eq((*env)->ExceptionCheck(env), JNI_FALSE);
    ck_assert_ptr_nonnull(strstr(
        heard,
        "Exception in thread \"main\" java.lang.IllegalStateException: told to the host"));
    close_vm();
}
END_TEST

START_TEST(a_fatal_error_goes_to_the_host_with_its_thread) {
    pid_t child = fork();
    if (child == 0) {
        env = create_with_hooks();
        (*env)->FatalError(env, "because");
    }
    int status = 0;
    waitpid(child, &status, 0);
    ck_assert(WIFEXITED(status));
    ck_assert_int_eq(WEXITSTATUS(status), 42);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("hosts");
    TCase *alone = tcase_create("alone"), *within = tcase_create("within");
    tcase_set_timeout(alone, 120);
    tcase_add_test(alone, a_destroyed_vm_is_known_for_one_also_when_others_have_come);
    tcase_add_test(alone, there_is_no_most_of_vms_but_memory);
    tcase_add_test(alone, a_thread_that_ends_attached_is_detached);
    tcase_add_test(alone, a_small_stack_is_refused_or_overflows_in_java);
    tcase_add_test(alone, null_options_are_refused);
    tcase_add_test(alone, descriptions_go_to_the_host);
    tcase_add_test(alone, a_fatal_error_goes_to_the_host_with_its_thread);
    tcase_add_checked_fixture(within, open_vm, close_vm);
    tcase_add_test(within, throw_new_of_what_is_no_throwable_keeps_what_is_pending);
    tcase_add_test(within, a_capacity_beyond_reason_is_an_out_of_memory_error);
    suite_add_tcase(suite, alone);
    suite_add_tcase(suite, within);
    return run(suite);
}
