/* SPDX-License-Identifier: MIT */
/* Questions about methods, and which of them a monitor chose to hear of. */
#include <stdlib.h>
#include <string.h>

#include "jevmon/check.h"
#include "jevmon/id_functions.h"
#include "vm/threads/gate.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"

static VM *vm_of(void *self) { return atomic_load(&jevmon_of_info(self)->vm); }

/* ---- Code ---- */

/* M5: what the monitor gets is its own, and freed by it. */
static void *copy_bytes(const void *from, size_t bytes) {
    void *copy = jevmon_task_alloc(bytes);
    return copy != NULL ? memcpy(copy, from, bytes) : NULL;
}

typedef struct CodeSeeker {
    Listener listener; /* first */
    const Method *method;
    bool copies, found;
    unsigned char *copy; /* found, and NULL though it copies: no memory */
    uint32_t bytes;
} CodeSeeker;

/* The code stays where it is meanwhile. */
static void see_code(Listener *listener, Thread *t, Event *event) {
    CodeSeeker *seeker = (CodeSeeker *)(void *)listener;
    (void)t;
    if (event->type != EVENT_compiled_method_load ||
        event->compiled_method_load.method != seeker->method)
        return;
    jevmon_task_free(seeker->copy);
    seeker->found = true;
    seeker->bytes = event->compiled_method_load.bytes;
    seeker->copy =
        seeker->copies ? copy_bytes(event->compiled_method_load.code, seeker->bytes) : NULL;
}

static CodeSeeker find_code(VM *vm, const Method *method, bool copies) {
    CodeSeeker seeker = {.listener.notify = see_code, .method = method, .copies = copies};
    AskingThread asking;
    if (vm->engine->visit_code == NULL || !asking_thread_begin(&asking, vm)) return seeker;
    Thread *t = asking.thread;
    if (atomic_load(&vm->gate.stopper) != t) {
        bool native = atomic_load(&t->state) == THREAD_NATIVE;
        if (native) thread_enter_vm(t);
        vm->engine->visit_code(t, &seeker.listener);
        if (native) thread_leave_vm(t, THREAD_NATIVE);
    }
    asking_thread_end(&asking);
    return seeker;
}

HRESULT info_bytecode(void *self, MethodID id, unsigned *length, BYTE_CODE **codes) {
    const Method *m = method_of_id(jevmon_of_info(self), id);
    if (length != NULL) *length = 0;
    if (codes != NULL) *codes = NULL;
    if (m == NULL || m->info == NULL || m->info->code == NULL) return E_FAIL;
    if (codes != NULL &&
        (*codes = copy_bytes(m->info->code->code, m->info->code->length)) == NULL)
        return E_OUTOFMEMORY;
    if (length != NULL) *length = m->info->code->length;
    return S_OK;
}

HRESULT info_machine_code(void *self, MethodID id, unsigned *length, unsigned char **code) {
    VM *vm = vm_of(self);
    const Method *m = method_of_id(jevmon_of_info(self), id);
    if (length != NULL) *length = 0;
    if (code != NULL) *code = NULL;
    if (m == NULL) return E_FAIL;
    CodeSeeker seeker = find_code(vm, m, code != NULL);
    if (!seeker.found) return E_FAIL;
    if (code != NULL && (*code = seeker.copy) == NULL) return E_OUTOFMEMORY;
    if (length != NULL) *length = seeker.bytes;
    return S_OK;
}

/* ---- Names and lines ---- */

static char *full_name(const Method *m) {
    size_t size = strlen(m->holder->name) + strlen(m->name) + strlen(m->descriptor) + 2;
    char *name = jevmon_task_alloc(size);
    if (name != NULL) snprintf(name, size, "%s.%s%s", m->holder->name, m->name, m->descriptor);
    return name;
}

static int by_offset(const void *a, const void *b) {
    const SourceLineInfo *first = a, *second = b;
    return first->byte_code_offset < second->byte_code_offset
               ? -1
               : first->byte_code_offset > second->byte_code_offset;
}

