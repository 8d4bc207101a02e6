/* SPDX-License-Identifier: MIT */
/* Monitors. An inflated monitor is found by its index in the lock word; it stays inflated while anybody
 * owns, enters or waits, or while the object has a hash (which then lives in the monitor); the sweep
 * of a collection deflates idle ones and frees those whose object died.
 *
 * Each Monitor is guarded by a mutex of its own (`lock`), held for a few instructions only. A thread that
 * must wait queues itself and sleeps on its own condition variable in state BLOCKED. The owner hands
 * the monitor over to nobody: it wakes the first of the queue, which competes again (so no convoy), but a
 * woken thread keeps its place at the head (so no starvation). */
#include "vm/run/monitor.h"
#include "vm/lock.h"

#include <stdlib.h>
#include <string.h>

#include "vm/run/exception.h"
#include "vm/run/gate.h"
#include "vm/run/observe.h"
#include "vm/run/park.h"
#include "vm/run/thread_life.h"

struct Monitor {
    pthread_mutex_t lock;
    Object *object; /* weak; swept */
    _Atomic(Thread *) owner; /* changed under the lock; a thread may ask without it whether it is that */
    uint32_t entries; /* recursions + 1 */
    int32_t hash;
    uint32_t users; /* threads in slow paths that hold the pointer: no deflation */
    Thread *enter_head, *enter_tail; /* through wait_next */
    Thread *wait_head, *wait_tail;
    uint32_t index;
    Monitor *next_free, *next_used;
    bool used; /* in that list */
};

enum { MONITOR_BLOCK = 256, MONITOR_BLOCKS = 1 << 14 };

struct MonitorTable {
    pthread_mutex_t lock;
    Monitor *blocks[MONITOR_BLOCKS];
    uint32_t count; /* ever handed out; index 0 is not used */
    Monitor *free;
    Monitor *used; /* all that have an object, and some that have none again until the next sweep */
    uint32_t hash_seed;
};

/* ---- The table ---- */

MonitorTable *monitors_create(void) {
    MonitorTable *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    pthread_mutex_init(&table->lock, NULL);
    table->count = 1;
    table->hash_seed = 0x2545F491;
    return table;
}

void monitors_destroy(MonitorTable *table) {
    if (table == NULL) return;
    for (uint32_t i = 0; i < MONITOR_BLOCKS && table->blocks[i] != NULL; i++) {
        for (uint32_t j = 0; j < MONITOR_BLOCK; j++) pthread_mutex_destroy(&table->blocks[i][j].lock);
        free(table->blocks[i]);
    }
    pthread_mutex_destroy(&table->lock);
    free(table);
}

static Monitor *monitor_at(VM *vm, uint32_t index) {
    return &vm->monitors->blocks[index / MONITOR_BLOCK][index % MONITOR_BLOCK];
}

static Monitor *monitor_new(VM *vm) {
    MonitorTable *table = vm->monitors;
    lock_acquire(&table->lock, LOCK_MONITORS);
    Monitor *m = table->free;
    if (m != NULL) {
        table->free = m->next_free;
    } else {
        uint32_t block = table->count / MONITOR_BLOCK;
        if (block >= MONITOR_BLOCKS) vm_fatal(vm, "too many inflated monitors");
        if (table->blocks[block] == NULL) {
            Monitor *made = calloc(MONITOR_BLOCK, sizeof *made);
            if (made == NULL) vm_fatal(vm, "out of memory for monitors");
            for (uint32_t i = 0; i < MONITOR_BLOCK; i++) {
                pthread_mutex_init(&made[i].lock, NULL);
                made[i].index = block * MONITOR_BLOCK + i;
            }
            __atomic_store_n(&table->blocks[block], made, __ATOMIC_RELEASE);
        }
        m = &table->blocks[block][table->count++ % MONITOR_BLOCK];
    }
    if (!m->used) {
        m->used = true;
        m->next_used = table->used;
        table->used = m;
    }
    lock_release(&table->lock, LOCK_MONITORS);
    m->object = NULL;
    m->owner = NULL;
    m->entries = 0;
    m->hash = 0;
    m->users = 0;
    m->enter_head = m->enter_tail = m->wait_head = m->wait_tail = NULL;
    return m;
}

