/* SPDX-License-Identifier: MIT */
/* A monitor that takes each heap dump whole and judges it at its end. Options: "refuse",
 * answers failures in the middle of dumps. */
#include "judge.h"

#include <jni.h>

enum { PART = 4096, MOST_FRAMES = 512, COLLECTIONS = 4, THREADS = 8 };

typedef struct Seen { /* an id */
    ObjectID id;
    ClassID class_;
    bool reported, visited, reached;
    size_t first, count; /* of refs: what it refers to */
} Seen;

typedef struct Container {
    CONTAINER_TYPE type;
    UniqueID id1, id2;
    size_t first, count; /* of refs */
} Container;

typedef struct Dumps {
    Plain plain; /* first */
    IHeapInfoCallBack callback, other;
    _Atomic long callback_references, other_references;
    _Atomic bool in_dump, ready, over;
    _Atomic long entries; /* of methods, on any thread */
    long entries_before;
    int dumps, ready_dumps, started, finished, finished_before;
    bool refuse, refused;
    int refuse_at;
    Seen *seen;
    size_t seen_count, seen_capacity;
    size_t *places, place_count; /* index + 1 of seen, by id */
    ObjectID *refs;
    size_t ref_count, ref_capacity;
    Container *containers;
    size_t container_count, container_capacity;
    bool more; /* the object's references go on */
    ThreadID self;
    StackID frames[MOST_FRAMES];
    int frame_count;
    ObjectID stale;
    jobject global;
} Dumps;

static IJavaEventMonitor2Vtbl functions;
static Dumps dumps;

static void *larger(void *items, size_t *capacity, size_t size) {
    *capacity = *capacity == 0 ? 1024 : 2 * *capacity;
    return realloc(items, *capacity * size);
}

static size_t *place_of(Dumps *d, ObjectID id) {
    size_t at = (id >> 3) * 0x9E3779B97F4A7C15u >> 16 & (d->place_count - 1);
    while (d->places[at] != 0 && d->seen[d->places[at] - 1].id != id)
        at = (at + 1) & (d->place_count - 1);
    return &d->places[at];
}

static Seen *seen_of(Dumps *d, ObjectID id) {
    if (d->seen_count * 2 >= d->place_count) {
        d->place_count = d->place_count == 0 ? 4096 : 2 * d->place_count;
        free(d->places);
        d->places = calloc(d->place_count, sizeof *d->places);
        for (size_t i = 0; i < d->seen_count; i++) *place_of(d, d->seen[i].id) = i + 1;
    }
    size_t *place = place_of(d, id);
    if (*place == 0) {
        if (d->seen_count == d->seen_capacity)
            d->seen = larger(d->seen, &d->seen_capacity, sizeof *d->seen);
        d->seen[d->seen_count] = (Seen){.id = id};
        *place = ++d->seen_count;
    }
    return &d->seen[*place - 1];
}

static void add_refs(Dumps *d, const ObjectID *refs, unsigned count, const DWORD *flags,
                     bool last_has_more) {
    judge(170, count <= PART, "%u references at once", count);
    for (unsigned i = 0; i < count; i++) {
        if (d->ref_count == d->ref_capacity)
            d->refs = larger(d->refs, &d->ref_capacity, sizeof *d->refs);
        d->refs[d->ref_count++] = refs[i];
        DWORD flag = flags[i];
        if (i == count - 1 && last_has_more) flag &= ~(DWORD)JVM_OBJ_MORE_REFERENCES;
        if (refs[i] == 0) {
            judge(170, flag == 0, "flags 0x%x of nothing", flag);
            continue;
        }
        Seen *seen = seen_of(d, refs[i]);
        DWORD expected = (seen->reported ? JVM_OBJ_ALREADY_REPORTED : 0) |
                         (seen->visited ? JVM_OBJ_ALREADY_VISITED : 0);
        judge(170, flag == expected, "flags 0x%x for 0x%x", flag, expected);
        seen->reported = true;
    }
}

