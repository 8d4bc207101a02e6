/* SPDX-License-Identifier: MIT */
/* Finding and defining classes (J410 to J416), what is kept beside them, and the readers of
 * constant pools and arrays whose C forms are their own. */
#include <stdlib.h>
#include <string.h>

#include "jdk/functions.h"
#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"

static jclass class_local(Thread *t, Class *c) {
    return c != NULL ? (jclass)env_local(t, c->mirror) : NULL;
}

/* ---- Finding ---- */

jclass jdk_JVM_FindPrimitiveClass(JNIEnv *env, const char *name) {
    ENV_ENTER(env);
    for (const char *kind = "ZBCSIJFDV"; *kind != 0; kind++) {
        Class *c = class_primitive(t->vm, *kind);
        if (strcmp(c->name, name) == 0) return class_local(t, c);
    }
    return exception_throw(t, "java/lang/ClassNotFoundException", "%s", name);
}

jclass jdk_JVM_FindClassFromBootLoader(JNIEnv *env, const char *name) {
    ENV_ENTER(env);
    if (strlen(name) > UINT16_MAX) return NULL;
    const char *known = symbol(t->vm, name);
    Class *c = loader_find(t->vm, NULL, known);
    if (c == NULL && name[0] != '[' && !t->vm->library->has(t->vm, name)) return NULL;
    if (c == NULL) c = loader_load(t, NULL, known, false);
    return class_local(t, c);
}

jclass jdk_JVM_FindClassFromCaller(JNIEnv *env, const char *name, jboolean initialize,
                                   jobject loader, jclass caller) {
    ENV_ENTER(env);
    (void)caller;
    Loader *of = loader_of(t, env_object(loader));
    Class *c = loader_load_text(t, of, name, strlen(name), false);
    return c != NULL && (!initialize || class_initialize(t, c)) ? class_local(t, c) : NULL;
}

/* ---- Defining ---- */

jclass jdk_JVM_DefineClassWithSource(JNIEnv *env, const char *name, jobject loader,
                                     const jbyte *bytes, jsize length, jobject domain,
                                     const char *source) {
    ENV_ENTER(env);
    DefineOptions options = {.name = name != NULL ? symbol(t->vm, name) : NULL,
                             .source = source != NULL ? symbol(t->vm, source) : NULL,
                             .protection_domain = (Handle)(void *)domain};
    Loader *of = loader_of(t, env_object(loader));
    return class_local(t,
                       loader_define(t, of, (const uint8_t *)bytes, (size_t)length, &options));
}

enum { NESTMATE = 1, HIDDEN = 2, STRONG = 4, VM_ANNOTATIONS = 8 };

/* NULL: they are right (J720). */
static const char *wrong_flags(jint flags, jobject class_data) {
    if (flags & HIDDEN) return flags >> 4 != 0 ? "invalid flag" : NULL;
    if (class_data != NULL) return "classData is only applicable for hidden classes";
    if (flags & NESTMATE) return "dynamic nestmate is only applicable for hidden classes";
    if (!(flags & STRONG))
        return "an ordinary class must be strongly referenced by its defining loader";
    if (flags & VM_ANNOTATIONS) return "vm annotations only allowed for hidden classes";
    return flags != STRONG ? "invalid flag" : NULL;
}

