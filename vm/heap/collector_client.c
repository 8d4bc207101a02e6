/* SPDX-License-Identifier: MIT */
/* What the collector asks of the VM (gc/client.h): a turn at the gate, memory, roots, what is
 * weak, and whether a soft reference stays. */
#include "vm/heap/collector_client.h"

#include <stdio.h>
#include <time.h>

#include "vm/heap/global_references.h"
#include "vm/heap/roots.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/model/selection.h"
#include "vm/objects/string.h"
#include "vm/system/clock.h"
#include "vm/system/process.h"
#include "vm/system/spare.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"

static Thread *client_thread(Mutator *mutator) {
    return (Thread *)(void *)((char *)mutator - offsetof(Thread, mutator));
}

/* ---- Turns ---- */

static GcTurn client_begin(void *data, Mutator *mutator) {
    (void)data;
    return gate_begin(client_thread(mutator));
}

static bool client_stop(void *data, Mutator *mutator) {
    (void)data;
    return gate_stop(client_thread(mutator));
}

static void client_wind_soft_clock(VM *vm) {
    enum { MILLISECONDS_PER_MIB = 1000 };
    if (!vm->initialized) return;
    const Field *clock =
        class_declared_field(vm->known.SoftReference, symbol(vm, "clock"), symbol(vm, "J"));
    GcFigures figures = gc_figures(vm->heap);
    size_t free = figures.maximum_bytes > figures.used_bytes
                      ? figures.maximum_bytes - figures.used_bytes
                      : 0;
    int64_t milliseconds = clock_nanoseconds() / CLOCK_MILLISECOND;
    if (vm->gate.soft_start == 0)
        vm->gate.soft_start = milliseconds; /* what was made before has the time 0 */
    vm->gate.soft_clock = milliseconds - vm->gate.soft_start;
    vm->gate.soft_patience = (int64_t)(free >> 20) * MILLISECONDS_PER_MIB;
    char *mirror = (char *)vm->known.SoftReference->mirror;
    if (clock != NULL)
        __atomic_store_n((int64_t *)(void *)(mirror + clock->offset), vm->gate.soft_clock,
                         __ATOMIC_RELAXED);
}

static void client_end(void *data, Mutator *mutator, bool made) {
    VM *vm = data;
    Thread *t = client_thread(mutator);
    if (vm->gate.stopper == t) {
        /* What is told to be unloaded must not be freed by a collection that comes before the
         * telling. */
        if (made && vm->events_live && WANTED(t, class_unload)) {
            atomic_fetch_add(&t->gc_off, 1);
            vm->gate.unload_holder = t;
        } else {
            loaders_part_dead(vm);
        }
        client_wind_soft_clock(vm);
        if (made && vm->library != NULL) vm->library->collected(vm);
        world_resume(t);
    }
    gate_open(t);
}

static void client_after(void *data, Mutator *mutator) {
    VM *vm = data;
    Thread *t = client_thread(mutator);
    loaders_announce_unloaded(t);
    spare_restore();
    if (vm->gate.unload_holder != t) return;
    vm->gate.unload_holder = NULL;
    gate_gc_on(t);
}

/* For a count while others hold GC off: they stand still all the same. */
static void client_rest(void *data, Mutator *mutator, bool on) {
    (void)data;
    if (on)
        world_stop(client_thread(mutator));
    else
        world_resume(client_thread(mutator));
}

/* ---- Memory, roots, references ---- */

static void *client_map_chunks(void *data, size_t chunks) {
    (void)data;
    return process_map_chunks(chunks);
}
static void client_unmap_chunks(void *data, void *address, size_t chunks) {
    (void)data;
    process_unmap_chunks(address, chunks);
}

static void client_sweep_weak(void *data, Object *(*survivor)(void *plan, Object *object),
                              void *plan) {
    VM *vm = data;
    strings_sweep(vm, survivor, plan);
    global_references_sweep(vm, survivor, plan);
    monitors_sweep(vm, survivor, plan);
    loaders_sweep(vm, survivor, plan);
}

static void client_sweep_young(void *data, Object *(*survivor)(void *plan, Object *object),
                               void *plan) {
    VM *vm = data;
    strings_sweep_young(vm, survivor, plan);
    global_references_sweep_young(vm, survivor, plan);
    monitors_sweep(vm, survivor, plan);
    loaders_sweep_young(vm, survivor, plan);
}

static void client_visit_roots(void *data, RootVisitor *visitor) {
    roots_visit_strong(data, visitor);
}
static void client_visit_owner(void *data, ShapeOwner *owner, RootVisitor *visitor) {
    (void)data;
    loader_visit_owner(owner, visitor);
}

static void client_visit_young_roots(void *data, RootVisitor *visitor) {
    roots_visit_young(data, visitor);
}

static bool client_visit_found_owners(void *data, uint32_t epoch,
                                      Object *(*survivor)(void *plan, Object *object),
                                      void *plan, RootVisitor *visitor) {
    return loaders_visit_found(data, epoch, survivor, plan, visitor);
}

/* One second per free MiB: what was used more recently stays. The clock stands between
 * collections. */
static bool client_keep_soft(void *data, Object *reference, GcCause cause) {
    const VM *vm = data;
    if (cause == GC_LAST_RESORT) return false;
    int64_t used = *(const int64_t *)(const void *)((const char *)reference +
                                                    vm->known.SoftReference_timestamp);
    return !vm->initialized || vm->gate.soft_clock - used <= vm->gate.soft_patience;
}

static void client_references_pending(void *data) {
    ((VM *)data)->gate.references_waiting = true;
}
static void *client_event_thread(void *data, Mutator *mutator) {
    (void)data;
    return client_thread(mutator);
}

const GcClient collector_client = {
    .map_chunks = client_map_chunks,
    .unmap_chunks = client_unmap_chunks,
    .begin = client_begin,
    .stop = client_stop,
    .end = client_end,
    .after = client_after,
    .rest = client_rest,
    .visit_roots = client_visit_roots,
    .visit_young_roots = client_visit_young_roots,
    .visit_owner = client_visit_owner,
    .visit_found_owners = client_visit_found_owners,
    .sweep_weak = client_sweep_weak,
    .sweep_young = client_sweep_young,
    .keep_soft = client_keep_soft,
    .references_pending = client_references_pending,
    .event_thread = client_event_thread,
};
