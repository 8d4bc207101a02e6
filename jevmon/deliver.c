/* SPDX-License-Identifier: MIT */
/* From the VM's events to a monitor's callbacks. What a monitor does in a callback is not told
 * to it (M153), except the STACK_TRACE events that it asks for. */
#include "jevmon/session.h"

#include <stdlib.h>
#include <string.h>

#include "jevmon/check.h"
#include "jevmon/heap_callbacks.h"
#include "jevmon/ids.h"
#include "jevmon/rounding.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"

/* ---- Calls ---- */

static bool is_called(const EventMonitor *m, const Thread *t) {
    if (t == NULL) return false;
    for (const MonitorCall *call = monitored_thread(t)->call; call != NULL; call = call->outer)
        if (call->monitor == m) return true;
    return false;
}

static void call_enter(MonitorCall *call, EventMonitor *m, Thread *t, int context) {
    *call = (MonitorCall){.monitor = m, .thread = t, .event = -1};
    if (t != NULL) {
        /* The world decides: GC_FINISHED of a collection that was not made comes while it runs.
         */
        if (m->listener.notify != NULL && atomic_load(&t->vm->gate.stopper) == t)
            context = EVENT_STOPPED;
        else if (context == EVENT_STOPPED)
            context = EVENT_RUNNING;
        call->outer = monitored_thread(t)->call;
        monitored_thread(t)->call = call;
    }
    delivery_begin(&call->scope, t, context);
}

bool jevmon_call_begin(MonitorCall *call, EventMonitor *m, Thread *t, int context) {
    if (is_called(m, t)) return false;
    call_enter(call, m, t, context);
    return true;
}

/* M83. */
static void spoil_value(MonitorCall *call) {
    monitor_check_spoil(call->monitor, &call->value, sizeof call->value);
}

void jevmon_call_end(MonitorCall *call) {
    spoil_value(call);
    if (call->gc_off) gate_gc_on(call->thread);
    delivery_end(&call->scope);
    if (call->thread != NULL) monitored_thread(call->thread)->call = call->outer;
}

MonitorCall *jevmon_call_of(const EventMonitor *m) {
    VM *vm = atomic_load(&m->vm);
    const Thread *t = vm != NULL ? thread_current(vm) : NULL;
    for (MonitorCall *call = t != NULL ? monitored_thread(t)->call : NULL; call != NULL;
         call = call->outer)
        if (call->monitor == m) return call;
    return NULL;
}

/* What carries ObjectIDs, or classes, keeps collections off. */
static void tell_in(EventMonitor *m, Thread *t, JVM_EVENT_TYPE event, UniqueID id,
                    int context) {
    MonitorCall call;
    if (!jevmon_call_begin(&call, m, t, context)) return;
    call.what = "NotifyEvent";
    call.event = event;
    m->monitor->vtable->NotifyEvent(m->monitor, event, id);
    jevmon_call_end(&call);
}

void jevmon_tell(EventMonitor *m, Thread *t, JVM_EVENT_TYPE event, UniqueID id) {
    tell_in(m, t, event, id, EVENT_RUNNING);
}

static void tell2_in(EventMonitor *m, Thread *t, JVM_EVENT_TYPE2 event, UniqueID first,
                     UniqueID second, int context) {
    MonitorCall call;
    if (m->second == NULL || !jevmon_call_begin(&call, m, t, context)) return;
    call.what = "NotifyEvent2";
    call.event = event;
    m->second->vtable->NotifyEvent2(m->second, event, first, second);
    jevmon_call_end(&call);
}

void jevmon_tell2(EventMonitor *m, Thread *t, JVM_EVENT_TYPE2 event, UniqueID first,
                  UniqueID second) {
    tell2_in(m, t, event, first, second, EVENT_RUNNING);
}

static bool has(const EventMonitor *m, DWORD categories) {
    return atomic_load_explicit(&m->mask, memory_order_relaxed) & categories;
}

/* ---- Methods ---- */

/* With GC_SAFE (M111) the monitor does nothing in the call that needs more than a thread in
 * foreign code. `covered`: the promise holds for this callback, if it was made. */
static bool method_call_begin(MonitorCall *call, EventMonitor *m, Thread *t, bool covered) {
    if (is_called(m, t)) return false;
    if (!(m->final & JVM_INIT_OPT_GC_SAFE_METHOD_CALLS) || t->exception != NULL ||
        t->agent_depth > 0 || atomic_load(&t->state) != THREAD_IN_VM) {
        call_enter(call, m, t, EVENT_RUNNING);
        if (covered) monitor_check_safe_begin(call);
        return true;
    }
    call->monitor = m;
    call->thread = t;
    call->outer = monitored_thread(t)->call;
    call->brief = call->is_gc_safe = true;
    call->traces = call->is_watched = false;
    call->dump = NULL;
    call->exited = NULL;
    call->frame = NULL;
    call->gc_off = false;
    call->what = NULL;
    call->event = -1;
    monitored_thread(t)->call = call;
    t->agent_depth++;
    monitor_check_safe_begin(call);
    call->scope.handles = handle_scope_open(t);
    thread_leave_vm(t, THREAD_NATIVE);
    return true;
}

