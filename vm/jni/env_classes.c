/* SPDX-License-Identifier: MIT */
/* JNI: finding and defining classes, their relations, and the ids of their members. */
#include <string.h>

#include "vm/jni/env_functions.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/text/descriptor.h"

static jclass class_local(Thread *t, Class *c) {
    return c != NULL ? env_local(t, c->mirror) : NULL;
}

/* ---- Finding and defining ---- */

/* A descriptor "Ljava/lang/String;" is taken for its class, as by the reference. */
jclass JNICALL env_FindClass(JNIEnv *env, const char *name) {
    ENV_ENTER(env);
    if (t->exception != NULL) return NULL;
    size_t length = name != NULL ? strlen(name) : 0;
    if (length > 2 && name[0] == 'L' && name[length - 1] == ';') name++, length -= 2;
    bool wrong_array =
        length > 0 && name[0] == '[' && !descriptor_is_class_or_array_name(name, length, 49);
    if (name == NULL || length > UINT16_MAX || wrong_array)
        return exception_throw(t, "java/lang/NoClassDefFoundError", "%s",
                               name != NULL ? name : "null");
    Loader *loader = NULL;
    if (!env_caller_loader(t, &loader)) return NULL;
    Class *c = loader_load_text(t, loader, name, length, true);
    if (c == NULL || !class_initialize(t, c)) return NULL;
    return class_local(t, c);
}

jclass JNICALL env_DefineClass(JNIEnv *env, const char *name, jobject loader_reference,
                               const jbyte *bytes, jsize length) {
    ENV_ENTER(env);
    if (t->exception != NULL) return NULL;
    DefineOptions options = {.name = name != NULL ? symbol(t->vm, name) : NULL};
    if (length < 0 || (bytes == NULL && length > 0))
        return exception_throw(t, "java/lang/ClassFormatError", "No bytes");
    Loader *loader = loader_of(t, env_object(loader_reference));
    if (loader == NULL && env_object(loader_reference) != NULL) return NULL;
    return class_local(
        t, loader_define(t, loader, (const uint8_t *)bytes, (size_t)length, &options));
}

/* ---- Relations ---- */

jclass JNICALL env_GetSuperclass(JNIEnv *env, jclass cls) {
    ENV_ENTER(env);
    Class *c = env_class(t, cls);
    if (c == NULL || c->is_primitive || (class_is_interface(c) && !c->is_array)) return NULL;
    return class_local(t, c->super);
}

jboolean JNICALL env_IsAssignableFrom(JNIEnv *env, jclass from, jclass to) {
    ENV_ENTER(env);
    Class *a = env_class(t, from), *b = a != NULL ? env_class(t, to) : NULL;
    if (b == NULL) return JNI_FALSE;
    if (a->is_primitive || b->is_primitive) return a == b;
    return class_is_subclass(a, b);
}

jclass JNICALL env_GetObjectClass(JNIEnv *env, jobject obj) {
    ENV_ENTER(env);
    Object *object = env_non_null(t, obj);
    return object != NULL ? class_local(t, object_class(object)) : NULL;
}

/* Null is an instance of every class here. */
jboolean JNICALL env_IsInstanceOf(JNIEnv *env, jobject obj, jclass cls) {
    ENV_ENTER(env);
    Class *c = env_class(t, cls);
    Object *object = env_object(obj);
    return c != NULL && (object == NULL || object_is_instance(object, c));
}

jobject JNICALL env_GetModule(JNIEnv *env, jclass cls) {
    ENV_ENTER(env);
    Class *c = env_class(t, cls);
    VM *vm = t->vm;
    Method *ask = class_declared_method(vm->known.Class_, symbol(vm, "getModule"),
                                        symbol(vm, "()Ljava/lang/Module;"));
    if (c == NULL || ask == NULL) return NULL;
    Value args[1] = {{.l = c->mirror}}, result;
    return invoke_method(t, ask, args, &result) ? env_local(t, result.l) : NULL;
}

