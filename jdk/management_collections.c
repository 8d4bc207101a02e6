/* SPDX-License-Identifier: MIT */
/* What com.sun.management tells of single collections: the last one of each collector (GcInfo),
 * and notices of each to who listens. A collection that is to be noticed is written down while
 * the world stands; a thread, which the first listener starts, makes objects of it. The native
 * methods of the library's collector beans are the VM's own, since the record that their
 * table's function fills is not documented. */
#include <stdlib.h>
#include <string.h>

#include "gc/usage.h"
#include "jdk/management.h"
#include "jdk/system_thread.h"
#include "vm/model/handles.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/system/clock.h"

typedef struct Notice {
    struct Notice *next;
    bool young;
    GcPass pass;
    int64_t milliseconds; /* since 1970 */
} Notice;

typedef struct Notices {
    pthread_mutex_t lock; /* leaf: who holds it neither waits nor comes to a safepoint */
    pthread_cond_t wake;
    Notice *first, **end;
    jobject beans[2]; /* global references, of the full and the young collector; NULL: nobody
                         has listened to it yet */
    bool listens[2];
    bool watches;           /* there is, or was, a threshold for what collections leave */
    bool woken;             /* thresholds were set */
    bool has_thread;        /* Management.bean_lock */
    uint64_t seen[2];       /* the newest that was written down */
    _Atomic(Thread *) told; /* the thread that tells */
    GcPass told_pass;       /* what it tells of */
    bool ends;
} Notices;

/* ---- The last collection, as an object ---- */

static const char *cause_name(GcCause cause) {
    switch (cause) {
    case GC_EXPLICIT: return "System.gc()";
    case GC_LAST_RESORT: return "Last ditch collection";
    default: return "Allocation Failure";
    }
}

static jlong since_start(const VM *vm, uint64_t moment) {
    return ((jlong)moment - vm->created_at) / CLOCK_MILLISECOND;
}

/* The thread that tells asks for what it tells of. */
static GcPass pass_for(JNIEnv *env, bool young) {
    const Notices *notices = management_of(env)->notices;
    if (notices != NULL && notices->told == (Thread *)(void *)env) return notices->told_pass;
    return gc_last_pass(management_vm(env)->heap, young);
}

/* The one attribute beyond: how many threads collected. */
static void fill_attributes(JNIEnv *env, jobjectArray values) {
    jclass cls = (*env)->FindClass(env, "java/lang/Integer");
    jmethodID of =
        cls != NULL ? (*env)->GetStaticMethodID(env, cls, "valueOf", "(I)Ljava/lang/Integer;")
                    : NULL;
    jobject one = of != NULL ? (*env)->CallStaticObjectMethod(env, cls, of, (jint)1) : NULL;
    if (one != NULL && (*env)->GetArrayLength(env, values) > 0)
        (*env)->SetObjectArrayElement(env, values, 0, one);
}

static jobject last_info(JNIEnv *env, jobject builder, jobject collector, jobjectArray values,
                         jobjectArray before, jobjectArray after) {
    bool young;
    if (!management_find_collector(env, collector, &young)) return NULL;
    const VM *vm = management_vm(env);
    GcPass pass = pass_for(env, young);
    if (pass.number == 0) return NULL;
    management_fill_usage(env, &pass, true, before);
    management_fill_usage(env, &pass, false, after);
    fill_attributes(env, values);
    if ((*env)->ExceptionCheck(env)) return NULL;
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, "com/sun/management/GcInfo");
    jmethodID init =
        cls != NULL
            ? (*env)->GetMethodID(env, cls, "<init>",
                                  "(Lcom/sun/management/internal/GcInfoBuilder;JJJ"
                                  "[Ljava/lang/management/MemoryUsage;"
                                  "[Ljava/lang/management/MemoryUsage;[Ljava/lang/Object;)V")
            : NULL;
    if (init == NULL) return NULL;
    return (*env)->NewObject(env, cls, init, builder, (jlong)pass.number,
                             since_start(vm, pass.begin), since_start(vm, pass.end), before,
                             after, values);
}

/* ---- com.sun.management.internal.GcInfoBuilder ---- */

void jdk_GcInfoBuilder_getNumGcExtAttributes(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->i = 1;
}

/* this, collector, how many, names, types, descriptions */
void jdk_GcInfoBuilder_fillGcAttributeInfo(Thread *t, Value *args, Value *result) {
    (void)result;
    HANDLE_SCOPE(t);
    Handle names = handle_new(t, args[3].l), types = handle_new(t, args[4].l),
           texts = handle_new(t, args[5].l);
    if (names == NULL || types == NULL || texts == NULL || args[2].i < 1 ||
        array_length(*names) < 1 || array_length(*types) < 1 || array_length(*texts) < 1) {
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
        return;
    }
    ((uint16_t *)array_elements(*types))[0] = 'I';
    Object *text = string_from_c(t, "GcThreadCount");
    if (text == NULL) return;
    array_set_ref(*names, 0, text);
    if ((text = string_from_c(t, "Number of GC threads")) != NULL)
        array_set_ref(*texts, 0, text);
}

