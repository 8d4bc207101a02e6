/* SPDX-License-Identifier: MIT */
/* A monitor that follows the ages of the program's marks. Options: "full": all collections are
 * of the whole heap; else there are young ones too. Collections are counted by their dumps. */
#include "judge.h"

enum { MARKS = 4, EXPLICIT = 3, ENOUGH = 8 };

typedef struct Mark {
    ObjectHandleID handle;
    int born, told; /* dumps when it was allocated, and when its age was last asked */
    DWORD age;
} Mark;

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static IHeapInfoCallBack dump;
static IObjectAllocationCallBack allocation;
static bool full;
static _Atomic int dumps, born;
static Mark marks[MARKS];
static int mark_count, exact, spared;

static HRESULT callback_query(void *self, const GUID *iid, void **out) {
    return (void)self, (void)iid, *out = NULL, E_NOINTERFACE;
}
static ULONG callback_count(void *self) { return (void)self, 1; }

static HRESULT dump_begin(void *self, CONTAINER_TYPE type, UniqueID id1, UniqueID id2) {
    (void)self, (void)id1, (void)id2;
    if (type == C_END) dumps++;
    return E_FAIL;
}
static HRESULT dump_object(void *self, ObjectID object, ClassID class_id, const ObjectID *refs,
                           unsigned count, const DWORD *flags) {
    return (void)self, (void)object, (void)class_id, (void)refs, (void)count, (void)flags, S_OK;
}
static HRESULT dump_roots(void *self, const ObjectID *refs, unsigned count,
                          const DWORD *flags) {
    return (void)self, (void)refs, (void)count, (void)flags, S_OK;
}
static const IHeapInfoCallBackVtbl dump_functions = {
    .QueryInterface = callback_query,
    .AddRef = callback_count,
    .Release = callback_count,
    .BeginContainer = dump_begin,
    .ObjectReferences = dump_object,
    .RootReferences = dump_roots,
};

static HRESULT allocated(void *self, ObjectID object, ClassID class_) {
    DWORD age = 7;
    (void)self;
    if (!class_is(&plain, class_, "Aged$Mark")) return S_OK;
    judge(172, plain.heap->vtable->GetObjectAge(plain.heap, object, &age) == S_OK && age == 0,
          "a new object is of age %u", age);
    born = dumps;
    return S_OK;
}
static const IObjectAllocationCallBackVtbl allocation_functions = {
    callback_query, callback_count, callback_count, allocated};

/* ---- Ages ---- */

/* What a handle is of, later, and its age (M91). */
static DWORD age_of(Mark *mark, ObjectID object) {
    ObjectID found = 0;
    DWORD age = 0, same = 1;
    judge(91,
          plain.info->vtable->GetObjectsFromHandles(plain.info, 1, &mark->handle, &found) ==
                  S_OK &&
              plain.heap->vtable->GetObjectAge(plain.heap, found, &age) == S_OK &&
              plain.heap->vtable->GetObjectAge(plain.heap, object, &same) == S_OK &&
              age == same,
          "by its handle %u, by its id %u", age, same);
    return age;
}

static Mark *find(ObjectID object) {
    for (int i = 0; i < mark_count; i++) {
        ObjectID found = 0;
        plain.info->vtable->GetObjectsFromHandles(plain.info, 1, &marks[i].handle, &found);
        if (found == object) return &marks[i];
    }
    return NULL;
}

static void see(ObjectID object) {
    Mark *mark = find(object);
    int now = dumps;
    if (mark == NULL && mark_count < MARKS) {
        mark = &marks[mark_count++];
        plain.info->vtable->GetHandlesToObjects(plain.info, 1, &object, &mark->handle);
        mark->born = mark->told = born;
    }
    if (mark == NULL) return;
    DWORD age = age_of(mark, object);
    int collections = now - mark->born, since = now - mark->told;
    judge(172, (int)age <= collections, "age %u of %d collections", age, collections);
    judge(172, (age > 0) == (collections > 0), "age %u of %d collections", age, collections);
    if (full || (since == EXPLICIT && mark->age + EXPLICIT == age)) exact++;
    if (full) judge(172, (int)age == collections, "age %u of %d", age, collections);
    if (!full && since > ENOUGH && (int)(age - mark->age) < since) spared++;
    mark->told = now;
    mark->age = age;
}

/* ---- The monitor ---- */

static HRESULT ages_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                               DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    IJavaHeapMonitor2 *h = plain.heap;
    DWORD enabled = 7;
    full = strstr(plain.options, "full") != NULL;
    judge(88,
          h->vtable->ModifyHeapMonitorCapabilities(h, JVM_HEAPMON_OBJECT_AGE, 1, &enabled) ==
                  S_OK &&
              enabled == JVM_HEAPMON_OBJECT_AGE,
          "ages cannot be enabled");
    judge(88,
          h->vtable->ModifyHeapMonitorCapabilities(h, JVM_HEAPMON_OBJECT_AGE, 0, &enabled) ==
                  S_OK &&
              enabled == 0 &&
              h->vtable->ModifyHeapMonitorCapabilities(h, JVM_HEAPMON_OBJECT_AGE, 1, NULL) ==
                  S_OK,
          "ages cannot be switched in Initialize");
    judge(89, h->vtable->ModifyHeapMonitorCapabilities(h, 2, 1, &enabled) == E_FAIL && enabled,
          "an unknown capability");
    h->vtable->GetHeapInfo(h, &dump);
    h->vtable->NotifyOnObjectAllocations(h, &allocation);
    *requested = JVM_MONITOR_EXCEPTIONS;
    return result;
}

static HRESULT ages_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    judge(172, exact >= MARKS, "%d exact ages", exact);
    judge(172, full || spared > 0, "no object was spared by young collections");
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
    return S_OK;
}

static HRESULT ages_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                            UniqueID second) {
    IJavaHeapMonitor2 *h = plain.heap;
    DWORD enabled = 0;
    (void)self, (void)first;
    if (event == JVM_EVENT_TYPE2_INITIALIZED) {
        judge(88,
              h->vtable->ModifyHeapMonitorCapabilities(h, JVM_HEAPMON_OBJECT_AGE, 0,
                                                       &enabled) == E_FAIL &&
                  enabled == JVM_HEAPMON_OBJECT_AGE,
              "ages are switched after Initialize");
        judge(172,
              h->vtable->ModifyHeapMonitorCapabilities(h, JVM_HEAPMON_OBJECT_AGE, 1,
                                                       &enabled) == S_OK &&
                  enabled == JVM_HEAPMON_OBJECT_AGE,
              "what changes nothing is refused");
    }
    if (event == JVM_EVENT_TYPE2_EXCEPTION_THROWN && object_is(&plain, second, "Aged$Mark"))
        see(second);
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = ages_initialize;
    functions.NotifyEvent = ages_notify;
    functions.NotifyEvent2 = ages_notify2;
    dump.vtable = &dump_functions;
    allocation.vtable = &allocation_functions;
    return plain_make(&plain, &functions, options, out);
}
