/* SPDX-License-Identifier: MIT */
/* Event monitors: the profiler's interface of Microsoft's VM (SDK for Java 4.0), without COM
 * (docs/event-monitors.md). The original header is lost: every number that the originals leave
 * open, order of functions, interface ids, structures, is chosen here and nowhere else. For C,
 * an interface is a struct whose first member is a table of functions; for C++, an abstract
 * class with the same layout. */
#ifndef JEVMON_H
#define JEVMON_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Types ---- */

typedef int32_t HRESULT;
typedef uint32_t DWORD;
typedef uint32_t ULONG;
typedef int BOOL;
typedef unsigned char BYTE_CODE;
typedef char *LPSTR; /* modified UTF-8 */
typedef const char *LPCSTR;
typedef uint16_t *LPWSTR; /* UTF-16 */
typedef struct GUID {
    uint32_t data1;
    uint16_t data2, data3;
    uint8_t data4[8];
} GUID;

/* 0 is no id of any kind. */
typedef uintptr_t UniqueID, ThreadID, StackID, ObjectID, ObjectHandleID, ClassID, MethodID,
    FieldID;

#define S_OK          ((HRESULT)0)
#define S_FALSE       ((HRESULT)1)
#define E_NOTIMPL     ((HRESULT)0x80004001)
#define E_NOINTERFACE ((HRESULT)0x80004002)
#define E_POINTER     ((HRESULT)0x80004003)
#define E_FAIL        ((HRESULT)0x80004005)
#define E_OUTOFMEMORY ((HRESULT)0x8007000E)
#define E_INVALIDARG  ((HRESULT)0x80070057)

/* ---- Constants of the originals ---- */

typedef enum JAVA_EVENT_CATEGORY {
    JVM_MONITOR_NONE = 0,
    JVM_MONITOR_CLASS_LOADS = 0x1,
    JVM_MONITOR_METHOD_CALLS = 0x2,
    JVM_MONITOR_JIT_COMPILATION = 0x4,
    JVM_MONITOR_BYTE_CODE_EXECUTION = 0x8,
    JVM_MONITOR_SOURCE_LINE_EXECUTION = 0x10,
    JVM_MONITOR_EXCEPTIONS = 0x20,
    JVM_MONITOR_GARBAGE_COLLECTIONS = 0x80,
    JVM_MONITOR_THREADS = 0x100,
    JVM_MONITOR_SAMPLING = 0x200,
    JVM_MONITOR_EXCEPTION_UNWIND = 0x400,
    JVM_MONITOR_SPECIFIC_METHOD_CALLS = 0x800,
    JVM_MONITOR_SPECIFIC_METHODS = 0x800,
    ALL_JVM_MONITOR_EVENTS = 0xFFF
} JAVA_EVENT_CATEGORY,
    JVM_EVENT_CATEGORY;

typedef enum JAVA_STATE_FLAGS {
    JVM_STATE_INTERPRETER_ENABLED = 0x1,
    JVM_STATE_FAST_INTERPRETER_ENABLED = 0x2,
    JVM_STATE_JIT_COMPILER_ENABLED = 0x4,
    JVM_STATE_DEBUGGER_ENABLED = 0x8,
    ALL_JVM_FLAGS = 0xF
} JAVA_STATE_FLAGS,
    JVM_STATE_FLAGS;

typedef enum JAVA_EXECUTION_MODEL {
    JVM_EXECUTION_INVALID = -1,
    JVM_EXECUTION_JIT_COMPILED = 0,
    JVM_EXECUTION_NATIVE = 1,
    JVM_EXECUTION_INTERPRETED = 2,
    JVM_EXECUTION_FAST_INTERPRETED = 3,
    JVM_EXECUTION_COM = 4
} JAVA_EXECUTION_MODEL;

