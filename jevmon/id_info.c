/* SPDX-License-Identifier: MIT */
/* The object that a monitor holds: references, interfaces, its mask and options. What it
 * answers about classes, objects and threads: the other files of this folder, which
 * id_functions.h lists. */
#include <stdlib.h>
#include <string.h>

#include "jevmon/check.h"
#include "jevmon/id_functions.h"
#include "vm/threads/gate.h"
#include "vm/threads/note.h"
#include "vm/threads/safepoint.h"

static const DWORD METHOD_CATEGORIES =
    JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_SPECIFIC_METHOD_CALLS;
enum { KNOWN_INIT_OPTIONS = 0x3F };

/* ---- Memory that goes to the monitor ---- */

void *jevmon_task_alloc(unsigned long bytes) { return malloc(bytes > 0 ? bytes : 1); }
void jevmon_task_free(void *memory) { free(memory); }

/* ---- References and interfaces ---- */

HRESULT jevmon_query(EventMonitor *m, const GUID *iid, void **out, const void *place) {
    const GUID infos[] = {IID_IUNKNOWN_VALUE, IID_IJAVAEVENTMONITORIDINFO_VALUE,
                          IID_IJAVAEVENTMONITORIDINFO2_VALUE,
                          IID_IJAVAEVENTMONITORIDINFO3_VALUE,
                          IID_IJAVAEVENTMONITORIDINFO4_VALUE};
    const GUID heaps[] = {IID_IJAVAHEAPMONITOR_VALUE, IID_IJAVAHEAPMONITOR2_VALUE};
    if (out == NULL) return E_POINTER;
    *out = NULL;
    if (iid == NULL) return E_POINTER;
    for (size_t i = 0; i < sizeof infos / sizeof *infos; i++)
        if (guid_equals(iid, infos[i])) *out = &m->info;
    for (size_t i = 0; i < sizeof heaps / sizeof *heaps; i++)
        if (guid_equals(iid, heaps[i])) *out = &m->heap;
    if (*out == NULL) return E_NOINTERFACE;
    monitor_check_take(m, *out == &m->info ? CHECKED_INFO : CHECKED_HEAP, place);
    jevmon_add_reference(m);
    return S_OK;
}

ULONG jevmon_add_reference(EventMonitor *m) { return atomic_fetch_add(&m->references, 1) + 1; }

void jevmon_monitor_free(EventMonitor *m) {
    monitor_check_free(m);
    pthread_rwlock_destroy(&m->lock);
    free(m->choices);
    free(m->name);
    free(m);
}

/* One too many by the monitor's code does not take the VM's own. */
ULONG jevmon_release(EventMonitor *m) {
    ULONG before = atomic_load(&m->references);
    do {
        if (before == 0 || (before == 1 && atomic_load(&m->vm) != NULL)) return before;
    } while (!atomic_compare_exchange_weak(&m->references, &before, before - 1));
    if (before == 1) jevmon_monitor_free(m);
    return before - 1;
}

static HRESULT info_query(void *self, const GUID *iid, void **out) {
    return jevmon_query(jevmon_of_info(self), iid, out, __builtin_return_address(0));
}
static ULONG info_add(void *self) {
    monitor_check_take(jevmon_of_info(self), CHECKED_INFO, __builtin_return_address(0));
    return jevmon_add_reference(jevmon_of_info(self));
}
static ULONG info_release(void *self) {
    monitor_check_give(jevmon_of_info(self), CHECKED_INFO, __builtin_return_address(0));
    return jevmon_release(jevmon_of_info(self));
}

/* ---- The mask ---- */

DWORD jevmon_capabilities(const VM *vm) {
    DWORD all = JVM_MONITOR_CLASS_LOADS | JVM_MONITOR_METHOD_CALLS |
                JVM_MONITOR_BYTE_CODE_EXECUTION | JVM_MONITOR_SOURCE_LINE_EXECUTION |
                JVM_MONITOR_GARBAGE_COLLECTIONS | JVM_MONITOR_THREADS |
                JVM_MONITOR_SPECIFIC_METHOD_CALLS | JVM_MONITOR_EXCEPTIONS |
                JVM_MONITOR_EXCEPTION_UNWIND;
    if (vm->jit != NULL) all |= JVM_MONITOR_JIT_COMPILATION;
    if (notes_possible(vm)) all |= JVM_MONITOR_SAMPLING;
#ifdef MINIJVM_NO_EVENTS
    all = 0;
#endif
    return all;
}

