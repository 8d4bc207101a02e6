/* SPDX-License-Identifier: MIT */
/* Life of agents: JVM_OnLoad, GetEnv's answers, the end, agents that come and go while the VM
 * runs. */
#include "jvmpi/agent.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "jvmpi/agent_library.h"
#include "jvmpi/check.h"
#include "jvmpi/choice.h"
#include "jvmpi/jvmpi.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/knowledge.h"
#include "jvmpi/late.h"
#include "jvmpi/plants.h"
#include "jvmpi/raw_monitor.h"
#include "jvmpi/stress.h"
#include "jvmpi/thunks.h"
#include "vm/model/metadata.h"
#include "vm/model/thread_list.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/transition.h"

enum { UNLOAD_MILLISECONDS = 300, TURN_SECONDS = 10 };

typedef jint(JNICALL *OnLoad)(JavaVM *vm, char *options, void *reserved);
typedef void(JNICALL *OnUnload)(JavaVM *vm, void *reserved);

ForeignPages *agent_pages(Thread *t) {
    return t != NULL && t == thread_current_any() ? &jvmpi_thread(t)->pages : NULL;
}

/* ---- Making and freeing ---- */

static void agent_free(Agent *agent) {
    raw_monitors_free(agent);
    calls_free(agent);
    agent_forget_asked(agent);
    choice_free(atomic_load(&agent->choice));
    for (unsigned i = 0; i < CHECK_SPOILED; i++) free(agent->spoiled[i]);
    if (agent->slot >= 0) process_free_agent_slot(agent->slot);
#ifdef MINIJVM_PLANTS
    plants_free(agent->plants);
#endif
    pthread_mutex_destroy(&agent->lock);
    free(agent->name);
    free(agent->path);
    free(agent);
}

/* NULL: no memory or, with *full, no slot. */
static Agent *agent_new(VM *vm, const char *name, bool *full) {
    *full = false;
    Agent *agent = calloc(1, sizeof *agent);
    if (agent == NULL) return NULL;
    pthread_mutex_init(&agent->lock, NULL);
    agent->vm = vm;
    agent->slot = -1;
    agent->private_copy = -1;
    agent->checks = vm->options.check_jvmpi != CHECK_NO;
    agent->stress = vm->options.stress.kinds;
    agent->watched = agent->checks || agent->stress != 0;
#ifdef MINIJVM_PLANTS
    agent->plants = plants_new(vm);
    agent->watched |= agent->plants != NULL;
#endif
    agent->name = strdup(name);
    if (agent->name != NULL && (agent->slot = process_take_agent_slot(agent)) < 0) *full = true;
    if (agent->slot < 0) {
        agent_free(agent);
        return NULL;
    }
    agent->listener = (Listener){
        .notify = agent_notify, .alone = agent_probes_alone, .each = agent_probes_each};
    thunks_fill(&agent->table, agent->slot);
    if (!choice_default(agent)) {
        agent_free(agent);
        return NULL;
    }
    return agent;
}

/* While an agent is there, names of what has ended stay: it may keep them. */
static void note_presence(Jvmpi *jvmpi) {
    bool any = false;
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) any |= !jvmpi->agents[i]->left;
    if (any) {
        atomic_fetch_or(&jvmpi->vm->keeps_symbols, 1u << JVMPI_FRONT_END);
        return;
    }
    atomic_fetch_and(&jvmpi->vm->keeps_symbols, ~(1u << JVMPI_FRONT_END));
    metadata_want_sweep(jvmpi->vm);
}

static void agent_has_left(Agent *agent) {
    agent->left = true;
    note_presence(jvmpi_of(agent->vm));
}

/* Makes it heard; the order of addition is the order in which agents are told. */
static void agent_add(Jvmpi *jvmpi, Agent *agent) {
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    events_add(&jvmpi->vm->events, &agent->listener);
    events_want(&jvmpi->vm->events, &agent->listener, agent_kept_events(agent), true);
    int count = atomic_load(&jvmpi->agent_count);
    jvmpi->agents[count] = agent;
    atomic_store(&jvmpi->agent_count, count + 1);
    note_presence(jvmpi);
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
}

/* ---- Loading ---- */

/* Calls an entry of the agent's as handlers are called. */
static jint call_on_load(Agent *agent, Thread *t, OnLoad on_load, char *options) {
    Jvmpi *jvmpi = jvmpi_of(agent->vm);
    jvmpi->loading = agent;
    jvmpi->loading_thread = t;
    HandlerScope scope;
    delivery_begin(&scope, t, EVENT_RUNNING);
    jint answer = PLANTED_LOAD(agent, on_load, (JavaVM *)agent->vm->handle, options);
    delivery_end(&scope);
    jvmpi->loading = NULL;
    jvmpi->loading_thread = NULL;
    return answer;
}

