/* SPDX-License-Identifier: MIT */
/* Two wheels. The young generation grows when collecting takes more than its share of the time,
 * and shrinks toward what the caches hold when it takes much less: a larger one gives objects
 * more time to die, a smaller one stays in the cache. What survives is mostly what the program
 * works on, not a part of what it allocated: a larger young generation has fewer pauses that
 * are no longer. Where all survives, because something is being built, they are longer: then it
 * stays as small as a long pause allows. Which of the two it is shows in whether as much
 * survives each time although all of it stays young, and in what a full collection finds dead.
 * The old generation may grow by `growth` times what the last full collection left before the
 * next one comes, and growth follows the share of time that full collections take. Both end at
 * -Xmx. */
#include "gc/policy.h"

#include "gc/heap.h"
#include "gc/plan.h"

#include <time.h>

enum {
    MIB = 1 << 20,
    YOUNG_FIRST = 4 * MIB, /* all of it may survive */
    YOUNG_FIRST_PART = 16, /* of -Xmx, at most */
    YOUNG_MINIMUM = 2 * MIB,
    YOUNG_MAXIMUM = 64 * MIB,
    LARGE_MINIMUM = 32 * MIB, /* kept for large objects, but no more than that share of all */
    LARGE_SHARE = 8,
    OLD_MINIMUM = 32 * MIB,
    TENURE_MAXIMUM = 6,
    MASSES_MAXIMUM = 8,
    PROBE_EACH = 4,
    FUTILE_SHARE = 25, /* full: less than this part of -Xmx is free */
    FUTILE_COLLECTIONS = 4,
    CACHED_MINIMUM = 8, /* chunks; these two are of plans without generations */
    CACHED_MAXIMUM = 64
};
static const double SHARE_TARGET = 0.02, SHARE_LOW = 0.005,
                    SHARE_MUCH = 0.1; /* of all time, for young collections */
static const double FULL_TARGET = 0.05;
/* Nanoseconds of a young collection: usual ones, and when half of what is thought to die
 * survives. */
static const double PAUSE_AIM = 1.5e6, PAUSE_LONG = 5e6;
/* Parts of what was allocated that survive: nearly all, so much that copying twice is a waste,
 * little. */
static const double FRESH_MOST = 0.75, FRESH_MUCH = 0.33, FRESH_LITTLE = 0.25;
static const double COST_FIRST = 1.0, SURVIVAL_FEARED = 0.55, FADING = 0.8;
/* Steady: so much more than last time may survive, so much of that must have been kept young,
 * that part of the new is feared to survive; survivors may be so many times what a full
 * collection found alive. */
static const double STEADY_GROWTH = 1.1, STEADY_KEPT = 0.7, SURVIVAL_STEADY = 0.33,
                    WORKING_MARGIN = 1.25;
/* How fast a higher cost is believed, and a lower one. */
static const double COST_UP = 0.75, COST_DOWN = 0.25;
static const double GROWTH_MINIMUM = 0.5, GROWTH_MAXIMUM = 3.0;

uint64_t policy_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

size_t policy_cost(const Heap *heap, bool young) {
    size_t cost = 0;
    for (size_t i = 0; i < heap->table.count; i++)
        if (heap->table.list[i]->young == young) cost += heap->table.list[i]->cost;
    return cost;
}

/* ---- Limits ---- */

static size_t clamp(size_t value, size_t least, size_t most) {
    if (value > most) value = most;
    return value < least ? least : value;
}

/* At most half of what the old generation leaves free: the other half is for what survives. */
static size_t young_room(const Heap *heap) {
    size_t maximum = heap->options.maximum_bytes, committed = heap->committed;
    size_t room = maximum > committed ? (maximum - committed) / 2 : 0;
    return clamp(room & ~(size_t)(MIB - 1), MIB, YOUNG_MAXIMUM);
}

/* Now and then, while nearly all survives, a collection comes late and keeps it young, to see
 * whether it is still so. */
static bool young_probes(const Policy *p) { return p->dense > 0 && p->dense % PROBE_EACH == 0; }

/* What a long pause does for, besides what was left and will stay. What dies when it gets more
 * time gets it: half of the new may survive at any time, or as much as did lately; or a third,
 * while what survives is steady. */
static double young_within(const Policy *p) {
    double survival = p->survival > SURVIVAL_FEARED ? p->survival : SURVIVAL_FEARED;
    if (p->steady) return PAUSE_LONG / p->cost / SURVIVAL_STEADY;
    return (PAUSE_LONG / p->cost - p->staying * (double)p->left) / survival;
}

/* How large it may be for the sake of its pauses. Where nearly all of the new survives, however
 * long it waits, the usual pause has to do for it and for what was left, which is copied again.
 */
static size_t young_bearable(const Policy *p) {
    double most = PAUSE_LONG / p->cost;
    if (p->dense == 0)
        most = young_within(p);
    else if (!young_probes(p))
        most = (PAUSE_AIM / p->cost - (double)p->left) / p->survival;
    if (most >= YOUNG_MAXIMUM) return YOUNG_MAXIMUM;
    return most <= YOUNG_MINIMUM ? YOUNG_MINIMUM : (size_t)most & ~(size_t)(MIB - 1);
}

