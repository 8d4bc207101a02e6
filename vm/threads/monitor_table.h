/* SPDX-License-Identifier: MIT */
/* The table of inflated monitors, which lock words name by index. Private to monitor.c. A
 * monitor's memory stays until the VM ends, so an index or pointer that is out of date still
 * leads to one. */
#ifndef MINIJVM_VM_THREADS_MONITOR_TABLE_H
#define MINIJVM_VM_THREADS_MONITOR_TABLE_H

#include "vm/threads/monitor.h"
#include "vm/model/vm.h"

struct Monitor {
    pthread_mutex_t lock;
    Object *object; /* weak; swept */
    _Atomic(Thread *)
        owner; /* changed under the lock; a thread may ask without it whether it is that */
    uint32_t entries; /* recursions + 1 */
    int32_t hash;
    uint32_t contenders; /* threads between the try that failed and their entry: who leaves
                            before tells its exit */
    uint32_t users;      /* threads in slow paths that hold the pointer: no deflation */
    Thread *enter_head, *enter_tail; /* through wait_next */
    Thread *wait_head, *wait_tail;
    uint32_t index;
    Monitor *next_free, *next_used;
    bool used; /* in that list */
};

enum { MONITOR_BLOCK = 256, MONITOR_BLOCKS = 1 << (LOCK_PAYLOAD_BITS - 8) };
enum { MONITORS_FEW = 1 << 16 }; /* no sweep for less */

struct MonitorTable {
    pthread_mutex_t lock;
    Monitor *blocks[MONITOR_BLOCKS];
    uint32_t count; /* ever handed out; index 0 is not used */
    Monitor *free;
    Monitor
        *used; /* all that have an object, and some that have none again until the next sweep */
    _Atomic uint32_t live, many; /* with an object; so many that a collection is due */
    _Atomic uint32_t hash_seed;
};

static inline Monitor *monitor_at(VM *vm, uint32_t index) {
    return &vm->monitors->blocks[index / MONITOR_BLOCK][index % MONITOR_BLOCK];
}

/* A thread that ends may look at the same time. */
static inline void monitor_set_object(Monitor *m, Object *object) {
    __atomic_store_n(&m->object, object, __ATOMIC_RELAXED);
}

/* One that nobody owns or waits for, of no object yet. The VM ends when there is no memory for
 * it. */
Monitor *monitor_new(VM *vm);
/* No lock word names it any more, or none has done so yet. */
void monitor_release(VM *vm, Monitor *m);
/* Whether those that became idle since the last sweep are worth one; the next one is put off
 * until there are twice as many as are in use now. */
static inline bool monitors_are_many(const MonitorTable *table) {
    return atomic_load_explicit(&table->live, memory_order_relaxed) >=
           atomic_load_explicit(&table->many, memory_order_relaxed);
}
void monitors_were_swept(MonitorTable *table);
/* Never 0; as wide as a lock word has room for. */
uint32_t monitor_fresh_hash(MonitorTable *table);

#endif
