/* SPDX-License-Identifier: MIT */
/* The invocation interface: creating and ending VMs, attaching threads, GetEnv. These functions
 * are what an embedder links against; none of them may rely on the calling thread being known.
 */
#include <stdlib.h>
#include <string.h>

#include "vm/create.h"
#include "vm/jni/env.h"
#include "vm/run/exception.h"
#include "vm/run/thread_life.h"
#include "vm/system/options_environment.h"
#include "vm/system/process.h"

/* The calling thread's in that VM, NULL: it is not attached, or there is no such VM. Takes no
 * lock. */
static Thread *attached_thread(JavaVM *java_vm) {
    Thread *t = process_thread();
    while (t != NULL && (void *)t->vm->handle != (void *)java_vm) t = t->outer;
    return t;
}

/* ---- Creation ---- */

JNIEXPORT jint JNICALL JNI_GetDefaultJavaVMInitArgs(void *arguments) {
    JavaVMInitArgs *args = arguments;
    if (args == NULL) return JNI_EINVAL;
    return args->version != JNI_VERSION_1_1 && env_serves_version(args->version) ? JNI_OK
                                                                                 : JNI_EVERSION;
}

JNIEXPORT jint JNICALL JNI_GetCreatedJavaVMs(JavaVM **java_vms, jsize capacity, jsize *count) {
    size_t total = process_vms((VmHandle **)(void *)java_vms,
                               java_vms != NULL && capacity > 0 ? (size_t)capacity : 0);
    if (count != NULL) *count = (jsize)total;
    return JNI_OK;
}

/* Through the embedder's "vfprintf" if it gave one. */
__attribute__((format(printf, 2, 3))) static void say(const Options *options,
                                                      const char *format, ...) {
    va_list list;
    va_start(list, format);
    if (options->vfprintf_hook != NULL)
        ((int (*)(FILE *, const char *, va_list))options->vfprintf_hook)(stderr, format, list);
    else
        vfprintf(stderr, format, list);
    va_end(list);
}

/* What counts for the options before it, too. */
static void options_announce(Options *options, const JavaVMInitArgs *args) {
    for (jint i = 0; i < args->nOptions; i++) {
        const JavaVMOption *option = &args->options[i];
        if (strcmp(option->optionString, "vfprintf") == 0)
            options->vfprintf_hook = option->extraInfo;
        if (strcmp(option->optionString, "-XX:+IgnoreUnrecognizedVMOptions") == 0)
            options->ignore_unknown_flags = true;
        options->on_jdk |= strncmp(option->optionString, "-Xjdk", 5) == 0;
    }
}

static bool options_from(Options *options, const JavaVMInitArgs *args, char *message,
                         size_t size) {
    for (jint i = 0; i < args->nOptions; i++) {
        message[0] = 0;
        if (!options_parse(options, args->options[i].optionString, args->options[i].extraInfo,
                           message, size))
            return false;
        if (message[0] != 0 && !args->ignoreUnrecognized) say(options, "%s\n", message);
        message[0] = 0;
    }
    return true;
}

/* What shows only now, java finds when it has begun to make the VM. */
static bool options_agree(Options *options, char *message, size_t size) {
    char why[256];
    if (options_finish(options, why, sizeof why)) return true;
    snprintf(message, size, "Error occurred during initialization of VM\n%s", why);
    return false;
}

/* What users add to every command line, before the host's options and behind them. */
static bool options_of_all(Options *options, const JavaVMInitArgs *args, char *message,
                           size_t size) {
    for (jint i = 0; i < args->nOptions; i++)
        if (args->options[i].optionString == NULL) {
            snprintf(message, size, "option %d of %d is NULL", (int)i + 1, (int)args->nOptions);
            return false;
        }
    options_announce(options, args);
    bool looks = options->on_jdk;
    return (!looks || options_from_variable(options, "JAVA_TOOL_OPTIONS", message, size)) &&
           options_from(options, args, message, size) &&
           (!looks || options_from_variable(options, "_JAVA_OPTIONS", message, size)) &&
           options_agree(options, message, size);
}