/* ---- Judging the whole ---- */

static bool is_frame(CONTAINER_TYPE type) {
    return type == C_RT_JIT || type == C_RT_NATIVE || type == C_RT_NATIVEGC ||
           type == C_RT_INTERPRETED;
}

/* Rank of a container type among its neighbours. */
static int rank_of(CONTAINER_TYPE type) {
    switch (type) {
    case C_BEGIN: return 0;
    case C_RT_THREAD:
    case C_RT_JIT:
    case C_RT_NATIVE:
    case C_RT_NATIVEGC:
    case C_RT_INTERPRETED: return 1;
    case C_RT_STATIC:
    case C_RT_FINALIZER:
    case C_RT_INTERNAL: return 2;
    case C_HEAP: return 3;
    case C_END: return 4;
    default: return -1;
    }
}

static int compare_containers(const void *a, const void *b) {
    const Container *x = a, *y = b;
    if (x->type != y->type) return x->type < y->type ? -1 : 1;
    return x->id1 < y->id1 ? -1 : x->id1 > y->id1;
}

static void judge_order(Dumps *d) {
    judge(96,
          d->container_count >= 3 && d->containers[0].type == C_BEGIN &&
              d->containers[d->container_count - 1].type == C_END,
          "%zu containers, from %d to %d", d->container_count, d->containers[0].type,
          d->containers[d->container_count - 1].type);
    bool in_thread = false;
    for (size_t i = 0; i < d->container_count; i++) {
        const Container *c = &d->containers[i];
        int rank = rank_of(c->type), before = i == 0 ? 0 : rank_of(c[-1].type);
        judge(168, rank >= 0 && c->type <= C_END, "a container of type %d", c->type);
        judge(104, rank >= before || c->type == C_RT_THREAD, "type %d after %d", c->type,
              i == 0 ? 0 : c[-1].type);
        if (c->type == C_RT_THREAD) in_thread = true;
        judge(104, !is_frame(c->type) || in_thread, "a frame of no thread");
        if (rank > 1) in_thread = false;
        judge(98,
              c->count == 0 || (c->type != C_BEGIN && c->type != C_HEAP && c->type != C_END),
              "type %d holds %zu references", c->type, c->count);
        judge(99, c->type != C_HEAP || c->count == 0, "the heap holds %zu", c->count);
        judge(97, c->id1 != 0 || c->type == C_BEGIN || c->type == C_HEAP || c->type == C_END,
              "no id of a container of type %d", c->type);
    }
    Container *sorted = malloc(d->container_count * sizeof *sorted);
    memcpy(sorted, d->containers, d->container_count * sizeof *sorted);
    qsort(sorted, d->container_count, sizeof *sorted, compare_containers);
    for (size_t i = 1; i < d->container_count; i++)
        judge(97, compare_containers(&sorted[i - 1], &sorted[i]) != 0,
              "two containers of type %d have one id", sorted[i].type);
    free(sorted);
}

/* The frames of the thread that collects are those that it says it has. */
static void judge_frames(Dumps *d) {
    for (size_t i = 0; i < d->container_count; i++) {
        if (d->containers[i].type != C_RT_THREAD || d->containers[i].id1 != d->self) continue;
        int n = 0;
        for (size_t k = i + 1; is_frame(d->containers[k].type); k++) {
            if (d->containers[k].type == C_RT_NATIVEGC) continue;
            judge(104, n < d->frame_count && d->containers[k].id1 == d->frames[n],
                  "frame %d of %d is another", n, d->frame_count);
            n++;
        }
        judge(104, n == d->frame_count, "%d frames of %d", n, d->frame_count);
    }
}

