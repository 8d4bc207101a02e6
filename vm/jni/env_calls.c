/* SPDX-License-Identifier: MIT */
/* JNI: calls of methods and constructors. Whatever form the arguments come in (..., va_list,
 * jvalue array), they are laid out as slots by the method's descriptor, and one of three calls
 * is made. The raw references in the slots are read after the last safepoint before the call.
 */
#include "vm/jni/env_functions.h"
#include "vm/link/initialize.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"

enum { CALL_MAX_SLOTS = 256 };

typedef enum CallKind { CALL_VIRTUAL, CALL_EXACT, CALL_STATIC } CallKind;

/* ---- Arguments ---- */

typedef struct Arguments {
    const jvalue *values; /* NULL: the list counts */
    va_list list;
} Arguments;

/* What C's promotions made of an argument of this kind. */
static jvalue argument_take(Arguments *arguments, char kind) {
    if (arguments->values != NULL) return *arguments->values++;
    switch (kind) {
    case 'Z': return (jvalue){.z = va_arg(arguments->list, int) != 0};
    case 'B': return (jvalue){.b = (jbyte)va_arg(arguments->list, int)};
    case 'C': return (jvalue){.c = (jchar)va_arg(arguments->list, int)};
    case 'S': return (jvalue){.s = (jshort)va_arg(arguments->list, int)};
    case 'I': return (jvalue){.i = va_arg(arguments->list, jint)};
    case 'J': return (jvalue){.j = va_arg(arguments->list, jlong)};
    case 'F': return (jvalue){.f = (jfloat)va_arg(arguments->list, double)};
    case 'D': return (jvalue){.d = va_arg(arguments->list, double)};
    default: return (jvalue){.l = va_arg(arguments->list, jobject)};
    }
}

static const char *descriptor_skip(const char *at) {
    while (*at == '[') at++;
    if (*at == 'L')
        while (*at != ';') at++;
    return at + 1;
}

/* Lays the arguments out behind the receiver. No safepoint. */
static void arguments_lay_out(Arguments *arguments, const Method *method, Value *slot) {
    for (const char *at = method->descriptor + 1; *at != ')'; at = descriptor_skip(at)) {
        jvalue value = argument_take(arguments, *at);
        slot->bits = 0;
        switch (*at) {
        case 'Z': slot->i = value.z != 0; break;
        case 'B': slot->i = value.b; break;
        case 'C': slot->i = value.c; break;
        case 'S': slot->i = value.s; break;
        case 'I': slot->i = value.i; break;
        case 'J': slot++->j = value.j; break;
        case 'F': slot->f = value.f; break;
        case 'D': slot++->d = value.d; break;
        default: slot->l = env_object(value.l); break;
        }
        slot++;
    }
}

/* ---- The call ---- */

/* False: an exception is pending, also when one was before: then nothing is called. */
static bool call(Thread *t, CallKind kind, jobject receiver, Method *method,
                 Arguments *arguments, Value *result) {
    Value slots[CALL_MAX_SLOTS];
    if (t->exception != NULL) return false;
    if (method_is_static(method)) {
        if (!class_initialize(t, method->holder)) return false;
        arguments_lay_out(arguments, method, slots);
        return invoke_method(t, method, slots, result);
    }
    if (kind == CALL_STATIC) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError", "%s%s is not static",
                        method->name, method->descriptor);
        return false;
    }
    Object *object = env_non_null(t, receiver);
    if (object == NULL) return false;
    slots[0].l = object;
    arguments_lay_out(arguments, method, slots + 1);
    if (kind == CALL_EXACT && method_is_abstract(method)) {
        exception_throw_text(t, "java/lang/AbstractMethodError", method->name);
        return false;
    }
    if (kind == CALL_EXACT || (method->flags & ACC_PRIVATE) || method->name[0] == '<')
        return invoke_method(t, method, slots, result);
    return invoke_virtual(t, method, slots, result);
}

/* Fills the arguments from a variable list, calls, and hands the result's member on. */
#define RESULT_OF(kind_, receiver, result_expression)                                          \
    ENV_ENTER(env);                                                                            \
    Value result = {.bits = 0};                                                                \
    bool done_ = call(t, kind_, receiver, (Method *)(void *)method, &arguments, &result);      \
    if (!done_) result.bits = 0;                                                               \
    result_expression

