/* SPDX-License-Identifier: MIT */
/* Any bytes as a class in a whole VM: defined as a hidden class of the application's loader, so that names do not
 * matter, and linked, which verifies it. Whatever it says, the VM must go on. */
#include <jni.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/run/thread.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static Thread *start(void)
{
    JavaVM *vm;
    JNIEnv *env;
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8};
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK) {
        fputs("no VM\n", stderr);
        exit(1);
    }
    return (Thread *)env;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static Thread *t;
    static Loader *loader;
    if (t == NULL) {
        t = start();
        thread_enter_vm(t);
        loader = loader_of(t, t->vm->system_loader);
        thread_leave_vm(t, THREAD_NATIVE);
    }
    thread_enter_vm(t);
    {
        HANDLE_SCOPE(t);
        Class *c = loader_define(t, loader, bytes, length, &(DefineOptions){.hidden = true});
        if (c != NULL) class_link(t, c);
        t->exception = NULL;
    }
    thread_leave_vm(t, THREAD_NATIVE);
    return 0;
}
