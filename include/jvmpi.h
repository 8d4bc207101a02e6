/* SPDX-License-Identifier: MIT */
/*
 * The Java Virtual Machine Profiler Interface up to version 1.2: events, constants and the
 * function table, binary compatible with the agents that were built for it.
 *
 * An agent exports JVM_OnLoad (and, if it likes, JVM_OnUnload), which this header leaves to it:
 *     JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
 * and obtains the table there by GetEnv(vm, &table, JVMPI_VERSION_1). Numbers such as R41 name
 * the statements of the interface's description that a member rests on.
 * Everything an event points to belongs to the VM and is gone when NotifyEvent returns (R46).
 */
#ifndef MINIJVM_JVMPI_H
#define MINIJVM_JVMPI_H

#include "jni.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Constants --------------------------------------------------------------------------- */

/* For GetEnv. Every version is served by the same table, which only ever grew at its end. */
#define JVMPI_VERSION_1   ((jint)0x10000001)
#define JVMPI_VERSION_1_1 ((jint)0x10000002) /* adds the two conversions of object ids */
#define JVMPI_VERSION_1_2 ((jint)0x10000003) /* adds the two functions for lists of threads */

/* Results of EnableEvent, DisableEvent, RequestEvent. */
#define JVMPI_SUCCESS       ((jint)0)
#define JVMPI_NOT_AVAILABLE ((jint)1)
#define JVMPI_FAIL          ((jint)-1)

/* The three modes of the process (R16) in which an event may be sent:
 *   M  threads run, collections may happen; the agent may do what it likes
 *   G  threads run, this thread keeps collections off, so object ids hold still
 *   S  threads are suspended: the agent must not block or allocate
 * Each event is noted with its mode and, where it has one, its member of JVMPI_Event.u. */
#define JVMPI_EVENT_METHOD_ENTRY  ((jint)1) /* M method */
#define JVMPI_EVENT_METHOD_ENTRY2 ((jint)2) /* G method_entry2 */
#define JVMPI_EVENT_METHOD_EXIT   ((jint)3) /* M method */

#define JVMPI_EVENT_OBJECT_ALLOC ((jint)4) /* G obj_alloc */
#define JVMPI_EVENT_OBJECT_FREE  ((jint)5) /* S obj_free */
#define JVMPI_EVENT_OBJECT_MOVE  ((jint)6) /* S obj_move */

#define JVMPI_EVENT_COMPILED_METHOD_LOAD   ((jint)7) /* M compiled_method_load */
#define JVMPI_EVENT_COMPILED_METHOD_UNLOAD ((jint)8) /* M compiled_method_unload */
#define JVMPI_EVENT_INSTRUCTION_START      ((jint)9) /* M instruction */

#define JVMPI_EVENT_THREAD_START    ((jint)33) /* G thread_start */
#define JVMPI_EVENT_THREAD_END      ((jint)34) /* M, env_id is the thread that ended */
#define JVMPI_EVENT_CLASS_LOAD_HOOK ((jint)35) /* M class_load_hook */

#define JVMPI_EVENT_HEAP_DUMP                ((jint)37) /* G heap_dump, only on request */
#define JVMPI_EVENT_JNI_GLOBALREF_ALLOC      ((jint)38) /* G jni_globalref_alloc */
#define JVMPI_EVENT_JNI_GLOBALREF_FREE       ((jint)39) /* M jni_globalref_free */
#define JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC ((jint)40) /* G jni_globalref_alloc */
#define JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE  ((jint)41) /* M jni_globalref_free */
#define JVMPI_EVENT_CLASS_LOAD               ((jint)42) /* G class_load */
#define JVMPI_EVENT_CLASS_UNLOAD             ((jint)43) /* G class_unload */
#define JVMPI_EVENT_DATA_DUMP_REQUEST        ((jint)44) /* M */
#define JVMPI_EVENT_DATA_RESET_REQUEST       ((jint)45) /* M */

#define JVMPI_EVENT_JVM_INIT_DONE ((jint)46) /* M */
#define JVMPI_EVENT_JVM_SHUT_DOWN ((jint)47) /* M */

#define JVMPI_EVENT_ARENA_NEW    ((jint)48) /* M new_arena */
#define JVMPI_EVENT_ARENA_DELETE ((jint)49) /* S delete_arena */

#define JVMPI_EVENT_OBJECT_DUMP ((jint)50) /* G object_dump, only on request */

