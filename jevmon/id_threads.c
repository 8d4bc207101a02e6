/* SPDX-License-Identifier: MIT */
/* Questions about threads: who they are and where. Another thread stands still while its frames
 * are told (M66). */
#include <stdlib.h>

#include "jevmon/id_functions.h"
#include "vm/run/thread_life.h"
#include "vm/threads/note.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"
#include "vm/model/thread_list.h"

enum {
    SAMPLE_ACCURACY = 1,
    SAMPLE_METHOD = 2,
    SAMPLE_STACK = 4,
    SAMPLE_OFFSET = 8,
    SAMPLE_MODEL = 0x10
};
enum { ACCURACY_EXACT = 100, ACCURACY_CALLER = 50 };

static VM *vm_of(void *self) { return atomic_load(&jevmon_of_info(self)->vm); }

bool asking_thread_begin(AskingThread *asking, VM *vm) {
    asking->thread = thread_current(vm);
    asking->is_new = asking->thread == NULL;
    if (!asking->is_new) return true;
    if ((asking->thread = thread_attach_self(vm, "event monitor")) == NULL) return false;
    thread_leave_vm(asking->thread, THREAD_NATIVE);
    return true;
}

void asking_thread_end(AskingThread *asking) {
    if (!asking->is_new) return;
    thread_enter_vm(asking->thread);
    thread_detach_self(asking->thread);
}

HRESULT info_current_thread(void *self, ThreadID *id) {
    VM *vm = vm_of(self);
    if (id == NULL) return E_FAIL;
    *id = id_of(vm != NULL ? thread_current(vm) : NULL);
    return *id != 0 ? S_OK : E_FAIL;
}

typedef struct ThreadSought {
    const Thread *thread;
    int native_id; /* 0: it is none */
} ThreadSought;

static void compare_thread(void *data, Thread *thread) {
    ThreadSought *sought = data;
    if (thread == sought->thread && !thread->end_is_told) /* M127 */
        sought->native_id = thread->native_id;
}

HRESULT info_thread(void *self, ThreadID id, DWORD *os_thread) {
    VM *vm = vm_of(self);
    if (os_thread == NULL) return E_FAIL;
    ThreadSought sought = {.thread = (const Thread *)id}; /* NOLINT: an id is an address */
    if (vm != NULL && id != 0) thread_visit_all(vm, compare_thread, &sought);
    *os_thread = (DWORD)sought.native_id;
    return *os_thread != 0 ? S_OK : E_FAIL;
}

/* ---- Holding a thread ---- */

/* That it began is told, and not that it ended. */
static bool is_told(const Thread *target) {
    return target->start_is_told && !target->end_is_told;
}

typedef struct HeldThread {
    Thread *thread; /* NULL: there is none, or it cannot be had now */
    bool is_other;
} HeldThread;

/* The thread stays where it is until it is let go. `notes`: thread_hold's. */
static HeldThread hold(EventMonitor *m, ThreadID id, bool notes) {
    VM *vm = atomic_load(&m->vm);
    Thread *self = vm != NULL ? thread_current(vm) : NULL,
           *target = id != 0 ? (Thread *)id : self; /* NOLINT: an id is an address */
    if (target == NULL || target == self) return (HeldThread){target, false};
    const MonitorCall *call = jevmon_call_of(m);
    if (vm == NULL || (self != NULL && atomic_load(&vm->gate.stopper) == self) ||
        (call != NULL && call->is_gc_safe) || /* M132 */
        !thread_hold(vm, target, is_told, notes))
        return (HeldThread){NULL, false};
    return (HeldThread){target, true};
}

static void let_go(HeldThread held) {
    if (held.is_other) thread_let_go(held.thread);
}

/* ---- Stack traces ---- */

