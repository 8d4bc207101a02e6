/* SPDX-License-Identifier: MIT */
/* Foreign.java's native method. */
#include <jni.h>
#include <unistd.h>

JNIEXPORT void JNICALL Java_Foreign_stay(JNIEnv *env, jclass c);
JNIEXPORT void JNICALL Java_Foreign_stay(JNIEnv *env, jclass c) {
    (void)env, (void)c;
    for (;;) pause();
}
