/* SPDX-License-Identifier: MIT */
/*
 * The Java Native Interface, versions 1.1 to 10: types, constants and the two function tables,
 * binary compatible with the specification, for C and C++.
 *
 * Member order is the contract: slot n of a table lies at n * sizeof(void *). Members that
 * exist once for every Java type are produced by a macro each, which keeps their order in one
 * place; the macros end in an underscore and are gone at the end of the file. Included by the
 * VM itself, by embedders, by native libraries and by agents.
 */
#ifndef MINIJVM_JNI_H
#define MINIJVM_JNI_H

#include <stdarg.h>
#include <stdio.h>

/* ---- Platform ---------------------------------------------------------------------------- */

#if defined(_WIN32)
#define JNIEXPORT __declspec(dllexport)
#define JNIIMPORT __declspec(dllimport)
#define JNICALL   __stdcall
typedef long jint;
typedef __int64 jlong;
#else
#if defined(__GNUC__)
#define JNIEXPORT __attribute__((visibility("default")))
#define JNIIMPORT __attribute__((visibility("default")))
#else
#define JNIEXPORT
#define JNIIMPORT
#endif
#define JNICALL
typedef int jint;
#if defined(_LP64) || defined(__LP64__)
typedef long jlong;
#else
typedef long long jlong;
#endif
#endif

/* ---- Values ------------------------------------------------------------------------------ */

typedef unsigned char jboolean;
typedef signed char jbyte;
typedef unsigned short jchar;
typedef short jshort;
typedef float jfloat;
typedef double jdouble;
typedef jint jsize;

/* References are opaque. In C++ they form a class hierarchy, so that the compiler tells an
 * array from a string; in C all of them are one type. */
#ifdef __cplusplus
class _jobject {};
class _jclass : public _jobject {};
class _jthrowable : public _jobject {};
class _jstring : public _jobject {};
class _jarray : public _jobject {};
class _jobjectArray : public _jarray {};
class _jbooleanArray : public _jarray {};
class _jbyteArray : public _jarray {};
class _jcharArray : public _jarray {};
class _jshortArray : public _jarray {};
class _jintArray : public _jarray {};
class _jlongArray : public _jarray {};
class _jfloatArray : public _jarray {};
class _jdoubleArray : public _jarray {};

typedef _jobject *jobject;
typedef _jclass *jclass;
typedef _jthrowable *jthrowable;
typedef _jstring *jstring;
typedef _jarray *jarray;
typedef _jobjectArray *jobjectArray;
typedef _jbooleanArray *jbooleanArray;
typedef _jbyteArray *jbyteArray;
typedef _jcharArray *jcharArray;
typedef _jshortArray *jshortArray;
typedef _jintArray *jintArray;
typedef _jlongArray *jlongArray;
typedef _jfloatArray *jfloatArray;
typedef _jdoubleArray *jdoubleArray;
#else
struct _jobject;
typedef struct _jobject *jobject;
typedef jobject jclass;
typedef jobject jthrowable;
typedef jobject jstring;
typedef jobject jarray;
typedef jarray jobjectArray;
typedef jarray jbooleanArray;
typedef jarray jbyteArray;
typedef jarray jcharArray;
typedef jarray jshortArray;
typedef jarray jintArray;
typedef jarray jlongArray;
typedef jarray jfloatArray;
typedef jarray jdoubleArray;
#endif
typedef jobject jweak;

struct _jfieldID;
typedef struct _jfieldID *jfieldID;
struct _jmethodID;
typedef struct _jmethodID *jmethodID;

/* One argument of a call; which member counts follows from the method's descriptor. */
typedef union jvalue {
    jboolean z;
    jbyte b;
    jchar c;
    jshort s;
    jint i;
    jlong j;
    jfloat f;
    jdouble d;
    jobject l;
} jvalue;

/* What GetObjectRefType answers. */
typedef enum _jobjectType {
    JNIInvalidRefType = 0,
    JNILocalRefType = 1,
    JNIGlobalRefType = 2,
    JNIWeakGlobalRefType = 3
} jobjectRefType;

/* A row for RegisterNatives; the strings are borrowed for the length of the call. */
typedef struct {
    char *name;
    char *signature;
    void *fnPtr;
} JNINativeMethod;

/* ---- Constants --------------------------------------------------------------------------- */

#define JNI_FALSE 0
#define JNI_TRUE  1

