/* SPDX-License-Identifier: MIT */
/* Exceptions as objects: made, thrown, caught, printed. The floors below throw by
 * vm/model/throw.h, which comes here. */
#ifndef MINIJVM_VM_RUN_EXCEPTION_H
#define MINIJVM_VM_RUN_EXCEPTION_H

#include "vm/model/throw.h"

/* Makes the object, runs its constructor, leaves it pending. NULL text: no message. Return
 * NULL.
 * **Safepoint.** */
void *exception_make(Thread *t, const char *class_name, const char *text);
/* ... with the pending exception as its cause. **Safepoint.** */
void *exception_make_wrapping(Thread *t, const char *class_name, const char *message);
void *exception_make_out_of_memory(Thread *t, const char *message); /* **Safepoint.** */
void *exception_null_pointer(
    Thread *t); /* with the helpful message of the current instruction. **Safepoint.** */
void *exception_stack_overflow(Thread *t); /* **Safepoint.** */
/* Where C code may nest without end: whether it is too deep, a StackOverflowError pending.
 * **Safepoint.** */
bool exception_c_stack_is_low(Thread *t);
void *exception_index(Thread *t, int32_t index, int32_t length); /* **Safepoint.** */
/* ClassCastException "class A cannot be cast to class B (...)". No raw object is needed.
 * **Safepoint.** */
void *exception_class_cast(Thread *t, Class *from, Class *to);

/* The bytecode index of the handler of `method` for an exception thrown at `pc`, or -1. May
 * load the classes that the table names. **Safepoint.** The exception stays pending or is
 * replaced. */
int exception_find_handler(Thread *t, Method *method, uint32_t pc, Handle exception);

/* Prints the pending exception as the launcher and DestroyJavaVM do, through
 * Thread.dispatchUncaughtException; clears it. **Safepoint.** */
void exception_print(Thread *t);
/* The pending exception's text and its causes, in one line. No safepoint. */
void exception_chain_text(Thread *t, char *out, size_t size);
/* Tells a thread's full name on stderr, quoted, between two texts. */
void exception_print_thread(Thread *t, const char *before, const char *after);
/* Says that dispatchUncaughtException itself threw what is pending; clears it. */
void exception_report_handler(Thread *t);

/* Throwable.fillInStackTrace and StackTraceElement.initStackTraceElements. **Throws**
 * OutOfMemoryError. **Safepoint.** */
bool exception_fill_trace(Thread *t, Handle throwable);

#endif