typedef enum JVM_EVENT_TYPE {
    JVM_EVENT_TYPE_EXCEPTION_OCCURRED = 0,
    JVM_EVENT_TYPE_THREAD_CREATE = 4,
    JVM_EVENT_TYPE_THREAD_DESTROY = 5,
    JVM_EVENT_TYPE_CLASS_LOAD_STARTED = 6,
    JVM_EVENT_TYPE_CLASS_LOAD_FINISHED = 7,
    JVM_EVENT_TYPE_CLASS_UNLOAD = 8,
    JVM_EVENT_TYPE_JIT_COMPILE_STARTED = 9,
    JVM_EVENT_TYPE_JIT_COMPILE_FINISHED = 10,
    JVM_EVENT_TYPE_GC_STARTED = 11,
    JVM_EVENT_TYPE_GC_FINISHED = 12,
    JVM_EVENT_TYPE_SHUTDOWN = 13, /* chosen here: the originals print 12 twice */
    JVM_EVENT_TYPE_RESERVED_14 = 14,
    JVM_EVENT_TYPE_SHUTDOWN_ERROR = 14, /* an old name */
    JVM_EVENT_TYPE_RESERVED_15 = 15,
    JVM_EVENT_TYPE_SHUTDOWN_INTERRUPTED = 15, /* an old name */
    JVM_EVENT_TYPE_CLASS_LOAD_FAILED = 17,
    JVM_EVENT_TYPE_RESERVED_17 = 17
} JVM_EVENT_TYPE;

typedef enum JVM_EVENT_TYPE2 {
    JVM_EVENT_TYPE2_THREAD_SET_NAME = 1025,
    JVM_EVENT_TYPE2_EXCEPTION_OCCURRED = 1026,
    JVM_EVENT_TYPE2_EXCEPTION_THROWN = 1027,
    JVM_EVENT_TYPE2_EXCEPTION_UNWIND = 1028,
    JVM_EVENT_TYPE2_STACK_TRACE = 1029,
    JVM_EVENT_TYPE2_INITIALIZED = 1030,
    JVM_EVENT_TYPE2_MONITORS_INITIALIZED = 1031
} JVM_EVENT_TYPE2;

typedef enum JAVA_MONITOR_INIT_OPTIONS {
    JVM_INIT_OPT_FP_SAFE_METHOD_CALLS = 0x1,
    JVM_INIT_OPT_GC_SAFE_METHOD_CALLS = 0x2,
    JVM_INIT_OPT_RETURN_VALUE_NOT_NEEDED = 0x4,
    JVM_INIT_OPT_WONT_TOGGLE_METHOD_CALL_EVENTS = 0x8,
    JVM_INIT_OPT_DONT_NEED_ALLOCATION_CALLBACK = 0x10, /* chosen here, as the next */
    JVM_INIT_OPT_DONT_NEED_ALLOCATION_COUNTS = 0x20
} JAVA_MONITOR_INIT_OPTIONS;

typedef enum JAVA_FIELD_FLAGS {
    JVM_FIELD_STATIC = 1,
    JVM_FIELD_OBJECTREF = 2,
    ALL_JVM_FIELD_FLAGS = 3
} JAVA_FIELD_FLAGS;

typedef enum JVM_CLASS_PROPERTIES {
    JVM_CLS_VARIABLE_SIZE = 1,
    JVM_CLS_HAS_DESCRIPTION = 2,
    ALL_JVM_CLS_PROPERTIES = 3
} JVM_CLASS_PROPERTIES;

typedef enum JVM_METHOD_CALL_EVENTS_DISPOSITION {
    JVM_PROHIBIT_METHOD_CALL_EVENTS = 1,
    JVM_PERMIT_METHOD_CALL_EVENTS = 2,
    JVM_QUERY_DISPOSITION = 3
} JVM_METHOD_CALL_EVENTS_DISPOSITION;

typedef enum JVM_OBJECT_FLAGS {
    JVM_OBJ_ALREADY_REPORTED = 0x1,
    JVM_OBJ_ALREADY_VISITED = 0x2,
    JVM_OBJ_MORE_REFERENCES = 0x10000,
    ALL_JVM_OBJECT_FLAGS = 0x10003
} JVM_OBJECT_FLAGS;

enum { JVM_HEAPMON_OBJECT_AGE = 1 };

/* ---- Chosen here: the originals' numbers and structures are lost ---- */

typedef enum JVM_ID_TYPE { JVM_ID_CLASS = 1, JVM_ID_METHOD = 2 } JVM_ID_TYPE;

