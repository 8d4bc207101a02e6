/* SPDX-License-Identifier: MIT */
/* A monitor that writes what is asked of it and what it is told, a line each, for the checks of
 * registration and of initialization options. Options, separated by commas:
 *   name=WORD        begins each line
 *   one              no IJavaEventMonitor2
 *   promise=NUMBER   SetMonitorInitializationOptions in Initialize
 *   request=NUMBER   the mask that Initialize asks for
 *   possible=NUMBER  the answer of GetPossibleEventCategories; without it a failure
 *   detach           goes when it is told of MONITORS_INITIALIZED
 *   toggle           tries then to switch method events */
#include "judge.h"

typedef struct Who {
    Plain plain; /* first */
    char name[32];
    DWORD promise, request, possible;
    bool promises, fails, detach, toggle;
    long heard;
} Who;

static IJavaEventMonitor2Vtbl functions;

/* The value of a key, or NULL. */
static const char *word(const char *options, const char *key) {
    const char *at = strstr(options, key);
    return at != NULL ? at + strlen(key) : NULL;
}

static ULONG who_release(void *self) {
    Who *w = self;
    if (plain_release(self) > 0) return w->plain.references;
    fprintf(stderr, "%s: released\n", w->name);
    free(w);
    return 0;
}

static HRESULT who_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                              DWORD flags, DWORD *requested) {
    Who *w = self;
    DWORD first = 0, then = 0;
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    IJavaEventMonitorIDInfo4 *i = w->plain.info;
    i->vtable->GetMonitorInitializationOptions(i, &first);
    if (w->promises) i->vtable->SetMonitorInitializationOptions(i, w->promise);
    i->vtable->GetMonitorInitializationOptions(i, &then);
    *requested = w->request;
    fprintf(stderr, "%s: Initialize options 0x%x then 0x%x\n", w->name, first, then);
    return result;
}

static HRESULT who_possible(void *self, DWORD *possible) {
    Who *w = self;
    *possible = w->possible;
    return w->fails ? E_FAIL : S_OK;
}

/* M144: nothing is left but what the VM holds. */
static void detach(Who *w) {
    w->plain.info->vtable->SetEventMask(w->plain.info, JVM_MONITOR_NONE);
    w->plain.heap->vtable->NotifyOnObjectAllocations(w->plain.heap, NULL);
    w->plain.heap->vtable->GetHeapInfo(w->plain.heap, NULL);
    w->plain.heap->vtable->Release(w->plain.heap);
    w->plain.info->vtable->Release(w->plain.info);
    w->plain.info = NULL;
}

static void write_final(const Who *w, const char *when) {
    DWORD options = 1;
    HRESULT result =
        w->plain.info->vtable->GetFinalInitializationOptions(w->plain.info, &options);
    fprintf(stderr, "%s: %s final 0x%x is %s\n", w->name, when, options,
            result == S_OK ? "S_OK" : "a failure");
}

static void monitors_told(Who *w, UniqueID count, UniqueID possible) {
    DWORD mask = 0;
    IJavaEventMonitorIDInfo4 *i = w->plain.info;
    fprintf(stderr, "%s: MONITORS_INITIALIZED %lu possible 0x%lx\n", w->name,
            (unsigned long)count, (unsigned long)possible);
    i->vtable->GetEventMask(i, &mask);
    fprintf(stderr, "%s: mask 0x%x\n", w->name, mask);
    write_final(w, "at first");
    if (w->toggle) {
        HRESULT off =
            i->vtable->SetEventMask(i, mask ^ (DWORD)JVM_MONITOR_SPECIFIC_METHOD_CALLS);
        HRESULT other = i->vtable->SetEventMask(i, mask ^ (DWORD)JVM_MONITOR_THREADS);
        fprintf(stderr, "%s: toggles %s others %s\n", w->name,
                off == S_OK ? "S_OK" : "a failure", other == S_OK ? "S_OK" : "a failure");
    }
    if (w->detach) detach(w);
}

static HRESULT who_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    Who *w = self;
    (void)id;
    if (event != JVM_EVENT_TYPE_SHUTDOWN) {
        w->heard++;
        return S_OK;
    }
    if (w->plain.info != NULL) {
        write_final(w, "at last");
        w->plain.heap->vtable->Release(w->plain.heap);
        w->plain.info->vtable->Release(w->plain.info);
    }
    fprintf(stderr, "%s: SHUTDOWN after %s\n", w->name, w->heard > 0 ? "events" : "nothing");
    return S_OK;
}

static HRESULT who_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first, UniqueID second) {
    Who *w = self;
    if (event == JVM_EVENT_TYPE2_MONITORS_INITIALIZED)
        monitors_told(w, first, second);
    else if (event == JVM_EVENT_TYPE2_INITIALIZED)
        fprintf(stderr, "%s: INITIALIZED\n", w->name);
    else
        w->heard++;
    return S_OK;
}

static HRESULT who_entry(void *self, MethodID method, StackID stack) {
    (void)method, (void)stack;
    ((Who *)self)->heard++;
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    Who *w = calloc(1, sizeof *w);
    if (w == NULL) return E_OUTOFMEMORY;
    const char *name = word(options, "name="), *promise = word(options, "promise="),
               *request = word(options, "request="), *possible = word(options, "possible=");
    functions = plain_functions;
    functions.Release = who_release;
    functions.Initialize = who_initialize;
    functions.GetPossibleEventCategories = who_possible;
    functions.MethodEntry = who_entry;
    functions.NotifyEvent = who_notify;
    functions.NotifyEvent2 = who_notify2;
    if (name == NULL || sscanf(name, "%31[^,]", w->name) != 1) strcpy(w->name, "nameless");
    w->promises = promise != NULL;
    if (promise != NULL) w->promise = (DWORD)strtoul(promise, NULL, 0);
    if (request != NULL) w->request = (DWORD)strtoul(request, NULL, 0);
    if (possible != NULL) w->possible = (DWORD)strtoul(possible, NULL, 0);
    w->fails = possible == NULL;
    w->detach = word(options, "detach") != NULL;
    w->toggle = word(options, "toggle") != NULL;
    fprintf(stderr, "%s: created with %s \"%s\"\n", w->name,
            clsid == NULL                ? "no id"
            : clsid->data1 == 0x01234567 ? "its id"
                                         : "another id",
            options);
    HRESULT result = plain_make(&w->plain, &functions, options, out);
    w->plain.one = word(options, "one") != NULL;
    return result;
}