static void policy_set_young(Heap *heap) {
    Policy *p = &heap->policy;
    size_t room = young_room(heap), bearable = young_bearable(p);
    if (room > bearable) room = bearable;
    size_t young = clamp(young_probes(p) ? room : p->young_wanted,
                         room < YOUNG_MINIMUM ? room : YOUNG_MINIMUM, room);
    p->young_bytes = young;
    size_t stay = p->steady ? p->survived : p->left;
    p->young_survivors =
        young_probes(p) ? young : clamp(stay + stay / 4, young / 2, YOUNG_MAXIMUM);
    /* And room for what survives: as much as last time. */
    heap->memory.keep = (young + clamp(p->left, young / 2, young)) / CHUNK_BYTES + 2;
    size_t most = heap->options.maximum_bytes / LARGE_SHARE, large = 2 * young;
    if (large < LARGE_MINIMUM) large = LARGE_MINIMUM;
    heap->memory.keep_large = (large < most ? large : most) / CHUNK_BYTES;
}

static void policy_set_old(Heap *heap) {
    size_t maximum = heap->options.maximum_bytes, old = policy_cost(heap, false);
    size_t grown =
        old + clamp((size_t)((double)old * heap->policy.growth), OLD_MINIMUM, maximum);
    grown = clamp(grown, heap->options.initial_bytes, maximum);
    /* The last part is the young generation's. */
    size_t most = maximum - clamp(maximum / 8, MIB, YOUNG_MAXIMUM);
    heap->policy.old_limit = grown < most ? grown : most;
}

void policy_begin(Heap *heap) {
    Policy *p = &heap->policy;
    p->tenure = TENURE_MAXIMUM;
    p->growth = 1.0;
    p->cost = COST_FIRST;
    p->survival = SURVIVAL_FEARED;
    p->last_end = policy_clock();
    policy_set_old(heap);
    size_t first = heap->options.initial_bytes / 3 & ~(size_t)(MIB - 1);
    size_t usual = clamp(heap->options.maximum_bytes / YOUNG_FIRST_PART & ~(size_t)(MIB - 1),
                         YOUNG_MINIMUM, YOUNG_FIRST);
    p->young_wanted = first > usual ? first : usual;
    policy_set_young(heap);
}

bool policy_is_due(const Heap *heap, size_t bytes) {
    return heap->since_last + bytes > heap->policy.young_bytes;
}

/* A young collection that could end beyond the limit is replaced by a full one. */
bool policy_wants_full(const Heap *heap) {
    const Policy *p = &heap->policy;
    size_t old = policy_cost(heap, false);
    if (old >= p->old_limit) return true;
    size_t expected = 2 * p->promoted + 2 * CHUNK_BYTES;
    return old + expected > heap->options.maximum_bytes;
}

size_t policy_expects(const Heap *heap) {
    const Policy *p = &heap->policy;
    return (size_t)((double)(heap->since_last + p->left) * p->survival);
}

/* ---- Learning ---- */

/* Ages that were promoted are not counted: less young was collected for their sake. */
static void learn_tenure(Policy *p, const Collection *c) {
    size_t sum = 0, target = p->young_bytes / 4;
    unsigned age = 1, kept = p->tenure > 0 ? p->tenure : 1;
    for (; age < TENURE_MAXIMUM; age++) {
        if (age <= kept) sum += c->age_bytes[age];
        if (sum > target) break;
    }
    p->tenure = age;
}

/* While something is being built, what survives is promoted at once: it would be copied again
 * for nothing. Now and then it is not, to see whether it is still so. */
static void learn_building(Policy *p, const Collection *c, size_t survived) {
    size_t fresh = c->age_bytes[1], stayed = survived > fresh ? survived - fresh : 0;
    size_t made = c->young_before > p->left ? c->young_before - p->left : 0;
    double part = (double)fresh / (double)(made + 1);
    p->staying = p->left > 0 ? (double)stayed / (double)p->left : 1.0;
    if (p->left > 0)
        p->building = stayed > p->left / 2; /* most of what had survived before did again */
    else if (p->masses > 0)
        p->building = p->building && part > FRESH_LITTLE;
    else
        p->building = part > FRESH_MOST;
    if (p->steady) p->building = false;
    p->dense = part > FRESH_MOST && !p->steady ? p->dense + 1 : 0;
    p->masses =
        p->building && !young_probes(p) && part > FRESH_MUCH && p->masses < MASSES_MAXIMUM
            ? p->masses + 1
            : 0;
    p->left = c->survived_bytes;
}

/* As many survive as before, although most of those stayed young: as many die as are made, and
 * a larger young generation will not have more survivors. It is worth its memory where
 * collecting takes much of the time. */