typedef enum CONTAINER_TYPE {
    C_BEGIN = 1,
    C_RT_THREAD = 2,
    C_RT_JIT = 3,
    C_RT_NATIVE = 4,
    C_RT_NATIVEGC = 5,
    C_RT_COM = 6,
    C_RT_INTERPRETED = 7,
    C_RT_FAST_INTERPRETED = 8, /* chosen, as the rest */
    C_RT_STATIC = 9,
    C_RT_FINALIZER = 10,
    C_RT_INTERNAL = 11,
    C_HEAP = 12,
    C_END = 13
} CONTAINER_TYPE;

typedef struct SourceLineInfo {
    DWORD byte_code_offset;
    DWORD source_line;
} SourceLineInfo;

/* flags: on entry the members wanted, on exit those filled in. accuracy: 100 exact, 50 nearest
 * Java caller, 25 nearest native caller, 0 unknown. */
typedef struct JVM_METHOD_SAMPLE {
    DWORD flags;
    DWORD accuracy;             /* flag 1 */
    MethodID method_id;         /* 2 */
    StackID stack_id;           /* 4 */
    DWORD code_offset;          /* 8 */
    JAVA_EXECUTION_MODEL model; /* 0x10 */
} JVM_METHOD_SAMPLE;

#define JEVMON_IID(number)                                                                     \
    {                                                                                          \
        0x4d6f6e69, 0x746f, 0x4d4a, { 0x80, 0, 0, 0, 0, 0, 0, number }                         \
    }
#define IID_IUNKNOWN_VALUE                                                                     \
    {                                                                                          \
        0, 0, 0, { 0xC0, 0, 0, 0, 0, 0, 0, 0x46 }                                              \
    }
#define IID_IJAVAEVENTMONITOR_VALUE         JEVMON_IID(1)
#define IID_IJAVAEVENTMONITOR2_VALUE        JEVMON_IID(2)
#define IID_IJAVAEVENTMONITORIDINFO_VALUE   JEVMON_IID(3)
#define IID_IJAVAEVENTMONITORIDINFO2_VALUE  JEVMON_IID(4)
#define IID_IJAVAEVENTMONITORIDINFO3_VALUE  JEVMON_IID(5)
#define IID_IJAVAEVENTMONITORIDINFO4_VALUE  JEVMON_IID(6)
#define IID_IJAVAHEAPMONITOR_VALUE          JEVMON_IID(7)
#define IID_IJAVAHEAPMONITOR2_VALUE         JEVMON_IID(8)
#define IID_IHEAPINFOCALLBACK_VALUE         JEVMON_IID(9)
#define IID_IOBJECTALLOCATIONCALLBACK_VALUE JEVMON_IID(10)

/* ---- Interfaces ----
 * Rows of each: METHOD(name, parameters behind `self`), in the order of their slots. */

#define JEVMON_IUNKNOWN(METHOD)                                                                \
    METHOD(HRESULT, QueryInterface, (JEVMON_THIS const GUID *iid, void **out))                 \
    METHOD(ULONG, AddRef, (JEVMON_SELF))                                                       \
    METHOD(ULONG, Release, (JEVMON_SELF))

#define JEVMON_EVENT_MONITOR(METHOD)                                                           \
    METHOD(HRESULT, ExecuteByteCode,                                                           \
           (JEVMON_THIS MethodID method_id, BYTE_CODE * pbyte_code, DWORD byte_code_offset))   \
    METHOD(HRESULT, ExecuteSourceLine, (JEVMON_THIS MethodID method_id, DWORD line))           \
    METHOD(HRESULT, Initialize,                                                                \
           (JEVMON_THIS LPCSTR pclass_file_name,                                               \
            struct IJavaEventMonitorIDInfo * pmonitor_info, DWORD java_flags,                  \
            DWORD * prequested_events))                                                        \
    METHOD(HRESULT, MethodEntry, (JEVMON_THIS MethodID method_id, StackID stack_id))           \
    METHOD(HRESULT, MethodExit, (JEVMON_THIS StackID stack_id))                                \
    METHOD(HRESULT, NotifyEvent, (JEVMON_THIS JVM_EVENT_TYPE event, UniqueID event_id))

#define JEVMON_EVENT_MONITOR2(METHOD)                                                          \
    METHOD(HRESULT, GetPossibleEventCategories, (JEVMON_THIS DWORD * ppossible_events))        \
    METHOD(HRESULT, MethodExit2, (JEVMON_THIS MethodID method_id, StackID stack_id))           \
    METHOD(HRESULT, NotifyEvent2,                                                              \
           (JEVMON_THIS JVM_EVENT_TYPE2 event2, UniqueID first_event_id,                       \
            UniqueID second_event_id))

