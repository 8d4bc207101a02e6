/* SPDX-License-Identifier: MIT */
/* The process that a VM finds itself in: how the host's thread rounds, who reads its pipes,
 * what the system refuses. Each test runs in a process of its own. */
#include <check.h>
#include <errno.h>
#include <jni.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <xmmintrin.h>

#define GUEST_MEMBERS                                                                          \
    "static double small = Double.MIN_NORMAL, one = 1, three = 3; static float tiny = "        \
    "Float.MIN_NORMAL;\n"                                                                      \
    "static long computed() { return Double.doubleToLongBits(one / three) * 31 + "             \
    "Double.doubleToLongBits(small / 4) * 37 + Float.floatToIntBits(tiny / 2) + "              \
    "Double.doubleToLongBits(Double.parseDouble(\"0.1\")) + "                                  \
    "Double.doubleToLongBits(Math.sqrt(three)); }\n"                                           \
    "static long elsewhere() throws Exception { long[] found = new long[1]; Thread t = new "   \
    "Thread(() -> found[0] = computed()); t.start(); t.join(); return found[0]; }\n"           \
    "static int written(java.io.FileDescriptor to) { try { new "                               \
    "java.io.FileOutputStream(to).write(1); return 0; } catch (java.io.IOException "           \
    "e) { return e.getMessage().equals(\"Broken pipe\") ? 1 : 8; } }\n"                        \
    "static int broken() { System.out.println(\"nobody reads\"); return written("              \
    "java.io.FileDescriptor.out) + (System.out.checkError() ? 2 : 0); }\n"                     \
    "static native void down(); static void further() { down(); }\n"                           \
    "static int depth() { try { down(); return 0; } catch (StackOverflowError e) { return "    \
    "1; } }\n"                                                                                 \
    "static int hot() { int sum = 0; for (int i = 0; i < 100000; i++) sum += twice(i); "       \
    "return sum; } static int twice(int i) { return 2 * i; }\n"
#include "tests/jni/guest.h"

static JavaVM *vm;
static JNIEnv *env;

static void open_vm(void) { env = create(&vm, NULL); }
static void close_vm(void) { ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK); }

static jlong ask_long(const char *method) {
    jmethodID id = (*env)->GetStaticMethodID(env, guest(env), method, "()J");
    jlong answer = (*env)->CallStaticLongMethod(env, guest(env), id);
    ck_assert(!(*env)->ExceptionCheck(env));
    return answer;
}
static jint ask_int(const char *method) {
    jmethodID id = (*env)->GetStaticMethodID(env, guest(env), method, "()I");
    jint answer = (*env)->CallStaticIntMethod(env, guest(env), id);
    ck_assert(!(*env)->ExceptionCheck(env));
    return answer;
}

/* ---- Floating point ---- */

/* JLS 4.2.4, by the same sums in this thread while it computes as Java does. */
static jlong as_java_computes(void) {
    union {
        double d;
        int64_t bits;
    } third, quarter, tenth, root;
    union {
        float f;
        int32_t bits;
    } half;
    volatile double one = 1, three = 3, small = 0x1p-1022;
    volatile float tiny = 0x1p-126f;
    third.d = one / three;
    quarter.d = small / 4;
    half.f = tiny / 2;
    tenth.d = 0.1;
    root.d = __builtin_sqrt(three);
    return (jlong)((uint64_t)third.bits * 31 + (uint64_t)quarter.bits * 37 +
                   (uint64_t)(int64_t)half.bits + (uint64_t)tenth.bits + (uint64_t)root.bits);
}

START_TEST(java_computes_alike_however_the_host_rounds) {
    static const unsigned states[] = {0x1f80, 0x9fc0, 0x3f80, 0x5f80, 0x7f80, 0x1fc0};
    jlong wanted = as_java_computes();
    open_vm();
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        _mm_setcsr(states[i]);
        jlong here = ask_long("computed"), there = ask_long("elsewhere");
        unsigned after = _mm_getcsr();
        _mm_setcsr(0x1f80);
        ck_assert_msg(here == wanted && there == wanted, "state %x", states[i]);
        ck_assert_uint_eq(after & ~0x3fu, states[i] & ~0x3fu); /* the status may have grown */
    }
    close_vm();
}
END_TEST

