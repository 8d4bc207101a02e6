/* SPDX-License-Identifier: MIT */
/* An event monitor that judges what it hears. Options: words separated by commas.
 *   one         no IJavaEventMonitor2
 *   fast        the promises that make method events cheap
 *   specific    only the methods of Watched
 *   lines       source lines and byte codes
 *   alloc       the allocation callback
 *   unwind      frames that exceptions leave
 * At SHUTDOWN it writes "ok M..." or "FAILED M..." for each statement, and a last line. */
#include "judge.h"

enum { THREADS = 64, DEPTH = 4096 };

typedef struct Seen { /* of one thread */
    ThreadID id;
    int depth;
    bool began; /* it was told that it begins: no frame is older */
    MethodID methods[DEPTH];
    StackID frames[DEPTH];
} Seen;

typedef struct Watch {
    IJavaEventMonitor2 monitor; /* first */
    IObjectAllocationCallBack allocation;
    _Atomic ULONG references, allocation_references;
    IJavaEventMonitorIDInfo4 *info;
    IJavaHeapMonitor2 *heap;
    bool one, fast, specific, lines, alloc, unwind, still;
    int caught, thrown, unwound; /* of the program's exception */
    StackID thrown_at;
    int order; /* of initialization: 1 Initialize, 2 categories, 3 monitors, 4 all */
    bool over, started;
    int threads_created, threads_destroyed, gc_started, gc_finished;
    long thrown_exits;
    int bottoms; /* exits of outermost methods */
    int class_started, class_finished, class_failed, names, late_classes;
    long entries, exits, leaf_entries, calls_entries, byte_codes, source_lines;
    long allocated, late_objects, int_arrays;
    int frames_told, trace_count, trace_stop;
    StackID first_stack;
    MethodID first_method;
    ClassID watched, late;
    MethodID leaf;
    ObjectHandleID kept;
    pthread_mutex_t lock;
    Seen seen[THREADS];
    int seen_count;
} Watch;

static Watch *watch_of(void *self) { return self; }

/* ---- References ---- */

static HRESULT watch_query(void *self, const GUID *iid, void **out) {
    Watch *w = self;
    *out = NULL;
    if (same(iid, (GUID)IID_IUNKNOWN_VALUE) || same(iid, (GUID)IID_IJAVAEVENTMONITOR_VALUE) ||
        (!w->one && same(iid, (GUID)IID_IJAVAEVENTMONITOR2_VALUE)))
        *out = w;
    if (*out == NULL) return E_NOINTERFACE;
    w->references++;
    return S_OK;
}
static ULONG watch_add(void *self) { return ++watch_of(self)->references; }

static void report(const Watch *w) {
    printf("entries %ld exits %ld classes %d threads %d allocated %ld lines %ld\n", w->entries,
           w->exits, w->class_finished, w->threads_created, w->allocated, w->source_lines);
    report_statements();
}

static ULONG watch_release(void *self) {
    Watch *w = self;
    ULONG left = --w->references;
    if (left > 0) return left;
    /* M130: the VM lets go after SHUTDOWN. */
    judge(130, w->over, "released before SHUTDOWN");
    if (w->info != NULL) {
        DWORD mask;
        judge(57, w->over, "released early");
        w->heap->vtable->Release(w->heap);
        judge(130, w->info->vtable->GetEventMask(w->info, &mask) == S_OK, "no mask at the end");
        w->info->vtable->Release(w->info);
    }
    report(w);
    return 0;
}

static HRESULT allocation_query(void *self, const GUID *iid, void **out) {
    return (void)self, (void)iid, *out = NULL, E_NOINTERFACE;
}
static Watch *watch_of_allocation(void *self) {
    return (Watch *)(void *)((char *)self - offsetof(Watch, allocation));
}
static ULONG allocation_add(void *self) {
    return ++watch_of_allocation(self)->allocation_references;
}
static ULONG allocation_release(void *self) {
    return --watch_of_allocation(self)->allocation_references;
}

/* ---- Names ---- */

static bool method_is(Watch *w, MethodID method, const char *name) {
    LPSTR text = NULL;
    bool is = w->info->vtable->MethodInformation(w->info, method, &text, NULL, NULL, NULL,
                                                 NULL) == S_OK &&
              strcmp(text, name) == 0;
    jevmon_task_free(text);
    return is;
}

static bool watch_class_is(Watch *w, ClassID id, const char *name) {
    LPSTR text = NULL;
    bool is =
        w->info->vtable->ClassInformation(w->info, id, &text, NULL, NULL, NULL, NULL) == S_OK &&
        strcmp(text, name) == 0;
    jevmon_task_free(text);
    return is;
}

