/* SPDX-License-Identifier: MIT */
/* An agent that counts entries and exits, of the methods that -Xjvmpi:methods= chose, from
 * Windows.listen(true) to Windows.listen(false). And the thread's CPU time, in nanoseconds. */
#include <jni.h>
#include <stddef.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static jlong count;

static void notify(JVMPI_Event *event) {
    (void)event;
    __atomic_store_n(&count, count + 1, __ATOMIC_RELAXED);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    return JNI_OK;
}

JNIEXPORT void JNICALL Java_Windows_listen(JNIEnv *env, jclass class, jboolean on);
JNIEXPORT void JNICALL Java_Windows_listen(JNIEnv *env, jclass class, jboolean on) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};
    (void)env, (void)class;
    for (int i = 0; i < 2; i++)
        (on ? jvmpi->EnableEvent : jvmpi->DisableEvent)(events[i], NULL);
}

JNIEXPORT jlong JNICALL Java_Windows_count(JNIEnv *env, jclass class);
JNIEXPORT jlong JNICALL Java_Windows_count(JNIEnv *env, jclass class) {
    (void)env, (void)class;
    return count;
}

JNIEXPORT jlong JNICALL Java_Windows_now(JNIEnv *env, jclass class);
JNIEXPORT jlong JNICALL Java_Windows_now(JNIEnv *env, jclass class) {
    (void)env, (void)class;
    return jvmpi->GetCurrentThreadCpuTime();
}
