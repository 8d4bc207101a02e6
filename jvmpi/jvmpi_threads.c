/* SPDX-License-Identifier: MIT */
/* The functions of the table that are about threads: stacks, CPU time, suspension, status,
 * storage cells, system threads (the rest: jvmpi.c). A JNIEnv * from an agent is a thread only
 * after it was found among the live ones. */
#include <time.h>

#include "jvmpi/check.h"
#include "jvmpi/late.h"
#include "jvmpi/plants.h"
#include "jvmpi/thunks.h"
#include "vm/model/class.h"
#include "vm/model/handles.h"
#include "vm/run/thread_life.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/threads/gate.h"
#include "vm/threads/note.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"
#include "vm/model/thread_list.h"

enum { LINE_UNKNOWN = -1, LINE_NATIVE = -3, TRACE_DEPTH_CHECKED = 1 << 16 };

static Thread *thread_of_env(JNIEnv *env) { return (Thread *)(void *)env; }

/* The thread if it is alive in the agent's VM. */
static Thread *live_thread(Agent *agent, JNIEnv *env) {
    Thread *thread = thread_of_env(env);
    return thread != NULL && thread_is_live(agent->vm, thread) ? thread : NULL;
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

static void add_call(void *data, Method *m, int pc) {
    JVMPI_CallTrace *trace = data;
    jint line = method_is_native(m) ? LINE_NATIVE : method_line_at(m, pc);
    if (line <= 0 && line != LINE_NATIVE) line = LINE_UNKNOWN;
    trace->frames[trace->num_frames++] = (JVMPI_CallFrame){line, (jmethodID)(void *)m};
}

static void take_trace(Thread *target, void *data) {
    TraceRequest *r = data;
    r->trace->num_frames = jvmpi_walk(target, r->trace->frames, r->depth);
}

/* Of another one: where it was when agents stopped it, if that was noted. */
static void take_noted_trace(Thread *target, void *data) {
    TraceRequest *r = data;
    r->trace->num_frames = 0;
    if (!note_visit(target, r->depth, add_call, r->trace)) take_trace(target, data);
}

void jvmpi_get_call_trace(int slot, JVMPI_CallTrace *trace, jint depth) {
    Agent *agent = agent_at(slot);
    Thread *self = agent != NULL ? thread_current(agent->vm) : NULL;
    if (!foreign_memory_writable(agent_pages(self), trace, sizeof *trace)) return;
    trace->num_frames = 0;
    if (agent == NULL || depth <= 0) return;
    VM *vm = agent->vm;
    Thread *target = thread_of_env(trace->env_id);
    TraceRequest r = {trace, depth};
    /* Of a buffer that is stated longer than it is, what a trace needs must be there. */
    if (r.depth > TRACE_DEPTH_CHECKED) r.depth = TRACE_DEPTH_CHECKED;
    while (r.depth > 0 && !foreign_memory_writable(agent_pages(self), trace->frames,
                                                   (size_t)r.depth * sizeof *trace->frames))
        r.depth /= 2;
    if (target == NULL || r.depth == 0) return;
    if (target == self)
        take_trace(target, &r);
    else if (!thread_is_live(vm, target))
        return;
    else if (world_stopped_by(vm, self))
        take_trace(target, &r);
    else
        thread_handshake(target, take_noted_trace, &r);
}

/* ---- Threads ---- */

jlong jvmpi_get_current_thread_cpu_time(int slot) {
    struct timespec time;
    Agent *agent = agent_at(slot);
    Thread *other = agent != NULL && agent->late ? late_told_for(agent) : NULL;
    if (other != NULL)
        return (jlong)thread_cpu_time(other); /* its entries are told by this one */
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
    return (jlong)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* While an agent holds a thread suspended, the thread itself carries a GC-off count: so
 * collections stay off although the agent never asked for that, and whoever resumes it lowers
 * the same count. */
static jint suspend_one(Agent *agent, JNIEnv *env) {
    VM *vm = agent->vm;
    Thread *target = live_thread(agent, env), *self = thread_current(vm);
    CHECK_RULE(agent, target == NULL, "R37", "SuspendThread of %p, %s", (void *)env,
               check_thread_word(agent, env));
    jint result = JVMPI_FAIL;
    if (target == NULL) return result;
    thread_suspend(target, false);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    while (atomic_load(&vm->gate.hard) && !world_stopped_by(vm, self))
        pthread_cond_wait(&vm->threads.wake, &vm->threads.lock);
    if (thread_is_listed(vm, target)) {
        JvmpiThread *state = jvmpi_thread(target);
        uint64_t *cpu = state->cpu[agent->slot];
        if (state->suspends[agent->slot]++ == 0) {
            cpu[1] = cpu[0];
            cpu[0] = thread_cpu_time(target);
        }
        if (!state->status_is_kept) state->kept_status = jvmpi_thread_status(target);
        state->status_is_kept = true;
        atomic_fetch_add(&target->gc_off_by_others, 1);
        atomic_store(&agent->suspender, (uintptr_t)pthread_self());
        atomic_fetch_add(&agent->suspended, 1);
        result = JVMPI_SUCCESS;
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return result;
}

static jint resume_one(Agent *agent, JNIEnv *env) {
    VM *vm = agent->vm;
    Thread *target = thread_of_env(env);
    bool held = false;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    JvmpiThread *state =
        target != NULL && thread_is_listed(vm, target) ? jvmpi_thread(target) : NULL;
    if (state != NULL && state->suspends[agent->slot] > 0) {
        state->suspends[agent->slot]--;
        held = true;
        bool kept = false;
        for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++) kept |= state->suspends[slot] > 0;
        state->status_is_kept = kept;
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    CHECK_RULE(agent, !held, "R95", "ResumeThread of %p, which the agent has not suspended",
               (void *)env);
    if (!held) return JVMPI_FAIL;
    atomic_fetch_sub(&agent->suspended, 1);
    gate_gc_on_by_other(target);
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

static void for_each_listed(int slot, jint count, JNIEnv **list, jint *results,
                            jint (*one)(Agent *agent, JNIEnv *env)) {
    Agent *agent = agent_at(slot);
    ForeignPages *pages = agent != NULL ? agent_pages(thread_current(agent->vm)) : NULL;
    if (count <= 0 || !foreign_memory_readable(pages, list, (size_t)count * sizeof *list))
        return;
    bool answers = foreign_memory_writable(pages, results, (size_t)count * sizeof *results);
    for (jint i = 0; i < count; i++) {
        jint result = agent != NULL ? one(agent, list[i]) : JVMPI_FAIL;
        if (answers) results[i] = result;
    }
}

void jvmpi_suspend_thread_list(int slot, jint count, JNIEnv **list, jint *results) {
    for_each_listed(slot, count, list, results, suspend_one);
}

void jvmpi_resume_thread_list(int slot, jint count, JNIEnv **list, jint *results) {
    for_each_listed(slot, count, list, results, resume_one);
}

/* R217: while agents keep it suspended, what it was when they stopped it. */
jint jvmpi_thread_status(Thread *thread) {
    const JvmpiThread *state = jvmpi_thread(thread);
    if (state->status_is_kept && !PLANTED(thread->vm, R217)) return state->kept_status;
    jint status = JVMPI_THREAD_RUNNABLE;
    switch (atomic_load(&thread->blocking.kind)) {
    case WAIT_ENTER: status = JVMPI_THREAD_MONITOR_WAIT; break;
    case WAIT_OBJECT:
    case WAIT_SLEEP:
    case WAIT_PARK:
    case WAIT_INTERNAL: status = JVMPI_THREAD_CONDVAR_WAIT; break;
    default: break;
    }
    if (atomic_load(&thread->suspension.by_java)) status |= JVMPI_THREAD_SUSPENDED;
    if (atomic_load(&thread->blocking.interrupted)) status |= JVMPI_THREAD_INTERRUPTED;
    return status;
}

jint jvmpi_get_thread_status(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL;
    CHECK_RULE(agent, thread == NULL, "R37", "GetThreadStatus of %p, %s", (void *)env,
               check_thread_word(agent, env));
    return thread != NULL ? jvmpi_thread_status(thread) : JVMPI_THREAD_RUNNABLE;
}

jboolean jvmpi_thread_has_run(int slot, JNIEnv *env) {
    Agent *agent = agent_at(slot);
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL;
    if (thread == NULL) return JNI_FALSE;
    const JvmpiThread *state = jvmpi_thread(thread);
    const uint64_t *cpu = state->cpu[slot];
    return state->suspends[slot] > 0 ? cpu[0] > cpu[1] : thread_cpu_time(thread) > cpu[0];
}

/* R54: refused where it could not be done without a collection or before there are Java
 * threads. */
jint jvmpi_create_system_thread(int slot, char *name, jint priority, void (*f)(void *)) {
    Agent *agent = agent_at(slot);
    if (agent == NULL || f == NULL || name == NULL || priority < JVMPI_MINIMUM_PRIORITY ||
        priority > JVMPI_MAXIMUM_PRIORITY || !foreign_memory_text(NULL, name) ||
        !foreign_memory_executable((const void *)(uintptr_t)f))
        return JNI_ERR;
    VM *vm = agent->vm;
    Thread *t = thread_current(vm);
    CHECK_RULE(agent, !atomic_load(&jvmpi_of(vm)->init_done), "R51",
               "CreateSystemThread before JVM_INIT_DONE");
    CHECK_RULE(agent, t != NULL && gate_is_off(t), "R19", "CreateSystemThread with GC off");
    CHECK_RULE(agent, check_is_suspended(agent), "R21",
               "CreateSystemThread while threads are suspended");
    if (t == NULL || !atomic_load(&jvmpi_of(vm)->init_done) || gate_is_off(t) ||
        world_stopped_by(vm, t) || vm->gate.collector == t ||
        atomic_load(&agent->suspended) > 0 || atomic_load(&t->state) != THREAD_NATIVE)
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
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL,
           *self = agent != NULL ? thread_current(agent->vm) : NULL;
    CHECK_RULE(agent, thread == NULL, "R37", "GetThreadObject of %p, %s", (void *)env,
               check_thread_word(agent, env));
    CHECK_RULE(agent, self != NULL && !gate_is_off(self) && agent->vm->gate.stopper != self,
               "R72", "GetThreadObject with GC on: the id may go stale");
    return thread != NULL ? (jobjectID)(void *)thread->object : NULL;
}

/* ---- Storage cells ---- */

/* The cell of a thread that the VM does not know: there is none, and it reads as NULL. */
static _Atomic(void *) *storage_cell(int slot, JNIEnv *env) {
    Thread *self = thread_current_any();
    if (__builtin_expect(thread_of_env(env) == self && env != NULL, 1))
        return &jvmpi_thread(self)->storage[slot];
    Agent *agent = agent_at(slot);
    Thread *thread = agent != NULL ? live_thread(agent, env) : NULL;
    CHECK_RULE(agent, thread == NULL, "R37", "the storage cell of %p, %s", (void *)env,
               check_thread_word(agent, env));
    return thread != NULL ? &jvmpi_thread(thread)->storage[slot] : NULL;
}

void *jvmpi_get_storage(int slot, JNIEnv *env) {
    _Atomic(void *) *cell = storage_cell(slot, env);
    return cell != NULL ? atomic_load_explicit(cell, memory_order_relaxed) : NULL;
}

void jvmpi_set_storage(int slot, JNIEnv *env, void *value) {
    _Atomic(void *) *cell = storage_cell(slot, env);
    if (cell != NULL) atomic_store_explicit(cell, value, memory_order_relaxed);
}
