/* SPDX-License-Identifier: MIT */
/* GC is off throughout, so nothing moves and addresses can be collected first and told later:
 * listeners run foreign code, which must not happen under the visitors' locks. What that code
 * brings into being is announced too, exactly once: classes by repeating until no younger one
 * turns up, objects by going live between the collecting and the telling. */
#include "vm/report/startup_events.h"

#include <stdlib.h>

#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/system/spare.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"

typedef struct Collected {
    VM *vm;
    void **items;
    size_t count, capacity;
    uint32_t after; /* classes younger than this only */
} Collected;

static void collect(Collected *c, void *item) {
    if (c->count == c->capacity) {
        c->capacity = c->capacity == 0 ? 1024 : 2 * c->capacity;
        c->items = vm_need_more(c->vm, c->items, c->capacity * sizeof *c->items,
                                "start-up announcements");
    }
    c->items[c->count++] = item;
}

/* ---- Arenas ---- */

static void announce_arena(void *data, int arena, const char *name) {
    Thread *t = data;
    EMIT(t, arena_new, .arena = arena, .arena_name = name);
}

/* ---- Classes ---- */

static void collect_class(void *data, Class *class_) {
    Collected *c = data;
    if (!class_->is_primitive && class_->mirror != NULL && class_->instance_serial > c->after)
        collect(c, class_);
}

static int by_age(const void *a, const void *b) {
    uint32_t first = (*(Class *const *)a)->instance_serial;
    uint32_t second = (*(Class *const *)b)->instance_serial;
    return first < second ? -1 : first > second;
}

static void announce_classes(Thread *t) {
    Collected c = {.vm = t->vm};
    do {
        c.count = 0;
        loader_visit_classes(t->vm, collect_class, &c);
        qsort(c.items, c.count, sizeof *c.items, by_age);
        for (size_t i = 0; i < c.count; i++) {
            Class *class_ = c.items[i];
            c.after = class_->instance_serial;
            EMIT(t, class_load, .class_ = class_);
        }
    } while (c.count > 0);
    spare_free(c.items);
}

/* ---- Objects ---- */

static void collect_object(void *data, Object *object, int arena) {
    (void)arena;
    collect(data, object);
}

void startup_events_emit(Thread *t) {
    VM *vm = t->vm;
    gate_gc_off(t, false);
    vm->announcing = true;
    t->started_event_sent = true;
    EMIT(t, thread_start, .started = t, .thread_object = t->object);
    t->start_is_told = true;
    delivery_changed(t);
    gc_visit_arenas(vm->heap, announce_arena, t);
    gc_events_live(vm->heap);
    if (WANTED(t, class_load)) announce_classes(t);
    Collected objects = {.vm = vm};
    if (WANTED(t, object_alloc)) gc_visit_objects(vm->heap, collect_object, &objects);
    vm->events_live = true;
    for (size_t i = 0; i < objects.count; i++) {
        Object *object = objects.items[i];
        EMIT(t, object_alloc, .object = object, .bytes = object_size(object),
             .arena = gc_arena_of(vm->heap, object));
    }
    spare_free(objects.items);
    vm->announcing = false;
    gate_gc_on(t);
}