static Seen *seen_of(Watch *w, ThreadID id) {
    Seen *found = NULL;
    pthread_mutex_lock(&w->lock);
    for (int i = 0; i < w->seen_count && found == NULL; i++)
        if (w->seen[i].id == id) found = &w->seen[i];
    if (found == NULL && w->seen_count < THREADS) {
        found = &w->seen[w->seen_count++];
        found->id = id;
    }
    pthread_mutex_unlock(&w->lock);
    return found;
}

/* ---- Questions that a wrong answer to shows ---- */

static void judge_interfaces(Watch *w, IJavaEventMonitorIDInfo *info) {
    const GUID wrong = JEVMON_IID(0x77), all[] = {IID_IUNKNOWN_VALUE,
                                                  IID_IJAVAEVENTMONITORIDINFO_VALUE,
                                                  IID_IJAVAEVENTMONITORIDINFO2_VALUE,
                                                  IID_IJAVAEVENTMONITORIDINFO3_VALUE,
                                                  IID_IJAVAEVENTMONITORIDINFO4_VALUE,
                                                  IID_IJAVAHEAPMONITOR_VALUE,
                                                  IID_IJAVAHEAPMONITOR2_VALUE};
    const GUID four = IID_IJAVAEVENTMONITORIDINFO4_VALUE, heap = IID_IJAVAHEAPMONITOR2_VALUE,
               unknown = IID_IUNKNOWN_VALUE;
    void *found = info;
    judge(7,
          info->vtable->QueryInterface(info, &wrong, &found) == E_NOINTERFACE && found == NULL,
          "a wrong IID is answered");
    judge(7, info->vtable->QueryInterface(info, &wrong, NULL) == E_POINTER, "no place");
    judge(7, info->vtable->QueryInterface(info, NULL, &found) == E_POINTER && found == NULL,
          "no IID");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        void *back = NULL;
        IUnknown *one = NULL;
        bool good = info->vtable->QueryInterface(info, &all[i], (void **)&one) == S_OK;
        judge(i < 5 ? 2 : 3, good && one != NULL, "interface %zu is not there", i);
        if (!good) continue;
        judge(7, one->vtable->QueryInterface(one, &unknown, &back) == S_OK && back == info,
              "IUnknown of interface %zu is another", i);
        if (back != NULL) ((IUnknown *)back)->vtable->Release(back);
        one->vtable->Release(one);
    }
    info->vtable->QueryInterface(info, &four, (void **)&w->info);
    info->vtable->QueryInterface(info, &heap, (void **)&w->heap);
}

/* M126: what is no id, and no place, is a failure and a zero. */
static void judge_bad_input(Watch *w) {
    IJavaEventMonitorIDInfo4 *i = w->info;
    const IJavaEventMonitorIDInfo4Vtbl *f = i->vtable;
    const UniqueID bad[] = {0, 1, 8, (UniqueID)&bad, (UniqueID)-1, 0x123456789abcULL};
    for (size_t n = 0; n < sizeof bad / sizeof *bad; n++) {
        LPSTR text = (LPSTR)1;
        LPWSTR wide = (LPWSTR)1;
        int count = 1;
        unsigned many = 1;
        UniqueID id = 1, *list = &id;
        DWORD word = 1;
        int64_t value = 1;
        BYTE_CODE *code = &(BYTE_CODE){0};
        judge(126,
              f->ClassInformation(i, bad[n], &text, NULL, &count, NULL, NULL) == E_FAIL &&
                  text == NULL && count == 0,
              "ClassInformation");
        text = (LPSTR)1;
        judge(126,
              f->MethodInformation(i, bad[n], &text, &id, NULL, NULL, NULL) == E_FAIL &&
                  text == NULL && id == 0,
              "MethodInformation");
        text = (LPSTR)1;
        judge(126,
              f->FieldInformation(i, bad[n], &text, &word) == E_FAIL && text == NULL &&
                  word == 0,
              "FieldInformation");
        id = 1;
        judge(126, f->ObjectInformation(i, bad[n], &id) == E_FAIL && id == 0,
              "ObjectInformation");
        judge(126, f->DescribeObject(i, bad[n], &wide) == E_FAIL && wide == NULL, "Describe");
        judge(126, f->GetObjectSize(i, bad[n], &word) == E_FAIL && word == 0, "GetObjectSize");
        judge(126, f->GetObjectField(i, bad[n], bad[n], &value) == E_FAIL && value == 0,
              "GetObjectField");
        value = 1;
        judge(126, f->GetArrayElement(i, bad[n], 0, &value) == E_FAIL && value == 0,
              "GetArrayElement");
        judge(126,
              f->GetClassFields(i, bad[n], &many, &list) == E_FAIL && many == 0 && list == NULL,
              "GetClassFields");
        many = 1;
        judge(126,
              f->InterpretedMethodInformation(i, bad[n], &many, &code) == E_FAIL && many == 0 &&
                  code == NULL,
              "InterpretedMethodInformation");
        judge(126, f->ThreadInformation(i, bad[n], &word) == E_FAIL && word == 0,
              "ThreadInformation");
        judge(126,
              f->EnableMethodCallEvents(i, bad[n], JVM_ID_CLASS,
                                        JVM_PERMIT_METHOD_CALL_EVENTS) == E_FAIL,
              "EnableMethodCallEvents");
        if (bad[n] != 0)
            judge(65, f->GetStackTrace(i, bad[n]) == E_FAIL, "GetStackTrace of no thread");
    }
    judge(126, f->GetEventMask(i, NULL) == E_FAIL, "GetEventMask without a place");
    judge(6, f->GetProfilingCapabilities(i, NULL, NULL, NULL, NULL, NULL) == S_OK,
          "GetProfilingCapabilities without places");
    judge(140, f->GetMonitorUsage(i, NULL) == E_NOTIMPL, "GetMonitorUsage");
    judge(140, w->heap->vtable->ReservedHeapMonitor2(w->heap, NULL) == E_NOTIMPL, "slot 8");
    judge(80, f->GetMethodExitReturnValue(i, NULL, NULL) == E_FAIL, "a value outside an exit");
    judge(90, w->heap->vtable->GetObjectAge(w->heap, 0, NULL) == E_FAIL, "an age of nothing");
}

