/* SPDX-License-Identifier: MIT */
/* Where a call for memory fails, once or from there on for good: a VM is made nevertheless, or
 * JNI_CreateJavaVM answers JNI_ENOMEM and says so once; its threads and its end find none, and
 * the process goes on; and as soon as there is memory again the next VM works. Accuses
 * vm/create.c, vm/system/spare.c, and whoever takes memory. Under the sanitizers, which have a
 * malloc of their own, only the VM's calls fail, by the linker's --wrap (tests/parts).
 *
 * A share of the calls by default, all of them with EFFORT=full. */
#include <check.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "include/jni.h"
#include "tests/suite.h"

/* ---- Memory that ends ---- */

static atomic_long calls, fails_at; /* 0: never */
static atomic_bool for_good;

static bool memory_ends(void) {
    long call = atomic_fetch_add(&calls, 1) + 1, at = atomic_load(&fails_at);
    bool ends = at != 0 && (atomic_load(&for_good) ? call >= at : call == at);
    if (ends) errno = ENOMEM;
    return ends;
}

static void memory_fails(long at, bool good) {
    atomic_store(&for_good, good);
    atomic_store(&calls, 0);
    atomic_store(&fails_at, at);
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SLOWER = 12 };
#define OURS(name)   __wrap_##name
#define THEIRS(name) __real_##name
#else
enum { SLOWER = 1 };
#define OURS(name)   name
#define THEIRS(name) __libc_##name
#endif

void *THEIRS(malloc)(size_t bytes);
void *THEIRS(calloc)(size_t count, size_t bytes);
void *THEIRS(realloc)(void *memory, size_t bytes);
void *OURS(malloc)(size_t bytes);
void *OURS(calloc)(size_t count, size_t bytes);
void *OURS(realloc)(void *memory, size_t bytes);
void *OURS(mmap)(void *at, size_t bytes, int protection, int flags, int file, off_t offset);

void *OURS(malloc)(size_t bytes) { return memory_ends() ? NULL : THEIRS(malloc)(bytes); }
void *OURS(calloc)(size_t count, size_t bytes) {
    return memory_ends() ? NULL : THEIRS(calloc)(count, bytes);
}
void *OURS(realloc)(void *memory, size_t bytes) {
    return memory_ends() ? NULL : THEIRS(realloc)(memory, bytes);
}
void *OURS(mmap)(void *at, size_t bytes, int protection, int flags, int file, off_t offset) {
    if (memory_ends()) return MAP_FAILED;
    return (void *)syscall(SYS_mmap, at, bytes, protection, flags, file, offset);
}

/* ---- A VM ---- */

static int said;
static char last_words[512];

static int hear(FILE *to, const char *format, va_list list) {
    (void)to;
    said++;
    return vsnprintf(last_words, sizeof last_words, format, list);
}

static jint create(const char *option, JavaVM **vm, JNIEnv **env) {
    JavaVMOption options[] = {{(char *)(uintptr_t) "-Xmx16m", NULL},
                              {(char *)(uintptr_t) "vfprintf", (void *)hear},
                              {(char *)(uintptr_t)option, NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 3, options, JNI_FALSE};
    said = 0;
    return JNI_CreateJavaVM(vm, (void **)env, &args);
}

/* There is memory, and a VM is made, works and ends: 0. */
static int works(const char *option) {
    JavaVM *vm;
    JNIEnv *env;
    memory_fails(0, false);
    if (create(option, &vm, &env) != JNI_OK) return 10;
    if ((*env)->FindClass(env, "java/util/ArrayDeque") == NULL) return 11;
    return (*vm)->DestroyJavaVM(vm) == JNI_OK ? 0 : 12;
}

/* Ends of a child's. */
enum { MADE, REFUSED, WRONG_ANSWER, NOT_SAID_ONCE, NO_WORD_OF_MEMORY, NOT_DESTROYED };

static int make_vm(const char *option, long at, bool good, long *needed) {
    JavaVM *vm;
    JNIEnv *env;
    memory_fails(at, good);
    jint result = create(option, &vm, &env);
    *needed = atomic_load(&calls);
    if (result == JNI_OK) return (*vm)->DestroyJavaVM(vm) == JNI_OK ? MADE : NOT_DESTROYED;
    if (result != JNI_ENOMEM) return WRONG_ANSWER;
    if (said != 1) return NOT_SAID_ONCE;
    return strstr(last_words, "emory") != NULL ? REFUSED : NO_WORD_OF_MEMORY;
}

/* Who goes round in circles ends, however busy the machine is; who waits for ever is the
 * suite's.
 */
static void bound_cpu(void) {
    enum { SECONDS = 60 };
    setrlimit(RLIMIT_CPU, &(struct rlimit){SECONDS, SECONDS});
}

/* Each in a process of its own, that ends with what `run` answers. */
static int in_child(int (*run)(const char *option, long at, bool good, long *needed),
                    const char *option, long at, bool good, long *needed) {
    int ends[2], status;
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        long count = 0;
        bound_cpu();
        int result = run(option, at, good, &count), again = works(option);
        ssize_t written = write(ends[1], &count, sizeof count);
        _exit(again != 0 ? again : written != sizeof count ? 20 : result);
    }
    close(ends[1]);
    if (read(ends[0], needed, sizeof *needed) != (ssize_t)sizeof *needed) *needed = 0;
    close(ends[0]);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_msg(WIFEXITED(status), "%s: signal %d where call %ld fails%s", option,
                  WTERMSIG(status), at, good ? " and all after it" : "");
    return WEXITSTATUS(status);
}