static void monitor_release(VM *vm, Monitor *m) {
    m->object = NULL;
    lock_acquire(&vm->monitors->lock, LOCK_MONITORS);
    m->next_free = vm->monitors->free;
    vm->monitors->free = m;
    lock_release(&vm->monitors->lock, LOCK_MONITORS);
}

/* ---- Lock words ---- */

static uint32_t word_tag(Ref word) { return (uint32_t)word & LOCK_TAG_MASK; }
static uint32_t word_payload(Ref word) { return (uint32_t)word >> LOCK_PAYLOAD_SHIFT; }
static uint32_t thin_owner(Ref word) { return word_payload(word) >> 10; }
static uint32_t thin_recursions(Ref word) { return word_payload(word) & 1023; }

static Thread *thread_by_id(VM *vm, uint32_t id) {
    Thread *found = NULL;
    lock_acquire(&vm->thread_lock, LOCK_THREADS);
    for (Thread *t = vm->threads; t != NULL && found == NULL; t = t->next)
        if (t->id == id) found = t;
    lock_release(&vm->thread_lock, LOCK_THREADS);
    return found;
}

/* The inflated monitor of the object; makes it one. No safepoint: the raw object stays good. */
static Monitor *monitor_inflate(VM *vm, Object *object) {
    Monitor *made = NULL;
    for (;;) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_INFLATED) {
            if (made != NULL) monitor_release(vm, made);
            return monitor_at(vm, word_payload(word));
        }
        if (made == NULL) made = monitor_new(vm);
        made->object = object;
        if (word_tag(word) == LOCK_THIN) {
            made->owner = thread_by_id(vm, thin_owner(word));
            made->entries = thin_recursions(word) + 1;
            made->hash = 0;
        } else {
            made->owner = NULL;
            made->entries = 0;
            made->hash = (int32_t)word_payload(word);
        }
        Ref fat = (word & LOCK_AGE_MASK) | LOCK_INFLATED | (Ref)made->index << LOCK_PAYLOAD_SHIFT;
        if (atomic_compare_exchange_strong(&object->lock, &word, fat)) return made;
    }
}

/* ---- Queues; the monitor's lock is held ---- */

static void queue_put(Thread **head, Thread **tail, Thread *t) {
    t->wait_next = NULL;
    if (*tail != NULL) (*tail)->wait_next = t;
    else *head = t;
    *tail = t;
}

static bool queue_remove(Thread **head, Thread **tail, Thread *t) {
    Thread *before = NULL;
    for (Thread *at = *head; at != NULL; before = at, at = at->wait_next) {
        if (at != t) continue;
        if (before != NULL) before->wait_next = t->wait_next;
        else *head = t->wait_next;
        if (*tail == t) *tail = before;
        t->wait_next = NULL;
        return true;
    }
    return false;
}

/* ---- Entering ---- */

static void contended_event(Thread *t, int which) {
    VM *vm = t->vm;
    if (!events_wanted(&vm->events, (EventType)which)) return;
    gate_gc_off(t, t->agent_depth > 0);
    Event event = {.type = (EventType)which};
    event.monitor_contended_enter.object = t->wait_object;
    events_send(&vm->events, t, &event);
    gate_gc_on(t);
}

static bool monitor_try(Monitor *m, Thread *t, uint32_t entries) {
    lock_acquire(&m->lock, LOCK_MONITOR);
    bool got = m->owner == NULL || m->owner == t;
    if (got) {
        m->entries = m->owner == t ? m->entries + entries : entries;
        m->owner = t;
        queue_remove(&m->enter_head, &m->enter_tail, t);
    }
    lock_release(&m->lock, LOCK_MONITOR);
    return got;
}

/* A thread that ends with its VM leaves no monitor: whoever wants one then ends, too, without it. */
static bool gives_up(Thread *t, Monitor *m) {
    if (!thread_is_terminating(t)) return false;
    lock_acquire(&m->lock, LOCK_MONITOR);
    queue_remove(&m->enter_head, &m->enter_tail, t);
    lock_release(&m->lock, LOCK_MONITOR);
    t->exception = t->vm->out_of_memory_error;
    return true;
}

