/* SPDX-License-Identifier: MIT */
/* Life of agents: finding and opening libraries, JVM_OnLoad, GetEnv's answers, the end.
 *
 * Where a library is looked for: the directory of the VM's own library (or launcher) plus
 * "agents", then its "../lib/minijvm/agents", then $JAVA_HOME/lib/<arch> (R3: where agents of old were
 * installed), then the system's search (LD_LIBRARY_PATH). A name with a slash is a path. A library that somebody in the process has open already is
 * opened from a copy in memory instead: agents keep their state in statics, and two agents must
 * not share them. */
#include "jvmpi/agent.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "jvmpi/check.h"
#include "jvmpi/jvmpi.h"
#include "jvmpi/raw_monitor.h"
#include "jvmpi/stress.h"
#include "jvmpi/thunks.h"
#include "vm/lock.h"
#include "vm/process.h"
#include "vm/run/gate.h"
#include "vm/run/observe.h"
#include "vm/run/thread_life.h"

#if defined(__x86_64__)
#define AGENT_ARCHITECTURE "amd64"
#elif defined(__aarch64__)
#define AGENT_ARCHITECTURE "aarch64"
#else
#define AGENT_ARCHITECTURE "unknown"
#endif

enum { UNLOAD_TRIES = 300 /* milliseconds */ };

typedef jint(JNICALL *OnLoad)(JavaVM *vm, char *options, void *reserved);
typedef void(JNICALL *OnUnload)(JavaVM *vm, void *reserved);

ForeignPages *agent_pages(Thread *t) {
    if (t == NULL || t != thread_current_any()) return NULL;
    if (t->foreign == NULL) t->foreign = calloc(1, sizeof(ForeignPages));
    return t->foreign;
}

/* ---- Making and freeing ---- */

static void agent_free(Agent *agent) {
    raw_monitors_free(agent);
    for (unsigned i = 0; i < CHECK_SPOILED; i++) free(agent->spoiled[i]);
    if (agent->slot >= 0) process_free_agent_slot(agent->slot);
    pthread_mutex_destroy(&agent->lock);
    free(agent->name);
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
    agent->checks = vm->options.check_jvmpi != CHECK_JVMPI_NO;
    agent->stress = vm->options.stress.kinds;
    agent->watched = agent->checks || agent->stress != 0;
    agent->name = strdup(name);
    if (agent->name != NULL && (agent->slot = process_take_agent_slot(agent)) < 0) *full = true;
    if (agent->slot < 0) {
        agent_free(agent);
        return NULL;
    }
    agent->listener = (Listener){.notify = agent_notify, .method_entry = agent_probe_entry,
                                 .method_exit = agent_probe_exit, .object_alloc = agent_probe_alloc};
    thunks_fill(&agent->table, agent->slot);
    return agent;
}

/* Makes it heard; the order of addition is the order in which agents are told. */
static void agent_add(Jvmpi *jvmpi, Agent *agent) {
    lock_acquire(&jvmpi->lock, LOCK_FRONT_END);
    events_add(&jvmpi->vm->events, &agent->listener);
    if (agent->checks) events_want(&jvmpi->vm->events, &agent->listener, EVENT_BIT(thread_end), true);
    int count = atomic_load(&jvmpi->agent_count);
    jvmpi->agents[count] = agent;
    atomic_store(&jvmpi->agent_count, count + 1);
    jvmpi->vm->keeps_symbols = true;
    lock_release(&jvmpi->lock, LOCK_FRONT_END);
}

/* ---- Libraries ---- */

/* The directory that holds the VM's own code, with a final slash. */
static bool own_directory(char *out, size_t size) {
    Dl_info info;
    char path[PATH_MAX];
    if (dladdr((void *)(uintptr_t)&jvmpi_create, &info) == 0 || info.dli_fname == NULL)
        return false;
    /* The main program is named as it was called, perhaps without any directory. */
    if (realpath(info.dli_fname, path) == NULL || strchr(info.dli_fname, '/') == NULL) {
        ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
        if (length <= 0) return false;
        path[length] = '\0';
    }
    char *slash = strrchr(path, '/');
    if (slash == NULL || (size_t)(slash + 2 - path) > size) return false;
    slash[1] = '\0';
    strcpy(out, path);
    return true;
}

/* The path to give to dlopen; a bare file name when only the system's search is left. */
static void library_path(const char *name, char *out, size_t size) {
    static const char *const places[] = {"agents/", "../lib/minijvm/agents/"};
    char own[PATH_MAX];
    if (strchr(name, '/') != NULL) {
        snprintf(out, size, "%s", name);
        return;
    }
    if (own_directory(own, sizeof own))
        for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
            int length = snprintf(out, size, "%s%slib%s.so", own, places[i], name);
            if (length > 0 && (size_t)length < size && access(out, F_OK) == 0) return;
        }
    const char *home = getenv("JAVA_HOME");
    if (home != NULL && home[0] == '/') {
        int length = snprintf(out, size, "%s/lib/" AGENT_ARCHITECTURE "/lib%s.so", home, name);
        if (length > 0 && (size_t)length < size && access(out, F_OK) == 0) return;
    }
    snprintf(out, size, "lib%s.so", name);
}

