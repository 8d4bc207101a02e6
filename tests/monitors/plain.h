/* SPDX-License-Identifier: MIT */
/* A monitor that hears nothing: whoever wants something takes its functions and replaces some.
 * It belongs to the tests and to bench/events. */
#include <jevmon.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static inline bool same(const GUID *a, GUID b) { return memcmp(a, &b, sizeof b) == 0; }

typedef struct Plain {
    IJavaEventMonitor2 monitor; /* first */
    _Atomic ULONG references;
    bool one; /* no IJavaEventMonitor2 */
    IJavaEventMonitorIDInfo4 *info;
    IJavaHeapMonitor2 *heap;
    char options[256];
} Plain;

static inline HRESULT plain_query(void *self, const GUID *iid, void **out) {
    Plain *p = self;
    *out = NULL;
    if (!same(iid, (GUID)IID_IUNKNOWN_VALUE) && !same(iid, (GUID)IID_IJAVAEVENTMONITOR_VALUE) &&
        (p->one || !same(iid, (GUID)IID_IJAVAEVENTMONITOR2_VALUE)))
        return E_NOINTERFACE;
    p->references++;
    *out = p;
    return S_OK;
}
static inline ULONG plain_add(void *self) { return ++((Plain *)self)->references; }
static inline ULONG plain_release(void *self) { return --((Plain *)self)->references; }
static inline HRESULT plain_byte_code(void *self, MethodID method, BYTE_CODE *code,
                                      DWORD offset) {
    return (void)self, (void)method, (void)code, (void)offset, S_OK;
}
static inline HRESULT plain_line(void *self, MethodID method, DWORD line) {
    return (void)self, (void)method, (void)line, S_OK;
}
/* Takes the interfaces; the mask stays empty. */
static inline HRESULT plain_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                       DWORD flags, DWORD *requested) {
    Plain *p = self;
    const GUID four = IID_IJAVAEVENTMONITORIDINFO4_VALUE, heap = IID_IJAVAHEAPMONITOR2_VALUE;
    (void)name, (void)flags;
    *requested = JVM_MONITOR_NONE;
    if (info->vtable->QueryInterface(info, &four, (void **)&p->info) != S_OK) return E_FAIL;
    return info->vtable->QueryInterface(info, &heap, (void **)&p->heap);
}
static inline HRESULT plain_entry(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, S_OK;
}
static inline HRESULT plain_exit(void *self, StackID caller) {
    return (void)self, (void)caller, S_OK;
}
static inline HRESULT plain_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    return (void)self, (void)event, (void)id, S_OK;
}
static inline HRESULT plain_possible(void *self, DWORD *possible) {
    return (void)self, *possible = ALL_JVM_MONITOR_EVENTS, S_OK;
}
static inline HRESULT plain_exit2(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, S_OK;
}
static inline HRESULT plain_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                                    UniqueID second) {
    return (void)self, (void)event, (void)first, (void)second, S_OK;
}
static const IJavaEventMonitor2Vtbl plain_functions = {
    plain_query, plain_add,  plain_release, plain_byte_code, plain_line,  plain_initialize,
    plain_entry, plain_exit, plain_notify,  plain_possible,  plain_exit2, plain_notify2};

/* One reference, for whoever asked for it. */
static inline HRESULT plain_make(Plain *p, const IJavaEventMonitor2Vtbl *functions,
                                 const char *options, IUnknown **out) {
    p->monitor.vtable = functions;
    p->references = 1;
    snprintf(p->options, sizeof p->options, "%s", options);
    *out = (IUnknown *)(void *)p;
    return S_OK;
}