#define JEVMON_ID_INFO(METHOD)                                                                 \
    METHOD(HRESULT, ClassInformation,                                                          \
           (JEVMON_THIS ClassID class_id, LPSTR * name, LPSTR * source_file, int *nmethods,    \
            MethodID **method_ids, int64_t *objects_created))                                  \
    METHOD(HRESULT, GetEventMask, (JEVMON_THIS DWORD * events))                                \
    METHOD(HRESULT, GetMonitorUsage, (JEVMON_THIS void *lost))                                 \
    METHOD(HRESULT, InterpretedMethodInformation,                                              \
           (JEVMON_THIS MethodID method_id, unsigned *length, BYTE_CODE **codes))              \
    METHOD(HRESULT, JITCompiledMethodInformation,                                              \
           (JEVMON_THIS MethodID method_id, unsigned *length, unsigned char **code))           \
    METHOD(HRESULT, MethodInformation,                                                         \
           (JEVMON_THIS MethodID method_id, LPSTR * name, ClassID * class_id,                  \
            JAVA_EXECUTION_MODEL * model, int *nlines, SourceLineInfo **lines))                \
    METHOD(HRESULT, ObjectInformation, (JEVMON_THIS ObjectID object_id, ClassID * class_id))   \
    METHOD(HRESULT, SetEventMask, (JEVMON_THIS DWORD events))

#define JEVMON_ID_INFO2(METHOD)                                                                \
    METHOD(HRESULT, DescribeObject, (JEVMON_THIS ObjectID object_id, LPWSTR * text))           \
    METHOD(HRESULT, FieldInformation,                                                          \
           (JEVMON_THIS FieldID field_id, LPSTR * name, DWORD * flags))                        \
    METHOD(HRESULT, FreeHandlesToObjects,                                                      \
           (JEVMON_THIS unsigned count, ObjectHandleID *handles))                              \
    METHOD(HRESULT, GetArrayElement,                                                           \
           (JEVMON_THIS ObjectID object_id, unsigned index, int64_t *value))                   \
    METHOD(HRESULT, GetClassFields,                                                            \
           (JEVMON_THIS ClassID class_id, unsigned *count, FieldID **fields))                  \
    METHOD(HRESULT, GetClassPath, (JEVMON_THIS LPSTR * path))                                  \
    METHOD(HRESULT, GetCurrentThread, (JEVMON_THIS ThreadID * thread_id))                      \
    METHOD(HRESULT, GetHandlesToObjects,                                                       \
           (JEVMON_THIS unsigned count, ObjectID *ids, ObjectHandleID *handles))               \
    METHOD(HRESULT, GetObjectField,                                                            \
           (JEVMON_THIS ObjectID object_id, FieldID field_id, int64_t * value))                \
    METHOD(HRESULT, GetObjectSize, (JEVMON_THIS ObjectID object_id, DWORD * bytes))            \
    METHOD(HRESULT, GetObjectsFromHandles,                                                     \
           (JEVMON_THIS unsigned count, ObjectHandleID *handles, ObjectID *ids))               \
    METHOD(HRESULT, GetProfilingCapabilities,                                                  \
           (JEVMON_THIS DWORD * states, DWORD * categories, JAVA_EXECUTION_MODEL * last_model, \
            JVM_EVENT_TYPE * last_event, JVM_EVENT_TYPE2 * last_event2))                       \
    METHOD(HRESULT, GetSpecialClassProperties,                                                 \
           (JEVMON_THIS unsigned *count, ClassID **ids, DWORD **flags))                        \
    METHOD(HRESULT, GetStackTrace, (JEVMON_THIS ThreadID thread_id))                           \
    METHOD(HRESULT, SampleThreadLocation,                                                      \
           (JEVMON_THIS ThreadID thread_id, JVM_METHOD_SAMPLE * sample))                       \
    METHOD(HRESULT, StaticClassInformation,                                                    \
           (JEVMON_THIS ClassID class_id, DWORD * static_size, DWORD * instance_size))         \
    METHOD(HRESULT, ThreadInformation, (JEVMON_THIS ThreadID thread_id, DWORD * os_thread))

