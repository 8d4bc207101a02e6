/* SPDX-License-Identifier: MIT */
/* The native methods of References.java: they know nothing of the agent. */
#include "jni.h"

enum { KEPT = 32 };
static jobject kept[KEPT], kept_weak[KEPT];

static void keep(JNIEnv *env, jobject *place, jobject made, int weak) {
    jobject old = __atomic_exchange_n(place, made, __ATOMIC_ACQ_REL);
    if (old == NULL) return;
    if (weak)
        (*env)->DeleteWeakGlobalRef(env, old);
    else
        (*env)->DeleteGlobalRef(env, old);
}

JNIEXPORT jint JNICALL Java_References_turn(JNIEnv *env, jclass class, jobject object, jint n);
JNIEXPORT jint JNICALL Java_References_turn(JNIEnv *env, jclass class, jobject object, jint n) {
    keep(env, &kept[n % KEPT], n % 3 == 0 ? NULL : (*env)->NewGlobalRef(env, object), 0);
    keep(env, &kept_weak[n % KEPT], n % 3 == 1 ? NULL : (*env)->NewWeakGlobalRef(env, object),
         1);
    if ((*env)->PushLocalFrame(env, 8) != 0) return -1;
    jobject local = (*env)->NewLocalRef(env, kept_weak[n % 7]); /* NULL, when it died */
    (*env)->NewStringUTF(env, "in a frame");
    (*env)->PopLocalFrame(env, NULL);
    (void)local;
    jmethodID back = (*env)->GetStaticMethodID(env, class, "back", "(Ljava/lang/Object;I)I");
    if (back == NULL) return -1;
    jint result = (*env)->CallStaticIntMethod(env, class, back, object, n);
    if ((*env)->ExceptionCheck(env) && n % 2 == 0) (*env)->ExceptionClear(env);
    return result & 0xff;
}

JNIEXPORT jint JNICALL Java_References_locked(JNIEnv *env, jclass class, jobject object,
                                              jint n);
JNIEXPORT jint JNICALL Java_References_locked(JNIEnv *env, jclass class, jobject object,
                                              jint n) {
    (void)class;
    if ((*env)->MonitorEnter(env, object) != 0) return -1;
    keep(env, &kept[(n + 5) % KEPT], (*env)->NewGlobalRef(env, object), 0);
    (*env)->MonitorExit(env, object);
    return 1;
}
