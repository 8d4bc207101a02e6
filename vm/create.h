/* SPDX-License-Identifier: MIT */
/* How a VM comes into being and ends. */
#ifndef MINIJVM_VM_CREATE_H
#define MINIJVM_VM_CREATE_H

#include "vm/model/names.h"
#include "vm/system/options.h"

/* What a JavaVM * leads to. */
extern const struct JNIInvokeInterface_ jni_invoke_functions;

int vm_create(VM **vm, Thread **main, Options *options, char *message,
              size_t message_size); /* **Safepoint.** */
/* Waits for the non-daemon threads, runs shutdown hooks, ends agents, frees everything.
 * **Safepoint.** */
int vm_destroy(Thread *t);
/* System.exit behind its hooks, Runtime.halt, ProfilerExit: ends the process. */
_Noreturn void vm_halt(VM *vm, int code, bool tell_agents);
#define AGENT_EXITS (INT64_C(1) << 32)

#endif
