/* SPDX-License-Identifier: MIT */
/* Monitors. An inflated monitor is found by its index in the lock word; it stays inflated while
 * anybody owns, enters or waits, and the object's hash then lives in it. The sweep of a
 * collection deflates idle ones (the hash goes back to the lock word) and frees those whose
 * object died; so does one without a collection when there are many. An object with a hash
 * that one thread locks once keeps a thin lock: the owner holds the hash (displaced_hashes.h).
 *
 * Each Monitor is guarded by a mutex of its own (`lock`), held for a few instructions only. A
 * thread that must wait queues itself and sleeps (park.h) in state BLOCKED. In that state it
 * touches no monitor: a wait that is over, by its time or an interrupt, leaves the state before
 * it leaves the queue. So queues, owners and counts do not change while the world stands still,
 * and who stopped it finds every lock free.
 *
 * The owner hands the monitor over to nobody: when it leaves, it wakes the first of those that
 * enter, which competes again (so no convoy), but a woken thread keeps its place at the head
 * (so no starvation). Who is notified goes from the one queue to the other and sleeps on: it
 * could only find the monitor held. Agents that hear of contention hear of it there, too.
 */
#include "vm/threads/monitor.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"

#include <stdlib.h>

#include "vm/model/thread_index.h"
#include "vm/model/thread_list.h"
#include "vm/model/throw.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/lock_word.h"
#include "vm/threads/monitor_queue.h"
#include "vm/threads/monitor_table.h"
#include "vm/threads/park.h"

/* ---- Lock words ---- */

/* The hash of what the thread has locked, as far as the word leads to one; 0: none yet. */
static uint32_t thin_hash(const Thread *t, Ref word) {
    return is_displaced(word) ? t->blocking.displaced.hashes[displaced_slot(word)] : 0;
}

/* Whether the object is now locked once by the thread, which keeps the hash; the word was
 * `word` until then. *full: it can keep no more. */
static bool lock_displaced(Thread *t, Object *object, Ref word, uint32_t hash, bool *full) {
    int slot = displaced_take(&t->blocking.displaced, hash);
    *full = slot < 0;
    if (slot < 0) return false;
    Ref thin = thin_word(word, t->id, MOST_RECURSIONS + 1 + (uint32_t)slot);
    if (atomic_compare_exchange_strong(&object->lock, &word, thin)) return true;
    displaced_free(&t->blocking.displaced, (uint32_t)slot);
    return false;
}

static Thread *thread_by_id(VM *vm, uint32_t id) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    Thread *found = thread_index_at(vm->threads.index, id);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return found;
}

/* Inflates what its owner has locked once, whose hash the owner keeps. Who enters, leaves or
 * asks for the hash waits for the monitor's lock until it has that; so the owner is there. */
static bool inflate_displaced(Monitor *made, Object *object, Ref word, Ref fat) {
    lock_acquire(&made->lock, LOCK_MONITOR);
    bool done = atomic_compare_exchange_strong(&object->lock, &word, fat);
    if (done) {
        DisplacedHashes *d = &atomic_load(&made->owner)->blocking.displaced;
        made->hash = (int32_t)d->hashes[displaced_slot(word)];
        displaced_free(d, displaced_slot(word));
    }
    lock_release(&made->lock, LOCK_MONITOR);
    return done;
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
        monitor_set_object(made, object);
        if (word_tag(word) == LOCK_THIN) {
            made->owner = thread_by_id(vm, thin_owner(word));
            made->entries = thin_recursions(word) + 1;
            made->hash = 0;
        } else {
            made->owner = NULL;
            made->entries = 0;
            made->hash = (int32_t)word_payload(word);
        }
        Ref fat =
            (word & LOCK_AGE_MASK) | LOCK_INFLATED | (Ref)made->index << LOCK_PAYLOAD_SHIFT;
        if (word_tag(word) == LOCK_THIN && is_displaced(word) && made->owner != NULL
                ? inflate_displaced(made, object, word, fat)
                : atomic_compare_exchange_strong(&object->lock, &word, fat))
            return made;
    }
}

/* ---- Entering ---- */