#define JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER   ((jint)51) /* M raw_monitor */
#define JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED ((jint)52) /* M raw_monitor */
#define JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT    ((jint)53) /* M raw_monitor */
#define JVMPI_EVENT_MONITOR_CONTENDED_ENTER       ((jint)54) /* G monitor */
#define JVMPI_EVENT_MONITOR_CONTENDED_ENTERED     ((jint)55) /* G monitor */
#define JVMPI_EVENT_MONITOR_CONTENDED_EXIT        ((jint)56) /* G monitor */
#define JVMPI_EVENT_MONITOR_WAIT                  ((jint)57) /* G monitor_wait */
#define JVMPI_EVENT_MONITOR_WAITED                ((jint)58) /* G monitor_wait */
#define JVMPI_EVENT_MONITOR_DUMP                  ((jint)59) /* G monitor_dump, only on request */

#define JVMPI_EVENT_GC_START  ((jint)60) /* M, S follows */
#define JVMPI_EVENT_GC_FINISH ((jint)61) /* S, M follows; gc_info */

#define JVMPI_MAX_EVENT_TYPE_VAL ((jint)61)

/* Bit in event_type of an event that RequestEvent asked for (R44). */
#define JVMPI_REQUESTED_EVENT ((jint)0x10000000)

/* Names that older agents know some events by. */
#define JVMPI_EVENT_LOAD_COMPILED_METHOD   JVMPI_EVENT_COMPILED_METHOD_LOAD
#define JVMPI_EVENT_UNLOAD_COMPILED_METHOD JVMPI_EVENT_COMPILED_METHOD_UNLOAD
#define JVMPI_EVENT_NEW_ARENA              JVMPI_EVENT_ARENA_NEW
#define JVMPI_EVENT_DELETE_ARENA           JVMPI_EVENT_ARENA_DELETE
#define JVMPI_EVENT_DUMP_DATA_REQUEST      JVMPI_EVENT_DATA_DUMP_REQUEST
#define JVMPI_EVENT_RESET_DATA_REQUEST     JVMPI_EVENT_DATA_RESET_REQUEST
#define JVMPI_EVENT_OBJ_ALLOC              JVMPI_EVENT_OBJECT_ALLOC
#define JVMPI_EVENT_OBJ_FREE               JVMPI_EVENT_OBJECT_FREE
#define JVMPI_EVENT_OBJ_MOVE               JVMPI_EVENT_OBJECT_MOVE

/* What GetThreadStatus answers: one of these ... */
enum {
    JVMPI_THREAD_RUNNABLE = 1,
    JVMPI_THREAD_MONITOR_WAIT = 2, /* waits to enter a monitor */
    JVMPI_THREAD_CONDVAR_WAIT = 3  /* waits to be notified, or sleeps */
};
/* ... plus these bits. */
#define JVMPI_THREAD_SUSPENDED   0x8000 /* by Thread.suspend, not by SuspendThread (R76) */
#define JVMPI_THREAD_INTERRUPTED 0x4000

/* Priorities for CreateSystemThread. */
#define JVMPI_MINIMUM_PRIORITY 1
#define JVMPI_NORMAL_PRIORITY  5
#define JVMPI_MAXIMUM_PRIORITY 10

/* Types of objects, array elements, fields and constants. */
#define JVMPI_NORMAL_OBJECT ((jint)0)
#define JVMPI_CLASS         ((jint)2) /* a reference; as is_array: an array of references */
#define JVMPI_BOOLEAN       ((jint)4)
#define JVMPI_CHAR          ((jint)5)
#define JVMPI_FLOAT         ((jint)6)
#define JVMPI_DOUBLE        ((jint)7)
#define JVMPI_BYTE          ((jint)8)
#define JVMPI_SHORT         ((jint)9)
#define JVMPI_INT           ((jint)10)
#define JVMPI_LONG          ((jint)11)

/* Records of a monitor dump. */
#define JVMPI_MONITOR_JAVA 0x01
#define JVMPI_MONITOR_RAW  0x02

