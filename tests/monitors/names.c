/* SPDX-License-Identifier: MIT */
/* Text of every kind in the encodings of the header: modified UTF-8 as class files have it, and
 * UTF-16. java/Names.java makes what has such names: e acute, U+1F600, U+0000. */
#include "judge.h"

#define NAME "\xC3\xA9\xED\xA0\xBD\xED\xB8\x80\xC0\x80"

static IJavaEventMonitor2Vtbl functions;
static Plain names;
static bool thread_seen, class_seen;

static HRESULT names_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    *requested = JVM_MONITOR_EXCEPTIONS | JVM_MONITOR_THREADS | JVM_MONITOR_CLASS_LOADS;
    return result;
}

/* The class path's last place has such a name, as a file's can be: without U+0000. */
static void judge_class_path(void) {
    static const char end[] = "/names\xC3\xA9\xED\xA0\xBD\xED\xB8\x80";
    LPSTR path = NULL;
    judge(125,
          names.info->vtable->GetClassPath(names.info, &path) == S_OK &&
              strlen(path) > strlen(end) && strcmp(path + strlen(path) - strlen(end), end) == 0,
          "the class path is %s", path);
    jevmon_task_free(path);
}

/* The texts of a class: name, source file, a field, the methods. */
static void judge_class(ClassID id) {
    IJavaEventMonitorIDInfo4 *i = names.info;
    LPSTR name = NULL, source = NULL;
    MethodID *methods = NULL;
    int count = 0;
    bool found = false;
    judge(63,
          i->vtable->ClassInformation(i, id, &name, &source, &count, &methods, NULL) == S_OK &&
              strcmp(name, "Names" NAME) == 0 && strcmp(source, "Names" NAME ".java") == 0,
          "class %s of %s", name, source);
    for (int n = 0; n < count; n++) {
        LPSTR method = NULL;
        i->vtable->MethodInformation(i, methods[n], &method, NULL, NULL, NULL, NULL);
        found |= strcmp(method, "Names" NAME ".m" NAME "()V") == 0;
        jevmon_task_free(method);
    }
    judge(63, found, "no method has the name");
    judge(63, field_named(&names, id, "f" NAME) != 0, "no field has the name");
    class_seen = true;
    jevmon_task_free(name);
    jevmon_task_free(source);
    jevmon_task_free(methods);
}

static HRESULT names_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self;
    if (event == JVM_EVENT_TYPE_CLASS_LOAD_FINISHED) {
        if (class_is(&names, id, "Names" NAME)) judge_class(id);
    } else if (event == JVM_EVENT_TYPE_SHUTDOWN) {
        judge_class_path();
        judge(63, class_seen, "the class was not told");
        judge(155, thread_seen, "the thread's name was not told");
        names.heap->vtable->Release(names.heap);
        names.info->vtable->Release(names.info);
        report_statements();
    }
    return S_OK;
}

/* Descriptions: the program says which are right, as Strings, and how long they are, as a text
 * ends with a unit 0 that it may contain. */
static void judge_descriptions(ObjectID exception) {
    IJavaEventMonitorIDInfo4 *i = names.info;
    ObjectID things = (ObjectID)field_value(&names, exception, "things"),
             expected = (ObjectID)field_value(&names, exception, "expected"),
             lengths = (ObjectID)field_value(&names, exception, "lengths");
    for (unsigned n = 0; n < 5; n++) {
        LPWSTR got = NULL, wanted = NULL;
        size_t bytes = ((size_t)element(&names, lengths, n) + 1) * sizeof *got;
        HRESULT first =
            i->vtable->DescribeObject(i, (ObjectID)element(&names, expected, n), &wanted);
        HRESULT second =
            i->vtable->DescribeObject(i, (ObjectID)element(&names, things, n), &got);
        judge(125, first == S_OK && second == S_OK && memcmp(got, wanted, bytes) == 0,
              "description %u, of length %zu", n, bytes / sizeof *got - 1);
        jevmon_task_free(got);
        jevmon_task_free(wanted);
    }
}

static HRESULT names_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                             UniqueID second) {
    (void)self, (void)first;
    if (event == JVM_EVENT_TYPE2_THREAD_SET_NAME && strcmp((LPCSTR)second, "thread" NAME) == 0)
        judge(155, thread_seen = true, "");
    if (event == JVM_EVENT_TYPE2_EXCEPTION_THROWN && object_is(&names, second, "Names$Signal"))
        judge_descriptions(second);
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = names_initialize;
    functions.NotifyEvent = names_notify;
    functions.NotifyEvent2 = names_notify2;
    return plain_make(&names, &functions, options, out);
}
