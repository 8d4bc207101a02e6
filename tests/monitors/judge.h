/* SPDX-License-Identifier: MIT */
/* What the monitors of these tests share: judgements of statements, and a monitor that hears
 * nothing of what its test does not name. Each library includes it once. */
#include <jevmon.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATEMENTS = 173 };

static _Atomic int shown[STATEMENTS], broken[STATEMENTS];

/* From any thread. */
static inline void judge(int number, bool good, const char *format, ...) {
    if (good) {
        shown[number]++;
        return;
    }
    if (broken[number]++ == 0) {
        va_list list;
        va_start(list, format);
        flockfile(stderr);
        fprintf(stderr, "M%d: ", number);
        vfprintf(stderr, format, list);
        fprintf(stderr, "\n");
        funlockfile(stderr);
        va_end(list);
    }
}

/* "ok M..." or "FAILED M..." for each statement, and a last line that the test looks for. */
static inline void report_statements(void) {
    bool good = true;
    for (int i = 0; i < STATEMENTS; i++) {
        if (broken[i])
            printf("FAILED M%d\n", i), good = false;
        else if (shown[i])
            printf("ok M%d\n", i);
    }
    fflush(stdout);
    fprintf(stderr, good ? "watch ok\n" : "watch failed\n");
}

static inline bool same(const GUID *a, GUID b) { return memcmp(a, &b, sizeof b) == 0; }

/* ---- A monitor that hears nothing ---- */

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

/* ---- Questions ---- */

static inline bool class_is(Plain *p, ClassID id, const char *name) {
    LPSTR text = NULL;
    bool is =
        p->info->vtable->ClassInformation(p->info, id, &text, NULL, NULL, NULL, NULL) == S_OK &&
        strcmp(text, name) == 0;
    jevmon_task_free(text);
    return is;
}
static inline ClassID class_of(Plain *p, ObjectID object) {
    ClassID id = 0;
    p->info->vtable->ObjectInformation(p->info, object, &id);
    return id;
}
static inline bool object_is(Plain *p, ObjectID object, const char *name) {
    return class_is(p, class_of(p, object), name);
}
/* 0: there is none. */
static inline FieldID field_named(Plain *p, ClassID id, const char *wanted) {
    FieldID *fields = NULL, found = 0;
    unsigned count = 0;
    p->info->vtable->GetClassFields(p->info, id, &count, &fields);
    for (unsigned i = 0; i < count; i++) {
        LPSTR name = NULL;
        p->info->vtable->FieldInformation(p->info, fields[i], &name, NULL);
        if (name != NULL && strcmp(name, wanted) == 0) found = fields[i];
        jevmon_task_free(name);
    }
    jevmon_task_free(fields);
    return found;
}
static inline int64_t field_value(Plain *p, ObjectID object, const char *name) {
    int64_t value = -12345;
    p->info->vtable->GetObjectField(p->info, object, field_named(p, class_of(p, object), name),
                                    &value);
    return value;
}
static inline int64_t element(Plain *p, ObjectID array, unsigned index) {
    int64_t value = -12345;
    p->info->vtable->GetArrayElement(p->info, array, index, &value);
    return value;
}
