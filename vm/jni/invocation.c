/* SPDX-License-Identifier: MIT */
/* The invocation interface: creating and ending VMs, attaching threads, GetEnv. These functions are what
 * an embedder links against; none of them may rely on the calling thread being known. */
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env.h"
#include "vm/process.h"
#include "vm/run/exception.h"

static VM *vm_of(JavaVM *java_vm) { return (VM *)(void *)java_vm; }

/* ---- Creation ---- */

JNIEXPORT jint JNICALL JNI_GetDefaultJavaVMInitArgs(void *arguments) {
    JavaVMInitArgs *args = arguments;
    if (args == NULL) return JNI_EINVAL;
    return args->version != JNI_VERSION_1_1 && env_serves_version(args->version) ? JNI_OK : JNI_EVERSION;
}

JNIEXPORT jint JNICALL JNI_GetCreatedJavaVMs(JavaVM **java_vms, jsize capacity, jsize *count) {
    VM *found[256];
    size_t total = process_vms(found, sizeof found / sizeof *found);
    for (size_t i = 0; i < total && (jsize)i < capacity; i++) java_vms[i] = (JavaVM *)(void *)found[i];
    if (count != NULL) *count = (jsize)total;
    return JNI_OK;
}

/* Through the embedder's "vfprintf" if it gave one. */
__attribute__((format(printf, 2, 3))) static void say(const Options *options, const char *format, ...) {
    va_list list;
    va_start(list, format);
    if (options->vfprintf_hook != NULL)
        ((int (*)(FILE *, const char *, va_list))options->vfprintf_hook)(stderr, format, list);
    else
        vfprintf(stderr, format, list);
    va_end(list);
}

static bool options_from(Options *options, const JavaVMInitArgs *args, char *message, size_t size) {
    /* The hooks come first, so that they hear of what is wrong with the others. */
    for (jint i = 0; i < args->nOptions; i++)
        if (strcmp(args->options[i].optionString, "vfprintf") == 0)
            options->vfprintf_hook = args->options[i].extraInfo;
    for (jint i = 0; i < args->nOptions; i++)
        if (!options_parse(options, args->options[i].optionString, args->options[i].extraInfo, message,
                           size))
            return false;
    return options_finish(options, message, size);
}

JNIEXPORT jint JNICALL JNI_CreateJavaVM(JavaVM **java_vm, void **env, void *arguments) {
    const JavaVMInitArgs *args = arguments;
    if (args == NULL || java_vm == NULL || env == NULL || args->nOptions < 0) return JNI_EINVAL;
    if (args->version == JNI_VERSION_1_1 || !env_serves_version(args->version)) return JNI_EVERSION;
    Options options;
    char message[512] = "";
    options_init(&options);
    options.ignore_unrecognized = args->ignoreUnrecognized;
    if (!options_from(&options, args, message, sizeof message)) {
        say(&options, "%s\n", message);
        options_free(&options);
        return JNI_EINVAL;
    }
    int (*hook)(FILE *, const char *, va_list) =
        (int (*)(FILE *, const char *, va_list))options.vfprintf_hook;
    VM *vm = NULL;
    Thread *t = NULL;
    int result = vm_create(&vm, &t, &options, message, sizeof message);
    if (result != JNI_OK) {
        Options silent = {.vfprintf_hook = (void *)hook};
        if (message[0] != 0) say(&silent, "Error occurred during initialization of VM\n%s\n", message);
        return result;
    }
    if (atomic_load(&t->state) == THREAD_IN_VM) thread_leave_vm(t, THREAD_NATIVE);
    symbols_let_go(&t->symbols);
    *java_vm = (JavaVM *)(void *)vm;
    *env = t;
    return JNI_OK;
}

/* ---- The end ---- */

static jint JNICALL invoke_DestroyJavaVM(JavaVM *java_vm) {
    VM *vm = vm_of(java_vm);
    if (!process_has_vm(vm)) return JNI_ERR;
    Thread *t = thread_current(vm);
    if (t == NULL) {
        t = attach_java_thread(vm, "DestroyJavaVM", NULL, false);
        if (t == NULL) return JNI_ENOMEM;
        thread_leave_vm(t, THREAD_NATIVE);
    } else if (t->frame != NULL) {
        return JNI_ERR;
    }
    return vm_destroy(t);
}

/* ---- Threads ---- */

static jint attach(JavaVM *java_vm, void **env, void *arguments, bool daemon) {
    VM *vm = vm_of(java_vm);
    const JavaVMAttachArgs *args = arguments;
    if (!process_has_vm(vm)) return JNI_ERR;
    Thread *t = thread_current(vm);
    *env = t;
    if (t != NULL) return JNI_OK;
    if (atomic_load(&vm->shutting_down) && atomic_load(&vm->halted)) return JNI_ERR;
    /* What a structure of an unknown version says is not looked at, as in the reference. */
    if (args != NULL && (args->version == JNI_VERSION_1_1 || !env_serves_version(args->version))) args = NULL;
    t = attach_java_thread(vm, args != NULL ? args->name : NULL, args != NULL ? args->group : NULL, daemon);
    if (t == NULL) return JNI_ENOMEM;
    env_leave(&t);
    *env = t;
    return JNI_OK;
}

static jint JNICALL invoke_AttachCurrentThread(JavaVM *vm, void **env, void *args) {
    return attach(vm, env, args, false);
}

static jint JNICALL invoke_AttachCurrentThreadAsDaemon(JavaVM *vm, void **env, void *args) {
    return attach(vm, env, args, true);
}

static jint JNICALL invoke_DetachCurrentThread(JavaVM *java_vm) {
    Thread *t = thread_current(vm_of(java_vm));
    if (t == NULL) return process_has_vm(vm_of(java_vm)) ? JNI_OK : JNI_ERR;
    if (t->frame != NULL) return JNI_ERR;
    thread_enter_vm(t);
    detach_java_thread(t);
    return JNI_OK;
}

/* Other versions than JNI's are those of tool interfaces. Theirs is the question even on a thread that is
 * not attached; who asks shows from the address that the call returns to. */
static jint JNICALL invoke_GetEnv(JavaVM *java_vm, void **env, jint version) {
    VM *vm = vm_of(java_vm);
    if (!env_serves_version(version)) {
        *env = NULL;
        if (vm->get_tool_env == NULL) return JNI_EVERSION;
        return vm->get_tool_env(vm, env, version, __builtin_return_address(0));
    }
    Thread *t = thread_current(vm);
    *env = t;
    return t != NULL ? JNI_OK : JNI_EDETACHED;
}

const struct JNIInvokeInterface_ jni_invoke_functions = {
    .DestroyJavaVM = invoke_DestroyJavaVM,
    .AttachCurrentThread = invoke_AttachCurrentThread,
    .DetachCurrentThread = invoke_DetachCurrentThread,
    .GetEnv = invoke_GetEnv,
    .AttachCurrentThreadAsDaemon = invoke_AttachCurrentThreadAsDaemon,
};
