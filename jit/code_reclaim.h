/* SPDX-License-Identifier: MIT */
/* Giving back code that was replaced, when no thread is inside any more. */
#ifndef MINIJVM_JIT_CODE_RECLAIM_H
#define MINIJVM_JIT_CODE_RECLAIM_H

#include "jit/jit.h"

/* Stops the world for a moment. The caller is IN_VM and holds no lock. **Safepoint.** */
void reclaim_sweep(Thread *t);
/* The same when there is enough to be had. **Safepoint.** */
void reclaim_check(Thread *t);
/* How many bytes are worth a sweep when nothing is in use. */
size_t reclaim_limit(const Jit *jit);

#endif
