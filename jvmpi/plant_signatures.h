/* SPDX-License-Identifier: MIT */
/* Parameters and results of the members of the interface that rows of plants.def stand in for,
 * by the member's name. An agent's slot stands before a member's own parameters, as thunks.h
 * hands them over. Included by plants.c alone. */
#ifndef MINIJVM_JVMPI_PLANT_SIGNATURES_H
#define MINIJVM_JVMPI_PLANT_SIGNATURES_H

#include "include/jvmpi.h"

#define PARAMETERS_EnableEvent             int slot, jint type, void *arg
#define PARAMETERS_DisableEvent            int slot, jint type, void *arg
#define PARAMETERS_RequestEvent            int slot, jint type, void *arg
#define PARAMETERS_GetCallTrace            int slot, JVMPI_CallTrace *trace, jint depth
#define PARAMETERS_ProfilerExit            int slot, jint code
#define PARAMETERS_RawMonitorCreate        int slot, char *name
#define PARAMETERS_RawMonitorDestroy       int slot, JVMPI_RawMonitor monitor
#define PARAMETERS_RawMonitorEnter         int slot, JVMPI_RawMonitor monitor
#define PARAMETERS_RawMonitorExit          int slot, JVMPI_RawMonitor monitor
#define PARAMETERS_RawMonitorWait          int slot, JVMPI_RawMonitor monitor, jlong ms
#define PARAMETERS_RawMonitorNotifyAll     int slot, JVMPI_RawMonitor monitor
#define PARAMETERS_GetCurrentThreadCpuTime int slot
#define PARAMETERS_SuspendThread           int slot, JNIEnv *env
#define PARAMETERS_ResumeThread            int slot, JNIEnv *env
#define PARAMETERS_GetThreadStatus         int slot, JNIEnv *env
#define PARAMETERS_ThreadHasRun            int slot, JNIEnv *env
#define PARAMETERS_CreateSystemThread      int slot, char *name, jint priority, void (*f)(void *)
#define PARAMETERS_SetThreadLocalStorage   int slot, JNIEnv *env, void *value
#define PARAMETERS_GetThreadLocalStorage   int slot, JNIEnv *env
#define PARAMETERS_DisableGC               int slot
#define PARAMETERS_EnableGC                int slot
#define PARAMETERS_RunGC                   int slot
#define PARAMETERS_GetThreadObject         int slot, JNIEnv *env
#define PARAMETERS_GetMethodClass          int slot, jmethodID method
#define PARAMETERS_jobjectID2jobject       int slot, jobjectID id
#define PARAMETERS_jobject2jobjectID       int slot, jobject object
#define PARAMETERS_SuspendThreadList       int slot, jint count, JNIEnv **list, jint *results
#define PARAMETERS_ResumeThreadList        int slot, jint count, JNIEnv **list, jint *results

#define RESULT_EnableEvent             jint
#define RESULT_DisableEvent            jint
#define RESULT_RequestEvent            jint
#define RESULT_GetCallTrace            void
#define RESULT_ProfilerExit            void
#define RESULT_RawMonitorCreate        JVMPI_RawMonitor
#define RESULT_RawMonitorDestroy       void
#define RESULT_RawMonitorEnter         void
#define RESULT_RawMonitorExit          void
#define RESULT_RawMonitorWait          void
#define RESULT_RawMonitorNotifyAll     void
#define RESULT_GetCurrentThreadCpuTime jlong
#define RESULT_SuspendThread           void
#define RESULT_ResumeThread            void
#define RESULT_GetThreadStatus         jint
#define RESULT_ThreadHasRun            jboolean
#define RESULT_CreateSystemThread      jint
#define RESULT_SetThreadLocalStorage   void
#define RESULT_GetThreadLocalStorage   void *
#define RESULT_DisableGC               void
#define RESULT_EnableGC                void
#define RESULT_RunGC                   void
#define RESULT_GetThreadObject         jobjectID
#define RESULT_GetMethodClass          jobjectID
#define RESULT_jobjectID2jobject       jobject
#define RESULT_jobject2jobjectID       jobjectID
#define RESULT_SuspendThreadList       void
#define RESULT_ResumeThreadList        void

#endif