jclass jdk_JVM_LookupDefineClass(JNIEnv *env, jclass lookup, const char *name,
                                 const jbyte *bytes, jsize length, jobject domain,
                                 jboolean initialize, jint flags, jobject class_data) {
    ENV_ENTER(env);
    if (env_object(lookup) == NULL)
        return exception_throw(t, "java/lang/IllegalArgumentException", "Lookup class is null");
    const char *wrong = wrong_flags(flags, class_data);
    if (wrong != NULL)
        return exception_throw(t, "java/lang/IllegalArgumentException", "%s", wrong);
    Class *host = class_of_mirror(env_object(lookup));
    DefineOptions options = {.name = name != NULL ? symbol(t->vm, name) : NULL,
                             .lookup = host,
                             .hidden = (flags & HIDDEN) != 0,
                             .strong = (flags & STRONG) != 0,
                             .nestmate = (flags & NESTMATE) != 0,
                             .source = host->source_url,
                             .protection_domain = (Handle)(void *)domain,
                             .class_data = (Handle)(void *)class_data};
    if (options.nestmate) options.lookup = access_nest_host(t, host);
    Class *c = loader_define(t, host->loader, (const uint8_t *)bytes, (size_t)length, &options);
    if (c == NULL) return NULL;
    jclass local = class_local(t, c);
    Field *data = class_declared_field(t->vm->known.Class_, symbol(t->vm, "classData"),
                                       symbol(t->vm, "Ljava/lang/Object;"));
    if (data != NULL && env_object(class_data) != NULL)
        object_set_ref(c->mirror, (char *)c->mirror + data->offset, env_object(class_data));
    return (initialize ? class_initialize(t, c) : class_link(t, c)) ? local : NULL;
}

/* ---- What is kept beside a class ---- */

void jdk_Class_getProtectionDomain0(Thread *t, Value *args, Value *result) {
    result->l = slot_get((char *)args[0].l + t->vm->known.Class_protectionDomain);
}

jobject jdk_JVM_GetProtectionDomain(JNIEnv *env, jclass cls) {
    ENV_ENTER(env);
    Object *mirror = env_object(cls);
    if (mirror == NULL) return NULL;
    return env_local(t, slot_get((char *)mirror + t->vm->known.Class_protectionDomain));
}

/* What the class's jar is signed by, an array of the caller's own; NULL: it is not. */
void jdk_Class_getSigners(Thread *t, Value *args, Value *result) {
    HANDLE_SCOPE(t);
    Object *kept = slot_get((char *)args[0].l + t->vm->known.Class_signers);
    result->l = kept != NULL ? object_clone(t, handle_new(t, kept)) : NULL;
}

jobjectArray jdk_JVM_GetClassSigners(JNIEnv *env, jclass cls) {
    ENV_ENTER(env);
    if (env_object(cls) == NULL) return NULL;
    Value mirror = {.l = env_object(cls)}, signers = {0};
    jdk_Class_getSigners(t, &mirror, &signers);
    return env_local(t, signers.l);
}

void jdk_Class_setSigners(Thread *t, Value *args, Value *result) {
    (void)result;
    object_set_ref(args[0].l, (char *)args[0].l + t->vm->known.Class_signers, args[1].l);
}

void jdk_JVM_SetClassSigners(JNIEnv *env, jclass cls, jobjectArray signers) {
    ENV_ENTER(env);
    Object *mirror = env_object(cls);
    if (mirror == NULL) return;
    object_set_ref(mirror, (char *)mirror + t->vm->known.Class_signers, env_object(signers));
}

static jobjectArray new_array(JNIEnv *env, const char *element, jsize length) {
    jclass cls = (*env)->FindClass(env, element);
    return cls != NULL ? (*env)->NewObjectArray(env, length, cls, NULL) : NULL;
}

