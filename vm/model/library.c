/* SPDX-License-Identifier: MIT */
/* A class library whose files are damaged, and what is said of it. */
#include "vm/model/library.h"
#include "vm/model/thread.h"

#include <string.h>

#include "vm/model/throw.h"

void library_say_damage(VM *vm, const char *kind, const char *text) {
    bool said = __atomic_exchange_n(&vm->refusal_is_said, true, __ATOMIC_RELAXED);
    if (!said)
        vm_print(vm, "Error: -Xjdk: lib/modules of the JDK is damaged: %s: %s\n", kind,
                 text != NULL ? text : "");
}

/* No handler is found from here on, so that the library cannot try again and again. */
static void give_up_start(Thread *t) {
    VM *vm = t->vm;
    atomic_store(&vm->terminator, VM_STARTS_NO_MORE);
    if (vm->memory_errors[0] != NULL) t->exception = vm_memory_error(vm);
}

void *library_throw_damage(Thread *t, const Fault *fault) {
    if (t->vm->initialized || strcmp(fault->kind, FAULT_MEMORY) == 0)
        return exception_throw_fault(t, fault);
    library_say_damage(t->vm, fault->kind, fault->message);
    give_up_start(t);
    return NULL;
}
