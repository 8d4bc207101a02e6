/* SPDX-License-Identifier: MIT */
/* The same counts by JVMTI, for comparison with another VM. Options: some of "entry", "exit",
 * "alloc", "free", "gc", between colons. Every allocation is a sample at interval 0; every free
 * that of an object that was tagged. */
#include <jvmti.h>
#include <stdio.h>
#include <string.h>

static unsigned long count;
static int tags;

static void hit(void) { __atomic_store_n(&count, count + 1, __ATOMIC_RELAXED); }

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *env, jthread t, jmethodID m) {
    (void)ti, (void)env, (void)t, (void)m;
    hit();
}
static void JNICALL on_leave(jvmtiEnv *ti, JNIEnv *env, jthread t, jmethodID m,
                             jboolean by_exception, jvalue value) {
    (void)ti, (void)env, (void)t, (void)m, (void)by_exception, (void)value;
    hit();
}
static void JNICALL on_alloc(jvmtiEnv *ti, JNIEnv *env, jthread t, jobject o, jclass c,
                             jlong size) {
    (void)env, (void)t, (void)c, (void)size;
    hit();
    if (tags) (*ti)->SetTag(ti, o, 1);
}
static void JNICALL on_free(jvmtiEnv *ti, jlong tag) {
    (void)ti, (void)tag;
    hit();
}
static void JNICALL on_gc(jvmtiEnv *ti) {
    (void)ti;
    hit();
}
static void JNICALL on_death(jvmtiEnv *ti, JNIEnv *env) {
    (void)ti, (void)env;
    fprintf(stderr, "events %lu\n", count);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved) {
    jvmtiEnv *ti;
    jvmtiCapabilities c = {0};
    jvmtiEventCallbacks calls = {.MethodEntry = on_entry,
                                 .MethodExit = on_leave,
                                 .SampledObjectAlloc = on_alloc,
                                 .ObjectFree = on_free,
                                 .VMDeath = on_death,
                                 .GarbageCollectionStart = on_gc,
                                 .GarbageCollectionFinish = on_gc};
    const char *o = options != NULL ? options : "";
    (void)reserved;
    int entry = strstr(o, "entry") != NULL, leave = strstr(o, "exit") != NULL,
        alloc = strstr(o, "alloc") != NULL;
    int gc = strstr(o, "gc") != NULL;
    tags = strstr(o, "free") != NULL;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_11) != JNI_OK) return JNI_ERR;
    c.can_generate_method_entry_events = entry ? 1 : 0;
    c.can_generate_method_exit_events = leave ? 1 : 0;
    c.can_generate_sampled_object_alloc_events = alloc ? 1 : 0;
    c.can_generate_garbage_collection_events = gc ? 1 : 0;
    c.can_tag_objects = c.can_generate_object_free_events = tags ? 1 : 0;
    if ((*ti)->AddCapabilities(ti, &c) != JVMTI_ERROR_NONE) return JNI_ERR;
    (*ti)->SetEventCallbacks(ti, &calls, sizeof calls);
    if (alloc) (*ti)->SetHeapSamplingInterval(ti, 0);
    jvmtiEvent events[] = {JVMTI_EVENT_VM_DEATH,
                           JVMTI_EVENT_METHOD_ENTRY,
                           JVMTI_EVENT_METHOD_EXIT,
                           JVMTI_EVENT_SAMPLED_OBJECT_ALLOC,
                           JVMTI_EVENT_OBJECT_FREE,
                           JVMTI_EVENT_GARBAGE_COLLECTION_START,
                           JVMTI_EVENT_GARBAGE_COLLECTION_FINISH};
    int wanted[] = {1, entry, leave, alloc, tags, gc, gc};
    for (int i = 0; i < 7; i++)
        if (wanted[i] && (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, events[i], NULL) !=
                             JVMTI_ERROR_NONE)
            return JNI_ERR;
    return JNI_OK;
}
