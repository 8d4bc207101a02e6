/* SPDX-License-Identifier: MIT */
/* Files that FileChannel.map brought into memory, and what happens when one was cut off since:
 * touching a page behind its end is SIGBUS, of which the host's handler tells
 * (minijvm_memory_fault). From that page to the mapping's end memory of zeros is laid over the
 * file, so that the access completes; when the native method that made it returns,
 * InternalError is thrown and the file's pages lie there again, to refuse the next access as
 * well. The library of a JDK maps files itself: while a VM runs on it, what the system lists as
 * a file's mapping is one, and what compiled code touched is told by the next native method. */
#ifndef MINIJVM_VM_MODEL_MAPPING_H
#define MINIJVM_VM_MODEL_MAPPING_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Thread Thread;

enum { MAPPING_COVERS = 4 };

/* Zeros over a mapping's end, and where its pages are meanwhile. A thread's, by its own native
 * method. */
typedef struct MappingCover {
    char *start, *kept;
    size_t bytes;
} MappingCover;

/* Async-signal-safe: takes no lock. False: no mapping lies there, or nothing can be laid over
 * it. */
bool mapping_fault(const void *address);
/* t->memory_fault is set: clears it. **Throws** InternalError, unless something is pending.
 * **Safepoint.** */
void mapping_throw(Thread *t);

#endif
