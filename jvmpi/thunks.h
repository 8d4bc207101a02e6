/* SPDX-License-Identifier: MIT */
/* The functions behind an agent's table. JVMPI's functions carry no agent argument; each slot
 * of the process therefore has its own set of thunks (thunks.c) that put the slot number first.
 * What each function does stands in include/jvmpi.h. Callers are in state NATIVE, or unknown to
 * the VM, or inside a handler with the world stopped. All but those that ask: **Safepoint.** */
#ifndef MINIJVM_JVMPI_THUNKS_H
#define MINIJVM_JVMPI_THUNKS_H

#include "include/jvmpi.h"

/* Fills in everything but `version` and `NotifyEvent`. */
void thunks_fill(JVMPI_Interface *table, int slot);

jint jvmpi_enable_event(int slot, jint type, void *arg);
jint jvmpi_disable_event(int slot, jint type, void *arg);
jint jvmpi_request_event(int slot, jint type, void *arg);
void jvmpi_get_call_trace(int slot, JVMPI_CallTrace *trace, jint depth);
void jvmpi_profiler_exit(int slot, jint code);
JVMPI_RawMonitor jvmpi_raw_monitor_create(int slot, char *name);
void jvmpi_raw_monitor_destroy(int slot, JVMPI_RawMonitor monitor);
void jvmpi_raw_monitor_enter(int slot, JVMPI_RawMonitor monitor);
void jvmpi_raw_monitor_exit(int slot, JVMPI_RawMonitor monitor);
void jvmpi_raw_monitor_wait(int slot, JVMPI_RawMonitor monitor, jlong milliseconds);
void jvmpi_raw_monitor_notify_all(int slot, JVMPI_RawMonitor monitor);
jlong jvmpi_get_current_thread_cpu_time(int slot);
void jvmpi_suspend_thread(int slot, JNIEnv *env);
void jvmpi_resume_thread(int slot, JNIEnv *env);
jint jvmpi_get_thread_status(int slot, JNIEnv *env);
jboolean jvmpi_thread_has_run(int slot, JNIEnv *env);
jint jvmpi_create_system_thread(int slot, char *name, jint priority, void (*f)(void *));
void jvmpi_set_storage(int slot, JNIEnv *env, void *value);
void *jvmpi_get_storage(int slot, JNIEnv *env);
void jvmpi_disable_gc(int slot);
void jvmpi_enable_gc(int slot);
void jvmpi_run_gc(int slot);
jobjectID jvmpi_get_thread_object(int slot, JNIEnv *env);
jobjectID jvmpi_get_method_class(int slot, jmethodID method);
jobject jvmpi_object_id_to_object(int slot, jobjectID id);
jobjectID jvmpi_object_to_object_id(int slot, jobject object);
void jvmpi_suspend_thread_list(int slot, jint count, JNIEnv **list, jint *results);
void jvmpi_resume_thread_list(int slot, jint count, JNIEnv **list, jint *results);

#endif