#define FROM_LIST(list_)                                                                       \
    Arguments arguments = {.values = NULL};                                                    \
    va_copy(arguments.list, list_)
/* A method without parameters may come with no array at all. */
#define FROM_ARRAY(array)                                                                      \
    static const jvalue none;                                                                  \
    Arguments arguments = {.values = (array) != NULL ? (array) : &none}

#define RETURN_Object  return env_local(t, done_ ? result.l : NULL);
#define RETURN_Boolean return (jboolean)(result.i & 1);
#define RETURN_Byte    return (jbyte)result.i;
#define RETURN_Char    return (jchar)result.i;
#define RETURN_Short   return (jshort)result.i;
#define RETURN_Int     return result.i;
#define RETURN_Long    return result.j;
#define RETURN_Float   return result.f;
#define RETURN_Double  return result.d;
#define RETURN_Void    (void)result;

/* The three forms of one call: P are the parameters before the method, R the receiver. */
#define FORMS(Prefix, Name, type, kind, P, R)                                                  \
    type JNICALL env_##Prefix##Name##Method(JNIEnv *env, P, jmethodID method, ...) {           \
        va_list args;                                                                          \
        va_start(args, method);                                                                \
        FROM_LIST(args);                                                                       \
        va_end(args);                                                                          \
        RESULT_OF(kind, R, RETURN_##Name)                                                      \
    }                                                                                          \
    type JNICALL env_##Prefix##Name##MethodV(JNIEnv *env, P, jmethodID method, va_list args) { \
        FROM_LIST(args);                                                                       \
        RESULT_OF(kind, R, RETURN_##Name)                                                      \
    }                                                                                          \
    type JNICALL env_##Prefix##Name##MethodA(JNIEnv *env, P, jmethodID method,                 \
                                             const jvalue *args) {                             \
        FROM_ARRAY(args);                                                                      \
        RESULT_OF(kind, R, RETURN_##Name)                                                      \
    }

#define OBJECT           jobject obj
#define OBJECT_AND_CLASS jobject obj, __attribute__((unused)) jclass cls
#define CLASS            __attribute__((unused)) jclass cls
#define CALLS(Name, type, kind)                                                                \
    FORMS(Call, Name, type, CALL_VIRTUAL, OBJECT, obj)                                         \
    FORMS(CallNonvirtual, Name, type, CALL_EXACT, OBJECT_AND_CLASS, obj)                       \
    FORMS(CallStatic, Name, type, CALL_STATIC, CLASS, NULL)
ENV_VALUES(CALLS)
CALLS(Void, void, 'V')

/* ---- New objects ---- */

static jobject allocate(Thread *t, jclass cls) {
    if (t->exception != NULL) return NULL;
    Class *c = env_class(t, cls);
    return c != NULL ? env_local(t, object_allocate_bare(t, c)) : NULL;
}

static jobject construct(Thread *t, jclass cls, jmethodID method, Arguments *arguments) {
    jobject object = allocate(t, cls);
    if (object == NULL) return NULL;
    if (call(t, CALL_EXACT, object, (Method *)(void *)method, arguments, NULL)) return object;
    *(Handle)(void *)object = NULL;
    return NULL;
}

jobject JNICALL env_AllocObject(JNIEnv *env, jclass cls) {
    ENV_ENTER(env);
    return allocate(t, cls);
}

jobject JNICALL env_NewObjectV(JNIEnv *env, jclass cls, jmethodID method, va_list args) {
    FROM_LIST(args);
    ENV_ENTER(env);
    return construct(t, cls, method, &arguments);
}

jobject JNICALL env_NewObject(JNIEnv *env, jclass cls, jmethodID method, ...) {
    va_list args;
    va_start(args, method);
    jobject object = env_NewObjectV(env, cls, method, args);
    va_end(args);
    return object;
}

jobject JNICALL env_NewObjectA(JNIEnv *env, jclass cls, jmethodID method, const jvalue *args) {
    FROM_ARRAY(args);
    ENV_ENTER(env);
    return construct(t, cls, method, &arguments);
}
