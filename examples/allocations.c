/* SPDX-License-Identifier: MIT */
/* An allocation profiler: which methods allocated most? The option is how many to show (10).
 *     cc -shared -fPIC $(pkg-config --cflags minijvm) allocations.c -o liballocations.so
 *     javac -d . Work.java
 *     minijvm -Xrun./liballocations.so:5 -cp . Work */
#include <jvmpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Method {
    struct Method *next; /* with the same hash */
    jmethodID id;
    char *name;
    long objects, bytes;
} Method;

#define CHAINS 4096
static Method *table[CHAINS];
static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock; /* of the table: handlers run on every thread */
static int shown = 10;

/* The caller holds the lock. NULL when there is no memory. */
static Method *find(jmethodID id) {
    Method **chain = &table[((uintptr_t)id >> 4) % CHAINS], *method = *chain;
    while (method != NULL && method->id != id) method = method->next;
    if (method == NULL && (method = calloc(1, sizeof *method)) != NULL) {
        method->id = id;
        method->next = *chain;
        *chain = method;
    }
    return method;
}

static void class_loaded(JVMPI_Event *event) {
    const char *class = event->u.class_load.class_name;
    jvmpi->RawMonitorEnter(lock);
    for (jint i = 0; i < event->u.class_load.num_methods; i++) {
        const JVMPI_Method *loaded = &event->u.class_load.methods[i];
        Method *method = find(loaded->method_id);
        size_t size = strlen(class) + strlen(loaded->method_name) + 2;
        if (method == NULL || method->name != NULL || (method->name = malloc(size)) == NULL)
            continue;
        snprintf(method->name, size, "%s.%s", class, loaded->method_name);
    }
    jvmpi->RawMonitorExit(lock);
}

static void object_allocated(JVMPI_Event *event) {
    JVMPI_CallFrame frame;
    JVMPI_CallTrace trace = {event->env_id, 0, &frame};
    if (event->env_id == NULL) return; /* requested, or before there are threads */
    jvmpi->GetCallTrace(&trace, 1);
    if (trace.num_frames < 1) return;
    jvmpi->RawMonitorEnter(lock);
    Method *method = find(frame.method_id);
    if (method != NULL) {
        method->objects++;
        method->bytes += event->u.obj_alloc.size;
    }
    jvmpi->RawMonitorExit(lock);
}

static void report(void) {
    fprintf(stderr, "     bytes   objects  method\n");
    for (int line = 0; line < shown; line++) {
        Method *most = NULL;
        for (int i = 0; i < CHAINS; i++)
            for (Method *m = table[i]; m != NULL; m = m->next)
                if (m->bytes > 0 && (most == NULL || m->bytes > most->bytes)) most = m;
        if (most == NULL) return;
        fprintf(stderr, "%10ld%10ld  %s\n", most->bytes, most->objects,
                most->name != NULL ? most->name : "?");
        most->bytes = 0; /* told */
    }
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_CLASS_LOAD: class_loaded(event); break;
    case JVMPI_EVENT_OBJECT_ALLOC: object_allocated(event); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        jvmpi->DisableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL);
        jvmpi->RawMonitorEnter(lock);
        report();
        jvmpi->RawMonitorExit(lock);
        break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    if (options != NULL && atoi(options) > 0) shown = atoi(options);
    lock = jvmpi->RawMonitorCreate("_allocations");
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL);
    return JNI_OK;
}