static void method_call_end(MonitorCall *call) {
    Thread *t = call->thread;
    monitor_check_safe_end(call);
    if (!call->brief) {
        jevmon_call_end(call);
        return;
    }
    spoil_value(call);
    if (call->gc_off) gate_gc_on(t);
    thread_enter_vm(t);
    t->agent_depth--;
    t->exception = NULL;
    handle_scope_close(&call->scope.handles);
    monitored_thread(t)->call = call->outer;
}

static bool is_fp_safe(const EventMonitor *m) {
    return m->promised & JVM_INIT_OPT_FP_SAFE_METHOD_CALLS;
}

/* The checker looks even where the monitor has promised that nobody need. */
static uint32_t rounding_before(const EventMonitor *m) {
    return rounding(is_fp_safe(m) && m->check == NULL);
}

static void rounding_after(EventMonitor *m, uint32_t before, const void *callback) {
    if (is_fp_safe(m) && m->check != NULL && rounding_differs(before))
        monitor_check_report(m, "M112", callback,
                             "how the processor rounds was changed, and the monitor has "
                             "promised FP_SAFE");
    restore_rounding(is_fp_safe(m), before);
}

static void tell_entry(EventMonitor *m, Thread *t, Method *method) {
    MonitorCall call;
    if (!jevmon_hears_method(m, method)) return;
    call.brief = false;
    if (!method_call_begin(&call, m, t, true)) return;
    call.what = "MethodEntry";
    uint32_t before = rounding_before(m);
    m->monitor->vtable->MethodEntry(m->monitor, id_of(method), stack_id_of(t->frame));
    rounding_after(m, before, (const void *)(uintptr_t)m->monitor->vtable->MethodEntry);
    method_call_end(&call);
}

/* M43: both ids are the caller's, the next Java frame below (M148). */
static void tell_exit(EventMonitor *m, Thread *t, Method *method, bool by_exception) {
    MonitorCall call;
    if (by_exception && m->second != NULL && has(m, JVM_MONITOR_EXCEPTION_UNWIND))
        return; /* M147: exception_unwind tells its end */
    if (!jevmon_hears_method(m, method)) return;
    Frame *own = frame_shown(t->frame), *caller = own != NULL ? frame_shown(own->caller) : NULL;
    call.brief = false;
    if (!method_call_begin(&call, m, t, m->second != NULL)) return;
    call.exited = method;
    call.frame = by_exception ? NULL : t->frame;
    call.what = m->second != NULL ? "MethodExit2" : "MethodExit";
    uint32_t before = rounding_before(m);
    if (m->second != NULL)
        m->second->vtable->MethodExit2(m->second, caller != NULL ? id_of(caller->method) : 0,
                                       stack_id_of(caller));
    else
        m->monitor->vtable->MethodExit(m->monitor, stack_id_of(caller));
    rounding_after(m, before,
                   m->second != NULL ? (const void *)(uintptr_t)m->second->vtable->MethodExit2
                                     : (const void *)(uintptr_t)m->monitor->vtable->MethodExit);
    method_call_end(&call);
}

/* ---- Exceptions ---- */

/* M51, M53. One that hears of the unwinding of a frame hears no exit of it (M147). */
static void tell_exception(EventMonitor *m, Thread *t, DWORD category, JVM_EVENT_TYPE2 event,
                           const Object *exception) {
    if (has(m, category))
        tell2_in(m, t, event, stack_id_of(t->frame), object_id_of(t->vm, exception),
                 EVENT_NO_GC);
}

/* M47: with interface 2 it is event 1026, else event 0. */
static void tell_caught(EventMonitor *m, Thread *t, const Object *exception) {
    if (m->second != NULL)
        tell_exception(m, t, JVM_MONITOR_EXCEPTIONS, JVM_EVENT_TYPE2_EXCEPTION_OCCURRED,
                       exception);
    else if (has(m, JVM_MONITOR_EXCEPTIONS))
        jevmon_tell(m, t, JVM_EVENT_TYPE_EXCEPTION_OCCURRED, stack_id_of(t->frame));
}

/* ---- Instructions ---- */