/* ---- Initialize and after ---- */

static HRESULT watch_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                                DWORD flags, DWORD *requested) {
    Watch *w = self;
    DWORD options = 0, states = 0, categories = 0;
    JAVA_EXECUTION_MODEL model;
    JVM_EVENT_TYPE last;
    JVM_EVENT_TYPE2 last2;
    w->order++;
    judge(21, w->order == 0 + 1, "Initialize comes at %d", w->order);
    judge(33, strcmp(name, "Watched") == 0, "the class is %s", name);
    judge(34, flags != 0 && !(flags & ~(DWORD)ALL_JVM_FLAGS), "flags 0x%x", flags);
    judge_interfaces(w, info);
    judge(146,
          w->info->vtable->GetProfilingCapabilities(w->info, &states, &categories, &model,
                                                    &last, &last2) == S_OK &&
              model == 2 && last == 17 && last2 == 1031,
          "capabilities");
    judge(108, states == flags, "states 0x%x, flags 0x%x", states, flags);
    judge(137, w->info->vtable->SetMonitorInitializationOptions(w->info, 0x8000) == E_FAIL,
          "an unknown option is taken");
    judge(85, w->info->vtable->GetFinalInitializationOptions(w->info, &options) == E_FAIL,
          "final options before MONITORS_INITIALIZED");
    DWORD promised = w->fast ? JVM_INIT_OPT_FP_SAFE_METHOD_CALLS |
                                   JVM_INIT_OPT_GC_SAFE_METHOD_CALLS |
                                   JVM_INIT_OPT_RETURN_VALUE_NOT_NEEDED |
                                   JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS |
                                   (w->alloc ? 0 : JVM_INIT_OPT_DONT_NEED_ALLOCATION_CALLBACK)
                             : 0;
    judge(137, w->info->vtable->SetMonitorInitializationOptions(w->info, promised) == S_OK,
          "options are refused");
    judge(137,
          w->info->vtable->GetMonitorInitializationOptions(w->info, &options) == S_OK &&
              options == promised,
          "promised 0x%x", options);
    if (w->alloc)
        judge(92, w->heap->vtable->NotifyOnObjectAllocations(w->heap, &w->allocation) == S_OK,
              "no allocation callback");
    if (w->fast && !w->alloc) {
        judge(32, w->heap->vtable->NotifyOnObjectAllocations(w->heap, NULL) == S_OK,
              "NULL is refused");
        judge(117,
              w->heap->vtable->NotifyOnObjectAllocations(w->heap, &w->allocation) == E_FAIL,
              "a callback is taken");
    }
    *requested =
        JVM_MONITOR_EXCEPTIONS | (w->unwind ? JVM_MONITOR_EXCEPTION_UNWIND : 0) |
        JVM_MONITOR_CLASS_LOADS | JVM_MONITOR_GARBAGE_COLLECTIONS | JVM_MONITOR_THREADS | 0x40 |
        (w->specific ? JVM_MONITOR_SPECIFIC_METHOD_CALLS : JVM_MONITOR_METHOD_CALLS) |
        (w->lines ? JVM_MONITOR_BYTE_CODE_EXECUTION | JVM_MONITOR_SOURCE_LINE_EXECUTION : 0);
    return S_OK;
}

