/* SPDX-License-Identifier: MIT */
/* A monitor that breaks one promise or rule, once, for -Xcheck:monitors. Its option says which:
 * none, jni, exitjni, attach, heap, toggle, info, heapmonitor, toooften, handles, stale, name,
 * start, rounding, exitrounding, value, callback, counts, beyond, late, class, method, field.
 */
#include "judge.h"

#include <jni.h>
#include <xmmintrin.h>

typedef struct Breaks {
    Plain plain; /* first */
    bool done;
    ObjectID kept;
    const char *name;
} Breaks;

static IJavaEventMonitor2Vtbl functions;
static IObjectAllocationCallBackVtbl callback_functions;
static Breaks breaks;
static IObjectAllocationCallBack callback = {&callback_functions};

static bool is(const char *what) { return strcmp(breaks.plain.options, what) == 0; }
/* True the first time. */
static bool once(const char *what) {
    bool now = !breaks.done && is(what);
    breaks.done |= now;
    return now;
}

static HRESULT initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info, DWORD flags,
                          DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    IJavaEventMonitorIDInfo4 *i = breaks.plain.info;
    i->vtable->SetMonitorInitializationOptions(
        i, JVM_INIT_OPT_GC_SAFE_METHOD_CALLS | JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS |
               JVM_INIT_OPT_FP_SAFE_METHOD_CALLS |
               (is("value") ? JVM_INIT_OPT_RETURN_VALUE_NOT_NEEDED : 0) |
               (is("callback") ? JVM_INIT_OPT_DONT_NEED_ALLOCATION_CALLBACK : 0) |
               (is("counts") ? JVM_INIT_OPT_DONT_NEED_ALLOCATION_COUNTS : 0));
    *requested = JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_CLASS_LOADS;
    if (is("start")) breaks.name = name;
    if (is("stale") || is("handles"))
        breaks.plain.heap->vtable->NotifyOnObjectAllocations(breaks.plain.heap, &callback);
    return result;
}

/* Another direction than Java's. */
static void round_down(void) { _mm_setcsr(_mm_getcsr() | _MM_ROUND_DOWN); }

static JNIEnv *own_env(void) {
    JavaVM *vm;
    jsize count = 0;
    ThreadID thread;
    if (JNI_GetCreatedJavaVMs(&vm, 1, &count) != JNI_OK || count != 1) return NULL;
    breaks.plain.info->vtable->GetCurrentThread(breaks.plain.info, &thread);
    return (JNIEnv *)thread; /* NOLINT: as long as this VM makes ids so */
}

static HRESULT leave(void *self, MethodID method, StackID stack) {
    int64_t *value = NULL;
    (void)self, (void)method, (void)stack;
    if (is("exitjni") && !breaks.done) {
        JNIEnv *own = own_env();
        if (own != NULL && once("exitjni")) (*own)->GetVersion(own);
    }
    if (once("exitrounding")) round_down();
    if (once("value"))
        breaks.plain.info->vtable->GetMethodExitReturnValue(breaks.plain.info, NULL, &value);
    return S_OK;
}

static HRESULT entry(void *self, MethodID method, StackID stack) {
    JavaVM *vm;
    jsize count = 0;
    void *env = NULL;
    LPSTR name = NULL;
    (void)self, (void)stack;
    /* What M111 allows. */
    if (!breaks.done && is("none")) {
        breaks.plain.info->vtable->MethodInformation(breaks.plain.info, method, &name, NULL,
                                                     NULL, NULL, NULL);
        jevmon_task_free(name);
    }
    if (is("attach") && JNI_GetCreatedJavaVMs(&vm, 1, &count) == JNI_OK && count == 1 &&
        once("attach"))
        (*vm)->AttachCurrentThread(vm, &env, NULL);
    if (is("jni") && !breaks.done) {
        JNIEnv *own = own_env();
        if (own == NULL) return S_OK;
        once("jni");
        jclass found = (*own)->FindClass(own, "java/lang/Object");
        fprintf(stderr, "found %d\n",
                found != NULL && (*own)->GetSuperclass(own, found) == NULL);
        (*own)->DeleteLocalRef(own, found);
    }
    if (once("rounding")) round_down();
    if (once("heap"))
        breaks.plain.heap->vtable->NotifyOnObjectAllocations(breaks.plain.heap, NULL);
    return S_OK;
}

