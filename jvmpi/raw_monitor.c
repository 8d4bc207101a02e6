/* SPDX-License-Identifier: MIT */
/* The owner word is taken and given up with single atomic operations; the mutex is for those
 * who must block. Who blocks counts itself in `entering` first and then tries the word; who
 * leaves clears the word first and then looks at `entering`: so one of the two sees the other,
 * and no wake-up is lost.
 *
 * Before anybody says that it will block it marks the word of the owner, who then cannot clear
 * it in silence. The owners after that one see `entering`. So who gives a monitor up to one
 * that was told to block tells its exit before (R219). */
#include "jvmpi/raw_monitor.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi/check.h"
#include "jvmpi/jvmpi_events.h"
#include "jvmpi/plants.h"
#include "vm/system/process.h"
#include "vm/threads/gate.h"

static uintptr_t self_word(void) { return (uintptr_t)pthread_self(); }

static bool try_take(RawMonitor *m) {
    uintptr_t none = 0;
    return atomic_compare_exchange_strong(&m->owner, &none, self_word());
}

bool raw_monitor_is_own(const RawMonitor *m) {
    return (atomic_load_explicit(&m->owner, memory_order_relaxed) & ~RAW_OWNER_MARKED) ==
           self_word();
}

/* False: nobody owns it any more. */
static bool try_mark(RawMonitor *m) {
    uintptr_t owner = atomic_load(&m->owner);
    while (owner != 0 && !(owner & RAW_OWNER_MARKED))
        if (atomic_compare_exchange_weak(&m->owner, &owner, owner | RAW_OWNER_MARKED))
            return true;
    return owner != 0;
}

/* ---- The owner ---- */

static uint32_t own_entries(const RawMonitor *m) {
    return atomic_load_explicit(&m->entries, memory_order_relaxed);
}
static void set_entries(RawMonitor *m, uint32_t entries) {
    atomic_store_explicit(&m->entries, entries, memory_order_release);
}

static void hold(RawMonitor *m, Thread *t, uint32_t entries) {
    atomic_store_explicit(&m->owner_thread, t, memory_order_release);
    set_entries(m, entries);
}

static void let_go(RawMonitor *m) {
    set_entries(m, 0);
    atomic_store_explicit(&m->owner_thread, NULL, memory_order_release);
    atomic_store(&m->owner, 0);
}

/* False: it has to be told, and is still held. */
static bool let_go_untold(RawMonitor *m) {
    if (atomic_load(&m->entering) > 0) return false;
    Thread *t = atomic_load_explicit(&m->owner_thread, memory_order_relaxed);
    uint32_t entries = own_entries(m);
    uintptr_t own = self_word();
    set_entries(m, 0);
    atomic_store_explicit(&m->owner_thread, NULL, memory_order_release);
    if (atomic_compare_exchange_strong(&m->owner, &own, 0)) return true;
    hold(m, t, entries);
    return false;
}

/* The same owner with the same count before and after: the thread between is its own. */
uint32_t raw_monitor_holder(RawMonitor *m, Thread **thread) {
    for (;;) {
        uintptr_t owner = atomic_load(&m->owner);
        uint32_t entries = atomic_load(&m->entries);
        *thread = atomic_load(&m->owner_thread);
        if (owner == 0) return 0;
        if (owner == atomic_load(&m->owner) && entries == atomic_load(&m->entries))
            return entries;
    }
}

/* ---- Contention ---- */

static void send_contention(RawMonitor *m, int number) {
    if ((m->name[0] == '_' && !PLANTED(m->agent->vm, R141b)) ||
        !agent_enabled(m->agent, number))
        return;
    VM *vm = m->agent->vm;
    Thread *t = thread_current(vm);
    if (t != NULL && vm->gate.stopper == t) return; /* these events belong to running threads */
    JVMPI_Event event = {.event_type = number,
                         .u.raw_monitor = {.name = m->name, .id = (JVMPI_RawMonitor)(void *)m}};
    agent_deliver(m->agent, t, &event, EVENT_RUNNING, false);
}

static void unlink_waiter(RawWaiter **list, RawWaiter *waiter) {
    while (*list != waiter) list = &(*list)->next;
    *list = waiter->next;
}