/* Records of a heap dump: roots ... */
#define JVMPI_GC_ROOT_UNKNOWN      0xff
#define JVMPI_GC_ROOT_JNI_GLOBAL   0x01
#define JVMPI_GC_ROOT_JNI_LOCAL    0x02
#define JVMPI_GC_ROOT_JAVA_FRAME   0x03
#define JVMPI_GC_ROOT_NATIVE_STACK 0x04
#define JVMPI_GC_ROOT_STICKY_CLASS 0x05
#define JVMPI_GC_ROOT_THREAD_BLOCK 0x06
#define JVMPI_GC_ROOT_MONITOR_USED 0x07
#define JVMPI_GC_ROOT_THREAD_OBJ   0x08 /* for an agent's own files; never in the VM's buffer */
/* ... and objects. */
#define JVMPI_GC_CLASS_DUMP      0x20
#define JVMPI_GC_INSTANCE_DUMP   0x21
#define JVMPI_GC_OBJ_ARRAY_DUMP  0x22
#define JVMPI_GC_PRIM_ARRAY_DUMP 0x23

/* How much a heap dump tells (R155 to R157): identities; plus references; plus all values. */
#define JVMPI_DUMP_LEVEL_0 ((jint)0)
#define JVMPI_DUMP_LEVEL_1 ((jint)1)
#define JVMPI_DUMP_LEVEL_2 ((jint)2)

/* ---- Data -------------------------------------------------------------------------------- */

/* An object, valid while the collector is kept off; it changes when the object moves (R32). */
struct _jobjectID;
typedef struct _jobjectID *jobjectID;

/* A lock of the agent's own, owned by the VM until RawMonitorDestroy. */
struct _JVMPI_RawMonitor;
typedef struct _JVMPI_RawMonitor *JVMPI_RawMonitor;

typedef void (*jvmpi_void_function_of_void)(void *);

typedef struct {
    jint lineno; /* -1 unknown, -2 compiled code without lines, -3 native method */
    jmethodID method_id;
} JVMPI_CallFrame;

typedef struct {
    JNIEnv *env_id;          /* whose stack */
    jint num_frames;         /* filled in */
    JVMPI_CallFrame *frames; /* callee first */
} JVMPI_CallTrace;

typedef struct {
    char *method_name;
    char *method_signature;
    jint start_lineno; /* both -1 when there are no lines */
    jint end_lineno;
    jmethodID method_id;
} JVMPI_Method;

typedef struct {
    char *field_name;
    char *field_signature;
} JVMPI_Field;

typedef struct {
    jint offset; /* in bytes from the start of the compiled code */
    jint lineno;
} JVMPI_Lineno;

typedef struct {
    jint heap_dump_level;
} JVMPI_HeapDumpArg;

typedef struct {
    jint event_type; /* JVMPI_EVENT_..., perhaps with JVMPI_REQUESTED_EVENT */
    JNIEnv *env_id;  /* the thread the event is sent on */

    union {
        struct {
            const char *class_name; /* with dots */
            char *source_name;      /* "" when unknown */
            jint num_interfaces;
            jint num_methods; /* declared by the class itself, as are the fields */
            JVMPI_Method *methods;
            jint num_static_fields;
            JVMPI_Field *statics;
            jint num_instance_fields;
            JVMPI_Field *instances;
            jobjectID class_id;
        } class_load;

        struct {
            jobjectID class_id;
        } class_unload;

        struct {
            unsigned char *class_data;
            jint class_data_len;           /* in bytes */
            unsigned char *new_class_data; /* set by the agent, to class_data if unchanged */
            jint new_class_data_len;
            void *(*malloc_f)(unsigned int); /* allocates new_class_data, which the VM frees */
        } class_load_hook;

        struct {
            jint arena_id;
            jobjectID class_id; /* of the elements for JVMPI_CLASS, NULL for primitive arrays */
            jint is_array;      /* JVMPI_NORMAL_OBJECT, or the type of the elements */
            jint size;          /* in bytes */
            jobjectID obj_id;
        } obj_alloc;

        struct {
            jobjectID obj_id;
        } obj_free;

        struct {
            jint arena_id;
            jobjectID obj_id;
            jint new_arena_id;
            jobjectID new_obj_id;
        } obj_move;

        struct {
            jint arena_id;
            const char *arena_name;
        } new_arena;

        struct {
            jint arena_id; /* its objects die with it, untold (R100) */
        } delete_arena;

        struct {
            char *thread_name;
            char *group_name;
            char *parent_name;
            jobjectID thread_id; /* the java.lang.Thread */
            JNIEnv *thread_env_id;
        } thread_start;

        struct {
            int dump_level;
            char *begin; /* first byte of the records */
            char *end;   /* behind the last one */
            jint num_traces;
            JVMPI_CallTrace *traces;
        } heap_dump;

        struct {
            jobjectID obj_id;
            jobject ref_id;
        } jni_globalref_alloc;

        struct {
            jobject ref_id;
        } jni_globalref_free;

        struct {
            jmethodID method_id;
        } method;

        struct {
            jmethodID method_id;
            jobjectID obj_id; /* the receiver, NULL for a static method */
        } method_entry2;

        struct {
            jmethodID method_id;
            void *code_addr;
            jint code_size; /* in bytes */
            jint lineno_table_size;
            JVMPI_Lineno *lineno_table;
        } compiled_method_load;

        struct {
            jmethodID method_id;
        } compiled_method_unload;

        struct {
            jmethodID method_id;
            jint offset; /* of the bytecode, in bytes */
            union {
                struct {
                    jboolean is_true;
                } if_info;
                struct {
                    jint key;
                    jint low;
                    jint hi;
                } tableswitch_info;
                struct {
                    jint chosen_pair_index; /* from 0; pairs_total means the default */
                    jint pairs_total;
                } lookupswitch_info;
            } u;
        } instruction;

        struct {
            char *begin;
            char *end;
            jint num_traces;
            JVMPI_CallTrace *traces;
            jint *threads_status; /* of the thread of traces[i] */
        } monitor_dump;

        struct {
            const char *name;
            JVMPI_RawMonitor id;
        } raw_monitor;

        struct {
            jobjectID object;
        } monitor;

        struct {
            jobjectID object; /* NULL for Thread.sleep */
            jlong timeout;    /* milliseconds: asked for (0 = forever), or really waited */
        } monitor_wait;

        struct {
            jlong used_objects;
            jlong used_object_space;  /* bytes */
            jlong total_object_space; /* bytes */
        } gc_info;

        struct {
            jint data_len; /* bytes */
            char *data;
        } object_dump;
    } u;
} JVMPI_Event;