/* M100: as many as GetClassFields says; class objects, and they alone, have more (M101). */
static void judge_counts(Dumps *d) {
    IJavaEventMonitorIDInfo4 *info = d->plain.info;
    ClassID known = 0, special = 0, *special_ids = NULL;
    DWORD *properties = NULL;
    unsigned expected = 0, special_count = 0;
    bool is_array = false, more = false;
    info->vtable->GetSpecialClassProperties(info, &special_count, &special_ids, &properties);
    for (unsigned i = 0; i < special_count; i++)
        if (properties[i] & JVM_CLS_VARIABLE_SIZE) special = special_ids[i];
    jevmon_task_free(special_ids);
    jevmon_task_free(properties);
    for (size_t i = 0; i < d->seen_count; i++) {
        const Seen *s = &d->seen[i];
        if (s->class_ != known) {
            LPSTR name = NULL;
            FieldID *fields = NULL;
            unsigned count = 0;
            known = s->class_;
            expected = 0;
            info->vtable->ClassInformation(info, known, &name, NULL, NULL, NULL, NULL);
            is_array = name != NULL && name[0] == '[';
            jevmon_task_free(name);
            info->vtable->GetClassFields(info, known, &count, &fields);
            for (unsigned k = 0; k < count; k++) {
                DWORD flags = 0;
                info->vtable->FieldInformation(info, fields[k], NULL, &flags);
                expected += flags == JVM_FIELD_OBJECTREF;
            }
            jevmon_task_free(fields);
        }
        if (is_array) continue;
        if (s->class_ == special)
            more |= s->count > expected;
        else
            judge(100, s->count == expected, "%zu references of %u", s->count, expected);
        judge(101, s->class_ != special || s->count >= expected, "%zu references of %u",
              s->count, expected);
    }
    judge(101, special != 0 && more, "no object of variable size");
}

/* M102: whatever is on the heap can be reached from the containers. */
static void judge_graph(Dumps *d) {
    size_t *stack = malloc((d->seen_count + 1) * sizeof *stack), depth = 0, reached = 0;
    for (size_t i = 0; i < d->container_count; i++)
        for (size_t k = 0; k < d->containers[i].count; k++) {
            ObjectID id = d->refs[d->containers[i].first + k];
            Seen *s = id != 0 ? seen_of(d, id) : NULL;
            if (s == NULL || s->reached) continue;
            s->reached = true;
            stack[depth++] = (size_t)(s - d->seen);
        }
    while (depth > 0) {
        const Seen at = d->seen[stack[--depth]];
        reached++;
        judge(102, at.visited, "a reference to what is not on the heap");
        for (size_t k = 0; k < at.count; k++) {
            ObjectID id = d->refs[at.first + k];
            Seen *s = id != 0 ? seen_of(d, id) : NULL;
            if (s == NULL || s->reached) continue;
            s->reached = true;
            stack[depth++] = (size_t)(s - d->seen);
        }
    }
    judge(102, reached == d->seen_count, "%zu objects of %zu are reached", reached,
          d->seen_count);
    for (size_t i = 0; i < d->seen_count && reached != d->seen_count; i++) {
        LPSTR name = NULL;
        if (d->seen[i].reached) continue;
        d->plain.info->vtable->ClassInformation(d->plain.info, d->seen[i].class_, &name, NULL,
                                                NULL, NULL, NULL);
        fprintf(stderr, "not reached: %s\n", name != NULL ? name : "?");
        jevmon_task_free(name);
        break;
    }
    free(stack);
}

/* ---- The program's objects ---- */

static bool is_a(Dumps *d, ObjectID id, const char *name) {
    return id != 0 && class_is(&d->plain, seen_of(d, id)->class_, name);
}

/* The first of the class on the heap. */
static const Seen *find(Dumps *d, const char *name) {
    for (size_t i = 0; i < d->seen_count; i++)
        if (is_a(d, d->seen[i].id, name)) return &d->seen[i];
    return NULL;
}

