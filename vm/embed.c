/* SPDX-License-Identifier: MIT */
/* The functions of include/minijvm.h. A caller that is no thread of the VM becomes one for the length of
 * the call, without a java.lang.Thread: it runs no Java. */
#include <minijvm.h>
#include <stdlib.h>

#include "vm/dump.h"
#include "vm/load/class_path.h"
#include "vm/mapping.h"
#include "vm/process.h"
#include "vm/run/thread_life.h"

#ifndef MINIJVM_VERSION
#define MINIJVM_VERSION "unknown"
#endif

JNIEXPORT const char *JNICALL minijvm_version(void) { return MINIJVM_VERSION; }

/* IN_VM afterwards; NULL: no such VM, or no memory. */
static Thread *embed_enter(JavaVM *java_vm, bool *attached) {
    VM *vm = (VM *)(void *)java_vm;
    if (!process_has_vm(vm)) return NULL;
    Thread *t = thread_current(vm);
    *attached = t == NULL;
    if (t == NULL) return thread_attach_self(vm, "embedder");
    thread_enter_vm(t);
    return t;
}

static void embed_leave(Thread *t, bool attached) {
    if (attached) thread_detach_self(t);
    else thread_leave_vm(t, THREAD_NATIVE);
}

JNIEXPORT jint JNICALL minijvm_dump_threads(JavaVM *vm, FILE *to) {
    bool attached;
    Thread *t = embed_enter(vm, &attached);
    if (t == NULL) return JNI_ENOMEM;
    char *text = dump_threads_text(t);
    embed_leave(t, attached);
    if (text == NULL) return JNI_ENOMEM;
    fputs(text, to);
    fflush(to);
    free(text);
    return JNI_OK;
}

JNIEXPORT jint JNICALL minijvm_request_data(JavaVM *vm, int reset) {
    bool attached;
    Thread *t = embed_enter(vm, &attached);
    if (t == NULL) return JNI_ENOMEM;
    if (reset) EMIT(t, data_reset_request, .unused = 0);
    else EMIT(t, data_dump_request, .unused = 0);
    embed_leave(t, attached);
    return JNI_OK;
}

JNIEXPORT int JNICALL minijvm_memory_fault(const void *address) { return mapping_fault(address); }

JNIEXPORT char *JNICALL minijvm_jar_attribute(const char *jar, const char *attribute, int *readable) {
    Fault fault = {.kind = NULL};
    char *value = class_path_manifest_attribute(jar, attribute, &fault);
    *readable = value != NULL || fault.kind == NULL;
    return value;
}
