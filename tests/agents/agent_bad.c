/* SPDX-License-Identifier: MIT */
/* Breaks rules, one after the other, so that -Xcheck:jvmpi can name them. Its functions are visible, so
 * that reports can show their names. Prints "poison ok" when an event's memory is no event any more after
 * the handler. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi.h"

void bad_functions(void);
void bad_monitors(void);
void bad_in_g(JNIEnv *env);
void bad_suspended(JNIEnv *env);
void bad_blocking(void *argument);

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock, other;
static char name[] = "bad";
static JNIEnv *main_env;
static JVMPI_Event *kept;
static volatile int holder_in;

static void pause_ms(long ms) { nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL); }

void bad_functions(void) {
    int local;
    jvmpi->EnableEvent(36, NULL);
    jvmpi->RequestEvent(JVMPI_EVENT_GC_START, NULL);
    jobjectID id = jvmpi->GetThreadObject(main_env); /* with GC on */
    jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id);
    jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, &local);
    jvmpi->GetMethodClass((jmethodID)(void *)&local);
    jvmpi->GetThreadStatus((JNIEnv *)(void *)&local);
    jvmpi->ResumeThread(main_env);
    jvmpi->EnableGC();
    jvmpi->DisableGC();
    jvmpi->RunGC();
    jvmpi->EnableGC();
}

void bad_monitors(void) {
    jvmpi->RawMonitorExit(lock);
    jvmpi->RawMonitorWait(lock, 1);
    jvmpi->RawMonitorNotifyAll(lock);
    jvmpi->RawMonitorEnter((JVMPI_RawMonitor)(void *)&lock);
}

void bad_in_g(JNIEnv *env) {
    (void)env;
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, free);
    pause_ms(40); /* slow, too */
}

void bad_suspended(JNIEnv *env) {
    jvmpi->DisableGC();
    jvmpi->SuspendThread(env);
    jvmpi->RawMonitorEnter(lock);
    jvmpi->RawMonitorWait(lock, 1);
    jvmpi->RawMonitorExit(lock);
    jvmpi->ResumeThread(env);
    jvmpi->EnableGC();
}

/* A holds `other`; B waits for it with GC off, while the program wants to collect. */
static void holder(void *argument) {
    (void)argument;
    jvmpi->RawMonitorEnter(other);
    holder_in = 1;
    pause_ms(2500);
    jvmpi->RawMonitorExit(other);
}

void bad_blocking(void *argument) {
    (void)argument;
    while (!holder_in) pause_ms(1);
    jvmpi->DisableGC();
    jvmpi->RawMonitorEnter(other);
    jvmpi->RawMonitorExit(other);
    jvmpi->EnableGC();
}

static void on_init_done(JVMPI_Event *event) {
    main_env = event->env_id;
    bad_functions();
    bad_monitors();
    jvmpi->EnableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_THREAD_START, NULL);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, holder);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, bad_blocking);
}

static void notify(JVMPI_Event *event) {
    static int once;
    if (kept != NULL) {
        if (kept->event_type != JVMPI_EVENT_JVM_INIT_DONE) fprintf(stderr, "poison ok\n");
        kept = NULL;
    }
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE:
        on_init_done(event);
        kept = event; /* against the rules: it is dead when we return */
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        if (event->env_id == main_env && once++ == 0) bad_in_g(event->env_id);
        break;
    case JVMPI_EVENT_THREAD_START:
        if (event->u.thread_start.thread_name[0] == 'w') {
            static int suspended;
            if (suspended++ == 0) bad_suspended(main_env);
        }
        break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK: {
        static int replaced;
        event->u.class_load_hook.new_class_data = event->u.class_load_hook.class_data;
        event->u.class_load_hook.new_class_data_len = event->u.class_load_hook.class_data_len;
        if (replaced++ == 0) { /* a buffer of our own, of which we keep the ownership */
            unsigned char *copy = malloc((size_t)event->u.class_load_hook.class_data_len);
            memcpy(copy, event->u.class_load_hook.class_data, (size_t)event->u.class_load_hook.class_data_len);
            event->u.class_load_hook.new_class_data = copy;
        }
        break;
    }
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    void *table;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    other = jvmpi->RawMonitorCreate(name);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, free);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD_HOOK, NULL);
    return JNI_OK;
}
