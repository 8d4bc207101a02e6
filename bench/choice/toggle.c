/* SPDX-License-Identifier: MIT */
/* An agent that counts entries and exits, of the methods that -Xjvmpi:methods= chose, from
 * Windows.listen(true) to Windows.listen(false); with the option "batches" from untimed
 * batches. And the thread's CPU time, in nanoseconds. */
#include <jni.h>
#include <minijvm.h>
#include <stddef.h>
#include <string.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static JavaVM *java;
static jlong count;

static void notify(JVMPI_Event *event) {
    (void)event;
    __atomic_store_n(&count, count + 1, __ATOMIC_RELAXED);
}

static void JNICALL take(JNIEnv *env, const minijvm_call *calls, jint calls_count, jlong now) {
    (void)env, (void)calls, (void)now;
    __atomic_store_n(&count, count + calls_count, __ATOMIC_RELAXED);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    java = vm;
    jvmpi->NotifyEvent = notify;
    return options != NULL && strcmp(options, "batches") == 0
               ? minijvm_agent_calls(vm, take, MINIJVM_CALLS_UNTIMED)
               : JNI_OK;
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
    minijvm_take_calls(java);
    return count;
}

JNIEXPORT jlong JNICALL Java_Windows_now(JNIEnv *env, jclass class);
JNIEXPORT jlong JNICALL Java_Windows_now(JNIEnv *env, jclass class) {
    (void)env, (void)class;
    return jvmpi->GetCurrentThreadCpuTime();
}
