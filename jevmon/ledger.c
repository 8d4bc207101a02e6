/* SPDX-License-Identifier: MIT */
#include "jevmon/ledger.h"

#include <stdlib.h>

#include "vm/threads/safepoint.h"
#include "vm/model/vm.h"

enum { FIRST_CAPACITY = 4096 };

static size_t home_of(const Ledger *ledger, const void *key) {
    return ((uintptr_t)key >> 3) * 0x9E3779B97F4A7C15u >> 20 & (ledger->capacity - 1);
}

/* Its place, or the free one where it would be. */
static size_t place_of(const Ledger *ledger, const void *key) {
    size_t at = home_of(ledger, key);
    while (ledger->rows[at].key != NULL && ledger->rows[at].key != key)
        at = (at + 1) & (ledger->capacity - 1);
    return at;
}

static bool ledger_grow(Ledger *ledger) {
    size_t before = ledger->capacity, after = before == 0 ? FIRST_CAPACITY : 2 * before;
    LedgerRow *old = ledger->rows, *grown = calloc(after, sizeof *grown);
    if (grown == NULL) return false;
    ledger->rows = grown;
    ledger->capacity = after;
    for (size_t i = 0; i < before; i++)
        if (old[i].key != NULL) grown[place_of(ledger, old[i].key)] = old[i];
    free(old);
    return true;
}

int64_t *ledger_put(Ledger *ledger, const void *key) {
    if (2 * (ledger->used + 1) > ledger->capacity && !ledger_grow(ledger))
        ledger->incomplete = true;
    if (ledger->incomplete) return NULL;
    LedgerRow *row = &ledger->rows[place_of(ledger, key)];
    if (row->key == NULL) {
        ledger->used++;
        *row = (LedgerRow){key, 0};
    }
    return &row->value;
}

/* What lies behind moves up, so that no free place parts it from its home. */
bool ledger_take(Ledger *ledger, const void *key, int64_t *value) {
    if (ledger->capacity == 0) return false;
    size_t mask = ledger->capacity - 1, hole = place_of(ledger, key);
    if (ledger->rows[hole].key == NULL) return false;
    *value = ledger->rows[hole].value;
    ledger->used--;
    for (size_t at = (hole + 1) & mask; ledger->rows[at].key != NULL; at = (at + 1) & mask) {
        size_t home = home_of(ledger, ledger->rows[at].key);
        if (((at - home) & mask) < ((at - hole) & mask)) continue;
        ledger->rows[hole] = ledger->rows[at];
        hole = at;
    }
    ledger->rows[hole] = (LedgerRow){0};
    return true;
}

void ledger_start(Ledger *ledger, VM *vm, void (*notify)(Listener *, Thread *, Event *),
                  EventMask events) {
    pthread_mutex_init(&ledger->lock, NULL);
    ledger->is_on = true;
    ledger->vm = vm;
    ledger->listener.notify = notify;
    ledger->listener.possible = events;
    events_add(&vm->events, &ledger->listener);
    events_want(&vm->events, &ledger->listener, events, true);
    threads_events_changed(vm);
}

void ledger_free(Ledger *ledger) {
    if (!ledger->is_on) return;
    pthread_mutex_destroy(&ledger->lock);
    free(ledger->rows);
}

int64_t ledger_of(Ledger *ledger, const void *key, int64_t none) {
    int64_t value = none;
    if (!ledger->is_on) return -1;
    pthread_mutex_lock(&ledger->lock);
    if (ledger->incomplete) {
        value = -1;
    } else if (ledger->capacity > 0) {
        const LedgerRow *row = &ledger->rows[place_of(ledger, key)];
        if (row->key != NULL) value = row->value;
    }
    pthread_mutex_unlock(&ledger->lock);
    return value;
}
