/* SPDX-License-Identifier: MIT */
/* With the program Apart: two threads are told of a class each, at the same time. A dump that
 * the handler of the one asks for has a class record of its own class, which the agent has
 * been told of, and none of the other's, whose handler has not come back (R213). Says
 * "apart ok". */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jvmpi.h"

static JVMPI_Interface *jvmpi;
static _Atomic(jobjectID) one;
static atomic_int asked, dumps;
static __thread int record;

#define CHECK(truth, ...)                                                                      \
    do {                                                                                       \
        if (!(truth)) {                                                                        \
            fprintf(stderr, "agent_apart: FAILED: " __VA_ARGS__);                              \
            fputc('\n', stderr);                                                               \
            abort();                                                                           \
        }                                                                                      \
    } while (0)

static void wait_until(atomic_int *done) {
    for (int i = 0; !atomic_load(done); i++) {
        CHECK(i < 60000, "the other class is not loaded");
        usleep(1000);
    }
}

static int record_of(jobjectID id) {
    record = 0;
    CHECK(jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, id) == JVMPI_SUCCESS, "no dump");
    return record;
}

static void told(const char *name, jobjectID id) {
    static atomic_int one_is_told;
    if (strcmp(name, "Apart$One") == 0) {
        atomic_store(&one, id);
        atomic_store(&one_is_told, 1);
        wait_until(&asked);
    } else if (strcmp(name, "Apart$Two") == 0) {
        wait_until(&one_is_told);
        CHECK(record_of(id) == JVMPI_GC_CLASS_DUMP, "R213: record 0x%x of its own class",
              record);
        CHECK(record_of(one) == JVMPI_GC_INSTANCE_DUMP,
              "R213: record 0x%x of a class that another thread is being told of", record);
        atomic_store(&asked, 1);
    }
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_CLASS_LOAD:
        told(event->u.class_load.class_name, event->u.class_load.class_id);
        break;
    case JVMPI_EVENT_OBJECT_DUMP:
        record = event->u.object_dump.data[0];
        atomic_fetch_add(&dumps, 1);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        CHECK(dumps == 2 && asked, "%d dumps", (int)dumps);
        fputs("apart ok\n", stderr);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
    return jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL) == JVMPI_SUCCESS ? JNI_OK
                                                                                : JNI_ERR;
}
