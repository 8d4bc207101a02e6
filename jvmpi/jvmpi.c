/* SPDX-License-Identifier: MIT */
/* The functions of the table. Each begins with the slot it was called through; a slot whose VM
 * is gone answers as if nothing were there. Callers are in state NATIVE or unknown to the VM,
 * or in a handler with the world stopped (vm->stopper is the thread itself): then everything
 * stands still anyhow and nothing may wait. Raw objects are read in state NATIVE only while GC
 * is off. */
#include <string.h>
#include <time.h>

#include "jvmpi/agent.h"
#include "jvmpi/raw_monitor.h"
#include "jvmpi/thunks.h"
#include "vm/link/class.h"
#include "vm/process.h"
#include "vm/run/exception.h"
#include "vm/run/gate.h"
#include "vm/run/observe.h"
#include "vm/run/operations.h"
#include "vm/run/stack_walk.h"

enum { LINE_UNKNOWN = -1, LINE_NATIVE = -3, RUN_GC_TRIES = 1000 };

static Agent *agent_at(int slot) {
    Agent *agent = process_agent(slot);
    return agent != NULL && agent->vm != NULL ? agent : NULL;
}

static Thread *thread_of_env(JNIEnv *env) { return (Thread *)(void *)env; }

/* The thread if it is alive in the agent's VM. */
static Thread *live_thread(Agent *agent, JNIEnv *env) {
    Thread *thread = thread_of_env(env);
    return thread != NULL && thread_is_live(agent->vm, thread) ? thread : NULL;
}

static bool world_stopped_by(VM *vm, const Thread *t) { return t != NULL && vm->stopper == t; }

/* ---- Enabling ---- */

