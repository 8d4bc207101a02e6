/* SPDX-License-Identifier: MIT */
/* A tracing library that does what BAD says, in the handler of a user event or inside a
 * collection. */
#include <itrcstrt.h>
#include <jni.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *bad = "none";
static int done;
static JavaVM *java;
static jclass program; /* class Bad */

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    JNIEnv *env;
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_6) != JNI_OK) return JNI_ERR;
    java = vm;
    jclass found = (*env)->FindClass(env, "Bad");
    program = found != NULL ? (*env)->NewGlobalRef(env, found) : NULL;
    return JNI_VERSION_1_6;
}
static void call(const char *method) {
    JNIEnv *env = NULL;
    if (java == NULL || (*java)->GetEnv(java, (void **)&env, JNI_VERSION_1_6) != JNI_OK) return;
    jmethodID id = (*env)->GetStaticMethodID(env, program, method, "()V");
    if (id != NULL) (*env)->CallStaticVoidMethod(env, program, id);
    fprintf(stderr, "bad: called %s: %s\n", method,
            id != NULL && (*env)->ExceptionCheck(env) ? "thrown"
            : id != NULL                              ? "done"
                                                      : "no answer");
}

unsigned long InstrumentTraceEvent(struct InsEventInfo *e) {
    int user = e->header.event == InsTrcEventUserEvent,
        inside = e->header.event == InsTrcEventGGCStart;
    if (done || strcmp(bad, "none") == 0) return 0;
    if (user && strcmp(bad, "exit") == 0) exit(3);
    if (user && strcmp(bad, "halt") == 0) done = 1, call("halt");
    if (user && strcmp(bad, "gc") == 0) done = 1, call("collect");
    if (user && strcmp(bad, "throw") == 0) done = 1, call("fails");
    if (user && strcmp(bad, "jni") == 0) done = 1, call("nothing");
    if (inside && strcmp(bad, "collecting") == 0) done = 1, call("nothing");
    if (e->header.event == InsTrcEventGGCEnd && strcmp(bad, "stopped") == 0)
        done = 1, call("nothing");
    if (e->header.event == InsTrcEventStartFieldReport && strcmp(bad, "report") == 0)
        done = 1, call("nothing");
    if (user && strcmp(bad, "scribble") == 0) memset(&e->body, 0x5a, sizeof e->body);
    return 0;
}
unsigned long InstrumentTraceStartup(unsigned long vm) {
    bad = getenv("BAD") != NULL ? getenv("BAD") : "none";
    if (strcmp(bad, "startup") == 0) call("back");
    return vm == 0;
}
unsigned long InstrumentTraceBegin(unsigned long vm, unsigned long flags) {
    if (strcmp(bad, "begin") == 0) call("back");
    return vm == 0 || flags == 0;
}
unsigned long InstrumentTraceEnd(void) {
    if (strcmp(bad, "end") == 0) call("back");
    return 0;
}
unsigned long InstrumentTraceShutdown(void) {
    if (strcmp(bad, "shutdown") == 0) call("back");
    fprintf(stderr, "bad: shutdown\n");
    return 0;
}