static void contended_event(Thread *t, int which) {
    VM *vm = t->vm;
    if (!events_wanted(&vm->events, (EventType)which)) return;
    gate_gc_off(t, t->agent_depth > 0);
    Event event = {.type = (EventType)which};
    event.monitor_contended_enter.object = t->blocking.object;
    events_dispatch(&vm->events, t, &event);
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

/* Tries, and counts as a contender from the very failure on. */
static bool monitor_try_or_contend(Monitor *m, Thread *t, uint32_t entries) {
    if (monitor_try(m, t, entries)) return true;
    lock_acquire(&m->lock, LOCK_MONITOR);
    bool held = m->owner != NULL;
    if (held) m->contenders++;
    lock_release(&m->lock, LOCK_MONITOR);
    return !held && monitor_try_or_contend(m, t, entries);
}

/* A thread that ends with its VM leaves no monitor: whoever wants one then ends, too, without
 * it. */
static bool gives_up(Thread *t, Monitor *m) {
    if (!thread_is_terminating(t)) return false;
    lock_acquire(&m->lock, LOCK_MONITOR);
    queue_remove(&m->enter_head, &m->enter_tail, t);
    lock_release(&m->lock, LOCK_MONITOR);
    t->exception = vm_memory_error(t->vm);
    return true;
}

/* Waits until the monitor is ours, or the VM ends; `m->users` was raised. t->blocking.object
 * roots the object. */
static void monitor_wait_to_enter(Thread *t, Monitor *m, uint32_t entries) {
    atomic_store(&t->blocking.monitor, m);
    for (bool counted = false;;) {
        park_prepare(t);
        lock_acquire(&m->lock, LOCK_MONITOR);
        if (t->blocking.queue != &m->enter_head) queue_put(&m->enter_head, &m->enter_tail, t);
        bool free = m->owner == NULL;
        lock_release(&m->lock, LOCK_MONITOR);
        if (free && monitor_try(m, t, entries)) break;
        if (!counted) park_count(t, WAIT_ENTER);
        counted = true;
        park_begin(t, WAIT_ENTER, THREAD_STATUS_BLOCKED);
        park_until(t, NULL);
        park_look(t); /* also for an interrupt, which changes nothing here */
        if (monitor_try(m, t, entries) || gives_up(t, m)) break;
    }
    park_over(t);
    atomic_store(&t->blocking.monitor, NULL);
}

/* Whoever was notified is in line already. What agents do while they hear of the entry may need
 * another monitor, in whose queue the thread then is; and who leaves meanwhile wakes somebody
 * that comes. */
static void leave_line(Thread *t, Monitor *m) {
    lock_acquire(&m->lock, LOCK_MONITOR);
    if (queue_remove(&m->enter_head, &m->enter_tail, t) && m->owner == NULL &&
        m->enter_head != NULL)
        park_wake(m->enter_head);
    lock_release(&m->lock, LOCK_MONITOR);
}

/* The contender enters, and its agents hear of that. t->blocking.object is the object. */
static void monitor_contend(Thread *t, Monitor *m, uint32_t entries) {
    t->delivery.enter_told = 0;
    if (WANTED(t, monitor_contended_enter)) leave_line(t, m);
    contended_event(t, EVENT_monitor_contended_enter);
    monitor_wait_to_enter(t, m, entries);
    lock_acquire(&m->lock, LOCK_MONITOR);
    m->contenders--;
    lock_release(&m->lock, LOCK_MONITOR);
    contended_event(t, EVENT_monitor_contended_entered);
}

static bool monitor_is_idle(const Monitor *m) {
    return m->owner == NULL && m->users == 0 && m->enter_head == NULL && m->wait_head == NULL;
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
    atomic_store(&object->lock,
                 age | LOCK_NEUTRAL | (Ref)(uint32_t)m->hash << LOCK_PAYLOAD_SHIFT);
    monitor_release(vm, m);
}

/* Only what was inflated since the last time, and what is in use: idle ones are deflated each
 * time. */
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

static Object *itself(void *plan, Object *object) {
    (void)plan;
    return object;
}

/* Monitors take no memory of the heap, so no allocation asks for a collection to have them
 * back. Those of objects that died go with the next one. */
static Object *deflate_idle(Thread *t, Object *object) {
    HANDLE_SCOPE(t);
    Handle kept = handle_new(t, object);
    world_stop(t);
    if (monitors_are_many(t->vm->monitors)) {
        monitors_sweep(t->vm, itself, NULL);
        monitors_were_swept(t->vm->monitors);
    }
    world_resume(t);
    return handle_get(kept);
}

void monitor_enter_slow(Thread *t, Object *object) {
    VM *vm = t->vm;
    for (int spins = 0; spins < 200; spins++) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_THIN && thin_owner(word) == t->id) {
            if (is_displaced(word) || thin_recursions(word) == MOST_RECURSIONS) break;
            if (atomic_compare_exchange_strong(&object->lock, &word,
                                               word + ((Ref)1 << LOCK_PAYLOAD_SHIFT)))
                return;
        } else if ((word & ~(Ref)LOCK_AGE_MASK) == 0) {
            if (atomic_compare_exchange_strong(&object->lock, &word, thin_word(word, t->id, 0)))
                return;
        } else if (word_tag(word) == LOCK_NEUTRAL) {
            bool full;
            if (lock_displaced(t, object, word, word_payload(word), &full)) return;
            if (full) break;
        } else if (word_tag(word) != LOCK_THIN) {
            break;
        } else {
            __builtin_ia32_pause();
        }
    }
    if (monitors_are_many(vm->monitors)) object = deflate_idle(t, object);
    Monitor *m = monitor_inflate(vm, object);
    if (monitor_try_or_contend(m, t, 1)) return;
    lock_acquire(&m->lock, LOCK_MONITOR);
    m->users++;
    lock_release(&m->lock, LOCK_MONITOR);
    Object *outer = t->blocking.object;
    HANDLE_SCOPE(t);
    Handle saved = handle_new(t, outer);
    t->blocking.object = object;
    monitor_contend(t, m, 1);
    lock_acquire(&m->lock, LOCK_MONITOR);
    m->users--;
    lock_release(&m->lock, LOCK_MONITOR);
    t->blocking.object = handle_get(saved);
}

