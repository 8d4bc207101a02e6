/* SPDX-License-Identifier: MIT */
/* Monitors that are none, by their options: "fails" makes nothing, "none" answers S_OK with
 * nothing, "foreign" has other interfaces, "refuses" fails in Initialize, "holes" lacks
 * functions, "notable" has no table. */
#include "plain.h"

static int references, refuses;

static HRESULT bad_query(void *self, const GUID *iid, void **out) {
    const GUID first = IID_IJAVAEVENTMONITOR_VALUE;
    *out = NULL;
    if (!refuses || memcmp(iid, &first, sizeof first) != 0) return E_NOINTERFACE;
    references++;
    *out = self;
    return S_OK;
}
static ULONG bad_add(void *self) { return (void)self, (ULONG)++references; }
static ULONG bad_release(void *self) {
    (void)self;
    if (--references == 0) fprintf(stderr, "bad: released\n");
    return (ULONG)references;
}
static HRESULT bad_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                              DWORD flags, DWORD *requested) {
    (void)self, (void)name, (void)flags;
    *requested = ALL_JVM_MONITOR_EVENTS;
    info->vtable->Release(info); /* one too many */
    info->vtable->Release(info);
    return E_FAIL;
}
static HRESULT bad_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    fprintf(stderr, "bad: hears %d\n", (int)event);
    return S_OK;
}
static IJavaEventMonitorVtbl bad_functions = {.QueryInterface = bad_query,
                                              .AddRef = bad_add,
                                              .Release = bad_release,
                                              .ExecuteByteCode = plain_byte_code,
                                              .ExecuteSourceLine = plain_line,
                                              .Initialize = bad_initialize,
                                              .MethodEntry = plain_entry,
                                              .MethodExit = plain_exit,
                                              .NotifyEvent = bad_notify};
static IJavaEventMonitor bad = {&bad_functions};

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    *out = NULL;
    if (strcmp(options, "fails") == 0) return E_FAIL;
    if (strcmp(options, "none") == 0) return S_OK;
    refuses = strcmp(options, "foreign") != 0;
    if (strcmp(options, "holes") == 0) bad_functions.MethodEntry = NULL;
    if (strcmp(options, "notable") == 0) bad.vtable = NULL;
    references = 1;
    *out = (IUnknown *)(void *)&bad;
    return S_OK;
}