/* Each `share`th call. */
static void fails_everywhere(const char *option, bool good, long share) {
    long needed = 0, unused;
    const char *effort = getenv("EFFORT");
    bool full = effort != NULL && strcmp(effort, "full") == 0;
    long step = (full ? 1 : share) * SLOWER;
    ck_assert_int_eq(in_child(make_vm, option, 0, good, &needed), MADE);
    ck_assert_int_gt(needed, 100);
    for (long at = 1; at <= needed; at += step) {
        int result = in_child(make_vm, option, at, good, &unused);
        ck_assert_msg(result == REFUSED || (result == MADE && !(good && at < needed / 2)),
                      "%s: result %d where call %ld fails%s", option, result, at,
                      good ? " and all after it" : "");
    }
}

static const char *const others[] = {"-Xgc:semispace", "-Xgc:marksweep", "-Xgc:none", "-Xint",
                                     "-Xcomp"};
enum { OTHERS = sizeof others / sizeof *others };

START_TEST(memory_ends_once) { fails_everywhere("-Xgc:generational", false, 7); }
END_TEST
START_TEST(memory_ends_for_good) { fails_everywhere("-Xgc:generational", true, 5); }
END_TEST
START_TEST(memory_ends_with_other_plans_and_engines) {
    for (int i = 0; i < OTHERS; i++) {
        fails_everywhere(others[i], false, 67);
        fails_everywhere(others[i], true, 41);
    }
}
END_TEST

/* ---- A VM that runs ---- */

static void *attach(void *data) {
    JavaVM *vm = data;
    JNIEnv *env;
    jint result = (*vm)->AttachCurrentThread(vm, (void **)&env, NULL);
    if (result == JNI_OK) result = (*vm)->DetachCurrentThread(vm);
    return (void *)(uintptr_t)(result == JNI_OK || result == JNI_ENOMEM);
}

/* More than the reserve has, if all of them were of it. */
static bool references_end(JNIEnv *env, jobject object) {
    enum { MANY = 400000 };
    int made = 0;
    while (made < MANY && (*env)->NewLocalRef(env, object) != NULL) made++;
    bool ends = made < MANY && (*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    return ends && (*env)->PushLocalFrame(env, 8) == JNI_ENOMEM;
}

static int use_vm(const char *option, long at, bool good, long *needed) {
    JavaVM *vm;
    JNIEnv *env;
    pthread_t thread;
    void *fine;
    memory_fails(0, false);
    if (create(option, &vm, &env) != JNI_OK) return 30;
    jclass of_object = (*env)->FindClass(env, "java/lang/Object");
    if (pthread_create(&thread, NULL, attach, vm) != 0) return 31;
    memory_fails(at, good);
    pthread_join(thread, &fine);
    if (fine == NULL) return 32;
    if ((*env)->FindClass(env, "java/util/concurrent/ConcurrentSkipListMap") == NULL &&
        !(*env)->ExceptionCheck(env))
        return 33;
    (*env)->ExceptionClear(env);
    if (!references_end(env, of_object)) return 34;
    (*env)->ExceptionClear(env);
    *needed = atomic_load(&calls);
    return (*vm)->DestroyJavaVM(vm) == JNI_OK ? MADE : NOT_DESTROYED;
}

START_TEST(a_vm_that_runs_survives_the_end_of_memory) {
    long unused;
    for (long at = 1; at < 100; at += SLOWER * 4) {
        int result = in_child(use_vm, "-Xgc:generational", at, true, &unused);
        ck_assert_msg(result == MADE, "result %d where call %ld fails and all after it", result,
                      at);
    }
}
END_TEST

int main(void) {
    return run_suite(SUITE("no memory", 300, NULL, NULL, memory_ends_once, memory_ends_for_good,
                           memory_ends_with_other_plans_and_engines,
                           a_vm_that_runs_survives_the_end_of_memory));
}