static void tell_instruction(EventMonitor *m, Thread *t, Method *method, uint32_t offset) {
    MonitorCall call;
    const CodeInfo *code = method->info->code;
    if (has(m, JVM_MONITOR_SOURCE_LINE_EXECUTION)) {
        LineWalk walk = {.code = code};
        while (line_walk_next(&walk)) {
            if (walk.row.start_pc != offset) continue;
            if (!jevmon_call_begin(&call, m, t, EVENT_RUNNING)) return;
            call.what = "ExecuteSourceLine";
            m->monitor->vtable->ExecuteSourceLine(m->monitor, id_of(method),
                                                  (DWORD)walk.row.line);
            jevmon_call_end(&call);
            break;
        }
    }
    if (!has(m, JVM_MONITOR_BYTE_CODE_EXECUTION) ||
        !jevmon_call_begin(&call, m, t, EVENT_RUNNING))
        return;
    call.what = "ExecuteByteCode";
    m->monitor->vtable->ExecuteByteCode(m->monitor, id_of(method),
                                        (BYTE_CODE *)(uintptr_t)code->code, offset);
    jevmon_call_end(&call);
}

/* ---- Classes, threads ---- */

/* The text can be spoilt after the call (M151). */
static void tell_class_name(EventMonitor *m, Thread *t, JVM_EVENT_TYPE event, const char *name,
                            int context) {
    char *copy = m->check != NULL ? strdup(name) : NULL;
    tell_in(m, t, event, (UniqueID)(copy != NULL ? copy : name), context);
    if (copy != NULL) monitor_check_spoil(m, copy, strlen(copy));
    free(copy);
}

/* Of the word in class events. Those beyond have none, and hear of a beginning with its end. */
static uint64_t bit_of(const EventMonitor *m) {
    return m->number < 64 ? UINT64_C(1) << m->number : 0;
}

/* M46: an end is told with its beginning, to who has not heard that. */
static void tell_class_start(EventMonitor *m, Thread *t, const char *name, uint64_t *heard,
                             int context) {
    if (heard != NULL && (*heard & bit_of(m))) return;
    if (heard != NULL) *heard |= bit_of(m);
    tell_class_name(m, t, JVM_EVENT_TYPE_CLASS_LOAD_STARTED, name, context);
}

static void tell_class_load(EventMonitor *m, Thread *t, Class *c, uint64_t *heard) {
    if (!has(m, JVM_MONITOR_CLASS_LOADS)) return;
    tell_class_start(m, t, c->name, heard, EVENT_NO_GC);
    tell_in(m, t, JVM_EVENT_TYPE_CLASS_LOAD_FINISHED, id_of(c), EVENT_NO_GC);
}

static void tell_class_failure(EventMonitor *m, Thread *t, const char *name, uint64_t *heard) {
    if (!has(m, JVM_MONITOR_CLASS_LOADS)) return;
    tell_class_start(m, t, name, heard, EVENT_RUNNING);
    tell_class_name(m, t, JVM_EVENT_TYPE_CLASS_LOAD_FAILED, name, EVENT_RUNNING);
}

static void tell_class_unload(EventMonitor *m, Thread *t, Class *c) {
    if (has(m, JVM_MONITOR_CLASS_LOADS))
        tell_in(m, t, JVM_EVENT_TYPE_CLASS_UNLOAD, id_of(c), EVENT_NO_GC);
    jevmon_forget_class(m, c);
}

static const Object *name_of(const VM *vm, const Object *thread_object) {
    return thread_object != NULL ? slot_get((const char *)thread_object + vm->known.Thread_name)
                                 : NULL;
}

/* M155: `text` is a String, or NULL: it has no name yet. */
static void tell_thread_name(EventMonitor *m, Thread *t, Thread *named, const Object *text) {
    size_t length;
    if (m->second == NULL || text == NULL) return;
    char *name = string_to_utf8(atomic_load(&m->vm), text, &length);
    if (name == NULL) return;
    tell2_in(m, t, JVM_EVENT_TYPE2_THREAD_SET_NAME, id_of(named), (UniqueID)name, EVENT_NO_GC);
    monitor_check_spoil(m, name, length);
    free(name);
}

/* GC is off: the id holds through the call. */
static void tell_new_object(EventMonitor *m, Thread *t, const Object *object) {
    MonitorCall call;
    ObjectID id = object_id_of(t->vm, object);
    ClassID class_id = id_of(object_class(object));
    if (!jevmon_call_begin(&call, m, t, EVENT_NO_GC)) return;
    CallbackHook *hook = callback_take(m, &m->allocation);
    if (hook != NULL) {
        IObjectAllocationCallBack *callback =
            (IObjectAllocationCallBack *)(void *)hook->callback;
        call.what = "OnObjectAllocated";
        callback->vtable->OnObjectAllocated(callback, id, class_id);
        callback_drop(hook);
    }
    jevmon_call_end(&call);
}

/* ---- The Listener ---- */