/* The library and its entry; NULL and a message. */
static OnLoad find_on_load(Agent *agent, char *message, size_t size) {
    if (!agent_open(agent, message, size)) return NULL;
    OnLoad on_load = (OnLoad)(uintptr_t)dlsym(agent->library, "JVM_OnLoad");
    if (on_load == NULL) {
        snprintf(message, size, "Agent library %s has no JVM_OnLoad", agent->name);
        agent_close(agent);
        return NULL;
    }
    agent_find_range(agent);
    return on_load;
}

static void say_no_agent(const char *name, bool full, char *message, size_t size) {
    if (full)
        snprintf(message, size, "Too many agents in this process (%d): %s", THREAD_AGENT_SLOTS,
                 name);
    else
        snprintf(message, size, "Out of memory for agent library: %s", name);
}

static bool agent_load(Jvmpi *jvmpi, Thread *t, const OptionPair *option, char *message,
                       size_t size) {
    bool full;
    Agent *agent = agent_new(jvmpi->vm, option->key, &full);
    if (agent == NULL) {
        say_no_agent(option->key, full, message, size);
        return false;
    }
    OnLoad on_load = find_on_load(agent, message, size);
    if (on_load == NULL) {
        agent_free(agent);
        return false;
    }
    agent_add(jvmpi, agent);
    jint answer = call_on_load(agent, t, on_load, option->value);
    if (answer == JNI_OK) return true;
    snprintf(message, size, "Agent library %s: JVM_OnLoad answered %d", agent->name,
             (int)answer);
    return false;
}

bool agents_load(VM *vm, Thread *t, char *message, size_t size) {
    Jvmpi *jvmpi = jvmpi_of(vm);
#ifdef MINIJVM_PLANTS
    if (!plants_known(vm)) {
        snprintf(message, size, "Invalid -Xjvmpi option: there is no plant %s",
                 vm->options.plant);
        return false;
    }
#endif
    if (vm->options.check_jvmpi != CHECK_NO) check_allocations_begin();
    for (size_t i = 0; i < vm->options.agent_count; i++)
        if (!(PLANTED(vm, R10b) && i > 0) &&
            !agent_load(jvmpi, t, &vm->options.agents[i], message, size) && !PLANTED(vm, R8b))
            return false;
    return true;
}

/* ---- GetEnv ---- */

/* One interface for all code that belongs to no agent: a JNI library, the embedding program. */
static Agent *anonymous_agent(Jvmpi *jvmpi) {
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    Agent *agent = jvmpi->anonymous;
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
    if (agent != NULL) return agent;
    bool full;
    Agent *made = agent_new(jvmpi->vm, "(anonymous)", &full);
    if (made == NULL) return NULL;
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    agent = jvmpi->anonymous;
    if (agent == NULL) jvmpi->anonymous = made;
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
    if (agent != NULL) {
        agent_free(made);
        return agent;
    }
    agent_add(jvmpi, made);
    return made;
}

static jint jvmpi_get_env(VM *vm, void **env, jint version, void *return_address) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    *env = NULL;
    if ((version < JVMPI_VERSION_1 || version > JVMPI_VERSION_1_2) && !PLANTED(vm, R11))
        return JNI_EVERSION;
    Thread *t = thread_current(vm);
    if (t == NULL) return JNI_EDETACHED;
    Agent *agent = jvmpi->loading_thread == t ? jvmpi->loading : NULL;
    uintptr_t address = (uintptr_t)return_address;
    int count = atomic_load(&jvmpi->agent_count);
    for (int i = 0; i < count && agent == NULL; i++)
        if (agent_has_code(jvmpi->agents[i], address)) agent = jvmpi->agents[i];
    if (agent == NULL && (agent = anonymous_agent(jvmpi)) == NULL) return JNI_ERR;
    agent->table.version = version;
    *env = &agent->table;
    return PLANTED_TABLE(agent, env, JNI_OK);
}

/* ---- The front-end ---- */

static void jvmpi_notify(Listener *listener, Thread *t, Event *event) {
    Jvmpi *jvmpi = (Jvmpi *)(void *)listener;
    (void)event;
    atomic_store(&jvmpi->init_done, true);
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++)
        agent_choose_ways(jvmpi->agents[i]);
    if (t->vm->options.stress.crowd > 0) stress_crowd_begin(t);
}