static HRESULT notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    IJavaEventMonitorIDInfo4 *info = breaks.plain.info;
    int64_t number;
    (void)self;
    if (event == JVM_EVENT_TYPE_CLASS_LOAD_STARTED && once("name"))
        breaks.name = (const char *)id;
    if (event != JVM_EVENT_TYPE_CLASS_LOAD_FINISHED) return S_OK;
    if (once("toggle")) info->vtable->SetEventMask(info, JVM_MONITOR_CLASS_LOADS);
    if (once("info")) info->vtable->AddRef(info);
    if (once("callback"))
        breaks.plain.heap->vtable->NotifyOnObjectAllocations(breaks.plain.heap, &callback);
    if (once("counts"))
        info->vtable->ClassInformation(info, id, NULL, NULL, NULL, NULL, &number);
    if (once("beyond"))
        info->vtable->SetEventMask(info, JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_CLASS_LOADS |
                                             JVM_MONITOR_EXCEPTIONS);
    if (once("late")) info->vtable->SetMonitorInitializationOptions(info, 0);
    if (once("class"))
        info->vtable->ClassInformation(info, id + 8, NULL, NULL, NULL, NULL, NULL);
    if (once("method"))
        info->vtable->MethodInformation(info, id + 8, NULL, NULL, NULL, NULL, NULL);
    if (once("field")) info->vtable->FieldInformation(info, id + 8, NULL, NULL);
    if (once("heapmonitor")) breaks.plain.heap->vtable->AddRef(breaks.plain.heap);
    if (is("toooften") && !breaks.done) /* two are held */
        for (int i = 0; i < 3; i++) info->vtable->Release(info);
    if (breaks.kept != 0 && once("stale")) {
        ClassID class_id;
        info->vtable->ObjectInformation(info, breaks.kept ^ (UniqueID)1 << 50, &class_id);
    }
    breaks.done |= is("toooften");
    return S_OK;
}

static HRESULT allocated(void *self, ObjectID id, ClassID class_id) {
    ObjectHandleID handle;
    (void)self, (void)class_id;
    breaks.kept = id;
    if (once("handles"))
        breaks.plain.info->vtable->GetHandlesToObjects(breaks.plain.info, 1, &id, &handle);
    return S_OK;
}

/* The VM's last reference: ours go, too, but for what is broken. */
static ULONG release(void *self) {
    ULONG left = plain_release(self);
    if (left > 0) return left;
    if (breaks.name != NULL)
        fprintf(stderr, "kept %s\n",
                strstr(breaks.name, is("start") ? "Watched" : "java") == NULL ? "spoilt"
                                                                              : "whole");
    breaks.plain.heap->vtable->Release(breaks.plain.heap);
    if (!is("toooften")) breaks.plain.info->vtable->Release(breaks.plain.info);
    return 0;
}

static HRESULT callback_query(void *self, const GUID *iid, void **out) {
    return (void)iid, *out = self, S_OK;
}
static ULONG callback_count(void *self) { return (void)self, 1; }
static IObjectAllocationCallBackVtbl callback_functions = {callback_query, callback_count,
                                                           callback_count, allocated};

static HRESULT possible(void *self, DWORD *categories) {
    (void)self;
    *categories = JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_CLASS_LOADS;
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = initialize;
    functions.MethodEntry = entry;
    functions.MethodExit2 = leave;
    functions.GetPossibleEventCategories = possible;
    functions.NotifyEvent = notify;
    functions.Release = release;
    return plain_make(&breaks.plain, &functions, options, out);
}