/* Results of functions that answer jint; errors are negative. */
#define JNI_OK        0
#define JNI_ERR       (-1) /* any other failure */
#define JNI_EDETACHED (-2) /* the thread is not attached to this VM */
#define JNI_EVERSION  (-3) /* the version is not served */
#define JNI_ENOMEM    (-4) /* not enough memory */
#define JNI_EEXIST    (-5) /* a VM is there already and a second one is not possible */
#define JNI_EINVAL    (-6) /* an argument or option is wrong */

/* Last argument of Release<Type>ArrayElements; 0 copies back and frees. */
#define JNI_COMMIT 1 /* copy back, keep the buffer */
#define JNI_ABORT  2 /* free the buffer, do not copy back */

#define JNI_VERSION_1_1 0x00010001
#define JNI_VERSION_1_2 0x00010002
#define JNI_VERSION_1_4 0x00010004
#define JNI_VERSION_1_6 0x00010006
#define JNI_VERSION_1_8 0x00010008
#define JNI_VERSION_9   0x00090000
#define JNI_VERSION_10  0x000a0000

/* ---- Interface pointers ------------------------------------------------------------------ */

struct JNINativeInterface_;
struct JNIInvokeInterface_;
struct JNIEnv_;
struct JavaVM_;

#ifdef __cplusplus
typedef JNIEnv_ JNIEnv;
typedef JavaVM_ JavaVM;
#else
typedef const struct JNINativeInterface_ *JNIEnv;
typedef const struct JNIInvokeInterface_ *JavaVM;
#endif

// clang-format off
/* The types that have an array, an element and a field; ROW_(Name, type) is used for each. */
#define JNI_PRIMITIVES_(ROW_)                                                                  \
    ROW_(Boolean, jboolean) ROW_(Byte, jbyte) ROW_(Char, jchar) ROW_(Short, jshort)            \
    ROW_(Int, jint) ROW_(Long, jlong) ROW_(Float, jfloat) ROW_(Double, jdouble)
#define JNI_VALUES_(ROW_) ROW_(Object, jobject) JNI_PRIMITIVES_(ROW_)

/* ---- The function table of a thread ------------------------------------------------------ */