/* ---- The function table ------------------------------------------------------------------ */

typedef struct {
    jint version;

    /* The agent's own; it must be set before JVM_OnLoad returns. May run on many threads. */
    void (*NotifyEvent)(JVMPI_Event *event);

    jint (*EnableEvent)(jint event_type, void *arg);
    jint (*DisableEvent)(jint event_type, void *arg);
    jint (*RequestEvent)(jint event_type, void *arg); /* the event comes before it returns */

    void (*GetCallTrace)(JVMPI_CallTrace *trace, jint depth); /* at most depth frames */

    void (*ProfilerExit)(jint exit_code);

    JVMPI_RawMonitor (*RawMonitorCreate)(char *name); /* "_..." is never told as contended */
    void (*RawMonitorEnter)(JVMPI_RawMonitor monitor);
    void (*RawMonitorExit)(JVMPI_RawMonitor monitor);
    void (*RawMonitorWait)(JVMPI_RawMonitor monitor, jlong milliseconds); /* 0 = forever */
    void (*RawMonitorNotifyAll)(JVMPI_RawMonitor monitor);
    void (*RawMonitorDestroy)(JVMPI_RawMonitor monitor);

    jlong (*GetCurrentThreadCpuTime)(void); /* nanoseconds */

    void (*SuspendThread)(JNIEnv *env);
    void (*ResumeThread)(JNIEnv *env);
    jint (*GetThreadStatus)(JNIEnv *env);
    jboolean (*ThreadHasRun)(JNIEnv *env); /* since its last suspension */
    jint (*CreateSystemThread)(char *name, jint priority, void (*f)(void *));

    void (*SetThreadLocalStorage)(JNIEnv *env_id, void *ptr);
    void *(*GetThreadLocalStorage)(JNIEnv *env_id); /* NULL at first */

    void (*DisableGC)(void); /* nests, per thread */
    void (*EnableGC)(void);
    void (*RunGC)(void);

    jobjectID (*GetThreadObject)(JNIEnv *env);
    jobjectID (*GetMethodClass)(jmethodID mid);

    /* From version 1.1 on; collections must be off. */
    jobject (*jobjectID2jobject)(jobjectID jid); /* a new local reference */
    jobjectID (*jobject2jobjectID)(jobject jobj);

    /* From version 1.2 on; results[i] is 0 or an error for reqList[i]. */
    void (*SuspendThreadList)(jint reqCount, JNIEnv **reqList, jint *results);
    void (*ResumeThreadList)(jint reqCount, JNIEnv **reqList, jint *results);
} JVMPI_Interface;

#ifdef __cplusplus
}
#endif

#endif /* MINIJVM_JVMPI_H */