/* ---- Member ids ---- */

/* The texts are the reference's: a name or a signature that is nobody's is told of by the name
 * alone. */
static void *method_missing(Thread *t, const Class *c, bool is_static, const char *name,
                            const char *signature) {
    bool array = c->is_array;
    return exception_throw(t, "java/lang/NoSuchMethodError", "%s%s%s%s.%s%s",
                           is_static ? "static " : "", array ? "" : "L", c->name,
                           array ? "" : ";", name, signature);
}

static void *field_missing(Thread *t, const Class *c, bool is_static, const char *name,
                           const char *signature) {
    char text[512];
    if (is_static) return exception_throw_text(t, "java/lang/NoSuchFieldError", name);
    return exception_throw(t, "java/lang/NoSuchFieldError", "%s.%s %s",
                           class_external_name(c, text, sizeof text), name, signature);
}

static jmethodID method_id(Thread *t, jclass cls, const char *name, const char *signature,
                           bool is_static) {
    if (t->exception != NULL) return NULL;
    Class *c = env_class(t, cls);
    if (c == NULL) return NULL;
    if (name == NULL) name = "<init>";
    const char *known_name = symbol_find(t->vm, name, strlen(name));
    const char *known_signature = symbol_find(t->vm, signature, strlen(signature));
    if (known_name == NULL || known_signature == NULL)
        return exception_throw_text(t, "java/lang/NoSuchMethodError", name);
    if (!c->is_primitive && !class_initialize(t, c)) return NULL;
    Method *method = NULL;
    if (!c->is_primitive)
        method = name[0] == '<' ? class_declared_method(c, known_name, known_signature)
                                : class_find_method_or_default(c, known_name, known_signature);
    if (method == NULL || method_is_static(method) != is_static)
        return method_missing(t, c, is_static, name, signature);
    return (jmethodID)(void *)method;
}

static jfieldID field_id(Thread *t, jclass cls, const char *name, const char *signature,
                         bool is_static) {
    if (t->exception != NULL) return NULL;
    Class *c = env_class(t, cls);
    if (c == NULL) return NULL;
    if (!c->is_primitive && !class_initialize(t, c)) return NULL;
    const char *known_name = symbol_find(t->vm, name, strlen(name));
    const char *known_signature = symbol_find(t->vm, signature, strlen(signature));
    Field *field = NULL;
    if (known_name != NULL && known_signature != NULL && !c->is_primitive)
        field = class_find_field(c, known_name, known_signature);
    if (field == NULL || !!(field->flags & ACC_STATIC) != is_static)
        return field_missing(t, c, is_static, name, signature);
    /* An interface's constant may be found through a class that did not initialize it. */
    if (is_static && !class_initialize(t, field->holder)) return NULL;
    return (jfieldID)(void *)field;
}

jmethodID JNICALL env_GetMethodID(JNIEnv *env, jclass cls, const char *name,
                                  const char *signature) {
    ENV_ENTER(env);
    return method_id(t, cls, name, signature, false);
}
jmethodID JNICALL env_GetStaticMethodID(JNIEnv *env, jclass cls, const char *name,
                                        const char *signature) {
    ENV_ENTER(env);
    return method_id(t, cls, name, signature, true);
}
jfieldID JNICALL env_GetFieldID(JNIEnv *env, jclass cls, const char *name,
                                const char *signature) {
    ENV_ENTER(env);
    return field_id(t, cls, name, signature, false);
}
jfieldID JNICALL env_GetStaticFieldID(JNIEnv *env, jclass cls, const char *name,
                                      const char *signature) {
    ENV_ENTER(env);
    return field_id(t, cls, name, signature, true);
}

/* ---- Reflection ----
 * A Method, Constructor or Field object names its class in `clazz` and its member in `slot`,
 * the index among the declared ones. The way back asks Class for its declared members and takes
 * the one with the slot. */

