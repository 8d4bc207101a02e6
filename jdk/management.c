/* SPDX-License-Identifier: MIT */
/* The table of functions behind java.lang.management (J522, J530). What the VM cannot answer
 * truly is not claimed among the optional parts (J531): low-memory detection and diagnostic
 * commands. Their functions, and those whose records no document describes (figures of the last
 * collection; VM options, which management_options.c shows in another way), refuse: they throw
 * UnsupportedOperationException. */
#include "jdk/management.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "gc/usage.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/threads/park.h"

enum { MANAGEMENT_VERSION = 0x20030000 };

/* ---- Attributes (J532) ---- */

enum LongAttribute {
    CLASSES_LOADED = 1,
    CLASSES_UNLOADED = 2,
    THREADS_STARTED = 3,
    THREADS_LIVE = 4,
    THREADS_PEAK = 5,
    THREADS_DAEMON = 6,
    START_TIME = 7,
    COMPILE_TIME = 8,
    COLLECTION_TIME = 9,
    COLLECTION_COUNT = 10,
    UPTIME = 11,
    PROCESS_ID = 201,
    PHYSICAL_MEMORY = 202,
    COLLECTION_EXTENSIONS = 401
};

enum BoolAttribute {
    VERBOSE_COLLECTIONS = 21,
    VERBOSE_CLASSES = 22,
    CONTENTION_TIMES = 23,
    CPU_TIMES = 24,
    ALLOCATED_MEMORY = 25
};

static void count_daemon(void *data, Thread *thread) {
    *(jlong *)data += thread_is_seen(thread) && thread->is_daemon;
}

static jlong count_daemons(JNIEnv *env) {
    ENV_ENTER(env);
    jlong daemons = 0;
    thread_visit_all(t->vm, count_daemon, &daemons);
    return daemons;
}

static jlong of_threads(JNIEnv *env, int attribute) {
    const VM *vm = management_vm(env);
    switch (attribute) {
    case THREADS_STARTED: return (jlong)atomic_load(&vm->threads.java_started);
    case THREADS_LIVE: return atomic_load(&vm->threads.java);
    case THREADS_PEAK: return atomic_load(&vm->threads.java_peak);
    default: return count_daemons(env);
    }
}

static jlong of_classes(VM *vm, int attribute) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    uint64_t loaded = vm->classes.loaded, unloaded = vm->classes.unloaded;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return (jlong)(attribute == CLASSES_LOADED ? loaded : unloaded);
}

static jlong compile_time(VM *vm) {
    CompilerFigures figures = {0};
    if (vm->jit != NULL && vm->engine->figures != NULL)
        vm->engine->figures(vm, &figures, false);
    return (jlong)(figures.nanoseconds / 1000000);
}

static jlong long_attribute(JNIEnv *env, jobject of, int attribute) {
    VM *vm = management_vm(env);
    jlong count, milliseconds;
    switch (attribute) {
    case CLASSES_LOADED:
    case CLASSES_UNLOADED: return of_classes(vm, attribute);
    case THREADS_STARTED:
    case THREADS_LIVE:
    case THREADS_PEAK:
    case THREADS_DAEMON: return of_threads(env, attribute);
    case START_TIME: return management_of(env)->start_milliseconds;
    case COMPILE_TIME: return compile_time(vm);
    case COLLECTION_TIME:
    case COLLECTION_COUNT:
        management_effort(env, of, &count, &milliseconds);
        return attribute == COLLECTION_COUNT ? count : milliseconds;
    case UPTIME: return (clock_nanoseconds() - vm->created_at) / 1000000;
    case PROCESS_ID: return getpid();
    case PHYSICAL_MEMORY: return (jlong)sysconf(_SC_PHYS_PAGES) * (jlong)sysconf(_SC_PAGESIZE);
    case COLLECTION_EXTENSIONS: return 0;
    default: return -1;
    }
}

static jint long_attributes(JNIEnv *env, jobject of, const int *attributes, jint count,
                            jlong *values) {
    for (jint i = 0; i < count; i++) values[i] = long_attribute(env, of, attributes[i]);
    return count;
}

static jboolean bool_attribute(JNIEnv *env, int attribute) {
    VM *vm = management_vm(env);
    const Management *management = management_of(env);
    switch (attribute) {
    case VERBOSE_COLLECTIONS: return gc_is_verbose(vm->heap);
    case VERBOSE_CLASSES: return vm->options.verbose_class;
    case CONTENTION_TIMES: return atomic_load(&vm->threads.contention_period) & 1;
    case CPU_TIMES: return management->cpu_time;
    case ALLOCATED_MEMORY: return management->allocated_memory;
    default: return JNI_FALSE;
    }
}

/* Times of an earlier period are forgotten: each has a number of its own. */
static void time_contention(VM *vm, bool on) {
    uint32_t period = atomic_load(&vm->threads.contention_period);
    while (((period & 1) != 0) != on &&
           !atomic_compare_exchange_weak(&vm->threads.contention_period, &period, period + 1)) {
    }
}

/* Answers what it was. */
static jboolean set_bool_attribute(JNIEnv *env, int attribute, jboolean on) {
    VM *vm = management_vm(env);
    Management *management = management_of(env);
    jboolean before = bool_attribute(env, attribute);
    switch (attribute) {
    case VERBOSE_COLLECTIONS: gc_set_verbose(vm->heap, on); break;
    case VERBOSE_CLASSES: vm->options.verbose_class = on; break;
    case CONTENTION_TIMES: time_contention(vm, on); break;
    case CPU_TIMES: management->cpu_time = on; break;
    case ALLOCATED_MEMORY: management->allocated_memory = on; break;
    default: break;
    }
    return before;
}