/* M65 to M67. */
HRESULT info_stack_trace(void *self, ThreadID id) {
    EventMonitor *m = jevmon_of_info(self);
    HRESULT result = S_OK;
    if (m->second == NULL || atomic_load(&m->phase) != MONITOR_LIVE) return E_FAIL; /* M69 */
    HeldThread held = hold(m, id, false);
    if (held.thread == NULL) return E_FAIL;
    StackWalk walk = stack_walk_begin(held.thread);
    while (result == S_OK && stack_walk_next(&walk))
        result =
            m->second->vtable->NotifyEvent2(m->second, JVM_EVENT_TYPE2_STACK_TRACE,
                                            stack_id_of(walk.at.frame), id_of(walk.at.method));
    let_go(held);
    return result;
}

/* ---- Samples ---- */

static JAVA_EXECUTION_MODEL model_of(const Frame *frame) {
    if (frame->flags & FRAME_NATIVE) return JVM_EXECUTION_NATIVE;
    return frame_is_compiled(frame) ? JVM_EXECUTION_JIT_COMPILED : JVM_EXECUTION_INTERPRETED;
}

/* Where a thread was when it was asked. Its innermost frame then may be gone: no StackID. */
static void add_noted(void *data, Method *method, int pc) {
    JVM_METHOD_SAMPLE *sample = data;
    sample->method_id = id_of(method);
    sample->flags = SAMPLE_ACCURACY | SAMPLE_METHOD;
    if (pc < 0) return;
    sample->flags |= SAMPLE_OFFSET;
    sample->code_offset = (DWORD)pc;
}

static bool sample_noted(Thread *target, JVM_METHOD_SAMPLE *sample) {
    if (!note_visit(target, 1, add_noted, sample) || sample->method_id == 0) return false;
    sample->accuracy = ACCURACY_EXACT;
    return true;
}

/* Exact in native code, where the innermost frame is. A Java frame on top may run code that is
 * inlined in none: the frame is the method's own, the offset that of its latest call or poll.
 */
static void sample_rested(Thread *target, JVM_METHOD_SAMPLE *sample) {
    StackWalk walk = stack_walk_begin(target);
    sample->flags = SAMPLE_ACCURACY;
    if (!stack_walk_next(&walk)) return;
    sample->flags |= SAMPLE_METHOD | SAMPLE_STACK | SAMPLE_MODEL;
    sample->accuracy = walk.at.pc < 0 ? ACCURACY_EXACT : ACCURACY_CALLER;
    sample->method_id = id_of(walk.at.method);
    sample->stack_id = stack_id_of(walk.at.frame);
    sample->model = model_of(walk.at.frame);
    if (walk.at.pc < 0) return;
    sample->flags |= SAMPLE_OFFSET;
    sample->code_offset = (DWORD)walk.at.pc;
}

/* M70: what was not wanted is 0, as what is not known. */
static void sample_cut(JVM_METHOD_SAMPLE *sample, DWORD wanted) {
    sample->flags &= wanted;
    if (!(wanted & SAMPLE_ACCURACY)) sample->accuracy = 0;
    if (!(wanted & SAMPLE_METHOD)) sample->method_id = 0;
    if (!(wanted & SAMPLE_STACK)) sample->stack_id = 0;
    if (!(wanted & SAMPLE_OFFSET)) sample->code_offset = 0;
    if (!(wanted & SAMPLE_MODEL)) sample->model = JVM_EXECUTION_INVALID;
}

/* M71: JVM_MONITOR_SAMPLING interrupts the other thread to see where it runs. */
HRESULT info_sample(void *self, ThreadID id, JVM_METHOD_SAMPLE *sample) {
    EventMonitor *m = jevmon_of_info(self);
    if (sample == NULL) return E_FAIL;
    DWORD wanted = sample->flags;
    *sample = (JVM_METHOD_SAMPLE){.model = JVM_EXECUTION_INVALID};
    bool notes = atomic_load(&m->mask) & JVM_MONITOR_SAMPLING;
    HeldThread held = hold(m, id, notes);
    if (held.thread == NULL) return E_FAIL;
    if (!notes || !held.is_other || !sample_noted(held.thread, sample))
        sample_rested(held.thread, sample);
    sample_cut(sample, wanted);
    let_go(held);
    return S_OK;
}
