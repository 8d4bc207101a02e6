/* SPDX-License-Identifier: MIT */
/* The process and its memory, the properties that the VM supplies, the answers of a VM without
 * an archive of classes, formatted output. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jdk/functions.h"
#include "vm/create.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/system/clock.h"
#include "vm/threads/gate.h"

static Thread *caller(void) { return process_thread(); }

/* ---- The process ---- */

void jdk_JVM_BeforeHalt(void) {}

void jdk_JVM_Halt(jint code) {
    Thread *t = caller();
    thread_enter_vm(t);
    vm_halt(t->vm, code, true);
}

void jdk_JVM_GC(void) {
    Thread *t = caller();
    thread_enter_vm(t);
    if (!t->vm->options.ignores_gc) gc_collect(&t->mutator, GC_EXPLICIT);
    thread_leave_vm(t, THREAD_NATIVE);
}

/* What the natives of java.lang.Runtime say, for callers without `env`. */
static uint64_t of_runtime(const char *name, const char *descriptor) {
    return jdk_row_bits((JNIEnv *)(void *)caller(), "java/lang/Runtime", name, descriptor,
                        (uint64_t[]){0, 0, 0, 0, 0});
}
jint jdk_JVM_ActiveProcessorCount(void) {
    return (jint)of_runtime("availableProcessors", "()I");
}
jlong jdk_JVM_TotalMemory(void) { return (jlong)of_runtime("totalMemory", "()J"); }
jlong jdk_JVM_FreeMemory(void) { return (jlong)of_runtime("freeMemory", "()J"); }
jlong jdk_JVM_MaxMemory(void) { return (jlong)of_runtime("maxMemory", "()J"); }

jboolean jdk_JVM_IsUseContainerSupport(void) { return JNI_FALSE; }
jlong jdk_JVM_MaxObjectInspectionAge(void) { return 0; }
jboolean jdk_JVM_SupportsCX8(void) { return JNI_TRUE; }

jlong jdk_JVM_NanoTime(JNIEnv *env, jclass ignored) {
    (void)env, (void)ignored;
    return clock_nanoseconds();
}

/* ---- Properties (J46 to J50) ---- */

typedef struct Texts {
    Thread *t;
    Handle array; /* NULL: counted only */
    int32_t count;
} Texts;

/* **Safepoint.** */
static void texts_add(Texts *texts, const char *text) {
    int32_t at = texts->count++;
    if (texts->array == NULL || texts->t->exception != NULL) return;
    Object *string = string_from_platform(texts->t, text);
    if (string != NULL) array_set_ref(*texts->array, at, string);
}

/* **Safepoint.** */
static void texts_add_pair(Texts *texts, const char *key, const char *value) {
    texts_add(texts, key);
    texts_add(texts, value);
}

static const char native_path[] = "/usr/java/packages/lib:/usr/lib/x86_64-linux-gnu/jni:"
                                  "/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu:"
                                  "/usr/lib/jni:/lib:/usr/lib";

/* **Safepoint.** */
static void add_properties(Texts *texts, VM *vm) {
    const Options *options = &vm->options;
    const Jdk *jdk = jdk_of(vm);
    char path[PATH_MAX + 1024];
    texts_add_pair(texts, "java.vm.specification.name", "Java Virtual Machine Specification");
    texts_add_pair(texts, "java.vm.specification.vendor", "Oracle Corporation");
    texts_add_pair(texts, "java.vm.specification.version", "17");
    texts_add_pair(texts, "java.vm.name", "minijvm");
    texts_add_pair(texts, "java.vm.vendor", "minijvm");
    texts_add_pair(texts, "java.vm.version", MINIJVM_VERSION);
    texts_add_pair(texts, "java.vm.info",
                   options->interpreted_only ? "interpreted mode" : "mixed mode");
    texts_add_pair(texts, "jdk.debug", "release");
    texts_add_pair(texts, "java.home", jdk->home);
    snprintf(path, sizeof path, "%s/lib", jdk->home);
    texts_add_pair(texts, "sun.boot.library.path", path);
    const char *linker = getenv("LD_LIBRARY_PATH");
    bool has_linker = linker != NULL && linker[0] != 0;
    snprintf(path, sizeof path, "%s%s%s", has_linker ? linker : "", has_linker ? ":" : "",
             native_path);
    texts_add_pair(texts, "java.library.path", path);
    texts_add_pair(texts, "jdk.boot.class.path.append",
                   options->appended_path != NULL ? options->appended_path : "");
    if (!options->interpreted_only)
        texts_add_pair(texts, "sun.management.compiler", "minijvm compiler");
    for (size_t i = 0; i < options->property_count; i++)
        texts_add_pair(texts, options->properties[i].key, options->properties[i].value);
}