static bool method_is(Dumps *d, MethodID id, const char *name) {
    LPSTR text = NULL;
    bool is = d->plain.info->vtable->MethodInformation(d->plain.info, id, &text, NULL, NULL,
                                                       NULL, NULL) == S_OK &&
              strcmp(text, name) == 0;
    jevmon_task_free(text);
    return is;
}

/* A container of one of the types (bits) that holds an object of the class itself. */
static const Container *holder_of(Dumps *d, unsigned types, const char *name) {
    for (size_t i = 0; i < d->container_count; i++)
        for (size_t k = 0; (types >> d->containers[i].type & 1) && k < d->containers[i].count;
             k++)
            if (is_a(d, d->refs[d->containers[i].first + k], name)) return &d->containers[i];
    return NULL;
}

static ObjectID ref_of(const Dumps *d, const Seen *s, size_t n) {
    return s != NULL && n < s->count ? d->refs[s->first + n] : 1;
}

static void judge_arrays(Dumps *d) {
    const Seen *arrays = find(d, "Heaped$Arrays");
    const size_t lengths[] = {10001, 4096, 8192};
    for (size_t i = 0; i < 3; i++) {
        ObjectID id = ref_of(d, arrays, i);
        const Seen *array = id > 1 ? seen_of(d, id) : NULL;
        judge(163, array != NULL && array->count == lengths[i], "an array of %zu for %zu",
              array != NULL ? array->count : 0, lengths[i]);
        if (array == NULL || array->count != lengths[i]) continue;
        judge(163,
              i != 0 || (is_a(d, ref_of(d, array, 10000), "Heaped$Three") &&
                         ref_of(d, array, 9999) == 0),
              "elements of the first");
        judge(163, i != 1 || is_a(d, ref_of(d, array, 4095), "Heaped$One"),
              "elements of the second");
        judge(163,
              i != 2 || (is_a(d, ref_of(d, array, 8191), "Heaped$Two") &&
                         ref_of(d, array, 8190) == 0),
              "elements of the third");
    }
}

static void judge_fields(Dumps *d) {
    const Seen *derived = find(d, "Heaped$Derived");
    judge(100,
          derived != NULL && derived->count == 4 &&
              is_a(d, ref_of(d, derived, 0), "Heaped$One") && ref_of(d, derived, 1) == 0 &&
              is_a(d, ref_of(d, derived, 2), "Heaped$Two") &&
              is_a(d, ref_of(d, derived, 3), "Heaped$Three"),
          "fields of a derived class in another order");
    const Seen *loaded = find(d, "Heaped$Loaded");
    const Container *statics = NULL, *others = NULL;
    for (size_t i = 0; i < d->container_count && loaded != NULL; i++)
        if (d->containers[i].type == C_RT_STATIC && d->containers[i].id1 == loaded->class_)
            others = &d->containers[i];
    judge(168, others != NULL && others->count == 2 && find(d, "Heaped$Loader") != NULL,
          "a class of another loader");
    for (size_t i = 0; i < d->container_count; i++)
        if (d->containers[i].type == C_RT_STATIC &&
            class_is(&d->plain, d->containers[i].id1, "Heaped$Statics"))
            statics = &d->containers[i];
    judge(168,
          statics != NULL && statics->count == 4 &&
              is_a(d, d->refs[statics->first], "Heaped$One") &&
              d->refs[statics->first + 1] == 0 &&
              is_a(d, d->refs[statics->first + 2], "Heaped$Two") &&
              is_a(d, d->refs[statics->first + 3], "java.lang.Class"),
          "static fields");
}

