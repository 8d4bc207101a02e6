/* SPDX-License-Identifier: MIT */
/* A monitor that breaks one promise or rule, once, for -Xcheck:monitors. Its option says which:
 * none, jni, attach, heap, toggle, info, heapmonitor, toooften, handles, stale, name. */
#include "judge.h"

#include <jni.h>

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
        i, JVM_INIT_OPT_GC_SAFE_METHOD_CALLS | JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS);
    *requested = JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_CLASS_LOADS;
    if (is("stale") || is("handles"))
        breaks.plain.heap->vtable->NotifyOnObjectAllocations(breaks.plain.heap, &callback);
    return result;
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
    if (is("jni") && !breaks.done && JNI_GetCreatedJavaVMs(&vm, 1, &count) == JNI_OK &&
        count == 1) {
        ThreadID thread;
        breaks.plain.info->vtable->GetCurrentThread(breaks.plain.info, &thread);
        JNIEnv *own = (JNIEnv *)thread; /* NOLINT: as long as this VM makes ids so */
        once("jni");
        jclass found = (*own)->FindClass(own, "java/lang/Object");
        fprintf(stderr, "found %d\n",
                found != NULL && (*own)->GetSuperclass(own, found) == NULL);
        (*own)->DeleteLocalRef(own, found);
    }
    if (once("heap"))
        breaks.plain.heap->vtable->NotifyOnObjectAllocations(breaks.plain.heap, NULL);
    return S_OK;
}

static HRESULT notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    IJavaEventMonitorIDInfo4 *info = breaks.plain.info;
    (void)self;
    if (event == JVM_EVENT_TYPE_CLASS_LOAD_STARTED && once("name"))
        breaks.name = (const char *)id;
    if (event != JVM_EVENT_TYPE_CLASS_LOAD_FINISHED) return S_OK;
    if (once("toggle")) info->vtable->SetEventMask(info, JVM_MONITOR_CLASS_LOADS);
    if (once("info")) info->vtable->AddRef(info);
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
        fprintf(stderr, "kept %s\n", strstr(breaks.name, "java") == NULL ? "spoilt" : "whole");
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

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = initialize;
    functions.MethodEntry = entry;
    functions.NotifyEvent = notify;
    functions.Release = release;
    return plain_make(&breaks.plain, &functions, options, out);
}
