/* SPDX-License-Identifier: MIT */
/* java.lang.ref: the pending list between collector and reference handler, finalizers. */
#include "classlib/native/native.h"
#include "vm/run/invoke.h"
#include "vm/system/lock.h"
#include "vm/threads/park.h"
#include "vm/model/vm.h"

NATIVE_METHOD(java_lang_ref_Reference_getAndClearReferencePendingList) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    vm->gate.references_waiting = false;
    lock_release(&vm->threads.lock, LOCK_THREADS);
    result->l = gc_take_pending_references(vm->heap);
}

NATIVE_METHOD(java_lang_ref_Reference_waitForReferencePendingList) {
    VM *vm = t->vm;
    park_prepare(
        t); /* a wake-up that is over must not look like one to come (jvmpi/stress.c) */
    thread_set_wait_kind(t, WAIT_INTERNAL);
    thread_leave_vm(t, THREAD_BLOCKED);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    while (!vm->gate.references_waiting && !gc_has_pending_references(vm->heap))
        pthread_cond_wait(&vm->gate.reference_wake, &vm->threads.lock);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    native_wait_end(t);
}

NATIVE_METHOD(java_lang_ref_Finalizer_invokeFinalize) {
    invoke_virtual(t, t->vm->known.Object_finalize, args, NULL);
}
