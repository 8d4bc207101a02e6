/* SPDX-License-Identifier: MIT */
/* What a collector asks of the VM: the upward twin of gc/plan.h. One constant table per VM; the
 * test suite's fake client implements it without a VM. `data` is what was given to gc_create.
 */
#ifndef MINIJVM_GC_CLIENT_H
#define MINIJVM_GC_CLIENT_H

#include "gc/gc.h"

/* Called for each root: the visitor may change *slot. */
typedef struct RootVisitor {
    void (*visit)(struct RootVisitor *visitor, Object **slot);
} RootVisitor;

/* What a visitor changes a root with: some are looked at by threads in foreign code, which go
 * on while the world stands, and which must see the one address or the other. */
static inline void root_set(Object **slot, Object *object) {
    __atomic_store_n(slot, object, __ATOMIC_RELAXED);
}

struct GcClient {
    /* Chunks of 1 MiB, readable, writable, zero. Below 4 GiB unless references are wide. NULL:
     * none. */
    void *(*map_chunks)(void *data, size_t chunks);
    void (*unmap_chunks)(void *data, void *address, size_t chunks);

    /* The collection gate, step by step (docs: the collection gate). `mutator` is the caller.
     */
    GcTurn (*begin)(void *data, Mutator *mutator); /* waits until all GC-off counts are 0 */
    bool (*stop)(void *data,
                 Mutator *mutator); /* all counts still 0: world stopped; else false */
    /* World runs, gate open; also after stop = false. `made`: there was a collection. */
    void (*end)(void *data, Mutator *mutator, bool made);
    void (*after)(void *data,
                  Mutator *mutator); /* world running, gate open: unloading events */

    /* Roots; world stopped. Strong ones (thread stacks, handles, boot mirrors, global
     * references). */
    void (*visit_roots)(void *data, RootVisitor *visitor);
    /* Those of them that may lead to the young generation, and the loader objects of all owners
     * that lie in it: young collections take owners as alive. NULL: all roots are visited. */
    void (*visit_young_roots)(void *data, RootVisitor *visitor);
    /* The loader object and all mirrors of an owner that was found alive in this collection. */
    void (*visit_owner)(void *data, ShapeOwner *owner, RootVisitor *visitor);
    /* Owners whose loader object was found alive without an instance of theirs: visits each
     * once (its epoch becomes `epoch`), answers whether there was one. Called until there is
     * none. */
    bool (*visit_found_owners)(void *data, uint32_t epoch,
                               Object *(*survivor)(void *plan, Object *object), void *plan,
                               RootVisitor *visitor);
    /* Tables that do not keep alive (interned strings, weak globals, monitors, owners' lists).
     * Called when liveness is final; `survivor` answers the object's new address, NULL when it
     * is dead. */
    void (*sweep_weak)(void *data, Object *(*survivor)(void *plan, Object *object), void *plan);
    /* The same after a young collection: what is known not to be young (gc_is_young) has not
     * moved. NULL: all of them are swept. */
    void (*sweep_young)(void *data, Object *(*survivor)(void *plan, Object *object),
                        void *plan);
    /* Whether a soft reference is to be kept although nothing else holds its referent. */
    bool (*keep_soft)(void *data, Object *reference, GcCause cause);
    /* There are pending references now; world stopped, must not block. */
    void (*references_pending)(void *data);
    /* The thread an event is sent on, for EMIT_TO. */
    void *(*event_thread)(void *data, Mutator *mutator);
    /* Stops the world, or lets it go, without regard to GC-off counts: for counting. NULL: no
     * need. */
    void (*rest)(void *data, Mutator *mutator, bool on);
};

#endif
