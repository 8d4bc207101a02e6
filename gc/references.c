/* SPDX-License-Identifier: MIT */
/* The order: (0) final references made pending by an earlier collection hold their referent
 * strongly until the library clears it; (1) soft and weak ones whose referents are not live are
 * cleared; (2) the referents of final ones become live, uncleared; (1) again for what that
 * trace met; (3) phantom ones. A cleared referent is null and a reference with a null referent
 * is never looked at, so nothing is made pending twice; final ones are remembered in
 * `inactive_finals` instead. */
#include "gc/references.h"

#include "gc/evacuate.h"

#include <stdlib.h>

enum { FETCH_NEAR = 6, FETCH_FAR = 12 };

static Ref *reference_referent(const Heap *heap, Object *reference) {
    return (Ref *)((char *)reference + heap->referent_offset);
}

/* The referent's place may be in the old generation, the value in the young one. */
static void reference_store(const Evacuation *e, Ref *slot, Object *value) {
    *slot = object_ref(value);
    if (arena_role(&e->heap->table, *slot) & ROLE_YOUNG) card_mark(slot);
}

void references_found(Evacuation *e, Object *reference, const Shape *shape) {
    Heap *heap = e->heap;
    Ref *slot = reference_referent(heap, reference);
    Object *referent = ref_object(*slot);
    if (referent == NULL) return;
    if (e->mode == EVACUATE_LOOK || e->look) {
        if (shape->reference_kind == REFERENCE_SOFT || shape->reference_kind == REFERENCE_FINAL)
            evacuate_object(e, referent);
        return;
    }
    /* Whether a weak one's referent lives is asked once, at the end: by then more do. */
    bool later = shape->reference_kind == REFERENCE_WEAK && e->mode < EVACUATE_MARK;
    if (later && !(arena_role(&e->heap->table, *slot) & (ROLE_FROM | ROLE_MARK))) return;
    Object *survivor = later ? NULL : evacuate_survivor(e, referent);
    if (survivor != NULL) {
        reference_store(e, slot, survivor);
        return;
    }
    if (shape->reference_kind == REFERENCE_NONE ||
        (shape->reference_kind == REFERENCE_SOFT && e->cause != GC_LAST_RESORT &&
         heap->client->keep_soft != NULL &&
         heap->client->keep_soft(heap->client_data, reference, e->cause))) {
        reference_store(e, slot, evacuate_object(e, referent));
        return;
    }
    Object **item = vector_try_push(&e->references.found[shape->reference_kind], sizeof *item);
    if (item != NULL)
        *item = reference;
    else /* no memory to remember it: its referent lives this time */
        reference_store(e, slot, evacuate_object(e, referent));
}

static void reference_enqueue(Heap *heap, Object *reference) {
    object_set_ref(reference, (char *)reference + heap->discovered_offset, heap->pending);
    heap->pending = reference;
}

/* The list is long where a cache is: what comes soon is fetched, first the reference, then what
 * it refers to. */
static void references_fetch(const Evacuation *e, Object **items, size_t left) {
    if (left > FETCH_FAR) __builtin_prefetch(reference_referent(e->heap, items[FETCH_FAR]), 1);
    if (left > FETCH_NEAR)
        __builtin_prefetch(ref_object(*reference_referent(e->heap, items[FETCH_NEAR])));
}

static void references_clear(Evacuation *e, ReferenceKind kind) {
    Vector *vector = &e->references.found[kind];
    for (size_t i = 0; i < vector->count; i++) {
        references_fetch(e, (Object **)vector->items + i, vector->count - i);
        Object *reference = ((Object **)vector->items)[i];
        Ref *slot = reference_referent(e->heap, reference);
        if (*slot == 0) continue; /* met twice */
        Object *survivor = evacuate_survivor(e, ref_object(*slot));
        reference_store(e, slot, survivor);
        if (survivor == NULL) reference_enqueue(e->heap, reference);
    }
    vector->count = 0;
}

/* Which old final reference is live can follow from what another one keeps: until nothing
 * changes. An item that was done has its new address and the low bit set. */