static HRESULT watch_possible(void *self, DWORD *possible) {
    Watch *w = self;
    w->order++;
    judge(41, w->order == 1 + 1, "GetPossibleEventCategories comes at %d", w->order);
    *possible = JVM_MONITOR_EXCEPTIONS | JVM_MONITOR_EXCEPTION_UNWIND |
                JVM_MONITOR_CLASS_LOADS | JVM_MONITOR_GARBAGE_COLLECTIONS |
                JVM_MONITOR_THREADS | JVM_MONITOR_METHOD_CALLS |
                JVM_MONITOR_SPECIFIC_METHOD_CALLS;
    return S_OK;
}

static void monitors_initialized(Watch *w, UniqueID count, UniqueID possible) {
    IJavaEventMonitorIDInfo4 *i = w->info;
    DWORD options = 0, mask = 0, own = JVM_MONITOR_CLASS_LOADS | JVM_MONITOR_THREADS;
    w->order++;
    judge(24, w->order == 3 && count >= 1 && (possible & own) == own,
          "monitors %lu, possible 0x%lx", (unsigned long)count, (unsigned long)possible);
    judge(26, i->vtable->GetFinalInitializationOptions(i, &options) == S_OK,
          "no final options");
    if (count == 1)
        judge(30, !w->fast || (options & JVM_INIT_OPT_GC_SAFE_METHOD_CALLS),
              "GC_SAFE of the only one is not used");
    judge(84, i->vtable->SetMonitorInitializationOptions(i, 0) == E_FAIL, "options are late");
    judge(22, i->vtable->GetEventMask(i, &mask) == S_OK && (mask & own) == own, "mask 0x%x",
          mask);
    judge(143, !(mask & 0x40), "the reserved bit is shown");
    judge(143, i->vtable->SetEventMask(i, 0x1000) == E_FAIL, "a bit above all is taken");
    if (!w->lines)
        judge(117, i->vtable->SetEventMask(i, mask | JVM_MONITOR_BYTE_CODE_EXECUTION) == E_FAIL,
              "a category that was not possible is taken");
    judge(61, i->vtable->SetEventMask(i, mask) == S_OK, "the same mask is refused");
    if (w->fast)
        judge(61,
              i->vtable->SetEventMask(i, mask & ~(DWORD)(JVM_MONITOR_METHOD_CALLS |
                                                         JVM_MONITOR_SPECIFIC_METHOD_CALLS)) ==
                  E_FAIL,
              "method calls are toggled");
    judge(113,
          i->vtable->SetEventMask(i, mask & ~(DWORD)JVM_MONITOR_THREADS) == S_OK &&
              i->vtable->SetEventMask(i, mask) == S_OK,
          "threads cannot be toggled");
    judge_bad_input(w);
}

/* ---- Methods ---- */

/* M68: the frame called last comes first. M67: the enumeration goes on only while it may. */
static void judge_trace(Watch *w, MethodID method, StackID stack) {
    IJavaEventMonitorIDInfo4 *i = w->info;
    JVM_METHOD_SAMPLE sample = {.flags = 2 | 4};
    HRESULT result;
    w->trace_count = 0;
    w->trace_stop = 0;
    result = i->vtable->GetStackTrace(i, 0);
    if (w->one) {
        judge(69, result == E_FAIL, "a trace without interface 2");
        return;
    }
    judge(65, result == S_OK, "no trace");
    judge(68, w->trace_count > 0 && w->first_method == method && w->first_stack == stack,
          "the first of %d frames is another", w->trace_count);
    if (w->trace_count > 1) {
        w->trace_count = 0;
        w->trace_stop = 1;
        judge(67, i->vtable->GetStackTrace(i, 0) == S_FALSE && w->trace_count == 1,
              "%d frames after a no", w->trace_count);
    }
    judge(70,
          i->vtable->SampleThreadLocation(i, 0, &sample) == S_OK && sample.flags == 6 &&
              sample.method_id == method && sample.stack_id == stack,
          "another place");
}

