/* SPDX-License-Identifier: MIT */
/* The layout of a shape's instances in libgc's terms: where libgc looks for references when it
 * marks one. It finds the word by the object's first one, the shape. Called by plan_boehm.c;
 * only in the build with wide references. */
#ifndef MINIJVM_GC_DESCRIPTOR_H
#define MINIJVM_GC_DESCRIPTOR_H

#include "gc/object.h"

/* `procedure` when the layout cannot be said by a word, or more has to be done than to follow
 * references. */
uint64_t descriptor_of(const Shape *shape, uint64_t procedure);

#endif
