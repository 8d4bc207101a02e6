/* SPDX-License-Identifier: MIT */
/* The functions of the table. Each begins with the slot it was called through; a slot whose VM
 * is gone answers as if nothing were there. Callers are in state NATIVE or unknown to the VM,
 * or in a handler with the world stopped (vm->gate.stopper is the thread itself): then
 * everything stands still anyhow and nothing may wait. Raw objects are read in state NATIVE
 * only while GC is off. What agents hand in may be anything: ids are checked, pointers asked
 * about (foreign_memory.h) before they are used. */
#include <string.h>
#include <time.h>

#include "jvmpi/check.h"
#include "jvmpi/choice.h"
#include "jvmpi/jvmpi_dumps.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "jvmpi/plants.h"
#include "jvmpi/raw_monitor.h"
#include "jvmpi/thunks.h"
#include "vm/create.h"
#include "vm/heap/global_references.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/metadata.h"
#include "vm/model/thread_list.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

enum { RUN_GC_PATIENCE_SECONDS = 30 };

/* ---- Enabling ---- */

static bool event_can_be_enabled(jint type) {
    if (type < 1 || type > JVMPI_MAX_EVENT_TYPE_VAL) return false;
    return agent_internal_events(type) != 0 ||
           (type >= JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER &&
            type <= JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
}

bool agent_set_enabled(Agent *agent, jint type, bool on) {
    uint64_t bit = UINT64_C(1) << type;
    EventMask keep = agent_kept_events(agent), touched = agent_wanted_events(agent, type);
    lock_acquire(&agent->lock, LOCK_AGENT);
    uint64_t before = atomic_load(&agent->enabled);
    uint64_t after = on ? before | bit : before & ~bit;
    atomic_store(&agent->enabled, after);
    if (on) {
        agent->listener.possible |= touched;
        atomic_fetch_or(&agent->vm->events.possible, touched);
        events_want(&agent->vm->events, &agent->listener, touched, true);
    } else {
        for (int other = 1; other <= JVMPI_MAX_EVENT_TYPE_VAL; other++)
            if (after >> other & 1) keep |= agent_wanted_events(agent, other);
        events_want(&agent->vm->events, &agent->listener, touched & ~keep, false);
    }
    lock_release(&agent->lock, LOCK_AGENT);
    agent_choose_ways(agent);
    return before != after;
}

static void mark_exits(void *data, Thread *thread) {
    delivery_mark_exits(thread, *(int *)data, false);
}
static void forget_exits(void *data, Thread *thread) {
    delivery_mark_exits(thread, *(int *)data, true);
}

/* R209: with every thread at rest its top frame is the newest one whose exit is not told. The
 * event comes to be wanted, execution follows and threads hear of it in that same moment: an
 * exit that nobody saw would leave a mark standing. In such a moment, too, it is settled which
 * code the agent is told of as there already (tell_code), and which live. */
static bool enable_stopped(Agent *agent, Thread *t, jint type) {
    VM *vm = agent->vm;
    bool stopped = vm->gate.stopper == t, native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native && !stopped) thread_enter_vm(t);
    if (!stopped) world_stop(t);
    bool changed = agent_set_enabled(agent, type, true);
    if (changed && type == JVMPI_EVENT_METHOD_EXIT) {
        delivery_follow(vm, EVENT_BIT(method_exit));
        thread_visit_all(vm, mark_exits, &agent->slot);
    } else if (changed && vm->engine->list_announced != NULL) {
        vm->engine->list_announced(vm, &agent->listener);
    }
    if (!stopped) world_resume(t);
    if (native && !stopped) thread_leave_vm(t, THREAD_NATIVE);
    return changed;
}

/* A caller that the VM does not know cannot stop the world: then each thread's mark is found at
 * its next exit. */
static bool enable(Agent *agent, jint type) {
    Thread *t = thread_current(agent->vm);
    bool exits = type == JVMPI_EVENT_METHOD_EXIT;
    if (t != NULL && (exits || type == JVMPI_EVENT_COMPILED_METHOD_LOAD))
        return enable_stopped(agent, t, type);
    if (exits) thread_visit_all(agent->vm, forget_exits, &agent->slot);
    return agent_set_enabled(agent, type, true);
}