/* M169, and the kinds of frames. */
static void judge_holders(Dumps *d) {
    const Container *c = holder_of(d, 1u << C_RT_THREAD, "Heaped$Lock");
    judge(169, c != NULL && c->id1 == d->self, "the lock of a block is not its thread's");
    c = holder_of(d, 1u << C_RT_THREAD, "Heaped$Locked");
    judge(169, c != NULL && c->id1 == d->self, "the lock of a method is not its thread's");
    c = holder_of(d, 1u << C_RT_THREAD, "java.lang.Thread");
    judge(169, c != NULL, "no thread holds its object");
    c = holder_of(d, 1u << C_RT_NATIVE, "Heaped$Waited");
    judge(169, c != NULL, "what a native method waits for is not held by its frame");
    c = holder_of(d, 1u << C_RT_INTERNAL, "[[[[[I");
    judge(169, c != NULL && holder_of(d, 1u << C_RT_THREAD, "[[[[[I") == NULL,
          "a global reference has no container");
    c = holder_of(d, 1u << C_RT_JIT | 1u << C_RT_INTERPRETED, "Heaped$Held");
    judge(98, c != NULL && method_is(d, c->id2, "Heaped.deep(ILHeaped$Locked;LHeaped$Lock;)Z"),
          "a local variable is not held by its frame");
    bool finalizer = false;
    for (size_t i = 0; i < d->container_count; i++)
        finalizer |= d->containers[i].type == C_RT_FINALIZER && d->containers[i].count > 0;
    judge(168, finalizer && find(d, "Heaped$Finalized") != NULL,
          "what waits for finalization is not shown");
    judge(169, find(d, "Heaped$Soft") != NULL, "a soft reference's object is not there");
}

static void judge_dump(Dumps *d) {
    judge_order(d);
    judge_frames(d);
    for (size_t i = 0; i < d->seen_count; i++)
        judge(163, d->seen[i].visited, "an object was not visited");
    judge_counts(d);
    judge_graph(d);
    if (!d->ready || d->over) return;
    d->ready_dumps++;
    judge_arrays(d);
    judge_fields(d);
    if (find(d, "Heaped$Held") != NULL && find(d, "Heaped$Finalized") != NULL &&
        holder_of(d, 1u << C_RT_THREAD, "Heaped$Locked") != NULL)
        judge_holders(d);
}

/* ---- The callback ---- */

static void begin_dump(Dumps *d) {
    IJavaEventMonitorIDInfo4 *info = d->plain.info;
    judge(87, d->finished > d->finished_before, "a dump without a collection");
    judge(105, !d->in_dump, "two dumps at once");
    d->finished_before = d->finished;
    d->in_dump = true;
    d->entries_before = d->entries;
    d->seen_count = d->ref_count = d->container_count = 0;
    if (d->places != NULL) memset(d->places, 0, d->place_count * sizeof *d->places);
    d->refused = d->more = false;
    d->refuse_at = d->refuse && !d->ready ? d->dumps % 4 : -1;
    d->dumps++;
    d->frame_count = 0;
    d->self = 0;
    info->vtable->GetCurrentThread(info, &d->self);
    info->vtable->GetStackTrace(info, 0);
}

/* M154: what may be asked in a dump, and what not. M103: ids hold to its end. */
static void judge_questions(Dumps *d, ObjectID id, ClassID class_) {
    IJavaEventMonitorIDInfo4 *info = d->plain.info;
    ClassID found = 0;
    DWORD size = 0;
    LPWSTR text = NULL;
    ObjectHandleID handle = 0;
    judge(103, info->vtable->ObjectInformation(info, id, &found) == S_OK && found == class_,
          "an id of the dump is another's");
    judge(154, info->vtable->GetObjectSize(info, id, &size) == S_OK && size >= 8, "%u bytes",
          size);
    judge(154, info->vtable->DescribeObject(info, id, &text) == E_FAIL, "it is described");
    judge(154, info->vtable->GetHandlesToObjects(info, 1, &id, &handle) == E_FAIL,
          "a handle is had");
    judge(154, info->vtable->ObjectInformation(info, id + 4, &found) == E_FAIL && found == 0,
          "what is no id is answered");
    judge(154, info->vtable->GetObjectSize(info, 0, &size) == E_FAIL && size == 0,
          "nothing has a size");
}

