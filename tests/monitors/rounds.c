/* SPDX-License-Identifier: MIT */
/* A monitor that has not promised FP_SAFE (M112): its method callbacks round toward zero, and
 * have no subnormal numbers, when they return. What the program computes must not change. */
#include "judge.h"

#include <immintrin.h>

enum { TOWARD_ZERO = 0x6000, NO_SUBNORMALS = 0x8040 };

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static _Atomic long calls;

static HRESULT spoil(void) {
    calls++;
    judge(112, !(_mm_getcsr() & (TOWARD_ZERO | NO_SUBNORMALS)), "rounding is spoilt: 0x%x",
          _mm_getcsr());
    _mm_setcsr(_mm_getcsr() | TOWARD_ZERO | NO_SUBNORMALS);
    return S_OK;
}

static HRESULT rounds_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                 DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    *requested = JVM_MONITOR_METHOD_CALLS;
    return result;
}
static HRESULT rounds_entry(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, spoil();
}
static HRESULT rounds_exit(void *self, MethodID method, StackID stack) {
    return (void)self, (void)method, (void)stack, spoil();
}
static HRESULT rounds_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self, (void)id;
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    judge(112, calls > 1000, "%ld calls", (long)calls);
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = rounds_initialize;
    functions.MethodEntry = rounds_entry;
    functions.MethodExit2 = rounds_exit;
    functions.NotifyEvent = rounds_notify;
    return plain_make(&plain, &functions, options, out);
}