/* An agent that asks late learns of the code there is. */
static void tell_code(Agent *agent, Thread *t) {
    VM *vm = agent->vm;
    if (t == NULL || vm->engine->announce_late == NULL || vm->gate.stopper == t) return;
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    vm->engine->announce_late(t, &agent->listener);
    if (native) thread_leave_vm(t, THREAD_NATIVE);
}

/* While an agent is told what it missed: enabled when the turn of its kind comes. False: that
 * is over. */
static bool late_note(Agent *agent, jint type, bool on) {
    lock_acquire(&agent->lock, LOCK_AGENT);
    bool noted = agent->late;
    if (on && noted)
        agent->late_asked |= UINT64_C(1) << type;
    else
        agent->late_asked &= ~(UINT64_C(1) << type);
    lock_release(&agent->lock, LOCK_AGENT);
    return noted;
}

jint jvmpi_enable_event(int slot, jint type, void *arg) {
    Agent *agent = agent_at(slot);
    (void)arg;
    bool dump = type == JVMPI_EVENT_HEAP_DUMP || type == JVMPI_EVENT_OBJECT_DUMP ||
                type == JVMPI_EVENT_MONITOR_DUMP;
    CHECK_RULE(agent, dump, "R58",
               "event %d, a dump, cannot be enabled and need not be: RequestEvent sends it",
               (int)type);
    CHECK_RULE(agent, !dump && !event_can_be_enabled(type), "R57", "event %d cannot be enabled",
               (int)type);
    if (agent == NULL || !event_can_be_enabled(type)) return JVMPI_NOT_AVAILABLE;
    if (agent_enabled(agent, type)) return JVMPI_SUCCESS;
    if (agent->late && late_note(agent, type, true)) return JVMPI_SUCCESS;
    VM *vm = agent->vm;
    if (choice_concerns(agent, type))
        return choice_enable(agent, type, true) ? JVMPI_SUCCESS : JVMPI_FAIL;
    if (!delivery_can_follow(vm, agent_internal_events(type))) return JVMPI_FAIL;
    if (enable(agent, type) && agent_internal_events(type) != 0) {
        if (type != JVMPI_EVENT_METHOD_EXIT) delivery_follow(vm, agent_internal_events(type));
        threads_events_changed(vm);
        if (type == JVMPI_EVENT_COMPILED_METHOD_LOAD) tell_code(agent, thread_current(vm));
    }
    return JVMPI_SUCCESS;
}

jint jvmpi_disable_event(int slot, jint type, void *arg) {
    Agent *agent = agent_at(slot);
    (void)arg;
    if (agent == NULL || !event_can_be_enabled(type)) return JVMPI_NOT_AVAILABLE;
    if (agent->late) late_note(agent, type, false);
    if (choice_concerns(agent, type))
        return choice_enable(agent, type, false) ? JVMPI_SUCCESS : JVMPI_FAIL;
    if (!delivery_can_follow(agent->vm, agent_internal_events(type))) return JVMPI_FAIL;
    if (agent_set_enabled(agent, type, false) && agent_internal_events(type) != 0) {
        delivery_follow(agent->vm, agent_internal_events(type));
        threads_events_changed(agent->vm);
    }
    return JVMPI_SUCCESS;
}

/* ---- Requests ---- */

/* The object behind an id, or NULL for one that is none; GC is off or the world stopped. An id
 * that was moved in the collection under way stands for the object at its new place. */
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

typedef struct ThreadSought {
    const Object *object;
    Thread *found;
} ThreadSought;

static void compare_thread(void *data, Thread *thread) {
    ThreadSought *sought = data;
    if (thread->object == sought->object) sought->found = thread;
}

/* The Java program sees a thread ended, and its object leads to it no more, before the agent is
 * told so. */
static Thread *thread_that_has(VM *vm, const Object *object) {
    ThreadSought sought = {object, NULL};
    thread_visit_all(vm, compare_thread, &sought);
    return sought.found;
}

