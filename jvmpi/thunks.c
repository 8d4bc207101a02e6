/* SPDX-License-Identifier: MIT */
/* The pool of thunks: 32 slots times 28 functions, made by two lists. A thunk is a load of a
 * constant and a jump, because agents call some of these functions in every method event. */
#include "jvmpi/thunks.h"

#include "jvmpi/plants.h"
#include "vm/model/thread.h"

/* F(result, member, function, parameters, arguments): the arguments may name `slot`. */
#define FUNCTIONS(F, n)                                                                        \
    F(n, jint, EnableEvent, jvmpi_enable_event, (jint type, void *arg), (slot, type, arg))     \
    F(n, jint, DisableEvent, jvmpi_disable_event, (jint type, void *arg), (slot, type, arg))   \
    F(n, jint, RequestEvent, jvmpi_request_event, (jint type, void *arg), (slot, type, arg))   \
    F(n, void, GetCallTrace, jvmpi_get_call_trace, (JVMPI_CallTrace * trace, jint depth),      \
      (slot, trace, depth))                                                                    \
    F(n, void, ProfilerExit, jvmpi_profiler_exit, (jint code), (slot, code))                   \
    F(n, JVMPI_RawMonitor, RawMonitorCreate, jvmpi_raw_monitor_create, (char *name),           \
      (slot, name))                                                                            \
    F(n, void, RawMonitorDestroy, jvmpi_raw_monitor_destroy, (JVMPI_RawMonitor m), (slot, m))  \
    F(n, void, RawMonitorEnter, jvmpi_raw_monitor_enter, (JVMPI_RawMonitor m), (slot, m))      \
    F(n, void, RawMonitorExit, jvmpi_raw_monitor_exit, (JVMPI_RawMonitor m), (slot, m))        \
    F(n, void, RawMonitorWait, jvmpi_raw_monitor_wait, (JVMPI_RawMonitor m, jlong ms),         \
      (slot, m, ms))                                                                           \
    F(n, void, RawMonitorNotifyAll, jvmpi_raw_monitor_notify_all, (JVMPI_RawMonitor m),        \
      (slot, m))                                                                               \
    F(n, jlong, GetCurrentThreadCpuTime, jvmpi_get_current_thread_cpu_time, (void), (slot))    \
    F(n, void, SuspendThread, jvmpi_suspend_thread, (JNIEnv * env), (slot, env))               \
    F(n, void, ResumeThread, jvmpi_resume_thread, (JNIEnv * env), (slot, env))                 \
    F(n, jint, GetThreadStatus, jvmpi_get_thread_status, (JNIEnv * env), (slot, env))          \
    F(n, jboolean, ThreadHasRun, jvmpi_thread_has_run, (JNIEnv * env), (slot, env))            \
    F(n, jint, CreateSystemThread, jvmpi_create_system_thread,                                 \
      (char *name, jint priority, void (*f)(void *)), (slot, name, priority, f))               \
    F(n, void, SetThreadLocalStorage, jvmpi_set_storage, (JNIEnv * env, void *value),          \
      (slot, env, value))                                                                      \
    F(n, void *, GetThreadLocalStorage, jvmpi_get_storage, (JNIEnv * env), (slot, env))        \
    F(n, void, DisableGC, jvmpi_disable_gc, (void), (slot))                                    \
    F(n, void, EnableGC, jvmpi_enable_gc, (void), (slot))                                      \
    F(n, void, RunGC, jvmpi_run_gc, (void), (slot))                                            \
    F(n, jobjectID, GetThreadObject, jvmpi_get_thread_object, (JNIEnv * env), (slot, env))     \
    F(n, jobjectID, GetMethodClass, jvmpi_get_method_class, (jmethodID method),                \
      (slot, method))                                                                          \
    F(n, jobject, jobjectID2jobject, jvmpi_object_id_to_object, (jobjectID id), (slot, id))    \
    F(n, jobjectID, jobject2jobjectID, jvmpi_object_to_object_id, (jobject o), (slot, o))      \
    F(n, void, SuspendThreadList, jvmpi_suspend_thread_list,                                   \
      (jint count, JNIEnv * *list, jint * results), (slot, count, list, results))              \
    F(n, void, ResumeThreadList, jvmpi_resume_thread_list,                                     \
      (jint count, JNIEnv * *list, jint * results), (slot, count, list, results))

#define SLOTS(S)                                                                               \
    S(0)                                                                                       \
    S(1)                                                                                       \
    S(2)                                                                                       \
    S(3)                                                                                       \
    S(4)                                                                                       \
    S(5)                                                                                       \
    S(6)                                                                                       \
    S(7)                                                                                       \
    S(8)                                                                                       \
    S(9)                                                                                       \
    S(10)                                                                                      \
    S(11)                                                                                      \
    S(12)                                                                                      \
    S(13)                                                                                      \
    S(14)                                                                                      \
    S(15)                                                                                      \
    S(16)                                                                                      \
    S(17) S(18) S(19) S(20) S(21) S(22) S(23) S(24) S(25) S(26) S(27) S(28) S(29) S(30) S(31)
_Static_assert(THREAD_AGENT_SLOTS == 32, "SLOTS names every slot");

#define THUNK(n, result, member, function, parameters, arguments)                              \
    static result thunk_##member##_##n parameters {                                            \
        enum { slot = n };                                                                     \
        PLANTED_FUNCTION(slot, member, function, arguments);                                   \
        return function arguments;                                                             \
    }
#define THUNKS(n) FUNCTIONS(THUNK, n)
SLOTS(THUNKS)

#define MEMBER(n, result, member, function, parameters, arguments)                             \
    .member = thunk_##member##_##n,
#define TABLE(n) {FUNCTIONS(MEMBER, n)},

static const JVMPI_Interface thunk_tables[THREAD_AGENT_SLOTS] = {SLOTS(TABLE)};

void thunks_fill(JVMPI_Interface *table, int slot) {
    jint version = table->version;
    void (*notify)(JVMPI_Event *) = table->NotifyEvent;
    *table = thunk_tables[slot];
    table->version = version;
    table->NotifyEvent = notify;
}