/* M165. False: no memory. */
static bool list_lines(const Method *m, int *count, SourceLineInfo **lines) {
    LineWalk walk = {.code = m->info != NULL ? m->info->code : NULL};
    int total = 0;
    while (walk.code != NULL && line_walk_next(&walk)) total++;
    *count = total;
    if (lines == NULL || total == 0) return true;
    if ((*lines = jevmon_task_alloc((size_t)total * sizeof **lines)) == NULL) return false;
    walk = (LineWalk){.code = m->info->code};
    for (int i = 0; i < total && line_walk_next(&walk); i++)
        (*lines)[i] = (SourceLineInfo){walk.row.start_pc, (DWORD)walk.row.line};
    qsort(*lines, (size_t)total, sizeof **lines, by_offset);
    return true;
}

HRESULT info_method(void *self, MethodID id, LPSTR *name, ClassID *class_id,
                    JAVA_EXECUTION_MODEL *model, int *nlines, SourceLineInfo **lines) {
    VM *vm = vm_of(self);
    const Method *m = method_of_id(jevmon_of_info(self), id);
    int count = 0;
    if (name != NULL) *name = NULL;
    if (class_id != NULL) *class_id = 0;
    if (model != NULL) *model = JVM_EXECUTION_INVALID;
    if (nlines != NULL) *nlines = 0;
    if (lines != NULL) *lines = NULL;
    if (m == NULL) return E_FAIL;
    if (!list_lines(m, &count, lines) || (name != NULL && (*name = full_name(m)) == NULL)) {
        if (lines != NULL) jevmon_task_free(*lines), *lines = NULL;
        return E_OUTOFMEMORY;
    }
    if (class_id != NULL) *class_id = id_of(m->holder);
    if (nlines != NULL) *nlines = count;
    if (model != NULL)
        *model = method_is_native(m)             ? JVM_EXECUTION_NATIVE
                 : find_code(vm, m, false).found ? JVM_EXECUTION_JIT_COMPILED
                                                 : JVM_EXECUTION_INTERPRETED;
    return S_OK;
}

/* ---- Chosen methods (M150) ---- */

static size_t place_of(const EventMonitor *m, const void *id) {
    size_t at = ((uintptr_t)id >> 4) * 0x9E3779B97F4A7C15u & (m->choice_capacity - 1);
    while (m->choices[at].id != NULL && m->choices[at].id != id)
        at = (at + 1) & (m->choice_capacity - 1);
    return at;
}

/* **Lock:** the monitor's, to write. */
static bool choices_grow(EventMonitor *m) {
    size_t capacity = m->choice_capacity == 0 ? 64 : 2 * m->choice_capacity;
    Choice *old = m->choices, *grown = calloc(capacity, sizeof *grown);
    size_t count = m->choice_capacity;
    if (grown == NULL) return false;
    m->choices = grown;
    m->choice_capacity = capacity;
    for (size_t i = 0; i < count; i++)
        if (old[i].id != NULL) m->choices[place_of(m, old[i].id)] = old[i];
    free(old);
    return true;
}

static bool choose(EventMonitor *m, const void *id, bool permitted) {
    if (2 * (m->choice_count + 1) > m->choice_capacity && !choices_grow(m)) return false;
    size_t at = place_of(m, id);
    if (m->choices[at].id == NULL) m->choice_count++;
    m->choices[at] = (Choice){id, permitted};
    return true;
}

static bool is_permitted(const EventMonitor *m, const void *id) {
    return m->choice_count > 0 && m->choices[place_of(m, id)].permitted;
}

bool jevmon_hears_method(EventMonitor *m, const Method *method) {
    DWORD mask = atomic_load_explicit(&m->mask, memory_order_relaxed);
    if (mask & JVM_MONITOR_METHOD_CALLS) return true;
    if (!(mask & JVM_MONITOR_SPECIFIC_METHOD_CALLS)) return false;
    pthread_rwlock_rdlock(&m->lock);
    bool permitted = is_permitted(m, method);
    pthread_rwlock_unlock(&m->lock);
    return permitted;
}

