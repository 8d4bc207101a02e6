/* SPDX-License-Identifier: MIT */
/* A monitor that asks what java/Asked.java has ready, on the threads that call it and on one
 * that the VM does not know, answers every callback with a failure, and has native methods.
 * Options: "specific": only Asked.chosen's calls; "safe": promises GC_SAFE; "second": only says
 * what the first must not hear. */
#include "judge.h"

#include <jni.h>
#include <time.h>

typedef struct Ask {
    Plain plain; /* first */
    bool specific, second, safe;
    int entries, exits, values_seen, laters, classes, threads, chosen_exits, through_exits;
    int quiet_entries, fatal[3], again[3], in_native[3], wide_exits, collections, foreign;
    ObjectID old;
    ObjectHandleID handle; /* of the same */
    ThreadID told[2];      /* the first that were */
    _Atomic ThreadID ended;
    ClassID counted[6], child, parent, middle, base, values;
    FieldID static_long;
    StackID thrown_in;
    MethodID trace_methods[2];
    StackID trace_stacks[2];
    int trace_count, unwound;
} Ask;

static IJavaEventMonitor2Vtbl functions;
static IObjectAllocationCallBack allocation;
static Ask asks[2];
static int ask_count;
static IObjectAllocationCallBack replacing;
static _Atomic int second_quiet, allocated, allocated_late, replacing_allocated,
    allocation_references = 1;
static _Atomic bool replaced;
static _Atomic ObjectID allocated_values;  /* as its allocation was told */
static __thread bool is_foreign, asks_now, /* the first monitor asks questions */
    inside;                                /* it runs Java code itself */
static __thread pthread_t trace_asker;
static JNIEnv *running_env; /* of the main thread */

static bool method_is(Ask *a, MethodID method, const char *name) {
    LPSTR text = NULL;
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    bool is = i->vtable->MethodInformation(i, method, &text, NULL, NULL, NULL, NULL) == S_OK &&
              strcmp(text, name) == 0;
    jevmon_task_free(text);
    return is;
}

/* ---- Native methods ---- */

JNIEXPORT void JNICALL Java_Asked_catches(JNIEnv *env, jclass c) {
    (*env)->CallStaticVoidMethod(env, c, (*env)->GetStaticMethodID(env, c, "thrower", "()V"));
    (*env)->ExceptionClear(env);
}
JNIEXPORT jint JNICALL Java_Asked_through(JNIEnv *env, jclass c, jint n) {
    running_env = env;
    return (*env)->CallStaticIntMethod(env, c,
                                       (*env)->GetStaticMethodID(env, c, "leaf", "(I)I"), n);
}

/* ---- Values (M129, M160, M167) ---- */

static void judge_value(Ask *a, ObjectID object, const char *name, int64_t right) {
    int64_t got = field_value(&a->plain, object, name);
    judge(129, got == right, "%s is %lld", name, (long long)got);
}

static void judge_array(Ask *a, ObjectID object, const char *name, int64_t first,
                        int64_t second) {
    ObjectID array = (ObjectID)field_value(&a->plain, object, name);
    int64_t none = 1;
    judge(129, element(&a->plain, array, 0) == first && element(&a->plain, array, 1) == second,
          "%s has %lld and %lld", name, (long long)element(&a->plain, array, 0),
          (long long)element(&a->plain, array, 1));
    judge(126,
          a->plain.info->vtable->GetArrayElement(a->plain.info, array, 2, &none) == E_FAIL &&
              none == 0,
          "an element behind the end of %s", name);
}

static bool text_is(Ask *a, ObjectID object, const char *right) {
    LPWSTR text = NULL;
    size_t n = 0;
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    if (i->vtable->DescribeObject(i, object, &text) != S_OK) return false;
    while (right[n] != 0 && text[n] == (unsigned char)right[n]) n++;
    bool is = right[n] == 0 && text[n] == 0;
    jevmon_task_free(text);
    return is;
}

static int64_t static_value(Ask *a, const char *name) {
    int64_t value = -12345;
    FieldID field = field_named(&a->plain, a->values, name);
    judge(167, a->plain.info->vtable->GetObjectField(a->plain.info, 0, field, &value) == S_OK,
          "%s needs an object", name);
    return value;
}

