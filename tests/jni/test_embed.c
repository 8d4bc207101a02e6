/* SPDX-License-Identifier: MIT */
/* The VM as an embedder sees it, through include/ alone: creation and end, several VMs,
 * threads, natives of all signatures, references, exceptions, arrays under GC stress. */
#include <check.h>
#include <jni.h>
#include <minijvm.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/jni/guest.h"

static JavaVM *vm;
static JNIEnv *env;

static void open_vm(void) { env = create(&vm, NULL); }
static void open_stressed_vm(void) { env = create(&vm, "-Xgc:generational,stress=20,guard"); }
static void close_vm(void) { ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK); }

static jmethodID static_id(const char *name, const char *signature) {
    jmethodID id = (*env)->GetStaticMethodID(env, guest(env), name, signature);
    ck_assert_ptr_nonnull(id);
    return id;
}
static void assert_text(jobject string, const char *expected) {
    ck_assert_ptr_nonnull(string);
    const char *utf = (*env)->GetStringUTFChars(env, string, NULL);
    ck_assert_str_eq(utf, expected);
    (*env)->ReleaseStringUTFChars(env, string, utf);
}
/* The pending exception is of this class; it is cleared. */
static void assert_thrown(const char *class_name) {
    jthrowable thrown = (*env)->ExceptionOccurred(env);
    ck_assert_ptr_nonnull(thrown);
    (*env)->ExceptionClear(env);
    ck_assert((*env)->IsInstanceOf(env, thrown, (*env)->FindClass(env, class_name)));
}
static void churn(void) {
    (*env)->CallStaticObjectMethod(env, guest(env),
                                   static_id("garbage", "(I)Ljava/lang/Object;"), 2000);
}

/* ---- Life ---- */

START_TEST(versions_and_environments_are_answered) {
    void *again = NULL;
    JavaVM *of = NULL;
    ck_assert_int_eq((*env)->GetVersion(env), JNI_VERSION_10);
    ck_assert_int_eq((*vm)->GetEnv(vm, &again, JNI_VERSION_1_2), JNI_OK);
    ck_assert_ptr_eq(again, env);
    ck_assert_int_eq((*vm)->GetEnv(vm, &again, 0x7777), JNI_EVERSION);
    ck_assert((*env)->GetJavaVM(env, &of) == JNI_OK && of == vm);
    JavaVMInitArgs args = {.version = 0x00010009};
    ck_assert_int_eq(JNI_GetDefaultJavaVMInitArgs(&args), JNI_EVERSION);
    ck_assert_ptr_nonnull(minijvm_version());
}
END_TEST

START_TEST(two_vms_share_nothing) {
    JavaVM *first, *second, *found[4];
    jsize count = 0;
    JNIEnv *one = create(&first, NULL), *two = create(&second, NULL);
    ck_assert_ptr_ne(one, two);
    JNI_GetCreatedJavaVMs(found, 4, &count);
    ck_assert_int_eq(count, 2);
    jfieldID a = (*one)->GetStaticFieldID(one, guest(one), "number", "I");
    jfieldID b = (*two)->GetStaticFieldID(two, guest(two), "number", "I");
    (*one)->SetStaticIntField(one, guest(one), a, 1);
    ck_assert_int_eq((*two)->GetStaticIntField(two, guest(two), b), 7);
    ck_assert_int_eq((*first)->DestroyJavaVM(first), JNI_OK);
    ck_assert_int_eq((*two)->GetStaticIntField(two, guest(two), b), 7);
    ck_assert_int_eq((*second)->DestroyJavaVM(second), JNI_OK);
    JNI_GetCreatedJavaVMs(found, 4, &count);
    ck_assert_int_eq(count, 0);
}
END_TEST

START_TEST(vms_come_and_go) {
    for (int i = 0; i < 5; i++) {
        JavaVM *created;
        JNIEnv *e = create(&created, NULL);
        guest(e);
        ck_assert_int_eq((*created)->DestroyJavaVM(created), JNI_OK);
    }
}
END_TEST

START_TEST(wrong_options_are_refused) {
    JavaVMOption option = {(char *)(size_t) "-Xnonsense", NULL};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 1, &option, JNI_FALSE};
    JavaVM *none = NULL;
    void *e = NULL;
    ck_assert_int_eq(JNI_CreateJavaVM(&none, &e, &args), JNI_EINVAL);
    args.version = JNI_VERSION_1_1;
    ck_assert_int_eq(JNI_CreateJavaVM(&none, &e, &args), JNI_EVERSION);
}
END_TEST

