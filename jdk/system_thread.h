/* SPDX-License-Identifier: MIT */
/* Threads that the library's own work needs: daemons of the system's group, of nearly the
 * highest priority, which Java sees. */
#ifndef MINIJVM_JDK_SYSTEM_THREAD_H
#define MINIJVM_JDK_SYSTEM_THREAD_H

#include <jni.h>
#include <stdbool.h>

/* Starts one, in native code; comes back when Java sees it. False: there is none.
 * **Safepoint.**
 */
bool system_thread_start(JNIEnv *env, const char *name, void (*run)(JNIEnv *env, void *data),
                         void *data);

#endif
