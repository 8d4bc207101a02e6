/* SPDX-License-Identifier: MIT */
/* The Java side of tests that embed a VM: compiled once per run into a directory of its own. */
#ifndef MINIJVM_TESTS_JNI_GUEST_H
#define MINIJVM_TESTS_JNI_GUEST_H

#include <check.h>
#include <jni.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tests/suite.h"

/* A test that needs more of Guest says so before it includes this. */
#ifndef GUEST_MEMBERS
#define GUEST_MEMBERS ""
#endif

static const char source[] =
    "public class Guest {\n"
    "  static int number = 7; static volatile long wide = 1L << 40; static String text = "
    "\"static\";\n"
    "  int i = 3; double d = 0.5; boolean z; String s = \"field\"; final int[] kept = new "
    "int[4];\n"
    "  public Guest() {}\n"
    "  Guest(int i, double d, String s) { this.i = i; this.d = d; this.s = s; }\n"
    "  int twice() { return 2 * i; }\n"
    "  static long sum(byte b, short s, int i, long j) { return b + s + i + j; }\n"
    "  static String join(char c, boolean z, float f, double d, String s) { return c + \"\" + "
    "z + f + d + s; }\n"
    "  static void fail(String s) { throw new IllegalStateException(s); }\n"
    "  static native long mixed(boolean z, byte b, char c, short s, int i, long j, float f, "
    "double d,\n"
    "      Object o, int[] a, long j2, double d2);\n"
    "  native String self(String s);\n"
    "  static native boolean over(int i); static native boolean over(String s);\n"
    "  static native void missing(int i, String[][] s);\n"
    "  static long callMixed() { return mixed(true, (byte) -2, '\\u1234', (short) -4, 5, 1L << "
    "40, 1.5f, 2.5,\n"
    "      \"o\", new int[] {1, 2, 3}, -7L, -8.0); }\n"
    "  static String callSelf() { return new Guest().self(\"x\"); }\n"
    "  static Object garbage(int n) { Object o = null; for (int i = 0; i < n; i++) o = new "
    "int[16]; return o; }\n"
    "  static class Sub extends Guest { int twice() { return -1; } }\n"
    "  static java.nio.MappedByteBuffer cutOff(String file) throws Exception {\n"
    "    try (var f = new java.io.RandomAccessFile(file, \"rw\")) {\n"
    "      f.setLength(65536);\n"
    "      var b = f.getChannel().map(java.nio.channels.FileChannel.MapMode.READ_WRITE, 0, "
    "65536);\n"
    "      f.setLength(4096); return b; } }\n"
    "  static int at(java.nio.ByteBuffer b, int i) { return b.get(i); }\n"
    "  static native int touch(java.nio.ByteBuffer b, int i);\n"
    "  static String threadName() { return Thread.currentThread().getName() + "
    "Thread.currentThread().isDaemon(); }\n" GUEST_MEMBERS "}\n";

static char directory[] = "/tmp/minijvm-embed-XXXXXX";

static bool compile(void) {
    char path[200], command[500];
    if (mkdtemp(directory) == NULL) return false;
    snprintf(path, sizeof path, "%s/Guest.java", directory);
    FILE *file = fopen(path, "w");
    if (file == NULL) return false;
    fputs(source, file);
    fclose(file);
    snprintf(command, sizeof command, "javac -nowarn -Xlint:none -d %s %s", directory, path);
    return system(command) == 0;
}

static void clean(void) {
    char command[100];
    snprintf(command, sizeof command, "rm -rf %s", directory);
    if (system(command) != 0) perror(command);
}

static JNIEnv *create(JavaVM **created, const char *collector) {
    char class_path[200];
    snprintf(class_path, sizeof class_path, "-Djava.class.path=%s", directory);
    JavaVMOption options[] = {{class_path, NULL}, {(char *)(size_t)collector, NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, collector != NULL ? 2 : 1, options, JNI_FALSE};
    void *result = NULL;
    ck_assert_int_eq(JNI_CreateJavaVM(created, &result, &args), JNI_OK);
    return result;
}

static jclass guest(JNIEnv *e) {
    jclass cls = (*e)->FindClass(e, "Guest");
    ck_assert_ptr_nonnull(cls);
    return cls;
}

/* A static method of Guest without arguments and result, which throws nothing. */
__attribute__((unused)) static void call_static(JNIEnv *e, const char *method) {
    jmethodID id = (*e)->GetStaticMethodID(e, guest(e), method, "()V");
    ck_assert_ptr_nonnull(id);
    (*e)->CallStaticVoidMethod(e, guest(e), id);
    ck_assert(!(*e)->ExceptionCheck(e));
}

/* Runs the suite over a compiled Guest; its exit status. */
static int run(Suite *suite) {
    if (!compile()) return 2;
    int failures = run_suite(suite);
    clean();
    return failures != 0;
}

#endif
