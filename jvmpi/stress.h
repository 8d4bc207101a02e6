/* SPDX-License-Identifier: MIT */
/* -Xjvmpi:stress: around handlers the VM does what the interface permits and few agents expect.
 * What it draws depends on the seed, the thread's number and how often the thread drew before,
 * so that what happens in a program of one thread is a function of the seed. Called only when
 * agent->stress is not 0. */
#ifndef MINIJVM_JVMPI_STRESS_H
#define MINIJVM_JVMPI_STRESS_H

#include "jvmpi/agent.h"

/* Before and after the delivery of an event: perhaps a collection. `t` may be NULL.
 * **Safepoint.** */
void stress_outside(Agent *agent, Thread *t, jint number, int context);
/* In state NATIVE, right before and after the handler: perhaps some time passes. */
void stress_before_handler(Agent *agent, Thread *t, jint number, int context);
void stress_after_handler(Agent *agent, Thread *t, jint number);

/* Threads that make events of all kinds until the VM ends (stress_crowd.c). `t` is IN_VM.
 * **Safepoint.** */
void stress_crowd_begin(Thread *t);
/* Waits until they ended, two seconds at most. `t` may be NULL. **Safepoint.** */
void stress_crowd_end(VM *vm, Thread *t);

#endif
