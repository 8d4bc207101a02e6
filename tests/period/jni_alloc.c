/* SPDX-License-Identifier: MIT */
/* Makes strings and arrays by JNI in every handler: in those that permit it, in those with GC
 * off (where memory comes from a reserve until it ends and OutOfMemoryError is the answer),
 * and, which the rules forbid, while threads stand still in a collection, where the VM must
 * refuse; in an empty pair of GC_START and GC_FINISH none stands still (R208). Agents of the
 * time wrote their reports with java.lang.String. Of what comes in millions it takes the first
 * ones, and then every 64th. Nothing that was made may be wrong, and no exception of the
 * agent's may reach the program. */
#include "period.h"

static atomic_int is_up; /* before, there may be no classes to make objects of */
enum { FIRST = 2000 };
static atomic_long came[64], made, refused, forbidden, forbidden_made;

/* Objects have died or moved on this thread since GC_START: it is no empty pair. */
static __thread int collects;

static void allocate(JNIEnv *env, jint number) {
    char text[32];
    snprintf(text, sizeof text, "event %d", (int)number);
    int stands = number == JVMPI_EVENT_OBJECT_FREE || number == JVMPI_EVENT_OBJECT_MOVE ||
                 number == JVMPI_EVENT_ARENA_DELETE ||
                 (number == JVMPI_EVENT_GC_FINISH && collects);
    jstring string = (*env)->NewStringUTF(env, text);
    if (stands) {
        atomic_fetch_add(&forbidden, 1);
        if (string != NULL) atomic_fetch_add(&forbidden_made, 1);
        return;
    }
    jintArray array = string != NULL ? (*env)->NewIntArray(env, 10) : NULL;
    if (array == NULL) {
        EXPECT(!atomic_load(&is_up) || (*env)->ExceptionCheck(env),
               "event %d: no object and no exception", (int)number);
        (*env)->ExceptionClear(env);
        atomic_fetch_add(&refused, 1);
    } else {
        EXPECT((*env)->GetStringUTFLength(env, string) == (jsize)strlen(text) &&
                   (*env)->GetArrayLength(env, array) == 10,
               "event %d: wrong objects", (int)number);
        atomic_fetch_add(&made, 1);
        (*env)->DeleteLocalRef(env, array);
    }
    if (string != NULL) (*env)->DeleteLocalRef(env, string);
}

static void notify(JVMPI_Event *event) {
    static __thread int inside;
    if (event->event_type == JVMPI_EVENT_CLASS_LOAD_HOOK) {
        event->u.class_load_hook.new_class_data = event->u.class_load_hook.class_data;
        event->u.class_load_hook.new_class_data_len = event->u.class_load_hook.class_data_len;
    }
    JNIEnv *env = NULL;
    jint type = event->event_type;
    if (type == JVMPI_EVENT_GC_START)
        collects = 0;
    else if (type == JVMPI_EVENT_OBJECT_FREE || type == JVMPI_EVENT_OBJECT_MOVE)
        collects = 1;
    if (event->event_type == JVMPI_EVENT_JVM_INIT_DONE) atomic_store(&is_up, 1);
    long number = atomic_fetch_add(&came[event->event_type & 63], 1);
    if (inside++ == 0 && (number < FIRST || number % 64 == 0) &&
        (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) == JNI_OK)
        allocate(env, event->event_type);
    inside--;
    if (event->event_type != JVMPI_EVENT_JVM_SHUT_DOWN) return;
    EXPECT(forbidden_made == 0, "%ld strings were made while threads stood still",
           (long)forbidden_made);
    EXPECT(made > 100, "only %ld objects were made", (long)made);
    period_end("%ld made, %ld refused, %ld refused in collections", (long)made, (long)refused,
               (long)forbidden);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "jni_alloc", notify)) return JNI_ERR;
    for (jint number = 1; number <= JVMPI_MAX_EVENT_TYPE_VAL; number++)
        if (number != JVMPI_EVENT_INSTRUCTION_START) jvmpi->EnableEvent(number, NULL);
    return JNI_OK;
}
