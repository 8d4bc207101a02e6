/* SPDX-License-Identifier: MIT */
/* Thresholds of memory pools. A pool has two: for its use at any time, which is looked at ten
 * times a second and after each collection, and for what a collection of it has left. The
 * library's object behind each, its sensor, counts and sends the notification; it is switched
 * on when the threshold is reached, and off below it. Of collections each that leaves too much
 * counts. All of it is done by the thread that tells of collections. */
#include <string.h>

#include "jdk/management.h"
#include "vm/jni/env.h"
#include "vm/model/handles.h"
#include "vm/run/exception.h"

static Threshold *threshold_at(JNIEnv *env, int pool, ThresholdKind kind) {
    return &management_of(env)->thresholds[pool][kind];
}

/* ---- What the library sets ---- */

static bool limit_pool(JNIEnv *env, jobject pool, ThresholdKind kind, jlong limit) {
    int at = management_find_pool(env, pool);
    if (at < 0 || (limit > 0 && !management_notices(env))) return false;
    Management *management = management_of(env);
    pthread_mutex_lock(&management->bean_lock);
    threshold_at(env, at, kind)->limit = limit;
    pthread_mutex_unlock(&management->bean_lock);
    if (limit > 0) management_wake(env);
    return true;
}

static void keep_sensor(JNIEnv *env, jobject pool, ThresholdKind kind, jobject sensor) {
    int at = management_find_pool(env, pool);
    if (at < 0) return;
    Management *management = management_of(env);
    jobject kept = (*env)->NewGlobalRef(env, sensor);
    pthread_mutex_lock(&management->bean_lock);
    Threshold *threshold = threshold_at(env, at, kind);
    jobject unused = threshold->sensor != NULL ? kept : NULL; /* a pool has one for ever */
    if (unused == NULL) threshold->sensor = kept;
    pthread_mutex_unlock(&management->bean_lock);
    (*env)->DeleteGlobalRef(env, unused);
}

/* this, old, new */
static void native_limit(Thread *t, const Value *args, ThresholdKind kind) {
    HANDLE_SCOPE(t);
    JNIEnv *env = (JNIEnv *)(void *)t;
    jobject pool = env_local(t, args[0].l);
    jlong limit = args[3].j;
    thread_leave_vm(t, THREAD_NATIVE);
    bool done = limit_pool(env, pool, kind, limit);
    thread_enter_vm(t);
    if (!done && t->exception == NULL) exception_out_of_memory(t, "C heap");
}

/* this, sensor */
static void native_sensor(Thread *t, const Value *args, ThresholdKind kind) {
    HANDLE_SCOPE(t);
    JNIEnv *env = (JNIEnv *)(void *)t;
    jobject pool = env_local(t, args[0].l), sensor = env_local(t, args[1].l);
    thread_leave_vm(t, THREAD_NATIVE);
    keep_sensor(env, pool, kind, sensor);
    thread_enter_vm(t);
}

void jdk_MemoryPoolImpl_setUsageThreshold0(Thread *t, Value *args, Value *result) {
    (void)result;
    native_limit(t, args, THRESHOLD_USAGE);
}
void jdk_MemoryPoolImpl_setCollectionThreshold0(Thread *t, Value *args, Value *result) {
    (void)result;
    native_limit(t, args, THRESHOLD_COLLECTION);
}
void jdk_MemoryPoolImpl_setPoolUsageSensor(Thread *t, Value *args, Value *result) {
    (void)result;
    native_sensor(t, args, THRESHOLD_USAGE);
}
void jdk_MemoryPoolImpl_setPoolCollectionSensor(Thread *t, Value *args, Value *result) {
    (void)result;
    native_sensor(t, args, THRESHOLD_COLLECTION);
}

/* ---- What is found ---- */

bool thresholds_are_set(Management *management, ThresholdKind kind) {
    bool any = false;
    pthread_mutex_lock(&management->bean_lock);
    for (int i = 0; i < MOST_POOLS; i++) any |= management->thresholds[i][kind].limit > 0;
    pthread_mutex_unlock(&management->bean_lock);
    return any;
}

static void tell_sensor(JNIEnv *env, jobject sensor, bool on, jobject usage) {
    jclass cls = (*env)->GetObjectClass(env, sensor);
    jmethodID m = (*env)->GetMethodID(env, cls, on ? "trigger" : "clear",
                                      on ? "(ILjava/lang/management/MemoryUsage;)V" : "()V");
    if (m != NULL && on) (*env)->CallVoidMethod(env, sensor, m, (jint)1, usage);
    if (m != NULL && !on) (*env)->CallVoidMethod(env, sensor, m);
    (*env)->ExceptionClear(env); /* a listener's is its own affair */
    (*env)->DeleteLocalRef(env, cls);
}

/* One pool's, which uses so much. */
static void look_at(JNIEnv *env, int pool, ThresholdKind kind, jlong used, jobject usage) {
    Management *management = management_of(env);
    pthread_mutex_lock(&management->bean_lock);
    Threshold *threshold = threshold_at(env, pool, kind);
    bool on = threshold->limit > 0 && used >= threshold->limit;
    bool tells = threshold->sensor != NULL &&
                 (on != threshold->is_on || (on && kind == THRESHOLD_COLLECTION));
    jobject sensor = threshold->sensor;
    threshold->is_on = on;
    pthread_mutex_unlock(&management->bean_lock);
    if (tells) tell_sensor(env, sensor, on, usage);
}

static void look(JNIEnv *env, ThresholdKind kind, const GcPass *pass, bool young) {
    for (int pool = 0; pool < MOST_POOLS; pool++) {
        if ((*env)->PushLocalFrame(env, 8) != JNI_OK) return;
        jlong used;
        jobject usage = management_usage_of(env, pool, pass, young, &used);
        if (usage != NULL) look_at(env, pool, kind, used, usage);
        (*env)->ExceptionClear(env);
        (*env)->PopLocalFrame(env, NULL);
    }
}

void thresholds_look(JNIEnv *env) {
    if (thresholds_are_set(management_of(env), THRESHOLD_USAGE))
        look(env, THRESHOLD_USAGE, NULL, false);
}

void thresholds_collected(JNIEnv *env, const GcPass *pass, bool young) {
    look(env, THRESHOLD_COLLECTION, pass, young);
}