/* ---- Leaving ---- */

static bool not_owner(Thread *t) {
    exception_throw(t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
    return false;
}

/* Locks the monitor for its owner to give it up; the exit has been told if somebody wants to
 * know it and there is a contender. One that fails from here on finds it free. */
static void monitor_begin_exit(Thread *t, Monitor *m, Handle object) {
    bool told = !WANTED(t, monitor_contended_exit);
    for (;;) {
        lock_acquire(&m->lock, LOCK_MONITOR);
        if (told || m->contenders == 0) return;
        lock_release(&m->lock, LOCK_MONITOR);
        told = true;
        HANDLE_SCOPE(t);
        Handle saved = handle_new(t, t->blocking.object);
        t->blocking.object = *object;
        contended_event(t, EVENT_monitor_contended_exit);
        t->blocking.object = handle_get(saved);
    }
}

bool monitor_exit_slow(Thread *t, Object *object) {
    VM *vm = t->vm;
    for (;;) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_INFLATED) break;
        if (word_tag(word) != LOCK_THIN || thin_owner(word) != t->id) return not_owner(t);
        Ref next = thin_recursions(word) > 0 ? word - ((Ref)1 << LOCK_PAYLOAD_SHIFT)
                                             : neutral_word(word, thin_hash(t, word));
        Ref before = word;
        if (!atomic_compare_exchange_strong(&object->lock, &word, next)) continue;
        if (is_displaced(before))
            displaced_free(&t->blocking.displaced, displaced_slot(before));
        return true;
    }
    Monitor *m = monitor_at(vm, word_payload(atomic_load(&object->lock)));
    if (m->owner != t) return not_owner(t);
    if (m->entries == 1 && WANTED(t, monitor_contended_exit)) {
        HANDLE_SCOPE(t);
        monitor_begin_exit(t, m, handle_new(t, object));
    } else {
        lock_acquire(&m->lock, LOCK_MONITOR);
    }
    ParkedAt next = {NULL};
    if (--m->entries == 0) {
        m->owner = NULL;
        if (m->enter_head != NULL) next = park_mark_woken(m->enter_head);
    }
    lock_release(&m->lock, LOCK_MONITOR);
    park_wake_marked(next);
    return true;
}

static void free_thin(void *data, Object *object, int arena) {
    const Thread *t = data;
    (void)arena;
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) == LOCK_THIN && thin_owner(word) == t->id)
        atomic_store(&object->lock, neutral_word(word, thin_hash(t, word)));
}

/* One that somebody else is just making for a lock word says who owned that, and may be dropped
 * again. */
static bool is_owned(const Monitor *m, const Thread *t) {
    const Object *object = __atomic_load_n(&m->object, __ATOMIC_RELAXED);
    Ref word = m->owner == t && object != NULL ? atomic_load(&object->lock) : 0;
    return word_tag(word) == LOCK_INFLATED && word_payload(word) == m->index;
}

/* An inflated monitor that the thread owns. */
static Monitor *first_of(VM *vm, const Thread *t) {
    lock_acquire(&vm->monitors->lock, LOCK_MONITORS);
    Monitor *m = vm->monitors->used;
    while (m != NULL && !is_owned(m, t)) m = m->next_used;
    lock_release(&vm->monitors->lock, LOCK_MONITORS);
    return m;
}