/* What a status query of another thread sees while this one blocks. */
static int swap_wait_kind(Thread *t, int kind) {
    return t != NULL ? thread_set_wait_kind(t, kind) : WAIT_NONE;
}

/* R20: with GC off, the owner may need the very collection that waits for us. Only told after a
 * while: a short wait is nothing unusual. */
static void report_blocked(RawMonitor *m) {
    pthread_mutex_unlock(&m->lock);
    check_report(m->agent, "R20",
                 "blocked on raw monitor \"%s\" with GC off while a collection waits", m->name);
    pthread_mutex_lock(&m->lock);
}

static void wait_to_enter(RawMonitor *m, Thread *t) {
    if (!m->agent->checks || t == NULL || !gate_is_off(t)) {
        pthread_cond_wait(&m->may_enter, &m->lock);
        return;
    }
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    if (pthread_cond_timedwait(&m->may_enter, &m->lock, &until) == 0 ||
        !atomic_load(&t->vm->gate.closed))
        return;
    report_blocked(m);
}

static void enter_blocking(RawMonitor *m, uint32_t entries) {
    RawWaiter waiter = {.thread = thread_current(m->agent->vm)};
    if (!try_take(m)) {
        int kind = swap_wait_kind(waiter.thread, WAIT_ENTER);
        lock_acquire(&m->lock, LOCK_RAW_MONITOR);
        waiter.next = m->enterers;
        m->enterers = &waiter;
        while (!try_take(m)) wait_to_enter(m, waiter.thread);
        unlink_waiter(&m->enterers, &waiter);
        lock_release(&m->lock, LOCK_RAW_MONITOR);
        swap_wait_kind(waiter.thread, kind);
    }
    hold(m, waiter.thread, entries);
}

static void enter_contended(RawMonitor *m, uint32_t entries) {
    atomic_fetch_add(&m->entering, 1);
    do {
        if (!try_take(m)) continue;
        hold(m, thread_current(m->agent->vm), entries);
        atomic_fetch_sub(&m->entering, 1);
        return;
    } while (!try_mark(m));
    send_contention(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER);
    enter_blocking(m, entries);
    atomic_fetch_sub(&m->entering, 1);
    send_contention(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED);
}

static void wake_enterer(RawMonitor *m) {
    if (atomic_load(&m->entering) == 0) return;
    lock_acquire(&m->lock, LOCK_RAW_MONITOR);
    pthread_cond_signal(&m->may_enter);
    lock_release(&m->lock, LOCK_RAW_MONITOR);
}

/* ---- Operations ---- */

void raw_monitor_enter(RawMonitor *m) {
    if (m == NULL) return;
    if (raw_monitor_is_own(m)) {
        set_entries(m, own_entries(m) + 1);
        return;
    }
    if (try_take(m))
        hold(m, thread_current(m->agent->vm), 1);
    else
        enter_contended(m, 1);
}

