/* SPDX-License-Identifier: MIT */
/* The VM: one struct owns everything, its first member is its JavaVM. No mutable globals
 * elsewhere (vm/system/process.c keeps what is per process). Assembled by vm/create.c, and only
 * there.
 */
#ifndef MINIJVM_VM_MODEL_VM_H
#define MINIJVM_VM_MODEL_VM_H

#include <pthread.h>
#include <stdio.h>

#include "events/events.h"
#include "gc/gc.h"
#include "vm/model/engine.h"
#include "vm/model/front_end.h"
#include "vm/model/tool_hooks.h"
#include "vm/model/vm_classes.h"
#include "vm/model/vm_gate.h"
#include "vm/model/vm_threads.h"
#include "vm/model/wellknown.h"
#include "vm/system/options.h"
#include "vm/text/platform.h"
#include "vm/model/names.h"

struct JNIInvokeInterface_;
typedef struct ClassPath ClassPath;
typedef struct SymbolTable SymbolTable;
typedef struct NativeLibraries NativeLibraries;
typedef struct BootLibrary BootLibrary;
typedef struct Resources Resources;
struct ClassLibrary;

enum { MEMORY_ERRORS = 4 };

struct VM {
    struct VmHandle *handle; /* process.h: what the host knows it by */
    const struct JNINativeInterface_ *jni_functions, *jni_refusals,
        *jni_stopped;          /* of threads that may not call now; of who has the world
                                  stopped */
    _Atomic unsigned jni_said; /* vm/jni/refuse.c */
    /* By front-end: a thread that has the watched table (vm/jni/env_watched.c) calls JNI, from
     * `caller`. */
    void (*jni_watchers[FRONT_ENDS])(Thread *t, const void *caller);
    Options options;
    Platform platform;
    EventSink events;
    Heap *heap;
    const Engine *engine;
    const Engine *interpreter;  /* what the engine leaves bytecode to; may be itself */
    bool methods_observed;      /* likewise, with -Xjit:events=patch and recompile */
    bool instructions_observed; /* changed with the world stopped (delivery_instructions) */
    struct Jit *jit;            /* NULL: everything is interpreted */

    Metadata *metadata;
    SymbolTable *symbols;
    _Atomic unsigned keeps_symbols; /* a bit for each front-end whose tools may keep names */
    StringTable *strings;
    MonitorTable *monitors;
    GlobalReferences *globals;
    NativeLibraries *libraries;
    const struct NativeTable *built_in_natives; /* vm/jni/natives.h */
    BootLibrary *boot_library;                  /* the class library's blob */
    const struct ClassLibrary *library;         /* library.h; NULL: the embedded one */
    void *library_data;                         /* its own */
    ClassPath *class_path;
    Resources *resources; /* what the class library holds of the system */

    VmClasses classes;
    VmThreads threads;
    VmGate gate;

    WellKnown known;
    bool events_live;     /* start-up announcements were made */
    bool announcing;      /* or are being made */
    bool initialized;     /* the class library is usable */
    bool lacks_memory;    /* which is why it is not made: vm/system/spare.h */
    bool refusal_is_said; /* the class library has printed why it does not start */
    _Atomic bool shutting_down;
    _Atomic(Thread *) ender; /* who tells of the end, by DestroyJavaVM, an exit or a halt */
    _Atomic(Thread *) terminator;   /* DestroyJavaVM's thread while it ends all others, or
                                       VM_STARTS_NO_MORE */
    _Atomic int64_t agent_exit;     /* AGENT_EXITS and ProfilerExit's status: it goes before the
                                       program's own, which another thread may be leaving with */
    int64_t created_at;             /* nanoseconds, of CLOCK_MONOTONIC */
    _Atomic bool met_out_of_memory; /* there was an OutOfMemoryError */
    Object *memory_errors[MEMORY_ERRORS]; /* preallocated, roots */
    _Atomic uint32_t memory_errors_used;
    Object *system_thread_group, *main_thread_group, *system_loader; /* roots */
    struct InvokeKnown *invoke_known; /* vm/invoke/invoke_known.c's, made when first needed */
    struct {
        Method *value_of;
        uint32_t offset;   /* of the value; 0: not looked up yet */
    } boxes[8];            /* vm/run/invoke.c's */
    struct Attach *attach; /* attach/attach.h; NULL: nobody asked for it */
    FrontEnd front_ends[FRONT_ENDS];
    ToolHooks tools;
    int (*vfprintf_hook)(FILE *, const char *, va_list); /* the host's, NULL: stderr */
    atomic_bool fatal; /* an error has been reported that ends the process */
    void (*exit_hook)(int);
    void (*abort_hook)(void);
};

/* EMIT(t, object_alloc, .object = o, ...): see events/events.h. */
#define EMIT(t, name, ...) EMIT_TO(&(t)->vm->events, (t), name, __VA_ARGS__)
#define WANTED(t, name)    events_wanted(&(t)->vm->events, EVENT_##name)

/* No thread, as the VM's terminator: its start is given up, and every thread unwinds. */
#define VM_STARTS_NO_MORE ((Thread *)(uintptr_t)8)

/* The OutOfMemoryError of last resort, which is there already; NULL: the class library is not.
 * In turn another one: whoever closes what it uses may meet the second while the first is on
 * its way, and no Throwable can be suppressed by itself. */
static inline Object *vm_memory_error(VM *vm) {
    return vm->memory_errors[atomic_fetch_add(&vm->memory_errors_used, 1) % MEMORY_ERRORS];
}

/* To the host's "vfprintf", else to stderr. */
void vm_print(VM *vm, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A broken invariant: says what, and where the calling thread is in Java; calls the host's
 * "abort", and aborts. */
_Noreturn void vm_fatal(VM *vm, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Zeroed memory for what is small and must not fail, that spare_free takes back: at the end of
 * memory what the heap holds back is given up for it, and the reserve is touched
 * (vm/system/spare.h). When that too is used up it is fatal, and `what` says for what. */
void *vm_need(VM *vm, size_t count, size_t bytes, const char *what);
/* The same as a larger one in place of `memory`, which may be NULL; what is added is not
 * zeroed. */
void *vm_need_more(VM *vm, void *memory, size_t bytes, const char *what);

/* ---- Symbols: interned text, stable as long as somebody uses it (vm/model/symbols.h). Lock:
 * leaf.
 * ---- */
const char *symbol_intern(VM *vm, const char *text, size_t length);
const char *symbol(VM *vm, const char *text);
/* The symbol if somebody interned it, else NULL. */
const char *symbol_find(VM *vm, const char *text, size_t length);

#endif
