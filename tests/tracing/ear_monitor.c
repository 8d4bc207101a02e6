/* SPDX-License-Identifier: MIT */
/* The account of an event monitor. It hears of neither moves nor deaths: a handle of each
 * object tells at the end where that is, or that it is no more. A frame that an exception
 * leaves has an unwinding in place of an exit. */
#include <jevmon.h>
#include <pthread.h>

#include "../monitors/plain.h"
#include "ears.h"

typedef struct Known {
    MethodID method;
    char *name; /* class, '.', method, descriptor; NULL: a free place */
} Known;

static IJavaEventMonitor2Vtbl functions;
static IObjectAllocationCallBackVtbl callback_functions;
static IObjectAllocationCallBack callback = {&callback_functions};
static Plain plain;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Account account;
static Known methods[1 << 16];
static ObjectHandleID *handles;
static size_t handle_count, handle_capacity;

/* As this VM makes ids: an address below the number of the latest collection. */
static uint64_t address(ObjectID id) { return id & ((UINT64_C(1) << 48) - 1); }

static const char *name_of(MethodID id) {
    size_t at = mix(id) & (sizeof methods / sizeof *methods - 1);
    while (methods[at].name != NULL && methods[at].method != id)
        at = (at + 1) & (sizeof methods / sizeof *methods - 1);
    if (methods[at].name == NULL) {
        methods[at].method = id;
        plain.info->vtable->MethodInformation(plain.info, id, &methods[at].name, NULL, NULL,
                                              NULL, NULL);
        for (char *c = methods[at].name; *c != '('; c++)
            if (*c == '/') *c = '.';
    }
    return methods[at].name;
}

static HRESULT enter(void *self, MethodID method, StackID stack) {
    (void)self, (void)stack;
    pthread_mutex_lock(&lock);
    const char *class_ = name_of(method), *end = strchr(class_, '('), *dot = end;
    while (*dot != '.') dot--;
    account_enter(&account, class_, (size_t)(dot - class_), dot + 1, (size_t)(end - dot - 1));
    pthread_mutex_unlock(&lock);
    return S_OK;
}

static HRESULT leave(void *self, MethodID method, StackID stack) {
    (void)self, (void)method, (void)stack;
    pthread_mutex_lock(&lock);
    account_leave(&account);
    pthread_mutex_unlock(&lock);
    return S_OK;
}

static HRESULT allocated(void *self, ObjectID id, ClassID class_id) {
    DWORD bytes = 0;
    (void)self, (void)class_id;
    pthread_mutex_lock(&lock);
    if (account_hears(&account)) {
        plain.info->vtable->GetObjectSize(plain.info, id, &bytes);
        account_allocate(&account, address(id), bytes);
        if (handle_count == handle_capacity) {
            handle_capacity = 2 * handle_capacity + (1 << 16);
            handles = realloc(handles, handle_capacity * sizeof *handles);
        }
        plain.info->vtable->GetHandlesToObjects(plain.info, 1, &id, &handles[handle_count++]);
    }
    pthread_mutex_unlock(&lock);
    return S_OK;
}

/* What was allocated, and is no more, or lies where it does now. */
static void find_all(void) {
    ObjectID *ids = calloc(handle_count + 1, sizeof *ids);
    plain.info->vtable->GetObjectsFromHandles(plain.info, (unsigned)handle_count, handles, ids);
    account.capacity = account.used = account.count = 0;
    for (size_t i = 0; i < handle_count; i++)
        if (ids[i] == 0)
            account.deaths++;
        else
            account_learn(&account, address(ids[i]));
    plain.info->vtable->FreeHandlesToObjects(plain.info, (unsigned)handle_count, handles);
    free(ids);
}

static HRESULT notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    pthread_mutex_lock(&lock);
    if (event == JVM_EVENT_TYPE_GC_FINISHED) account_collect(&account);
    if (event == JVM_EVENT_TYPE_SHUTDOWN) {
        find_all();
        account_tell(&account, "monitor");
    }
    pthread_mutex_unlock(&lock);
    return S_OK;
}

static HRESULT notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first, UniqueID second) {
    (void)self, (void)first;
    pthread_mutex_lock(&lock);
    if (event == JVM_EVENT_TYPE2_EXCEPTION_UNWIND) account_leave(&account);
    if (event == JVM_EVENT_TYPE2_THREAD_SET_NAME)
        account_thread(&account, (LPCSTR)second, strlen((LPCSTR)second));
    pthread_mutex_unlock(&lock);
    return S_OK;
}

static HRESULT initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info, DWORD flags,
                          DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    *requested = JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_EXCEPTION_UNWIND | JVM_MONITOR_THREADS |
                 JVM_MONITOR_GARBAGE_COLLECTIONS;
    plain.heap->vtable->NotifyOnObjectAllocations(plain.heap, &callback);
    return result;
}

static HRESULT callback_query(void *self, const GUID *iid, void **out) {
    return (void)iid, *out = self, S_OK;
}
static ULONG callback_count(void *self) { return (void)self, 1; }
static IObjectAllocationCallBackVtbl callback_functions = {callback_query, callback_count,
                                                           callback_count, allocated};

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = initialize;
    functions.MethodEntry = enter;
    functions.MethodExit2 = leave;
    functions.NotifyEvent = notify;
    functions.NotifyEvent2 = notify2;
    return plain_make(&plain, &functions, options, out);
}
