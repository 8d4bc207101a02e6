// SPDX-License-Identifier: MIT
/*
 * An event monitor in C++ that walks the heap after each collection: what leads to the objects that live, and which
 * classes take most. Told is the last walk, at the end.
 *
 *     c++ -shared -fPIC heap_containment.cc -o libcontainment.so $(pkg-config --cflags minijvm)
 *     javac Work.java
 *     minijvm -Xmx4m -Xmonitor:./libcontainment.so Work.class
 */
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <deque>
#include <jevmon.h>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

const char *const kinds[] = {"?",        "?",  "thread",      "compiled", "native", "native code's",
                             "com",      "interpreted", "?", "static",   "finalizer", "internal"};

bool same(const GUID *a, const GUID &b) { return std::memcmp(a, &b, sizeof b) == 0; }

struct Object {
    ClassID of;
    DWORD bytes;
    std::vector<ObjectID> refs;
};

// One walk: between its first container and C_END, with all threads stopped.
class Walk : public IHeapInfoCallBack {
    IJavaEventMonitorIDInfo2 *info = nullptr;
    CONTAINER_TYPE container = C_END;
    std::vector<std::pair<ObjectID, CONTAINER_TYPE>> roots;
    std::unordered_map<ObjectID, Object> objects;

  public:
    std::map<std::string, size_t> by_kind, by_class; // bytes
    size_t walks = 0, lost = 0;

    void begin(IJavaEventMonitorIDInfo2 *given) { info = given; }
    HRESULT QueryInterface(const GUID *iid, void **out) override {
        const GUID unknown = IID_IUNKNOWN_VALUE, own = IID_IHEAPINFOCALLBACK_VALUE;
        *out = same(iid, unknown) || same(iid, own) ? this : nullptr;
        return *out != nullptr ? S_OK : E_NOINTERFACE;
    }
    ULONG AddRef() override { return 2; } // there is one, and it is never freed
    ULONG Release() override { return 1; }

    HRESULT BeginContainer(CONTAINER_TYPE type, UniqueID, UniqueID) override {
        container = type;
        if (type == C_END) end();
        return S_OK;
    }
    HRESULT RootReferences(const ObjectID *refs, unsigned count, const DWORD *) override {
        for (unsigned i = 0; i < count; i++)
            if (refs[i] != 0) roots.emplace_back(refs[i], container);
        return S_OK;
    }
    // An object of many references comes in parts.
    HRESULT ObjectReferences(ObjectID id, ClassID of, const ObjectID *refs, unsigned count, const DWORD *) override {
        Object &object = objects[id];
        object.of = of;
        info->GetObjectSize(id, &object.bytes);
        object.refs.insert(object.refs.end(), refs, refs + count);
        return S_OK;
    }

  private:
    std::string name_of(ClassID id) {
        LPSTR name = nullptr;
        std::string result = "?";
        if (info->ClassInformation(id, &name, nullptr, nullptr, nullptr, nullptr) == S_OK) result = name;
        jevmon_task_free(name);
        return result;
    }
    // Breadth first: each object belongs to the root that is nearest.
    void end() {
        std::deque<std::pair<ObjectID, CONTAINER_TYPE>> queue(roots.begin(), roots.end());
        std::unordered_map<ObjectID, bool> seen;
        std::unordered_map<ClassID, std::string> names;
        by_kind.clear();
        by_class.clear();
        while (!queue.empty()) {
            auto [id, kind] = queue.front();
            queue.pop_front();
            auto found = objects.find(id);
            if (found == objects.end() || seen[id]) continue;
            seen[id] = true;
            const Object &object = found->second;
            auto &name = names[object.of];
            if (name.empty()) name = name_of(object.of);
            by_kind[kinds[kind]] += object.bytes;
            by_class[name] += object.bytes;
            for (ObjectID to : object.refs) queue.emplace_back(to, kind);
        }
        walks++;
        lost = objects.size() - seen.size();
        roots.clear();
        objects.clear();
    }
};

class Containment : public IJavaEventMonitor2 {
    IJavaEventMonitorIDInfo2 *info = nullptr;
    IJavaHeapMonitor *heap = nullptr;
    Walk walk;

    static void tell(const char *title, const std::map<std::string, size_t> &all) {
        std::vector<std::pair<size_t, std::string>> rows;
        for (const auto &[name, bytes] : all) rows.emplace_back(bytes, name);
        std::sort(rows.rbegin(), rows.rend());
        std::fprintf(stderr, "%s\n", title);
        for (size_t i = 0; i < rows.size() && i < 10; i++)
            std::fprintf(stderr, "%10zu bytes  %s\n", rows[i].first, rows[i].second.c_str());
    }

  public:
    HRESULT QueryInterface(const GUID *iid, void **out) override {
        const GUID known[] = {IID_IUNKNOWN_VALUE, IID_IJAVAEVENTMONITOR_VALUE, IID_IJAVAEVENTMONITOR2_VALUE};
        *out = nullptr;
        for (const GUID &one : known)
            if (same(iid, one)) *out = this;
        return *out != nullptr ? S_OK : E_NOINTERFACE;
    }
    ULONG AddRef() override { return 2; }
    ULONG Release() override { return 1; }

    HRESULT Initialize(LPCSTR, IJavaEventMonitorIDInfo *given, DWORD, DWORD *requested) override {
        const GUID two = IID_IJAVAEVENTMONITORIDINFO2_VALUE, wanted = IID_IJAVAHEAPMONITOR_VALUE;
        *requested = JVM_MONITOR_NONE;
        if (given->QueryInterface(&two, (void **)&info) != S_OK || given->QueryInterface(&wanted, (void **)&heap) != S_OK)
            return E_FAIL;
        walk.begin(info);
        return heap->GetHeapInfo(&walk);
    }
    HRESULT GetPossibleEventCategories(DWORD *possible) override {
        *possible = JVM_MONITOR_NONE;
        return S_OK;
    }
    HRESULT NotifyEvent(JVM_EVENT_TYPE event, UniqueID) override {
        if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
        std::fprintf(stderr, "%zu collections; in the last walk %zu objects on no path\n", walk.walks, walk.lost);
        tell("What leads to the bytes that live:", walk.by_kind);
        tell("What they are:", walk.by_class);
        heap->Release();
        info->Release();
        return S_OK;
    }
    HRESULT NotifyEvent2(JVM_EVENT_TYPE2, UniqueID, UniqueID) override { return S_OK; }
    HRESULT MethodEntry(MethodID, StackID) override { return S_OK; }
    HRESULT MethodExit(StackID) override { return S_OK; }
    HRESULT MethodExit2(MethodID, StackID) override { return S_OK; }
    HRESULT ExecuteByteCode(MethodID, BYTE_CODE *, DWORD) override { return S_OK; }
    HRESULT ExecuteSourceLine(MethodID, DWORD) override { return S_OK; }
};
} // namespace

HRESULT JavaEventMonitorCreate(const GUID *, const char *, IUnknown **out) {
    static Containment monitor;
    *out = &monitor;
    return S_OK;
}