static jint request_class_load(Agent *agent, Thread *t, const Object *object) {
    VM *vm = agent->vm;
    if (object_class(object) != vm->known.Class_) return JVMPI_FAIL;
    Class *c = class_of_mirror(object);
    if (c == NULL || !metadata_contains(vm, c, sizeof *c) || c->mirror != object)
        return JVMPI_FAIL;
    bool is_told = atomic_load(&c->told) & agent_bit(agent);
    if (!is_told &&
        (loader_class_died(c) != 0 || __atomic_load_n(&c->is_ending, __ATOMIC_ACQUIRE)))
        return JVMPI_FAIL;
    return agent_deliver_class_load(agent, t, c, true);
}

static jint request(Agent *agent, Thread *t, jint type, void *arg) {
    VM *vm = agent->vm;
    if (type == JVMPI_EVENT_HEAP_DUMP) {
        if (arg != NULL &&
            !foreign_memory_readable(agent_pages(t), arg, sizeof(JVMPI_HeapDumpArg)))
            return JVMPI_FAIL;
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
        loaders_keep_dead(vm);
        jint result = request_class_load(agent, t, object);
        loaders_let_dead_go(vm);
        return result;
    }
    case JVMPI_EVENT_THREAD_START: {
        if (!object_is_instance(object, vm->known.Thread_)) return JVMPI_FAIL;
        Thread *thread = thread_that_has(vm, object);
        if (thread == NULL) return JVMPI_FAIL;
        if (thread->end_is_told ||
            (atomic_load(&jvmpi_thread(thread)->end_told) & agent_bit(agent)))
            return JVMPI_FAIL;
        return agent_deliver_thread_start(agent, t, thread, object, true);
    }
    case JVMPI_EVENT_OBJECT_ALLOC: return agent_deliver_object_alloc(agent, t, object, true);
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
    default:
        CHECK_RULE(agent, true, "R86", "event %d cannot be requested", (int)type);
        return JVMPI_NOT_AVAILABLE;
    }
    Thread *t = thread_current(agent->vm);
    CHECK_RULE(agent, t == NULL, "R42", "RequestEvent on a thread that the VM does not know");
    if (t == NULL) return JVMPI_FAIL;
    bool by_id = type != JVMPI_EVENT_HEAP_DUMP && type != JVMPI_EVENT_MONITOR_DUMP;
    CHECK_RULE(agent, by_id && !gate_is_off(t) && agent->vm->gate.stopper != t, "R35",
               "RequestEvent by an object id with GC on: the id may go stale");
    /* R216: an agent that asks again in the handler of what it asked for would go on until the
     * stack ends. */
    JvmpiThread *state = jvmpi_thread(t);
    CHECK_RULE(agent, state->requests >= REQUESTS_DEPTH, "R216",
               "RequestEvent(%d) of %p: %d requests are in progress on this thread, each made "
               "in the handler of the one before",
               (int)type, arg, REQUESTS_DEPTH);
    if (state->requests >= REQUESTS_DEPTH && !PLANTED(agent->vm, R216)) return JVMPI_FAIL;
    gate_gc_off(t, true);
    state->requests++;
    jint result = request(agent, t, type, arg);
    state->requests--;
    CHECK_RULE(agent, result == JVMPI_FAIL && by_id,
               check_was_object(agent, arg) ? "R27" : "R94", "RequestEvent(%d) of %p, %s",
               (int)type, arg, check_object_word(agent, arg));
    CHECK_RULE(agent, result == JVMPI_FAIL && !by_id, "R21",
               "a dump was requested while threads stand still, or with a bad level");
    gate_gc_on(t);
    return result;
}

/* ---- Memory ---- */

void jvmpi_disable_gc(int slot) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL) return;
    gate_gc_off(t, true);
    jvmpi_thread(t)->gc_off[slot]++;
}

/* One call too many must not undo what a handler, or another agent, rests on. */
void jvmpi_enable_gc(int slot) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL) return;
    int32_t *own = &jvmpi_thread(t)->gc_off[slot];
    CHECK_RULE(agent, *own == 0, "R63", "EnableGC without DisableGC");
    if (*own == 0) return;
    --*own;
    gate_gc_on(t);
}

/* R98, R226: ends when a whole collection that began after `begun` is over. It is refused to a
 * thread in agent code while others hold GC off for the length of their handlers: it is tried
 * again rather than waited for, so that they can finish. Who never does must not keep the
 * caller for ever. */
