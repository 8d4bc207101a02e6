/* SPDX-License-Identifier: MIT */
/* Stack traces: of a Throwable (its `backtrace` field, opaque to Java) and of a thread at rest.
 * A backtrace is Object[] {long[] methods, int[] bytecode indices, Object[] mirrors, innermost
 * frame hidden}; the mirrors keep the classes of the methods alive, the last is not null if the
 * innermost frame is left out. */
#ifndef MINIJVM_VM_RUN_TRACE_H
#define MINIJVM_VM_RUN_TRACE_H

#include "vm/run/exception.h"

enum { TRACE_DEPTH = 1024, TRACE_INNER_HIDDEN = 3 };

typedef struct Trace {
    int count;
    bool inner_hidden; /* the innermost frame is left out */
    bool taken;        /* the capture took place */
    Method *methods[TRACE_DEPTH];
    int pcs[TRACE_DEPTH];
} Trace;

/* Visible frames of a thread at rest, or of the calling one. No safepoint. */
void trace_capture(Thread *target, Trace *trace);
/* StackTraceElement[] of a captured trace. **Safepoint. Throws** OutOfMemoryError. */
Object *trace_elements(Thread *t, const Trace *trace);
/* The same of frames captured elsewhere. **Safepoint. Throws** OutOfMemoryError. */
Object *trace_elements_of(Thread *t, Method *const *methods, const int *pcs, int count);
/* Called by a native: gives the Throwable all frames below the native's, however many.
 * **Safepoint. Throws.** */
bool trace_fill_whole(Thread *t, Handle throwable);
/* Where a walk by java.lang.StackWalker began: the frame of the method that called it, and how
 * many activations of that frame there are from it on. */
typedef struct TraceStart {
    uintptr_t frame; /* 0: not known yet */
    int activations;
} TraceStart;
/* Called by a native of StackWalker: gives the Throwable at most `limit` frames from number
 * `from` on, counted from the start, which is found first when it is not known. -> how many,
 * -1: an exception. **Safepoint. Throws** OutOfMemoryError. */
int trace_fill_some(Thread *t, Handle throwable, TraceStart *start, int from, int limit);
/* Fills existing elements from a Throwable's backtrace. **Safepoint. Throws.** */
bool trace_fill_elements(Thread *t, Handle elements, Handle throwable);

/* One element, of a method at a bytecode index (-1: native). **Safepoint. Throws.** */
bool trace_fill_element(Thread *t, Handle element, const Method *m, int pc);

#endif
