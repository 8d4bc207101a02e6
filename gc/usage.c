/* SPDX-License-Identifier: MIT */
/* Use of the parts of a heap. Objects are made between collections and go in them, so a part is
 * never fuller than at a collection's begin, at its end (the old generation, which copies
 * fill), or now: the peak is exact although nothing is counted at an allocation. */
#include "gc/usage.h"

#include <string.h>

#include "gc/heap.h"
#include "gc/plan.h"

bool gc_has_generations(const Heap *heap) { return heap->plan->generational; }
bool gc_collects(const Heap *heap) { return heap->plan->collects; }
const char *gc_plan_name(const Heap *heap) { return heap->plan->name; }

static size_t less(size_t whole, size_t part) { return whole > part ? whole - part : 0; }

/* Lock: held or stopped. */
static GcUse use_now(const Heap *heap, GcPart part) {
    GcUse use = {heap_used_bytes(heap), heap_total_bytes(heap)};
    if (part != GC_WHOLE) {
        GcUse old = {heap->old_bytes + heap->fixed_bytes, policy_cost(heap, false)};
        GcUse young = {less(use.used, old.used), less(use.committed, old.committed)};
        use = part == GC_OLD ? old : young;
    }
    if (use.committed < use.used) use.committed = use.used;
    return use;
}

static GcPart last_part(const Heap *heap) {
    return heap->plan->generational ? GC_OLD : GC_WHOLE;
}

/* Lock: held or stopped. */
static void note_peaks(Heap *heap) {
    for (GcPart part = GC_WHOLE; part <= last_part(heap); part++) {
        GcUse now = use_now(heap, part);
        if (now.used > heap->peaks[part].used) heap->peaks[part] = now;
    }
}

void usage_note_begin(Heap *heap) {
    note_peaks(heap);
    for (GcPart part = GC_WHOLE; part <= last_part(heap); part++)
        heap->at_begin[part] = use_now(heap, part);
}

void usage_note_end(Heap *heap, GcCause cause, bool full, uint64_t begin) {
    GcPass *pass = &heap->passes[full];
    note_peaks(heap);
    *pass = (GcPass){
        .number = pass->number + 1, .begin = begin, .end = policy_clock(), .cause = cause};
    memcpy(pass->before, heap->at_begin, sizeof pass->before);
    for (GcPart part = GC_WHOLE; part <= last_part(heap); part++) {
        pass->after[part] = use_now(heap, part);
        if (full || part == GC_YOUNG) heap->collected[part] = pass->after[part];
    }
}

GcPass gc_last_pass(const Heap *heap, bool young) {
    heap_lock(heap);
    GcPass pass = heap->passes[!young];
    heap_unlock(heap);
    return pass;
}

GcUsage gc_usage(Heap *heap, GcPart part) {
    heap_lock(heap);
    note_peaks(heap);
    GcUsage usage = {use_now(heap, part), heap->peaks[part], heap->collected[part]};
    heap_unlock(heap);
    return usage;
}

void gc_reset_peak(Heap *heap, GcPart part) {
    heap_lock(heap);
    heap->peaks[part] = use_now(heap, part);
    heap_unlock(heap);
}

GcEffort gc_effort(const Heap *heap, bool young) {
    heap_lock(heap);
    GcEffort full = {heap->full_collections, heap->full_nanoseconds};
    GcEffort others = {heap->collections - full.collections,
                       heap->collection_nanoseconds - full.nanoseconds};
    heap_unlock(heap);
    return young ? others : full;
}

uint64_t gc_allocated_before(const Heap *heap) {
    heap_lock(heap);
    uint64_t bytes = heap->allocated_before;
    heap_unlock(heap);
    return bytes;
}

bool gc_is_verbose(const Heap *heap) { return heap->options.verbose; }

void gc_set_verbose(Heap *heap, bool verbose) {
    heap_lock(heap);
    heap->options.verbose = verbose;
    heap_unlock(heap);
}
