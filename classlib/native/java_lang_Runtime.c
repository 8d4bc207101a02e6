/* SPDX-License-Identifier: MIT */
/* java.lang.Runtime and java.lang.Shutdown: memory figures, processors, the end of the process. */
#include <sched.h>
#include <unistd.h>

#include "classlib/native/native.h"

NATIVE_METHOD(java_lang_Runtime_availableProcessors) {
    cpu_set_t set;
    int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set)
                                                            : (int)sysconf(_SC_NPROCESSORS_ONLN);
    result->i = count > 0 ? count : 1;
}

NATIVE_METHOD(java_lang_Runtime_freeMemory) {
    GcFigures figures = gc_figures(t->vm->heap);
    result->j = figures.total_bytes > figures.used_bytes
                    ? (int64_t)(figures.total_bytes - figures.used_bytes) : 0;
}

NATIVE_METHOD(java_lang_Runtime_totalMemory) {
    result->j = (int64_t)gc_figures(t->vm->heap).total_bytes;
}

NATIVE_METHOD(java_lang_Runtime_maxMemory) {
    result->j = (int64_t)gc_figures(t->vm->heap).maximum_bytes;
}

NATIVE_METHOD(java_lang_Runtime_gc) { gc_collect(&t->mutator, GC_EXPLICIT); }

NATIVE_METHOD(java_lang_Shutdown_beforeHalt) {}

NATIVE_METHOD(java_lang_Shutdown_halt0) { vm_halt(t->vm, args[0].i, true); }