static void references_keep_inactive(Evacuation *e) {
    Object **finals = e->heap->inactive_finals.items;
    size_t count = e->heap->inactive_finals.count;
    for (bool progress = true; progress;) {
        progress = false;
        for (size_t i = 0; i < count; i++) {
            if ((uintptr_t)finals[i] & 1) continue;
            Object *reference = evacuate_survivor(e, finals[i]);
            if (reference == NULL) continue;
            Ref *slot = reference_referent(e->heap, reference);
            reference_store(e, slot, evacuate_object(e, ref_object(*slot)));
            evacuate_drain(e);
            finals[i] = (Object *)((uintptr_t)reference | 1);
            progress = true;
        }
        /* All owners are looked at: once for each round, not for each reference. */
        if (progress) evacuate_owners(e);
    }
}

static void references_forget_inactive(Evacuation *e) {
    Vector *vector = &e->heap->inactive_finals;
    Object **finals = vector->items;
    size_t kept = 0;
    for (size_t i = 0; i < vector->count; i++) {
        Object *reference = (Object *)((uintptr_t)finals[i] & ~(uintptr_t)1);
        if (!((uintptr_t)finals[i] & 1)) {
            /* Not live then; finalizable objects may have kept it since. Its referent is live.
             */
            reference = evacuate_survivor(e, reference);
            if (reference == NULL) continue;
        }
        if (*reference_referent(e->heap, reference) != 0) finals[kept++] = reference;
    }
    vector->count = kept;
}

static void references_finalize(Evacuation *e) {
    Vector *vector = &e->references.found[REFERENCE_FINAL];
    /* All decisions before the first trace: objects that finalizable ones reach are finalizable
     * as well when they have a final reference of their own. */
    size_t dying = 0;
    Object **items = vector->items;
    for (size_t i = 0; i < vector->count; i++) {
        Ref *slot = reference_referent(e->heap, items[i]);
        Object *survivor = evacuate_survivor(e, ref_object(*slot));
        if (survivor != NULL)
            reference_store(e, slot, survivor);
        else
            items[dying++] = items[i];
    }
    Vector finals = *vector;
    finals.count = dying;
    *vector = (Vector){0};
    for (size_t i = 0; i < finals.count; i++) {
        Object *reference = ((Object **)finals.items)[i];
        Ref *slot = reference_referent(e->heap, reference);
        reference_store(e, slot, evacuate_object(e, ref_object(*slot)));
        Object **item = vector_try_push(&e->heap->inactive_finals, sizeof *item);
        if (item == NULL) continue; /* no memory to remember it: another time */
        *item = (Object *)((uintptr_t)reference | 1);
        reference_enqueue(e->heap, reference);
    }
    vector_free(&finals);
    evacuate_owners(e);
}

static int compare_addresses(const void *a, const void *b) {
    uintptr_t x = *(const uintptr_t *)a, y = *(const uintptr_t *)b;
    return x < y ? -1 : x > y;
}

/* Of the other kinds references_clear skips the second. */
void references_once(References *references) {
    Vector *finals = &references->found[REFERENCE_FINAL];
    Object **items = finals->items;
    size_t kept = 0;
    if (finals->count > 1) qsort(items, finals->count, sizeof *items, compare_addresses);
    for (size_t i = 0; i < finals->count; i++)
        if (kept == 0 || items[i] != items[kept - 1]) items[kept++] = items[i];
    finals->count = kept;
}

void references_process(Evacuation *e) {
    Heap *heap = e->heap;
    Object *pending = heap->pending;
    if (heap->referent_offset == 0) return;
    references_keep_inactive(e);
    if (e->recount) references_once(&e->references);
    references_clear(e, REFERENCE_SOFT);
    references_clear(e, REFERENCE_WEAK);
    references_finalize(e);
    /* Final references that only finalizable objects reach: their turn comes with their
     * holders' traces, round by round. */
    while (e->references.found[REFERENCE_FINAL].count > 0) {
        if (e->recount) references_once(&e->references);
        references_finalize(e);
    }
    references_keep_inactive(e);
    references_clear(e, REFERENCE_SOFT);
    references_clear(e, REFERENCE_WEAK);
    references_clear(e, REFERENCE_PHANTOM);
    references_forget_inactive(e);
    if (heap->pending != pending && heap->client->references_pending != NULL)
        heap->client->references_pending(heap->client_data);
}

void references_end(References *references) {
    for (size_t i = 0; i <= REFERENCE_PHANTOM; i++) vector_free(&references->found[i]);
}