#define JNI_CALL_(Name, type)                                                                  \
    type(JNICALL *Call##Name##Method)(JNIEnv *env, jobject obj, jmethodID method, ...);        \
    type(JNICALL *Call##Name##MethodV)(JNIEnv *env, jobject obj, jmethodID method,             \
                                       va_list args);                                          \
    type(JNICALL *Call##Name##MethodA)(JNIEnv *env, jobject obj, jmethodID method,             \
                                       const jvalue *args);
#define JNI_CALL_NONVIRTUAL_(Name, type)                                                       \
    type(JNICALL *CallNonvirtual##Name##Method)(JNIEnv *env, jobject obj, jclass cls,          \
                                                jmethodID method, ...);                        \
    type(JNICALL *CallNonvirtual##Name##MethodV)(JNIEnv *env, jobject obj, jclass cls,         \
                                                 jmethodID method, va_list args);              \
    type(JNICALL *CallNonvirtual##Name##MethodA)(JNIEnv *env, jobject obj, jclass cls,         \
                                                 jmethodID method, const jvalue *args);
#define JNI_CALL_STATIC_(Name, type)                                                           \
    type(JNICALL *CallStatic##Name##Method)(JNIEnv *env, jclass cls, jmethodID method, ...);   \
    type(JNICALL *CallStatic##Name##MethodV)(JNIEnv *env, jclass cls, jmethodID method,        \
                                             va_list args);                                    \
    type(JNICALL *CallStatic##Name##MethodA)(JNIEnv *env, jclass cls, jmethodID method,        \
                                             const jvalue *args);
#define JNI_GET_FIELD_(Name, type)                                                             \
    type(JNICALL *Get##Name##Field)(JNIEnv *env, jobject obj, jfieldID field);
#define JNI_SET_FIELD_(Name, type)                                                             \
    void(JNICALL *Set##Name##Field)(JNIEnv *env, jobject obj, jfieldID field, type value);
#define JNI_GET_STATIC_FIELD_(Name, type)                                                      \
    type(JNICALL *GetStatic##Name##Field)(JNIEnv *env, jclass cls, jfieldID field);
#define JNI_SET_STATIC_FIELD_(Name, type)                                                      \
    void(JNICALL *SetStatic##Name##Field)(JNIEnv *env, jclass cls, jfieldID field, type value);
#define JNI_NEW_ARRAY_(Name, type)                                                             \
    type##Array(JNICALL *New##Name##Array)(JNIEnv *env, jsize length);
#define JNI_GET_ELEMENTS_(Name, type)                                                          \
    type *(JNICALL *Get##Name##ArrayElements)(JNIEnv *env, type##Array array,                  \
                                              jboolean *is_copy);
#define JNI_RELEASE_ELEMENTS_(Name, type)                                                      \
    void(JNICALL *Release##Name##ArrayElements)(JNIEnv *env, type##Array array,                \
                                                type *elements, jint mode);
#define JNI_GET_REGION_(Name, type)                                                            \
    void(JNICALL *Get##Name##ArrayRegion)(JNIEnv *env, type##Array array, jsize start,         \
                                          jsize length, type *buffer);
#define JNI_SET_REGION_(Name, type)                                                            \
    void(JNICALL *Set##Name##ArrayRegion)(JNIEnv *env, type##Array array, jsize start,         \
                                          jsize length, const type *buffer);

struct JNINativeInterface_ {
    void *reserved0;
    void *reserved1;
    void *reserved2;
    void *reserved3;

    jint(JNICALL *GetVersion)(JNIEnv *env);
    // clang-format on

    /* slot 4 */

    jclass(JNICALL *DefineClass)(JNIEnv *env, const char *name, jobject loader,
                                 const jbyte *bytes, jsize length);
    jclass(JNICALL *FindClass)(JNIEnv *env, const char *name);

    jmethodID(JNICALL *FromReflectedMethod)(JNIEnv *env, jobject method);
    jfieldID(JNICALL *FromReflectedField)(JNIEnv *env, jobject field);
    jobject(JNICALL *ToReflectedMethod)(JNIEnv *env, jclass cls, jmethodID method,
                                        jboolean is_static);

    jclass(JNICALL *GetSuperclass)(JNIEnv *env, jclass cls);
    jboolean(JNICALL *IsAssignableFrom)(JNIEnv *env, jclass from, jclass to);
    jobject(JNICALL *ToReflectedField)(JNIEnv *env, jclass cls, jfieldID field,
                                       jboolean is_static);

    jint(JNICALL *Throw)(JNIEnv *env, jthrowable throwable);
    jint(JNICALL *ThrowNew)(JNIEnv *env, jclass cls, const char *message);
    jthrowable(JNICALL *ExceptionOccurred)(JNIEnv *env);
    void(JNICALL *ExceptionDescribe)(JNIEnv *env);
    void(JNICALL *ExceptionClear)(JNIEnv *env);
    void(JNICALL *FatalError)(JNIEnv *env, const char *message);

    jint(JNICALL *PushLocalFrame)(JNIEnv *env, jint capacity);
    jobject(JNICALL *PopLocalFrame)(JNIEnv *env, jobject result);
    jobject(JNICALL *NewGlobalRef)(JNIEnv *env, jobject obj);
    void(JNICALL *DeleteGlobalRef)(JNIEnv *env, jobject ref);
    void(JNICALL *DeleteLocalRef)(JNIEnv *env, jobject ref);
    jboolean(JNICALL *IsSameObject)(JNIEnv *env, jobject one, jobject other);
    jobject(JNICALL *NewLocalRef)(JNIEnv *env, jobject ref);
    jint(JNICALL *EnsureLocalCapacity)(JNIEnv *env, jint capacity);

    jobject(JNICALL *AllocObject)(JNIEnv *env, jclass cls);
    jobject(JNICALL *NewObject)(JNIEnv *env, jclass cls, jmethodID method, ...);
    jobject(JNICALL *NewObjectV)(JNIEnv *env, jclass cls, jmethodID method, va_list args);
    jobject(JNICALL *NewObjectA)(JNIEnv *env, jclass cls, jmethodID method, const jvalue *args);
    jclass(JNICALL *GetObjectClass)(JNIEnv *env, jobject obj);
    jboolean(JNICALL *IsInstanceOf)(JNIEnv *env, jobject obj, jclass cls);

    jmethodID(JNICALL *GetMethodID)(JNIEnv *env, jclass cls, const char *name,
                                    const char *signature);
    JNI_VALUES_(JNI_CALL_)
    JNI_CALL_(Void, void) /* slots 34 to 63 */
    JNI_VALUES_(JNI_CALL_NONVIRTUAL_)
    JNI_CALL_NONVIRTUAL_(Void, void) /* slots 64 to 93 */

    jfieldID(JNICALL *GetFieldID)(JNIEnv *env, jclass cls, const char *name,
                                  const char *signature);
    JNI_VALUES_(JNI_GET_FIELD_) /* slots 95 to 103 */
    JNI_VALUES_(JNI_SET_FIELD_) /* slots 104 to 112 */

    jmethodID(JNICALL *GetStaticMethodID)(JNIEnv *env, jclass cls, const char *name,
                                          const char *signature);
    JNI_VALUES_(JNI_CALL_STATIC_)
    JNI_CALL_STATIC_(Void, void) /* slots 114 to 143 */

    jfieldID(JNICALL *GetStaticFieldID)(JNIEnv *env, jclass cls, const char *name,
                                        const char *signature);
    JNI_VALUES_(JNI_GET_STATIC_FIELD_) /* slots 145 to 153 */
    JNI_VALUES_(JNI_SET_STATIC_FIELD_) /* slots 154 to 162 */

    jstring(JNICALL *NewString)(JNIEnv *env, const jchar *chars, jsize length);
    jsize(JNICALL *GetStringLength)(JNIEnv *env, jstring string);
    const jchar *(JNICALL *GetStringChars)(JNIEnv *env, jstring string, jboolean *is_copy);
    void(JNICALL *ReleaseStringChars)(JNIEnv *env, jstring string, const jchar *chars);
    jstring(JNICALL *NewStringUTF)(JNIEnv *env, const char *utf);
    jsize(JNICALL *GetStringUTFLength)(JNIEnv *env, jstring string);
    const char *(JNICALL *GetStringUTFChars)(JNIEnv *env, jstring string, jboolean *is_copy);
    void(JNICALL *ReleaseStringUTFChars)(JNIEnv *env, jstring string, const char *utf);

    jsize(JNICALL *GetArrayLength)(JNIEnv *env, jarray array);
    jobjectArray(JNICALL *NewObjectArray)(JNIEnv *env, jsize length, jclass cls,
                                          jobject initial);
    jobject(JNICALL *GetObjectArrayElement)(JNIEnv *env, jobjectArray array, jsize index);
    void(JNICALL *SetObjectArrayElement)(JNIEnv *env, jobjectArray array, jsize index,
                                         jobject value);
    JNI_PRIMITIVES_(JNI_NEW_ARRAY_)        /* slots 175 to 182 */
    JNI_PRIMITIVES_(JNI_GET_ELEMENTS_)     /* slots 183 to 190 */
    JNI_PRIMITIVES_(JNI_RELEASE_ELEMENTS_) /* slots 191 to 198 */
    JNI_PRIMITIVES_(JNI_GET_REGION_)       /* slots 199 to 206 */
    JNI_PRIMITIVES_(JNI_SET_REGION_)       /* slots 207 to 214 */

    jint(JNICALL *RegisterNatives)(JNIEnv *env, jclass cls, const JNINativeMethod *methods,
                                   jint count);
    jint(JNICALL *UnregisterNatives)(JNIEnv *env, jclass cls);
    jint(JNICALL *MonitorEnter)(JNIEnv *env, jobject obj);
    jint(JNICALL *MonitorExit)(JNIEnv *env, jobject obj);
    jint(JNICALL *GetJavaVM)(JNIEnv *env, JavaVM **vm);

    void(JNICALL *GetStringRegion)(JNIEnv *env, jstring string, jsize start, jsize length,
                                   jchar *buffer);
    void(JNICALL *GetStringUTFRegion)(JNIEnv *env, jstring string, jsize start, jsize length,
                                      char *buffer);
    void *(JNICALL *GetPrimitiveArrayCritical)(JNIEnv *env, jarray array, jboolean *is_copy);
    void(JNICALL *ReleasePrimitiveArrayCritical)(JNIEnv *env, jarray array, void *elements,
                                                 jint mode);
    const jchar *(JNICALL *GetStringCritical)(JNIEnv *env, jstring string, jboolean *is_copy);
    void(JNICALL *ReleaseStringCritical)(JNIEnv *env, jstring string, const jchar *chars);
    jweak(JNICALL *NewWeakGlobalRef)(JNIEnv *env, jobject obj);
    void(JNICALL *DeleteWeakGlobalRef)(JNIEnv *env, jweak ref);
    jboolean(JNICALL *ExceptionCheck)(JNIEnv *env);

    jobject(JNICALL *NewDirectByteBuffer)(JNIEnv *env, void *address, jlong capacity); /* 1.4 */
    void *(JNICALL *GetDirectBufferAddress)(JNIEnv *env, jobject buffer);
    jlong(JNICALL *GetDirectBufferCapacity)(JNIEnv *env, jobject buffer);

    jobjectRefType(JNICALL *GetObjectRefType)(JNIEnv *env, jobject ref); /* 1.6, slot 232 */

    jobject(JNICALL *GetModule)(JNIEnv *env, jclass cls); /* 9, slot 233, the last */
};

#undef JNI_CALL_
#undef JNI_CALL_NONVIRTUAL_
#undef JNI_CALL_STATIC_
#undef JNI_GET_FIELD_
#undef JNI_SET_FIELD_
#undef JNI_GET_STATIC_FIELD_
#undef JNI_SET_STATIC_FIELD_
#undef JNI_NEW_ARRAY_
#undef JNI_GET_ELEMENTS_
#undef JNI_RELEASE_ELEMENTS_
#undef JNI_GET_REGION_
#undef JNI_SET_REGION_

/* ---- The thread as C++ sees it ----------------------------------------------------------- */

#ifdef __cplusplus

/* Calls with an argument list: the list is packed once and the V form does the work. */
#define JNI_CALL_BODY_(type, call)                                                             \
    va_list args;                                                                              \
    va_start(args, method);                                                                    \
    type result = functions->call;                                                             \
    va_end(args);                                                                              \
    return result;
#define JNI_CALL_VOID_BODY_(type, call)                                                        \
    va_list args;                                                                              \
    va_start(args, method);                                                                    \
    functions->call;                                                                           \
    va_end(args);
#define JNI_CALLS_(Name, type, BODY_)                                                          \
    type Call##Name##Method(jobject obj, jmethodID method, ...){                               \
        BODY_(type, Call##Name##MethodV(this, obj, method,                                     \
                                        args))} type Call##Name##MethodV(jobject obj,          \
                                                                         jmethodID method,     \
                                                                         va_list args) {       \
        return functions->Call##Name##MethodV(this, obj, method, args);                        \
    }                                                                                          \
    type Call##Name##MethodA(jobject obj, jmethodID method, const jvalue *args) {              \
        return functions->Call##Name##MethodA(this, obj, method, args);                        \
    }                                                                                          \
    type CallNonvirtual##Name##Method(jobject obj, jclass cls, jmethodID method, ...){BODY_(   \
        type, CallNonvirtual##Name##MethodV(                                                   \
                  this, obj, cls, method,                                                      \
                  args))} type CallNonvirtual##Name##MethodV(jobject obj, jclass cls,          \
                                                             jmethodID method, va_list args) { \
        return functions->CallNonvirtual##Name##MethodV(this, obj, cls, method, args);         \
    }                                                                                          \
    type CallNonvirtual##Name##MethodA(jobject obj, jclass cls, jmethodID method,              \
                                       const jvalue *args) {                                   \
        return functions->CallNonvirtual##Name##MethodA(this, obj, cls, method, args);         \
    }                                                                                          \
    type CallStatic##Name##Method(jclass cls, jmethodID method, ...){BODY_(                    \
        type, CallStatic##Name##MethodV(                                                       \
                  this, cls, method, args))} type CallStatic##Name##MethodV(jclass cls,        \
                                                                            jmethodID method,  \
                                                                            va_list args) {    \
        return functions->CallStatic##Name##MethodV(this, cls, method, args);                  \
    }                                                                                          \
    type CallStatic##Name##MethodA(jclass cls, jmethodID method, const jvalue *args) {         \
        return functions->CallStatic##Name##MethodA(this, cls, method, args);                  \
    }
