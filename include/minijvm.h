/* SPDX-License-Identifier: MIT */
/*
 * What an embedder may want and JNI lacks. Optional: a program that uses jni.h alone runs on any
 * VM. Each function may be called on any thread, attached to the VM or not.
 */
#ifndef MINIJVM_H
#define MINIJVM_H

#include <stdio.h>

#include <jni.h>

#ifdef __cplusplus
extern "C" {
#endif

/* "0.1.0": of the library that is loaded. */
JNIEXPORT const char *JNICALL minijvm_version(void);

/* Writes the stack of every Java thread, as a JVM does on SIGQUIT. The threads stop meanwhile;
 * nothing is written while they stand still. JNI_OK, or JNI_ENOMEM. */
JNIEXPORT jint JNICALL minijvm_dump_threads(JavaVM *vm, FILE *to);

/* Asks the agents for their data, as Ctrl-\ does: to write it, or (reset) to forget it. */
JNIEXPORT jint JNICALL minijvm_request_data(JavaVM *vm, int reset);

/* For the host's handler of SIGBUS, with its si_addr: 1 when a Java program touched a mapped file
 * (FileChannel.map) behind the end to which it was cut meanwhile. The address reads as zeros from
 * now on: the handler returns, and the thread throws java.lang.InternalError when its native method
 * ends. 0: not the VM's concern. Async-signal-safe; knows the mappings of all VMs. */
JNIEXPORT int JNICALL minijvm_memory_fault(const void *address);

/* Main attribute of a jar's manifest ("Main-Class"), free()d by the caller. NULL: there is none,
 * and *readable is 1; or the file is no readable jar, and *readable is 0. Needs no VM. */
JNIEXPORT char *JNICALL minijvm_jar_attribute(const char *jar, const char *attribute, int *readable);

#ifdef __cplusplus
}
#endif

#endif /* MINIJVM_H */
