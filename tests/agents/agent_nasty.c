/* SPDX-License-Identifier: MIT */
/* Handlers of frequent events that do what handlers may do, and some of what they should not:
 * make references and leave them, push frames and pop those of others, leave exceptions, call
 * Java, collect, wait for another thread's collection, switch their own event off and on. The
 * program runs on as if nothing were there. Says "nasty ok". Option `long`: METHOD_ENTRY2 too,
 * so that no entry is told the brief way. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

enum { EVERY = 64, STEPS = 9 };

static JVMPI_Interface *jvmpi;
static JavaVM *java;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static unsigned long collections, wanted_collections;
static unsigned long steps[STEPS], entries, exits, allocations;
static int live;
static __thread unsigned turn, depth;
static __thread int entry_is_off, in_entry;

static void broken(const char *what) {
    fprintf(stderr, "nasty: %s\n", what);
    abort();
}

/* A thread that collects when a handler asks for it. */
static void collector(void *data) {
    (void)data;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (collections == wanted_collections) pthread_cond_wait(&done, &lock);
        pthread_mutex_unlock(&lock);
        jvmpi->RunGC();
        pthread_mutex_lock(&lock);
        collections++;
        pthread_cond_broadcast(&done);
    }
}

static void wait_for_collection(void) {
    pthread_mutex_lock(&lock);
    unsigned long until = collections + 1;
    if (wanted_collections < until) wanted_collections = until;
    pthread_cond_broadcast(&done);
    while (collections < until) pthread_cond_wait(&done, &lock);
    pthread_mutex_unlock(&lock);
}

static void call_java(JNIEnv *env) {
    jclass math = (*env)->FindClass(env, "java/lang/Math");
    jmethodID abs = math != NULL ? (*env)->GetStaticMethodID(env, math, "abs", "(I)I") : NULL;
    if (abs == NULL) broken("no Math.abs");
    if ((*env)->CallStaticIntMethod(env, math, abs, -5) != 5) broken("Math.abs(-5) is not 5");
}

static void misbehave(JNIEnv *env, unsigned step) {
    __atomic_fetch_add(&steps[step], 1, __ATOMIC_RELAXED);
    switch (step) {
    case 0:
        for (int i = 0; i < 150; i++)
            if ((*env)->NewStringUTF(env, "left behind") == NULL) broken("no string");
        break;
    case 1:
        for (int i = 0; i < 3; i++) (*env)->PushLocalFrame(env, 10);
        (*env)->NewStringUTF(env, "in a frame");
        break;
    case 2:
        for (int i = 0; i < 5; i++) (*env)->PopLocalFrame(env, NULL);
        break;
    case 3:
        if ((*env)->FindClass(env, "no/such/Class") != NULL) broken("a class that is none");
        if (!(*env)->ExceptionCheck(env)) broken("no exception");
        break;
    case 4: call_java(env); break;
    case 5: jvmpi->RunGC(); break;
    case 6: wait_for_collection(); break;
    case 7: entry_is_off = 1; break;
    default: {
        jstring text = (*env)->NewStringUTF(env, "moved");
        jvmpi->RunGC();
        const char *bytes = text != NULL ? (*env)->GetStringUTFChars(env, text, NULL) : NULL;
        if (bytes == NULL || strcmp(bytes, "moved") != 0)
            broken("a local reference went astray");
        (*env)->ReleaseStringUTFChars(env, text, bytes);
    }
    }
}

static void on_entry(JVMPI_Event *event) {
    JNIEnv *env = event->env_id, *mine;
    if (in_entry) broken("METHOD_ENTRY inside METHOD_ENTRY's handler");
    if ((*java)->GetEnv(java, (void **)&mine, JNI_VERSION_1_2) != JNI_OK || mine != env)
        broken("env_id is another's");
    if (event->u.method.method_id == NULL ||
        jvmpi->GetMethodClass(event->u.method.method_id) == NULL)
        broken("no method");
    if ((*env)->ExceptionCheck(env)) broken("an exception is pending");
    __atomic_fetch_add(&entries, 1, __ATOMIC_RELAXED);
    JVMPI_CallFrame frames[2];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->GetCallTrace(&trace, 2);
    if (trace.num_frames < 1 || frames[0].method_id != event->u.method.method_id)
        broken("the trace begins elsewhere");
    if (!__atomic_load_n(&live, __ATOMIC_ACQUIRE) || ++turn % EVERY != 0) return;
    in_entry = 1;
    misbehave(env, turn / EVERY % STEPS);
    in_entry = 0;
}

/* Enabling and disabling is the process's; so one thread at a time does it, and others' events
 * are not judged. */
static void switch_entries(void) {
    static pthread_mutex_t switching = PTHREAD_MUTEX_INITIALIZER;
    entry_is_off = 0;
    if (pthread_mutex_trylock(&switching) != 0) return;
    jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    pthread_mutex_unlock(&switching);
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY: on_entry(event); break;
    case JVMPI_EVENT_METHOD_EXIT:
        __atomic_fetch_add(&exits, 1, __ATOMIC_RELAXED);
        if (!in_entry && entry_is_off) switch_entries();
        if ((turn + __atomic_load_n(&exits, __ATOMIC_RELAXED)) % 1024 == 0)
            (*event->env_id)->NewStringUTF(event->env_id, "at an exit");
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
        if (depth++ != 0) broken("OBJECT_ALLOC inside OBJECT_ALLOC's handler");
        if (event->env_id == NULL)
            broken("an allocation of no thread, though no start was asked for");
        if (event->u.obj_alloc.size < 8 || event->u.obj_alloc.obj_id == NULL ||
            event->u.obj_alloc.arena_id < 0)
            broken("an object that is none");
        if (__atomic_load_n(&live, __ATOMIC_ACQUIRE) && !in_entry && allocations % 50 == 0) {
            (*event->env_id)->NewStringUTF(event->env_id, "in a handler");
            jobject local = jvmpi->jobjectID2jobject(event->u.obj_alloc.obj_id);
            if (jvmpi->jobject2jobjectID(local) != event->u.obj_alloc.obj_id)
                broken("the object has moved");
        }
        depth--;
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        if (jvmpi->CreateSystemThread((char *)"collector", 5, collector) != JNI_OK)
            broken("no thread");
        __atomic_store_n(&live, 1, __ATOMIC_RELEASE);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        __atomic_store_n(&live, 0, __ATOMIC_RELEASE);
        for (int i = 0; i < STEPS; i++)
            if (steps[i] == 0) broken("not everything was tried");
        if (entries == 0 || exits == 0 || allocations == 0) broken("events are missing");
        fprintf(stderr, "nasty ok\n");
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT,
                                  JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_JVM_INIT_DONE,
                                  JVMPI_EVENT_JVM_SHUT_DOWN};
    (void)reserved;
    java = vm;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    for (unsigned i = 0; i < sizeof events / sizeof events[0]; i++)
        if (jvmpi->EnableEvent(events[i], NULL) != JVMPI_SUCCESS) return JNI_ERR;
    if (options != NULL && strcmp(options, "long") == 0 &&
        jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY2, NULL) != JVMPI_SUCCESS)
        return JNI_ERR;
    return JNI_OK;
}