#define JEVMON_ID_INFO3(METHOD)                                                                \
    METHOD(HRESULT, ClassInformation2,                                                         \
           (JEVMON_THIS ClassID class_id, ClassID * superclass, ClassID * interfaces,          \
            unsigned *ninterfaces, MethodID *methods, unsigned *nmethods))                     \
    METHOD(HRESULT, EnableMethodCallEvents,                                                    \
           (JEVMON_THIS UniqueID id, JVM_ID_TYPE idtype,                                       \
            JVM_METHOD_CALL_EVENTS_DISPOSITION disposition))                                   \
    METHOD(HRESULT, GetMethodExitReturnValue,                                                  \
           (JEVMON_THIS MethodID * method_id, int64_t * *value))

#define JEVMON_ID_INFO4(METHOD)                                                                \
    METHOD(HRESULT, GetFinalInitializationOptions, (JEVMON_THIS DWORD * options))              \
    METHOD(HRESULT, GetMonitorInitializationOptions, (JEVMON_THIS DWORD * options))            \
    METHOD(HRESULT, SetMonitorInitializationOptions, (JEVMON_THIS DWORD options))

#define JEVMON_HEAP_MONITOR(METHOD)                                                            \
    METHOD(HRESULT, GetContainerDescription,                                                   \
           (JEVMON_THIS CONTAINER_TYPE type, LPWSTR * brief, LPWSTR * full))                   \
    METHOD(HRESULT, GetHeapInfo, (JEVMON_THIS struct IHeapInfoCallBack * callback))            \
    METHOD(HRESULT, GetObjectAge, (JEVMON_THIS ObjectID object_id, DWORD * age))               \
    METHOD(HRESULT, ModifyHeapMonitorCapabilities,                                             \
           (JEVMON_THIS DWORD capabilities, BOOL enable, DWORD * enabled))                     \
    METHOD(HRESULT, NotifyOnObjectAllocations,                                                 \
           (JEVMON_THIS struct IObjectAllocationCallBack * callback))

#define JEVMON_HEAP_MONITOR2(METHOD)                                                           \
    METHOD(HRESULT, ReservedHeapMonitor2, (JEVMON_THIS void *lost))

#define JEVMON_HEAP_INFO(METHOD)                                                               \
    METHOD(HRESULT, BeginContainer,                                                            \
           (JEVMON_THIS CONTAINER_TYPE type, UniqueID id1, UniqueID id2))                      \
    METHOD(HRESULT, ObjectReferences,                                                          \
           (JEVMON_THIS ObjectID object_id, ClassID class_id, const ObjectID *refs,            \
            unsigned count, const DWORD *flags))                                               \
    METHOD(HRESULT, RootReferences,                                                            \
           (JEVMON_THIS const ObjectID *refs, unsigned count, const DWORD *flags))

#define JEVMON_OBJECT_ALLOCATION(METHOD)                                                       \
    METHOD(HRESULT, OnObjectAllocated, (JEVMON_THIS ObjectID object_id, ClassID class_id))

struct IJavaEventMonitorIDInfo;
struct IHeapInfoCallBack;
struct IObjectAllocationCallBack;

#ifdef __cplusplus
} /* extern "C" */