static HRESULT watch_entry(void *self, MethodID method, StackID stack) {
    Watch *w = self;
    ThreadID thread = 0;
    w->info->vtable->GetCurrentThread(w->info, &thread);
    Seen *seen = seen_of(w, thread);
    w->entries++;
    if (seen != NULL && seen->depth < DEPTH) {
        if (seen->depth > 0)
            judge(149, seen->frames[seen->depth - 1] != stack, "a frame twice");
        seen->methods[seen->depth] = method;
        seen->frames[seen->depth++] = stack;
    }
    judge(38,
          w->info->vtable->MethodInformation(w->info, method, NULL, NULL, NULL, NULL, NULL) ==
              S_OK,
          "a method unknown");
    judge(39, stack != 0, "no frame");
    if (method == w->leaf || (w->leaf == 0 && method_is(w, method, "Watched.leaf(I)I"))) {
        w->leaf = method;
        w->leaf_entries++;
        judge_trace(w, method, stack);
    } else if (w->watched != 0 && method_is(w, method, "Watched.calls(I)I")) {
        w->calls_entries++;
    }
    if (w->specific) {
        ClassID holder = 0;
        w->info->vtable->MethodInformation(w->info, method, NULL, &holder, NULL, NULL, NULL);
        judge(78, holder == w->watched && holder != 0, "a method that was not chosen");
    }
    return S_OK;
}

static void left(Watch *w, MethodID caller, StackID caller_stack) {
    ThreadID thread = 0;
    MethodID method = 0;
    w->info->vtable->GetCurrentThread(w->info, &thread);
    Seen *seen = seen_of(w, thread);
    w->exits++;
    HRESULT result = w->info->vtable->GetMethodExitReturnValue(w->info, &method, NULL);
    if (w->fast) {
        judge(117, result == E_FAIL, "the method that left, though promised");
        method = 0;
    } else {
        judge(81, (result == S_OK) == (method != 0), "which method left is not told");
        if (result != S_OK) w->thrown_exits++; /* M147: by an exception */
    }
    if (seen == NULL || seen->depth == 0) return; /* it was entered before */
    seen->depth--;
    if (method != 0)
        judge(147, seen->methods[seen->depth] == method, "another method leaves than entered");
    if (seen->depth > 0 && !w->specific) {
        judge(43, caller_stack == seen->frames[seen->depth - 1], "another caller's frame");
        if (!w->one) judge(43, caller == seen->methods[seen->depth - 1], "another caller");
    }
    w->bottoms += w->one && seen->began && caller_stack == 0;
    if (w->one && seen->began && !w->specific)
        judge(35, (caller_stack == 0) == (seen->depth == 0), "caller %lx at depth %d",
              (unsigned long)caller_stack, seen->depth);
    if (!w->one) judge(44, (caller == 0) == (caller_stack == 0), "half a caller");
}

static HRESULT watch_exit(void *self, StackID caller) {
    Watch *w = self;
    judge(45, w->one, "MethodExit though there is interface 2");
    if (w->one) judge(23, true, "");
    left(w, 0, caller);
    return S_OK;
}
static HRESULT watch_exit2(void *self, MethodID caller, StackID stack) {
    judge(45, !watch_of(self)->one, "MethodExit2 without interface 2");
    left(self, caller, stack);
    return S_OK;
}

static HRESULT watch_byte_code(void *self, MethodID method, BYTE_CODE *code, DWORD offset) {
    Watch *w = self;
    BYTE_CODE *codes = NULL;
    unsigned length = 0;
    w->byte_codes++;
    judge(37,
          w->info->vtable->InterpretedMethodInformation(w->info, method, &length, &codes) ==
                  S_OK &&
              offset < length && memcmp(codes, code, length) == 0,
          "code %p of %p", (void *)code, (void *)codes);
    judge(5, codes != code, "code that the monitor shall free is the method's own");
    jevmon_task_free(codes);
    return S_OK;
}

static HRESULT watch_line(void *self, MethodID method, DWORD line) {
    Watch *w = self;
    SourceLineInfo *lines = NULL;
    int count = 0;
    bool found = false, ascending = true;
    w->source_lines++;
    w->info->vtable->MethodInformation(w->info, method, NULL, NULL, NULL, &count, &lines);
    for (int i = 0; i < count; i++) {
        found |= lines[i].source_line == line;
        ascending &= i == 0 || lines[i - 1].byte_code_offset <= lines[i].byte_code_offset;
    }
    judge(158, found, "line %u is in no table", line);
    judge(165, ascending, "lines are out of order");
    jevmon_task_free(lines);
    return S_OK;
}

/* ---- Classes ---- */

