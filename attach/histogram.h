/* SPDX-License-Identifier: MIT */
/* How many objects there are of each class, as a table that programs read. */
#ifndef MINIJVM_ATTACH_HISTOGRAM_H
#define MINIJVM_ATTACH_HISTOGRAM_H

#include <stdio.h>

#include "vm/model/names.h"

/* `live`: only what is reachable, without a collection. The world is stopped while it is
 * counted. False: no memory. `t` is IN_VM. **Safepoint.** */
bool histogram_write(Thread *t, bool live, FILE *out);

#endif
