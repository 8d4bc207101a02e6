/* SPDX-License-Identifier: MIT */
/* An event monitor that counts callbacks and does nothing else. Options: the initialization
 * options that it promises and the categories that it asks for, in hexadecimal, with a comma
 * between. At the end one line on stderr: "events N". */
#include "tests/monitors/plain.h"

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static DWORD promised, categories;
static unsigned long count;

static HRESULT add(void) {
    __atomic_store_n(&count, count + 1, __ATOMIC_RELAXED);
    return S_OK;
}

static HRESULT count_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    if (result != S_OK) return result;
    *requested = categories;
    return plain.info->vtable->SetMonitorInitializationOptions(plain.info, promised);
}
static HRESULT count_possible(void *self, DWORD *possible) {
    return (void)self, *possible = categories, S_OK;
}
static HRESULT count_entry(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, add();
}
static HRESULT count_exit(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, add();
}
static HRESULT count_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    if (event == JVM_EVENT_TYPE_SHUTDOWN) fprintf(stderr, "events %lu\n", count);
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    sscanf(options, "%x,%x", &promised, &categories);
    functions = plain_functions;
    functions.Initialize = count_initialize;
    functions.GetPossibleEventCategories = count_possible;
    functions.MethodEntry = count_entry;
    functions.MethodExit2 = count_exit;
    functions.NotifyEvent = count_notify;
    return plain_make(&plain, &functions, options, out);
}
