/* SPDX-License-Identifier: MIT */
/* Attached by itself; the one that starts it waits until it is. */
#include "jdk/system_thread.h"

#include <pthread.h>
#include <semaphore.h>

#include "vm/jni/env.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

typedef struct Start {
    JavaVM *vm;
    jobject group; /* a global reference */
    const char *name;
    void (*run)(JNIEnv *env, void *data);
    void *data;
    sem_t known; /* Java sees the thread, or will not */
    bool attached;
} Start;

static void rise(JNIEnv *env) {
    enum { NEARLY_HIGHEST = 9 };
    jclass c = (*env)->FindClass(env, "java/lang/Thread");
    jmethodID m =
        c != NULL ? (*env)->GetStaticMethodID(env, c, "currentThread", "()Ljava/lang/Thread;")
                  : NULL;
    jobject self = m != NULL ? (*env)->CallStaticObjectMethod(env, c, m) : NULL;
    m = self != NULL ? (*env)->GetMethodID(env, c, "setPriority", "(I)V") : NULL;
    if (m != NULL) (*env)->CallVoidMethod(env, self, m, (jint)NEARLY_HIGHEST);
    (*env)->ExceptionClear(env);
    (*env)->DeleteLocalRef(env, self);
    (*env)->DeleteLocalRef(env, c);
}

static void *thread_run(void *data) {
    Start *start = data, own = *start;
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)(uintptr_t)own.name, own.group};
    void *env = NULL;
    own.attached = (*own.vm)->AttachCurrentThreadAsDaemon(own.vm, &env, &args) == JNI_OK;
    if (own.attached) rise(env);
    start->attached = own.attached;
    sem_post(&start->known); /* it is not ours any more */
    if (!own.attached) return NULL;
    own.run(env, own.data);
    (*own.vm)->DetachCurrentThread(own.vm);
    return NULL;
}

/* The system's group, a global reference. */
static jobject system_group(JNIEnv *env) {
    jobject local;
    {
        ENV_ENTER(env);
        local = env_local(t, t->vm->system_thread_group);
    }
    jobject group = (*env)->NewGlobalRef(env, local);
    (*env)->DeleteLocalRef(env, local);
    return group;
}

bool system_thread_start(JNIEnv *env, const char *name, void (*run)(JNIEnv *env, void *data),
                         void *data) {
    Start start = {.group = system_group(env), .name = name, .run = run, .data = data};
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    sem_init(&start.known, 0, 0);
    bool made = (*env)->GetJavaVM(env, &start.vm) == JNI_OK &&
                pthread_create(&thread, &attributes, thread_run, &start) == 0;
    pthread_attr_destroy(&attributes);
    while (made && sem_wait(&start.known) != 0) continue;
    sem_destroy(&start.known);
    (*env)->DeleteGlobalRef(env, start.group);
    return made && start.attached;
}
