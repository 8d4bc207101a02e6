/* SPDX-License-Identifier: MIT */
/* What is kept of objects or classes, by their addresses, for all monitors of a VM: a Listener
 * of its own follows them. So nobody pays but who has a ledger. */
#ifndef MINIJVM_JEVMON_LEDGER_H
#define MINIJVM_JEVMON_LEDGER_H

#include <pthread.h>

#include "vm/model/names.h"
#include "events/events.h"

typedef struct LedgerRow {
    const void *key; /* NULL: a free place */
    int64_t value;
} LedgerRow;

typedef struct Ledger {
    Listener listener; /* first */
    VM *vm;
    bool is_on, incomplete; /* incomplete: there was no memory, nothing is known any more */
    pthread_mutex_t lock;   /* leaf */
    LedgerRow *rows;        /* open addressing, by key */
    size_t used, capacity;
} Ledger;

void ledger_start(Ledger *ledger, VM *vm, void (*notify)(Listener *, Thread *, Event *),
                  EventMask events);
void ledger_free(Ledger *ledger);
/* The value; `none` when there is no row, -1 when the ledger is off or incomplete. */
int64_t ledger_of(Ledger *ledger, const void *key, int64_t none);

/* For the listener. All of these: **Lock:** the ledger's. */
/* Where the value is; a new row has 0. NULL: no memory, now or before. Good until the next put
 * or take. */
int64_t *ledger_put(Ledger *ledger, const void *key);
bool ledger_take(Ledger *ledger, const void *key, int64_t *value); /* the row is gone */

#endif
