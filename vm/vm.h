/* SPDX-License-Identifier: MIT */
/* The VM: one struct owns everything, its first member is its JavaVM. No mutable globals elsewhere
 * (vm/process.c keeps what is per process). Assembled by vm/create.c, and only there. */
#ifndef MINIJVM_VM_VM_H
#define MINIJVM_VM_VM_H

#include <pthread.h>
#include <stdio.h>

#include "events/events.h"
#include "gc/gc.h"
#include "vm/engine.h"
#include "vm/options.h"
#include "vm/run/transition.h"
#include "vm/wellknown.h"

struct JNIInvokeInterface_;
typedef struct ClassPath ClassPath;
typedef struct SymbolTable SymbolTable;
typedef struct Metadata Metadata;
typedef struct StringTable StringTable;
typedef struct MonitorTable MonitorTable;
typedef struct GlobalReferences GlobalReferences;
typedef struct LoaderTable LoaderTable;
typedef struct NativeLibraries NativeLibraries;
typedef struct BootLibrary BootLibrary;
typedef struct Resources Resources;

struct VM {
    const struct JNIInvokeInterface_ *functions;
    const struct JNINativeInterface_ *jni_functions;
    Options options;
    EventSink events;
    Heap *heap;
    const Engine *engine;
    bool methods_observed;      /* likewise, with -Xjit:events=patch and recompile */
    bool instructions_observed; /* changed with the world stopped (observe_instructions) */
    struct Jit *jit; /* NULL: everything is interpreted */

    Metadata *metadata;
    SymbolTable *symbols;
    bool keeps_symbols; /* there are, or were, agents: none is ever freed */
    StringTable *strings;
    MonitorTable *monitors;
    GlobalReferences *globals;
    NativeLibraries *libraries;
    BootLibrary *boot_library; /* the class library's blob */
    ClassPath *class_path;
    Resources *resources; /* what the class library holds of the system */

    /* Classes */
    pthread_mutex_t class_lock; /* loading, linking, initialization states; rank 20 */
    pthread_cond_t class_wake;
    Loader *loaders;    /* all user loaders */
    Loader *young_loaders;
    Class *boot_classes; /* through next_in_loader */
    LoaderTable *boot_table;
    struct LoaderConstraint *constraints; /* vm/load/constraints.c */
    uint32_t class_serial;
    Class **receivers; /* by number, vm/link/receivers.c */
    uint32_t receiver_count;
    uint64_t hidden_serial;
    uint64_t classes_loaded, classes_unloaded;

    /* Threads */
    pthread_mutex_t thread_lock; /* the list; rank 10 */
    pthread_cond_t thread_wake;  /* stops, rests, ends */
    Thread *threads;
    uint32_t thread_count, non_daemon_count, ending_threads;
    uint8_t *thread_ids; /* bitmap of 65536 */
    Thread *main_thread;
    Thread *spare_threads; /* memory of ended ones, through next: under stress only */

    /* The collection gate (vm/run/gate.c); guarded by thread_lock */
    _Atomic bool gate_closed; /* softly: threads from VM code wait before raising GC off */
    _Atomic bool gate_hard;   /* agents' threads too: the stop is under way */
    bool world_stopped;
    _Atomic(Thread *) stopper;
    _Atomic(Thread *) collector;
    Thread *unload_holder; /* keeps GC off until it has told what its collection unloads */
    char gc_refusal[256];     /* why the last collection was refused */
    bool references_waiting;  /* the pending list is not empty */
    int64_t soft_start, soft_clock; /* first collection; SoftReference.clock: the last, milliseconds later */
    int64_t soft_patience;    /* milliseconds a soft reference may be unused, as of the last collection */
    pthread_cond_t reference_wake;
    _Atomic uint64_t collections_done;

    WellKnown known;
    bool events_live; /* start-up announcements were made */
    bool initialized; /* the class library is usable */
    _Atomic bool shutting_down;
    _Atomic bool halted;
    _Atomic(Thread *) terminator; /* DestroyJavaVM's thread while it ends all others */
    int exit_code;
    _Atomic bool heap_file_written; /* by the first OutOfMemoryError */
    Object *out_of_memory_error; /* preallocated, a root */
    Object *system_thread_group, *main_thread_group;
    Object *system_loader; /* roots */
    struct InvokeKnown *invoke_known; /* vm/run/invoke_known.c's, made when first needed */
    struct {
        Method *value_of;
        uint32_t offset; /* of the value; 0: not looked up yet */
    } boxes[8]; /* vm/run/invoke.c's */
    void *front_ends[4];   /* agents' state, by front-end */
    /* GetEnv for versions that are not JNI's: a JNI result. NULL: no tool interface. */
    const char *(*agent_name)(int slot); /* for messages; NULL: no front-end */
    int (*get_tool_env)(VM *vm, void **env, int version, void *return_address);
    int (*vfprintf_hook)(FILE *, const char *, va_list);
    void (*exit_hook)(int);
    void (*abort_hook)(void);
};

/* EMIT(t, object_alloc, .object = o, ...): see events/events.h. */
#define EMIT(t, name, ...) EMIT_TO(&(t)->vm->events, (t), name, __VA_ARGS__)
#define WANTED(t, name) events_wanted(&(t)->vm->events, EVENT_##name)

/* The list's beginning, for who walks it while the world is stopped and has no lock: others may be attached meanwhile,
 * and are whole when they are seen. */
static inline Thread *thread_first(const VM *vm) { return __atomic_load_n(&vm->threads, __ATOMIC_ACQUIRE); }

/* The VM ends and so must this thread. */
static inline bool thread_is_terminating(const Thread *t) {
    Thread *terminator = atomic_load_explicit(&t->vm->terminator, memory_order_relaxed);
    return terminator != NULL && terminator != t;
}

/* A broken invariant: says what and where, aborts the process (through the embedder's hook). */
_Noreturn void vm_fatal(VM *vm, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- Creation and end (vm/create.c, vm/shutdown.c) ---- */

int vm_create(VM **vm, Thread **main, Options *options, char *message, size_t message_size);
/* Waits for the non-daemon threads, runs shutdown hooks, ends agents, frees everything. */
int vm_destroy(Thread *t);
/* System.exit behind its hooks, Runtime.halt, ProfilerExit: ends the process. */
_Noreturn void vm_halt(VM *vm, int code, bool tell_agents);

/* ---- Symbols: interned text, stable as long as somebody uses it (vm/symbols.h). Lock: leaf. ---- */
const char *symbol_intern(VM *vm, const char *text, size_t length);
const char *symbol(VM *vm, const char *text);
/* The symbol if somebody interned it, else NULL. */
const char *symbol_find(VM *vm, const char *text, size_t length);

#endif