static void judge_values(Ask *a, ObjectID object) {
    judge_value(a, object, "aByte", -5);
    judge_value(a, object, "aShort", -300);
    judge_value(a, object, "anInt", -70000);
    judge_value(a, object, "aLong", -5000000000);
    judge_value(a, object, "aChar", 0xffff);
    judge_value(a, object, "aBoolean", 1);
    judge_value(a, object, "aFloat", 0xbfc00000);
    judge_value(a, object, "aDouble", (int64_t)0xc004000000000000);
    judge_value(a, object, "none", 0);
    judge_array(a, object, "bytes", 1, -2);
    judge_array(a, object, "shorts", 3, -4);
    judge_array(a, object, "ints", 5, -6);
    judge_array(a, object, "longs", 7, -8000000000);
    judge_array(a, object, "chars", 'a', 0xff00);
    judge_array(a, object, "booleans", 0, 1);
    judge_array(a, object, "floats", 0x3f800000, 0xbfc00000);
    judge_array(a, object, "doubles", 0x3ff0000000000000, (int64_t)0xc004000000000000);
    ObjectID text = (ObjectID)field_value(&a->plain, object, "text"),
             objects = (ObjectID)field_value(&a->plain, object, "objects");
    judge(129, text_is(a, text, "held"), "the text of a field");
    judge(129,
          element(&a->plain, objects, 0) == 0 &&
              text_is(a, (ObjectID)element(&a->plain, objects, 1), "element"),
          "the text of an element");
    judge(160,
          object_is(&a->plain, text, "java.lang.String") &&
              object_is(&a->plain, objects, "[Ljava.lang.Object;") &&
              object_is(&a->plain, (ObjectID)field_value(&a->plain, object, "ints"), "[I") &&
              class_of(&a->plain, object) == a->values,
          "classes of objects");
    judge(160, a->plain.info->vtable->ObjectInformation(a->plain.info, object, NULL) == E_FAIL,
          "a class without a place");
    judge(167, static_value(a, "sByte") == -7 && static_value(a, "sChar") == 0xfffe, "statics");
    judge(167, static_value(a, "sLong") == INT64_MIN + 3, "a long static");
    judge(167, text_is(a, (ObjectID)static_value(a, "sText"), "static"), "a static reference");
    int64_t value = 1;
    judge(167,
          a->plain.info->vtable->GetObjectField(
              a->plain.info, 0, field_named(&a->plain, a->values, "anInt"), &value) == E_FAIL &&
              value == 0,
          "an instance's field of no object");
    a->values_seen++;
    a->old = object;
    a->static_long = field_named(&a->plain, a->values, "sLong");
}

/* After a collection; a thread that has ended. */
static void judge_expired(Ask *a) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    ClassID id = 1;
    int64_t value = 1;
    DWORD number = 1;
    a->laters++;
    judge(128, i->vtable->ObjectInformation(i, a->old, &id) == E_FAIL && id == 0, "an object");
    judge(128,
          i->vtable->GetObjectField(i, a->old, field_named(&a->plain, a->values, "anInt"),
                                    &value) == E_FAIL &&
              value == 0,
          "a field of an object from before a collection");
    judge(1, i->vtable->GetObjectField(i, 0, a->static_long, &value) == S_OK, "a static field");
    /* The callback that told its end has returned on another thread, or is about to. */
    if (a->laters == 1) return;
    for (int tries = 0; tries < 6000; tries++) {
        if (a->ended != 0 && i->vtable->ThreadInformation(i, a->ended, &number) != S_OK) break;
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    judge(127,
          a->ended != 0 && i->vtable->ThreadInformation(i, a->ended, &number) == E_FAIL &&
              number == 0 && i->vtable->GetStackTrace(i, a->ended) == E_FAIL,
          "a thread that has ended");
    judge(127, i->vtable->FieldInformation(i, a->child, NULL, NULL) == E_FAIL,
          "a class for a field");
    judge(127,
          i->vtable->MethodInformation(i, a->static_long, NULL, NULL, NULL, NULL, NULL) ==
              E_FAIL,
          "a field for a method");
    judge(127,
          i->vtable->ClassInformation(i, a->child + 8, NULL, NULL, NULL, NULL, NULL) == E_FAIL,
          "the inside of a class");
}

/* ---- Classes (M5, M75, M76) ---- */

enum { MANY = 256 };

static int count_methods(Ask *a, const MethodID *methods, unsigned count, const char *name) {
    int found = 0;
    for (unsigned n = 0; n < count; n++) found += method_is(a, methods[n], name);
    return found;
}

