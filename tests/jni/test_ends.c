/* SPDX-License-Identifier: MIT */
/* The end of a VM whose threads are anywhere: what they hold and wait for must not keep it
 * alive. */
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define GUEST_MEMBERS                                                                          \
    "  static final Object lock = new Object(); static volatile boolean held; static int "     \
    "spins;\n"                                                                                 \
    "  static void waits() { synchronized (lock) { try { lock.wait(); } catch "                \
    "(InterruptedException e) { } } }\n"                                                       \
    "  static void holds() { synchronized (lock) { for (held = true;;) spins++; } }\n"         \
    "  static void enters() { synchronized (lock) { spins = 0; } }\n"                          \
    "  static synchronized void entersClass() { spins = 0; }\n"                                \
    "  static void holdsBoth() { synchronized (Guest.class) { holds(); } }\n"                  \
    "  static void daemon(Runnable work, Thread.State state) {\n"                              \
    "    Thread t = new Thread(work); t.setDaemon(true); t.start();\n"                         \
    "    while (t.getState() != state) Thread.yield(); }\n"                                    \
    "  static void locks() {\n"                                                                \
    "    daemon(Guest::waits, Thread.State.WAITING); daemon(Guest::holdsBoth, "                \
    "Thread.State.RUNNABLE);\n"                                                                \
    "    while (!held) Thread.yield();\n"                                                      \
    "    daemon(Guest::enters, Thread.State.BLOCKED); daemon(Guest::entersClass, "             \
    "Thread.State.BLOCKED); }\n"

#include "tests/jni/guest.h"

static int vms(void) {
    JavaVM *found[4];
    jsize count = -1;
    ck_assert_int_eq(JNI_GetCreatedJavaVMs(found, 4, &count), JNI_OK);
    return count;
}

START_TEST(daemons_that_want_a_monitor_end_although_its_owner_ended_with_it) {
    static const char *const engines[] = {"-Xint", "-Xjit:threshold=0"};
    for (int i = 0; i < 2; i++) {
        JavaVM *vm;
        call_static(create(&vm, engines[i]), "locks");
        ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
        ck_assert_int_eq(vms(), 0);
    }
}
END_TEST

/* ---- Attached threads that leave monitors behind ---- */

typedef struct Keeper {
    JavaVM *vm;
    jobject thin, inflated; /* global references */
} Keeper;

static void *keeps_monitors(void *data) {
    const Keeper *keeper = data;
    JNIEnv *env;
    ck_assert_int_eq((*keeper->vm)->AttachCurrentThread(keeper->vm, (void **)&env, NULL),
                     JNI_OK);
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq((*env)->MonitorEnter(env, keeper->thin), JNI_OK);
    ck_assert_int_eq((*env)->MonitorEnter(env, keeper->inflated), JNI_OK);
    (*env)->CallVoidMethod(
        env, keeper->inflated,
        (*env)->GetMethodID(env, (*env)->FindClass(env, "java/lang/Object"), "wait", "(J)V"),
        (jlong)1);
    ck_assert(!(*env)->ExceptionCheck(env));
    ck_assert_int_eq((*keeper->vm)->DetachCurrentThread(keeper->vm), JNI_OK);
    return NULL;
}

static void *wants_them(void *data) {
    const Keeper *keeper = data;
    JNIEnv *env;
    ck_assert_int_eq((*keeper->vm)->AttachCurrentThread(keeper->vm, (void **)&env, NULL),
                     JNI_OK);
    ck_assert_int_eq((*env)->MonitorExit(env, keeper->thin),
                     JNI_ERR); /* it is not this thread's */
    (*env)->ExceptionClear(env);
    jobject both[] = {keeper->thin, keeper->inflated};
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq((*env)->MonitorEnter(env, both[i]), JNI_OK);
        ck_assert_int_eq((*env)->MonitorExit(env, both[i]), JNI_OK);
        ck_assert_int_eq((*env)->MonitorExit(env, both[i]), JNI_ERR);
        (*env)->ExceptionClear(env);
    }
    ck_assert_int_eq((*keeper->vm)->DetachCurrentThread(keeper->vm), JNI_OK);
    return NULL;
}

START_TEST(a_thread_that_detaches_leaves_no_monitor_held) {
    Keeper keeper;
    JNIEnv *env = create(&keeper.vm, NULL);
    for (int round = 0; round < 20; round++) {
        void *(*const steps[])(void *) = {keeps_monitors, wants_them};
        keeper.thin = (*env)->NewGlobalRef(env, (*env)->NewStringUTF(env, "thin"));
        keeper.inflated = (*env)->NewGlobalRef(env, (*env)->NewStringUTF(env, "inflated"));
        for (int i = 0; i < 2; i++) {
            pthread_t thread;
            ck_assert_int_eq(pthread_create(&thread, NULL, steps[i], &keeper), 0);
            ck_assert_int_eq(pthread_join(thread, NULL), 0);
        }
    }
    ck_assert_int_eq((*keeper.vm)->DestroyJavaVM(keeper.vm), JNI_OK);
}
END_TEST

static int create_with(const char *option) {
    JavaVMOption options = {(char *)(size_t)option, NULL};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 1, &options, JNI_FALSE};
    JavaVM *none = NULL;
    void *env = NULL;
    return JNI_CreateJavaVM(&none, &env, &args);
}

static int lines_of(const char *path) {
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    int lines = 0;
    for (int c; (c = fgetc(file)) != EOF;) lines += c == '\n';
    fclose(file);
    return lines;
}

static int threads(void) {
    DIR *tasks = opendir("/proc/self/task");
    ck_assert_ptr_nonnull(tasks);
    int count = -2; /* . and .. */
    while (readdir(tasks) != NULL) count++;
    closedir(tasks);
    return count;
}

/* Before anything of Java is there, and when the library's threads run. */
START_TEST(a_vm_that_could_not_be_created_is_none_and_leaves_nothing) {
    static const char *const options[] = {"-Xrunthere_is_no_such_agent",
                                          "-XX:MaxMetaspaceSize=300k",
                                          "-XX:MaxMetaspaceSize=600k"};
    JavaVM *vm;
    for (int i = 0; i < 3; i++) {
        int mappings = 0;
        for (int k = 0; k < 12; k++) {
            ck_assert_int_eq(create_with(options[i]), JNI_ERR);
            ck_assert_int_eq(vms(), 0);
            if (k == 1) mappings = lines_of("/proc/self/maps");
        }
        while (threads() > 1)
            usleep(1000); /* the last of a thread may come after its VM; the time of the test is
                             limited */
#ifndef __SANITIZE_ADDRESS__ /* which maps memory of its own, and tells of leaks itself */
        ck_assert_int_le(lines_of("/proc/self/maps"), mappings + 4);
#endif
    }
    call_static(create(&vm, NULL), "enters");
    ck_assert_int_eq(vms(), 1);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    ck_assert_int_eq(vms(), 0);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("ends");
    TCase *all = tcase_create("all");
    tcase_add_test(all, daemons_that_want_a_monitor_end_although_its_owner_ended_with_it);
    tcase_add_test(all, a_thread_that_detaches_leaves_no_monitor_held);
    tcase_add_test(all, a_vm_that_could_not_be_created_is_none_and_leaves_nothing);
    tcase_set_timeout(all, 60);
    suite_add_tcase(suite, all);
    return run(suite);
}