static void class_finished(Watch *w, ClassID id) {
    LPSTR name = NULL;
    w->class_finished++;
    judge(46, w->class_started >= w->class_finished + w->class_failed,
          "%d began, %d finished, %d failed", w->class_started, w->class_finished,
          w->class_failed);
    judge(54,
          w->info->vtable->ClassInformation(w->info, id, &name, NULL, NULL, NULL, NULL) == S_OK,
          "a class unknown");
    judge(63, strchr(name, '/') == NULL, "%s", name);
    if (strcmp(name, "Watched") == 0) {
        MethodID *methods = NULL;
        LPSTR source = NULL;
        int count = 0;
        w->watched = id;
        judge(63,
              w->info->vtable->ClassInformation(w->info, id, NULL, &source, &count, &methods,
                                                NULL) == S_OK &&
                  strcmp(source, "Watched.java") == 0 && count >= 8,
              "%s", source);
        judge(79,
              w->info->vtable->EnableMethodCallEvents(w->info, methods[0], JVM_ID_METHOD,
                                                      JVM_QUERY_DISPOSITION) == S_FALSE,
              "a method is chosen at the start");
        judge(150,
              w->info->vtable->EnableMethodCallEvents(w->info, id, JVM_ID_CLASS,
                                                      JVM_PERMIT_METHOD_CALL_EVENTS) == S_OK &&
                  w->info->vtable->EnableMethodCallEvents(w->info, methods[0], JVM_ID_METHOD,
                                                          JVM_QUERY_DISPOSITION) == S_OK,
              "a class cannot be chosen");
        jevmon_task_free(methods);
        jevmon_task_free(source);
    } else if (strcmp(name, "Watched$Late") == 0) {
        FieldID *fields = NULL;
        unsigned count = 0;
        ClassID super = 0;
        w->late = id;
        judge(161,
              w->info->vtable->GetClassFields(w->info, id, &count, &fields) == S_OK &&
                  count == 6,
              "%u fields", count);
        jevmon_task_free(fields);
        judge(77,
              w->info->vtable->ClassInformation2(w->info, id, &super, NULL, NULL, NULL,
                                                 &count) == S_OK &&
                  count >= 6,
              "%u methods", count);
        judge(74, watch_class_is(w, super, "java.lang.Object"), "another superclass");
        UniqueID one[1];
        count = 1;
        judge(166,
              w->info->vtable->ClassInformation2(w->info, id, NULL, NULL, NULL, one, &count) ==
                      E_FAIL &&
                  count >= 6,
              "a short buffer is filled");
    } else if (strcmp(name, "java.lang.Object") == 0) {
        ClassID super = 1;
        judge(74,
              w->info->vtable->ClassInformation2(w->info, id, &super, NULL, NULL, NULL, NULL) ==
                      S_OK &&
                  super == 0,
              "Object has a superclass");
    } else if (name[0] == '[') {
        judge(60, true, "");
    }
    jevmon_task_free(name);
}

/* ---- Allocations and objects ---- */

static int64_t field(Watch *w, ObjectID object, const char *wanted) {
    FieldID *fields = NULL;
    unsigned count = 0;
    int64_t value = -12345;
    w->info->vtable->GetClassFields(w->info, w->late, &count, &fields);
    for (unsigned i = 0; i < count; i++) {
        LPSTR name = NULL;
        DWORD flags = 0;
        w->info->vtable->FieldInformation(w->info, fields[i], &name, &flags);
        if (strcmp(name, wanted) == 0)
            w->info->vtable->GetObjectField(w->info, object, fields[i], &value);
        jevmon_task_free(name);
    }
    jevmon_task_free(fields);
    return value;
}

static HRESULT watch_allocated(void *self, ObjectID object, ClassID class_id) {
    Watch *w = watch_of_allocation(self);
    ClassID own = 0;
    DWORD bytes = 0;
    w->allocated++;
    judge(93,
          w->info->vtable->ObjectInformation(w->info, object, &own) == S_OK && own == class_id,
          "another class");
    judge(162, w->info->vtable->GetObjectSize(w->info, object, &bytes) == S_OK && bytes >= 8,
          "%u bytes", bytes);
    if (class_id == w->late && class_id != 0) {
        w->late_objects++;
        judge(171, field(w, object, "number") == 0, "the constructor has run");
        judge(18,
              w->info->vtable->GetHandlesToObjects(w->info, 1, &object, &w->kept) == S_OK &&
                  w->kept != 0,
              "no handle");
    }
    return S_OK;
}