static void judge_child(Ask *a) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    ClassID super = 0, interfaces[MANY];
    MethodID methods[MANY];
    unsigned interface_count = MANY, method_count = MANY;
    bool middle = false, base = false;
    judge(1,
          i->vtable->ClassInformation2(i, a->child, &super, interfaces, &interface_count,
                                       methods, &method_count) == S_OK,
          "ClassInformation2");
    for (unsigned n = 0; n < interface_count && n < MANY; n++) {
        middle |= class_is(&a->plain, interfaces[n], "Asked$Middle");
        base |= class_is(&a->plain, interfaces[n], "Asked$Base");
    }
    judge(75, middle && base, "%u interfaces", interface_count);
    judge(76, super == a->parent, "another superclass");
    judge(76,
          count_methods(a, methods, method_count, "Asked$Child.open()I") >= 1 &&
              count_methods(a, methods, method_count, "Asked$Child.base()I") >= 1 &&
              count_methods(a, methods, method_count, "Asked$Child.own()I") >= 1 &&
              count_methods(a, methods, method_count, "Asked$Child.<init>()V") == 1 &&
              count_methods(a, methods, method_count,
                            "Asked$Parent.toString()Ljava/lang/String;") == 1 &&
              count_methods(a, methods, method_count, "java/lang/Object.hashCode()I") == 1,
          "%u methods", method_count);
    judge(76,
          count_methods(a, methods, method_count, "Asked$Parent.open()I") == 0 &&
              count_methods(a, methods, method_count,
                            "java/lang/Object.toString()Ljava/lang/String;") == 0,
          "methods that are overridden");
}

static void judge_parent(Ask *a) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    MethodID methods[MANY];
    unsigned count = MANY;
    i->vtable->ClassInformation2(i, a->parent, NULL, NULL, NULL, methods, &count);
    judge(76,
          count_methods(a, methods, count, "Asked$Parent.counted()I") == 1 &&
              count_methods(a, methods, count, "Asked$Parent.hidden()I") >= 1 &&
              count_methods(a, methods, count, "Asked$Parent.open()I") >= 1,
          "static, private and abstract ones of %u", count);
}

/* Instances since the class was loaded. */
static const char *const counted_names[] = {"Asked$Values", "Asked$Later", "Asked$Fatal",
                                            "Asked$Again",  "Asked$Child", "Asked$Parent"};

static void judge_counts(Ask *a) {
    static const int64_t right[] = {1, 2, 1, 3, 1, 0};
    for (int n = 0; n < 6; n++) {
        int64_t made = -2;
        a->plain.info->vtable->ClassInformation(a->plain.info, a->counted[n], NULL, NULL, NULL,
                                                NULL, &made);
        judge(62, made == right[n], "%lld of %s", (long long)made, counted_names[n]);
    }
}

static void note_counted(Ask *a, ClassID id) {
    for (int n = 0; n < 6; n++)
        if (class_is(&a->plain, id, counted_names[n])) a->counted[n] = id;
}

/* What the VM returns is the monitor's: it may be written, and is freed by it. */
static void judge_memory(Ask *a, ClassID id) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    for (int n = 0; n < 2; n++) {
        LPSTR name = NULL, source = NULL, path = NULL;
        MethodID *methods = NULL;
        FieldID *fields = NULL;
        unsigned field_count = 0;
        int count = 0;
        i->vtable->ClassInformation(i, id, &name, &source, &count, &methods, NULL);
        i->vtable->GetClassFields(i, id, &field_count, &fields);
        i->vtable->GetClassPath(i, &path);
        judge(5,
              strcmp(name, "Asked$Values") == 0 && strcmp(source, "Asked.java") == 0 &&
                  method_is(a, methods[0], "Asked$Values.<init>()V"),
              "%s of %s", name, source);
        judge(5, strlen(path) > 0, "no class path");
        memset(name, 'x', strlen(name));
        memset(source, 'x', strlen(source));
        memset(path, 'x', strlen(path));
        memset(methods, 0xff, (size_t)count * sizeof *methods);
        memset(fields, 0xff, field_count * sizeof *fields);
        jevmon_task_free(name);
        jevmon_task_free(source);
        jevmon_task_free(path);
        jevmon_task_free(methods);
        jevmon_task_free(fields);
    }
    char *own = jevmon_task_alloc(100);
    judge(5, own != NULL && memset(own, 1, 100) == own, "no memory");
    jevmon_task_free(own);
    jevmon_task_free(NULL);
}

static void class_finished(Ask *a, ClassID id) {
    a->classes++;
    note_counted(a, id);
    if (class_is(&a->plain, id, "Asked$Child")) a->child = id;
    if (class_is(&a->plain, id, "Asked$Parent")) a->parent = id;
    if (class_is(&a->plain, id, "Asked$Values")) a->values = id;
    if (!class_is(&a->plain, id, "Asked")) return;
    MethodID *methods = NULL;
    int count = 0;
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    i->vtable->ClassInformation(i, id, NULL, NULL, &count, &methods, NULL);
    for (int n = 0; n < count; n++) {
        unsigned length = 1;
        unsigned char *code = (unsigned char *)1;
        judge(64,
              i->vtable->JITCompiledMethodInformation(i, methods[n], &length, &code) ==
                      E_FAIL &&
                  length == 0 && code == NULL,
              "code of a method that has not run");
        if (method_is(a, methods[n], "Asked.chosen(I)I"))
            i->vtable->EnableMethodCallEvents(i, methods[n], JVM_ID_METHOD,
                                              JVM_PERMIT_METHOD_CALL_EVENTS);
    }
    jevmon_task_free(methods);
}

