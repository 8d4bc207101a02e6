/* SPDX-License-Identifier: MIT */
/* A monitor that samples the thread "worker" (M70, M71, M164), with JVM_MONITOR_SAMPLING and
 * without. Then it tells the program to end. Option "off": samples cannot be had. */
#include "judge.h"

#include <jni.h>
#include <unistd.h>

enum { SAMPLES = 400, WANTED = 0x1f, ACCURACY = 1, METHOD = 2, STACK = 4, OFFSET = 8 };

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static _Atomic ThreadID worker;
static _Atomic bool over;
static pthread_t sampler;
static bool off;

static bool method_is(MethodID id, const char *wanted) {
    LPSTR name = NULL;
    bool is = plain.info->vtable->MethodInformation(plain.info, id, &name, NULL, NULL, NULL,
                                                    NULL) == S_OK &&
              strcmp(name, wanted) == 0;
    jevmon_task_free(name);
    return is;
}

/* How many of the samples that are exact, in percent, lie in the straight code. */
static int straight_share(DWORD mask) {
    int exact = 0, straight = 0, asked = 0;
    DWORD now = 0;
    judge(71, plain.info->vtable->SetEventMask(plain.info, mask) == S_OK, "mask 0x%x", mask);
    plain.info->vtable->GetEventMask(plain.info, &now);
    judge(143, (now & JVM_MONITOR_SAMPLING) == (off ? 0 : mask & JVM_MONITOR_SAMPLING),
          "mask 0x%x is 0x%x", mask, now);
    while (asked < SAMPLES && !over) {
        JVM_METHOD_SAMPLE sample = {.flags = WANTED};
        HRESULT result = plain.info->vtable->SampleThreadLocation(plain.info, worker, &sample);
        judge(70, result == S_OK || over, "no sample: 0x%x", (unsigned)result);
        judge(70, (sample.flags & METHOD) ? sample.method_id != 0 : sample.method_id == 0,
              "flags 0x%x, method %lx", sample.flags, (unsigned long)sample.method_id);
        judge(70, !(sample.flags & STACK) == (sample.stack_id == 0), "flags 0x%x, stack %lx",
              sample.flags, (unsigned long)sample.stack_id);
        judge(164, (sample.accuracy == 0) == (sample.method_id == 0), "accuracy %u of %lx",
              sample.accuracy, (unsigned long)sample.method_id);
        asked++;
        if (sample.accuracy == 100 && (sample.flags & OFFSET)) {
            exact++;
            straight += method_is(sample.method_id, "Sampled.straight(J)J");
        }
        usleep(500);
    }
    /* Of a running Java thread only an interrupted one's place is exact. */
    if (off || !(mask & JVM_MONITOR_SAMPLING)) {
        judge(164, exact == 0, "%d exact samples without an interruption", exact);
        return 0;
    }
    /* On a busy machine, or under stress, it mostly rests: of half of them when it is quiet. */
    judge(71, exact > asked / 20, "%d of %d samples are exact", exact, asked);
    return exact > 0 ? straight * 100 / exact : 0;
}

static void end_program(void) {
    JavaVM *vm;
    JNIEnv *env;
    jsize count;
    if (JNI_GetCreatedJavaVMs(&vm, 1, &count) != JNI_OK || count < 1 ||
        (*vm)->AttachCurrentThread(vm, (void **)&env, NULL) != JNI_OK)
        return;
    jclass system = (*env)->FindClass(env, "java/lang/System");
    jmethodID set = (*env)->GetStaticMethodID(
        env, system, "setProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
    (*env)->CallStaticObjectMethod(env, system, set, (*env)->NewStringUTF(env, "sampled"),
                                   (*env)->NewStringUTF(env, "true"));
    (*vm)->DetachCurrentThread(vm);
}

static void *run_sampler(void *nothing) {
    while (worker == 0 && !over) usleep(1000);
    for (int i = 0; i < 3; i++) {
        int share = straight_share(JVM_MONITOR_THREADS | JVM_MONITOR_SAMPLING);
        judge(71, off || share >= 80, "%d %% of the samples lie in the straight code", share);
        straight_share(JVM_MONITOR_THREADS);
    }
    end_program();
    return nothing;
}

static HRESULT samples_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                  DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    DWORD categories = 0;
    plain.info->vtable->GetProfilingCapabilities(plain.info, NULL, &categories, NULL, NULL,
                                                 NULL);
    off = strcmp(plain.options, "off") == 0;
    judge(72, !(categories & JVM_MONITOR_SAMPLING) == off, "categories 0x%x", categories);
    *requested = JVM_MONITOR_THREADS | JVM_MONITOR_SAMPLING;
    return result;
}

static HRESULT samples_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    over = true;
    pthread_join(sampler, NULL);
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
    return S_OK;
}

static HRESULT samples_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                               UniqueID second) {
    (void)self;
    if (event == JVM_EVENT_TYPE2_THREAD_SET_NAME && strcmp((LPCSTR)second, "worker") == 0)
        worker = first;
    if (event == JVM_EVENT_TYPE2_INITIALIZED) pthread_create(&sampler, NULL, run_sampler, NULL);
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = samples_initialize;
    functions.NotifyEvent = samples_notify;
    functions.NotifyEvent2 = samples_notify2;
    return plain_make(&plain, &functions, options, out);
}