/* What the program has made is looked at when it is over. */
static void judge_handles(Watch *w) {
    ObjectID object = 0;
    ObjectHandleID handle = w->kept;
    if (handle == 0) return;
    judge(73,
          w->info->vtable->GetObjectsFromHandles(w->info, 1, &handle, &object) == S_OK &&
              (object != 0) == (handle != 0),
          "id %lx handle %lx", (unsigned long)object, (unsigned long)handle);
    if (object != 0) w->info->vtable->FreeHandlesToObjects(w->info, 1, &handle);
    if (object == 0) {
        judge(73,
              w->info->vtable->GetObjectsFromHandles(w->info, 1, &handle, &object) == S_OK &&
                  object == 0,
              "twice");
        handle = w->kept; /* freed */
        judge(126, w->info->vtable->FreeHandlesToObjects(w->info, 1, &handle) == E_FAIL,
              "a handle is freed twice");
    }
}

/* ---- Events ---- */

static void shut_down(Watch *w) {
    w->over = true;
    judge(24, w->one ? w->order == 1 : w->order == 4, "initialization came to %d", w->order);
    judge(46, w->class_started == w->class_finished + w->class_failed, "a class began only");
    judge(145, w->threads_created >= 1 && w->class_finished > 50, "%d threads, %d classes",
          w->threads_created, w->class_finished);
    judge(50, w->threads_destroyed >= 1, "no thread ends");
    judge(154, (w->gc_started >= 1) != w->still && w->gc_started == w->gc_finished,
          "%d and %d collections", w->gc_started, w->gc_finished);
    judge(39, w->leaf_entries == 22, "leaf is entered %ld times", w->leaf_entries);
    judge(39, w->calls_entries == 21, "calls is entered %ld times", w->calls_entries);
    if (!w->one) {
        judge(155, w->names >= 1, "no thread has its name told");
        judge(51, w->thrown == 1 && w->caught == 1 && w->unwound == (w->unwind ? 2 : 0),
              "thrown %d caught %d left %d", w->thrown, w->caught, w->unwound);
        judge(68, w->frames_told > 0, "no frame was told");
    }
    if (w->lines) judge(158, w->source_lines > 100 && w->byte_codes > w->source_lines, "lines");
    if (w->alloc) judge(92, w->late_objects == 1 && w->allocated > 100, "allocations");
    if (w->alloc) judge_handles(w);
    DWORD mask = 0;
    judge(49, w->info->vtable->GetEventMask(w->info, &mask) == S_OK, "no mask at SHUTDOWN");
}

/* M51: of the one that the program throws in a frame, leaves that and another by, and catches.
 */
static void exception_event(Watch *w, JVM_EVENT_TYPE2 event, StackID stack, ObjectID object) {
    ClassID class_id = 0;
    ThreadID thread = 0;
    judge(54, w->info->vtable->ObjectInformation(w->info, object, &class_id) == S_OK,
          "an exception unknown");
    if (event == JVM_EVENT_TYPE2_EXCEPTION_UNWIND) {
        judge(53, w->unwind, "UNWIND without its category");
        w->info->vtable->GetCurrentThread(w->info, &thread);
        Seen *seen = seen_of(w, thread); /* M147: this is the frame's end */
        if (seen != NULL && seen->depth > 0 && !w->specific) {
            seen->depth--;
            judge(147, seen->frames[seen->depth] == stack, "another frame is left");
        }
    }
    if (!watch_class_is(w, class_id, "java.lang.IllegalStateException")) return;
    if (event == JVM_EVENT_TYPE2_EXCEPTION_THROWN) {
        judge(51, w->thrown++ == 0 && w->caught == 0, "thrown twice");
        w->thrown_at = stack;
    } else if (event == JVM_EVENT_TYPE2_EXCEPTION_UNWIND) {
        judge(51, w->thrown == 1 && w->caught == 0, "left after it was caught");
        if (w->unwound++ == 0) judge(51, stack == w->thrown_at, "another frame is left first");
    } else {
        judge(51, w->thrown == 1 && w->caught++ == 0 && stack != w->thrown_at && stack != 0,
              "caught in between");
    }
}