/* The command line's -ea and -da, classes and packages apart (J232). */
jobject jdk_JVM_AssertionStatusDirectives(JNIEnv *env, jclass ignored) {
    (void)ignored;
    const Options *options = &((Thread *)(void *)env)->vm->options;
    jclass cls = (*env)->FindClass(env, "java/lang/AssertionStatusDirectives");
    jobject directives = cls != NULL ? (*env)->AllocObject(env, cls) : NULL;
    if (directives == NULL) return NULL;
    for (int packages = 0; packages < 2; packages++) {
        jsize count = 0, at = 0;
        for (size_t i = 0; i < options->assertion_count; i++)
            count += options->assertions[i].name[0] != 0 &&
                     options->assertions[i].is_package == packages;
        jobjectArray names = new_array(env, "java/lang/String", count);
        jbooleanArray enabled = (*env)->NewBooleanArray(env, count);
        if (names == NULL || enabled == NULL) return NULL;
        for (size_t i = 0; i < options->assertion_count; i++) {
            const AssertionOption *option = &options->assertions[i];
            if (option->name[0] == 0 || option->is_package != packages) continue;
            char name[1024];
            snprintf(name, sizeof name, "%s", option->name);
            for (char *p = name; *p != 0; p++)
                if (*p == '/') *p = '.';
            size_t length = strlen(name);
            if (length > 0 && name[length - 1] == '.') name[length - 1] = 0;
            jboolean value = option->enable;
            (*env)->SetObjectArrayElement(env, names, at, (*env)->NewStringUTF(env, name));
            (*env)->SetBooleanArrayRegion(env, enabled, at++, 1, &value);
        }
        (*env)->SetObjectField(env, directives,
                               (*env)->GetFieldID(env, cls, packages ? "packages" : "classes",
                                                  "[Ljava/lang/String;"),
                               names);
        (*env)->SetObjectField(
            env, directives,
            (*env)->GetFieldID(env, cls, packages ? "packageEnabled" : "classEnabled", "[Z"),
            enabled);
    }
    jboolean all = JNI_FALSE;
    for (size_t i = 0; i < options->assertion_count; i++)
        if (options->assertions[i].name[0] == 0) all = options->assertions[i].enable;
    (*env)->SetBooleanField(env, directives, (*env)->GetFieldID(env, cls, "deflt", "Z"), all);
    return (*env)->ExceptionCheck(env) ? NULL : directives;
}

void jdk_ClassLoader_retrieveDirectives(Thread *t, Value *args, Value *result) {
    (void)args;
    HANDLE_SCOPE(t);
    thread_leave_vm(t, THREAD_NATIVE);
    jobject directives = jdk_JVM_AssertionStatusDirectives((JNIEnv *)(void *)t, NULL);
    thread_enter_vm(t);
    result->l = env_object(directives);
}

/* ---- Constant pools ---- */

static const char pool_class[] = "jdk/internal/reflect/ConstantPool";

static uint64_t pool_bits(JNIEnv *env, jobject self, jobject pool, jint index, const char *name,
                          const char *descriptor) {
    return jdk_row_bits(env, pool_class, name, descriptor,
                        (uint64_t[]){(uint64_t)(uintptr_t)self, (uint64_t)(uintptr_t)pool,
                                     (uint64_t)index, 0, 0});
}

jfloat jdk_JVM_ConstantPoolGetFloatAt(JNIEnv *env, jobject self, jobject pool, jint index) {
    Value value = {
        .bits = pool_bits(env, self, pool, index, "getFloatAt0", "(Ljava/lang/Object;I)F")};
    return value.f;
}
jdouble jdk_JVM_ConstantPoolGetDoubleAt(JNIEnv *env, jobject self, jobject pool, jint index) {
    Value value = {
        .bits = pool_bits(env, self, pool, index, "getDoubleAt0", "(Ljava/lang/Object;I)D")};
    return value.d;
}

/* Of a member whose class is loaded; else NULL. */
static jobject pool_member(JNIEnv *env, jobject self, jobject pool, jint index,
                           const char *name, const char *descriptor) {
    jint owner = (jint)pool_bits(env, self, pool, index, "getClassRefIndexAt0",
                                 "(Ljava/lang/Object;I)I");
    if ((*env)->ExceptionCheck(env) || pool_bits(env, self, pool, owner, "getClassAtIfLoaded0",
                                                 "(Ljava/lang/Object;I)Ljava/lang/Class;") == 0)
        return NULL;
    return (jobject)pool_bits(env, self, pool, index, name, descriptor);
}
jobject jdk_JVM_ConstantPoolGetFieldAtIfLoaded(JNIEnv *env, jobject self, jobject pool,
                                               jint index) {
    return pool_member(env, self, pool, index, "getFieldAt0",
                       "(Ljava/lang/Object;I)Ljava/lang/reflect/Field;");
}
jobject jdk_JVM_ConstantPoolGetMethodAtIfLoaded(JNIEnv *env, jobject self, jobject pool,
                                                jint index) {
    return pool_member(env, self, pool, index, "getMethodAt0",
                       "(Ljava/lang/Object;I)Ljava/lang/reflect/Member;");
}

