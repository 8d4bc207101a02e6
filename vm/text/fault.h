/* SPDX-License-Identifier: MIT */
/* What pure code says about bad input: the Java exception it amounts to, a message, and where.
 * A parser that returns NULL or false has filled the Fault, one that succeeds has not touched
 * it; the caller that has a Thread turns it into the exception. `kind` is a string literal. */
#ifndef MINIJVM_VM_TEXT_FAULT_H
#define MINIJVM_VM_TEXT_FAULT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define FAULT_CLASS_FORMAT "java/lang/ClassFormatError"
#define FAULT_VERSION      "java/lang/UnsupportedClassVersionError"
#define FAULT_WRONG_NAME   "java/lang/NoClassDefFoundError"
#define FAULT_MEMORY       "java/lang/OutOfMemoryError"
#define FAULT_IO           "java/io/IOException"
#define FAULT_ZIP          "java/util/zip/ZipException"

typedef struct Fault {
    const char *kind;  /* internal form, as "java/lang/ClassFormatError" */
    char message[512]; /* cut, never overrun */
    size_t offset;     /* in the input, 0 where that means nothing */
} Fault;

/* Fills the fault (which may be NULL) and returns false, so that a check can return it. */
__attribute__((format(printf, 4, 5))) static inline bool
fault_set(Fault *fault, const char *kind, size_t offset, const char *format, ...) {
    if (fault) {
        va_list arguments;
        fault->kind = kind;
        fault->offset = offset;
        va_start(arguments, format);
        vsnprintf(fault->message, sizeof fault->message, format, arguments);
        va_end(arguments);
    }
    return false;
}

#endif
