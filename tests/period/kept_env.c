/* SPDX-License-Identifier: MIT */
/* Keeps the JNIEnv of main from JVM_INIT_DONE and hands it to JVMPI from a system thread, as
 * samplers did for every thread; there it asks for its own by GetEnv before it uses JNI, and
 * forgets main's at its THREAD_END. Option `foreign`: it does neither, and calls JNI with
 * main's, which VMs of the time let pass until two threads met in it or main was gone. The VM
 * uses the caller's own instead while main lives, refuses what comes after, and says so. */
#include "period.h"

static JNIEnv *main_env;
static JVMPI_RawMonitor lock;
static int foreign, ended, stop, main_ended;
static long frames_seen, objects, own_calls, foreign_calls, stale_calls;

static void sample(JNIEnv *own) {
    JVMPI_CallFrame frames[64];
    JVMPI_CallTrace trace = {main_env, 0, frames};
    jvmpi->GetCallTrace(&trace, 64);
    EXPECT(trace.num_frames >= 0 && trace.num_frames <= 64, "%d frames", (int)trace.num_frames);
    frames_seen += trace.num_frames;
    jint status =
        jvmpi->GetThreadStatus(main_env) & ~(JVMPI_THREAD_INTERRUPTED | JVMPI_THREAD_SUSPENDED);
    EXPECT(main_ended ||
               (status >= JVMPI_THREAD_RUNNABLE && status <= JVMPI_THREAD_CONDVAR_WAIT),
           "status %d", (int)status);
    EXPECT(main_ended || jvmpi->GetThreadLocalStorage(main_env) == (void *)&lock,
           "main has lost its storage");
    jvmpi->DisableGC();
    if (jvmpi->GetThreadObject(main_env) != NULL) objects++;
    jvmpi->EnableGC();
    JNIEnv *env = foreign ? main_env : own;
    jclass string = (*env)->FindClass(env, "java/lang/String");
    int works = string != NULL && (*env)->GetMethodID(env, string, "length", "()I") != NULL;
    if (string != NULL) (*env)->DeleteLocalRef(env, string);
    if (main_ended && foreign) {
        stale_calls++;
        return;
    }
    EXPECT(works, "java.lang.String.length is not found");
    own_calls++;
    foreign_calls += foreign;
}
static void run(void *unused) {
    (void)unused;
    JNIEnv *own = NULL;
    EXPECT((*java_vm)->GetEnv(java_vm, (void **)&own, JNI_VERSION_1_2) == JNI_OK &&
               own != main_env,
           "no JNIEnv on a system thread");
    jvmpi->RawMonitorEnter(lock);
    for (int i = 0; i < 200 && !stop && (foreign || !main_ended); i++) {
        sample(own);
        jvmpi->RawMonitorWait(lock, 1);
    }
    ended = 1;
    jvmpi->RawMonitorNotifyAll(lock);
    jvmpi->RawMonitorExit(lock);
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE: {
        char name[] = "sampler";
        main_env = event->env_id;
        jvmpi->SetThreadLocalStorage(main_env, &lock);
        EXPECT(jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, run) == JNI_OK,
               "no system thread");
        break;
    }
    case JVMPI_EVENT_THREAD_END:
        jvmpi->RawMonitorEnter(lock);
        main_ended |= event->env_id == main_env;
        jvmpi->RawMonitorExit(lock);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        jvmpi->RawMonitorEnter(lock);
        stop = 1;
        jvmpi->RawMonitorNotifyAll(lock);
        for (int i = 0; !ended && i < 500; i++) jvmpi->RawMonitorWait(lock, 20);
        jvmpi->RawMonitorExit(lock);
        EXPECT(ended && objects > 0 && own_calls > 0, "%ld objects, %ld calls", objects,
               own_calls);
        period_end("%ld samples, %ld frames, %ld JNI calls with another thread's JNIEnv, %ld "
                   "with that of one that had ended",
                   own_calls, frames_seen, foreign_calls, stale_calls);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (!period_load(vm, "kept_env", notify)) return JNI_ERR;
    foreign = options != NULL && strcmp(options, "foreign") == 0;
    lock = period_monitor("_kept_env");
    ENABLE(JVMPI_EVENT_THREAD_END, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
