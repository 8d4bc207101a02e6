/* SPDX-License-Identifier: MIT */
/* See ages.h. The ledger follows objects by the events that every listener hears. A value is
 * the age, and in its lowest bit: does the next young collection examine the object? */
#include "jevmon/ages.h"

#include "vm/model/class.h"
#include "vm/model/vm.h"

static void begin(Ledger *ages, const Object *object) {
    int64_t *value = ledger_put(ages, object);
    /* Class objects alone are old from the beginning. */
    if (value != NULL) *value = object_shape(object)->kind != SHAPE_MIRROR;
}

static void move(Ledger *ages, const Object *from, const Object *to) {
    int64_t value, *moved;
    if (ledger_take(ages, from, &value) && (moved = ledger_put(ages, to)) != NULL)
        *moved = value;
}

static void grow_older(Ledger *ages, bool full) {
    for (size_t i = 0; i < ages->capacity; i++) {
        LedgerRow *row = &ages->rows[i];
        if (row->key == NULL) continue;
        bool examined = full || (row->value & 1);
        row->value =
            ((row->value >> 1) + examined) << 1 | gc_is_young(ages->vm->heap, row->key);
    }
}

static void ages_notify(Listener *listener, Thread *t, Event *event) {
    Ledger *ages = (Ledger *)(void *)listener;
    int64_t last;
    (void)t;
    pthread_mutex_lock(&ages->lock);
    switch (event->type) {
    case EVENT_object_alloc: begin(ages, event->object_alloc.object); break;
    case EVENT_object_move: move(ages, event->object_move.from, event->object_move.to); break;
    case EVENT_object_free: ledger_take(ages, event->object_free.object, &last); break;
    case EVENT_gc_finish:
        if (event->gc_finish.made) grow_older(ages, event->gc_finish.full);
        break;
    default: break;
    }
    pthread_mutex_unlock(&ages->lock);
}

void ages_start(Ledger *ages, VM *vm) {
    ledger_start(ages, vm, ages_notify,
                 EVENT_BIT(object_alloc) | EVENT_BIT(object_move) | EVENT_BIT(object_free) |
                     EVENT_BIT(gc_finish));
}

bool ages_of(Ledger *ages, const Object *object, uint32_t *age) {
    int64_t value = ledger_of(ages, object, -1);
    if (value < 0) return false;
    *age = (uint32_t)(value >> 1);
    return true;
}