/* Waits until the monitor is ours, or the VM ends; `m->users` was raised. t->wait_object roots the object. */
static void monitor_wait_to_enter(Thread *t, Monitor *m, uint32_t entries) {
    atomic_store(&t->blocked_on, m);
    for (;;) {
        park_prepare(t);
        lock_acquire(&m->lock, LOCK_MONITOR);
        bool queued = false;
        for (Thread *at = m->enter_head; at != NULL && !queued; at = at->wait_next) queued = at == t;
        if (!queued) queue_put(&m->enter_head, &m->enter_tail, t);
        bool free = m->owner == NULL;
        lock_release(&m->lock, LOCK_MONITOR);
        if (free && monitor_try(m, t, entries)) break;
        park_begin(t, WAIT_ENTER, THREAD_STATUS_BLOCKED);
        park_until(t, NULL);
        park_end(t);
        if (monitor_try(m, t, entries) || gives_up(t, m)) break;
    }
    atomic_store(&t->blocked_on, NULL);
}

void monitor_enter_slow(Thread *t, Object *object) {
    VM *vm = t->vm;
    for (int spins = 0; spins < 200; spins++) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_THIN && thin_owner(word) == t->id) {
            if (thin_recursions(word) == 1023) break;
            if (atomic_compare_exchange_strong(&object->lock, &word, word + ((Ref)1 << LOCK_PAYLOAD_SHIFT))) return;
        } else if ((word & ~(Ref)LOCK_AGE_MASK) == 0) {
            Ref thin = (word & LOCK_AGE_MASK) | LOCK_THIN | (Ref)t->id << (LOCK_PAYLOAD_SHIFT + 10);
            if (atomic_compare_exchange_strong(&object->lock, &word, thin)) return;
        } else if (word_tag(word) != LOCK_THIN) {
            break;
        } else {
            __builtin_ia32_pause();
        }
    }
    Monitor *m = monitor_inflate(vm, object);
    if (monitor_try(m, t, 1)) return;
    lock_acquire(&m->lock, LOCK_MONITOR);
    m->users++;
    lock_release(&m->lock, LOCK_MONITOR);
    Object *outer = t->wait_object;
    HANDLE_SCOPE(t);
    Handle saved = handle_new(t, outer);
    t->wait_object = object;
    contended_event(t, EVENT_monitor_contended_enter);
    monitor_wait_to_enter(t, m, 1);
    lock_acquire(&m->lock, LOCK_MONITOR);
    m->users--;
    lock_release(&m->lock, LOCK_MONITOR);
    contended_event(t, EVENT_monitor_contended_entered);
    t->wait_object = handle_get(saved);
}

/* ---- Leaving ---- */

static bool not_owner(Thread *t) {
    exception_throw(t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
    return false;
}

static bool has_enterers(Monitor *m) {
    lock_acquire(&m->lock, LOCK_MONITOR);
    bool has = m->enter_head != NULL;
    lock_release(&m->lock, LOCK_MONITOR);
    return has;
}

bool monitor_exit_slow(Thread *t, Object *object) {
    VM *vm = t->vm;
    for (;;) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_INFLATED) break;
        if (word_tag(word) != LOCK_THIN || thin_owner(word) != t->id) return not_owner(t);
        Ref next = thin_recursions(word) > 0 ? word - ((Ref)1 << LOCK_PAYLOAD_SHIFT) : word & LOCK_AGE_MASK;
        if (atomic_compare_exchange_strong(&object->lock, &word, next)) return true;
    }
    Monitor *m = monitor_at(vm, word_payload(atomic_load(&object->lock)));
    if (m->owner != t) return not_owner(t);
    if (WANTED(t, monitor_contended_exit) && m->entries == 1 && has_enterers(m)) {
        HANDLE_SCOPE(t);
        Handle saved = handle_new(t, t->wait_object);
        t->wait_object = object;
        contended_event(t, EVENT_monitor_contended_exit);
        t->wait_object = handle_get(saved);
    }
    lock_acquire(&m->lock, LOCK_MONITOR);
    Thread *next = NULL;
    if (--m->entries == 0) {
        m->owner = NULL;
        next = m->enter_head;
    }
    if (next != NULL) park_wake(next); /* under the lock: the thread cannot leave the queue and die */
    lock_release(&m->lock, LOCK_MONITOR);
    return true;
}

bool monitor_is_owned(Thread *t, Object *object) {
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) == LOCK_THIN) return thin_owner(word) == t->id;
    if (word_tag(word) == LOCK_INFLATED) return monitor_at(t->vm, word_payload(word))->owner == t;
    return false;
}