/* ---- Places that nobody names (M6), what is switched late ---- */

static void judge_no_places(Ask *a, ObjectID object) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    const IJavaEventMonitorIDInfo4Vtbl *f = i->vtable;
    const IJavaHeapMonitor2Vtbl *h = a->plain.heap->vtable;
    FieldID field = field_named(&a->plain, a->values, "sLong");
    MethodID *methods = NULL;
    JVM_METHOD_SAMPLE sample = {0};
    f->ClassInformation(i, a->values, NULL, NULL, NULL, &methods, NULL);
    judge(6,
          f->ClassInformation(i, a->values, NULL, NULL, NULL, NULL, NULL) == S_OK &&
              f->ClassInformation2(i, a->values, NULL, NULL, NULL, NULL, NULL) == S_OK &&
              f->MethodInformation(i, methods[0], NULL, NULL, NULL, NULL, NULL) == S_OK &&
              f->InterpretedMethodInformation(i, methods[0], NULL, NULL) == S_OK &&
              f->FieldInformation(i, field, NULL, NULL) == S_OK &&
              f->GetClassFields(i, a->values, NULL, NULL) == S_OK &&
              f->StaticClassInformation(i, a->values, NULL, NULL) == S_OK &&
              h->GetContainerDescription(a->plain.heap, C_HEAP, NULL, NULL) == S_OK,
          "a place that may be left out");
    judge(126,
          f->ObjectInformation(i, object, NULL) == E_FAIL &&
              f->GetObjectSize(i, object, NULL) == E_FAIL &&
              f->GetObjectField(i, object, field, NULL) == E_FAIL &&
              f->GetArrayElement(i, object, 0, NULL) == E_FAIL &&
              f->DescribeObject(i, object, NULL) == E_FAIL &&
              f->GetHandlesToObjects(i, 1, NULL, NULL) == E_FAIL &&
              f->GetObjectsFromHandles(i, 1, NULL, NULL) == E_FAIL &&
              f->FreeHandlesToObjects(i, 1, NULL) == E_FAIL &&
              f->GetCurrentThread(i, NULL) == E_FAIL &&
              f->ThreadInformation(i, 0, NULL) == E_FAIL &&
              f->GetClassPath(i, NULL) == E_FAIL && f->GetEventMask(i, NULL) == E_FAIL &&
              f->GetSpecialClassProperties(i, NULL, NULL, NULL) == E_FAIL &&
              f->SampleThreadLocation(i, 0, NULL) == E_FAIL &&
              f->GetFinalInitializationOptions(i, NULL) == E_FAIL &&
              f->GetMonitorInitializationOptions(i, NULL) == E_FAIL &&
              f->EnableMethodCallEvents(i, 0, 0, 0) == E_FAIL &&
              h->GetObjectAge(a->plain.heap, object, NULL) == E_FAIL,
          "a place that is needed");
    judge(126,
          f->GetArrayElement(i, object, 0, &(int64_t){1}) == E_FAIL &&
              f->GetClassFields(i, field, NULL, NULL) == E_FAIL &&
              f->MethodInformation(i, a->values, NULL, NULL, NULL, NULL, NULL) == E_FAIL &&
              f->ThreadInformation(i, a->values, &(DWORD){1}) == E_FAIL &&
              f->GetStackTrace(i, object) == E_FAIL &&
              f->SampleThreadLocation(i, field, &sample) == E_FAIL &&
              h->GetContainerDescription(a->plain.heap, 0, NULL, NULL) == E_FAIL,
          "an id of another kind");
    jevmon_task_free(methods);
}

