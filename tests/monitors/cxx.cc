// SPDX-License-Identifier: MIT
// A monitor in C++, by the abstract classes of the same header: counts calls.
#include <cstdio>
#include <cstring>
#include <jevmon.h>

namespace {
class Counter : public IJavaEventMonitor2 {
    ULONG references = 1;
    IJavaEventMonitorIDInfo *info = nullptr;
    long entries = 0;

  public:
    HRESULT QueryInterface(const GUID *iid, void **out) override {
        const GUID known[] = {IID_IUNKNOWN_VALUE, IID_IJAVAEVENTMONITOR_VALUE,
                              IID_IJAVAEVENTMONITOR2_VALUE};
        *out = nullptr;
        for (const GUID &one : known)
            if (std::memcmp(&one, iid, sizeof one) == 0) *out = this;
        if (*out == nullptr) return E_NOINTERFACE;
        AddRef();
        return S_OK;
    }
    ULONG AddRef() override { return ++references; }
    ULONG Release() override {
        if (--references == 0) std::fprintf(stderr, "cxx: released\n");
        return references;
    }
    HRESULT ExecuteByteCode(MethodID, BYTE_CODE *, DWORD) override { return S_OK; }
    HRESULT ExecuteSourceLine(MethodID, DWORD) override { return S_OK; }
    HRESULT Initialize(LPCSTR, IJavaEventMonitorIDInfo *given, DWORD,
                       DWORD *requested) override {
        info = given;
        info->AddRef();
        *requested = JVM_MONITOR_METHOD_CALLS;
        return S_OK;
    }
    HRESULT MethodEntry(MethodID method, StackID) override {
        LPSTR name = nullptr;
        if (info->MethodInformation(method, &name, nullptr, nullptr, nullptr, nullptr) == S_OK &&
            std::strcmp(name, "Watched.leaf(I)I") == 0)
            entries++;
        jevmon_task_free(name);
        return S_OK;
    }
    HRESULT MethodExit(StackID) override { return S_OK; }
    HRESULT NotifyEvent(JVM_EVENT_TYPE event, UniqueID) override {
        if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
        std::fprintf(stderr, "cxx: %ld\n", entries);
        info->Release();
        return S_OK;
    }
    HRESULT GetPossibleEventCategories(DWORD *possible) override {
        *possible = JVM_MONITOR_METHOD_CALLS;
        return S_OK;
    }
    HRESULT MethodExit2(MethodID, StackID) override { return S_OK; }
    HRESULT NotifyEvent2(JVM_EVENT_TYPE2, UniqueID, UniqueID) override { return S_OK; }
};
} // namespace

HRESULT JavaEventMonitorCreate(const GUID *, const char *, IUnknown **out) {
    *out = new Counter;
    return S_OK;
}