#define JNI_VALUE_CALLS_(Name, type) JNI_CALLS_(Name, type, JNI_CALL_BODY_)
#define JNI_FIELDS_(Name, type)                                                                \
    type Get##Name##Field(jobject obj, jfieldID field) {                                       \
        return functions->Get##Name##Field(this, obj, field);                                  \
    }                                                                                          \
    void Set##Name##Field(jobject obj, jfieldID field, type value) {                           \
        functions->Set##Name##Field(this, obj, field, value);                                  \
    }                                                                                          \
    type GetStatic##Name##Field(jclass cls, jfieldID field) {                                  \
        return functions->GetStatic##Name##Field(this, cls, field);                            \
    }                                                                                          \
    void SetStatic##Name##Field(jclass cls, jfieldID field, type value) {                      \
        functions->SetStatic##Name##Field(this, cls, field, value);                            \
    }
#define JNI_ARRAYS_(Name, type)                                                                \
    type##Array New##Name##Array(jsize length) {                                               \
        return functions->New##Name##Array(this, length);                                      \
    }                                                                                          \
    type *Get##Name##ArrayElements(type##Array array, jboolean *is_copy) {                     \
        return functions->Get##Name##ArrayElements(this, array, is_copy);                      \
    }                                                                                          \
    void Release##Name##ArrayElements(type##Array array, type *elements, jint mode) {          \
        functions->Release##Name##ArrayElements(this, array, elements, mode);                  \
    }                                                                                          \
    void Get##Name##ArrayRegion(type##Array array, jsize start, jsize length, type *buffer) {  \
        functions->Get##Name##ArrayRegion(this, array, start, length, buffer);                 \
    }                                                                                          \
    void Set##Name##ArrayRegion(type##Array array, jsize start, jsize length,                  \
                                const type *buffer) {                                          \
        functions->Set##Name##ArrayRegion(this, array, start, length, buffer);                 \
    }

