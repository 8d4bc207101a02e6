/* SPDX-License-Identifier: MIT */
/* The VM's options as JNI_CreateJavaVM receives them (JavaVMOption strings), parsed once,
 * immutable afterwards. The launcher's own options (-cp, -jar, -version) never come here. Pure.
 */
#ifndef MINIJVM_VM_SYSTEM_OPTIONS_H
#define MINIJVM_VM_SYSTEM_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gc/gc.h"
#include "vm/system/stress.h"

typedef struct OptionPair {
    char *key, *value;
} OptionPair;

typedef struct AssertionOption {
    char *name; /* "": all but system; "pkg..." ends in '/', a class otherwise */
    bool enable, is_package;
} AssertionOption;

/* How compiled code learns that method events are wanted. */
typedef enum JitEventsOption {
    JIT_EVENTS_TEST,
    JIT_EVENTS_PATCH,
    JIT_EVENTS_RECOMPILE
} JitEventsOption;

/* -Xjit:... */
typedef struct JitOptions {
    bool enabled, verbose, statistics, perf_map, gdb;
    bool isa_v1;        /* no instructions but those that every processor of the kind has */
    uint32_t threshold; /* calls and loops before a method is compiled; 0: at its first call */
    JitEventsOption events;
    uint64_t deopt_seed; /* not 0: fall back to the interpreter at random places */
    size_t cache_bytes;
    char *print; /* methods to print */
    char *dump;  /* the directory of perf's file of compiled code, or NULL */
} JitOptions;

/* How agents hear of what dies with an arena (R206): by ARENA_DELETE alone, by an OBJECT_FREE
 * each before it, or of no arenas at all. */
typedef enum JvmpiArenas {
    JVMPI_ARENAS_EXPLICIT,
    JVMPI_ARENAS_IMPLICIT,
    JVMPI_ARENAS_NONE
} JvmpiArenas;

/* ABORT: the first report ends the process. */
typedef enum CheckLevel { CHECK_NO, CHECK_REPORT, CHECK_ABORT } CheckLevel;

typedef struct Options {
    bool heap_dump_on_error; /* -XX:+HeapDumpOnOutOfMemoryError */
    char *heap_dump_path;    /* -XX:HeapDumpPath=, or NULL */
    /* What else the first OutOfMemoryError does: -XX:OnOutOfMemoryError= (NULL: nothing),
     * -XX:+CrashOnOutOfMemoryError, -XX:+ExitOnOutOfMemoryError. */
    char *out_of_memory_command;
    bool out_of_memory_aborts, out_of_memory_exits;
    bool ignores_gc; /* -XX:+DisableExplicitGC: System.gc() does nothing */
    int processors;  /* -XX:ActiveProcessorCount=; 0: those that there are */
    int trace_depth; /* -XX:MaxJavaStackTraceDepth=: frames of a Throwable */
    bool no_traces;  /* -XX:-StackTraceInThrowable */
    bool no_details; /* -XX:-ShowCodeDetailsInExceptionMessages */
    OptionPair *properties;
    size_t property_count;
    OptionPair *agents; /* library name, options or NULL */
    size_t agent_count;
    OptionPair *monitors; /* -Xmonitor:library[:options] */
    size_t monitor_count;
    char *trace_library, *trace_flags; /* -Xtrace:library[:flags], or NULL */
    AssertionOption *assertions;
    size_t assertion_count;
    bool system_assertions;
    size_t stack_bytes;    /* -Xss */
    size_t metadata_bytes; /* -XX:MaxMetaspaceSize= */
    GcOptions gc;
    JitOptions jit;
    char *plan_storage, *gc_log_storage, *verbose_storage;
    char *appended_path;                       /* -Xbootclasspath/a:, or NULL */
    bool no_memory;                            /* is why they could not be read */
    bool ignore_unknown_flags;                 /* -XX:+IgnoreUnrecognizedVMOptions */
    bool diagnostic_flags, experimental_flags; /* -XX:+Unlock...VMOptions */
    unsigned foreign_collectors; /* -XX:+Use...GC: those that are on, a bit each */
    CheckLevel check_jvmpi, check_monitors, check_tracing;
    StressOptions stress;
    bool attach_off, attach_java; /* -Xattach: */
    char *attach_path;            /* of the socket, or NULL */
    bool hidden_hooks; /* -Xjvmpi:hiddenhooks: CLASS_LOAD_HOOK comes for hidden classes too */
    JvmpiArenas jvmpi_arenas;
    int note_signal;     /* -Xjvmpi:signal=; 0: the usual one, < 0: none */
    char *jvmpi_methods; /* -Xjvmpi:methods=, or NULL */
    OptionPair *given; /* the options themselves, as a JDK's library shows them; values NULL */
    size_t given_count;
    bool on_jdk;       /* there is an -Xjdk, perhaps behind the option that asks */
    bool preview;      /* --enable-preview, with -Xjdk: class files that need it are taken */
    char *jdk_home;    /* -Xjdk[:home]: "" for the default one; NULL: the embedded library */
    char *jdk_archive; /* -Xjdk:archive=, -Xjdk:dump=: a file; NULL: the usual one */
    bool jdk_dump;     /* it is written */
    bool jdk_archive_off;
    bool jdk_manages; /* there is a property of com.sun.management */
#ifdef MINIJVM_PLANTS
    char plant[16]; /* -Xjvmpi:plant=: which violation, "": none */
#endif
    uint32_t check_slow_ms;            /* a handler that takes longer is reported; 0: none is */
    bool initial_given, maximum_given; /* -Xms, -Xmx */
    bool verify_user,
        verify_library; /* bytecode of classes of user loaders, of the class library */
    bool verbose_class, verbose_gc, verbose_jni, interpreted_only, check_jni,
        ignore_unrecognized;
    bool leave_signals; /* -Xrs: those that end a program are the host's alone */
    void *vfprintf_hook, *exit_hook, *abort_hook;
} Options;

typedef enum OptionGroup {
    OPTION_LAUNCHER,
    OPTION_STANDARD,
    OPTION_EXTRA,
    OPTION_ACCEPTED,
    OPTION_REFUSED,
    OPTION_INTERNAL
} OptionGroup;

void options_init(Options *options);
/* One option. False and a message that names it when it is unknown or absurd. True and a
 * message that is not "": it is taken, and this is to be said of it. */
bool options_parse(Options *options, const char *text, void *extra, char *message, size_t size);
/* What only shows when all are known: false and a message when they contradict each other. */
bool options_finish(Options *options, char *message, size_t size);
void options_free(Options *options);
/* Row `number` of options.def; false behind the last one. */
bool options_row(unsigned number, OptionGroup *group, const char **name, const char **syntax,
                 const char **help);
const char *options_property(const Options *options, const char *key);
/* Of `given`: not what the launcher says of the program. */
bool option_is_of_user(const char *option);

#endif
