/* SPDX-License-Identifier: MIT */
/* How deep a thread's stack is, without walking it at each event: the thread keeps the frames
 * it was seen in, outermost first. Frames grow upward, and an entry is noted for every
 * activation that begins while a tracing lasts, so a noted frame whose address is below the
 * innermost one's is either live or was left before something above it began; what lies above
 * is gone. When the caller's frame is not the one noted last, the stack is walked. */
#ifndef MINIJVM_TRACING_DEPTHS_H
#define MINIJVM_TRACING_DEPTHS_H

#include "vm/model/names.h"

/* The depth of the thread's innermost frame, 1 for its first: of one that begins, or that ends.
 * `session` tells one tracing from the next. The thread itself. */
unsigned long depth_entered(Thread *t, uint32_t session);
unsigned long depth_left(Thread *t, uint32_t session);
void depths_free(Thread *t); /* the thread is freed */

#endif
