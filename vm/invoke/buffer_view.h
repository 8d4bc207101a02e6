/* SPDX-License-Identifier: MIT */
/* The bytes of a java.nio.ByteBuffer, where a VarHandle views them as wider numbers. */
#ifndef MINIJVM_VM_INVOKE_BUFFER_VIEW_H
#define MINIJVM_VM_INVOKE_BUFFER_VIEW_H

#include "vm/invoke/invoke_known.h"

/* Where `size` bytes begin, good until the next safepoint. NULL: the library is to look, which
 * throws what is due: they are not all below the limit, the buffer is not to be changed, or it
 * is a mapped file, which may have become shorter. No safepoint. */
char *buffer_view_bytes(Thread *t, InvokeKnown *k, const Object *buffer, int32_t index,
                        int32_t size, bool writes);

#endif