static void *attached_thread(void *data) {
    void *e = NULL;
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)(size_t) "guest thread", NULL};
    if ((*vm)->GetEnv(vm, &e, JNI_VERSION_1_8) != JNI_EDETACHED) return NULL;
    if ((*vm)->AttachCurrentThreadAsDaemon(vm, &e, &args) != JNI_OK) return NULL;
    JNIEnv *own = e;
    jmethodID name =
        (*own)->GetStaticMethodID(own, guest(own), "threadName", "()Ljava/lang/String;");
    jstring string = (*own)->CallStaticObjectMethod(own, guest(own), name);
    const char *utf = (*own)->GetStringUTFChars(own, string, NULL);
    snprintf(data, 100, "%s", utf);
    (*own)->ReleaseStringUTFChars(own, string, utf);
    if ((*vm)->DetachCurrentThread(vm) != JNI_OK) return NULL;
    return (*vm)->GetEnv(vm, &e, JNI_VERSION_1_8) == JNI_EDETACHED ? data : NULL;
}

START_TEST(threads_attach_and_detach) {
    for (int i = 0; i < 20; i++) {
        char name[100] = "";
        pthread_t thread;
        void *result = NULL;
        pthread_create(&thread, NULL, attached_thread, name);
        pthread_join(thread, &result);
        ck_assert_ptr_eq(result, name);
        ck_assert_str_eq(name, "guest threadtrue");
    }
}
END_TEST

START_TEST(a_thread_dump_shows_every_thread) {
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    ck_assert_int_eq(minijvm_dump_threads(vm, out), JNI_OK);
    fclose(out);
    ck_assert_ptr_nonnull(strstr(text, "\"main\" #1 prio=5"));
    ck_assert_ptr_nonnull(strstr(text, "java.lang.Thread.State: RUNNABLE"));
    free(text);
    ck_assert_int_eq(minijvm_request_data(vm, 0), JNI_OK);
}
END_TEST

/* ---- Calls and natives ---- */

START_TEST(calls_take_all_types_in_all_forms) {
    jclass cls = guest(env);
    jmethodID sum = static_id("sum", "(BSIJ)J");
    ck_assert_int_eq((*env)->CallStaticLongMethod(env, cls, sum, -1, -2, 3, (jlong)1 << 40),
                     (jlong)1 << 40);
    jvalue values[4] = {{.b = -1}, {.s = -2}, {.i = 3}, {.j = 5}};
    ck_assert_int_eq((*env)->CallStaticLongMethodA(env, cls, sum, values), 5);
    jmethodID join = static_id("join", "(CZFDLjava/lang/String;)Ljava/lang/String;");
    assert_text((*env)->CallStaticObjectMethod(env, cls, join, 'c', JNI_TRUE, 1.5f, 2.25,
                                               (*env)->NewStringUTF(env, "s")),
                "ctrue1.52.25s");
    jmethodID init = (*env)->GetMethodID(env, cls, "<init>", "(IDLjava/lang/String;)V");
    jobject object =
        (*env)->NewObject(env, cls, init, 21, 1.25, (*env)->NewStringUTF(env, "n"));
    ck_assert_int_eq(
        (*env)->CallIntMethod(env, object, (*env)->GetMethodID(env, cls, "twice", "()I")), 42);
    assert_text((*env)->GetObjectField(env, object,
                                       (*env)->GetFieldID(env, cls, "s", "Ljava/lang/String;")),
                "n");
    jfieldID d = (*env)->GetFieldID(env, cls, "d", "D");
    ck_assert_double_eq((*env)->GetDoubleField(env, object, d), 1.25);
    (*env)->SetDoubleField(env, object, d, -3.5);
    ck_assert_double_eq((*env)->GetDoubleField(env, object, d), -3.5);
    jfieldID wide = (*env)->GetStaticFieldID(env, cls, "wide", "J");
    ck_assert_int_eq((*env)->GetStaticLongField(env, cls, wide), (jlong)1 << 40);
}
END_TEST

