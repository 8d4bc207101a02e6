/* SPDX-License-Identifier: MIT */
/* java.lang.Throwable and StackTraceElement: see vm/run/trace.h. */
#include "classlib/native/native.h"
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