/* After a collection: the object that a handle was taken of, and what can be switched still. */
static void judge_later(Ask *a) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    IJavaHeapMonitor2 *h = a->plain.heap;
    ObjectID object = 0;
    DWORD mask = 0, now = 0, possible = 0, still = 0, enabled = 1;
    judge(56,
          i->vtable->GetObjectsFromHandles(i, 1, &a->handle, &object) == S_OK && object != 0 &&
              object != a->old && field_value(&a->plain, object, "anInt") == -70000,
          "what the handle is of");
    judge(94, i->vtable->ObjectInformation(i, allocated_values, &(ClassID){0}) == E_FAIL,
          "the id that its allocation had");
    i->vtable->FreeHandlesToObjects(i, 1, &a->handle);
    ULONG references = h->vtable->AddRef(h);
    judge(4, h->vtable->AddRef(h) == references + 1 && h->vtable->Release(h) == references,
          "references of the heap monitor");
    h->vtable->Release(h);
    judge(89,
          h->vtable->ModifyHeapMonitorCapabilities(h, 0, 0, &enabled) == S_OK && enabled == 0,
          "the query has failed");
    enabled = 1;
    judge(89,
          h->vtable->ModifyHeapMonitorCapabilities(h, JVM_HEAPMON_OBJECT_AGE, 1, &enabled) ==
                  E_FAIL &&
              enabled == 0,
          "the enabled set is not stored on failure");
    i->vtable->GetEventMask(i, &mask);
    i->vtable->GetProfilingCapabilities(i, NULL, &possible, NULL, NULL, NULL);
    judge(159,
          i->vtable->SetEventMask(i, mask | JVM_MONITOR_BYTE_CODE_EXECUTION) == S_OK &&
              i->vtable->GetEventMask(i, &now) == S_OK &&
              now == (mask | JVM_MONITOR_BYTE_CODE_EXECUTION),
          "the mask is 0x%x", now);
    i->vtable->GetProfilingCapabilities(i, NULL, &still, NULL, NULL, NULL);
    judge(109, possible == still && (possible & ~now) != 0, "possible 0x%x and 0x%x", possible,
          still);
    judge(72,
          i->vtable->SetEventMask(i, ALL_JVM_MONITOR_EVENTS) == S_OK &&
              i->vtable->GetEventMask(i, &now) == S_OK && now == possible,
          "of all categories 0x%x are left, 0x%x are possible", now, possible);
    i->vtable->SetEventMask(i, mask);
    int before = allocation_references;
    judge(86,
          h->vtable->NotifyOnObjectAllocations(h, &replacing) == S_OK &&
              allocation_references == before,
          "%d references, then %d", before, allocation_references);
    replaced = true;
}

/* ---- A thread that the VM does not know (M58, M131) ---- */

typedef struct Foreign {
    Ask *ask;
    ObjectID object;
    ThreadID asker;
} Foreign;

static void *ask_from_outside(void *data) {
    const Foreign *f = data;
    Ask *a = f->ask;
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    ThreadID self = 1;
    DWORD mask = 0, number = 0, bytes = 0;
    LPSTR name = NULL;
    ObjectHandleID handle = 0;
    ObjectID back = 0;
    is_foreign = asks_now = true;
    judge(131, i->vtable->GetCurrentThread(i, &self) == E_FAIL && self == 0, "it is a thread");
    judge(58, i->vtable->GetEventMask(i, &mask) == S_OK && mask != 0, "no mask");
    judge(58,
          i->vtable->SetEventMask(i, mask & ~(DWORD)(JVM_MONITOR_METHOD_CALLS |
                                                     JVM_MONITOR_SPECIFIC_METHOD_CALLS)) ==
                  S_OK &&
              i->vtable->SetEventMask(i, mask) == S_OK,
          "the mask cannot be set");
    judge(58, i->vtable->ThreadInformation(i, f->asker, &number) == S_OK && number != 0,
          "no thread's number");
    judge(58, class_is(&a->plain, a->values, "Asked$Values"), "no class's name");
    i->vtable->FieldInformation(
        i, a->static_long != 0 ? a->static_long : field_named(&a->plain, a->values, "sLong"),
        &name, NULL);
    judge(58, name != NULL && strcmp(name, "sLong") == 0, "no field's name");
    jevmon_task_free(name);
    judge(58, object_is(&a->plain, f->object, "Asked$Values"), "no object's class");
    judge(58, field_value(&a->plain, f->object, "anInt") == -70000, "no object's field");
    judge(58, static_value(a, "sByte") == -7, "no static field");
    judge(58, i->vtable->GetObjectSize(i, f->object, &bytes) == S_OK && bytes > 8, "no size");
    judge(58, text_is(a, (ObjectID)field_value(&a->plain, f->object, "text"), "held"),
          "no text");
    judge(58,
          i->vtable->GetHandlesToObjects(i, 1, (ObjectID[]){f->object}, &handle) == S_OK &&
              i->vtable->GetObjectsFromHandles(i, 1, &handle, &back) == S_OK &&
              back == f->object && i->vtable->FreeHandlesToObjects(i, 1, &handle) == S_OK,
          "no handle");
    judge_no_places(a, f->object);
    self = 1;
    judge(131, i->vtable->GetCurrentThread(i, &self) == E_FAIL && self == 0,
          "it has become a thread");
    a->foreign++;
    return NULL;
}

static void ask_outside(Ask *a, ObjectID object) {
    pthread_t thread;
    Foreign f = {.ask = a, .object = object};
    a->plain.info->vtable->GetCurrentThread(a->plain.info, &f.asker);
    pthread_create(&thread, NULL, ask_from_outside, &f);
    pthread_join(thread, NULL);
}

