/* SPDX-License-Identifier: MIT */
/* JNI: monitors, direct buffers, registration of natives, versions. */
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env_functions.h"
#include "vm/jni/natives.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/threads/monitor.h"

jint JNICALL env_GetVersion(JNIEnv *env) {
    (void)env;
    return JNI_VERSION_10;
}

bool env_serves_version(jint version) {
    switch (version) {
    case JNI_VERSION_1_1:
    case JNI_VERSION_1_2:
    case JNI_VERSION_1_4:
    case JNI_VERSION_1_6:
    case JNI_VERSION_1_8:
    case JNI_VERSION_9:
    case JNI_VERSION_10: return true;
    default: return false;
    }
}

jint JNICALL env_GetJavaVM(JNIEnv *env, JavaVM **vm) {
    *vm = (JavaVM *)(void *)((Thread *)(void *)env)->vm->handle;
    return JNI_OK;
}

/* ---- Monitors ---- */

jint JNICALL env_MonitorEnter(JNIEnv *env, jobject obj) {
    ENV_ENTER(env);
    Object *object = env_non_null(t, obj);
    if (object == NULL) return JNI_ERR;
    monitor_enter(t, object);
    t->native_monitors++;
    return JNI_OK;
}

jint JNICALL env_MonitorExit(JNIEnv *env, jobject obj) {
    ENV_ENTER(env);
    Object *object = env_non_null(t, obj);
    if (object == NULL || !monitor_exit(t, object)) return JNI_ERR;
    t->native_monitors--;
    return JNI_OK;
}

/* ---- Natives ---- */

jint JNICALL env_RegisterNatives(JNIEnv *env, jclass cls, const JNINativeMethod *methods,
                                 jint count) {
    ENV_ENTER(env);
    Class *c = env_class(t, cls);
    if (c == NULL) return JNI_ERR;
    if (!class_link(t, c)) return JNI_ERR;
    for (jint i = 0; i < count; i++) {
        const char *name = symbol_find(t->vm, methods[i].name, strlen(methods[i].name));
        const char *signature =
            symbol_find(t->vm, methods[i].signature, strlen(methods[i].signature));
        Method *method = name != NULL && signature != NULL
                             ? class_declared_method(c, name, signature)
                             : NULL;
        if (method == NULL || !method_is_native(method)) {
            char text[1024];
            method_external_name(c->name, methods[i].name, methods[i].signature, text,
                                 sizeof text);
            exception_throw(t, "java/lang/NoSuchMethodError", "Method '%s' %s", text,
                            method == NULL ? "name or signature does not match"
                                           : "is not declared as native");
            return JNI_ERR;
        }
        if (t->vm->library != NULL && t->vm->library->keeps_native(method)) continue;
        natives_register(method, methods[i].fnPtr);
        if (t->vm->options.verbose_jni)
            fprintf(stderr, "[Registering JNI native method %s.%s]\n", c->name, method->name);
    }
    return JNI_OK;
}

jint JNICALL env_UnregisterNatives(JNIEnv *env, jclass cls) {
    ENV_ENTER(env);
    Class *c = env_class(t, cls);
    if (c == NULL) return JNI_ERR;
    for (uint32_t i = 0; i < c->method_count; i++)
        if (method_is_native(&c->methods[i]) && !(natives_bound(&c->methods[i]) & NATIVE_OF_VM))
            natives_register(&c->methods[i], NULL);
    return JNI_OK;
}

/* ---- Direct buffers ---- */

jobject JNICALL env_NewDirectByteBuffer(JNIEnv *env, void *address, jlong capacity) {
    ENV_ENTER(env);
    VM *vm = t->vm;
    if (t->exception != NULL) return NULL;
    if (capacity < 0 || capacity > INT32_MAX)
        return exception_throw(t, "java/lang/IllegalArgumentException",
                               capacity < 0 ? "capacity < 0: (%lld < 0)" : "capacity: %lld",
                               (long long)capacity);
    Class *c = loader_boot_class(t, "java/nio/DirectByteBuffer");
    if (c == NULL || !class_initialize(t, c)) return NULL;
    Method *init = class_declared_method(c, symbol(vm, "<init>"), symbol(vm, "(JI)V"));
    if (init == NULL)
        return exception_throw(t, "java/lang/NoSuchMethodError", "%s.<init>(JI)V", c->name);
    jobject buffer = env_local(t, object_allocate(t, c));
    if (buffer == NULL) return NULL;
    Value args[4] = {{.l = env_object(buffer)},
                     {.j = (int64_t)(intptr_t)address},
                     {.j = 0},
                     {.i = (int32_t)capacity}};
    return invoke_method(t, init, args, NULL) ? buffer : NULL;
}

/* The class java.nio.Buffer if the object is a direct one, else NULL (and nothing pending). */
static Class *buffer_is_direct(Thread *t, jobject buffer) {
    VM *vm = t->vm;
    Value result = {.bits = 0};
    if (env_object(buffer) == NULL || t->exception != NULL) return NULL;
    Class *c = loader_boot_class(t, "java/nio/Buffer");
    if (c == NULL || !object_is_instance(env_object(buffer), c)) {
        t->exception = NULL;
        return NULL;
    }
    Method *method = class_declared_method(c, symbol(vm, "isDirect"), symbol(vm, "()Z"));
    Value args[1] = {{.l = env_object(buffer)}};
    if (method == NULL || !invoke_virtual(t, method, args, &result)) {
        t->exception = NULL;
        return NULL;
    }
    return result.i & 1 ? c : NULL;
}

void *JNICALL env_GetDirectBufferAddress(JNIEnv *env, jobject buffer) {
    ENV_ENTER(env);
    Class *c = buffer_is_direct(t, buffer);
    if (c == NULL) return NULL;
    Field *address = class_declared_field(c, symbol(t->vm, "address"), symbol(t->vm, "J"));
    if (address == NULL) return NULL;
    return (void *)(intptr_t) *
           (int64_t *)(void *)((char *)env_object(buffer) + address->offset);
}

jlong JNICALL env_GetDirectBufferCapacity(JNIEnv *env, jobject buffer) {
    ENV_ENTER(env);
    Class *c = buffer_is_direct(t, buffer);
    if (c == NULL) return -1;
    Method *method = class_declared_method(c, symbol(t->vm, "capacity"), symbol(t->vm, "()I"));
    Value args[1] = {{.l = env_object(buffer)}}, result = {.bits = 0};
    if (method == NULL || !invoke_virtual(t, method, args, &result)) {
        t->exception = NULL;
        return -1;
    }
    return result.i;
}