static void end_dump(Dumps *d) {
    const Seen *s = d->seen_count > 0 ? &d->seen[d->seen_count / 2] : NULL;
    if (!d->refused) {
        if (s != NULL && s->visited) judge_questions(d, s->id, s->class_);
        judge_dump(d);
    }
    /* Threads that are in a callback of the monitor come to its end. */
    judge(105, d->entries - d->entries_before <= THREADS, "%ld methods ran",
          d->entries - d->entries_before);
    d->stale = s != NULL ? s->id : 0;
    d->in_dump = false;
}

static HRESULT refuse(Dumps *d, int where) {
    if (d->refuse_at != where || d->refused) return S_OK;
    d->refused = true;
    return E_FAIL;
}

static HRESULT dump_begin(void *self, CONTAINER_TYPE type, UniqueID id1, UniqueID id2) {
    Dumps *d = &dumps;
    (void)self;
    if (type == C_BEGIN) begin_dump(d);
    judge(105, d->in_dump, "a container of no dump");
    judge(152, !d->refused || type == C_END, "container %d after a failure", type);
    judge(170, !d->more, "a container between the parts of an object");
    if (d->container_count == d->container_capacity)
        d->containers = larger(d->containers, &d->container_capacity, sizeof *d->containers);
    d->containers[d->container_count++] = (Container){type, id1, id2, d->ref_count, 0};
    if (type == C_END) end_dump(d);
    return type == C_RT_STATIC ? refuse(d, 0) : S_OK;
}

static HRESULT dump_roots(void *self, const ObjectID *refs, unsigned count,
                          const DWORD *flags) {
    Dumps *d = &dumps;
    (void)self;
    judge(152, !d->refused, "roots after a failure");
    judge(98, count > 0 && d->container_count > 0, "%u roots", count);
    add_refs(d, refs, count, flags, flags[count - 1] & JVM_OBJ_MORE_REFERENCES);
    d->containers[d->container_count - 1].count += count;
    return refuse(d, 1);
}

static HRESULT dump_object(void *self, ObjectID object, ClassID class_, const ObjectID *refs,
                           unsigned count, const DWORD *flags) {
    static ObjectID current;
    Dumps *d = &dumps;
    (void)self;
    judge(152, !d->refused, "an object after a failure");
    judge(99, d->containers[d->container_count - 1].type == C_HEAP, "an object elsewhere");
    Seen *s = seen_of(d, object);
    judge(163, d->more ? object == current : s->class_ == 0, "an object comes twice");
    judge(163, count == 0 || (refs != NULL && flags != NULL), "no references");
    if (!d->more) {
        s->first = d->ref_count;
        s->count = 0;
    }
    s->class_ = class_;
    s->count += count;
    current = object;
    bool more = count > 0 && (flags[count - 1] & JVM_OBJ_MORE_REFERENCES);
    judge(170, !more || count == PART, "a part of %u", count);
    add_refs(d, refs, count, flags, more);
    d->more = more;
    if (!more) seen_of(d, object)->visited = true;
    return refuse(d, 2);
}

static HRESULT callback_query(void *self, const GUID *iid, void **out) {
    return (void)self, (void)iid, *out = NULL, E_NOINTERFACE;
}
static _Atomic long *references_of(void *self) {
    return self == &dumps.callback ? &dumps.callback_references : &dumps.other_references;
}
static ULONG callback_add(void *self) { return (ULONG)++ * references_of(self); }
static ULONG callback_release(void *self) { return (ULONG)-- * references_of(self); }
static const IHeapInfoCallBackVtbl callback_functions = {
    callback_query, callback_add, callback_release, dump_begin, dump_object, dump_roots};

static HRESULT other_begin(void *self, CONTAINER_TYPE type, UniqueID id1, UniqueID id2) {
    (void)self, (void)type, (void)id1, (void)id2;
    judge(86, false, "the callback of before gets a dump");
    return S_OK;
}
static const IHeapInfoCallBackVtbl other_functions = {
    callback_query, callback_add, callback_release, other_begin, dump_object, dump_roots};

