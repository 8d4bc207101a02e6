/* SPDX-License-Identifier: MIT */
/* Memory pools and their managers (J533): what each plan's heap consists of and who collects
 * it, the metadata of classes, machine code. The objects are made once, when they are first
 * asked for. */
#include "jdk/management.h"

#include <stdlib.h>
#include <string.h>

#include "gc/usage.h"
#include "vm/model/metadata.h"
#include "vm/objects/string.h"
#include "vm/report/heap_file.h"

typedef enum PoolKind {
    POOL_WHOLE = GC_WHOLE,
    POOL_YOUNG = GC_YOUNG,
    POOL_OLD = GC_OLD,
    POOL_METADATA,
    POOL_CODE
} PoolKind;

typedef struct Pool {
    const char *name;
    PoolKind kind;
} Pool;

typedef struct Manager {
    const char *name;
    bool collects, young;
    unsigned pools; /* a bit for each kind */
} Manager;

typedef struct Layout {
    Pool pools[MOST_POOLS];
    Manager managers[MOST_MANAGERS];
    int pool_count, manager_count;
} Layout;

/* ---- What there is ---- */

static void add_pool(Layout *layout, const char *name, PoolKind kind) {
    layout->pools[layout->pool_count++] = (Pool){name, kind};
}

static void add_manager(Layout *layout, Manager manager) {
    layout->managers[layout->manager_count++] = manager;
}

static const char *collector_name(const Heap *heap) {
    static const char *const names[][2] = {{"semispace", "Semispace Collector"},
                                           {"marksweep", "Mark-Sweep Collector"},
                                           {"boehm", "Boehm Collector"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i][0], gc_plan_name(heap)) == 0) return names[i][1];
    return gc_plan_name(heap);
}

static Layout layout_of(const VM *vm) {
    const Heap *heap = vm->heap;
    Layout layout = {.pool_count = 0};
    if (gc_has_generations(heap)) {
        add_pool(&layout, "Young Generation", POOL_YOUNG);
        add_pool(&layout, "Old Generation", POOL_OLD);
        add_manager(&layout, (Manager){"Young Collector", true, true, 1u << POOL_YOUNG});
        add_manager(&layout, (Manager){"Full Collector", true, false,
                                       1u << POOL_YOUNG | 1u << POOL_OLD});
    } else {
        bool collects = gc_collects(heap);
        const char *name = collects ? collector_name(heap) : "Heap Manager";
        add_pool(&layout, "Heap", POOL_WHOLE);
        add_manager(&layout, (Manager){name, collects, false, 1u << POOL_WHOLE});
    }
    add_pool(&layout, "Metadata", POOL_METADATA);
    add_manager(&layout, (Manager){"Metadata Manager", false, false, 1u << POOL_METADATA});
    if (vm->jit != NULL) {
        add_pool(&layout, "Code", POOL_CODE);
        add_manager(&layout, (Manager){"Code Manager", false, false, 1u << POOL_CODE});
    }
    return layout;
}

static bool is_heap(PoolKind kind) { return kind <= POOL_OLD; }

/* ---- The objects ---- */

/* The second is of the module jdk.management, which need not be there. */
static const char plain[] = "sun/management/ManagementFactoryHelper",
                  extended[] = "com/sun/management/internal/GarbageCollectorExtImpl";

static bool has_class(JNIEnv *env, const char *name) {
    bool found = jdk_JVM_FindClassFromBootLoader(env, name) != NULL;
    if (!found) (*env)->ExceptionClear(env);
    return found;
}

static jobject call_factory(JNIEnv *env, const char *factory, const char *name,
                            const char *descriptor, const jvalue *args) {
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, factory);
    jmethodID method =
        cls != NULL ? (*env)->GetStaticMethodID(env, cls, name, descriptor) : NULL;
    jobject made =
        method != NULL ? (*env)->CallStaticObjectMethodA(env, cls, method, args) : NULL;
    if (made == NULL || (*env)->ExceptionCheck(env)) return NULL;
    return (*env)->NewGlobalRef(env, made);
}

/* Thresholds: of the use, but for the young generation's, which is full before each collection;
 * of what collections leave. -1: it cannot be set. */