jbyte jdk_JVM_ConstantPoolGetTagAt(JNIEnv *env, jobject self, jobject pool, jint index) {
    ENV_ENTER(env);
    (void)self;
    Object *mirror = env_non_null(t, pool);
    const Class *c = mirror != NULL ? class_of_mirror(mirror) : NULL;
    if (c == NULL || c->file == NULL) return 0;
    if (index <= 0 || (uint32_t)index >= c->file->pool.count) {
        exception_throw(t, "java/lang/IllegalArgumentException",
                        "Constant pool index out of bounds");
        return 0;
    }
    return (jbyte)constant_pool_tag(&c->file->pool, (uint16_t)index);
}

/* ---- Elements of arrays: the letters of the types that JVMS numbers (newarray) ---- */

static char kind_letter(unsigned number) {
    static const char letters[] = "ZCFDBSIJ"; /* 4 to 11 */
    return number >= 4 && number <= 11 ? letters[number - 4] : 0;
}

jvalue jdk_JVM_GetPrimitiveArrayElement(JNIEnv *env, jobject array, jint index, jint number) {
    ENV_ENTER(env);
    jvalue out = {.j = 0};
    Object *a = env_non_null(t, array);
    if (a == NULL) return out;
    const Class *c = object_class(a);
    if (!c->is_array || c->primitive_kind == 0) {
        exception_throw(t, "java/lang/IllegalArgumentException",
                        c->is_array ? "Argument is not an array of primitive type"
                                    : "Argument is not an array");
        return out;
    }
    HANDLE_SCOPE(t);
    Handle kept = handle_new(t, a);
    if (index < 0 || index >= array_length(a)) {
        exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException", NULL);
        return out;
    }
    Value value = {.bits = 0};
    const char *at =
        (const char *)array_elements(*kept) + ((size_t)index << c->shape.element_shift);
    switch (c->primitive_kind) {
    case 'Z':
    case 'B': value.i = *(const int8_t *)at; break;
    case 'C': value.i = *(const uint16_t *)(const void *)at; break;
    case 'S': value.i = *(const int16_t *)(const void *)at; break;
    case 'J':
    case 'D': value.j = *(const int64_t *)(const void *)at; break;
    default: value.i = *(const int32_t *)(const void *)at;
    }
    Object *boxed = box_value(t, c->primitive_kind, value);
    char letter = kind_letter((unsigned)number);
    if (boxed == NULL) return out;
    if (!unbox_value(t->vm, boxed, letter, &value))
        exception_throw(t, "java/lang/IllegalArgumentException", "argument type mismatch");
    else
        out.j = (jlong)value.bits;
    return out;
}

/* The value is boxed and stored as Array.set does. */
void jdk_JVM_SetPrimitiveArrayElement(JNIEnv *env, jobject array, jint index, jvalue value,
                                      unsigned char number) {
    jobject boxed;
    {
        ENV_ENTER(env);
        Value bits = {.bits = (uint64_t)value.j};
        boxed = env_local(t, box_value(t, kind_letter(number), bits));
    }
    if (boxed != NULL)
        jdk_row_bits(env, "java/lang/reflect/Array", "set",
                     "(Ljava/lang/Object;ILjava/lang/Object;)V",
                     (uint64_t[]){0, (uint64_t)(uintptr_t)array, (uint64_t)index,
                                  (uint64_t)(uintptr_t)boxed, 0});
}