START_TEST(nonvirtual_calls_run_the_named_method) {
    jclass cls = guest(env), sub = (*env)->FindClass(env, "Guest$Sub");
    jobject object =
        (*env)->NewObject(env, sub, (*env)->GetMethodID(env, sub, "<init>", "()V"));
    jmethodID twice = (*env)->GetMethodID(env, cls, "twice", "()I");
    ck_assert_int_eq((*env)->CallIntMethod(env, object, twice), -1);
    ck_assert_int_eq((*env)->CallNonvirtualIntMethod(env, object, cls, twice), 6);
    ck_assert((*env)->IsAssignableFrom(env, sub, cls) &&
              !(*env)->IsAssignableFrom(env, cls, sub));
    ck_assert((*env)->IsSameObject(env, (*env)->GetSuperclass(env, sub), cls));
    ck_assert((*env)->IsInstanceOf(env, object, cls) && (*env)->IsInstanceOf(env, NULL, sub));
}
END_TEST

static jlong JNICALL native_mixed(JNIEnv *e, jclass cls, jboolean z, jbyte b, jchar c, jshort s,
                                  jint i, jlong j, jfloat f, jdouble d, jobject o, jintArray a,
                                  jlong j2, jdouble d2) {
    jint elements[3];
    (*e)->GetIntArrayRegion(e, a, 0, 3, elements);
    bool good = cls != NULL && z == 1 && b == -2 && c == 0x1234 && s == -4 && i == 5 &&
                j == (jlong)1 << 40 && f == 1.5f && d == 2.5 &&
                (*e)->GetStringLength(e, o) == 1 && elements[2] == 3 && j2 == -7 && d2 == -8.0;
    return good ? 0x123456789AL : -1;
}
static jstring JNICALL native_self(JNIEnv *e, jobject self, jstring s) {
    churn();
    return (*e)->IsInstanceOf(e, self, guest(e)) ? s : NULL;
}

static void register_natives(void) {
    const JNINativeMethod natives[] = {
        {(char *)(size_t) "mixed", (char *)(size_t) "(ZBCSIJFDLjava/lang/Object;[IJD)J",
         (void *)native_mixed},
        {(char *)(size_t) "self", (char *)(size_t) "(Ljava/lang/String;)Ljava/lang/String;",
         (void *)native_self}};
    ck_assert_int_eq((*env)->RegisterNatives(env, guest(env), natives, 2), JNI_OK);
}

START_TEST(natives_get_arguments_of_all_types) {
    register_natives();
    ck_assert_int_eq(
        (*env)->CallStaticLongMethod(env, guest(env), static_id("callMixed", "()J")),
        0x123456789AL);
    assert_text((*env)->CallStaticObjectMethod(env, guest(env),
                                               static_id("callSelf", "()Ljava/lang/String;")),
                "x");
}
END_TEST

static jlong JNICALL native_seven(JNIEnv *e, jobject self) {
    return (*e)->IsSameObject(e, self, NULL) ? -1 : 7;
}

typedef struct Caller {
    jobject runtime;
    jmethodID method;
    _Atomic bool stop;
    _Atomic long sevens, others, wrong;
} Caller;

static void *call_until_stopped(void *data) {
    Caller *caller = data;
    void *attached;
    if ((*vm)->AttachCurrentThreadAsDaemon(vm, &attached, NULL) != JNI_OK) return NULL;
    JNIEnv *e = attached;
    while (!caller->stop || caller->sevens == 0 || caller->others == 0) {
        jlong answer = (*e)->CallLongMethod(e, caller->runtime, caller->method);
        if (answer == 7)
            caller->sevens++;
        else if (answer > 100000)
            caller->others++;
        else
            caller->wrong++;
    }
    (*vm)->DetachCurrentThread(vm);
    return data;
}