static jobject make_pool(JNIEnv *env, const Pool *pool) {
    bool collected = is_heap(pool->kind) && gc_collects(management_vm(env)->heap);
    jvalue args[4] = {{.l = (*env)->NewStringUTF(env, pool->name)},
                      {.z = is_heap(pool->kind)},
                      {.j = pool->kind == POOL_YOUNG ? -1 : 0},
                      {.j = collected ? 0 : -1}};
    if (args[0].l == NULL) return NULL;
    return call_factory(env, plain, "createMemoryPool",
                        "(Ljava/lang/String;ZJJ)Ljava/lang/management/MemoryPoolMXBean;", args);
}

static jobject make_manager(JNIEnv *env, const Manager *manager) {
    jvalue args[2] = {{.l = (*env)->NewStringUTF(env, manager->name)}, {.l = NULL}};
    if (args[0].l == NULL) return NULL;
    if (!manager->collects)
        return call_factory(env, plain, "createMemoryManager",
                            "(Ljava/lang/String;)Ljava/lang/management/MemoryManagerMXBean;",
                            args);
    return call_factory(env, has_class(env, extended) ? extended : plain,
                        "createGarbageCollector",
                        "(Ljava/lang/String;Ljava/lang/String;)"
                        "Ljava/lang/management/GarbageCollectorMXBean;",
                        args);
}

typedef struct Beans {
    jobject pools[MOST_POOLS], managers[MOST_MANAGERS];
} Beans;

static bool make_beans(JNIEnv *env, const Layout *layout, Beans *beans) {
    for (int i = 0; i < layout->pool_count; i++)
        if ((beans->pools[i] = make_pool(env, &layout->pools[i])) == NULL) return false;
    for (int i = 0; i < layout->manager_count; i++)
        if ((beans->managers[i] = make_manager(env, &layout->managers[i])) == NULL)
            return false;
    return true;
}

static void drop_beans(JNIEnv *env, const Beans *beans) {
    for (int i = 0; i < MOST_POOLS; i++) (*env)->DeleteGlobalRef(env, beans->pools[i]);
    for (int i = 0; i < MOST_MANAGERS; i++) (*env)->DeleteGlobalRef(env, beans->managers[i]);
}

/* Made outside the lock, since Java runs; of two threads that make them the first one's stay.
 * False: an exception is pending. */
static bool have_beans(JNIEnv *env, const Layout *layout) {
    Management *management = management_of(env);
    if (atomic_load(&management->has_beans)) return true;
    Beans beans = {.pools = {NULL}};
    bool made = make_beans(env, layout, &beans), used = false;
    pthread_mutex_lock(&management->bean_lock);
    if (made && !atomic_load(&management->has_beans)) {
        memcpy(management->pools, beans.pools, sizeof beans.pools);
        memcpy(management->managers, beans.managers, sizeof beans.managers);
        atomic_store(&management->has_beans, true);
        used = true;
    }
    pthread_mutex_unlock(&management->bean_lock);
    if (!used) drop_beans(env, &beans);
    return made;
}

static int index_of(JNIEnv *env, const jobject *list, int count, jobject object) {
    for (int i = 0; i < count; i++)
        if ((*env)->IsSameObject(env, list[i], object)) return i;
    return -1;
}

/* The listed ones whose bit is set. */
static jobjectArray make_array(JNIEnv *env, const char *type, const jobject *list, int count,
                               unsigned chosen) {
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, type);
    jobjectArray array =
        cls != NULL ? (*env)->NewObjectArray(
                          env, __builtin_popcount(chosen & ((1u << count) - 1)), cls, NULL)
                    : NULL;
    jsize at = 0;
    for (int i = 0; i < count && array != NULL; i++)
        if (chosen & 1u << i) (*env)->SetObjectArrayElement(env, array, at++, list[i]);
    return array;
}

/* The pools, or the managers: all, or those that belong to `of`, which is one of the others. */
static jobjectArray list_beans(JNIEnv *env, bool pools, jobject of) {
    Layout layout = layout_of(management_vm(env));
    if (!have_beans(env, &layout)) return NULL;
    const Management *m = management_of(env);
    int count = pools ? layout.pool_count : layout.manager_count,
        others = pools ? layout.manager_count : layout.pool_count,
        at = index_of(env, pools ? m->managers : m->pools, others, of);
    unsigned chosen = of == NULL ? ~0u : 0;
    for (int i = 0; i < count && at >= 0; i++) {
        const Manager *manager = &layout.managers[pools ? at : i];
        const Pool *pool = &layout.pools[pools ? i : at];
        if (manager->pools & 1u << pool->kind) chosen |= 1u << i;
    }
    return make_array(env,
                      pools ? "java/lang/management/MemoryPoolMXBean"
                            : "java/lang/management/MemoryManagerMXBean",
                      pools ? m->pools : m->managers, count, chosen);
}