static bool event_can_be_enabled(jint type) {
    if (type < 1 || type > JVMPI_MAX_EVENT_TYPE_VAL) return false;
    return agent_internal_events(type) != 0 ||
           (type >= JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER &&
            type <= JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
}

/* Answers whether it changed anything. */
static bool set_enabled(Agent *agent, jint type, bool on) {
    uint64_t bit = UINT64_C(1) << type;
    EventMask keep = 0, touched = agent_internal_events(type);
    pthread_mutex_lock(&agent->lock);
    uint64_t before = atomic_load(&agent->enabled);
    uint64_t after = on ? before | bit : before & ~bit;
    atomic_store(&agent->enabled, after);
    if (on) {
        agent->listener.possible |= touched;
        atomic_fetch_or(&agent->vm->events.possible, touched);
        events_want(&agent->vm->events, &agent->listener, touched, true);
    } else {
        for (int other = 1; other <= JVMPI_MAX_EVENT_TYPE_VAL; other++)
            if (after >> other & 1) keep |= agent_internal_events(other);
        events_want(&agent->vm->events, &agent->listener, touched & ~keep, false);
    }
    pthread_mutex_unlock(&agent->lock);
    return before != after;
}

static void watermark_clear_all(void *data, Thread *thread) {
    thread->exit_watermark[*(int *)data] = (Frame *)UINTPTR_MAX;
}
static void watermark_record(void *data, Thread *thread) {
    thread->exit_watermark[*(int *)data] = thread->frame;
}

/* With every thread at rest, its top frame is the newest one whose exit is not told (R209). A
 * caller that the VM does not know cannot stop the world: then each thread's mark is found at
 * its next exit. */
static void record_watermarks(VM *vm, Thread *t, int slot) {
    if (t == NULL) return;
    if (vm->stopper == t) {
        thread_visit_all(vm, watermark_record, &slot);
        return;
    }
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    world_stop(t);
    thread_visit_all(vm, watermark_record, &slot);
    world_resume(t);
    if (native) thread_leave_vm(t, THREAD_NATIVE);
}

/* Execution changes only with the world stopped, which takes a thread of the VM. */
static bool execution_can_follow(VM *vm, jint type) {
    return type != JVMPI_EVENT_INSTRUCTION_START || thread_current(vm) != NULL;
}
static void execution_follows(VM *vm, jint type) {
    if (type == JVMPI_EVENT_INSTRUCTION_START) observe_instructions(thread_current(vm));
}

jint jvmpi_enable_event(int slot, jint type, void *arg) {
    Agent *agent = agent_at(slot);
    (void)arg;
    if (agent == NULL || !event_can_be_enabled(type)) return JVMPI_NOT_AVAILABLE;
    if (agent_enabled(agent, type)) return JVMPI_SUCCESS;
    VM *vm = agent->vm;
    if (!execution_can_follow(vm, type)) return JVMPI_FAIL;
    if (type == JVMPI_EVENT_METHOD_EXIT) thread_visit_all(vm, watermark_clear_all, &slot);
    if (set_enabled(agent, type, true) && agent_internal_events(type) != 0) {
        execution_follows(vm, type);
        threads_events_changed(vm);
        if (type == JVMPI_EVENT_METHOD_EXIT) record_watermarks(vm, thread_current(vm), slot);
    }
    return JVMPI_SUCCESS;
}

jint jvmpi_disable_event(int slot, jint type, void *arg) {
    Agent *agent = agent_at(slot);
    (void)arg;
    if (agent == NULL || !event_can_be_enabled(type)) return JVMPI_NOT_AVAILABLE;
    if (!execution_can_follow(agent->vm, type)) return JVMPI_FAIL;
    if (set_enabled(agent, type, false) && agent_internal_events(type) != 0) {
        execution_follows(agent->vm, type);
        threads_events_changed(agent->vm);
    }
    return JVMPI_SUCCESS;
}

/* ---- Requests ---- */

/* The object behind an id, or NULL for one that is none; GC is off or the world stopped. An id that
 * was moved in the collection under way stands for the object at its new place. */
static Object *object_of_id(Agent *agent, Thread *t, const void *id) {
    VM *vm = agent->vm;
    if (id == NULL) return NULL;
    bool is = world_stopped_by(vm, t) ? gc_is_object(vm->heap, id) : object_is_valid(vm, id);
    if (!is) return NULL;
    Object *object = (Object *)(uintptr_t)id;
    if ((atomic_load(&object->lock) & LOCK_TAG_MASK) == LOCK_FORWARDED)
        object = ref_object(object->shape);
    return object;
}

static jint request(Agent *agent, Thread *t, jint type, void *arg) {
    VM *vm = agent->vm;
    if (type == JVMPI_EVENT_HEAP_DUMP) {
        jint level =
            arg != NULL ? ((JVMPI_HeapDumpArg *)arg)->heap_dump_level : JVMPI_DUMP_LEVEL_2;
        if (level < JVMPI_DUMP_LEVEL_0 || level > JVMPI_DUMP_LEVEL_2) return JVMPI_FAIL;
        return world_stopped_by(vm, t) ? JVMPI_FAIL : agent_dump_heap(agent, t, level);
    }
    if (type == JVMPI_EVENT_MONITOR_DUMP)
        return world_stopped_by(vm, t) ? JVMPI_FAIL : agent_dump_monitors(agent, t);
    Object *object = object_of_id(agent, t, arg);
    if (object == NULL) return JVMPI_FAIL;
    switch (type) {
    case JVMPI_EVENT_CLASS_LOAD: {
        if (object_class(object) != vm->known.Class_) return JVMPI_FAIL;
        Class *c = class_of_mirror(object);
        return c != NULL ? agent_send_class_load(agent, t, c, true) : JVMPI_FAIL;
    }
    case JVMPI_EVENT_THREAD_START: {
        if (!object_is_instance(object, vm->known.Thread_)) return JVMPI_FAIL;
        Thread *thread = thread_of_object(object);
        if (thread == NULL || !thread_is_live(vm, thread)) return JVMPI_FAIL;
        return agent_send_thread_start(agent, t, thread, object, true);
    }
    case JVMPI_EVENT_OBJECT_ALLOC: return agent_send_object_alloc(agent, t, object, true);
    default: return agent_dump_object(agent, t, object);
    }
}

jint jvmpi_request_event(int slot, jint type, void *arg) {
    Agent *agent = agent_at(slot);
    if (agent == NULL) return JVMPI_FAIL;
    switch (type) {
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_THREAD_START:
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_OBJECT_DUMP:
    case JVMPI_EVENT_HEAP_DUMP:
    case JVMPI_EVENT_MONITOR_DUMP: break;
    default: return JVMPI_NOT_AVAILABLE;
    }
    Thread *t = thread_current(agent->vm);
    if (t == NULL) return JVMPI_FAIL;
    gate_gc_off(t, true);
    jint result = request(agent, t, type, arg);
    gate_gc_on(t);
    return result;
}

/* ---- Stacks ---- */

jint jvmpi_walk(Thread *thread, JVMPI_CallFrame *frames, jint depth) {
    jint count = 0;
    StackWalk walk = stack_walk_begin(thread);
    while (count < depth && stack_walk_next(&walk)) {
        Method *m = walk.at.method;
        jint line = method_is_native(m) ? LINE_NATIVE : method_line_at(m, walk.at.pc);
        if (line <= 0 && line != LINE_NATIVE) line = LINE_UNKNOWN;
        frames[count++] = (JVMPI_CallFrame){line, (jmethodID)(void *)m};
    }
    return count;
}

typedef struct TraceRequest {
    JVMPI_CallTrace *trace;
    jint depth;
} TraceRequest;

static void take_trace(Thread *target, void *data) {
    TraceRequest *r = data;
    r->trace->num_frames = jvmpi_walk(target, r->trace->frames, r->depth);
}

void jvmpi_get_call_trace(int slot, JVMPI_CallTrace *trace, jint depth) {
    Agent *agent = agent_at(slot);
    if (trace == NULL) return;
    trace->num_frames = 0;
    if (agent == NULL || trace->frames == NULL || depth <= 0) return;
    VM *vm = agent->vm;
    Thread *self = thread_current(vm), *target = thread_of_env(trace->env_id);
    TraceRequest r = {trace, depth};
    if (target == NULL) return;
    if (target == self)
        take_trace(target, &r);
    else if (!thread_is_live(vm, target))
        return;
    else if (world_stopped_by(vm, self))
        take_trace(target, &r);
    else
        thread_handshake(target, take_trace, &r);
}

/* ---- Threads ---- */

jlong jvmpi_get_current_thread_cpu_time(int slot) {
    struct timespec time;
    (void)slot;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
    return (jlong)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* While an agent holds a thread suspended, the thread itself carries a GC-off count: so
 * collections stay off although the agent never asked for that, and whoever resumes it lowers
 * the same count. */
static jint suspend_one(Agent *agent, JNIEnv *env) {
    VM *vm = agent->vm;
    Thread *target = live_thread(agent, env), *self = thread_current(vm);
    jint result = JVMPI_FAIL;
    if (target == NULL) return result;
    thread_suspend(target, false);
    pthread_mutex_lock(&vm->thread_lock);
    while (atomic_load(&vm->gate_hard) && !world_stopped_by(vm, self))
        pthread_cond_wait(&vm->thread_wake, &vm->thread_lock);
    if (thread_is_listed(vm, target)) {
        uint64_t *cpu = target->agent_cpu[agent->slot];
        if (target->agent_suspends[agent->slot]++ == 0) {
            cpu[1] = cpu[0];
            cpu[0] = thread_cpu_time(target);
        }
        atomic_fetch_add(&target->gc_off, 1);
        atomic_fetch_add(&agent->suspended, 1);
        result = JVMPI_SUCCESS;
    }
    pthread_mutex_unlock(&vm->thread_lock);
    return result;
}

static jint resume_one(Agent *agent, JNIEnv *env) {
    VM *vm = agent->vm;
    Thread *target = thread_of_env(env);
    bool held = false;
    pthread_mutex_lock(&vm->thread_lock);
    if (target != NULL && thread_is_listed(vm, target) &&
        target->agent_suspends[agent->slot] > 0) {
        target->agent_suspends[agent->slot]--;
        held = true;
    }
    pthread_mutex_unlock(&vm->thread_lock);
    if (!held) return JVMPI_FAIL;
    atomic_fetch_sub(&agent->suspended, 1);
    gate_gc_on(target);
    thread_resume(target, false);
    return JVMPI_SUCCESS;
}

void jvmpi_suspend_thread(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    if (agent != NULL) suspend_one(agent, env);
}

void jvmpi_resume_thread(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    if (agent != NULL) resume_one(agent, env);
}

void jvmpi_suspend_thread_list(int slot, jint count, JNIEnv **list, jint *results) {
    Agent *agent = agent_at(slot);
    for (jint i = 0; list != NULL && i < count; i++) {
        jint result = agent != NULL ? suspend_one(agent, list[i]) : JVMPI_FAIL;
        if (results != NULL) results[i] = result;
    }
}

void jvmpi_resume_thread_list(int slot, jint count, JNIEnv **list, jint *results) {
    Agent *agent = agent_at(slot);
    for (jint i = 0; list != NULL && i < count; i++) {
        jint result = agent != NULL ? resume_one(agent, list[i]) : JVMPI_FAIL;
        if (results != NULL) results[i] = result;
    }
}

jint jvmpi_thread_status(Thread *thread) {
    jint status = JVMPI_THREAD_RUNNABLE;
    switch (atomic_load(&thread->wait_kind)) {
    case WAIT_ENTER: status = JVMPI_THREAD_MONITOR_WAIT; break;
    case WAIT_OBJECT:
    case WAIT_SLEEP:
    case WAIT_PARK:
    case WAIT_INTERNAL: status = JVMPI_THREAD_CONDVAR_WAIT; break;
    default: break;
    }
    if (atomic_load(&thread->suspend_java)) status |= JVMPI_THREAD_SUSPENDED;
    if (atomic_load(&thread->interrupted)) status |= JVMPI_THREAD_INTERRUPTED;
    return status;
}

jint jvmpi_get_thread_status(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL;
    return thread != NULL ? jvmpi_thread_status(thread) : JVMPI_THREAD_RUNNABLE;
}

jboolean jvmpi_thread_has_run(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL;
    if (thread == NULL) return JNI_FALSE;
    const uint64_t *cpu = thread->agent_cpu[slot];
    return thread->agent_suspends[slot] > 0 ? cpu[0] > cpu[1]
                                            : thread_cpu_time(thread) > cpu[0];
}

/* R54: refused where it could not be done without a collection or before there are Java
 * threads. */
jint jvmpi_create_system_thread(int slot, char *name, jint priority, void (*f)(void *)) {
    Agent *agent = agent_at(slot);
    if (agent == NULL || f == NULL || name == NULL || priority < JVMPI_MINIMUM_PRIORITY ||
        priority > JVMPI_MAXIMUM_PRIORITY)
        return JNI_ERR;
    VM *vm = agent->vm;
    Thread *t = thread_current(vm);
    if (t == NULL || !atomic_load(&jvmpi_of(vm)->init_done) || gate_is_off(t) ||
        world_stopped_by(vm, t) || vm->collector == t || atomic_load(&agent->suspended) > 0 ||
        atomic_load(&t->state) != THREAD_NATIVE)
        return JNI_ERR;
    thread_enter_vm(t);
    HandleScope scope = handle_scope_open(t);
    Handle pending = handle_new(t, t->exception);
    t->exception = NULL;
    bool started = thread_start_system(t, name, priority, f, NULL);
    t->exception = handle_get(pending);
    handle_scope_close(&scope);
    thread_leave_vm(t, THREAD_NATIVE);
    return started ? JNI_OK : JNI_ERR;
}

jobjectID jvmpi_get_thread_object(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL;
    return thread != NULL ? (jobjectID)(void *)thread->object : NULL;
}

/* ---- Memory ---- */

void jvmpi_disable_gc(int slot) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL) return;
    gate_gc_off(t, true);
    t->agent_gc_off[slot]++;
}

