/* SPDX-License-Identifier: MIT */
/*
 * An event monitor that counts calls of each method and prints the most frequent ten.
 *
 *     cc -shared -fPIC call_counts.c -o libcalls.so $(pkg-config --cflags minijvm)
 *     javac Work.java
 *     minijvm -Xmonitor:./libcalls.so Work.class
 */
#include <jevmon.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 1 << 16, PRINTED = 10 };

typedef struct Count {
    MethodID method;
    long calls;
    char *name;
} Count;

static Count counts[PLACES]; /* open addressing */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static IJavaEventMonitorIDInfo *info;

static HRESULT query(void *self, const GUID *iid, void **out) {
    const GUID known[] = {IID_IUNKNOWN_VALUE, IID_IJAVAEVENTMONITOR_VALUE,
                          IID_IJAVAEVENTMONITOR2_VALUE};
    *out = NULL;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (memcmp(iid, &known[i], sizeof *iid) == 0) *out = self;
    return *out != NULL ? S_OK : E_NOINTERFACE;
}
/* There is one, and it is never freed. */
static ULONG add_reference(void *self) { return (void)self, 2; }
static ULONG release(void *self) { return (void)self, 1; }

static HRESULT initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *given, DWORD flags,
                          DWORD *requested) {
    (void)self, (void)name, (void)flags;
    info = given;
    info->vtable->AddRef(info);
    *requested = JVM_MONITOR_METHOD_CALLS;
    return S_OK;
}

static HRESULT possible_categories(void *self, DWORD *possible) {
    (void)self;
    *possible = JVM_MONITOR_METHOD_CALLS;
    return S_OK;
}

static HRESULT method_entry(void *self, MethodID method, StackID stack) {
    size_t at = (method >> 4) % PLACES, tries = 0;
    (void)self, (void)stack;
    pthread_mutex_lock(&lock);
    while (counts[at].method != 0 && counts[at].method != method && tries++ < PLACES)
        at = (at + 1) % PLACES;
    if (counts[at].method == 0) { /* the name now: the class may be unloaded at the end */
        counts[at].method = method;
        info->vtable->MethodInformation(info, method, &counts[at].name, NULL, NULL, NULL, NULL);
    }
    if (counts[at].method == method) counts[at].calls++;
    pthread_mutex_unlock(&lock);
    return S_OK;
}

static int by_calls(const void *a, const void *b) {
    long first = ((const Count *)a)->calls, second = ((const Count *)b)->calls;
    return first < second ? 1 : first > second ? -1 : 0;
}

static HRESULT notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    pthread_mutex_lock(&lock);
    qsort(counts, PLACES, sizeof *counts, by_calls);
    for (int i = 0; i < PRINTED && counts[i].calls > 0; i++)
        fprintf(stderr, "%10ld %s\n", counts[i].calls,
                counts[i].name != NULL ? counts[i].name : "?");
    pthread_mutex_unlock(&lock);
    info->vtable->Release(info);
    return S_OK;
}

static HRESULT nothing_code(void *self, MethodID method, BYTE_CODE *code, DWORD offset) {
    return (void)self, (void)method, (void)code, (void)offset, S_OK;
}
static HRESULT nothing_line(void *self, MethodID method, DWORD line) {
    return (void)self, (void)method, (void)line, S_OK;
}
static HRESULT method_exit(void *self, StackID caller) {
    return (void)self, (void)caller, S_OK;
}
static HRESULT method_exit2(void *self, MethodID caller, StackID stack) {
    return (void)self, (void)caller, (void)stack, S_OK;
}
static HRESULT notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first, UniqueID second) {
    return (void)self, (void)event, (void)first, (void)second, S_OK;
}

static const IJavaEventMonitor2Vtbl functions = {.QueryInterface = query,
                                                 .AddRef = add_reference,
                                                 .Release = release,
                                                 .ExecuteByteCode = nothing_code,
                                                 .ExecuteSourceLine = nothing_line,
                                                 .Initialize = initialize,
                                                 .MethodEntry = method_entry,
                                                 .MethodExit = method_exit,
                                                 .NotifyEvent = notify,
                                                 .GetPossibleEventCategories =
                                                     possible_categories,
                                                 .MethodExit2 = method_exit2,
                                                 .NotifyEvent2 = notify2};
static IJavaEventMonitor2 monitor = {&functions};

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid, (void)options;
    *out = (IUnknown *)(void *)&monitor;
    return S_OK;
}
