/* SPDX-License-Identifier: MIT */
/* What threads took of the processor and of the heap. A thread is looked up by Java's number
 * and may end at any moment: its figures are read under the list's lock, or while it rests. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gc/usage.h"
#include "jdk/management.h"
#include "vm/model/selection.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"

int64_t management_thread_id(VM *vm, Object *thread_object) {
    Field *field =
        class_find_field(object_class(thread_object), symbol(vm, "tid"), symbol(vm, "J"));
    return field != NULL ? *(int64_t *)(void *)((char *)thread_object + field->offset) : 0;
}

typedef struct Lookup {
    VM *vm;
    int64_t id;
    Thread *found;
    int native_id;
    uint64_t cpu;
} Lookup;

static void look_up_id(void *data, Thread *thread) {
    Lookup *lookup = data;
    if (lookup->found != NULL || !thread_is_seen(thread)) return;
    if (management_thread_id(lookup->vm, thread->object) != lookup->id) return;
    lookup->found = thread;
    lookup->native_id = thread->native_id;
    lookup->cpu = thread_cpu_time(thread);
}

/* `found` may have ended when it answers. IN_VM. */
static Lookup find_live(Thread *t, int64_t id) {
    Lookup lookup = {t->vm, id, NULL, 0, 0};
    thread_visit_all(t->vm, look_up_id, &lookup);
    return lookup;
}

/* ---- The processor ---- */

/* Nanoseconds in user mode, by the kernel's ticks; -1: the thread is not there. */
static jlong user_time(int native_id) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", native_id);
    FILE *file = fopen(path, "re");
    if (file == NULL) return -1;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    /* The name stands in parentheses and may have any character; utime is the 12th word behind
     * it. */
    const char *at = strrchr(text, ')');
    for (int word = 0; at != NULL && word < 12; word++) at = strchr(at + 1, ' ');
    if (at == NULL) return -1;
    return (jlong)strtoull(at, NULL, 10) * (1000000000 / (jlong)sysconf(_SC_CLK_TCK));
}

static jlong cpu_time_of(Thread *t, jlong id, bool system_too) {
    Lookup lookup;
    if (id == 0)
        lookup = (Lookup){t->vm, 0, t, t->native_id, thread_cpu_time(t)};
    else
        lookup = find_live(t, id);
    if (lookup.found == NULL) return -1;
    if (system_too) return (jlong)lookup.cpu;
    /* Ticks may run ahead of the clock. */
    jlong user = user_time(lookup.native_id);
    return user > (jlong)lookup.cpu ? (jlong)lookup.cpu : user;
}

jlong management_cpu_time(JNIEnv *env, jlong id, jboolean system_too) {
    ENV_ENTER(env);
    return cpu_time_of(t, id, system_too);
}

/* ---- Arrays ---- */

typedef jlong (*OfThread)(Thread *t, jlong id, bool flag);

static jlong ask_of(JNIEnv *env, OfThread of, jlong id, bool flag) {
    ENV_ENTER(env);
    return of(t, id, flag);
}

static void ask_of_each(JNIEnv *env, OfThread of, bool flag, jlongArray ids,
                        jlongArray values) {
    jsize count = (*env)->GetArrayLength(env, ids);
    for (jsize i = 0; i < count; i++) {
        jlong id;
        (*env)->GetLongArrayRegion(env, ids, i, 1, &id);
        jlong value = ask_of(env, of, id, flag);
        (*env)->SetLongArrayRegion(env, values, i, 1, &value);
    }
}

void management_cpu_times(JNIEnv *env, jlongArray ids, jlongArray times, jboolean system_too) {
    ask_of_each(env, cpu_time_of, system_too, ids, times);
}

/* ---- The heap ---- */

static void read_allocated(Thread *target, void *data) {
    jlong *bytes = data;
    *bytes = (jlong)gc_allocated(&target->mutator);
}

/* 0: the calling thread. */
static jlong allocated_by(Thread *t, jlong id, bool ignored) {
    (void)ignored;
    jlong bytes = -1;
    Thread *target = id == 0 ? t : find_live(t, id).found;
    if (target != NULL) thread_handshake(target, read_allocated, &bytes);
    return bytes;
}

jlong management_allocated(JNIEnv *env, jlong id) {
    return ask_of(env, allocated_by, id, false);
}

void management_allocated_each(JNIEnv *env, jlongArray ids, jlongArray sizes) {
    ask_of_each(env, allocated_by, false, ids, sizes);
}

/* With the threads that have ended. */
jlong management_allocated_total(JNIEnv *env) {
    ENV_ENTER(env);
    world_stop(t);
    uint64_t bytes = gc_allocated_before(t->vm->heap);
    for (const Thread *thread = thread_first(t->vm); thread != NULL; thread = thread->next)
        bytes += gc_allocated(&thread->mutator);
    world_resume(t);
    return (jlong)bytes;
}
