/* SPDX-License-Identifier: MIT */
/* The mark-sweep plan: nothing moves. Each collection marks what is live and makes gaps of the
 * rest, object by object; threads' buffers are cut from the gaps. An arena without live objects
 * goes. A collection is due when as much was handed out since the last one as was live after
 * it, and at least 8 MiB. */
#include "gc/evacuate.h"
#include "gc/large.h"
#include "gc/plan.h"
#include "gc/sweep.h"

enum { THRESHOLD_BYTES = 8 << 20 };

static bool marksweep_is_due(const Heap *heap, size_t bytes) {
    size_t threshold = heap->live_bytes;
    if (threshold < THRESHOLD_BYTES) threshold = THRESHOLD_BYTES;
    if (heap->options.initial_bytes > heap->live_bytes + threshold)
        threshold = heap->options.initial_bytes - heap->live_bytes;
    return heap->handed_out + bytes > threshold;
}

static void marksweep_prepare(Heap *heap, Mutator *mutator) { (void)heap, (void)mutator; }
static bool marksweep_is_prepared(Heap *heap) { return heap != NULL; }

static Object *marksweep_survivor(void *plan, Object *object) {
    return object == NULL ? NULL : evacuate_survivor(plan, object);
}

static void marksweep_arena(Heap *heap, Sweep *s, Arena *arena) {
    arena_set_role(&heap->table, arena, ROLE_NONE);
    if (arena->kind == ARENA_LARGE) {
        sweep_large(s, arena);
    } else if (arena->kind == ARENA_CLASSES) {
        sweep_keep_mirrors(arena);
        sweep_marked(s, arena);
    } else if (arena->live_objects == 0 && arena->pins == 0) {
        sweep_tell(s, arena, true);
        heap_delete_arena(heap, s->mutator, arena);
    } else {
        sweep_marked(s, arena);
    }
}

static void marksweep_collect(Heap *heap, Mutator *mutator, Collection *c) {
    ArenaTable *table = &heap->table;
    for (size_t i = 0; i < table->count; i++) {
        arena_set_role(table, table->list[i], ROLE_MARK);
        arena_clear_marks(table->list[i]);
    }
    Evacuation e;
    evacuate_begin(&e, heap, c->cause, EVACUATE_MARK);
    evacuate_roots(&e);
    evacuate_owners(&e);
    references_process(&e);
    heap->client->sweep_weak(heap->client_data, marksweep_survivor, &e);
    evacuate_end(&e);

    heap->current = heap->ready = NULL;
    large_clear_free_blocks(heap);
    free_list_clear(&heap->gaps);
    Sweep s = sweep_begin(heap, mutator);
    /* From the end: removing moves the last one, which was seen, into the place. */
    for (size_t i = table->count; i-- > 0;) marksweep_arena(heap, &s, table->list[i]);
    if (heap->options.fresh_arenas && heap->committed < heap->options.maximum_bytes / 2)
        free_list_clear(&heap->gaps);
    heap->live_objects = s.objects;
    heap->live_bytes = s.bytes;
    c->survived_bytes = s.bytes;
}

const Plan plan_marksweep = {
    .name = "marksweep",
    .collects = true,
    .fills_gaps = true,
    .is_due = marksweep_is_due,
    .prepare = marksweep_prepare,
    .is_prepared = marksweep_is_prepared,
    .collect = marksweep_collect,
};