struct JNIEnv_ {
    const struct JNINativeInterface_ *functions;

    jint GetVersion() { return functions->GetVersion(this); }
    jclass DefineClass(const char *name, jobject loader, const jbyte *bytes, jsize length) {
        return functions->DefineClass(this, name, loader, bytes, length);
    }
    jclass FindClass(const char *name) { return functions->FindClass(this, name); }
    jmethodID FromReflectedMethod(jobject method) {
        return functions->FromReflectedMethod(this, method);
    }
    jfieldID FromReflectedField(jobject field) {
        return functions->FromReflectedField(this, field);
    }
    jobject ToReflectedMethod(jclass cls, jmethodID method, jboolean is_static) {
        return functions->ToReflectedMethod(this, cls, method, is_static);
    }
    jclass GetSuperclass(jclass cls) { return functions->GetSuperclass(this, cls); }
    jboolean IsAssignableFrom(jclass from, jclass to) {
        return functions->IsAssignableFrom(this, from, to);
    }
    jobject ToReflectedField(jclass cls, jfieldID field, jboolean is_static) {
        return functions->ToReflectedField(this, cls, field, is_static);
    }

    jint Throw(jthrowable throwable) { return functions->Throw(this, throwable); }
    jint ThrowNew(jclass cls, const char *message) {
        return functions->ThrowNew(this, cls, message);
    }
    jthrowable ExceptionOccurred() { return functions->ExceptionOccurred(this); }
    void ExceptionDescribe() { functions->ExceptionDescribe(this); }
    void ExceptionClear() { functions->ExceptionClear(this); }
    void FatalError(const char *message) { functions->FatalError(this, message); }
    jboolean ExceptionCheck() { return functions->ExceptionCheck(this); }

