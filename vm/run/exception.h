/* SPDX-License-Identifier: MIT */
/* Throwing from C. An exception is pending in t->exception; a function that returns NULL, false
 * or -1 has one pending if its contract says **Throws**. */
#ifndef MINIJVM_VM_RUN_EXCEPTION_H
#define MINIJVM_VM_RUN_EXCEPTION_H

#include "vm/fault.h"
#include "vm/run/thread.h"

/* Makes and throws a new exception of a boot class by internal name. Returns NULL always, so
 * that a caller can `return exception_throw(...)`. The message is standard UTF-8; NULL format:
 * no message. A cause that is already pending is replaced. **Safepoint. Throws** what it says
 * (or OutOfMemoryError and the like on the way). */
void *exception_throw(Thread *t, const char *class_name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with a text of any length, NULL: no message. **Safepoint.** */
void *exception_throw_text(Thread *t, const char *class_name, const char *text);
void *exception_throw_fault(Thread *t, const Fault *fault);
/* Wraps the pending exception as the cause of a new one. **Safepoint.** */
void *exception_wrap(Thread *t, const char *class_name, const char *message);

void *exception_out_of_memory(Thread *t, const char *message); /* **Safepoint.** */
void *exception_null_pointer(
    Thread *t); /* with the helpful message of the current instruction. **Safepoint.** */
void *exception_stack_overflow(Thread *t);                       /* **Safepoint.** */
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
/* Tells a thread's full name on stderr, quoted, between two texts. */
void exception_print_thread(Thread *t, const char *before, const char *after);
/* Says that dispatchUncaughtException itself threw what is pending; clears it. */
void exception_report_handler(Thread *t);

/* Throwable.fillInStackTrace and StackTraceElement.initStackTraceElements. **Throws**
 * OutOfMemoryError. **Safepoint.** */
bool exception_fill_trace(Thread *t, Handle throwable);

#endif
