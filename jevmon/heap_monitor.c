/* SPDX-License-Identifier: MIT */
/* The heap monitor: its callbacks, objects' ages, and what containers are called. */
#include <stdlib.h>

#include "jevmon/check.h"
#include "jevmon/heap_callbacks.h"
#include "jevmon/ids.h"

static HRESULT heap_query(void *self, const GUID *iid, void **out) {
    return jevmon_query(jevmon_of_heap(self), iid, out, __builtin_return_address(0));
}
static ULONG heap_add(void *self) {
    monitor_check_take(jevmon_of_heap(self), CHECKED_HEAP, __builtin_return_address(0));
    return jevmon_add_reference(jevmon_of_heap(self));
}
static ULONG heap_release(void *self) {
    monitor_check_give(jevmon_of_heap(self), CHECKED_HEAP, __builtin_return_address(0));
    return jevmon_release(jevmon_of_heap(self));
}

static HRESULT heap_describe(void *self, CONTAINER_TYPE type, LPWSTR *brief, LPWSTR *full) {
    static const struct {
        const char *brief, *full;
    } texts[] = {
        [C_BEGIN] = {"begin", "the beginning of a dump"},
        [C_RT_THREAD] = {"thread", "held by a thread itself"},
        [C_RT_JIT] = {"compiled frame", "held by a frame of a compiled method"},
        [C_RT_NATIVE] = {"native frame", "held by local references of a native method"},
        [C_RT_NATIVEGC] = {"VM frame", "held by the VM's own code on a thread"},
        [C_RT_COM] = {"COM frame", "held by a frame of a COM call"},
        [C_RT_INTERPRETED] = {"interpreted frame", "held by a frame of an interpreted method"},
        [C_RT_FAST_INTERPRETED] = {"fast interpreted frame",
                                   "held by a frame of the fast interpreter"},
        [C_RT_STATIC] = {"static fields", "held by static fields of a class"},
        [C_RT_FINALIZER] = {"finalizer", "waiting for finalization"},
        [C_RT_INTERNAL] = {"internal", "held by the VM: 1 for itself, 2 for JNI global "
                                       "references, 3 as monitors in use, 4 and more for "
                                       "threads that are not announced"},
        [C_HEAP] = {"heap", "objects on the heap"},
        [C_END] = {"end", "the end of a dump"}};
    monitor_check_forbidden(jevmon_of_heap(self),
                            "IJavaHeapMonitor.GetContainerDescription is called",
                            __builtin_return_address(0));
    if (brief != NULL) *brief = NULL;
    if (full != NULL) *full = NULL;
    if ((int)type < C_BEGIN || (int)type > C_END) return E_FAIL;
    if ((brief != NULL && (*brief = jevmon_widen(texts[type].brief)) == NULL) ||
        (full != NULL && (*full = jevmon_widen(texts[type].full)) == NULL)) {
        if (brief != NULL) jevmon_task_free(*brief), *brief = NULL;
        return E_OUTOFMEMORY;
    }
    return S_OK;
}

CallbackHook *callback_take(EventMonitor *m, CallbackHook *const *place) {
    pthread_rwlock_rdlock(&m->lock);
    CallbackHook *hook = *place;
    if (hook != NULL) atomic_fetch_add(&hook->users, 1);
    pthread_rwlock_unlock(&m->lock);
    return hook;
}

void callback_drop(CallbackHook *hook) {
    if (hook == NULL || atomic_fetch_sub(&hook->users, 1) > 1) return;
    hook->callback->vtable->Release(hook->callback);
    free(hook);
}

/* M86: the one of before is let go. */
static HRESULT callback_register(EventMonitor *m, CallbackHook **place, IUnknown *callback,
                                 size_t table_bytes) {
    CallbackHook *hook = NULL;
    if (callback != NULL) {
        if (!jevmon_has_functions(callback, table_bytes)) return E_FAIL;
        hook = malloc(sizeof *hook);
        if (hook == NULL) return E_OUTOFMEMORY;
        *hook = (CallbackHook){callback, 1};
        callback->vtable->AddRef(callback);
    }
    pthread_rwlock_wrlock(&m->lock);
    CallbackHook *before = *place;
    *place = hook;
    pthread_rwlock_unlock(&m->lock);
    HRESULT result = S_OK;
    if (atomic_load(&m->phase) == MONITOR_LIVE && !jevmon_follow(m)) result = E_FAIL;
    callback_drop(before);
    return result;
}