/* Its methods' addresses may be another's after it. */
void jevmon_forget_class(EventMonitor *m, const Class *c) {
    pthread_rwlock_wrlock(&m->lock);
    for (uint32_t i = 0; m->choice_count > 0 && i < c->method_count; i++) {
        size_t at = place_of(m, &c->methods[i]);
        if (m->choices[at].id != NULL) m->choices[at].permitted = false;
    }
    pthread_rwlock_unlock(&m->lock);
}

static HRESULT choose_class(EventMonitor *m, const Class *c, bool query, bool permitted) {
    HRESULT result = S_OK;
    for (uint32_t i = 0; i < c->method_count; i++) {
        if (query && !is_permitted(m, &c->methods[i])) result = S_FALSE;
        if (!query && !choose(m, &c->methods[i], permitted)) result = E_OUTOFMEMORY;
    }
    return result;
}

HRESULT info_choose(void *self, UniqueID id, JVM_ID_TYPE type,
                    JVM_METHOD_CALL_EVENTS_DISPOSITION disposition) {
    EventMonitor *m = jevmon_of_info(self);
    const Class *c = type == JVM_ID_CLASS ? class_of_id(m, id) : NULL;
    const Method *method = type == JVM_ID_METHOD ? method_of_id(m, id) : NULL;
    bool query = disposition == JVM_QUERY_DISPOSITION,
         permitted = disposition == JVM_PERMIT_METHOD_CALL_EVENTS;
    if ((c == NULL && method == NULL) ||
        (!query && !permitted && disposition != JVM_PROHIBIT_METHOD_CALL_EVENTS))
        return E_FAIL;
    HRESULT result = S_OK;
    pthread_rwlock_wrlock(&m->lock);
    if (c != NULL)
        result = choose_class(m, c, query, permitted);
    else if (query)
        result = is_permitted(m, method) ? S_OK : S_FALSE;
    else if (!choose(m, method, permitted))
        result = E_OUTOFMEMORY;
    pthread_rwlock_unlock(&m->lock);
    return result;
}

/* ---- Results ---- */

/* M129. */
static int64_t widen(Value value, char type) {
    switch (type) {
    case 'Z': return value.i & 1;
    case 'B': return (int8_t)value.i;
    case 'C': return (uint16_t)value.i;
    case 'S': return (int16_t)value.i;
    case 'I': return value.i;
    case 'F': return (uint32_t)value.i;
    case 'J':
    case 'D': return (int64_t)value.bits;
    default: return 0;
    }
}

/* Its collections wait until the call is over, so that the id of an object holds as long. */
static void find_value(MonitorCall *call) {
    Thread *t = call->thread;
    char type = strchr(call->exited->descriptor, ')')[1];
    bool is_object = type == 'L' || type == '[';
    if (is_object && !call->gc_off) {
        gate_gc_off(t, true);
        call->gc_off = true;
    }
    Value value = frame_result(call->frame);
    call->value = is_object ? (int64_t)object_id_of(t->vm, value.l) : widen(value, type);
}

/* M80, M81, M83. Nothing is done for it before a monitor asks. An exception leaves no value
 * (M147). */
HRESULT info_return_value(void *self, MethodID *method, int64_t **value) {
    EventMonitor *m = jevmon_of_info(self);
    MonitorCall *call = jevmon_call_of(m);
    if (method != NULL) *method = 0;
    if (value != NULL) *value = NULL;
    if (call == NULL || call->exited == NULL || call->frame == NULL ||
        call->thread->frame != call->frame)
        return E_FAIL;
    if (m->promised & JVM_INIT_OPT_RETURN_VALUE_NOT_NEEDED) {
        monitor_check_report(m, "M139", __builtin_return_address(0),
                             "GetMethodExitReturnValue is called, which the monitor has "
                             "promised not to need");
        return E_FAIL;
    }
    if (value != NULL) {
        find_value(call);
        *value = &call->value;
    }
    if (method != NULL) *method = id_of(call->exited);
    return S_OK;
}