/* The VM's own function and a library's are called in different ways. */
START_TEST(natives_may_be_registered_while_they_are_called) {
    jclass cls = (*env)->FindClass(env, "java/lang/Runtime");
    jobject runtime = (*env)->CallStaticObjectMethod(
        env, cls, (*env)->GetStaticMethodID(env, cls, "getRuntime", "()Ljava/lang/Runtime;"));
    Caller caller = {.runtime = (*env)->NewGlobalRef(env, runtime),
                     .method = (*env)->GetMethodID(env, cls, "totalMemory", "()J")};
    const JNINativeMethod seven = {(char *)(size_t) "totalMemory", (char *)(size_t) "()J",
                                   (void *)native_seven};
    pthread_t thread;
    void *result = NULL;
    pthread_create(&thread, NULL, call_until_stopped, &caller);
    for (int i = 0; i < 20000; i++) {
        ck_assert_int_eq((*env)->RegisterNatives(env, cls, &seven, 1), JNI_OK);
        if (i % 1000 == 0) sched_yield();
        ck_assert_int_eq((*env)->UnregisterNatives(env, cls), JNI_OK);
        if (i % 1000 == 500) sched_yield();
    }
    caller.stop = true;
    while (caller.sevens == 0) { /* a busy machine: until it has seen both */
        (*env)->RegisterNatives(env, cls, &seven, 1);
        sched_yield();
    }
    (*env)->UnregisterNatives(env, cls);
    pthread_join(thread, &result);
    ck_assert_ptr_eq(result, &caller);
    ck_assert_int_eq(caller.wrong, 0);
    (*env)->DeleteGlobalRef(env, caller.runtime);
}
END_TEST

START_TEST(a_missing_native_is_named) {
    jmethodID id = static_id("missing", "(I[[Ljava/lang/String;)V");
    (*env)->CallStaticVoidMethod(env, guest(env), id, 1, NULL);
    jthrowable thrown = (*env)->ExceptionOccurred(env);
    ck_assert_ptr_nonnull(thrown);
    (*env)->ExceptionClear(env);
    jmethodID message = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, thrown),
                                            "getMessage", "()Ljava/lang/String;");
    assert_text((*env)->CallObjectMethod(env, thrown, message),
                "'void Guest.missing(int, java.lang.String[][])'");
    const JNINativeMethod wrong = {(char *)(size_t) "twice", (char *)(size_t) "()I",
                                   (void *)native_self};
    ck_assert_int_lt((*env)->RegisterNatives(env, guest(env), &wrong, 1), 0);
    assert_thrown("java/lang/NoSuchMethodError");
}
END_TEST

/* ---- Exceptions and references ---- */

START_TEST(exceptions_are_seen_cleared_and_thrown) {
    jclass cls = guest(env);
    jmethodID fail = static_id("fail", "(Ljava/lang/String;)V");
    (*env)->CallStaticVoidMethod(env, guest(env), fail, (*env)->NewStringUTF(env, "why"));
    ck_assert((*env)->ExceptionCheck(env));
    ck_assert_int_eq((*env)->CallStaticLongMethod(env, cls, fail, NULL), 0);
    assert_thrown("java/lang/IllegalStateException");
    ck_assert(!(*env)->ExceptionCheck(env));
    ck_assert_int_eq((*env)->ThrowNew(env, (*env)->FindClass(env, "java/io/IOException"), "io"),
                     JNI_OK);
    assert_thrown("java/io/IOException");
    ck_assert_ptr_null((*env)->FindClass(env, "no/such/Class"));
    assert_thrown("java/lang/NoClassDefFoundError");
    ck_assert_ptr_null((*env)->GetMethodID(env, guest(env), "sum", "(BSIJ)J"));
    assert_thrown("java/lang/NoSuchMethodError");
    ck_assert_ptr_null((*env)->GetFieldID(env, guest(env), "nothing", "I"));
    assert_thrown("java/lang/NoSuchFieldError");
    ck_assert_ptr_null((*env)->AllocObject(env, (*env)->FindClass(env, "java/lang/Number")));
    assert_thrown("java/lang/InstantiationException");
}
END_TEST

/* Pops its own frames, and would pop its callers'. */
static jstring JNICALL native_pops(JNIEnv *e, jobject self, jstring s) {
    for (int i = 0; i < 2; i++) (*e)->PushLocalFrame(e, 4);
    for (int i = 0; i < 7; i++) {
        s = (*e)->PopLocalFrame(e, s);
        for (int k = 0; k < 100; k++) (*e)->NewStringUTF(e, "in between");
    }
    churn();
    return (*e)->IsInstanceOf(e, self, guest(e)) ? s : NULL;
}

