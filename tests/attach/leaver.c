/* SPDX-License-Identifier: MIT */
/* An agent that wants to be unloaded, or is in the way of that. Options: a word, and behind a
 * colon the file whose appearance it waits for.
 *
 *    entry, init, finish   asks for its own end from its handler of METHOD_ENTRY (the
 *                          thousandth), of JVM_INIT_DONE, of GC_FINISH: each time it is called
 *    thread                from a thread of its own
 *    load                  from JVM_OnLoad, which is refused
 *    stuck                 a handler of METHOD_ENTRY stays until the file is there; not on the
 *                          thread that loads the agent
 *    caught                on that thread
 *    holds                 a thread of its own holds a raw monitor until then
 *    keeps                 a handler of METHOD_ENTRY enters a raw monitor, and never leaves it
 *    class                 a handler of CLASS_LOAD of the class Asked$Late stays until then
 *    many                  threads and raw monitors, gone when JVM_OnUnload returns
 */
#include <jvmpi.h>
#include <minijvm.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MANY = 8 };
static JavaVM *vm;
static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor monitor, monitors[MANY];
static char way[16], path[1024], name[] = "leaver's own";
static atomic_long entries, running, asked;
static atomic_bool live, stuck, ends;
static JNIEnv *loader;

static void await_file(void) {
    while (access(path, F_OK) != 0) usleep(10000);
}

static int is(const char *word) { return strcmp(way, word) == 0; }

static void leave(void) {
    jint answer = minijvm_agent_unload(vm, NULL);
    if (atomic_fetch_add(&asked, 1) == 0) fprintf(stderr, "leaver: asked %d\n", (int)answer);
}

static void leave_last(void) {
    fputs("leaver: asks\n", stderr);
    minijvm_agent_unload(vm, NULL); /* a jump, perhaps */
}

static void run(void *data) {
    (void)data;
    if (is("thread")) {
        leave();
    } else if (is("many")) {
        while (!atomic_load(&ends)) usleep(1000);
    } else {
        jvmpi->RawMonitorEnter(monitor);
        await_file();
        jvmpi->RawMonitorExit(monitor);
    }
    atomic_fetch_sub(&running, 1);
}

static void begin(void) {
    for (int i = is("many") ? MANY : 1; i > 0; i--) {
        atomic_fetch_add(&running, 1);
        if (jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, run) != JNI_OK) abort();
    }
}

/* The thread that loads the agent calls methods at its end, too. */
static void stay(JNIEnv *env) {
    bool stays =
        (is("caught") && env == loader) || ((is("stuck") || is("keeps")) && env != loader);
    if (!stays || atomic_exchange(&stuck, true)) return;
    if (is("keeps")) {
        jvmpi->RawMonitorEnter(monitor);
        return;
    }
    fputs("leaver: stuck\n", stderr);
    await_file();
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_CLASS_LOAD:
        if (!is("class") || strcmp(event->u.class_load.class_name, "Asked$Late") != 0) break;
        fputs("leaver: stuck\n", stderr);
        await_file();
        break;
    case JVMPI_EVENT_METHOD_ENTRY:
        if (is("entry") && atomic_fetch_add(&entries, 1) >= 1000) leave();
        if (atomic_load(&live)) stay(event->env_id);
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        loader = event->env_id;
        atomic_store(&live, true);
        if (is("init")) {
            leave_last();
            return;
        }
        if (is("thread") || is("holds") || is("many")) begin();
        break;
    case JVMPI_EVENT_GC_FINISH: leave(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *java_vm, char *options, void *reserved);
JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *java_vm, void *reserved);

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *java_vm, char *options, void *reserved) {
    void *table;
    (void)reserved;
    vm = java_vm;
    if (options == NULL || sscanf(options, "%15[^:]:%1023s", way, path) < 1) return JNI_ERR;
    if (is("load")) return minijvm_agent_unload(vm, NULL) == JNI_ERR ? 7 : 8;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    monitor = jvmpi->RawMonitorCreate(name);
    for (int i = 0; i < MANY; i++) monitors[i] = jvmpi->RawMonitorCreate(name);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    if (is("class")) jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
    if (is("finish")) jvmpi->EnableEvent(JVMPI_EVENT_GC_FINISH, NULL);
    if (is("entry") || is("stuck") || is("caught") || is("keeps"))
        jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    return JNI_OK;
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *java_vm, void *reserved) {
    (void)java_vm, (void)reserved;
    atomic_store(&ends, true);
    if (minijvm_agent_unload(vm, NULL) != JNI_ERR) fputs("leaver: twice\n", stderr);
    fputs("leaver: unloaded\n", stderr);
}
