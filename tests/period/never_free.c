/* SPDX-License-Identifier: MIT */
/* Frees nothing: a raw monitor for each thread and each class, entered and never destroyed, one
 * of them never left; a global and a weak reference to each thread object, local references
 * made in handlers, storage left on threads that ended, GC turned off once too often at the
 * end. Short-lived tools left all that to exit(). */
#include "period.h"

static atomic_long monitors, references, locals;
static JVMPI_RawMonitor left;

static void make_monitor(const char *name) {
    JVMPI_RawMonitor monitor = period_monitor(name);
    EXPECT(monitor != NULL, "no raw monitor after %ld", (long)monitors);
    jvmpi->RawMonitorEnter(monitor);
    jvmpi->RawMonitorExit(monitor);
    atomic_fetch_add(&monitors, 1);
}
static void make_references(JNIEnv *env, const char *name) {
    jclass class = (*env)->FindClass(env, name);
    EXPECT(class != NULL, "%s is not found", name);
    for (int i = 0; class != NULL && i < 20; i++) {
        if ((*env)->NewGlobalRef(env, class) != NULL) atomic_fetch_add(&references, 1);
        if ((*env)->NewWeakGlobalRef(env, class) != NULL) atomic_fetch_add(&references, 1);
        if ((*env)->NewLocalRef(env, class) != NULL) atomic_fetch_add(&locals, 1);
    }
}

static void notify(JVMPI_Event *event) {
    JNIEnv *env = event->env_id;
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START:
        make_monitor(event->u.thread_start.thread_name);
        jvmpi->SetThreadLocalStorage(event->u.thread_start.thread_env_id, malloc(100));
        break;
    case JVMPI_EVENT_THREAD_END: make_references(env, "java/lang/Thread"); break;
    case JVMPI_EVENT_CLASS_LOAD: make_monitor(event->u.class_load.class_name); break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        left = period_monitor("never left");
        jvmpi->RawMonitorEnter(left);
        make_references(env, "java/util/HashMap");
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        make_references(env, "java/lang/Object");
        jvmpi->DisableGC();
        period_end("%ld raw monitors, %ld references, %ld local ones", (long)monitors,
                   (long)references, (long)locals);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "never_free", notify)) return JNI_ERR;
    ENABLE(JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_CLASS_LOAD,
           JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