START_TEST(nobody_pops_others_local_frames) {
    register_natives();
    const JNINativeMethod self = {(char *)(size_t) "self",
                                  (char *)(size_t) "(Ljava/lang/String;)Ljava/lang/String;",
                                  (void *)native_pops};
    ck_assert_int_eq((*env)->RegisterNatives(env, guest(env), &self, 1), JNI_OK);
    jobject first = (*env)->NewStringUTF(env, "first");
    ck_assert_int_eq((*env)->PushLocalFrame(env, 4), JNI_OK);
    jobject second = (*env)->NewStringUTF(env, "second");
    for (int i = 0; i < 3; i++) {
        assert_text((*env)->CallStaticObjectMethod(
                        env, guest(env), static_id("callSelf", "()Ljava/lang/String;")),
                    "x");
        assert_text(second, "second");
    }
    second = (*env)->PopLocalFrame(env, second);
    for (int i = 0; i < 3; i++) second = (*env)->PopLocalFrame(env, second);
    churn();
    assert_text(first, "first");
    assert_text(second, "second");
}
END_TEST

START_TEST(local_frames_keep_one_result) {
    ck_assert_int_eq((*env)->PushLocalFrame(env, 10), JNI_OK);
    for (int i = 0; i < 500; i++) (*env)->NewStringUTF(env, "dropped");
    jobject kept = (*env)->PopLocalFrame(env, (*env)->NewStringUTF(env, "kept"));
    churn();
    assert_text(kept, "kept");
    ck_assert_int_eq((*env)->GetObjectRefType(env, kept), JNILocalRefType);
    jobject global = (*env)->NewGlobalRef(env, kept);
    jweak weak = (*env)->NewWeakGlobalRef(env, kept);
    ck_assert_int_eq((*env)->GetObjectRefType(env, global), JNIGlobalRefType);
    ck_assert_int_eq((*env)->GetObjectRefType(env, weak), JNIWeakGlobalRefType);
    (*env)->DeleteLocalRef(env, kept);
    churn();
    assert_text(global, "kept");
    ck_assert((*env)->IsSameObject(env, global, weak));
    (*env)->DeleteGlobalRef(env, global);
    jclass system = (*env)->FindClass(env, "java/lang/System");
    for (int i = 0; i < 3; i++)
        (*env)->CallStaticVoidMethod(env, system,
                                     (*env)->GetStaticMethodID(env, system, "gc", "()V"));
    ck_assert((*env)->IsSameObject(env, weak, NULL));
    (*env)->DeleteWeakGlobalRef(env, weak);
}
END_TEST

/* ---- Arrays and strings ---- */

START_TEST(critical_arrays_stay_where_they_are) {
    jintArray array = (*env)->NewIntArray(env, 1000);
    jboolean copy = JNI_TRUE;
    jint *elements = (*env)->GetPrimitiveArrayCritical(env, array, &copy);
    ck_assert(elements != NULL && !copy);
    for (int i = 0; i < 1000; i++) elements[i] = i;
    churn();
    for (int i = 0; i < 1000; i++) ck_assert_int_eq(elements[i], i);
    elements[999] = -1;
    (*env)->ReleasePrimitiveArrayCritical(env, array, elements, 0);
    churn();
    jint last = 0;
    (*env)->GetIntArrayRegion(env, array, 999, 1, &last);
    ck_assert_int_eq(last, -1);
    jint *large = (*env)->GetIntArrayElements(env, array, NULL);
    large[0] = 77;
    (*env)->ReleaseIntArrayElements(env, array, large, JNI_COMMIT);
    (*env)->GetIntArrayRegion(env, array, 0, 1, &last);
    ck_assert_int_eq(last, 77);
    (*env)->ReleaseIntArrayElements(env, array, large, JNI_ABORT);
    (*env)->GetIntArrayRegion(env, array, 999, 2, &last);
    assert_thrown("java/lang/ArrayIndexOutOfBoundsException");
}
END_TEST

START_TEST(object_arrays_check_what_is_stored) {
    jclass strings = (*env)->FindClass(env, "java/lang/String");
    jobjectArray array =
        (*env)->NewObjectArray(env, 100, strings, (*env)->NewStringUTF(env, "first"));
    churn();
    for (int i = 0; i < 100; i++) {
        char text[20];
        snprintf(text, sizeof text, "%d", i);
        jstring string = (*env)->NewStringUTF(env, text);
        (*env)->SetObjectArrayElement(env, array, i, string);
        (*env)->DeleteLocalRef(env, string);
    }
    assert_text((*env)->GetObjectArrayElement(env, array, 42), "42");
    (*env)->SetObjectArrayElement(env, array, 0, guest(env));
    assert_thrown("java/lang/ArrayStoreException");
    (*env)->GetObjectArrayElement(env, array, 100);
    assert_thrown("java/lang/ArrayIndexOutOfBoundsException");
}
END_TEST

