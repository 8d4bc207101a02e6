/* SPDX-License-Identifier: MIT */
/* Two of them, loaded one after the other, with the program Early. The first, in its handlers,
 * makes JNI references to what the second is told of only after it: to the class Early$Shared
 * while it is loaded, to objects of that class while they are made. It keeps the threads that
 * make objects of Early$Held in its handler, until the second has had a dump made. The second
 * holds that nothing is mentioned to it before it is defined (R145, R213), and then only once
 * (R212). */
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jvmpi.h"

enum { HELD = 40, SHARED = 50 };

/* What the two have in common; the address is in the environment. */
typedef struct Common {
    atomic_int held, released, mentions;
    _Atomic(jobjectID) object[HELD];
} Common;

static JVMPI_Interface *jvmpi;
static JavaVM *java_vm;
static Common *common;
static int is_second;
static _Atomic(jobjectID) held_class, shared_class;

#define CHECK(truth, ...)                                                                      \
    do {                                                                                       \
        if (!(truth)) {                                                                        \
            fprintf(stderr, "agent_early: FAILED: " __VA_ARGS__);                              \
            fputc('\n', stderr);                                                               \
            abort();                                                                           \
        }                                                                                      \
    } while (0)

/* ---- The first ---- */

static void refer(jobjectID id) {
    JNIEnv *env;
    CHECK((*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) == JNI_OK, "no JNIEnv");
    jobject local = jvmpi->jobjectID2jobject(id), global = (*env)->NewGlobalRef(env, local);
    jweak weak = (*env)->NewWeakGlobalRef(env, local);
    CHECK(global != NULL && weak != NULL, "no references");
    (*env)->DeleteWeakGlobalRef(env, weak);
    (*env)->DeleteGlobalRef(env, global);
    (*env)->DeleteLocalRef(env, local);
}

static void first_told(const JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_CLASS_LOAD &&
        strcmp(event->u.class_load.class_name, "Early$Shared") == 0)
        refer(event->u.class_load.class_id);
    if (event->event_type != JVMPI_EVENT_OBJECT_ALLOC) return;
    if (event->u.obj_alloc.class_id == NULL) return; /* an array */
    if (event->u.obj_alloc.class_id == shared_class) refer(event->u.obj_alloc.obj_id);
    if (event->u.obj_alloc.class_id != held_class) return;
    int number = atomic_fetch_add(&common->held, 1);
    CHECK(number < HELD, "more objects of Early$Held than it makes");
    atomic_store(&common->object[number], event->u.obj_alloc.obj_id);
    while (!atomic_load(&common->released)) usleep(1000);
}

/* ---- The second ---- */

/* What this thread was told of last, and what it was mentioned before. A class is defined
 * twice: as an object, as a class. */
static __thread jobjectID object_told, class_told, mentioned, mentioned_object;
static atomic_int told_shared;

static void defined(jobjectID id, jobjectID *last) {
    CHECK(id != *last, "R212: %p is defined twice in a row", (void *)id);
    CHECK(id != mentioned, "R145: a reference to %p came before its definition", (void *)id);
    *last = id;
}

static void referred(jobjectID id) {
    if (id == object_told || id == class_told)
        atomic_fetch_add(&common->mentions, 1);
    else
        mentioned = id;
    if (id != class_told) mentioned_object = id;
}

static void read_heap(const JVMPI_Event *event) {
    const char *at = event->u.heap_dump.begin, *end = event->u.heap_dump.end;
    long objects = 0;
    for (; at < end; at += 1 + sizeof(jobjectID), objects++) {
        jobjectID id;
        memcpy(&id, at + 1, sizeof id);
        for (int i = 0; i < HELD; i++)
            CHECK(id != common->object[i],
                  "R213: a dump shows object %d before its OBJECT_ALLOC", i);
    }
    CHECK(objects > 100, "a dump of %ld objects", objects);
}

static void dump_when_held(void *unused) {
    JVMPI_HeapDumpArg level = {.heap_dump_level = JVMPI_DUMP_LEVEL_0};
    (void)unused;
    while (atomic_load(&common->held) < HELD) usleep(1000);
    CHECK(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) == JVMPI_SUCCESS, "no dump");
    atomic_store(&common->released, 1);
}

static void second_told(const JVMPI_Event *event) {
    switch (event->event_type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_CLASS_LOAD:
        CHECK(event->u.class_load.class_id != mentioned_object,
              "R145: a reference to a class came before its CLASS_LOAD");
        defined(event->u.class_load.class_id, &class_told);
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        defined(event->u.obj_alloc.obj_id, &object_told);
        if (event->u.obj_alloc.class_id != NULL && event->u.obj_alloc.class_id == shared_class)
            atomic_fetch_add(&told_shared, 1);
        break;
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC:
        referred(event->u.jni_globalref_alloc.obj_id);
        break;
    case JVMPI_EVENT_HEAP_DUMP: read_heap(event); break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        CHECK(jvmpi->CreateSystemThread((char[]){"early"}, JVMPI_NORMAL_PRIORITY,
                                        dump_when_held) == JVMPI_SUCCESS,
              "no thread");
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        CHECK(told_shared == SHARED, "%d objects of Early$Shared, not %d", (int)told_shared,
              SHARED);
        CHECK(common->mentions >= 2 * SHARED + 2, "only %d references to what was just defined",
              (int)common->mentions);
        CHECK(common->released, "no dump");
        fputs("early ok\n", stderr);
        break;
    }
}

static void notify(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_CLASS_LOAD) {
        if (strcmp(event->u.class_load.class_name, "Early$Shared") == 0)
            shared_class = event->u.class_load.class_id;
        if (strcmp(event->u.class_load.class_name, "Early$Held") == 0)
            held_class = event->u.class_load.class_id;
    }
    if (is_second)
        second_told(event);
    else
        first_told(event);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static const jint events[] = {
        JVMPI_EVENT_CLASS_LOAD,          JVMPI_EVENT_OBJECT_ALLOC,
        JVMPI_EVENT_JNI_GLOBALREF_ALLOC, JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC,
        JVMPI_EVENT_JVM_INIT_DONE,       JVMPI_EVENT_JVM_SHUT_DOWN};
    const char *address = getenv("AGENT_EARLY");
    char text[32];
    (void)options, (void)reserved;
    java_vm = vm;
    is_second = address != NULL;
    common = is_second ? (Common *)(uintptr_t)strtoull(address, NULL, 16)
                       : calloc(1, sizeof *common);
    snprintf(text, sizeof text, "%llx", (unsigned long long)(uintptr_t)common);
    setenv("AGENT_EARLY", text, 1);
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        CHECK(jvmpi->EnableEvent(events[i], NULL) == JVMPI_SUCCESS, "event %d", (int)events[i]);
    return JNI_OK;
}