jobjectArray management_pools(JNIEnv *env, jobject manager) {
    return list_beans(env, true, manager);
}

jobjectArray management_managers(JNIEnv *env, jobject pool) {
    return list_beans(env, false, pool);
}

/* ---- Usage ---- */

enum { UNKNOWN = -1 };

typedef struct Usage {
    jlong initial, used, committed, maximum;
} Usage;

/* MemoryUsage wants them in order. Threads that hold collections off may take the heap beyond
 * -Xmx. */
static jobject make_usage(JNIEnv *env, Usage usage) {
    if (usage.maximum != UNKNOWN && usage.maximum < usage.committed)
        usage.maximum = usage.committed;
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, "java/lang/management/MemoryUsage");
    jmethodID init = cls != NULL ? (*env)->GetMethodID(env, cls, "<init>", "(JJJJ)V") : NULL;
    if (init == NULL) return NULL;
    return (*env)->NewObject(env, cls, init, usage.initial, usage.used, usage.committed,
                             usage.maximum);
}

typedef enum When { NOW, PEAK, COLLECTED } When;

/* Only the heap as a whole has a size at the start, and the young generation no limit of its
 * own. */
static Usage usage_of_heap(VM *vm, GcPart part, When when) {
    GcUsage all = gc_usage(vm->heap, part);
    GcUse use = when == NOW ? all.now : when == PEAK ? all.peak : all.collected;
    const GcOptions *options = &vm->options.gc;
    jlong initial = part == GC_WHOLE ? (jlong)options->initial_bytes : UNKNOWN;
    jlong maximum = part == GC_YOUNG ? UNKNOWN : (jlong)options->maximum_bytes;
    return (Usage){initial, (jlong)use.used, (jlong)use.committed, maximum};
}

static Usage usage_of_metadata(VM *vm, When when) {
    MetadataFigures f = metadata_figures(vm, false);
    bool peak = when == PEAK;
    return (Usage){UNKNOWN, (jlong)(peak ? f.peak_used : f.used),
                   (jlong)(peak ? f.peak_committed : f.committed),
                   f.limit > INT64_MAX ? UNKNOWN : (jlong)f.limit};
}

static Usage usage_of_code(VM *vm, When when) {
    CompilerFigures f = {0};
    bool peak = when == PEAK;
    if (vm->jit != NULL) vm->engine->figures(vm, &f, false);
    return (Usage){UNKNOWN, (jlong)(peak ? f.peak_used : f.used),
                   (jlong)(peak ? f.peak_committed : f.committed), (jlong)f.maximum};
}

static Usage usage_of(VM *vm, PoolKind kind, When when) {
    switch (kind) {
    case POOL_METADATA: return usage_of_metadata(vm, when);
    case POOL_CODE: return usage_of_code(vm, when);
    default: return usage_of_heap(vm, (GcPart)kind, when);
    }
}

/* The pool's place in the layout; -1: it is none of ours. */
static int find_pool(JNIEnv *env, const Layout *layout, jobject pool) {
    if (!have_beans(env, layout)) return -1;
    return index_of(env, management_of(env)->pools, layout->pool_count, pool);
}

static jobject pool_usage(JNIEnv *env, jobject pool, When when) {
    VM *vm = management_vm(env);
    Layout layout = layout_of(vm);
    int at = find_pool(env, &layout, pool);
    if (at < 0) return NULL;
    PoolKind kind = layout.pools[at].kind;
    if (when == COLLECTED && (!is_heap(kind) || !gc_collects(vm->heap))) return NULL;
    return make_usage(env, usage_of(vm, kind, when));
}

jobject management_pool_usage(JNIEnv *env, jobject pool) { return pool_usage(env, pool, NOW); }
jobject management_peak_usage(JNIEnv *env, jobject pool) { return pool_usage(env, pool, PEAK); }
jobject management_collection_usage(JNIEnv *env, jobject pool) {
    return pool_usage(env, pool, COLLECTED);
}

jobject management_memory_usage(JNIEnv *env, jboolean heap) {
    VM *vm = management_vm(env);
    if (heap) return make_usage(env, usage_of_heap(vm, GC_WHOLE, NOW));
    Usage metadata = usage_of_metadata(vm, NOW), code = usage_of_code(vm, NOW);
    return make_usage(env, (Usage){UNKNOWN, metadata.used + code.used,
                                   metadata.committed + code.committed, UNKNOWN});
}