/* ---- The monitor ---- */

static HRESULT dumps_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                DWORD flags, DWORD *requested) {
    Dumps *d = self;
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    IJavaHeapMonitor2 *heap = d->plain.heap;
    d->refuse = strstr(d->plain.options, "refuse") != NULL;
    judge(86, heap->vtable->GetHeapInfo(heap, &d->other) == S_OK && d->other_references == 1,
          "the first callback is not taken");
    judge(86,
          heap->vtable->GetHeapInfo(heap, &d->callback) == S_OK && d->other_references == 0 &&
              d->callback_references == 1,
          "the second callback does not take its place");
    *requested =
        JVM_MONITOR_EXCEPTIONS | JVM_MONITOR_GARBAGE_COLLECTIONS | JVM_MONITOR_METHOD_CALLS;
    return result;
}

static HRESULT dumps_entry(void *self, MethodID method, StackID stack) {
    Dumps *d = self;
    (void)method, (void)stack;
    d->entries++;
    return S_OK;
}

/* M103: after the dump its ids are no more. */
static void judge_stale(Dumps *d) {
    ClassID class_ = 0;
    if (d->stale == 0) return;
    judge(103,
          d->plain.info->vtable->ObjectInformation(d->plain.info, d->stale, &class_) == E_FAIL,
          "an id outlives its dump");
    d->stale = 0;
}

static void hold_global(Dumps *d) {
    JavaVM *vm;
    JNIEnv *env;
    jsize count;
    if (JNI_GetCreatedJavaVMs(&vm, 1, &count) != JNI_OK || count < 1 ||
        (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_2) != JNI_OK)
        return;
    jclass element = (*env)->FindClass(env, "[[[[I");
    d->global = (*env)->NewGlobalRef(env, (*env)->NewObjectArray(env, 1, element, NULL));
}

static HRESULT dumps_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    Dumps *d = self;
    IJavaHeapMonitor2 *heap = d->plain.heap;
    (void)id;
    if (event == JVM_EVENT_TYPE_GC_STARTED) d->started++;
    if (event == JVM_EVENT_TYPE_GC_FINISHED) d->finished++;
    judge(105, event != JVM_EVENT_TYPE_GC_FINISHED || !d->in_dump, "the end in a dump");
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    judge(87, d->dumps >= COLLECTIONS && d->dumps <= d->finished, "%d dumps, %d collections",
          d->dumps, d->finished);
    judge(87, d->refuse || d->ready_dumps >= COLLECTIONS, "%d dumps of the whole",
          d->ready_dumps);
    judge(86, heap->vtable->GetHeapInfo(heap, NULL) == S_OK && d->callback_references == 0,
          "the callback is not removed");
    heap->vtable->Release(heap);
    d->plain.info->vtable->Release(d->plain.info);
    report_statements();
    return S_OK;
}

static HRESULT dumps_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                             UniqueID second) {
    Dumps *d = self;
    switch (event) {
    case JVM_EVENT_TYPE2_STACK_TRACE:
        if (d->frame_count < MOST_FRAMES) d->frames[d->frame_count++] = first;
        break;
    case JVM_EVENT_TYPE2_INITIALIZED: hold_global(d); break;
    case JVM_EVENT_TYPE2_EXCEPTION_THROWN:
        judge_stale(d);
        if (object_is(&d->plain, second, "Heaped$Ready")) d->ready = true;
        if (object_is(&d->plain, second, "Heaped$Over")) d->over = true;
        break;
    default: break;
    }
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = dumps_initialize;
    functions.MethodEntry = dumps_entry;
    functions.NotifyEvent = dumps_notify;
    functions.NotifyEvent2 = dumps_notify2;
    dumps.callback.vtable = &callback_functions;
    dumps.other.vtable = &other_functions;
    return plain_make(&dumps.plain, &functions, options, out);
}