/* One call too many must not undo what a handler, or another agent, rests on. */
void jvmpi_enable_gc(int slot) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL || t->agent_gc_off[slot] == 0) return;
    t->agent_gc_off[slot]--;
    gate_gc_on(t);
}

/* A collection is refused to a thread in agent code while others hold GC off for the length of
 * their handlers: it is tried again rather than waited for, so that they can finish. */
void jvmpi_run_gc(int slot) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL || gate_is_off(t) || t->vm->stopper == t || t->vm->collector == t ||
        atomic_load(&t->state) != THREAD_NATIVE)
        return;
    VM *vm = t->vm;
    uint64_t before = vm->collections_done;
    for (int tries = 0; tries < RUN_GC_TRIES; tries++) {
        thread_enter_vm(t);
        HandleScope scope = handle_scope_open(t);
        Handle pending = handle_new(t, t->exception);
        t->exception = NULL;
        bool done = gc_collect(&t->mutator, GC_EXPLICIT);
        t->exception = handle_get(pending);
        handle_scope_close(&scope);
        thread_leave_vm(t, THREAD_NATIVE);
        /* Of two others' collections the later one began after we were called. */
        if (done || vm->collections_done >= before + 2) return;
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

jobjectID jvmpi_get_method_class(int slot, jmethodID method) {
    (void)slot;
    return method != NULL ? (jobjectID)(void *)((Method *)(void *)method)->holder->mirror
                          : NULL;
}

jobject jvmpi_object_id_to_object(int slot, jobjectID id) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL || id == NULL) return NULL;
    gate_gc_off(t, true);
    Object *object = object_of_id(agent, t, id);
    jobject reference = object != NULL ? (jobject)(void *)handle_new(t, object) : NULL;
    gate_gc_on(t);
    return reference;
}

