/* SPDX-License-Identifier: MIT */
/* What the suite's agents share: claims, the table, and a way for Java programs to call them.
 * An agent includes this, defines `notify` and JVM_OnLoad, and calls conf_load first. Needs
 * jvmpi.h, jni.h and a C library, nothing of any VM. Results go to the file that
 * CONFORMANCE_RESULTS names, one line per claim, statement and outcome: "ok R43 functions: a
 * requested event arrives first". */
#ifndef CONFORMANCE_H
#define CONFORMANCE_H

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "jvmpi.h"

#define UNUSED __attribute__((unused))

static UNUSED JVMPI_Interface *jvmpi;
static UNUSED JavaVM *java_vm;
static int conf_results = -1;
static const char *conf_name = "?";

/* ---- Claims ---- */

typedef struct Claim {
    atomic_int held, failed; /* written once each */
} Claim;

static UNUSED void conf_line(const char *outcome, const char *statements, const char *claim) {
    char line[512];
    for (const char *at = statements; *at != 0;) {
        size_t length = strcspn(at, " ");
        int size = snprintf(line, sizeof line, "%s %.*s %s: %s\n", outcome, (int)length, at,
                            conf_name, claim);
        if (conf_results >= 0 && size > 0 && write(conf_results, line, (size_t)size) < 0)
            abort();
        at += length + (at[length] == ' ');
    }
}

static UNUSED void conf_check(Claim *claim, const char *statements, int truth,
                              const char *text) {
    if (truth) {
        if (atomic_load_explicit(&claim->held, memory_order_relaxed) == 0 &&
            atomic_exchange(&claim->held, 1) == 0)
            conf_line("ok", statements, text);
    } else if (atomic_exchange(&claim->failed, 1) == 0) {
        conf_line("FAIL", statements, text);
    }
}

/* May be evaluated any number of times, on any thread and in any mode; it holds if it always
 * does. */
#define CHECK(statements, truth, text)                                                         \
    do {                                                                                       \
        static Claim claim_;                                                                   \
        conf_check(&claim_, statements, (truth) != 0, text);                                   \
    } while (0)

/* ---- Start ---- */

static UNUSED int conf_load(JavaVM *vm, const char *name, void (*notify)(JVMPI_Event *),
                            jint version) {
    void *table = NULL;
    const char *path = getenv("CONFORMANCE_RESULTS");
    conf_name = name;
    java_vm = vm;
    if (path != NULL) conf_results = open(path, O_WRONLY | O_CREAT | O_APPEND, 0644);
    if ((*vm)->GetEnv(vm, &table, version) < 0 || table == NULL) return 0;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    return 1;
}

static UNUSED void conf_enable(const jint *events, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (jvmpi->EnableEvent(events[i], NULL) != JVMPI_SUCCESS) {
            char text[64];
            snprintf(text, sizeof text, "event %d can be enabled", (int)events[i]);
            conf_line("FAIL", "R57", text);
        }
}
#define ENABLE(...)                                                                            \
    do {                                                                                       \
        static const jint events_[] = {__VA_ARGS__};                                           \
        conf_enable(events_, sizeof events_ / sizeof events_[0]);                              \
    } while (0)

/* The last line of a run that came to its end. */
static UNUSED void conf_end(void) { conf_line("end", "-", "done"); }

/* ---- Java programs call us ---- */

static UNUSED void (*on_step)(JNIEnv *env, int number);
static UNUSED void (*on_object)(JNIEnv *env, int number, jobject object);

static UNUSED void JNICALL driver_step(JNIEnv *env, jclass c, jint number) {
    (void)c;
    if (on_step != NULL) on_step(env, (int)number);
}
static UNUSED void JNICALL driver_object(JNIEnv *env, jclass c, jint number, jobject object) {
    (void)c;
    if (on_object != NULL) on_object(env, (int)number, object);
}

/* In JVM_INIT_DONE's handler. */
static UNUSED JNIEnv *conf_driver(void) {
    JNIEnv *env;
    static char step[] = "step", object[] = "object", step_type[] = "(I)V",
                object_type[] = "(ILjava/lang/Object;)V";
    JNINativeMethod natives[] = {{step, step_type, (void *)driver_step},
                                 {object, object_type, (void *)driver_object}};
    if ((*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) != JNI_OK) return NULL;
    jclass driver = (*env)->FindClass(env, "Driver");
    if (driver == NULL || (*env)->RegisterNatives(env, driver, natives, 2) != 0) {
        (*env)->ExceptionDescribe(env);
        conf_line("FAIL", "R153", "classes can be used in JVM_INIT_DONE");
        return NULL;
    }
    return env;
}

/* The caller's own; NULL: the VM does not know the thread. */
static UNUSED JNIEnv *conf_env(void) {
    JNIEnv *env;
    return (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) == JNI_OK ? env : NULL;
}

/* ---- Time ---- */

static UNUSED long long now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long long)t.tv_sec * 1000000000 + t.tv_nsec;
}
static UNUSED void sleep_ms(long ms) {
    struct timespec t = {ms / 1000, ms % 1000 * 1000000};
    nanosleep(&t, NULL);
}
/* How many milliseconds a condition is waited for: ten seconds, or what CONFORMANCE_PATIENCE
 * says. */
static UNUSED int conf_patience(void) {
    const char *text = getenv("CONFORMANCE_PATIENCE");
    return text != NULL ? atoi(text) : 10000;
}
#define AWAIT(condition)                                                                       \
    do {                                                                                       \
        for (int tries_ = conf_patience(); tries_ > 0 && !(condition); tries_--) sleep_ms(1);  \
    } while (0)

/* R34: within the handler of an event with ids nothing collects. The agent counts here the
 * GC_STARTs of this thread. */
static UNUSED _Thread_local unsigned conf_collections;
static UNUSED void conf_check_gc_off(const JVMPI_Event *event);

#define KIND(event)      ((event)->event_type & ~JVMPI_REQUESTED_EVENT)
#define REQUESTED(event) (((event)->event_type & JVMPI_REQUESTED_EVENT) != 0)

static void conf_check_gc_off(const JVMPI_Event *event) {
    enum { PROBES = 20 };
    static atomic_int probed[JVMPI_MAX_EVENT_TYPE_VAL + 1];
    if (atomic_fetch_add(&probed[KIND(event)], 1) >= PROBES) return;
    unsigned before = conf_collections;
    jvmpi->RunGC();
    CHECK("R34", conf_collections == before, "GC is off in the handler of each event with ids");
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);

#endif
