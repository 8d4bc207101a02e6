/* SPDX-License-Identifier: MIT */
/* JNI_CreateJavaVM where a call for memory fails, each in turn: it makes a VM nevertheless, or
 * answers JNI_ENOMEM, and the process goes on. Accuses vm/create.c, and whoever takes memory
 * while a VM is made. Not under the sanitizers, which have a malloc of their own. */
#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "include/jni.h"
#include "tests/suite.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { FEIGNED = 0 };
static atomic_long calls, fails_at;
#else
enum { FEIGNED = 1 };
static atomic_long calls, fails_at; /* 0: never */

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *memory, size_t bytes);

static bool memory_ends(void) {
    bool ends = atomic_fetch_add(&calls, 1) + 1 == atomic_load(&fails_at);
    if (ends) errno = ENOMEM;
    return ends;
}
void *malloc(size_t bytes) { return memory_ends() ? NULL : __libc_malloc(bytes); }
void *calloc(size_t count, size_t bytes) {
    return memory_ends() ? NULL : __libc_calloc(count, bytes);
}
void *realloc(void *memory, size_t bytes) {
    return memory_ends() ? NULL : __libc_realloc(memory, bytes);
}
#endif

/* In a process of its own: its end. */
static int make_vm(long at, long *needed) {
    int ends[2], status;
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        static char small[] = "-Xmx16m";
        JavaVMOption option = {.optionString = small};
        JavaVMInitArgs args = {JNI_VERSION_1_8, 1, &option, JNI_FALSE};
        JavaVM *vm;
        JNIEnv *env;
        int null = open("/dev/null", O_WRONLY);
        dup2(null, STDERR_FILENO);
        atomic_store(&calls, 0);
        atomic_store(&fails_at, at);
        jint result = JNI_CreateJavaVM(&vm, (void **)&env, &args);
        long count = atomic_load(&calls);
        atomic_store(&fails_at, 0);
        ssize_t written = write(ends[1], &count, sizeof count);
        _exit(written != sizeof count ? 3
              : result == JNI_OK      ? 0
              : result == JNI_ENOMEM  ? 1
                                      : 2);
    }
    close(ends[1]);
    if (read(ends[0], needed, sizeof *needed) != (ssize_t)sizeof *needed) *needed = 0;
    close(ends[0]);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_msg(WIFEXITED(status), "signal %d where call %ld fails", WTERMSIG(status), at);
    return WEXITSTATUS(status);
}

START_TEST(a_call_for_memory_fails) {
    enum { OPTIONS = 10 }; /* the first calls are of the options, whose failure is theirs */
    long needed = 0, unused;
    ck_assert_int_eq(make_vm(0, &needed), 0);
    for (long at = OPTIONS; FEIGNED && at <= needed; at++) {
        int result = make_vm(at, &unused);
        ck_assert_msg(result <= 1, "result %d where call %ld fails", result, at);
    }
}
END_TEST

int main(void) {
    return run_suite(SUITE("no memory", 300, NULL, NULL, a_call_for_memory_fails));
}