void raw_monitor_exit(RawMonitor *m) {
    if (m == NULL || !raw_monitor_is_own(m)) return;
    if (own_entries(m) > 1) {
        set_entries(m, own_entries(m) - 1);
        return;
    }
    /* Told while it is still held: afterwards the next owner may destroy it. */
    if (!let_go_untold(m)) {
        send_contention(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
        let_go(m);
    }
    wake_enterer(m);
}

/* Gives it up and is among those who wait, at once; answers how often it was notified before.
 * It is an exit (R219). */
static uint64_t begin_wait(RawMonitor *m, RawWaiter *waiter, int *kind) {
    bool told = PLANTED(m->agent->vm, R219b);
    for (;; told = true) {
        *kind = swap_wait_kind(waiter->thread, WAIT_OBJECT);
        lock_acquire(&m->lock, LOCK_RAW_MONITOR);
        waiter->next = m->waiters;
        m->waiters = waiter;
        if (!told && let_go_untold(m)) break;
        if (told) {
            let_go(m);
            break;
        }
        unlink_waiter(&m->waiters, waiter);
        lock_release(&m->lock, LOCK_RAW_MONITOR);
        swap_wait_kind(waiter->thread, *kind);
        send_contention(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
    }
    if (atomic_load(&m->entering) > 0) pthread_cond_signal(&m->may_enter);
    return m->notifications;
}

void raw_monitor_wait(RawMonitor *m, int64_t milliseconds) {
    if (m == NULL || !raw_monitor_is_own(m)) return;
    if (milliseconds > INT64_C(1) << 40) milliseconds = INT64_C(1) << 40;
    if (milliseconds < 0) milliseconds = 0;
    struct timespec until = clock_moment_after(milliseconds * CLOCK_MILLISECOND);
    uint32_t entries = own_entries(m);
    RawWaiter waiter = {.thread = atomic_load_explicit(&m->owner_thread, memory_order_relaxed)};
    int kind;
    uint64_t seen = begin_wait(m, &waiter, &kind);
    bool watched = m->agent->checks && waiter.thread != NULL && gate_is_off(waiter.thread);
    while (m->notifications == seen) {
        if (watched) {
            watched = false;
            struct timespec soon = clock_moment_after(CLOCK_SECOND);
            bool shorter = milliseconds > 0 && milliseconds < 1000;
            if (!shorter && pthread_cond_timedwait(&m->notified, &m->lock, &soon) != 0 &&
                atomic_load(&waiter.thread->vm->gate.closed))
                report_blocked(m);
            continue;
        }
        if (milliseconds <= 0)
            pthread_cond_wait(&m->notified, &m->lock);
        else if (pthread_cond_timedwait(&m->notified, &m->lock, &until) != 0)
            break;
    }
    unlink_waiter(&m->waiters, &waiter);
    lock_release(&m->lock, LOCK_RAW_MONITOR);
    swap_wait_kind(waiter.thread, kind);
    if (try_take(m))
        hold(m, waiter.thread, entries);
    else
        enter_contended(m, entries); /* R218 */
}

void raw_monitor_notify_all(RawMonitor *m) {
    if (m == NULL) return;
    lock_acquire(&m->lock, LOCK_RAW_MONITOR);
    m->notifications++;
    if (PLANTED(m->agent->vm, R84b))
        pthread_cond_signal(&m->notified);
    else
        pthread_cond_broadcast(&m->notified);
    lock_release(&m->lock, LOCK_RAW_MONITOR);
}

/* ---- The set of live ones ---- */

#define TOMBSTONE ((RawMonitor *)1)
enum {
    RETIRED_MINIMUM = 256
}; /* so many destroyed ones wait before the oldest is used again */

static size_t set_position(const RawMonitorSet *set, const void *address) {
    return ((uintptr_t)address >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 32 & set->mask;
}

RawMonitor *raw_monitor_find(Agent *agent, const void *address) {
    RawMonitorSet *set = atomic_load_explicit(&agent->monitor_set, memory_order_acquire);
    if (set == NULL || address == NULL || address == TOMBSTONE) return NULL;
    for (size_t i = set_position(set, address);; i = (i + 1) & set->mask) {
        RawMonitor *m = atomic_load_explicit(&set->slots[i], memory_order_acquire);
        if (m == NULL || m == address) return m;
    }
}

static void set_put(RawMonitorSet *set, RawMonitor *m) {
    size_t i = set_position(set, m);
    while (atomic_load(&set->slots[i]) != NULL) i = (i + 1) & set->mask;
    atomic_store(&set->slots[i], m);
    set->used++;
}

/* Room for one more; the agent's lock is held. */
static bool set_reserve(Agent *agent) {
    RawMonitorSet *set = atomic_load(&agent->monitor_set);
    if (set != NULL && set->used * 2 < set->mask) return true;
    size_t count = 8, slots = 64;
    for (RawMonitor *m = agent->monitors; m != NULL; m = m->next) count++;
    while (slots < count * 4) slots *= 2;
    RawMonitorSet *bigger = calloc(1, sizeof *bigger + slots * sizeof bigger->slots[0]);
    if (bigger == NULL) return false;
    bigger->mask = slots - 1;
    bigger->older = set;
    for (RawMonitor *m = agent->monitors; m != NULL; m = m->next) set_put(bigger, m);
    atomic_store_explicit(&agent->monitor_set, bigger, memory_order_release);
    return true;
}

static void set_remove(RawMonitorSet *set, const RawMonitor *m) {
    size_t i = set_position(set, m);
    while (atomic_load(&set->slots[i]) != m) i = (i + 1) & set->mask;
    atomic_store(&set->slots[i], TOMBSTONE);
}

/* ---- Life ---- */

static RawMonitor *raw_monitor_allocate(void) {
    RawMonitor *m = process_take_low(sizeof *m, _Alignof(RawMonitor));
    pthread_condattr_t monotonic;
    if (m == NULL) return NULL;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->may_enter, NULL);
    pthread_cond_init(&m->notified, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return m;
}

static void raw_monitor_free(RawMonitor *m) {
    pthread_mutex_destroy(&m->lock);
    pthread_cond_destroy(&m->may_enter);
    pthread_cond_destroy(&m->notified);
    free(m->name);
    process_give_low(m, sizeof *m);
}

/* The agent's lock is held. */
static RawMonitor *take_retired(Agent *agent) {
    RawMonitor *m = agent->retired_monitors;
    uint32_t least = agent->stress & STRESS_REUSE ? 1 : RETIRED_MINIMUM;
    if (m == NULL || agent->retired_count < least) return raw_monitor_allocate();
    agent->retired_monitors = m->next;
    if (m->next == NULL) agent->last_retired = NULL;
    agent->retired_count--;
    free(m->name);
    return m;
}

static void retire(Agent *agent, RawMonitor *m) {
    if (agent->stress & STRESS_REUSE) { /* the latest comes first */
        m->next = agent->retired_monitors;
        if (m->next == NULL) agent->last_retired = m;
        agent->retired_monitors = m;
        agent->retired_count++;
        return;
    }
    m->next = NULL;
    if (agent->last_retired != NULL)
        agent->last_retired->next = m;
    else
        agent->retired_monitors = m;
    agent->last_retired = m;
    agent->retired_count++;
}

RawMonitor *raw_monitor_create(Agent *agent, const char *name) {
    char *copy = strdup(name != NULL ? name : "");
    RawMonitor *m = NULL;
    lock_acquire(&agent->lock, LOCK_AGENT);
    if (copy != NULL && set_reserve(agent) && (m = take_retired(agent)) != NULL) {
        m->agent = agent;
        m->name = copy;
        m->next = agent->monitors;
        agent->monitors = m;
        set_put(atomic_load(&agent->monitor_set), m);
    }
    lock_release(&agent->lock, LOCK_AGENT);
    if (m == NULL) free(copy);
    return m;
}

void raw_monitor_destroy(Agent *agent, RawMonitor *monitor) {
    lock_acquire(&agent->lock, LOCK_AGENT);
    for (RawMonitor **at = &agent->monitors; *at != NULL; at = &(*at)->next) {
        if (*at != monitor) continue;
        uintptr_t owner = atomic_load(&monitor->owner);
        lock_acquire(&monitor->lock, LOCK_RAW_MONITOR);
        bool busy = (owner != 0 && !raw_monitor_is_own(monitor)) ||
                    atomic_load(&monitor->entering) > 0 || monitor->waiters != NULL;
        lock_release(&monitor->lock, LOCK_RAW_MONITOR);
        if (busy) break;
        *at = monitor->next;
        set_remove(atomic_load(&agent->monitor_set), monitor);
        let_go(monitor);
        retire(agent, monitor);
        break;
    }
    lock_release(&agent->lock, LOCK_AGENT);
}

static void free_list(RawMonitor *m) {
    while (m != NULL) {
        RawMonitor *next = m->next;
        raw_monitor_free(m);
        m = next;
    }
}

void raw_monitors_free(Agent *agent) {
    free_list(agent->monitors);
    free_list(agent->retired_monitors);
    for (RawMonitorSet *set = atomic_load(&agent->monitor_set), *older; set != NULL;
         set = older) {
        older = set->older;
        free(set);
    }
    agent->monitors = agent->retired_monitors = NULL;
    atomic_store(&agent->monitor_set, NULL);
}