jobjectArray jdk_JVM_GetProperties(JNIEnv *env) {
    ENV_ENTER(env);
    Texts texts = {.t = t};
    add_properties(&texts, t->vm);
    texts.array = handle_new(t, array_allocate_of(t, t->vm->known.String, texts.count));
    texts.count = 0;
    if (texts.array == NULL) return NULL;
    add_properties(&texts, t->vm);
    return t->exception == NULL ? (jobjectArray)(void *)texts.array : NULL;
}

/* J57. */
jobjectArray jdk_JVM_GetVmArguments(JNIEnv *env) {
    ENV_ENTER(env);
    const Options *options = &t->vm->options;
    Texts texts = {.t = t};
    for (size_t i = 0; i < options->given_count; i++)
        texts.count += option_is_of_user(options->given[i].key);
    texts.array = handle_new(t, array_allocate_of(t, t->vm->known.String, texts.count));
    texts.count = 0;
    if (texts.array == NULL) return NULL;
    for (size_t i = 0; i < options->given_count; i++)
        if (option_is_of_user(options->given[i].key)) texts_add(&texts, options->given[i].key);
    return t->exception == NULL ? (jobjectArray)(void *)texts.array : NULL;
}

jobject jdk_JVM_InitAgentProperties(JNIEnv *env, jobject properties) {
    (void)env;
    return properties;
}

jstring jdk_JVM_GetTemporaryDirectory(JNIEnv *env) { return (*env)->NewStringUTF(env, "/tmp"); }

/* ---- No archive ---- */

void jdk_JVM_InitializeFromArchive(JNIEnv *env, jclass cls) { (void)env, (void)cls; }
jboolean jdk_JVM_IsSharingEnabled(JNIEnv *env) { return (void)env, JNI_FALSE; }
jboolean jdk_JVM_IsCDSDumpingEnabled(JNIEnv *env) { return (void)env, JNI_FALSE; }
jboolean jdk_JVM_IsDumpingClassList(JNIEnv *env) { return (void)env, JNI_FALSE; }
jlong jdk_JVM_GetRandomSeedForDumping(void) { return 0; }

/* ---- Of libzip's C alone ---- */

void *jdk_JVM_RawMonitorCreate(void) {
    pthread_mutex_t *monitor = malloc(sizeof *monitor);
    if (monitor != NULL) pthread_mutex_init(monitor, NULL);
    return monitor;
}
void jdk_JVM_RawMonitorDestroy(void *monitor) {
    pthread_mutex_destroy(monitor);
    free(monitor);
}
jint jdk_JVM_RawMonitorEnter(void *monitor) { return pthread_mutex_lock(monitor); }
void jdk_JVM_RawMonitorExit(void *monitor) { pthread_mutex_unlock(monitor); }
char *jdk_JVM_NativePath(char *path) { return path; }

/* ---- Formatted output: -1 for what did not fit, which ends with a zero all the same ---- */

int jdk_jio_vsnprintf(char *text, size_t size, const char *format, va_list list) {
    if ((intptr_t)size <= 0) return -1;
    int length = vsnprintf(text, size, format, list);
    return length >= 0 && (size_t)length < size ? length : -1;
}

int jdk_jio_snprintf(char *text, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = jdk_jio_vsnprintf(text, size, format, list);
    va_end(list);
    return length;
}

int jdk_jio_vfprintf(FILE *file, const char *format, va_list list) {
    Thread *t = caller();
    if (t != NULL && t->vm->vfprintf_hook != NULL)
        return t->vm->vfprintf_hook(file, format, list);
    return vfprintf(file, format, list);
}

int jdk_jio_fprintf(FILE *file, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = jdk_jio_vfprintf(file, format, list);
    va_end(list);
    return length;
}