/* ---- Signals ---- */

static volatile sig_atomic_t heard;
static void hear(int number) { heard = number; }

START_TEST(a_write_that_nobody_reads_is_an_exception) {
    int ends[2];
    sigset_t before, after;
    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(dup2(ends[1], STDOUT_FILENO), STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    void (*const kept[])(int) = {SIG_DFL, hear, SIG_IGN};
    open_vm();
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        signal(SIGPIPE, kept[i]);
        pthread_sigmask(SIG_SETMASK, NULL, &before);
        ck_assert_int_eq(ask_int("broken"), 3);
        pthread_sigmask(SIG_SETMASK, NULL, &after);
        for (int s = 1; s < NSIG; s++)
            ck_assert_int_eq(sigismember(&before, s), sigismember(&after, s));
        sigset_t pending;
        sigpending(&pending);
        ck_assert_int_eq(sigismember(&pending, SIGPIPE), 0);
    }
    ck_assert_int_eq(heard, 0);
    close_vm();
}
END_TEST

/* ---- What the system refuses ---- */

static void refuse_memory_files(void) {
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_memfd_create, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program); /* where there is none: no matter */
}

START_TEST(a_vm_needs_no_memory_file) {
    refuse_memory_files();
    open_vm();
    ck_assert_int_eq(ask_int("hot"), 1409965408);
    close_vm();
}
END_TEST

START_TEST(a_limit_to_files_is_none_to_compiled_code) {
    struct rlimit limit = {1 << 20, 1 << 20};
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
    open_vm();
    ck_assert_int_eq(ask_int("hot"), 1409965408);
    close_vm();
}
END_TEST

static void JNICALL down(JNIEnv *e, jclass cls) {
    (*e)->CallStaticVoidMethod(e, cls, (*e)->GetStaticMethodID(e, cls, "further", "()V"));
}

static void *created_elsewhere(void *unused) {
    (void)unused;
    open_vm();
    JNINativeMethod native = {(char *)(size_t) "down", (char *)(size_t) "()V", (void *)down};
    ck_assert_int_eq((*env)->RegisterNatives(env, guest(env), &native, 1), JNI_OK);
    ck_assert_int_eq(ask_int("depth"), 1); /* loads what that needs */
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}

/* The C library finds the bounds of the first thread's stack in a file of /proc. */
START_TEST(the_first_thread_overflows_in_java_also_where_its_stack_is_unknown) {
    pthread_t thread;
    void *e = NULL;
    ck_assert_int_eq(pthread_create(&thread, NULL, created_elsewhere, NULL), 0);
    pthread_join(thread, NULL);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    struct rlimit none = limit;
    none.rlim_cur = 0;
    ck_assert_int_eq(setrlimit(RLIMIT_NOFILE, &none), 0);
    if ((*vm)->AttachCurrentThread(vm, &e, NULL) == JNI_OK) {
        env = e;
        jclass cls = guest(env);
        ck_assert_int_eq(ask_int("depth"), 1);
        (*env)->DeleteLocalRef(env, cls);
    }
    ck_assert_int_eq(setrlimit(RLIMIT_NOFILE, &limit),
                     0); /* a sanitizer's own end needs files */
    close_vm();
}
END_TEST

int main(void) {
    Suite *suite = suite_create("surroundings");
    TCase *alone = tcase_create("alone");
    tcase_set_timeout(alone, 120);
    tcase_add_test(alone, java_computes_alike_however_the_host_rounds);
    tcase_add_test(alone, a_write_that_nobody_reads_is_an_exception);
    tcase_add_test(alone, a_vm_needs_no_memory_file);
    tcase_add_test(alone, a_limit_to_files_is_none_to_compiled_code);
    tcase_add_test(alone, the_first_thread_overflows_in_java_also_where_its_stack_is_unknown);
    suite_add_tcase(suite, alone);
    return run(suite);
}