static EventMask events_of(EventMonitor *m) {
    DWORD mask = atomic_load(&m->mask);
    EventMask events =
        EVENT_BIT(class_unload) | EVENT_BIT(vm_init_done) | EVENT_BIT(vm_shut_down);
    if (mask & JVM_MONITOR_CLASS_LOADS)
        events |=
            EVENT_BIT(class_load) | EVENT_BIT(class_load_start) | EVENT_BIT(class_load_fail);
    if (mask & JVM_MONITOR_JIT_COMPILATION)
        events |= EVENT_BIT(compile_start) | EVENT_BIT(compile_finish);
    if (mask & METHOD_CATEGORIES) events |= EVENT_BIT(method_entry) | EVENT_BIT(method_exit);
    if (mask & (JVM_MONITOR_BYTE_CODE_EXECUTION | JVM_MONITOR_SOURCE_LINE_EXECUTION))
        events |= EVENT_BIT(instruction_start);
    if (mask & JVM_MONITOR_GARBAGE_COLLECTIONS)
        events |= EVENT_BIT(gc_start) | EVENT_BIT(gc_finish);
    if (mask & JVM_MONITOR_THREADS)
        events |= EVENT_BIT(thread_start) | EVENT_BIT(thread_end) |
                  (m->second != NULL ? EVENT_BIT(thread_name) : 0);
    if (mask & JVM_MONITOR_EXCEPTIONS)
        events |= EVENT_BIT(exception_throw) | EVENT_BIT(exception_catch);
    if (mask & JVM_MONITOR_EXCEPTION_UNWIND) events |= EVENT_BIT(exception_unwind);
    pthread_rwlock_rdlock(&m->lock);
    if (m->allocation != NULL) events |= EVENT_BIT(object_alloc);
    if (m->heap_info != NULL) events |= EVENT_BIT(gc_finish);
    pthread_rwlock_unlock(&m->lock);
    return events;
}

static bool follow(EventMonitor *m, VM *vm, Thread *t) {
    EventMask before = atomic_load(&m->listener.wanted), after = events_of(m),
              changed = before ^ after;
    monitor_open_probes(m);
    if (changed == 0) return true;
    if (!delivery_can_follow(vm, changed)) return false;
    bool gate = atomic_load(&vm->gate.stopper) != t;
    if (gate) gate_gc_off(t, true);
    m->listener.possible |= after;
    atomic_fetch_or(&vm->events.possible, after);
    events_want(&vm->events, &m->listener, after & ~before, true);
    events_want(&vm->events, &m->listener, before & ~after, false);
    if (gate) gate_gc_on(t);
    delivery_follow(vm, changed);
    threads_events_changed(vm);
    return true;
}

bool jevmon_follow(EventMonitor *m) {
    VM *vm = atomic_load(&m->vm);
    AskingThread asking;
    if (!asking_thread_begin(&asking, vm)) return false;
    bool good = follow(m, vm, asking.thread);
    asking_thread_end(&asking);
    return good;
}

static HRESULT info_get_mask(void *self, DWORD *events) {
    EventMonitor *m = jevmon_of_info(self);
    if (events == NULL) return E_FAIL;
    *events = 0;
    if (atomic_load(&m->vm) == NULL) return E_FAIL;
    *events = atomic_load(&m->mask);
    return S_OK;
}

/* M61, M143. In Initialize it counts until Initialize returns, which stores its own answer. */
static HRESULT info_set_mask(void *self, DWORD events) {
    EventMonitor *m = jevmon_of_info(self);
    int phase = atomic_load(&m->phase);
    if (atomic_load(&m->vm) == NULL || (events & ~(DWORD)ALL_JVM_MONITOR_EVENTS)) return E_FAIL;
    if (phase == MONITOR_INITIALIZING) {
        atomic_store(&m->mask, events & jevmon_capabilities(atomic_load(&m->vm)));
        return S_OK;
    }
    if (phase != MONITOR_WAITING && phase != MONITOR_LIVE) return E_FAIL;
    events &= jevmon_capabilities(atomic_load(&m->vm));
    if (events & ~m->possible) {
        monitor_check_report(m, "M117", __builtin_return_address(0),
                             "SetEventMask asks for categories 0x%x, which are not among those "
                             "of GetPossibleEventCategories",
                             events & ~m->possible);
        return E_FAIL;
    }
    DWORD before = atomic_load(&m->mask);
    if ((m->promised & JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS) &&
        ((before ^ events) & METHOD_CATEGORIES)) {
        monitor_check_report(m, "M113", __builtin_return_address(0),
                             "SetEventMask switches method calls, which the monitor has "
                             "promised not to toggle");
        return E_FAIL;
    }
    atomic_store(&m->mask, events);
    if (phase == MONITOR_LIVE && !jevmon_follow(m)) {
        atomic_store(&m->mask, before);
        return E_FAIL;
    }
    return S_OK;
}

