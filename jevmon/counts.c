/* SPDX-License-Identifier: MIT */
#include "jevmon/counts.h"

#include "vm/model/class.h"

static void counts_notify(Listener *listener, Thread *t, Event *event) {
    Ledger *counts = (Ledger *)(void *)listener;
    (void)t;
    pthread_mutex_lock(&counts->lock);
    if (event->type == EVENT_object_alloc) {
        int64_t *made = ledger_put(counts, object_class(event->object_alloc.object));
        if (made != NULL) ++*made;
    } else if (event->type == EVENT_class_unload) { /* its address may be another's */
        int64_t made;
        ledger_take(counts, event->class_unload.class_, &made);
    }
    pthread_mutex_unlock(&counts->lock);
}

void counts_start(Ledger *counts, VM *vm) {
    ledger_start(counts, vm, counts_notify, EVENT_BIT(object_alloc) | EVENT_BIT(class_unload));
}

int64_t counts_of(Ledger *counts, const Class *c) { return ledger_of(counts, c, 0); }
