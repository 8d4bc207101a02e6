/* SPDX-License-Identifier: MIT */
/* A tracing library that does what BAD says, in the handler of a user event or inside a
 * collection; or keeps what it may not keep, and tells at its end what has become of it. */
#include <itrcstrt.h>
#include <jni.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *bad = "none";
static int done;
static JavaVM *java;
static jclass program; /* class Bad */
static unsigned long own_vm;
static const struct InsEventInfo *kept;
static const char *kept_text, *kept_name;

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

static unsigned long ask(char **name) {
    unsigned long size = 0;
    InstrumentSupportCurrentThreadDetails(own_vm, NULL, name, &size, NULL, NULL, NULL);
    return size;
}
JNIEXPORT void JNICALL Java_Bad_outside(JNIEnv *env, jclass c) {
    char *name;
    (void)env, (void)c;
    ask(&name);
}

static long written(void) {
    struct stat file;
    return fstat(STDERR_FILENO, &file) == 0 ? (long)file.st_size : -1;
}
/* Until somebody says something: a Java thread that waits for this one. */
static void wait_for_another(void) {
    for (long before = written(); written() == before;) usleep(1000);
}

/* What BAD says to keep. */
static void keep(const struct InsEventInfo *e) {
    const InsEventTypeMethod *m = &e->body.method;
    char *name = NULL;
    if (strcmp(bad, "record") == 0 && e->header.event == InsTrcEventUserEvent) kept = e;
    if (strcmp(bad, "message") == 0 && e->header.event == InsTrcEventUserEvent)
        kept_text = e->body.userEvent.msg, kept_name = "now";
    if (strcmp(bad, "text") == 0 && e->header.event == InsTrcEventMethodEnter &&
        m->classNameSize == 3 && memcmp(m->className, "Bad", 3) == 0)
        kept_text = m->className, kept_name = "Bad";
    if (strcmp(bad, "details") == 0 && e->header.event == InsTrcEventUserEvent) {
        ask(&name);
        kept_text = name, kept_name = "main";
    }
    if (kept != NULL || kept_text != NULL) done = 1;
}
static void tell_kept(void) {
    if (kept != NULL)
        fprintf(stderr, "bad: kept %s\n",
                kept->header.event == InsTrcEventUserEvent ? "whole" : "spoilt");
    if (kept_text != NULL)
        fprintf(stderr, "bad: kept %s\n",
                memcmp(kept_text, kept_name, strlen(kept_name)) == 0 ? "whole" : "spoilt");
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
    JNIEnv *env;
    char *name;
    if (user && strcmp(bad, "invoke") == 0)
        done = 1, (*java)->GetEnv(java, (void **)&env, JNI_VERSION_1_6);
    if (inside && strcmp(bad, "asks") == 0) done = 1, ask(&name);
    if (user && strcmp(bad, "wait") == 0) done = 1, wait_for_another();
    keep(e);
    if (user && strcmp(bad, "scribble") == 0) memset(&e->body, 0x5a, sizeof e->body);
    return 0;
}
unsigned long InstrumentTraceStartup(unsigned long vm) {
    bad = getenv("BAD") != NULL ? getenv("BAD") : "none";
    own_vm = vm;
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
    tell_kept();
    fprintf(stderr, "bad: shutdown\n");
    return 0;
}
