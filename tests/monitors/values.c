/* SPDX-License-Identifier: MIT */
/* A monitor that knows what the program's methods return. They are called with numbers that
 * count up, each method once for each number, so that the number is known without a look at
 * arguments. Options: "safe", with GC_SAFE; "compiled", all methods are. */
#include "judge.h"

#include <jni.h>

enum { METHODS = 64, ROUNDS = 301, LAST = 1000 };

typedef struct Known {
    MethodID id;
    char name[64];
    char type; /* the result's */
    int left;
} Known;

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static Known known[METHODS];
static int known_count, refused, objects, nulls;
static bool compiler, compiled_all; /* the second: options say so */

/* ---- The program's native methods ---- */

JNIEXPORT jboolean Java_Returned_nativeBool(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, (n & 1) == 0;
}
JNIEXPORT jbyte Java_Returned_nativeSmall(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, (jbyte)(n - 200);
}
JNIEXPORT jchar Java_Returned_nativeLetter(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, (jchar)(n - 3);
}
JNIEXPORT jshort Java_Returned_nativeMedium(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, (jshort)(n - 40000);
}
JNIEXPORT jint Java_Returned_nativeNumber(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, n - 70000;
}
JNIEXPORT jlong Java_Returned_nativeBig(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, n * 5000000000LL - 1;
}
JNIEXPORT jfloat Java_Returned_nativeReal(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, (jfloat)n * -0.5f;
}
JNIEXPORT jdouble Java_Returned_nativeExact(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, n * -0.25;
}
JNIEXPORT jobject Java_Returned_nativeObject(JNIEnv *e, jclass c, jobject given) {
    return (void)c, given != NULL ? (*e)->NewLocalRef(e, given) : NULL;
}
JNIEXPORT jlong Java_Returned_nativeLocked(JNIEnv *e, jclass c, jint n) {
    return (void)e, (void)c, n + 10000000000LL;
}
JNIEXPORT jint Java_Returned_nativeRefused(JNIEnv *e, jclass c, jint n) {
    (void)c;
    (*e)->ThrowNew(e, (*e)->FindClass(e, "Returned$Refused"), NULL);
    return n;
}

/* ---- What is expected (M129) ---- */