    jint PushLocalFrame(jint capacity) { return functions->PushLocalFrame(this, capacity); }
    jobject PopLocalFrame(jobject result) { return functions->PopLocalFrame(this, result); }
    jobject NewGlobalRef(jobject obj) { return functions->NewGlobalRef(this, obj); }
    void DeleteGlobalRef(jobject ref) { functions->DeleteGlobalRef(this, ref); }
    void DeleteLocalRef(jobject ref) { functions->DeleteLocalRef(this, ref); }
    jboolean IsSameObject(jobject one, jobject other) {
        return functions->IsSameObject(this, one, other);
    }
    jobject NewLocalRef(jobject ref) { return functions->NewLocalRef(this, ref); }
    jint EnsureLocalCapacity(jint capacity) {
        return functions->EnsureLocalCapacity(this, capacity);
    }
    jweak NewWeakGlobalRef(jobject obj) { return functions->NewWeakGlobalRef(this, obj); }
    void DeleteWeakGlobalRef(jweak ref) { functions->DeleteWeakGlobalRef(this, ref); }
    jobjectRefType GetObjectRefType(jobject ref) {
        return functions->GetObjectRefType(this, ref);
    }

    jobject AllocObject(jclass cls) { return functions->AllocObject(this, cls); }
    jobject NewObject(jclass cls, jmethodID method,
                      ...){JNI_CALL_BODY_(jobject, NewObjectV(this, cls, method, args))} jobject
        NewObjectV(jclass cls, jmethodID method, va_list args) {
        return functions->NewObjectV(this, cls, method, args);
    }
    jobject NewObjectA(jclass cls, jmethodID method, const jvalue *args) {
        return functions->NewObjectA(this, cls, method, args);
    }
    jclass GetObjectClass(jobject obj) { return functions->GetObjectClass(this, obj); }
    jboolean IsInstanceOf(jobject obj, jclass cls) {
        return functions->IsInstanceOf(this, obj, cls);
    }
    jobject GetModule(jclass cls) { return functions->GetModule(this, cls); }