static const char *agent_of_code(VM *vm, const void *address) {
    const Jvmpi *jvmpi = jvmpi_of(vm);
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++)
        if (agent_has_code(jvmpi->agents[i], (uintptr_t)address)) return jvmpi->agents[i]->name;
    return NULL;
}

static const char *keeps_gc_off(const Thread *t) {
    for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++) {
        if (jvmpi_thread(t)->gc_off[slot] <= 0) continue;
        const Agent *agent = agent_at(slot);
        return agent != NULL && agent->name != NULL ? agent->name : "(anonymous)";
    }
    return NULL;
}

static const char *handler_in_progress(const Thread *t, const char **name) {
    const Jvmpi *jvmpi = jvmpi_of(t->vm);
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) {
        const Agent *agent = jvmpi->agents[i];
        uint64_t events =
            __atomic_load_n(&jvmpi_thread(t)->in_event[agent->slot], __ATOMIC_RELAXED);
        uint8_t brief = __atomic_load_n(&t->brief_event, __ATOMIC_RELAXED);
        if (brief != 0 && t->delivery.brief_agent == agent) events |= UINT64_C(1) << brief;
        for (jint type = JVMPI_MAX_EVENT_TYPE_VAL; type > 0; type--)
            if ((events >> type & 1) && check_event_name(type)[0] != '?') {
                *name = agent->name;
                return check_event_name(type);
            }
    }
    return NULL;
}

void jvmpi_prepare(VM *vm) {
    vm->front_ends[JVMPI_FRONT_END].thread_bytes = sizeof(JvmpiThread);
}

bool jvmpi_create(VM *vm) {
    Jvmpi *jvmpi = calloc(1, sizeof *jvmpi);
    if (jvmpi == NULL) return false;
    jvmpi->vm = vm;
    pthread_mutex_init(&jvmpi->lock, NULL);
    jvmpi->listener.notify = jvmpi_notify;
    atomic_store(&jvmpi->listener.wanted, EVENT_BIT(vm_init_done));
    events_add(&vm->events, &jvmpi->listener);
    vm->front_ends[JVMPI_FRONT_END].state = jvmpi;
    vm->tools.get_tool_env = jvmpi_get_env;
    vm->tools.agent_of_code = agent_of_code;
    vm->tools.keeps_gc_off = keeps_gc_off;
    vm->tools.handler_in_progress = handler_in_progress;
    vm->tools.agent_tools = &late_tools;
    vm->tools.choose_methods = choice_begin;
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&jvmpi->turn, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return true;
}

static void count_busy(void *data, Thread *thread) {
    uint32_t *busy = data;
    if (thread == thread_current_any()) return;
    bool inside = __atomic_load_n(&thread->brief_event, __ATOMIC_RELAXED) != 0;
    for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++)
        inside |= __atomic_load_n(&jvmpi_thread(thread)->in_event[slot], __ATOMIC_ACQUIRE) != 0;
    *busy += inside;
}

/* JVM_OnUnload may free what handlers use: those that other threads are in, or were about to
 * enter when all events went off, come to their end first. The stop makes threads show where
 * they are; a handler that waits for something is not waited for long. */
static void await_handlers(VM *vm, Thread *t) {
    if (t == NULL || vm->gate.stopper == t || vm->gate.collector == t) return;
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    world_stop(t);
    world_resume(t);
    thread_leave_vm(t, THREAD_NATIVE);
    int64_t deadline = clock_nanoseconds() + UNLOAD_MILLISECONDS * CLOCK_MILLISECOND;
    for (bool late = false; !late; clock_sleep(CLOCK_MILLISECOND)) {
        late = clock_nanoseconds() >= deadline;
        uint32_t busy = 0;
        thread_visit_all(vm, count_busy, &busy);
        if (busy == 0) break;
    }
    if (!native) thread_enter_vm(t);
}

void agent_silence(Agent *agent, Thread *t) {
    VM *vm = agent->vm;
    /* Who was told GC_START is told GC_FINISH: events go off between collections. */
    bool gate = t != NULL && vm->gate.stopper != t && vm->gate.collector != t;
    if (gate) gate_gc_off(t, t->agent_depth > 0);
    atomic_store(&agent->enabled, 0);
    atomic_store(&agent->brief, 0);
    atomic_store(&agent->batches.events, 0);
    events_want(&vm->events, &agent->listener, ~(EventMask)0, false);
    if (gate) gate_gc_on(t);
}