static bool run_gc(Thread *t, uint64_t begun) {
    int64_t end = clock_nanoseconds() + RUN_GC_PATIENCE_SECONDS * CLOCK_SECOND;
    for (;;) {
        thread_enter_vm(t);
        HandleScope scope = handle_scope_open(t);
        Handle pending = handle_new(t, t->exception);
        t->exception = NULL;
        GcTurn turn = gc_collect_after(&t->mutator, GC_EXPLICIT, begun);
        t->exception = handle_get(pending);
        handle_scope_close(&scope);
        thread_leave_vm(t, THREAD_NATIVE);
        if (turn != GC_TURN_HELD) return turn != GC_TURN_REFUSED;
        if (clock_nanoseconds() >= end) return false;
        clock_sleep(CLOCK_MILLISECOND);
    }
}

void jvmpi_run_gc(int slot) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    CHECK_RULE(agent, t != NULL && gate_is_off(t), "R98", "RunGC with GC off");
    CHECK_RULE(agent, t != NULL && check_is_suspended(agent), "R21",
               "RunGC while threads are suspended");
    /* Nor while it holds threads suspended: they keep collections off, and only it can resume
     * them. */
    if (t == NULL || gate_is_off(t) || t->vm->gate.stopper == t || t->vm->gate.collector == t ||
        atomic_load(&agent->suspended) > 0 || atomic_load(&t->state) != THREAD_NATIVE)
        return;
    bool done = run_gc(t, gc_latest_begun(t->vm->heap));
    CHECK_RULE(agent, !done, "R98",
               "RunGC in vain: other threads have kept garbage collection off for %d s, or the "
               "plan never collects",
               RUN_GC_PATIENCE_SECONDS);
}

jobjectID jvmpi_get_method_class(int slot, jmethodID id) {
    Agent *agent = agent_at(slot);
    const Method *method = (Method *)(void *)id;
    CHECK_RULE(agent, !method_is_valid(agent->vm, method), "R27",
               "GetMethodClass of %p, which is no method (any more)", (const void *)method);
    if (agent == NULL || !method_is_valid(agent->vm, method)) return NULL;
    return (jobjectID)(void *)method->holder->mirror;
}

jobject jvmpi_object_id_to_object(int slot, jobjectID id) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL || id == NULL) return NULL;
    /* The object may be one that dies, and the reference, which JNI could neither use nor
     * delete now (R21), would outlive it. */
    bool collects = atomic_load(&agent->vm->gate.stopper) == t;
    CHECK_RULE(agent, collects, "R21", "jobjectID2jobject between GC_START and GC_FINISH");
    if (collects) return NULL;
    gate_gc_off(t, true);
    /* A dump, which stops the world also with GC off, reads the thread's handles. */
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    Object *object = object_of_id(agent, t, id);
    jobject reference = object != NULL ? (jobject)(void *)handle_new(t, object) : NULL;
    if (native) thread_leave_vm(t, THREAD_NATIVE);
    gate_gc_on(t);
    return reference;
}

jobjectID jvmpi_object_to_object_id(int slot, jobject object) {
    Agent *agent = agent_at(slot);
    Thread *t = agent != NULL ? thread_current(agent->vm) : NULL;
    if (t == NULL || object == NULL) return NULL;
    if (!handles_contain(t, object) && global_reference_kind(t->vm, object) == 0) return NULL;
    return (jobjectID)(void *)*(Object **)(void *)object;
}

/* ---- Monitors and the end ---- */

JVMPI_RawMonitor jvmpi_raw_monitor_create(int slot, char *name) {
    Agent *agent = agent_at(slot);
    CHECK_RULE(agent, check_is_suspended(agent), "R79",
               "RawMonitorCreate while threads are suspended");
    if (agent == NULL || (name != NULL && !foreign_memory_text(NULL, name))) return NULL;
    RawMonitor *made = raw_monitor_create(agent, name);
    CHECK_RULE(agent, check_is_high(made), "ids",
               "raw monitor %p lies above 4 GiB: what keeps ids in four bytes mistakes it",
               (void *)made);
    return (JVMPI_RawMonitor)(void *)made;
}

