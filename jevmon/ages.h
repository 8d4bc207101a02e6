/* SPDX-License-Identifier: MIT */
/* How many collections have examined each object (M172): a ledger that is there if a monitor
 * asked for ages in Initialize.
 *
 * A full collection examines all objects, a young one those that are young when it begins.
 * Plans but the generational make full ones only. */
#ifndef MINIJVM_JEVMON_AGES_H
#define MINIJVM_JEVMON_AGES_H

#include "jevmon/ledger.h"

void ages_start(Ledger *ages, VM *vm);
/* No collection may come meanwhile. False: not known. */
bool ages_of(Ledger *ages, const Object *object, uint32_t *age);

#endif
