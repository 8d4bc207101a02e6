/* SPDX-License-Identifier: MIT */
/* Final static fields that native code writes: what was compiled with their values reads them
 * anew, and is left where it runs. */
#define GUEST_MEMBERS                                                                          \
    "  static abstract class Shape { abstract int sides(); }\n"                                \
    "  static final class Square extends Shape { final int n = 4; int sides() { return n; } "  \
    "}\n"                                                                                      \
    "  static final class Prism extends Shape { final int n = 2, m = 3; int sides() { return " \
    "n + m; } }\n"                                                                             \
    "  static final Shape SHAPE = new Square(), OTHER = new Prism(); static final int COUNT "  \
    "= Integer.parseInt(\"7\");\n"                                                             \
    "  static volatile long turns; static Thread thread;\n"                                    \
    "  static int read() { return 100 * COUNT + SHAPE.sides(); }\n"                            \
    "  static int readOften() { int sum = 0; for (int i = 0; i < 1000; i++) sum += read(); "   \
    "return sum; }\n"                                                                          \
    "  static void turn() { while (SHAPE.sides() == 4 || COUNT == 7) turns++; }\n"             \
    "  static void begin() { thread = new Thread(Guest::turn); thread.start(); while (turns "  \
    "< 100000) Thread.yield(); }\n"                                                            \
    "  static void end() throws Exception { thread.join(); }\n"

#include "tests/jni/guest.h"

static int read_often(JNIEnv *env) {
    return (*env)->CallStaticIntMethod(
        env, guest(env), (*env)->GetStaticMethodID(env, guest(env), "readOften", "()I"));
}

static void changes(const char *engine) {
    JavaVM *vm;
    JNIEnv *env = create(&vm, engine);
    jclass cls = guest(env);
    jfieldID shape = (*env)->GetStaticFieldID(env, cls, "SHAPE", "LGuest$Shape;");
    jfieldID other = (*env)->GetStaticFieldID(env, cls, "OTHER", "LGuest$Shape;");
    jfieldID count = (*env)->GetStaticFieldID(env, cls, "COUNT", "I");
    for (int i = 0; i < 3; i++) ck_assert_int_eq(read_often(env), 704000);
    call_static(env, "begin");
    (*env)->SetStaticObjectField(env, cls, shape,
                                 (*env)->GetStaticObjectField(env, cls, other));
    ck_assert_int_eq(read_often(env), 705000);
    (*env)->SetStaticIntField(env, cls, count, 8);
    ck_assert_int_eq(read_often(env), 805000);
    call_static(env, "end");
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

START_TEST(interpreted_code_reads_them_anew) { changes("-Xint"); }
END_TEST

START_TEST(compiled_code_reads_them_anew) {
    static const char *const options[] = {
        "-Xjit:threshold=20", "-Xjit:threshold=20,events=patch",
        "-Xjit:threshold=20,events=recompile", "-Xjit:threshold=0"};
    for (int i = 0; i < 4; i++) changes(options[i]);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("finals");
    TCase *all = tcase_create("all");
    tcase_add_test(all, interpreted_code_reads_them_anew);
    tcase_add_test(all, compiled_code_reads_them_anew);
    tcase_set_timeout(all, 60);
    suite_add_tcase(suite, all);
    return run(suite);
}