Thread *monitor_owner(VM *vm, Object *object) {
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) == LOCK_INFLATED) return monitor_at(vm, word_payload(word))->owner;
    if (word_tag(word) != LOCK_THIN) return NULL;
    for (Thread *t = vm->threads; t != NULL; t = t->next)
        if (t->id == thin_owner(word)) return t;
    return NULL;
}

Thread *monitor_thin_owner(VM *vm, const Object *object, uint32_t *entries) {
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) != LOCK_THIN) return NULL;
    *entries = thin_recursions(word) + 1;
    for (Thread *t = vm->threads; t != NULL; t = t->next)
        if (t->id == thin_owner(word)) return t;
    return NULL;
}

/* ---- Waiting ---- */

bool monitor_wait(Thread *t, Object *object, int64_t milliseconds) {
    VM *vm = t->vm;
    if (!monitor_is_owned(t, object)) return not_owner(t);
    Monitor *m = monitor_inflate(vm, object);
    HANDLE_SCOPE(t);
    Handle saved = handle_new(t, t->wait_object);
    t->wait_object = object;
    park_event(t, true, object, milliseconds);
    int64_t start = park_now();
    struct timespec deadline;
    if (milliseconds > 0) park_deadline_after(&deadline, milliseconds > 1000000000000 ? 1000000000000000000 : milliseconds * 1000000);

    park_prepare(t);
    uint32_t entries = 0;
    bool timed_out = false;
    if (!atomic_load(&t->interrupted)) {
        lock_acquire(&m->lock, LOCK_MONITOR);
        m->users++;
        entries = m->entries;
        m->owner = NULL;
        m->entries = 0;
        t->notified = false;
        queue_put(&m->wait_head, &m->wait_tail, t);
        atomic_store(&t->blocked_on, m);
        if (m->enter_head != NULL) park_wake(m->enter_head);
        lock_release(&m->lock, LOCK_MONITOR);
        park_begin(t, WAIT_OBJECT, milliseconds > 0 ? THREAD_STATUS_TIMED_WAITING : THREAD_STATUS_WAITING);
        bool waiting = true;
        while (waiting) {
            bool woken = atomic_load(&t->interrupted) || park_until(t, milliseconds > 0 ? &deadline : NULL);
            lock_acquire(&m->lock, LOCK_MONITOR);
            if (t->notified) {
                waiting = false;
            } else if (!woken || atomic_load(&t->interrupted)) {
                /* Out of the queue: a notify from now on goes to somebody else. */
                queue_remove(&m->wait_head, &m->wait_tail, t);
                timed_out = !woken;
                waiting = false;
            } else {
                park_prepare(t); /* woken by what is over; who notifies from now on needs the lock first */
            }
            lock_release(&m->lock, LOCK_MONITOR);
        }
        park_end(t);
        (void)timed_out;
        bool notified = t->notified;
        t->notified = false;
        if (!monitor_try(m, t, entries)) monitor_wait_to_enter(t, m, entries);
        atomic_store(&t->blocked_on, NULL);
        lock_acquire(&m->lock, LOCK_MONITOR);
        m->users--;
        lock_release(&m->lock, LOCK_MONITOR);
        park_event(t, false, t->wait_object, (park_now() - start) / 1000000);
        t->wait_object = handle_get(saved);
        /* A notified thread leaves an interrupt pending for its next wait. */
        if (notified) return true;
        return !park_take_interrupt(t, NULL);
    }
    park_event(t, false, t->wait_object, 0);
    t->wait_object = handle_get(saved);
    return !park_take_interrupt(t, NULL);
}

bool monitor_notify(Thread *t, Object *object, bool all) {
    if (!monitor_is_owned(t, object)) return not_owner(t);
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) != LOCK_INFLATED) return true;
    Monitor *m = monitor_at(t->vm, word_payload(word));
    lock_acquire(&m->lock, LOCK_MONITOR);
    while (m->wait_head != NULL) {
        Thread *first = m->wait_head;
        queue_remove(&m->wait_head, &m->wait_tail, first);
        first->notified = true;
        /* It competes when the owner leaves: put it in line for entering, and let it notice. */
        queue_put(&m->enter_head, &m->enter_tail, first);
        park_wake(first);
        if (!all) break;
    }
    lock_release(&m->lock, LOCK_MONITOR);
    return true;
}

/* ---- Hash ---- */