static jint table_version(JNIEnv *env) { return (void)env, MANAGEMENT_VERSION; }

/* Bits as J531 numbers them. */
static jint optional_support(JNIEnv *env, uint32_t *bits) {
    enum { COMPILATION_TIME = 1, CONTENTION, CURRENT_CPU, OTHER_CPU, MONITORS, SYNCHRONIZERS };
    enum { ALLOCATION = SYNCHRONIZERS + 1 };
    uint32_t all = 1u << CONTENTION | 1u << CURRENT_CPU | 1u << OTHER_CPU | 1u << MONITORS |
                   1u << SYNCHRONIZERS | 1u << ALLOCATION;
    if (management_vm(env)->jit != NULL) all |= 1u << COMPILATION_TIME;
    *bits = all;
    return 0;
}

/* The numbers are those that the library passes. */
static jboolean reset_statistic(JNIEnv *env, jvalue of, int what) {
    enum { THREAD_PEAK = 801, WAIT_TIMES = 803, POOL_PEAK = 805 };
    VM *vm = management_vm(env);
    switch (what) {
    case THREAD_PEAK:
        atomic_store(&vm->threads.java_peak, atomic_load(&vm->threads.java));
        return JNI_TRUE;
    case WAIT_TIMES: /* asked for when they are turned on, which has begun a period */
        return JNI_TRUE;
    case POOL_PEAK: return management_reset_peak(env, of.l);
    default: return JNI_FALSE;
    }
}

/* ---- What is not there ---- */

static jlong refuse_slot(JNIEnv *env) {
    jclass cls =
        jdk_JVM_FindClassFromBootLoader(env, "java/lang/UnsupportedOperationException");
    if (cls != NULL) (*env)->ThrowNew(env, cls, "minijvm does not have this");
    return 0;
}

static jobjectArray no_strings(JNIEnv *env) {
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, "java/lang/String");
    return cls != NULL ? (*env)->NewObjectArray(env, 0, cls, NULL) : NULL;
}

/* ---- The table ---- */

#define SLOT(offset) [(offset) / 8]
static void *const table[MANAGEMENT_SLOTS] = {
    SLOT(0x10) = (void *)table_version,
    SLOT(0x18) = (void *)optional_support,
    SLOT(0x20) = (void *)management_thread_info,
    SLOT(0x28) = (void *)management_pools,
    SLOT(0x30) = (void *)management_managers,
    SLOT(0x38) = (void *)management_pool_usage,
    SLOT(0x40) = (void *)management_peak_usage,
    SLOT(0x48) = (void *)management_allocated,
    SLOT(0x50) = (void *)management_allocated_each,
    SLOT(0x58) = (void *)management_memory_usage,
    SLOT(0x60) = (void *)long_attribute,
    SLOT(0x68) = (void *)bool_attribute,
    SLOT(0x70) = (void *)set_bool_attribute,
    SLOT(0x78) = (void *)long_attributes,
    SLOT(0x80) = (void *)management_find_circles,
    SLOT(0xa8) = (void *)reset_statistic,
    SLOT(0xc0) = (void *)management_collection_usage,
    SLOT(0xd8) = (void *)management_cpu_time,
    SLOT(0xe0) = (void *)management_cpu_times,
    SLOT(0xe8) = (void *)management_dump_heap,
    SLOT(0xf0) = (void *)management_find_deadlocks,
    SLOT(0x100) = (void *)management_allocated_total,
    SLOT(0x108) = (void *)management_dump_threads,
    SLOT(0x118) = (void *)no_strings, /* diagnostic commands */
};

/* An update of the library added the slot 0x100 (J530). */
static bool has_total_slot(const Jdk *jdk) {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/lib/libmanagement.so", jdk->home);
    void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    if (library == NULL) return true;
    bool has = dlsym(library, "Java_sun_management_ThreadImpl_getTotalThreadAllocatedMemory");
    dlclose(library);
    return has;
}

static void fill_slots(Management *management, bool has_total) {
    enum { TOTAL = 0x100 / 8 };
    memcpy(management->slots, table, sizeof table);
    if (!has_total)
        memmove(&management->slots[TOTAL], &table[TOTAL + 1],
                (MANAGEMENT_SLOTS - TOTAL - 1) * sizeof *table);
    for (int i = 2; i < MANAGEMENT_SLOTS; i++)
        if (management->slots[i] == NULL) management->slots[i] = (void *)refuse_slot;
}

static int64_t start_milliseconds(const VM *vm) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec -
            (clock_nanoseconds() - vm->created_at)) /
           1000000;
}

/* Called when a library is loaded, so by one thread at a time. */
void *jdk_JVM_GetManagement(jint wanted) {
    VM *vm = process_thread()->vm;
    Jdk *jdk = jdk_of(vm);
    if (wanted != MANAGEMENT_VERSION) return NULL;
    if (jdk->management != NULL) return jdk->management;
    Management *management = calloc(1, sizeof *management);
    if (management == NULL) return NULL;
    pthread_mutex_init(&management->bean_lock, NULL);
    management->cpu_time = management->allocated_memory = true;
    management->start_milliseconds = start_milliseconds(vm);
    fill_slots(management, has_total_slot(jdk));
    return jdk->management = management;
}
