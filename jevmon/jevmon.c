/* SPDX-License-Identifier: MIT */
/* The life of monitors: all are made, then each is initialized, then all that were are told how
 * many they are. What fails is named and released; the program goes on. */
#include "jevmon/jevmon.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jevmon/check.h"
#include "jevmon/heap_callbacks.h"
#include "jevmon/ids.h"
#include "jevmon/registry.h"
#include "vm/model/thread.h"
#include "vm/model/thread_list.h"
#include "vm/system/clock.h"
#include "vm/system/native_file.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

static const DWORD METHOD_CATEGORIES =
    JVM_MONITOR_METHOD_CALLS | JVM_MONITOR_SPECIFIC_METHOD_CALLS;

/* ---- Making ---- */

typedef HRESULT (*Create)(const GUID *clsid, const char *options, IUnknown **out);

static void complain(const EventMonitor *m, const char *what) {
    fprintf(stderr, "minijvm: event monitor %s: %s; it is left out\n", m->name, what);
}

static Create library_open(const EventMonitor *m, const char *library) {
    char path[4096];
    bool bare = strchr(library, '/') == NULL && strstr(library, ".so") == NULL;
    snprintf(path, sizeof path, bare ? "lib%s.so" : "%s", library);
    const char *why;
    void *handle = native_file_open(path, RTLD_NOW | RTLD_LOCAL, &why);
    if (handle == NULL) {
        complain(m, why);
        return NULL;
    }
    Create create = (Create)(uintptr_t)dlsym(handle, "JavaEventMonitorCreate");
    if (create == NULL) complain(m, "its library exports no JavaEventMonitorCreate");
    return create; /* the library stays: its code may be called as long as the process lives */
}

/* The interfaces that it answers for. NULL: it is no monitor. */
static IJavaEventMonitor *find_interfaces(IUnknown *object) {
    const GUID first = IID_IJAVAEVENTMONITOR_VALUE;
    void *found = NULL;
    if (!jevmon_has_functions(object, sizeof(IUnknownVtbl))) return NULL;
    if (object->vtable->QueryInterface(object, &first, &found) != S_OK) found = NULL;
    object->vtable->Release(object);
    bool whole = found != NULL && jevmon_has_functions(found, sizeof(IJavaEventMonitorVtbl));
    return whole ? found : NULL;
}

static bool make_object(EventMonitor *m, Thread *t, const RegistryEntry *entry) {
    MonitorCall call;
    IUnknown *object = NULL;
    if (entry->library == NULL) return complain(m, "it has no Library"), false;
    if (!jevmon_call_begin(&call, m, t, EVENT_RUNNING)) return false;
    Create create = library_open(m, entry->library);
    if (create != NULL) {
        HRESULT result = create(entry->has_clsid ? &entry->clsid : NULL,
                                entry->options != NULL ? entry->options : "", &object);
        if (result != S_OK || object == NULL)
            complain(m, "JavaEventMonitorCreate made none");
        else if ((m->monitor = find_interfaces(object)) == NULL)
            complain(m, "it is no IJavaEventMonitor");
    }
    jevmon_call_end(&call);
    return m->monitor != NULL;
}

static EventMonitor *monitor_new(VM *vm, const RegistryEntry *entry) {
    EventMonitor *m = calloc(1, sizeof *m);
    if (m == NULL) return NULL;
    m->name = strdup(entry->name);
    m->info.vtable = &id_info_functions;
    m->heap.vtable = &heap_functions;
    m->vm = vm;
    m->references = 1;
    m->init_options = entry->init_options;
    m->listener.notify = jevmon_notify;
    pthread_rwlock_init(&m->lock, NULL);
    if (monitor_check_make(m, vm)) return m;
    jevmon_monitor_free(m);
    return NULL;
}

static bool make_all(VM *vm, Thread *t, const Registry *registry) {
    EventMonitor **end = &monitors_of(vm)->first;
    for (size_t i = 0; i < registry->count; i++) {
        EventMonitor *m = monitor_new(vm, &registry->entries[i]);
        if (m == NULL || m->name == NULL) return false;
        m->number = (unsigned)i;
        if (make_object(m, t, &registry->entries[i])) {
            *end = m;
            end = &m->next;
        } else {
            atomic_store(&m->vm, NULL);
            jevmon_release(m);
        }
    }
    return true;
}

/* ---- Initialization ---- */

