/* SPDX-License-Identifier: MIT */
/* Any bytes as a class in a whole VM: defined as a hidden class of the application's loader, so
 * that names do not matter, and linked, which verifies it. Whatever it says, the VM must go on.
 */
#include "fuzz/whole_vm.h"
#include "vm/link/initialize.h"
#include "vm/jni/env.h"
#include "vm/load/loader.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    Thread *t = whole_vm_thread();
    thread_enter_vm(t);
    {
        HANDLE_SCOPE(t);
        Loader *loader = loader_of(t, t->vm->system_loader);
        Class *c = loader_define(t, loader, bytes, length, &(DefineOptions){.hidden = true});
        if (c != NULL) handle_new(t, c->mirror), class_link(t, c);
        t->exception = NULL;
    }
    thread_leave_vm(t, THREAD_NATIVE);
    return 0;
}