static bool copy_file(const char *path, int to) {
    char buffer[1 << 16];
    int from = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t got = -1;
    while (from >= 0 && (got = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, (size_t)got) != got) {
            got = -1;
            break;
        }
    if (from >= 0) close(from);
    return got == 0;
}

/* Opens a copy of an open library. The descriptor stays open: the loader knows libraries by
 * name, and /proc/self/fd/N must not come to mean another copy. */
static void *open_private_copy(Agent *agent, void *original) {
    struct link_map *map;
    char path[64];
    if (dlinfo(original, RTLD_DI_LINKMAP, &map) != 0) return NULL;
    int fd = memfd_create("agent", MFD_CLOEXEC);
    if (fd < 0) return NULL;
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    void *copy = copy_file(map->l_name, fd) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    if (copy == NULL)
        close(fd);
    else
        agent->private_copy = fd;
    return copy;
}

static bool agent_open(Agent *agent, char *message, size_t size) {
    char path[PATH_MAX];
    library_path(agent->name, path, sizeof path);
    void *open = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    bool shared = open != NULL;
    if (!shared) {
        open = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (open == NULL) {
            const char *why = dlerror();
            snprintf(message, size, "Could not find agent library: %s (%s)", agent->name,
                     why != NULL ? why : "unknown reason");
            return false;
        }
        /* Another VM may have opened it between the two calls. */
        shared = !process_claim_library(agent->slot, open);
    }
    if (shared) {
        agent->library = open_private_copy(agent, open);
        dlclose(open);
        if (agent->library == NULL) {
            snprintf(message, size, "Could not open a private copy of agent library: %s",
                     agent->name);
            return false;
        }
        process_claim_library(agent->slot, agent->library);
    } else {
        agent->library = open;
    }
    return true;
}

typedef struct Range {
    uintptr_t base, low, high;
} Range;

static int find_range(struct dl_phdr_info *info, size_t size, void *data) {
    Range *range = data;
    (void)size;
    if (info->dlpi_addr != range->base) return 0;
    range->low = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (start < range->low) range->low = start;
        if (start + segment->p_memsz > range->high) range->high = start + segment->p_memsz;
    }
    return 1;
}

static void agent_find_range(Agent *agent) {
    struct link_map *map;
    if (dlinfo(agent->library, RTLD_DI_LINKMAP, &map) != 0) return;
    Range range = {.base = map->l_addr};
    if (dl_iterate_phdr(find_range, &range) != 1) return;
    agent->low = range.low;
    agent->high = range.high;
}

/* ---- Loading ---- */

static void agent_close(Agent *agent) {
    if (agent->library != NULL) dlclose(agent->library);
    if (agent->private_copy >= 0) close(agent->private_copy);
    agent->library = NULL;
    agent->private_copy = -1;
}

static bool agent_load(Jvmpi *jvmpi, Thread *t, const OptionPair *option, char *message,
                       size_t size) {
    VM *vm = jvmpi->vm;
    bool full;
    Agent *agent = agent_new(vm, option->key, &full);
    if (agent == NULL) {
        if (full)
            snprintf(message, size, "Too many agents in this process (%d): %s",
                     THREAD_AGENT_SLOTS, option->key);
        else
            snprintf(message, size, "Out of memory for agent library: %s", option->key);
        return false;
    }
    if (!agent_open(agent, message, size)) {
        agent_free(agent);
        return false;
    }
    OnLoad on_load = (OnLoad)(uintptr_t)dlsym(agent->library, "JVM_OnLoad");
    if (on_load == NULL) {
        snprintf(message, size, "Agent library %s has no JVM_OnLoad", agent->name);
        agent_close(agent);
        agent_free(agent);
        return false;
    }
    agent_find_range(agent);
    agent_add(jvmpi, agent);

    jvmpi->loading = agent;
    jvmpi->loading_thread = t;
    HandlerScope scope;
    observe_begin(&scope, t, EVENT_RUNNING);
    jint answer = on_load((JavaVM *)vm, option->value, NULL);
    observe_end(&scope);
    jvmpi->loading = NULL;
    jvmpi->loading_thread = NULL;
    if (answer != JNI_OK) {
        snprintf(message, size, "Agent library %s: JVM_OnLoad answered %d", agent->name,
                 (int)answer);
        return false;
    }
    return true;
}

bool agents_load(VM *vm, Thread *t, char *message, size_t size) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    if (vm->options.check_jvmpi != CHECK_JVMPI_NO)
        check_allocations_begin();
    for (size_t i = 0; i < vm->options.agent_count; i++)
        if (!agent_load(jvmpi, t, &vm->options.agents[i], message, size)) return false;
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
    if (version < JVMPI_VERSION_1 || version > JVMPI_VERSION_1_2) return JNI_EVERSION;
    Thread *t = thread_current(vm);
    if (t == NULL) return JNI_EDETACHED;
    Agent *agent = jvmpi->loading_thread == t ? jvmpi->loading : NULL;
    uintptr_t address = (uintptr_t)return_address;
    int count = atomic_load(&jvmpi->agent_count);
    for (int i = 0; i < count && agent == NULL; i++)
        if (address >= jvmpi->agents[i]->low && address < jvmpi->agents[i]->high)
            agent = jvmpi->agents[i];
    if (agent == NULL && (agent = anonymous_agent(jvmpi)) == NULL) return JNI_ERR;
    agent->table.version = version;
    *env = &agent->table;
    return JNI_OK;
}

