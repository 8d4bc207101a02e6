/* SPDX-License-Identifier: MIT */
/* A VM for targets that need a whole one: started at the first input, kept for all of them. */
#ifndef MINIJVM_FUZZ_WHOLE_VM_H
#define MINIJVM_FUZZ_WHOLE_VM_H

#include <jni.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/model/thread.h"

/* The calling thread, in state NATIVE. */
static inline Thread *whole_vm_thread(void) {
    static JNIEnv *env;
    if (env != NULL) return (Thread *)env;
    JavaVM *vm;
    JavaVMOption options[] = {{.optionString = "-Xint"}, {.optionString = "-Xmx64m"}};
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8, .nOptions = 2, .options = options};
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK) {
        fputs("no VM\n", stderr);
        exit(1);
    }
    return (Thread *)env;
}

#endif