static void learn_steady(Policy *p, const Collection *c, double share) {
    double before = (double)p->survived, now = (double)(c->survived_bytes + c->promoted_bytes);
    if (now > WORKING_MARGIN * (double)p->working) p->working = 0;
    p->survived = c->survived_bytes + c->promoted_bytes;
    p->steady = p->share > SHARE_MUCH && share > SHARE_TARGET &&
                (p->working > 0 ||
                 ((double)p->left > STEADY_KEPT * before && now < STEADY_GROWTH * before));
}

/* The processor's time: what others take of it is not the size's fault. */
static void learn_pause(Policy *p, const Collection *c) {
    size_t survived = c->survived_bytes + c->promoted_bytes;
    double part = (double)survived / (double)(c->young_before + 1);
    p->survival *= FADING;
    if (p->survival < part) p->survival = part;
    learn_building(p, c, survived);
    if (c->moved_bytes < MIB / 2) return;
    double cost = (double)c->cpu_nanoseconds / (double)c->moved_bytes;
    p->cost += (cost - p->cost) * (cost > p->cost ? COST_UP : COST_DOWN);
}

/* What is steady is tried in a young generation that is somewhat larger than this one was. */
static void learn_wanted(Policy *p) {
    size_t wanted = p->young_wanted;
    if (p->share > SHARE_TARGET) {
        double most = young_within(p), tried = (double)(p->young_bytes + p->young_bytes / 2);
        if (p->steady && tried < most) most = tried;
        if (most > (double)wanted) wanted = clamp((size_t)most, wanted, wanted + wanted / 2);
    } else if (p->share < SHARE_LOW) {
        wanted -= wanted / 16;
    }
    p->young_wanted =
        clamp((wanted + MIB - 1) & ~(size_t)(MIB - 1), YOUNG_MINIMUM, YOUNG_MAXIMUM);
}

static void learn_young(Heap *heap, const Collection *c, double share) {
    Policy *p = &heap->policy;
    p->share += (share - p->share) * 0.25;
    p->promoted = (3 * p->promoted + c->promoted_bytes) / 4;
    learn_tenure(p, c);
    learn_steady(p, c, share);
    learn_pause(p, c);
    if (p->steady) p->tenure = TENURE_MAXIMUM;
    if (p->masses > 0) p->tenure = 0;
    learn_wanted(p);
    policy_set_young(heap);
}

/* Most of what was promoted has died: as long as no more survives than lives now it is left
 * young. A young collection that copies all of it takes no longer than the full one that it
 * saves, nor twice as long as a long one. */
static void learn_working(Policy *p, const Collection *c) {
    double pause = (double)c->survived_bytes * p->cost;
    bool wrong = c->cause == GC_ALLOCATION_FAILURE && c->survived_bytes < c->used_before / 2 &&
                 pause < (double)c->cpu_nanoseconds && pause < 2 * PAUSE_LONG;
    p->working = wrong ? c->survived_bytes : 0;
    if (!wrong) return;
    p->dense = 0;
    p->steady = true;
}

static void learn_full(Heap *heap, const Collection *c) {
    Policy *p = &heap->policy;
    double total = (double)(p->mutator_nanoseconds + c->nanoseconds);
    double share = (double)c->nanoseconds / (total > 0 ? total : 1);
    if (c->cause == GC_ALLOCATION_FAILURE) {
        if (share > FULL_TARGET && p->growth < GROWTH_MAXIMUM) p->growth *= 1.5;
        if (share < FULL_TARGET / 4 && p->growth > GROWTH_MINIMUM) p->growth *= 0.9;
    }
    p->mutator_nanoseconds = 0;
    p->left = p->masses = p->survived = 0;
    p->tenure = TENURE_MAXIMUM;
    learn_working(p, c);
    policy_set_old(heap);
    policy_set_young(heap);
    if (!heap->plan->generational)
        heap->memory.keep =
            clamp(heap->live_bytes / CHUNK_BYTES, CACHED_MINIMUM, CACHED_MAXIMUM);
    /* Who asks for a collection wants the memory back. */
    if (c->cause == GC_EXPLICIT) heap->memory.keep_large = 0;
    if (c->cause == GC_EXPLICIT && heap->memory.keep > CACHED_MINIMUM)
        heap->memory.keep = CACHED_MINIMUM;
    size_t maximum = heap->options.maximum_bytes;
    bool full = heap->live_bytes > maximum - maximum / FUTILE_SHARE;
    if (!full)
        p->futile = 0;
    else if (c->cause != GC_STRESS && c->cause != GC_EXPLICIT)
        p->futile++; /* those nobody needed */
}

void policy_learn(Heap *heap, const Collection *c) {
    Policy *p = &heap->policy;
    uint64_t end = c->start_nanoseconds + c->nanoseconds;
    uint64_t mutator =
        c->start_nanoseconds > p->last_end ? c->start_nanoseconds - p->last_end : 0;
    p->last_end = end;
    p->mutator_nanoseconds += mutator;
    if (c->full)
        learn_full(heap, c);
    else
        learn_young(heap, c,
                    (double)c->cpu_nanoseconds / (double)(mutator + c->cpu_nanoseconds + 1));
}

bool policy_is_futile(const Heap *heap) { return heap->policy.futile > FUTILE_COLLECTIONS; }
