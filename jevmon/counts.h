/* SPDX-License-Identifier: MIT */
/* How many instances of each class were made (M62): a ledger that is there if a monitor has not
 * promised to do without. */
#ifndef MINIJVM_JEVMON_COUNTS_H
#define MINIJVM_JEVMON_COUNTS_H

#include "jevmon/ledger.h"

void counts_start(Ledger *counts, VM *vm);
int64_t counts_of(Ledger *counts, const Class *c); /* -1: not counted */

#endif