static int64_t bits_of_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}
static int64_t bits_of_double(double value) {
    int64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* False: it is not a number, or not one that n says. */
static bool expected(const Known *k, int n, int64_t *value) {
    bool same = strstr(k->name, "ocked") != NULL;
    switch (k->type) {
    case 'Z': *value = (n & 1) == 0; return true;
    case 'B': *value = (int8_t)(n - 200); return true;
    case 'C': *value = (uint16_t)(n - 3); return true;
    case 'S': *value = (int16_t)(n - 40000); return true;
    case 'I': *value = strcmp(k->name, "caught") == 0 ? n + 1 : n - 70000; return true;
    case 'J':
        *value = strcmp(k->name, "loop") == 0 ? (k->left == 0 ? 19999900000 : 21)
                 : same                       ? n + 10000000000
                                              : n * 5000000000 - 1;
        return true;
    case 'F': *value = bits_of_float((float)n * -0.5f); return true;
    case 'D': *value = bits_of_double(n * -0.25); return true;
    case 'V': *value = 0; return true;
    default: return false;
    }
}

static void judge_object(const Known *k, int n, int64_t value) {
    ObjectID id = (ObjectID)value;
    bool is_null = (strcmp(k->name, "object") == 0 && n % 3 == 0) ||
                   (strcmp(k->name, "nativeObject") == 0 && k->left % 2 == 1);
    objects++;
    nulls += is_null;
    judge(83, (id == 0) == is_null, "%s returns %lx", k->name, (unsigned long)id);
    if (id == 0) return;
    judge(83, object_is(&plain, id, k->type == '[' ? "[LReturned$Result;" : "Returned$Result"),
          "%s returns an object of another class", k->name);
}

/* The program's methods only; NULL: it is another. */
static Known *known_of(MethodID id) {
    LPSTR name = NULL;
    for (int i = 0; i < known_count; i++)
        if (known[i].id == id) return known[i].name[0] != 0 ? &known[i] : NULL;
    if (plain.info->vtable->MethodInformation(plain.info, id, &name, NULL, NULL, NULL, NULL) !=
        S_OK)
        return NULL;
    Known *k = NULL;
    bool is = strncmp(name, "Returned.", 9) == 0 && name[9] != '<' &&
              strncmp(name + 9, "main", 4) != 0 && strncmp(name + 9, "round", 5) != 0;
    if (is && known_count < METHODS) {
        k = &known[known_count++];
        k->id = id;
        snprintf(k->name, sizeof k->name, "%.*s", (int)strcspn(name + 9, "("), name + 9);
        k->type = strchr(name, ')')[1];
    }
    jevmon_task_free(name);
    return k;
}

/* How the method ran that leaves: as its frame says, and not otherwise than it can (M70). */
static void judge_model(const Known *k) {
    IJavaEventMonitorIDInfo4 *info = plain.info;
    JVM_METHOD_SAMPLE sample = {.flags = 0x1f};
    JAVA_EXECUTION_MODEL latest = JVM_EXECUTION_INVALID;
    bool native = strncmp(k->name, "native", 6) == 0;
    HRESULT result = info->vtable->SampleThreadLocation(info, 0, &sample);
    info->vtable->MethodInformation(info, k->id, NULL, NULL, &latest, NULL, NULL);
    judge(70, result == S_OK && sample.method_id == k->id && (sample.flags & 0x10),
          "a sample of %s has flags 0x%x", k->name, sample.flags);
    judge(70,
          native ? sample.model == JVM_EXECUTION_NATIVE
                 : sample.model == JVM_EXECUTION_INTERPRETED ||
                       (sample.model == JVM_EXECUTION_JIT_COMPILED && compiler),
          "%s ran by model %d", k->name, sample.model);
    /* A handler may run in the interpreter. */
    bool all = compiled_all && !native && strcmp(k->name, "caught") != 0;
    judge(70, !all || sample.model == JVM_EXECUTION_JIT_COMPILED,
          "%s ran by model %d, not compiled", k->name, sample.model);
    judge(70, native == (latest == JVM_EXECUTION_NATIVE), "%s is of model %d", k->name, latest);
}

static HRESULT values_exit2(void *self, MethodID caller, StackID stack) {
    MethodID method = 0, again = 0;
    int64_t *value = NULL, wanted = 0;
    (void)self, (void)caller, (void)stack;
    HRESULT result = plain.info->vtable->GetMethodExitReturnValue(plain.info, &method, &value);
    if (result != S_OK) { /* only what an exception leaves */
        refused++;
        judge(147, method == 0 && value == NULL, "out parameters of a failure");
        return S_OK;
    }
    judge(81, method != 0 && value != NULL, "no method, no value");
    Known *k = known_of(method);
    if (k == NULL) return S_OK;

    int n = k->left < ROUNDS - 1 ? k->left : LAST;
    if (strcmp(k->name, "nativeObject") == 0) n = k->left / 2;
    if (expected(k, n, &wanted))
        judge(83, *value == wanted, "%s(%d) returns %lld, not %lld", k->name, n,
              (long long)*value, (long long)wanted);
    else
        judge_object(k, n, *value);
    int64_t before = *value;
    judge(83,
          plain.info->vtable->GetMethodExitReturnValue(plain.info, &again, &value) == S_OK &&
              again == method && *value == before,
          "asked twice %s returns two values", k->name);
    judge_model(k);
    k->left++;
    return S_OK;
}

static HRESULT values_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                 DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    if (strstr(plain.options, "safe") != NULL)
        plain.info->vtable->SetMonitorInitializationOptions(
            plain.info,
            JVM_INIT_OPT_GC_SAFE_METHOD_CALLS | JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS);
    compiler = flags & JVM_STATE_JIT_COMPILER_ENABLED;
    compiled_all = strstr(plain.options, "compiled") != NULL;
    *requested = JVM_MONITOR_METHOD_CALLS;
    return result;
}

static HRESULT values_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    int kinds = 0;
    (void)self, (void)id;
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    for (int i = 0; i < known_count; i++) {
        int calls = strcmp(known[i].name, "loop") == 0           ? 2
                    : strcmp(known[i].name, "nativeObject") == 0 ? 2 * ROUNDS
                                                                 : ROUNDS;
        judge(83, known[i].left == calls, "%s left %d times", known[i].name, known[i].left);
        kinds++;
    }
    judge(83, kinds == 26 && objects > ROUNDS * 4 && nulls > ROUNDS, "%d methods, %d objects",
          kinds, objects);
    judge(147, refused >= 2 * ROUNDS, "%d exits by exceptions", refused);
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = values_initialize;
    functions.MethodExit2 = values_exit2;
    functions.NotifyEvent = values_notify;
    return plain_make(&plain, &functions, options, out);
}