/* this, collector, how many attributes, their values, their types, usages before and after */
void jdk_GcInfoBuilder_getLastGcInfo0(Thread *t, Value *args, Value *result) {
    HANDLE_SCOPE(t);
    JNIEnv *env = (JNIEnv *)(void *)t;
    jobject given[6];
    static const int places[] = {0, 1, 3, 5, 6};
    for (int i = 0; i < 5; i++)
        if ((given[i] = env_local(t, args[places[i]].l)) == NULL) {
            exception_null_pointer(t);
            return;
        }
    thread_leave_vm(t, THREAD_NATIVE);
    jobject info = last_info(env, given[0], given[1], given[2], given[3], given[4]);
    thread_enter_vm(t);
    result->l = t->exception == NULL && info != NULL ? env_object(info) : NULL;
}

/* ---- Notices ---- */

/* A thread of native code, which counts as a collection's end does. */
void jdk_collected(VM *vm) {
    const Management *management = jdk_of(vm) != NULL ? jdk_of(vm)->management : NULL;
    Notices *notices = management != NULL ? management->notices : NULL;
    if (notices == NULL) return;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    pthread_mutex_lock(&notices->lock);
    for (int young = 0; young < 2; young++) {
        GcPass pass = gc_last_pass(vm->heap, young);
        bool is_new = pass.number != notices->seen[young];
        notices->seen[young] = pass.number;
        Notice *notice = is_new && (notices->listens[young] || notices->watches)
                             ? malloc(sizeof *notice)
                             : NULL;
        if (notice == NULL) continue;
        *notice = (Notice){.young = young,
                           .pass = pass,
                           .milliseconds = now.tv_sec * 1000 + now.tv_nsec / 1000000};
        *notices->end = notice;
        notices->end = &notice->next;
        pthread_cond_signal(&notices->wake);
    }
    pthread_mutex_unlock(&notices->lock);
}

enum { LOOK_EVERY = 100 }; /* milliseconds, at thresholds of use */

/* False: the end has come. *notice may be NULL: it is time to look at thresholds. */
static bool await_notice(Management *management, Notice **notice) {
    Notices *notices = management->notices;
    bool looks = thresholds_are_set(management, THRESHOLD_USAGE);
    struct timespec soon = clock_moment_after(LOOK_EVERY * CLOCK_MILLISECOND);
    pthread_mutex_lock(&notices->lock);
    int late = 0;
    while (notices->first == NULL && !notices->ends && !notices->woken && late == 0)
        late = looks ? pthread_cond_timedwait(&notices->wake, &notices->lock, &soon)
                     : pthread_cond_wait(&notices->wake, &notices->lock);
    bool goes_on = !notices->ends;
    notices->woken = false;
    *notice = goes_on ? notices->first : NULL;
    if (*notice != NULL && (notices->first = (*notice)->next) == NULL)
        notices->end = &notices->first;
    pthread_mutex_unlock(&notices->lock);
    return goes_on;
}

/* A bean's own method makes the object that is sent. */
static void send_notice(JNIEnv *env, Notices *notices, const Notice *notice) {
    pthread_mutex_lock(&notices->lock);
    jobject bean = notices->listens[notice->young] ? notices->beans[notice->young] : NULL;
    pthread_mutex_unlock(&notices->lock);
    if (bean == NULL || (*env)->PushLocalFrame(env, 32) != JNI_OK) return;
    jclass cls = (*env)->GetObjectClass(env, bean);
    jmethodID info_of = (*env)->GetMethodID(env, cls, "getLastGcInfo",
                                            "()Lcom/sun/management/GcInfo;"),
              name_of = (*env)->GetMethodID(env, cls, "getName", "()Ljava/lang/String;"),
              send = (*env)->GetMethodID(env, cls, "createGCNotification",
                                         "(JLjava/lang/String;Ljava/lang/String;"
                                         "Ljava/lang/String;Lcom/sun/management/GcInfo;)V");
    jstring action = send != NULL ? (*env)->NewStringUTF(env, notice->young ? "end of minor GC"
                                                                            : "end of major GC")
                                  : NULL;
    jstring cause =
        action != NULL ? (*env)->NewStringUTF(env, cause_name(notice->pass.cause)) : NULL;
    jobject name = cause != NULL ? (*env)->CallObjectMethod(env, bean, name_of) : NULL;
    notices->told_pass = notice->pass;
    notices->told = (Thread *)(void *)env;
    jobject info = name != NULL ? (*env)->CallObjectMethod(env, bean, info_of) : NULL;
    notices->told = NULL;
    if (info != NULL)
        (*env)->CallVoidMethod(env, bean, send, (jlong)notice->milliseconds, name, action,
                               cause, info);
    (*env)->ExceptionClear(env); /* a listener's is its own affair */
    (*env)->PopLocalFrame(env, NULL);
}

