/* SPDX-License-Identifier: MIT */
/* See monitor_table.h. Monitors lie in blocks that are made when they are needed. */
#include "vm/threads/monitor_table.h"

#include <stdlib.h>

#include "vm/system/lock.h"
#include "vm/system/spare.h"

MonitorTable *monitors_create(void) {
    MonitorTable *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    pthread_mutex_init(&table->lock, NULL);
    table->count = 1;
    atomic_store(&table->many, MONITORS_FEW);
    table->hash_seed = 0x2545F491;
    return table;
}

void monitors_destroy(MonitorTable *table) {
    if (table == NULL) return;
    for (uint32_t i = 0; i < MONITOR_BLOCKS && table->blocks[i] != NULL; i++) {
        for (uint32_t j = 0; j < MONITOR_BLOCK; j++)
            pthread_mutex_destroy(&table->blocks[i][j].lock);
        spare_free(table->blocks[i]);
    }
    pthread_mutex_destroy(&table->lock);
    free(table);
}

Monitor *monitor_new(VM *vm) {
    MonitorTable *table = vm->monitors;
    lock_acquire(&table->lock, LOCK_MONITORS);
    Monitor *m = table->free;
    if (m != NULL) {
        table->free = m->next_free;
    } else {
        uint32_t block = table->count / MONITOR_BLOCK;
        if (block >= MONITOR_BLOCKS) vm_fatal(vm, "too many inflated monitors");
        if (table->blocks[block] == NULL) {
            Monitor *made = vm_need(vm, MONITOR_BLOCK, sizeof *made, "monitors");
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
    atomic_fetch_add(&table->live, 1);
    monitor_set_object(m, NULL);
    m->owner = NULL;
    m->entries = 0;
    m->hash = 0;
    m->users = 0;
    m->contenders = 0;
    m->enter_head = m->enter_tail = m->wait_head = m->wait_tail = NULL;
    return m;
}

void monitor_release(VM *vm, Monitor *m) {
    monitor_set_object(m, NULL);
    lock_acquire(&vm->monitors->lock, LOCK_MONITORS);
    m->next_free = vm->monitors->free;
    vm->monitors->free = m;
    lock_release(&vm->monitors->lock, LOCK_MONITORS);
    atomic_fetch_sub(&vm->monitors->live, 1);
}

void monitors_were_swept(MonitorTable *table) {
    uint32_t twice = atomic_load(&table->live) * 2;
    atomic_store(&table->many, twice > MONITORS_FEW ? twice : MONITORS_FEW);
}

/* Successive numbers, each mixed by steps that can be undone: so they all differ, until there
 * have been as many as there are numbers, before they are cut. The factors are those that C.
 * Wellons found by search and gave to the public domain. */
uint32_t monitor_fresh_hash(MonitorTable *table) {
    uint32_t x;
    do {
        x = atomic_fetch_add_explicit(&table->hash_seed, 0x9E3779B1u, memory_order_relaxed);
        x = (x ^ x >> 16) * 0x21F0AAADu;
        x = (x ^ x >> 15) * 0x735A2D97u;
        x ^= x >> 15;
        x &= (1u << LOCK_PAYLOAD_BITS) - 1;
    } while (x == 0);
    return x;
}
