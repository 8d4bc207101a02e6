/* SPDX-License-Identifier: MIT */
/* An agent that is loaded into a running VM and keeps a model of threads, classes and stacks
 * from events alone. At its end it says on the error stream how much it heard, and what did not
 * fit: an event of a thread or a class that it was not told of, or an exit that is not of the
 * method that its thread entered last. With the option only=NAME also how often the class
 * NAME was loaded, and how many events were of another VM. */
#include <jvmpi.h>
#include <minijvm.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4096, CLASSES = 1 << 16, DEPTH = 1 << 14 };

typedef struct Model {
    JNIEnv *env;
    int depth, top;
    jmethodID methods[DEPTH];
} Model;

static JVMPI_Interface *jvmpi;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Model *threads[THREADS];
static jobjectID classes[CLASSES];
static int thread_count, class_count;
static long entries, exits, wrong_exits, unknown_threads, unknown_classes, twice;
static int replayed, init_done;
static JavaVM *own_vm;
static const char *only;
static long foreign, own_classes;

/* The lock is held. */
static Model *model_of(JNIEnv *env) {
    for (int i = 0; i < thread_count; i++)
        if (threads[i]->env == env) return threads[i];
    return NULL;
}

static int class_at(jobjectID id) {
    unsigned at = (unsigned)((size_t)id >> 4) % CLASSES;
    while (classes[at] != NULL && classes[at] != id) at = (at + 1) % CLASSES;
    return (int)at;
}

static void method_event(JVMPI_Event *event) {
    Model *m = model_of(event->env_id);
    if (m == NULL) {
        unknown_threads++;
        return;
    }
    if (event->event_type == JVMPI_EVENT_METHOD_ENTRY) {
        entries++;
        if (!init_done) replayed++;
        if (classes[class_at(jvmpi->GetMethodClass(event->u.method.method_id))] == NULL)
            unknown_classes++;
        if (m->depth < DEPTH) m->methods[m->depth++] = event->u.method.method_id;
        return;
    }
    exits++;
    if (m->depth == 0 || m->methods[--m->depth] != event->u.method.method_id) wrong_exits++;
}

/* Whose thread is it that the event names? */
static void look_at_vm(JVMPI_Event *event) {
    JavaVM *vm = NULL;
    if (event->env_id == NULL) return;
    if ((*event->env_id)->GetJavaVM(event->env_id, &vm) != JNI_OK || vm != own_vm)
        __atomic_fetch_add(&foreign, 1, __ATOMIC_RELAXED);
    if (event->event_type != JVMPI_EVENT_CLASS_LOAD) return;
    const char *name = event->u.class_load.class_name;
    if (strcmp(name, only) == 0) own_classes++;
    if (strcmp(name, "First") == 0 || strcmp(name, "Second") == 0)
        foreign += strcmp(name, only) != 0;
}

static void notify(JVMPI_Event *event) {
    pthread_mutex_lock(&lock);
    if (only != NULL) look_at_vm(event);
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START: {
        if (model_of(event->u.thread_start.thread_env_id) != NULL) twice++;
        if (thread_count == THREADS) abort();
        Model *m = calloc(1, sizeof *m);
        m->env = event->u.thread_start.thread_env_id;
        threads[thread_count++] = m;
        break;
    }
    case JVMPI_EVENT_THREAD_END:
        for (int i = 0; i < thread_count; i++)
            if (threads[i]->env == event->env_id) {
                free(threads[i]);
                threads[i] = threads[--thread_count];
                goto done;
            }
        unknown_threads++;
        break;
    case JVMPI_EVENT_CLASS_LOAD: {
        int at = class_at(event->u.class_load.class_id);
        if (classes[at] != NULL) twice++;
        classes[at] = event->u.class_load.class_id;
        class_count++;
        break;
    }
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_EXIT: method_event(event); break;
    case JVMPI_EVENT_JVM_INIT_DONE: init_done = 1; break;
    default: break;
    }
done:
    pthread_mutex_unlock(&lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved);

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static const jint wanted[] = {JVMPI_EVENT_METHOD_EXIT,  JVMPI_EVENT_METHOD_ENTRY,
                                  JVMPI_EVENT_CLASS_LOAD,   JVMPI_EVENT_THREAD_END,
                                  JVMPI_EVENT_THREAD_START, JVMPI_EVENT_JVM_INIT_DONE};
    void *table;
    (void)reserved;
    if (options != NULL && strcmp(options, "refuse") == 0) return 7;
    if (options != NULL &&
        strcmp(options, "nested") ==
            0) /* from within its own coming: neither another one nor its own end */
        return minijvm_agent_load(vm, "hprof", "help") == JNI_ERR &&
                       minijvm_agent_unload(vm, NULL) == JNI_ERR
                   ? 7
                   : 8;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    jvmpi = table;
    own_vm = vm;
    if (options != NULL && strncmp(options, "only=", 5) == 0) only = strdup(options + 5);
    jvmpi->NotifyEvent = notify;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (jvmpi->EnableEvent(wanted[i], NULL) != JVMPI_SUCCESS) return JNI_ERR;
    return JNI_OK;
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved) {
    (void)vm, (void)reserved;
    fprintf(stderr,
            "model: threads %d classes %d replayed %d init %d live %d wrong %ld unknown %ld "
            "%ld twice %ld",
            thread_count > 3, class_count > 100, replayed > 5, init_done,
            entries > 1000 && exits > 1000, wrong_exits, unknown_threads, unknown_classes,
            twice);
    if (only != NULL)
        fprintf(stderr, "; only %s own %ld foreign %ld", only, own_classes, foreign);
    fputs("\n", stderr);
    free((void *)(size_t)only);
    for (int i = 0; i < thread_count; i++) free(threads[i]);
    thread_count = 0;
}