void jvmpi_unload(VM *vm, Thread *t) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    if (jvmpi == NULL || jvmpi->unloaded) return;
    jvmpi->unloaded = true;
    if (vm->options.stress.crowd > 0) stress_crowd_end(vm, t);
    int count = atomic_load(&jvmpi->agent_count);
    for (int i = 0; i < count; i++) {
        if (jvmpi->agents[i]->checks) check_vm_end(jvmpi->agents[i], t);
        agent_silence(jvmpi->agents[i], t);
    }
    if (count > 0) await_handlers(vm, t);
    for (int i = 0; i < count; i++) {
        Agent *agent = jvmpi->agents[i];
        if (agent->library == NULL || agent->unloaded) continue;
        OnUnload on_unload = (OnUnload)(uintptr_t)dlsym(agent->library, "JVM_OnUnload");
        if (on_unload == NULL) continue;
        HandlerScope scope;
        delivery_begin(&scope, t, EVENT_RUNNING);
        on_unload((JavaVM *)vm->handle, NULL); /* some take the second argument, most do not */
        delivery_end(&scope);
    }
}

void jvmpi_destroy(VM *vm) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    if (jvmpi == NULL) return;
    jvmpi_unload(vm, thread_current(vm));
    /* Threads that agents made, or daemons in a handler, may still be running the library's
     * code. */
    bool alone = vm->threads.count <= (thread_current(vm) != NULL ? 1u : 0u);
    int count = atomic_load(&jvmpi->agent_count);
    for (int i = 0; i < count; i++) {
        Agent *agent = jvmpi->agents[i];
        if (alone) {
            agent_close(agent);
            agent_free(agent);
        } else {
            /* Its slot stays taken, so that its table never comes to act for another agent. */
            agent->vm = NULL;
        }
    }
    vm->tools.get_tool_env = NULL;
    vm->tools.agent_of_code = NULL;
    vm->tools.keeps_gc_off = NULL;
    vm->tools.handler_in_progress = NULL;
    vm->tools.agent_tools = NULL;
    vm->tools.choose_methods = NULL;
    vm->front_ends[JVMPI_FRONT_END].state = NULL;
    agent_libraries_free(jvmpi);
    pthread_cond_destroy(&jvmpi->turn);
    pthread_mutex_destroy(&jvmpi->lock);
    free(jvmpi);
}

/* ---- Coming late ---- */

/* One that left, made new; its listener is in the sink already. */
static Agent *agent_again(Jvmpi *jvmpi, const char *name) {
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) {
        Agent *agent = jvmpi->agents[i];
        if (!agent->left) continue;
        char *copy = strdup(name);
        if (copy == NULL) return NULL;
        free(agent->name);
        agent->name = copy;
        agent->left = agent->is_silent = agent->unloaded = false;
        agent->table.NotifyEvent = NULL;
        agent->table.version = 0;
        agent->reports.count = 0;
        atomic_store(&agent->told_silent, false);
        if (!choice_default(agent)) {
            agent->left = true;
            return NULL;
        }
        note_presence(jvmpi);
        events_want(&jvmpi->vm->events, &agent->listener, agent_kept_events(agent), true);
        return agent;
    }
    return NULL;
}

/* One agent comes or goes at a time. Its own code runs meanwhile, so this is no lock: who comes
 * back from that code is refused, and who waits for another thread's turn does so for a time.
 */
static bool turn_begin(Jvmpi *jvmpi, Thread *t, FILE *out) {
    struct timespec deadline = clock_moment_after(TURN_SECONDS * CLOCK_SECOND);
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    int late = 0;
    while (jvmpi->turn_of != NULL && jvmpi->turn_of != t && late == 0)
        late = pthread_cond_timedwait(&jvmpi->turn, &jvmpi->lock, &deadline);
    bool mine = jvmpi->turn_of == NULL;
    if (mine) jvmpi->turn_of = t;
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
    if (!mine) fputs("another agent is being loaded or unloaded\n", out);
    return mine;
}

static void turn_end(Jvmpi *jvmpi) {
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    jvmpi->turn_of = NULL;
    pthread_cond_signal(&jvmpi->turn);
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
}

static void agent_leave(Agent *agent, Thread *t);

/* One that was made new, and has no library. */
static void agent_leave_unused(Agent *agent) {
    events_want(&agent->vm->events, &agent->listener, ~(EventMask)0, false);
    choice_free(atomic_exchange(&agent->choice, NULL));
    agent_has_left(agent);
}