jobjectID jvmpi_object_to_object_id(int slot, jobject object) {
    (void)slot;
    return object != NULL ? (jobjectID)(void *)*(Object **)(void *)object : NULL;
}

/* ---- Monitors and the end ---- */

JVMPI_RawMonitor jvmpi_raw_monitor_create(int slot, char *name) {
    Agent *agent = agent_at(slot);
    return agent != NULL ? (JVMPI_RawMonitor)(void *)raw_monitor_create(agent, name) : NULL;
}

void jvmpi_raw_monitor_destroy(int slot, JVMPI_RawMonitor monitor) {
    Agent *agent = agent_at(slot);
    if (agent != NULL && monitor != NULL)
        raw_monitor_destroy(agent, (RawMonitor *)(void *)monitor);
}

/* R125: the end that one agent asks for is an orderly end for all: each, the caller too, hears
 * JVM_SHUT_DOWN if it enabled it, and the caller nothing else any more. */
void jvmpi_profiler_exit(int slot, jint code) {
    Agent *agent = agent_at(slot);
    if (agent == NULL) return;
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        if (type != JVMPI_EVENT_JVM_SHUT_DOWN && agent_enabled(agent, type))
            set_enabled(agent, type, false);
    vm_halt(agent->vm, code, thread_current(agent->vm) != NULL);
}