    jmethodID GetMethodID(jclass cls, const char *name, const char *signature) {
        return functions->GetMethodID(this, cls, name, signature);
    }
    jmethodID GetStaticMethodID(jclass cls, const char *name, const char *signature) {
        return functions->GetStaticMethodID(this, cls, name, signature);
    }
    jfieldID GetFieldID(jclass cls, const char *name, const char *signature) {
        return functions->GetFieldID(this, cls, name, signature);
    }
    jfieldID GetStaticFieldID(jclass cls, const char *name, const char *signature) {
        return functions->GetStaticFieldID(this, cls, name, signature);
    }
    JNI_VALUES_(JNI_VALUE_CALLS_)
    JNI_CALLS_(Void, void, JNI_CALL_VOID_BODY_)
    JNI_VALUES_(JNI_FIELDS_)

    jstring NewString(const jchar *chars, jsize length) {
        return functions->NewString(this, chars, length);
    }
    jsize GetStringLength(jstring string) { return functions->GetStringLength(this, string); }
    const jchar *GetStringChars(jstring string, jboolean *is_copy) {
        return functions->GetStringChars(this, string, is_copy);
    }
    void ReleaseStringChars(jstring string, const jchar *chars) {
        functions->ReleaseStringChars(this, string, chars);
    }
    jstring NewStringUTF(const char *utf) { return functions->NewStringUTF(this, utf); }
    jsize GetStringUTFLength(jstring string) {
        return functions->GetStringUTFLength(this, string);
    }
    const char *GetStringUTFChars(jstring string, jboolean *is_copy) {
        return functions->GetStringUTFChars(this, string, is_copy);
    }
    void ReleaseStringUTFChars(jstring string, const char *utf) {
        functions->ReleaseStringUTFChars(this, string, utf);
    }
    void GetStringRegion(jstring string, jsize start, jsize length, jchar *buffer) {
        functions->GetStringRegion(this, string, start, length, buffer);
    }
    void GetStringUTFRegion(jstring string, jsize start, jsize length, char *buffer) {
        functions->GetStringUTFRegion(this, string, start, length, buffer);
    }
    const jchar *GetStringCritical(jstring string, jboolean *is_copy) {
        return functions->GetStringCritical(this, string, is_copy);
    }
    void ReleaseStringCritical(jstring string, const jchar *chars) {
        functions->ReleaseStringCritical(this, string, chars);
    }

    jsize GetArrayLength(jarray array) { return functions->GetArrayLength(this, array); }
    jobjectArray NewObjectArray(jsize length, jclass cls, jobject initial) {
        return functions->NewObjectArray(this, length, cls, initial);
    }
    jobject GetObjectArrayElement(jobjectArray array, jsize index) {
        return functions->GetObjectArrayElement(this, array, index);
    }
    void SetObjectArrayElement(jobjectArray array, jsize index, jobject value) {
        functions->SetObjectArrayElement(this, array, index, value);
    }
    JNI_PRIMITIVES_(JNI_ARRAYS_)
    void *GetPrimitiveArrayCritical(jarray array, jboolean *is_copy) {
        return functions->GetPrimitiveArrayCritical(this, array, is_copy);
    }
    void ReleasePrimitiveArrayCritical(jarray array, void *elements, jint mode) {
        functions->ReleasePrimitiveArrayCritical(this, array, elements, mode);
    }

    jint RegisterNatives(jclass cls, const JNINativeMethod *methods, jint count) {
        return functions->RegisterNatives(this, cls, methods, count);
    }
    jint UnregisterNatives(jclass cls) { return functions->UnregisterNatives(this, cls); }
    jint MonitorEnter(jobject obj) { return functions->MonitorEnter(this, obj); }
    jint MonitorExit(jobject obj) { return functions->MonitorExit(this, obj); }
    jint GetJavaVM(JavaVM **vm) { return functions->GetJavaVM(this, vm); }