/* M33: the class that starts the VM, as far as the launcher says. */
static char *start_class(const VM *vm) {
    const char *command = "";
    for (size_t i = 0; i < vm->options.property_count; i++)
        if (strcmp(vm->options.properties[i].key, "sun.java.command") == 0 &&
            vm->options.properties[i].value != NULL)
            command = vm->options.properties[i].value;
    char *word = strndup(command, strcspn(command, " ")),
         *name = word != NULL ? jevmon_modify(word) : NULL;
    free(word);
    size_t length = name != NULL ? strlen(name) : 0;
    bool is_jar = length > 4 && strcmp(name + length - 4, ".jar") == 0;
    for (char *c = name; c != NULL && !is_jar && *c != 0; c++)
        if (*c == '.') *c = '/';
    return name;
}

static DWORD state_flags(const VM *vm) {
    return JVM_STATE_INTERPRETER_ENABLED |
           (vm->jit != NULL ? JVM_STATE_JIT_COMPILER_ENABLED : 0);
}

static void drop_object(EventMonitor *m) {
    if (m->second != NULL) m->second->vtable->Release(m->second);
    if (m->monitor != NULL) m->monitor->vtable->Release(m->monitor);
    m->second = NULL;
    m->monitor = NULL;
}

/* M41, M141: the greatest set that the monitor may enable. */
static void ask_possible(EventMonitor *m, DWORD requested) {
    DWORD possible = ALL_JVM_MONITOR_EVENTS;
    if (m->second == NULL ||
        m->second->vtable->GetPossibleEventCategories(m->second, &possible) != S_OK) {
        possible = ALL_JVM_MONITOR_EVENTS;
        if (m->promised & JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS)
            possible &= ~(METHOD_CATEGORIES & ~requested);
    }
    m->possible = (possible | requested) & jevmon_capabilities(atomic_load(&m->vm));
}

static bool initialize(EventMonitor *m, Thread *t, const char *name) {
    const GUID second = IID_IJAVAEVENTMONITOR2_VALUE;
    MonitorCall call;
    DWORD requested = 0;
    m->promised = m->init_options;
    atomic_store(&m->phase, MONITOR_INITIALIZING);
    if (!jevmon_call_begin(&call, m, t, EVENT_RUNNING)) return false;
    bool good = m->monitor->vtable->Initialize(m->monitor, name,
                                               (IJavaEventMonitorIDInfo *)(void *)&m->info,
                                               state_flags(t->vm), &requested) == S_OK;
    atomic_store(&m->phase, MONITOR_WAITING);
    if (good) {
        void *found = NULL;
        if (m->monitor->vtable->QueryInterface(m->monitor, &second, &found) == S_OK &&
            found != NULL && jevmon_has_functions(found, sizeof(IJavaEventMonitor2Vtbl)))
            m->second = found;
        ask_possible(m, requested);
        atomic_store(&m->mask, requested & m->possible);
    } else {
        complain(m, "its Initialize failed");
        drop_object(m);
    }
    jevmon_call_end(&call);
    return good;
}

static void initialize_all(Thread *t, Monitors *all) {
    char *name = start_class(t->vm);
    size_t length = name != NULL ? strlen(name) : 0;
    for (EventMonitor **place = &all->first, *m; (m = *place) != NULL;) {
        if (initialize(m, t, name != NULL ? name : "")) {
            place = &m->next;
        } else {
            *place = m->next;
            m->next = NULL;
            atomic_store(&m->vm, NULL);
            jevmon_release(m);
        }
    }
    for (const EventMonitor *m = all->first; m != NULL; m = m->next)
        monitor_check_spoil(m, name, length);
    jevmon_task_free(name);
}

/* M28, M142: an option takes effect if each that hears method events has promised it. */
static void settle_options(const Monitors *all) {
    DWORD common = ~(DWORD)0;
    for (const EventMonitor *m = all->first; m != NULL; m = m->next) {
        DWORD safe = m->promised;
        if (m->second == NULL) safe &= ~(DWORD)JVM_INIT_OPT_GC_SAFE_METHOD_CALLS;
        if (m->possible & METHOD_CATEGORIES) common &= safe;
    }
    for (EventMonitor *m = all->first; m != NULL; m = m->next) {
        m->final = m->promised & common;
        monitor_choose_probes(m);
    }
}

/* M62: for those who have not promised to do without; M88: for those who have asked. */
static void settle_tables(VM *vm, Monitors *all) {
    bool counts = false, ages = false;
    for (const EventMonitor *m = all->first; m != NULL; m = m->next) {
        counts |= !(m->promised & JVM_INIT_OPT_DONT_NEED_ALLOCATION_COUNTS);
        ages |= m->has_ages;
    }
    if (counts) counts_start(&all->counts, vm);
    if (ages) ages_start(&all->ages, vm);
}