/* One that another agent of the VM made will do: an agent may consist of several libraries. */
static RawMonitor *monitor_of_others(const Agent *agent, const void *address) {
    Jvmpi *jvmpi = agent->vm != NULL ? jvmpi_of(agent->vm) : NULL;
    RawMonitor *found = NULL;
    for (int i = 0; jvmpi != NULL && found == NULL && i < atomic_load(&jvmpi->agent_count); i++)
        found = raw_monitor_find(jvmpi->agents[i], address);
    return found;
}

/* Locks work for agents' threads that outlive the VM, too. */
static RawMonitor *monitor_of(int slot, JVMPI_RawMonitor id) {
    Agent *agent = process_agent(slot);
    if (agent == NULL || id == NULL) return NULL;
    RawMonitor *m = raw_monitor_find(agent, id);
    if (__builtin_expect(m != NULL, 1)) return m;
    m = monitor_of_others(agent, id);
    CHECK_RULE(agent, m == NULL, "R81", "%p is no raw monitor (any more)", (void *)id);
    return m;
}

static bool owns(const RawMonitor *m) { return m != NULL && raw_monitor_is_own(m); }

void jvmpi_raw_monitor_destroy(int slot, JVMPI_RawMonitor id) {
    Agent *agent = agent_at(slot);
    RawMonitor *m = agent != NULL ? raw_monitor_find(agent, id) : NULL;
    CHECK_RULE(agent, m == NULL && id != NULL, "R81", "%p is no raw monitor (any more)",
               (void *)id);
    CHECK_RULE(agent, check_is_suspended(agent), "R81",
               "RawMonitorDestroy while threads are suspended");
    if (m != NULL) raw_monitor_destroy(agent, m);
}

void jvmpi_raw_monitor_enter(int slot, JVMPI_RawMonitor id) {
    RawMonitor *m = monitor_of(slot, id);
    CHECK_RULE(m != NULL ? m->agent : NULL, !owns(m) && check_is_suspended(m->agent), "R82",
               "RawMonitorEnter of \"%s\" while threads are suspended, one of which may own it",
               m->name);
    raw_monitor_enter(m);
}
void jvmpi_raw_monitor_exit(int slot, JVMPI_RawMonitor id) {
    RawMonitor *m = monitor_of(slot, id);
    CHECK_RULE(m != NULL ? m->agent : NULL, !owns(m), "R83",
               "RawMonitorExit of \"%s\" by a thread that does not own it", m->name);
    raw_monitor_exit(m);
}
void jvmpi_raw_monitor_wait(int slot, JVMPI_RawMonitor id, jlong milliseconds) {
    RawMonitor *m = monitor_of(slot, id);
    CHECK_RULE(m != NULL ? m->agent : NULL, !owns(m), "R85",
               "RawMonitorWait on \"%s\" by a thread that does not own it", m->name);
    CHECK_RULE(m != NULL ? m->agent : NULL, check_is_suspended(m->agent), "R21",
               "RawMonitorWait while threads are suspended");
    raw_monitor_wait(m, milliseconds);
}
void jvmpi_raw_monitor_notify_all(int slot, JVMPI_RawMonitor id) {
    RawMonitor *m = monitor_of(slot, id);
    CHECK_RULE(m != NULL ? m->agent : NULL, !owns(m), "R84",
               "RawMonitorNotifyAll of \"%s\" by a thread that does not own it", m->name);
    raw_monitor_notify_all(m);
}

/* R125: the end that one agent asks for is an orderly end for all: each, the caller too, hears
 * JVM_SHUT_DOWN if it enabled it, and the caller nothing else any more. */
void jvmpi_profiler_exit(int slot, jint code) {
    Agent *agent = agent_at(slot);
    if (agent == NULL) return;
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        if (type != JVMPI_EVENT_JVM_SHUT_DOWN && agent_enabled(agent, type))
            agent_set_enabled(agent, type, false);
    int64_t none = 0; /* the first of two agents */
    atomic_compare_exchange_strong(&agent->vm->agent_exit, &none,
                                   AGENT_EXITS | (int64_t)(uint32_t)code);
    vm_halt(agent->vm, code, thread_current(agent->vm) != NULL);
}