static bool is_over(EventMonitor *m) {
    return atomic_load(&m->vm) == NULL || atomic_load(&m->phase) == MONITOR_OVER;
}

static HRESULT heap_info(void *self, IHeapInfoCallBack *callback) {
    EventMonitor *m = jevmon_of_heap(self);
    monitor_check_forbidden(m, "IJavaHeapMonitor.GetHeapInfo is called",
                            __builtin_return_address(0));
    if (is_over(m)) return E_FAIL;
    return callback_register(m, &m->heap_info, (IUnknown *)(void *)callback,
                             sizeof(IHeapInfoCallBackVtbl));
}

static HRESULT heap_allocations(void *self, IObjectAllocationCallBack *callback) {
    EventMonitor *m = jevmon_of_heap(self);
    monitor_check_forbidden(m, "IJavaHeapMonitor.NotifyOnObjectAllocations is called",
                            __builtin_return_address(0));
    if (is_over(m)) return E_FAIL;
    if (callback != NULL && (m->promised & JVM_INIT_OPT_DONT_NEED_ALLOCATION_CALLBACK)) {
        monitor_check_report(m, "M117", __builtin_return_address(0),
                             "NotifyOnObjectAllocations registers a callback, which the "
                             "monitor has promised not to need");
        return E_FAIL;
    }
    return callback_register(m, &m->allocation, (IUnknown *)(void *)callback,
                             sizeof(IObjectAllocationCallBackVtbl));
}

/* M90: for who has the capability. */
static HRESULT heap_age(void *self, ObjectID id, DWORD *age) {
    EventMonitor *m = jevmon_of_heap(self);
    monitor_check_forbidden(m, "IJavaHeapMonitor.GetObjectAge is called",
                            __builtin_return_address(0));
    ObjectQuestion question;
    if (age != NULL) *age = 0;
    if (age == NULL || !m->has_ages || !object_question_begin(&question, m)) return E_FAIL;
    const Object *object = object_of_id(&question, id);
    bool found = object != NULL && ages_of(&monitors_of(question.vm)->ages, object, age);
    object_question_end(&question);
    return found ? S_OK : E_FAIL;
}

/* M88, M172: it counts in Initialize; later what would change something is refused. */
static HRESULT heap_modify(void *self, DWORD capabilities, BOOL enable, DWORD *enabled) {
    EventMonitor *m = jevmon_of_heap(self);
    monitor_check_forbidden(m, "IJavaHeapMonitor.ModifyHeapMonitorCapabilities is called",
                            __builtin_return_address(0));
    bool ages = capabilities & JVM_HEAPMON_OBJECT_AGE, known = capabilities <= 1,
         changes = ages && m->has_ages != (enable != 0),
         may = atomic_load(&m->phase) == MONITOR_INITIALIZING;
    if (known && changes && may) m->has_ages = enable != 0;
    if (enabled != NULL) *enabled = m->has_ages ? JVM_HEAPMON_OBJECT_AGE : 0;
    return known && (may || !changes) ? S_OK : E_FAIL;
}

/* M140: what it was is lost. */
static HRESULT heap_lost(void *self, void *lost) { return (void)self, (void)lost, E_NOTIMPL; }

const IJavaHeapMonitor2Vtbl heap_functions = {
    .QueryInterface = heap_query,
    .AddRef = heap_add,
    .Release = heap_release,
    .GetContainerDescription = heap_describe,
    .GetHeapInfo = heap_info,
    .GetObjectAge = heap_age,
    .ModifyHeapMonitorCapabilities = heap_modify,
    .NotifyOnObjectAllocations = heap_allocations,
    .ReservedHeapMonitor2 = heap_lost,
};
