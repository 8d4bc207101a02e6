/* SPDX-License-Identifier: MIT */
/* NativeMonitor's native methods. */
#include <jni.h>

JNIEXPORT void JNICALL Java_NativeMonitor_enter(JNIEnv *env, jclass cls, jobject lock) {
    (void)cls;
    (*env)->MonitorEnter(env, lock);
}

JNIEXPORT void JNICALL Java_NativeMonitor_exit(JNIEnv *env, jclass cls, jobject lock) {
    (void)cls;
    (*env)->MonitorExit(env, lock);
}