/* ---- Methods ---- */

static void take_trace(Ask *a) {
    a->trace_count = 0;
    a->trace_methods[0] = a->trace_methods[1] = a->trace_stacks[0] = a->trace_stacks[1] = 0;
    trace_asker = pthread_self();
    a->plain.info->vtable->GetStackTrace(a->plain.info, 0);
}

/* M111: in a callback that promises GC_SAFE questions are answered; M132: but not those that
 * would wait for another thread. */
static void judge_safe(Ask *a) {
    IJavaEventMonitorIDInfo4 *i = a->plain.info;
    ThreadID self = 0;
    DWORD mask = 0;
    JVM_METHOD_SAMPLE sample = {.flags = 0x1f};
    judge(111, i->vtable->GetCurrentThread(i, &self) == S_OK && self != 0, "no thread");
    judge(111, a->values == 0 || static_value(a, "sByte") == -7, "no static field");
    judge(111, a->values == 0 || class_is(&a->plain, a->values, "Asked$Values"), "no name");
    judge(111,
          i->vtable->GetEventMask(i, &mask) == S_OK && i->vtable->SetEventMask(i, mask) == S_OK,
          "no mask");
    ThreadID other = a->told[0] != self ? a->told[0] : a->told[1];
    judge(132,
          other != 0 && i->vtable->GetStackTrace(i, other) == E_FAIL &&
              i->vtable->SampleThreadLocation(i, other, &sample) == E_FAIL,
          "it waits for another thread");
    judge(132, i->vtable->GetStackTrace(i, self) == S_OK, "no trace of itself");
}

static HRESULT ask_entry(void *self, MethodID method, StackID stack) {
    Ask *a = self;
    JVM_METHOD_SAMPLE sample = {.flags = 0x1f};
    a->entries++;
    judge(118, true, "");
    judge(132, !asks_now || !a->second, "a question runs code");
    judge(153, (!inside || a->second) && !is_foreign,
          "an event of what the monitor does itself");
    if (method_is(a, method, "Asked.quiet()V")) a->quiet_entries++;
    if (a->second || a->entries > 10000000) return E_FAIL;
    if (method_is(a, method, "Asked.trigger()V") && !a->safe && running_env != NULL) {
        JNIEnv *env = running_env;
        inside = true;
        jclass c = (*env)->FindClass(env, "Asked");
        (*env)->CallStaticVoidMethod(env, c, (*env)->GetStaticMethodID(env, c, "quiet", "()V"));
        inside = false;
    }
    if (method_is(a, method, "Asked.leaf(I)I") || method_is(a, method, "Asked.catches()V")) {
        bool native = method_is(a, method, "Asked.catches()V");
        a->plain.info->vtable->SampleThreadLocation(a->plain.info, 0, &sample);
        judge(164,
              sample.accuracy > 0 && sample.method_id == method && sample.stack_id == stack,
              "accuracy %u at an entry", sample.accuracy);
        judge(164, sample.accuracy == (native ? 100 : 50), "accuracy %u", sample.accuracy);
        DWORD mask = 0;
        a->plain.info->vtable->GetEventMask(a->plain.info, &mask);
        judge(71, !(mask & JVM_MONITOR_SAMPLING) && sample.accuracy > 0, "no estimate");
        take_trace(a);
        judge(123, a->trace_methods[0] == method && a->trace_stacks[0] == stack,
              "a trace names another place");
        if (a->safe) judge_safe(a);
    }
    return E_FAIL;
}

static HRESULT ask_exit(void *self, StackID caller) {
    (void)self, (void)caller;
    judge(118, false, "MethodExit though there is interface 2");
    return E_FAIL;
}

static HRESULT ask_exit2(void *self, MethodID caller, StackID stack) {
    Ask *a = self;
    MethodID method = 0;
    a->exits++;
    if (a->second) return E_FAIL;
    a->plain.info->vtable->GetMethodExitReturnValue(a->plain.info, &method, NULL);
    bool chosen = method_is(a, method, "Asked.chosen(I)I"),
         leaf = method_is(a, method, "Asked.leaf(I)I"),
         wide = method_is(a, method, "Asked.wide(I)J");
    LPSTR name = NULL;
    a->plain.info->vtable->MethodInformation(a->plain.info, method, &name, NULL, NULL, NULL,
                                             NULL);
    if (wide || leaf || chosen) {
        judge(82, strcmp(strchr(name, ')'), wide ? ")J" : ")I") == 0, "%s", name);
        take_trace(a);
        judge(148,
              a->trace_methods[0] == method && a->trace_methods[1] == caller &&
                  a->trace_stacks[1] == stack,
              "the caller of %s is another in its trace", name);
    }
    jevmon_task_free(name);
    a->wide_exits += wide;
    if (chosen)
        judge(148, method_is(a, caller, "Asked.notChosen(I)I"), "chosen's caller"),
            a->chosen_exits++;
    if (leaf && method_is(a, caller, "Asked.through(I)I")) a->through_exits++;
    if (leaf)
        judge(148,
              method_is(a, caller, "Asked.through(I)I") ||
                  method_is(a, caller, "Asked.wide(I)J"),
              "leaf's caller");
    return E_FAIL;
}