int agent_refuse(Thread *t, const char *why) {
    Jvmpi *jvmpi = jvmpi_of(t->vm);
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    bool is_coming = jvmpi->turn_of == t;
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
    if (!is_coming) return JNI_ERR;
    if (jvmpi->refusal[0] != 0) return JNI_OK; /* the first reason, which led to the others */
    snprintf(jvmpi->refusal, sizeof jvmpi->refusal, ": %s", why);
    jvmpi->refusal[strcspn(jvmpi->refusal, "\n")] = 0;
    return JNI_OK;
}

int agent_come(VM *vm, Thread *t, const char *library, const char *options, FILE *out,
               bool *answered) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    *answered = false;
    if (!turn_begin(jvmpi, t, out)) return -1;
    jvmpi->refusal[0] = 0;
    char message[1024] = "", *text = strdup(options != NULL ? options : "");
    bool full = false, is_new = false;
    Agent *agent = agent_again(jvmpi, library);
    if (agent == NULL) {
        is_new = true;
        agent = agent_new(vm, library, &full);
    }
    int answer = -1;
    if (agent == NULL) say_no_agent(library, full, message, sizeof message);
    OnLoad on_load = agent != NULL ? find_on_load(agent, message, sizeof message) : NULL;
    if (on_load != NULL) {
        agent->late = true;
        agent->late_asked = 0;
        if (is_new) agent_add(jvmpi, agent);
        answer = call_on_load(agent, t, on_load, options != NULL ? text : NULL);
        *answered = true;
        if (answer != JNI_OK)
            snprintf(message, sizeof message, "Agent library %s: JVM_OnLoad answered %d%s",
                     library, answer, jvmpi->refusal);
        else if (!late_tell(agent, t)) {
            answer = -1;
            *answered = false;
            snprintf(message, sizeof message, "Out of memory for what agent %s missed",
                     library);
        }
        agent->late = false;
        if (answer != JNI_OK) {
            agent->unloaded = *answered; /* who refuses is not asked to clear up */
            if (agent_go(agent, t, message, sizeof message)) agent_leave(agent, t);
        }
    } else if (agent != NULL) {
        if (is_new)
            agent_free(agent);
        else
            agent_leave_unused(agent);
    }
    turn_end(jvmpi);
    free(text);
    if (message[0] != 0) fprintf(out, "%s\n", message);
    return answer;
}

/* Nothing of it runs or is called any more. */
static void agent_leave(Agent *agent, Thread *t) {
    choice_set(agent, t, NULL, NULL, 0);
    raw_monitors_free(agent);
    agent_forget_asked(agent);
    agent->low = agent->high = 0;
    agent_close_or_keep(agent);
    process_drop_library(agent->slot);
    agent->table.NotifyEvent = NULL;
    agent_has_left(agent);
    atomic_store(&agent->leaving, false);
}

Agent *agent_named(VM *vm, const char *library, FILE *out) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    Agent *found = NULL;
    unsigned count = 0;
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) {
        Agent *agent = jvmpi->agents[i];
        if (agent->left || agent->library == NULL ||
            (library != NULL && strcmp(agent->name, library) != 0))
            continue;
        found = agent;
        count++;
    }
    if (count == 1) return found;
    if (count == 0)
        fprintf(out, library != NULL ? "no agent %s is loaded\n" : "no agent is loaded\n",
                library);
    else if (library != NULL)
        return found; /* the latest of that name */
    else
        fputs("several agents are loaded: say which\n", out);
    return NULL;
}

/* In a turn. */
static int let_go(Agent *agent, Thread *t, FILE *out) {
    char message[1024] = "";
    bool gone = agent_go(agent, t, message, sizeof message);
    if (gone) agent_leave(agent, t);
    if (message[0] != 0) fprintf(out, "%s\n", message);
    return gone ? 0 : -1;
}

int agent_unload_late(VM *vm, Thread *t, const char *library, FILE *out) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    if (!turn_begin(jvmpi, t, out)) return -1;
    Agent *agent = agent_named(vm, library, out);
    int result = agent != NULL ? let_go(agent, t, out) : -1;
    turn_end(jvmpi);
    return result;
}

int agent_leave_late(Agent *agent, Thread *t, FILE *out) {
    Jvmpi *jvmpi = jvmpi_of(t->vm);
    int result = -1;
    if (turn_begin(jvmpi, t, out)) {
        result = atomic_load(&agent->leaving) ? let_go(agent, t, out) : 0;
        turn_end(jvmpi);
    }
    if (result != 0) atomic_store(&agent->leaving, false);
    return result;
}
