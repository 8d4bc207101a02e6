/* SPDX-License-Identifier: MIT */
/* Every function with NULL, stale, foreign and random arguments, in M and in G and from
 * handlers: an error result or nothing at all, and the program goes on. Options: the seed
 * (default 1). */
#include <sys/mman.h>

#include "conformance.h"

static unsigned long long seed = 1;
static JNIEnv *main_env, *stale_env;
static jobjectID stale_object;
static jmethodID some_method;
static JVMPI_RawMonitor monitor, stale_monitor;
static void *unmapped, *read_only;
static int calls;

static unsigned long long next_random(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static char text[] = "some text that is no object";

/* Anything that might be taken for a pointer. */
static void *anything(void) {
    static void *other[4] = {text, other, &calls, text + 3};
    switch (next_random() % 16) {
    case 0: return NULL;
    case 1: return (void *)1;
    case 2: return (void *)(size_t)next_random();
    case 3: return (void *)(size_t)(unsigned)next_random();
    case 4: return (void *)(size_t)((unsigned)next_random() & ~7u);
    case 5: return (char *)stale_object + (next_random() % 4096 & ~7u);
    case 6: return (char *)(void *)some_method + (next_random() % 4096 & ~7u);
    case 7: return (char *)(void *)main_env + (next_random() % 512 & ~7u);
    case 8: return stale_env;
    case 9: return stale_object;
    case 10: return stale_monitor;
    case 11: return unmapped;
    case 12: return read_only;
    case 13: return monitor;
    case 14:
        return (void *)(size_t)((next_random() & 0xffffffffffffull) | 0xffff000000000000ull);
    default: return other[next_random() % 4];
    }
}
/* To be written to: nothing that could be written to, for what lies there would be lost. */
static void *nowhere(void) {
    switch (next_random() % 5) {
    case 0: return NULL;
    case 1: return (void *)1;
    case 2: return unmapped;
    case 3: return read_only;
    default:
        return (void *)(size_t)((next_random() & 0xffffffffffffull) | 0xffff000000000000ull);
    }
}
static jint any_int(void) {
    static const jint values[] = {0,  1,  -1, 4,  37,         42,
                                  50, 59, 61, 62, 0x7fffffff, (jint)0x80000000};
    return next_random() % 3 == 0 ? (jint)next_random() : values[next_random() % 12];
}

static void call_one(void) {
    JVMPI_CallFrame frames[4];
    JVMPI_CallTrace trace = {anything(), any_int(), next_random() % 2 ? frames : nowhere()};
    JNIEnv *list[4] = {NULL, (JNIEnv *)anything(), stale_env, NULL};
    if (list[1] == main_env) list[1] = NULL;
    jint results[3];
    calls++;
    switch (next_random() % 22) {
    case 0: {
        jint type = any_int(); /* what is enabled stays as it is: the program shall go on */
        if (type < 1 || type > 61) jvmpi->EnableEvent(type, anything());
        break;
    }
    case 1: {
        jint type = any_int();
        if (type < 1 || type > 61) jvmpi->DisableEvent(type, anything());
        break;
    }
    case 2:
    case 3:
    case 4: jvmpi->RequestEvent(any_int(), anything()); break;
    case 5: jvmpi->GetCallTrace(&trace, next_random() % 2 ? 4 : any_int() % 5); break;
    case 6: jvmpi->GetCallTrace(nowhere(), any_int()); break;
    case 7: {
        JVMPI_RawMonitor m = anything();
        if (m != monitor) {
            jvmpi->RawMonitorEnter(m);
            jvmpi->RawMonitorExit(m);
        }
        break;
    }
    case 8: jvmpi->RawMonitorExit(anything()); break;
    case 9: {
        JVMPI_RawMonitor m = anything();
        if (m != monitor) jvmpi->RawMonitorWait(m, any_int());
        break;
    }
    case 10: jvmpi->RawMonitorNotifyAll(anything()); break;
    case 11: {
        JVMPI_RawMonitor m = anything();
        if (m != monitor) jvmpi->RawMonitorDestroy(m);
        break;
    }
    case 12: {
        JNIEnv *env = anything();
        if (env != main_env) jvmpi->SuspendThread(env);
        break;
    }
    case 13: jvmpi->ResumeThread(anything()); break;
    case 14: {
        jint status = jvmpi->GetThreadStatus(anything());
        (void)status;
        jvmpi->ThreadHasRun(anything());
        break;
    }
    case 15: {
        char *name = anything();
        void (*f)(void *) = (void (*)(void *))(size_t)anything();
        CHECK("F4", jvmpi->CreateSystemThread(name, any_int(), f) == JNI_ERR,
              "a thread of nonsense is refused");
        break;
    }
    case 16: {
        JNIEnv *env = anything();
        if (env != main_env) {
            jvmpi->SetThreadLocalStorage(env, text);
            CHECK("F4", jvmpi->GetThreadLocalStorage(env) == NULL,
                  "a thread that is none has no storage cell");
        }
        break;
    }
    case 17: {
        JNIEnv *env = anything();
        if (env != main_env)
            CHECK("F4", jvmpi->GetThreadObject(env) == NULL,
                  "a thread that is none has no object");
        break;
    }
    case 18: {
        jmethodID id = anything();
        if (id != some_method)
            CHECK("F4",
                  jvmpi->GetMethodClass(id) == NULL ||
                      (char *)(void *)id >= (char *)(void *)some_method,
                  "a method that is none has no class");
        break;
    }
    case 19: (void)jvmpi->jobject2jobjectID(anything()); break;
    case 20: {
        jobject o = jvmpi->jobjectID2jobject(anything());
        if (o != NULL) (*main_env)->DeleteLocalRef(main_env, o);
        break;
    }
    default:
        if (next_random() % 2) {
            jvmpi->SuspendThreadList(3, list, results);
            CHECK("F4", results[0] == JVMPI_FAIL, "no thread is none");
            jvmpi->ResumeThreadList(3, list, results);
        }
        jvmpi->SuspendThreadList(next_random() % 2 ? 3 : any_int(), nowhere(), nowhere());
        jvmpi->ResumeThreadList(next_random() % 2 ? 3 : any_int(), nowhere(), nowhere());
        if (next_random() % 4 == 0 &&
            (monitor = jvmpi->RawMonitorCreate(next_random() % 2 ? text : anything())) != NULL)
            stale_monitor = monitor, jvmpi->RawMonitorDestroy(monitor), monitor = NULL;
    }
}

static void *come_and_go(void *data) {
    JNIEnv *env;
    (void)data;
    if ((*java_vm)->AttachCurrentThread(java_vm, (void **)&env, NULL) == JNI_OK) {
        stale_env = env;
        (*java_vm)->DetachCurrentThread(java_vm);
    }
    return NULL;
}

static void object(JNIEnv *env, int number, jobject reference) {
    pthread_t thread;
    (void)env;
    if (number % 10 == 0 && pthread_create(&thread, NULL, come_and_go, NULL) == 0)
        pthread_join(thread, NULL);
    jvmpi->DisableGC();
    stale_object = jvmpi->jobject2jobjectID(reference);
    for (int i = 0; i < 300; i++) call_one();
    jvmpi->EnableGC();
    jvmpi->RunGC();
    for (int i = 0; i < 300; i++) call_one();
}

static int in_handler;

static void notify(JVMPI_Event *event) {
    if (REQUESTED(event)) return;
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE:
        main_env = event->env_id;
        conf_driver();
        ENABLE(JVMPI_EVENT_METHOD_ENTRY2, JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_GC_FINISH,
               JVMPI_EVENT_OBJECT_FREE);
        break;
    case JVMPI_EVENT_METHOD_ENTRY2:
        some_method = event->u.method_entry2.method_id; /* falls through */
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_GC_FINISH:
        if (event->env_id != main_env || in_handler || next_random() % 16 != 0) return;
        in_handler = 1;
        for (int i = 0; i < 3; i++) call_one();
        in_handler = 0;
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        CHECK("F4", calls > 10000,
              "after thousands of calls with anything the program has run to its end");
        conf_end();
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)reserved;
    if (!conf_load(vm, "fuzz", notify, JVMPI_VERSION_1_2)) return JNI_ERR;
    on_object = object;
    if (options != NULL && atoll(options) != 0)
        seed = (unsigned long long)atoll(options) * 0x9E3779B97F4A7C15ull;
    fprintf(stderr, "conf_fuzz: seed %s\n",
            options != NULL ? options : "1"); /* to be run again with it */
    unmapped = mmap(NULL, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    read_only = mmap(NULL, 65536, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
