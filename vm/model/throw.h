/* SPDX-License-Identifier: MIT */
/* Throwing from C, on every floor of vm/: what makes the object is above (vm/model/upcalls.h).
 * An exception is pending in t->exception; a function that returns NULL, false or -1 has one
 * pending if its contract says **Throws**. */
#ifndef MINIJVM_VM_MODEL_THROW_H
#define MINIJVM_VM_MODEL_THROW_H

#include "vm/text/fault.h"
#include "vm/model/names.h"

/* Makes and throws a new exception of a boot class by internal name. Returns NULL always, so
 * that a caller can `return exception_throw(...)`. The message is standard UTF-8, cut after
 * 2,047 bytes; NULL format: no message. A cause that is already pending is replaced.
 * **Safepoint. Throws** what it says (or OutOfMemoryError and the like on the way). */
void *exception_throw(Thread *t, const char *class_name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with a text of any length, NULL: no message. **Safepoint.** */
void *exception_throw_text(Thread *t, const char *class_name, const char *text);
void *exception_throw_fault(Thread *t, const Fault *fault); /* **Safepoint.** */
/* Wraps the pending exception as the cause of a new one. **Safepoint.** */
void *exception_wrap(Thread *t, const char *class_name, const char *message);
void *exception_out_of_memory(Thread *t, const char *message); /* **Safepoint.** */

#endif