static void shut_down(EventMonitor *m, Thread *t) {
    jevmon_tell(m, t, JVM_EVENT_TYPE_SHUTDOWN, 0);
    atomic_store(&m->phase, MONITOR_OVER);
    monitor_open_probes(m);
    events_want(&t->vm->events, &m->listener, ~(EventMask)0, false);
}

/* Before the announcements nothing is told that mentions methods. */
static const EventMask HELD_BACK = EVENT_BIT(method_entry) | EVENT_BIT(method_exit) |
                                   EVENT_BIT(instruction_start) | EVENT_BIT(exception_throw) |
                                   EVENT_BIT(exception_unwind) | EVENT_BIT(exception_catch) |
                                   EVENT_BIT(compile_start) | EVENT_BIT(compile_finish);

void jevmon_notify(Listener *listener, Thread *t, Event *event) {
    EventMonitor *m = (EventMonitor *)(void *)listener;
    VM *vm = atomic_load(&m->vm);
    if (t == NULL || vm == NULL || atomic_load(&m->phase) != MONITOR_LIVE) return;
    if (!vm->events_live && (HELD_BACK >> event->type & 1)) return;
    switch (event->type) {
    case EVENT_method_entry: tell_entry(m, t, event->method_entry.method); break;
    case EVENT_method_exit:
        tell_exit(m, t, event->method_exit.method, event->method_exit.by_exception);
        break;
    case EVENT_instruction_start:
        tell_instruction(m, t, event->instruction_start.method,
                         event->instruction_start.offset);
        break;
    case EVENT_exception_throw:
        tell_exception(m, t, JVM_MONITOR_EXCEPTIONS, JVM_EVENT_TYPE2_EXCEPTION_THROWN,
                       event->exception_throw.exception);
        break;
    case EVENT_exception_unwind:
        tell_exception(m, t, JVM_MONITOR_EXCEPTION_UNWIND, JVM_EVENT_TYPE2_EXCEPTION_UNWIND,
                       event->exception_unwind.exception);
        break;
    case EVENT_exception_catch: tell_caught(m, t, event->exception_catch.exception); break;
    case EVENT_class_load_start:
        if (has(m, JVM_MONITOR_CLASS_LOADS) && bit_of(m) != 0)
            tell_class_start(m, t, event->class_load_start.name, event->class_load_start.heard,
                             EVENT_RUNNING);
        break;
    case EVENT_class_load_fail:
        tell_class_failure(m, t, event->class_load_fail.name, event->class_load_fail.heard);
        break;
    case EVENT_class_load:
        tell_class_load(m, t, event->class_load.class_, event->class_load.heard);
        break;
    case EVENT_class_unload: tell_class_unload(m, t, event->class_unload.class_); break;
    case EVENT_thread_start:
        tell_in(m, t, JVM_EVENT_TYPE_THREAD_CREATE, id_of(event->thread_start.started),
                EVENT_NO_GC);
        tell_thread_name(m, t, event->thread_start.started,
                         name_of(vm, event->thread_start.thread_object));
        break;
    case EVENT_thread_name:
        tell_thread_name(m, t, event->thread_name.named, event->thread_name.name);
        break;
    case EVENT_thread_end:
        jevmon_tell(m, t, JVM_EVENT_TYPE_THREAD_DESTROY, id_of(event->thread_end.ended));
        break;
    case EVENT_compile_start:
        if (has(m, JVM_MONITOR_JIT_COMPILATION))
            jevmon_tell(m, t, JVM_EVENT_TYPE_JIT_COMPILE_STARTED,
                        id_of(event->compile_start.method));
        break;
    case EVENT_compile_finish:
        if (has(m, JVM_MONITOR_JIT_COMPILATION))
            jevmon_tell(m, t, JVM_EVENT_TYPE_JIT_COMPILE_FINISHED,
                        id_of(event->compile_finish.method));
        break;
    case EVENT_object_alloc: tell_new_object(m, t, event->object_alloc.object); break;
    case EVENT_gc_start:
        if (has(m, JVM_MONITOR_GARBAGE_COLLECTIONS))
            jevmon_tell(m, t, JVM_EVENT_TYPE_GC_STARTED, 0);
        break;
    case EVENT_gc_finish:
        if (has(m, JVM_MONITOR_GARBAGE_COLLECTIONS))
            tell_in(m, t, JVM_EVENT_TYPE_GC_FINISHED, 0, EVENT_STOPPED);
        if (event->gc_finish.made) heap_dump_tell(m, t);
        break;
    case EVENT_vm_init_done:
        monitor_open_probes(m);
        jevmon_tell2(m, t, JVM_EVENT_TYPE2_INITIALIZED, 0, 0);
        break;
    case EVENT_vm_shut_down: shut_down(m, t); break;
    default: break;
    }
}
