/* SPDX-License-Identifier: MIT */
/* The members of JNI's function table (JNI chapter 4), by the file that defines them;
 * vm/jni/env.c puts them into the table. Threads, errors and ownership are JNI's. All but
 * readers of a state: **Safepoint.** */
#ifndef MINIJVM_VM_JNI_ENV_FUNCTIONS_H
#define MINIJVM_VM_JNI_ENV_FUNCTIONS_H

#include "vm/model/names.h"
#include "vm/jni/env.h"

/* env_misc.c */
jint JNICALL env_GetVersion(JNIEnv *env);
jint JNICALL env_GetJavaVM(JNIEnv *env, JavaVM **vm);
jint JNICALL env_MonitorEnter(JNIEnv *env, jobject obj);
jint JNICALL env_MonitorExit(JNIEnv *env, jobject obj);
jint JNICALL env_RegisterNatives(JNIEnv *env, jclass cls, const JNINativeMethod *methods,
                                 jint count);
jint JNICALL env_UnregisterNatives(JNIEnv *env, jclass cls);
jobject JNICALL env_NewDirectByteBuffer(JNIEnv *env, void *address, jlong capacity);
void *JNICALL env_GetDirectBufferAddress(JNIEnv *env, jobject buffer);
jlong JNICALL env_GetDirectBufferCapacity(JNIEnv *env, jobject buffer);

/* env_classes.c */
jclass JNICALL env_DefineClass(JNIEnv *env, const char *name, jobject loader,
                               const jbyte *bytes, jsize length);
jclass JNICALL env_FindClass(JNIEnv *env, const char *name);
jmethodID JNICALL env_FromReflectedMethod(JNIEnv *env, jobject method);
jfieldID JNICALL env_FromReflectedField(JNIEnv *env, jobject field);
jobject JNICALL env_ToReflectedMethod(JNIEnv *env, jclass cls, jmethodID method,
                                      jboolean is_static);
jobject JNICALL env_ToReflectedField(JNIEnv *env, jclass cls, jfieldID field,
                                     jboolean is_static);
jclass JNICALL env_GetSuperclass(JNIEnv *env, jclass cls);
jboolean JNICALL env_IsAssignableFrom(JNIEnv *env, jclass from, jclass to);
jclass JNICALL env_GetObjectClass(JNIEnv *env, jobject obj);
jboolean JNICALL env_IsInstanceOf(JNIEnv *env, jobject obj, jclass cls);
jobject JNICALL env_GetModule(JNIEnv *env, jclass cls);
jmethodID JNICALL env_GetMethodID(JNIEnv *env, jclass cls, const char *name,
                                  const char *signature);
jmethodID JNICALL env_GetStaticMethodID(JNIEnv *env, jclass cls, const char *name,
                                        const char *signature);
jfieldID JNICALL env_GetFieldID(JNIEnv *env, jclass cls, const char *name,
                                const char *signature);
jfieldID JNICALL env_GetStaticFieldID(JNIEnv *env, jclass cls, const char *name,
                                      const char *signature);

/* env_exceptions.c */
jint JNICALL env_Throw(JNIEnv *env, jthrowable throwable);
jint JNICALL env_ThrowNew(JNIEnv *env, jclass cls, const char *message);
jthrowable JNICALL env_ExceptionOccurred(JNIEnv *env);
void JNICALL env_ExceptionDescribe(JNIEnv *env);
void JNICALL env_ExceptionClear(JNIEnv *env);
jboolean JNICALL env_ExceptionCheck(JNIEnv *env);
void JNICALL env_FatalError(JNIEnv *env, const char *message);

/* env_references.c */
jint JNICALL env_PushLocalFrame(JNIEnv *env, jint capacity);
jobject JNICALL env_PopLocalFrame(JNIEnv *env, jobject result);
jobject JNICALL env_NewGlobalRef(JNIEnv *env, jobject obj);
void JNICALL env_DeleteGlobalRef(JNIEnv *env, jobject ref);
void JNICALL env_DeleteLocalRef(JNIEnv *env, jobject ref);
jboolean JNICALL env_IsSameObject(JNIEnv *env, jobject one, jobject other);
jobject JNICALL env_NewLocalRef(JNIEnv *env, jobject ref);
jint JNICALL env_EnsureLocalCapacity(JNIEnv *env, jint capacity);
jweak JNICALL env_NewWeakGlobalRef(JNIEnv *env, jobject obj);
void JNICALL env_DeleteWeakGlobalRef(JNIEnv *env, jweak ref);
jobjectRefType JNICALL env_GetObjectRefType(JNIEnv *env, jobject ref);

