/* SPDX-License-Identifier: MIT */
/* Which arguments of sin, cos and tan are the C library's. What it takes from larger ones
 * before it begins is right to some bits less: beside multiples of pi its results may be a
 * dozen units away, where Math allows one. Those go to StrictMath's, in every engine. */
#ifndef MINIJVM_VM_SYSTEM_TRIGONOMETRY_H
#define MINIJVM_VM_SYSTEM_TRIGONOMETRY_H

#include <math.h>
#include <stdbool.h>

/* Not of a NaN. */
static inline bool trigonometry_is_near(double angle) { return fabs(angle) < 0x1p26; }

#endif
