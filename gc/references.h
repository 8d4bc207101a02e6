/* SPDX-License-Identifier: MIT */
/* java.lang.ref in the collector: references whose referent was not live when they were met are
 * kept in lists by kind until liveness is known, then cleared and made pending in the order of
 * strength. */
#ifndef MINIJVM_GC_REFERENCES_H
#define MINIJVM_GC_REFERENCES_H

#include "gc/heap.h"

typedef struct Evacuation Evacuation;

typedef struct References {
    Vector found[REFERENCE_PHANTOM + 1]; /* Object *, by kind: where they are now */
} References;

/* A reference object's fields were seen, its referent not. Called once per object and trace, or
 * references_once afterwards. */
void references_found(Evacuation *e, Object *reference, const Shape *shape);
/* Forgets what was found twice. */
void references_once(References *references);
/* After the strong trace: decides, clears, traces finalizable objects, links the pending list
 * and tells the client. Liveness is final when it returns. */
void references_process(Evacuation *e);
void references_end(References *references);

#endif