bool management_reset_peak(JNIEnv *env, jobject pool) {
    VM *vm = management_vm(env);
    Layout layout = layout_of(vm);
    int at = find_pool(env, &layout, pool);
    CompilerFigures figures;
    if (at < 0) return false;
    switch (layout.pools[at].kind) {
    case POOL_METADATA: metadata_figures(vm, true); break;
    case POOL_CODE: vm->engine->figures(vm, &figures, true); break;
    default: gc_reset_peak(vm->heap, (GcPart)layout.pools[at].kind);
    }
    return true;
}

int management_find_pool(JNIEnv *env, jobject pool) {
    Layout layout = layout_of(management_vm(env));
    return find_pool(env, &layout, pool);
}

jobject management_usage_of(JNIEnv *env, int place, const GcPass *pass, bool young,
                            jlong *used) {
    VM *vm = management_vm(env);
    Layout layout = layout_of(vm);
    if (place >= layout.pool_count) return NULL;
    PoolKind kind = layout.pools[place].kind;
    if (pass != NULL && (!is_heap(kind) || (young && kind != POOL_YOUNG))) return NULL;
    Usage usage = usage_of(vm, kind, NOW);
    if (pass != NULL) usage.used = (jlong)pass->after[kind].used;
    if (pass != NULL) usage.committed = (jlong)pass->after[kind].committed;
    *used = usage.used;
    return make_usage(env, usage);
}

void management_fill_usage(JNIEnv *env, const GcPass *pass, bool before, jobjectArray usages) {
    VM *vm = management_vm(env);
    Layout layout = layout_of(vm);
    jsize length = (*env)->GetArrayLength(env, usages);
    for (int i = 0; i < layout.pool_count && i < length; i++) {
        PoolKind kind = layout.pools[i].kind;
        Usage usage = usage_of(vm, kind, NOW);
        if (is_heap(kind)) {
            GcUse use = before ? pass->before[kind] : pass->after[kind];
            usage.used = (jlong)use.used;
            usage.committed = (jlong)use.committed;
        }
        jobject made = make_usage(env, usage);
        if (made == NULL) return;
        (*env)->SetObjectArrayElement(env, usages, i, made);
        (*env)->DeleteLocalRef(env, made);
    }
}

/* ---- Collections ---- */

bool management_find_collector(JNIEnv *env, jobject bean, bool *young) {
    Layout layout = layout_of(management_vm(env));
    if (!have_beans(env, &layout)) return false;
    int at = index_of(env, management_of(env)->managers, layout.manager_count, bean);
    *young = at >= 0 && layout.managers[at].young;
    return at >= 0 && layout.managers[at].collects;
}

void management_effort(JNIEnv *env, jobject collector, jlong *count, jlong *milliseconds) {
    VM *vm = management_vm(env);
    Layout layout = layout_of(vm);
    const Management *management = management_of(env);
    GcEffort young = gc_effort(vm->heap, true), full = gc_effort(vm->heap, false), all = full;
    int at = collector == NULL
                 ? -1
                 : index_of(env, management->managers, layout.manager_count, collector);
    if (at >= 0 && layout.managers[at].young) all = young;
    if (collector == NULL) {
        all.collections += young.collections;
        all.nanoseconds += young.nanoseconds;
    }
    *count = (jlong)all.collections;
    *milliseconds = (jlong)(all.nanoseconds / 1000000);
}

/* ---- The heap as a file ---- */

/* With `live` a collection comes first. The file has what is reachable in either case. */
jint management_dump_heap(JNIEnv *env, jstring file, jboolean live) {
    char message[512];
    const char *path = file != NULL ? (*env)->GetStringUTFChars(env, file, NULL) : NULL;
    if (path == NULL) return -1;
    bool written;
    {
        ENV_ENTER(env);
        if (live) gc_collect(&t->mutator, GC_EXPLICIT);
        written = heap_file_write(t, path, message, sizeof message);
    }
    (*env)->ReleaseStringUTFChars(env, file, path);
    if (written) return 0;
    jclass cls = jdk_JVM_FindClassFromBootLoader(env, "java/io/IOException");
    if (cls != NULL) (*env)->ThrowNew(env, cls, message);
    return -1;
}