static int32_t reflected_slot(VM *vm, Object *member, Class **holder) {
    Class *c = object_class(member);
    Field *clazz = class_find_field(c, symbol(vm, "clazz"), symbol(vm, "Ljava/lang/Class;"));
    Field *slot = class_find_field(c, symbol(vm, "slot"), symbol(vm, "I"));
    if (clazz == NULL || slot == NULL) return -1;
    Object *mirror = slot_get((char *)member + clazz->offset);
    *holder = mirror != NULL ? class_of_mirror(mirror) : NULL;
    return *holder != NULL ? *(int32_t *)(void *)((char *)member + slot->offset) : -1;
}

jmethodID JNICALL env_FromReflectedMethod(JNIEnv *env, jobject reference) {
    ENV_ENTER(env);
    Object *object = env_non_null(t, reference);
    Class *holder = NULL;
    int32_t slot = object != NULL ? reflected_slot(t->vm, object, &holder) : -1;
    if (slot < 0 || (uint32_t)slot >= holder->method_count) return NULL;
    if (!class_initialize(t, holder)) return NULL;
    return (jmethodID)(void *)&holder->methods[slot];
}

jfieldID JNICALL env_FromReflectedField(JNIEnv *env, jobject reference) {
    ENV_ENTER(env);
    Object *object = env_non_null(t, reference);
    Class *holder = NULL;
    int32_t slot = object != NULL ? reflected_slot(t->vm, object, &holder) : -1;
    if (slot < 0 || (uint32_t)slot >= holder->field_count) return NULL;
    if (!class_initialize(t, holder)) return NULL;
    return (jfieldID)(void *)&holder->fields[slot];
}

/* The element with this slot of what the private method of Class answers. */
static Object *reflected_member(Thread *t, Class *holder, const char *asker,
                                const char *descriptor, int32_t slot) {
    VM *vm = t->vm;
    Method *method =
        class_declared_method(vm->known.Class_, symbol(vm, asker), symbol(vm, descriptor));
    if (method == NULL)
        return exception_throw(t, "java/lang/InternalError", "no Class.%s%s", asker,
                               descriptor);
    Value args[2] = {{.l = holder->mirror}, {.i = 0}}, result;
    if (!invoke_method(t, method, args, &result)) return NULL;
    Object *members = result.l;
    for (int32_t i = 0, n = members != NULL ? array_length(members) : 0; i < n; i++) {
        Object *member = array_get_ref(members, i);
        Class *of = NULL;
        if (member != NULL && reflected_slot(vm, member, &of) == slot && of == holder)
            return member;
    }
    return exception_throw(t, "java/lang/NoSuchMethodError", "%s", holder->name);
}

jobject JNICALL env_ToReflectedMethod(JNIEnv *env, jclass cls, jmethodID id,
                                      jboolean is_static) {
    (void)cls;
    (void)is_static;
    ENV_ENTER(env);
    const Method *method = (Method *)(void *)id;
    if (t->exception != NULL) return NULL;
    bool constructor = method->name[0] == '<';
    return env_local(
        t, reflected_member(t, method->holder,
                            constructor ? "getDeclaredConstructors0" : "getDeclaredMethods0",
                            constructor ? "(Z)[Ljava/lang/reflect/Constructor;"
                                        : "(Z)[Ljava/lang/reflect/Method;",
                            method->index));
}

jobject JNICALL env_ToReflectedField(JNIEnv *env, jclass cls, jfieldID id, jboolean is_static) {
    (void)cls;
    (void)is_static;
    ENV_ENTER(env);
    const Field *field = (Field *)(void *)id;
    if (t->exception != NULL) return NULL;
    return env_local(t, reflected_member(t, field->holder, "getDeclaredFields0",
                                         "(Z)[Ljava/lang/reflect/Field;",
                                         (int32_t)(field - field->holder->fields)));
}
