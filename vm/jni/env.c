/* SPDX-License-Identifier: MIT */
/* The JNI function table: every slot named once, in whatever order; include/jni.h fixes the
 * order. The reserved slots stay NULL. */
#include "vm/jni/env_functions.h"

#include "vm/jni/natives.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/threads/stack_walk.h"

#define SLOT(Name) .Name = env_##Name
#define CALLS(Name, type, kind)                                                                \
    SLOT(Call##Name##Method), SLOT(Call##Name##MethodV), SLOT(Call##Name##MethodA),            \
        SLOT(CallNonvirtual##Name##Method), SLOT(CallNonvirtual##Name##MethodV),               \
        SLOT(CallNonvirtual##Name##MethodA), SLOT(CallStatic##Name##Method),                   \
        SLOT(CallStatic##Name##MethodV), SLOT(CallStatic##Name##MethodA),
#define FIELDS(Name, type, kind)                                                               \
    SLOT(Get##Name##Field), SLOT(Set##Name##Field), SLOT(GetStatic##Name##Field),              \
        SLOT(SetStatic##Name##Field),
#define ARRAYS(Name, type, kind)                                                               \
    SLOT(New##Name##Array), SLOT(Get##Name##ArrayElements),                                    \
        SLOT(Release##Name##ArrayElements), SLOT(Get##Name##ArrayRegion),                      \
        SLOT(Set##Name##ArrayRegion),

const struct JNINativeInterface_ jni_functions = {
    SLOT(GetVersion),
    SLOT(DefineClass),
    SLOT(FindClass),
    SLOT(FromReflectedMethod),
    SLOT(FromReflectedField),
    SLOT(ToReflectedMethod),
    SLOT(GetSuperclass),
    SLOT(IsAssignableFrom),
    SLOT(ToReflectedField),
    SLOT(Throw),
    SLOT(ThrowNew),
    SLOT(ExceptionOccurred),
    SLOT(ExceptionDescribe),
    SLOT(ExceptionClear),
    SLOT(FatalError),
    SLOT(PushLocalFrame),
    SLOT(PopLocalFrame),
    SLOT(NewGlobalRef),
    SLOT(DeleteGlobalRef),
    SLOT(DeleteLocalRef),
    SLOT(IsSameObject),
    SLOT(NewLocalRef),
    SLOT(EnsureLocalCapacity),
    SLOT(AllocObject),
    SLOT(NewObject),
    SLOT(NewObjectV),
    SLOT(NewObjectA),
    SLOT(GetObjectClass),
    SLOT(IsInstanceOf),
    SLOT(GetMethodID),
    SLOT(GetFieldID),
    SLOT(GetStaticMethodID),
    SLOT(GetStaticFieldID),
    ENV_VALUES(CALLS) CALLS(Void, void, 'V') ENV_VALUES(FIELDS) SLOT(NewString),
    SLOT(GetStringLength),
    SLOT(GetStringChars),
    SLOT(ReleaseStringChars),
    SLOT(NewStringUTF),
    SLOT(GetStringUTFLength),
    SLOT(GetStringUTFChars),
    SLOT(ReleaseStringUTFChars),
    SLOT(GetArrayLength),
    SLOT(NewObjectArray),
    SLOT(GetObjectArrayElement),
    SLOT(SetObjectArrayElement),
    ENV_PRIMITIVES(ARRAYS) SLOT(RegisterNatives),
    SLOT(UnregisterNatives),
    SLOT(MonitorEnter),
    SLOT(MonitorExit),
    SLOT(GetJavaVM),
    SLOT(GetStringRegion),
    SLOT(GetStringUTFRegion),
    SLOT(GetPrimitiveArrayCritical),
    SLOT(ReleasePrimitiveArrayCritical),
    /* Strings are compact, so a critical view is a copy like any other. */
    .GetStringCritical = env_GetStringChars,
    .ReleaseStringCritical = env_ReleaseStringChars,
    SLOT(NewWeakGlobalRef),
    SLOT(DeleteWeakGlobalRef),
    SLOT(ExceptionCheck),
    SLOT(NewDirectByteBuffer),
    SLOT(GetDirectBufferAddress),
    SLOT(GetDirectBufferCapacity),
    SLOT(GetObjectRefType),
    SLOT(GetModule),
};

_Static_assert(sizeof(struct JNINativeInterface_) == 234 * sizeof(void *),
               "JNI 10 has 234 slots");

/* ---- What the nouns share ---- */

Class *env_class(Thread *t, jclass cls) {
    Object *mirror = env_non_null(t, cls);
    return mirror != NULL ? class_of_mirror(mirror) : NULL;
}

Object *env_non_null(Thread *t, jobject reference) {
    Object *object = env_object(reference);
    return object != NULL ? object : exception_throw(t, "java/lang/NullPointerException", NULL);
}

bool env_caller_loader(Thread *t, Loader **loader) {
    StackWalk walk = stack_walk_begin(t);
    bool in_java = stack_walk_next(&walk);
    if (in_java && t->vm->library != NULL && t->vm->library->loads_libraries(walk.at.method))
        return t->vm->library->loading_for(t, loader);
    *loader = in_java ? walk.at.method->holder->loader : NULL;
    if (*loader != NULL || natives_loading(t, loader) || in_java) return true;
    VM *vm = t->vm;
    Object *object = vm->system_loader;
    if (object == NULL) {
        Value result;
        if (!invoke_static(t, vm->known.ClassLoader_getSystemClassLoader, &result))
            return false;
        object = result.l;
    }
    *loader = loader_of(t, object);
    return t->exception == NULL;
}
