/* SPDX-License-Identifier: MIT */
/* The account of a JVMPI agent. */
#include <jvmpi.h>
#include <pthread.h>

#include "ears.h"

typedef struct Known {
    jmethodID method;
    char *class_, *name;
} Known;

static JVMPI_Interface *jvmpi;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Account account;
static Known *methods;
static size_t method_count, method_used;

static Known *find(jmethodID id) {
    size_t at = mix((uint64_t)(uintptr_t)id) & (method_count - 1);
    while (methods[at].method != NULL && methods[at].method != id)
        at = (at + 1) & (method_count - 1);
    return &methods[at];
}
static void learn(jmethodID id, const char *class_, const char *name) {
    if (method_used * 2 >= method_count) {
        Known *old = methods;
        size_t size = method_count;
        method_count = size == 0 ? 1 << 16 : 2 * size;
        methods = calloc(method_count, sizeof *methods);
        for (size_t i = 0; i < size; i++)
            if (old[i].method != NULL) *find(old[i].method) = old[i];
        free(old);
    }
    Known *known = find(id);
    method_used += known->method == NULL;
    *known = (Known){id, strdup(class_), strdup(name)};
}

static void notify(JVMPI_Event *e) {
    pthread_mutex_lock(&lock);
    switch (e->event_type) {
    case JVMPI_EVENT_CLASS_LOAD:
        for (jint i = 0; i < e->u.class_load.num_methods; i++)
            learn(e->u.class_load.methods[i].method_id, e->u.class_load.class_name,
                  e->u.class_load.methods[i].method_name);
        break;
    case JVMPI_EVENT_METHOD_ENTRY: {
        const Known *known = find(e->u.method.method_id);
        if (known->method != NULL)
            account_enter(&account, known->class_, strlen(known->class_), known->name,
                          strlen(known->name));
        break;
    }
    case JVMPI_EVENT_METHOD_EXIT: account_leave(&account); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        account_allocate(&account, (uint64_t)(uintptr_t)e->u.obj_alloc.obj_id,
                         (uint64_t)e->u.obj_alloc.size);
        break;
    case JVMPI_EVENT_OBJECT_FREE:
        account_death(&account, (uint64_t)(uintptr_t)e->u.obj_free.obj_id);
        break;
    case JVMPI_EVENT_OBJECT_MOVE:
        if (account_forget(&account, (uint64_t)(uintptr_t)e->u.obj_move.obj_id))
            account_learn(&account, (uint64_t)(uintptr_t)e->u.obj_move.new_obj_id);
        break;
    case JVMPI_EVENT_THREAD_START:
        account_thread(&account, e->u.thread_start.thread_name,
                       strlen(e->u.thread_start.thread_name));
        break;
    case JVMPI_EVENT_GC_FINISH: account_collect(&account); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: account_tell(&account, "jvmpi"); break;
    default: break;
    }
    pthread_mutex_unlock(&lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    static const jint wanted[] = {
        JVMPI_EVENT_CLASS_LOAD,   JVMPI_EVENT_METHOD_ENTRY,  JVMPI_EVENT_METHOD_EXIT,
        JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE,   JVMPI_EVENT_OBJECT_MOVE,
        JVMPI_EVENT_GC_FINISH,    JVMPI_EVENT_JVM_SHUT_DOWN, JVMPI_EVENT_THREAD_START};
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (jvmpi->EnableEvent(wanted[i], NULL) != JVMPI_SUCCESS) return JNI_ERR;
    return JNI_OK;
}