static void send_notices(JNIEnv *env, void *data) {
    Management *management = data;
    for (Notice *notice; await_notice(management, &notice); free(notice)) {
        if (notice != NULL) send_notice(env, management->notices, notice);
        if (notice != NULL) thresholds_collected(env, &notice->pass, notice->young);
        thresholds_look(env);
    }
}

static Notices *notices_create(void) {
    Notices *notices = calloc(1, sizeof *notices);
    if (notices == NULL) return NULL;
    pthread_mutex_init(&notices->lock, NULL);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&notices->wake, &monotonic);
    pthread_condattr_destroy(&monotonic);
    notices->end = &notices->first;
    return notices;
}

/* Made once; what came before is no news. NULL: no memory. */
static Notices *have_notices(JNIEnv *env, bool *needs_thread) {
    Management *management = management_of(env);
    pthread_mutex_lock(&management->bean_lock);
    Notices *notices = management->notices;
    if (notices == NULL && (notices = notices_create()) != NULL) {
        for (int young = 0; young < 2; young++)
            notices->seen[young] = gc_last_pass(management_vm(env)->heap, young).number;
        management->notices = notices;
    }
    *needs_thread = notices != NULL && !notices->has_thread;
    if (notices != NULL) notices->has_thread = true;
    pthread_mutex_unlock(&management->bean_lock);
    return notices;
}

/* Who finds that there can be no thread leaves it to the next one to try. */
bool management_notices(JNIEnv *env) {
    Management *management = management_of(env);
    bool needs_thread;
    Notices *notices = have_notices(env, &needs_thread);
    if (!needs_thread) return notices != NULL;
    if (system_thread_start(env, "Notification Thread", send_notices, management)) return true;
    pthread_mutex_lock(&management->bean_lock);
    notices->has_thread = false;
    pthread_mutex_unlock(&management->bean_lock);
    return false;
}

void management_wake(JNIEnv *env) {
    Management *management = management_of(env);
    Notices *notices = management->notices;
    bool watches = thresholds_are_set(management, THRESHOLD_COLLECTION);
    pthread_mutex_lock(&notices->lock);
    notices->watches |= watches;
    notices->woken = true;
    pthread_cond_signal(&notices->wake);
    pthread_mutex_unlock(&notices->lock);
}

static void set_listening(JNIEnv *env, jobject bean, bool wanted) {
    bool young;
    if (!management_find_collector(env, bean, &young) || (wanted && !management_notices(env)))
        return;
    Notices *notices = management_of(env)->notices;
    if (notices == NULL) return;
    jobject kept = (*env)->NewGlobalRef(env, bean);
    pthread_mutex_lock(&notices->lock);
    notices->listens[young] = wanted;
    bool is_first = notices->beans[young] == NULL;
    if (is_first) notices->beans[young] = kept;
    pthread_mutex_unlock(&notices->lock);
    if (!is_first) (*env)->DeleteGlobalRef(env, kept);
}

/* this, collector, whether somebody listens */
void jdk_GarbageCollectorExtImpl_setNotificationEnabled(Thread *t, Value *args, Value *result) {
    (void)result;
    HANDLE_SCOPE(t);
    jobject bean = env_local(t, args[1].l);
    if (bean == NULL) {
        exception_null_pointer(t);
        return;
    }
    thread_leave_vm(t, THREAD_NATIVE);
    set_listening((JNIEnv *)(void *)t, bean, args[2].i != 0);
    thread_enter_vm(t);
}

/* ---- The end ---- */

void management_end(VM *vm) {
    const Management *management = jdk_of(vm)->management;
    if (management == NULL || management->notices == NULL) return;
    pthread_mutex_lock(&management->notices->lock);
    management->notices->ends = true;
    pthread_cond_broadcast(&management->notices->wake);
    pthread_mutex_unlock(&management->notices->lock);
}

void management_destroy(VM *vm) {
    Management *management = jdk_of(vm)->management;
    Notices *notices = management != NULL ? management->notices : NULL;
    for (Notice *next, *notice = notices != NULL ? notices->first : NULL; notice != NULL;
         notice = next) {
        next = notice->next;
        free(notice);
    }
    free(notices);
    free(management);
}