/* ---- Events ---- */

static void shut_down(Ask *a) {
    if (a->second) {
        second_quiet = a->quiet_entries;
    } else {
        judge(118, a->classes > 50 && a->threads >= 2 && a->collections >= 1,
              "%d classes, %d threads, %d collections", a->classes, a->threads, a->collections);
        judge(152, a->values_seen == 1 && a->laters == 2 && allocated > 100,
              "%d and %d, %d allocations: a failure ends the callbacks", a->values_seen,
              a->laters, allocated);
        judge(148, a->chosen_exits == 3, "chosen left %d times", a->chosen_exits);
        judge(58, a->foreign == 1, "nobody asked from outside");
        asks_now = true;
        judge_child(a);
        judge_parent(a);
        judge_memory(a, a->values);
        judge_counts(a);
        asks_now = false;
        judge(156, a->fatal[0] == 1 && a->fatal[1] >= 2 && a->fatal[2] == 0,
              "uncaught: thrown %d unwound %d occurred %d", a->fatal[0], a->fatal[1],
              a->fatal[2]);
        judge(156, a->again[0] == 6 && a->again[1] == 0 && a->again[2] == 6,
              "again: thrown %d unwound %d occurred %d", a->again[0], a->again[1], a->again[2]);
        judge(156, a->in_native[0] == 1 && a->in_native[1] == 1 && a->in_native[2] == 1,
              "in native code: thrown %d unwound %d occurred %d", a->in_native[0],
              a->in_native[1], a->in_native[2]);
    }
    if (!a->second)
        judge(86, allocated_late <= 2 && replacing_allocated > 0,
              "the callback that was replaced is called %d times, the other %d", allocated_late,
              replacing_allocated);
    if (!a->second && !a->specific && !a->safe)
        judge(153, a->quiet_entries == 0 && second_quiet == 1,
              "what a monitor calls is heard by it %d, by the other %d times", a->quiet_entries,
              second_quiet);
    if (!a->second && !a->specific) {
        judge(148, a->through_exits == 3, "leaf left to a native method %d times",
              a->through_exits);
        judge(82, a->wide_exits == 3, "wide left %d times", a->wide_exits);
    }
    a->plain.heap->vtable->NotifyOnObjectAllocations(a->plain.heap, NULL);
    a->plain.heap->vtable->Release(a->plain.heap);
    a->plain.info->vtable->Release(a->plain.info);
    if (a == &asks[ask_count - 1]) report_statements();
}

static HRESULT ask_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    Ask *a = self;
    judge(118, event != JVM_EVENT_TYPE_EXCEPTION_OCCURRED,
          "event 0 though there is interface 2");
    judge(132, !asks_now || !a->second, "event %d of what a question does", (int)event);
    judge(131, !is_foreign, "event %d on a thread that the VM does not know", (int)event);
    switch ((int)event) {
    case JVM_EVENT_TYPE_CLASS_LOAD_FINISHED: class_finished(a, id); break;
    case JVM_EVENT_TYPE_THREAD_CREATE:
        if (a->threads < 2) a->told[a->threads] = id;
        a->threads++;
        break;
    case JVM_EVENT_TYPE_THREAD_DESTROY: a->ended = id; break;
    case JVM_EVENT_TYPE_GC_FINISHED: a->collections++; break;
    case JVM_EVENT_TYPE_SHUTDOWN: shut_down(a); break;
    default: break;
    }
    return E_FAIL;
}

static void count(int counts[3], JVM_EVENT_TYPE2 event) {
    counts[event == JVM_EVENT_TYPE2_EXCEPTION_THROWN   ? 0
           : event == JVM_EVENT_TYPE2_EXCEPTION_UNWIND ? 1
                                                       : 2]++;
}

