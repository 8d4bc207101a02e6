/* SPDX-License-Identifier: MIT */
/* The functions of functions.def that have code of their own here, and natives of natives.def.
 * Threads, errors and ownership are JNI's (J300): called in native code, they leave an
 * exception pending and answer 0. All with `env` or that run Java: **Safepoint.** */
#ifndef MINIJVM_JDK_FUNCTIONS_H
#define MINIJVM_JDK_FUNCTIONS_H

#include <stdarg.h>
#include <stdio.h>

#include "jdk/state.h"
#include "vm/jni/natives.h"
#include "vm/jni/env.h"

/* system.c: J305 to J324, J510 to J522, J575 to J578 */
jint jdk_JVM_ActiveProcessorCount(void);
void jdk_JVM_BeforeHalt(void);
void jdk_JVM_Halt(jint code);
void jdk_JVM_GC(void);
jlong jdk_JVM_TotalMemory(void);
jlong jdk_JVM_FreeMemory(void);
jlong jdk_JVM_MaxMemory(void);
jboolean jdk_JVM_IsUseContainerSupport(void);
jlong jdk_JVM_MaxObjectInspectionAge(void);
jboolean jdk_JVM_SupportsCX8(void);
jlong jdk_JVM_NanoTime(JNIEnv *env, jclass ignored);
jobjectArray jdk_JVM_GetProperties(JNIEnv *env);
jobjectArray jdk_JVM_GetVmArguments(JNIEnv *env);
jobject jdk_JVM_InitAgentProperties(JNIEnv *env, jobject properties);
jstring jdk_JVM_GetTemporaryDirectory(JNIEnv *env);
void jdk_JVM_InitializeFromArchive(JNIEnv *env, jclass cls);
jboolean jdk_JVM_IsSharingEnabled(JNIEnv *env);
jboolean jdk_JVM_IsCDSDumpingEnabled(JNIEnv *env);
jboolean jdk_JVM_IsDumpingClassList(JNIEnv *env);
jlong jdk_JVM_GetRandomSeedForDumping(void);
void *jdk_JVM_RawMonitorCreate(void);
void jdk_JVM_RawMonitorDestroy(void *monitor);
jint jdk_JVM_RawMonitorEnter(void *monitor);
void jdk_JVM_RawMonitorExit(void *monitor);
char *jdk_JVM_NativePath(char *path);
int jdk_jio_vsnprintf(char *text, size_t size, const char *format, va_list list);
int jdk_jio_snprintf(char *text, size_t size, const char *format, ...);
int jdk_jio_fprintf(FILE *file, const char *format, ...);
int jdk_jio_vfprintf(FILE *file, const char *format, va_list list);

/* management.c */
void *jdk_JVM_GetManagement(jint version);

/* libraries.c: J330 to J333, signals J500 to J502 */
void *jdk_JVM_LoadLibrary(const char *path, jboolean throws);
void jdk_JVM_UnloadLibrary(void *handle);
void *jdk_JVM_FindLibraryEntry(void *handle, const char *name);
jboolean jdk_JVM_IsSupportedJNIVersion(jint version);
jint jdk_JVM_FindSignal(const char *name);
void *jdk_JVM_RegisterSignal(jint number, void *handler);
jboolean jdk_JVM_RaiseSignal(jint number);

/* classes.c: J410 to J425, J487 */
jclass jdk_JVM_FindPrimitiveClass(JNIEnv *env, const char *name);
jclass jdk_JVM_FindClassFromBootLoader(JNIEnv *env, const char *name);
jclass jdk_JVM_FindClassFromCaller(JNIEnv *env, const char *name, jboolean initialize,
                                   jobject loader, jclass caller);
jclass jdk_JVM_DefineClassWithSource(JNIEnv *env, const char *name, jobject loader,
                                     const jbyte *bytes, jsize length, jobject domain,
                                     const char *source);
jclass jdk_JVM_LookupDefineClass(JNIEnv *env, jclass lookup, const char *name,
                                 const jbyte *bytes, jsize length, jobject domain,
                                 jboolean initialize, jint flags, jobject class_data);
