/* SPDX-License-Identifier: MIT */
/* java.lang.management.ThreadInfo from snapshots (J531, J533). */
#include <stdlib.h>

#include "jdk/management.h"
#include "jdk/snapshot.h"
#include "vm/run/exception.h"
#include "vm/run/trace.h"

enum { STATE_SUSPENDED = 0x100000, STATE_IN_NATIVE = 0x400000 };

static const char short_init[] = "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ"
                                 "[Ljava/lang/StackTraceElement;)V";
static const char long_init[] = "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ"
                                "[Ljava/lang/StackTraceElement;[Ljava/lang/Object;[I"
                                "[Ljava/lang/Object;)V";

typedef struct Maker {
    JNIEnv *env;
    jclass info, object;
    jmethodID init;
    bool with_locks;
} Maker;

static bool maker_begin(Maker *maker, JNIEnv *env, bool with_locks) {
    maker->env = env;
    maker->with_locks = with_locks;
    maker->info = jdk_JVM_FindClassFromBootLoader(env, "java/lang/management/ThreadInfo");
    maker->object = jdk_JVM_FindClassFromBootLoader(env, "java/lang/Object");
    if (maker->info == NULL || maker->object == NULL) return false;
    maker->init =
        (*env)->GetMethodID(env, maker->info, "<init>", with_locks ? long_init : short_init);
    return maker->init != NULL;
}

static jobject as_reference(Handle handle) { return (jobject)(void *)handle; }

static jobject make_trace(JNIEnv *env, const SnapshotThread *s) {
    ENV_ENTER(env);
    return env_local(t, trace_elements_of(t, s->methods, s->pcs, s->frame_count));
}

static jobjectArray make_objects(const Maker *maker, const SnapshotLock *locks, int count) {
    JNIEnv *env = maker->env;
    jobjectArray array = (*env)->NewObjectArray(env, count, maker->object, NULL);
    for (int i = 0; i < count && array != NULL; i++)
        (*env)->SetObjectArrayElement(env, array, i, as_reference(locks[i].object));
    return array;
}

static jintArray make_depths(JNIEnv *env, const SnapshotLock *locks, int count) {
    jintArray array = (*env)->NewIntArray(env, count);
    for (int i = 0; i < count && array != NULL; i++)
        (*env)->SetIntArrayRegion(env, array, i, 1, (const jint[]){locks[i].depth});
    return array;
}

/* NULL: an exception is pending. */
static jobject make_info(const Maker *maker, const SnapshotThread *s) {
    JNIEnv *env = maker->env;
    jint state = s->state | (s->is_suspended ? STATE_SUSPENDED : 0) |
                 (s->is_in_native ? STATE_IN_NATIVE : 0);
    jvalue args[12] = {{.l = as_reference(s->thread)},    {.i = state},
                       {.l = as_reference(s->waits_for)}, {.l = as_reference(s->owner)},
                       {.j = (jlong)s->blocked_count},    {.j = s->blocked_time},
                       {.j = (jlong)s->waited_count},     {.j = s->waited_time},
                       {.l = make_trace(env, s)}};
    if (args[8].l == NULL) return NULL;
    if (maker->with_locks) {
        args[9].l = make_objects(maker, s->monitors, s->monitor_count);
        args[10].l = make_depths(env, s->monitors, s->monitor_count);
        args[11].l = make_objects(maker, s->synchronizers, s->synchronizer_count);
        if (args[9].l == NULL || args[10].l == NULL || args[11].l == NULL) return NULL;
    }
    return (*env)->NewObjectA(env, maker->info, maker->init, args);
}

/* Threads that are not alive stay null. */
static void fill_infos(const Maker *maker, const Snapshot *snapshot, jobjectArray infos) {
    JNIEnv *env = maker->env;
    for (int i = 0; i < snapshot->count && !(*env)->ExceptionCheck(env); i++) {
        if (snapshot->threads[i].thread == NULL) continue;
        if ((*env)->PushLocalFrame(env, 16) != 0) return;
        jobject info = make_info(maker, &snapshot->threads[i]);
        if (info != NULL) (*env)->SetObjectArrayElement(env, infos, i, info);
        (*env)->PopLocalFrame(env, NULL);
    }
}

static bool take_snapshot(JNIEnv *env, const SnapshotWish *wish, Snapshot *snapshot) {
    ENV_ENTER(env);
    return snapshot_take(t, wish, snapshot);
}

/* The ids, malloc'ed; NULL: an exception is pending. */
static int64_t *read_ids(JNIEnv *env, jlongArray ids, int *count) {
    *count = (*env)->GetArrayLength(env, ids);
    jlong *read = malloc((size_t)*count * sizeof *read + 1);
    if (read != NULL) {
        (*env)->GetLongArrayRegion(env, ids, 0, *count, read);
        return (int64_t *)read;
    }
    ENV_ENTER(env);
    exception_out_of_memory(t, "C heap");
    return NULL;
}

jint management_thread_info(JNIEnv *env, jlongArray ids, jint depth, jobjectArray infos) {
    Maker maker;
    Snapshot snapshot;
    SnapshotWish wish = {.depth = depth};
    if (!maker_begin(&maker, env, false)) return 0;
    int64_t *numbers = read_ids(env, ids, &wish.count);
    if (numbers == NULL) return 0;
    wish.ids = numbers;
    if (take_snapshot(env, &wish, &snapshot)) {
        fill_infos(&maker, &snapshot, infos);
        snapshot_free(&snapshot);
    }
    free(numbers);
    return 0;
}

jobjectArray management_dump_threads(JNIEnv *env, jlongArray ids, jboolean monitors,
                                     jboolean synchronizers, jint depth) {
    Maker maker;
    Snapshot snapshot;
    SnapshotWish wish = {NULL, 0, depth, monitors, synchronizers};
    if (!maker_begin(&maker, env, true)) return NULL;
    int64_t *numbers = ids != NULL ? read_ids(env, ids, &wish.count) : NULL;
    if (ids != NULL && numbers == NULL) return NULL;
    wish.ids = numbers;
    jobjectArray infos = NULL;
    if (take_snapshot(env, &wish, &snapshot)) {
        infos = (*env)->NewObjectArray(env, snapshot.count, maker.info, NULL);
        if (infos != NULL) fill_infos(&maker, &snapshot, infos);
        snapshot_free(&snapshot);
    }
    free(numbers);
    return infos;
}

/* ---- Deadlocks ---- */

static bool find_deadlocks(JNIEnv *env, bool monitors_only, Handle **threads, int *count) {
    ENV_ENTER(env);
    return snapshot_find_deadlocks(t, monitors_only, threads, count);
}

jobjectArray management_find_deadlocks(JNIEnv *env, jboolean monitors_only) {
    Handle *threads;
    int count;
    if (!find_deadlocks(env, monitors_only, &threads, &count) || count == 0) return NULL;
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, "java/lang/Thread");
    jobjectArray array = cls != NULL ? (*env)->NewObjectArray(env, count, cls, NULL) : NULL;
    for (int i = 0; i < count && array != NULL; i++)
        (*env)->SetObjectArrayElement(env, array, i, as_reference(threads[i]));
    free(threads);
    return array;
}

jobjectArray management_find_circles(JNIEnv *env) {
    return management_find_deadlocks(env, JNI_TRUE);
}