static uint32_t hash_next(MonitorTable *table) {
    uint32_t x;
    lock_acquire(&table->lock, LOCK_MONITORS);
    do {
        x = table->hash_seed;
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        table->hash_seed = x;
    } while ((x & ((1u << LOCK_PAYLOAD_BITS) - 1)) == 0);
    lock_release(&table->lock, LOCK_MONITORS);
    return x & ((1u << LOCK_PAYLOAD_BITS) - 1);
}

int32_t monitor_hash(VM *vm, Object *object) {
    uint32_t fresh = 0;
    for (;;) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_NEUTRAL) {
            if (word_payload(word) != 0) return (int32_t)word_payload(word);
            if (fresh == 0) fresh = hash_next(vm->monitors);
            Ref hashed = word | (Ref)fresh << LOCK_PAYLOAD_SHIFT;
            if (atomic_compare_exchange_strong(&object->lock, &word, hashed)) return (int32_t)fresh;
            continue;
        }
        Monitor *m = monitor_inflate(vm, object);
        lock_acquire(&m->lock, LOCK_MONITOR);
        if (m->hash == 0) m->hash = (int32_t)(fresh != 0 ? fresh : hash_next(vm->monitors));
        int32_t hash = m->hash;
        lock_release(&m->lock, LOCK_MONITOR);
        return hash;
    }
}

/* ---- For collector and dumps ---- */

static void monitor_visit_table(VM *vm, void (*visit)(VM *vm, Monitor *m, void *data), void *data) {
    MonitorTable *table = vm->monitors;
    for (uint32_t i = 1; i < table->count; i++) {
        Monitor *m = monitor_at(vm, i);
        if (m->object != NULL) visit(vm, m, data);
    }
}

static bool monitor_is_idle(const Monitor *m) {
    return m->owner == NULL && m->users == 0 && m->enter_head == NULL && m->wait_head == NULL;
}

void monitors_visit_used(VM *vm, RootVisitor *visitor) {
    for (Monitor *m = vm->monitors->used; m != NULL; m = m->next_used)
        if (m->object != NULL && !monitor_is_idle(m)) visitor->visit(visitor, &m->object);
}

static void sweep_one(VM *vm, Monitor *m, Object *object) {
    m->object = object;
    if (object == NULL) {
        monitor_release(vm, m);
        return;
    }
    if (!monitor_is_idle(m)) return;
    /* Deflate: the world is stopped, so the word can simply be written. */
    Ref age = atomic_load(&object->lock) & LOCK_AGE_MASK;
    atomic_store(&object->lock, age | LOCK_NEUTRAL | (Ref)(uint32_t)m->hash << LOCK_PAYLOAD_SHIFT);
    monitor_release(vm, m);
}

/* Only what was inflated since the last time, and what is in use: idle ones are deflated each time. */
void monitors_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan) {
    for (Monitor **at = &vm->monitors->used, *m; (m = *at) != NULL;) {
        if (m->object != NULL) sweep_one(vm, m, survivor(plan, m->object));
        if (m->object != NULL) {
            at = &m->next_used;
            continue;
        }
        *at = m->next_used;
        m->used = false;
    }
}

static uint32_t queue_list(Thread *head, Thread ***list) {
    uint32_t count = 0;
    for (Thread *t = head; t != NULL; t = t->wait_next) count++;
    *list = calloc(count + 1, sizeof **list);
    count = 0;
    if (*list != NULL)
        for (Thread *t = head; t != NULL; t = t->wait_next) (*list)[count++] = t;
    return count;
}

typedef struct InfoVisit {
    void (*visit)(void *data, const MonitorInfo *info);
    void *data;
} InfoVisit;

static void visit_info(VM *vm, Monitor *m, void *data) {
    InfoVisit *to = data;
    (void)vm;
    MonitorInfo info = {.object = m->object, .owner = m->owner, .entries = m->entries};
    info.enterer_count = queue_list(m->enter_head, &info.enterers);
    info.waiter_count = queue_list(m->wait_head, &info.waiters);
    to->visit(to->data, &info);
    free(info.enterers);
    free(info.waiters);
}

void monitor_visit_all(VM *vm, void (*visit)(void *data, const MonitorInfo *info), void *data) {
    InfoVisit to = {visit, data};
    monitor_visit_table(vm, visit_info, &to);
}
