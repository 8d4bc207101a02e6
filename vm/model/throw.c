/* SPDX-License-Identifier: MIT */
#include "vm/model/throw.h"

#include "vm/model/upcalls.h"

void *exception_throw(Thread *t, const char *class_name, const char *format, ...) {
    char text[2048];
    if (format == NULL) return upcalls.throw_text(t, class_name, NULL);
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    return upcalls.throw_text(t, class_name, text);
}

void *exception_throw_text(Thread *t, const char *class_name, const char *text) {
    return upcalls.throw_text(t, class_name, text);
}

void *exception_throw_fault(Thread *t, const Fault *fault) {
    return upcalls.throw_text(t, fault->kind, fault->message);
}

void *exception_wrap(Thread *t, const char *class_name, const char *message) {
    return upcalls.throw_wrapping(t, class_name, message);
}

void *exception_out_of_memory(Thread *t, const char *message) {
    return upcalls.throw_out_of_memory(t, message);
}
