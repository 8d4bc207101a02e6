/* SPDX-License-Identifier: MIT */
/* JNI: throwing, looking at and clearing the pending exception. */
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env_functions.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/threads/event_delivery.h"

jint JNICALL env_Throw(JNIEnv *env, jthrowable throwable) {
    ENV_ENTER(env);
    Object *object = env_object(throwable);
    if (object == NULL || !object_is_instance(object, t->vm->known.Throwable)) return JNI_ERR;
    t->exception = object;
    return JNI_OK;
}

/* No message: the constructor without one. An abstract class can be thrown, too, in the
 * reference. */
jint JNICALL env_ThrowNew(JNIEnv *env, jclass cls, const char *message) {
    ENV_ENTER(env);
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Class *c = cls != NULL ? env_class(t, cls) : NULL;
    if (c == NULL || !class_is_subclass(c, vm->known.Throwable)) return JNI_ERR;
    t->exception = NULL;
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
    if (t->exception != NULL && delivery_exceptions(t) && t->thrown == t->exception)
        delivery_caught(t);
    t->exception = NULL;
}

/* The word is only compared with null, which needs no transition: a collection that moves the
 * exception meanwhile stores the one address in place of the other in a whole (root_set). */
jboolean JNICALL env_ExceptionCheck(JNIEnv *env) {
    return __atomic_load_n(&((Thread *)(void *)env)->exception, __ATOMIC_RELAXED) != NULL;
}

/* An object of the class by a constructor of one reference, or of none (argument NULL). NULL:
 * **Throws.** **Safepoint.** */
static Object *make_object(Thread *t, const char *class_name, const char *descriptor,
                           Handle argument) {
    HANDLE_SCOPE(t);
    Class *c = loader_boot_class(t, class_name);
    if (c == NULL || !class_initialize(t, c)) return NULL;
    Handle object = handle_new(t, object_allocate(t, c));
    Method *init = class_declared_method(c, symbol(t->vm, "<init>"), symbol(t->vm, descriptor));
    if (object == NULL || init == NULL) return NULL;
    Value args[2] = {{.l = *object}, {.l = handle_get(argument)}};
    return invoke_method(t, init, args, NULL) ? *object : NULL;
}

/* What printStackTrace writes, as one text for the host's "vfprintf". */
static void describe_to_host(Thread *t, Handle exception) {
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Handle text = handle_new(t, make_object(t, "java/io/StringWriter", "()V", NULL));
    Handle to =
        text != NULL
            ? handle_new(t, make_object(t, "java/io/PrintWriter", "(Ljava/io/Writer;)V", text))
            : NULL;
    Method *print = class_find_method(object_class(*exception), symbol(vm, "printStackTrace"),
                                      symbol(vm, "(Ljava/io/PrintWriter;)V"));
    if (to == NULL || *to == NULL || print == NULL) return;
    Value args[2] = {{.l = *exception}, {.l = *to}};
    if (!invoke_virtual(t, print, args, NULL)) return;
    Method *to_string = class_find_method(object_class(*text), symbol(vm, "toString"),
                                          symbol(vm, "()Ljava/lang/String;"));
    Value result, receiver = {.l = *text};
    if (to_string == NULL || !invoke_virtual(t, to_string, &receiver, &result) ||
        result.l == NULL)
        return;
    char *utf8 = string_to_c(vm, result.l);
    if (utf8 != NULL) vm_print(vm, "%s", utf8);
    free(utf8);
}

/* As java does: a headline, then Throwable.printStackTrace; no handler of the program hears of
 * it. */
void JNICALL env_ExceptionDescribe(JNIEnv *env) {
    ENV_ENTER(env);
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Handle exception = handle_new(t, t->exception);
    if (exception == NULL) return;
    t->exception = NULL;
    exception_print_thread(t, "Exception in thread ", " ");
    if (vm->vfprintf_hook != NULL) {
        describe_to_host(t, exception);
    } else {
        fflush(stderr);
        Value args[1] = {{.l = *exception}};
        Method *print = class_find_method(object_class(*exception),
                                          symbol(vm, "printStackTrace"), symbol(vm, "()V"));
        if (print != NULL) invoke_virtual(t, print, args, NULL);
    }
    t->exception = NULL;
}

void JNICALL env_FatalError(JNIEnv *env, const char *message) {
    vm_fatal(((Thread *)(void *)env)->vm, "FATAL ERROR in native method: %s",
             message != NULL ? message : "");
}