/* Inflated monitors name their owner. Of the words in headers nobody keeps a list: when native
 * code left monitors behind, all objects are looked at, and when the thread keeps a hash; what
 * else bytecode left is free because no living thread has the id, and ids come again late. */
void monitors_release_all(Thread *t) {
    VM *vm = t->vm;
    if (t->native_monitors != 0 || atomic_load(&t->blocking.displaced.used) != 0) {
        world_stop(t);
        gc_visit_objects(vm->heap, free_thin, t);
        atomic_store(&t->blocking.displaced.used, 0);
        world_resume(t);
    }
    for (Monitor *m; (m = first_of(vm, t)) != NULL;) {
        lock_acquire(&m->lock, LOCK_MONITOR);
        m->entries = 1;
        lock_release(&m->lock, LOCK_MONITOR);
        monitor_exit_slow(t, m->object);
    }
}

bool monitor_is_owned(Thread *t, Object *object) {
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) == LOCK_THIN) return thin_owner(word) == t->id;
    if (word_tag(word) == LOCK_INFLATED)
        return monitor_at(t->vm, word_payload(word))->owner == t;
    return false;
}

Thread *monitor_owner(VM *vm, Object *object) {
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) == LOCK_INFLATED) return monitor_at(vm, word_payload(word))->owner;
    if (word_tag(word) != LOCK_THIN) return NULL;
    return thread_index_at(vm->threads.index, thin_owner(word));
}

Thread *monitor_thin_owner(VM *vm, const Object *object, uint32_t *entries) {
    Ref word = atomic_load(&object->lock);
    if (word_tag(word) != LOCK_THIN) return NULL;
    *entries = thin_recursions(word) + 1;
    return thread_index_at(vm->threads.index, thin_owner(word));
}

/* ---- Waiting ---- */

bool monitor_wait(Thread *t, Object *object, int64_t milliseconds) {
    VM *vm = t->vm;
    if (!monitor_is_owned(t, object)) return not_owner(t);
    Monitor *m = monitor_inflate(vm, object);
    HANDLE_SCOPE(t);
    Handle saved = handle_new(t, t->blocking.object);
    t->blocking.object = object;
    park_event(t, true, object, milliseconds);
    int64_t start = clock_nanoseconds();
    struct timespec deadline;
    if (milliseconds > 0)
        park_deadline_after(&deadline, milliseconds > 1000000000000 ? 1000000000000000000
                                                                    : milliseconds * 1000000);

    park_prepare(t);
    uint32_t entries = 0;
    if (!park_is_called_off(t)) {
        Handle waited_on = handle_new(t, t->blocking.object);
        monitor_begin_exit(t, m, waited_on);
        m->users++;
        entries = m->entries;
        m->owner = NULL;
        m->entries = 0;
        t->blocking.notified = false;
        queue_put(&m->wait_head, &m->wait_tail, t);
        atomic_store(&t->blocking.monitor, m);
        ParkedAt next = {NULL};
        if (m->enter_head != NULL) next = park_mark_woken(m->enter_head);
        lock_release(&m->lock, LOCK_MONITOR);
        park_wake_marked(next);
        park_count(t, WAIT_OBJECT);
        park_begin(t, WAIT_OBJECT,
                   milliseconds > 0 ? THREAD_STATUS_TIMED_WAITING : THREAD_STATUS_WAITING);
        bool waiting = true;
        while (waiting) {
            bool woken =
                park_is_called_off(t) || park_until(t, milliseconds > 0 ? &deadline : NULL);
            park_end(t);
            lock_acquire(&m->lock, LOCK_MONITOR);
            if (t->blocking.notified) {
                waiting = false;
            } else if (!woken || park_is_called_off(t)) {
                /* Out of the queue: a notify from now on goes to somebody else. */
                queue_remove(&m->wait_head, &m->wait_tail, t);
                waiting = false;
            } else {
                park_prepare(t); /* woken by what is over; who notifies from now on needs the
                                    lock first */
            }
            lock_release(&m->lock, LOCK_MONITOR);
            if (waiting)
                park_begin(t, WAIT_OBJECT,
                           milliseconds > 0 ? THREAD_STATUS_TIMED_WAITING
                                            : THREAD_STATUS_WAITING);
        }
        bool notified = t->blocking.notified;
        t->blocking.notified = false;
        if (notified) park_over(t); /* whoever notified may have changed that behind park_end */
        if (!monitor_try_or_contend(m, t, entries)) monitor_contend(t, m, entries);
        atomic_store(&t->blocking.monitor, NULL);
        lock_acquire(&m->lock, LOCK_MONITOR);
        m->users--;
        lock_release(&m->lock, LOCK_MONITOR);
        park_event(t, false, t->blocking.object, (clock_nanoseconds() - start) / 1000000);
        t->blocking.object = handle_get(saved);
        /* A notified thread leaves an interrupt pending for its next wait. */
        if (notified) return true;
        return !park_take_interrupt(t, NULL);
    }
    park_event(t, false, t->blocking.object, 0);
    t->blocking.object = handle_get(saved);
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
        first->blocking.notified = true;
        /* It cannot enter before the owner leaves, who wakes the first in line: till then it
         * sleeps on, and is seen entering. Where contention is told, it wakes to tell it. */
        queue_put(&m->enter_head, &m->enter_tail, first);
        if (WANTED(t, monitor_contended_enter))
            park_wake(first);
        else
            park_enters(first);
        if (!all) break;
    }
    lock_release(&m->lock, LOCK_MONITOR);
    return true;
}