/* ---- The front-end ---- */

static void jvmpi_notify(Listener *listener, Thread *t, Event *event) {
    Jvmpi *jvmpi = (Jvmpi *)(void *)listener;
    (void)event;
    atomic_store(&jvmpi->init_done, true);
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) agent_choose_ways(jvmpi->agents[i]);
    if (t->vm->options.stress.crowd > 0) stress_crowd_begin(t);
}

static const char *agent_name(int slot) {
    const Agent *agent = agent_at(slot);
    return agent != NULL && agent->name != NULL ? agent->name : "(anonymous)";
}

bool jvmpi_create(VM *vm) {
    Jvmpi *jvmpi = calloc(1, sizeof *jvmpi);
    if (jvmpi == NULL) return false;
    jvmpi->vm = vm;
    pthread_mutex_init(&jvmpi->lock, NULL);
    jvmpi->listener.notify = jvmpi_notify;
    atomic_store(&jvmpi->listener.wanted, EVENT_BIT(vm_init_done));
    events_add(&vm->events, &jvmpi->listener);
    vm->front_ends[0] = jvmpi;
    vm->get_tool_env = jvmpi_get_env;
    vm->agent_name = agent_name;
    return true;
}

static void count_busy(void *data, Thread *thread) {
    uint32_t *busy = data;
    if (thread == thread_current_any()) return;
    bool inside = __atomic_load_n(&thread->brief_event, __ATOMIC_RELAXED) != 0;
    for (int slot = 0; slot < THREAD_AGENT_SLOTS; slot++)
        inside |= __atomic_load_n(&thread->agent_in_event[slot], __ATOMIC_RELAXED) != 0;
    *busy += inside;
}

/* JVM_OnUnload may free what handlers use: those that other threads are in, or were about to enter when
 * all events went off, come to their end first. The stop makes threads show where they are; a handler that
 * waits for something is not waited for long. */
static void await_handlers(VM *vm, Thread *t) {
    if (t == NULL || vm->stopper == t || vm->collector == t) return;
    bool native = atomic_load(&t->state) == THREAD_NATIVE;
    if (native) thread_enter_vm(t);
    world_stop(t);
    world_resume(t);
    thread_leave_vm(t, THREAD_NATIVE);
    for (int tries = 0; tries < UNLOAD_TRIES; tries++) {
        uint32_t busy = 0;
        thread_visit_all(vm, count_busy, &busy);
        if (busy == 0) break;
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    if (!native) thread_enter_vm(t);
}

void jvmpi_unload(VM *vm, Thread *t) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    if (jvmpi == NULL || jvmpi->unloaded) return;
    jvmpi->unloaded = true;
    if (vm->options.stress.crowd > 0) stress_crowd_end(vm, t);
    /* Who was told GC_START is told GC_FINISH: events go off between collections. */
    bool gate = t != NULL && vm->stopper != t && vm->collector != t;
    if (gate) gate_gc_off(t, t->agent_depth > 0);
    int count = atomic_load(&jvmpi->agent_count);
    for (int i = 0; i < count; i++) {
        Agent *agent = jvmpi->agents[i];
        if (agent->checks) check_vm_end(agent, t);
        atomic_store(&agent->enabled, 0);
        atomic_store(&agent->brief, 0);
        events_want(&vm->events, &agent->listener, ~(EventMask)0, false);
    }
    if (gate) gate_gc_on(t);
    if (count > 0) await_handlers(vm, t);
    for (int i = 0; i < count; i++) {
        Agent *agent = jvmpi->agents[i];
        if (agent->library == NULL) continue;
        OnUnload on_unload = (OnUnload)(uintptr_t)dlsym(agent->library, "JVM_OnUnload");
        if (on_unload == NULL) continue;
        HandlerScope scope;
        observe_begin(&scope, t, EVENT_RUNNING);
        on_unload((JavaVM *)vm, NULL); /* some take the second argument, most do not */
        observe_end(&scope);
    }
}

void jvmpi_destroy(VM *vm) {
    Jvmpi *jvmpi = jvmpi_of(vm);
    if (jvmpi == NULL) return;
    jvmpi_unload(vm, thread_current(vm));
    /* Threads that agents made, or daemons in a handler, may still be running the library's
     * code. */
    bool alone = vm->thread_count <= (thread_current(vm) != NULL ? 1u : 0u);
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
    vm->get_tool_env = NULL;
    vm->agent_name = NULL;
    vm->front_ends[0] = NULL;
    pthread_mutex_destroy(&jvmpi->lock);
    free(jvmpi);
}
