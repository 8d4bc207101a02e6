/* SPDX-License-Identifier: MIT */
/* An event monitor that counts callbacks and does nothing else. Options: the initialization
 * options that it promises and the categories that it asks for, in hexadecimal, with a comma
 * between. At the end one line on stderr: "events N". */
#include <jevmon.h>
#include <stdio.h>
#include <string.h>

static IJavaEventMonitor2 monitor;
static DWORD promised, categories;
static unsigned long count;

static void add(void) { __atomic_store_n(&count, count + 1, __ATOMIC_RELAXED); }

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
    const GUID four = IID_IJAVAEVENTMONITORIDINFO4_VALUE;
    IJavaEventMonitorIDInfo4 *info;
    (void)self, (void)name, (void)flags;
    *requested = categories;
    if (given->vtable->QueryInterface(given, &four, (void **)&info) != S_OK) return E_FAIL;
    HRESULT result = info->vtable->SetMonitorInitializationOptions(info, promised);
    info->vtable->Release(info);
    return result;
}
static HRESULT possible(void *self, DWORD *all) { return (void)self, *all = categories, S_OK; }
static HRESULT entry(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, add(), S_OK;
}
static HRESULT leave(void *self, StackID caller) { return (void)self, (void)caller, S_OK; }
static HRESULT leave2(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, add(), S_OK;
}
static HRESULT byte_code(void *self, MethodID method, BYTE_CODE *code, DWORD offset) {
    return (void)self, (void)method, (void)code, (void)offset, S_OK;
}
static HRESULT line(void *self, MethodID method, DWORD number) {
    return (void)self, (void)method, (void)number, S_OK;
}
static HRESULT notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    if (event == JVM_EVENT_TYPE_SHUTDOWN) fprintf(stderr, "events %lu\n", count);
    return S_OK;
}
static HRESULT notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first, UniqueID second) {
    return (void)self, (void)event, (void)first, (void)second, S_OK;
}

static const IJavaEventMonitor2Vtbl functions = {query,  add_reference, release, byte_code,
                                                 line,   initialize,    entry,   leave,
                                                 notify, possible,      leave2,  notify2};

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    sscanf(options, "%x,%x", &promised, &categories);
    monitor.vtable = &functions;
    *out = (IUnknown *)(void *)&monitor;
    return S_OK;
}