/* ---- Hash ---- */

int32_t monitor_hash(Thread *t, Object *object) {
    VM *vm = t->vm;
    uint32_t fresh = 0;
    for (;;) {
        Ref word = atomic_load(&object->lock);
        if (word_tag(word) == LOCK_NEUTRAL) {
            if (word_payload(word) != 0) return (int32_t)word_payload(word);
            if (fresh == 0) fresh = monitor_fresh_hash(vm->monitors);
            Ref hashed = word | (Ref)fresh << LOCK_PAYLOAD_SHIFT;
            if (atomic_compare_exchange_strong(&object->lock, &word, hashed))
                return (int32_t)fresh;
            continue;
        }
        if (word_tag(word) == LOCK_THIN && thin_owner(word) == t->id) {
            if (is_displaced(word)) return (int32_t)thin_hash(t, word);
            bool full = thin_recursions(word) > 0;
            if (fresh == 0) fresh = monitor_fresh_hash(vm->monitors);
            if (!full && lock_displaced(t, object, word, fresh, &full)) return (int32_t)fresh;
            if (!full) continue;
        }
        Monitor *m = monitor_inflate(vm, object);
        lock_acquire(&m->lock, LOCK_MONITOR);
        if (m->hash == 0)
            m->hash = (int32_t)(fresh != 0 ? fresh : monitor_fresh_hash(vm->monitors));
        int32_t hash = m->hash;
        lock_release(&m->lock, LOCK_MONITOR);
        return hash;
    }
}

/* ---- For collector and dumps ---- */

static void monitor_visit_table(VM *vm, void (*visit)(VM *vm, Monitor *m, void *data),
                                void *data) {
    MonitorTable *table = vm->monitors;
    for (uint32_t i = 1; i < table->count; i++) {
        Monitor *m = monitor_at(vm, i);
        if (m->object != NULL) visit(vm, m, data);
    }
}

void monitors_visit_used(VM *vm, RootVisitor *visitor) {
    for (Monitor *m = vm->monitors->used; m != NULL; m = m->next_used)
        if (m->object != NULL && !monitor_is_idle(m)) visitor->visit(visitor, &m->object);
}

static uint32_t queue_list(Thread *head, Thread ***list) {
    uint32_t count = 0;
    for (Thread *t = head; t != NULL; t = t->blocking.next) count++;
    *list = calloc(count + 1, sizeof **list);
    count = 0;
    if (*list != NULL)
        for (Thread *t = head; t != NULL; t = t->blocking.next) (*list)[count++] = t;
    return count;
}

typedef struct InfoVisit {
    void (*visit)(void *data, const MonitorInfo *info);
    void *data;
} InfoVisit;

static void visit_info(VM *vm, Monitor *m, void *data) {
    InfoVisit *to = data;
    (void)vm;
    lock_acquire(
        &m->lock,
        LOCK_MONITOR); /* nobody has it now: it orders this before what the threads do next */
    MonitorInfo info = {.object = m->object, .owner = m->owner, .entries = m->entries};
    info.enterer_count = queue_list(m->enter_head, &info.enterers);
    info.waiter_count = queue_list(m->wait_head, &info.waiters);
    lock_release(&m->lock, LOCK_MONITOR);
    to->visit(to->data, &info);
    free(info.enterers);
    free(info.waiters);
}

void monitor_visit_all(VM *vm, void (*visit)(void *data, const MonitorInfo *info), void *data) {
    InfoVisit to = {visit, data};
    monitor_visit_table(vm, visit_info, &to);
}