/* env_calls.c */
jobject JNICALL env_AllocObject(JNIEnv *env, jclass cls);
jobject JNICALL env_NewObject(JNIEnv *env, jclass cls, jmethodID method, ...);
jobject JNICALL env_NewObjectV(JNIEnv *env, jclass cls, jmethodID method, va_list args);
jobject JNICALL env_NewObjectA(JNIEnv *env, jclass cls, jmethodID method, const jvalue *args);
#define ENV_CALLS(Name, type, kind)                                                            \
    type JNICALL env_Call##Name##Method(JNIEnv *env, jobject obj, jmethodID method, ...);      \
    type JNICALL env_Call##Name##MethodV(JNIEnv *env, jobject obj, jmethodID method,           \
                                         va_list args);                                        \
    type JNICALL env_Call##Name##MethodA(JNIEnv *env, jobject obj, jmethodID method,           \
                                         const jvalue *args);                                  \
    type JNICALL env_CallNonvirtual##Name##Method(JNIEnv *env, jobject obj, jclass cls,        \
                                                  jmethodID method, ...);                      \
    type JNICALL env_CallNonvirtual##Name##MethodV(JNIEnv *env, jobject obj, jclass cls,       \
                                                   jmethodID method, va_list args);            \
    type JNICALL env_CallNonvirtual##Name##MethodA(JNIEnv *env, jobject obj, jclass cls,       \
                                                   jmethodID method, const jvalue *args);      \
    type JNICALL env_CallStatic##Name##Method(JNIEnv *env, jclass cls, jmethodID method, ...); \
    type JNICALL env_CallStatic##Name##MethodV(JNIEnv *env, jclass cls, jmethodID method,      \
                                               va_list args);                                  \
    type JNICALL env_CallStatic##Name##MethodA(JNIEnv *env, jclass cls, jmethodID method,      \
                                               const jvalue *args);
ENV_VALUES(ENV_CALLS)
ENV_CALLS(Void, void, 'V')
#undef ENV_CALLS

/* env_fields.c */
#define ENV_FIELDS(Name, type, kind)                                                           \
    type JNICALL env_Get##Name##Field(JNIEnv *env, jobject obj, jfieldID field);               \
    void JNICALL env_Set##Name##Field(JNIEnv *env, jobject obj, jfieldID field, type value);   \
    type JNICALL env_GetStatic##Name##Field(JNIEnv *env, jclass cls, jfieldID field);          \
    void JNICALL env_SetStatic##Name##Field(JNIEnv *env, jclass cls, jfieldID field,           \
                                            type value);
ENV_VALUES(ENV_FIELDS)
#undef ENV_FIELDS

/* env_strings.c */
jstring JNICALL env_NewString(JNIEnv *env, const jchar *chars, jsize length);
jsize JNICALL env_GetStringLength(JNIEnv *env, jstring string);
const jchar *JNICALL env_GetStringChars(JNIEnv *env, jstring string, jboolean *is_copy);
void JNICALL env_ReleaseStringChars(JNIEnv *env, jstring string, const jchar *chars);
jstring JNICALL env_NewStringUTF(JNIEnv *env, const char *utf);
jsize JNICALL env_GetStringUTFLength(JNIEnv *env, jstring string);
const char *JNICALL env_GetStringUTFChars(JNIEnv *env, jstring string, jboolean *is_copy);
void JNICALL env_ReleaseStringUTFChars(JNIEnv *env, jstring string, const char *utf);
void JNICALL env_GetStringRegion(JNIEnv *env, jstring string, jsize start, jsize length,
                                 jchar *buffer);
void JNICALL env_GetStringUTFRegion(JNIEnv *env, jstring string, jsize start, jsize length,
                                    char *buffer);

/* env_arrays.c */
jsize JNICALL env_GetArrayLength(JNIEnv *env, jarray array);
jobjectArray JNICALL env_NewObjectArray(JNIEnv *env, jsize length, jclass cls, jobject initial);
jobject JNICALL env_GetObjectArrayElement(JNIEnv *env, jobjectArray array, jsize index);
void JNICALL env_SetObjectArrayElement(JNIEnv *env, jobjectArray array, jsize index,
                                       jobject value);
void *JNICALL env_GetPrimitiveArrayCritical(JNIEnv *env, jarray array, jboolean *is_copy);
void JNICALL env_ReleasePrimitiveArrayCritical(JNIEnv *env, jarray array, void *elements,
                                               jint mode);
#define ENV_ARRAYS(Name, type, kind)                                                           \
    type##Array JNICALL env_New##Name##Array(JNIEnv *env, jsize length);                       \
    type *JNICALL env_Get##Name##ArrayElements(JNIEnv *env, type##Array array,                 \
                                               jboolean *is_copy);                             \
    void JNICALL env_Release##Name##ArrayElements(JNIEnv *env, type##Array array,              \
                                                  type *elements, jint mode);                  \
    void JNICALL env_Get##Name##ArrayRegion(JNIEnv *env, type##Array array, jsize start,       \
                                            jsize length, type *buffer);                       \
    void JNICALL env_Set##Name##ArrayRegion(JNIEnv *env, type##Array array, jsize start,       \
                                            jsize length, const type *buffer);
ENV_PRIMITIVES(ENV_ARRAYS)
#undef ENV_ARRAYS

#endif