static HRESULT watch_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    Watch *w = self;
    DWORD number = 0;
    if (!w->one) judge(145, w->order >= 3, "event %d before MONITORS_INITIALIZED", (int)event);
    if (event == JVM_EVENT_TYPE_SHUTDOWN && w->one)
        judge(35, w->bottoms >= 1, "no outermost method left");
    if (event == JVM_EVENT_TYPE_SHUTDOWN && !w->fast)
        judge(147, (w->thrown_exits == 0) == w->unwind, "%ld exits by exceptions",
              w->thrown_exits);
    judge(157, !w->over, "event %d after SHUTDOWN", (int)event);
    switch ((int)event) {
    case JVM_EVENT_TYPE_THREAD_CREATE:
        w->threads_created++;
        judge(162,
              w->info->vtable->ThreadInformation(w->info, id, &number) == S_OK && number != 0,
              "a thread unknown");
        if (w->watched != 0 && seen_of(w, id) != NULL) seen_of(w, id)->began = true;
        break;
    case JVM_EVENT_TYPE_THREAD_DESTROY: w->threads_destroyed++; break;
    case JVM_EVENT_TYPE_CLASS_LOAD_STARTED:
        w->class_started++;
        judge(151, strchr((LPCSTR)id, '.') == NULL, "%s", (LPCSTR)id);
        break;
    case JVM_EVENT_TYPE_CLASS_LOAD_FINISHED: class_finished(w, id); break;
    case JVM_EVENT_TYPE_CLASS_LOAD_FAILED: w->class_failed++; break;
    case JVM_EVENT_TYPE_GC_STARTED:
        judge(154, w->gc_started++ == w->gc_finished, "a collection in another");
        break;
    case JVM_EVENT_TYPE_GC_FINISHED: w->gc_finished++; break;
    case JVM_EVENT_TYPE_SHUTDOWN: shut_down(w); break;
    case 14:
    case 15: judge(48, false, "event %d", (int)event); break;
    case JVM_EVENT_TYPE_EXCEPTION_OCCURRED:
        judge(47, w->one && id != 0, "event 0 though there is interface 2");
        break;
    default: break;
    }
    judge(48, true, "");
    return S_OK;
}

static HRESULT watch_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                             UniqueID second) {
    Watch *w = self;
    switch (event) {
    case JVM_EVENT_TYPE2_MONITORS_INITIALIZED: monitors_initialized(w, first, second); break;
    case JVM_EVENT_TYPE2_INITIALIZED:
        w->order++;
        judge(145, w->order == 3 + 1, "INITIALIZED comes at %d", w->order);
        judge(65, w->info->vtable->GetStackTrace(w->info, 0) == S_OK,
              "no trace of this thread");
        break;
    case JVM_EVENT_TYPE2_THREAD_SET_NAME:
        judge(155, second != 0, "no name");
        if (strcmp((LPCSTR)second, "the other") == 0) {
            w->names++;
            judge(52, w->info->vtable->GetStackTrace(w->info, 0) == S_OK, "no trace");
            judge(66, w->info->vtable->GetStackTrace(w->info, first) == S_OK, "no trace of it");
        }
        break;
    case JVM_EVENT_TYPE2_STACK_TRACE:
        w->frames_told++;
        if (w->trace_count++ == 0) w->first_stack = first, w->first_method = second;
        if (w->trace_count == w->trace_stop) return S_FALSE;
        judge(52, first != 0 && second != 0, "half a frame");
        break;
    case JVM_EVENT_TYPE2_EXCEPTION_THROWN:
    case JVM_EVENT_TYPE2_EXCEPTION_UNWIND:
    case JVM_EVENT_TYPE2_EXCEPTION_OCCURRED: exception_event(w, event, first, second); break;
    default: break;
    }
    return S_OK;
}

static const IJavaEventMonitor2Vtbl watch_functions = {
    watch_query, watch_add,  watch_release, watch_byte_code, watch_line,  watch_initialize,
    watch_entry, watch_exit, watch_notify,  watch_possible,  watch_exit2, watch_notify2};
static const IObjectAllocationCallBackVtbl allocation_functions = {
    allocation_query, allocation_add, allocation_release, watch_allocated};

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    static int instances;
    Watch *w = calloc(1, sizeof *w);
    (void)clsid;
    if (w == NULL) return E_OUTOFMEMORY;
    if (instances++ > 0) judge(12, true, "");
    w->monitor.vtable = &watch_functions;
    w->allocation.vtable = &allocation_functions;
    w->references = 1;
    w->one = strstr(options, "one") != NULL;
    w->fast = strstr(options, "fast") != NULL;
    w->specific = strstr(options, "specific") != NULL;
    w->lines = strstr(options, "lines") != NULL;
    w->alloc = strstr(options, "alloc") != NULL;
    w->unwind = strstr(options, "unwind") != NULL;
    w->still = strstr(options, "still") != NULL;
    pthread_mutex_init(&w->lock, NULL);
    *out = (IUnknown *)(void *)w;
    return S_OK;
}
