/* SPDX-License-Identifier: MIT */
/* Why a request waits. */
#ifndef MINIJVM_ATTACH_LATE_H
#define MINIJVM_ATTACH_LATE_H

#include <stdio.h>

#include "vm/model/names.h"

/* One line: the threads that have not come to rest or keep collections off, and where they were
 * last, as far as that can be told of threads that run. For a thread that the VM does not know;
 * waits for nothing. `but`: the waiting one; if it is in a handler, that is what is told. */
void late_explain(VM *vm, const Thread *but, FILE *out);

#endif
