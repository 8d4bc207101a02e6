/* SPDX-License-Identifier: MIT */
/* THREAD_SET_NAME (M155): each name a thread is given while it is known, and none before or
 * after. The program (java/Named.java) asks what was told of the thread that it runs on. */
#include "judge.h"

#include <jni.h>

enum { THREADS = 4096 };

/* Some of one id after the other: an id is a thread's only between its events. */
typedef struct Known {
    ThreadID id;
    bool ended;
    int names;
    char *name; /* what was told last; stays */
} Known;

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Known threads[THREADS]; /* in the order in which they came */
static int thread_count, name_count;
static JavaVM *java;

/* Of that id, the latest. */
static Known *find(ThreadID id) {
    for (int i = thread_count; i-- > 0;)
        if (threads[i].id == id && !threads[i].ended) return &threads[i];
    return NULL;
}

static HRESULT named_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    *requested = JVM_MONITOR_THREADS;
    return result;
}

static void shut_down(void) {
    for (int i = 0; i < thread_count; i++)
        judge(155, threads[i].names > 0 || !threads[i].ended, "a thread without a name");
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
}

static HRESULT named_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self;
    pthread_mutex_lock(&lock);
    if (event == JVM_EVENT_TYPE_THREAD_CREATE && thread_count < THREADS) {
        judge(53, find(id) == NULL, "a thread is created twice");
        threads[thread_count++] = (Known){.id = id};
    } else if (event == JVM_EVENT_TYPE_THREAD_DESTROY) {
        Known *known = find(id);
        judge(50, known != NULL, "a thread ends that was not created");
        if (known != NULL) known->ended = true;
    }
    pthread_mutex_unlock(&lock);
    if (event == JVM_EVENT_TYPE_SHUTDOWN) shut_down();
    return S_OK;
}

static HRESULT named_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                             UniqueID second) {
    (void)self;
    if (event != JVM_EVENT_TYPE2_THREAD_SET_NAME) return S_OK;
    pthread_mutex_lock(&lock);
    Known *known = find(first);
    judge(155, known != NULL, "\"%s\" of a thread that is not known, or no more",
          (LPCSTR)second);
    name_count++;
    if (known != NULL) {
        known->names++;
        free(known->name);
        known->name = strdup((LPCSTR)second);
    }
    pthread_mutex_unlock(&lock);
    return S_OK;
}

/* ---- The program's native methods ---- */

JNIEXPORT jint JNI_OnLoad(JavaVM *vm, void *reserved) {
    (void)reserved;
    java = vm;
    return JNI_VERSION_1_6;
}

JNIEXPORT jstring Java_Named_told(JNIEnv *e, jclass c) {
    ThreadID id = 0;
    char *name = NULL;
    (void)c;
    plain.info->vtable->GetCurrentThread(plain.info, &id);
    pthread_mutex_lock(&lock);
    const Known *known = find(id);
    if (known != NULL && known->name != NULL) name = strdup(known->name);
    pthread_mutex_unlock(&lock);
    jstring text = name != NULL ? (*e)->NewStringUTF(e, name) : NULL;
    free(name);
    return text;
}

JNIEXPORT jint Java_Named_count(JNIEnv *e, jclass c) {
    (void)e, (void)c;
    pthread_mutex_lock(&lock);
    jint count = name_count;
    pthread_mutex_unlock(&lock);
    return count;
}

JNIEXPORT void Java_Named_judge(JNIEnv *e, jclass c, jboolean good, jstring what) {
    const char *text = (*e)->GetStringUTFChars(e, what, NULL);
    (void)c;
    judge(155, good, "%s", text);
    (*e)->ReleaseStringUTFChars(e, what, text);
}

JNIEXPORT void Java_Named_listen(JNIEnv *e, jclass c, jboolean on) {
    (void)e, (void)c;
    judge(53,
          plain.info->vtable->SetEventMask(plain.info,
                                           on ? JVM_MONITOR_THREADS : JVM_MONITOR_NONE) == S_OK,
          "the mask is not set");
}

/* What Java calls the current thread; NULL: there was an exception. */
static jstring own_name(JNIEnv *e) {
    jclass threads_class = (*e)->FindClass(e, "java/lang/Thread");
    jmethodID current = (*e)->GetStaticMethodID(e, threads_class, "currentThread",
                                                "()Ljava/lang/Thread;"),
              name = (*e)->GetMethodID(e, threads_class, "getName", "()Ljava/lang/String;");
    jobject thread = (*e)->CallStaticObjectMethod(e, threads_class, current);
    return (*e)->CallObjectMethod(e, thread, name);
}

static void *attach(void *data) {
    char **name = data;
    JavaVMAttachArgs args = {JNI_VERSION_1_6, *name, NULL};
    JNIEnv *e;
    char *told = NULL;
    if ((*java)->AttachCurrentThread(java, (void **)&e, *name != NULL ? &args : NULL) ==
        JNI_OK) {
        jstring of_java = own_name(e), of_monitor = Java_Named_told(e, NULL);
        const char *one = (*e)->GetStringUTFChars(e, of_java, NULL),
                   *two =
                       of_monitor != NULL ? (*e)->GetStringUTFChars(e, of_monitor, NULL) : NULL;
        if (two != NULL && strcmp(one, two) == 0) told = strdup(two);
        (*e)->ReleaseStringUTFChars(e, of_java, one);
        if (two != NULL) (*e)->ReleaseStringUTFChars(e, of_monitor, two);
        (*java)->DetachCurrentThread(java);
    }
    free(*name);
    *name = told;
    return NULL;
}

JNIEXPORT jstring Java_Named_attached(JNIEnv *e, jclass c, jstring given) {
    pthread_t thread;
    const char *text = given != NULL ? (*e)->GetStringUTFChars(e, given, NULL) : NULL;
    char *name = text != NULL ? strdup(text) : NULL;
    (void)c;
    if (text != NULL) (*e)->ReleaseStringUTFChars(e, given, text);
    if (pthread_create(&thread, NULL, attach, &name) != 0) return NULL;
    pthread_join(thread, NULL);
    jstring told = name != NULL ? (*e)->NewStringUTF(e, name) : NULL;
    free(name);
    return told;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = named_initialize;
    functions.NotifyEvent = named_notify;
    functions.NotifyEvent2 = named_notify2;
    return plain_make(&plain, &functions, options, out);
}