jobjectArray jdk_JVM_GetClassSigners(JNIEnv *env, jclass cls);
void jdk_JVM_SetClassSigners(JNIEnv *env, jclass cls, jobjectArray signers);
jobject jdk_JVM_GetProtectionDomain(JNIEnv *env, jclass cls);
jobject jdk_JVM_AssertionStatusDirectives(JNIEnv *env, jclass ignored);
jobject jdk_JVM_ConstantPoolGetFieldAtIfLoaded(JNIEnv *env, jobject self, jobject pool,
                                               jint index);
jobject jdk_JVM_ConstantPoolGetMethodAtIfLoaded(JNIEnv *env, jobject self, jobject pool,
                                                jint index);
jfloat jdk_JVM_ConstantPoolGetFloatAt(JNIEnv *env, jobject self, jobject pool, jint index);
jdouble jdk_JVM_ConstantPoolGetDoubleAt(JNIEnv *env, jobject self, jobject pool, jint index);
jbyte jdk_JVM_ConstantPoolGetTagAt(JNIEnv *env, jobject self, jobject pool, jint index);
jvalue jdk_JVM_GetPrimitiveArrayElement(JNIEnv *env, jobject array, jint index, jint kind);
void jdk_JVM_SetPrimitiveArrayElement(JNIEnv *env, jobject array, jint index, jvalue value,
                                      unsigned char kind);

/* references.c: J390 to J395 */
jboolean jdk_JVM_HasReferencePendingList(JNIEnv *env);
jboolean jdk_JVM_ReferenceRefersTo(JNIEnv *env, jobject reference, jobject object);
jboolean jdk_JVM_PhantomReferenceRefersTo(JNIEnv *env, jobject reference, jobject object);
void jdk_JVM_ReferenceClear(JNIEnv *env, jobject reference);

/* stack.c: J342 to J350, J360 to J364 */
void jdk_JVM_InitStackTraceElement(JNIEnv *env, jobject element, jobject frame);
jobject jdk_JVM_CallStackWalk(JNIEnv *env, jobject stream, jlong mode, jint skip, jint count,
                              jint start, jobjectArray frames);
jint jdk_JVM_MoreStackWalk(JNIEnv *env, jobject stream, jlong mode, jlong anchor, jint count,
                           jint start, jobjectArray frames);
jobjectArray jdk_JVM_GetClassContext(JNIEnv *env);
jobject jdk_JVM_GetStackAccessControlContext(JNIEnv *env, jclass ignored);
jobject jdk_JVM_GetInheritedAccessControlContext(JNIEnv *env, jclass ignored);

/* modules.c: J490 to J497 */
jstring jdk_JVM_GetSystemPackage(JNIEnv *env, jstring name);
jobjectArray jdk_JVM_GetSystemPackages(JNIEnv *env);
void jdk_JVM_DefineModule(JNIEnv *env, jobject module, jboolean is_open, jstring version,
                          jstring location, jobjectArray packages);
void jdk_JVM_SetBootLoaderUnnamedModule(JNIEnv *env, jobject module);
void jdk_JVM_AddModuleExports(JNIEnv *env, jobject from, jstring package, jobject to);
void jdk_JVM_AddModuleExportsToAll(JNIEnv *env, jobject from, jstring package);
void jdk_JVM_AddModuleExportsToAllUnnamed(JNIEnv *env, jobject from, jstring package);
void jdk_JVM_AddReadsModule(JNIEnv *env, jobject from, jobject to);

/* slots.c: a native method of a boot class by its C parameters behind `env` */
uint64_t jdk_row_bits(JNIEnv *env, const char *class_name, const char *name,
                      const char *descriptor, const uint64_t *words);

/* Natives of natives.def. All: **Safepoint. Throws.** */
#define NATIVE(class_name, name, descriptor, function)                                         \
    void function(Thread *t, Value *args, Value *result);
#include "jdk/natives.def"
#undef NATIVE

#endif
