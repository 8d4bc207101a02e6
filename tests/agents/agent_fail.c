/* SPDX-License-Identifier: MIT */
/* JVM_OnLoad answers JNI_ERR: the VM must report it and not start the program (R8). */
#include "jvmpi.h"
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)vm, (void)options, (void)reserved;
    return JNI_ERR;
}