/* M140: what its parameters were is lost. */
static HRESULT info_lost(void *self, void *lost) { return (void)self, (void)lost, E_NOTIMPL; }

/* ---- Options ---- */

static HRESULT info_set_options(void *self, DWORD options) {
    EventMonitor *m = jevmon_of_info(self);
    if (atomic_load(&m->phase) != MONITOR_INITIALIZING || jevmon_call_of(m) == NULL) {
        monitor_check_report(m, "M84", __builtin_return_address(0),
                             "SetMonitorInitializationOptions has no effect but in Initialize");
        return E_FAIL;
    }
    if (options & ~(DWORD)KNOWN_INIT_OPTIONS) return E_FAIL;
    m->promised = options;
    return S_OK;
}

static HRESULT info_get_options(void *self, DWORD *options) {
    EventMonitor *m = jevmon_of_info(self);
    if (options == NULL) return E_FAIL;
    *options = 0;
    if (atomic_load(&m->vm) == NULL) return E_FAIL;
    *options = m->promised;
    return S_OK;
}

static HRESULT info_final_options(void *self, DWORD *options) {
    EventMonitor *m = jevmon_of_info(self);
    if (options == NULL) return E_FAIL;
    *options = 0;
    if (atomic_load(&m->vm) == NULL || atomic_load(&m->phase) != MONITOR_LIVE) return E_FAIL;
    *options = m->final;
    return S_OK;
}

static HRESULT info_capabilities(void *self, DWORD *states, DWORD *categories,
                                 JAVA_EXECUTION_MODEL *last_model, JVM_EVENT_TYPE *last_event,
                                 JVM_EVENT_TYPE2 *last_event2) {
    EventMonitor *m = jevmon_of_info(self);
    const VM *vm = atomic_load(&m->vm);
    if (states != NULL)
        *states = vm == NULL ? 0
                             : JVM_STATE_INTERPRETER_ENABLED |
                                   (vm->jit != NULL ? JVM_STATE_JIT_COMPILER_ENABLED : 0);
    if (categories != NULL) *categories = vm != NULL ? jevmon_capabilities(vm) : 0;
    if (last_model != NULL) *last_model = vm != NULL ? JVM_EXECUTION_INTERPRETED : 0;
    if (last_event != NULL) *last_event = vm != NULL ? JVM_EVENT_TYPE_CLASS_LOAD_FAILED : 0;
    if (last_event2 != NULL)
        *last_event2 = vm != NULL ? JVM_EVENT_TYPE2_MONITORS_INITIALIZED : 0;
    return vm != NULL ? S_OK : E_FAIL;
}

const IJavaEventMonitorIDInfo4Vtbl id_info_functions = {
    .QueryInterface = info_query,
    .AddRef = info_add,
    .Release = info_release,
    .ClassInformation = info_class,
    .GetEventMask = info_get_mask,
    .GetMonitorUsage = info_lost,
    .InterpretedMethodInformation = info_bytecode,
    .JITCompiledMethodInformation = info_machine_code,
    .MethodInformation = info_method,
    .ObjectInformation = info_object,
    .SetEventMask = info_set_mask,
    .DescribeObject = info_describe,
    .FieldInformation = info_field,
    .FreeHandlesToObjects = info_free_handles,
    .GetArrayElement = info_array_element,
    .GetClassFields = info_class_fields,
    .GetClassPath = info_class_path,
    .GetCurrentThread = info_current_thread,
    .GetHandlesToObjects = info_get_handles,
    .GetObjectField = info_object_field,
    .GetObjectSize = info_object_size,
    .GetObjectsFromHandles = info_objects_of_handles,
    .GetProfilingCapabilities = info_capabilities,
    .GetSpecialClassProperties = info_special_classes,
    .GetStackTrace = info_stack_trace,
    .SampleThreadLocation = info_sample,
    .StaticClassInformation = info_static_class,
    .ThreadInformation = info_thread,
    .ClassInformation2 = info_class2,
    .EnableMethodCallEvents = info_choose,
    .GetMethodExitReturnValue = info_return_value,
    .GetFinalInitializationOptions = info_final_options,
    .GetMonitorInitializationOptions = info_get_options,
    .SetMonitorInitializationOptions = info_set_options,
};
