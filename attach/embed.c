/* SPDX-License-Identifier: MIT */
/* What hosts call (include/minijvm.h). */
#include <minijvm.h>
#include <stdio.h>
#include <stdlib.h>

#include "attach/attach.h"
#include "vm/jni/env.h"
#include "vm/model/thread_index.h"
#include "vm/model/thread_list.h"
#include "vm/model/tools.h"
#include "vm/system/process.h"
#include "vm/threads/note.h"

JNIEXPORT jint JNICALL minijvm_attach_listen(JavaVM *java_vm, const char *path) {
    char message[256] = "";
    VM *vm = process_vm(java_vm);
    if (vm == NULL || !vm->initialized) return JNI_ERR;
    if (attach_listen(vm, path, message, sizeof message) == 0) return JNI_OK;
    vm_print(vm, "minijvm: nobody can attach: %s\n", message);
    return JNI_ERR;
}

JNIEXPORT jint JNICALL minijvm_attach_announce(JavaVM *java_vm) {
    char message[256];
    VM *vm = process_vm(java_vm);
    return vm != NULL && attach_announce(vm, message, sizeof message) == 0 ? JNI_OK : JNI_ERR;
}

JNIEXPORT int JNICALL minijvm_attach_trigger(JavaVM *java_vm) {
    char message[256] = "";
    VM *vm = process_vm(java_vm);
    int result =
        vm != NULL && vm->initialized ? attach_trigger(vm, message, sizeof message) : 0;
    if (result < 0) vm_print(vm, "minijvm: nobody can attach: %s\n", message);
    return result != 0;
}

/* ---- Agents ---- */

typedef enum AgentWish { WISH_LOAD, WISH_UNLOAD, WISH_METHODS } AgentWish;
typedef int AgentAction(Thread *t, const char *library, const char *options, FILE *out);

static int load_late(Thread *t, const char *library, const char *options, FILE *out) {
    return t->vm->tools.agent_tools->load(t, library, options, out, NULL);
}

/* On the calling thread, which becomes one of Java for as long as it takes. */
static jint with_agents(JavaVM *java_vm, AgentWish wish, const char *library,
                        const char *options) {
    VM *vm = process_vm(java_vm);
    char *text = NULL;
    size_t size = 0;
    if (vm == NULL || vm->tools.agent_tools == NULL) return JNI_ERR;
    /* A choice of methods is for JVM_OnLoad, too. */
    if (!vm->initialized && (wish != WISH_METHODS || thread_current(vm) == NULL))
        return JNI_ERR;
    FILE *out = open_memstream(&text, &size);
    Thread *t = thread_current(vm);
    bool attached = t == NULL;
    if (attached && out != NULL &&
        (t = attach_java_thread(vm, "Attach Listener", NULL, true)) != NULL)
        thread_leave_vm(t, THREAD_NATIVE);
    jint result = JNI_ENOMEM;
    if (t != NULL && out != NULL) {
        AgentAction *action = wish == WISH_LOAD     ? load_late
                              : wish == WISH_UNLOAD ? vm->tools.agent_tools->unload
                                                    : vm->tools.agent_tools->choose;
        result = action(t, library, options, out);
    }
    bool is_text = out != NULL && fclose(out) == 0 && size > 0;
    /* A choice in the JVM_OnLoad of an agent that is attached: whoever attached it hears it. */
    bool is_refusal = is_text && wish == WISH_METHODS && result != JNI_OK &&
                      vm->tools.agent_tools->refuse(t, text) == JNI_OK;
    if (is_text && !is_refusal) vm_print(vm, "minijvm: %s", text);
    if (attached && t != NULL) {
        thread_enter_vm(t);
        detach_java_thread(t);
    }
    free(text);
    return result;
}

JNIEXPORT jint JNICALL minijvm_agent_load(JavaVM *vm, const char *library,
                                          const char *options) {
    return library != NULL ? with_agents(vm, WISH_LOAD, library, options) : JNI_EINVAL;
}
JNIEXPORT jint JNICALL minijvm_agent_unload(JavaVM *java_vm, const char *library) {
    const void *caller = __builtin_return_address(0);
    VM *vm = process_vm(java_vm);
    char message[256];
    bool again = false;
    struct Agent *own =
        vm != NULL && vm->initialized && vm->tools.agent_tools != NULL
            ? vm->tools.agent_tools->own(thread_current(vm), vm, library, caller, &again)
            : NULL;
    if (own == NULL) return with_agents(java_vm, WISH_UNLOAD, library, NULL);
    if (again || attach_let_leave(vm, own, message, sizeof message)) return JNI_OK;
    vm_print(vm, "minijvm: the agent stays: %s\n", message);
    return JNI_ERR;
}
JNIEXPORT jint JNICALL minijvm_agent_methods(JavaVM *vm, const char *library,
                                             const char *patterns) {
    return with_agents(vm, WISH_METHODS, library, patterns);
}

JNIEXPORT jint JNICALL minijvm_agent_calls(JavaVM *java_vm, minijvm_calls handler, jlong gap) {
    VM *vm = process_vm(java_vm);
    Thread *t = vm != NULL && vm->tools.agent_tools != NULL ? thread_current(vm) : NULL;
    if (t == NULL) return JNI_ERR;
    char text[128] = "";
    FILE *out = fmemopen(text, sizeof text, "w");
    if (out == NULL) return JNI_ERR;
    jint result = vm->tools.agent_tools->batch(t, handler, gap, out);
    fclose(out);
    if (result != JNI_OK) vm_print(vm, "minijvm: %s", text);
    return result;
}
JNIEXPORT jint JNICALL minijvm_agent_refuse(JavaVM *java_vm, const char *why) {
    VM *vm = process_vm(java_vm);
    Thread *t = vm != NULL && vm->tools.agent_tools != NULL ? thread_current(vm) : NULL;
    return t != NULL && why != NULL ? vm->tools.agent_tools->refuse(t, why) : JNI_ERR;
}

JNIEXPORT jint JNICALL minijvm_take_calls(JavaVM *java_vm) {
    VM *vm = process_vm(java_vm);
    Thread *t = vm != NULL && vm->tools.agent_tools != NULL ? thread_current(vm) : NULL;
    return t != NULL ? vm->tools.agent_tools->take(t, __builtin_return_address(0))
                     : JNI_EDETACHED;
}

JNIEXPORT jint JNICALL minijvm_running_threads(JavaVM *java_vm, JNIEnv **threads,
                                               jint capacity) {
    VM *vm = process_vm(java_vm);
    if (vm == NULL || capacity < 0 || (threads == NULL && capacity > 0)) return 0;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    uint32_t count =
        thread_index_running(vm->threads.index, (Thread **)(void *)threads, (uint32_t)capacity);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return (jint)count;
}

JNIEXPORT jint JNICALL minijvm_trace_counts(JavaVM *java_vm, jlong *noted, jlong *rested) {
    VM *vm = process_vm(java_vm);
    uint64_t there, before;
    if (vm == NULL || noted == NULL || rested == NULL) return JNI_ERR;
    notes_count(vm, &there, &before);
    *noted = (jlong)there;
    *rested = (jlong)before;
    return JNI_OK;
}
