/* SPDX-License-Identifier: MIT */
/* Breaks rules, one after the other, so that -Xcheck:jvmpi can name them. Its functions are
 * visible, so that reports can show their names. Prints "poison ok" when an event's memory is
 * no event any more after the handler. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi.h"

void bad_functions(void);
void bad_monitors(void);
void bad_in_g(JNIEnv *env);
void bad_suspended(JNIEnv *env);
void bad_blocking(void *argument);
void bad_waiting(void *argument);
void bad_ending(void *argument);
void bad_allocation(void);
void bad_stale(jobjectID id);
void bad_left_off(void);

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock, other, waited, left;
static void *volatile block;
static jobjectID ended_id;
static _Atomic(JNIEnv *) ended_envs[32];
static char name[] = "bad", ending_name[] = "ending", collecting_name[] = "collecting",
            waited_name[] = "waited", left_name[] = "left";
static JNIEnv *main_env;
static JVMPI_Event *kept;
static int asks_again;
static volatile int holder_in, blocking_in;

static void pause_ms(long ms) {
    nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL);
}

void bad_functions(void) {
    int local;
    jvmpi->EnableEvent(36, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_HEAP_DUMP, NULL);
    jvmpi->DisableGC();
    asks_again = 1;
    jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, jvmpi->GetThreadObject(main_env));
    asks_again = 0;
    jvmpi->EnableGC();
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
    block = realloc(block, 20);
    jvmpi->RawMonitorEnter(lock);
    jvmpi->RawMonitorWait(lock, 1);
    jvmpi->RawMonitorExit(lock);
    jvmpi->ResumeThread(env);
    jvmpi->EnableGC();
}

/* A holds `other`; B waits for it with GC off, while C wants to collect. */
static void holder(void *argument) {
    (void)argument;
    jvmpi->RawMonitorEnter(other);
    holder_in = 1;
    while (!blocking_in) pause_ms(1);
    pause_ms(2500);
    jvmpi->RawMonitorExit(other);
}

void bad_blocking(void *argument) {
    (void)argument;
    while (!holder_in) pause_ms(1);
    jvmpi->DisableGC();
    blocking_in = 1;
    jvmpi->RawMonitorEnter(other);
    jvmpi->RawMonitorExit(other);
    jvmpi->EnableGC();
}

static void collecting(void *argument) {
    (void)argument;
    while (!blocking_in) pause_ms(1);
    jvmpi->RunGC();
}

/* Waits for a word that comes late, with GC off. */
void bad_waiting(void *argument) {
    (void)argument;
    jvmpi->RawMonitorEnter(waited);
    jvmpi->DisableGC();
    jvmpi->RawMonitorWait(waited, 2500);
    jvmpi->EnableGC();
    jvmpi->RawMonitorExit(waited);
}

/* The memory of an ended thread may be the next one's: an id is stale until it starts again. */
static void exchange_env(JNIEnv *from, JNIEnv *to) {
    for (size_t i = 0; i < sizeof ended_envs / sizeof ended_envs[0]; i++) {
        JNIEnv *expected = from;
        if (atomic_compare_exchange_strong(&ended_envs[i], &expected, to)) return;
    }
}

/* Ends as the owner of a monitor, and with GC off. */
void bad_ending(void *argument) {
    (void)argument;
    jvmpi->RawMonitorEnter(left);
    jvmpi->DisableGC();
}

/* While the world is stopped. */
void bad_allocation(void) {
    free(block);
    block = malloc(10);
}

void bad_stale(jobjectID id) {
    jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, id);
    JNIEnv *ended = NULL;
    for (size_t i = 0; i < sizeof ended_envs / sizeof ended_envs[0] && ended == NULL; i++)
        ended = atomic_load(&ended_envs[i]);
    jvmpi->GetThreadStatus(ended);
}

void bad_left_off(void) { jvmpi->DisableGC(); }

static void on_init_done(JVMPI_Event *event) {
    main_env = event->env_id;
    bad_functions();
    bad_monitors();
    jvmpi->EnableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_THREAD_START, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_THREAD_END, NULL);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, holder);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, bad_blocking);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, bad_waiting);
    jvmpi->CreateSystemThread(collecting_name, JVMPI_NORMAL_PRIORITY, collecting);
    jvmpi->CreateSystemThread(ending_name, JVMPI_NORMAL_PRIORITY, bad_ending);
    jvmpi->EnableEvent(JVMPI_EVENT_OBJECT_FREE, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_GC_FINISH, NULL);
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
    case JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT:
        if (asks_again)
            jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, event->u.obj_alloc.obj_id);
        break;
    case JVMPI_EVENT_THREAD_END: exchange_env(NULL, event->env_id); break;
    case JVMPI_EVENT_OBJECT_FREE: ended_id = event->u.obj_free.obj_id; break;
    case JVMPI_EVENT_GC_FINISH: {
        static int collected; /* whichever thread collects first once there is a block */
        if (event->env_id != main_env && block != NULL && collected++ == 0) bad_allocation();
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        jvmpi->RunGC(); /* or the id would be another object's by now */
        bad_left_off();
        bad_stale(ended_id);
        jvmpi->EnableGC();
        bad_left_off();
        break;
    case JVMPI_EVENT_THREAD_START:
        exchange_env(event->u.thread_start.thread_env_id, NULL);
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
            memcpy(copy, event->u.class_load_hook.class_data,
                   (size_t)event->u.class_load_hook.class_data_len);
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
    waited = jvmpi->RawMonitorCreate(waited_name);
    left = jvmpi->RawMonitorCreate(left_name);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, free);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD_HOOK, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    return JNI_OK;
}