    jobject NewDirectByteBuffer(void *address, jlong capacity) {
        return functions->NewDirectByteBuffer(this, address, capacity);
    }
    void *GetDirectBufferAddress(jobject buffer) {
        return functions->GetDirectBufferAddress(this, buffer);
    }
    jlong GetDirectBufferCapacity(jobject buffer) {
        return functions->GetDirectBufferCapacity(this, buffer);
    }
};

#undef JNI_CALL_BODY_
#undef JNI_CALL_VOID_BODY_
#undef JNI_CALLS_
#undef JNI_VALUE_CALLS_
#undef JNI_FIELDS_
#undef JNI_ARRAYS_

#endif /* __cplusplus */

#undef JNI_VALUES_
#undef JNI_PRIMITIVES_

/* ---- The virtual machine ----------------------------------------------------------------- */

/* One option; optionString is borrowed until JNI_CreateJavaVM returns. extraInfo is the
 * function for the options "vfprintf", "exit" and "abort", otherwise unused. */
typedef struct JavaVMOption {
    char *optionString;
    void *extraInfo;
} JavaVMOption;

typedef struct JavaVMInitArgs {
    jint version; /* JNI_VERSION_1_2 or later */
    jint nOptions;
    JavaVMOption *options;
    jboolean ignoreUnrecognized; /* unknown options that begin with -X or _ are skipped */
} JavaVMInitArgs;

typedef struct JavaVMAttachArgs {
    jint version;  /* JNI_VERSION_1_2 or later */
    char *name;    /* modified UTF-8, or NULL */
    jobject group; /* a ThreadGroup (global reference), or NULL */
} JavaVMAttachArgs;

struct JNIInvokeInterface_ {
    void *reserved0;
    void *reserved1;
    void *reserved2;

    jint(JNICALL *DestroyJavaVM)(JavaVM *vm);
    jint(JNICALL *AttachCurrentThread)(JavaVM *vm, void **env, void *args);
    jint(JNICALL *DetachCurrentThread)(JavaVM *vm);
    jint(JNICALL *GetEnv)(JavaVM *vm, void **env, jint version);                    /* 1.2 */
    jint(JNICALL *AttachCurrentThreadAsDaemon)(JavaVM *vm, void **env, void *args); /* 1.4 */
};

#ifdef __cplusplus
struct JavaVM_ {
    const struct JNIInvokeInterface_ *functions;

    jint DestroyJavaVM() { return functions->DestroyJavaVM(this); }
    jint AttachCurrentThread(void **env, void *args) {
        return functions->AttachCurrentThread(this, env, args);
    }
    jint DetachCurrentThread() { return functions->DetachCurrentThread(this); }
    jint GetEnv(void **env, jint version) { return functions->GetEnv(this, env, version); }
    jint AttachCurrentThreadAsDaemon(void **env, void *args) {
        return functions->AttachCurrentThreadAsDaemon(this, env, args);
    }
};

extern "C" {
#endif

/* ---- Functions the VM exports ------------------------------------------------------------ */

#if defined(_WIN32) && !defined(MINIJVM_BUILD)
#define JNI_IMPORT_OR_EXPORT_ JNIIMPORT
#else
#define JNI_IMPORT_OR_EXPORT_ JNIEXPORT
#endif

/* Fills a JavaVMInitArgs whose version is set; JNI_EVERSION if that version is not served. */
JNI_IMPORT_OR_EXPORT_ jint JNICALL JNI_GetDefaultJavaVMInitArgs(void *args);

/* Creates a VM and attaches the calling thread as its main thread. */
JNI_IMPORT_OR_EXPORT_ jint JNICALL JNI_CreateJavaVM(JavaVM **vm, void **env, void *args);

/* Stores at most `capacity` of this process's VMs in `vms` and how many there are in `*count`.
 */
JNI_IMPORT_OR_EXPORT_ jint JNICALL JNI_GetCreatedJavaVMs(JavaVM **vms, jsize capacity,
                                                         jsize *count);

#undef JNI_IMPORT_OR_EXPORT_

/* ---- Functions a native library may export ----------------------------------------------- */

/* Called when the library is loaded; answers the JNI version that it needs. */
JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved);

/* Called when the loader that loaded the library has died. */
JNIEXPORT void JNICALL JNI_OnUnload(JavaVM *vm, void *reserved);

#ifdef __cplusplus
}
#endif

#endif /* MINIJVM_JNI_H */
