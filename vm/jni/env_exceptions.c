/* SPDX-License-Identifier: MIT */
/* JNI: throwing, looking at and clearing the pending exception. */
#include <string.h>

#include "vm/jni/env_functions.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/link/selection.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/operations.h"
#include "vm/run/string.h"

jint JNICALL env_Throw(JNIEnv *env, jthrowable throwable) {
    ENV_ENTER(env);
    Object *object = env_object(throwable);
    if (object == NULL || !object_is_instance(object, t->vm->known.Throwable)) return JNI_ERR;
    t->exception = object;
    return JNI_OK;
}

/* No message: the constructor without one. An abstract class can be thrown, too, in the reference. */
jint JNICALL env_ThrowNew(JNIEnv *env, jclass cls, const char *message) {
    ENV_ENTER(env);
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Class *c = env_class(t, cls);
    t->exception = NULL;
    if (c == NULL || !class_is_subclass(c, vm->known.Throwable)) return JNI_ERR;
    if (!class_initialize(t, c)) return JNI_ERR;
    const char *descriptor = message != NULL ? "(Ljava/lang/String;)V" : "()V";
    Method *init = class_declared_method(c, symbol(vm, "<init>"), symbol(vm, descriptor));
    if (init == NULL) {
        resolve_no_constructor(t, c, descriptor);
        return JNI_ERR;
    }
    Handle object = handle_new(t, object_allocate(t, c));
    if (object == NULL) return JNI_ERR;
    Object *text = message != NULL ? string_from_utf8(t, message, strlen(message)) : NULL;
    if (text == NULL && message != NULL) return JNI_ERR;
    Value args[2] = {{.l = *object}, {.l = text}};
    if (!invoke_method(t, init, args, NULL)) return JNI_ERR;
    t->exception = *object;
    return JNI_OK;
}

jthrowable JNICALL env_ExceptionOccurred(JNIEnv *env) {
    ENV_ENTER(env);
    return env_local(t, t->exception);
}

void JNICALL env_ExceptionClear(JNIEnv *env) {
    ENV_ENTER(env);
    t->exception = NULL;
}

/* The word is only compared with null, which needs no transition. */
jboolean JNICALL env_ExceptionCheck(JNIEnv *env) {
    return ((Thread *)(void *)env)->exception != NULL;
}

/* As java does: a headline, then Throwable.printStackTrace; no handler of the program hears of it. */
void JNICALL env_ExceptionDescribe(JNIEnv *env) {
    ENV_ENTER(env);
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Handle exception = handle_new(t, t->exception);
    if (exception == NULL) return;
    t->exception = NULL;
    Method *print = class_find_method(object_class(*exception), symbol(vm, "printStackTrace"),
                                      symbol(vm, "()V"));
    exception_print_thread(t, "Exception in thread ", " ");
    fflush(stderr);
    Value args[1] = {{.l = *exception}};
    if (print != NULL) invoke_virtual(t, print, args, NULL);
    t->exception = NULL;
}

void JNICALL env_FatalError(JNIEnv *env, const char *message) {
    vm_fatal(((Thread *)(void *)env)->vm, "FATAL ERROR in native method: %s",
             message != NULL ? message : "");
}
