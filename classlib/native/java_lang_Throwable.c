/* SPDX-License-Identifier: MIT */
/* java.lang.Throwable, StackTraceElement and StackWalker: see vm/run/trace.h. */
#include "classlib/native/native.h"
#include "vm/run/operations.h"
#include "vm/run/trace.h"

NATIVE_METHOD(java_lang_Throwable_fillInStackTrace) {
    if (exception_fill_trace(t, &args[0].l)) result->l = args[0].l;
}

NATIVE_METHOD(java_lang_StackTraceElement_initStackTraceElements) {
    if (args[0].l == NULL || args[1].l == NULL)
        native_null(t);
    else
        trace_fill_elements(t, &args[0].l, &args[1].l);
}

/* The classes of a Throwable's frames, one for each element of its trace. */
NATIVE_METHOD(java_lang_StackWalker_classesOf) {
    Object *backtrace = NULL;
    if (args[0].l == NULL)
        native_null(t);
    else
        backtrace = slot_get((char *)args[0].l + t->vm->known.Throwable_backtrace);
    if (backtrace == NULL && t->exception != NULL) return;
    int32_t count = backtrace != NULL ? array_length(array_get_ref(backtrace, 2)) : 0;
    Object *classes = array_allocate_of(t, t->vm->known.Class_, count);
    if (classes == NULL || count == 0) {
        result->l = classes;
        return;
    }
    backtrace = slot_get((char *)args[0].l + t->vm->known.Throwable_backtrace);
    Object *mirrors = array_get_ref(backtrace, 2);
    refs_copy(classes, array_elements(classes), array_elements(mirrors), (size_t)count);
    result->l = classes;
}
