/* SPDX-License-Identifier: MIT */
/* The tracing VM's front-end (docs/tracing.md): a Listener that comes to be when the program
 * asks for it, and the native methods of com.ibm.uvm.instrumenting.InstrumentVMSupport.
 * vm/create.c is the only caller of the first five. */
#ifndef MINIJVM_TRACING_TRACING_H
#define MINIJVM_TRACING_TRACING_H

#include "vm/model/names.h"

/* Says what the front-end keeps for each thread. Before there is one. */
void tracing_prepare(VM *vm);
/* Makes the front-end's state. False: no memory. */
bool tracing_create(VM *vm);
/* -Xtrace: what the program would do by tracingStartup and tracingBegin. False and a message:
 * the VM must not start. **Safepoint.** */
bool tracing_start(VM *vm, Thread *t, char *message, size_t size);
/* The VM ends: tracingEnd and tracingShutdown, as far as they are due and nobody is in the
 * library. Idempotent. **Safepoint.** */
void tracing_unload(VM *vm, Thread *t);
/* Nothing is sent any more. */
void tracing_destroy(VM *vm);

/* Rows of natives.def. **Safepoint. Throws** InstrumentVMException. */
void tracing_native_startup(Thread *t, Value *args, Value *result);
void tracing_native_shutdown(Thread *t, Value *args, Value *result);
void tracing_native_begin(Thread *t, Value *args, Value *result);
void tracing_native_end(Thread *t, Value *args, Value *result);
void tracing_native_report(Thread *t, Value *args, Value *result);
void tracing_native_event(Thread *t, Value *args, Value *result);

#endif
