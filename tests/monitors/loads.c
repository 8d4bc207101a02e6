/* SPDX-License-Identifier: MIT */
/* A monitor of loading (M46, M151): each beginning has one end on its thread, innermost first,
 * and the program's classes have them in the order of their definitions. */
#include "judge.h"

enum { DEEPEST = 64, NAME = 300, LOG = 4096 };

static IJavaEventMonitor2Vtbl functions;
static Plain plain;
static __thread char open_names[DEEPEST][NAME];
static __thread int open_count;
static char told[LOG]; /* S begun, F finished, X failed, of the program's own classes */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static const char wanted[] =
    "S Loads$ProbeSub S Loads$ProbeBase F Loads$ProbeBase F Loads$ProbeSub "
    "S no/Probe X no/Probe "
    "S Loads$ProbeCut X Loads$ProbeCut "
    "S Loads$ProbeSub S Loads$ProbeBase X Loads$ProbeBase X Loads$ProbeSub "
    "S Loads$ProbeBase F Loads$ProbeBase "
    "S Loads$ProbeBase X Loads$ProbeBase "
    "S Loads$ProbeB1 X Loads$ProbeB1 "
    "S Loads$ProbeHidden F Loads$ProbeHidden "
    "S [LLoads$ProbeBase; F [LLoads$ProbeBase; ";

/* A hidden class has a number behind its name. */
static void note(char what, const char *name) {
    if (strstr(name, "Probe") == NULL) return;
    pthread_mutex_lock(&lock);
    size_t length = strlen(told);
    snprintf(told + length, sizeof told - length, "%c %.*s ", what, (int)strcspn(name, "+"),
             name);
    pthread_mutex_unlock(&lock);
}

static void started(const char *name) {
    note('S', name);
    judge(46, open_count < DEEPEST, "%s: too many have begun", name);
    if (open_count < DEEPEST) snprintf(open_names[open_count++], NAME, "%s", name);
}

static void ended(char what, const char *name) {
    note(what, name);
    judge(46, open_count > 0 && strcmp(open_names[open_count - 1], name) == 0,
          "%s ends, and %s has begun", name,
          open_count > 0 ? open_names[open_count - 1] : "nothing");
    if (open_count > 0) open_count--;
}

static void finished(ClassID id) {
    LPSTR text = NULL;
    judge(151,
          plain.info->vtable->ClassInformation(plain.info, id, &text, NULL, NULL, NULL, NULL) ==
              S_OK,
          "a class that is finished is unknown");
    if (text == NULL) return;
    for (char *p = text; *p != 0; p++)
        if (*p == '.') *p = '/';
    ended('F', text);
    jevmon_task_free(text);
}

static HRESULT loads_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    *requested = JVM_MONITOR_CLASS_LOADS;
    return result;
}

static HRESULT loads_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self;
    if (event == JVM_EVENT_TYPE_CLASS_LOAD_STARTED) started((LPCSTR)id);
    if (event == JVM_EVENT_TYPE_CLASS_LOAD_FINISHED) finished(id);
    if (event == JVM_EVENT_TYPE_CLASS_LOAD_FAILED) ended('X', (LPCSTR)id);
    if (event != JVM_EVENT_TYPE_SHUTDOWN) return S_OK;
    judge(46, open_count == 0, "%d have begun only", open_count);
    judge(151, strcmp(told, wanted) == 0, "told: %s", told);
    plain.heap->vtable->Release(plain.heap);
    plain.info->vtable->Release(plain.info);
    report_statements();
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = loads_initialize;
    functions.NotifyEvent = loads_notify;
    return plain_make(&plain, &functions, options, out);
}