#define JEVMON_THIS
#define JEVMON_SELF                            void
#define JEVMON_VIRTUAL(type, name, parameters) virtual type name parameters = 0;
#if defined __GNUC__
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wnon-virtual-dtor"
#endif
struct IUnknown {
    JEVMON_IUNKNOWN(JEVMON_VIRTUAL)
};
struct IJavaEventMonitor : IUnknown {
    JEVMON_EVENT_MONITOR(JEVMON_VIRTUAL)
};
struct IJavaEventMonitor2 : IJavaEventMonitor {
    JEVMON_EVENT_MONITOR2(JEVMON_VIRTUAL)
};
struct IJavaEventMonitorIDInfo : IUnknown {
    JEVMON_ID_INFO(JEVMON_VIRTUAL)
};
struct IJavaEventMonitorIDInfo2 : IJavaEventMonitorIDInfo {
    JEVMON_ID_INFO2(JEVMON_VIRTUAL)
};
struct IJavaEventMonitorIDInfo3 : IJavaEventMonitorIDInfo2 {
    JEVMON_ID_INFO3(JEVMON_VIRTUAL)
};
struct IJavaEventMonitorIDInfo4 : IJavaEventMonitorIDInfo3 {
    JEVMON_ID_INFO4(JEVMON_VIRTUAL)
};
struct IJavaHeapMonitor : IUnknown {
    JEVMON_HEAP_MONITOR(JEVMON_VIRTUAL)
};
struct IJavaHeapMonitor2 : IJavaHeapMonitor {
    JEVMON_HEAP_MONITOR2(JEVMON_VIRTUAL)
};
struct IHeapInfoCallBack : IUnknown {
    JEVMON_HEAP_INFO(JEVMON_VIRTUAL)
};
struct IObjectAllocationCallBack : IUnknown {
    JEVMON_OBJECT_ALLOCATION(JEVMON_VIRTUAL)
};
#if defined __GNUC__
#pragma GCC diagnostic pop
#endif
#undef JEVMON_VIRTUAL
#undef JEVMON_THIS
#undef JEVMON_SELF

extern "C" {
#else
#define JEVMON_THIS                            void *self,
#define JEVMON_SELF                            void *self
#define JEVMON_POINTER(type, name, parameters) type(*name) parameters;
#define JEVMON_INTERFACE(name, rows)                                                           \
    typedef struct name##Vtbl {                                                                \
        rows                                                                                   \
    } name##Vtbl;                                                                              \
    typedef struct name {                                                                      \
        const name##Vtbl *vtable;                                                              \
    } name;
#define JEVMON_ID_INFO_1 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_ID_INFO(JEVMON_POINTER)
JEVMON_INTERFACE(IUnknown, JEVMON_IUNKNOWN(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaEventMonitor,
                 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_EVENT_MONITOR(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaEventMonitor2,
                 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_EVENT_MONITOR(JEVMON_POINTER)
                     JEVMON_EVENT_MONITOR2(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaEventMonitorIDInfo, JEVMON_ID_INFO_1)
JEVMON_INTERFACE(IJavaEventMonitorIDInfo2, JEVMON_ID_INFO_1 JEVMON_ID_INFO2(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaEventMonitorIDInfo3, JEVMON_ID_INFO_1 JEVMON_ID_INFO2(JEVMON_POINTER)
                                               JEVMON_ID_INFO3(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaEventMonitorIDInfo4,
                 JEVMON_ID_INFO_1 JEVMON_ID_INFO2(JEVMON_POINTER)
                     JEVMON_ID_INFO3(JEVMON_POINTER) JEVMON_ID_INFO4(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaHeapMonitor,
                 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_HEAP_MONITOR(JEVMON_POINTER))
JEVMON_INTERFACE(IJavaHeapMonitor2,
                 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_HEAP_MONITOR(JEVMON_POINTER)
                     JEVMON_HEAP_MONITOR2(JEVMON_POINTER))
JEVMON_INTERFACE(IHeapInfoCallBack,
                 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_HEAP_INFO(JEVMON_POINTER))
JEVMON_INTERFACE(IObjectAllocationCallBack,
                 JEVMON_IUNKNOWN(JEVMON_POINTER) JEVMON_OBJECT_ALLOCATION(JEVMON_POINTER))
#endif

/* The other spelling of the originals. */
typedef struct IHeapInfoCallBack IHeapInfoCallback;
typedef struct IObjectAllocationCallBack IObjectAllocationCallback;

/* ---- What a monitor's library exports ----
 * Called once for each entry that names the library. clsid: NULL when named by path. options:
 * "" unless given. The object answers for IJavaEventMonitor at least; its one reference is the
 * VM's. */
#if defined __GNUC__
__attribute__((visibility("default")))
#endif
HRESULT
JavaEventMonitorCreate(const GUID *clsid, const char *options, struct IUnknown **out);

/* ---- What the VM exports ----
 * Memory that the VM returns is given back by the second. */
#if defined __GNUC__
__attribute__((visibility("default")))
#endif
void *
jevmon_task_alloc(unsigned long bytes);
#if defined __GNUC__
__attribute__((visibility("default")))
#endif
void
jevmon_task_free(void *memory);

#ifdef __cplusplus
}
#endif

#endif
