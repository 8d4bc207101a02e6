/* SPDX-License-Identifier: MIT */
/* java.lang.Runtime and java.lang.Shutdown: memory figures, processors, the end of the process.
 */
#include "classlib/native/native.h"
#include "vm/create.h"
#include "vm/system/process.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

NATIVE_METHOD(java_lang_Runtime_availableProcessors) {
    int stated = t->vm->options.processors;
    result->i = stated > 0 ? stated : process_processors();
}

/* Arenas may take a little more than the maximum (an error was made in one more, copies left
 * room): a program that reckons with what is left of the maximum shall not find less than
 * nothing. */
static int64_t total_of(const GcFigures *figures) {
    size_t total = figures->total_bytes, maximum = figures->maximum_bytes;
    return (int64_t)(total < maximum ? total : maximum);
}

NATIVE_METHOD(java_lang_Runtime_freeMemory) {
    GcFigures figures = gc_figures(t->vm->heap);
    int64_t total = total_of(&figures), used = (int64_t)figures.used_bytes;
    result->j = total > used ? total - used : 0;
}

NATIVE_METHOD(java_lang_Runtime_totalMemory) {
    GcFigures figures = gc_figures(t->vm->heap);
    result->j = total_of(&figures);
}

NATIVE_METHOD(java_lang_Runtime_maxMemory) {
    result->j = (int64_t)gc_figures(t->vm->heap).maximum_bytes;
}

NATIVE_METHOD(java_lang_Runtime_gc) {
    if (!t->vm->options.ignores_gc) gc_collect(&t->mutator, GC_EXPLICIT);
}

NATIVE_METHOD(java_lang_Shutdown_beforeHalt) {}

NATIVE_METHOD(java_lang_Shutdown_halt0) { vm_halt(t->vm, args[0].i, true); }