JNIEXPORT jint JNICALL JNI_CreateJavaVM(JavaVM **java_vm, void **env, void *arguments) {
    const JavaVMInitArgs *args = arguments;
    if (args == NULL || java_vm == NULL || env == NULL || args->nOptions < 0) return JNI_EINVAL;
    if (args->nOptions > 0 && args->options == NULL) return JNI_EINVAL;
    if (args->version == JNI_VERSION_1_1 || !env_serves_version(args->version))
        return JNI_EVERSION;
    Options options;
    char message[512] = "";
    options_init(&options);
    options.ignore_unrecognized = args->ignoreUnrecognized;
    if (!options_of_all(&options, args, message, sizeof message)) {
        say(&options, "%s\n", message);
        int result = options.no_memory ? JNI_ENOMEM : JNI_EINVAL;
        options_free(&options);
        return result;
    }
    int (*hook)(FILE *, const char *, va_list) =
        (int (*)(FILE *, const char *, va_list))options.vfprintf_hook;
    VM *vm = NULL;
    Thread *t = NULL;
    int result = vm_create(&vm, &t, &options, message, sizeof message);
    if (result != JNI_OK) {
        Options silent = {.vfprintf_hook = (void *)hook};
        if (message[0] != 0)
            say(&silent, "Error occurred during initialization of VM\n%s\n", message);
        return result;
    }
    if (atomic_load(&t->state) == THREAD_IN_VM) thread_leave_vm(t, THREAD_NATIVE);
    symbols_let_go(&t->symbols);
    *java_vm = (JavaVM *)(void *)vm->handle;
    *env = t;
    return JNI_OK;
}

/* A thread whose foreign code is watched calls this interface. */
static void tell_watcher(const JavaVM *java_vm, const void *caller) {
    VM *vm = process_vm(java_vm);
    Thread *t = vm != NULL ? thread_current(vm) : NULL;
    if (t != NULL && t->functions == jni_watched_functions()) jni_tell_watchers(t, caller);
}

/* ---- The end ---- */

static jint JNICALL invoke_DestroyJavaVM(JavaVM *java_vm) {
    tell_watcher(java_vm, __builtin_return_address(0));
    VM *vm = process_vm(java_vm);
    if (vm == NULL) return JNI_ERR;
    Thread *t = thread_current(vm);
    if (t == NULL) {
        if (!thread_has_room()) return JNI_ERR;
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
    VM *vm = process_vm(java_vm);
    const JavaVMAttachArgs *args = arguments;
    if (env == NULL) return JNI_EINVAL;
    *env = NULL;
    if (vm == NULL) return JNI_ERR;
    Thread *t = thread_current(vm);
    *env = t;
    if (t != NULL) return JNI_OK;
    if (!thread_has_room()) return JNI_ERR;
    /* What a structure of an unknown version says is not looked at, as in the reference. */
    if (args != NULL &&
        (args->version == JNI_VERSION_1_1 || !env_serves_version(args->version)))
        args = NULL;
    t = attach_java_thread(vm, args != NULL ? args->name : NULL,
                           args != NULL ? args->group : NULL, daemon);
    if (t == NULL) return JNI_ENOMEM;
    env_leave(&t);
    *env = t;
    return JNI_OK;
}

static jint JNICALL invoke_AttachCurrentThread(JavaVM *vm, void **env, void *args) {
    tell_watcher(vm, __builtin_return_address(0));
    return attach(vm, env, args, false);
}

static jint JNICALL invoke_AttachCurrentThreadAsDaemon(JavaVM *vm, void **env, void *args) {
    tell_watcher(vm, __builtin_return_address(0));
    return attach(vm, env, args, true);
}

static jint JNICALL invoke_DetachCurrentThread(JavaVM *java_vm) {
    tell_watcher(java_vm, __builtin_return_address(0));
    Thread *t = attached_thread(java_vm);
    if (t == NULL) return process_vm(java_vm) != NULL ? JNI_OK : JNI_ERR;
    if (t->frame != NULL) return JNI_ERR;
    thread_enter_vm(t);
    detach_java_thread(t);
    return JNI_OK;
}

/* Other versions than JNI's are those of tool interfaces. Theirs is the question even on a
 * thread that is not attached; who asks shows from the address that the call returns to. */
static jint JNICALL invoke_GetEnv(JavaVM *java_vm, void **env, jint version) {
    tell_watcher(java_vm, __builtin_return_address(0));
    Thread *t = attached_thread(java_vm);
    VM *vm = t != NULL ? t->vm : process_vm(java_vm);
    if (env == NULL) return JNI_EINVAL;
    *env = NULL;
    if (vm == NULL) return JNI_ERR;
    if (!env_serves_version(version)) {
        if (vm->tools.get_tool_env == NULL) return JNI_EVERSION;
        return vm->tools.get_tool_env(vm, env, version, __builtin_return_address(0));
    }
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