static void exception_told(Ask *a, JVM_EVENT_TYPE2 event, StackID stack, ObjectID object) {
    bool thrown = event == JVM_EVENT_TYPE2_EXCEPTION_THROWN;
    if (thrown && object_is(&a->plain, object, "Asked$Values")) {
        asks_now = true;
        judge_values(a, object);
        judge_no_places(a, object);
        asks_now = false;
        a->plain.info->vtable->GetHandlesToObjects(a->plain.info, 1, &object, &a->handle);
        ask_outside(a, object);
    }
    if (thrown && object_is(&a->plain, object, "Asked$Later")) {
        judge_expired(a);
        if (a->laters == 1) judge_later(a);
    }
    if (object_is(&a->plain, object, "Asked$Fatal")) count(a->fatal, event);
    if (object_is(&a->plain, object, "Asked$Again")) count(a->again, event);
    if (!object_is(&a->plain, object, "Asked$InNative")) return;
    count(a->in_native, event);
    if (event != JVM_EVENT_TYPE2_EXCEPTION_OCCURRED) return;
    take_trace(a);
    judge(156,
          a->trace_stacks[0] == stack && method_is(a, a->trace_methods[0], "Asked.catches()V"),
          "caught in another frame than the native method's");
}

static HRESULT ask_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first, UniqueID second) {
    Ask *a = self;
    judge(132, !asks_now || !a->second, "event %d of what a question does", (int)event);
    if (event == JVM_EVENT_TYPE2_STACK_TRACE) {
        judge(59, pthread_equal(trace_asker, pthread_self()), "a frame told on another thread");
        if (a->trace_count < 2) {
            a->trace_stacks[a->trace_count] = first;
            a->trace_methods[a->trace_count++] = second;
        }
        return S_OK;
    }
    if (!a->second && (event == JVM_EVENT_TYPE2_EXCEPTION_THROWN ||
                       event == JVM_EVENT_TYPE2_EXCEPTION_UNWIND ||
                       event == JVM_EVENT_TYPE2_EXCEPTION_OCCURRED))
        exception_told(a, event, first, second);
    return E_FAIL;
}

static HRESULT ask_allocated(void *self, ObjectID object, ClassID class_id) {
    judge(132, !asks_now, "a question makes an object");
    if (asks[0].values == class_id && class_id != 0) allocated_values = object;
    if (asks[1].values == class_id && class_id != 0) allocated_values = object;
    if (self == &replacing) {
        replacing_allocated++;
    } else {
        allocated++;
        allocated_late += replaced;
    }
    return E_FAIL;
}
/* The second's, which hears what the first does. */
static HRESULT second_allocated(void *self, ObjectID object, ClassID class_id) {
    (void)self, (void)object, (void)class_id;
    judge(132, !asks_now, "a question makes an object");
    return E_FAIL;
}

static HRESULT allocation_query(void *self, const GUID *iid, void **out) {
    return (void)self, (void)iid, *out = NULL, E_NOINTERFACE;
}
static ULONG allocation_add(void *self) { return (void)self, (ULONG)++allocation_references; }
static ULONG allocation_release(void *self) {
    return (void)self, (ULONG)--allocation_references;
}

static const IObjectAllocationCallBackVtbl allocation_functions = {allocation_query,
                                                                   allocation_add,
                                                                   allocation_release,
                                                                   ask_allocated},
                                           second_functions = {allocation_query, allocation_add,
                                                               allocation_release,
                                                               second_allocated};
static IObjectAllocationCallBack second_allocation = {&second_functions};

static HRESULT ask_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                              DWORD flags, DWORD *requested) {
    Ask *a = self;
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    allocation.vtable = replacing.vtable = &allocation_functions;
    judge(1,
          a->plain.heap->vtable->NotifyOnObjectAllocations(
              a->plain.heap, a->second ? &second_allocation : &allocation) == S_OK,
          "no allocation callback");
    if (a->safe)
        a->plain.info->vtable->SetMonitorInitializationOptions(
            a->plain.info, JVM_INIT_OPT_GC_SAFE_METHOD_CALLS);
    *requested = JVM_MONITOR_EXCEPTIONS | JVM_MONITOR_EXCEPTION_UNWIND | JVM_MONITOR_THREADS |
                 JVM_MONITOR_CLASS_LOADS | JVM_MONITOR_GARBAGE_COLLECTIONS |
                 (a->specific ? JVM_MONITOR_SPECIFIC_METHOD_CALLS : JVM_MONITOR_METHOD_CALLS);
    return result;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    if (ask_count == 2) return E_FAIL;
    Ask *a = &asks[ask_count++];
    functions = plain_functions;
    functions.Initialize = ask_initialize;
    functions.MethodEntry = ask_entry;
    functions.MethodExit = ask_exit;
    functions.MethodExit2 = ask_exit2;
    functions.NotifyEvent = ask_notify;
    functions.NotifyEvent2 = ask_notify2;
    a->specific = strstr(options, "specific") != NULL;
    a->second = strstr(options, "second") != NULL;
    a->safe = strstr(options, "safe") != NULL;
    return plain_make(&a->plain, &functions, options, out);
}
