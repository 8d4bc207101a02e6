/* SPDX-License-Identifier: MIT */
/* A monitor of the compiler (M120). It collects while it is told of the program's methods, so
 * that arguments which nobody keeps would be lost. */
#include "judge.h"

#include <jni.h>

enum { METHODS = 8192 };

typedef struct Known {
    MethodID id;
    ThreadID thread; /* which compiles it now; 0: none */
    int started, finished;
} Known;

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static Known known[METHODS];
static int known_count;
static bool compiler, is_live;
static _Atomic int told;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static Known *known_of(MethodID id) {
    for (int i = 0; i < known_count; i++)
        if (known[i].id == id) return &known[i];
    if (known_count == METHODS) return NULL;
    known[known_count].id = id;
    return &known[known_count++];
}

static bool is_programs(MethodID id, char *name, size_t size) {
    LPSTR text = NULL;
    bool is = plain.info->vtable->MethodInformation(plain.info, id, &text, NULL, NULL, NULL,
                                                    NULL) == S_OK &&
              strncmp(text, "Compiled.", 9) == 0;
    judge(120, text != NULL, "an id of no method");
    if (is) snprintf(name, size, "%s", text);
    jevmon_task_free(text);
    return is;
}

static void collect(void) {
    JavaVM *vm;
    JNIEnv *env;
    jsize count;
    if (!is_live || JNI_GetCreatedJavaVMs(&vm, 1, &count) != JNI_OK || count < 1 ||
        (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_2) != JNI_OK)
        return;
    jclass system = (*env)->FindClass(env, "java/lang/System");
    (*env)->CallStaticVoidMethod(env, system,
                                 (*env)->GetStaticMethodID(env, system, "gc", "()V"));
}

/* M64: the code of a method can be had when its compilation is over, not before. */
static bool has_code(MethodID id) {
    unsigned length = 0;
    unsigned char *code = NULL;
    JAVA_EXECUTION_MODEL model = JVM_EXECUTION_INVALID;
    bool has = plain.info->vtable->JITCompiledMethodInformation(plain.info, id, &length,
                                                                &code) == S_OK;
    judge(64, has == (code != NULL) && has == (length > 0), "%u bytes of code", length);
    jevmon_task_free(code); /* M5 */
    plain.info->vtable->MethodInformation(plain.info, id, NULL, NULL, &model, NULL, NULL);
    judge(64, has == (model == JVM_EXECUTION_JIT_COMPILED), "model %d", model);
    return has;
}

static void tell(MethodID id, bool starts) {
    ThreadID self = 0;
    char name[256] = "";
    plain.info->vtable->GetCurrentThread(plain.info, &self);
    bool own = is_programs(id, name, sizeof name);
    bool has = has_code(id);
    told++;
    pthread_mutex_lock(&lock);
    Known *k = known_of(id);
    if (k != NULL && starts) {
        judge(120, k->thread == 0 && k->started == k->finished, "%s is begun twice", name);
        judge(64, k->started > 0 || !has, "%s has code before", name);
        k->thread = self;
        k->started++;
    } else if (k != NULL) {
        judge(120, k->thread == self && k->started == k->finished + 1,
              "%s ends on another thread, or did not begin", name);
        judge(120, !own || has, "%s has no code", name);
        k->thread = 0;
        k->finished++;
    }
    pthread_mutex_unlock(&lock);
    if (own) collect();
}

static HRESULT compiles_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                   DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    DWORD categories = 0, states = 0;
    plain.info->vtable->GetProfilingCapabilities(plain.info, &states, &categories, NULL, NULL,
                                                 NULL);
    compiler = states & JVM_STATE_JIT_COMPILER_ENABLED;
    judge(72, compiler == ((categories & JVM_MONITOR_JIT_COMPILATION) != 0),
          "states 0x%x, categories 0x%x", states, categories);
    *requested = JVM_MONITOR_JIT_COMPILATION;
    fprintf(stderr, "compiler %d\n", compiler);
    return result;
}

static int times_told(const char *wanted) {
    char name[256];
    for (int i = 0; i < known_count; i++)
        if (is_programs(known[i].id, name, sizeof name) && strcmp(name, wanted) == 0)
            return known[i].finished;
    return 0;
}

static HRESULT compiles_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self;
    if (event == JVM_EVENT_TYPE_JIT_COMPILE_STARTED) tell(id, true);
    if (event == JVM_EVENT_TYPE_JIT_COMPILE_FINISHED) tell(id, false);
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    /* The one becomes a part of the other, if that is hot first. */
    bool hot = times_told("Compiled.hot(I)I") > 0 || times_told("Compiled.work()V") > 0;
    judge(120, compiler ? hot && times_told("Compiled.loop(I)J") > 0 : told == 0, "%d events",
          told);
    judge(120, !compiler || times_told("Compiled.late(I)I") > 1,
          "code that met what was not resolved was made %d times",
          times_told("Compiled.late(I)I"));
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
    return S_OK;
}

static HRESULT compiles_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                                UniqueID second) {
    (void)self, (void)first, (void)second;
    if (event == JVM_EVENT_TYPE2_INITIALIZED) is_live = true;
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = compiles_initialize;
    functions.NotifyEvent = compiles_notify;
    functions.NotifyEvent2 = compiles_notify2;
    return plain_make(&plain, &functions, options, out);
}