START_TEST(strings_keep_every_unit) {
    const jchar units[] = {'a', 0, 0xE9, 0x20AC, 0xD83D, 0xDE00};
    jstring string = (*env)->NewString(env, units, 6);
    churn();
    ck_assert_int_eq((*env)->GetStringLength(env, string), 6);
    ck_assert_int_eq((*env)->GetStringUTFLength(env, string), 1 + 2 + 2 + 3 + 3 + 3);
    assert_text(string, "a\xC0\x80\xC3\xA9\xE2\x82\xAC\xED\xA0\xBD\xED\xB8\x80");
    const jchar *chars = (*env)->GetStringCritical(env, string, NULL);
    ck_assert_mem_eq(chars, units, sizeof units);
    (*env)->ReleaseStringCritical(env, string, chars);
    char part[20];
    (*env)->GetStringUTFRegion(env, string, 2, 2, part);
    ck_assert_str_eq(part, "\xC3\xA9\xE2\x82\xAC");
    jchar none;
    (*env)->GetStringRegion(env, string, 6, 1, &none);
    assert_thrown("java/lang/StringIndexOutOfBoundsException");
}
END_TEST

START_TEST(direct_buffers_have_the_given_address) {
    static char memory[64];
    jobject buffer = (*env)->NewDirectByteBuffer(env, memory, sizeof memory);
    ck_assert_ptr_nonnull(buffer);
    ck_assert_ptr_eq((*env)->GetDirectBufferAddress(env, buffer), memory);
    ck_assert_int_eq((*env)->GetDirectBufferCapacity(env, buffer), 64);
    ck_assert_int_eq((*env)->GetDirectBufferCapacity(env, guest(env)), -1);
}
END_TEST

START_TEST(members_survive_the_way_through_reflection) {
    jclass cls = guest(env);
    jmethodID twice = (*env)->GetMethodID(env, cls, "twice", "()I");
    jobject method = (*env)->ToReflectedMethod(env, cls, twice, JNI_FALSE);
    ck_assert_ptr_nonnull(method);
    ck_assert_ptr_eq((*env)->FromReflectedMethod(env, method), twice);
    jfieldID number = (*env)->GetStaticFieldID(env, cls, "number", "I");
    jobject field = (*env)->ToReflectedField(env, cls, number, JNI_TRUE);
    ck_assert_ptr_eq((*env)->FromReflectedField(env, field), number);
}
END_TEST

static void add_tests(TCase *c) {
    tcase_add_test(c, calls_take_all_types_in_all_forms);
    tcase_add_test(c, nonvirtual_calls_run_the_named_method);
    tcase_add_test(c, natives_get_arguments_of_all_types);
    tcase_add_test(c, natives_may_be_registered_while_they_are_called);
    tcase_add_test(c, a_missing_native_is_named);
    tcase_add_test(c, exceptions_are_seen_cleared_and_thrown);
    tcase_add_test(c, local_frames_keep_one_result);
    tcase_add_test(c, nobody_pops_others_local_frames);
    tcase_add_test(c, critical_arrays_stay_where_they_are);
    tcase_add_test(c, object_arrays_check_what_is_stored);
    tcase_add_test(c, strings_keep_every_unit);
    tcase_add_test(c, direct_buffers_have_the_given_address);
    tcase_add_test(c, members_survive_the_way_through_reflection);
    tcase_add_test(c, threads_attach_and_detach);
    tcase_add_test(c, a_thread_dump_shows_every_thread);
    tcase_add_test(c, versions_and_environments_are_answered);
}

int main(void) {
    Suite *suite = suite_create("embed");
    TCase *life = tcase_create("life"), *plain = tcase_create("plain"),
          *stressed = tcase_create("stressed");
    tcase_add_test(life, two_vms_share_nothing);
    tcase_add_test(life, vms_come_and_go);
    tcase_add_test(life, wrong_options_are_refused);
    tcase_add_checked_fixture(plain, open_vm, close_vm);
    tcase_add_checked_fixture(stressed, open_stressed_vm, close_vm);
    add_tests(plain);
    add_tests(stressed);
    tcase_set_timeout(life, 60);
    tcase_set_timeout(plain, 60);
    tcase_set_timeout(stressed, 100);
    suite_add_tcase(suite, life);
    suite_add_tcase(suite, plain);
    suite_add_tcase(suite, stressed);
    return run(suite);
}