/* M24, M114: taken once; each hears the same. */
static void announce_monitors(Thread *t, const Monitors *all) {
    UniqueID count = 0, possible = 0;
    for (const EventMonitor *m = all->first; m != NULL; m = m->next) {
        count++;
        possible |= m->possible;
    }
    for (EventMonitor *m = all->first; m != NULL; m = m->next) {
        atomic_store(&m->phase, MONITOR_LIVE);
        events_add(&t->vm->events, &m->listener);
        jevmon_follow(m);
    }
    for (EventMonitor *m = all->first; m != NULL; m = m->next)
        jevmon_tell2(m, t, JVM_EVENT_TYPE2_MONITORS_INITIALIZED, count, possible);
}

void jevmon_prepare(VM *vm) {
    vm->front_ends[JEVMON_FRONT_END].thread_bytes = sizeof(MonitoredThread);
}

bool jevmon_start(VM *vm, Thread *main) {
    Registry registry = {0};
    bool good = registry_read(vm, &registry);
    if (good && registry.count > 0) {
        Monitors *all = calloc(1, sizeof *all);
        vm->front_ends[JEVMON_FRONT_END].state = all;
        atomic_fetch_or(&vm->keeps_symbols, 1u << JEVMON_FRONT_END);
        good = all != NULL && make_all(vm, main, &registry);
        if (good) {
            initialize_all(main, all);
            settle_options(all);
            settle_tables(vm, all);
            announce_monitors(main, all);
        }
    }
    registry_free(&registry);
    return good;
}

/* ---- The end ---- */

static bool is_in_call(VM *vm, const Thread *self, const EventMonitor *m) {
    for (const Thread *other = thread_first(vm); other != NULL; other = other->next)
        for (const MonitorCall *call = other != self ? monitored_thread(other)->call : NULL;
             call != NULL; call = call->outer)
            if (call->monitor == m) return true;
    return false;
}

static bool find_busy(VM *vm, Thread *t, const Monitors *all) {
    bool native = atomic_load(&t->state) == THREAD_NATIVE, any = false;
    if (native) thread_enter_vm(t);
    world_stop(t);
    for (EventMonitor *m = all->first; m != NULL; m = m->next)
        any |= m->busy = is_in_call(vm, t, m);
    world_resume(t);
    if (native) thread_leave_vm(t, THREAD_NATIVE);
    return any;
}

/* Whoever passed by a monitor's phase before it was over is in a call or past it once the world
 * stands still. What another thread runs code of is not released: it might free itself. Such a
 * thread has a while to come out. */
static void await_idle(VM *vm, Thread *t, const Monitors *all) {
    int64_t deadline = clock_nanoseconds() + CLOCK_SECOND;
    while (find_busy(vm, t, all) && clock_nanoseconds() < deadline)
        clock_sleep(5 * CLOCK_MILLISECOND);
}

void jevmon_unload(VM *vm, Thread *t) {
    Monitors *all = monitors_of(vm);
    if (all == NULL || all->ended || t == NULL || atomic_load(&vm->gate.stopper) == t ||
        atomic_load(&vm->gate.collector) == t || monitored_thread(t)->call != NULL)
        return;
    all->ended = true;
    events_want(&vm->events, &all->counts.listener, ~(EventMask)0, false);
    events_want(&vm->events, &all->ages.listener, ~(EventMask)0, false);
    for (EventMonitor *m = all->first; m != NULL; m = m->next) {
        atomic_store(&m->phase, MONITOR_OVER);
        events_want(&vm->events, &m->listener, ~(EventMask)0, false);
    }
    await_idle(vm, t, all);
    for (EventMonitor *m = all->first; m != NULL; m = m->next) {
        MonitorCall call;
        CallbackHook *callbacks[] = {m->allocation, m->heap_info};
        if (m->busy || !jevmon_call_begin(&call, m, t, EVENT_RUNNING)) continue;
        m->allocation = m->heap_info = NULL;
        for (int i = 0; i < 2; i++) callback_drop(callbacks[i]);
        drop_object(m);
        jevmon_call_end(&call);
        monitor_check_end(m);
    }
}

void jevmon_destroy(VM *vm) {
    Monitors *all = monitors_of(vm);
    if (all == NULL) return;
    vm->front_ends[JEVMON_FRONT_END].state = NULL;
    for (EventMonitor *m = all->first, *next; m != NULL; m = next) {
        next = m->next;
        atomic_store(&m->vm, NULL);
        jevmon_release(m);
    }
    ledger_free(&all->counts);
    ledger_free(&all->ages);
    free(all);
}
