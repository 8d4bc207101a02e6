/* SPDX-License-Identifier: MIT */
#include "vm/model/vm.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/model/upcalls.h"
#include "vm/system/spare.h"

static void print_list(VM *vm, const char *format, va_list list) {
    if (vm != NULL && vm->vfprintf_hook != NULL)
        vm->vfprintf_hook(stderr, format, list);
    else
        vfprintf(stderr, format, list);
}

void vm_print(VM *vm, const char *format, ...) {
    va_list list;
    va_start(list, format);
    print_list(vm, format, list);
    va_end(list);
}

void vm_fatal(VM *vm, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vm_print(vm, "minijvm: fatal: ");
    print_list(vm, format, list);
    vm_print(vm, "\n");
    va_end(list);
    if (vm != NULL && !atomic_exchange(&vm->fatal, true)) upcalls.print_stack(vm);
    if (vm != NULL && vm->abort_hook != NULL) vm->abort_hook();
    abort();
}

static void *needed(VM *vm, void *memory, const char *what) {
    if (memory == NULL)
        vm_fatal(vm, "out of memory, and of what is kept for need, for %s", what);
    return memory;
}

void *vm_need(VM *vm, size_t count, size_t bytes, const char *what) {
    void *memory = calloc(count, bytes);
    if (memory != NULL) return memory;
    if (vm->heap != NULL) gc_yield(vm->heap);
    return needed(vm, spare_calloc(count, bytes), what);
}

void *vm_need_more(VM *vm, void *memory, size_t bytes, const char *what) {
    return needed(vm, spare_realloc(memory, bytes), what);
}
