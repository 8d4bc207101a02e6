/* SPDX-License-Identifier: MIT */
/* The native half of Native.java. */
#include <jni.h>

JNIEXPORT jint JNICALL Java_Native_answer(JNIEnv *env, jclass cls, jintArray numbers);
JNIEXPORT jint JNICALL Java_Native_answer(JNIEnv *env, jclass cls, jintArray numbers) {
    jint values[2] = {0, 0};
    (void)cls;
    (*env)->GetIntArrayRegion(env, numbers, 0, 2, values);
    return values[0] + values[1];
}
