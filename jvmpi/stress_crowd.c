/* SPDX-License-Identifier: MIT */
/* Daemon threads that work through JNI as a program would: objects, arrays, global references,
 * a monitor that all want, calls of Java methods, short-lived threads. They are ordinary
 * threads to every agent. */
#include <time.h>

#include "include/jni.h"
#include "jvmpi/stress.h"
#include "vm/model/handles.h"
#include "vm/run/exception.h"
#include "vm/run/thread_life.h"
#include "vm/threads/gate.h"
#include "vm/threads/transition.h"

enum { PAUSE_MICROSECONDS = 500, END_TRIES = 2000, THREAD_EVERY = 64 };

typedef struct Things {
    jclass object, string, integer, thread;
    jmethodID string_of, parse, new_thread, start, join;
} Things;

static bool find_things(JNIEnv *env, Things *c) {
    c->object = (*env)->FindClass(env, "java/lang/Object");
    c->string = (*env)->FindClass(env, "java/lang/String");
    c->integer = (*env)->FindClass(env, "java/lang/Integer");
    c->thread = (*env)->FindClass(env, "java/lang/Thread");
    if (c->object == NULL || c->string == NULL || c->integer == NULL || c->thread == NULL)
        return false;
    c->string_of =
        (*env)->GetStaticMethodID(env, c->string, "valueOf", "(I)Ljava/lang/String;");
    c->parse = (*env)->GetStaticMethodID(env, c->integer, "parseInt", "(Ljava/lang/String;)I");
    c->new_thread = (*env)->GetMethodID(env, c->thread, "<init>", "()V");
    c->start = (*env)->GetMethodID(env, c->thread, "start", "()V");
    c->join = (*env)->GetMethodID(env, c->thread, "join", "()V");
    return !(*env)->ExceptionCheck(env);
}

static void pause_microseconds(long microseconds) {
    nanosleep(&(struct timespec){.tv_nsec = microseconds * 1000}, NULL);
}

static void work_once(JNIEnv *env, const Things *c, jint round) {
    if ((*env)->PushLocalFrame(env, 16) != 0) return;
    jobjectArray array = (*env)->NewObjectArray(env, 1 + round % 50, c->object, NULL);
    jstring text = (*env)->CallStaticObjectMethod(env, c->string, c->string_of, round);
    if (text != NULL) (*env)->CallStaticIntMethod(env, c->integer, c->parse, text);
    if (array != NULL && text != NULL) (*env)->SetObjectArrayElement(env, array, 0, text);
    jobject strong = (*env)->NewGlobalRef(env, array);
    jobject weak = (*env)->NewWeakGlobalRef(env, array);
    (*env)->NewByteArray(env, round % 5000);
    if ((*env)->MonitorEnter(env, c->integer) == JNI_OK) {
        if (round % 4 == 0) pause_microseconds(100);
        (*env)->MonitorExit(env, c->integer);
    }
    if (round % THREAD_EVERY == 0) {
        jobject thread = (*env)->NewObject(env, c->thread, c->new_thread);
        if (thread != NULL) {
            (*env)->CallVoidMethod(env, thread, c->start);
            (*env)->CallVoidMethod(env, thread, c->join);
        }
    }
    (*env)->DeleteGlobalRef(env, strong);
    (*env)->DeleteWeakGlobalRef(env, weak);
    (*env)->ExceptionClear(env);
    (*env)->PopLocalFrame(env, NULL);
}

static void crowd_run(void *data) {
    Jvmpi *jvmpi = data;
    VM *vm = jvmpi->vm;
    Thread *t = thread_current(vm);
    JNIEnv *env = (JNIEnv *)(void *)t;
    Things things;
    t->agent_depth = 0; /* a program's thread: it waits for what a program's threads wait for */
    if (find_things(env, &things))
        for (jint round = 1; !atomic_load(&vm->shutting_down); round++) {
            work_once(env, &things, round);
            pause_microseconds(PAUSE_MICROSECONDS);
        }
    (*env)->ExceptionClear(env);
    t->agent_depth = 1;
    atomic_fetch_sub(&jvmpi->crowd, 1);
}

void stress_crowd_begin(Thread *t) {
    Jvmpi *jvmpi = jvmpi_of(t->vm);
    for (uint32_t i = 0; i < t->vm->options.stress.crowd; i++) {
        atomic_fetch_add(&jvmpi->crowd, 1);
        if (!thread_start_system(t, "stress", JVMPI_NORMAL_PRIORITY, crowd_run, jvmpi))
            atomic_fetch_sub(&jvmpi->crowd, 1);
    }
}

/* As an agent's function would be, they are at rest for the VM while we wait. */
void stress_crowd_end(VM *vm, Thread *t) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    bool inside = t != NULL && atomic_load(&t->state) == THREAD_IN_VM;
    if (inside) thread_leave_vm(t, THREAD_NATIVE);
    for (int i = 0; i < END_TRIES && atomic_load(&jvmpi->crowd) > 0; i++)
        pause_microseconds(1000);
    if (inside) thread_enter_vm(t);
}
