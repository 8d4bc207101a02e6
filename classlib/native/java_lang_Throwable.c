/* SPDX-License-Identifier: MIT */
/* java.lang.Throwable, StackTraceElement and StackWalker: see vm/run/trace.h. */
#include "classlib/native/native.h"

#include <string.h>

#include "gc/refs_copy.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/trace.h"
#include "vm/model/vm.h"

NATIVE_METHOD(java_lang_Throwable_fillInStackTrace) {
    if (exception_fill_trace(t, &args[0].l)) result->l = args[0].l;
}

NATIVE_METHOD(java_lang_StackTraceElement_initStackTraceElements) {
    if (args[0].l == NULL || args[1].l == NULL)
        native_null(t);
    else
        trace_fill_elements(t, &args[0].l, &args[1].l);
}

/* A part of the backtrace of a Throwable, NULL: it has none. No safepoint. */
static Object *backtrace_part(const VM *vm, Object *throwable, int part) {
    Object *backtrace = slot_get((char *)throwable + vm->known.Throwable_backtrace);
    return backtrace == NULL ? NULL : array_get_ref(backtrace, part);
}

/* How many frames the Throwable has; -1: it is null, and an exception is pending. */
static int32_t backtrace_depth(Thread *t, Value *args) {
    if (args[0].l == NULL) {
        native_null(t);
        return -1;
    }
    Object *methods = backtrace_part(t->vm, args[0].l, 0);
    return methods == NULL ? 0 : array_length(methods);
}

/* Where a Throwable's frames were cut, it gets all. */
NATIVE_METHOD(java_lang_StackWalker_fillWhole) {
    if (backtrace_depth(t, args) >= TRACE_DEPTH) trace_fill_whole(t, &args[0].l);
}

NATIVE_METHOD(java_lang_StackWalker_fillSome) {
    int64_t *start = array_elements(args[1].l);
    TraceStart at = {(uintptr_t)start[0], (int)start[1]};
    int count = trace_fill_some(t, &args[0].l, &at, args[2].i, args[3].i);
    if (count < 0) return;
    start = array_elements(args[1].l); /* it may have moved */
    start[0] = (int64_t)at.frame;
    start[1] = at.activations;
    result->i = count;
}

/* The classes of a Throwable's frames, one for each element of its trace. */
NATIVE_METHOD(java_lang_StackWalker_classesOf) {
    int32_t count = backtrace_depth(t, args);
    Object *classes = count < 0 ? NULL : array_allocate_of(t, t->vm->known.Class_, count);
    if (classes != NULL && count > 0)
        refs_copy(classes, array_elements(classes),
                  array_elements(backtrace_part(t->vm, args[0].l, 2)), (size_t)count);
    result->l = classes;
}

/* The descriptors of their methods. */
NATIVE_METHOD(java_lang_StackWalker_descriptorsOf) {
    int32_t count = backtrace_depth(t, args);
    if (count < 0) return;
    HANDLE_SCOPE(t);
    Handle texts = handle_new(t, array_allocate_of(t, t->vm->known.String, count));
    if (texts == NULL) return;
    for (int32_t i = 0; i < count; i++) {
        Object *methods = backtrace_part(t->vm, args[0].l, 0);
        const Method *m = (const Method *)(uintptr_t)((int64_t *)array_elements(methods))[i];
        Object *text = string_intern_utf8(t, m->descriptor, strlen(m->descriptor));
        if (text == NULL) return;
        array_set_ref(*texts, i, text);
    }
    result->l = *texts;
}

/* Their bytecode indices. */
NATIVE_METHOD(java_lang_StackWalker_indicesOf) {
    int32_t count = backtrace_depth(t, args);
    Object *indices = count < 0 ? NULL : array_allocate(t, t->vm->known.int_array, count);
    if (indices != NULL && count > 0)
        memcpy(array_elements(indices), array_elements(backtrace_part(t->vm, args[0].l, 1)),
               (size_t)count * sizeof(int32_t));
    result->l = indices;
}
